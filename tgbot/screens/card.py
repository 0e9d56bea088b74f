"""A player's private card in the code game: what this player knows, and what there is to do."""

from engine.codes.terms import Mark, Phase
from engine.codes.views import HalfView, SeatView, Task
from tgbot.answers import seat_nonce
from tgbot.codes_presses import ReadTalk, Stand, Withdraw
from tgbot.documents import Card, Player, Table
from tgbot.locale import Html, Say, join
from tgbot.screens.answer_card import guess_body, tie_break_body
from tgbot.screens.message import Body, Button, Message, Rows
from tgbot.screens.parts import NOTHING, dotted, names, own_sheet, until
from tgbot.screens.writing_card import writing_body
from tgbot.sides import have_names, team_name
from tgbot.talk import readable


def card_message(table: Table, view: SeatView, player: Player, say: Say) -> Message:
    """Return the card of one player."""
    card = table.card(player.user)
    lines, keyboard = _body(table, view, card, say)
    if card.notice is not None:
        reason = say.plain(card.notice.text, **card.notice.facts)
        lines = [say("card-notice", reason=reason), Html(""), *lines]
    if table.away:
        lines = [say("card-away"), Html(""), *lines]
    team = team_name(table, view.side, say)
    title = say(f"card-title-{view.side}", title=table.title, team=team)
    return Message(
        key=f"{table.serial}/card/{card.number}",
        text=join("\n", [title, Html(""), *lines]),
        keyboard=(*keyboard, *_talk_to_read(table, view, card, say)),
        silent=card.quiet,
        secret=True,
        fleeting=True,
        place=table.place,
        nonce=seat_nonce(table, player.user),
    )


def _body(table: Table, view: SeatView, card: Card, say: Say) -> Body:
    half = view.table.half
    if view.table.phase is Phase.OVER:
        return [say("card-over")], ()
    if Task.CLUES in view.tasks:
        lines, keyboard = writing_body(table, view, card, say)
        return [*lines, *([until(table, say)] if table.sand is not None else [])], keyboard
    if Task.KEYWORDS in view.tasks:
        return tie_break_body(table, view, card, say)
    if half is not None and (Task.GUESS in view.tasks or Task.INTERCEPTION in view.tasks):
        return guess_body(table, view, half, card, say)
    return [*own_sheet(view, say, table.spoilers), Html(""), *_waiting(table, view, say)], _answers(view, half, say)


def _answers(view: SeatView, half: HalfView | None, say: Say) -> Rows:
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


def _talk_to_read(table: Table, view: SeatView, card: Card, say: Say) -> Rows:
    """D12: offer an encoder what the team said about the last own code, now that it is revealed."""
    halves = readable(table, view.table, int(view.seat))[-1:]
    return tuple(
        (Button(say.plain("button-read-talk", round=int(half.split("/")[0])), ReadTalk(half)),)
        for half in halves
        if half != card.reading
    )


def _waiting(table: Table, view: SeatView, say: Say) -> list[Html]:
    half, seen = view.table.half, []
    if view.clues is not None:
        seen.append(say("card-sent"))
    if view.guess is not None:
        seen.append(say("card-locked-guess", code=dotted(view.guess)))
    if view.interception is not None:
        seen.append(say("card-locked-interception", code=dotted(view.interception)))
    if view.words_guess is not None:
        words = ", ".join(word or NOTHING for word in view.words_guess)
        seen.append(say("card-locked-words", words=words))
    if not view.keywords and not view.table.intercepting:
        seen.append(say("card-listening"))
    awaited = [seat for entry in view.table.awaited for seat in entry.seats]
    if awaited:
        text = "card-waiting-clues" if view.table.phase is Phase.CLUES else "card-waiting-answers"
        seen.append(say(text, names=names(table, awaited)))
    if half is None and have_names(view.table):
        seen += _turn_to_come(view, say)
    return seen


def _turn_to_come(view: SeatView, say: Say) -> list[Html]:
    """D6: tell a player of a team when it is the own turn to give clues."""
    rotation = view.table.side(view.side).rotation
    if view.seat not in rotation:
        return []
    round_ = view.table.round + 1 + rotation.index(view.seat)
    return [say("card-turn-to-come", round=round_)] if round_ <= view.table.rounds else []
