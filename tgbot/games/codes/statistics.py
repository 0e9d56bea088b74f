"""Statistics of code games, for players and chats."""

from engine.codes.lineups import TEAMS
from engine.codes.views import SheetRound, TableView
from engine.core import Seat
from tgbot.games.codes.model import OWN, CodesTally
from tgbot.i18n.texts import Say
from tgbot.pictures.stats import Bar, Figure
from tgbot.tables.model import GameTally, Table
from tgbot.ui.stats import share_bar

_SHARED = ("intercepted", "interceptions", "decoded", "guesses")  # answers that several players give together


def earned(view: TableView) -> dict[Seat, CodesTally]:
    """What each player has earned in a code game; nothing without a winner."""
    if view.outcome is None or view.outcome.winners is None:
        return {}
    return {seat: _earned(view, seat, side.key) for side in view.sides for seat in side.seats}


def counted(table: Table, view: TableView) -> Table:
    """Count the game for the chat, and the repeated counts of its shared answers in the tallies."""
    own, rows = OWN.of(table), [row for side in view.sides for row in side.sheet.rounds]
    once = {
        "intercepted": sum(row.intercepted for row in rows),
        "interceptions": sum(row.interception is not None for row in rows),
        "decoded": sum(row.decoded for row in rows),
        "guesses": sum(row.guess is not None for row in rows),
    }
    total = {name: sum(getattr(tally, name) for tally in earned(view).values()) for name in _SHARED}
    repeated = {name: own.repeated.get(name, 0) + total[name] - once[name] for name in _SHARED}
    return OWN.put(table, finished=own.finished + 1, repeated=repeated)


def chat_tally(table: Table, total: GameTally) -> CodesTally:
    """The totals of a chat: a team's shared answer counts once, and so does a pair's win."""
    own = OWN.of(table)
    assert isinstance(total, CodesTally)  # noqa: S101 - the registry gives each game its own
    once = total.replace(**{name: getattr(total, name) - count for name, count in own.repeated.items()})
    pairs = total.pair_wins // 2
    between_teams = own.finished - pairs - total.interceptor_wins - own.robot_wins  # each won by a team, or shared
    return once.replace(pair_wins=pairs, team_wins=between_teams)


def figures(tally: GameTally, say: Say) -> tuple[Figure, ...]:
    """Wins by role."""
    assert isinstance(tally, CodesTally)  # noqa: S101
    return (
        Figure(str(tally.pair_wins), say.plain("picture-pair-wins", count=tally.pair_wins)),
        Figure(str(tally.interceptor_wins), say.plain("picture-interceptor-wins", count=tally.interceptor_wins)),
        Figure(str(tally.team_wins), say.plain("picture-team-wins", count=tally.team_wins)),
    )


def bars(tally: GameTally, say: Say) -> tuple[Bar, ...]:
    """Codes intercepted, and own codes decoded."""
    assert isinstance(tally, CodesTally)  # noqa: S101
    return (
        share_bar(say.plain("picture-intercepted"), tally.intercepted, tally.interceptions, say),
        share_bar(say.plain("picture-decoded"), tally.decoded, tally.guesses, say),
    )


def _earned(view: TableView, seat: Seat, side: str) -> CodesTally:
    won = view.outcome is not None and side in (view.outcome.winners or ())
    # A guess belongs to a side's players except the encoder, an interception to all of the other side (D11).
    rows = [(row, one.key == side) for one in view.sides for row in one.sheet.rounds]
    read = [row for row, own in rows if own and row.guess is not None and _guessed(row, seat)]
    heard = [row for row, own in rows if not own and row.interception is not None and _intercepted(row, seat)]
    return CodesTally(
        pair_wins=int(won and side == "pair"),
        interceptor_wins=int(won and side == "interceptor"),
        team_wins=int(won and view.lineup == TEAMS.key),
        intercepted=sum(row.intercepted for row in heard),
        interceptions=len(heard),
        decoded=sum(row.decoded for row in read),
        guesses=len(read),
    )


def _guessed(row: SheetRound, seat: Seat) -> bool:
    return seat in row.guessers if row.guessers else seat != row.encoder


def _intercepted(row: SheetRound, seat: Seat) -> bool:
    return seat in row.interceptors if row.interceptors else True
