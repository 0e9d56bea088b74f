"""The lobby of the card game: who sits in the circle, who begins, and the optional rules."""

from engine.kryptos.setup import OPTIONS, Options
from tgbot.games.kryptos.buttons import NO_SEAT, SetFirst, SetOption
from tgbot.games.kryptos.lifecycle import chosen_first, options_chosen, options_played
from tgbot.games.kryptos.model import OWN
from tgbot.i18n.texts import Html, Say, join
from tgbot.tables.buttons import Shuffle
from tgbot.tables.model import Table
from tgbot.telegram.messages import Button, Rows
from tgbot.ui.parts import NOTHING, seat_names


def lobby_lines(table: Table, say: Say) -> list[Html]:
    """The game, the players in turn order, and the rules; what it is about gives way to the keys that are unfolded."""
    seats = seat_names(table, say)
    lines = [
        say("cards-lobby-title"),
        say("cards-lobby-order", names=join(" → ", seats)),
        say("cards-lobby-first", name=first_name(table, say)),
    ]
    if OWN.of(table).options:
        lines.append(say("cards-lobby-options", options=options_text(options_played(table), say)))
    if options_chosen(table).mystery and not options_played(table).mystery:
        lines.append(say("cards-lobby-no-mystery"))
    return lines if table.lobby_menu else [*lines, Html(""), say("cards-lobby-intro")]


def lobby_rows(table: Table, say: Say) -> Rows:
    """The buttons for the turn order and the rules."""
    toggles = [_toggle(table, option, say) for option in OPTIONS]
    rows = [tuple(toggles[:1]), tuple(toggles[1:])]
    if len(table.players) > 1:
        rows.insert(0, (_first_button(table, say), Button(say.plain("button-shuffle"), Shuffle())))
    return tuple(rows)


def first_name(table: Table, say: Say) -> str:
    """The name of the player who begins, if one was chosen (K4)."""
    chosen = chosen_first(table)
    return say.plain("cards-first-by-lot") if chosen is None else table.name(chosen)


def options_text(options: Options, say: Say) -> str:
    """The optional rules in words."""
    return ", ".join(say.plain(f"option-{option}") for option in OPTIONS if getattr(options, option)) or NOTHING


def _first_button(table: Table, say: Say) -> Button:
    """The button for the next possible first player, cycling back to a random one (K4)."""
    seats = [NO_SEAT, *(player.seat for player in table.players)]
    at = seats.index(chosen_first(table) or NO_SEAT)
    return Button(say.plain("button-first"), SetFirst(seats[(at + 1) % len(seats)]))


def _toggle(table: Table, option: str, say: Say) -> Button:
    on = option in OWN.of(table).options
    return Button(say.plain(f"button-option-{option}-{'on' if on else 'off'}"), SetOption(option, int(not on)))
