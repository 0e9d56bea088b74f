"""The board of the card game, as the group sees it: one message per round, edited in place, and the end."""

from itertools import accumulate

from engine.kryptos.setup import Options
from engine.kryptos.terms import Phase
from engine.kryptos.views import AttemptView, HandView, TableView
from tgbot.answers import seat_nonce
from tgbot.documents import Table
from tgbot.kryptos.presses import CallTheEnd
from tgbot.locale import Html, Say, join
from tgbot.presses import NudgeAwaited, ShowWords
from tgbot.screens.kryptos_end import end_buttons, end_message
from tgbot.screens.kryptos_lobby import options_text
from tgbot.screens.kryptos_parts import (
    aside_lines,
    attempt_lines,
    attempt_text,
    hand_rows,
    name_line,
    paragraphs,
    tokens_text,
    track_lines,
)
from tgbot.screens.kryptos_picture import table_picture
from tgbot.screens.message import Button, Links, Message, Rows
from tgbot.screens.parts import keyed, mentions, names, until
from tgbot.screens.seat_parts import seat_rows, unreachable

MOST_IN_LOG = 950  # characters: some thirty attempts, more than a phone shows at once
_AWAITED = {
    Phase.REVEAL: "cards-awaited-reveal",
    Phase.TURN: "cards-awaited-guess",
    Phase.AGAIN: "cards-awaited-again",
}


def board_messages(table: Table, view: TableView, say: Say, links: Links) -> list[Message]:
    """Return every board of the present game: the start, the opening, each round, and the end.

    Finished rounds stay listed with their attempts, which all have heard. The last message carries what happens now,
    and the buttons.
    """
    messages = [_start(table, view, say), *(_finished(table, view, round_, say) for round_ in range(view.round))]
    if view.outcome is None:
        live = _live(table, view, say)
        buttons = _live_buttons(table, view, say, links)
    else:
        messages.append(_finished(table, view, view.round, say))
        drawn = table_picture(table, view, say)
        messages.append(Message(keyed(table, "picture"), say("track-game"), silent=True, picture=drawn))
        live = end_message(table, view, view.outcome, say)
        buttons = end_buttons(say)
    return [*messages, Message(live.key, live.text, buttons, place=table.place, nonce=seat_nonce(table, 0))]


def log_lines(table: Table, view: TableView, say: Say) -> list[str]:  # noqa: ARG001 - one shape for all games
    """Return the newest attempts, each with its round, as many as fit: at a table everybody has heard them."""
    lines = [f"{attempt.round}. {attempt_text(table, attempt)}" for attempt in view.attempts]
    length = accumulate(len(line) + 1 for line in reversed(lines))
    return lines[len(lines) - sum(total <= MOST_IN_LOG for total in length) :]


def _start(table: Table, view: TableView, say: Say) -> Message:
    # The lobby's own message becomes the start: same key, so it is edited and nobody is pinged.
    order = names(table, [hand.seat for hand in view.hands], " → ")
    lines = [say("cards-started", names=order)]
    if view.options != Options():
        lines.append(say("cards-lobby-options", options=options_text(view.options, say)))
    return Message(keyed(table, "lobby"), join("\n", lines))


def _finished(table: Table, view: TableView, round_: int, say: Say) -> Message:
    """Return what is left of a round on the board: its attempts."""
    if round_ == 0:
        return Message(_key(table, 0), say("cards-opened"))
    return Message(
        _key(table, round_),
        join("\n", [say("cards-round", round=round_), *attempt_lines(table, _of(view, round_), say)]),
    )


def _live(table: Table, view: TableView, say: Say) -> Message:
    title = say("cards-opening") if view.phase is Phase.REVEAL else say("cards-round", round=view.round)
    hands = [line for hand in view.hands for line in _hand(table, view, hand, say)]
    text = paragraphs(
        [title, *([say("cards-last-round")] if view.last_round else [])],
        hands,
        [*track_lines(view), *aside_lines(view, say)],
        attempt_lines(table, _of(view, view.round), say),
        _now(table, view, say),
    )
    return Message(_key(table, view.round), text)


def _hand(table: Table, view: TableView, hand: HandView, say: Say) -> list[Html]:
    """Return a hand: its player and points, its cards, and the colours of the hidden ones (K3)."""
    lines = [name_line(table, view, hand, say), *hand_rows(hand.cards)]
    return [*lines, say("cards-hidden", tokens=tokens_text(hand.tokens))] if hand.hidden else lines


def _now(table: Table, view: TableView, say: Say) -> list[Html]:
    """Return who is awaited until when, and what else somebody should know."""
    lines = []
    if view.turn is not None:
        lines.append(say(_AWAITED[view.phase], names=mentions(table, [view.turn], say)))
    if view.end_may_be_called:
        lines.append(say("cards-quiet"))  # K17
    lines += [*unreachable(table, say), until(table, say)]
    return [line for line in lines if line]


def _live_buttons(table: Table, view: TableView, say: Say, links: Links) -> Rows:
    calling = ((Button(say.plain("button-call-end"), CallTheEnd(), style="danger"),),) if view.end_may_be_called else ()
    return (
        *seat_rows(table, say),
        *calling,
        (Button(say.plain("button-my-cards"), ShowWords()), Button(say.plain("button-nudge"), NudgeAwaited())),
        (Button(say.plain("button-open-bot"), url=links.open()),),
    )


def _of(view: TableView, round_: int) -> list[AttemptView]:
    return [attempt for attempt in view.attempts if attempt.round == round_]


def _key(table: Table, round_: int) -> str:
    return keyed(table, f"round/{round_}")
