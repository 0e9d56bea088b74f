"""A pair's game that is written down: composed by house players, taken from people's game, played again alone."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.actions import EndGame, TimeUp
from engine.codes import CODES
from engine.codes.actions import GiveClues, LockGuess, LockInterception
from engine.codes.clues import Media
from engine.codes.lexicon import Concept, Lexicon
from engine.codes.lineups import INTERCEPTOR, PUZZLE
from engine.codes.scoring import Reason
from engine.codes.scripts import Script, ScriptRound, Words, action_of, composed, script_of
from engine.codes.setup import CODES_OF_A_DECK, Deck, Setup, SlotNames
from engine.codes.state import State
from engine.codes.terms import Phase
from engine.codes.views import awaited
from engine.core import Seat
from engine.text import words

from .test_minds import ASSOCIATIONS, KEYWORDS, LEXICON

ANA, BO, CY = Seat("ana"), Seat("bo"), Seat("cy")
SAID = [clue for said in ASSOCIATIONS.values() for clue in said.split()]
SCRIPT = Script(
    KEYWORDS,
    (
        ScriptRound("421", ("crown", "wave", "purr"), "421"),
        ScriptRound("342", ("butter", "throne", "salt"), "342"),
        ScriptRound("123", ("whiskers", "beach", "crust"), "132"),
    ),
)


def begun(script: Script, lineup: object = PUZZLE) -> State:
    setup = Setup(
        lineup=lineup,  # type: ignore[arg-type]
        players={"pair": (ANA, BO), "interceptor": (CY,)},
        keywords={"pair": script.keywords},
        decks={"pair": Deck(listed=script.codes)},
    )
    return CODES.start(setup).state


def played(script: Script, guesses: dict[int, str]) -> State:
    """The script to its end, with what the one who plays alone guesses in each round."""
    state = begun(script)
    while state.phase is not Phase.OVER:
        seat = awaited(state)[0].seats[0]
        view = CODES.seat_view(state, seat)
        action = action_of(script, view) or LockInterception(guesses[state.round])
        state = CODES.apply(state, seat, action).state
    return state


def test_a_puzzle_goes_on_to_its_last_round_though_two_tokens_would_win() -> None:
    """I7: everybody who solves it has guessed the same codes."""
    state = played(SCRIPT, {2: "342", 3: "123"})
    rows = CODES.table_view(state).sides[0].sheet.rounds
    assert [row.intercepted for row in rows] == [False, True, True]
    assert state.outcome is not None
    assert (state.outcome.winners, state.outcome.reason) == (("interceptor",), Reason.INTERCEPTOR_TOKENS)


def test_a_puzzle_of_three_rounds_is_three_rounds_long() -> None:
    assert CODES.table_view(begun(SCRIPT)).rounds == len(SCRIPT.rounds)
    assert CODES.table_view(begun(SCRIPT, INTERCEPTOR)).rounds == INTERCEPTOR.rounds


def test_a_pair_whose_codes_nobody_reads_has_kept_its_secrets() -> None:
    """I5, I7: their own mistake in round 3 gives one token, which is not enough."""
    state = played(SCRIPT, {2: "123", 3: "321"})
    assert state.outcome is not None
    assert (state.outcome.winners, state.outcome.reason) == (("pair",), Reason.ROUNDS_SURVIVED)


def test_a_script_is_taken_from_a_game_that_is_over_with_what_its_interceptor_said() -> None:
    script = script_of(CODES.table_view(played(SCRIPT, {2: "342", 3: "321"})))
    assert script is not None
    assert [row.interception for row in script.rounds] == [None, "342", "321"]
    assert [(row.code, row.clues, row.guess) for row in script.rounds] == [
        (row.code, row.clues, row.guess) for row in SCRIPT.rounds
    ]


def test_a_game_that_runs_has_no_script() -> None:
    assert script_of(CODES.table_view(begun(SCRIPT))) is None


@pytest.mark.parametrize("clue", [Media("voice", "1"), None])
def test_a_game_with_a_clue_that_is_a_file_or_missing_has_no_script(clue: Media | None) -> None:
    """C1, D9: nobody could read it again."""
    state = begun(SCRIPT)
    if clue is None:
        state = CODES.apply(state, None, TimeUp()).state
    else:
        state = CODES.apply(state, ANA, GiveClues(("crown", clue, "purr"))).state
    state = CODES.apply(state, BO, LockGuess("421")).state
    state = CODES.apply(state, BO, GiveClues(("butter", "throne", "salt"))).state
    state = CODES.apply(state, ANA, LockGuess("342")).state
    state = CODES.apply(state, CY, LockInterception("342")).state
    assert script_of(CODES.table_view(CODES.apply(state, None, EndGame()).state)) is None


@given(seed=st.text("abcdef0123456789", min_size=1, max_size=8), freedom=st.sampled_from([0.0, 0.5, 2.0, 50.0]))
@settings(max_examples=25, deadline=None)
def test_house_players_compose_a_legal_game_of_five_rounds(seed: str, freedom: float) -> None:
    """C9-C12: no clue is refused when the game is played again, and none comes twice."""
    game = composed(Words(KEYWORDS), seed, freedom, LEXICON)
    assert game is not None
    assert len(game.script.rounds) == INTERCEPTOR.rounds
    assert all(row.interception is None for row in game.script.rounds)
    assert 0 < game.openness <= 1
    assert played(game.script, dict.fromkeys(range(2, 6), "123")).phase is Phase.OVER
    assert composed(Words(KEYWORDS), seed, freedom, LEXICON) == game


def test_the_freer_an_encoder_the_more_its_clues_tell() -> None:
    cautious, open_ = (
        sum(game.openness for seed in range(30) if (game := composed(Words(KEYWORDS), f"{seed}", freedom, LEXICON)))
        for freedom in (0.0, 50.0)
    )
    assert cautious < open_


def test_the_codes_of_other_seeds_are_other_codes() -> None:
    games = [composed(Words(KEYWORDS), f"{seed}", 2.0, LEXICON) for seed in range(20)]
    drawn = {game.script.codes for game in games if game is not None}
    assert len(drawn) == 20
    assert {code for codes in drawn for code in codes} <= set(CODES_OF_A_DECK)


def test_a_clue_that_the_rules_refuse_makes_no_game() -> None:
    """C4: house players do not know what the slots are called in a language."""
    refused = SlotNames(numbers=tuple(" ".join(SAID) for _ in range(4)))
    assert composed(Words(KEYWORDS, slot_names=refused), "seed", 2.0, LEXICON) is None


def test_a_game_is_not_composed_with_a_keyword_that_no_clue_is_known_for() -> None:
    """The codes of five rounds name every slot."""
    known = [Concept(word, tuple(said.split())) for word, said in ASSOCIATIONS.items()]
    lexicon = Lexicon([*known, Concept("zebra", ())], words)
    assert composed(Words((*KEYWORDS[:3], "zebra")), "seed", 2.0, lexicon) is None
