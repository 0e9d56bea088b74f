"""The texts of a picture are those of the game, in the reader's language, and hold no markup."""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace

import pytest

from tests.unit.tgbot.builders.teams import in_half, revealed
from tests.unit.tgbot.pictures.samples import CARDS_PLAYED, CODES_PLAYED, WORDS, drawn_trio, name, numbers, trio
from tgbot.games.codes.pictures.sheet import AnswerText, ClueText, Look
from tgbot.games.codes.pictures.sheet_texts import sheet_texts
from tgbot.i18n.texts import LANGUAGES, Say
from tgbot.tables.session import session


def strings(value: object) -> Iterator[str]:
    """Yield every text of a picture."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, tuple):
        for part in value:
            yield from strings(part)
    elif is_dataclass(value):
        for field in fields(value):
            yield from strings(getattr(value, field.name))


def test_the_sheet_says_who_played_and_who_won() -> None:
    sheet = drawn_trio()
    assert (sheet.overline, sheet.title) == ("Secret codes", "Friday board games")
    assert (sheet.headline, sheet.reason) == (
        "Cy wins in round 5",
        "Tokens won: round 4 (intercepted), round 4 (pair missed it).",
    )
    pair, interceptor = sheet.sides
    assert (pair.label, pair.names, pair.tokens, pair.won) == ("The pair", ("Ana", "Bo"), "", False)
    assert (interceptor.names, interceptor.tokens, interceptor.won) == (("Cy",), "●●", True)
    assert (interceptor.slots, interceptor.rounds) == ((), ())


def test_the_tokens_of_two_teams_have_the_signs_that_cards_and_boards_have() -> None:
    view = session(revealed(in_half(2, "white"), decoded=False, intercepted=True)).view()
    sheet = sheet_texts(view, name, Say("en"), title="Friday")
    assert [side.tokens for side in sheet.sides] == ["○○ ◆◇", "●○ ◇◇"]


def test_a_side_that_everybody_left_is_named_by_who_sat_there() -> None:
    view = trio()
    pair, interceptor = view.sides
    gone = replace(view, sides=(pair, replace(interceptor, seats=(), vacant=interceptor.seats)))
    assert sheet_texts(gone, name, Say("en"), title="Friday").sides[1].names == ("Cy",)


def test_every_keyword_stands_with_all_its_clues() -> None:
    """D5: the note sheet."""
    slots = drawn_trio().sides[0].slots
    assert tuple(slot.word for slot in slots) == WORDS
    assert slots[1].clues == ("boats", "♪ voice message", "anchor", "storm shelter")


def test_rounds_show_what_was_answered_and_what_it_cost() -> None:
    first, second, third, fourth, fifth = drawn_trio().sides[0].rounds
    assert (first.title, first.code) == ("Round 1 · Ana", "421")
    assert first.answers == (AnswerText("Guess", "", True),)  # D14: nobody intercepts in round 1
    assert second.clues[2] == ClueText("♪ voice message", Look.LABEL)
    assert second.answers[1] == AnswerText("Intercept", "3·2·4", False)
    assert third.clues[2] == ClueText("no clue", Look.LABEL)
    assert fourth.answers == (AnswerText("Guess", "2·4·3", False, "●"), AnswerText("Intercept", "", True, "●"))  # I5
    assert fifth.answers[1] == AnswerText("Intercept", "—", False)
    assert fifth.clues[0] == ClueText("steps", Look.STRUCK)  # C13


def test_before_the_end_no_keyword_and_no_winner_is_named() -> None:
    sheet = sheet_texts(trio(over=False), name, Say("en"), title="Friday")
    assert (sheet.overline, sheet.headline, sheet.reason) == ("Secret codes", "", "")
    assert {slot.word for slot in sheet.sides[0].slots} == {""}
    assert set(strings(sheet)).isdisjoint(WORDS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_have_no_markup(language: str) -> None:
    stats = numbers(language)
    assert [text for text in [*strings(drawn_trio(language)), *strings(stats)] if "<" in text or "&" in text] == []


def test_shares_are_given_in_percent_and_in_numbers() -> None:
    intercepted, decoded = numbers(codes=CODES_PLAYED.replace(decoded=0, guesses=0)).bars
    assert (intercepted.percent, intercepted.detail) == ("35%", "11 of 31")
    assert (decoded.share, decoded.percent, decoded.detail) == (0.0, "—", "none yet")


def test_numbers_are_of_the_games_that_were_played() -> None:
    codes = numbers(codes=CODES_PLAYED)
    cards = numbers(games=5, kryptos=CARDS_PLAYED)
    both = numbers(games=29, codes=CODES_PLAYED, kryptos=CARDS_PLAYED)

    assert (codes.overline, len(codes.figures), len(codes.bars)) == ("Secret codes", 4, 2)
    assert (cards.overline, len(cards.figures), len(cards.bars)) == ("Secret numbers", 2, 1)
    assert both.overline == "Secret codes · Secret numbers"
    assert both.figures[1:] == codes.figures[1:] + cards.figures[1:]
    assert both.bars == codes.bars + cards.bars
