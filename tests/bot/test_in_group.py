"""What people write in the group while a game runs, and what follows when they leave it."""

import pytest

from tests.bot.party import House, Party, gather, worded
from tgbot.codes_presses import NewCode
from tgbot.documents import Stage
from tgbot.presses import Join, TakeSeat

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


# ── leaving the group ───────────────────────────────────────────────────────────────────────────────────────────


async def test_who_leaves_the_group_leaves_the_lobby(party: Party) -> None:
    ana, bo, _ = party.users
    await party.say(ana, "/play")
    await party.tap(bo, Join())
    party.people.leave(bo, party.group.id)
    await party.settle()
    assert [player.user for player in (await party.table()).players] == [ana]
    assert "Bo" not in party.texts()[-1]


@pytest.mark.parametrize("forum", [False, True])
async def test_who_leaves_the_group_in_a_game_frees_the_seat_and_may_come_back(party: Party, forum: bool) -> None:
    """L1, L2."""
    bo = party.users[1]
    if forum:
        party.people.set_forum(party.group.id, forum=True)
        party.topic = party.people.add_topic(party.users[0], party.group.id, "Games")
    await party.sit_down()
    party.people.leave(bo, party.group.id)
    await party.settle()
    assert (await party.table()).player(bo) is None
    assert party.has_button(party.group.id, TakeSeat)
    party.people.join(bo, party.group.id)
    await party.tap(bo, TakeSeat)
    assert (await party.table()).player(bo) is not None
    await party.play_round()
    assert (await party.public()).round == 2


async def test_who_only_watches_may_leave_the_group(party: Party) -> None:
    await party.sit_down()
    stranger = party.people.add("Dee").id
    party.people.join(stranger, party.group.id)
    before = await party.table()
    party.people.leave(stranger, party.group.id)
    await party.settle()
    assert await party.table() == before
