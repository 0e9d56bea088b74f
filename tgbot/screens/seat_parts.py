"""What every board says of its seats: who cannot be written to, and which can be taken."""

from tgbot.documents import Table
from tgbot.locale import Html, Say
from tgbot.presses import TakeSeat
from tgbot.screens.message import Button, Rows
from tgbot.vacancies import free_seats


def unreachable(table: Table, say: Say) -> list[Html]:
    """Name players whom the bot cannot write to: they blocked it, or have never opened it."""
    shut = [table.name(player.user) for player in table.players if not player.ready and not player.left]
    return [say("board-unreachable", names=", ".join(shut))] if shut else []


def seat_rows(table: Table, say: Say) -> Rows:
    """Offer every seat that can be taken."""
    return tuple(
        (Button(say.plain("button-take-seat", name=table.name(seat)), TakeSeat(str(seat)), style="success"),)
        for seat in free_seats(table)
    )
