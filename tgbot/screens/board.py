"""The board of the code game, as the group sees it: one message per half, edited in place, and the end."""

from functools import lru_cache

from engine.codes.clues import Draft, Media
from engine.codes.lineups import FIRST_INTERCEPTION, LINEUPS
from engine.codes.scoring import Award, Token
from engine.codes.terms import Mark, Phase
from engine.codes.views import HalfView, SheetRound, SideView, TableView, Task
from tgbot.answers import seat_nonce
from tgbot.codes_presses import Object
from tgbot.documents import Table
from tgbot.locale import Html, Say, join
from tgbot.presses import NudgeAwaited, ShowWords
from tgbot.screens.end import end_buttons, end_messages
from tgbot.screens.message import Button, Links, Message, Rows
from tgbot.screens.parts import circles, clue_lines, dotted, keyed, mentions, names, until
from tgbot.screens.seat_parts import seat_rows, unreachable
from tgbot.sides import have_names, other_side, people_of, signed
from tgbot.vacancies import free_seats

KEPT_HALVES = 8192  # that are played, and drawn again with every change of their game


def board_messages(table: Table, view: TableView, say: Say, links: Links) -> list[Message]:
    """Return every board of the present game: the opening, each half, and the end.

    Finished halves stay listed in their final form, so a reveal is shown even when the next half has begun. The last
    message carries what happens now, and the buttons.
    """
    messages = [_opening(table, view, say)]
    finished = [(row, side) for side in view.sides for row in side.sheet.rounds]
    for row, side in sorted(finished, key=lambda half: half[0].round):  # White before Black in each round (D10, D18)
        messages += [*_media(table, row.round, side.key, row.clues, say), _finished(table, view, side, row, say)]
    if view.half is not None:
        half = view.half
        messages += [*_media(table, half.round, half.side, half.clues, say), _guessing(table, view, half, say)]
    messages += end_messages(table, view, say)
    *earlier, last = messages
    lines = [last.text]
    if view.phase is Phase.CLUES:
        lines += [Html(""), *_score(table, view, say), *_writing(table, view, say)]
    if view.outcome is None:
        lines += [*unreachable(table, say), *_seats_wanted(table, view, say), until(table, say)]
    return [
        *earlier,
        Message(
            key=last.key,
            text=Html(join("\n", lines).rstrip("\n")),
            keyboard=end_buttons(view, say) if view.outcome else _live_buttons(table, view, say, links),
            place=table.place,
            nonce=seat_nonce(table, 0),
        ),
    ]


def _opening(table: Table, view: TableView, say: Say) -> Message:
    # The lobby's own message becomes the opening: same key, so it is edited and nobody is pinged.
    key = keyed(table, "lobby")
    first, second = view.sides
    if not have_names(view):
        pair, interceptor = names(table, people_of(first)), names(table, people_of(second))
        return Message(key, say("lobby-started", pair=pair, interceptor=interceptor))
    teams = [
        say("board-team", team=signed(table, side.key, say), names=names(table, people_of(side), " → "))
        for side in view.sides
    ]
    return Message(key, join("\n", [say("board-teams"), *teams, say("lobby-rotation")]))


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


def _live_buttons(table: Table, view: TableView, say: Say, links: Links) -> Rows:
    return (*seat_rows(table, say), *_objections(view.half, say), *_buttons(say, links))


def _objections(half: HalfView | None, say: Say) -> Rows:
    if half is None:
        return ()
    open_to = [n for n in range(1, 4) if half.clues[n - 1] is not None and half.marks[n - 1] is Mark.PLAIN]
    row = tuple(Button(say.plain("button-object", number=number), Object(number)) for number in open_to)
    return (row,) if row else ()


def _guessing(table: Table, view: TableView, half: HalfView, say: Say) -> Message:
    title = _title(table, view, half.side, half.round, half.encoder, say)
    lines = [title, *clue_lines(half.clues, say, half.marks), Html("")]
    if not view.intercepting:
        lines.append(say("board-first-round"))
    own, other = view.side(half.side), other_side(view, half.side)
    if half.guess_locked:
        lines.append(say("board-locked-guess", name=_guessers(table, view, own, half.encoder, say)))
    if half.interception_locked:
        lines.append(say("board-locked-interception", name=_called(table, view, other, say)))
    for entry in view.awaited:
        text = {Task.GUESS: "board-awaited-guess", Task.INTERCEPTION: "board-awaited-interception"}.get(entry.task)
        if text and entry.seats:
            lines.append(say(text, names=mentions(table, entry.seats, say)))
    return Message(keyed(table, f"{half.round}/{half.side}"), join("\n", lines))


