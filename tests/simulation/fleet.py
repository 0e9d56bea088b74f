"""The workers of a run: each is the whole bot, as its own command runs it, and can die between any two steps."""

import asyncio
from collections.abc import Callable, Coroutine, Mapping
from contextvars import Context, ContextVar, copy_context
from functools import lru_cache
from typing import Any

import orjson
from pydantic import SecretStr
from telegram.error import NetworkError, TelegramError, TimedOut
from telegram.request import BaseRequest, RequestData

from tests.simulation.client import MemoryClient
from tests.simulation.loop import wall_clock
from tests.simulation.server import Server, line_to
from tests.simulation.weather import Weather
from tgbot.app import Crosswire, crosswire
from tgbot.playground.args import Args, Upload
from tgbot.playground.errors import ApiError
from tgbot.playground.local import LocalTelegram
from tgbot.playground.server import _ok
from tgbot.settings import Settings
from tgbot.store.errors import Down
from tgbot.telegram.transport import PICTURE_FIELD, READ_TIMEOUT_S, AiohttpRequest, NeverSent, Timeout

AT_WORK: ContextVar["Worker | None"] = ContextVar("AT_WORK", default=None)
BACK_S = (0.1, 5.0)  # until a worker that ended is started again


class Worker:
    """One process of the bot: its tasks, its clock, and its ways to the store and to Telegram."""

    def __init__(self, name: str, server: Server, local: LocalTelegram, weather: Weather, limited: bool) -> None:
        self.name = name
        self.alive = True
        self.skew = 0.0
        self.cut_off_until = 0.0
        self.running: Crosswire | None = None
        self.tasks: dict[asyncio.Task[Any], None] = {}
        self.called: Callable[[str, Args, Any, bool], None] = lambda *_: None
        self.died = asyncio.get_running_loop().create_future()
        self.client = MemoryClient(line_to(server, weather, self))
        self._local = local
        self._weather = weather
        self._limited = limited
        self._stop = asyncio.Event()
        self._context: Context = copy_context()
        self._context.run(AT_WORK.set, self)

    def clock(self) -> float:
        """Return what this worker takes for the time."""
        return wall_clock() + self.skew

    # ── life and death ──────────────────────────────────────────────────────────────────────────────────────────

    def begin(self) -> asyncio.Task[None]:
        """Start the process."""
        return asyncio.get_running_loop().create_task(self._run(), context=self._context)

    def stop(self) -> None:
        """Ask the process to end, as an operator does."""
        self._stop.set()

    def crash(self) -> None:
        """End the process where it stands: nothing that it still wants to do reaches anybody."""
        self._end()
        for task in list(self.tasks):
            task.cancel()

    def must_live(self) -> None:
        """Go no further where the process is dead."""
        if not self.alive:
            raise asyncio.CancelledError

    def may_crash(self, when: str) -> None:
        """Die here, if the seed says so."""
        if self.running is not None and self._weather.strikes(f"crash: {when} a step"):
            self.crash()
            raise asyncio.CancelledError

    @property
    def is_cut_off(self) -> bool:
        """There is no way from here to the store, as long as the storm lasts."""
        return self._weather.stormy and wall_clock() < self.cut_off_until

    def began(self, task: asyncio.Task[Any]) -> None:
        """Count a task as this worker's."""
        self.tasks[task] = None
        task.add_done_callback(lambda done: self.tasks.pop(done, None))
        if not self.alive:
            task.cancel()

    async def _run(self) -> None:
        try:
            async with crosswire(_settings(self._local.world.token, self._limited), self.clock) as running:
                self.running = running
                await self._stop.wait()
                self.running = None
        except (*Down, TelegramError):
            pass  # neither the store nor Telegram has to be there when a worker begins: it is started again
        finally:
            self._end()

    def _end(self) -> None:
        self.alive, self.running = False, None
        if not self.died.done():
            self.died.set_result(None)

    # ── what comes in ───────────────────────────────────────────────────────────────────────────────────────────

    async def post(self, body: bytes) -> tuple[int, dict[str, str], bytes] | None:
        """Bring an update to the worker; return its response, or None where it died before it gave one."""
        if self.running is None:
            return None
        replies: list[dict[str, Any]] = []
        serving = asyncio.get_running_loop().create_task(
            self._serve(self.running, body, replies), context=self._context.copy()
        )
        await asyncio.wait({serving, self.died}, return_when=asyncio.FIRST_COMPLETED)
        if len(replies) < 2:
            return None
        headers = {name.decode(): value.decode() for name, value in replies[0]["headers"]}
        return replies[0]["status"], headers, replies[1]["body"]

    async def _serve(self, running: Crosswire, body: bytes, replies: list[dict[str, Any]]) -> None:
        secret = (b"x-telegram-bot-api-secret-token", running.secret.encode())
        scope = {"type": "http", "method": "POST", "path": "/", "headers": [secret]}

        async def receive() -> dict[str, Any]:
            return {"type": "http.request", "body": body}

        async def send(event: dict[str, Any]) -> None:
            self.must_live()
            replies.append(event)

        await running.service()(scope, receive, send)  # type: ignore[arg-type]

    # ── what goes out ───────────────────────────────────────────────────────────────────────────────────────────

    async def call(self, method: str, args: Args) -> tuple[int, bytes]:
        """Make a call to Telegram; requests and answers get lost on the way.

        `called` is told of every call that arrived: its result or error, and whether the worker learned that.
        """
        weather = self._weather
        self.must_live()
        self.may_crash("before")
        if weather.strikes("call: not sent"):
            raise NeverSent("not sent")
        slow = weather.slowness() if weather.strikes("call: slow") else weather.latency()
        await asyncio.sleep(slow)
        if weather.strikes("call: error before the effect"):
            return _said(ApiError(502, "Bad Gateway"))
        if method.startswith(("send", "edit")) and weather.strikes("call: too many requests"):
            return _said(ApiError(429, "Too Many Requests: retry after 3", {"retry_after": 3}))
        result: Any = None
        learned = False
        try:
            try:
                result = await self._local.call(method, args)
                answer = (200, orjson.dumps(_ok(result)))
            except ApiError as error:
                result, answer = error, _said(error)
            self.may_crash("after")
            if self.running is not None and weather.strikes_aside("crash: after a call"):
                self.crash()
                raise asyncio.CancelledError
            if weather.strikes("call: error after the effect"):
                return _said(ApiError(502, "Bad Gateway"))
            lost = weather.strikes("call: answer lost")
            await asyncio.sleep(weather.latency())
            self.must_live()
            if slow > READ_TIMEOUT_S:
                raise TimedOut
            if lost:
                raise NetworkError("the connection was closed")
            learned = True
            return answer
        finally:
            self.called(method, args, result, learned)


