"""Small titles at the end of a card game, for what is worth a smile: only what is true."""

from dataclasses import dataclass
from enum import StrEnum

from engine.core import Seat
from engine.kryptos.views import TableView

MAX_TITLES = 2
SHARP_GUESSES = 4
LATE_FINDS = 2


class Honour(StrEnum):
    """What a title is for; the loudest first."""

    SHARPSHOOTER = "sharpshooter"  # never missed
    POKER_FACE = "poker-face"  # guessed at, and never found
    SECOND_WIND = "second-wind"  # found by bought attempts (K10)
    TIE = "tie"  # won by the turn order (K14)
    PHOTO_FINISH = "photo-finish"  # won by one point


@dataclass(frozen=True, slots=True)
class Title:
    """A title, whose it is, and a number that belongs to it."""

    honour: Honour
    seat: Seat
    count: int = 0


def titles(view: TableView) -> list[Title]:
    """The loudest titles of a finished game, each to the player who earned it most; none without a winner."""
    if view.outcome is None or view.outcome.winner is None:
        return []
    playing = [hand.seat for hand in view.hands if not hand.vacant]
    earned = (
        _sharpshooters(view, playing),
        _poker_faces(view, playing),
        _second_winds(view, playing),
        _photo_finish(view, playing, view.outcome.winner),
    )
    return [max(equals, key=lambda title: title.count) for equals in earned if equals][:MAX_TITLES]


def _sharpshooters(view: TableView, playing: list[Seat]) -> list[Title]:
    own = {seat: [attempt for attempt in view.attempts if attempt.by == seat] for seat in playing}
    return [
        Title(Honour.SHARPSHOOTER, seat, len(tried))
        for seat, tried in own.items()
        if len(tried) >= SHARP_GUESSES and all(attempt.right for attempt in tried)
    ]


def _poker_faces(view: TableView, playing: list[Seat]) -> list[Title]:
    """Of hands that are hidden still: one that was left lies open (K18), also before a substitute."""
    playing = [seat for seat in playing if view.hand(seat).hidden]
    at = {seat: [attempt for attempt in view.attempts if attempt.owner == seat] for seat in playing}
    return [
        Title(Honour.POKER_FACE, seat, len(tried))
        for seat, tried in at.items()
        if tried and not any(attempt.right for attempt in tried)
    ]


def _second_winds(view: TableView, playing: list[Seat]) -> list[Title]:
    bought = [attempt.by for attempt in view.attempts if attempt.bought and attempt.right]
    counted = {seat: bought.count(seat) for seat in playing}
    return [Title(Honour.SECOND_WIND, seat, count) for seat, count in counted.items() if count >= LATE_FINDS]


def _photo_finish(view: TableView, playing: list[Seat], winner: Seat) -> list[Title]:
    ahead = min((view.hand(winner).points - view.hand(seat).points for seat in playing if seat != winner), default=-1)
    honour = {0: Honour.TIE, 1: Honour.PHOTO_FINISH}.get(ahead)
    return [] if honour is None else [Title(honour, winner)]
