"""Pages that somebody asked for with a command: start, help, rules, settings, numbers and short answers."""

import re
from dataclasses import fields

from tgbot import statistics
from tgbot.agreement import AGREEMENTS
from tgbot.answers import short_hash
from tgbot.codes_course import MODES
from tgbot.documents import Page, Table, Visitor
from tgbot.export import export
from tgbot.games import TABLE_GAMES
from tgbot.locale import LANGUAGES, Say
from tgbot.pace import PACES
from tgbot.pictures import Numbers, StatsPicture, stats_texts
from tgbot.presses import (
    ChooseGame,
    ForgetMe,
    KickPlayer,
    Press,
    ReadRules,
    SetAgreement,
    SetDeduction,
    SetLanguage,
    SetMode,
    SetPace,
    SetRerolls,
    SetSpoilers,
    SetTalk,
    TurnPage,
    UseWords,
    VoteOff,
    WordsIn,
)
from tgbot.screens.message import Button, Links, Message, Rows
from tgbot.screens.parts import mentions

WORD_SOURCES = ("ours", "theirs", "both")


def page_message(page: Page, document: Table | Visitor, say: Say, links: Links) -> Message:
    """Return the message of a page."""
    facts: dict[str, str | int] = dict(page.facts)
    if page.kind == "nudge" and isinstance(document, Table):
        facts = {"names": mentions(document, str(facts["users"]).split(","), say)}
    if page.kind == "settings" and isinstance(document, Table):
        facts = _settings_told(document, say)
    attached = export(document) if page.kind == "export" and isinstance(document, Table) else None
    return Message(
        key=f"page/{page.serial}",
        text=say(f"page-{page.kind}", **_told(page, facts)),
        keyboard=_keyboard(page, document, say, links),
        picture=_numbers(page, document, say),
        attached=None if attached is None else ("crosswire.jsonl", attached),
        place=document.place,
        nonce=page_nonce(page),
    )


def _told(page: Page, facts: dict[str, str | int]) -> dict[str, str | int]:
    """Return what the text of a page names; some pages carry more, for their buttons or pictures."""
    match page.kind:
        case "stats":
            return {"name": facts["name"]}
        case "which-game":
            return {}
    return facts


def _numbers(page: Page, document: Table | Visitor, say: Say) -> StatsPicture | None:
    if page.kind != "stats":
        return None
    if isinstance(document, Table):
        return stats_texts(statistics.of_table(document), say, title=document.title)
    counted = Numbers(**{field.name: int(page.facts.get(field.name, 0)) for field in fields(Numbers)})
    return stats_texts(counted, say, title=document.name)


def _keyboard(page: Page, document: Table | Visitor, say: Say, links: Links) -> Rows:
    match page.kind:
        case "lang" | "lang-group":
            languages = [
                _choice(Say(code).plain("language-name"), SetLanguage(code), code == document.language)
                for code in LANGUAGES
            ]
            return tuple(tuple(languages[i : i + 2]) for i in range(0, len(languages), 2))
        case "words" if isinstance(document, Table):
            return _word_choices(document, say)
        case "settings" if isinstance(document, Table):
            return _settings(document, say)
        case "kick" if isinstance(document, Table):
            present = [player for player in document.players if not player.left]
            return tuple(
                (Button(document.name(player.user), KickPlayer(str(player.user)), style="danger"),)
                for player in present
            )
        case "vote":
            return ((Button(say.plain("button-vote-off"), VoteOff(), style="danger"),),)
        case kind if rules_of(kind) is not None:
            return _turning(page, say)
        case "which-game" if isinstance(document, Visitor):
            titles = [(key, str(title)) for key, title in page.facts.items()]
            return tuple((Button(title, ChooseGame(key)),) for key, title in titles)
        case "forget" | "forget-seated":
            return ((Button(say.plain("button-forget"), ForgetMe(), style="danger"),),)
        case "start":
            return ((Button(say.plain("button-add-to-group"), url=links.add_to_group()),),)
    return ()


