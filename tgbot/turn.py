"""A turn: what an update does to one document. Everything here is pure, so a lost race is simply run again."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from engine.codes.actions import ObjectToClue, StandByClue, WithdrawClue
from engine.core import Refusal
from tgbot import custom_words, drafting, lobby, play
from tgbot.answers import Answer, Moment, Taken, seat_nonce
from tgbot.buttons import (
    CancelTable,
    ChangeClue,
    Join,
    LeaveTable,
    Lock,
    Object,
    OnPage,
    Press,
    Rematch,
    SendClues,
    SetDigit,
    SetLanguage,
    ShowClue,
    ShowWords,
    Shuffle,
    Stand,
    StartGame,
    TakeSide,
    Tapped,
    UseWords,
    Withdraw,
    WordsIn,
)
from tgbot.decode import Person, Room
from tgbot.documents import Stage, Table, Visitor
from tgbot.drafting import Sent
from tgbot.lexicon import TooFewWords
from tgbot.lobby import LobbyRefusal
from tgbot.locale import LANGUAGES, Say
from tgbot.screens.message import Links
from tgbot.screens.pages import CHOOSES_LANGUAGE, page_nonce, turned
from tgbot.screens.parts import BLANK, clue_text, drafted

SPELLED_OUT = 60  # characters of a clue that an alert has room to spell


@dataclass(frozen=True, slots=True)
class Turn:
    """Who does something, where and when, and what is known of that person from outside the table."""

    person: Person
    room: Room
    moment: Moment
    links: Links
    known: bool = False  # the bot may write to this person
    admin: bool = False  # of the group
    own_words: tuple[str, ...] = ()  # that the chat has brought along

    @property
    def say(self) -> Say:
        """Return the person's own language."""
        return Say(self.person.language)


def tap_table(table: Table, turn: Turn, tapped: Tapped) -> Taken[Table]:
    """Return what a tap on one of a table's buttons does; a tap that may not do anything says why."""
    press, say = tapped.press, turn.say
    if isinstance(press, OnPage):
        return _tap_page(table, turn, press, tapped.nonce)
    if tapped.nonce not in {seat_nonce(table, 0), seat_nonce(table, turn.person.id)}:
        return Taken(table, Answer(say.plain("toast-old-button")))
    act = _TAPS.get(type(press))
    if act is None:
        return Taken(table, Answer(say.plain("toast-unknown-button")))
    try:
        if type(press) in _OF_THE_GAME:
            _refuse_outsiders(table, turn)
        return act(table, turn, press)
    except LobbyRefusal as refusal:
        return Taken(table, Answer(say.plain(refusal.text, **refusal.facts)))
    except Refusal as refusal:
        notice = play.refusal_notice(refusal)
        return Taken(table, Answer(say.plain(notice.text, **notice.facts), alert=True))


def open_table(table: Table, turn: Turn) -> Taken[Table]:
    """/play: open the lobby, or show it again."""
    try:
        return Taken(lobby.open_lobby(table, turn.person, turn.room, turn.known, turn.moment))
    except LobbyRefusal:
        return page(table, "game-runs")


def join_by_command(table: Table, turn: Turn) -> Taken[Table]:
    """/join: take a seat in the open lobby."""
    if table.stage is not Stage.LOBBY:
        return page(table, "no-lobby")
    try:
        return Taken(lobby.join(table, turn.person, turn.known))
    except LobbyRefusal:
        return Taken(table)


def leave_by_command(table: Table, turn: Turn) -> Taken[Table]:
    """/leave: give up the seat in the lobby."""
    try:
        return Taken(lobby.leave(table, turn.person.id))
    except LobbyRefusal:
        return Taken(table)


def cancel_by_command(table: Table, turn: Turn) -> Taken[Table]:
    """/cancel: close the lobby or call the game off, by the host or an admin."""
    if table.stage not in {Stage.LOBBY, Stage.GAME}:
        return page(table, "no-game")
    if not _in_charge(table, turn):
        return page(table, "not-allowed")
    return Taken(lobby.close(table) if table.stage is Stage.LOBBY else play.call_off(table, turn.moment))


