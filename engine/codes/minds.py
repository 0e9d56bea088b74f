"""House players of the code game: an interceptor, and a pair that encodes and decodes.

They reason by Bayes' rule over the known list of keywords, from their seat's own view and a lexicon.
"""

from collections.abc import Sequence
from functools import reduce
from math import exp, inf
from operator import mul

from engine.chance import Chance
from engine.codes.actions import Action, GiveClues, LockGuess, LockInterception
from engine.codes.clues import NO_CLUES, Clue, Draft, check, forbid_all, key_of
from engine.codes.lexicon import Lexicon, Likelihood
from engine.codes.setup import CODES_OF_A_DECK, SLOTS
from engine.codes.views import SeatView, Sheet, Task
from engine.core import Refusal
from engine.minds import Level

# How far an interceptor trusts its best guess: it draws from its beliefs to this power.
TRUST = {Level.EASY: 0.3, Level.NORMAL: 0.7}
# How freely an encoder chooses among its clues: 0 takes the best.
FREEDOM = {Level.EASY: 2.0, Level.NORMAL: 0.5, Level.HARD: 0.0}
OPENNESS = 0.5  # how much less an encoder likes a clue that says much of its keyword
MISLEADING = 0.5  # a clue must say so much less of every other own keyword than of the one that it is for


class NoClueLeft(Exception):
    """The lexicon has no clue for a keyword that may be said now."""


def mind(view: SeatView, level: Level, chance: Chance, lexicon: Lexicon) -> Action | None:
    """What a house player does for the first task that awaits it; None where a house player has nothing to do."""
    for task in view.tasks:
        if task is Task.INTERCEPTION:
            return LockInterception(intercept(view, TRUST.get(level), chance, lexicon))
        if task is Task.GUESS:
            return LockGuess(decode(view, chance, lexicon))
        if task is Task.CLUES:
            return GiveClues(encode(view, FREEDOM[level], chance, lexicon))
    return None


def intercept(view: SeatView, trust: float | None, chance: Chance, lexicon: Lexicon) -> str:
    """The code that the other side's clues stand for, judging by what its sheet has for each slot.

    `trust` is the power to which beliefs are raised before one is drawn; None takes the likeliest code.
    """
    return _drawn(_heard(view, lexicon), trust, chance)


def chances(view: SeatView, lexicon: Lexicon) -> dict[str, float]:
    """How likely each code is to an interceptor who reasons as well as a house player can."""
    fits = _fits(_heard(view, lexicon))
    whole = sum(fits)
    return {code: fit / whole for code, fit in zip(CODES_OF_A_DECK, fits, strict=True)}


def _heard(view: SeatView, lexicon: Lexicon) -> list[list[float]]:
    """How well each clue of the other side fits each slot, judging by what its sheet has for it."""
    half = view.table.half
    clues = half.clues if half is not None else NO_CLUES
    slots = beliefs(_other_sheet(view), lexicon)
    return [[_expected(slot, _likelihood(clue, lexicon)) for slot in slots] for clue in clues]


def decode(view: SeatView, chance: Chance, lexicon: Lexicon) -> str:
    """The code that the own side's clues stand for, knowing the keywords."""
    half = view.table.half
    clues = half.clues if half is not None else NO_CLUES
    places = [lexicon.place_of(word) for word in view.keywords]
    scores = []
    for clue in clues:
        found = _likelihood(clue, lexicon)
        scores.append([1.0 if found is None or place is None else max(found[place], 1e-6) for place in places])
    return _drawn(scores, None, chance)


def encode(view: SeatView, freedom: float, chance: Chance, lexicon: Lexicon, reach: int | None = None) -> Draft:
    """Three clues for the own code: found by who knows the keywords, and of as little use as possible to others.

    `reach` is how many clues for a keyword it thinks of, the strongest first; None for all that the lexicon has.
    Raises `NoClueLeft`.
    """
    code, sheet = view.code or "", view.table.side(view.side).sheet
    slots = beliefs(sheet, lexicon)
    chosen: list[Clue | None] = []
    for digit in code:
        slot = int(digit) - 1
        told = tuple(chosen)
        costs = _costs(view, slot, slots[slot], told, lexicon, reach)
        if not costs:
            costs = _costs(view, slot, slots[slot], told, lexicon, reach, misleading=inf)
        if not costs:
            raise NoClueLeft
        chosen.append(_cheapest(costs, freedom, chance))
    first, second, third = chosen
    return first, second, third


