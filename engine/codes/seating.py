"""Who sits where, and whose turn it is to encode: seating, leaving, substitutes and the drawing of codes."""

from collections.abc import Mapping, Sequence

from engine.codes.actions import Leave, RedrawCode, Substitute
from engine.codes.clues import NO_CLUES
from engine.codes.events import CodeRedrawn, SeatLeft, SeatTaken
from engine.codes.folding import fold
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
from engine.core import Seat, Step, replace


def seat_everybody(setup: Setup) -> State:
    """Return the table before the first round (D1, D2, I1); `ValueError` says what is wrong with a set-up."""
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
    return State(lineup=setup.lineup, sides=(first, second), sat=tuple(everybody))


def draw_code(side: Side, encoder: int | None = None) -> Side:
    """Return the side with a newly drawn code, and nothing written for it (D3); without one when there is none left."""
    code = side.next_code
    place = side.encoder if encoder is None else encoder
    return replace(side, encoder=place, code=code, drawn=side.drawn + (code is not None), draft=NO_CLUES, written=None)


def next_encoder(side: Side) -> int:
    """D6: return the next place in the rotation where somebody sits; the same one when all are vacant."""
    return next(iter(side.rotation), side.encoder)


def leave(state: State, by: Seat | None, _: Leave) -> Step[State]:
    """Free a seat; the code of an encoder who has not handed in clues goes back, and the next one draws (L3)."""
    side = state.seated(by)
    place = next(i for i, place in enumerate(side.places) if place.seat == by and not place.vacant)
    seat = side.places[place].seat
    leaving_encoder = side.encoder_present == by
    side = _replaced(side, place, Place(seat, vacant=True))
    if leaving_encoder and state.phase is Phase.CLUES and side.keywords and side.written is None:
        side = replace(side, encoder=next_encoder(side), code=None, draft=NO_CLUES)  # L3: the next one draws
    return Step(state.with_side(side), (SeatLeft(side.key, seat),))


def substitute(state: State, by: Seat | None, action: Substitute) -> Step[State]:
    """Seat somebody in a place that was left, if that person may sit on this side (L1)."""
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
    if state.phase is Phase.CLUES and side.encoder_present is None and side.written is None:
        side = replace(side, encoder=place)  # nobody has seen this code: who comes first writes
    sat = state.sat if (action.player, side.key) in state.sat else (*state.sat, (action.player, side.key))
    return Step(replace(state, sat=sat).with_side(side), (SeatTaken(side.key, action.player),))


def redraw(state: State, by: Seat | None, action: RedrawCode) -> Step[State]:
    """Let a side's encoder draw, after another has left (L3) or because the code was exposed, while no clues are in."""
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


def _replaced(side: Side, index: int, place: Place) -> Side:
    return replace(side, places=(*side.places[:index], place, *side.places[index + 1 :]))


def _span(sizes: range) -> str:
    return str(sizes.start) if len(sizes) == 1 else f"{sizes.start} to {sizes.stop - 1}"
