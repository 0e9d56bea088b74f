"""Twins: two runs that differ only in one secret, and so look alike to everybody who may not know it, byte for byte."""

import itertools
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from operator import itemgetter
from random import Random
from typing import Any, TypeAlias
from unittest.mock import patch

from engine.codes.setup import Deck
from engine.core import Seat
from engine.kryptos.cards import colour_of
from engine.kryptos.setup import Setup, deal_cards
from tests.simulation.invariants import Broken
from tests.simulation.minds import Minds
from tests.simulation.plan import plan_of
from tests.simulation.run import Report, simulate, words_of
from tgbot.games.codes.words.deck import Word
from tgbot.tables.model import Stage, Table

FIRST_SIDES = ("pair", "white")
GUESSED_IN = 2  # the round whose answers are compared: in the first nobody intercepts (D14, I6)


class NotComparable(Exception):
    """What happened by chance in a run leaves nothing to compare: a player left, or no such card lay aside."""


def other_keywords(seed: int) -> str | None:
    """D2: give the first side other keywords; return what anybody else is told differently before the end."""
    one = _lived(seed)
    dealt = {word for side in _state(one)["sides"] if side["key"] in FIRST_SIDES for word in side["keywords"]}
    other = _lived(seed, words=tuple(_renamed(word, dealt) for word in words_of(seed)))
    knowing = {user for user, side in _sides(one).items() if side in FIRST_SIDES}
    return _difference(one, other, knowing, _moments("over", one, other))


def another_code(seed: int) -> str | None:
    """D7: give the first encoder another code; return what anybody else is told differently before the reveal."""
    one = _lived(seed, blind=True)
    with patch.object(Deck, "draw", _draw_another):
        other = _lived(seed, blind=True)
    first = _half(one, 1)
    return _difference(one, other, {int(first["encoder"])}, _moments(_reveal(first), one, other))


def another_guess(seed: int) -> str | None:
    """D11, D12: let a side read its own code otherwise; return what anybody but its guessers is told differently."""
    one, other = _answered(seed, own=True)
    half = _half(one, GUESSED_IN)
    guessers = {user for user, side in _sides(one).items() if side == half["side"]} - {int(half["encoder"])}
    return _difference(one, other, guessers, _moments(_reveal(half), one, other))


def another_interception(seed: int) -> str | None:
    """D11: let a side intercept otherwise; return what the side that is intercepted is told differently."""
    one, other = _answered(seed, own=False)
    half = _half(one, GUESSED_IN)
    others = {user for user, side in _sides(one).items() if side != half["side"]}
    return _difference(one, other, others, _moments(_reveal(half), one, other))


def another_card(seed: int) -> str | None:
    """K2, K3: give a player a card that lay aside; return what anybody else is told differently before it is revealed.

    Nobody guesses either of the two, so that every guess is as wrong in both runs. Not where a player leaves, since a
    leaver's hand is opened (K18), nor with the advanced opening, which may forbid to reveal the one (K6), nor with
    Telegram's limits, which let pass as many edits as there is time for, nor with robots, who draw conclusions from
    their own cards, and guess any.
    """
    plan = plan_of(seed)
    aside = plan.people == 3 or (plan.people < 6 and "mystery" in plan.options)
    if not aside or "advanced" in plan.options or plan.limited or plan.robots:
        raise NotComparable
    one, owner, place = _dealt(seed, exchanged=False)
    if any(line["do"] == "leave" for line in _table(one).log):
        raise NotComparable
    other, *_ = _dealt(seed, exchanged=True)
    return _difference(one, other, {int(owner)}, _moments(f"{owner}/{place}", one, other))


Comparison: TypeAlias = Callable[[int], str | None]
"""Lives through the run of a seed twice, with another secret; returns a difference that should not be, if there is."""

COMPARISONS: dict[str, tuple[Comparison, ...]] = {
    "interceptor": (other_keywords, another_code, another_guess, another_interception),
    "teams": (other_keywords, another_code, another_guess, another_interception),
    "kryptos": (another_card,),
}


def compared(comparison: Comparison, seeds: Iterable[int]) -> Iterator[tuple[int, str | None]]:
    """Compare the runs of these seeds, as far as they can be: yield each seed, and the difference."""
    for seed in seeds:
        if comparison in COMPARISONS[plan_of(seed).game]:
            try:
                yield seed, comparison(seed)
            except NotComparable:
                continue
            except Broken as broken:  # whether or not there would have been something to compare
                yield seed, str(broken)


def _lived(seed: int, **otherwise: Any) -> Report:
    """Live through one game of a seed; raises Broken where an invariant does not hold."""
    report = simulate(seed, once=True, **otherwise)
    if report.broken is not None:
        raise Broken(report.broken)
    return report


_draw = Deck.draw


