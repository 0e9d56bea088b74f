"""The record of a code game: headers, actions and snapshots."""

import io
import json
from typing import Any

import pytest

from engine import record
from engine.codes import CODES
from engine.codes.actions import (
    Action,
    DraftClues,
    EndGame,
    GiveClues,
    GuessKeywords,
    Leave,
    LockGuess,
    LockInterception,
    ObjectToClue,
    RedrawCode,
    StandByClue,
    Substitute,
    TimeUp,
    WithdrawClue,
)
from engine.codes.clues import Media
from engine.codes.refusals import ClueEmpty, ClueIsKeyword, NotYourTurn, WrongPhase
from engine.codes.setup import SlotNames
from engine.core import Seat, Unreadable

from .tables import act, given, half_played, in_every_phase, in_round, over, teams, trio, written

EVE, ANA = Seat("eve"), Seat("ana")
LINES: list[tuple[dict[str, Any], Seat | None, Action]] = [
    (
        {"by": "ana", "do": "clues", "clues": ["salt", "boats", {"media": "voice", "id": "v"}]},
        ANA,
        GiveClues(("salt", "boats", Media("voice", "v"))),
    ),
    ({"by": "ana", "do": "draft", "clues": ["salt", None, None]}, ANA, DraftClues(("salt", None, None))),
    ({"by": "ana", "do": "guess", "code": "421"}, ANA, LockGuess("421")),
    ({"by": "ana", "do": "intercept", "code": "143"}, ANA, LockInterception("143")),
    (
        {"by": "ana", "do": "keywords", "words": ["lamp", None, "", "salt"]},
        ANA,
        GuessKeywords(("lamp", None, "", "salt")),
    ),
    ({"by": "ana", "do": "object", "clue": 2}, ANA, ObjectToClue(2)),
    ({"by": "ana", "do": "withdraw", "clue": 2}, ANA, WithdrawClue(2)),
    ({"by": "ana", "do": "stand", "clue": 2}, ANA, StandByClue(2)),
    ({"by": "ana", "do": "leave"}, ANA, Leave()),
    ({"do": "time"}, None, TimeUp()),
    ({"do": "substitute", "seat": "ana", "player": "eve"}, None, Substitute(ANA, EVE)),
    ({"do": "redraw", "side": "pair"}, None, RedrawCode("pair")),
    ({"do": "end"}, None, EndGame()),
]


@pytest.mark.parametrize(("line", "by", "action"), LINES, ids=[line["do"] for line, _, _ in LINES])
def test_each_action_is_written_as_it_is_read(line: dict[str, Any], by: Seat | None, action: Action) -> None:
    """D8, D9, D11, D24, C13, L1, L3: one line each; unknown keys are ignored."""
    assert CODES.notation.read_action(line) == (by, action)
    assert CODES.notation.read_action(line | {"seen": [1, 2]}) == (by, action)
    assert CODES.notation.write_action(by, action) == line


WRONG_VALUES: list[Any] = [None, 1, 1.5, True, [], {}, "", [[]], ["x"], [1, 2, 3], [1, 2, 3, 4], {"media": 1}]


@pytest.mark.parametrize("line", [line for line, _, _ in LINES], ids=[line["do"] for line, _, _ in LINES])
def test_a_line_that_lacks_what_its_action_needs_is_unreadable(line: dict[str, Any]) -> None:
    """C2, D24: each key, missing or of another type; a text where a text belongs is for the rules to judge."""
    for key in line:
        with pytest.raises(Unreadable):
            CODES.notation.read_action({name: value for name, value in line.items() if name != key})
        for value in WRONG_VALUES:
            if type(value) is type(line[key]) and not isinstance(value, list):
                continue
            with pytest.raises(Unreadable):
                CODES.notation.read_action(line | {key: value})


@pytest.mark.parametrize(
    "line",
    [
        {},
        {"do": "dance"},
        {"do": "redraw", "side": "green"},
        {"by": "ana", "do": "clues", "clues": ["a", "b"]},
        {"by": "ana", "do": "clues", "clues": ["a", "b", "c", "d"]},
        {"by": "ana", "do": "clues", "clues": "abc"},
        {"by": "ana", "do": "keywords", "words": ["a", "b", "c"]},
        {"by": "ana", "do": "keywords", "words": ["a", "b", "c", 4]},
    ],
)
def test_these_lines_are_no_action(line: dict[str, Any]) -> None:
    """C2, D24: three clues, four words."""
    with pytest.raises(Unreadable):
        CODES.notation.read_action(line)


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ({"do": "dance"}, "no such action"),
        ({"by": "ana", "do": "guess"}, "the action lacks what it needs"),
        ({"do": "guess", "code": "421"}, "nobody does it"),
    ],
)
def test_an_unreadable_line_says_what_is_wrong_with_it(line: dict[str, Any], why: str) -> None:
    """D11: for a reader who looks for the fault in a record."""
    with pytest.raises(Unreadable, match=f"^{why}$"):
        CODES.notation.read_action(line)


