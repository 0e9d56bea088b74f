"""The game record: a whole game as JSON Lines, written, read and replayed.

Reading never trusts its input: a line is read up to a limit, and whatever cannot be read is answered and passed over.
"""

import json
from collections.abc import Iterable, Iterator, Mapping
from typing import IO, Any

from engine.core import Game, Refusal, Seat, Unreadable
from engine.registry import GAMES

LONGEST_LINE = 1 << 16  # bytes; a header with eight keywords in six languages takes less than 4 KiB


class BadHeader(Exception):
    """The header cannot start a game."""


def write(game: Game[Any, Any], final: Any, log: Iterable[tuple[Seat | None, Any]]) -> str:
    """Return the record of a finished game: its final state knows the header, the log the actions."""
    header = game.notation.write_header(final)
    return lines([header, *(game.notation.write_action(by, action) for by, action in log)])


def lines(written: Iterable[Mapping[str, Any]]) -> str:
    """Return the lines of a record as its text."""
    return "".join(f"{json.dumps(line, ensure_ascii=False)}\n" for line in written)


def replay(record: IO[bytes]) -> Iterator[dict[str, Any]]:
    """Yield what the table looks like after each line of a record, the header's first."""
    read = _lines(record)
    game, state = _start(next(read, None))
    yield _answer(game, state, None)
    for line in read:
        refused: str | None = None
        try:
            by, action = game.notation.read_action(_object(line))
            state = game.apply(state, by, action).state
        except Unreadable:
            refused = "unreadable"
        except Refusal as refusal:
            refused = refusal.reason()
        yield _answer(game, state, refused)


def _start(line: bytes | None) -> tuple[Game[Any, Any], Any]:
    try:
        header = _object(line)
    except Unreadable as error:
        raise BadHeader(str(error)) from error
    key = header.get("game")
    game = GAMES.get(key) if isinstance(key, str) else None
    if game is None:
        raise BadHeader(f"game: not one of {', '.join(GAMES)}")
    try:
        return game, game.start(game.notation.read_header(header)).state
    except ValueError as error:
        raise BadHeader(str(error)) from error


def _answer(game: Game[Any, Any], state: Any, refused: str | None) -> dict[str, Any]:
    return {"ok": refused is None, "refused": refused} | game.notation.snapshot(state)


def _lines(record: IO[bytes]) -> Iterator[bytes | None]:
    """Yield each line; None for one that is too long, which is read past without being kept."""
    while line := record.readline(LONGEST_LINE):
        if line.endswith(b"\n") or len(line) < LONGEST_LINE:
            yield line
            continue
        while (rest := record.readline(LONGEST_LINE)) and not rest.endswith(b"\n"):
            pass
        yield None


def _object(line: bytes | None) -> Mapping[str, Any]:
    if line is None:
        raise Unreadable("a line is missing or too long")
    try:
        text = line.decode()
        value = json.loads(text, parse_constant=_refuse)
        # A lone surrogate is no character: it could be neither shown nor written again.
        json.dumps(value, ensure_ascii=False).encode()
    except (ValueError, RecursionError) as error:
        raise Unreadable("not JSON") from error
    if not isinstance(value, dict):
        raise Unreadable("not a JSON object")
    return value


def _refuse(constant: str) -> None:
    """NaN and the infinities are numbers to Python's reader, but not JSON."""
    raise ValueError(constant)
