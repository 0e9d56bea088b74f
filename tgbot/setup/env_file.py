"""The file with the settings, changed line by line: what we do not know in it stays as it is."""

import os
import re
import tempfile
from collections.abc import Mapping
from io import StringIO
from pathlib import Path

from dotenv import dotenv_values

_LINE = re.compile(r"\s*(?:export\s+)?(\w+)\s*=")


def read_text(path: Path) -> str:
    """Return the text of a file, or nothing where there is none."""
    return path.read_text(encoding="utf-8") if path.is_file() else ""


def values(text: str) -> dict[str, str]:
    """Return the settings in a file by their names in capitals, empty ones left out."""
    read = dotenv_values(stream=StringIO(text), interpolate=False)
    return {name.upper(): value for name, value in read.items() if value}


def differing(text: str, wanted: Mapping[str, str | None]) -> list[str]:
    """Return the names of the settings that stand in a file with another value, or should not stand there."""
    there = values(text)
    return [name for name, value in wanted.items() if name in there and there[name] != value]


def merged(text: str, wanted: Mapping[str, str | None]) -> str:
    """Return a file's text with some settings changed in their places, added at the end, or (None) taken out."""
    left, lines = dict(wanted), []
    for line in text.splitlines():
        found = _LINE.match(line)
        name = found[1].upper() if found else ""
        if name not in wanted:
            lines.append(line)
        elif left.get(name) is not None:
            lines.append(f"{name}={left[name]}")
            left[name] = None  # a second line of the same name would win over the first
    lines += [f"{name}={value}" for name, value in left.items() if value is not None]
    return "".join(f"{line}\n" for line in lines)


def write_private(path: Path, text: str) -> None:
    """Put a text in the place of a file, whole or not at all, for its owner's eyes only."""
    path = path.resolve()
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f"{path.name}.")  # made with mode 600
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink()
        raise
