"""A player's private card in the code game: the player's knowledge and choices."""

from engine.codes.clues import Media
from engine.codes.lineups import FIRST_INTERCEPTION
from engine.codes.terms import Mark, Phase
from engine.codes.views import HalfView, SeatView, TableView, Task
from engine.core import Seat
from tgbot.games.codes.buttons import AskObjection, Object, ReadTalk, Stand, Withdraw
from tgbot.games.codes.drafts import next_place
from tgbot.games.codes.model import BLANK, OWN, CodesCard, CodesTable
from tgbot.games.codes.objections import objector, open_to_objection
from tgbot.games.codes.screens.answer_card import tie_break_body
from tgbot.games.codes.screens.end_card import end_body
from tgbot.games.codes.screens.guess_card import guess_body
from tgbot.games.codes.screens.lead import lead_lines
from tgbot.games.codes.screens.notebook import notes_by_slot, waiting_notes
from tgbot.games.codes.screens.parts import (
    BESIDE_CLUES,
    NO_NOTES,
    SHEET_LINES,
    Cast,
    cast_of,
    clue_lines,
    clue_text,
    dotted,
    limit_lines,
    own_sheet,
)
from tgbot.games.codes.screens.solo import goal_lines, lesson_lines, lesson_row, solo_end, solo_title
from tgbot.games.codes.screens.talk import talk_messages
from tgbot.games.codes.screens.writing_card import writing_body
from tgbot.games.codes.talk import readable
from tgbot.games.codes.teams import NAMED, other_side, team_name
from tgbot.games.codes.tie_break import wants_word
from tgbot.i18n.texts import Html, Say, join
from tgbot.tables.buttons import NudgeAwaited
from tgbot.tables.model import Player, Table, person_of, person_seat
from tgbot.tables.seats import vacant
from tgbot.telegram.messages import Body, Button, Clip, Effect, Links, Message, Rows, Text
from tgbot.ui.fitting import LINE_ROOM, clipped, lines_shown, quoted, text_width
from tgbot.ui.parts import NEWS, NOTHING, names, notice_line

CLUE_LINES = 2  # of a phone, at most for each clue that the encoder has sent
NOTED = "news-note-"


def private_messages(table: Table, view: SeatView, player: Player, say: Say, links: Links) -> list[Message]:
    """All messages of one player: the team's talk, if there is any, the clues that are files, and the card."""
    user, own = player.user, OWN.of(table)
    remarks = talk_messages(table, view.table, user, say) if own.talk else []
    return [*remarks, *_clips(table, view, say), _card(table, own, view, user, say, links)]


def _clips(table: Table, view: SeatView, say: Say) -> list[Message]:
    """C1: the files among the current clues, for those who guess them, so that nobody has to change chats."""
    half = view.table.half
    if half is None or view.seat == half.encoder or not (half.side == view.side or view.table.intercepting):
        return []
    return [
        Clip(
            f"{table.serial}/clue/{half.round}/{half.side}/{number}",
            say("media-caption", number=number),
            silent=True,
            fleeting=True,
            kind=clue.kind,
            file=clue.id,
        )
        for number, clue in enumerate(half.clues, start=1)
        if isinstance(clue, Media)
    ]


