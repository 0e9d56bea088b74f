"""What a clue may be, and what a program refuses (C1-C6, C9-C12)."""

import tracemalloc

import pytest

from engine.codes.actions import DraftClues, ObjectToClue
from engine.codes.clues import MAX_CLUE_LEN, Media, check, forbid_all
from engine.codes.refusals import ClueEmpty, ClueIsCode, ClueIsKeyword, ClueRepeated, ClueTooLong
from engine.codes.setup import SlotNames
from engine.codes.state import State
from engine.codes.terms import Phase
from engine.codes.views import table_view
from engine.core import Refusal

from .tables import act, given, half_played, refusal, round_played, teams, trio, written

TRANSLATIONS = {
    "lantern": ("фенер", "фонарь", "latarnia", "lygte", "lanterne"),
    "harbour": ("пристанище", "гавань", "port", "havn"),
    "pepper": ("черен пипер", "перец", "pieprz", "peber", "poivre"),
}
NUMBER_WORDS = (
    "one един една едно один одна одно jeden jedna jedno en et un une",
    "two два две dwa dwie to deux",
    "three три trzy tre trois",
    "four Четири четыре cztery fire quatre",
)


def accepted(state: State, *clues: object) -> bool:
    return act(state, "ana", given(*clues)).phase is Phase.GUESS


def with_clue(clue: object) -> tuple[object, object, object]:
    return clue, "salt", "boats"


@pytest.mark.parametrize(
    "clue",
    [
        "x",
        "a whole sentence, with a comma!",
        "лодка",
        "🐈",
        "?!",
        "c'est ça",
        "100 %",
        Media("voice", "file-1"),
        Media("video_note", "file-1"),
        Media("animation", "file-1"),
        Media("sticker", "file-1"),
        Media("photo", "file-1"),
        "x" * MAX_CLUE_LEN,
    ],
)
def test_a_clue_has_any_form(clue: str | Media) -> None:
    """C1: a word, a sentence, a sign, a voice message, a picture."""
    assert accepted(trio(), *with_clue(clue))


@pytest.mark.parametrize(
    "clue", ["", " ", "\t\n", "\u200b", "\u2800", "\u3164", "\u00ad\u200d", "\u202e", "\x00", "\x7f", "́"]
)
@pytest.mark.parametrize("place", [0, 1, 2])
def test_a_clue_can_be_seen(clue: str, place: int) -> None:
    """C1, C2: an invisible character is not a clue; the refusal says which one it is."""
    clues: list[str] = ["salt", "boats", "rope"]
    clues[place] = clue
    assert refusal(trio(), "ana", given(*clues)) == "clue-empty"
    with pytest.raises(ClueEmpty) as caught:
        check((clues[0], clues[1], clues[2]), "421", (), {})
    assert caught.value.facts == {"clue_number": place + 1}


def test_a_clue_is_short_enough_to_be_read_out() -> None:
    """C6: on request a clue is spelled out, so it has an end."""
    assert refusal(trio(), "ana", given(*with_clue("x" * (MAX_CLUE_LEN + 1)))) == "clue-too-long"
    with pytest.raises(ClueTooLong) as caught:
        check(("x" * 101, None, None), "421", (), {})
    assert caught.value.facts == {"most": 100, "length": 101}


def test_clues_are_numbered_and_shown_as_they_were_given() -> None:
    """C2, C6, C7: letter by letter, in order, the same for both sides."""
    state = act(trio(), "ana", given("  Night WALK ", "łódź", Media("voice", "file-1")))
    half = table_view(state).half
    assert half is not None
    assert half.clues == ("  Night WALK ", "łódź", Media("voice", "file-1"))


@pytest.mark.parametrize(
    "clues", [("4", "salt", "boats"), ("1984", "salt", "boats"), ("4", "2", "3"), ("3", "12", "1")]
)
def test_a_number_may_be_a_clue(clues: tuple[str, str, str]) -> None:
    """C3: when it means something; the code is 421."""
    assert accepted(trio(), *clues)


SLOT_NAMES = SlotNames(
    numbers=("1 i one un", "2 ii two deux", "3 iii three trois", "4 iv four quatre"),
    ordinals=("first premier", "second", "third", "fourth"),
    words="slot number no keyword th",
)


