"""What may be seen: the public view and each seat's view, built up from what they may know, never stripped.

Of a hidden card everybody knows its place in the sorted hand, and of a hand how many hidden cards of each colour it
has (K3); of the cards that lie aside, their colours (K2, K12). Until the end only the owner knows the numbers.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial

from engine import core
from engine.core import Seat
from engine.kryptos.cards import tokens
from engine.kryptos.opening import revealable
from engine.kryptos.scoring import Outcome
from engine.kryptos.setup import Options
from engine.kryptos.state import Attempt, Hand, State
from engine.kryptos.terms import Colour, Phase


@dataclass(frozen=True, slots=True)
class HandView:
    """What everybody may know of a hand: its cards from left to right, None for a hidden one."""

    seat: Seat
    vacant: bool
    points: int
    cards: tuple[int | None, ...]
    tokens: Mapping[Colour, int]  # of the hidden cards
    dealt: tuple[int, ...] = ()  # only when the game is over

    @property
    def hidden(self) -> tuple[int, ...]:
        """The places of the hidden cards."""
        return tuple(place for place, number in enumerate(self.cards, start=1) if number is None)


@dataclass(frozen=True, slots=True)
class AttemptView:
    """A guess that all heard, and whether it was right (K8, K9)."""

    round: int
    by: Seat
    owner: Seat
    place: int
    number: int
    right: bool
    bought: bool  # K10: for one point, to the owner of the card by the bribe (K11)
    points: int  # K8: what the card brought


@dataclass(frozen=True, slots=True)
class TableView(core.TableView):
    """What everybody may know, spectators included."""

    options: Options
    phase: Phase
    round: int
    last_round: bool
    turn: Seat | None  # the player who is to reveal or to guess
    top: int  # the highest number in the game
    hands: tuple[HandView, ...]  # in turn order, from the first player
    aside: Mapping[Colour, int]
    attempts: tuple[AttemptView, ...]
    end_may_be_called: bool  # K17
    outcome: Outcome | None
    aside_dealt: tuple[int, ...] = ()  # only when the game is over

    def hand(self, seat: Seat) -> HandView:
        """The hand of a seat, also of one that was left; `KeyError` for a stranger."""
        for hand in self.hands:
            if hand.seat == seat:
                return hand
        raise KeyError(seat)


@dataclass(frozen=True, slots=True)
class SeatView(core.SeatView):
    """What one seated player may know besides the public view."""

    seat: Seat
    table: TableView
    cards: tuple[int, ...]  # this player's hand
    revealable: tuple[int, ...] = ()  # the places that this player may open now (K5, K6)


def table_view(state: State) -> TableView:
    over = state.phase is Phase.OVER
    return TableView(
        options=state.options,
        phase=state.phase,
        round=state.round,
        last_round=state.last_round,
        turn=None if over else state.mover.seat,
        top=state.top,
        hands=tuple(_hand_view(hand, over) for hand in state.hands),
        aside=tokens(state.aside),
        attempts=tuple(map(partial(_attempt_view, state), state.attempts, state.rewards)),
        end_may_be_called=not over and state.quiet,
        outcome=state.outcome,
        aside_dealt=state.aside if over else (),
    )


def seat_view(state: State, seat: Seat, public: TableView | None = None) -> SeatView:
    """What this seated player may know; `KeyError` for a stranger.

    `public` is the table's view of the same state, from a caller that has it.
    """
    index = state.index_of(seat)
    if index is None:
        raise KeyError(seat)
    hand = state.hands[index]
    reveals = state.phase is Phase.REVEAL and state.turn == index
    return SeatView(
        seat=seat,
        table=public or table_view(state),
        cards=hand.cards,
        revealable=tuple(hand.place(number) for number in revealable(state)) if reveals else (),
    )


def _hand_view(hand: Hand, over: bool) -> HandView:
    return HandView(
        seat=hand.seat,
        vacant=hand.vacant,
        points=hand.points,
        cards=tuple(number if number in hand.shown else None for number in hand.cards),
        tokens=tokens(hand.hidden),
        dealt=hand.cards if over else (),
    )


def _attempt_view(state: State, attempt: Attempt, points: int) -> AttemptView:
    return AttemptView(
        round=attempt.round,
        by=attempt.by,
        owner=state.hands[attempt.owner].seat,
        place=attempt.place,
        number=attempt.number,
        right=attempt.right,
        bought=attempt.bought,
        points=points,
    )
