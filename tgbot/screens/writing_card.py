"""The encoder's card: the code, the draft with its warnings, and what to do with it (D7, D8)."""

from engine.codes.views import SeatView
from tgbot.clue_hints import Hint, hints
from tgbot.codes_presses import ChangeClue, NewCode, RerollWords, SendClues
from tgbot.codes_words import may_reroll
from tgbot.documents import Card, Table
from tgbot.locale import Html, Say
from tgbot.screens.message import Body, Button
from tgbot.screens.parts import clue_text, dotted, own_sheet, veiled


def writing_body(table: Table, view: SeatView, card: Card, say: Say) -> Body:
    """Return the text and the buttons of a card on which clues are written."""
    code = view.code or ""
    lines = [
        *own_sheet(view, say, table.spoilers),
        Html(""),
        say("card-code", round=view.table.round, code=veiled(dotted(code), say, table.spoilers)),
    ]
    for digit, clue in zip(code, view.draft, strict=True):
        place, word = (veiled(one, say, table.spoilers) for one in (digit, view.keywords[int(digit) - 1]))
        if clue is None:
            lines.append(say("card-draft-empty", digit=place, word=word))
        else:
            lines.append(say("card-draft", digit=place, word=word, clue=clue_text(clue, say)))
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
