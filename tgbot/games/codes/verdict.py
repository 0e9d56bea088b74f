"""The reason for a game's result: the deciding rule, in plain words. Pure functions of the public view."""

from collections.abc import Callable, Mapping
from enum import StrEnum

from engine.codes.lineups import LINEUPS
from engine.codes.scoring import TOKENS_TO_DECIDE, Reason, Tie, tie_case
from engine.codes.terms import Phase
from engine.codes.views import SideView, TableView
from tgbot.i18n.texts import Say

EARLY_ROUND = 3  # two codes read by then are remarkable, and so is a pair that nobody has read until then

Called = Mapping[str, str]
"""The display names of the sides."""


def why(view: TableView, say: Say, called: Called) -> list[str]:
    """Why a game is over, in the order in which a tie was broken (D20-D25)."""
    if view.outcome is None:
        return []
    won = view.outcome.winners or ()
    match view.outcome.reason:
        case Reason.INTERCEPTIONS:
            return [say.plain("end-why-interceptions", team=called[won[0]])]
        case Reason.MISCOMMUNICATIONS:
            loser = next(side.key for side in view.sides if side.key not in won)
            return [say.plain("end-why-miscommunications", team=called[loser])]
        case Reason.POINTS:
            return [tie(view, say, called), say.plain("end-why-points", score=points(view, called))]
        case Reason.KEYWORDS | Reason.SHARED as reason:
            right = _score(view, called, lambda side: side.words_right)
            return [*tied(view, say, called), say.plain(f"end-why-{reason}", score=right)]
        case Reason.INTERCEPTOR_TOKENS:
            return [say.plain("end-why-interceptor-tokens", won=", ".join(_tokens(view, say)))]
        case reason:
            return [say.plain(f"end-why-{reason}", rounds=view.rounds)]


def cracked(view: TableView) -> bool:
    """The interceptor read the last code, and did not only get a token because the pair did not (I4, I5)."""
    return any(row.intercepted for side in view.sides for row in side.sheet.rounds if row.round == last_round(view))


def victory(view: TableView, winner: str) -> str:
    """Who won, and for the interceptor whether by reading the last code: what the headlines' texts are named after."""
    return "interceptor-given" if winner == "interceptor" and not cracked(view) else winner


def last_round(view: TableView) -> int:
    """The last round that was revealed."""
    return max((row.round for side in view.sides for row in side.sheet.rounds), default=0)


class Title(StrEnum):
    """What winners can earn besides the victory."""

    POKER_FACE = "poker-face"
    SOULMATES = "soulmates"
    MIND_READER = "mind-reader"
    BUZZER = "buzzer"


def titles(view: TableView) -> list[Title]:
    """Small titles that the winners have earned."""
    won = view.outcome.winners if view.outcome else None
    if won is None or len(won) != 1:
        return []
    side = view.side(won[0])
    if not side.encodes:
        hits = [row.round for other in view.sides for row in other.sheet.rounds if row.intercepted]
        early = len(hits) >= TOKENS_TO_DECIDE and hits[-1] <= EARLY_ROUND
        return [Title.MIND_READER] if early else [Title.BUZZER] if last_round(view) == view.rounds else []
    rows = side.sheet.rounds
    earned = []
    if len(rows) >= EARLY_ROUND and not any(row.intercepted for row in rows):
        earned.append(Title.POKER_FACE)
    if len(rows) >= EARLY_ROUND and all(row.decoded for row in rows):
        earned.append(Title.SOULMATES)
    return earned


def came_to_keywords(view: TableView) -> bool:
    """Whether the keywords decide or decided (D24), even if the game was aborted before they did."""
    if view.outcome is None or view.outcome.by_keywords:
        return view.outcome is not None or view.phase is Phase.KEYWORDS
    finished = all(side.sheet.rounds and side.sheet.rounds[-1].round == view.round for side in view.sides)
    tallies = tuple(side.tally for side in view.sides)
    return finished and LINEUPS[view.lineup].verdict(tallies, view.round == view.rounds) is Tie


def tied(view: TableView, say: Say, called: Called) -> list[str]:
    """Why only the keywords can decide: the tie case, and equal points (D22, D23)."""
    return [tie(view, say, called), say.plain("end-equal-points", score=points(view, called))]


def tie(view: TableView, say: Say, called: Called) -> str:
    """The tie case (D22)."""
    both = [
        side.key for side in view.sides if min(side.tally.intercepts, side.tally.miscommunications) >= TOKENS_TO_DECIDE
    ]
    teams = ", ".join(called[key] for key in both)
    return say.plain(f"end-tie-{tie_case(tuple(side.tally for side in view.sides))}", team=teams, rounds=view.rounds)


def points(view: TableView, called: Called) -> str:
    """The points of both teams (D23)."""
    return _score(view, called, lambda side: side.tally.points)


def _tokens(view: TableView, say: Say) -> list[str]:
    """How the interceptor got each token (I4, I5)."""
    found = []
    for row in (row for side in view.sides for row in side.sheet.rounds):
        if row.intercepted:
            found.append(say.plain("end-why-token-intercepted", round=row.round))
        if not row.decoded:
            found.append(say.plain("end-why-token-misread", round=row.round))
    return found


def _score(view: TableView, called: Called, count: Callable[[SideView], int]) -> str:
    first, second = view.sides
    return f"{called[first.key]} {_signed(count(first))} : {_signed(count(second))} {called[second.key]}"


def _signed(count: int) -> str:
    return f"−{-count}" if count < 0 else str(count)
