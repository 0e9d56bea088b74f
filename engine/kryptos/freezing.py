"""A state as plain values and back, with its own version: what a table keeps of a game."""

from engine.codec import Json
from engine.core import Seat
from engine.kryptos.scoring import Outcome, Reason
from engine.kryptos.setup import OPTIONS, Options
from engine.kryptos.state import Attempt, Hand, State
from engine.kryptos.terms import Phase

VERSION = 1


def freeze(state: State) -> Json:
    """The whole state, secrets included, as values that any serialiser can write."""
    return {
        "version": VERSION,
        "options": freeze_options(state.options),
        "hands": [_freeze_hand(hand) for hand in state.hands],
        "aside": list(state.aside),
        "sat": [[seat, index] for seat, index in state.sat],
        "left": list(state.left),
        "phase": state.phase.value,
        "turn": state.turn,
        "revealed": state.revealed,
        "round": state.round,
        "last_reveal": state.last_reveal,
        "last_round": state.last_round,
        "attempts": [_freeze_attempt(attempt) for attempt in state.attempts],
        "outcome": None if state.outcome is None else [state.outcome.winner, state.outcome.reason.value],
    }


def thaw(frozen: Json) -> State:
    """The state that was frozen; `ValueError` for an unknown version."""
    if frozen["version"] != VERSION:
        raise ValueError(f"a card game of version {frozen['version']}, not {VERSION}")
    return State(
        options=Options(**frozen["options"]),
        hands=tuple(_thaw_hand(hand) for hand in frozen["hands"]),
        aside=tuple(frozen["aside"]),
        sat=tuple((Seat(seat), index) for seat, index in frozen["sat"]),
        left=tuple(Seat(seat) for seat in frozen["left"]),
        phase=Phase(frozen["phase"]),
        turn=frozen["turn"],
        revealed=frozen["revealed"],
        round=frozen["round"],
        last_reveal=frozen["last_reveal"],
        last_round=frozen["last_round"],
        attempts=tuple(_thaw_attempt(*attempt) for attempt in frozen["attempts"]),
        outcome=None if frozen["outcome"] is None else _thaw_outcome(*frozen["outcome"]),
    )


def freeze_options(options: Options) -> dict[str, bool]:
    """Options by name, as a record writes them too."""
    return {option: getattr(options, option) for option in OPTIONS}


def _freeze_hand(hand: Hand) -> Json:
    return {
        "seat": hand.seat,
        "cards": list(hand.cards),
        "shown": sorted(hand.shown),
        "points": hand.points,
        "vacant": hand.vacant,
    }


def _thaw_hand(frozen: Json) -> Hand:
    return Hand(
        seat=Seat(frozen["seat"]),
        cards=tuple(frozen["cards"]),
        shown=frozenset(frozen["shown"]),
        points=frozen["points"],
        vacant=frozen["vacant"],
    )


def _freeze_attempt(attempt: Attempt) -> list[str | int | bool]:
    return [
        attempt.round,
        attempt.by,
        attempt.owner,
        attempt.place,
        attempt.number,
        attempt.right,
        attempt.bought,
    ]


def _thaw_attempt(round_: int, by: str, owner: int, place: int, number: int, right: bool, bought: bool) -> Attempt:
    return Attempt(round_, Seat(by), owner, place, number, right, bought)


def _thaw_outcome(winner: str | None, reason: str) -> Outcome:
    return Outcome(None if winner is None else Seat(winner), Reason(reason))
