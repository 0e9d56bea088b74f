"""/privacy: what is stored and who has it, in every language, whatever the operator has set as the contact."""

import pytest

from tests.unit.tgbot.builders.tables import ANA, full_lobby, turn
from tgbot.handlers.menus import menus
from tgbot.i18n.texts import LANGUAGES, Say
from tgbot.playground.entities import parse_html, utf16_length
from tgbot.store.base import KEEP_S
from tgbot.store.redis.dead_letters import MAX_LETTERS
from tgbot.tables import commands
from tgbot.tables.buttons import AskToForget
from tgbot.tables.context import page_nonce
from tgbot.tables.model import Page, Table, Visitor
from tgbot.tables.own_page import asks_to_forget, tap_own_page
from tgbot.telegram.buttons import Tapped
from tgbot.telegram.messages import MAX_TEXT_LEN, Chat, Links, Message
from tgbot.ui.screen import screen

HOSTILE = '<b>&"x</b><a href="tg://user?id=1">'
DAY_S = 24 * 3600


def visitor(language: str = "en", kind: str = "privacy") -> Visitor:
    return Visitor(user=7, language=language, page=Page(kind=kind, serial=3))


def shown(language: str = "en", contact: str = "") -> Message:
    """The page in a private chat."""
    (message,) = screen(visitor(language), Links("crosswire_bot", contact))[Chat(7)]
    return message


@pytest.mark.parametrize("contact", ["@somebody", "me@example.org", "https://example.org/about?q=1&r=2"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_says_whom_to_ask(language: str, contact: str) -> None:
    text, _ = parse_html(shown(language, contact).text)
    assert parse_html(Say(language)("privacy-contact", contact=contact))[0] in text.splitlines()
    assert parse_html(Say(language)("privacy-no-contact"))[0] not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_nobody_is_named_the_page_says_so(language: str) -> None:
    text, _ = parse_html(shown(language).text)
    assert parse_html(Say(language)("privacy-no-contact"))[0] in text.splitlines()


@pytest.mark.parametrize("language", LANGUAGES)
def test_markup_in_the_contact_is_shown_as_it_is(language: str) -> None:
    text, entities = parse_html(shown(language, HOSTILE).text)
    assert HOSTILE in text
    _, without = parse_html(shown(language).text)
    assert [entity["type"] for entity in entities] == [entity["type"] for entity in without]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_numbers_on_the_page_are_those_of_the_store(language: str) -> None:
    assert str(KEEP_S // DAY_S) in shown(language).text
    assert str(MAX_LETTERS) in shown(language).text
    assert str(KEEP_S // DAY_S) in Say(language)("page-privacy-group")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_fits(language: str) -> None:
    assert utf16_length(parse_html(shown(language, "x" * 200).text)[0]) <= MAX_TEXT_LEN


def test_a_key_asks_whether_to_be_forgotten_and_forgets_nothing_by_itself() -> None:
    (key,) = [button for row in shown().keyboard for button in row]
    assert key.press == AskToForget()
    page = visitor().page
    assert page is not None
    tapped = Tapped("u7", page_nonce(page), AskToForget())
    assert asks_to_forget(visitor(), tapped)
    assert tap_own_page(visitor(), turn(ANA), tapped).document == visitor()


@pytest.mark.parametrize(
    ("kind", "nonce"), [("privacy", "another"), ("help", page_nonce(Page(kind="help", serial=3)))], ids=["old", "help"]
)
def test_only_the_page_that_offers_it_asks(kind: str, nonce: str) -> None:
    assert not asks_to_forget(visitor(kind=kind), Tapped("u7", nonce, AskToForget()))


@pytest.mark.parametrize("table", [Table(chat=-100), full_lobby()], ids=["new", "lobby"])
def test_a_group_gets_a_short_answer_and_a_link(table: Table) -> None:
    answered = commands.privacy(table, turn(ANA)).document
    message = screen(answered, Links("crosswire_bot", HOSTILE))[Chat(-100)][-1]
    assert message.text == Say("en")("page-privacy-group")
    assert [button.url for row in message.keyboard for button in row] == ["https://t.me/crosswire_bot?start=privacy"]


def test_the_menu_has_it_in_private_only() -> None:
    assert ("privacy" in menus().private, "privacy" in menus().group) == (True, False)
