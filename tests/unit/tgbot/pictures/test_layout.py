"""Nothing is cut off and nothing overlaps, whatever people write."""

import re
from dataclasses import replace
from itertools import combinations
from string import ascii_lowercase

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.kryptos.cards import PLAYERS
from tests.thorough import THOROUGH
from tests.unit.tgbot.pictures.samples import drawn_trio, name, numbers, sheet_of, trio
from tests.unit.tgbot.pictures.track_samples import drawn, tables, track_of
from tgbot.games.codes.model import CodesTally
from tgbot.games.codes.pictures.sheet import MAX_HEIGHT, SlotText, sheet_layout
from tgbot.games.codes.pictures.sheet_texts import sheet_texts
from tgbot.games.kryptos.pictures.track import track_layout
from tgbot.i18n.texts import LANGUAGES, Say
from tgbot.pictures.blocks import MIN_FONT_SIZE, Block, Box
from tgbot.pictures.layout import WIDTH
from tgbot.pictures.stats import Bar, Figure, StatsPicture, stats_layout
from tgbot.pictures.wording import ELLIPSIS

HOSTILE = [
    "x" * 10_000,
    "W" * 32,
    "<b>bold</b> <script>",
    "\u202eright to left\u202c",
    "\x00\x01\x02\r\n\t",
    "",
    "🔥" * 50,
    "a\u0301\u0302\u0303\u0304" * 40,
    "слово " * 40,
    "wiśnia-" * 20,
    "שלום عالم 你好",
    "\ud83d",
]
anything = st.one_of(st.text(st.characters(), max_size=120), st.sampled_from(HOSTILE), st.text("Wił ", max_size=100))


def faults(block: Block) -> list[str]:
    """Return what is wrong with a layout: texts or panels outside, on top of each other, or too small to read."""
    canvas = Box(0, 0, block.width, block.height)
    wrong = [f"outside: {line}" for line in block.lines if not canvas.holds(line.box)]
    wrong += [f"outside: {panel}" for panel in block.panels if not canvas.holds(panel.box)]
    wrong += [f"small: {line}" for line in block.lines if line.pen.size < MIN_FONT_SIZE]
    wrong += [f"{one} on {other}" for one, other in combinations(block.lines, 2) if one.box.meets(other.box)]
    for one, other in combinations(block.panels, 2):
        if one.box.meets(other.box) and not one.box.holds(other.box):
            wrong.append(f"{other} across {one}")
    for line in block.lines:
        across = [panel for panel in block.panels if panel.box.meets(line.box) and not panel.box.holds(line.box)]
        wrong += [f"{line} across {panel}" for panel in across]
    return wrong


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sheet_of_a_game_is_whole_in_every_language(language: str) -> None:
    block = sheet_layout(drawn_trio(language))
    assert faults(block) == []
    assert block.width == WIDTH
    assert block.height <= MAX_HEIGHT
    assert [line.text for line in block.lines if ELLIPSIS in line.text] == []


def test_the_sheet_is_whole_before_the_end_of_the_game() -> None:
    block = sheet_layout(sheet_texts(trio(over=False), name, Say("en"), title="Friday"))
    assert faults(block) == []


@pytest.mark.parametrize(("headline", "largest"), [("Ana wins", "Ana wins"), ("", "Friday")], ids=["over", "running"])
def test_who_won_is_larger_than_the_name_of_the_group(headline: str, largest: str) -> None:
    block = sheet_layout(replace(drawn_trio(), headline=headline, title="Friday"))
    sizes = {line.text: line.pen.size for line in block.lines}
    assert [text for text, size in sizes.items() if size == max(sizes.values())] == [largest]
    assert "Friday" in " ".join(sizes)


@pytest.mark.parametrize(("rounds", "most"), [(3, 1700), (8, 3000)])
def test_the_sheets_of_two_teams_are_short_enough_for_a_phone_and_say_everything(rounds: int, most: int) -> None:
    words = [f"word{letter}{other}" for letter in ascii_lowercase for other in ascii_lowercase]
    sheet = sheet_of(words, sides=2, rounds=rounds)
    block = sheet_layout(sheet)
    assert block.height <= most
    drawn_words = set(re.findall(r"word\w+", " ".join(line.text for line in block.lines)))
    assert set(re.findall(r"word\w+", repr(sheet))) - drawn_words == set()
    assert faults(block) == []


