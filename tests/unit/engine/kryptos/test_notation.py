"""The record of a card game: headers, actions and snapshots."""

import json
from typing import Any

import pytest

from engine import record
from engine.core import Seat, Unreadable
from engine.kryptos import KRYPTOS
from engine.kryptos.actions import Action, CallEnd, EndGame, GuessCard, Leave, PassTurn, RevealCard, Substitute, TimeUp
from engine.kryptos.refusals import BadNumber, TooEarlyToEnd
from engine.kryptos.setup import Options, Setup
from engine.kryptos.state import State

from .tables import ANA, BO, CY, act, hit, in_every_phase, setup, table, trio, with_hidden

EVE = Seat("eve")
LINES: list[tuple[dict[str, Any], Seat | None, Action]] = [
    ({"by": "ana", "do": "reveal", "place": 1}, ANA, RevealCard(1)),
    ({"by": "ana", "do": "guess", "player": "bo", "place": 2, "number": 9}, ANA, GuessCard(BO, 2, 9)),
    ({"by": "ana", "do": "pass"}, ANA, PassTurn()),
    ({"by": "ana", "do": "call-end"}, ANA, CallEnd()),
    ({"by": "ana", "do": "leave"}, ANA, Leave()),
    ({"do": "time"}, None, TimeUp()),
    ({"do": "substitute", "seat": "ana", "player": "eve"}, None, Substitute(ANA, EVE)),
    ({"do": "end"}, None, EndGame()),
]
each_line = pytest.mark.parametrize(("line", "by", "action"), LINES, ids=[line["do"] for line, _, _ in LINES])


@each_line
def test_each_action_is_written_as_it_is_read(line: dict[str, Any], by: Seat | None, action: Action) -> None:
    """K5, K7, K10, K17, K18, L1: one line each; unknown keys are ignored."""
    assert KRYPTOS.notation.read_action(line) == (by, action)
    assert KRYPTOS.notation.read_action(line | {"seen": [1, 2]}) == (by, action)
    assert KRYPTOS.notation.write_action(by, action) == line


WRONG_VALUES: list[Any] = [None, 1.5, True, [], {}, [1], {"place": 1}]


@each_line
def test_a_line_that_lacks_what_its_action_needs_is_unreadable(
    line: dict[str, Any], by: Seat | None, action: Action
) -> None:
    """K5, K7: each key, missing or of another type; a number where a number belongs is for the rules to judge."""
    assert KRYPTOS.notation.read_action(line) == (by, action)
    for key, right in line.items():
        with pytest.raises(Unreadable):
            KRYPTOS.notation.read_action({name: value for name, value in line.items() if name != key})
        for value in [*WRONG_VALUES, "1" if isinstance(right, int) else 1]:
            with pytest.raises(Unreadable):
                KRYPTOS.notation.read_action(line | {key: value})


@pytest.mark.parametrize("verb", ["dance", "clues", "redraw", "call_end", "Pass", ""])
def test_these_words_are_no_action(verb: str) -> None:
    """K7: those of the other game neither."""
    with pytest.raises(Unreadable, match=r"^no such action$"):
        KRYPTOS.notation.read_action({"by": "ana", "do": verb})


def header(**changes: Any) -> dict[str, Any]:
    return {
        "game": "kryptos",
        "players": ["ana", "bo", "cy"],
        "first": "bo",
        "options": {"advanced": True, "mystery": False, "bribe": False},
        "hands": {seat: list(cards) for seat, cards in setup().hands.items()},
        "aside": [31, 32],
    } | changes


def test_a_header_is_a_set_up() -> None:
    """K2, K4: hands may be written in any order."""
    hands = setup().hands
    expected = Setup((ANA, BO, CY), BO, hands, (31, 32), Options(advanced=True))
    assert KRYPTOS.notation.read_header(header()) == expected
    mixed = {seat: list(reversed(cards)) for seat, cards in hands.items()}
    one, other = (KRYPTOS.start(KRYPTOS.notation.read_header(header(**change))) for change in ({}, {"hands": mixed}))
    assert one == other


