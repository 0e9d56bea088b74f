"""Which updates the store took, as it wrote them down: read along, since it forgets what it has rewritten."""

import re
from io import BufferedReader
from pathlib import Path

_INCREMENT = re.compile(r"\.(\d+)\.incr\.aof$")


class Journal:
    """Reads a server's append-only file as it grows, and counts the updates in it."""

    def __init__(self, folder: Path) -> None:
        """Take the server's folder."""
        self.taken: set[int] = set()  # ids of updates
        self.doubled = 0
        self._folder = folder
        self._open: dict[int, BufferedReader] = {}  # parts of the file that are still read, by their number
        self._done = 0  # the number of the last part that was read to its end
        self._rest = b""
        self._seen: set[tuple[bytes, bytes]] = set()

    def read(self) -> None:
        """Read what is new. A part is opened before it can be deleted, if this is called often enough."""
        for path in self._folder.glob("appendonlydir/*.incr.aof"):
            found = _INCREMENT.search(path.name)
            if found and int(found[1]) > self._done and int(found[1]) not in self._open:
                self._open[int(found[1])] = path.open("rb")
        for number in sorted(self._open):
            part = self._open[number]
            self._feed(part.read())
            if number != max(self._open):  # the server writes to the newest only
                part.close()
                del self._open[number]
                self._done, self._rest = number, b""

    def close(self) -> None:
        """Close what is open."""
        for part in self._open.values():
            part.close()

    def _feed(self, new: bytes) -> None:
        log, at = self._rest + new, 0
        while (command := _command(log, at)) is not None:
            words, at = command
            match words:
                case [b"ZADD", key, _, update] if key.startswith(b"seen:"):
                    self._count(key, update)
        self._rest = log[at:]

    def _count(self, key: bytes, update: bytes) -> None:
        self.doubled += (key, update) in self._seen
        self._seen.add((key, update))
        if update[1:].isdigit():
            self.taken.add(int(update[1:]))


def _command(log: bytes, at: int) -> tuple[list[bytes], int] | None:
    """The command that begins here and where the next one does; None while it is not all there."""
    words: list[bytes] = []
    end = log.find(b"\r\n", at)
    if end < 0:
        return None
    count, at = int(log[at + 1 : end]), end + 2
    for _ in range(count):
        end = log.find(b"\r\n", at)
        if end < 0:
            return None
        length, at = int(log[at + 1 : end]), end + 2
        if len(log) < at + length + 2:
            return None
        words.append(log[at : at + length])
        at += length + 2
    return words, at