def page(table: Table, kind: str, **facts: str | int) -> Taken[Table]:
    """Show a page in the group."""
    return Taken(table.but(page=turned(table, kind, **facts)))


def send_in_private(table: Table, turn: Turn, sent: Sent) -> Taken[Table]:
    """Take a private message of a player: clues from the encoder, a kind answer to anybody else."""
    return Taken(drafting.draft(table, turn.person.id, sent, turn.moment))


def wants_text(table: Table, user: int) -> bool:
    """Tell whether a running game waits for clues from this player."""
    if table.stage is not Stage.GAME or table.player(user) is None:
        return False
    return "clues" in play.sitting(table).seat(user).tasks


def seat_visitor(table: Table, person: Person) -> Taken[Table]:
    """Note that a seated person has opened the bot."""
    return Taken(lobby.make_ready(table, person))


def respeak(table: Table, person: Person, language: str) -> Taken[Table]:
    """Speak another language to a player."""
    player = table.player(person.id)
    return Taken(table if player is None else table.with_player(player.but(language=language)))


def time_up(table: Table, moment: Moment) -> Taken[Table]:
    """Do what a timer was set for: close a lobby that was never filled."""
    if table.due is None or table.due > moment.now:
        return Taken(table)
    return Taken(lobby.close(table) if table.stage is Stage.LOBBY else table.but(due=None))


def open_bot(visitor: Visitor, turn: Turn, kind: str, **facts: str | int) -> Taken[Visitor]:
    """Note that the bot may write to this person, and show a page."""
    visitor = greet(visitor, turn.person).but(started=True)
    return Taken(visitor.but(page=turned(visitor, kind, **facts)))


def greet(visitor: Visitor, person: Person) -> Visitor:
    """Take over a person's name and, unless another was chosen, language."""
    language = visitor.language if visitor.chose_language else person.language
    return visitor.but(name=person.name, language=language)


def choose_language(visitor: Visitor, turn: Turn, tapped: Tapped) -> Taken[Visitor]:
    """Speak the chosen language to this person from now on."""
    press = tapped.press
    fresh = visitor.page is not None and tapped.nonce == page_nonce(visitor.page)
    if not isinstance(press, SetLanguage) or press.language not in LANGUAGES or not fresh:
        return Taken(visitor, Answer(turn.say.plain("toast-old-button")))
    chosen = Say(press.language)
    changed = visitor.but(language=press.language, chose_language=True)
    changed = changed.but(page=_same_page(changed, "lang-done", language=chosen.plain("language-name")))
    return Taken(changed, Answer(chosen.plain("toast-done")))


def words_page(table: Table, turn: Turn) -> Taken[Table]:
    """/words in a group: how keywords are drawn here."""
    return Taken(table.but(page=turned(table, "words", **_words_facts(table, turn))))


def _tap_page(table: Table, turn: Turn, press: OnPage, nonce: str) -> Taken[Table]:
    """Choose something on a page of the group."""
    shown = table.page
    fits = shown is not None and (shown.kind in CHOOSES_LANGUAGE) is isinstance(press, SetLanguage)
    if shown is None or not fits or nonce != page_nonce(shown):
        return Taken(table, Answer(turn.say.plain("toast-old-button")))
    if isinstance(press, SetLanguage | WordsIn) and press.language not in LANGUAGES:
        return Taken(table, Answer(turn.say.plain("toast-unknown-button")))
    match press:
        case SetLanguage():
            chosen = Say(press.language)
            table = table.but(language=press.language)
            shown = _same_page(table, "lang-done", language=chosen.plain("language-name"))
            return Taken(table.but(page=shown), Answer(chosen.plain("toast-done")))
        case WordsIn():
            table = table.but(words_in=press.language)
        case UseWords("ours" | "both" | "theirs"):
            if press.source != "ours" and len(turn.own_words) < custom_words.FEWEST:
                few = turn.say.plain("toast-words-few", fewest=custom_words.FEWEST)
                return Taken(table, Answer(few, alert=True))
            table = table.but(words_from=press.source)
        case _:
            return Taken(table, Answer(turn.say.plain("toast-unknown-button")))
    shown = _same_page(table, "words", **_words_facts(table, turn))
    return Taken(table.but(page=shown), Answer(turn.say.plain("toast-done")))


