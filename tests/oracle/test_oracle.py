"""The oracle says what the rulebooks say, and its random games end."""

from __future__ import annotations

import itertools
import random
from typing import Any

import pytest

from tests.thorough import THOROUGH

from .codes import (
    CLUE_WORDS,
    NUMBER_WORDS,
    SLOT_NAMES,
    Line,
    Oracle,
    illegal_lines,
    legal_lines,
    mending_lines,
    random_game,
    random_header,
    random_line,
)

WHITE = ["lantern", "harbour", "ladder", "pepper"]
BLACK = ["engine", "orchard", "piano", "glove"]


def teams(white: list[str], black: list[str], **more: Any) -> Oracle:
    players = more.pop("players", {"white": ["ana", "bo"], "black": ["cy", "di"]})
    header = {"game": "codes", "mode": "teams", "players": players}
    return Oracle(
        header | {"keywords": {"white": WHITE, "black": BLACK}, "codes": {"white": white, "black": black}} | more
    )


def trio(codes: list[str]) -> Oracle:
    header = {"game": "codes", "mode": "interceptor", "players": {"pair": ["ana", "bo"], "interceptor": ["cy"]}}
    return Oracle(header | {"keywords": {"pair": WHITE}, "codes": {"pair": codes}})


def say(oracle: Oracle, *lines: Line) -> Line:
    """Plays lines that must all be accepted, and gives the last answer."""
    answer = oracle.opening
    for line in lines:
        answer = oracle.play(line)
        assert answer["ok"], (line, answer)
    return answer


def clues(by: str, *given: Any) -> Line:
    return {"by": by, "do": "clues", "clues": list(given)}


def draft(by: str, *given: Any) -> Line:
    return {"by": by, "do": "draft", "clues": list(given)}


def guess(by: str, code: str) -> Line:
    return {"by": by, "do": "guess", "code": code}


def intercept(by: str, code: str) -> Line:
    return {"by": by, "do": "intercept", "code": code}


def write(oracle: Oracle) -> Line:
    """Every awaited encoder hands in three new clues."""
    answer = oracle.opening
    for by in oracle.table().awaiting():
        at = 3 * (oracle.table().round - 1)
        answer = say(oracle, clues(by, *CLUE_WORDS[at : at + 3]))
    return answer


def play_round(oracle: Oracle, events: str) -> Line:
    """A round in which `events` happen: Wi, Bi interceptions by, Wm, Bm miscommunications of White, Black."""
    answer = write(oracle)
    for half, own, other in (("white", "Wm", "Bi"), ("black", "Bm", "Wi")):
        table = oracle.table()
        assert table.half is not None
        assert table.half.name == half
        wrong = "123" if table.half.code != "123" else "124"
        if table.round > 1:
            answer = say(oracle, intercept(table.may_intercept()[0], table.half.code if other in events else wrong))
        answer = say(oracle, guess(table.may_guess()[0], wrong if own in events else table.half.code))
    return answer


def play_rounds(*rounds: str) -> tuple[Oracle, Line]:
    oracle = teams(["421"] * 8, ["432"] * 8)
    answer = oracle.opening
    for events in rounds:
        assert not answer["over"]
        answer = play_round(oracle, events)
    return oracle, answer


def tokens(white: tuple[int, int], black: tuple[int, int]) -> Line:
    pairs = {"white": white, "black": black}
    return {side: {"intercepts": i, "miscommunications": m} for side, (i, m) in pairs.items()}


# The rulebooks' game