@pytest.mark.parametrize(
    "clue",
    ["4", "IV", "four", "Quatre!", "four.", "slot 4", "no. 4", "№4", "#4", "slot4", "4th", "④", "fourth keyword"],
)
def test_the_number_of_the_own_keyword_is_no_clue(clue: str) -> None:
    """C4, C10: the code is 421, so the first clue is about keyword 4."""
    state = trio(slot_names=SLOT_NAMES)
    assert refusal(state, "ana", given(*with_clue(clue))) == "clue-is-slot"
    assert refusal(state, "ana", DraftClues((clue, None, None))) == "clue-is-slot"
    assert accepted(trio(), *with_clue(clue))  # a game that was saved without names goes on as it began


@pytest.mark.parametrize(
    "clue", ["1", "3", "three", "slot 2", "fourth", "second keyword", "4 legs", "44", "4 4", "keyword", "four-leaf"]
)
def test_another_number_may_mean_something(clue: str) -> None:
    """C3: 4 for a square, a fourth for music; only the own slot is refused."""
    assert accepted(trio(slot_names=SLOT_NAMES), *with_clue(clue))


def test_slot_names_name_every_slot_or_none() -> None:
    """C4."""
    with pytest.raises(ValueError, match=r"^slot numbers: 1 texts, not 4$"):
        trio(slot_names=SlotNames(numbers=("one",)))
    with pytest.raises(ValueError, match=r"^slot ordinals: 1 texts, not 4$"):
        trio(slot_names=SlotNames(ordinals=("first",)))


@pytest.mark.parametrize("clue", ["L", "seven letters", "slot one", "rhymes with chanter"])
def test_what_a_clue_is_about_is_for_people_to_judge(clue: str) -> None:
    """C4, C5: spelling, slot, sound and private jokes are never refused here; the other side can object (C13)."""
    state = act(trio(), "ana", given(*with_clue(clue)))
    assert act(state, "cy", ObjectToClue(1)).on_table.marks[0].value == "objected"


@pytest.mark.parametrize("clue", ["lanterns", "ladders and snakes", "harbourmaster", "peppermint"])
def test_the_same_root_is_warned_about_elsewhere_and_not_refused(clue: str) -> None:
    """C12: no program can decide it."""
    assert accepted(trio(), *with_clue(clue))


@pytest.mark.parametrize(
    ("first", "again"),
    [
        ("salt", "salt"),
        ("salt", "SALT"),
        ("salt", " salt! "),
        ("salt", "sаlt"),
        ("salt", "s\u200balt"),
        ("night walk", "night-walk"),
        ("ёлка", "елка"),
        ("żółw", "ZOLW"),
        ("🐈", " 🐈 "),
        ("5", "٥"),
        (Media("voice", "1"), Media("voice", "1")),
    ],
)
def test_the_same_clue_never_twice(first: str | Media, again: str | Media) -> None:
    """C9: not in one set, and not later in the game, however it is written."""
    assert refusal(trio(), "ana", given(first, "boats", again)) == "clue-repeated"
    assert refusal(trio(), "ana", DraftClues((first, again, None))) == "clue-repeated"
    state = half_played(act(trio(), "ana", given(first, "boats", "rope")))
    state = round_played(state)
    with pytest.raises(ClueRepeated) as caught:
        act(state, "ana", given("x", again, "y"))
    assert caught.value.facts["round"] == 1


@pytest.mark.parametrize(
    ("first", "other"),
    [
        ("salt", "malt"),
        ("🐈", "🐕"),
        ("?", "!"),
        ("край", "краи"),
        (Media("voice", "1"), Media("voice", "2")),
        (Media("voice", "1"), Media("photo", "1")),
        (Media("a:b", "c"), Media("a", "b:c")),
        (Media("?", "!"), "?:!"),
    ],
)
def test_other_clues_are_other_clues(first: str | Media, other: str | Media) -> None:
    """C9."""
    assert accepted(trio(), first, other, "boats")


def test_the_other_team_may_say_it_again() -> None:
    """C9: by the same team."""
    state = act(teams(), "ana", given("salt", "boats", "rope"))
    assert act(state, "cy", given("salt", "boats", "rope")).phase is Phase.GUESS
    state = half_played(half_played(act(state, "cy", given("x", "y", "z"))))
    assert act(state, "bo", given("x", "y", "z")).side("white").written is not None