def _finished(table: Table, view: TableView, side: SideView, row: SheetRound, say: Say) -> Message:
    title = _title(table, view, side.key, row.round, row.encoder, say)
    interceptors = _called(table, view, other_side(view, side.key), say)
    revealed = _revealed(row, interceptors, _guessers(table, view, side, row.encoder, say), say)
    lines = [title, revealed, *_tokens(table, view, side, row, say)]
    return Message(keyed(table, f"{row.round}/{side.key}"), join("\n", lines))


@lru_cache(KEPT_HALVES)
def _revealed(row: SheetRound, interceptors: str, guessers: str, say: Say) -> Html:
    """D13: interception first, then the guess, then the code."""
    lines = [*clue_lines(row.clues, say, row.marks), Html("")]
    if row.round >= FIRST_INTERCEPTION:
        lines.append(_interception(row, interceptors, say))
    return join("\n", [*lines, _guess(row, guessers, say), say("reveal-code", code=dotted(row.code))])


def _interception(row: SheetRound, name: str, say: Say) -> Html:
    if row.interception is None:
        return say("reveal-no-interception", name=name)
    text = "reveal-intercepted" if row.intercepted else "reveal-not-intercepted"
    return say(text, name=name, code=dotted(row.interception))


def _guess(row: SheetRound, name: str, say: Say) -> Html:
    if row.guess is None:
        return say("reveal-no-guess", name=name)
    return say("reveal-decoded" if row.decoded else "reveal-not-decoded", name=name, code=dotted(row.guess))


def _tokens(table: Table, view: TableView, side: SideView, row: SheetRound, say: Say) -> list[Html]:
    """Return what a half was worth: tokens of one kind are counted, of two kinds are named (D15-D17, I4, I5)."""
    other = other_side(view, side.key)
    awards = [Award(other.key, Token.INTERCEPTION)] if row.intercepted else []
    if not row.decoded:
        awards.append(LINEUPS[view.lineup].failed_decode(side.key, other.key))
    if not side.tokens:
        return [say("reveal-tokens", name=_called(table, view, other, say), count=len(awards))]
    named = [say(f"reveal-token-{award.token}", team=signed(table, award.side, say)) for award in awards]
    return named or [say("reveal-no-token")]


def _score(table: Table, view: TableView, say: Say) -> list[Html]:
    """Return the tokens of every side, once there has been something to win."""
    if view.round == 1:
        return []
    lines = []
    for side in view.sides:
        intercepts, misread = circles(side.tally.intercepts), circles(side.tally.miscommunications)
        if Token.MISCOMMUNICATION in side.tokens:
            team = signed(table, side.key, say)
            lines.append(say("score-team", team=team, intercepts=intercepts, misread=misread))
        elif side.tokens:
            lines.append(say("score-interceptor", name=names(table, people_of(side)), tokens=intercepts))
    return lines


def _writing(table: Table, view: TableView, say: Say) -> list[Html]:
    """Return who writes, and where two write at the same time (D8) who is done and who comes next (D6)."""
    writing = {entry.side: entry.seats for entry in view.awaited if entry.task is Task.CLUES}
    encoding = [side for side in view.sides if side.encodes]
    if len(encoding) == 1:
        return [say("board-writing", round=view.round, name=names(table, seats)) for seats in writing.values()]
    short = {entry.side for entry in view.awaited if entry.task is Task.SUBSTITUTE}  # L2: waits, whatever it wrote
    lines = [say("board-round", round=view.round, rounds=view.rounds)]
    for side in (side for side in encoding if side.key not in short):
        team = signed(table, side.key, say)
        if side.encoder is None:  # has left, but the clues are in
            lines.append(say("team-done", team=team))
        else:
            text = "board-team-writing" if side.key in writing else "board-team-written"
            lines.append(say(text, team=team, name=table.name(side.encoder)))
    if view.round < view.rounds:
        following = [seat for side in encoding for seat in side.rotation[:1]]
        lines.append(say("board-next-encoders", names=names(table, following)))
    return lines


def _title(table: Table, view: TableView, side: str, round_: int, encoder: str, say: Say) -> Html:
    name = table.name(encoder)
    if not have_names(view):
        return say("board-title", round=round_, rounds=view.rounds, name=name)
    return say("board-title-team", round=round_, rounds=view.rounds, team=signed(table, side, say), name=name)


def _called(table: Table, view: TableView, side: SideView, say: Say) -> str:
    """Return what a side is called on the board: a team by its name, others by their own."""
    return signed(table, side.key, say) if have_names(view) else names(table, people_of(side))


def _guessers(table: Table, view: TableView, side: SideView, encoder: str, say: Say) -> str:
    if have_names(view):
        return signed(table, side.key, say)
    return names(table, people_of(side, but=encoder))


def _buttons(say: Say, links: Links) -> Rows:
    return (
        (
            Button(say.plain("button-my-words"), ShowWords()),
            Button(say.plain("button-nudge"), NudgeAwaited()),
        ),
        (Button(say.plain("button-open-bot"), url=links.open()),),
    )