@pytest.mark.parametrize("interception", ["143", "142"])
def test_the_example_of_the_rulebooks(interception: str) -> None:
    oracle = teams(["421", "342"], ["432", "234"])
    assert oracle.opening == {
        "ok": True,
        "refused": None,
        "round": 1,
        "half": None,
        "phase": "clues",
        "awaiting": ["ana", "cy"],
        "tokens": tokens((0, 0), (0, 0)),
        "clues": None,
        "over": False,
        "winners": None,
    }
    answer = say(oracle, clues("ana", "salt", "boats", "night walk"))
    assert (answer["phase"], answer["awaiting"], answer["clues"]) == ("clues", ["cy"], None)
    answer = say(oracle, clues("cy", "wool", "chords", "fruit"))
    assert (answer["half"], answer["awaiting"]) == ("white", ["bo"])
    assert answer["clues"] == ["salt", "boats", "night walk"]
    answer = say(oracle, guess("bo", "421"))
    assert (answer["half"], answer["awaiting"], answer["clues"]) == ("black", ["di"], ["wool", "chords", "fruit"])
    answer = say(oracle, guess("di", "432"))
    assert (answer["round"], answer["phase"], answer["awaiting"]) == (2, "clues", ["bo", "di"])
    assert answer["tokens"] == tokens((0, 0), (0, 0))
    answer = say(oracle, clues("bo", "rungs", "sneeze", "port"), clues("di", "tree", "keys", "finger"))
    assert answer["awaiting"] == ["ana", "cy", "di"]
    answer = say(oracle, intercept("cy", interception))
    assert answer["awaiting"] == ["ana"]
    answer = say(oracle, guess("ana", "341"))
    assert answer["tokens"] == tokens((0, 1), (0, 0))
    assert answer["awaiting"] == ["ana", "bo", "cy"]
    answer = say(oracle, intercept("bo", "234"), guess("cy", "234"))
    assert answer["tokens"] == tokens((1, 1), (0, 0))
    assert (answer["round"], answer["phase"], answer["awaiting"]) == (3, "clues", [])
    assert oracle.play({"do": "time"})["refused"] == "no-code"


# Ends with two teams


def test_two_interceptions_win_d20() -> None:
    assert play_rounds("", "Wi", "Wi")[1]["winners"] == ["white"]
    assert play_rounds("", "Bi", "Bi")[1]["winners"] == ["black"]


def test_two_miscommunications_lose_d21() -> None:
    assert play_rounds("Wm", "Wm")[1]["winners"] == ["black"]
    assert play_rounds("Bm", "", "Bm")[1]["winners"] == ["white"]


def test_the_end_comes_only_after_both_halves() -> None:
    oracle, _ = play_rounds("Wm")
    write(oracle)
    answer = say(oracle, intercept("cy", "123"), guess("ana", "123"))
    assert answer["tokens"] == tokens((0, 2), (0, 0))
    assert (answer["over"], answer["half"]) == (False, "black")


def test_two_reasons_for_the_same_team_are_a_plain_win_d22() -> None:
    _, answer = play_rounds("", "Wi Bm", "Wi Bm")
    assert (answer["winners"], answer["over"]) == (["white"], True)


def test_both_tokens_of_one_code_d17() -> None:
    assert play_rounds("", "Wm Bi")[1]["tokens"] == tokens((0, 1), (1, 0))


@pytest.mark.parametrize(
    ("rounds", "winners"),
    [
        (("Wm", "Wi Bi", "Wi Wm"), ["black"]),  # one team has both: 2 - 2 = 0 against 1
        (("Wm Bm", "Wi", "Wi Wm"), ["white"]),  # 2 - 2 = 0 against -1
        (("Wm", "Wi Bi", "Wi Bi"), ["black"]),  # both 2 interceptions: 1 against 2
        (("Wm Bm", "Wi", "Wm Bm"), ["white"]),  # both 2 miscommunications: -1 against -2
        (("", "Wi", "", "", "", "", "", ""), ["white"]),  # nobody after round 8
        (("", "Wm", "", "", "", "", "", ""), ["black"]),
    ],
)
def test_a_tie_case_goes_by_points_d22_d23(rounds: tuple[str, ...], winners: list[str]) -> None:
    assert play_rounds(*rounds)[1]["winners"] == winners


EQUAL = [
    ("Wm", "Wi", "Wi Wm"),
    ("", "Wi Bi", "Wi Bi"),
    ("Wm Bm", "Wm Bm"),
    ("", "", "", "", "", "", "", ""),
    ("Wm Bm", "Wi Bi", "Wi Bi Wm Bm"),
]


