"""Messages with buttons that nobody has recorded: they lose their buttons, and keep no chat waiting."""

import asyncio
import time
from collections.abc import Callable
from typing import Any

import pytest

from tests.integration.party import Party, until, worded
from tgbot.delivery import place_sync
from tgbot.delivery.rate_limits import RateLimits
from tgbot.playground.args import Args
from tgbot.playground.methods import METHODS
from tgbot.playground.model import Post
from tgbot.tables.buttons import Join
from tgbot.telegram.messages import Chat

pytestmark = pytest.mark.xdist_group("strays")

STRIP = "editMessageReplyMarkup"
Trouble = Callable[[Party, pytest.MonkeyPatch], None]


async def with_a_copy(party: Party) -> Post:
    """Open a lobby whose send is made twice, and return the copy."""
    party.local.faults.fail("sendMessage", 502, after=True, chat=party.group.id)
    await party.say(party.users[0], "/play")
    copy, _ = [post for post in party.posts(party.group.id) if worded("lobby-title") in post.text]
    return copy


def has_buttons(party: Party, post: Post) -> bool:
    return party.local.world.chats[post.chat].posts[post.id].markup is not None


async def test_a_stray_keeps_no_chat_waiting(party: Party) -> None:
    copy = await with_a_copy(party)
    party.local.faults.slow(STRIP, 3, chat=party.group.id)
    _, data = party.button(party.group.id, Join())
    began = time.monotonic()
    party.people.tap(party.users[1], party.group.id, copy.id, data)
    await until(lambda: "Bo" in party.texts()[-1])
    assert time.monotonic() - began < 2
    assert has_buttons(party, copy)
    await party.settle()
    assert not has_buttons(party, copy)


def no_call_is_left(party: Party, monkeypatch: pytest.MonkeyPatch) -> None:
    wait, asked = RateLimits.wait, list[Chat]()

    async def once(limits: RateLimits, chat: Chat, **how: Any) -> float:
        if chat.id == party.group.id and not asked:
            asked.append(chat)
            return 0.05
        return await wait(limits, chat, **how)

    monkeypatch.setattr(RateLimits, "wait", once)


def the_call_fails(party: Party, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(place_sync, "RETRY_S", 0.05)
    party.local.faults.cut(STRIP, chat=party.group.id)


def telegram_asks_for_patience(party: Party, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(place_sync, "LOOK_S", 0.05)
    party.local.faults.flood(STRIP, 1, chat=party.group.id)


@pytest.mark.parametrize("trouble", [no_call_is_left, the_call_fails, telegram_asks_for_patience])
async def test_a_stray_that_cannot_be_stripped_now_is_stripped_later(
    party: Party, monkeypatch: pytest.MonkeyPatch, trouble: Trouble
) -> None:
    copy = await with_a_copy(party)
    trouble(party, monkeypatch)
    party.bot.reconciler.tapped(party.place, party.group.id, copy.id)
    await party.settle()
    assert not has_buttons(party, copy)
    assert party.place not in party.bot.reconciler._strays


async def test_a_message_whose_send_is_not_answered_yet_keeps_its_buttons(
    party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody taps it before the bot knows that it is there."""
    send, sent, answered = METHODS["sendmessage"], asyncio.Event(), asyncio.Event()

    async def slowly_answered(local: Any, args: Args) -> Any:
        result = send(local, args)
        sent.set()
        await answered.wait()
        return result

    monkeypatch.setitem(METHODS, "sendmessage", slowly_answered)
    party.people.text(party.users[0], party.group.id, "/play")
    await sent.wait()
    lobby = party.posts(party.group.id)[-1]
    party.bot.reconciler.tapped(party.place, party.group.id, lobby.id)
    party.bot.reconciler.changed(party.place)
    await asyncio.sleep(0.2)
    answered.set()
    await party.settle()
    assert has_buttons(party, lobby)
    assert party.place not in party.bot.reconciler._strays
