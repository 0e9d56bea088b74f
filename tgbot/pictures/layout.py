"""The shared page: its width and its head."""

from collections.abc import Sequence

from tgbot.pictures.blocks import Block, Box, Panel, column, paragraph, placed
from tgbot.pictures.colours import ACCENT, FAINT, ON_ACCENT, ON_ACCENT_FAINT, TEXT
from tgbot.pictures.fonts import Face
from tgbot.pictures.wording import Pen

WIDTH = 1080
MARGIN = 36
GAP = 16
BELOW_HEAD = MARGIN - GAP // 2
INNER = WIDTH - 2 * MARGIN  # the width of the page's content
RADIUS = 28

QUIET = Pen(Face.REGULAR, 30, FAINT)
PLAIN = Pen(Face.REGULAR, 32, TEXT)
STRONG = Pen(Face.BOLD, 32, TEXT)

_OVERLINE = Pen(Face.REGULAR, 30, ON_ACCENT_FAINT)
_TITLE = Pen(Face.BOLD, 52, ON_ACCENT)
_REASON = Pen(Face.REGULAR, 30, ON_ACCENT_FAINT)


def head(overline: str, title: str, headline: str = "", reason: str = "") -> Block:
    """The coloured band on top of a page: a headline, where there is one, is larger than the page's title."""
    large, above = (headline, f"{overline} · {title}") if headline else (title, overline)
    parts = [paragraph(above, _OVERLINE, INNER), paragraph(large, _TITLE, INNER, max_lines=3)]
    if reason:
        parts.append(paragraph(reason, _REASON, INNER, max_lines=3))
    content = column(parts, 10)
    height = content.height + 2 * MARGIN
    return placed(WIDTH, height, [(MARGIN, MARGIN, content)], (Panel(Box(0, 0, WIDTH, height), ACCENT),))


def page(top: Block, sections: Sequence[Block]) -> Block:
    """A whole page: its head, and sections with margins."""
    body = column(sections, GAP)
    start = top.height + BELOW_HEAD
    return placed(WIDTH, start + body.height + MARGIN, [(0, 0, top), (MARGIN, start, body)])
