"""The watch of a run: looks at everything that happens, and says so as soon as an invariant does not hold."""

import json
import logging
from collections.abc import Callable, Iterator, Set
from functools import partial
from typing import Any

import orjson

from engine.codes.scripts import Script
from engine.kryptos.views import HandView
from tests.simulation import invariants
from tests.simulation.fleet import Fleet, Worker
from tests.simulation.ledger import Commit, Ledger
from tests.simulation.loop import wall_clock
from tests.simulation.minds import Minds
from tests.simulation.secrecy import Secrets
from tests.simulation.server import Server
from tgbot.games.codes.model import OWN
from tgbot.i18n.texts import LANGUAGES, Say
from tgbot.playground.args import Args
from tgbot.playground.errors import ApiError
from tgbot.playground.local import LocalTelegram
from tgbot.playground.updates import Update
from tgbot.store.codec import load
from tgbot.tables import commands
from tgbot.tables.model import Puzzle, Stage, Table
from tgbot.tables.places import Place, parse_place
from tgbot.telegram.buttons import unpack

NOT_TAKEN = ("toast-unknown-button", "toast-slow-down")
FORBIDDEN = 403
NOTED_S = 6.0  # so long after a send at most it is on its way: its record may wait for one that the store answers late


class Watch(logging.Handler):
    """Sees every commit, call, answer and line of the log. What it finds first is what a run is broken by."""

    def __init__(
        self, ledger: Ledger, local: LocalTelegram, fleet: Fleet, server: Server, minds: Minds, token: str
    ) -> None:
        """Take what there is to look at."""
        super().__init__()
        self.setFormatter(logging.Formatter("%(levelname)s %(name)s: %(message)s"))  # tracebacks included
        self.secrets = Secrets()
        self.broken: invariants.Broken | None = None
        self.logged: list[str] = []
        self.told: list[tuple[int, str]] = []  # everything, in order: to which chat, and what
        self.moments: dict[str, int] = {}  # how much was told before a secret came to light, and before the end
        self._ledger = ledger
        self._local = local
        self._fleet = fleet
        self._minds = minds
        self._token = token
        self._nonces: dict[str, Any] = {}
        self._days: dict[tuple[str, str], Script] = {}  # the puzzle of each day and language
        self.names: set[str] = set()  # what people and the group are called, or were
        self._taken: dict[str, None] = {}
        self.turned_away: Set[int] = frozenset()  # updates, by flood control
        self._recorded: dict[invariants.Sent, float] = {}  # messages that the store knows, and since when a copy does
        self._unsure: set[invariants.Sent] = set()  # messages that, for a reason, nobody may know of
        self.deleted: set[invariants.Sent] = set()  # messages that people have deleted, unknown to the bot
        self._shut: dict[int, int] = {}  # chats that did not let the bot in, once, and the newest message there then
        self._revisions: dict[tuple[Place, int], Any] = {}  # the document of each
        self._sent: dict[Worker, dict[invariants.Sent, float]] = {}  # by whom each message was sent, and when
        self._words: dict[str, None] = {}
        ledger.on_commit = self._committed
        ledger.on_post = self._posted
        ledger.on_unsaved = self._unsaved
        server.unsure = ledger.unsaved

    def look(self, worker: Worker) -> None:
        """Look at a worker's calls, and at its end."""
        self._sent[worker] = {}
        worker.called = partial(self._called, worker)
        worker.died.add_done_callback(lambda _: self._ended(worker))

    def emit(self, record: logging.LogRecord) -> None:
        """Keep a line of the log."""
        self.logged.append(self.format(record))

    def taken(self, update: Update, body: bytes) -> None:
        """An update was answered with 200."""
        self._ledger.counts["updates"] += 1
        answer = orjson.loads(body) if body else {}
        if update.kind == "callback_query":
            self._tell(int(update.payload["from"]["id"]), str(answer.get("text", "")), "an answer")
            if answer.get("text") not in _REFUSALS and unpack(update.payload["data"]) is not None:
                self._taken[f"t{update.id}"] = None
        elif update.kind == "message" and update.id not in self.turned_away and _must_be_committed(update.payload):
            self._taken[f"m{update.id}"] = None

    def failed_over(self, lost: int) -> None:
        """The store has gone on with its copy: what it had not heard of never happened."""
        self._ledger.counts["changes lost in failovers"] += lost
        self._ledger.fail_over()
        unheard = {sent for sent, arrives in self._recorded.items() if arrives > wall_clock()}
        self._recorded = {sent: arrives for sent, arrives in self._recorded.items() if sent not in unheard}
        self._unsure |= unheard
        documents, table = self._documents(), self._minds.table
        self._minds.own = {place: kept for place, kept in documents.items() if isinstance(kept, Table) and kept.private}
        if table is not None:
            document = documents.get(table.place)
            self._minds.table = document if isinstance(document, Table) else None

    def last_look(self) -> None:
        """Look at everything, now that all is quiet."""
        database, documents = self._ledger.database, self._documents()
        self._hold(invariants.everything_is_shown, self._local, database, documents, self.deleted)
        self._hold(invariants.tables_know_that_the_bot_is_there, self._local, documents)
        self._hold(invariants.copies_have_a_reason, self._local, self._recorded, self._unsure)
        buttons = (self._local, database, documents, self._unsure, self._shut)
        self._hold(invariants.only_what_is_wanted_has_buttons, *buttons)
        self._hold(invariants.answered_is_durable, self._taken, self._ledger.commits)
        self._hold(invariants.the_oracle_agrees, self._ledger.commits)
        self._hold(invariants.puzzles_are_as_their_makers_want, documents)
        self._hold(invariants.every_solution_is_told, documents)
        self._hold(invariants.keys_are_bounded, database, len(documents))
        self._hold(invariants.nothing_went_wrong, self.logged, database.value("dead"))
        pages = {"logs": "\n".join(self.logged), "keys": "\n".join(database.names())}
        metrics = [worker.running.metrics.page().decode() for worker in self._fleet.up() if worker.running]
        self._hold(invariants.no_secret_is_kept, self._words, self._token, pages | {"metrics": "\n".join(metrics)})

    # ── what happens ────────────────────────────────────────────────────────────────────────────────────────────

    def _committed(self, commit: Commit) -> None:
        self._hold(invariants.decided_on_what_it_replaces, commit)
        self._hold(invariants.a_revision_names_one_document, commit, self._revisions)
        self._hold(invariants.every_update_once, commit, self._ledger.applied)
        self._hold(invariants.nothing_is_taken_back, commit)
        self._hold(invariants.timer_is_set, commit, self._ledger.database)
        if not commit.changed:
            return
        self._hold(invariants.time_runs_out_once, commit)
        self._hold(invariants.another_decision_has_another_nonce, commit, self._nonces)
        self._hold(invariants.a_player_is_awaited, commit)
        self._hold(invariants.a_code_is_drawn_again_once, commit)
        self._hold(invariants.tokens_are_conserved, commit)
        self._hold(invariants.a_daily_result_stays, commit)
        self._hold(invariants.a_day_has_one_puzzle, commit, self._days)
        self._hold(invariants.tries_only_grow, commit)
        self._hold(invariants.a_puzzle_names_nobody, commit, self.names)
        self._hold(invariants.a_game_for_one_tells_nothing_early, commit)
        self._ledger.counts.update(_done_alone(commit))
        self.secrets.committed(commit)
        self._words |= dict.fromkeys((*self.secrets.known, *self.secrets.scripted))
        table = commit.after
        if isinstance(table, Table) and table.private:
            self._minds.own[table.place] = table
        elif isinstance(table, Table) and not table.home:
            self._minds.table = table
            if table.state is not None:
                self._note_moments(table, commit.view)

    def _posted(self, place: Place, chat: str, before: bytes, after: bytes, arrives: float) -> None:
        self._hold(invariants.a_message_is_sent_once, self._local, place, chat, before, after)
        for sent in _named(chat, after):
            self._recorded.setdefault(sent, arrives)

    def _unsaved(self, chat: str, body: bytes) -> None:
        self._unsure.update(sent for sent in _named(chat, body) if sent not in self._recorded)

    def _ended(self, worker: Worker) -> None:
        """A worker that dies between a send and its record leaves a copy: the next one does not know of it."""
        for sent, when in self._sent.pop(worker).items():
            if sent not in self._recorded and wall_clock() - when < NOTED_S:
                self._unsure.add(sent)

    def _called(self, worker: Worker, method: str, args: Args, result: Any, learned: bool) -> None:
        self._ledger.counts["calls"] += 1
        chat = args.number("chat_id")
        if isinstance(result, ApiError):
            if result.code == FORBIDDEN:
                self._shut[chat] = max(self._local.world.chats[chat].posts, default=0)
        elif method.startswith("send") and result is not None:
            sent = chat, result["message_id"]
            if learned:
                self._sent.get(worker, {})[sent] = wall_clock()
            else:
                self._unsure.add(sent)
        # Words are plain letters; cards are named by signs, which dumping hides: a pad of numbers tells nothing.
        told = " ".join(
            [
                *(value if isinstance(value, str) else json.dumps(value) for value in args.values.values()),
                *(upload.content.decode(errors="replace") for upload in args.uploads.values()),
            ]
        )
        self._tell(chat, f"{method} {told}", method)

    def _tell(self, to: int, text: str, where: str) -> None:
        self.told.append((to, text))
        self._hold(invariants.no_secret_is_told, self.secrets, to, text, where)

    def _note_moments(self, table: Table, view: Any) -> None:
        """Note when secrets become everybody's: codes (D13) and cards (K5, K8) one by one, all in the end (D26)."""
        opened = []
        if table.stage is Stage.OVER:
            opened.append("over")
        if table.game == "kryptos":
            opened += [f"{hand.seat}/{place}" for hand in view.hands for place in _opened(hand)]
        else:
            opened += [f"reveal/{side.key}/{half.round}" for side in view.sides for half in side.sheet.rounds]
        for moment in opened:
            self.moments.setdefault(moment, len(self.told))

    def _documents(self) -> dict[Place, Any]:
        found = {}
        for key in self._ledger.database.names():
            place = parse_place(key.partition("}:")[2]) if key.startswith("doc:") else None
            if place is not None:
                found[place] = load(place, self._ledger.database.fields(key)[b"b"])
        return found

    def _hold(self, invariant: Callable[..., None], *about: Any) -> None:
        if self.broken is None:
            try:
                invariant(*about)
            except invariants.Broken as broken:
                self.broken = broken


