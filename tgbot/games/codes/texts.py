"""Texts in the code game: clues, the keywords of a tie-break, typed codes, team talk, notes. Pure transitions."""

from engine.codes import CODES
from engine.codes.clues import CLUES_IN_A_SET, Clue, Media
from engine.codes.setup import SLOTS
from engine.codes.views import SeatView, Task
from tgbot.games.codes import drafts, notebook, pad, talk, tie_break
from tgbot.games.codes.leaks import gives_away, hushing, typed_in_group
from tgbot.games.codes.model import BLANK, OWN
from tgbot.games.codes.screens.parts import slot_label
from tgbot.games.codes.words.hints import hints
from tgbot.tables.context import Context
from tgbot.tables.model import Notice, Table
from tgbot.tables.play import noticed
from tgbot.tables.session import seat_view
from tgbot.telegram.updates import TextMessage

NOD = "👌"  # one of the reactions that Telegram takes


def on_text(table: Table, context: Context, message: TextMessage) -> Table:
    """Handle a player's private message: clues, keywords of a tie-break, a code, team talk, or a note."""
    user, captioned = context.person.id, message.media is not None and bool(message.text.strip())
    sent = drafts.Sent(message.message, clues_of(message), message.edited, captioned)
    if message.unusable:
        return _unusable(table, user)
    if OWN.card(table, user).objecting:  # who writes has thought better of it
        table = OWN.put_card(table, user, objecting=False)
    view, code = seat_view(CODES, table, user), pad.typed_code(sent)
    if view.code is not None and Task.CLUES in view.tasks:
        return drafts.draft(table, user, sent, context.moment)
    if Task.KEYWORDS in view.tasks:
        return tie_break.write_words(table, user, sent)
    if code is not None and pad.guesses(view):
        return pad.fill(table, user, code)
    if sent.edited and notebook.wrote(table, user, sent.message) and notebook.may_note(view):
        return notebook.take_note(table, user, sent)
    if talk.may_talk(table, user):
        return talk.speak(table, user, sent, context.moment)
    if pad.guesses(view) and pad.only_digits(sent) and not notebook.takes_away(table, user, sent):
        return noticed(table, user, Notice(text="refusal-bad-code"))
    if notebook.may_note(view) and code is None and not (pad.guesses(view) and notebook.says_no_slot(sent)):
        return notebook.take_note(table, user, sent)
    if pad.guesses(view):
        return table if sent.edited else noticed(table, user, Notice(text=_how_to_answer(table, user, view, sent)))
    if code is not None and (view.guess or view.interception):
        return noticed(table, user, Notice(text="refusal-already-locked"))
    return drafts.draft(table, user, sent, context.moment)


def reaction(table: Table, message: TextMessage) -> str | None:
    """A nod to the message that completes the clues, unless one of them is refused or warned about."""
    user = message.person.id
    view, card = seat_view(CODES, table, user), OWN.card(table, user)
    complete = Task.CLUES in view.tasks and all(clue is not None for clue in view.draft)
    accepted = message.message in card.typed and card.refused.keys().isdisjoint(card.typed[message.message])
    if not (complete and accepted) or message.edited:
        return None
    warned = hints(view.draft, view.code or "", view.keywords, OWN.of(table).word_language)
    return None if warned else NOD


def _how_to_answer(table: Table, user: int, view: SeatView, sent: drafts.Sent) -> str:
    """What somebody is told who guesses and wrote no code: that a whole guess has to be locked, or how to guess.

    Who keeps a notebook also hears how to write a note there.
    """
    own, card = OWN.of(table), OWN.card(table, user)
    agrees = own.agreement == "all" and bool(view.mates)  # the key of their guess has another name
    if BLANK not in card.draft and not agrees:
        return "notice-guess-not-locked"
    learns = own.solo is not None and bool(own.solo.step)
    words = any(isinstance(line, str) for line in sent.clues)
    return "notice-guess-or-note" if words and notebook.may_note(view) and not learns else "notice-guess-by-button"


