"""Titles at the end of a card game are true, few, and each given once."""

from dataclasses import replace

import pytest

from engine.core import Seat
from engine.kryptos.actions import EndGame, GuessCard, Leave, Substitute
from engine.kryptos.scoring import Outcome, Reason
from engine.kryptos.views import AttemptView, TableView
from tests.unit.engine.kryptos.tables import act, table_view, trio, with_points
from tgbot.games.kryptos.titles import MAX_TITLES, Honour, Title, titles

ANA, BO, CY = Seat("ana"), Seat("bo"), Seat("cy")


def ended(*attempts: AttemptView, ana: int = 15, bo: int = 9) -> TableView:
    """A finished game that Ana won, with these attempts."""
    view = table_view(act(with_points(trio(), ana=ana, bo=bo), None, EndGame()))
    return replace(view, attempts=attempts, outcome=Outcome(ANA, Reason.POINTS))


def attempt(by: Seat, owner: Seat, *, right: bool, bought: bool = False) -> AttemptView:
    return AttemptView(1, by, owner, 3, 9, right, bought, 3 if right else 0)


def test_who_never_missed_is_a_sharpshooter() -> None:
    hits = [attempt(ANA, BO, right=True)] * 4
    assert titles(ended(*hits))[0] == Title(Honour.SHARPSHOOTER, ANA, 4)
    assert Honour.SHARPSHOOTER not in [title.honour for title in titles(ended(*hits[1:]))]
    assert Honour.SHARPSHOOTER not in [title.honour for title in titles(ended(*hits, attempt(ANA, BO, right=False)))]


def test_who_was_guessed_at_and_never_found_has_a_poker_face() -> None:
    assert Title(Honour.POKER_FACE, BO, 1) in titles(ended(attempt(CY, BO, right=False)))
    assert titles(ended(attempt(CY, BO, right=False), attempt(CY, BO, right=True))) == []


def test_a_hand_that_a_leaver_has_opened_has_no_poker_face_k18() -> None:
    missed = act(trio(), ANA, GuessCard(BO, 3, 48))
    left = act(missed, BO, Leave())
    taken = act(left, None, Substitute(BO, Seat("di")))
    view = replace(table_view(act(taken, None, EndGame())), outcome=Outcome(ANA, Reason.POINTS))
    assert [(attempt.owner, attempt.right) for attempt in view.attempts] == [("di", False)]
    assert Honour.POKER_FACE not in [title.honour for title in titles(view)]


def test_second_attempts_that_were_right_are_a_second_wind_k10() -> None:
    bought = [attempt(BO, CY, right=True, bought=True)] * 2
    assert titles(ended(*bought)) == [Title(Honour.SECOND_WIND, BO, 2)]
    assert titles(ended(*bought[1:])) == []


@pytest.mark.parametrize(("bo", "honours"), [(15, [Honour.TIE]), (14, [Honour.PHOTO_FINISH]), (13, [])])
def test_a_close_end_is_a_photo_finish_k14(bo: int, honours: list[Honour]) -> None:
    assert [title.honour for title in titles(ended(bo=bo))] == honours


def test_a_title_is_given_once_and_there_are_few() -> None:
    both = [attempt(ANA, BO, right=True)] * 4 + [attempt(CY, BO, right=True)] * 5
    assert titles(ended(*both)) == [Title(Honour.SHARPSHOOTER, CY, 5)]
    many = ended(*both, attempt(BO, ANA, right=False), attempt(BO, CY, right=False), bo=14)
    assert len(titles(many)) == MAX_TITLES


def test_without_a_winner_there_is_none() -> None:
    assert titles(replace(ended(*[attempt(ANA, BO, right=True)] * 4), outcome=Outcome(None, Reason.CALLED_OFF))) == []
    assert titles(table_view(trio())) == []
