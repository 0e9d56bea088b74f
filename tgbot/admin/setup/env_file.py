"""The settings file, edited line by line: unknown lines stay as they are."""

import os
import re
import tempfile
from collections.abc import Mapping
from io import StringIO
from pathlib import Path

from dotenv import dotenv_values

_LINE = re.compile(r"\s*(?:export\s+)?(\w+)\s*=")


def read_text(path: Path) -> str:
    """The text of a file; empty if it does not exist."""
    return path.read_text(encoding="utf-8") if path.is_file() else ""


def values(text: str) -> dict[str, str]:
    """The non-empty settings in a file by their upper-case names."""
    read = dotenv_values(stream=StringIO(text), interpolate=False)
    return {name.upper(): value for name, value in read.items() if value}


def differing(text: str, wanted: Mapping[str, str | None]) -> list[str]:
    """The names of settings that have another value in a file, or should not be there."""
    current = values(text)
    return [name for name, value in wanted.items() if name in current and current[name] != value]


def merged(text: str, wanted: Mapping[str, str | None]) -> str:
    """A file's text with settings replaced in place, appended, or (None) removed."""
    left, lines = dict(wanted), []
    for line in text.splitlines():
        found = _LINE.match(line)
        name = found[1].upper() if found else ""
        if name not in wanted:
            lines.append(line)
        elif left.get(name) is not None:
            lines.append(f"{name}={left[name]}")
            left[name] = None  # a second line of the same name would override the first
    lines += [f"{name}={value}" for name, value in left.items() if value is not None]
    return "".join(f"{line}\n" for line in lines)


def write_private(path: Path, text: str) -> None:
    """Replace a file atomically, with mode 600."""
    path = path.resolve()
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f"{path.name}.")  # created with mode 600
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink()
        raise