@pytest.mark.parametrize("rounds", EQUAL)
def test_equal_points_go_by_keywords_d24_d25(rounds: tuple[str, ...]) -> None:
    for white_words, black_words, winners in (
        (["Engine!", None, None, None], [None] * 4, ["white"]),
        ([None, "engine", "orchard", "piano"], ["lantern", None, "salt", None], ["black"]),  # the slot counts
        (["engine", None, None, None], [None, None, "LADDER", ""], ["black", "white"]),
        (None, None, ["black", "white"]),  # time
        (BLACK, None, ["white"]),
    ):
        oracle, answer = play_rounds(*rounds)
        assert (answer["phase"], answer["half"], answer["round"]) == ("keywords", None, len(rounds))
        assert answer["awaiting"] == ["ana", "bo", "cy", "di"]
        if white_words:
            answer = say(oracle, {"by": "bo", "do": "keywords", "words": white_words})
            assert answer["awaiting"] == ["cy", "di"]
            assert not oracle.play({"by": "ana", "do": "keywords", "words": white_words})["ok"]
        last = {"by": "cy", "do": "keywords", "words": black_words} if black_words else {"do": "time"}
        answer = say(oracle, last)
        assert (answer["phase"], answer["over"], answer["winners"]) == ("over", True, winners)
        assert oracle.play({"do": "time"})["refused"] == "wrong-phase"


# The interceptor


def trio_round(oracle: Oracle, read_right: bool, intercepted: bool) -> Line:
    write(oracle)
    table = oracle.table()
    assert table.half is not None
    if table.round > 1:
        say(oracle, intercept("cy", table.half.code if intercepted else "123"))
    return say(oracle, guess(table.may_guess()[0], table.half.code if read_right else "123"))


@pytest.mark.parametrize(
    ("rounds", "count", "winners"),
    [
        ([(True, False)] * 5, 0, ["pair"]),
        ([(False, False)] + [(True, False)] * 4, 1, ["pair"]),
        ([(False, False)] * 2, 2, ["interceptor"]),
        ([(True, False), (False, True)], 2, ["interceptor"]),  # I5: both in one round
        ([(True, False), (True, True), (True, True)], 2, ["interceptor"]),
        ([(True, False)] * 3 + [(True, True), (False, True)], 3, ["interceptor"]),  # in round 5
    ],
)
def test_each_end_of_the_interceptor_game_i7(rounds: list[tuple[bool, bool]], count: int, winners: list[str]) -> None:
    oracle = trio(["421", "342", "134", "234", "341"])
    answer = oracle.opening
    for number, (read_right, intercepted) in enumerate(rounds, start=1):
        assert (answer["over"], answer["round"], answer["phase"]) == (False, number, "clues")
        assert answer["awaiting"] == [["bo", "ana"][number % 2]]  # I2
        answer = trio_round(oracle, read_right, intercepted)
    assert answer["tokens"] == {"interceptor": {"intercepts": count}}
    assert (answer["over"], answer["winners"], answer["round"]) == (True, winners, len(rounds))


def test_the_interceptor_does_not_guess_in_round_1_i6() -> None:
    oracle = trio(["421", "342"])
    answer = write(oracle)
    assert (answer["half"], answer["awaiting"]) == ("pair", ["bo"])
    assert not oracle.play(intercept("cy", "421"))["ok"]
    say(oracle, guess("bo", "421"))
    assert write(oracle)["awaiting"] == ["ana", "cy"]


# Clues, time, objections, leaving


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        (("salt", "Salt!", "boat"), "clue-repeated"),
        (("421", "salt", "boat"), "clue-is-code"),
        (("salt", "4 - 2 - 1", "boat"), "clue-is-code"),
        (("4", "Two", "1"), "clue-is-code"),
        (("salt", "boat", "HARBOUR"), "clue-is-keyword"),
        (("salt", "an old lantern", "boat"), "clue-is-keyword"),
        (("salt", "boat", "un phare"), "clue-is-keyword"),
        (("salt", "", "boat"), "clue-empty"),
        (("salt", None, "boat"), "clue-empty"),
        (("salt", "boat"), "unreadable"),
    ],
)
def test_a_clue_against_the_rules_is_refused(given: tuple[Any, ...], reason: str) -> None:
    oracle = teams(["421"], ["432"], translations={"lantern": ["phare"]}, number_words=NUMBER_WORDS)
    answer = oracle.play(clues("ana", *given))
    assert answer == oracle.opening | {"ok": False, "refused": reason}