def test_options_that_are_not_named_are_off() -> None:
    """K6, K11, K12."""
    for options in ({}, {"fast": 3}):
        assert KRYPTOS.notation.read_header(header(options=options)).options == Options()
    bare = {key: value for key, value in header().items() if key != "options"}
    assert KRYPTOS.notation.read_header(bare).options == Options()


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"players": "ana"}, "players: not a list"),
        ({"players": ["ana", "bo", 3]}, "players: not a text"),
        ({"players": ["ana", "bo", ""]}, "players: not a text"),
        ({"first": None}, "first: not a text"),
        ({"hands": None}, "hands: missing"),
        ({"hands": [[1, 2]]}, "hands: missing"),
        ({"hands": {"ana": "123"}}, "hand of ana: not a list of numbers"),
        ({"hands": {"ana": [1, "2"]}}, "hand of ana: not a list of numbers"),
        ({"hands": {"ana": [1, True]}}, "hand of ana: not a list of numbers"),
        ({"aside": None}, "aside: not a list of numbers"),
        ({"aside": [31.0, 32]}, "aside: not a list of numbers"),
        ({"options": None}, "options: missing"),
        ({"options": ["bribe"]}, "options: missing"),
        ({"options": {"bribe": 1}}, "option bribe: neither true nor false"),
        ({"options": {"mystery": "yes"}}, "option mystery: neither true nor false"),
    ],
)
def test_a_header_that_starts_no_game_says_why(changes: dict[str, Any], why: str) -> None:
    """K2, K4, K6, K11, K12."""
    with pytest.raises(ValueError, match=rf"^{why}$"):
        KRYPTOS.notation.read_header(header(**changes))


def test_what_a_replay_prints() -> None:
    """K3, K5, K8: all four colours, zeros included, and open cards by place."""
    state = hit(with_hidden(trio(), bo=2), "bo")
    assert KRYPTOS.notation.snapshot(state) == {
        "phase": "turn",
        "turn": "bo",
        "points": {"ana": 4, "bo": 2, "cy": 2},
        "hidden": {"ana": 8, "bo": 1, "cy": 8},
        "open": {
            "ana": {"1": 1, "2": 4},
            "bo": {"1": 2, "2": 5, "3": 8, "4": 11, "5": 14, "6": 17, "7": 20, "8": 23, "9": 26},
            "cy": {"1": 3, "2": 6},
        },
        "colours": {
            "ana": {"red": 2, "yellow": 2, "green": 2, "blue": 2},
            "bo": {"red": 1, "yellow": 0, "green": 0, "blue": 0},
            "cy": {"red": 2, "yellow": 2, "green": 2, "blue": 2},
        },
        "over": False,
        "winners": None,
    }


STATES = dict(in_every_phase())


@pytest.mark.parametrize("state", STATES.values(), ids=STATES)
def test_a_replay_prints_the_phase_and_who_is_on_turn(state: State) -> None:
    """K5, K7, K10, K14."""
    shown = KRYPTOS.notation.snapshot(state)
    assert shown["phase"] == state.phase.value
    assert (shown["turn"] is None) == shown["over"] == (shown["winners"] is not None)
    assert json.loads(json.dumps(shown)) == shown


def test_a_game_without_a_winner() -> None:
    """K14, K18."""
    shown = KRYPTOS.notation.snapshot(act(trio(), None, EndGame()))
    assert (shown["over"], shown["winners"]) == (True, None)


@pytest.mark.parametrize("state", [state for name, state in STATES.items() if name != "over"])
def test_no_record_is_written_before_the_end(state: State) -> None:
    """K3: it holds every secret."""
    with pytest.raises(ValueError, match=r"^a record is written only when the game is over$"):
        KRYPTOS.notation.write_header(state)


def test_a_header_says_what_the_game_started_from() -> None:
    """K2, K4: from the first player on, who sat there at the beginning; substitutes are in the actions."""
    state = table(options=Options(bribe=True), first="bo")
    state = act(act(act(state, "bo", Leave()), None, Substitute(BO, EVE)), None, EndGame())
    assert KRYPTOS.notation.write_header(state) == header(
        players=["bo", "cy", "ana"], first="bo", options={"advanced": False, "mystery": False, "bribe": True}
    )


def test_a_record_is_one_line_each() -> None:
    """K14."""
    log: list[tuple[Seat | None, Action]] = [(CY, RevealCard(4)), (None, EndGame())]
    state = act(act(table(), "cy", RevealCard(4)), None, EndGame())
    _, *lines = record.write(KRYPTOS, state, log).splitlines()
    assert lines == ['{"by": "cy", "do": "reveal", "place": 4}', '{"do": "end"}']


def test_a_refusal_knows_its_facts() -> None:
    """K1, K17."""
    assert (BadNumber().reason(), BadNumber().facts) == ("bad-number", {"most": 48})
    assert (TooEarlyToEnd().reason(), TooEarlyToEnd().facts) == ("too-early-to-end", {})
