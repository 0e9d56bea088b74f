"""Twins: two runs that differ only in one secret, and so look alike to everybody who may not know it, byte for byte."""

import itertools
from dataclasses import replace
from operator import itemgetter
from typing import Any
from unittest.mock import patch

from engine.codes.setup import Deck
from engine.core import Seat
from engine.kryptos.cards import colour_of
from engine.kryptos.setup import Setup, deal_cards
from tests.simulation.run import Report, simulate, words_of
from tgbot.documents import Table
from tgbot.lexicon import Word

FIRST_SIDES = ("pair", "white")


def other_keywords(seed: int) -> str | None:
    """D2: give the first side other keywords; return what somebody else is told differently before the end."""
    one = simulate(seed)
    dealt = {word for side in _state(one)["sides"] if side["key"] in FIRST_SIDES for word in side["keywords"]}
    other = simulate(seed, words=tuple(_renamed(word, dealt) for word in words_of(seed)))
    table = one.table
    assert table is not None
    knowing = {player.user for player in table.players if player.side in FIRST_SIDES}
    return _difference(one, other, knowing, _moments("over", one, other))


def another_code(seed: int) -> str | None:
    """D7: give the first encoder another code; return what anybody else is told differently before the reveal."""
    one = simulate(seed, blind=True)
    with patch.object(Deck, "draw", _draw_another):
        other = simulate(seed, blind=True)
    encoder = next((int(half["encoder"]) for half in _state(one)["played"] if half["side"] in FIRST_SIDES), 0)
    return _difference(one, other, {encoder}, _moments("reveal", one, other))


def another_card(seed: int) -> str | None:
    """K2, K3: give a player a card that lay aside; return what anybody else is told differently before it is revealed.

    Nobody guesses either of the two, so that every guess is as wrong in both runs. For seeds whose players stay, since
    a leaver's hand is opened (K18), without the advanced opening, which may forbid to reveal the one (K6), and without
    Telegram's limits, which let pass as many edits as there is time for.
    """
    one, owner, place = _dealt(seed, exchanged=False)
    other, *_ = _dealt(seed, exchanged=True)
    return _difference(one, other, {int(owner)}, _moments(f"{owner}/{place}", one, other))


_draw = Deck.draw


def _draw_another(deck: Deck, side: str, count: int) -> str | None:
    code = _draw(deck, side, count)  # type: ignore[arg-type]
    return code[1:] + code[0] if code and side in FIRST_SIDES and count == 0 else code


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
        owner, card, another = _alike(setup)
        unnamed.update((card, another))
        about.append((owner, sorted(setup.hands[owner]).index(card) + 1))
        return _with_another(setup, owner, card, another) if exchanged else setup

    with patch("tgbot.kryptos.course.deal_cards", deal):
        report = simulate(seed, blind=True, unnamed=unnamed)
    return report, *about[-1]


def _alike(setup: Setup) -> tuple[Seat, int, int]:
    """Find cards in a hand and aside that can be exchanged unseen: of one colour, and at the same place when sorted."""
    for owner, hand in setup.hands.items():
        for card, another in itertools.product(hand, setup.aside):
            between = range(min(card, another) + 1, max(card, another))
            if colour_of(card) == colour_of(another) and not any(number in between for number in hand):
                return owner, card, another
    raise AssertionError("no card that lies aside looks like one in a hand: take another seed")


def _with_another(setup: Setup, owner: Seat, card: int, another: int) -> Setup:
    hand = tuple(another if number == card else number for number in setup.hands[owner])
    aside = tuple(card if number == another else number for number in setup.aside)
    return replace(setup, hands={**setup.hands, owner: hand}, aside=aside)


def _moments(until: str, *reports: Report) -> list[int]:
    """Return how much each run had told when a secret came to light, in the end at the latest."""
    return [report.moments.get(until, report.moments.get("over", len(report.told))) for report in reports]


def _difference(one: Report, other: Report, knowing: set[int], until: list[int]) -> str | None:
    for broken in (one.broken, other.broken):
        if broken is not None:
            return broken
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


def _state(report: Report) -> dict[str, list[dict[str, str]]]:
    table: Table | None = report.table
    assert table is not None
    assert table.state is not None
    return table.state
