"""A state as plain values and back."""

import json
from dataclasses import replace

import pytest

from engine.codes import CODES
from engine.codes.actions import DraftClues, EndGame, Leave, LockGuess, ObjectToClue
from engine.codes.clues import Media
from engine.codes.freezing import thaw_clue
from engine.codes.setup import Deck, SlotNames
from engine.codes.state import State

from .tables import act, given, half_played, in_every_phase, in_round, over, teams, tied, trio, words, written

VOICE = Media("voice", "file-1")
STATES = dict(in_every_phase()) | dict(over())
STATES |= {
    "a draft with media": act(trio(), "ana", DraftClues((VOICE, None, "salt"))),
    "clues that are in": act(teams(), "ana", given("salt", VOICE, "boats")),
    "an objection": act(act(trio(), "ana", given("salt", VOICE, "boats")), "cy", ObjectToClue(2)),
    "a finished half with media": half_played(act(trio(), "ana", given("salt", VOICE, "boats"))),
    "a free seat": act(teams(), "bo", Leave()),
    "an encoder who left": act(teams(), "ana", Leave()),
    "a guess that is locked": act(written(in_round(teams(), 2)), "ana", LockGuess("421")),
    "a guess of keywords": act(tied(), "ana", words("engine", None, "", "x")),
    "called off": act(trio(), None, EndGame()),
    "translations": trio(translations={"ladder": ("drabina", "стълба")}),
    "slot names": trio(slot_names=SlotNames(("1 one", "2", "3", "4"), ("first", "second", "third", "last"), "slot")),
    "number words": trio(number_words=("jeden jedna", "dwa", "trzy", "cztery")),
}


@pytest.mark.parametrize("state", STATES.values(), ids=STATES)
def test_a_frozen_state_thaws_to_the_same(state: State) -> None:
    """D26, L2: in every phase, and through JSON."""
    assert CODES.thaw(CODES.freeze(state)) == state
    assert CODES.thaw(json.loads(json.dumps(CODES.freeze(state)))) == state


def test_a_half_that_was_saved_before_its_players_were_noted_has_none() -> None:
    """D5."""
    frozen = CODES.freeze(half_played(act(trio(), "ana", given("salt", VOICE, "boats"))))
    (half,) = frozen["played"]
    assert (half.pop("guessers"), half.pop("interceptors")) == (["bo"], ["cy"])
    assert CODES.thaw(frozen).played[0].guessers == ()
    assert CODES.freeze(CODES.thaw(frozen)) == frozen


def test_a_seed_is_kept() -> None:
    """D3: a saved game goes on with the codes it would have drawn."""
    state = trio()
    seeded = state.with_side(replace(state.side("pair"), deck=Deck(seed="a seed")))
    assert CODES.thaw(CODES.freeze(seeded)) == seeded


def test_another_version_is_not_guessed_at() -> None:
    with pytest.raises(ValueError, match=r"^a code game of version 2, not 1$"):
        CODES.thaw(CODES.freeze(trio()) | {"version": 2})


def test_what_is_frozen_does_not_change_by_accident() -> None:
    """A saved game is read by later versions: a change here changes VERSION too."""
    frozen = CODES.freeze(act(act(trio(), "ana", given("salt", VOICE, "boats")), "cy", ObjectToClue(2)))
    assert frozen == {
        "version": 1,
        "lineup": "interceptor",
        "phase": "guess",
        "round": 1,
        "sides": [
            {
                "key": "pair",
                "places": [["ana", False], ["bo", False]],
                "keywords": ["lantern", "harbour", "ladder", "pepper"],
                "translations": [[], [], [], []],
                "seed": None,
                "listed": ["421", "342", "123", "234", "341", "132", "213", "431", "124", "312", "243", "142"],
                "drawn": 1,
                "tally": [0, 0],
                "encoder": 0,
                "code": "421",
                "draft": [None, None, None],
                "written": ["ana", ["salt", {"media": "voice", "id": "file-1"}, "boats"]],
                "words_guess": None,
            },
            {
                "key": "interceptor",
                "places": [["cy", False]],
                "keywords": [],
                "translations": [],
                "seed": None,
                "listed": [],
                "drawn": 0,
                "tally": [0, 0],
                "encoder": 0,
                "code": None,
                "draft": [None, None, None],
                "written": None,
                "words_guess": None,
            },
        ],
        "sat": [["ana", "pair"], ["bo", "pair"], ["cy", "interceptor"]],
        "half": {
            "round": 1,
            "side": "pair",
            "encoder": "ana",
            "clues": ["salt", {"media": "voice", "id": "file-1"}, "boats"],
            "marks": ["plain", "objected", "plain"],
            "guess": None,
            "interception": None,
            "code": None,
        },
        "played": [],
        "outcome": None,
    }


@pytest.mark.parametrize("wrong", [1, [], {"media": "voice"}, {"media": 1, "id": "x"}, {"id": "x"}, True])
def test_what_is_no_clue_does_not_thaw(wrong: object) -> None:
    """C1."""
    with pytest.raises(TypeError, match=r"^not a clue$"):
        thaw_clue(wrong)
