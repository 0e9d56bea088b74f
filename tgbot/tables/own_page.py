"""The page that a person's private chat shows, and the choices on it. Pure transitions."""

from dataclasses import replace

from tgbot.i18n.texts import LANGUAGES, Say
from tgbot.tables import late, notify
from tgbot.tables.buttons import ChooseGame, ClosePage, ForgetMe, ReadRules, SetLanguage, TurnPage
from tgbot.tables.context import Context, Decision, page_nonce
from tgbot.tables.game import games
from tgbot.tables.model import Page, Table, Visitor
from tgbot.tables.pages import (
    BESIDE_A_GAME,
    PRIVACY,
    next_rules_page,
    rules_of,
    rules_page,
    same_page,
    same_place,
    turned,
)
from tgbot.tables.places import own_table_place, parse_place
from tgbot.telegram.buttons import Tapped
from tgbot.telegram.messages import Answer
from tgbot.telegram.updates import Sender, TextMessage

WHICH_GAME = "which-game"
MAX_KEPT_LEN = 1000  # characters: more than any game takes in one message


def tap_own_page(visitor: Visitor, context: Context, tapped: Tapped) -> Decision[Visitor]:
    """Choose something on the page that a person's private chat shows."""
    page = visitor.page
    if page is not None and tapped.nonce == page_nonce(page):
        match page.kind, tapped.press:
            case "lang", SetLanguage(language) if language in LANGUAGES:
                return _speak(visitor, Say(language))
            case kind, TurnPage(number) if rules_of(kind) and 1 <= number <= int(page.facts["pages"]):
                return Decision(visitor.replace(page=_instead(visitor, next_rules_page(visitor, number))), Answer())
            case kind, ReadRules(key) if rules_of(kind) and key in games():
                return Decision(visitor.replace(page=_instead(visitor, rules_page(visitor, 1, key))), Answer())
            case "forget" | "forget-seated", ClosePage():
                return Decision(visitor.replace(page=None), Answer(context.say.plain("toast-kept")))
            case kind, ClosePage() if BESIDE_A_GAME in page.facts or rules_of(kind):
                return Decision(visitor.replace(page=None), Answer())
            case "which-game", ChooseGame(game) if game in page.facts and parse_place(game):
                return _chosen(visitor, game, str(page.facts[game]), Say(visitor.language))
            case "games", ChooseGame(game) if game in page.facts and parse_place(game):
                shown = Answer(context.say.plain("toast-card-below", title=str(page.facts[game])))
                return Decision(visitor.replace(focus=game), shown)
            case "forget" | "forget-seated", ForgetMe():
                forgotten = Answer(Say(visitor.language).plain("toast-forgotten"), alert=True)
                return Decision(Visitor(user=visitor.user), forgotten)
    return Decision(visitor, Answer(context.say.plain("toast-old-button")))


def asks_for_game(visitor: Visitor, titles: dict[str, str], said: TextMessage) -> Page:
    """The page that asks which game a message is for, and keeps it; further lines join those that it keeps."""
    earlier = visitor.page.facts if visitor.page is not None and visitor.page.kind == WHICH_GAME else {}
    only_text = not said.media and not said.unusable and not {"media", "unusable"} & earlier.keys()
    text = f"{earlier['text']}\n{said.text}" if only_text and "text" in earlier else said.text
    return turned(visitor, WHICH_GAME, **titles, **_kept(replace(said, text=text)))


def _kept(said: TextMessage) -> dict[str, str | int]:
    """A message as facts of a page; they are no places, so no button names them."""
    facts: dict[str, str | int] = {"text": said.text[:MAX_KEPT_LEN], "message": said.message, "update_id": said.update}
    if said.media:
        facts |= dict(zip(("media", "file"), said.media, strict=True))
    return facts | ({"unusable": 1} if said.unusable else {})


