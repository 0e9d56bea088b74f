"""Seating and dealing: what starts a game, and what does not."""

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from engine.core import Seat
from engine.kryptos import KRYPTOS
from engine.kryptos.setup import Options, deal_cards

from .tables import ANA, BO, CY, NAMES, begun, setup, table


@pytest.mark.parametrize(
    ("players", "options"),
    [*((n, Options()) for n in range(3, 7)), (4, Options(mystery=True)), (5, Options(mystery=True))],
)
def test_a_seed_deals_a_game(players: int, options: Options) -> None:
    """K2, K3, K4, K12: hands are sorted, and the same seed deals the same."""
    dealt = deal_cards(NAMES[:players], options, "a seed")
    assert dealt == deal_cards(NAMES[:players], options, "a seed")
    assert dealt != deal_cards(NAMES[:players], options, "another seed")
    state = begun(dealt)
    assert all(hand.cards == tuple(sorted(dealt.hands[hand.seat])) for hand in state.hands)
    assert state.top == sum(len(hand.cards) for hand in state.hands) + len(state.aside)
    assert {hand.points for hand in state.hands} == {2}


def test_a_deal_gives_everybody_every_card_in_the_long_run() -> None:
    """K2, K12: nobody is favoured, and the cards that lie aside are drawn like the others."""
    holders = Counter(
        next((seat for seat, hand in dealt.hands.items() if 7 in hand), "aside")
        for dealt in (deal_cards(NAMES[:4], Options(mystery=True), str(seed)) for seed in range(400))
    )
    assert set(holders) == {*NAMES[:4], "aside"}
    assert all(60 <= holders[seat] <= 120 for seat in NAMES[:4])  # 90 are expected
    assert 20 <= holders["aside"] <= 65  # 40 are expected


def test_the_first_player_is_picked_or_drawn() -> None:
    """K4."""
    assert deal_cards(NAMES[:3], Options(), "a seed", first=CY).first == CY
    assert {deal_cards(NAMES[:3], Options(), str(seed)).first for seed in range(20)} == {ANA, BO, CY}


@pytest.mark.parametrize("first", NAMES[:3])
def test_turn_order_is_the_order_of_players_from_the_first(first: Seat) -> None:
    """K4, K7."""
    order = [hand.seat for hand in table(first=first).hands]
    at = NAMES.index(first)
    assert order == [*NAMES[at:3], *NAMES[:at]]


def test_the_game_is_for_three_to_six() -> None:
    """K2."""
    assert KRYPTOS.seats == range(3, 7)


HANDS = dict(setup().hands)
WRONG: list[tuple[dict[str, Any], str]] = [
    ({"players": NAMES[:2]}, "2 players"),
    ({"players": (ANA, BO, ANA)}, "a player sits twice"),
    ({"first": Seat("eve")}, "the first player does not sit at the table"),
    ({"hands": {ANA: HANDS[ANA], BO: HANDS[BO]}}, "the hands are not those of the players"),
    ({"hands": HANDS | {Seat("eve"): ()}}, "the hands are not those of the players"),
    ({"hands": HANDS | {ANA: HANDS[ANA][1:]}}, "not 10 cards each and 2 aside"),
    ({"hands": HANDS | {ANA: (*HANDS[ANA], 31)}, "aside": (32,)}, "not 10 cards each and 2 aside"),
    ({"aside": (31,)}, "not 10 cards each and 2 aside"),
    ({"aside": (31, 31)}, "the cards are not 1 to 32, each once"),
    ({"aside": (31, 33)}, "the cards are not 1 to 32, each once"),
    ({"aside": (0, 31)}, "the cards are not 1 to 32, each once"),
    ({"options": Options(mystery=True)}, "mystery is for 4 or 5 players"),
]


@pytest.mark.parametrize(("change", "why"), WRONG, ids=[why for _, why in WRONG])
def test_what_starts_no_game(change: dict[str, Any], why: str) -> None:
    """K2, K4, K12: with the reason."""
    with pytest.raises(ValueError, match=why):
        begun(replace(setup(), **change))