@pytest.mark.parametrize(
    ("clue", "allowed"),
    [
        ("2", False),
        ("Two!", False),
        ("slot 2", False),
        ("number2", False),
        ("second keyword", False),
        ("second", True),
        ("4", True),
        ("keyword", True),
        ("two boats", True),
        ("22", True),
    ],
)
def test_the_number_of_the_own_slot_is_no_clue_c4(clue: str, allowed: bool) -> None:
    oracle = teams(["421"], ["432"], slot_names=SLOT_NAMES)
    assert oracle.play(clues("ana", "salt", clue, "boat"))["refused"] == (None if allowed else "clue-is-slot")


def test_clues_that_only_look_forbidden_are_allowed() -> None:
    oracle = teams(["421"], ["432"])
    say(oracle, clues("ana", "1", "2", "4"), clues("cy", "lanterns", "1", {"media": "voice", "id": "x"}))


def test_a_clue_is_used_once_by_a_team_c9() -> None:
    oracle = teams(["421"] * 2, ["432"] * 2)
    say(oracle, clues("ana", "salt", "boat", "rung"), clues("cy", "salt", "boat", "rung"))
    say(oracle, {"by": "cy", "do": "object", "clue": 1}, {"by": "ana", "do": "withdraw", "clue": 1})
    say(oracle, guess("bo", "421"), guess("di", "432"))
    assert oracle.play(clues("bo", "salt", "wool", "moon"))["refused"] == "clue-repeated"
    assert oracle.play(draft("bo", None, None, "RUNG"))["refused"] == "clue-repeated"


def test_the_sandglass_takes_the_draft_d9() -> None:
    oracle = teams(["421"], ["432"])
    say(
        oracle, draft("cy", "wool", None, "moon"), draft("cy", None, "keys", None), clues("ana", "salt", "boat", "rung")
    )
    answer = say(oracle, {"do": "time"})
    assert (answer["phase"], answer["clues"]) == ("guess", ["salt", "boat", "rung"])
    assert say(oracle, guess("bo", "421"))["clues"] == [None, "keys", None]


def test_time_answers_for_everybody_d19() -> None:
    oracle = teams(["421"] * 2, ["432"] * 2)
    assert say(oracle, {"do": "time"})["clues"] == [None, None, None]
    answer = say(oracle, {"do": "time"}, {"do": "time"})
    assert (answer["round"], answer["tokens"]) == (2, tokens((0, 1), (0, 1)))
    say(oracle, {"do": "time"}, intercept("cy", "421"))
    assert say(oracle, {"do": "time"})["tokens"] == tokens((0, 2), (1, 1))


def test_a_locked_answer_is_not_changed() -> None:
    oracle, _ = play_rounds("")
    write(oracle)
    say(oracle, intercept("cy", "123"))
    assert not oracle.play(intercept("di", "421"))["ok"]
    assert oracle.play(guess("bo", "421"))["refused"] == "not-your-turn"  # the encoder of round 2
    assert oracle.play(guess("ana", "422"))["refused"] == "bad-code"


def test_objections_c13() -> None:
    oracle = teams(["421"], ["432"])
    say(oracle, clues("ana", "salt", "boat", "rung"), {"do": "time"})
    assert not oracle.play({"by": "ana", "do": "stand", "clue": 2})["ok"]
    assert not oracle.play({"by": "bo", "do": "object", "clue": 2})["ok"]
    assert not oracle.play({"by": "cy", "do": "object", "clue": 4})["ok"]
    table = say(oracle, {"by": "cy", "do": "object", "clue": 2})
    assert not oracle.play({"by": "di", "do": "object", "clue": 2})["ok"]
    assert not oracle.play({"by": "bo", "do": "withdraw", "clue": 2})["ok"]
    assert say(oracle, {"by": "ana", "do": "withdraw", "clue": 2}) == table
    say(oracle, guess("bo", "421"))
    assert not oracle.play({"by": "ana", "do": "object", "clue": 1})["ok"]  # missing, since time answered for cy


