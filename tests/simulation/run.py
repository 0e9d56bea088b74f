"""One run: a table is opened in fair weather, played in a storm, finished in calm, and looked at when all is quiet."""

import asyncio
import hashlib
import logging
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any
from unittest.mock import patch

from tests.simulation import loop, scripts
from tests.simulation.courier import HOOK, Courier
from tests.simulation.fleet import AT_WORK, Fleet, Wire, Worker, count_tasks
from tests.simulation.focus import MEANWHILE, RESTLESS_S
from tests.simulation.happenings import Happenings
from tests.simulation.invariants import UNSETTLED, Broken
from tests.simulation.ledger import Ledger
from tests.simulation.minds import BY_LETTERS, NAMES, Minds, canaries
from tests.simulation.oddities import OTHER_NAMES, TITLES, Oddities
from tests.simulation.pictures import stand_ins
from tests.simulation.plan import DAY_S, Plan, plan_of
from tests.simulation.players import Keyboards, Player
from tests.simulation.server import Server
from tests.simulation.soloists import Rumours, Soloist, Stranger
from tests.simulation.watch import Watch
from tests.simulation.weather import forecast
from tgbot.delivery import reconciler
from tgbot.games.codes.buttons import SetAgreement
from tgbot.games.codes.settings import AGREEMENT
from tgbot.games.codes.solo import daily
from tgbot.games.codes.words.deck import Word
from tgbot.games.kryptos.buttons import SetDeduction, SetOption
from tgbot.games.kryptos.settings import DEDUCTION
from tgbot.handlers import timers
from tgbot.handlers.dispatcher import Dispatcher
from tgbot.i18n.texts import Argument, Say
from tgbot.playground.local import LocalTelegram
from tgbot.playground.people import People
from tgbot.tables.buttons import OpenSetting, SetPace, ShowMore, SwitchGame
from tgbot.tables.model import Stage, Table
from tgbot.tables.setting import AnySetting
from tgbot.tables.settings import PACE
from tgbot.telegram.buttons import Press
from tgbot.telegram.updates import ALLOWED_UPDATES, Incoming

TOKEN = "4000000001:a-token-of-the-simulated-telegram-only"
CALM_S = 1800.0  # within which fair play must end
QUIET_S = 120.0
SETTLED_S = 900.0  # under limits a group takes a call in five seconds, and each of its messages may be looked at again
LOOK_S = 5.0
PARTITIONS = 4  # of the store: workers look through all of them twice a second


class VirtualClock:
    """The local Telegram's clock: the true one."""

    def now(self) -> float:
        return loop.wall_clock()

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)


@dataclass
class Report:
    """What came of a run."""

    seed: int
    broken: str | None
    trace: list[str]
    counts: Counter[str]
    faults: Counter[str]
    logged: list[str]
    told: list[tuple[int, str]]
    moments: dict[str, int]
    table: Table | None  # as it was in the end

    @property
    def digest(self) -> str:
        """Return what tells this course of events from another."""
        return hashlib.sha256("\n".join(self.trace).encode()).hexdigest()


