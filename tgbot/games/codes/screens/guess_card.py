"""The card of a player who guesses a code: what is known, the clues, and the pad that asks for one clue at a time."""

from typing import TypeAlias

from engine.codes.clues import Clue
from engine.codes.lineups import FIRST_INTERCEPTION
from engine.codes.views import HalfView, SeatView, Task
from tgbot.games.codes.buttons import AskClue, Lock, SetDigit, ShowClue
from tgbot.games.codes.model import BLANK, CodesCard, CodesTable
from tgbot.games.codes.notebook import may_note, notes_of
from tgbot.games.codes.pad import WHICH, asked_clue, next_blank
from tgbot.games.codes.screens.answer_card import (
    copying,
    hearing_keys,
    lock_label,
    mates_lines,
    talk_lines,
)
from tgbot.games.codes.screens.notebook import general_notes, notes_by_slot
from tgbot.games.codes.screens.parts import Cast, clue_lines, clue_text, dotted, pad_lines, slot_lines
from tgbot.games.codes.solo.table import is_newcomer
from tgbot.games.codes.teams import team_name
from tgbot.i18n.texts import Html, Say
from tgbot.tables.model import Table, person_of, users_of
from tgbot.telegram.messages import Body, Button, Rows, in_rows
from tgbot.ui.fitting import clipped, lines_shown, quoted

KEY_ROOM = 15  # letters on half of a phone's width
PAD_LINES = 13  # of a phone, for the sheet and the clues: with them and the keys they fit on one screen
SHEET_LINES = 8  # of these, at most for the sheet
SHORT_CLUES = 4  # lines on the card of three clues that take one line each
PLAIN_LEN = 40  # up to so many letters, and nothing but words: such a clue needs no spelling out
BETWEEN_LETTERS = str.maketrans("", "", " -–'’")
UNKNOWN = "?"
USED = "✓ "  # before a number that a clue has: a tap takes it back there, or swaps the two

Slots: TypeAlias = tuple[tuple[Clue, ...], ...]
"""The clues that were given for each of the four keywords."""


def guess_body(
    table: Table, own: CodesTable, view: SeatView, cast: Cast, half: HalfView, card: CodesCard, say: Say
) -> Body:
    """The text and the buttons of a card for guessing the current code."""
    others, asked = users_of(view.mates), asked_clue(card)
    by_slot = next(side.sheet.by_slot for side in view.table.sides if side.key == half.side)
    words = _words(table, view, by_slot, say)
    # Later everybody knows how to guess, and the sheet needs the room; long clues need it from the first round on.
    later = half.round > FIRST_INTERCEPTION or pad_lines(half.clues, say) > SHORT_CLUES
    known = _known(table, own, view, cast, half, by_slot, say)
    spare = PAD_LINES - pad_lines(half.clues, say) - sum(map(lines_shown, known[1:]))
    lines = [
        *known,
        Html(""),
        *_clues(own, view, half, card, asked, words, say),
    ]
    copied = copying(table, view, others, say) if others else ()
    blind = not others and all(clue is None for clue in half.clues)  # there's no clue that a button could be tapped for
    whole = BLANK not in card.draft  # then there are other keys; until then, nothing moves them under the thumb
    if not (whole or later or copied or blind):  # who has an answer to copy knows how
        lines += _help(table, own, view, others, say)
    mates = mates_lines(table, view, others, say) if others else []
    gap = [] if mates and later else [Html("")]  # who shares an answer has a line between the clues and the question
    lines += [
        *(gap if mates else []),
        *mates,
        *gap,
        _question(own, view, half, card, asked, say, final=not (later or others), spare=spare),
    ]
    if own.solo is not None and not (whole or (is_newcomer(table, person_of(view.seat)) and not later)):
        lines.append(say("card-locks-alone"))
    if asked is None:
        return lines, (*_locking(table, own, view, card, others, say), *copied)
    rows = _choices(half, card, say) if asked == WHICH else _pad(own, half, card, asked, words, say)
    if whole:  # it is changed, or not; the lock is nowhere that a hasty second tap would hit
        return lines, ((_lock(own, card, others, say),), *rows)
    return lines, (*rows, *copied)


def _known(
    table: Table, own: CodesTable, view: SeatView, cast: Cast, half: HalfView, by_slot: Slots, say: Say
) -> list[Html]:
    """Whose code it is and the basis of a guess: the own keywords, or the other side's earlier clues with the notes."""
    room = min(SHEET_LINES, PAD_LINES - pad_lines(half.clues, say))
    if Task.INTERCEPTION in view.tasks:
        named = cast.named
        head = say("card-their-code", team=team_name(table, half.side, say)) if named else say("card-sheet")
        slots = slot_lines(say, by_slot, notes=notes_by_slot(own, view.side), room=room)
        return [head, *slots, *general_notes(own, view.side, say)]
    head = say("card-own-code", name=cast.people[half.encoder]) if cast.named else say("card-words")
    return [head, *slot_lines(say, by_slot, view.keywords, table.spoilers, room=room)]


def _words(table: Table, view: SeatView, by_slot: Slots, say: Say) -> list[str]:
    """What stands beside the four numbers: the own keywords, unless they are hidden, or the newest clue of each."""
    if Task.INTERCEPTION in view.tasks:
        return [clue_text(clues[-1], say) if clues else UNKNOWN for clues in by_slot]
    return ["" if table.spoilers else word for word in view.keywords]


