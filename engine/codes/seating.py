"""Seats and the role of the encoder: seating, leaving, substitutes, and drawing codes."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from engine.codes.actions import RedrawCode, Substitute
from engine.codes.clues import NO_CLUES
from engine.codes.events import CodeRedrawn, SeatLeft, SeatTaken
from engine.codes.lineups import SideRule
from engine.codes.refusals import (
    AlreadySeated,
    CluesAlreadyGiven,
    NoCode,
    NotYourTurn,
    SatOnOtherSide,
    SeatNotFree,
    UnknownPlayer,
)
from engine.codes.setup import SLOTS, Deck, Setup
from engine.codes.state import Place, Side, State
from engine.codes.terms import Phase
from engine.core import Seat, Step
from engine.text import fold


def seat_everybody(setup: Setup) -> State:
    """The table before the first round (D1, D2, I1); `ValueError` says what is wrong with a set-up."""
    sizes = []
    for rule in setup.lineup.sides:
        seats = setup.players.get(rule.key, ())
        sizes.append(len(seats))
        if len(seats) not in rule.sizes:
            raise ValueError(f"{rule.key}: {len(seats)} players, not {_span(rule.sizes)}")
    if max(sizes) - min(sizes) > setup.lineup.most_apart:
        raise ValueError("the sizes of the sides differ by more than one")
    everybody = [(seat, rule.key) for rule in setup.lineup.sides for seat in setup.players[rule.key]]
    if len({seat for seat, _ in everybody}) < len(everybody):
        raise ValueError("a player sits twice")
    first, second = (_side(rule, setup) for rule in setup.lineup.sides)
    _check_keywords(first.keywords + second.keywords)
    _check_names("number words", setup.number_words)
    _check_names("slot numbers", setup.slot_names.numbers)
    _check_names("slot ordinals", setup.slot_names.ordinals)
    return State(
        lineup=setup.lineup,
        sides=(first, second),
        sat=tuple(everybody),
        number_words=tuple(setup.number_words),
        slot_names=setup.slot_names,
        recited=setup.recited,
    )


def draw_code(side: Side, encoder: int | None = None) -> Side:
    """The side with a newly drawn code, or with none where the list is used up, and nothing written for it (D3)."""
    code = side.next_code
    place = side.encoder if encoder is None else encoder
    return replace(side, encoder=place, code=code, drawn=side.drawn + (code is not None), draft=NO_CLUES, written=None)


def next_encoder(side: Side) -> int:
    """D6: the next taken place in the rotation; the same place when all are vacant."""
    return next(iter(side.rotation), side.encoder)


def leave(state: State, by: Seat | None) -> Step[State]:
    """A seat becomes free. The code of an encoder who has not handed in clues goes back; the next one draws (L3)."""
    side = state.seated(by)
    place = next(i for i, place in enumerate(side.places) if place.seat == by and not place.vacant)
    seat = side.places[place].seat
    leaving_encoder = side.encoder_present == by
    side = _replaced(side, place, Place(seat, vacant=True))
    if leaving_encoder and state.phase is Phase.CLUES and side.keywords and side.written is None:
        side = replace(side, encoder=next_encoder(side), code=None, draft=NO_CLUES)  # L3: the next one draws
    return Step(state.with_side(side), (SeatLeft(side.key, seat),))


def substitute(state: State, by: Seat | None, action: Substitute) -> Step[State]:
    """A new player takes a free place, unless that player sat on the other side before (L1).

    A player who comes back to a team-mate's place leaves the own one free under that team-mate's name, so that no place
    is free under the name of a player who sits.
    """
    if by is not None:
        raise NotYourTurn
    side = next((s for s in state.sides if Place(action.seat, vacant=True) in s.places), None)
    if side is None:
        raise UnknownPlayer if state.side_of(action.seat) is None else SeatNotFree
    if state.side_of(action.player) is not None:
        raise AlreadySeated
    if any(seat == action.player and key != side.key for seat, key in state.sat):
        raise SatOnOtherSide  # L1
    place = side.places.index(Place(action.seat, vacant=True))
    side = _replaced(side, place, Place(action.player))
    if (own := Place(action.player, vacant=True)) in side.places:
        side = _replaced(side, side.places.index(own), Place(action.seat, vacant=True))
    if state.phase is Phase.CLUES and side.encoder_present is None and side.written is None:
        side = replace(side, encoder=place)  # no player has seen this code: the first to sit down writes
    sat = state.sat if (action.player, side.key) in state.sat else (*state.sat, (action.player, side.key))
    return Step(replace(state, sat=sat).with_side(side), (SeatTaken(side.key, action.player),))


def redraw(state: State, by: Seat | None, action: RedrawCode) -> Step[State]:
    """A side's encoder draws before clues are in: after another left (L3), or because the code was exposed."""
    if by is not None:
        raise NotYourTurn
    side = state.side(action.side)
    if side.key != action.side or not side.keywords:
        raise UnknownPlayer
    if side.written is not None:
        raise CluesAlreadyGiven
    if side.next_code is None:
        raise NoCode
    return Step(state.with_side(draw_code(side)), (CodeRedrawn(side.key),))


def _side(rule: SideRule, setup: Setup) -> Side:
    places = tuple(Place(seat) for seat in setup.players[rule.key])
    if not rule.encodes:
        return Side(rule.key, places)
    keywords = setup.keywords.get(rule.key, ())
    if len(keywords) != SLOTS:
        raise ValueError(f"{rule.key}: {len(keywords)} keywords, not {SLOTS}")
    translations = _translations(keywords, setup.translations)
    return Side(rule.key, places, keywords, translations, setup.decks.get(rule.key, Deck()))


def _translations(keywords: Sequence[str], known: Mapping[str, tuple[str, ...]]) -> tuple[tuple[str, ...], ...]:
    return tuple(tuple(known.get(word, ())) for word in keywords)


def _check_keywords(keywords: tuple[str, ...]) -> None:
    """D2: all keywords of a game differ, in more than their accents."""
    folded = {fold(word) for word in keywords}
    if "" in folded:
        raise ValueError("a keyword is empty")
    if len(folded) < len(keywords):
        raise ValueError("two keywords are the same")


def _check_names(kind: str, names: tuple[str, ...]) -> None:
    """C4, C10: every digit of a code has its names, or none has."""
    if len(names) not in (0, SLOTS):
        raise ValueError(f"{kind}: {len(names)} texts, not {SLOTS}")


def _replaced(side: Side, index: int, place: Place) -> Side:
    return replace(side, places=(*side.places[:index], place, *side.places[index + 1 :]))


def _span(sizes: range) -> str:
    return str(sizes.start) if len(sizes) == 1 else f"{sizes.start} to {sizes.stop - 1}"
