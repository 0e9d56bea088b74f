"""The board of the card game in the group: one picture per round, edited in place, and the end.

Its caption says what just happened and who is on turn. The same that the picture shows stands folded below, in words
and signs, for those who cannot see it.
"""

from itertools import accumulate

from engine.kryptos.setup import Options
from engine.kryptos.terms import Phase
from engine.kryptos.views import TableView
from tgbot.games.kryptos.buttons import CallTheEnd
from tgbot.games.kryptos.lifecycle import duty_texts
from tgbot.games.kryptos.model import OWN
from tgbot.games.kryptos.news import in_round, last_round, latest
from tgbot.games.kryptos.pictures.track_texts import newest_card
from tgbot.games.kryptos.rounds import as_closed
from tgbot.games.kryptos.screens.end import end_message
from tgbot.games.kryptos.screens.lobby import options_text
from tgbot.games.kryptos.screens.parts import (
    aside_lines,
    attempt_text,
    fitting,
    folded,
    hand_line,
    name_line,
    news_lines,
    track_lines,
)
from tgbot.games.kryptos.screens.picture import table_picture
from tgbot.i18n.texts import Html, Say, join
from tgbot.tables.buttons import NudgeAwaited, ShowWords
from tgbot.tables.model import Table
from tgbot.tables.pages import keyed
from tgbot.telegram.messages import Button, Links, Message, Photo, Rows, Text
from tgbot.ui.parts import mentions, names, next_rows, seat_lines, seat_rows, unreachable, until

MAX_LOG_LEN = 950  # characters: about thirty attempts, more than a phone shows at once
_AWAITED = {
    Phase.REVEAL: "cards-awaited-reveal",
    Phase.TURN: "cards-awaited-guess",
    Phase.AGAIN: "cards-awaited-again",
}


def board_messages(table: Table, view: TableView, say: Say, links: Links) -> list[Message]:
    """The start, the round before the present one, and the present one or the end.

    A finished round has its last picture, with all that happened in it; older ones have nothing left to change.
    """
    messages: list[Message] = [_start(table, view, say)] if view.round <= 1 else []
    if view.outcome is not None:
        return [*messages, _finished(table, view, view.round, say), end_message(table, view, view.outcome, say, links)]
    if view.round:
        messages.append(_finished(table, view, view.round - 1, say))
    return [*messages, fitting(table, lambda short: _live(short, view, say, links))]


def log_lines(table: Table, view: TableView) -> list[str]:
    """The newest attempts that fit, each with its round; they are public at a real table too."""
    lines = [f"{attempt.round}. {attempt_text(table, attempt)}" for attempt in view.attempts]
    length = accumulate(len(line) + 1 for line in reversed(lines))
    return lines[len(lines) - sum(total <= MAX_LOG_LEN for total in length) :]


def text_twin(table: Table, view: TableView, say: Say) -> list[Html]:
    """All that the picture shows, in words and signs."""
    title = say("cards-opening") if view.phase is Phase.REVEAL else say("cards-round", round=view.round)
    hands = [line for hand in view.hands for line in (name_line(table, view, hand, say), hand_line(view, hand))]
    begun = last_round(table, view)
    announced = news_lines(table, [begun], say) if begun else []
    unrevealed = say("cards-unrevealed", top=view.top)
    return [title, *announced, *hands, unrevealed, *track_lines(view), *aside_lines(view, say)]


def _start(table: Table, view: TableView, say: Say) -> Text:
    # The lobby's own message becomes the start: same key, so it is edited without a notification.
    order = names(table, [hand.seat for hand in view.hands], " → ")
    against = names(table, [hand.seat for hand in reversed(view.hands)], " → ")  # K5
    lines = [say("cards-started", names=order), say("cards-started-reverse", names=against)]
    if view.options != Options():
        lines.append(say("cards-lobby-options", options=options_text(view.options, say)))
    return Text(keyed(table, "lobby"), join("\n", lines))


def _finished(table: Table, view: TableView, round_: int, say: Say) -> Photo:
    """A finished round: all that happened in it, below its last picture."""

    def draw(short: Table) -> Photo:
        title = say("cards-round", round=round_) if round_ else say("cards-opened")
        lines = [title, *news_lines(short, in_round(short, view, round_), say)]
        return Photo(_key(short, round_), join("\n", lines), picture=table_picture(table, closed, say), still=not kept)

    # A table that closed its round before hands were kept has only the picture that was sent.
    kept = OWN.of(table).closed
    closed = as_closed(view, round_, kept) if kept else view
    return fitting(table, draw)


def _live(table: Table, view: TableView, say: Say, links: Links) -> Photo:
    lines = [*news_lines(table, latest(table, view), say), *_now(table, view, say)]
    return Photo(
        _key(table, view.round),
        join("\n", [*lines, folded(text_twin(table, view, say))]),
        _live_buttons(table, view, say, links),
        urgent=newest_card(view) is not None,  # a find is the good moment
        picture=table_picture(table, view, say),
    )


def _now(table: Table, view: TableView, say: Say) -> list[Html]:
    """The awaited player, the time limit, and other current notes."""
    lines = []
    if view.turn is not None:
        lines.append(say(_AWAITED[view.phase], names=mentions(table, [view.turn], say)))
    if view.end_may_be_called:
        lines.append(say("cards-quiet"))  # K17
    lines += [*unreachable(table, say), *seat_lines(table, say), until(table, say)]
    return [line for line in lines if line]


def _live_buttons(table: Table, view: TableView, say: Say, links: Links) -> Rows:
    calling = ((Button(say.plain("button-call-end"), CallTheEnd(), style="danger"),),) if view.end_may_be_called else ()
    _, verb = duty_texts(view)
    return (
        *seat_rows(table, say),
        *calling,
        (Button(say.plain(verb), url=links.open()), Button(say.plain("button-my-cards"), ShowWords())),
        (Button(say.plain("button-nudge"), NudgeAwaited()),),
        *next_rows(say),
    )


def _key(table: Table, round_: int) -> str:
    return keyed(table, f"round/{round_}")
