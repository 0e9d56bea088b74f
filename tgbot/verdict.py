"""Why a game ended as it did: the rule that decided, in plain words. Pure functions of the public view."""

from collections.abc import Callable

from engine.codes.lineups import LINEUPS
from engine.codes.scoring import Reason, Tie, tie_case
from engine.codes.terms import Phase
from engine.codes.views import SideView, TableView
from tgbot.locale import Say

Called = Callable[[str], str]
"""Tells what a side is called."""


def why(view: TableView, say: Say, called: Called) -> list[str]:
    """Return why a game is over, in the order in which a tie was broken (D20-D25)."""
    if view.outcome is None:
        return []
    won = view.outcome.winners or ()
    match view.outcome.reason:
        case Reason.INTERCEPTIONS:
            return [say.plain("end-why-interceptions", team=called(won[0]))]
        case Reason.MISCOMMUNICATIONS:
            loser = next(side.key for side in view.sides if side.key not in won)
            return [say.plain("end-why-miscommunications", team=called(loser))]
        case Reason.POINTS:
            return [tie(view, say, called), say.plain("end-why-points", score=points(view, called))]
        case Reason.KEYWORDS | Reason.SHARED as reason:
            right = _score(view, called, lambda side: side.words_right)
            return [*tied(view, say, called), say.plain(f"end-why-{reason}", score=right)]
        case reason:
            return [say.plain(f"end-why-{reason}", rounds=view.rounds)]


def came_to_keywords(view: TableView) -> bool:
    """Tell whether it is or was for the keywords to decide (D24), also where the game broke off before they did."""
    if view.outcome is None or view.outcome.by_keywords:
        return view.outcome is not None or view.phase is Phase.KEYWORDS
    finished = all(side.sheet.rounds and side.sheet.rounds[-1].round == view.round for side in view.sides)
    tallies = tuple(side.tally for side in view.sides)
    return finished and LINEUPS[view.lineup].verdict(tallies, view.round == view.rounds) is Tie


def tied(view: TableView, say: Say, called: Called) -> list[str]:
    """Return why only the keywords can decide: the tie case, and equal points (D22, D23)."""
    return [tie(view, say, called), say.plain("end-equal-points", score=points(view, called))]


def tie(view: TableView, say: Say, called: Called) -> str:
    """Return the tie case (D22)."""
    both = [side.key for side in view.sides if min(side.tally.intercepts, side.tally.miscommunications) > 1]
    teams = ", ".join(map(called, both))
    return say.plain(f"end-tie-{tie_case(tuple(side.tally for side in view.sides))}", team=teams, rounds=view.rounds)


def points(view: TableView, called: Called) -> str:
    """Return the points of both teams (D23)."""
    return _score(view, called, lambda side: side.tally.points)


def _score(view: TableView, called: Called, count: Callable[[SideView], int]) -> str:
    first, second = view.sides
    return f"{called(first.key)} {_signed(count(first))} : {_signed(count(second))} {called(second.key)}"


def _signed(count: int) -> str:
    return f"−{-count}" if count < 0 else str(count)
