"""A state as plain values and back, with its own version: what a table keeps of a game."""

from collections.abc import Iterable

from engine.codec import Json
from engine.codes.clues import Clue, Draft, Media
from engine.codes.lineups import LINEUPS
from engine.codes.scoring import Outcome, Reason, Tally
from engine.codes.setup import NO_SLOT_NAMES, Deck, SlotNames
from engine.codes.state import Half, Place, Side, State, Written
from engine.codes.terms import Mark, Phase
from engine.core import Seat

VERSION = 1


def freeze(state: State) -> Json:
    """The whole state, secrets included, as values that any serialiser can write."""
    number_words = {"number_words": list(state.number_words)} if state.number_words else {}
    return (
        number_words
        | ({"recited": True} if state.recited else {})
        | freeze_slot_names(state.slot_names)
        | {
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
    )


def thaw(frozen: Json) -> State:
    """The state that was frozen; `ValueError` for an unknown version."""
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
        number_words=tuple(frozen.get("number_words", ())),  # missing in a game that was saved before it had any
        slot_names=_thaw_slot_names(frozen.get("slot_names")),  # likewise
        recited=frozen.get("recited", False),
    )


def freeze_slot_names(slots: SlotNames) -> Json:
    """The names of the slots under their key, or nothing where a game has none."""
    if slots == NO_SLOT_NAMES:
        return {}
    named = {"numbers": list(slots.numbers), "ordinals": list(slots.ordinals), "words": slots.words}
    return {"slot_names": named}


def freeze_clue(clue: Clue | None) -> str | dict[str, str] | None:
    """A clue as a record writes it."""
    return {"media": clue.kind, "id": clue.id} if isinstance(clue, Media) else clue


def thaw_clue(frozen: object) -> Clue | None:
    """The clue that a record wrote; `TypeError` for anything else."""
    match frozen:
        case None | str():
            return frozen
        case {"media": str(kind), "id": str(file)}:
            return Media(kind, file)
    raise TypeError("not a clue")


def _thaw_slot_names(frozen: Json | None) -> SlotNames:
    if frozen is None:
        return NO_SLOT_NAMES
    return SlotNames(tuple(frozen["numbers"]), tuple(frozen["ordinals"]), frozen["words"])


def _freeze_side(side: Side) -> Json:
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


def _thaw_side(frozen: Json) -> Side:
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


def _thaw_written(author: str, clues: list[object]) -> Written:
    return Written(Seat(author), _thaw_clues(clues))


def _freeze_half(half: Half) -> Json:
    return {
        "round": half.round,
        "side": half.side,
        "encoder": half.encoder,
        "clues": _freeze_clues(half.clues),
        "marks": [mark.value for mark in half.marks],
        "guess": half.guess,
        "interception": half.interception,
        "code": half.code,
        **({"guessers": list(half.guessers)} if half.guessers else {}),
        **({"interceptors": list(half.interceptors)} if half.interceptors else {}),
    }


def _thaw_half(frozen: Json) -> Half:
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
        guessers=_thaw_seats(frozen.get("guessers", ())),  # missing in a half that was saved before they were noted
        interceptors=_thaw_seats(frozen.get("interceptors", ())),
    )


def _thaw_seats(frozen: Iterable[str]) -> tuple[Seat, ...]:
    return tuple(map(Seat, frozen))


def _freeze_outcome(outcome: Outcome) -> Json:
    winners = None if outcome.winners is None else list(outcome.winners)
    return {"winners": winners, "reason": outcome.reason.value}


def _thaw_outcome(frozen: Json) -> Outcome:
    winners = None if frozen["winners"] is None else tuple(frozen["winners"])
    return Outcome(winners, Reason(frozen["reason"]))


def _freeze_clues(clues: Draft) -> list[str | dict[str, str] | None]:
    return [freeze_clue(clue) for clue in clues]


def _thaw_clues(frozen: list[object]) -> Draft:
    first, second, third = (thaw_clue(clue) for clue in frozen)
    return first, second, third
