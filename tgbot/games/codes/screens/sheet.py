"""The public note sheet, as lines of text and as a picture: one side after the other (D5)."""

from engine.codes.views import SheetRound, TableView
from tgbot.games.codes.model import OWN
from tgbot.games.codes.pictures.sheet import SheetPicture
from tgbot.games.codes.pictures.sheet_texts import sheet_texts
from tgbot.games.codes.screens.parts import Cast, cast_of, clue_text, dotted
from tgbot.i18n.texts import Say
from tgbot.tables.model import Table
from tgbot.ui.fitting import clipped

MAX_SHOWN_CLUE_LEN = 48  # characters of a clue: two teams and eight rounds of them fit into one Telegram message


def sheet_lines(table: Table, view: TableView, say: Say) -> list[str]:
    """All finished rounds."""
    return round_lines(view, cast_of(table, view, say), say, MAX_SHOWN_CLUE_LEN)


def round_lines(view: TableView, cast: Cast, say: Say, clue_len: int) -> list[str]:
    """All finished rounds; below the names of the teams if both sides have codes. Longer clues are cut."""
    lines = []
    for side in view.sides:
        if side.sheet.rounds and cast.named:
            lines.append(cast.called[side.key])
        lines += [_round_line(row, say, clue_len) for row in side.sheet.rounds]
    return lines


def sheet_picture(table: Table, view: TableView, say: Say) -> SheetPicture:
    """The sheet as a picture, with public information only."""
    return sheet_texts(view, table.name, say, title=table.title, teams=OWN.of(table).team_names)


def _round_line(row: SheetRound, say: Say, clue_len: int) -> str:
    """A finished round in one line: its number, code, clues and result."""
    marks = ("🕵️" if row.intercepted else "") + ("" if row.decoded else "❌") or "✅"
    clues = ", ".join(clipped(clue_text(clue, say), clue_len) for clue in row.clues)
    return say.plain("end-round", round=row.round, code=dotted(row.code), clues=clues, marks=marks)
