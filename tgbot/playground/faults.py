"""Faults on request: what can go wrong between Telegram and a bot, as often as a test asks for it.

A fault strikes the next `times` calls or deliveries that fit it, one fault each, the oldest first.
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
    """A call that waits, or goes wrong before its effect, or takes effect and loses its answer."""

    do: str
    method: str
    chat: int | None = None
    times: int = 1
    seconds: float = 0.0
    failure: ApiError | ConnectionCut | None = None
    after: bool = False

    def fits(self, method: str, chat: int) -> bool:
        """Tell whether a call is one that this strikes."""
        return self.method.lower() == method.lower() and self.chat in (None, chat)

    def strike(self, *, after: bool) -> None:
        """Raise the failure, if its place is here: before the effect of the call, or after it."""
        if self.failure is not None and self.after is after:
            raise replace(self.failure)

    def about(self) -> Json:
        """Return the fault as it was asked for."""
        said: Json = {"chat": self.chat, "seconds": self.seconds or None, "after": self.after or None}
        if isinstance(self.failure, ApiError):
            said |= {"status": self.failure.code, "description": self.failure.description}
        named = {"do": self.do, "method": self.method, "times": self.times}
        return named | {name: value for name, value in said.items() if value is not None}


@dataclass(slots=True)
class DeliveryFault:
    """A delivery to the webhook that is lost, late, doubled, or overtaken by one from another queue."""

    do: str
    kind: str | None = None
    chat: int | None = None
    times: int = 1
    seconds: float = 0.0

    def fits(self, update: Update) -> bool:
        """Tell whether an update is one that this strikes."""
        return self.kind in (None, update.kind) and self.chat in (None, update.chat)

    def about(self) -> Json:
        """Return the fault as it was asked for."""
        said = {"update": self.kind, "chat": self.chat, "seconds": self.seconds or None}
        named = {"do": self.do, "times": self.times}
        return named | {name: value for name, value in said.items() if value is not None}


@dataclass(slots=True)
class Faults:
    """The faults that wait to strike; `methods` are the names, in small letters, of those that can be asked for."""

    methods: Collection[str]
    calls: list[CallFault] = field(default_factory=list)
    deliveries: list[DeliveryFault] = field(default_factory=list)
    _overtaken: list[tuple[Queue, asyncio.Future[None]]] = field(default_factory=list)

    # Calls of the bot

    def fail(
        self, method: str, status: int = 502, *, after: bool = False, chat: int | None = None, times: int = 1
    ) -> None:
        """Answer with an error of Telegram's servers, before the call's effect or after it."""
        if status not in (500, 502, 503, 504):
            raise Impossible(400, "Telegram's servers fail with 500, 502, 503 or 504.")
        failure = ApiError(status, HTTPStatus(status).phrase)
        self._add_call(CallFault("fail", method, chat, times, failure=failure, after=after))

    def cut(self, method: str, *, after: bool = False, chat: int | None = None, times: int = 1) -> None:
        """Break the connection off instead of answering."""
        self._add_call(CallFault("cut", method, chat, times, failure=ConnectionCut(), after=after))

    def flood(self, method: str, retry_after: int, *, chat: int | None = None, times: int = 1) -> None:
        """Answer 429 without any effect, whatever the limits say."""
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
        """Wait before the call takes effect; the effect comes also when the bot no longer waits for it."""
        self._add_call(CallFault("slow", method, chat, times, seconds=seconds))

    # Deliveries to the bot's webhook

    def drop(self, kind: str | None = None, *, chat: int | None = None, times: int = 1) -> None:
        """Lose an attempt before it reaches the bot; Telegram tries again."""
        self._add_delivery(DeliveryFault("drop", kind, chat, times))

    def delay(self, seconds: float, kind: str | None = None, *, chat: int | None = None, times: int = 1) -> None:
        """Deliver later; only its own queue waits."""
        self._add_delivery(DeliveryFault("delay", kind, chat, times, seconds))

    def twice(self, kind: str | None = None, *, chat: int | None = None, times: int = 1) -> None:
        """Deliver once more after the bot has taken it."""
        self._add_delivery(DeliveryFault("twice", kind, chat, times))

    def overtaken(self, kind: str | None = None, *, chat: int | None = None, times: int = 1) -> None:
        """Keep an update back until the bot has taken one from another queue."""
        self._add_delivery(DeliveryFault("overtaken", kind, chat, times))

    # All of them

    def about(self) -> list[Json]:
        """Return the faults that have not struck yet."""
        return [fault.about() for fault in self.calls] + [fault.about() for fault in self.deliveries]

    def clear(self) -> None:
        """Forget what has not struck yet, and let go of what is kept back."""
        self.calls.clear()
        self.deliveries.clear()
        for _, gate in self._overtaken:
            if not gate.done():
                gate.set_result(None)

    # What the local Telegram asks

    def on_call(self, method: str, args: Args) -> CallFault | None:
        """Return the fault that strikes a call, which is then used up once."""
        fault = next((fault for fault in self.calls if fault.fits(method, args.number("chat_id"))), None)
        if fault is not None:
            fault.times -= 1
            self.calls = [fault for fault in self.calls if fault.times]
        return fault

    def on_delivery(self, update: Update) -> DeliveryFault | None:
        """Return the fault that strikes a delivery, which is then used up once."""
        fault = next((fault for fault in self.deliveries if fault.fits(update)), None)
        if fault is not None:
            fault.times -= 1
            self.deliveries = [fault for fault in self.deliveries if fault.times]
        return fault

    async def until_overtaken(self, update: Update) -> None:
        """Wait until the bot has taken an update of another queue."""
        gate = asyncio.get_running_loop().create_future()
        waiting = (update.queue, gate)
        self._overtaken.append(waiting)
        try:
            await gate
        finally:
            self._overtaken.remove(waiting)

    def taken(self, update: Update) -> None:
        """Let go of what waited for an update to overtake it."""
        for queue, gate in self._overtaken:
            if queue != update.queue and not gate.done():
                gate.set_result(None)

    def _add_call(self, fault: CallFault) -> None:
        # A misspelt name would be a fault that never strikes.
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