def takes_text(table: Table, user: int) -> bool:
    """Whether a private text of this player, though not awaited, is for this game first: a code, or team talk."""
    return pad.guesses(seat_view(CODES, table, user)) or talk.may_talk(table, user)


def knows_message(table: Table, user: int, message: int) -> bool:
    """Whether a player's earlier message matters to the game, so that an edit of it does too."""
    if message in OWN.card(table, user).typed or notebook.wrote(table, user, message):
        return True
    return any((remark.by, remark.message) == (user, message) for remark in OWN.of(table).talk)


def on_unknown_command(table: Table, user: int, name: str) -> Table:
    """Answer a command that does not exist with what is awaited instead."""
    view = seat_view(CODES, table, user)
    place = drafts.next_place(view.draft, OWN.card(table, user).changing) if Task.CLUES in view.tasks else None
    if place is None or table.spoilers:  # a notice has no veil; the card below it says what is missing
        return noticed(table, user, Notice(text="notice-unknown-command", facts={"command": name}))
    facts: dict[str, str | int] = {"command": name, "keyword": slot_label(view, place)}
    return noticed(table, user, Notice(text="notice-unknown-command-clue", facts=facts))


def clues_of(message: TextMessage) -> tuple[Clue, ...]:
    """The lines of a text as clues, or its one file."""
    if message.media:
        return (Media(*message.media),)
    return tuple(line.strip() for line in message.text.splitlines() if line.strip())


def wants_clues(table: Table, user: int) -> bool:
    """Whether the game awaits clues from this player."""
    return Task.CLUES in seat_view(CODES, table, user).tasks


def lines_wanted(table: Table, user: int) -> int:
    """The number of lines that the game awaits from this player: three clues, or four keywords (D24)."""
    tasks = seat_view(CODES, table, user).tasks
    return CLUES_IN_A_SET if Task.CLUES in tasks else SLOTS if Task.KEYWORDS in tasks else 0


def minute_notice(table: Table, user: int) -> Notice:
    """What is missing of this player a minute before the end."""
    view = seat_view(CODES, table, user)
    if Task.CLUES in view.tasks:
        return Notice(text="news-minute-clues", facts={"count": sum(clue is None for clue in view.draft)})
    return Notice(text="news-minute-keywords" if Task.KEYWORDS in view.tasks else "news-minute-guess")


def leaks(table: Table, message: TextMessage) -> bool | None:
    """Whether an encoder's message in the group leaks something; None if it is of no concern to the game."""
    user = message.person.id
    if wants_clues(table, user):
        return gives_away(_content(message), seat_view(CODES, table, user))
    return False if _guesses_aloud(table, message) else None


def on_group_text(table: Table, message: TextMessage, erased: bool) -> Table:
    """Notify an encoder about their message in the group, and somebody who answers the board there with a guess."""
    user = message.person.id
    if not wants_clues(table, user):
        return hushing(table, user) if _guesses_aloud(table, message) else table
    return typed_in_group(table, user, _content(message), erased=erased, to_bot=message.to_bot)


def _guesses_aloud(table: Table, message: TextMessage) -> bool:
    """D11: a code, in answer to the board, of a player who has one to guess."""
    code = pad.typed_code(drafts.Sent(message.message, clues_of(message), message.edited))
    return message.to_bot and code is not None and pad.guesses(seat_view(CODES, table, message.person.id))


def _content(message: TextMessage) -> Clue:
    """What a message in the group says; words below a file say more than the file."""
    return Media(*message.media) if message.media and not message.text.strip() else message.text


def _unusable(table: Table, user: int) -> Table:
    """Say what can be written instead of a file, a poll or a place on the map."""
    view = seat_view(CODES, table, user)
    if Task.CLUES in view.tasks:
        text = "notice-not-a-clue"
    elif Task.KEYWORDS in view.tasks:
        text = "notice-words-only"
    elif talk.may_talk(table, user):
        text = "notice-not-for-team"
    else:
        text = "notice-guess-by-button" if pad.guesses(view) else "notice-not-your-turn"
    return noticed(table, user, Notice(text=text))
