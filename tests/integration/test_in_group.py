"""What people write in the group while a game runs, and what follows when they leave it."""

import pytest

from tests.integration.party import House, Party, gather, worded
from tgbot.games.codes.buttons import ConfirmNewCode, NewCode, SendClues
from tgbot.tables.buttons import Join, TakeSeat
from tgbot.tables.model import Stage

pytestmark = pytest.mark.xdist_group("in-group")


async def test_clues_typed_in_the_group_are_deleted_where_the_bot_may(party: Party) -> None:
    await party.sit_down()
    encoder = await party.encoder()
    party.people.change_group(party.group.id, bot_admin=True)
    post = await party.say(encoder, "shiny\nround\nyellow")
    assert post.id not in party.group.posts
    assert worded("notice-erased-in-group") in party.texts(encoder)[-1]
    assert not party.has_button(encoder, NewCode)


async def test_clues_typed_in_the_group_that_stay_there_buy_another_code_once(party: Party) -> None:
    await party.sit_down()
    encoder = await party.encoder()
    party.people.change_group(party.group.id, bot_admin=True)
    await party.say(encoder, "/sheet")  # instead of the greeting, which the bot would delete below
    for _ in range(2):
        party.local.faults.forbid("deleteMessage", "not enough rights to delete a message", chat=party.group.id)
    post = await party.say(encoder, "shiny\nround\nyellow")
    assert post.id in party.group.posts
    assert worded("notice-typed-in-group") in party.texts(encoder)[-1]
    card, data = party.button(encoder, NewCode)
    told = worded("board-redrawn", name="Ana")
    assert told not in "".join(party.texts())
    assert (await party.tap_data(encoder, card, data))["text"] == worded("toast-redraw-ask")
    assert [line["do"] for line in (await party.table()).log] == []
    card, data = party.button(encoder, ConfirmNewCode(1))
    await party.tap_data(encoder, card, data)
    # By chance it may be the same code again (D3): that it was drawn is what counts.
    assert [line["do"] for line in (await party.table()).log] == ["redraw"]
    assert not party.has_button(encoder, NewCode)
    assert any(told in text for text in party.texts())
    assert party.texts()[-1] == worded("page-not-here", name="Ana")

    await party.say(encoder, "once\nmore\nplease")
    assert worded("notice-leaked-again") in party.texts(encoder)[-1]
    assert not party.has_button(encoder, NewCode)
    answer = await party.tap_data(encoder, party.posts(encoder)[-1], data)
    assert answer["text"] == worded("toast-old-button")
    assert [line["do"] for line in (await party.table()).log] == ["redraw"]


async def test_a_reply_to_the_board_is_answered_in_the_group_until_the_clues_are_given(party: Party) -> None:
    """The bot hears it without being an admin."""
    await party.sit_down()
    encoder = await party.encoder()
    hush = worded("page-not-here", name="Ana")
    for text in ("brackish stuff", "or froth"):
        post = party.people.text(encoder, party.group.id, text, party.posts(party.group.id)[0].id)
        await party.settle()
        assert post.id in party.group.posts
        assert party.texts().count(hush) == 1
        assert not party.has_button(encoder, NewCode)
    await party.say(encoder, "hint aa\nhint bb\nhint cc", encoder)
    await party.tap(encoder, SendClues(), encoder)
    assert hush not in party.texts()


async def test_small_talk_of_the_encoder_stays_in_the_group_and_buys_no_code(party: Party) -> None:
    await party.sit_down()
    encoder = await party.encoder()
    party.people.change_group(party.group.id, bot_admin=True)
    cards, boards = len(party.posts(encoder)), party.texts()
    for text in ("hi all", "brb, two minutes", "what a night", "pizza?", "ok", "back"):
        post = await party.say(encoder, text)
        assert post.id in party.group.posts
        assert not party.has_button(encoder, NewCode)
    assert worded("notice-clues-go-here") in party.texts(encoder)[-1]
    assert len(party.posts(encoder)) == cards  # the card is changed in place
    assert party.texts() == boards


@pytest.mark.parametrize("spelled", ["{}", "it is {}!"])
async def test_the_code_and_a_keyword_are_deleted_in_the_group(party: Party, spelled: str) -> None:
    await party.sit_down()
    encoder = await party.encoder()
    party.people.change_group(party.group.id, bot_admin=True)
    view = await party.view(encoder)
    for secret in (" ".join(view.code or ""), view.keywords[3]):
        post = await party.say(encoder, spelled.format(secret))
        assert post.id not in party.group.posts


async def test_a_kick_by_reply_takes_the_seat_of_the_player_replied_to(party: Party) -> None:
    ana, bo, cy = party.users
    await party.sit_down()
    said = party.people.text(bo, party.group.id, "brb, dinner")
    party.people.text(cy, party.group.id, "/kick", said.id)
    await party.settle()
    assert party.texts()[-1] == worded("toast-host-kicks", name="Ana")
    assert (await party.table()).player(bo) is not None
    party.people.text(ana, party.group.id, "/kick", said.id)
    await party.settle()
    assert (await party.table()).player(bo) is None
    assert worded("board-seat-wanted", names="Bo") in party.texts()[-1]


async def test_what_answers_nothing_in_a_topic_is_no_reply_to_who_opened_the_topic(party: Party) -> None:
    ana, bo, _ = party.users
    party.people.set_forum(party.group.id, forum=True)
    party.topic = party.people.add_topic(bo, party.group.id, "Games")
    await party.sit_down()
    await party.say(ana, "/kick")
    assert (await party.table()).player(bo) is not None
    assert party.texts()[-1] == worded("page-kick")


async def test_cards_of_two_topics_have_different_titles(party: Party) -> None:
    party.people.set_forum(party.group.id, forum=True)
    tables = []
    for name in ("Games", "Late night"):
        table = Party(party.house, party.group, party.users)
        table.topic = party.people.add_topic(party.users[0], party.group.id, name)
        await table.sit_down()
        tables.append(table)
    bo = party.users[1]
    assert [(await table.table()).title for table in tables] == ["The club › Games", "The club › Late night"]
    cards = [text.splitlines()[0] for text in party.texts(bo)[-2:]]
    assert cards == [worded("card-title-pair", title=f"The club › {name}") for name in ("Games", "Late night")]
    party.people.change_group(party.group.id, title="The pub")
    await tables[0].say(bo, "/board")
    assert (await tables[0].table()).title == "The pub › Games"


async def test_a_kick_by_reply_to_another_person_offers_the_players(party: Party) -> None:
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