def kept_message(visitor: Visitor, context: Context, tapped: Tapped) -> TextMessage | None:
    """The message that a person's page keeps, if this tap chooses its game."""
    page, press = visitor.page, tapped.press
    if page is None or page.kind != WHICH_GAME or tapped.nonce != page_nonce(page) or "update_id" not in page.facts:
        return None
    if not isinstance(press, ChooseGame) or press.game not in page.facts or parse_place(press.game) is None:
        return None
    facts = page.facts
    return TextMessage(
        int(facts["update_id"]),
        context.person,
        context.room,
        int(facts["message"]),
        str(facts["text"]),
        edited=False,
        media=(str(facts["media"]), str(facts["file"])) if "media" in facts else None,
        unusable="unusable" in facts,
    )


def asks_to_forget(visitor: Visitor, tapped: Tapped) -> bool:
    """A tap on the page about privacy asks for the question whether to be forgotten."""
    page = visitor.page
    return page is not None and page.kind == PRIVACY and tapped.nonce == page_nonce(page)


def forgets(visitor: Visitor, context: Context, tapped: Tapped) -> bool:
    """A tap on the own page asks to be forgotten."""
    return not visitor.blank and tap_own_page(visitor, context, tapped).document.blank


def chooses_card(visitor: Visitor, tapped: Tapped) -> bool:
    """A tap on the list of games has asked for the card of one."""
    page = visitor.page
    listed = page is not None and page.kind == "games" and tapped.nonce == page_nonce(page)
    return listed and isinstance(tapped.press, ChooseGame) and tapped.press.game == visitor.focus


def chooses_language(visitor: Visitor, tapped: Tapped) -> bool:
    """A tap has chosen the language that this person is spoken to in."""
    return visitor.chose_language and tapped.press == SetLanguage(visitor.language)


def greeted(visitor: Visitor, person: Sender) -> Visitor:
    """The visitor with a person's name of today and, unless another was chosen, language."""
    language = visitor.language if visitor.chose_language else person.language
    return visitor.replace(name=person.name, language=language)


def speaking(person: Sender, visitor: Visitor) -> Sender:
    """A person with the language that was chosen, if one was."""
    return replace(person, language=visitor.language if visitor.chose_language else person.language)


def learned(visitor: Visitor) -> tuple[str, ...]:
    """The games whose lesson a person has begun."""
    lessons = ((key, game.alone.get(game.lesson)) for key, game in games().items())
    hints = {*visitor.tables, *visitor.past}
    return tuple(key for key, one in lessons if one and str(own_table_place(visitor.user, one.own_table)) in hints)


def respeak(table: Table, person: Sender, language: str) -> Decision[Table]:
    """Speak another language to a player, and to a person who asked to be told of lobbies."""
    table = late.respeak(notify.respeak(table, person.id, language), person.id, language)
    table = table.replace(queue=tuple(p.replace(language=language) if p.user == person.id else p for p in table.queue))
    player = table.player(person.id)
    return Decision(table if player is None else table.with_player(player.replace(language=language)))


def _chosen(visitor: Visitor, game: str, title: str, say: Say) -> Decision[Visitor]:
    """The game that the next texts are for; the page says so, and asks no more."""
    chosen = visitor.replace(focus=game, page=same_page(visitor, "game-chosen", title=title))
    return Decision(chosen, Answer(say.plain("toast-game-chosen", title=title)))


def _speak(visitor: Visitor, chosen: Say) -> Decision[Visitor]:
    """Speak another language; who plays goes back to the card, which shows it."""
    changed = visitor.replace(language=chosen.language, chose_language=True)
    name = chosen.plain("language-name")
    plays = visitor.page is not None and BESIDE_A_GAME in visitor.page.facts
    changed = changed.replace(page=None if plays else same_page(changed, "lang-done", language=name))
    return Decision(changed, Answer(chosen.plain("toast-language", language=name)))


def _instead(visitor: Visitor, page: Page) -> Page:
    """A page in the place of the one shown."""
    page = same_place(visitor, page)
    return beside_a_game(page) if visitor.page is not None and BESIDE_A_GAME in visitor.page.facts else page


def beside_a_game(page: Page) -> Page:
    """A page of somebody who plays: a key on it leads back to the card."""
    return page.replace(facts=page.facts | {BESIDE_A_GAME: 1})