def _words_facts(table: Table, turn: Turn) -> dict[str, str | int]:
    say = Say(table.language)
    return {
        "count": len(turn.own_words),
        "source": say.plain(f"words-{table.words_from}"),
        "language": Say(table.words_in or table.language).plain("language-name"),
    }


def _same_page(document: Table | Visitor, kind: str, **facts: str | int) -> Any:
    page_now = document.page
    return turned(document, kind, **facts).but(serial=page_now.serial if page_now else 1)


def _join(table: Table, turn: Turn, _: Press) -> Taken[Table]:
    link = turn.links.start(f"j{table.place}".replace(":", "_"))
    player = table.player(turn.person.id)
    if player is not None and not player.ready:
        return Taken(table, Answer(url=link))
    table = lobby.join(table, turn.person, turn.known)
    return Taken(table, Answer(turn.say.plain("toast-joined")) if turn.known else Answer(url=link))


def _take_side(table: Table, turn: Turn, press: TakeSide) -> Taken[Table]:
    return Taken(lobby.take_side(table, turn.person.id, press.side), Answer(turn.say.plain("toast-done")))


def _shuffle(table: Table, turn: Turn, _: Press) -> Taken[Table]:
    if table.player(turn.person.id) is None:
        raise LobbyRefusal("toast-not-seated")
    return Taken(lobby.shuffle(table, turn.moment), Answer(turn.say.plain("toast-shuffled")))


def _leave(table: Table, turn: Turn, _: Press) -> Taken[Table]:
    return Taken(lobby.leave(table, turn.person.id), Answer(turn.say.plain("toast-left")))


def _cancel(table: Table, turn: Turn, _: Press) -> Taken[Table]:
    if table.stage is not Stage.LOBBY:
        raise LobbyRefusal("toast-old-button")
    if not _in_charge(table, turn):
        raise LobbyRefusal("toast-host-only")
    return Taken(lobby.close(table), Answer(turn.say.plain("toast-done")))


def _start(table: Table, turn: Turn, _: Press) -> Taken[Table]:
    if table.stage is not Stage.LOBBY:
        raise LobbyRefusal("toast-old-button")
    if not _in_charge(table, turn):
        raise LobbyRefusal("toast-host-only")
    if lobby.missing(table):
        raise LobbyRefusal("toast-missing", count=lobby.missing(table))
    if lobby.not_ready(table):
        raise LobbyRefusal("toast-not-ready", names=", ".join(player.name for player in lobby.not_ready(table)))
    return _dealt(table, turn)


def _dealt(table: Table, turn: Turn) -> Taken[Table]:
    try:
        table = play.deal(table, turn.moment, turn.own_words)
    except TooFewWords:
        raise LobbyRefusal("toast-words-few", fewest=custom_words.FEWEST) from None
    return Taken(table, Answer(turn.say.plain("toast-done")))


def _show_words(table: Table, turn: Turn, _: Press) -> Taken[Table]:
    if table.state is None or table.player(turn.person.id) is None:
        return Taken(table, Answer(turn.say.plain("alert-spectator")))
    return Taken(table, Answer(play.words_alert(table, turn.person.id, turn.say), alert=True))


def _show_clue(table: Table, turn: Turn, press: ShowClue) -> Taken[Table]:
    half = play.sitting(table).view().half
    if half is None or not 1 <= press.clue <= len(half.clues):
        raise LobbyRefusal("toast-old-button")
    clue = half.clues[press.clue - 1]
    text = clue_text(clue, turn.say)
    spelled = " ".join(text.upper()) if isinstance(clue, str) and len(text) <= SPELLED_OUT else ""
    return Taken(table, Answer(f"{press.clue}. {text}\n\n{spelled}".strip(), alert=True))  # C6


