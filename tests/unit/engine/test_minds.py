"""House players of the code game: they know what their seat knows, play legally, and read what can be read."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.chance import stream
from engine.codes import CODES
from engine.codes.actions import GiveClues, LockGuess, LockInterception
from engine.codes.lexicon import Concept, Lexicon
from engine.codes.lineups import INTERCEPTOR
from engine.codes.minds import encode, guessed_keywords, intercept, mind
from engine.codes.setup import CODES_OF_A_DECK, Deck, Setup
from engine.codes.state import State
from engine.codes.views import SeatView
from engine.core import Seat
from engine.minds import Level
from engine.text import words

ANA, BO, ROBOT = Seat("ana"), Seat("bo"), Seat("robot")
KEYWORDS = ("cat", "sea", "bread", "king")
ASSOCIATIONS = {
    "cat": "purr whiskers mouse paw kitten meow tail claw milk",
    "dog": "bark bone leash paw puppy tail walk kennel fetch",
    "sea": "wave salt beach ship fish tide blue shore sail",
    "bread": "butter baker crust flour toast oven loaf slice jam",
    "king": "crown throne queen castle royal chess palace rule sceptre",
    "moon": "night crater tide round lunar glow eclipse pale orbit",
    "tree": "leaf bark root branch forest trunk apple shade bough",
}
LEXICON = Lexicon([Concept(word, tuple(said.split())) for word, said in ASSOCIATIONS.items()], words)


def table(codes: tuple[str, ...] = ("421", "342", "123", "234", "341")) -> State:
    setup = Setup(
        lineup=INTERCEPTOR,
        players={"pair": (ANA, BO), "interceptor": (ROBOT,)},
        keywords={"pair": KEYWORDS},
        decks={"pair": Deck(listed=codes)},
    )
    return CODES.start(setup).state


def after_round_1(state: State) -> State:
    state = CODES.apply(state, ANA, GiveClues(("crown", "wave", "purr"))).state
    return CODES.apply(state, BO, LockGuess("421")).state


def seen(state: State, seat: Seat) -> SeatView:
    return CODES.seat_view(state, seat)


def test_the_interceptor_reads_clues_by_what_the_sheet_has_for_each_slot() -> None:
    state = CODES.apply(after_round_1(table(("421", "241"))), BO, GiveClues(("salt", "throne", "whiskers"))).state
    assert intercept(seen(state, ROBOT), None, stream("s"), LEXICON) == "241"


def test_a_clue_that_nobody_knows_says_nothing() -> None:
    assert LEXICON.likelihood("qwertz") is None
    state = CODES.apply(after_round_1(table()), BO, GiveClues(("qwertz", "uiop", "asdf"))).state
    drawn = {intercept(seen(state, ROBOT), None, stream(str(seed)), LEXICON) for seed in range(200)}
    assert len(drawn) == len(CODES_OF_A_DECK)


def test_a_clue_with_a_concepts_own_root_excludes_that_concept() -> None:
    """C12."""
    found = LEXICON.likelihood("king purr")
    place = LEXICON.place_of("king")
    assert found is not None
    assert place is not None
    assert found[place] == 0.0


@pytest.mark.parametrize("level", Level)
@settings(max_examples=20)
@given(keywords=st.permutations(sorted(ASSOCIATIONS)), code=st.sampled_from(CODES_OF_A_DECK))
def test_the_interceptor_cannot_peek(level: Level, keywords: list[str], code: str) -> None:
    """States that differ only in the pair's keywords and its code give equal actions."""
    state = CODES.apply(after_round_1(table()), BO, GiveClues(("salt", "throne", "whiskers"))).state
    pair, other = state.sides
    scrambled = replace(state, sides=(replace(pair, keywords=tuple(keywords[:4]), code=code), other))
    one, two = (mind(seen(each, ROBOT), level, stream("s"), LEXICON) for each in (state, scrambled))
    assert one == two


@pytest.mark.parametrize("level", Level)
@settings(max_examples=20)
@given(code=st.sampled_from(CODES_OF_A_DECK))
def test_the_partner_cannot_peek(level: Level, code: str) -> None:
    """States that differ only in the code, which its encoder alone knows, give equal actions."""
    state = CODES.apply(after_round_1(table()), BO, GiveClues(("salt", "throne", "whiskers"))).state
    pair, other = state.sides
    scrambled = replace(state, sides=(replace(pair, code=code), other))
    one, two = (mind(seen(each, ANA), level, stream("s"), LEXICON) for each in (state, scrambled))
    assert one == two


def test_what_it_took_the_keywords_for_is_told_slot_by_slot() -> None:
    assert guessed_keywords(seen(after_round_1(table()), ROBOT), LEXICON) == ("cat", "sea", None, "king")


@pytest.mark.parametrize("level", Level)
def test_a_pair_of_minds_gives_legal_clues_and_understands_them(level: Level) -> None:
    """C9-C12: `apply` would raise the refusal."""
    read = 0
    for seed in range(20):
        chance, state = stream(str(seed)), table()
        for number in range(3):
            encoder, decoder = (ANA, BO) if number % 2 == 0 else (BO, ANA)
            clues = mind(seen(state, encoder), level, chance, LEXICON)
            assert isinstance(clues, GiveClues)
            state = CODES.apply(state, encoder, clues).state
            guess = mind(seen(state, decoder), level, chance, LEXICON)
            assert isinstance(guess, LockGuess)
            read += guess.code == state.side("pair").code
            if number:
                state = CODES.apply(state, ROBOT, LockInterception(_not(state))).state
            state = CODES.apply(state, decoder, LockGuess(state.side("pair").code or "")).state
    assert read >= 57  # of 60


def test_an_encoder_prefers_clues_that_tell_listeners_less() -> None:
    """A clue that fits nothing on the sheet of its slot gives an interceptor less than one that does."""
    state = after_round_1(table(("421", "421")))
    hits = dict.fromkeys((Level.EASY, Level.HARD), 0)
    for level in hits:
        for seed in range(60):
            clues = encode(seen(state, BO), {Level.EASY: 2.0, Level.HARD: 0.0}[level], Random(seed), LEXICON)
            given = CODES.apply(state, BO, GiveClues(clues)).state
            hits[level] += intercept(seen(given, ROBOT), None, stream(str(seed)), LEXICON) == "421"
    assert hits[Level.HARD] <= hits[Level.EASY]


def test_an_encoder_of_little_reach_gives_the_strongest_clue_that_is_left() -> None:
    """C9: the first one of a list can be given once."""
    state = table(("421", "421"))
    clues = encode(seen(state, ANA), 50.0, stream("s"), LEXICON, reach=1)
    assert clues == ("crown", "wave", "purr")
    state = CODES.apply(CODES.apply(state, ANA, GiveClues(clues)).state, BO, LockGuess("421")).state
    assert encode(seen(state, BO), 50.0, stream("s"), LEXICON, reach=1) == ("throne", "salt", "whiskers")


def _not(state: State) -> str:
    code = state.side("pair").code
    return next(other for other in CODES_OF_A_DECK if other != code)
