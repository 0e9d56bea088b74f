"""What a code game has earned its players."""

from engine.codes.lineups import TEAMS
from engine.codes.views import TableView
from tgbot.documents import PlayerTally


def earned(view: TableView) -> dict[int, PlayerTally]:
    """Return what each player has earned in a code game; nothing where it has no winner."""
    if view.outcome is None or view.outcome.winners is None:
        return {}
    return {int(seat): _earned(view, seat, side.key) for side in view.sides for seat in side.seats}


def answers(view: TableView) -> dict[str, int]:
    """Return how many answers of each kind a code game had, whoever shared them."""
    rows = [row for side in view.sides for row in side.sheet.rounds]
    return {
        "intercepted": sum(row.intercepted for row in rows),
        "interceptions": sum(row.interception is not None for row in rows),
        "decoded": sum(row.decoded for row in rows),
        "guesses": sum(row.guess is not None for row in rows),
    }


def _earned(view: TableView, seat: str, side: str) -> PlayerTally:
    won = view.outcome is not None and side in (view.outcome.winners or ())
    # A guess belongs to those of a side who did not write the clues, an interception to all of the other side (D11).
    rows = [(row, one.key == side) for one in view.sides for row in one.sheet.rounds]
    read = [row for row, own in rows if own and row.encoder != seat and row.guess is not None]
    heard = [row for row, own in rows if not own and row.interception is not None]
    return PlayerTally(
        name="",
        games=1,
        pair_wins=int(won and side == "pair"),
        interceptor_wins=int(won and side == "interceptor"),
        team_wins=int(won and view.lineup == TEAMS.key),
        intercepted=sum(row.intercepted for row in heard),
        interceptions=len(heard),
        decoded=sum(row.decoded for row in read),
        guesses=len(read),
    )
