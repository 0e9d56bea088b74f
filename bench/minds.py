"""How well house players read people's clues: `python -m bench.minds --clues FILE --games N --seed S`.

FILE is a table of clues, tab-separated, with the columns language, concept id and clue; other columns are ignored, and
so are a first row of headings and rows that name no concept of ours. In each game four keywords are drawn of those that
have clues, and five codes are encoded with clues of the table. The robot of the highest level listens in. It prints one
JSON object: for each language how many per cent of the codes of rounds 2 to 5 it intercepts, the same with only the
first ten entries of each list, chance, and how long a guess takes.

With `--strength` it prints instead who wins: whole games of cautious, ordinary and open encoders against each level,
and where the level settles that follows a chat's results. Open encoders take the first clue of a concept in the table
that is left, cautious ones the last, ordinary ones any; how often the partner misreads is assumed (MISREADS). With
`--pair` two robots pass the codes and a third listens in.
"""

import argparse
import json
import sys
import time
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from statistics import quantiles
from typing import Any

import tgbot.games  # noqa: F401 - fills the registry
from engine.codes import CODES
from engine.codes.actions import GiveClues, LockGuess, LockInterception
from engine.codes.lexicon import Lexicon
from engine.codes.lineups import INTERCEPTOR
from engine.codes.minds import TRUST, intercept, mind
from engine.codes.setup import CODES_OF_A_DECK, SLOTS, Deck, Setup
from engine.codes.state import State
from engine.core import Refusal, Seat
from engine.minds import Level
from tgbot.games.codes.model import CodesTable
from tgbot.games.codes.robots import moved_trust
from tgbot.games.codes.words.associations import make
from tgbot.games.codes.words.check_associations import similar_pairs
from tgbot.games.codes.words.vocabulary import Word, words
from tgbot.i18n.folder import LANGUAGES

ANA, BO, ROBOT = Seat("ana"), Seat("bo"), Seat("robot")
ROUNDS = 5
FIRST_ENTRIES = 10
CHANCE = 100 / len(CODES_OF_A_DECK)
MISREADS = {"cautious": 0.25, "ordinary": 0.15, "open": 0.07}  # of a partner, by how the encoder gives clues
DRIFT_GAMES = 400  # of one chat; the first half is not counted

Clues = Mapping[str, Sequence[str]]
"""By the id of a concept, what people say for it."""

Choose = Callable[[Sequence[str], Random], list[str]]
"""The order in which an encoder tries the clues for a keyword."""

STYLES: Mapping[str, Choose] = {
    "cautious": lambda said, _: list(reversed(said)),
    "ordinary": lambda said, chance: chance.sample(said, len(said)),
    "open": lambda said, _: list(said),
}


@dataclass(frozen=True, slots=True)
class Guessed:
    """One guess of the robot."""

    right: bool
    took: float


def read(path: Path) -> dict[str, dict[str, list[str]]]:
    """The clues of a table by language and concept."""
    known = {word.id: word for word in words()}
    found: dict[str, dict[str, list[str]]] = defaultdict(lambda: defaultdict(list))
    for row in path.read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in row.split("\t")]
        if len(cells) >= 3 and cells[1] in known and cells[0] in known[cells[1]].forms and cells[2]:
            found[cells[0]][cells[1]].append(cells[2])
    return {language: dict(clues) for language, clues in found.items()}


def table(drawn: Sequence[Word], language: str, chance: Random) -> State:
    """A game of a pair with these keywords against a robot."""
    setup = Setup(
        lineup=INTERCEPTOR,
        players={"pair": (ANA, BO), "interceptor": (ROBOT,)},
        keywords={"pair": tuple(word.forms[language] for word in drawn)},
        decks={"pair": Deck(listed=tuple(chance.choice(CODES_OF_A_DECK) for _ in range(ROUNDS)))},
        translations={word.forms[language]: word.names(language) for word in drawn},
    )
    return CODES.start(setup).state


