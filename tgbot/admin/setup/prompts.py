"""Questions to the operator, on the terminal."""

import getpass
from typing import Protocol


class Asking(Protocol):
    """A source of answers."""

    def secret(self, question: str) -> str:
        """An answer that must not be shown."""

    def line(self, question: str) -> str:
        """An answer; empty for the proposed one."""

    def agrees(self, question: str, *, proposed: bool = False) -> bool:
        """Whether the answer is yes; an empty one is the proposed one."""


class Terminal:
    """Asks the operator at the keyboard."""

    def secret(self, question: str) -> str:
        return getpass.getpass(question).strip()

    def line(self, question: str) -> str:
        return input(question).strip()

    def agrees(self, question: str, *, proposed: bool = False) -> bool:
        answer = input(f"{question} {'[Y/n]' if proposed else '[y/N]'} ").strip().lower()
        return answer in {"y", "yes"} if answer else proposed
