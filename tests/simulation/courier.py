"""Telegram's side of the webhook: the local Telegram's own queues and retries, with the workers beyond."""

import asyncio
from collections.abc import Callable

import orjson

from tests.simulation.fleet import Fleet
from tests.simulation.weather import Weather
from tgbot.playground.faults import DeliveryFault
from tgbot.playground.local import LocalTelegram
from tgbot.playground.updates import Update
from tgbot.playground.webhook import Failure, Hook, Webhook

CONNECTIONS = 40
PATIENCE_S = 60.0
LATE_S = 8.0
HOOK = Hook("https://bot", "", CONNECTIONS)

Decision = Callable[[Update, bytes], None]


class Courier(Webhook):
    """Delivers as Telegram does, to whichever worker the seed chooses."""

    def __init__(self, local: LocalTelegram, fleet: Fleet, weather: Weather, told: Callable[[str], None]) -> None:
        """Take the place of the local Telegram's own webhook; `taken` is told of every update answered with 200."""
        super().__init__(local.clock, local.updates, local.faults, local.call, first_delay=1.0)
        self.taken: Decision = lambda *_: None
        self._fleet = fleet
        self._weather = weather
        self._told = told
        local.webhook = self

    async def _hold_back(self, update: Update, fault: DeliveryFault | None) -> None:
        await super()._hold_back(update, fault)
        if self._weather.strikes("delivery: late"):  # another queue's updates overtake it
            await asyncio.sleep(self._weather.chance.uniform(0.0, LATE_S))

    async def _deliver(self, update: Update, _hook: Hook) -> Failure | None:
        weather = self._weather
        if weather.strikes("delivery: lost"):
            return Failure("Connection timed out")
        again = weather.strikes("delivery: twice")
        failure = await self._brought(update)
        if again:
            failure = await self._brought(update)
        return failure

    async def _brought(self, update: Update) -> Failure | None:
        weather, up = self._weather, self._fleet.up()
        await asyncio.sleep(weather.latency())
        if not up:
            return Failure("Connection refused")
        worker = weather.chance.choice(up)
        self._told(f"> {update.id} {update.kind} {_about(update)} to {worker.name}")
        try:
            response = await asyncio.wait_for(worker.post(orjson.dumps(update.body())), PATIENCE_S)
        except TimeoutError:
            return Failure("Read timeout expired")
        self._told(f"< {update.id} {'-' if response is None else response[0]}")
        if response is None or weather.strikes("delivery: answer lost"):
            return Failure("Connection closed")
        status, headers, body = response
        if status != 200:
            return Failure(f"Wrong response from the webhook: {status}", float(headers.get("retry-after", 0)))
        self.taken(update, body)
        await self._run_response("application/json", body)
        return None


def _about(update: Update) -> str:
    """Return who did what, for the trace."""
    what = update.payload.get("data") or update.payload.get("text") or ""
    return f"of {update.payload['from']['id']}: {what!r}"
