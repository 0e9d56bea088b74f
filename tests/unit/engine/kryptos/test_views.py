"""Views: what everybody may know, and what one seat may know besides."""

import pytest

from engine.core import Seat
from engine.kryptos import KRYPTOS
from engine.kryptos.actions import GuessCard, Leave
from engine.kryptos.scoring import Outcome, Reason
from engine.kryptos.setup import Options
from engine.kryptos.state import State
from engine.kryptos.terms import Colour, Phase
from engine.kryptos.views import AttemptView, HandView, SeatView, TableView

from .tables import (
    ANA,
    BO,
    CY,
    act,
    hand,
    hit,
    missed,
    opened,
    right,
    rounds_missed,
    table,
    table_view,
    trio,
    view,
    with_hidden,
    wrong,
)


def counts(red: int, yellow: int, green: int, blue: int) -> dict[Colour, int]:
    return {Colour.RED: red, Colour.YELLOW: yellow, Colour.GREEN: green, Colour.BLUE: blue}


def test_the_table_after_a_hit_and_a_miss() -> None:
    """K2, K3, K5, K8, K9: everything that a spectator sees; ana found bo's 8, bo named 14 for ana's third card."""
    state = act(hit(trio(), "bo"), "bo", GuessCard(ANA, 3, 14))
    assert table_view(state) == TableView(
        options=Options(),
        phase=Phase.AGAIN,
        round=1,
        last_round=False,
        turn=BO,
        top=32,
        hands=(
            HandView(ANA, False, 5, (1, 4, *[None] * 8), counts(2, 2, 2, 2)),
            HandView(BO, False, 2, (2, 5, 8, *[None] * 7), counts(2, 2, 2, 1)),
            HandView(CY, False, 2, (3, 6, *[None] * 8), counts(2, 2, 2, 2)),
        ),
        aside=counts(0, 0, 1, 1),
        attempts=(
            AttemptView(1, ANA, BO, 3, 8, right=True, bought=False, points=3),
            AttemptView(1, BO, ANA, 3, 14, right=False, bought=False, points=0),
        ),
        end_may_be_called=False,
        outcome=None,
    )


def test_what_a_player_sees_besides() -> None:
    """K3: the own cards."""
    state = trio()
    assert view(state, "bo") == SeatView(BO, table_view(state), (2, 5, 8, 11, 14, 17, 20, 23, 26, 29))


def test_what_may_be_revealed_is_shown_to_who_reveals() -> None:
    """K5, K6: it tells of the hand."""
    state = table(options=Options(advanced=True))
    assert {seat: view(state, seat).revealable for seat in (ANA, BO, CY)} == {
        ANA: (),
        BO: (),
        CY: tuple(range(2, 10)),
    }


def test_a_hand_tells_which_places_are_hidden() -> None:
    """K3."""
    assert table_view(with_hidden(trio(), bo=2)).hand(BO).hidden == (9, 10)


def test_mystery_cards_show_their_colours() -> None:
    """K12: 37 to 40, one of each."""
    state = opened(table(4, Options(mystery=True)))
    assert (table_view(state).aside, table_view(state).aside_dealt) == (counts(1, 1, 1, 1), ())


def test_all_cards_are_shown_in_the_end() -> None:
    """K14: also those that lay aside."""
    state = hit(with_hidden(trio(), ana=0, bo=1, cy=0), "bo")
    shown = table_view(state)
    assert (shown.phase, shown.turn, shown.aside_dealt) == (Phase.OVER, None, (31, 32))
    assert [hand.dealt for hand in shown.hands] == [hand.cards for hand in state.hands]
    assert shown.outcome == Outcome(ANA, Reason.NO_CARD_LEFT)


def test_the_view_says_when_the_end_may_be_called() -> None:
    """K17."""
    quiet = rounds_missed(trio(), 3)
    assert [table_view(state).end_may_be_called for state in (trio(), quiet, hit(quiet, "bo"))] == [False, True, False]


def test_an_attempt_is_told_by_who_made_it_about_who_sits_there() -> None:
    """K18: ana, who guessed, has left."""
    state = act(missed(trio()), "ana", Leave())
    (attempt,) = table_view(state).attempts
    assert (attempt.by, attempt.owner) == (ANA, BO)
    assert table_view(state).hand(ANA).vacant


def found(state: State, owner: str) -> State:
    """The state after the player on turn missed, and then found a card of this hand for a point."""
    mover = state.mover.seat
    return act(act(state, mover, wrong(state, owner)), mover, right(state, owner))


@pytest.mark.parametrize("bribe", [False, True])
def test_an_attempt_tells_the_points_that_it_brought(bribe: bool) -> None:
    """K8, K10, K11: nothing for a miss; what was paid is not taken off."""
    state = found(hit(trio(Options(bribe=bribe)), "bo"), "cy")
    told = [(attempt.points, attempt.bought) for attempt in table_view(state).attempts]
    assert told == [(3, False), (0, False), (3, True)]


def test_the_points_of_an_attempt_fall_with_the_hand() -> None:
    """K8: bo's last three cards bring three, two and one; a miss lowers nothing."""
    state = trio()
    while hand(state, "bo").hidden:
        state = found(state, "bo") if state.mover.seat != "bo" else missed(state)
    told = [attempt.points for attempt in table_view(state).attempts if attempt.owner == BO]
    assert told == [0, 3, 0, 3, 0, 3, 0, 3, 0, 3, 0, 3, 0, 2, 0, 1]


def test_a_leaver_changes_no_points_of_an_attempt() -> None:
    """K8, K18: the hand that was found in lies open, and hides nothing any more."""
    state = act(hit(trio(), "bo"), "bo", Leave())
    assert [attempt.points for attempt in table_view(state).attempts] == [3]
    later = hit(state, "ana")
    assert [attempt.points for attempt in table_view(later).attempts] == [3, 3]


def test_a_stranger_has_no_view_and_no_hand() -> None:
    """K18: nor has who left, but the hand is on the table."""
    with pytest.raises(KeyError, match="eve"):
        KRYPTOS.seat_view(trio(), Seat("eve"))
    with pytest.raises(KeyError, match="eve"):
        table_view(trio()).hand(Seat("eve"))
    with pytest.raises(KeyError, match="bo"):
        KRYPTOS.seat_view(act(trio(), "bo", Leave()), BO)