def _card(table: Table, own: CodesTable, view: SeatView, user: int, say: Say, links: Links) -> Text:
    """The card of one player: what just happened, what is known, what to do."""
    frame = table.card(user)
    card = OWN.on(frame.own)
    cast, over = cast_of(table, view.table, say), view.table.phase is Phase.OVER
    if not over:
        lines, keyboard = _body(table, own, view, cast, card, say)
        if own.solo is not None and view.table.round == FIRST_INTERCEPTION:
            keyboard = (*keyboard, *lesson_row(table, user, say))
    elif own.solo is not None:
        lines, keyboard = solo_end(table, own.solo, view, cast, say, links)
    else:
        lines, keyboard = end_body(table, view, cast, say, links)
    if not _answered(card) or (own.solo is not None and own.solo.step):  # a learner can read it until it is done
        lines = [*_lead(table, own, view, cast, user, say), *lines]
    if frame.notice is not None:
        line = notice_line(frame.notice, say)
        # A warning, and what became of a note, stand beside the keys, where the reader looks; news open the card.
        opens = frame.notice.text.startswith(NEWS) and not frame.notice.text.startswith(NOTED)
        lines = [line, Html(""), *lines] if opens else [*lines, Html(""), line]
    if table.away:
        lines = [say("card-away"), Html(""), *lines]
    return Text(
        key=f"{table.serial}/card/{frame.number}",
        text=join("\n", [_title(table, own, view, say), Html(""), *lines]),
        keyboard=(*keyboard, *(_talk_to_read(table, view, card, say) if own.talk else ())),
        silent=frame.quiet,
        secret=True,
        fleeting=not over or (own.solo is not None and bool(own.solo.step)),  # what came of a game stays
        effect=_effect(view),
        force_reply=_writes_next(view, card),
    )


def _lead(table: Table, own: CodesTable, view: SeatView, cast: Cast, user: int, say: Say) -> list[Html]:
    """What stands above the task; who plays alone is told what to do instead of what happened before."""
    if own.solo is None:
        return lead_lines(table, view, cast, user, say)
    if own.solo.step:
        written = Task.CLUES in view.tasks and (None not in view.draft or OWN.card(table, user).refused)
        return [] if written else lesson_lines(own.solo, view, cast, say)
    first = view.table.round == FIRST_INTERCEPTION and view.table.outcome is None
    return goal_lines(table, own.solo, view.table, user, say) if first else lead_lines(table, view, cast, user, say)


def _title(table: Table, own: CodesTable, view: SeatView, say: Say) -> Html:
    """Where and as what the reader plays."""
    if own.solo is not None:
        return solo_title(own.solo, say)
    named = {"team": team_name(table, view.side, say)} if view.side in NAMED else {}
    return say(f"card-title-{view.side}", title=table.title, **named)


def _writes_next(view: SeatView, card: CodesCard) -> bool:
    """The card waits for a text of its reader."""
    if Task.CLUES in view.tasks:
        return next_place(view.draft, card.changing) is not None
    return Task.KEYWORDS in view.tasks and wants_word(card)


def _answered(card: CodesCard) -> bool:
    """The reader has a whole guess, or a first keyword: what was said before gives way.

    A digit changes nothing above the keys, or the next tap would hit another one.
    """
    return BLANK not in card.draft or any(card.words)


def _effect(view: SeatView) -> Effect | None:
    """Confetti for who has won."""
    outcome = view.table.outcome
    return Effect.CONFETTI if outcome and view.side in (outcome.winners or ()) else None


def _body(table: Table, own: CodesTable, view: SeatView, cast: Cast, card: CodesCard, say: Say) -> Body:
    """The task of the reader, with its limit; else what the others do. An open objection comes first (C13)."""
    half = view.table.half
    still_open = open_to_objection(view.table) if card.objecting else []
    if still_open and half is not None and half.side != view.side:
        return _which_clue(half, still_open, cast, say)
    asked = _objected(view, half)
    if asked and half is not None:
        questions = [_question(own, half, cast, number, say) for number in asked]
        return [*questions, Html(""), *_waiting(table, own, view, cast, say)], _answers(half, asked, say)
    lines, keyboard = _task(table, own, view, cast, card, say)
    return ([*lines, *limit_lines(table, own, say)] if view.tasks else lines), keyboard