def encoded(state: State, drawn: Sequence[Word], clues: Clues, choose: Choose, chance: Random) -> State | None:
    """The state after the encoder has given clues of the table that the rules take; None where none are left."""
    encoder = state.side("pair").encoder_present
    code = state.side("pair").code or ""
    orders = [choose(clues[drawn[int(digit) - 1].id], chance) for digit in code]
    chosen: list[str] = []
    for order in orders:
        found = next((clue for clue in order if _fits(state, encoder, (*chosen, clue))), None)
        if found is None:
            return None
        chosen.append(found)
    first, second, third = chosen
    return CODES.apply(state, encoder, GiveClues((first, second, third))).state


def _fits(state: State, encoder: Seat | None, begun: tuple[str, ...]) -> bool:
    """Whether the rules take these clues; the places that are still open are filled with what nobody says."""
    first, second, third = (*begun, "qqx", "qqy")[:3]
    try:
        CODES.apply(state, encoder, GiveClues((first, second, third)))
    except Refusal:
        return False
    return True


def listened(lexicon: Lexicon, clues: Clues, language: str, games: int, chance: Random) -> Iterator[Guessed]:
    """The guesses of the robot in rounds 2 to 5; a game goes on to its last round, whatever it has guessed."""
    able = [word for word in words() if word.id in clues]
    for _ in range(games):
        drawn = chance.sample(able, SLOTS)
        state: State | None = table(drawn, language, chance)
        for number in range(1, ROUNDS + 1):
            assert state is not None
            state = encoded(state, drawn, clues, STYLES["ordinary"], chance)
            if state is None:
                break
            code = state.side("pair").code or ""
            if number > 1:
                began = time.perf_counter()
                guess = intercept(CODES.seat_view(state, ROBOT), None, chance, lexicon)
                yield Guessed(guess == code, time.perf_counter() - began)
                other = next(wrong for wrong in CODES_OF_A_DECK if wrong != code)
                state = CODES.apply(state, ROBOT, LockInterception(other)).state
            state = CODES.apply(state, BO if number % 2 else ANA, LockGuess(code)).state


def first_entries(lexicon: Lexicon) -> Lexicon:
    """The lexicon with the strongest entries of each list only."""
    return Lexicon((replace(one, say=one.say[:FIRST_ENTRIES], hear=()) for one in lexicon.concepts), lexicon.stem)


def measure(language: str, clues: Clues, games: int, seed: str) -> dict[str, Any]:
    """How well and how fast the robot guesses in a language."""
    lexicon = make(language)
    whole = list(listened(lexicon, clues, language, games, Random(f"{seed}/{language}")))
    short = list(listened(first_entries(lexicon), clues, language, games, Random(f"{seed}/{language}")))
    percents = quantiles((one.took * 1000 for one in whole), n=100)
    return {
        "games": games,
        "codes": len(whole),
        "intercepted": _percent(whole),
        "intercepted_first_ten": _percent(short),
        "chance": round(CHANCE, 1),
        "guess_ms": {"p50": round(percents[49], 2), "p99": round(percents[98], 2)},
    }


def _percent(guessed: Sequence[Guessed]) -> float:
    return round(100 * sum(one.right for one in guessed) / len(guessed), 1)


# ── strength ────────────────────────────────────────────────────────────────────────────────────────────────────────


def won(lexicon: Lexicon, clues: Clues, language: str, style: str, trust: float | None, chance: Random) -> bool:
    """Whether the robot wins one whole game."""
    able = [word for word in words() if word.id in clues]
    while True:
        drawn = chance.sample(able, SLOTS)
        state: State | None = table(drawn, language, chance)
        while state is not None and state.outcome is None:
            state = encoded(state, drawn, clues, STYLES[style], chance)
            if state is None:
                break
            code, number = state.side("pair").code or "", state.round
            misread = next(wrong for wrong in CODES_OF_A_DECK if wrong != code)
            if number > 1:
                guess = intercept(CODES.seat_view(state, ROBOT), trust, chance, lexicon)
                state = CODES.apply(state, ROBOT, LockInterception(guess)).state
            partner = BO if number % 2 else ANA
            read = misread if chance.random() < MISREADS[style] else code
            state = CODES.apply(state, partner, LockGuess(read)).state
        if state is not None and state.outcome is not None:
            return state.outcome.winners == ("interceptor",)


