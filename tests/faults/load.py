"""Load under which faults happen: players who tap without end, each tap delivered until it is acknowledged.

Every tap changes its table, so the revision of a table tells how many of them were made of it; the update ids that
the store has seen tell which.
"""

import asyncio
import itertools
import json
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

import aiohttp

from tests.faults.account import Account
from tests.integration.fleet import TOKEN, FarHouse, FarParty, bring
from tgbot.app import webhook_secret
from tgbot.games.codes.buttons import SetDigit
from tgbot.store.errors import Down
from tgbot.store.redis.store import RedisStore
from tgbot.store.repository import CHANGE
from tgbot.tables.places import Place

FIRST_UPDATE = 10**12
APART = 10**6  # between the update ids of two players
BETWEEN_S = 0.02  # a tap and the next
AGAIN_S = 0.05  # a delivery that failed and the next try
RESUME_S = 60.0
HEADERS = {"X-Telegram-Bot-Api-Secret-Token": webhook_secret(TOKEN)}


@dataclass
class Tapper:
    """A guesser who changes the first digit again and again."""

    house: FarHouse
    place: Place
    user: int
    data: tuple[str, str]
    message: int
    before: int  # how many changes the table has had
    first: int  # update id
    acknowledged: list[int] = field(default_factory=list)
    last: float = 0.0  # when the newest acknowledged tap was made
    busy: asyncio.Lock = field(default_factory=asyncio.Lock)  # with a tap that is not acknowledged yet

    async def tap(self, http: aiohttp.ClientSession) -> None:
        """Tap for ever."""
        while True:
            await self.tap_once(http)
            await asyncio.sleep(BETWEEN_S)

    async def tap_once(self, http: aiohttp.ClientSession) -> None:
        """Make one tap; when this returns, it is acknowledged."""
        async with self.busy:
            number, made = self.first + len(self.acknowledged), time.monotonic()
            await self._deliver(http, self.update(number))
            self.acknowledged.append(number)
            self.last = made

    def update(self, number: int) -> bytes:
        """Return a tap as Telegram delivers it."""
        query = {
            "id": str(number),
            "from": {
                "id": self.user,
                "is_bot": False,
                "first_name": self.house.local.world.users[self.user].first_name,
            },
            "message": {"message_id": self.message, "date": 1, "chat": {"id": self.user, "type": "private"}},
            "chat_instance": "1",
            "data": self.data[number % 2],
        }
        return json.dumps({"update_id": number, "callback_query": query}).encode()

    async def _deliver(self, http: aiohttp.ClientSession, update: bytes) -> None:
        """Deliver an update until it is taken, each time to another worker."""
        for number in itertools.count(self.user):
            worker = self.house.workers[number % len(self.house.workers)]
            try:
                async with http.post(f"http://127.0.0.1:{worker.port}/", data=update, headers=HEADERS) as answer:
                    if answer.status == 200:
                        return
            except (aiohttp.ClientError, TimeoutError):
                pass
            await asyncio.sleep(AGAIN_S)

    async def account(self, store: RedisStore) -> Account:
        """Compare what was acknowledged with what the store has, between two taps."""
        async with self.busy:
            return await self._account(store)

    async def _account(self, store: RedisStore) -> Account:
        members: list[bytes] = await store._redis.execute_command("ZRANGE", self.place.key("seen"), 0, -1)
        seen = {member.decode() for member in members}
        made = (await store.load(self.place)).revision // CHANGE - self.before
        lost = sum(f"t{number}" not in seen for number in self.acknowledged)
        return Account(
            acknowledged=len(self.acknowledged), lost=lost, doubled=max(0, made + lost - len(self.acknowledged))
        )


class Load:
    """Several tappers at work."""

    def __init__(self, house: FarHouse, tappers: Sequence[Tapper]) -> None:
        """Take who taps."""
        self.house = house
        self.tappers = tappers

    async def resumed(self, since: float) -> float:
        """Wait until every tapper has made a tap after this time that was acknowledged; return how long that took."""
        async with asyncio.timeout(RESUME_S):
            while any(tapper.last <= since for tapper in self.tappers):  # noqa: ASYNC110 - other tasks note it
                await asyncio.sleep(0.01)
        return time.monotonic() - since

    async def account(self) -> Account:
        """Compare what was acknowledged with what the store has, once it answers."""
        store = RedisStore(self.house.redis)
        async with asyncio.timeout(RESUME_S):
            while True:
                try:
                    return sum([await tapper.account(store) for tapper in self.tappers], Account())
                except Down:
                    await asyncio.sleep(0.1)


@asynccontextmanager
async def load(house: FarHouse, tables: int) -> AsyncIterator[Load]:
    """Let one guesser of each of so many tables tap until the block ends."""
    tappers = [await tapper(await bring(house), number) for number in range(tables)]
    timeout = aiohttp.ClientTimeout(total=20)
    async with aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=0), timeout=timeout) as http:
        tapping = [asyncio.create_task(tapper.tap(http)) for tapper in tappers]
        try:
            yield Load(house, tappers)
        finally:
            for task in tapping:
                task.cancel()
            await asyncio.gather(*tapping, return_exceptions=True)


async def tapper(party: FarParty, number: int) -> Tapper:
    """Return a guesser of a party who is about to tap."""
    await party.sit_down()
    await party.give_clues()
    user = await party.partner()
    buttons = [party.button(user, SetDigit(1, digit)) for digit in (1, 2)]
    return Tapper(
        house=party.house,
        place=party.place,
        user=user,
        data=(buttons[0][1], buttons[1][1]),
        message=buttons[0][0].id,
        before=(await party.store.load(party.place)).revision // CHANGE,
        first=FIRST_UPDATE + number * APART,
    )
