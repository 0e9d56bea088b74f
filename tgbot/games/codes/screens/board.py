"""The board of the code game in the group: one message per half, edited in place, and the end."""

from engine.codes.clues import Draft, Media
from engine.codes.scoring import Token
from engine.codes.terms import Mark, Phase
from engine.codes.views import HalfView, SheetRound, SideView, TableView, Task
from engine.core import Seat
from tgbot.games.codes.buttons import AskObjection
from tgbot.games.codes.halves import finished
from tgbot.games.codes.leaks import redraw_in
from tgbot.games.codes.model import OWN, CodesTable
from tgbot.games.codes.objections import encoder_sits, objector, open_to_objection
from tgbot.games.codes.screens.end import end_messages
from tgbot.games.codes.screens.parts import Cast, cast_of, clue_lines, clue_text, limit_lines, round_name
from tgbot.games.codes.screens.reveal import half_title, revealed_lines
from tgbot.games.codes.teams import people_of, token_signs
from tgbot.i18n.texts import Html, Say, join
from tgbot.tables.buttons import NudgeAwaited, ShowWords
from tgbot.tables.model import Table, person_seat
from tgbot.tables.pages import keyed
from tgbot.telegram.messages import Button, Clip, Links, Message, Rows, Text
from tgbot.ui.fitting import clipped
from tgbot.ui.parts import mentions, next_rows, seat_lines, seat_rows, unreachable

NAME_ROOM = 8  # letters of a name on half of a phone's width, beside what its owner does
_VERBS = {
    Task.CLUES: "button-write-clues",
    Task.GUESS: "button-guess-code",
    Task.INTERCEPTION: "button-intercept-code",
    Task.KEYWORDS: "button-write-keywords",
}
_NAMED = frozenset({Task.CLUES, Task.GUESS})  # others of the same side could take these for theirs


def board_messages(table: Table, view: TableView, say: Say, links: Links) -> list[Message]:
    """All boards of the current game: the opening, each half, and the end.

    Finished halves stay listed in their final form, so a reveal is shown even when the next half has begun. The last
    message has the current state and the buttons.
    """
    own, cast = OWN.of(table), cast_of(table, view, say)
    messages: list[Message] = [_opening(table, view, cast, say)]
    for row, side in finished(view):
        messages += [
            *_media(table, row.round, side.key, row.clues, say),
            _finished(table, own, view, cast, side, row, say),
        ]
    if view.half is not None:
        half = view.half
        messages += [
            *_media(table, half.round, half.side, half.clues, say),
            _guessing(table, own, view, cast, half, say),
        ]
    messages += end_messages(table, view, cast, say, links)
    if view.outcome is not None:
        return messages
    *earlier, last = messages
    lines = [last.text]
    if view.phase is Phase.CLUES:
        lines += [Html(""), *_score(view, cast, say), *_writing(own, view, cast, say)]
    lines += [*unreachable(table, say), *seat_lines(table, say), *limit_lines(table, own, say)]
    return [
        *earlier,
        Text(
            key=last.key,
            text=Html(join("\n", lines).rstrip("\n")),
            keyboard=_live_buttons(table, view, say, links),
            silent=last.silent,
            urgent=_is_urgent(view.half),
        ),
    ]


def _is_urgent(half: HalfView | None) -> bool:
    """The reveal with who writes next, and new clues; not who else has locked an answer."""
    return half is None or not (half.guess_locked or half.interception_locked)


def _opening(table: Table, view: TableView, cast: Cast, say: Say) -> Text:
    # The lobby's own message becomes the opening: same key, so it is edited without a notification.
    key = keyed(table, "lobby")
    first, second = view.sides
    if not cast.named:
        return Text(key, say("lobby-started", pair=cast.called[first.key], interceptor=cast.called[second.key]))
    teams = [
        say("board-team", team=cast.called[side.key], names=cast.all_of(people_of(side), " → ")) for side in view.sides
    ]
    return Text(key, join("\n", [say("board-teams"), *teams, say("lobby-rotation")]))