@dataclass
class Run:
    """A run and everything in it."""

    plan: Plan
    blind: bool = False  # nobody understands a clue or finds a card but by chance
    unnamed: set[int] = field(default_factory=set)  # cards that nobody guesses
    trace: list[str] = field(default_factory=list)
    lives: list[asyncio.Task[None]] = field(default_factory=list)
    turned_away: set[int] = field(default_factory=set)  # updates, by flood control

    def tell(self, line: str) -> None:
        """Write a line of the trace."""
        self.trace.append(f"{loop.now():9.3f} {line}")

    async def play(self) -> None:
        """Live through the run, from the first worker to the last look."""
        asyncio.get_running_loop().set_task_factory(count_tasks)  # type: ignore[arg-type]
        self._build()
        logging.getLogger().addHandler(self.watch)
        await self.fleet.begin()
        self.courier.set(HOOK)
        await self._open_table()
        self.weather.stormy = True
        self.happenings.begin()
        await self._until(self._is_over, self.plan.storm_s)
        self.weather.stormy = False
        self.server.away = False
        _look_less_often()
        for player in self.players:
            player.stray = 0.0
        if not await self._until(self._is_over, CALM_S):
            raise Broken("progress: fair play does not end")
        if self.plan.alone:
            await self._play_on_alone()
        if self.plan.focus is not None and self.plan.focus.restless:
            await self._be_restless(self.plan.focus.restless)
        for player in self.players:
            player.playing = False
        daily.DAY_S = int(DAY_S)  # nobody is reminded again
        await asyncio.sleep(QUIET_S)
        await self._until(self._is_settled, SETTLED_S)
        self.watch.last_look()
        self._stop_if_broken()

    async def _play_on_alone(self) -> None:
        """Let people make puzzles of their game and open them, in another storm, and finish what they have begun."""
        for player in self.players:
            if player.soloist is not None:
                player.soloist.eager = 1.0
        self.weather.stormy = True
        await self._until(lambda: False, self.plan.storm_s / 2)
        self.weather.stormy = False
        self.server.away = False
        for player in self.players:
            player.stray = 0.0
            if player.soloist is not None:
                player.soloist.finishing = True
        if not await self._until(self._all_played_alone, CALM_S):
            raise Broken("progress: a game for one does not end")

    async def _be_restless(self, kinds: tuple[str, ...]) -> None:
        """Let people do odd things only, in another storm; no fair play follows, which would hide what is wrong."""
        for player in self.players:
            player.odd, player.stray = self.oddities.restless(kinds), 1.0
        self.weather.stormy = True
        await self._until(lambda: False, RESTLESS_S)
        if "delete" in kinds:
            for player in self.players:
                self.oddities.delete_last(player)
        self.weather.stormy = False
        self.server.away = False

    # ── what there is ───────────────────────────────────────────────────────────────────────────────────────────

    def _build(self) -> None:
        plan = self.plan
        self.weather = forecast(
            self._chance("weather"), self._chance("aside"), self.tell, copies=plan.copies, focus=plan.focus
        )
        often = plan.focus is not None and plan.focus.copies
        lags = lambda: often and self.weather.stormy  # noqa: E731 - in fair weather a table is opened at once
        self.server = Server(self._chance("server"), copies=plan.copies, lags=lags)
        self.ledger = Ledger(self.server.database, self.tell)
        self.server.watch = self.ledger.watch
        self.local = LocalTelegram(token=TOKEN, clock=VirtualClock())
        self.local.limits.on = plan.limited
        self.local.world.newer = plan.newer
        self.local.updates.allow(list(ALLOWED_UPDATES))
        self.fleet = Fleet(plan.workers, self._worker, self.weather)
        self.courier = Courier(self.local, self.fleet, self.weather, self.tell)
        self.people = People(self.local)
        self.minds = Minds(
            f"minds/{plan.seed}",
            wanted=plan.people,
            robots=plan.robots,
            games=plan.games,
            blind=self.blind,
            unnamed=self.unnamed,
        )
        users = [
            self.people.add(name, language_code=language).id
            for name, language in zip(NAMES, plan.languages, strict=False)
        ]
        strangers = [
            self.people.add(name, language_code=language).id
            for name, language in zip(reversed(NAMES), plan.strangers, strict=False)
        ]
        self.group = self.people.add_group(TITLES[0], users, supergroup=plan.supergroup)
        self.people.change_group(self.group.id, photos=plan.photos)
        self.topic = self._open_topic(users[0]) if plan.forum else None
        self.watch = Watch(self.ledger, self.local, self.fleet, self.server, self.minds, TOKEN)
        self.oddities = Oddities(self._chance("oddities"), self.tell, self._moved, self.watch.deleted)
        self.watch.turned_away = self.turned_away
        self.courier.taken = self.watch.taken
        self.watch.secrets.strangers |= set(strangers)
        self.watch.names |= {*NAMES, *OTHER_NAMES, *TITLES}
        self.keyboards = Keyboards()
        self.rumours = Rumours()
        self.players = [self._player(user, place) for place, user in enumerate([*users, *strangers])]
        self.happenings = Happenings(self.weather, self.fleet, self.server, self.watch.failed_over)

    def _worker(self, name: str) -> Worker:
        worker = Worker(name, self.server, self.local, self.weather, self.plan.limited)
        self.watch.look(worker)
        self.tell(f"* {name} begins")
        return worker

    def _player(self, user: int, place: int) -> Player:
        outside = user in self.watch.secrets.strangers
        player = (Stranger if outside else Player)(
            user=user,
            group=self.group.id,
            topic=self.topic,
            people=self.people,
            world=self.local.world,
            minds=self.minds,
            keyboards=self.keyboards,
            chance=self._chance(f"player/{user}"),
            wrote=self.watch.secrets.written,
            odd=self.oddities.alone if outside else self.oddities,
            stray=self.plan.stray,
            outsider=place >= self.plan.people,
            hosts=place == 0,
            silent=self.plan.silent and place == 1,
        )
        if self.plan.focus is not None and self.plan.focus.meanwhile and not outside:
            player.odd = self.oddities.restless(self.plan.focus.meanwhile)
            player.stray = MEANWHILE
        if self.plan.alone:
            eager = 1.0 if outside else self.plan.alone
            player.soloist = Soloist(player, self.rumours, self._chance(f"alone/{user}"), eager)
        return player

    def _open_topic(self, by: int) -> int:
        self.people.set_forum(self.group.id, forum=True)
        return self.people.add_topic(by, self.group.id, "Games")

    def _chance(self, purpose: str) -> Random:
        return Random(f"{purpose}/{self.plan.seed}")

    # ── what happens ────────────────────────────────────────────────────────────────────────────────────────────

    async def _open_table(self) -> None:
        """Let everybody open the bot, and the first of them a lobby with the settings of the plan."""
        host = self.players[0]
        for player in self.players:
            self.people.start(player.user)
        host.command("/play")
        cards = self.plan.game == "kryptos"
        if cards:
            await self._press(host, ShowMore(1))
            await self._press(host, SwitchGame("kryptos"))
            for option in self.plan.options:
                await self._press(host, SetOption(option, 1))
        host.command("/settings")
        await self._set(host, PACE, SetPace(self.plan.pace))
        if cards:
            await self._set(host, DEDUCTION, SetDeduction(int(self.plan.deduction)))
        else:
            await self._set(host, AGREEMENT, SetAgreement(self.plan.agreement))
        self.lives = [asyncio.get_running_loop().create_task(player.live()) for player in self.players]

    async def _set(self, player: Player, setting: AnySetting, press: Press) -> None:
        await self._press(player, OpenSetting(setting.key))
        await self._press(player, press)

    async def _press(self, player: Player, press: Press) -> None:
        found = await self._until(lambda: any(seen.press == press for seen in player.buttons(self.group.id)), 60.0)
        if not found:
            raise Broken(f"progress: nobody offers {press}")
        await player.tap(next(seen for seen in player.buttons(self.group.id) if seen.press == press))

    async def _until(self, holds: Callable[[], bool], seconds: float) -> bool:
        end = loop.now() + seconds
        while not holds():
            if loop.now() >= end:
                return False
            await asyncio.sleep(0.25)
            self._stop_if_broken()
        return True

    def _stop_if_broken(self) -> None:
        if self.watch.broken is not None:
            raise self.watch.broken
        for life in self.lives:
            if life.done():
                life.result()

    def _is_over(self) -> bool:
        table = self.minds.table
        return table is not None and table.stage is Stage.OVER and not self.minds.wants_another

    def _is_settled(self) -> bool:
        """Nothing is left to be shown, and no worker is at it."""
        return not any(key.startswith(UNSETTLED) for key in self.ledger.database.names())

    def _all_played_alone(self) -> bool:
        return all(table.stage is not Stage.GAME for table in self.minds.own.values())

    def _moved(self, group: int) -> None:
        for player in self.players:
            player.group = group


