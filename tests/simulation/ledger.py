"""The ledger of a run: every commit and call, and what follows from them, for the invariants to look at."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from tests.simulation.database import Command, Database
from tests.simulation.loop import wall_clock
from tgbot.store.codec import load
from tgbot.tables.model import Document, Table
from tgbot.tables.places import Place, parse_place
from tgbot.tables.session import session


@dataclass(frozen=True)
class Commit:
    """One decision that the store took over; `after` is the document, the same as before where nothing changed."""

    place: Place
    update: str
    expected: int
    revision: int  # that it replaced
    stored: int  # that it has
    before: Document
    after: Document
    changed: bool
    now: float  # by the clock of who decided
    due: float | None
    arrives: float  # when a copy has it

    @cached_property
    def view(self) -> Any:
        """Return what everybody may know of the game that is played after it; None where none is."""
        table = self.after
        if not isinstance(table, Table) or table.state is None:
            return None
        return session(table).view()


@dataclass
class Ledger:
    """What has happened at the store."""

    database: Database
    told: Callable[[str], None]
    commits: list[Commit] = field(default_factory=list)
    applied: set[tuple[Place, str]] = field(default_factory=set)  # which updates were applied to which places
    counts: Counter[str] = field(default_factory=Counter)
    _kept: dict[Place, tuple[bytes, Document]] = field(default_factory=dict)
    on_commit: Callable[[Commit], None] = lambda _: None
    on_post: Callable[[Place, str, bytes, bytes, float], None] = lambda *_: None  # the last: when a copy has it
    on_unsaved: Callable[[str, bytes], None] = lambda *_: None

    def watch(self, command: Command, execute: Callable[..., Any]) -> Any:
        """Carry out a command, and note what it did."""
        first = _first_key(command)
        if first.startswith("doc:"):
            return self._watch_commit(command, execute)
        if first.startswith("lease:"):
            return self._watch_post(command, execute)
        return execute(*command)

    def fail_over(self) -> None:
        """Forget what no copy had heard of."""
        self.commits = [commit for commit in self.commits if commit.arrives <= wall_clock()]
        self.applied = {(commit.place, commit.update) for commit in self.commits}

    def _watch_commit(self, command: Command, execute: Callable[..., Any]) -> Any:
        key, arguments = command[3], command[3 + command[2] :]
        expected, body, update, now, _, due, name = arguments[:7]
        place = parse_place(name)
        assert place is not None
        revision, old = self._stored(key)
        reply = execute(*command)
        if reply[0] != b"ok":
            self.counts[f"commits {reply[0].decode()}"] += 1
            return reply
        before = self._read(place, old)
        commit = Commit(
            place=place,
            update=update,
            expected=int(expected),
            revision=revision,
            stored=self._stored(key)[0],
            before=before,
            after=self._read(place, body) if body else before,
            changed=bool(body),
            now=float(now),
            due=None if due == "" else float(due),
            arrives=self._arrives(),
        )
        self.counts["commits"] += 1
        self.told(f"= {place} {update or '-'} {revision} {'changed' if body else 'same'}")
        self.commits.append(commit)
        self.on_commit(commit)
        self.applied.add((place, update))
        return reply

    def _watch_post(self, command: Command, execute: Callable[..., Any]) -> Any:
        key, rows = command[4], command[12:]
        name = key.partition("}:")[2]
        place = parse_place(name)
        assert place is not None
        before = self.database.fields(key)
        reply = execute(*command)
        if reply:
            for chat, body in zip(rows[::2], rows[1::2], strict=True):
                self.on_post(place, chat, before.get(chat.encode(), b""), body, self._arrives())
        else:
            self.unsaved(command)
        return reply

    def unsaved(self, command: Command) -> None:
        """Note that what a chat shows may not have been recorded."""
        if _first_key(command).startswith("lease:"):
            for chat, body in zip(command[12::2], command[13::2], strict=True):
                self.on_unsaved(chat, body)

    def _read(self, place: Place, body: bytes) -> Document:
        """Return a document; the one that was read last of a place is kept."""
        kept = self._kept.get(place)
        if kept is None or kept[0] != body:
            kept = self._kept[place] = (body, load(place, body))
        return kept[1]

    def _arrives(self) -> float:
        """Return when a copy has what was done last."""
        return self.database.changes[-1].arrives if self.database.changes else 0.0

    def _stored(self, key: str) -> tuple[int, bytes]:
        fields = self.database.fields(key)
        return int(fields.get(b"r", b"0")), fields.get(b"b", b"")


def _first_key(command: Command) -> str:
    """Return the first key of a commit or a post, which are told from all other scripts by how many keys they have."""
    return str(command[3]) if command[0] in {"EVALSHA", "EVAL"} and command[2] == 4 else ""