def test_two_sheets_before_the_first_round_and_without_keywords_are_whole() -> None:
    sheet = sheet_of(["Ana"], sides=2, rounds=0)
    begun = [replace(side, slots=tuple(SlotText(slot, "", ()) for slot in (1, 2, 3, 4))) for side in sheet.sides]
    block = sheet_layout(replace(sheet, sides=tuple(begun)))
    assert faults(block) == []
    assert [line.text for line in block.lines].count("4") == 2


@given(st.lists(anything, min_size=1, max_size=12), st.sampled_from([1, 2]), st.integers(0, 8))
@settings(max_examples=60 if THOROUGH else 15, deadline=None)
def test_the_sheet_holds_whatever_people_write(texts: list[str], sides: int, rounds: int) -> None:
    assert faults(sheet_layout(sheet_of(texts, sides, rounds))) == []


@pytest.mark.parametrize("text", HOSTILE)
def test_the_sheet_holds_a_hostile_text_everywhere(text: str) -> None:
    assert faults(sheet_layout(sheet_of([text]))) == []


def test_long_clues_are_shortened_rather_than_the_picture_without_end() -> None:
    block = sheet_layout(sheet_of(["a clue of a hundred characters " * 3]))
    assert block.height <= MAX_HEIGHT * 1.25


def test_clues_of_a_hundred_characters_are_whole_when_there_are_few() -> None:
    clue = "This clue has a hundred characters, which is as many as the rules allow, and it is shown to the end."
    assert len(clue) == 100
    lines = [line.text for line in sheet_layout(sheet_of([clue], rounds=1)).lines]
    assert clue in " ".join(lines)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("count", [0, 1, 22, 12_345])
def test_numbers_are_whole_in_every_language(language: str, count: int) -> None:
    names = ("pair_wins", "interceptor_wins", "team_wins", "intercepted", "interceptions")
    tally = CodesTally(**dict.fromkeys(names, count), decoded=1, guesses=3)
    block = stats_layout(numbers(language, count, codes=tally))
    assert faults(block) == []
    assert [line.text for line in block.lines if ELLIPSIS in line.text] == []


@given(st.lists(anything, min_size=1, max_size=6), st.integers(1, 5), st.floats(0, 1))
@settings(max_examples=40 if THOROUGH else 10, deadline=None)
def test_numbers_hold_whatever_they_are_called(texts: list[str], figures: int, share: float) -> None:
    first, last = texts[0], texts[-1]
    bars = (Bar(first, share, "100 %", last), Bar(last, 1 - share, first, first))
    stats = StatsPicture(first, last, (Figure(first, last),) * figures, bars)
    assert faults(stats_layout(stats)) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", PLAYERS)
def test_a_table_is_whole_in_every_language_and_phase(players: int, language: str) -> None:
    for phase, state in tables(players):
        block = track_layout(drawn(state, language))
        assert faults(block) == [], phase
        assert block.width == WIDTH
        assert block.height <= MAX_HEIGHT
        assert [line.text for line in block.lines if ELLIPSIS in line.text] == []


@given(st.lists(anything, min_size=1, max_size=12), st.sampled_from(PLAYERS))
@settings(max_examples=40 if THOROUGH else 10, deadline=None)
def test_a_table_holds_whatever_people_write(texts: list[str], players: int) -> None:
    assert faults(track_layout(track_of(texts, players))) == []


@pytest.mark.parametrize("text", HOSTILE)
def test_a_table_holds_a_hostile_text_everywhere(text: str) -> None:
    assert faults(track_layout(track_of([text]))) == []


def test_cards_fill_their_row_from_edge_to_edge() -> None:
    block = track_layout(track_of(["Ana"], players=3))
    tiles = [panel.box for panel in block.panels if 80 <= panel.box.right - panel.box.left <= 120]
    rows = {box.top for box in tiles if sum(other.top == box.top for other in tiles) > 4}
    edges = {(min(b.left for b in tiles if b.top == y), max(b.right for b in tiles if b.top == y)) for y in rows}
    assert len(rows) == 6 + 3  # the track, and three hands
    assert len(edges) == 1
