"""The texts of a table are what everybody may know of the card game, in the reader's language."""

from random import Random

import pytest

from engine.core import Seat
from engine.kryptos.actions import CallEnd, EndGame, GuessCard, Leave
from engine.kryptos.setup import Options
from engine.kryptos.state import State
from engine.kryptos.terms import Colour, Phase
from tests.unit.engine.kryptos.secrets import scrambled
from tests.unit.engine.kryptos.tables import (
    act,
    hit,
    in_every_phase,
    opened,
    points,
    rounds_missed,
    table,
    trio,
    with_hidden,
    with_points,
    wrong,
)
from tests.unit.tgbot.pictures.track_samples import drawn, played_out
from tgbot.games.kryptos.pictures.tiles import CardText, Lies
from tgbot.games.kryptos.pictures.track_texts import PLACES

STATES = dict(in_every_phase())
each_state = pytest.mark.parametrize("state", STATES.values(), ids=STATES)


def numbers(cards: tuple[CardText, ...], lies: Lies) -> list[int]:
    """Return the numbers that are written on cards which lie so."""
    return [int(card.text) for card in cards if card.lies is lies and card.text not in PLACES]


# ── the head ────────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_head_says_whose_turn_it_is() -> None:
    """K7."""
    shown = drawn(trio())
    assert (shown.overline, shown.title, shown.headline) == (
        "",
        "Ana’s turn",
        "Round 1",
    )
    assert [hand.turn for hand in shown.hands] == [True, False, False]
    assert [hand.won for hand in shown.hands] == [False, False, False]


def test_the_head_says_what_is_special() -> None:
    assert drawn(table()).headline == "Everyone reveals two cards"  # K5
    assert drawn(table()).title == "Cy’s turn"  # K5: from the right of the first player
    assert drawn(act(trio(), "ana", wrong(trio(), "bo"))).headline == "Round 1 · a second guess?"  # K10
    assert drawn(hit(with_points(trio(), ana=14), "bo")).headline == "Round 1 · the last round"  # K13


@pytest.mark.parametrize(
    ("state", "winner", "why"),
    [
        (
            hit(with_hidden(trio(), ana=0, bo=1, cy=0), "bo"),
            "Ana wins!",
            "No hidden cards are left to guess.",  # K15
        ),
        (
            played_out(with_points(trio(), ana=14)),
            "Ana wins!",
            "Someone reached 15 points, and everyone finished the round.",
        ),  # K13
        (
            act(rounds_missed(trio(), 3), "bo", CallEnd()),
            "Ana wins!",
            "Ended early: no card revealed for three rounds.",  # K17
        ),
        (act(trio(), None, EndGame()), "No winner this time", "The game was ended early."),
    ],
)
def test_the_end_says_who_won_and_why(state: State, winner: str, why: str) -> None:
    """K14."""
    shown = drawn(state)
    assert (shown.overline, shown.title, shown.headline) == ("Secret numbers · Friday board games", why, winner)
    assert [hand.won for hand in shown.hands] == [winner == "Ana wins!", False, False]
    assert not any(hand.turn for hand in shown.hands)


# ── the track and the hands ─────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("players", "options", "top"),
    [
        (3, Options(), 32),
        (4, Options(), 36),
        (4, Options(mystery=True), 40),
        (5, Options(mystery=True), 44),
        (6, Options(), 48),
    ],
)
def test_unused_numbers_are_covered_on_the_track(players: int, options: Options, top: int) -> None:
    """K2, K12."""
    shown = drawn(table(players, options))
    assert numbers(shown.track, Lies.HIDDEN) == list(range(1, top + 1))
    last = {36: 40, 44: 48}.get(top, top)  # a row of the track has eight numbers
    assert numbers(shown.track, Lies.COVERED) == list(range(top + 1, last + 1))
    assert ("not in play" in [meaning for _, meaning in shown.legend]) == (last > top)


def test_the_track_has_the_colours_in_turn() -> None:
    """K1."""
    assert [card.colour for card in drawn(table(6)).track] == list(Colour) * 12


@each_state
def test_what_lies_open_is_open_in_its_hand_and_on_the_track(state: State) -> None:
    """K5, K8."""
    shown = drawn(state)
    assert [set(numbers(hand.cards, Lies.OPEN)) for hand in shown.hands] == [hand.shown for hand in state.hands]
    assert set(numbers(shown.track, Lies.OPEN)) == {number for hand in state.hands for number in hand.shown}


@each_state
def test_hidden_numbers_come_out_only_in_the_end(state: State) -> None:
    """K3: no number of a hidden card is on the picture of a game that goes on."""
    shown = drawn(state)
    over = state.phase is Phase.OVER
    assert [numbers(hand.cards, Lies.HIDDEN) for hand in shown.hands] == [
        list(hand.hidden) if over else [] for hand in state.hands
    ]
    assert [card.text for card in shown.aside] == [str(number) if over else "" for number in state.aside]


