"""The board of the code game, as the group sees it: one message per half, edited in place, and the end."""

from engine.codes.clues import Draft, Media
from engine.codes.scoring import Outcome
from engine.codes.terms import Mark, Phase
from engine.codes.views import HalfView, SheetRound, SideView, TableView, Task
from tgbot.answers import seat_nonce
from tgbot.buttons import NudgeAwaited, Object, Rematch, ShowWords, TakeSeat
from tgbot.documents import Table
from tgbot.locale import Html, Say, join
from tgbot.pictures import sheet_texts
from tgbot.screens.message import Button, Links, Message
from tgbot.screens.parts import circles, clue_lines, dotted, keyed, mentions, names, round_line, until
from tgbot.seats import free_seats


def board_messages(table: Table, view: TableView, say: Say, links: Links) -> list[Message]:
    """Return every board of the present game: the opening, each half, and the end.

    Finished halves stay listed in their final form, so a reveal is shown even when the next half has begun. The last
    message carries what happens now, and the buttons.
    """
    messages = [_opening(table, view, say)]
    for side in view.sides:
        for row in side.sheet.rounds:
            messages += [*_media(table, row.round, side.key, row.clues, say), _finished(table, view, side, row, say)]
    if view.half is not None:
        half = view.half
        messages += [*_media(table, half.round, half.side, half.clues, say), _guessing(table, view, half, say)]
    if view.outcome is not None:
        if view.sides[0].sheet.rounds:
            messages.append(_picture(table, view, say))
        messages.append(_end(table, view, view.outcome, say))
    *earlier, last = messages
    text = last.text
    if view.phase is Phase.CLUES:
        text = join("\n\n", [text, _writing(table, view, say)])
    waiting = [*_unreachable(table, say), *_seats_wanted(table, view, say), until(table, say)]
    if view.outcome is None and any(waiting):
        text = join("\n", [text, *(line for line in waiting if line)])
    return [
        *earlier,
        Message(
            key=last.key,
            text=text,
            keyboard=_end_buttons(say) if view.outcome else _live_buttons(table, view, say, links),
            place=table.place,
            nonce=seat_nonce(table, 0),
        ),
    ]


def _opening(table: Table, view: TableView, say: Say) -> Message:
    pair, interceptor = (names(table, side.seats) for side in view.sides)
    # The lobby's own message becomes the opening: same key, so it is edited and nobody is pinged.
    return Message(keyed(table, "lobby"), say("lobby-started", pair=pair, interceptor=interceptor))


def _media(table: Table, round_: int, side: str, clues: Draft, say: Say) -> list[Message]:
    """C1, C7: clues that are no text, for everybody to hear and see; they stand above their board."""
    return [
        Message(keyed(table, f"{round_}/{side}/{number}"), say("media-caption", number=number), silent=True, media=clue)
        for number, clue in enumerate(clues, start=1)
        if isinstance(clue, Media)
    ]


def _seats_wanted(table: Table, view: TableView, say: Say) -> list[Html]:
    """L2: say that a side waits for somebody to sit down."""
    wanted = any(entry.task is Task.SUBSTITUTE for entry in view.awaited)
    return [say("board-seat-wanted", names=names(table, map(str, free_seats(table))))] if wanted else []


def _unreachable(table: Table, say: Say) -> list[Html]:
    """Name players whom the bot cannot write to: they blocked it, or have never opened it."""
    shut = [table.name(player.user) for player in table.players if not player.ready and not player.left]
    return [say("board-unreachable", names=", ".join(shut))] if shut else []


def _live_buttons(table: Table, view: TableView, say: Say, links: Links) -> tuple[tuple[Button, ...], ...]:
    seats = tuple(
        (Button(say.plain("button-take-seat", name=table.name(seat)), TakeSeat(str(seat)), style="success"),)
        for seat in free_seats(table)
    )
    return (*seats, *_objections(view.half, say), *_buttons(say, links))


def _objections(half: HalfView | None, say: Say) -> tuple[tuple[Button, ...], ...]:
    if half is None:
        return ()
    open_to = [n for n in range(1, 4) if half.clues[n - 1] is not None and half.marks[n - 1] is Mark.PLAIN]
    row = tuple(Button(say.plain("button-object", number=number), Object(number)) for number in open_to)
    return (row,) if row else ()


