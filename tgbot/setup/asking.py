"""Questions to the operator, on the terminal."""

import getpass
from typing import Protocol


class Asking(Protocol):
    """Whoever can be asked."""

    def secret(self, question: str) -> str:
        """Return an answer that nobody else shall see."""

    def line(self, question: str) -> str:
        """Return an answer, or nothing for what was proposed."""

    def agrees(self, question: str) -> bool:
        """Return whether the answer is yes."""


class Terminal:
    """Asks a person at the keyboard."""

    def secret(self, question: str) -> str:
        """Return what is typed; the terminal does not show it."""
        return getpass.getpass(question).strip()

    def line(self, question: str) -> str:
        """Return what is typed."""
        return input(question).strip()

    def agrees(self, question: str) -> bool:
        """Return whether a y was typed."""
        return input(f"{question} [y/N] ").strip().lower() in {"y", "yes"}
