"""Pages that somebody asked for with a command: start, help, language and short answers."""

from tgbot.answers import short_hash
from tgbot.buttons import SetLanguage, UseWords, WordsIn
from tgbot.documents import Page, Table, Visitor
from tgbot.locale import LANGUAGES, Say
from tgbot.places import Place
from tgbot.screens.message import Button, Links, Message

WORD_SOURCES = ("ours", "theirs", "both")
CHOOSES_LANGUAGE = frozenset({"lang", "lang-group"})


def page_message(page: Page, place: Place, say: Say, links: Links) -> Message:
    """Return the message of a page."""
    keyboard: tuple[tuple[Button, ...], ...] = ()
    if page.kind in CHOOSES_LANGUAGE:
        choices = [Button(Say(code).plain("language-name"), SetLanguage(code)) for code in LANGUAGES]
        keyboard = tuple(tuple(choices[i : i + 2]) for i in range(0, len(choices), 2))
    elif page.kind == "words":
        keyboard = _word_choices(say)
    elif page.kind == "start":
        keyboard = ((Button(say.plain("button-add-to-group"), url=links.add_to_group()),),)
    return Message(
        key=f"page/{page.serial}",
        text=say(f"page-{page.kind}", **page.facts),
        keyboard=keyboard,
        silent=False,
        place=place,
        nonce=page_nonce(page),
    )


def _word_choices(say: Say) -> tuple[tuple[Button, ...], ...]:
    sources = tuple(Button(say.plain(f"button-words-{source}"), UseWords(source)) for source in WORD_SOURCES)
    languages = [Button(Say(code).plain("language-name"), WordsIn(code)) for code in LANGUAGES]
    return (sources, *(tuple(languages[i : i + 3]) for i in range(0, len(languages), 3)))


def page_nonce(page: Page) -> str:
    """Return the nonce of a page's buttons; a page decides nothing secret, so its serial is enough."""
    return short_hash(f"page/{page.serial}")


def turned(document: Table | Visitor, kind: str, **facts: str | int) -> Page:
    """Return the page that follows the one that a document shows."""
    serial = document.page.serial + 1 if document.page else 1
    return Page(kind=kind, serial=serial, facts=facts)
