"""Daily puzzles of a whole year in every language: `python -m bench.dailies [--days N] [--languages en fr]`.

Each is composed as the bot does it, with a secret of this run's own, and played to its end: every clue goes through the
rules again (C9-C12). It prints one JSON object: refused clues, keywords that came twice within a pass through the list,
sets of keywords that came twice, how many per cent of the codes the pair reads, how openly the puzzles are told (the
chance of the best listener to name a code, by tenths), how many lie outside the band that is aimed at, and how long it
takes to compose one.
"""

import argparse
import json
import time
from collections import Counter
from datetime import date, timedelta
from statistics import quantiles
from typing import Any

import tgbot.games  # noqa: F401 - fills the registry
from engine.codes import CODES
from engine.codes.actions import LockInterception
from engine.codes.lineups import PUZZLE
from engine.codes.scripts import Script, action_of
from engine.codes.setup import Deck, Setup
from engine.codes.terms import Phase
from engine.codes.views import awaited
from engine.core import Refusal, Seat
from tgbot.games.codes.solo.composing import FAIR, fair_game
from tgbot.games.codes.solo.daily import days_of_a_pass, keywords_of, seed_of
from tgbot.games.codes.words.associations import make
from tgbot.games.codes.words.vocabulary import Word, number_words, slot_names
from tgbot.i18n.folder import LANGUAGES
from tgbot.tables.context import Context, Moment
from tgbot.telegram.messages import Links
from tgbot.telegram.updates import Room, Sender

FIRST = date(2026, 11, 18)
YEAR = 365
WRONG = "123"  # what is guessed: it makes no difference to the pair


def main() -> None:
    """Compose and play them, and print what came of it."""
    parser = argparse.ArgumentParser(description="the daily puzzles of a year")
    parser.add_argument("--days", type=int, default=YEAR)
    parser.add_argument("--languages", nargs="+", default=list(LANGUAGES), choices=list(LANGUAGES))
    asked = parser.parse_args()
    print(json.dumps({language: year(language, asked.days) for language in asked.languages}, indent=1))


def year(language: str, days: int, secret: str = "a secret of the bench") -> dict[str, Any]:  # noqa: S107
    """The puzzles of one language, in figures."""
    make(language)
    sets: list[frozenset[str]] = []
    passes: dict[int, set[str]] = {}
    opennesses: list[float] = []
    refused = read = codes = again = 0
    took: list[float] = []
    for number in range(days):
        day = (FIRST + timedelta(days=number)).isoformat()
        context = Context(Sender(1, "", language), Room(1, True, ""), Moment(0.0, ""), Links(""), secret=secret)
        drawn = keywords_of(context, day, language)
        round_ = (FIRST + timedelta(days=number)).toordinal() // days_of_a_pass()
        met = passes.setdefault(round_, set())
        again += sum(word.id in met for word in drawn)
        met |= {word.id for word in drawn}
        sets.append(frozenset(word.id for word in drawn))
        began = time.perf_counter()
        game = fair_game(seed_of(context, day, language), language, drawn)
        took.append(time.perf_counter() - began)
        opennesses.append(game.openness)
        codes += len(game.script.rounds)
        read += sum(row.guess == row.code for row in game.script.rounds)
        refused += not _plays(game.script, language, drawn)
    spread = [round(tenth, 2) for tenth in quantiles(opennesses, n=10)] if days > 1 else opennesses
    return {
        "days": days,
        "refused": refused,
        "keywords again within a pass": again,
        "sets again": sum(count - 1 for count in Counter(sets).values()),
        "read %": round(100 * read / codes, 1),
        "openness by tenths": [round(min(opennesses), 2), *spread, round(max(opennesses), 2)],
        "outside the band": sum(not FAIR[0] <= openness <= FAIR[1] for openness in opennesses),
        "compose ms, mean and most": [round(1000 * sum(took) / days), round(1000 * max(took))],
    }


def _plays(script: Script, language: str, drawn: list[Word]) -> bool:
    """Whether the rules take every clue of a script when it is played as the bot plays it."""
    pair, alone = (side.key for side in PUZZLE.sides)
    seats = (Seat("a"), Seat("b"))
    setup = Setup(
        lineup=PUZZLE,
        players={pair: seats, alone: (Seat("c"),)},
        keywords={pair: script.keywords},
        decks={pair: Deck(listed=script.codes)},
        translations={word.forms[language]: word.names(language) for word in drawn},
        number_words=number_words(),
        slot_names=slot_names(language),
    )
    state = CODES.start(setup).state
    try:
        while state.phase is not Phase.OVER:
            seat = awaited(state)[0].seats[0]
            action = action_of(script, CODES.seat_view(state, seat)) or LockInterception(WRONG)
            state = CODES.apply(state, seat, action).state
    except Refusal:
        return False
    return True


if __name__ == "__main__":
    main()
