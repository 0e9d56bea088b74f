"""The picture of a player's statistics: a few large figures, and bars for rates."""

from collections.abc import Sequence
from dataclasses import dataclass

from tgbot.pictures.blocks import Block, Box, Panel, apart, card, column, paragraph, placed, row
from tgbot.pictures.canvas import png
from tgbot.pictures.colours import ACCENT, SURFACE, TINT
from tgbot.pictures.fonts import Face
from tgbot.pictures.layout import GAP, INNER, QUIET, RADIUS, STRONG, head, page
from tgbot.pictures.wording import Pen

_IN_A_ROW = 2
_PADDING = 28
_BAR = 28
_VALUE = Pen(Face.BOLD, 76, ACCENT)
_PERCENT = Pen(Face.BOLD, 40, ACCENT)


@dataclass(frozen=True, slots=True)
class Figure:
    """A number, and what it counts."""

    value: str
    label: str


@dataclass(frozen=True, slots=True)
class Bar:
    """A share from 0 to 1, with its texts."""

    label: str
    share: float
    percent: str
    detail: str


@dataclass(frozen=True, slots=True)
class StatsPicture:
    """All texts of the picture, ready to draw."""

    overline: str
    title: str
    figures: tuple[Figure, ...]
    bars: tuple[Bar, ...]

    def draw(self) -> bytes:
        """The PNG file."""
        return png(stats_layout(self))


def stats_layout(stats: StatsPicture) -> Block:
    """The page."""
    figures = [stats.figures[at : at + _IN_A_ROW] for at in range(0, len(stats.figures), _IN_A_ROW)]
    bars = [card(_bar(bar), SURFACE, x=_PADDING, y=_PADDING, radius=RADIUS) for bar in stats.bars]
    return page(head(stats.overline, stats.title), [*(_figures(part) for part in figures), *bars])


def _figures(figures: Sequence[Figure]) -> Block:
    width = (INNER - GAP * (len(figures) - 1)) // len(figures)
    contents = [_figure(figure, width - 2 * GAP) for figure in figures]
    height = max(content.height for content in contents) + 2 * GAP
    return row([card(c, SURFACE, x=GAP, y=GAP, radius=RADIUS, width=width, height=height) for c in contents], GAP)


def _figure(figure: Figure, width: int) -> Block:
    value = paragraph(figure.value, _VALUE, width, centred=True)
    return column([value, paragraph(figure.label, QUIET, width, max_lines=3, centred=True)], 4)


def _bar(bar: Bar) -> Block:
    width = INNER - 2 * _PADDING
    percent = paragraph(bar.percent, _PERCENT, width // 3)
    label = column(
        [
            paragraph(bar.label, STRONG, width - percent.width - GAP, max_lines=2),
            paragraph(bar.detail, QUIET, width - percent.width - GAP, max_lines=2),
        ],
        4,
    )
    filled = max(_BAR, round(width * min(1.0, bar.share))) if bar.share > 0 else 0
    panels = [Panel(Box(0, 0, width, _BAR), TINT, _BAR // 2)]
    if filled:
        panels.append(Panel(Box(0, 0, filled, _BAR), ACCENT, _BAR // 2))
    return column([apart(label, percent, width), placed(width, _BAR, (), tuple(panels))], GAP)
