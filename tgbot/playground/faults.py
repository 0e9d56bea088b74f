"""Injected faults between Telegram and a bot.

A fault hits the next `times` calls or deliveries that match it; one fault per call, the oldest first.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from dataclasses import dataclass, field, replace
from http import HTTPStatus

from tgbot.playground.args import Args
from tgbot.playground.errors import ApiError, ConnectionCut, Impossible, forbidden, too_many_requests
from tgbot.playground.model import Json
from tgbot.playground.updates import KINDS, Queue, Update


@dataclass(slots=True)
class CallFault:
    """A call that is delayed, fails before its effect, or takes effect and loses its answer."""

    do: str
    method: str
    chat: int | None = None
    times: int = 1
    seconds: float = 0.0
    failure: ApiError | ConnectionCut | None = None
    after: bool = False

    def fits(self, method: str, chat: int) -> bool:
        """Whether a call matches."""
        return self.method.lower() == method.lower() and self.chat in (None, chat)

    def strike(self, *, after: bool) -> None:
        """Raise the failure at its place: before or after the effect of the call."""
        if self.failure is not None and self.after is after:
            raise replace(self.failure)

    def about(self) -> Json:
        """The fault as it was requested."""
        optional: Json = {"chat": self.chat, "seconds": self.seconds or None, "after": self.after or None}
        if isinstance(self.failure, ApiError):
            optional |= {"status": self.failure.code, "description": self.failure.description}
        required = {"do": self.do, "method": self.method, "times": self.times}
        return required | {name: value for name, value in optional.items() if value is not None}


@dataclass(slots=True)
class DeliveryFault:
    """A delivery to the webhook that is lost, late, doubled, or overtaken by one from another queue."""

    do: str
    kind: str | None = None
    chat: int | None = None
    times: int = 1
    seconds: float = 0.0

    def fits(self, update: Update) -> bool:
        """Whether an update matches."""
        return self.kind in (None, update.kind) and self.chat in (None, update.chat)

    def about(self) -> Json:
        """The fault as it was requested."""
        optional = {"update": self.kind, "chat": self.chat, "seconds": self.seconds or None}
        required = {"do": self.do, "times": self.times}
        return required | {name: value for name, value in optional.items() if value is not None}


@dataclass(slots=True)
class Faults:
    """The pending faults; `methods` are the lower-case names of the methods that can fail."""

    methods: Collection[str]
    calls: list[CallFault] = field(default_factory=list)
    deliveries: list[DeliveryFault] = field(default_factory=list)
    _overtaken: list[tuple[Queue, asyncio.Future[None]]] = field(default_factory=list)

    # Calls of the bot

    def fail(
        self, method: str, status: int = 502, *, after: bool = False, chat: int | None = None, times: int = 1
    ) -> None:
        """Answer with a 5xx, before or after the call's effect."""
        if status not in (500, 502, 503, 504):
            raise Impossible(400, "Telegram's servers fail with 500, 502, 503 or 504.")
        failure = ApiError(status, HTTPStatus(status).phrase)
        self._add_call(CallFault("fail", method, chat, times, failure=failure, after=after))

    def cut(self, method: str, *, after: bool = False, chat: int | None = None, times: int = 1) -> None:
        """Cut the connection instead of answering."""
        self._add_call(CallFault("cut", method, chat, times, failure=ConnectionCut(), after=after))

    def flood(self, method: str, retry_after: int, *, chat: int | None = None, times: int = 1) -> None:
        """Answer 429 without any effect, whatever the limits are."""
        self._add_call(CallFault("flood", method, chat, times, failure=too_many_requests(retry_after)))

    def forbid(
        self,
        method: str,
        why: str = "bot was blocked by the user",
        *,
        chat: int | None = None,
        times: int = 1,
    ) -> None:
        """Answer 403 without any effect."""
        self._add_call(CallFault("forbid", method, chat, times, failure=forbidden(why)))

    def slow(self, method: str, seconds: float, *, chat: int | None = None, times: int = 1) -> None:
        """Delay the call; its effect comes even after the bot stopped waiting."""
        self._add_call(CallFault("slow", method, chat, times, seconds=seconds))

    # Deliveries to the bot's webhook

    def drop(self, kind: str | None = None, *, chat: int | None = None, times: int = 1) -> None:
        """Lose an attempt before it reaches the bot; Telegram tries again."""
        self._add_delivery(DeliveryFault("drop", kind, chat, times))

    def delay(self, seconds: float, kind: str | None = None, *, chat: int | None = None, times: int = 1) -> None:
        """Deliver later; only its own queue waits."""
        self._add_delivery(DeliveryFault("delay", kind, chat, times, seconds))

    def twice(self, kind: str | None = None, *, chat: int | None = None, times: int = 1) -> None:
        """Deliver again after the bot has accepted it."""
        self._add_delivery(DeliveryFault("twice", kind, chat, times))

    def overtaken(self, kind: str | None = None, *, chat: int | None = None, times: int = 1) -> None:
        """Hold an update back until the bot has accepted one from another queue."""
        self._add_delivery(DeliveryFault("overtaken", kind, chat, times))

    # All

    def about(self) -> list[Json]:
        """The faults that have not been used up."""
        return [fault.about() for fault in self.calls] + [fault.about() for fault in self.deliveries]

    def clear(self) -> None:
        """Remove all pending faults, and release updates that are held back."""
        self.calls.clear()
        self.deliveries.clear()
        for _, gate in self._overtaken:
            if not gate.done():
                gate.set_result(None)

    # Hooks of the local Telegram

    def on_call(self, method: str, args: Args) -> CallFault | None:
        """The fault that hits a call; consumes one of its times."""
        fault = next((fault for fault in self.calls if fault.fits(method, args.number("chat_id"))), None)
        if fault is not None:
            fault.times -= 1
            self.calls = [fault for fault in self.calls if fault.times]
        return fault

    def on_delivery(self, update: Update) -> DeliveryFault | None:
        """The fault that hits a delivery; consumes one of its times."""
        fault = next((fault for fault in self.deliveries if fault.fits(update)), None)
        if fault is not None:
            fault.times -= 1
            self.deliveries = [fault for fault in self.deliveries if fault.times]
        return fault

    async def until_overtaken(self, update: Update) -> None:
        """Wait until the bot has accepted an update of another queue."""
        gate = asyncio.get_running_loop().create_future()
        waiting = (update.queue, gate)
        self._overtaken.append(waiting)
        try:
            await gate
        finally:
            self._overtaken.remove(waiting)

    def taken(self, update: Update) -> None:
        """Release the updates that waited to be overtaken by this one."""
        for queue, gate in self._overtaken:
            if queue != update.queue and not gate.done():
                gate.set_result(None)

    def _add_call(self, fault: CallFault) -> None:
        # A misspelt name would be a fault that never hits.
        if fault.method.lower() not in self.methods:
            raise Impossible(400, f"The local Telegram knows no method {fault.method}.")
        _refuse_never(fault)
        self.calls.append(fault)

    def _add_delivery(self, fault: DeliveryFault) -> None:
        if fault.kind is not None and fault.kind not in KINDS:
            raise Impossible(400, f"There are no updates of the kind {fault.kind}.")
        _refuse_never(fault)
        self.deliveries.append(fault)


def _refuse_never(fault: CallFault | DeliveryFault) -> None:
    if fault.times < 1 or fault.seconds < 0:
        raise Impossible(400, "A fault strikes at least once, and not in the past.")