def guessed_keywords(view: SeatView, lexicon: Lexicon) -> tuple[str | None, ...]:
    """What an interceptor takes the keywords for, slot by slot; None where it has not met a clue that it knows."""
    taken: list[str | None] = []
    for clues, slot in zip(_other_sheet(view).by_slot, beliefs(_other_sheet(view), lexicon), strict=True):
        known = any(_likelihood(clue, lexicon) is not None for clue in clues)
        taken.append(lexicon.concepts[max(range(len(slot)), key=slot.__getitem__)].word if known else None)
    return tuple(taken)


def beliefs(sheet: Sheet, lexicon: Lexicon) -> list[Sequence[float]]:
    """How likely each concept is the keyword of each slot, judging by the clues that were given for it."""
    return [_posterior(clues, lexicon) for clues in sheet.by_slot]


def _posterior(clues: Sequence[Clue], lexicon: Lexicon) -> Sequence[float]:
    weights = [1.0] * len(lexicon.concepts)
    for clue in clues:
        found = _likelihood(clue, lexicon)
        if found is not None:
            weights = [weight * likely for weight, likely in zip(weights, found, strict=True)]
    whole = sum(weights)
    return [weight / whole for weight in weights] if whole else [1 / len(weights)] * len(weights)


def _likelihood(clue: Clue | None, lexicon: Lexicon) -> Likelihood | None:
    """What a clue says; a voice message, a photo or a missing clue says nothing to a house player."""
    return lexicon.likelihood(clue) if isinstance(clue, str) else None


def _expected(slot: Sequence[float], found: Likelihood | None) -> float:
    """How much likelier a clue is for a slot than by chance."""
    return 1.0 if found is None else sum(map(mul, slot, found))


def _drawn(scores: Sequence[Sequence[float]], trust: float | None, chance: Chance) -> str:
    """A code by its score: the product over its digits of how well each clue fits that slot."""
    fits = _fits(scores)
    if trust is None:
        most = max(fits)
        return chance.choice([code for code, fit in zip(CODES_OF_A_DECK, fits, strict=True) if fit == most])
    return chance.choices(CODES_OF_A_DECK, [fit**trust for fit in fits])[0]


def _fits(scores: Sequence[Sequence[float]]) -> list[float]:
    return [
        reduce(mul, (row[int(digit) - 1] for row, digit in zip(scores, code, strict=True))) for code in CODES_OF_A_DECK
    ]


def _costs(
    view: SeatView,
    slot: int,
    belief: Sequence[float],
    chosen: tuple[Clue | None, ...],
    lexicon: Lexicon,
    reach: int | None,
    misleading: float = MISLEADING,
) -> dict[str, float]:
    """For each clue that may be said for a keyword, how much it would help who listens in."""
    places = [lexicon.place_of(word) for word in view.keywords]
    meant = places[slot]
    if meant is None:
        return {}
    costs: dict[str, float] = {}
    for clue in lexicon.concepts[meant].say:
        if len(costs) == reach:
            break
        found = lexicon.likelihood(clue)
        if found is None or not _is_allowed(view, (*chosen, clue), lexicon):
            continue
        others = [found[place] for place in places if place is not None and place != meant]
        if all(other < misleading * found[meant] for other in others):
            costs[clue] = _expected(belief, found) + OPENNESS * found[meant] / len(lexicon.concepts) * SLOTS
    return costs


def _is_allowed(view: SeatView, clues: tuple[Clue | None, ...], lexicon: Lexicon) -> bool:
    """C9-C12: the engine would take these clues, and none has the root of an own keyword."""
    keywords = view.keywords
    own = [place for word in keywords if (place := lexicon.place_of(word)) is not None]
    clue = clues[-1]
    if not isinstance(clue, str) or not lexicon.named_by(clue).isdisjoint(own):
        return False
    names = tuple(lexicon.concepts[place].names for place in own)
    used = {key_of(old): row.round for row in view.table.side(view.side).sheet.rounds for old in row.clues if old}
    first, second, third = (*clues, None, None)[:3]
    try:
        check((first, second, third), view.code or "", forbid_all(keywords, names), used)
    except Refusal:
        return False
    return True


def _cheapest(costs: dict[str, float], freedom: float, chance: Chance) -> str:
    """The clue that tells others least; the freer, the more often another."""
    least = min(costs.values())
    if not freedom:
        return chance.choice([clue for clue, cost in costs.items() if cost == least])
    return chance.choices(list(costs), [exp((least - cost) / freedom) for cost in costs.values()])[0]


def _other_sheet(view: SeatView) -> Sheet:
    """The note sheet of the side that is listened to."""
    return next(side.sheet for side in view.table.sides if side.encodes and side.key != view.side)
