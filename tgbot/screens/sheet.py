"""The note sheet as everybody may read it, in lines of text and as a picture: one side after the other (D5)."""

from engine.codes.views import SheetRound, TableView
from tgbot.documents import Table
from tgbot.locale import Say
from tgbot.pictures import SheetPicture, sheet_texts
from tgbot.screens.parts import clue_text, dotted
from tgbot.sides import have_names, signed

LONGEST_IN_LINE = 48  # characters of a clue: two teams and eight rounds of them fit into one message of Telegram's


def sheet_lines(table: Table, view: TableView, say: Say) -> list[str]:
    """Return all finished rounds; where both sides have codes, below the names of the teams."""
    lines = []
    for side in view.sides:
        if side.sheet.rounds and have_names(view):
            lines.append(signed(table, side.key, say))
        lines += [_round_line(row, say) for row in side.sheet.rounds]
    return lines


def sheet_picture(table: Table, view: TableView, say: Say) -> SheetPicture:
    """Return the sheet to be drawn: only what everybody knows is on it."""
    return sheet_texts(view, table.name, say, title=table.title, teams=table.team_names)


def _round_line(row: SheetRound, say: Say) -> str:
    """Return a finished round in one line: its number, code and clues, and how it went."""
    marks = ("🕵️" if row.intercepted else "") + ("" if row.decoded else "❌") or "✅"
    clues = ", ".join(_clipped(clue_text(clue, say)) for clue in row.clues)
    return say.plain("end-round", round=row.round, code=dotted(row.code), clues=clues, marks=marks)


def _clipped(clue: str) -> str:
    return clue if len(clue) <= LONGEST_IN_LINE else clue[: LONGEST_IN_LINE - 1].rstrip() + "…"