def strength(language: str, clues: Clues, games: int, seed: str) -> dict[str, Any]:
    """How many per cent of games each level wins, and where the level that follows the results settles."""
    lexicon, found = make(language), {}
    for style in STYLES:
        shares: dict[str, Any] = {}
        for level in Level:
            chance = Random(f"{seed}/{language}/{style}/{level}")
            wins = sum(won(lexicon, clues, language, style, TRUST.get(level), chance) for _ in range(games))
            shares[level] = round(100 * wins / games, 1)
        shares["auto"] = _drifted(lexicon, clues, language, style, Random(f"{seed}/{language}/{style}/auto"))
        found[style] = shares
    return found


def _drifted(lexicon: Lexicon, clues: Clues, language: str, style: str, chance: Random) -> dict[str, float]:
    trust, wins = CodesTable().trust, 0
    for game in range(DRIFT_GAMES):
        result = won(lexicon, clues, language, style, trust, chance)
        trust = moved_trust(trust, result)
        wins += result and game >= DRIFT_GAMES // 2
    return {"wins": round(200 * wins / DRIFT_GAMES, 1), "trust": trust}


# ── a pair of robots ────────────────────────────────────────────────────────────────────────────────────────────────


def paired(language: str, games: int, seed: str) -> dict[str, Any]:
    """How a pair of robots does against a robot of the usual level that listens in; a refused clue is an error."""
    lexicon = make(language)
    return {level: _paired(lexicon, language, level, games, Random(f"{seed}/{language}/{level}")) for level in Level}


def _paired(lexicon: Lexicon, language: str, level: Level, games: int, chance: Random) -> dict[str, Any]:
    wins = read_right = codes = 0
    took: list[float] = []
    for _ in range(games):
        drawn = chance.sample(words(), SLOTS)
        state = table(drawn, language, chance)
        while state.outcome is None:
            code, number = state.side("pair").code or "", state.round
            encoder, partner = (ANA, BO) if number % 2 else (BO, ANA)
            began = time.perf_counter()
            clues = mind(CODES.seat_view(state, encoder), level, chance, lexicon)
            took.append(1000 * (time.perf_counter() - began))
            assert clues is not None
            state = CODES.apply(state, encoder, clues).state
            if number > 1:
                guess = mind(CODES.seat_view(state, ROBOT), Level.NORMAL, chance, lexicon)
                assert guess is not None
                state = CODES.apply(state, ROBOT, guess).state
            read = mind(CODES.seat_view(state, partner), level, chance, lexicon)
            assert isinstance(read, LockGuess)
            codes, read_right = codes + 1, read_right + (read.code == code)
            state = CODES.apply(state, partner, read).state
        wins += state.outcome.winners == ("pair",)
    percents = quantiles(took, n=100)
    return {
        "games": games,
        "won": round(100 * wins / games, 1),
        "read": round(100 * read_right / codes, 1),
        "clues_ms": {"p50": round(percents[49], 2), "p99": round(percents[98], 2)},
    }


def main(arguments: Sequence[str]) -> None:
    """Measure every language of the table."""
    parser = argparse.ArgumentParser(prog="python -m bench.minds", description=__doc__.splitlines()[0])
    parser.add_argument("--clues", type=Path, help="table of clues: language, concept id, clue")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--languages", nargs="*", default=LANGUAGES, help="only these (default: all)")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--strength", action="store_true", help="print who wins instead")
    parser.add_argument("--pair", action="store_true", help="let a pair of robots play instead, without a table")
    parser.add_argument("--similar", action="store_true", help="list the keywords that a robot mixes up first")
    chosen = parser.parse_args(arguments)
    if chosen.similar:
        for code in chosen.languages:
            for one, other, alike in similar_pairs(code):
                print(f"{code}\t{one}\t{other}\t{alike:.2f}")
        return
    if chosen.pair:
        print(json.dumps({code: paired(code, chosen.games, chosen.seed) for code in chosen.languages}, indent=2))
        return
    if chosen.clues is None:
        parser.error("--clues is missing: a table of clues")
    of_a_language = strength if chosen.strength else measure
    found = {
        language: of_a_language(language, clues, chosen.games, chosen.seed)
        for language, clues in read(chosen.clues).items()
        if language in chosen.languages
    }
    print(json.dumps(found, indent=2))


if __name__ == "__main__":
    main(sys.argv[1:])
