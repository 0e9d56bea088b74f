"""The code game as people meet it at a table."""

from collections.abc import Mapping
from typing import Any

from engine.codes.views import SeatView
from tgbot.codes_seats import after_leaving, draw_again, late, time_up
from tgbot.codes_taps import TAPS
from tgbot.codes_texts import lines_wanted, takes_text, wants_text
from tgbot.codes_words import words_alert
from tgbot.documents import Player, Table
from tgbot.locale import Say
from tgbot.screens.answer_card import sharing
from tgbot.screens.board import board_messages
from tgbot.screens.card import card_message
from tgbot.screens.codes_lobby import lobby_lines, lobby_rows
from tgbot.screens.message import Message
from tgbot.screens.sheet import sheet_lines, sheet_picture
from tgbot.screens.talk import talk_messages
from tgbot.table_game import TableGame
from tgbot.talk import may_talk


def private_messages(table: Table, view: SeatView, player: Player, say: Say) -> list[Message]:
    """Return what a player's own chat shows: what the team says, and the card below it."""
    return [*talk_messages(table, view.table, player.user, say), card_message(table, view, player, say)]


def named_header(header: dict[str, Any], called: Mapping[str, str]) -> dict[str, Any]:
    """Return the header of a record with the names of the players, side by side."""
    players = {side: [called[seat] for seat in seats] for side, seats in header["players"].items()}
    return header | {"players": players}


CODES_GAME = TableGame(
    lobby_taps={},
    taps=TAPS,
    peek=words_alert,
    takes_text=takes_text,
    lines_wanted=lines_wanted,
    wants_text=wants_text,
    hears_text=may_talk,
    after_leaving=after_leaving,
    after_seating=draw_again,
    late=late,
    time_up=time_up,
    lobby_lines=lobby_lines,
    lobby_rows=lobby_rows,
    board=board_messages,
    private=private_messages,
    sharing=sharing,
    sheet_lines=sheet_lines,
    picture=sheet_picture,
    called="picture-game",
    rules="rules-",
    rules_pages=7,
    named_header=named_header,
)
