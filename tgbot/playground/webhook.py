"""Deliver updates to the bot's webhook as Telegram does."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from urllib.parse import parse_qsl

import aiohttp

from tgbot.playground.args import Args
from tgbot.playground.clock import Clock
from tgbot.playground.errors import ApiError, ConnectionCut
from tgbot.playground.faults import DeliveryFault, Faults
from tgbot.playground.updates import Queue, Update, Updates

RESPONSE_TIMEOUT = 60
LONGEST_DELAY = 60.0
LONGEST_RETRY_AFTER = 3600.0
# A bot may not read or change its webhook by answering a delivery.
REFUSED_IN_RESPONSE = ("setwebhook", "deletewebhook", "close", "logout")


@dataclass(frozen=True, slots=True)
class Hook:
    """Where updates go, as setWebhook said."""

    url: str
    secret: str
    max_connections: int


@dataclass(frozen=True, slots=True)
class Failure:
    """Why a delivery was not taken, and how long the bot asked to wait."""

    why: str
    retry_after: float = 0.0


class Webhook:
    """One worker per queue while it has updates; at most `max_connections` requests at a time.

    The first retry comes at once, the next after 2 · `first_delay` seconds, then 4, 8, ... up to a minute, or when
    the bot's Retry-After says. An update whose time would be over by then is given up.
    """

    def __init__(
        self,
        clock: Clock,
        updates: Updates,
        faults: Faults,
        carry_out: Callable[[str, Args], Awaitable[object]],
        *,
        first_delay: float,
    ) -> None:
        self._clock = clock
        self._updates = updates
        self._faults = faults
        self._carry_out = carry_out
        self._first_delay = first_delay
        self._session: aiohttp.ClientSession | None = None
        self._workers: dict[Queue, asyncio.Task[None]] = {}
        self._free = asyncio.Semaphore(1)
        self.hook: Hook | None = None
        self.last_error: tuple[int, str] | None = None
        self.failed_responses = 0
        updates.when_added = self.wake

    def set(self, hook: Hook | None) -> None:
        """Deliver here from now on, or nowhere; what is under way is broken off."""
        self._stop_workers()
        self.hook = hook
        self.last_error = None
        if hook is not None:
            self._free = asyncio.Semaphore(hook.max_connections)
            self.wake()

    def wake(self) -> None:
        """Begin to deliver what waits in each queue."""
        if self.hook is None:
            return
        for queue in self._updates.queues:
            if queue not in self._workers:
                self._workers[queue] = asyncio.create_task(self._work_off(queue, self.hook))

    async def close(self) -> None:
        """Break off all deliveries."""
        workers = self._stop_workers()
        await asyncio.gather(*workers, return_exceptions=True)
        if self._session is not None:
            await self._session.close()
            self._session = None

    def _stop_workers(self) -> list[asyncio.Task[None]]:
        workers = list(self._workers.values())
        for worker in workers:
            worker.cancel()
        self._workers.clear()
        return workers

    async def _work_off(self, queue: Queue, hook: Hook) -> None:
        try:
            while waiting := self._updates.queues.get(queue):
                await self._bring(waiting[0], hook)
        finally:
            if self._workers.get(queue) is asyncio.current_task():
                del self._workers[queue]

    async def _bring(self, update: Update, hook: Hook) -> None:
        """Try until the bot takes it or its time is over."""
        delay = self._first_delay
        tries = 0
        while update.id in self._updates.waiting:
            fault = self._faults.on_delivery(update)
            await self._keep_back(update, fault)
            if update.id not in self._updates.waiting:
                return
            if self._clock.now() > update.expires:
                self._updates.give_up(update)
                return
            async with self._free:
                failure = await self._attempt(update, hook, fault)
            if failure is None:
                self._updates.remove(update)
                self._faults.taken(update)
                return
            self.last_error = (int(self._clock.now()), failure.why)
            wait = min(failure.retry_after, LONGEST_RETRY_AFTER)
            if not wait and tries:
                delay = min(delay * 2, LONGEST_DELAY)
                wait = delay
            tries += 1
            if self._clock.now() + wait > update.expires:
                self._updates.give_up(update)
                return
            await self._clock.sleep(wait)

    async def _keep_back(self, update: Update, fault: DeliveryFault | None) -> None:
        """Wait before an attempt, without a connection that others may need."""
        if fault is not None and fault.do == "overtaken":
            await self._faults.until_overtaken(update)
        elif fault is not None:
            await self._clock.sleep(fault.seconds)

    async def _attempt(self, update: Update, hook: Hook, fault: DeliveryFault | None) -> Failure | None:
        if fault is not None and fault.do == "drop":
            return Failure("Connection timed out")
        failure = await self._deliver(update, hook)
        if failure is None and fault is not None and fault.do == "twice":
            await self._deliver(update, hook)
        return failure

    async def _deliver(self, update: Update, hook: Hook) -> Failure | None:
        """Post one update once. Every delivery passes here."""
        headers = {"X-Telegram-Bot-Api-Secret-Token": hook.secret} if hook.secret else {}
        if self._session is None:
            # Loopback only: whatever proxy the environment names is not asked.
            self._session = aiohttp.ClientSession(
                timeout=aiohttp.ClientTimeout(total=RESPONSE_TIMEOUT), trust_env=False
            )
        try:
            async with self._session.post(
                hook.url, json=update.body(), headers=headers, allow_redirects=False
            ) as answer:
                body = await answer.read()
                if 200 <= answer.status <= 299:
                    await self._obey(answer.content_type, body)
                    return None
                why = f"Wrong response from the webhook: {answer.status} {answer.reason}"
                return Failure(why, _seconds(answer.headers.get("Retry-After", "")))
        except TimeoutError:
            return Failure("Read timeout expired")
        except aiohttp.ClientConnectorError:
            return Failure("Connection refused")
        except aiohttp.ClientError:
            return Failure("Connection closed")

    async def _obey(self, content_type: str, body: bytes) -> None:
        """Carry out the method that the bot put in its response; how it went, the bot never learns."""
        values = _values(content_type, body)
        method = str(values.pop("method", "")).lower()
        if not method or method in REFUSED_IN_RESPONSE or method.startswith("get"):
            return
        try:
            await self._carry_out(method, Args(values))
        except (ApiError, ConnectionCut):
            self.failed_responses += 1


def _seconds(text: str) -> float:
    return float(text) if text.isdecimal() else 0.0


def _values(content_type: str, body: bytes) -> dict[str, object]:
    if content_type == "application/x-www-form-urlencoded":
        return dict(parse_qsl(body.decode("utf-8", "replace")))
    try:
        value = json.loads(body) if body else None
    except ValueError:
        return {}
    return value if isinstance(value, dict) else {}
