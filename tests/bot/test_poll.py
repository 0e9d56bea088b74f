"""Long polling: the same game through the same way in."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import pytest

from tests.bot import party as parties
from tests.bot.party import Party, worded
from tgbot.answers import Answer
from tgbot.decode import Command, Incoming
from tgbot.desk import TooBusy
from tgbot.documents import Stage
from tgbot.entry import Entry
from tgbot.playground.errors import ApiError
from tgbot.playground.updates import Updates
from tgbot.presses import Join
from tgbot.webhook import MOST_TRIES

pytestmark = pytest.mark.xdist_group("poll")


@asynccontextmanager
async def polled() -> AsyncIterator[Party]:
    """Gather a party whose bot fetches its updates."""
    async with parties.house() as house:
        polling = asyncio.create_task(house.bot.poll())
        try:
            yield await parties.gather(house)
        finally:
            polling.cancel()
            with suppress(asyncio.CancelledError):
                await polling


async def test_a_game_is_played_by_polling() -> None:
    async with polled() as party:
        assert party.local.webhook.hook is None
        ana, bo, _ = party.users
        await party.say(ana, "/play")
        assert (await party.tap(bo, Join()))["text"] == worded("toast-joined")
        assert (await party.tap_data(bo, *party.button(party.group.id, Join())))["text"] == worded(
            "toast-already-seated"
        )
        assert (await party.table()).stage is Stage.LOBBY


async def test_polling_goes_on_after_telegram_says_no(monkeypatch: pytest.MonkeyPatch) -> None:
    real = Updates.take
    refused: list[ApiError] = []

    async def take(updates: Updates, offset: int, limit: int, patience: float) -> object:
        if len(refused) < 2:
            refused.append(ApiError(409, "Conflict: terminated by other getUpdates request"))
            raise refused[-1]
        return await real(updates, offset, limit, patience)

    monkeypatch.setattr(Updates, "take", take)
    monkeypatch.setattr("tgbot.app.AGAIN_S", 0.01)
    async with polled() as party:
        await party.say(party.users[0], "/play")
        assert (await party.table()).stage is Stage.LOBBY
    assert len(refused) == 2


async def test_a_table_that_is_too_busy_costs_no_update(monkeypatch: pytest.MonkeyPatch) -> None:
    real = Entry.take
    tries: list[Incoming] = []

    async def take(entry: Entry, incoming: Incoming) -> Answer | None:
        if isinstance(incoming, Command) and incoming.name == "play" and len(tries) < MOST_TRIES + 1:
            tries.append(incoming)
            raise TooBusy
        return await real(entry, incoming)

    monkeypatch.setattr(Entry, "take", take)
    monkeypatch.setattr("tgbot.app.AGAIN_S", 0.01)
    async with polled() as party:
        await party.say(party.users[0], "/play")
        assert (await party.table()).stage is Stage.LOBBY
        assert await party.house.bot.store.dead() == []
    assert len(tries) == MOST_TRIES + 1
