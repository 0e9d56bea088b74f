"""Cards of players who share an answer: the drafts of the others, their talk, and the keywords of a tie-break (D24)."""

from engine.codes.views import SeatView, Task
from tgbot.games.codes.agreement import NO_WORDS, missing, reachable, shared
from tgbot.games.codes.buttons import ChangeClue, HearTalk, Lock, TakeOver
from tgbot.games.codes.model import BLANK, NO_DRAFT, OWN, CodesCard, CodesTable
from tgbot.games.codes.screens.parts import BESIDE_CLUES, clue_text, dotted
from tgbot.games.codes.talk import hears
from tgbot.games.codes.teams import other_side
from tgbot.i18n.texts import Html, Say, join
from tgbot.tables.model import Table, person_of, users_of
from tgbot.telegram.messages import Body, Button, Rows
from tgbot.ui.fitting import clipped, newest_in_lines, text_width
from tgbot.ui.parts import NOTHING, names

WORD_ROOM = 24  # letters of a word in a teammate's draft
CARD_LINES = 14  # of a phone, for the clues of a tie-break: with them and the keys they fit on one screen


def tie_break_body(table: Table, own: CodesTable, view: SeatView, card: CodesCard, say: Say) -> Body:
    """The text and the buttons of a card with four blanks for the other team's keywords (D24)."""
    words = card.words or NO_WORDS
    lines = [say("card-tie-break")]
    given = [[clue_text(clue, say) for clue in clues] for clues in other_side(view.table, view.side).sheet.by_slot]
    heard = newest_in_lines(given, [text_width(word or "") + BESIDE_CLUES for word in words], CARD_LINES)
    for slot, (clues, word) in enumerate(zip(heard, words, strict=True), start=1):
        text = "card-tie-empty" if word is None else "card-tie-word"
        lines.append(say(text, slot=slot, clues=clues or NOTHING, word=word or ""))
    lines.append(Html(""))
    lines.append(say("card-tie-help") if card.changing is None else say("card-tie-changing", number=card.changing))
    changes = tuple(
        Button(say.plain("button-change-clue", number=number), ChangeClue(number))
        for number, word in enumerate(words, start=1)
        if word is not None
    )
    rows, others = [changes] if changes else [], users_of(view.mates)
    if not card.agreed:
        rows.append((Button(lock_label(own, others, say), Lock(), style="success"),))
    return [*lines, Html(""), *mates_lines(table, view, others, say)], (*rows, *copying(table, view, others, say))


def lock_label(own: CodesTable, others: list[int], say: Say) -> str:
    """The label of the button: alone it locks, together it agrees."""
    together = own.agreement == "all" and others
    return say.plain("button-agree" if together else "button-lock")


def mates_lines(table: Table, view: SeatView, others: list[int], say: Say) -> list[Html]:
    """The drafts of the others who share the answer, and who has not agreed yet."""
    entry = shared(view.table, person_of(view.seat)) if others else None
    if entry is None:
        return []
    drafts = []
    for mate in others:
        card = OWN.card(table, mate)
        text = "card-mate-agreed" if card.agreed else "card-mate"
        drafts.append(say(text, name=table.name(mate), draft=_drafted(card, entry.task)))
    lines = [join("\n" if entry.task is Task.KEYWORDS else ", ", drafts)]
    if OWN.card(table, person_of(view.seat)).agreed:
        lines.append(say("card-agreed", names=names(table, missing(table, entry, person_of(view.seat)))))
    return lines


def copying(table: Table, view: SeatView, others: list[int], say: Say) -> Rows:
    """A button for each answer that differs from the player's own.

    Only complete answers: a half one would shift the keys.
    """
    own = OWN.card(table, person_of(view.seat))
    drafts = {(card.draft, card.words): mate for mate in reversed(others) if _complete(card := OWN.card(table, mate))}
    drafts.pop((own.draft, own.words), None)
    return tuple(
        (Button(_copy_label(table.name(mate), draft, say), TakeOver(str(mate))),)
        for (draft, _), mate in reversed(drafts.items())
    )


def _complete(card: CodesCard) -> bool:
    return BLANK not in card.draft or any(card.words)


def _copy_label(name: str, draft: str, say: Say) -> str:
    if draft == NO_DRAFT:
        return say.plain("button-take-over-words", name=name)
    return say.plain("button-take-over", name=name, draft=dotted(draft))


def talk_lines(table: Table, view: SeatView, others: list[int], say: Say) -> list[Html]:
    """Who hears what is written here; unreachable players do not."""
    if not (others and OWN.of(table).talk_on):
        return []
    if not hears(table, person_of(view.seat)):
        return [say("card-talk-muted")]
    hearing = [mate for mate in others if hears(table, mate) and reachable(table, mate)]
    return [say("card-talk", names=names(table, hearing))] if hearing else []


def hearing_keys(table: Table, view: SeatView, others: list[int], say: Say) -> tuple[Button, ...]:
    """The way to turn the team's talk off, once there is some, and on again."""
    user, own = person_of(view.seat), OWN.of(table)
    if not (others and own.talk_on):
        return ()
    if not hears(table, user):
        return (Button(say.plain("button-talk-hear"), HearTalk(1)),)
    heard = any(user in remark.to for remark in own.talk)
    return (Button(say.plain("button-talk-mute"), HearTalk(0)),) if heard else ()


def _drafted(card: CodesCard, task: Task) -> str:
    if task is Task.KEYWORDS:
        return ", ".join(clipped(word or NOTHING, WORD_ROOM) for word in card.words) or NOTHING
    return dotted(card.draft) if _begun(card) else NOTHING


def _begun(card: CodesCard) -> bool:
    return card.draft != NO_DRAFT or any(card.words)
