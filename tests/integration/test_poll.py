"""Long polling: the same game through the same way in."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import pytest

from tests.integration import party as parties
from tests.integration.party import House, Party, until, worded
from tgbot.handlers.dispatcher import Dispatcher
from tgbot.playground.errors import ApiError
from tgbot.playground.updates import Updates
from tgbot.server.webhook import MAX_TRIES
from tgbot.store.errors import TooBusy
from tgbot.tables.buttons import Join
from tgbot.tables.model import Stage
from tgbot.telegram.messages import Answer
from tgbot.telegram.updates import Command, Incoming

pytestmark = pytest.mark.xdist_group("poll")


@asynccontextmanager
async def polled() -> AsyncIterator[Party]:
    """Gather a party whose bot fetches its updates."""
    async with parties.house() as house, fetching(house):
        yield await parties.gather(house)


@asynccontextmanager
async def fetching(house: House) -> AsyncIterator[None]:
    """Let the bot of a house fetch its updates."""
    polling = asyncio.create_task(house.bot.polling().run())
    try:
        yield
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
        assert b'crosswire_updates_total{kind="tap",outcome="taken"} 2.0' in party.bot.metrics.page()


async def test_an_update_newer_than_any_library_is_taken_and_one_that_cannot_be_read_is_passed_over(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async with polled() as party:
        ana, chat, now = party.users[0], {"id": party.group.id, "type": "group", "title": "The club"}, int(time.time())
        sender = {"id": ana, "is_bot": False, "first_name": "Ana"}
        told = {"message_id": 70, "date": now, "chat": chat, "from": sender}
        unknown = {"dice": {"kind": "a dice of the next version"}}  # without what python-telegram-bot wants of a dice
        for payload in (told | {"text": ["my secret clue"]}, told | unknown | {"text": "/play"}):
            party.local.updates.add("message", payload, ("chat", party.group.id), 60.0)
        await party.settle()
        assert (await party.table()).stage is Stage.LOBBY
        await until(lambda: not party.local.updates.waiting)
    assert "Telegram sent an update that cannot be read" in caplog.messages
    assert "secret clue" not in caplog.text


async def test_a_nod_to_the_message_that_completes_the_clues_by_polling() -> None:
    async with polled() as party:
        await party.sit_down()
        encoder = await party.encoder()
        said = await party.say(encoder, "hint one\nhint two\nhint three", encoder)
        posts, bot = party.local.world.chats[encoder].posts, party.local.world.bot.id
        await until(lambda: posts[said.id].reactions == {bot: ("👌",)})


async def test_polling_goes_on_after_telegram_says_no(monkeypatch: pytest.MonkeyPatch) -> None:
    real = Updates.take
    refused: list[ApiError] = []

    async def take(updates: Updates, offset: int, limit: int, patience: float) -> object:
        if len(refused) < 2:
            refused.append(ApiError(409, "Conflict: terminated by other getUpdates request"))
            raise refused[-1]
        return await real(updates, offset, limit, patience)

    monkeypatch.setattr(Updates, "take", take)
    monkeypatch.setattr("tgbot.server.polling.RETRY_S", 0.01)
    async with polled() as party:
        await party.say(party.users[0], "/play")
        assert (await party.table()).stage is Stage.LOBBY
    assert len(refused) == 2


async def test_a_slow_answer_holds_up_no_other_update() -> None:
    async with polled() as party:
        ana, bo, _ = party.users
        await party.say(ana, "/play")
        post, data = party.button(party.group.id, Join())
        party.local.faults.slow("answerCallbackQuery", 60)
        party.people.tap(bo, post.chat, post.id, data)
        party.people.text(ana, party.group.id, "/settings")
        async with asyncio.timeout(8):
            await until(lambda: any(text.startswith(worded("page-settings").splitlines()[0]) for text in party.texts()))


@pytest.mark.parametrize(("fault", "number"), [("fail", 502), ("flood", 1)])
async def test_polling_begins_though_telegram_does_not_remove_the_webhook_at_once(
    monkeypatch: pytest.MonkeyPatch, fault: str, number: int
) -> None:
    monkeypatch.setattr("tgbot.server.polling.RETRY_S", 0.01)
    async with parties.house() as house:
        faults = house.local.faults
        getattr(faults, fault)("deleteWebhook", number)
        async with fetching(house):
            await until(lambda: house.local.webhook.hook is None)
            party = await parties.gather(house)
            await party.say(party.users[0], "/play")
            assert (await party.table()).stage is Stage.LOBBY
        assert faults.about() == []


async def test_a_table_that_is_too_busy_costs_no_update(monkeypatch: pytest.MonkeyPatch) -> None:
    real = Dispatcher.take
    tries: list[Incoming] = []

    async def take(dispatcher: Dispatcher, incoming: Incoming) -> Answer | None:
        if isinstance(incoming, Command) and incoming.name == "play" and len(tries) < MAX_TRIES + 1:
            tries.append(incoming)
            raise TooBusy
        return await real(dispatcher, incoming)

    monkeypatch.setattr(Dispatcher, "take", take)
    monkeypatch.setattr("tgbot.server.polling.RETRY_S", 0.01)
    async with polled() as party:
        await party.say(party.users[0], "/play")
        assert (await party.table()).stage is Stage.LOBBY
        assert await party.house.bot.store.dead_letters.all() == []
    assert len(tries) == MAX_TRIES + 1
