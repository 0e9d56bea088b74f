"""What an encoder writes in the group: what gives something away, and what is only talk."""

from dataclasses import replace

import pytest

from engine.codes.clues import Media
from engine.codes.views import SeatView
from tests.unit.tgbot.builders.tables import ANA, BO, dealt, seat_view
from tgbot.games.codes.leaks import gives_away

CODE = "421"
KEYWORDS = ("lantern", "łódź", "arc-en-ciel", "🐱")
STICKER = Media("sticker", "a file")


def encoder() -> SeatView:
    """Return what an encoder knows who has drafted a sentence and a sticker."""
    view: SeatView = seat_view(dealt(), ANA)
    return replace(view, code=CODE, keywords=KEYWORDS, draft=("Hot drink!", STICKER, None))


@pytest.mark.parametrize(
    "text",
    [
        "421",
        "it is 421!",
        "4 2 1",
        "4.2.1",
        "4-2-1",
        "4–2–1",
        "4, 2, 1",
        "4 · 2 · 1",
        "4 → 2 → 1",
        "42-1",
        "round 2: 4 2 1, go",
        "٤٢١",
        "④②①",
        "4️⃣2️⃣1️⃣",
        "4\u200b2\u200b1",
        "4\n2 1",
    ],
)
def test_the_code_is_a_leak_c10(text: str) -> None:
    assert gives_away(text, encoder())


@pytest.mark.parametrize(
    "text",
    ["124", "4 1 2", "1421", "4211", "in 1421", "42", "4 of you, 2 of us, 1 to come", "back at 4:21", "14:21", "x421"],
)
def test_other_numbers_are_no_leak(text: str) -> None:
    assert not gives_away(text, encoder())


@pytest.mark.parametrize(
    "text",
    [
        "lantern",
        "my LANTERN, of course",
        "the lan-tern",
        "l a n t e r n",
        "lаntеrn",  # two letters are Cyrillic
        "Lodz?",
        "arc en ciel",
        "l'arc-en-ciel",
        "meow 🐱",
    ],
)
def test_a_keyword_is_a_leak_c11(text: str) -> None:
    assert gives_away(text, encoder())


@pytest.mark.parametrize("text", ["lanterns", "planter north", "en ciel", "arc", "meow 🐶", "lan t"])
def test_a_part_of_a_keyword_or_a_longer_word_is_no_leak(text: str) -> None:
    assert not gives_away(text, encoder())


@pytest.mark.parametrize("said", ["hot drink", "a hot-drink for me", "Shot? HOT DRINK.", STICKER])
def test_a_clue_of_the_own_draft_is_a_leak(said: str | Media) -> None:
    assert gives_away(said, encoder())


@pytest.mark.parametrize(
    "said", ["drink hot", "hot drinks", "one hot and one cold drink", "a file", Media("sticker", "another")]
)
def test_what_only_comes_near_a_clue_is_no_leak(said: str | Media) -> None:
    assert not gives_away(said, encoder())


@pytest.mark.parametrize(
    ("text", "leaked"),
    [
        ("shiny\nround\nyellow", True),
        ("\nshiny\n\n  round\nyellow\n \n", True),
        ("shiny\nround", False),
        ("shiny\nround\n \n", False),
        ("a\nb\nc\nd", False),
    ],
)
def test_three_lines_are_a_set_of_clues(text: str, leaked: bool) -> None:
    assert gives_away(text, encoder()) is leaked


@pytest.mark.parametrize("text", ["hi all", "brb, two minutes", "", " \n", "?!", "👍", "that is a hard one", "4"])
def test_small_talk_is_no_leak(text: str) -> None:
    assert not gives_away(text, encoder())


def test_without_a_code_nothing_names_it() -> None:
    view: SeatView = seat_view(dealt(), BO)
    assert view.code is None
    assert not gives_away("None", view)


def test_a_long_text_is_read_to_its_end() -> None:
    assert gives_away("l a n t e r " * 340 + "lantern", encoder())
    assert not gives_away("l a n t e r " * 340, encoder())