def _done_alone(commit: Commit) -> Iterator[str]:
    """Yield what people have done alone, for the counts."""
    before, after = commit.before, commit.after
    if isinstance(before, Puzzle) and isinstance(after, Puzzle):
        if before.there != after.there:
            yield "puzzles made" if after.there else "puzzles taken back"
        if len(after.tries) > len(before.tries):
            yield "puzzles solved"
    elif isinstance(before, Table) and isinstance(after, Table) and after.private:
        solo, page = OWN.of(after).solo, after.page
        if solo is not None and after.stage is Stage.OVER and before.stage is Stage.GAME:
            yield f"games alone: {solo.kind}"
        if before.serial and not after.serial:
            yield "own tables forgotten"
        if page is not None and page != before.page:
            yield f"pages alone: {page.kind}"


def _named(chat: str, body: bytes) -> list[invariants.Sent]:
    """Return the messages that a record of what a chat shows names."""
    rows = orjson.loads(body) if body else {}
    return [(int(chat.partition(":")[0]), number) for number, *_ in rows.values()]


_REFUSALS = {Say(language).plain(text) for language in LANGUAGES for text in NOT_TAKEN}


def _opened(hand: HandView) -> list[int]:
    return [place for place in range(1, len(hand.cards) + 1) if place not in hand.hidden]


def _must_be_committed(message: dict[str, Any]) -> bool:
    """A private text is for a game or a page; in a group only commands of ours are for us."""
    text = str(message.get("text", ""))
    if message["chat"]["type"] == "private":
        return bool(text)
    return text.startswith("/") and commands.find(text[1:]) is not None