def _turning(page: Page, say: Say) -> Rows:
    number, pages = int(page.facts["page"]), int(page.facts["pages"])
    back = (Button(say.plain("button-back"), TurnPage(number - 1)),) if number > 1 else ()
    forth = (Button(say.plain("button-next"), TurnPage(number + 1)),) if number < pages else ()
    others = (key for key in TABLE_GAMES if key != rules_of(page.kind))
    return ((*back, *forth), *((Button(say.plain(f"button-rules-{key}"), ReadRules(key)),) for key in others))


def _settings(table: Table, say: Say) -> Rows:
    return (
        tuple(_choice(say.plain(f"button-pace-{pace}"), SetPace(pace), pace == table.pace) for pace in PACES),
        (
            _choice(say.plain("button-spoilers-on"), SetSpoilers(1), table.spoilers),
            _choice(say.plain("button-spoilers-off"), SetSpoilers(0), not table.spoilers),
        ),
        tuple(
            _choice(say.plain("button-rerolls", count=count), SetRerolls(count), count == table.rerolls)
            for count in range(3)
        ),
        tuple(_choice(say.plain(f"button-mode-{mode}"), SetMode(mode), mode == table.mode) for mode in MODES),
        tuple(
            _choice(say.plain(f"button-agreement-{who}"), SetAgreement(who), who == table.agreement)
            for who in AGREEMENTS
        ),
        (
            _choice(say.plain("button-talk-on"), SetTalk(1), table.talk_on),
            _choice(say.plain("button-talk-off"), SetTalk(0), not table.talk_on),
        ),
        (
            _choice(say.plain("button-deduction-on"), SetDeduction(1), table.deduction),
            _choice(say.plain("button-deduction-off"), SetDeduction(0), not table.deduction),
        ),
    )


def _choice(text: str, press: Press, chosen: bool) -> Button:
    """Return one of several choices: the present one, which the page also tells of in words, has a colour."""
    return Button(text, press, style="primary" if chosen else None)


def _settings_told(table: Table, say: Say) -> dict[str, str | int]:
    return {
        "pace": say.plain(f"pace-{table.pace}"),
        "spoilers": say.plain("setting-on" if table.spoilers else "setting-off"),
        "rerolls": table.rerolls,
        "mode": say.plain(f"mode-{table.mode}"),
        "agreement": say.plain(f"agreement-{table.agreement}"),
        "talk": say.plain("setting-on" if table.talk_on else "setting-off"),
        "deduction": say.plain("setting-on" if table.deduction else "setting-off"),
    }


def _word_choices(table: Table, say: Say) -> Rows:
    sources = tuple(
        _choice(say.plain(f"button-words-{source}"), UseWords(source), source == table.words_from)
        for source in WORD_SOURCES
    )
    present = table.words_in or table.language
    languages = [_choice(Say(code).plain("language-name"), WordsIn(code), code == present) for code in LANGUAGES]
    return (sources, *(tuple(languages[i : i + 3]) for i in range(0, len(languages), 3)))


def page_nonce(page: Page) -> str:
    """Return the nonce of a page's buttons; a page decides nothing secret, so its serial is enough."""
    return short_hash(f"page/{page.serial}")


def turned(document: Table | Visitor, kind: str, **facts: str | int) -> Page:
    """Return the page that follows the one that a document shows."""
    serial = document.page.serial + 1 if document.page else 1
    return Page(kind=kind, serial=serial, facts=facts)


def rules_page(document: Table | Visitor, page: int, game: str) -> Page:
    """Return a page of a game's rules, as the one that follows what a document shows."""
    rules = TABLE_GAMES[game]
    return turned(document, f"{rules.rules}{page}", page=page, pages=rules.rules_pages)


def rules_of(kind: str) -> str | None:
    """Return the game whose rules a page of this kind tells; None for other pages."""
    return next((key for key, game in TABLE_GAMES.items() if re.fullmatch(rf"{game.rules}\d+", kind)), None)
