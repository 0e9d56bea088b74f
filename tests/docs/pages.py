"""The pages that people read, and the commands in them."""

import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), ROOT / "locales/README.md"])
_BLOCK = re.compile(r"^( *)```(?:sh|bash|shell|console)\n(.*?)^ *```", re.MULTILINE | re.DOTALL)


def commands(page: Path) -> Iterator[str]:
    """Yield each line of the blocks of shell commands."""
    for block in _BLOCK.finditer(page.read_text(encoding="utf-8")):
        yield from (line.strip() for line in block[2].splitlines() if line.strip())