def test_who_else_is_named_does_not_matter_to_the_clock() -> None:
    """D9: a `by` beside `time` is an unknown key."""
    assert CODES.notation.read_action({"by": "ana", "do": "time"}) == (None, TimeUp())


STATES = dict(in_every_phase()) | dict(over())


@pytest.mark.parametrize(
    ("name", "phase", "half", "waiting"),
    [
        ("teams, clues", "clues", None, ["ana", "cy"]),
        ("teams, guess", "guess", "white", ["bo"]),
        ("teams, guess in round 2", "guess", "white", ["ana", "cy", "di"]),
        ("teams, Black's half", "guess", "black", ["di"]),
        ("teams, keywords", "keywords", None, ["ana", "bo", "cy", "di"]),
        ("teams, over", "over", None, []),
        ("trio, clues", "clues", None, ["ana"]),
        ("trio, guess", "guess", "pair", ["bo"]),
        ("trio, guess in round 2", "guess", "pair", ["ana", "cy"]),
        ("trio, over", "over", None, []),
    ],
)
def test_what_a_replay_prints(name: str, phase: str, half: str | None, waiting: list[str]) -> None:
    """D11, D24, D26: the phase, the half, who is awaited; clues only while they are guessed."""
    shown = CODES.notation.snapshot(STATES[name])
    assert (shown["phase"], shown["half"], shown["awaiting"]) == (phase, half, waiting)
    assert (shown["clues"] is not None) == (phase == "guess")
    assert shown["over"] == (phase == "over")
    assert list(shown) == ["round", "half", "phase", "awaiting", "tokens", "clues", "over", "winners"]


def test_the_tokens_of_each_line_up() -> None:
    """D15, D16, I4, I5: the pair has none, the interceptor no miscommunications."""
    state = half_played(written(teams()), decoded=False)
    assert CODES.notation.snapshot(state)["tokens"] == {
        "white": {"intercepts": 0, "miscommunications": 1},
        "black": {"intercepts": 0, "miscommunications": 0},
    }
    state = half_played(written(trio()), decoded=False)
    assert CODES.notation.snapshot(state)["tokens"] == {"interceptor": {"intercepts": 1}}


def test_clues_are_printed_as_they_were_given() -> None:
    """C1, D9."""
    state = act(trio(), "ana", given("  Night WALK ", Media("voice", "v"), "łódź"))
    assert CODES.notation.snapshot(state)["clues"] == ["  Night WALK ", {"media": "voice", "id": "v"}, "łódź"]
    assert CODES.notation.snapshot(act(trio(), None, TimeUp()))["clues"] == [None, None, None]


@pytest.mark.parametrize("state", dict(in_every_phase()).values(), ids=dict(in_every_phase()))
def test_no_record_is_written_before_the_end(state: Any) -> None:
    """D26: it holds every secret."""
    with pytest.raises(ValueError, match=r"^a record is written only when the game is over$"):
        CODES.notation.write_header(state)


def test_a_header_says_what_the_game_started_from() -> None:
    """D1, D2, D3: who sat there at the beginning, the keywords, the codes drawn; substitutes are in the actions."""
    state = teams("ana bo eve", translations={"ladder": ("drabina",), "glove": ("handske", "gant")})
    state = act(act(state, "ana", Leave()), None, Substitute(Seat("ana"), Seat("gus")))
    state = act(act(state, None, RedrawCode("white")), None, EndGame())
    header = {
        "game": "codes",
        "mode": "teams",
        "players": {"white": ["ana", "bo", "eve"], "black": ["cy", "di"]},
        "keywords": {
            "white": ["lantern", "harbour", "ladder", "pepper"],
            "black": ["engine", "orchard", "piano", "glove"],
        },
        "codes": {"white": ["421", "342"], "black": ["432"]},
        "translations": {"ladder": ["drabina"], "glove": ["handske", "gant"]},
    }
    assert CODES.notation.write_header(state) == header
    setup = CODES.notation.read_header(header)
    assert setup.translations == {"ladder": ("drabina",), "glove": ("handske", "gant")}
    assert setup.players["white"] == ("ana", "bo", "eve")


def test_a_header_has_the_slot_names_of_its_game() -> None:
    """C4: a replay refuses what the game refused."""
    slots = SlotNames(("1 one", "2 two", "3 three", "4 four"), ("first", "second", "third", "fourth"), "slot no")
    header = CODES.notation.write_header(act(trio(slot_names=slots), None, EndGame()))
    assert CODES.notation.read_header(header).slot_names == slots
    assert "slot_names" not in CODES.notation.write_header(act(trio(), None, EndGame()))


