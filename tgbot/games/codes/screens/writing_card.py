"""The encoder's card: the code, the draft with its warnings, and the buttons (D7, D8)."""

from engine.codes.views import SeatView
from tgbot.games.codes.buttons import (
    ChangeClue,
    ConfirmNewCode,
    NewCode,
    RerollWords,
    SendClues,
    ShowExample,
    SplitClue,
)
from tgbot.games.codes.drafts import next_place, place_to_split
from tgbot.games.codes.keywords import may_reroll
from tgbot.games.codes.leaks import may_redraw
from tgbot.games.codes.model import CodesCard, CodesTable
from tgbot.games.codes.screens.parts import clue_text, dotted, own_sheet, round_name, veiled
from tgbot.games.codes.words.hints import Hint, hints
from tgbot.i18n.texts import Html, Say
from tgbot.tables.model import Notice, Table
from tgbot.telegram.messages import Body, Button, Rows, in_rows
from tgbot.ui.fitting import lines_shown, text_width

CARD_LINES = 22  # of a phone, for all that is needed to write: it fits on one screen
LINES_OF_A_ROW = 2  # that a row of keys takes the room of
THIRD_ROOM = 9  # letters on a third of a phone's width, the pencil included


def writing_body(table: Table, own: CodesTable, view: SeatView, card: CodesCard, say: Say) -> Body:
    """The text and the buttons of a card for writing clues."""
    warnings = hints(view.draft, view.code or "", view.keywords, own.word_language)
    lines = [Html(""), *_drafted(table, view, say)]
    if warnings:
        lines += [Html(""), *(say("card-notice", reason=_warning(table, hint, say)) for hint in warnings)]
    if card.redrawing and may_redraw(own, view, card):
        lines, rows = [*lines, Html(""), say("card-redraw")], _redraw_buttons(say)
    else:
        lines += [Html(""), *_wanted(table, view, card, say, warned=bool(warnings))]
        rows = _buttons(table, own, view, card, say, warned=bool(warnings))
    room = CARD_LINES - LINES_OF_A_ROW * len(rows) - sum(map(lines_shown, lines))
    return [*own_sheet(view, say, table.spoilers, room=room), *lines], rows


def _drafted(table: Table, view: SeatView, say: Say) -> list[Html]:
    """The code, and the clues so far beside their keywords."""
    code, rounds = view.code or "", view.table.rounds
    shown = _secret(table, dotted(code), say)
    if rounds == 1:  # of a lesson
        lines = [say("card-code-alone", code=shown)]
    else:
        lines = [say("card-code", round=round_name(view.table.round, rounds, say), code=shown)]
    for digit, clue in zip(code, view.draft, strict=True):
        place, word = (_secret(table, one, say) for one in (digit, view.keywords[int(digit) - 1]))
        if clue is None:
            lines.append(say("card-draft-empty", digit=place, word=word))
        else:
            lines.append(say("card-draft", digit=place, word=word, clue=clue_text(clue, say)))
    return lines


def _wanted(table: Table, view: SeatView, card: CodesCard, say: Say, *, warned: bool) -> list[Html]:
    """What the encoder does now: refused clues are asked for again, then those that are missing."""
    if card.refused:
        return [_again(table, view, place, why, say) for place, why in sorted(card.refused.items())]
    place = next_place(view.draft, card.changing)
    if place is None:
        return [say("card-insist" if warned else "card-check")]
    if view.draft[place] is not None:
        return [say("card-changing", keyword=_keyword(table, view, place, say))]
    if card.changing is None and all(clue is None for clue in view.draft):
        return [say("card-write")]
    return [say("card-write-next", keyword=_keyword(table, view, place, say))]


def _again(table: Table, view: SeatView, place: int, why: Notice, say: Say) -> Html:
    """Why a clue was refused, and which one stays until there is another."""
    facts = {name: _secret(table, str(fact), say) if name == "keyword" else fact for name, fact in why.facts.items()}
    reason, keyword = say(why.text, **facts), _keyword(table, view, place, say)
    clue = view.draft[place]
    if clue is None:
        return say("card-again", reason=reason, keyword=keyword)
    return say("card-again-kept", reason=reason, keyword=keyword, clue=clue_text(clue, say))


def _buttons(table: Table, own: CodesTable, view: SeatView, card: CodesCard, say: Say, *, warned: bool) -> Rows:
    """What can be done with the draft; a card without any key could not be told from another game's by a reply."""
    learns = own.solo is not None and None in view.draft  # only the one clue that is missing matters
    pencils = () if learns else _pencils(table, view, say)
    rows = list(pencils) or [(Button(say.plain("button-example"), ShowExample()),)]
    if place_to_split(view.draft, card.typed) is not None:  # on top, so that a second tap does not send the clues
        rows.insert(0, (Button(say.plain("button-split"), SplitClue()),))
    if may_reroll(table, own, view):
        rows.append((Button(say.plain("button-reroll", count=own.rerolls - own.rerolled), RerollWords()),))
    if None not in view.draft:
        send = say.plain("button-send-anyway" if warned else "button-send-clues")
        rows.append((Button(send, SendClues(), style=None if warned else "success"),))
    if may_redraw(own, view, card):  # below, where the key comes to stand that keeps the code: for a hasty second tap
        rows.append((Button(say.plain("button-new-code"), NewCode(), style="danger"),))
    return tuple(rows)


def _pencils(table: Table, view: SeatView, say: Say) -> Rows:
    """A pencil for every clue that is there to be changed."""
    written = [place for place, clue in enumerate(view.draft) if clue is not None]
    pencils = [Button(_pencil(table, view, place, say), ChangeClue(place + 1)) for place in written]
    side_by_side = all(text_width(pencil.text) <= THIRD_ROOM for pencil in pencils)
    return in_rows(pencils, len(view.draft) if side_by_side else 2)


def _redraw_buttons(say: Say) -> Rows:
    """What is thrown away needs a second tap."""
    return (
        (Button(say.plain("button-redraw-yes"), ConfirmNewCode(1), style="danger"),),
        (Button(say.plain("button-redraw-no"), ConfirmNewCode(0)),),
    )


def _pencil(table: Table, view: SeatView, place: int, say: Say) -> str:
    """The label of the button that changes a clue: its keyword; where secrets are hidden, which of the three it is."""
    if table.spoilers:
        return say.plain("button-change-clue", number=place + 1)
    return say.plain("button-change-word", word=view.keywords[int((view.code or "")[place]) - 1])


def _keyword(table: Table, view: SeatView, place: int, say: Say) -> str:
    digit = (view.code or "")[place]
    return _secret(table, f"{digit} {view.keywords[int(digit) - 1]}", say)


def _secret(table: Table, secret: str, say: Say) -> str:
    return veiled(secret, say) if table.spoilers else secret


def _warning(table: Table, hint: Hint, say: Say) -> Html:
    return say(f"hint-{hint.kind}", clue=hint.clue, keyword=_secret(table, hint.keyword, say))
