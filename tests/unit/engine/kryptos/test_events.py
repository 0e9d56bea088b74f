"""Events: what everybody at the table may hear, in order, with its facts."""

from engine.core import Seat
from engine.kryptos import KRYPTOS
from engine.kryptos.actions import CallEnd, EndGame, GuessCard, Leave, PassTurn, RevealCard, Substitute, TimeUp
from engine.kryptos.events import (
    AttemptBought,
    CardGuessed,
    CardRevealed,
    GameEnded,
    GuessMissed,
    LastRoundAnnounced,
    OpeningBegan,
    SeatLeft,
    SeatTaken,
    TurnBegan,
    TurnPassed,
    TurnSkipped,
)
from engine.kryptos.scoring import Outcome, Reason
from engine.kryptos.setup import Options

from .tables import (
    ANA,
    BO,
    CY,
    act,
    events,
    missed,
    right,
    rounds_missed,
    setup,
    table,
    trio,
    with_hidden,
    with_points,
    wrong,
)


def test_the_opening() -> None:
    """K5: cy begins, and after ana's second card the first turn does."""
    assert KRYPTOS.start(setup()).events == (OpeningBegan(CY),)
    assert events(table(), "cy", RevealCard(4)) == (CardRevealed(CY, 4, 12),)
    state = table()
    for _ in range(5):
        state = act(state, None, TimeUp())
    assert events(state, "ana", RevealCard(9)) == (CardRevealed(ANA, 9, 25), TurnBegan(1, ANA))


def test_a_right_and_a_wrong_guess() -> None:
    """K8, K9."""
    assert events(trio(), "ana", GuessCard(BO, 3, 8)) == (CardGuessed(ANA, BO, 3, 8, 3), TurnBegan(1, BO))
    assert events(trio(), "ana", GuessCard(BO, 3, 9)) == (GuessMissed(ANA, BO, 3, 9),)


def test_a_second_attempt() -> None:
    """K10, K11: bought, then right or wrong; or passed."""
    state = act(trio(), "ana", wrong(trio(), "bo"))
    assert events(state, "ana", GuessCard(CY, 3, 9)) == (
        AttemptBought(ANA, None),
        CardGuessed(ANA, CY, 3, 9, 3),
        TurnBegan(1, BO),
    )
    assert events(state, "ana", PassTurn()) == (TurnPassed(ANA), TurnBegan(1, BO))
    bribing = trio(Options(bribe=True))
    bribing = act(bribing, "ana", wrong(bribing, "bo"))
    assert events(bribing, "ana", GuessCard(CY, 3, 10)) == (
        AttemptBought(ANA, CY),
        GuessMissed(ANA, CY, 3, 10),
        TurnBegan(1, BO),
    )


def test_time_and_skipped_turns() -> None:
    """K7, K16: only bo has hidden cards."""
    state = with_hidden(trio(), ana=0, bo=3, cy=0)
    assert events(state, None, TimeUp()) == (TurnPassed(ANA, late=True), TurnSkipped(BO), TurnBegan(1, CY))


def test_a_card_that_the_clock_opens_is_told_as_such() -> None:
    """K5."""
    (opened,) = events(table(), None, TimeUp())
    assert isinstance(opened, CardRevealed)
    assert (opened.seat, opened.place, opened.late) == (CY, 1, True)


def test_the_last_round_is_announced_once() -> None:
    """K13, K14."""
    state = with_points(trio(), ana=14)
    assert events(state, "ana", right(state, "bo"))[1:] == (LastRoundAnnounced(), TurnBegan(1, BO))
    state = act(state, "ana", right(state, "bo"))
    assert events(state, None, TimeUp()) == (TurnPassed(BO, late=True), TurnBegan(1, CY))
    assert events(missed(state), None, TimeUp())[-1] == GameEnded(Outcome(ANA, Reason.POINTS))


def test_ends() -> None:
    """K15, K17, K18."""
    state = with_hidden(trio(), ana=0, bo=1, cy=0)
    assert events(state, "ana", right(state, "bo"))[-1] == GameEnded(Outcome(ANA, Reason.NO_CARD_LEFT))
    quiet = rounds_missed(trio(), 3)
    assert events(quiet, "bo", CallEnd()) == (GameEnded(Outcome(ANA, Reason.END_CALLED)),)
    assert events(trio(), None, EndGame()) == (GameEnded(Outcome(None, Reason.CALLED_OFF)),)
    assert events(act(trio(), "cy", Leave()), "ana", Leave()) == (
        SeatLeft(ANA),
        GameEnded(Outcome(BO, Reason.NO_CARD_LEFT)),
    )


def test_seats() -> None:
    """K18, L1: a leaver on turn passes it on, and is not told as skipped."""
    assert events(trio(), "ana", Leave()) == (SeatLeft(ANA), TurnBegan(1, BO))
    state = act(trio(), "bo", Leave())
    assert events(state, None, TimeUp()) == (TurnPassed(ANA, late=True), TurnBegan(1, CY))
    assert events(state, None, Substitute(BO, Seat("eve"))) == (SeatTaken(Seat("eve")),)