def _draw_another(deck: Deck, side: str, count: int) -> str | None:
    """The first code of a side in the group; the games of one alone are listed, or drawn from a seed with a number."""
    code = _draw(deck, side, count)  # type: ignore[arg-type]
    in_group = deck.seed is not None and "/" not in deck.seed
    return code[1:] + code[0] if code and in_group and side in FIRST_SIDES and count == 0 else code


def _answered(seed: int, *, own: bool) -> tuple[Report, Report]:
    """Return two runs in which one side answers otherwise: to the first side's code, in the round that is compared."""
    read = Minds._read

    def otherwise(minds: Minds, half: Any, reads_own: bool, chance: Random) -> str:
        answer = read(minds, half, reads_own, chance)
        changes = reads_own == own and half.side in FIRST_SIDES and half.round == GUESSED_IN
        return answer[1:] + answer[0] if changes else answer

    one = _lived(seed, blind=True)
    with patch.object(Minds, "_read", otherwise):
        return one, _lived(seed, blind=True)


def _renamed(word: Word, dealt: set[str]) -> Word:
    """Return a word that is called otherwise, and no longer or shorter."""
    if dealt.isdisjoint(word.forms.values()):
        return word
    return replace(word, forms={language: form[::-1] for language, form in word.forms.items()})


def _dealt(seed: int, exchanged: bool) -> tuple[Report, Seat, int]:
    """Return a run with or without the exchange, whose card it is about, and its place in the sorted hand."""
    unnamed, about = set[int](), list[tuple[Seat, int]]()

    def deal(*players: Any, **named: Any) -> Setup:
        setup = deal_cards(*players, **named)
        about.clear()
        alike = next(_alike(setup), None)
        if alike is None:
            return setup
        owner, card, another = alike
        unnamed.update((card, another))
        about.append((owner, sorted(setup.hands[owner]).index(card) + 1))
        return _with_another(setup, owner, card, another) if exchanged else setup

    with patch("tgbot.games.kryptos.lifecycle.deal_cards", deal):
        report = _lived(seed, blind=True, unnamed=unnamed)
    if not about:
        raise NotComparable
    return report, *about[0]


def _alike(setup: Setup) -> Iterator[tuple[Seat, int, int]]:
    """Find cards in a hand and aside that can be exchanged unseen: of one colour, and at the same place when sorted."""
    for owner, hand in setup.hands.items():
        for card, another in itertools.product(hand, setup.aside):
            between = range(min(card, another) + 1, max(card, another))
            if colour_of(card) == colour_of(another) and not any(number in between for number in hand):
                yield owner, card, another


def _with_another(setup: Setup, owner: Seat, card: int, another: int) -> Setup:
    hand = tuple(another if number == card else number for number in setup.hands[owner])
    aside = tuple(card if number == another else number for number in setup.aside)
    return replace(setup, hands={**setup.hands, owner: hand}, aside=aside)


def _moments(until: str, *reports: Report) -> list[int]:
    """Return how much each run had told when a secret came to light, in the end at the latest."""
    return [report.moments.get(until, report.moments.get("over", len(report.told))) for report in reports]


def _difference(one: Report, other: Report, knowing: set[int], until: list[int]) -> str | None:
    # What each chat is told, in its order: a call to who knows may take longer and let one to another chat overtake.
    told = [
        sorted(((to, text) for to, text in report.told[:end] if to not in knowing), key=itemgetter(0))
        for report, end in zip((one, other), until, strict=True)
    ]
    if not told[0]:
        return "nothing was told"
    if len(told[0]) != len(told[1]):
        return f"{len(told[0])} and {len(told[1])} messages"
    return next((f"{ours} but {theirs}" for ours, theirs in zip(*told, strict=True) if ours != theirs), None)


def _half(report: Report, number: int) -> dict[str, Any]:
    """Return the first side's half of a round; nobody has left before, since those who left know what others do not."""
    table = _table(report)
    halves = [half for half in _state(report)["played"] if half["side"] in FIRST_SIDES and half["round"] == number]
    if not halves or any(line["do"] in {"leave", "substitute", "redraw"} for line in table.log):
        raise NotComparable
    return halves[0]


def _reveal(half: dict[str, Any]) -> str:
    return f"reveal/{half['side']}/{half['round']}"


def _sides(report: Report) -> dict[int, str]:
    """Return on which side everybody sat."""
    return {player.user: player.side for player in _table(report).players}


def _state(report: Report) -> dict[str, list[dict[str, Any]]]:
    state = _table(report).state
    if state is None:
        raise NotComparable
    return state


def _table(report: Report) -> Table:
    """The table at the end of a run; in a second game, which a tap on a rematch begins, people sit elsewhere."""
    table = report.table
    if table is None or table.finished + (table.stage is Stage.GAME) > 1:
        raise NotComparable
    return table