def test_the_refusal_names_the_clue_as_it_was_given() -> None:
    """C9, C10, C11: a plain reason."""
    with pytest.raises(ClueRepeated) as repeated:
        check(("Salt!", "sALT", None), "421", (), {})
    assert repeated.value.facts == {"clue": "sALT", "round": 0}
    with pytest.raises(ClueRepeated) as voice:
        check((Media("voice", "1"), Media("voice", "1"), None), "421", (), {})
    assert voice.value.facts == {"clue": "voice", "round": 0}
    with pytest.raises(ClueIsCode) as together:
        check(("four", "2", "one"), "421", (), {}, NUMBER_WORDS)
    assert together.value.facts == {"clue": "four 2 one"}
    with pytest.raises(ClueIsCode) as alone:
        check((None, "4/2/1", None), "421", (), {})
    assert alone.value.facts == {"clue": "4/2/1"}
    with pytest.raises(ClueIsKeyword) as keyword:
        check((None, None, "my Фонарь"), "421", forbid_all(("lantern",), (("фонарь",),)), {})
    assert keyword.value.facts == {"clue": "my Фонарь", "keyword": "lantern"}
    assert isinstance(keyword.value, Refusal)


@pytest.mark.parametrize(
    "clue",
    [
        "421",
        "4.2.1",
        " 4 - 2 - 1 ",
        "4, 2, 1!",
        "(4)(2)(1)",
        "４２１",
        "٤٢١",
        "④②①",
        "❹❷❶",
        "4️⃣2️⃣1️⃣",
        "𝟒𝟐𝟏",
        "⁴²¹",
        "४२१",
        "4\u200b2\u200b1",
    ],
)
def test_one_clue_never_spells_the_code(clue: str) -> None:
    """C10: only digits and separators, in any script or box; the code is 421."""
    assert refusal(trio(), "ana", given(*with_clue(clue))) == "clue-is-code"


@pytest.mark.parametrize("clue", ["124", "4210", "0421", "42", "room 421", "421 b", "four two one"])
def test_a_number_that_is_not_the_code_is_a_clue(clue: str) -> None:
    """C10, C3: refused only when it spells the code and nothing else."""
    assert accepted(trio(), *with_clue(clue))


@pytest.mark.parametrize(
    ("four", "two", "one"),
    [
        ("4", "2", "1"),
        ("four", "two", "one"),
        ("Четири", "две", "едно"),
        ("четири", "два", "един"),
        ("4", "2", "една"),
        ("четыре", "два", "один"),
        ("четыре", "две", "одна"),
        ("cztery", "dwa", "jeden"),
        ("cztery", "dwie", "jedna"),
        ("fire", "to", "en"),
        ("fire", "to", "et"),
        ("quatre", "deux", "un"),
        ("quatre", "deux", "une"),
        ("IV", "II", "I"),
        ("4️⃣", "2️⃣", "1️⃣"),
        ("④", "❷", "١"),
        ("FOUR!", "2.", "одно"),
        ("4", "2", "jedno"),
    ],
)
def test_three_clues_never_spell_the_code_together(four: str, two: str, one: str) -> None:
    """C10: each one digit or number word; another order is allowed."""
    state = trio(number_words=NUMBER_WORDS)
    assert refusal(state, "ana", given(four, two, one)) == "clue-is-code"
    assert accepted(state, one, two, four)
    assert act(state, "ana", DraftClues((four, two, None))).phase is Phase.CLUES


@pytest.mark.parametrize(
    ("three", "four", "two"),
    [
        ("three", "four", "two"),
        ("три", "4", "2"),
        ("trzy", "4", "2"),
        ("tre", "4", "2"),
        ("trois", "4", "2"),
        ("III", "iv", "ii"),
    ],
)
def test_three_is_a_number_in_every_language(three: str, four: str, two: str) -> None:
    """C10: the code is 342."""
    state = trio(codes=("342",), number_words=NUMBER_WORDS)
    assert refusal(state, "ana", given(three, four, two)) == "clue-is-code"


def test_digits_and_roman_numerals_are_of_no_language_and_number_words_come_with_the_game() -> None:
    """C10: the code is 421."""
    assert refusal(trio(), "ana", given("IV", "2", "i")) == "clue-is-code"
    assert accepted(trio(), "four", "two", "one")


def test_a_word_may_name_two_digits_in_two_languages() -> None:
    """C10: the code is 421."""
    state = trio(number_words=("uno same", "dos", "tres", "four same"))
    assert refusal(state, "ana", given("four", "dos", "same")) == "clue-is-code"
    assert refusal(state, "ana", given("same", "dos", "uno")) == "clue-is-code"


def test_number_words_name_every_digit_or_none() -> None:
    """C10."""
    with pytest.raises(ValueError, match=r"^number words: 3 texts, not 4$"):
        trio(number_words=("one", "two", "three"))