@each_state
def test_what_nobody_may_know_makes_no_difference(state: State) -> None:
    """K2, K3, K12."""
    assert drawn(scrambled(state, None, Random(7))) == drawn(state)


def test_a_hidden_card_shows_its_place_and_no_colour() -> None:
    """K3."""
    ana = drawn(trio()).hands[0]
    assert ana.cards[:3] == (
        CardText(Lies.OPEN, "1", Colour.RED),
        CardText(Lies.OPEN, "4", Colour.BLUE),
        CardText(Lies.HIDDEN, "C"),
    )
    assert [card.text for card in ana.cards[2:]] == list("CDEFGHIJ")


def test_a_hidden_card_has_a_colour_where_its_hand_has_only_that_one_left() -> None:
    """K3: the tokens of the hand tell it."""
    ana, bo, cy = drawn(with_hidden(trio(), ana=1, bo=2)).hands
    assert ana.cards[-1] == CardText(Lies.HIDDEN, "J", Colour.BLUE)  # 28
    assert bo.cards[-2:] == (CardText(Lies.HIDDEN, "I"), CardText(Lies.HIDDEN, "J"))  # 26 and 29
    assert {card.colour for card in cy.cards if card.lies is Lies.HIDDEN} == {None}


def test_a_hand_has_its_points_and_the_tokens_of_its_hidden_cards() -> None:
    """K3, K4."""
    state = with_points(trio(), ana=1, bo=15)
    ana, bo, _ = drawn(state).hands
    assert (ana.name, ana.points, bo.points) == ("Ana", "★\u202f1", "★\u202f15")
    assert ana.tokens == ((Colour.RED, 2), (Colour.YELLOW, 2), (Colour.GREEN, 2), (Colour.BLUE, 2))
    assert dict(drawn(with_hidden(state, ana=1)).hands[0].tokens) == dict.fromkeys(Colour, 0) | {Colour.BLUE: 1}


def test_in_the_end_all_cards_are_named_and_no_token_is_left_to_count() -> None:
    """K3: what nobody found looks hidden still."""
    state = act(trio(), None, EndGame())
    shown = drawn(state)
    assert [tuple(int(card.text) for card in hand.cards) for hand in shown.hands] == [h.cards for h in state.hands]
    assert [card.lies for card in shown.hands[0].cards] == [Lies.OPEN] * 2 + [Lies.HIDDEN] * 8
    assert [hand.tokens for hand in shown.hands] == [(), (), ()]
    assert shown.aside == (CardText(Lies.HIDDEN, "31", Colour.GREEN), CardText(Lies.HIDDEN, "32", Colour.BLUE))
    assert [meaning for _, meaning in shown.legend] == ["revealed", "never guessed"]


def test_cards_that_lie_aside_show_their_colours() -> None:
    """K2, K12."""
    assert drawn(trio()).aside == tuple(CardText(Lies.HIDDEN, colour=c) for c in (Colour.GREEN, Colour.BLUE))
    assert [card.colour for card in drawn(table(4, Options(mystery=True))).aside] == list(Colour)
    assert drawn(table(6)).aside == ()


def test_the_hand_of_a_player_who_left_is_open() -> None:
    """K18."""
    cy = drawn(act(opened(table(4)), "cy", Leave())).hands[2]
    assert cy.name == "Cy · has left"
    assert {card.lies for card in cy.cards} == {Lies.OPEN}


# ── attempts ────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_hidden_card_has_the_number_that_was_refuted_there_last() -> None:
    """K9."""
    state = act(trio(), "ana", wrong(trio(), "bo"))
    ana, bo, cy = drawn(state).hands
    assert bo.cards[2] == CardText(Lies.HIDDEN, "C", refuted="2")
    assert [card.refuted for card in (*ana.cards, *bo.cards[3:], *cy.cards) if card.refuted] == []
    again = act(state, "ana", GuessCard(Seat("bo"), 3, 3))
    assert drawn(again).hands[1].cards[2].refuted == "3"


def test_the_card_that_was_found_last_has_a_ring_until_the_next_attempt() -> None:
    """K8."""
    state = hit(trio(), "cy")
    assert [card.text for hand in drawn(state).hands for card in hand.cards if card.newest] == ["9"]
    after = drawn(act(state, "bo", wrong(state, "ana")))
    assert not any(card.newest for hand in after.hands for card in hand.cards)


def test_the_legend_explains_the_tiles_at_first_and_at_the_end() -> None:
    later = rounds_missed(trio(), 1)
    assert (len(drawn(table()).legend), len(drawn(trio()).legend), drawn(later).legend) == (3, 3, ())
    assert [meaning for _, meaning in drawn(act(later, None, EndGame())).legend] == ["revealed", "never guessed"]


def test_points_are_those_of_the_game() -> None:
    state = played_out(trio())
    assert [hand.points for hand in drawn(state).hands] == [f"★\u202f{count}" for count in points(state).values()]
