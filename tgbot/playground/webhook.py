"""Delivery of updates to the bot's webhook, as Telegram does it."""

from __future__ import annotations

import asyncio
import json
import ssl
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from urllib.parse import parse_qsl

import aiohttp

from tgbot.playground.args import Args
from tgbot.playground.clock import Clock
from tgbot.playground.errors import ApiError, ConnectionCut
from tgbot.playground.faults import DeliveryFault, Faults
from tgbot.playground.updates import Queue, Update, Updates

CERTIFICATE_REFUSED = "SSL error {error:0A000086:SSL routines::certificate verify failed}"
RESPONSE_TIMEOUT = 60
MAX_DELAY = 60.0
MAX_RETRY_AFTER = 3600.0
# A bot cannot read or change its webhook in the response to a delivery.
REFUSED_IN_RESPONSE = ("setwebhook", "deletewebhook", "close", "logout")


@dataclass(frozen=True, slots=True)
class Hook:
    """The parameters of setWebhook."""

    url: str
    secret: str
    max_connections: int


@dataclass(frozen=True, slots=True)
class Failure:
    """The reason of a failed delivery, and the bot's Retry-After."""

    why: str
    retry_after: float = 0.0


class Webhook:
    """One worker per non-empty queue; at most `max_connections` requests at a time.

    The first retry is immediate, the next after 2 · `first_delay` seconds, then 4, 8, ... up to a minute, or at the
    bot's Retry-After. An update that would expire before the next attempt is given up.
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
        self.trusts: ssl.SSLContext | bool = True  # True: the authorities that this machine trusts
        updates.when_added = self.wake

    def set(self, hook: Hook | None) -> None:
        """Deliver to this hook from now on, or to none; deliveries in progress are cancelled."""
        self._stop_workers()
        self.hook = hook
        self.last_error = None
        if hook is not None:
            self._free = asyncio.Semaphore(hook.max_connections)
            self.wake()

    def wake(self) -> None:
        """Start a worker for each queue without one."""
        if self.hook is None:
            return
        for queue in self._updates.queues:
            if queue not in self._workers:
                self._workers[queue] = asyncio.create_task(self._drain(queue, self.hook))

    async def close(self) -> None:
        """Cancel all deliveries."""
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

    async def _drain(self, queue: Queue, hook: Hook) -> None:
        try:
            while waiting := self._updates.queues.get(queue):
                await self._deliver_with_retries(waiting[0], hook)
        finally:
            if self._workers.get(queue) is asyncio.current_task():
                del self._workers[queue]

    async def _deliver_with_retries(self, update: Update, hook: Hook) -> None:
        """Retry until the bot accepts the update or it expires."""
        delay = self._first_delay
        tries = 0
        while update.id in self._updates.waiting:
            fault = self._faults.on_delivery(update)
            await self._hold_back(update, fault)
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
            wait = min(failure.retry_after, MAX_RETRY_AFTER)
            if not wait and tries:
                delay = min(delay * 2, MAX_DELAY)
                wait = delay
            tries += 1
            if self._clock.now() + wait > update.expires:
                self._updates.give_up(update)
                return
            await self._clock.sleep(wait)

    async def _hold_back(self, update: Update, fault: DeliveryFault | None) -> None:
        """Wait before an attempt, without holding a connection that others may need."""
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
        """Post one update once; the only place that does."""
        headers = {"X-Telegram-Bot-Api-Secret-Token": hook.secret} if hook.secret else {}
        if self._session is None:
            # Loopback only: a proxy from the environment must not be used.
            self._session = aiohttp.ClientSession(
                timeout=aiohttp.ClientTimeout(total=RESPONSE_TIMEOUT), trust_env=False
            )
        try:
            async with self._session.post(
                hook.url, json=update.body(), headers=headers, allow_redirects=False, ssl=self.trusts
            ) as answer:
                body = await answer.read()
                if 200 <= answer.status <= 299:
                    await self._run_response(answer.content_type, body)
                    return None
                why = f"Wrong response from the webhook: {answer.status} {answer.reason}"
                return Failure(why, _seconds(answer.headers.get("Retry-After", "")))
        except TimeoutError:
            return Failure("Read timeout expired")
        except aiohttp.ClientConnectorCertificateError:
            return Failure(CERTIFICATE_REFUSED)
        except aiohttp.ClientConnectorError:
            return Failure("Connection refused")
        except aiohttp.ClientError:
            return Failure("Connection closed")

    async def _run_response(self, content_type: str, body: bytes) -> None:
        """Run the method in the bot's response; the bot never learns its result."""
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
