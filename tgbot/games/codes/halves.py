"""The halves of a game: what each is called, and those that are finished, in the order in which they were played."""

from engine.codes.views import HalfView, SheetRound, SideView, TableView


def half_key(half: HalfView | None) -> str:
    """The name of the code on the table; empty where there is none."""
    return f"{half.round}/{half.side}" if half else ""


def finished(view: TableView) -> list[tuple[SheetRound, SideView]]:
    """The finished halves, each with whose code it was: White before Black in each round (D10, D18)."""
    halves = [(row, side) for side in view.sides for row in side.sheet.rounds]
    return sorted(halves, key=lambda half: half[0].round)


def last_reveal(view: TableView) -> tuple[SheetRound, SideView] | None:
    """The newest finished half and whose code it was."""
    return next(reversed(finished(view)), None)