class Wire(AiohttpRequest):
    """The bot's transport, straight into the local Telegram."""

    def __init__(self, connections: int = 0) -> None:  # noqa: ARG002 - as many as it likes
        worker = AT_WORK.get()
        assert worker is not None
        self._worker = worker

    async def initialize(self) -> None:
        """There is nothing to open."""

    async def shutdown(self) -> None:
        """There is nothing to close."""

    async def do_request(
        self,
        url: str,
        method: str,  # noqa: ARG002 - the Bot API does not mind
        request_data: RequestData | None = None,
        read_timeout: Timeout = BaseRequest.DEFAULT_NONE,  # noqa: ARG002
        write_timeout: Timeout = BaseRequest.DEFAULT_NONE,  # noqa: ARG002
        connect_timeout: Timeout = BaseRequest.DEFAULT_NONE,  # noqa: ARG002
        pool_timeout: Timeout = BaseRequest.DEFAULT_NONE,  # noqa: ARG002
    ) -> tuple[int, bytes]:
        values = {} if request_data is None else dict(request_data.json_parameters)
        files = (request_data.multipart_data or {}) if request_data is not None else {}
        uploads = {name: Upload(named, bytes(content)) for name, (named, content, _) in files.items()}  # type: ignore[arg-type]
        return await self._worker.call(url.rpartition("/")[2], Args(values, uploads))

    async def _post(
        self,
        url: str,
        arguments: Mapping[str, Any],
        picture: bytes | None,
        patience: float,  # noqa: ARG002 - the weather says how long an answer takes
    ) -> tuple[int, bytes]:
        uploads = {} if picture is None else {PICTURE_FIELD: Upload("picture.png", picture)}
        # As JSON and back, as every call goes: what is sent is not what the bot still holds.
        return await self._worker.call(url.rpartition("/")[2], Args(orjson.loads(orjson.dumps(arguments)), uploads))


class Fleet:
    """All workers of a run; one that ends is started again."""

    def __init__(self, count: int, build: Callable[[str], Worker], weather: Weather) -> None:
        self.workers: list[Worker] = []
        self._keepers: list[asyncio.Task[None]] = []
        self._count = count
        self._build = build
        self._weather = weather

    async def begin(self) -> None:
        """Start all workers, and wait until each takes updates."""
        loop = asyncio.get_running_loop()
        self._keepers = [loop.create_task(self._keep(number)) for number in range(self._count)]
        while len(self.up()) < self._count:  # noqa: ASYNC110 - time is virtual: this costs nothing
            await asyncio.sleep(0.01)

    def up(self) -> list[Worker]:
        """Return the workers that take updates."""
        return [worker for worker in self.workers if worker.running is not None]

    async def _keep(self, number: int) -> None:
        generation = 0
        while True:
            generation += 1
            worker = self._build(f"w{number}.{generation}")
            self.workers = [*self.workers[:number], worker, *self.workers[number + 1 :]]
            await asyncio.wait({worker.begin()})
            await asyncio.sleep(self._weather.chance.uniform(*BACK_S))


def count_tasks(loop: asyncio.AbstractEventLoop, coro: Coroutine[Any, Any, Any], **about: Any) -> asyncio.Task[Any]:
    """Make a task, and count it among those of the worker that asked for it."""
    task = asyncio.Task(coro, loop=loop, **about)
    context: Context | None = about.get("context")
    worker = AT_WORK.get() if context is None else context.get(AT_WORK)
    if worker is not None:
        worker.began(task)
    return task


@lru_cache
def _settings(token: str, limited: bool) -> Settings:
    """Return what an operator sets; no worker changes it."""
    return Settings(
        _env_file=None,  # type: ignore[call-arg]
        bot_token=SecretStr(token),
        telegram_url="http://telegram",
        redis_url="redis://memory",
        telegram_limits=limited,
        flood_control=True,
    )


def _said(error: ApiError) -> tuple[int, bytes]:
    return error.code, orjson.dumps(error.body())