def _media(table: Table, round_: int, side: str, clues: Draft, say: Say) -> list[Message]:
    """C1, C7: clues that are files, posted for all players above their board."""
    return [
        Clip(
            keyed(table, f"{round_}/{side}/{number}"),
            say("media-caption", number=number),
            silent=True,
            kind=clue.kind,
            file=clue.id,
        )
        for number, clue in enumerate(clues, start=1)
        if isinstance(clue, Media)
    ]


def _live_buttons(table: Table, view: TableView, say: Say, links: Links) -> Rows:
    """First what is awaited: the link opens the bot, where each card says what its reader can do now."""
    words = Button(say.plain("button-my-words"), ShowWords())
    if all(entry.task is Task.SUBSTITUTE for entry in view.awaited):  # L2: until the seat is taken nobody can do more
        return (*seat_rows(table, say), (words,), *next_rows(say))
    nudge = Button(say.plain("button-nudge"), NudgeAwaited())
    unfair = Button(say.plain("button-unfair"), AskObjection(1))
    verb = Button(_verb(view, table, say), url=links.open(), style="primary")
    return (
        *seat_rows(table, say),
        (verb, words),
        (unfair, nudge) if view.half is not None and open_to_objection(view) else (nudge,),
        *next_rows(say),
    )


def _verb(view: TableView, table: Table, say: Say) -> str:
    """What is awaited first; of one person alone it says of whom, where others could take it for theirs."""
    entries = [entry for entry in view.awaited if entry.task in _VERBS]
    text, seats = _VERBS[entries[0].task], [seat for entry in entries for seat in entry.seats]
    if len(seats) != 1 or entries[0].task not in _NAMED:
        return say.plain(text)
    return say.plain(f"{text}-of", name=clipped(table.name(seats[0]), NAME_ROOM))


def _guessing(table: Table, own: CodesTable, view: TableView, cast: Cast, half: HalfView, say: Say) -> Text:
    team = cast.called[half.side] if cast.named else ""
    title = half_title(half.round, view.rounds, team, cast.people[half.encoder], say)
    lines = [title, *_redrawn(own, cast, half.side, half.round, say), *_out_of_time(view, cast, half, say)]
    if any(clue is not None for clue in half.clues):
        lines += clue_lines(half.clues, say, half.marks)
    lines += [*_objections(own, view, cast, half, say), Html("")]
    if not view.intercepting:
        lines.append(say("board-first-round"))
    if half.guess_locked:
        lines.append(say("board-locked-guess", name=cast.guessers(view.side(half.side), half.encoder)))
    if half.interception_locked:
        lines.append(say("board-locked-interception", name=cast.others[half.side]))
    lines += _deaf(table, view, half, say)
    for entry in view.awaited:
        text = {Task.GUESS: "board-awaited-guess", Task.INTERCEPTION: "board-awaited-interception"}.get(entry.task)
        if text and entry.seats:
            lines.append(say(text, names=_called(table, cast, entry.seats, say)))
    # Silent: the cards of those who guess ring, once for each duty.
    return Text(keyed(table, f"{half.round}/{half.side}"), join("\n", lines), silent=True)


def _deaf(table: Table, view: TableView, half: HalfView, say: Say) -> list[Html]:
    """That a robot cannot make anything of a clue which is not written."""
    robots = table.robot_players()
    if not robots or not view.intercepting or not any(isinstance(clue, Media) for clue in half.clues):
        return []
    return [say("board-robot-deaf", name=robots[0].name)]


def _called(table: Table, cast: Cast, seats: tuple[Seat, ...], say: Say) -> Html:
    """The names of those who are awaited; a mention pings only those whose card cannot ring."""
    shut = {player.seat for player in table.players if not player.ready}
    called = [mentions(table, [seat], say) if seat in shut else say("name", name=cast.people[seat]) for seat in seats]
    return join(", ", called)