def _task(table: Table, own: CodesTable, view: SeatView, cast: Cast, card: CodesCard, say: Say) -> Body:
    half = view.table.half
    if Task.CLUES in view.tasks:
        return writing_body(table, own, view, card, say)
    if Task.KEYWORDS in view.tasks:
        return tie_break_body(table, own, view, card, say)
    if half is not None and (Task.GUESS in view.tasks or Task.INTERCEPTION in view.tasks):
        return guess_body(table, own, view, cast, half, card, say)
    notes = notes_by_slot(own, view.side) if own.notes else NO_NOTES
    nothing_yet = not view.keywords and not any(notes) and not any(side.sheet.rounds for side in view.table.sides)
    room = SHEET_LINES - sum(map(lines_shown, _sent_clues(table, view, say)))
    sheet = [] if nothing_yet else [*own_sheet(view, say, table.spoilers, notes, room), Html("")]
    return [*sheet, *_waiting(table, own, view, cast, say), *waiting_notes(own, view, say)], _nudging(view.table, say)


def _which_clue(half: HalfView, still_open: list[int], cast: Cast, say: Say) -> Body:
    """C13: the objector chooses the clue."""
    rows: list[tuple[Button, ...]] = [
        (Button(_label(half, number, "button-object", say), Object(number)),) for number in still_open
    ]
    back = (Button(say.plain("button-not-objecting"), AskObjection(0)),)
    return [say("card-objecting", name=cast.people[half.encoder])], (*rows, back)


def _objected(view: SeatView, half: HalfView | None) -> list[int]:
    """C13: the clues whose encoder has to say whether they are fair."""
    if half is None or not view.is_encoder or half.side != view.side:
        return []
    return [number for number, mark in enumerate(half.marks, start=1) if mark is Mark.OBJECTED]


def _question(own: CodesTable, half: HalfView, cast: Cast, number: int, say: Say) -> Html:
    by, clue = objector(own, half, number), clue_text(half.clues[number - 1], say)
    return (
        say("card-objected-by-someone", clue=clue)
        if by is None
        else say("card-objected", name=cast.people[person_seat(by)], clue=clue)
    )


def _answers(half: HalfView, asked: list[int], say: Say) -> Rows:
    """C13: the encoder takes a clue back, or stands by it."""
    rows: list[tuple[Button, ...]] = []
    for number in asked:
        rows.append((Button(_label(half, number, "button-withdraw", say), Withdraw(number)),))
        rows.append((Button(_label(half, number, "button-stand", say), Stand(number)),))
    return tuple(rows)


def _label(half: HalfView, number: int, text_id: str, say: Say) -> str:
    """The label of a button about one of the clues."""
    return quoted(lambda clue: say.plain(text_id, clue=clue), clue_text(half.clues[number - 1], say))


def _talk_to_read(table: Table, view: SeatView, card: CodesCard, say: Say) -> Rows:
    """D12: the button for an encoder to read the team's talk about their last code, after its reveal."""
    halves = readable(table, view.table, person_of(view.seat))[-1:]
    return tuple(
        (Button(say.plain("button-read-talk", round=int(half.split("/")[0])), ReadTalk(half)),)
        for half in halves
        if half != card.reading
    )


def _waiting(table: Table, own: CodesTable, view: SeatView, cast: Cast, say: Say) -> list[Html]:
    """What the reader has done, and who is awaited for what."""
    half = view.table.half
    seen = [*_substitute_lines(table, own, view.table, say), *_sent_clues(table, view, say)]
    if view.guess is not None:
        seen.append(say("card-locked-guess", code=dotted(view.guess)))
    if view.interception is not None:
        seen.append(say("card-locked-interception", code=dotted(view.interception)))
    if view.words_guess is not None:
        words = ", ".join(word or NOTHING for word in view.words_guess)
        seen.append(say("card-locked-words", words=words))
    if not view.keywords and not view.table.intercepting:
        seen += _listening(view, cast, say)
    others = [seat for seat in _asked(view.table) if seat != view.seat]
    if others:
        seen.append(_awaited(view.table.phase, others, cast, say))
    if half is None and cast.named:
        seen += _turn_to_come(view, say)
    return seen


