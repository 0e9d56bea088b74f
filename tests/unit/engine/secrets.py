"""What a viewer may not know, as a function: it changes every secret of a state that this viewer must not see."""

from dataclasses import replace
from random import Random

from engine.codes.clues import Draft
from engine.codes.setup import CODES_OF_A_DECK, Deck
from engine.codes.state import Half, Side, State
from engine.codes.terms import Phase
from engine.core import Seat


def scrambled(state: State, viewer: Seat | None, chance: Random) -> State:
    """A state that differs from this one in everything that the viewer may not know; None is a spectator.

    A seat knows the keywords of its side, and the answers that its side locked; an encoder (D7) the own code, draft
    and clues, but not the guess of its team (D12). Everybody knows what is on the table and the finished halves, and
    in the end all keywords and codes (D26), and what each team wrote in a tie-break (D24).
    """
    first, second = (_scrambled_side(state, side, viewer, chance) for side in state.sides)
    half = None if state.half is None else _scrambled_half(state, state.half, viewer, chance)
    return replace(state, sides=(first, second), half=half)


def _scrambled_side(state: State, side: Side, viewer: Seat | None, chance: Random) -> Side:
    own = viewer in side.present
    over = state.phase is Phase.OVER
    encodes = viewer is not None and not over and side.encoder_present == viewer
    read_out = state.half is not None and state.half.side == side.key
    drawn = tuple(side.deck.draw(side.key, count) or "" for count in range(side.drawn))
    if not over:
        drawn = tuple(chance.choice(CODES_OF_A_DECK) for _ in drawn)
    # How many rounds a puzzle has is no secret.
    to_come = state.rounds - len(drawn) if state.lineup.ends_with_deck else 3
    secrets = Deck(listed=(*drawn, *chance.choices(CODES_OF_A_DECK, k=to_come)))
    side = replace(side, deck=secrets if side.keywords else side.deck)
    if not own and not over:
        side = replace(side, keywords=tuple(_word(chance) for _ in side.keywords))
    if not own:
        side = replace(side, translations=tuple((_word(chance),) for _ in side.keywords))
    if not own and not over:
        side = replace(side, words_guess=side.words_guess and tuple(_maybe(chance) for _ in side.words_guess))
    if not encodes:
        side = replace(side, code=side.code and chance.choice(CODES_OF_A_DECK), draft=_clues(chance))
    if not encodes and not read_out and side.written:
        side = replace(side, written=replace(side.written, clues=_clues(chance)))
    return side


def _scrambled_half(state: State, half: Half, viewer: Seat | None, chance: Random) -> Half:
    own = state.side(half.side)
    if viewer not in own.guessers:
        half = replace(half, guess=half.guess and chance.choice(CODES_OF_A_DECK))
    if viewer not in state.other(half.side).present:
        half = replace(half, interception=half.interception and chance.choice(CODES_OF_A_DECK))
    return half


def _word(chance: Random) -> str:
    return f"secret{chance.getrandbits(64):x}"


def _maybe(chance: Random) -> str | None:
    return chance.choice([None, _word(chance)])


def _clues(chance: Random) -> Draft:
    return _maybe(chance), _maybe(chance), _maybe(chance)