def _out_of_time(view: TableView, cast: Cast, half: HalfView, say: Say) -> list[Html]:
    """D9, D19: the time was up before all clues were written."""
    missing = sum(clue is None for clue in half.clues)
    if not missing:
        return []
    name = cast.people[half.encoder]
    if missing < len(half.clues):
        return [say("board-some-clues", name=name, count=len(half.clues) - missing)]
    return [say("board-no-clues", name=name, guessers=cast.guessers(view.side(half.side), half.encoder))]


def _objections(own: CodesTable, view: TableView, cast: Cast, half: HalfView, say: Say) -> list[Html]:
    """C13: who objects to which clue, and what its encoder said to that, or that nobody is there to say it."""
    lines, encoder = [], cast.people[half.encoder]
    for number, (clue, mark) in enumerate(zip(half.clues, half.marks, strict=True), start=1):
        if mark is Mark.PLAIN:
            continue
        by = objector(own, half, number)
        name = "" if by is None else cast.people[person_seat(by)]
        text = f"board-{mark}"
        if mark is Mark.OBJECTED and not encoder_sits(view):
            text = "board-objected-left"
        elif mark is Mark.OBJECTED and by is None:
            text = "board-objected-by-someone"
        lines.append(say(text, name=name, encoder=encoder, clue=clue_text(clue, say)))
    return lines


def _finished(
    table: Table, own: CodesTable, view: TableView, cast: Cast, side: SideView, row: SheetRound, say: Say
) -> Text:
    lines = [*revealed_lines(view, cast, side, row, say), *_redrawn(own, cast, side.key, row.round, say)]
    # In its own round a half is revealed; later, its board only loses its buttons.
    just_now = row.round == (view.round if view.half else side.sheet.rounds[-1].round)
    return Text(keyed(table, f"{row.round}/{side.key}"), join("\n", lines), silent=True, urgent=just_now)


def _score(view: TableView, cast: Cast, say: Say) -> list[Html]:
    """The tokens of both teams, from the second round; the interceptor's stand with every reveal."""
    if view.round == 1 or not cast.named:
        return []
    return [
        say(
            "score-team",
            team=cast.called[side.key],
            intercepts=token_signs(Token.INTERCEPTION, side.tally.intercepts),
            misread=token_signs(Token.MISCOMMUNICATION, side.tally.miscommunications),
        )
        for side in view.sides
    ]


def _writing(own: CodesTable, view: TableView, cast: Cast, say: Say) -> list[Html]:
    """Who writes; with two encoders at a time (D8), also who is done and who comes next (D6)."""
    writing = {entry.side: entry.seats for entry in view.awaited if entry.task is Task.CLUES}
    encoding = [side for side in view.sides if side.encodes]
    leaked = [line for side in encoding for line in _redrawn(own, cast, side.key, view.round, say)]
    round_ = round_name(view.round, view.rounds, say)
    if len(encoding) == 1:
        lines = [say("board-writing", round=round_, name=cast.all_of(seats)) for seats in writing.values()]
        return [*lines, *leaked]
    short = {entry.side for entry in view.awaited if entry.task is Task.SUBSTITUTE}  # L2: waits, whatever it wrote
    lines = [say("board-round", round=round_)]
    for side in (side for side in encoding if side.key not in short):
        team = cast.called[side.key]
        if side.encoder is None:  # has left, but the clues are in
            lines.append(say("team-done", team=team))
        else:
            text = "board-team-writing" if side.key in writing else "board-team-written"
            lines.append(say(text, team=team, name=cast.people[side.encoder]))
    lines += leaked
    if view.round < view.rounds:
        following = [seat for side in encoding for seat in side.rotation[:1]]
        lines.append(say("board-next-encoders", names=cast.all_of(following)))
    return lines


def _redrawn(own: CodesTable, cast: Cast, side: str, round_: int, say: Say) -> list[Html]:
    """D3: announce a redrawn code and its encoder, but not the leak itself."""
    redraw = redraw_in(own, side, round_) if own.redrawn else None
    return [] if redraw is None else [say("board-redrawn", name=cast.people[person_seat(redraw.by)])]
