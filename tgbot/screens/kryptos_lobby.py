"""The lobby of the card game: who sits in the circle, who begins, and which rules are added."""

from engine.kryptos.setup import Options
from tgbot.documents import Table
from tgbot.kryptos.course import MYSTERY, OPTIONS, options_played
from tgbot.kryptos.presses import SetFirst, SetOption
from tgbot.locale import Html, Say, join
from tgbot.presses import Shuffle
from tgbot.screens.message import Button, Rows
from tgbot.screens.parts import NOTHING, seat_name


def lobby_lines(table: Table, say: Say) -> list[Html]:
    """Return what is played, who plays in which order, and by which rules."""
    seats = [seat_name(table, player, say) for player in table.players]
    lines = [
        say("cards-lobby-title"),
        say("cards-lobby-intro"),
        Html(""),
        say("cards-lobby-order", names=join(" → ", seats)),
    ]
    lines.append(say("cards-lobby-first", name=_first(table, say)))
    lines.append(say("cards-lobby-options", options=options_text(options_played(table), say)))
    if MYSTERY in table.options and not options_played(table).mystery:
        lines.append(say("cards-lobby-no-mystery"))
    return lines


def lobby_rows(table: Table, say: Say) -> Rows:
    """Return the buttons by which the order and the rules are chosen."""
    toggles = [_toggle(table, option, say) for option in OPTIONS]
    rows = [tuple(toggles[:1]), tuple(toggles[1:])]
    if len(table.players) > 1:
        rows.insert(0, (_first_button(table, say), Button(say.plain("button-shuffle"), Shuffle())))
    return tuple(rows)


def options_text(options: Options, say: Say) -> str:
    """Return the rules that are added."""
    return ", ".join(say.plain(f"option-{option}") for option in OPTIONS if getattr(options, option)) or NOTHING


def _first(table: Table, say: Say) -> str:
    chosen = table.player(table.first)
    return say.plain("cards-first-by-lot") if chosen is None else table.name(chosen.user)


def _first_button(table: Table, say: Say) -> Button:
    """Return the button that goes on to the next one who could begin, and round to the lot (K4)."""
    seats = [0, *(player.user for player in table.players)]
    at = seats.index(table.first) if table.first in seats else 0
    return Button(say.plain("button-first"), SetFirst(str(seats[(at + 1) % len(seats)])))


def _toggle(table: Table, option: str, say: Say) -> Button:
    on = option in table.options
    return Button(say.plain(f"button-option-{option}-{'on' if on else 'off'}"), SetOption(option, int(not on)))
