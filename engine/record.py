"""The game record: a whole game as JSON Lines, written, read and replayed.

Reading never trusts its input: a line is read up to a limit, and one that cannot be read is answered and skipped.
"""

import json
from collections.abc import Iterable, Iterator
from typing import IO

from engine.codec import Json
from engine.core import AnyGame, Game, Move, OwnView, Refusal, Setup, State, Unreadable, View
from engine.registry import GAMES

MAX_LINE_LEN = 1 << 16  # bytes; a header with eight keywords in six languages takes less than 4 KiB


class BadHeader(Exception):
    """The header cannot start a game."""


def write(game: Game[Setup, State, View, OwnView], final: State, log: Iterable[Move]) -> str:
    """The record of a finished game: its header comes from the final state, its lines from the log."""
    header = game.notation.write_header(final)
    return lines([header, *(game.notation.write_action(by, action) for by, action in log)])


def lines(written: Iterable[Json]) -> str:
    return "".join(f"{json.dumps(line, ensure_ascii=False)}\n" for line in written)


def replay(record: IO[bytes]) -> Iterator[Json]:
    """What the table looks like after each line of a record, the header's first; `BadHeader` where no game starts."""
    read = _lines(record)
    try:
        header = _object(next(read, None))
    except Unreadable as error:
        raise BadHeader(str(error)) from error
    yield from _replay(_game(header), header, read)


def _game(header: Json) -> AnyGame:
    key = header.get("game")
    game = GAMES.get(key) if isinstance(key, str) else None
    if game is None:
        raise BadHeader(f"game: not one of {', '.join(GAMES)}")
    return game


def _replay(game: Game[Setup, State, View, OwnView], header: Json, read: Iterator[bytes | None]) -> Iterator[Json]:
    try:
        state = game.start(game.notation.read_header(header)).state
    except ValueError as error:
        raise BadHeader(str(error)) from error
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


def _answer(game: Game[Setup, State, View, OwnView], state: State, refused: str | None) -> Json:
    return {"ok": refused is None, "refused": refused} | game.notation.snapshot(state)


def _lines(record: IO[bytes]) -> Iterator[bytes | None]:
    """Each line; None for one that is too long, which is skipped without being kept."""
    while line := record.readline(MAX_LINE_LEN):
        if line.endswith(b"\n") or len(line) < MAX_LINE_LEN:
            yield line
            continue
        while (rest := record.readline(MAX_LINE_LEN)) and not rest.endswith(b"\n"):
            pass
        yield None


def _object(line: bytes | None) -> Json:
    if line is None:
        raise Unreadable("a line is missing or too long")
    try:
        text = line.decode()
        value = json.loads(text, parse_constant=_refuse)
        # A lone surrogate is not a character: it could be neither shown nor written again.
        json.dumps(value, ensure_ascii=False).encode()
    except (ValueError, RecursionError) as error:
        raise Unreadable("not JSON") from error
    if not isinstance(value, dict):
        raise Unreadable("not a JSON object")
    return value


def _refuse(constant: str) -> None:
    """NaN and the infinities, which Python reads as numbers, are not JSON."""
    raise ValueError(constant)