@pytest.mark.parametrize(
    "clues", [("4", "2", Media("voice", "1")), ("4", "2", "ones"), ("44", "2", "1"), ("4", "21", "x")]
)
def test_two_digits_and_something_else_do_not_spell_the_code(clues: tuple[object, ...]) -> None:
    """C10, C3."""
    assert accepted(trio(), *clues)


@pytest.mark.parametrize(
    "clue",
    [
        "lantern",
        "LANTERN!",
        "lаntеrn",
        "lan\u00adtern",
        "lan-tern",
        "lan tern",
        "l.a.n.t.e.r.n",
        "an old lantern",
        "lantern-light",
        "pepper",
        "ladder",
        "ｌａｎｔｅｒｎ",
        "ⓛⓐⓝⓣⓔⓡⓝ",
        "🇱🇦🇳🇹🇪🇷🇳",
        "lántérn",
        "фенер",
        "ФОНАРЬ",
        "stara latarnia",
        "lygte",
        "lanterne",
        "гавань",
        "havn",
        "черен пипер",
        "черен-пипер на прах",
        "pieprz",
    ],
)
def test_never_one_of_the_own_keywords_nor_its_translation(clue: str) -> None:
    """C11: not for another slot either, and not as one word of a longer clue."""
    state = trio(translations=TRANSLATIONS)
    for clues in ((clue, "salt", "boats"), ("salt", clue, "boats"), ("salt", "boats", clue)):
        assert refusal(state, "ana", given(*clues)) == "clue-is-keyword"
        assert refusal(state, "ana", DraftClues(clues)) == "clue-is-keyword"


@pytest.mark.parametrize("clue", ["chanterelle", "pep", "bladder", "step-ladders", "engine", "orchard", "пипер"])
def test_a_word_inside_another_word_is_no_keyword(clue: str) -> None:
    """C11: whole words; and the other team's keywords are free."""
    state = act(teams(translations=TRANSLATIONS), "ana", given(clue, "salt", "boats"))
    assert state.side("white").written is not None


def test_a_clue_that_unfolds_into_hundreds_of_words_takes_little_memory() -> None:
    """C11: ﷺ is four words in one sign; of the words written together only those as short as a keyword are compared."""
    clue = "".join(f"{chr(0x4E00 + number)}\ufdfa" for number in range(MAX_CLUE_LEN // 2))
    forbidden = forbid_all(("lantern", "harbour", "ladder", "pepper"), ((), (), (), ()))
    tracemalloc.start()
    try:
        check((clue, None, None), "421", forbidden, {})
        assert tracemalloc.get_traced_memory()[1] < 1_000_000
    finally:
        tracemalloc.stop()


@pytest.mark.parametrize(
    ("keyword", "clue"),
    [
        ("cat", "CAT"),
        ("котка", "kотка"),
        ("ёж", "еж"),
        ("żaba", "zaba"),
        ("bjørn", "BJORN"),
        ("œuf", "oeuf"),
        ("hot dog", "a hotdog!"),
        ("🐱", "🐱"),
        ("🐱", "my 🐱\ufe0f"),
    ],
)
def test_a_keyword_of_any_language_is_compared_by_its_letters_or_signs(keyword: str, clue: str) -> None:
    """C11: en, bg, ru, pl, da, fr; a chat's own words may have no letter at all."""
    state = trio(words=(keyword, "harbour", "ladder", "pepper"))
    assert refusal(state, "ana", given(*with_clue(clue))) == "clue-is-keyword"


def test_a_translation_without_a_letter_forbids_nothing() -> None:
    """C11: an empty form in a word list is not in every clue."""
    assert accepted(trio(translations={"lantern": ("", "\u200b")}), "salt", "boats", "rope")


def test_forbidden_words_are_those_of_the_own_side() -> None:
    """C11: Black may say what White must not."""
    state = act(teams(translations=TRANSLATIONS), "ana", given("salt", "boats", "rope"))
    assert act(state, "cy", given("lantern", "фенер", "harbour")).phase is Phase.GUESS
    assert refusal(state, "cy", given("my piano", "salt", "x")) == "clue-is-keyword"


def test_what_the_own_team_hears_the_other_team_hears() -> None:
    """C7: the clues on the table are the same for everybody, and to spectators."""
    state = written(teams())
    half = table_view(state).half
    assert half is not None
    assert half.clues == ("white hint 1 a", "white hint 1 b", "white hint 1 c")
