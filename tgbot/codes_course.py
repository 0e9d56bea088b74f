"""The course of the code game: keywords are drawn, teams or a pair are awaited, and a sandglass may be turned."""

from typing import Any

from engine.codes.lineups import INTERCEPTOR, LINEUPS, TEAMS, LineUp
from engine.codes.setup import SLOTS, Deck, Setup
from engine.codes.terms import Phase
from engine.codes.views import TableView, Task
from engine.core import Seat
from engine.registry import GAMES
from tgbot import codes_tally, custom_words, lexicon
from tgbot.answers import Moment
from tgbot.course import Course
from tgbot.documents import Table, WordDeck
from tgbot.pace import Pace

# The line-ups that a mode plays, the smallest first: the number of players chooses between them.
MODES: dict[str, tuple[LineUp, ...]] = {
    "auto": (INTERCEPTOR, TEAMS),
    INTERCEPTOR.key: (INTERCEPTOR,),
    TEAMS.key: (TEAMS,),
}


def lineups(table: Table) -> tuple[LineUp, ...]:
    """Return the line-ups that the table's mode plays."""
    return MODES[table.mode]


def start(table: Table, moment: Moment, own: tuple[str, ...]) -> tuple[Any, Table]:
    """Draw keywords that the chat has not met (D2), and begin the first round.

    `own` are the chat's own words; `TooFewWords` when they are to be used and are not enough.
    """
    deck = table.words or WordDeck(seed=moment.token("words", 16))
    lineup = _seated_lineup(table)
    encoding = [rule.key for rule in lineup.sides if rule.encodes]
    language = table.words_in or table.language
    drawn, deck = lexicon.draw(deck, SLOTS * len(encoding), language, _pool(table, own))
    keywords = {
        key: tuple(word.forms[language] for word in drawn[SLOTS * i : SLOTS * (i + 1)])
        for i, key in enumerate(encoding)
    }
    setup = Setup(
        lineup=lineup,
        players={
            rule.key: tuple(Seat(str(p.user)) for p in table.players if p.side == rule.key) for rule in lineup.sides
        },
        keywords=keywords,
        decks={key: Deck(seed=moment.chance) for key in encoding},
        translations={word.forms[language]: word.others(language) for word in drawn},
    )
    return GAMES["codes"].start(setup).state, table.but(words=deck, word_language=language)


def duties(view: TableView) -> dict[int, tuple[object, ...]]:
    """Return what each player is awaited for: another round, half or task is another duty."""
    half = view.half.side if view.half else None
    return {int(seat): (view.round, half, entry.task) for entry in view.awaited for seat in entry.seats}


def decision(view: TableView) -> tuple[object, ...]:
    """Return what tells one decision of the table from the next: who has answered already is no part of it."""
    seats = tuple((side.seats, side.encoder) for side in view.sides)
    return view.round, view.phase, view.half.side if view.half else None, seats


def vacant(view: TableView) -> frozenset[int]:
    """Return whose seats stand empty."""
    return frozenset(int(seat) for side in view.sides for seat in side.vacant)


def due(pace: Pace, view: TableView, now: float) -> float | None:
    """Return until when the table waits for the answers that it awaits now."""
    if view.outcome is not None:
        return None
    if any(entry.task is Task.SUBSTITUTE for entry in view.awaited):
        return now + pace.seat
    limit = pace.clues if view.phase is Phase.CLUES else pace.guess
    return None if limit is None else now + limit


def first_is_done(before: TableView, now: TableView) -> bool:
    """D9: tell whether one encoder has just handed in clues while another still writes."""
    return before.round == now.round and 0 < _writing(now) < _writing(before)


def _writing(view: TableView) -> int:
    return sum(entry.task is Task.CLUES for entry in view.awaited)


def _seated_lineup(table: Table) -> LineUp:
    """Return the line-up that the players sit in; the mode may be another by now, for the next game."""
    taken = {player.side for player in table.players}
    return next(lineup for lineup in LINEUPS.values() if {rule.key for rule in lineup.sides} == taken)


def _pool(table: Table, own: tuple[str, ...]) -> tuple[lexicon.Word, ...]:
    match table.words_from:
        case "theirs":
            return custom_words.as_words(own)
        case "both":
            return (*lexicon.words(), *custom_words.as_words(own))
    return lexicon.words()


CODES_COURSE = Course(
    lineups=lineups,
    start=start,
    duties=duties,
    decision=decision,
    due=due,
    turns_sandglass=first_is_done,
    vacant=vacant,
    earned=codes_tally.earned,
    shared=codes_tally.answers,
)
