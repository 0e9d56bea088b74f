"""A setting: one row of the settings page, its choices, and how a choice changes the table."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Generic, TypeAlias, TypeVar

from tgbot.i18n.texts import Say
from tgbot.tables.context import Moment
from tgbot.tables.model import Table
from tgbot.telegram.buttons import Press

Choice = TypeVar("Choice", str, int)


class Holds(StrEnum):
    """From when on a choice holds."""

    NOW = "now"
    STEP = "step"  # from the next decision of a running game on
    GAME = "game"  # from the next game on


@dataclass(frozen=True, slots=True)
class Setting(Generic[Choice]):
    """What can be chosen, what is chosen now, and the texts for both.

    Its row on the page is the text `setting-<key>` with `$value`; `setting-about-<key>` explains it above its choices,
    whose buttons are made from `press(choice)`.
    """

    key: str
    press: Callable[[Choice], Press]
    choices: tuple[Choice, ...]
    current: Callable[[Table], Choice]
    choose: Callable[[Table, Choice, Moment], Table]
    label: Callable[[Say, Choice], str]  # of a button
    value: Callable[[Say, Choice], str | int]  # in the row
    holds: Holds = Holds.NOW
    announced: bool = False  # the lobby names it where it is not the default

    def line(self, table: Table, say: Say) -> str:
        """The setting with what is chosen now."""
        return say.plain(f"setting-{self.key}", value=self.value(say, self.current(table)))

    def changed(self, table: Table) -> bool:
        """Something else than the default is chosen."""
        return self.current(table) != self.current(Table(chat=table.chat))


AnySetting: TypeAlias = Setting[Any]
"""A setting to those who only list it."""


def capital(words: str) -> str:
    """Words as a button begins: what stands within a row stands alone there."""
    return words[:1].upper() + words[1:]


def switch(
    key: str, press: Callable[[int], Press], current: Callable[[Table], bool], choose: Callable[[Table, bool], Table]
) -> Setting[int]:
    """A setting that is on or off."""
    return Setting(
        key=key,
        press=press,
        choices=(1, 0),
        current=lambda table: int(current(table)),
        choose=lambda table, on, _: choose(table, on == 1),
        label=lambda say, on: say.plain(f"button-{key}-{'on' if on else 'off'}"),
        value=lambda say, on: say.plain("setting-on" if on else "setting-off"),
    )
