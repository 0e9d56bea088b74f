"""What newer Bot API servers know: used where it is, left out where it is not, and nothing depends on it."""

import asyncio

import pytest

from tests.integration.party import House, Party, gather
from tests.integration.wall import Wall
from tgbot.games.codes.buttons import SendClues
from tgbot.i18n.texts import Html
from tgbot.playground.model import Post
from tgbot.tables.buttons import NudgeAwaited
from tgbot.telegram.messages import Button, Chat, Effect, Newer, Text

pytestmark = pytest.mark.xdist_group("newer")


@pytest.fixture(autouse=True)
def all_known(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """What one test finds unknown is known to the next one."""
    monkeypatch.setattr(house.bot.client, "_unknown", set[Newer]())
    monkeypatch.setattr(house.local.world, "newer", True)


def card(party: Party, text: str = "One") -> Text:
    rows = ((Button("Locked", NudgeAwaited(), disabled=True), Button("Nudge", NudgeAwaited())),)
    place = str(party.place)
    return Text("card", Html(text), rows, place=place, nonce="n", effect=Effect.CONFETTI, force_reply=True)


async def walled(party: Party, monkeypatch: pytest.MonkeyPatch, chat: int | None = None) -> Wall:
    await party.say(party.users[0], "/play")
    return Wall(party, monkeypatch, chat)


def keys(post: Post) -> list[set[str]]:
    """Return what each key of a message has besides its text."""
    return [set(key) - {"text"} for row in (post.markup or {})["inline_keyboard"] for key in row]


async def test_a_server_that_knows_them_gets_all_of_them(party: Party, monkeypatch: pytest.MonkeyPatch) -> None:
    wall = await walled(party, monkeypatch, party.users[0])
    await wall.show(card(party))
    assert (wall.last.effect, wall.last.asks_reply, keys(wall.last)) == (
        Effect.CONFETTI,
        True,
        [{"disabled"}, {"callback_data"}],
    )
    assert await wall.show(card(party, "Two")) == ["editMessageText"]
    assert (wall.last.asks_reply, keys(wall.last)) == (True, [{"disabled"}, {"callback_data"}])


async def test_a_group_gets_no_effect(party: Party, monkeypatch: pytest.MonkeyPatch) -> None:
    wall = await walled(party, monkeypatch)
    assert (await wall.show(card(party)))[0] == "sendMessage"
    assert (wall.last.effect, wall.last.text) == (None, "One")


async def test_a_server_that_does_not_know_them_is_asked_once(party: Party, monkeypatch: pytest.MonkeyPatch) -> None:
    wall = await walled(party, monkeypatch, party.users[0])
    party.local.world.newer = False
    assert await wall.show(card(party)) == ["sendMessage"] * 2
    assert (wall.last.text, keys(wall.last)) == ("One", [{"callback_data"}] * 2)
    assert await wall.show(card(party, "Two")) == ["editMessageText"]
    assert (wall.last.text, keys(wall.last)) == ("Two", [{"callback_data"}] * 2)


async def test_calls_that_find_out_at_the_same_time_are_all_made(party: Party) -> None:
    party.local.world.newer = False
    chats = [Chat(user) for user in party.users]
    sent = await asyncio.gather(*(party.bot.client.send(chat, card(party)) for chat in chats))
    posts = [party.local.world.chats[chat.id].posts[number] for chat, number in zip(chats, sent, strict=True)]
    assert [post.text for post in posts] == ["One"] * len(chats)


async def test_what_is_rejected_for_another_reason_says_nothing_of_the_server(
    party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    wall = await walled(party, monkeypatch, party.users[0])
    await wall.show(card(party, "<b>never closed"))
    assert party.bot.client._unknown == set()


async def test_a_nod_to_the_message_that_completes_the_clues_costs_no_request(house: House) -> None:
    party = await gather(house)
    await party.sit_down()
    encoder = await party.encoder()
    first = await party.say(encoder, "hint one\nhint two", encoder)
    second = await party.say(encoder, "hint three", encoder)
    posts, bot = party.local.world.chats[encoder].posts, party.local.world.bot.id
    assert (posts[first.id].reactions, posts[second.id].reactions) == ({}, {bot: ("👌",)})
    await party.tap(encoder, SendClues(), encoder)
    third = await party.say(encoder, "too late", encoder)
    assert posts[third.id].reactions == {}
