"""The card game as people meet it at a table."""

from collections.abc import Mapping
from typing import Any

from engine.actions import TimeUp
from tgbot.answers import Moment
from tgbot.documents import Notice, Table
from tgbot.drafting import Sent
from tgbot.kryptos.course import duties
from tgbot.kryptos.taps import LOBBY_TAPS, TAPS
from tgbot.locale import Say
from tgbot.play import act, noticed
from tgbot.screens.kryptos_board import board_messages, log_lines
from tgbot.screens.kryptos_card import private_messages
from tgbot.screens.kryptos_lobby import lobby_lines, lobby_rows
from tgbot.screens.kryptos_parts import card_text
from tgbot.screens.kryptos_picture import table_picture
from tgbot.sitting import sitting
from tgbot.table_game import TableGame
from tgbot.turn import Turn


def peek(table: Table, user: int, say: Say) -> str:
    """Return a player's own cards as an alert says them."""
    return say.plain("alert-cards", cards=" ".join(map(card_text, sitting(table).seat(user).cards)))


def takes_text(table: Table, turn: Turn, sent: Sent) -> Table:
    """Say kindly that nothing is to be written in this game."""
    return table if sent.edited else noticed(table, turn.person.id, Notice(text="notice-by-buttons"))


def no_text(_: Table, __: int) -> bool:
    """Tell that the game never waits for a text."""
    return False


def no_lines(_: Table, __: int) -> int:
    """Return that no lines are wanted."""
    return 0


def nobody(_: Any) -> list[int]:
    """Return that each plays for themselves."""
    return []


def unchanged(table: Table, _: Moment) -> Table:
    """Return the table as it is: the rules themselves go on when seats change (K18)."""
    return table


def late(table: Table) -> list[int]:
    """Return whose time is up."""
    return list(duties(sitting(table).view()))


def time_up(table: Table, moment: Moment) -> Table:
    """Go on: the turn passes, or the lowest legal card is opened."""
    return act(table, None, TimeUp(), moment)


def named_header(header: dict[str, Any], called: Mapping[str, str]) -> dict[str, Any]:
    """Return the header of a record with the names of the players, round the table."""
    return header | {
        "players": [called[seat] for seat in header["players"]],
        "first": called[header["first"]],
        "hands": {called[seat]: hand for seat, hand in header["hands"].items()},
    }


KRYPTOS_GAME = TableGame(
    lobby_taps=LOBBY_TAPS,
    taps=TAPS,
    peek=peek,
    takes_text=takes_text,
    lines_wanted=no_lines,
    wants_text=no_text,
    hears_text=no_text,
    after_leaving=unchanged,
    after_seating=unchanged,
    late=late,
    time_up=time_up,
    lobby_lines=lobby_lines,
    lobby_rows=lobby_rows,
    board=board_messages,
    private=private_messages,
    sharing=nobody,
    sheet_lines=log_lines,
    picture=table_picture,
    called="track-game",
    rules="rules-cards-",
    rules_pages=5,
    named_header=named_header,
)