def _sent_clues(table: Table, view: SeatView, say: Say) -> list[Html]:
    """How the encoder's clues stand, and what they are, beside their keywords, until the reveal."""
    if view.clues is None:
        return []
    told = say(_sent(view))
    if view.code is None or table.spoilers:
        return [told]
    pairs = [(digit, clue) for digit, clue in zip(view.code, view.clues, strict=True) if clue is not None]
    parts = [(digit, clue, view.keywords[int(digit) - 1]) for digit, clue in pairs]
    room = CLUE_LINES * LINE_ROOM - BESIDE_CLUES
    return [
        told,
        *(
            say("card-draft", digit=digit, word=word, clue=clipped(clue_text(clue, say), room - text_width(word)))
            for digit, clue, word in parts
        ),
    ]


def _awaited(phase: Phase, seats: list[Seat], cast: Cast, say: Say) -> Html:
    """Who writes or guesses; of several some may be done by now, so none is named."""
    if len(seats) > 1 and phase is not Phase.KEYWORDS:
        return say("card-waiting-writers" if phase is Phase.CLUES else "card-waiting-guessers")
    return say("card-waiting-clues" if phase is Phase.CLUES else "card-waiting-answers", names=cast.all_of(seats))


def _nudging(view: TableView, say: Say) -> Rows:
    """A player who waits can remind the others from here; the key also tells a reply to this card from others."""
    short = any(entry.task is Task.SUBSTITUTE for entry in view.awaited)
    return () if short else ((Button(say.plain("button-nudge"), NudgeAwaited()),),)


def _asked(view: TableView) -> list[Seat]:
    """Who is asked for an answer in this phase, answered or not: so a lock costs no edit of every other card."""
    if view.phase is Phase.CLUES:
        return [side.encoder for side in view.sides if side.encoder is not None]
    half = view.half
    if half is None:
        return [seat for entry in view.awaited for seat in entry.seats]
    own, other = view.side(half.side), other_side(view, half.side)
    return [*(seat for seat in own.seats if seat != half.encoder), *(other.seats if view.intercepting else ())]


def _sent(view: SeatView) -> str:
    """How the encoder's clues stand: still to be read out (D10), on the table, or never written (D9)."""
    if all(clue is None for clue in view.clues or ()):
        return "card-no-clues"
    on_table = view.table.half is not None and view.table.half.side == view.side
    return "card-sent" if on_table else "card-handed-in"


def _listening(view: SeatView, cast: Cast, say: Say) -> list[Html]:
    """I6: in round 1 the interceptor reads the clues, and what to do with them."""
    half = view.table.half
    if half is None:
        return [say("card-listening")]
    if all(clue is None for clue in half.clues):  # D9: nothing to listen to
        own = view.table.side(half.side)
        blind = say("board-no-clues", name=cast.people[half.encoder], guessers=cast.guessers(own, half.encoder))
        return [blind, Html(""), say("card-listening")]
    clues = clue_lines(half.clues, say, half.marks)
    return [say("card-clues-of", name=cast.people[half.encoder]), *clues, Html(""), say("card-listening-first")]


def _substitute_lines(table: Table, own: CodesTable, view: TableView, say: Say) -> list[Html]:
    """L2: a side is short: for whose seat the game waits, until when, and what happens then."""
    if not any(entry.task is Task.SUBSTITUTE for entry in view.awaited):
        return []
    left = vacant(table)
    return [say("card-seat-free", names=names(table, left)), *limit_lines(table, own, say)]


def _turn_to_come(view: SeatView, say: Say) -> list[Html]:
    """D6: the round in which a team's player gives clues next."""
    rotation = view.table.side(view.side).rotation
    if view.seat not in rotation:
        return []
    round_ = view.table.round + 1 + rotation.index(view.seat)
    return [say("card-turn-to-come", round=round_)] if round_ <= view.table.rounds else []