def test_a_header_has_the_number_words_of_its_game() -> None:
    """C10: a replay refuses what the game refused."""
    words = ("jeden jedna", "dwa dwie", "trzy", "cztery")
    header = CODES.notation.write_header(act(trio(number_words=words), None, EndGame()))
    assert header["number_words"] == list(words)
    assert CODES.notation.read_header(header).number_words == words


def test_a_game_that_broke_off_before_a_draw_can_be_replayed() -> None:
    """L3: the record lists the code that the next encoder would have drawn, or the replay would stop without one."""
    log: list[tuple[Seat | None, Action]] = [(ANA, Leave()), (None, EndGame())]
    state = trio(codes=("421", "342", "123"))
    for by, action in log:
        state = act(state, by, action)
    assert CODES.notation.write_header(state)["codes"] == {"pair": ["421", "342"]}
    answers = list(record.replay(io.BytesIO(record.write(CODES, state, log).encode())))
    assert [answer["ok"] for answer in answers] == [True, True, True]
    told = act(half_played(written(teams())), None, EndGame())
    assert CODES.notation.write_header(told)["codes"] == {"white": ["421"], "black": ["432"]}
    second = act(act(in_round(teams(), 2), "bo", Leave()), None, EndGame())
    assert CODES.notation.write_header(second)["codes"] == {"white": ["421", "342", "123"], "black": ["432", "234"]}


def test_a_record_is_one_line_each_in_the_games_own_letters() -> None:
    """D26: readable as it is, with a line's end after each line."""
    state = act(act(trio(), "ana", given("łódź", "ёлка", "x")), None, EndGame())
    text = record.write(CODES, state, [(ANA, given("łódź", "ёлка", "x")), (None, EndGame())])
    header, clues, end, _ = text.split("\n")
    assert text.endswith("\n")
    assert clues == '{"by": "ana", "do": "clues", "clues": ["łódź", "ёлка", "x"]}'
    assert (json.loads(header)["mode"], json.loads(end)) == ("interceptor", {"do": "end"})


def header(**changes: Any) -> dict[str, Any]:
    return {
        "game": "codes",
        "mode": "interceptor",
        "players": {"pair": ["ana", "bo"], "interceptor": ["cy"]},
        "keywords": {"pair": ["a", "b", "c", "d"]},
        "codes": {"pair": ["421"]},
    } | changes


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"mode": None}, "mode: not a text"),
        ({"mode": 3}, "mode: not a text"),
        ({"mode": "solo"}, "mode: not one of teams, interceptor, puzzle"),
        ({"mode": "teams"}, "codes of white: not a list"),
        ({"players": None}, "players: missing"),
        ({"players": {"pair": "ana"}}, "players of pair: not a list"),
        ({"players": {"pair": ["ana", 1], "interceptor": ["cy"]}}, "players of pair: not a text"),
        ({"players": {"pair": ["ana", ""], "interceptor": ["cy"]}}, "players of pair: not a text"),
        ({"keywords": []}, "keywords: missing"),
        ({"keywords": {}}, "keywords of pair: not a list"),
        ({"codes": {"pair": ["425"]}}, "codes of pair: a code is three different digits of 1-4"),
        ({"codes": {"pair": ["421", "442"]}}, "codes of pair: a code is three different digits of 1-4"),
        ({"codes": {"pair": [421]}}, "codes of pair: not a text"),
        ({"codes": 421}, "codes: missing"),
        ({"translations": ["a"]}, "translations: not a mapping of keywords to other forms"),
        ({"translations": {"a": "b"}}, "translations of a: not a list"),
        ({"translations": {"a": [1]}}, "translations of a: not a text"),
        ({"number_words": "one"}, "number_words: not a list"),
        ({"slot_names": ["one"]}, "slot_names: not a mapping"),
        ({"slot_names": {"numbers": "one"}}, "numbers of slot_names: not a list"),
        ({"slot_names": {"ordinals": [1]}}, "ordinals of slot_names: not a text"),
        ({"slot_names": {"words": 4}}, "words of slot_names: not a text"),
    ],
)
def test_a_header_that_starts_no_game_says_why(changes: dict[str, Any], why: str) -> None:
    """D1, D2, D3, I1."""
    assert CODES.notation.read_header(header()).keywords == {"pair": ("a", "b", "c", "d")}
    with pytest.raises(ValueError, match=rf"^{why}$"):
        CODES.notation.read_header(header(**changes))


def test_a_refusal_is_named_after_its_class_and_knows_its_facts() -> None:
    """C9, C11: stable names, and what a message may say."""
    assert [kind.reason() for kind in (WrongPhase, NotYourTurn, ClueIsKeyword)] == [
        "wrong-phase",
        "not-your-turn",
        "clue-is-keyword",
    ]
    assert ClueIsKeyword("my lamp", "lamp").facts == {"clue": "my lamp", "keyword": "lamp"}
    assert ClueEmpty(2).facts == {"clue_number": 2}
    assert WrongPhase().facts == {}