def _guessing(table: Table, view: TableView, half: HalfView, say: Say) -> Message:
    lines = [_title(table, view, half.round, half.encoder, say), *clue_lines(half.clues, say, half.marks), Html("")]
    if not view.intercepting:
        lines.append(say("board-first-round"))
    own, other = view.side(half.side), _other(view, half.side)
    if half.guess_locked:
        lines.append(say("board-locked-guess", name=_guessers(table, own, half.encoder)))
    if half.interception_locked:
        lines.append(say("board-locked-interception", name=names(table, other.seats)))
    for entry in view.awaited:
        text = {Task.GUESS: "board-awaited-guess", Task.INTERCEPTION: "board-awaited-interception"}.get(entry.task)
        if text and entry.seats:
            lines.append(say(text, names=mentions(table, entry.seats, say)))
    return Message(keyed(table, f"{half.round}/{half.side}"), join("\n", lines))


def _finished(table: Table, view: TableView, side: SideView, row: SheetRound, say: Say) -> Message:
    """D13: interception first, then the guess, then the code."""
    other = _other(view, side.key)
    guessers, others = _guessers(table, side, row.encoder), names(table, other.seats)
    lines = [_title(table, view, row.round, row.encoder, say), *clue_lines(row.clues, say, row.marks), Html("")]
    if row.round > 1:
        lines.append(_interception(row, others, say))
    lines.append(_guess(row, guessers, say))
    lines.append(say("reveal-code", code=dotted(row.code)))
    lines.append(say("reveal-tokens", name=others, count=int(row.intercepted) + int(not row.decoded)))
    if view.outcome is None and row is side.sheet.rounds[-1] and view.half is None:
        lines.append(say("score-interceptor", name=others, tokens=circles(other.tally.intercepts)))
    return Message(keyed(table, f"{row.round}/{side.key}"), join("\n", lines))


def _interception(row: SheetRound, name: str, say: Say) -> Html:
    if row.interception is None:
        return say("reveal-no-interception", name=name)
    text = "reveal-intercepted" if row.intercepted else "reveal-not-intercepted"
    return say(text, name=name, code=dotted(row.interception))


def _guess(row: SheetRound, name: str, say: Say) -> Html:
    if row.guess is None:
        return say("reveal-no-guess", name=name)
    return say("reveal-decoded" if row.decoded else "reveal-not-decoded", name=name, code=dotted(row.guess))


def _writing(table: Table, view: TableView, say: Say) -> Html:
    writers = [seat for entry in view.awaited if entry.task is Task.CLUES for seat in entry.seats]
    return say("board-writing", round=view.round, name=names(table, writers))


def _end(table: Table, view: TableView, outcome: Outcome, say: Say) -> Message:
    pair = view.sides[0]
    winners = names(table, [seat for key in outcome.winners or () for seat in view.side(key).seats])
    headline = say(f"end-{outcome.winners[0]}", names=winners) if outcome.winners else say("end-nobody")
    words = [say("end-keyword", slot=index + 1, word=word) for index, word in enumerate(pair.keywords)]  # D26
    lines = [
        headline,
        say(f"end-why-{outcome.reason}", rounds=view.rounds),
        Html(""),
        say("end-keywords"),
        *words,
    ]
    if pair.sheet.rounds:
        rounds = join("\n", [say("end-rounds"), *(say("name", name=round_line(row, say)) for row in pair.sheet.rounds)])
        lines.append(Html(f"<blockquote expandable>{rounds}</blockquote>"))
    return Message(keyed(table, "end"), join("\n", lines))


def _picture(table: Table, view: TableView, say: Say) -> Message:
    """Return the picture of the finished sheet, to keep or share."""
    drawn = sheet_texts(view, table.name, say, title=table.title, date="")
    return Message(keyed(table, "picture"), say("media-sheet"), silent=True, picture=drawn)


def _title(table: Table, view: TableView, round_: int, encoder: str, say: Say) -> Html:
    return say("board-title", round=round_, rounds=view.rounds, name=table.name(encoder))


def _guessers(table: Table, side: SideView, encoder: str) -> str:
    return names(table, [seat for seat in side.seats if seat != encoder])


def _other(view: TableView, key: str) -> SideView:
    return next(side for side in view.sides if side.key != key)


def _buttons(say: Say, links: Links) -> tuple[tuple[Button, ...], ...]:
    return (
        (
            Button(say.plain("button-my-words"), ShowWords()),
            Button(say.plain("button-nudge"), NudgeAwaited()),
        ),
        (Button(say.plain("button-open-bot"), url=links.open()),),
    )


def _end_buttons(say: Say) -> tuple[tuple[Button, ...], ...]:
    return (
        (Button(say.plain("button-rematch-same"), Rematch("same"), style="success"),),
        (Button(say.plain("button-rematch-next"), Rematch("next")),),
        (Button(say.plain("button-rematch-shuffled"), Rematch("shuffled")),),
    )
