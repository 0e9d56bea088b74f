"""The cards of those who share an answer: a guess, an interception, or the keywords of a tie-break (D11, D24)."""

from functools import cache

from engine.codes.views import HalfView, SeatView, Task
from tgbot.agreement import NO_WORDS, mates, missing, reachable, shared
from tgbot.codes_presses import ChangeClue, HearTalk, Lock, SetDigit, ShowClue, TakeOver
from tgbot.documents import Card, Table
from tgbot.locale import Html, Say, join
from tgbot.screens.message import Body, Button, Rows
from tgbot.screens.parts import BLANK, NOTHING, clue_lines, clue_text, dotted, names, own_sheet, side_sheet
from tgbot.sides import other_side
from tgbot.sitting import sitting
from tgbot.talk import hears, talkers

CIRCLED = ("①", "②", "③")


def guess_body(table: Table, view: SeatView, half: HalfView, card: Card, say: Say) -> Body:
    """Return the text and the buttons of a card on which the code on the table is guessed."""
    # A card is drawn anew with every digit; what is above its draft stays as it is for as long as the game does.
    asked = (guess_body, view.seat, say, table.spoilers)
    lines = [sitting(table).told(asked, lambda: _question(view, half, say, table.spoilers))]
    others, circle = sharing(view), _circle(table, view)
    if set(card.draft) == {BLANK}:  # whoever has tapped once knows; the words above need the room
        lines.append(say(_help(table, others)))
    rows: list[tuple[Button, ...]] = []
    for place, clue in enumerate(half.clues):
        chosen = card.draft[place]
        rows.append((Button(f"{CIRCLED[place]} {clue_text(clue, say)}", ShowClue(place + 1)),))
        rows.append(_digits(place + 1, chosen))
    if BLANK not in card.draft and not card.agreed:
        rows.append((Button(f"{_lock(table, others, say)}  {dotted(card.draft)}", Lock(), style="success"),))
    return [*lines, *_mates(table, view, others, say), *_talk(table, view, circle, say)], (
        *rows,
        *_taking_over(table, view, others, say),
        *_hearing(table, view, circle, say),
    )


def _question(view: SeatView, half: HalfView, say: Say, spoilers: bool) -> Html:
    """Return all that a guess is made from: the words or the clues so far, and the clues on the table."""
    intercepting = Task.INTERCEPTION in view.tasks
    return join(
        "\n",
        [
            *(side_sheet(view, half.side, say) if intercepting else own_sheet(view, say, spoilers)),
            Html(""),
            say("card-clues"),
            *clue_lines(half.clues, say, half.marks),
            say("card-intercept" if intercepting else "card-guess"),
        ],
    )


@cache
def _digits(clue: int, chosen: str) -> tuple[Button, ...]:
    """Return the buttons of one clue: there are only so many."""
    return tuple(
        Button(f"[ {d} ]" if chosen == d else d, SetDigit(clue, int(d)), style="primary" if chosen == d else None)
        for d in "1234"
    )


def tie_break_body(table: Table, view: SeatView, card: Card, say: Say) -> Body:
    """Return the text and the buttons of a card with four blanks for the other team's keywords (D24)."""
    words = card.words or NO_WORDS
    lines = [say("card-tie-break")]
    given = other_side(view.table, view.side).sheet.by_slot
    for slot, (clues, word) in enumerate(zip(given, words, strict=True), start=1):
        heard = ", ".join(clue_text(clue, say) for clue in clues) or NOTHING
        text = "card-tie-empty" if word is None else "card-tie-word"
        lines.append(say(text, slot=slot, clues=heard, word=word or ""))
    lines.append(Html(""))
    lines.append(say("card-tie-help") if card.changing is None else say("card-tie-changing", number=card.changing))
    changes = tuple(
        Button(say.plain("button-change-clue", number=number), ChangeClue(number))
        for number, word in enumerate(words, start=1)
        if word is not None
    )
    rows, others = [changes] if changes else [], sharing(view)
    if not card.agreed:
        rows.append((Button(_lock(table, others, say), Lock(), style="success"),))
    return [*lines, *_mates(table, view, others, say)], (*rows, *_taking_over(table, view, others, say))


def _help(table: Table, others: list[int]) -> str:
    if not others:
        return "card-guess-help"
    return "card-help-all" if table.agreement == "all" else "card-help-any"


def _lock(table: Table, others: list[int], say: Say) -> str:
    """Return what saying yes is called: alone it locks, together it agrees."""
    together = table.agreement == "all" and others
    return say.plain("button-agree" if together else "button-lock")


def _mates(table: Table, view: SeatView, others: list[int], say: Say) -> list[Html]:
    """Return what the others who share the answer have drafted, and whose yes is missing."""
    entry = shared(view.table, int(view.seat)) if others else None
    if entry is None:
        return []
    lines = [Html("")]
    for mate in others:
        card = table.card(mate)
        text = "card-mate-agreed" if card.agreed else "card-mate"
        lines.append(say(text, name=table.name(mate), draft=_drafted(card, entry.task)))
    if table.card(int(view.seat)).agreed:
        lines.append(say("card-agreed", names=names(table, missing(table, entry, int(view.seat)))))
    return lines


def _taking_over(table: Table, view: SeatView, others: list[int], say: Say) -> Rows:
    """Offer every draft that differs from the own one."""
    own = table.card(int(view.seat))
    drafts = [(mate, table.card(mate)) for mate in others]
    return tuple(
        (Button(say.plain("button-take-over", name=table.name(mate)), TakeOver(str(mate))),)
        for mate, card in drafts
        if _begun(card) and (card.draft, card.words) != (own.draft, own.words)
    )


def _talk(table: Table, view: SeatView, circle: list[int], say: Say) -> list[Html]:
    """Say who hears what is written here; who cannot be written to does not, until the bot may write again."""
    player = table.player(int(view.seat))
    if not circle or player is None:
        return []
    if player.muted:
        return [say("card-talk-muted")]
    hearing = [mate for mate in circle if hears(table.player(mate)) and reachable(table, mate)]
    return [say("card-talk", names=names(table, hearing))] if hearing else []


def _hearing(table: Table, view: SeatView, circle: list[int], say: Say) -> Rows:
    player = table.player(int(view.seat))
    if not circle or player is None:
        return ()
    if player.muted:
        return ((Button(say.plain("button-talk-hear"), HearTalk(1)),),)
    return ((Button(say.plain("button-talk-mute"), HearTalk(0)),),)


def _circle(table: Table, view: SeatView) -> list[int]:
    user = int(view.seat)
    return [mate for mate in talkers(view.table, user) if mate != user] if table.talk_on else []


def sharing(view: SeatView) -> list[int]:
    """Return who else gives the answer that this player gives."""
    entry = shared(view.table, int(view.seat))
    return [] if entry is None else mates(entry, int(view.seat))


def _drafted(card: Card, task: Task) -> str:
    if task is Task.KEYWORDS:
        return ", ".join(word or NOTHING for word in card.words) or NOTHING
    return dotted(card.draft) if _begun(card) else NOTHING


def _begun(card: Card) -> bool:
    return set(card.draft) != {BLANK} or any(card.words)
