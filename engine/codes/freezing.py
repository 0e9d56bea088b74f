"""A state as plain values and back, with a version of its own: what a table keeps of a game."""

from collections.abc import Mapping
from typing import Any

from engine.codes.clues import Clue, Draft, Media
from engine.codes.lineups import LINEUPS
from engine.codes.scoring import Outcome, Reason, Tally
from engine.codes.setup import Deck
from engine.codes.state import Half, Place, Side, State, Written
from engine.codes.terms import Mark, Phase
from engine.core import Seat

VERSION = 1


def freeze(state: State) -> dict[str, Any]:
    """Return the whole state, secrets included, as values that any serialiser can write."""
    return {
        "version": VERSION,
        "lineup": state.lineup.key,
        "phase": state.phase.value,
        "round": state.round,
        "sides": [_freeze_side(side) for side in state.sides],
        "sat": [[seat, key] for seat, key in state.sat],
        "half": None if state.half is None else _freeze_half(state.half),
        "played": [_freeze_half(half) for half in state.played],
        "outcome": None if state.outcome is None else _freeze_outcome(state.outcome),
    }


def thaw(frozen: Mapping[str, Any]) -> State:
    """Return the state that was frozen; `ValueError` for a version that this program does not know."""
    if frozen["version"] != VERSION:
        raise ValueError(f"a code game of version {frozen['version']}, not {VERSION}")
    first, second = (_thaw_side(side) for side in frozen["sides"])
    return State(
        lineup=LINEUPS[frozen["lineup"]],
        sides=(first, second),
        sat=tuple((Seat(seat), key) for seat, key in frozen["sat"]),
        phase=Phase(frozen["phase"]),
        round=frozen["round"],
        half=None if frozen["half"] is None else _thaw_half(frozen["half"]),
        played=tuple(_thaw_half(half) for half in frozen["played"]),
        outcome=None if frozen["outcome"] is None else _thaw_outcome(frozen["outcome"]),
    )


def freeze_clue(clue: Clue | None) -> str | dict[str, str] | None:
    """Return a clue as a record writes it."""
    return {"media": clue.kind, "id": clue.id} if isinstance(clue, Media) else clue


def thaw_clue(frozen: Any) -> Clue | None:
    """Return the clue that a record wrote; `TypeError` for what is no clue."""
    match frozen:
        case None | str():
            return frozen
        case {"media": str(kind), "id": str(file)}:
            return Media(kind, file)
    raise TypeError("not a clue")


def _freeze_side(side: Side) -> dict[str, Any]:
    return {
        "key": side.key,
        "places": [[place.seat, place.vacant] for place in side.places],
        "keywords": list(side.keywords),
        "translations": [list(forms) for forms in side.translations],
        "seed": side.deck.seed,
        "listed": list(side.deck.listed),
        "drawn": side.drawn,
        "tally": [side.tally.intercepts, side.tally.miscommunications],
        "encoder": side.encoder,
        "code": side.code,
        "draft": _freeze_clues(side.draft),
        "written": None if side.written is None else [side.written.author, _freeze_clues(side.written.clues)],
        "words_guess": None if side.words_guess is None else list(side.words_guess),
    }


def _thaw_side(frozen: Mapping[str, Any]) -> Side:
    return Side(
        key=frozen["key"],
        places=tuple(Place(Seat(seat), vacant) for seat, vacant in frozen["places"]),
        keywords=tuple(frozen["keywords"]),
        translations=tuple(tuple(forms) for forms in frozen["translations"]),
        deck=Deck(frozen["seed"], tuple(frozen["listed"])),
        drawn=frozen["drawn"],
        tally=Tally(*frozen["tally"]),
        encoder=frozen["encoder"],
        code=frozen["code"],
        draft=_thaw_clues(frozen["draft"]),
        written=None if frozen["written"] is None else _thaw_written(*frozen["written"]),
        words_guess=None if frozen["words_guess"] is None else tuple(frozen["words_guess"]),
    )


def _thaw_written(author: str, clues: list[Any]) -> Written:
    return Written(Seat(author), _thaw_clues(clues))


def _freeze_half(half: Half) -> dict[str, Any]:
    return {
        "round": half.round,
        "side": half.side,
        "encoder": half.encoder,
        "clues": _freeze_clues(half.clues),
        "marks": [mark.value for mark in half.marks],
        "guess": half.guess,
        "interception": half.interception,
        "code": half.code,
    }


def _thaw_half(frozen: Mapping[str, Any]) -> Half:
    first, second, third = (Mark(mark) for mark in frozen["marks"])
    return Half(
        round=frozen["round"],
        side=frozen["side"],
        encoder=Seat(frozen["encoder"]),
        clues=_thaw_clues(frozen["clues"]),
        marks=(first, second, third),
        guess=frozen["guess"],
        interception=frozen["interception"],
        code=frozen["code"],
    )


def _freeze_outcome(outcome: Outcome) -> dict[str, Any]:
    winners = None if outcome.winners is None else list(outcome.winners)
    return {"winners": winners, "reason": outcome.reason.value}


def _thaw_outcome(frozen: Mapping[str, Any]) -> Outcome:
    winners = None if frozen["winners"] is None else tuple(frozen["winners"])
    return Outcome(winners, Reason(frozen["reason"]))


def _freeze_clues(clues: Draft) -> list[str | dict[str, str] | None]:
    return [freeze_clue(clue) for clue in clues]


def _thaw_clues(frozen: list[Any]) -> Draft:
    first, second, third = (thaw_clue(clue) for clue in frozen)
    return first, second, third
