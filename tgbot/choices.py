"""Choices on pages: language, words, settings, and what the players decide about their table. Pure transitions."""

from collections.abc import Callable
from typing import Any

from tgbot import custom_words, lobby, play, seats
from tgbot.agreement import AGREEMENTS
from tgbot.answers import Answer, Taken
from tgbot.buttons import Tapped
from tgbot.documents import Page, Stage, Table, Visitor
from tgbot.games import TABLE_GAMES
from tgbot.lobby import LobbyRefusal
from tgbot.locale import LANGUAGES, Say
from tgbot.pace import PACES
from tgbot.presses import (
    ChooseGame,
    ForgetMe,
    KickPlayer,
    OnPage,
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
from tgbot.screens.pages import WORD_SOURCES, page_nonce, rules_of, rules_page, turned
from tgbot.turn import Turn

MOST_REROLLS = 2


def tap_own_page(visitor: Visitor, turn: Turn, tapped: Tapped) -> Taken[Visitor]:
    """Choose something on the page that a person's private chat shows."""
    page = visitor.page
    if page is not None and tapped.nonce == page_nonce(page):
        match page.kind, tapped.press:
            case "lang", SetLanguage(language) if language in LANGUAGES:
                return _speak(visitor, Say(language))
            case kind, TurnPage(number) if (game := rules_of(kind)) and 1 <= number <= TABLE_GAMES[game].rules_pages:
                return Taken(visitor.but(page=_same_place(visitor, rules_page(visitor, number, game))), Answer())
            case kind, ReadRules(game) if rules_of(kind) and game in TABLE_GAMES:
                return Taken(visitor.but(page=_same_place(visitor, rules_page(visitor, 1, game))), Answer())
            case "which-game", ChooseGame(game) if game in page.facts:
                return Taken(visitor.but(focus=game), Answer(turn.say.plain("toast-done")))
            case "forget" | "forget-seated", ForgetMe():
                return Taken(
                    Visitor(user=visitor.user), Answer(Say(visitor.language).plain("toast-forgotten"), alert=True)
                )
    return Taken(visitor, Answer(turn.say.plain("toast-old-button")))


def forgets(visitor: Visitor, turn: Turn, tapped: Tapped) -> bool:
    """Tell whether a tap on the own page asks to be forgotten."""
    return not visitor.blank and tap_own_page(visitor, turn, tapped).document.blank


def _speak(visitor: Visitor, chosen: Say) -> Taken[Visitor]:
    changed = visitor.but(language=chosen.language, chose_language=True)
    changed = changed.but(page=_same_page(changed, "lang-done", language=chosen.plain("language-name")))
    return Taken(changed, Answer(chosen.plain("toast-done")))


def words_page(table: Table, turn: Turn) -> Taken[Table]:
    """/words in a group: how keywords are drawn here."""
    return Taken(table.but(page=turned(table, "words", **_words_facts(table, turn))))


def settings_page(table: Table, turn: Turn) -> Taken[Table]:  # noqa: ARG001 - one shape for all commands
    """/settings: how games are played here."""
    return Taken(table.but(page=turned(table, "settings")))


def kick_page(table: Table, turn: Turn) -> Taken[Table]:  # noqa: ARG001
    """/kick: choose whose seat to take away."""
    return Taken(table.but(page=turned(table, "kick" if table.stage is Stage.GAME else "no-game")))


def kick_by_reply(table: Table, turn: Turn, user: int) -> Taken[Table]:
    """/kick as a reply: take the seat of whoever wrote the message; the page to pick from where that is no player."""
    if table.player(user) is None or table.stage is not Stage.GAME:
        return kick_page(table, turn)
    if not turn.in_charge(table):
        return Taken(table.but(page=turned(table, "not-allowed")))
    return Taken(seats.leave(table, user, turn.moment))


def tap_page(table: Table, turn: Turn, press: OnPage, nonce: str) -> Taken[Table]:
    """Choose something on the page that the group shows; `LobbyRefusal` where that may not be."""
    kind, choose = _CHOICES[type(press)]
    if table.page is None or not table.page.kind.startswith(kind) or nonce != page_nonce(table.page):
        raise LobbyRefusal("toast-old-button")
    return choose(table, turn, press)


def _set_language(table: Table, _: Turn, press: SetLanguage) -> Taken[Table]:
    if press.language not in LANGUAGES:
        raise LobbyRefusal("toast-unknown-button")
    chosen = Say(press.language)
    table = table.but(language=press.language)
    table = table.but(page=_same_page(table, "lang-done", language=chosen.plain("language-name")))
    return Taken(table, Answer(chosen.plain("toast-done")))


def _words_in(table: Table, turn: Turn, press: WordsIn) -> Taken[Table]:
    if press.language not in LANGUAGES:
        raise LobbyRefusal("toast-unknown-button")
    return _chosen(table.but(words_in=press.language), turn, "words")


def _use_words(table: Table, turn: Turn, press: UseWords) -> Taken[Table]:
    if press.source not in WORD_SOURCES:
        raise LobbyRefusal("toast-unknown-button")
    if press.source != "ours" and len(turn.own_words) < custom_words.FEWEST:
        raise LobbyRefusal("toast-words-few", fewest=custom_words.FEWEST)
    return _chosen(table.but(words_from=press.source), turn, "words")


def _set_pace(table: Table, turn: Turn, press: SetPace) -> Taken[Table]:
    if press.pace not in PACES:
        raise LobbyRefusal("toast-unknown-button")
    return _chosen(table.but(pace=press.pace), turn, "settings")


def _set_spoilers(table: Table, turn: Turn, press: SetSpoilers) -> Taken[Table]:
    return _chosen(table.but(spoilers=press.on == 1), turn, "settings")


def _set_rerolls(table: Table, turn: Turn, press: SetRerolls) -> Taken[Table]:
    if press.count > MOST_REROLLS:
        raise LobbyRefusal("toast-unknown-button")
    return _chosen(table.but(rerolls=press.count), turn, "settings")


def _set_mode(table: Table, turn: Turn, press: SetMode) -> Taken[Table]:
    return _chosen(lobby.play_mode(table, press.mode), turn, "settings")


def _set_agreement(table: Table, turn: Turn, press: SetAgreement) -> Taken[Table]:
    if press.who not in AGREEMENTS:
        raise LobbyRefusal("toast-unknown-button")
    table = table.but(agreement=press.who)
    if table.stage is Stage.GAME:  # what somebody has said yes to may be enough now
        table = TABLE_GAMES[table.game].after_leaving(table, turn.moment)
    return _chosen(table, turn, "settings")


def _set_talk(table: Table, turn: Turn, press: SetTalk) -> Taken[Table]:
    return _chosen(table.but(talk_on=press.on == 1), turn, "settings")


def _set_deduction(table: Table, turn: Turn, press: SetDeduction) -> Taken[Table]:
    return _chosen(table.but(deduction=press.on == 1), turn, "settings")


def _turn_page(table: Table, _: Turn, press: TurnPage) -> Taken[Table]:
    game = rules_of(table.page.kind) if table.page else None
    if game is None or not 1 <= press.page <= TABLE_GAMES[game].rules_pages:
        raise LobbyRefusal("toast-unknown-button")
    return Taken(table.but(page=_same_place(table, rules_page(table, press.page, game))), Answer())


def _read_rules(table: Table, _: Turn, press: ReadRules) -> Taken[Table]:
    if press.game not in TABLE_GAMES:
        raise LobbyRefusal("toast-unknown-button")
    return Taken(table.but(page=_same_place(table, rules_page(table, 1, press.game))), Answer())


def _kick(table: Table, turn: Turn, press: KickPlayer) -> Taken[Table]:
    if not turn.in_charge(table):
        raise LobbyRefusal("toast-host-only")
    if table.stage is not Stage.GAME or not press.seat.isdecimal():
        raise LobbyRefusal("toast-old-button")
    table = seats.leave(table, int(press.seat), turn.moment)
    return Taken(table.but(page=None), Answer(turn.say.plain("toast-done")))


def _vote_off(table: Table, turn: Turn, _: VoteOff) -> Taken[Table]:
    if table.stage is not Stage.GAME:
        raise LobbyRefusal("toast-old-button")
    if table.player(turn.person.id) is None:
        raise LobbyRefusal("toast-not-seated")
    table = voted_off(table, turn)
    if table.stage is Stage.GAME:
        table = table.but(page=_same_page(table, "vote", **vote_facts(table)))
    return Taken(table, Answer(turn.say.plain("toast-done")))


def voted_off(table: Table, turn: Turn) -> Table:
    """Count a player's vote, and call the game off when more than half of those who play want it."""
    others = (user for user in table.votes if user != turn.person.id and table.player(user) is not None)
    table = table.but(votes=(*others, turn.person.id))
    if len(table.votes) < _votes_needed(table):
        return table
    return play.call_off(table, turn.moment).but(page=None, votes=())


def vote_facts(table: Table) -> dict[str, str | int]:
    """Return how many want to call the game off, and how many it takes."""
    return {"count": len(table.votes), "needed": _votes_needed(table)}


def _votes_needed(table: Table) -> int:
    return sum(not player.left for player in table.players) // 2 + 1


def _chosen(table: Table, turn: Turn, kind: str) -> Taken[Table]:
    facts = _words_facts(table, turn) if kind == "words" else {}
    return Taken(table.but(page=_same_page(table, kind, **facts)), Answer(turn.say.plain("toast-done")))


def _words_facts(table: Table, turn: Turn) -> dict[str, str | int]:
    say = Say(table.language)
    return {
        "count": len(turn.own_words),
        "source": say.plain(f"words-{table.words_from}"),
        "language": Say(table.words_in or table.language).plain("language-name"),
    }


def _same_page(document: Table | Visitor, kind: str, **facts: str | int) -> Page:
    """Return the page that takes the place of the one shown."""
    return _same_place(document, turned(document, kind, **facts))


def _same_place(document: Table | Visitor, page: Page) -> Page:
    return page.but(serial=document.page.serial if document.page else 1)


_CHOICES: dict[type, tuple[str, Callable[[Table, Turn, Any], Taken[Table]]]] = {
    SetLanguage: ("lang-group", _set_language),
    WordsIn: ("words", _words_in),
    UseWords: ("words", _use_words),
    SetPace: ("settings", _set_pace),
    SetSpoilers: ("settings", _set_spoilers),
    SetRerolls: ("settings", _set_rerolls),
    SetMode: ("settings", _set_mode),
    SetAgreement: ("settings", _set_agreement),
    SetTalk: ("settings", _set_talk),
    SetDeduction: ("settings", _set_deduction),
    KickPlayer: ("kick", _kick),
    VoteOff: ("vote", _vote_off),
    TurnPage: ("rules-", _turn_page),
    ReadRules: ("rules-", _read_rules),
}
