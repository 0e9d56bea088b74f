"""What the pictures share: their width, and the head of the page."""

from collections.abc import Sequence

from tgbot.pictures.blocks import Block, Box, Panel, column, paragraph, placed
from tgbot.pictures.colours import ACCENT, FAINT, ON_ACCENT, ON_ACCENT_FAINT, TEXT
from tgbot.pictures.fonts import Face
from tgbot.pictures.wording import Pen

WIDTH = 1080
MARGIN = 36
GAP = 16
INNER = WIDTH - 2 * MARGIN  # the width of what stands on the page
RADIUS = 28

QUIET = Pen(Face.REGULAR, 30, FAINT)
PLAIN = Pen(Face.REGULAR, 32, TEXT)
STRONG = Pen(Face.BOLD, 32, TEXT)

_OVERLINE = Pen(Face.REGULAR, 30, ON_ACCENT_FAINT)
_TITLE = Pen(Face.BOLD, 52, ON_ACCENT)
_HEADLINE = Pen(Face.BOLD, 38, ON_ACCENT)
_REASON = Pen(Face.REGULAR, 30, ON_ACCENT_FAINT)


def head(overline: str, title: str, headline: str = "", reason: str = "") -> Block:
    """Return the coloured band on top of a page."""
    parts = [column([paragraph(overline, _OVERLINE, INNER), paragraph(title, _TITLE, INNER, most=2)], 6)]
    if headline:
        why = [paragraph(reason, _REASON, INNER, most=2)] if reason else []
        parts.append(column([paragraph(headline, _HEADLINE, INNER, most=2), *why], 6))
    content = column(parts, 20)
    height = content.height + 2 * MARGIN
    return placed(WIDTH, height, [(MARGIN, MARGIN, content)], (Panel(Box(0, 0, WIDTH, height), ACCENT),))


def page(top: Block, sections: Sequence[Block]) -> Block:
    """Return a whole page: its head, and sections with room around them."""
    body = column(sections, GAP)
    height = top.height + body.height + 2 * MARGIN - GAP // 2
    return placed(WIDTH, height, [(0, 0, top), (MARGIN, top.height + MARGIN - GAP // 2, body)])
