"""With Telegram's limits on: no refusal is asked for twice, edits become the last one, and others do not wait."""

from collections.abc import AsyncIterator
from itertools import pairwise

import pytest
import pytest_asyncio

from tests.bot.party import House, Party, gather, until, worded
from tests.bot.party import house as open_house
from tgbot.buttons import Lock, Shuffle
from tgbot.playground.model import Call

pytestmark = pytest.mark.xdist_group("limits")

IN_A_MINUTE = 20


@pytest_asyncio.fixture(loop_scope="session", scope="module")
async def limited() -> AsyncIterator[House]:
    """Return a playground that limits calls as Telegram does."""
    async with open_house(limited=True) as house:
        yield house


def calls_to(party: Party, chat: int) -> list[Call]:
    return [call for call in party.local.world.calls if str(call.params.get("chat_id")) == str(chat)]


def refused(calls: list[Call]) -> list[bool]:
    return ["Too Many Requests" in (call.error or "") for call in calls]


async def test_a_burst_in_one_group_becomes_few_calls_and_no_other_chat_waits(limited: House) -> None:
    busy, calm = await gather(limited), await gather(limited)
    ana, bo, cy = busy.users
    await busy.say(ana, "/play")
    await busy.say(bo, "/join")
    await busy.say(cy, "/join")
    for _ in range(36):
        post, data = busy.button(busy.group.id, Shuffle())
        tap = busy.people.tap(ana, post.chat, post.id, data)
        await tap.answer
    assert busy.place in limited.bot.postman.busy  # its limit is used up

    # Meanwhile another group plays, and a player of the busy one is answered in private.
    await calm.say(calm.users[0], "/play")
    assert worded("lobby-title") in calm.texts()[-1]
    limited.people.text(bo, bo, "/help")
    await until(lambda: worded("page-help").splitlines()[0] in busy.texts(bo)[-1])
    assert busy.place in limited.bot.postman.busy

    await busy.settle()
    players = {player.user: player.side for player in (await busy.table()).players}
    interceptor = next(user for user, side in players.items() if side == "interceptor")
    name = limited.local.world.users[interceptor].first_name
    assert worded("lobby-interceptor", names=name) in busy.texts()[-1]
    counted = [call for call in calls_to(busy, busy.group.id) if call.method != "deleteMessage"]
    assert len(counted) <= IN_A_MINUTE
    refusals = refused(counted)
    assert not any(one and other for one, other in pairwise(refusals))


async def test_what_telegram_refuses_for_one_chat_holds_up_no_other(limited: House) -> None:
    party = await gather(limited)
    await party.sit_down()
    await party.give_clues()
    partner = await party.partner()
    code = (await party.view(await party.encoder())).code or ""
    await party.guess_only(partner, code)
    group, card, before = party.texts(), party.posts(partner)[-1].id, len(calls_to(party, party.group.id))
    limited.local.faults.flood("editMessageText", 3, chat=party.group.id)
    limited.local.faults.flood("sendMessage", 3, chat=party.group.id)
    post, data = party.button(partner, Lock())
    await party.people.tap(partner, post.chat, post.id, data).answer

    # The card of the next round is there while the group still waits for the reveal.
    await until(lambda: party.posts(partner)[-1].id != card)
    assert party.texts() == group
    await party.settle()
    assert worded("reveal-code", code="·".join(code)) in "\n".join(party.texts())
    refusals = refused(calls_to(party, party.group.id)[before:])
    assert sum(refusals) in {1, 2}
    assert not any(one and other for one, other in pairwise(refusals))
