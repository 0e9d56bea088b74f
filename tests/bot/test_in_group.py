"""What people write in the group while a game runs."""

import pytest

from tests.bot.party import House, Party, gather, worded
from tgbot.codes_presses import NewCode
from tgbot.documents import Stage

pytestmark = pytest.mark.xdist_group("in-group")


async def test_clues_typed_in_the_group_are_deleted_where_the_bot_may(party: Party) -> None:
    await party.sit_down()
    encoder = await party.encoder()
    party.people.change_group(party.group.id, bot_admin=True)
    post = await party.say(encoder, "shiny\nround\nyellow")
    assert post.id not in party.group.posts
    assert worded("notice-erased-in-group") in party.texts(encoder)[-1]
    assert not party.has_button(encoder, NewCode)


async def test_clues_typed_in_the_group_that_stay_there_buy_another_code(party: Party) -> None:
    await party.sit_down()
    encoder = await party.encoder()
    party.people.change_group(party.group.id, bot_admin=True)
    party.local.faults.forbid("deleteMessage", "not enough rights to delete a message", chat=party.group.id)
    post = await party.say(encoder, "shiny\nround\nyellow")
    assert post.id in party.group.posts
    assert worded("notice-typed-in-group") in party.texts(encoder)[-1]
    await party.tap(encoder, NewCode(), encoder)
    # By chance it may be the same code again (D3): that it was drawn is what counts.
    assert [line["do"] for line in (await party.table()).log] == ["redraw"]
    assert not party.has_button(encoder, NewCode)


async def test_a_kick_by_reply_takes_the_seat_of_whoever_is_replied_to(party: Party) -> None:
    ana, bo, cy = party.users
    await party.sit_down()
    said = party.people.text(bo, party.group.id, "brb, dinner")
    party.people.text(cy, party.group.id, "/kick", said.id)
    await party.settle()
    assert party.texts()[-1] == worded("page-not-allowed")
    assert (await party.table()).player(bo) is not None
    party.people.text(ana, party.group.id, "/kick", said.id)
    await party.settle()
    assert (await party.table()).player(bo) is None


async def test_a_kick_by_reply_to_somebody_else_offers_the_players(party: Party) -> None:
    ana, *_ = party.users
    await party.sit_down()
    stranger = party.people.add("Dee").id
    party.people.join(stranger, party.group.id)
    said = party.people.text(stranger, party.group.id, "hi all")
    party.people.text(ana, party.group.id, "/kick", said.id)
    await party.settle()
    assert party.texts()[-1] == worded("page-kick")
    assert (await party.table()).stage is Stage.GAME


async def test_a_group_admin_kicks_by_reply_too(house: House) -> None:
    party = await gather(house, admins=[2])
    ana, _, cy = party.users
    await party.sit_down()
    said = party.people.text(ana, party.group.id, "back in a minute")
    party.people.text(cy, party.group.id, "/kick", said.id)
    await party.settle()
    assert (await party.table()).player(ana) is None