def _set_digit(table: Table, turn: Turn, press: SetDigit) -> Taken[Table]:
    view = play.sitting(table).seat(turn.person.id)
    if not {"guess", "interception"} & set(view.tasks) or not (1 <= press.clue <= 3 and 1 <= press.digit <= 4):
        raise LobbyRefusal("toast-old-button")
    table = play.set_digit(table, turn.person.id, press.clue, press.digit)
    return Taken(table, Answer(turn.say.plain("toast-draft", draft=drafted(table.card(turn.person.id).draft))))


def _lock(table: Table, turn: Turn, _: Press) -> Taken[Table]:
    if BLANK in table.card(turn.person.id).draft:
        raise LobbyRefusal("toast-set-all")
    return Taken(play.lock(table, turn.person.id, turn.moment), Answer(turn.say.plain("toast-locked")))


def _change_clue(table: Table, turn: Turn, press: ChangeClue) -> Taken[Table]:
    if not wants_text(table, turn.person.id) or not 1 <= press.clue <= 3:
        raise LobbyRefusal("toast-old-button")
    table = play.change_clue(table, turn.person.id, press.clue)
    return Taken(table, Answer(turn.say.plain("toast-write-clue", number=press.clue)))


def _object(table: Table, turn: Turn, press: Object) -> Taken[Table]:
    table = play.act(table, turn.person.id, ObjectToClue(press.clue), turn.moment)
    return Taken(table, Answer(turn.say.plain("toast-objected")))


def _withdraw(table: Table, turn: Turn, press: Withdraw) -> Taken[Table]:
    table = play.act(table, turn.person.id, WithdrawClue(press.clue), turn.moment)
    return Taken(table, Answer(turn.say.plain("toast-done")))


def _stand(table: Table, turn: Turn, press: Stand) -> Taken[Table]:
    table = play.act(table, turn.person.id, StandByClue(press.clue), turn.moment)
    return Taken(table, Answer(turn.say.plain("toast-done")))


def _send_clues(table: Table, turn: Turn, _: Press) -> Taken[Table]:
    return Taken(play.send(table, turn.person.id, turn.moment), Answer(turn.say.plain("toast-sent")))


def _rematch(table: Table, turn: Turn, press: Rematch) -> Taken[Table]:
    table = lobby.rematch(table, turn.person.id, press.roles, turn.moment)
    if lobby.missing(table) or lobby.not_ready(table):
        return Taken(table, Answer(turn.say.plain("toast-done")))
    return _dealt(table, turn)


def _refuse_outsiders(table: Table, turn: Turn) -> None:
    """Callback data can be forged: a game's buttons do nothing before the game, nor for who does not play."""
    if table.state is None:
        raise LobbyRefusal("toast-old-button")
    if table.player(turn.person.id) is None:
        raise LobbyRefusal("alert-spectator")


def _in_charge(table: Table, turn: Turn) -> bool:
    return turn.admin or turn.person.id == table.host


_TAPS: dict[type[Press], Callable[[Table, Turn, Any], Taken[Table]]] = {
    Join: _join,
    TakeSide: _take_side,
    Shuffle: _shuffle,
    LeaveTable: _leave,
    CancelTable: _cancel,
    StartGame: _start,
    ShowWords: _show_words,
    ShowClue: _show_clue,
    SetDigit: _set_digit,
    Lock: _lock,
    ChangeClue: _change_clue,
    SendClues: _send_clues,
    Rematch: _rematch,
    Object: _object,
    Withdraw: _withdraw,
    Stand: _stand,
}
_OF_THE_GAME = frozenset({ShowClue, SetDigit, Lock, ChangeClue, SendClues, Object, Withdraw, Stand})