def simulate(
    seed: int,
    *,
    words: tuple[Word, ...] | None = None,
    blind: bool = False,
    unnamed: set[int] | None = None,
    once: bool = False,
) -> Report:
    """Live through the run of a seed.

    Other words, blind players, cards that nobody guesses, and only one game make it another run.
    """
    plan = plan_of(seed)
    run = Run(replace(plan, games=1) if once else plan, blind=blind, unnamed=set() if unnamed is None else unnamed)
    broken: str | None = None
    with _installed(seed, words or words_of(seed)), _noting_floods(run.turned_away):
        try:
            loop.run(run.play(), plan.begins)
        except Broken as error:
            broken = str(error)
        finally:
            logging.getLogger().removeHandler(run.watch)
    watch = run.watch
    return Report(
        seed=seed,
        broken=broken,
        trace=run.trace,
        counts=run.ledger.counts,
        faults=run.weather.counts,
        logged=watch.logged,
        told=watch.told,
        moments=watch.moments,
        table=run.minds.table,
    )


def words_of(seed: int) -> tuple[Word, ...]:
    """Return the words that are dealt in the run of a seed."""
    return canaries(Random(f"words/{seed}"))


@contextmanager
def _installed(seed: int, words: tuple[Word, ...]) -> Iterator[None]:
    """Put the store in memory, the wire and the seed's chance in the place of the real ones."""
    chance = Random(f"secrets/{seed}")
    with ExitStack() as stack:
        for target, stand_in in {
            "tgbot.app.connect": _client,
            "tgbot.app.AiohttpRequest": Wire,
            "secrets.token_hex": lambda size: chance.randbytes(size).hex(),
            "secrets.randbelow": chance.randrange,
            "tgbot.games.codes.words.deck.words": lambda: words,
            "tgbot.games.codes.robots.lexicon": lambda _: BY_LETTERS,
            "tgbot.handlers.timers.TIMER_S": timers.TIMER_S,
            "tgbot.delivery.reconciler.SWEEP_S": reconciler.SWEEP_S,
            "tgbot.tables.places.PARTITIONS": PARTITIONS,
            "tgbot.store.redis.store.PARTITIONS": PARTITIONS,
            "tgbot.i18n.texts.Say._format": _worded,
            **stand_ins(),
            **scripts.stand_ins(seed),
        }.items():
            stack.enter_context(patch(target, stand_in))
        bot = logging.getLogger("tgbot")
        stack.callback(bot.setLevel, bot.level)
        bot.setLevel(logging.DEBUG)  # whatever an operator can ask for must be without secrets
        yield


@contextmanager
def _noting_floods(turned_away: set[int]) -> Iterator[None]:
    """Note which updates flood control turns away: of a tap the answer says so, of a message nothing."""
    is_flood = Dispatcher._is_flood

    def noted(dispatcher: Dispatcher, incoming: Incoming) -> bool:
        too_much = is_flood(dispatcher, incoming)
        if too_much:
            turned_away.add(incoming.update)
        return too_much

    with patch.object(Dispatcher, "_is_flood", noted):
        yield


def _look_less_often() -> None:
    """Let workers look for leftover work less often than they do: in calm, it costs most and finds nothing."""
    timers.TIMER_S = reconciler.SWEEP_S = LOOK_S


_format = Say._format
_wordings: dict[tuple[Any, ...], str] = {}


def _worded(say: Say, text_id: str, arguments: Mapping[str, Argument]) -> str:
    """Word a text as the bot does, once: it is the same for the same words."""
    asked = (say.language, text_id, *arguments.items())
    worded = _wordings.get(asked)
    if worded is None:
        worded = _wordings[asked] = _format(say, text_id, arguments)
    return worded


def _client(_url: str) -> Any:
    worker = AT_WORK.get()
    assert worker is not None
    return worker.client