def _clues(
    own: CodesTable, view: SeatView, half: HalfView, card: CodesCard, asked: int | None, words: list[str], say: Say
) -> list[Html]:
    """The clues, each with what is chosen for it so far; what to do with them is said as long as it is new."""
    if all(clue is None for clue in half.clues):
        return [say("card-blind")]
    intercepts = Task.INTERCEPTION in view.tasks
    lines = list(clue_lines(half.clues, say, half.marks, asked))
    for place, digit in enumerate(card.draft):
        if digit != BLANK:
            choice = digit if intercepts else f"{digit} {words[int(digit) - 1]}".rstrip()
            chosen = say("card-chosen", line=lines[place], choice=choice)
            if half.round > FIRST_INTERCEPTION:  # the sheet needs the room
                chosen = min(chosen, say("card-chosen", line=lines[place], choice=digit), key=lines_shown)
            lines[place] = chosen
    if half.round > FIRST_INTERCEPTION or own.solo is not None:  # the card of who plays alone says above what to do
        return lines
    return [say("card-intercept" if intercepts else "card-guess"), *lines]


def _help(table: Table, own: CodesTable, view: SeatView, others: list[int], say: Say) -> list[Html]:
    if others:
        helped = say("card-help-all" if own.agreement == "all" else "card-help-any")
        return [helped, *talk_lines(table, view, others, say)]
    noting = may_note(view) and not notes_of(own, view.side)
    if own.solo is not None:
        new = own.solo.step or is_newcomer(table, person_of(view.seat))  # they have enough to read
        return [Html(""), say("card-notes-help-alone")] if noting and not new else []
    return [say("card-guess-help"), *([say("card-notes-help")] if noting else [])]


def _question(
    own: CodesTable,
    view: SeatView,
    half: HalfView,
    card: CodesCard,
    asked: int | None,
    say: Say,
    *,
    final: bool,
    spare: int,
) -> Html:
    """The clue that is asked for, or the whole guess; `final` says that a lock cannot be taken back.

    What is asked is said again where nothing above says it, and there are lines to spare.
    """
    if asked is None:
        return say("card-guessed-final" if final else "card-guessed", code=dotted(card.draft))
    if asked == WHICH:
        return say("card-which")
    clue = half.clues[asked - 1]
    if clue is None:
        return say("card-asked-missing", number=asked)
    told = clue_text(clue, say)
    short = say("card-asked", number=asked, clue=told)
    if own.solo is not None or half.round <= FIRST_INTERCEPTION:
        return short
    text = "card-asked-number" if Task.INTERCEPTION in view.tasks else "card-asked-keyword"
    whole = say(text, number=asked, clue=told)
    return whole if lines_shown(whole) - lines_shown(short) <= spare else short


def _pad(own: CodesTable, half: HalfView, card: CodesCard, asked: int, words: list[str], say: Say) -> Rows:
    """The four numbers for the asked clue, and below them the clue spelled out (C6) and the way to another one."""
    keys = [
        Button(
            clipped(f"{USED if digit in card.draft else ''}{digit} {word}".rstrip(), KEY_ROOM),
            SetDigit(asked, int(digit)),
            style="primary" if card.draft[asked - 1] == digit else None,
        )
        for digit, word in zip("1234", words, strict=True)
    ]
    # Who plays alone goes straight on: a chosen number leads to the next clue, and a used one swaps.
    alone = own.solo is not None
    walk = [] if alone else [_walking(card.draft, asked, say)]
    clue = half.clues[asked - 1]
    if not alone and isinstance(clue, str) and (len(clue) > PLAIN_LEN or not clue.translate(BETWEEN_LETTERS).isalpha()):
        walk.insert(0, Button(say.plain("button-spell"), ShowClue(asked)))
    return (*in_rows(keys, 2), *([tuple(walk)] if walk else []))


def _walking(draft: str, asked: int, say: Say) -> Button:
    """The way to another clue without a number; where there is none, to one whose number can be changed.

    It's always there: a whole guess has its lock in this place, and not under a thumb that taps a number twice.
    """
    later = next_blank(draft, asked)
    if later is not None:
        return Button(say.plain("button-next-clue"), AskClue(later))
    before = (asked - 2) % len(draft) + 1
    return Button(say.plain("button-change-guess"), AskClue(before if BLANK in draft else WHICH))


def _choices(half: HalfView, card: CodesCard, say: Say) -> Rows:
    """The clues of a whole guess with their numbers: the one that is tapped gets another."""

    def label(clue: Clue | None, digit: str) -> str:
        return quoted(lambda told: f"{told} → {digit}", clue_text(clue, say))

    pairs = enumerate(zip(half.clues, card.draft, strict=True), start=1)
    return tuple((Button(label(clue, digit), AskClue(number)),) for number, (clue, digit) in pairs)


def _lock(own: CodesTable, card: CodesCard, others: list[int], say: Say) -> Button:
    code = dotted(card.draft)
    if card.agreed:  # the key stays where it was, so that nothing else comes to stand under the thumb
        return Button(f"✓ {code}", Lock(), disabled=True)
    return Button(f"{lock_label(own, others, say)} {code}", Lock(), style="success")


def _locking(table: Table, own: CodesTable, view: SeatView, card: CodesCard, others: list[int], say: Say) -> Rows:
    """What is done with a whole guess; the team is muted here, where no digits are beside it."""
    changing = Button(say.plain("button-change-guess"), AskClue(WHICH))
    # The lock comes to stand where the pad had no number, so that a hasty second tap on one locks nothing.
    return ((changing, *hearing_keys(table, view, others, say)), (_lock(own, card, others, say),))
