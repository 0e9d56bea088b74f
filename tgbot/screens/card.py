"""A player's private card in the code game: what this player knows, and what there is to do."""

from engine.codes.terms import Mark, Phase
from engine.codes.views import HalfView, SeatView, Task
from tgbot.answers import seat_nonce
from tgbot.buttons import ChangeClue, Lock, NewCode, RerollWords, SendClues, SetDigit, ShowClue, Stand, Withdraw
from tgbot.clue_hints import Hint, hints
from tgbot.documents import Card, Player, Table
from tgbot.locale import Html, Say, join
from tgbot.play import may_reroll
from tgbot.screens.message import Button, Message, Style
from tgbot.screens.parts import BLANK, clue_lines, clue_text, dotted, names, slot_lines, veiled

CIRCLED = ("①", "②", "③")


def card_message(table: Table, view: SeatView, player: Player, say: Say) -> Message:
    """Return the card of one player."""
    card = table.card(player.user)
    lines, keyboard = _body(table, view, card, say)
    if card.notice is not None:
        reason = say.plain(card.notice.text, **card.notice.facts)
        lines = [say("card-notice", reason=reason), Html(""), *lines]
    if table.away:
        lines = [say("card-away"), Html(""), *lines]
    title = say(f"card-title-{view.side}", title=table.title)
    return Message(
        key=f"{table.serial}/card/{card.number}",
        text=join("\n", [title, Html(""), *lines]),
        keyboard=keyboard,
        silent=card.quiet,
        secret=True,
        fleeting=True,
        place=table.place,
        nonce=seat_nonce(table, player.user),
    )


def _body(table: Table, view: SeatView, card: Card, say: Say) -> tuple[list[Html], tuple[tuple[Button, ...], ...]]:
    half = view.table.half
    if view.table.phase is Phase.OVER:
        return [say("card-over")], ()
    if Task.CLUES in view.tasks:
        return _writing(table, view, card, say)
    if half is not None and (Task.GUESS in view.tasks or Task.INTERCEPTION in view.tasks):
        return _guessing(table, view, half, card, say)
    return [*_sheet(table, view, say), Html(""), *_waiting(table, view, say)], _answers(view, half, say)


def _writing(table: Table, view: SeatView, card: Card, say: Say) -> tuple[list[Html], tuple[tuple[Button, ...], ...]]:
    code = view.code or ""
    lines = [
        *_sheet(table, view, say),
        Html(""),
        say("card-code", round=view.table.round, code=veiled(table, dotted(code), say)),
    ]
    for digit, clue in zip(code, view.draft, strict=True):
        word = veiled(table, view.keywords[int(digit) - 1], say)
        if clue is None:
            lines.append(say("card-draft-empty", digit=veiled(table, digit, say), word=word))
        else:
            lines.append(say("card-draft", digit=veiled(table, digit, say), word=word, clue=clue_text(clue, say)))
    complete = all(clue is not None for clue in view.draft)
    warnings = hints(view.draft, code, view.keywords, table.word_language)
    if warnings:
        lines.append(Html(""))
        lines += [say("card-notice", reason=_warning(hint, say)) for hint in warnings]
    if card.changing is not None:
        lines += [Html(""), say("card-changing", number=card.changing)]
    elif complete:
        lines += [Html(""), say("card-insist" if warnings else "card-check")]
    else:
        lines += [Html(""), say("card-write")]
    changes = tuple(
        Button(say.plain("button-change-clue", number=number), ChangeClue(number))
        for number, clue in enumerate(view.draft, start=1)
        if clue is not None
    )
    rows = [changes] if changes else []
    if card.exposed:
        rows.append((Button(say.plain("button-new-code"), NewCode(), style="danger"),))
    if may_reroll(table, int(view.seat)):
        left = table.rerolls - table.rerolled
        rows.append((Button(say.plain("button-reroll", count=left), RerollWords()),))
    if complete:
        send = say.plain("button-send-anyway" if warnings else "button-send-clues")
        rows.append((Button(send, SendClues(), style=None if warnings else "success"),))
    return lines, tuple(rows)


def _warning(hint: Hint, say: Say) -> str:
    return say.plain(f"hint-{hint.kind}", clue=hint.clue, keyword=hint.keyword)


def _guessing(
    table: Table, view: SeatView, half: HalfView, card: Card, say: Say
) -> tuple[list[Html], tuple[tuple[Button, ...], ...]]:
    intercepting = Task.INTERCEPTION in view.tasks
    lines = [
        *_sheet(table, view, say),
        Html(""),
        say("card-clues"),
        *clue_lines(half.clues, say, half.marks),
        say("card-intercept" if intercepting else "card-guess"),
    ]
    if set(card.draft) == {BLANK}:  # whoever has tapped once knows; the words above need the room
        lines.append(say("card-guess-help"))
    rows: list[tuple[Button, ...]] = []
    for place, clue in enumerate(half.clues):
        chosen = card.draft[place]
        rows.append((Button(f"{CIRCLED[place]} {clue_text(clue, say)}", ShowClue(place + 1)),))
        rows.append(
            tuple(
                Button(f"[ {d} ]" if chosen == d else d, SetDigit(place + 1, int(d)), style=_style(chosen == d))
                for d in "1234"
            )
        )
    if BLANK not in card.draft:
        rows.append((Button(say.plain("button-lock") + f"  {dotted(card.draft)}", Lock(), style="success"),))
    return lines, tuple(rows)


def _answers(view: SeatView, half: HalfView | None, say: Say) -> tuple[tuple[Button, ...], ...]:
    """C13: the encoder withdraws a clue that was objected to, or stands by it."""
    if half is None or not view.is_encoder or half.side != view.side:
        return ()
    return tuple(
        (
            Button(say.plain("button-withdraw", number=number), Withdraw(number)),
            Button(say.plain("button-stand", number=number), Stand(number)),
        )
        for number, mark in enumerate(half.marks, start=1)
        if mark is Mark.OBJECTED
    )


def _style(chosen: bool) -> Style | None:
    return "primary" if chosen else None


def _sheet(table: Table, view: SeatView, say: Say) -> list[Html]:
    sheet = view.table.side(view.side).sheet if view.keywords else view.table.sides[0].sheet
    heading = say("card-words") if view.keywords else say("card-sheet")
    if not view.keywords and not sheet.rounds:
        return [say("card-sheet-empty")]
    return [heading, *slot_lines(table, say, sheet, view.keywords)]


def _waiting(table: Table, view: SeatView, say: Say) -> list[Html]:
    half, seen = view.table.half, []
    if view.clues is not None:
        seen.append(say("card-sent"))
    if view.guess is not None:
        seen.append(say("card-locked-guess", code=dotted(view.guess)))
    if view.interception is not None:
        seen.append(say("card-locked-interception", code=dotted(view.interception)))
    if not view.keywords and not view.table.intercepting:
        seen.append(say("card-listening"))
    awaited = [seat for entry in view.table.awaited for seat in entry.seats]
    if awaited:
        text = "card-waiting-clues" if half is None else "card-waiting-answers"
        seen.append(say(text, names=names(table, awaited)))
    return seen