def test_an_encoder_who_leaves_gives_the_role_on_l3() -> None:
    oracle = teams(
        ["421", "342", "123"], ["432", "234"], players={"white": ["ana", "bo", "eve"], "black": ["cy", "di"]}
    )
    say(oracle, draft("ana", "salt", None, None))
    assert say(oracle, {"by": "ana", "do": "leave"})["awaiting"] == ["bo", "cy"]
    assert say(oracle, {"do": "redraw", "side": "white"})["awaiting"] == ["bo", "cy"]
    say(oracle, clues("bo", "salt", "boat", "rung"))
    assert say(oracle, clues("cy", "wool", "moon", "keys"))["awaiting"] == ["eve"]
    answer = say(oracle, guess("eve", "342"), guess("di", "432"))
    assert answer["tokens"] == tokens((0, 0), (0, 0))
    assert answer["awaiting"] == ["di", "eve"]


def test_a_short_side_waits_for_a_substitute_l1_l2() -> None:
    oracle = teams(["421", "342"], ["432", "234"])
    write(oracle)
    assert say(oracle, {"by": "bo", "do": "leave"})["awaiting"] == []
    assert not oracle.play({"do": "substitute", "seat": "bo", "player": "cy"})["ok"]
    assert not oracle.play({"do": "substitute", "seat": "ana", "player": "eve"})["ok"]
    assert say(oracle, {"do": "substitute", "seat": "bo", "player": "eve"})["awaiting"] == ["eve"]
    say(oracle, {"by": "di", "do": "leave"})
    assert not oracle.play({"do": "substitute", "seat": "di", "player": "bo"})["ok"]
    answer = say(oracle, {"do": "end"})
    assert (answer["over"], answer["winners"], answer["phase"], answer["awaiting"]) == (True, None, "over", [])


def test_headers_that_cannot_start_a_game() -> None:
    good = random_header(random.Random(1), "teams")
    Oracle(good)
    bads: list[Line] = [
        {"mode": "solo"},
        {"players": {"white": ["a", "b", "c", "d"], "black": ["e", "f"]}},
        {"players": {"white": ["a", "b"], "black": ["b", "c"]}},
        {"keywords": {"white": WHITE, "black": WHITE}},
        {"codes": {"white": ["112"], "black": []}},
        {"codes": None},
    ]
    for bad in bads:
        with pytest.raises(ValueError, match=r"."):
            Oracle(good | bad)


# Random play


@pytest.mark.parametrize("mode", ["teams", "interceptor"])
@pytest.mark.parametrize("leaving", [False, True])
def test_random_games_end_within_their_rounds(mode: str, leaving: bool) -> None:
    winners: set[str] = set()
    for seed in range(40 if THOROUGH else 10):
        _, lines, outputs = random_game(random.Random(seed), mode, leaving=leaving)
        assert len(outputs) == len(lines) + 1
        last = outputs[-1]
        assert (last["over"], last["phase"], last["awaiting"], last["half"]) == (True, "over", [], None)
        assert last["round"] <= (8 if mode == "teams" else 5)
        assert all(not after["over"] or after["round"] == last["round"] for after in outputs)
        assert all(
            after == before | {"ok": False, "refused": after["refused"]}
            for before, after in itertools.pairwise(outputs)
            if not after["ok"]
        )
        assert leaving or last["winners"] is not None
        winners.add(str(last["winners"]))
    expected = {"['white']", "['black']"} if mode == "teams" else {"['pair']", "['interceptor']"}
    assert expected <= winners


@pytest.mark.parametrize("mode", ["teams", "interceptor"])
def test_the_generators_know_what_is_legal(mode: str) -> None:
    rng = random.Random(7)
    for _ in range(8):
        oracle = Oracle(random_header(rng, mode))
        while oracle.table().phase != "over":
            legal = legal_lines(oracle, rng)
            for line in rng.sample(legal, min(3, len(legal))) + mending_lines(oracle.table(), rng):
                trial = Oracle(oracle.header)
                trial.accepted = list(oracle.accepted)
                assert trial.play(line)["ok"], line
            for line in rng.sample(illegal_lines(oracle, rng), 6):
                assert not oracle.play(line)["ok"], line
            oracle.play(random_line(oracle, rng))


def test_a_game_without_codes_left_refuses_everything() -> None:
    for seed in range(20):
        _, _, outputs = random_game(random.Random(seed), "teams", leaving=False, rounds=1)
        assert outputs[-1]["refused"] in ("no-code", "unreadable")
        assert (outputs[-1]["round"], outputs[-1]["phase"], outputs[-1]["awaiting"]) == (2, "clues", [])
