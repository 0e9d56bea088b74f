"""A pair's whole game, written down beforehand: what one person plays against who has no third player at hand.

House players, or people in a game of their own, have played the pair; one person listens in, alone. The pair's play
never depends on what the interceptor does, so it can be composed at once, and is the same for everybody.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from engine.chance import Chance, stream
from engine.codes import rules, views
from engine.codes.actions import Action, GiveClues, LockGuess, LockInterception
from engine.codes.lexicon import Lexicon
from engine.codes.lineups import PUZZLE
from engine.codes.minds import NoClueLeft, chances, decode, encode
from engine.codes.setup import NO_SLOT_NAMES, Deck, Setup, SlotNames
from engine.codes.terms import Phase
from engine.codes.views import SeatView, TableView, Task
from engine.core import Refusal, Seat

_PAIR, _ALONE = (Seat("first"), Seat("second")), Seat("alone")
MIN_ROUNDS = 2  # in the first one nobody intercepts (I6)


@dataclass(frozen=True, slots=True)
class ScriptRound:
    """One round as the pair played it, and what an interceptor answered who was there."""

    code: str
    clues: tuple[str, ...]
    guess: str | None  # None leaves it to the house player who decodes
    interception: str | None = None


@dataclass(frozen=True, slots=True)
class Script:
    """A pair's game: its keywords, and its rounds in order."""

    keywords: tuple[str, ...]
    rounds: tuple[ScriptRound, ...]

    @property
    def codes(self) -> tuple[str, ...]:
        """The code of each round."""
        return tuple(row.code for row in self.rounds)


@dataclass(frozen=True, slots=True)
class Composed:
    """A game that house players have passed, and how well it can be read by who listens in."""

    script: Script
    openness: float  # the chance of the best listener to name a code, on average from round 2 on


@dataclass(frozen=True, slots=True)
class Words:
    """The keywords of a game, and what its rules have to know of a language: as in a `Setup`."""

    keywords: tuple[str, ...]
    translations: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    number_words: tuple[str, ...] = ()
    slot_names: SlotNames = NO_SLOT_NAMES


def composed(words: Words, seed: str, freedom: float, lexicon: Lexicon, reach: int | None = None) -> Composed | None:
    """The game of two house players with these keywords; None where they think of no clue that the rules take.

    `freedom` is how freely the encoders choose among their clues, `reach` how many of the strongest they think of; None
    is all of them. All chance comes from the seed.
    """
    pair, alone = (side.key for side in PUZZLE.sides)
    setup = Setup(
        lineup=PUZZLE,
        players={pair: _PAIR, alone: (_ALONE,)},
        keywords={pair: words.keywords},
        decks={pair: Deck(seed=seed)},
        translations=words.translations,
        number_words=words.number_words,
        slot_names=words.slot_names,
    )
    try:
        return _composed(setup, seed, freedom, lexicon, reach)
    except (Refusal, NoClueLeft):  # C4, C10: house players do not know what numbers are called
        return None


def _composed(setup: Setup, seed: str, freedom: float, lexicon: Lexicon, reach: int | None) -> Composed:
    state, chance, heard = rules.start(setup).state, stream(seed), []
    while state.phase is not Phase.OVER:
        seats = [seat for entry in views.awaited(state) for seat in entry.seats]
        view = views.seat_view(state, seats[0])
        if view.seat == _ALONE:
            likely = chances(view, lexicon)
            code = max(likely, key=lambda one: likely[one])
            heard.append(likely[state.sides[0].code or ""])
            state = rules.apply(state, _ALONE, LockInterception(code)).state
        else:
            state = rules.apply(state, view.seat, _pair_action(view, freedom, chance, lexicon, reach)).state
    script = script_of(views.table_view(state))
    if script is None:
        raise ValueError("a house player gave no clue")
    bare = tuple(ScriptRound(row.code, row.clues, row.guess) for row in script.rounds)
    return Composed(Script(script.keywords, bare), sum(heard) / len(heard))


def _pair_action(view: SeatView, freedom: float, chance: Chance, lexicon: Lexicon, reach: int | None) -> Action:
    if Task.CLUES in view.tasks:
        return GiveClues(encode(view, freedom, chance, lexicon, reach))
    return LockGuess(decode(view, chance, lexicon))


def script_of(view: TableView) -> Script | None:
    """The game of a pair that is over; None where it cannot be played again: a clue is a file, or one is missing."""
    if view.lineup not in {"interceptor", PUZZLE.key} or view.outcome is None:
        return None
    pair = view.sides[0]
    rows = []
    for row in pair.sheet.rounds:
        clues = tuple(clue for clue in row.clues if isinstance(clue, str))
        if len(clues) < len(row.clues) or row.guess is None:
            return None
        rows.append(ScriptRound(row.code, clues, row.guess, row.interception))
    return Script(pair.keywords, tuple(rows)) if len(rows) >= MIN_ROUNDS else None


def action_of(script: Script, view: SeatView) -> Action | None:
    """What the script has a seat do for the first task that awaits it; None where it has nothing."""
    if view.table.round > len(script.rounds):
        return None
    row = script.rounds[view.table.round - 1]
    for task in view.tasks:
        if task is Task.CLUES:
            return GiveClues(row.clues)
        if task is Task.GUESS and row.guess is not None:
            return LockGuess(row.guess)
        if task is Task.INTERCEPTION and row.interception is not None:
            return LockInterception(row.interception)
    return None
