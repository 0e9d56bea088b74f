"""Hostile saves: what was written into the store by hand breaks one document, tells so, and nothing else."""

import json
import logging

import pytest

from tests.integration.party import Party, gather, until, worded
from tests.integration.showing import redis_of
from tests.security.target import TALLY, Target
from tests.thorough import some
from tgbot.store.codec import dump, load
from tgbot.tables.buttons import Join
from tgbot.tables.model import TABLE_VERSION
from tgbot.tables.places import table_place, user_place

GOOD = {"version": TABLE_VERSION, "chat": -100, "stage": "game", "players": []}
SAVES: dict[str, bytes] = {
    "no JSON": b"my secret word",
    "cut short": json.dumps(GOOD).encode()[:-9],
    "a list": b"[]",
    "a string": b'"my secret word"',
    "no version": b"{}",
    "of the future": json.dumps(GOOD | {"version": 99}).encode(),
    "of no time": json.dumps(GOOD | {"version": "my secret word"}).encode(),
    "wrong types": json.dumps(GOOD | {"players": "my secret word", "cards": [1]}).encode(),
    "older, wrong types": json.dumps(GOOD | {"version": 1, "players": "my secret word"}).encode(),
    "older, wrong cards": json.dumps(GOOD | {"version": 1, "cards": ["my secret word"]}).encode(),
    "wrong values of a game": json.dumps(GOOD | {"own": {"codes": {"rerolls": "my secret word"}}}).encode(),
    "unknown field of a game": json.dumps(GOOD | {"own": {"codes": {"my secret word": 1}}}).encode(),
    "unknown field": json.dumps(GOOD | {"my secret word": 1}).encode(),
    "no game": json.dumps(GOOD | {"game": "my secret word"}).encode(),
    "no state": json.dumps(GOOD | {"state": {"my secret word": 1}}).encode(),
    "nested": b'{"version": %d, "state": ' % TABLE_VERSION + b"[" * 100_000 + b"]" * 100_000 + b"}",
    "no text": b"\xff\xfe\x00",
}


async def damage(party: Party, body: bytes) -> None:
    """Write something else over the table of a party, and wake everything that looks at it."""
    redis, place = redis_of(party.bot.store), party.place
    await redis.hset(place.key("doc"), mapping={"r": 10_000, "b": body})
    for part in ("dirty", "timers"):
        await redis.zadd(f"{part}:{{p{place.partition:02d}}}", {str(place): 1})


@pytest.mark.parametrize("save", some(list(SAVES), each=3))
async def test_a_table_that_cannot_be_read_is_told_and_others_play_on(
    target: Target, caplog: pytest.LogCaptureFixture, save: str
) -> None:
    other = await gather(target.party.house)
    await other.say(other.users[0], "/play")
    post, join = other.button(other.group.id, Join())
    caplog.clear()
    TALLY.made += 1
    await damage(other, SAVES[save])

    answer = await other.tap_data(other.users[1], post, join)
    assert answer["text"] == worded("toast-damaged")
    other.people.text(other.users[1], other.group.id, "/board")
    await until(lambda: other.texts()[-1] == worded("toast-damaged"))
    # A person who sits at several tables is not kept from the others.
    await other.say(other.users[0], "/games", other.users[0])
    assert other.texts(other.users[0])[-1] == worded("page-games-none")
    # One line, with the key and without a word of what it says.
    errors = [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]
    assert len(errors) == 1, errors
    assert other.place.key("doc") in errors[0]
    assert "secret" not in caplog.text
    caplog.clear()
    async with target.under_attack(caplog):
        pass


@pytest.mark.parametrize("kind", ["string", "list", "revision"])
async def test_a_key_of_another_type_is_told_too(target: Target, caplog: pytest.LogCaptureFixture, kind: str) -> None:
    other = await gather(target.party.house)
    await other.say(other.users[0], "/play")
    redis, key = redis_of(other.bot.store), other.place.key("doc")
    other.bot.repository._kept.pop(other.place)
    TALLY.made += 1
    if kind == "revision":
        await redis.hset(key, "r", "many")
    else:
        await redis.delete(key)
        await (redis.set(key, "x") if kind == "string" else redis.lpush(key, "x"))
    post, join = other.button(other.group.id, Join())
    assert (await other.tap_data(other.users[1], post, join))["text"] == worded("toast-damaged")
    caplog.clear()
    async with target.under_attack(caplog):
        pass


async def test_a_persons_page_that_cannot_be_read_is_told(target: Target) -> None:
    party = await gather(target.party.house)
    user = party.users[0]
    TALLY.made += 1
    await redis_of(party.bot.store).hset(user_place(user).key("doc"), mapping={"r": 10_000, "b": b"{"})
    party.people.text(user, user, "/help")
    await until(lambda: party.texts(user)[-1] == worded("toast-damaged"))


@pytest.mark.parametrize("body", [b"{", b"[]", b'{"x": 1}', b'{"x": [1]}', b'{"x": [1e300, "y", 1]}', b"\xff"])
async def test_what_is_shown_can_be_forgotten(target: Target, caplog: pytest.LogCaptureFixture, body: bytes) -> None:
    party = target.party
    TALLY.made += 1
    await redis_of(party.bot.store).hset(
        party.place.key("posts"), mapping={str(party.group.id): body, "no chat": b"{}"}
    )
    await party.say(party.users[0], "/board")
    await party.settle_by_itself()  # the records can be read again, and say what stands in the chats
    caplog.clear()
    async with target.under_attack(caplog):
        pass


async def test_marks_of_no_place_keep_nobody_waiting(target: Target, caplog: pytest.LogCaptureFixture) -> None:
    """The lists of what is to be shown and woken hold names that are none."""
    redis = redis_of(target.party.bot.store)
    for part in ("dirty", "timers"):
        for name in (b"\xff\xfe", b"", b"t-1; DROP", b"x" * 10_000):
            TALLY.made += 1
            await redis.zadd(f"{part}:{{p{target.party.place.partition:02d}}}", {name: 1})
    async with target.under_attack(caplog):
        await target.party.say(target.party.users[0], "/board")


def test_what_is_written_can_be_read() -> None:
    """The saves above are refused for what is wrong with them, and not because all are."""
    place = table_place(-100)
    assert load(place, dump(load(place, b""))).version == TABLE_VERSION
    for version in range(1, TABLE_VERSION + 1):
        assert load(place, json.dumps(GOOD | {"version": version}).encode()).version == TABLE_VERSION
