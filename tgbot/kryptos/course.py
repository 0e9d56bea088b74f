"""The course of the card game: everybody sits in one circle, and one player at a time is awaited."""

from collections import Counter
from dataclasses import dataclass
from typing import Any

from engine.core import Seat
from engine.kryptos.cards import MYSTERY_PLAYERS, PLAYERS
from engine.kryptos.setup import Options, deal_cards
from engine.kryptos.terms import Phase
from engine.kryptos.views import TableView
from engine.registry import GAMES
from tgbot.answers import Moment
from tgbot.course import Course
from tgbot.documents import PlayerTally, Table
from tgbot.pace import Pace

ADVANCED, MYSTERY, BRIBE = "advanced", "mystery", "bribe"
OPTIONS = (ADVANCED, MYSTERY, BRIBE)  # K6, K12, K11


@dataclass(frozen=True, slots=True)
class Circle:
    """The one side of the card game, and its only line-up: each plays for themselves, in the order of the seats."""

    key: str = "circle"
    sizes: range = PLAYERS
    most_apart: int = 0

    @property
    def sides(self) -> tuple["Circle"]:
        """Return the circle itself."""
        return (self,)


CIRCLE = Circle()


def lineups(_: Table) -> tuple[Circle]:
    """Return the only line-up."""
    return (CIRCLE,)


def options_played(table: Table) -> Options:
    """Return the rules that so many players can add: mystery is for four or five (K12)."""
    mystery = MYSTERY in table.options and len(table.players) in MYSTERY_PLAYERS
    return Options(advanced=ADVANCED in table.options, mystery=mystery, bribe=BRIBE in table.options)


def start(table: Table, moment: Moment, _: tuple[str, ...]) -> tuple[Any, Table]:
    """Shuffle and deal (K2), with the first player that was chosen or that the lot falls on (K4).

    The players of the table stand in turn order from then on.
    """
    seats = [Seat(str(player.user)) for player in table.players]
    chosen = Seat(str(table.first))
    setup = deal_cards(seats, options_played(table), moment.chance, first=chosen if chosen in seats else None)
    at = seats.index(setup.first)
    return GAMES["kryptos"].start(setup).state, table.but(players=(*table.players[at:], *table.players[:at]))


def duties(view: TableView) -> dict[int, tuple[object, ...]]:
    """Return whom the table waits for: each reveal and each turn is a duty, and both attempts of a turn are one."""
    if view.turn is None:
        return {}
    hidden = len(view.hand(view.turn).hidden) if view.phase is Phase.REVEAL else 0
    return {int(view.turn): (view.round, hidden)}


def decision(view: TableView) -> tuple[object, ...]:
    """Return what tells one decision from the next: whose it is, what lies open, and what was tried."""
    hands = tuple((hand.seat, hand.vacant, hand.cards) for hand in view.hands)
    return view.round, view.phase, view.turn, len(view.attempts), hands


def due(pace: Pace, view: TableView, now: float) -> float | None:
    """Return until when the table waits for the player on turn."""
    return None if view.turn is None or pace.guess is None else now + pace.guess


def never(_: TableView, __: TableView) -> bool:
    """Tell that this game has no sandglass to turn."""
    return False


def vacant(view: TableView) -> frozenset[int]:
    """Return whose seats stand empty (K18)."""
    return frozenset(int(hand.seat) for hand in view.hands if hand.vacant)


def earned(view: TableView) -> dict[int, PlayerTally]:
    """Return what each player has earned; nothing where the game has no winner."""
    if view.outcome is None or view.outcome.winner is None:
        return {}
    tried = Counter(attempt.by for attempt in view.attempts)
    found = Counter(attempt.by for attempt in view.attempts if attempt.right)
    return {
        int(hand.seat): PlayerTally(
            name="",
            games=1,
            card_wins=int(hand.seat == view.outcome.winner),
            cards_found=found[hand.seat],
            card_guesses=tried[hand.seat],
        )
        for hand in view.hands
        if not hand.vacant
    }


KRYPTOS_COURSE = Course(
    lineups=lineups,
    start=start,
    duties=duties,
    decision=decision,
    due=due,
    turns_sandglass=never,
    vacant=vacant,
    earned=earned,
    shared=lambda _: {},  # everybody guesses alone
)
