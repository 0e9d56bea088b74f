"""Pages that somebody asked for with a command: start, help, language and short answers."""

from tgbot.answers import short_hash
from tgbot.buttons import KickPlayer, SetLanguage, SetPace, SetRerolls, SetSpoilers, UseWords, VoteOff, WordsIn
from tgbot.documents import Page, Table, Visitor
from tgbot.locale import LANGUAGES, Say
from tgbot.pace import PACES
from tgbot.screens.message import Button, Links, Message
from tgbot.screens.parts import mentions

WORD_SOURCES = ("ours", "theirs", "both")


def page_message(page: Page, document: Table | Visitor, say: Say, links: Links) -> Message:
    """Return the message of a page."""
    facts: dict[str, str | int] = dict(page.facts)
    if page.kind == "nudge" and isinstance(document, Table):
        facts = {"names": mentions(document, str(facts["users"]).split(","), say)}
    return Message(
        key=f"page/{page.serial}",
        text=say(f"page-{page.kind}", **facts),
        keyboard=_keyboard(page, document, say, links),
        place=document.place,
        nonce=page_nonce(page),
    )


def _keyboard(page: Page, document: Table | Visitor, say: Say, links: Links) -> tuple[tuple[Button, ...], ...]:
    match page.kind:
        case "lang" | "lang-group":
            languages = [Button(Say(code).plain("language-name"), SetLanguage(code)) for code in LANGUAGES]
            return tuple(tuple(languages[i : i + 2]) for i in range(0, len(languages), 2))
        case "words":
            return _word_choices(say)
        case "settings":
            return _settings(say)
        case "kick" if isinstance(document, Table):
            present = [player for player in document.players if not player.left]
            return tuple((Button(player.name, KickPlayer(str(player.user)), style="danger"),) for player in present)
        case "vote":
            return ((Button(say.plain("button-vote-off"), VoteOff(), style="danger"),),)
        case "start":
            return ((Button(say.plain("button-add-to-group"), url=links.add_to_group()),),)
    return ()


def _settings(say: Say) -> tuple[tuple[Button, ...], ...]:
    return (
        tuple(Button(say.plain(f"button-pace-{pace}"), SetPace(pace)) for pace in PACES),
        (
            Button(say.plain("button-spoilers-on"), SetSpoilers(1)),
            Button(say.plain("button-spoilers-off"), SetSpoilers(0)),
        ),
        tuple(Button(say.plain("button-rerolls", count=count), SetRerolls(count)) for count in range(3)),
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
