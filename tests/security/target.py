"""The target of attacks: a game in full swing whose secrets are words that stand nowhere else, so any leak is seen."""

import itertools
import json
import logging
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import aiohttp
import pytest

from tests.integration.party import House, Party, gather, wrong
from tests.integration.showing import differences, redis_of
from tgbot.games.codes.buttons import UseWords
from tgbot.tables.model import Stage

CANARIES = ("quillfex", "brondavit", "yelmaroth", "kuspandor", "wixtempra", "golbenaf", "drumicoz", "plethurin")
FIRST_UPDATE = 3 * 10**12
_numbers = itertools.count(FIRST_UPDATE)


@dataclass
class Tally:
    """How many attacks were made in this run of the suite."""

    made: int = 0


TALLY = Tally()


@dataclass
class Target:
    """A party that plays with words of its own, and a stranger in its group who has opened the bot."""

    party: Party
    stranger: int
    http: aiohttp.ClientSession
    answers: list[str] = field(default_factory=list)  # what attackers were told

    @property
    def url(self) -> str:
        return f"{self.party.house.address}/webhook/"

    async def post(self, body: bytes, secret: str | None = "", **headers: str) -> int:
        """Deliver a body as Telegram would, or with another secret, and return the status."""
        shown = self.party.bot.secret if secret == "" else secret
        named = {} if shown is None else {"X-Telegram-Bot-Api-Secret-Token": shown}
        TALLY.made += 1
        async with self.http.post(self.url, data=body, headers=named | headers) as answer:
            self.answers.append(await answer.text())
            return answer.status

    async def deliver(self, **parts: Any) -> int:
        """Deliver an update with these parts."""
        return await self.post(json.dumps({"update_id": next(_numbers), **parts}).encode())

    async def tap(self, user: int, chat: int, data: str, message: int = 1, **about: Any) -> int:
        """Deliver a tap by anybody, on any message, with any data."""
        return await self.deliver(callback_query=tap_by(user, chat, data, message, **about))

    async def text(self, user: int, chat: int, text: str, **about: Any) -> int:
        """Deliver a message by anybody."""
        sender = {"id": user, "is_bot": False, "first_name": "Mallory"} | about
        message = {"message_id": 1, "date": 1, "chat": _chat(chat), "from": sender, "text": text}
        return await self.deliver(message=message)

    @asynccontextmanager
    async def under_attack(self, caplog: pytest.LogCaptureFixture) -> AsyncIterator[None]:
        """What happens in the block tells no secret to anybody but the pair; nothing fails, and the game goes on."""
        caplog.set_level(logging.DEBUG, logger="tgbot")  # libraries are kept quiet wherever a bot is run
        began = self.party.local.clock.now()
        yield
        await self.party.settle()
        pair = {str(user) for user in self.party.users[:2]}
        calls = [call for call in self.party.local.world.calls if call.at >= began]
        sent = [str(call.params) for call in calls if self._reader(call.params) not in pair]
        for text in (*self.answers, *sent, *(record.getMessage() for record in caplog.records)):
            assert not any(canary in text.lower() for canary in CANARIES), text
        await self.plays_on()
        assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []

    def _reader(self, params: Mapping[str, Any]) -> str:
        """Return who sees what a call shows: a chat, or the person whose tap it answers."""
        query = str(params.get("callback_query_id", ""))
        return str(params.get("chat_id") or self.party.taps.get(query))

    async def plays_on(self) -> None:
        """The game goes on to its end, and every chat shows it."""
        party = self.party
        await party.settle()
        if (await party.public()).half is not None:
            code = (await party.view(await party.encoder())).code or ""
            await party.guess(await party.partner(), wrong(code))
        while (await party.table()).stage is Stage.GAME:
            await party.play_round(decoded=False)
        store = party.bot.store
        assert await differences(party.local, store, redis_of(store), party.places) == []


def tap_by(user: int, chat: int, data: str, message: int = 1, **about: Any) -> dict[str, Any]:
    """Return a tap by anybody, on any message, with any data, as an update holds it."""
    return {
        "id": "1",
        "from": {"id": user, "is_bot": False, "first_name": "Mallory"} | about,
        "message": {"message_id": message, "date": 1, "chat": _chat(chat)},
        "data": data,
    }


def _chat(chat: int) -> dict[str, Any]:
    return {"id": chat} | ({"type": "private"} if chat > 0 else {"type": "supergroup", "title": "The club"})


async def aim(house: House, http: aiohttp.ClientSession) -> Target:
    """Let three people play with words of their own; the encoder of the first round is about to write."""
    party = await gather(house)
    stranger = house.people.add("Mallory", language_code="en").id
    house.people.join(stranger, party.group.id)
    house.people.start(stranger)
    await party.say(party.users[0], f"/words add {', '.join(CANARIES)}")
    await party.tap(party.users[0], UseWords("theirs"))
    await party.sit_down()
    assert set((await party.view(party.users[0])).keywords) <= set(CANARIES)
    return Target(party, stranger, http)
