"""/forget: what the store says of a person before and after, wherever that person has been."""

import json
from typing import Any

import pytest
import pytest_asyncio

from tests.integration.alone import puzzle_made
from tests.integration.party import House, Party, gather, worded
from tests.integration.showing import differences, redis_of
from tgbot.games.codes.solo.commands import LESSON_TABLE, PRACTICE_TABLE, PUZZLE_TABLE
from tgbot.server.webhook import dead_letter
from tgbot.store.base import SEEN_MESSAGES_S
from tgbot.store.codec import PACKED, unpacked
from tgbot.tables.buttons import ForgetMe, Join, StartGame, TakeSeat
from tgbot.tables.context import Decision
from tgbot.tables.erasure import FIRST_STAND_IN, is_stand_in
from tgbot.tables.model import MAX_HINTS, MAX_TABLES, Stage, Visitor
from tgbot.tables.places import own_table_place, table_place, user_place
from tgbot.telegram.updates import Command, Room, Sender

NAME = "Zebulonia"


async def everything(party: Party) -> dict[str, str]:
    """Return all that the store holds, as text by key."""
    redis = redis_of(party.bot.store)
    found = {}
    async for key in redis.scan_iter():
        match await redis.type(key):
            case b"hash":
                value: Any = await redis.hgetall(key)
            case b"zset":
                value = await redis.zrange(key, 0, -1)
            case b"list":
                value = await redis.lrange(key, 0, -1)
            case _:
                value = await redis.get(key)
        found[key.decode()] = f"{key.decode()} {_plain(value)}"
    return found


def _plain(value: Any) -> str:
    if isinstance(value, bytes):
        packed = value[:1] == bytes([PACKED])
        return (unpacked(value) if packed else value).decode()
    if isinstance(value, dict):
        return " ".join(f"{_plain(key)} {_plain(item)}" for key, item in value.items())
    return " ".join(map(_plain, value)) if isinstance(value, list) else str(value)


async def where(party: Party, *texts: str) -> set[str]:
    """Return the kinds of keys in which one of these texts stands."""
    return {key for key, text in (await everything(party)).items() if any(part in text for part in texts)}


async def forget(party: Party, user: int) -> dict[str, Any]:
    await party.say(user, "/forget", user)
    return await party.tap(user, ForgetMe(), user)


@pytest_asyncio.fixture(loop_scope="session")
async def named(house: House) -> Party:
    """Return a party whose second player has a name that nothing else has."""
    party = await gather(house)
    party.people.change(party.users[1], first_name=NAME)
    return party


async def test_after_a_finished_game_nothing_but_the_bare_id_is_left_and_that_not_for_long(named: Party) -> None:
    zeb = named.users[1]
    await named.sit_down()
    await named.play_round(decoded=False)
    await named.play_round(decoded=False)
    await named.say(named.users[0], "/leaderboard")
    await named.say(zeb, "/stats", zeb)
    await named.bot.store.dead_letters.add(
        dead_letter("KeyError", json.dumps({"message": {"from": {"id": zeb}}}).encode())
    )
    assert NAME in "".join(named.texts())

    answer = await forget(named, zeb)

    assert answer == {"text": worded("toast-forgotten"), "alert": True, "url": None}
    assert await where(named, NAME) == set()
    # The key of an empty page, and which updates it has seen: until no older update can be delivered again.
    own = user_place(zeb)
    assert await where(named, str(zeb)) == {own.key("doc"), own.key("seen")}
    assert (await named.visitor(zeb)).blank
    assert 0 < await redis_of(named.bot.store).ttl(own.key("doc")) <= SEEN_MESSAGES_S
    # The game's record and the group's numbers are whole, and the board says who it was no more.
    table = await named.table()
    assert (table.stage, table.finished, len(table.tallies)) == (Stage.OVER, 1, 3)
    assert [is_stand_in(player.user) for player in table.players] == [False, True, False]
    assert worded("name-forgotten") in "".join(named.texts())
    await named.say(named.users[0], "/leaderboard")
    assert worded("name-forgotten") not in named.texts()[-1]
    assert await differences(named.local, named.bot.store, redis_of(named.bot.store), named.places) == []
    # The others play on.
    await named.rematch("same", *(user for user in named.users if user != zeb))
    assert len((await named.table()).players) == 2


async def test_a_seat_in_the_lobby_is_given_up(named: Party) -> None:
    ana, zeb, _ = named.users
    await named.say(zeb, "/play")
    await named.tap(ana, Join())
    await named.say(zeb, "/forget", zeb)
    assert named.texts(zeb)[-1] == worded("page-forget-seated", titles="The club")
    await named.tap(zeb, ForgetMe(), zeb)
    table = await named.table()
    assert ([player.user for player in table.players], table.host) == ([ana], ana)
    assert str(named.place.key("doc")) not in await where(named, str(zeb), NAME)


async def test_in_a_running_game_the_name_goes_at_once_and_the_id_when_it_is_over(named: Party) -> None:
    """L1: as long as the game runs, nobody may come back on another side."""
    ana, zeb, cy = named.users
    await named.sit_down()
    await named.give_clues()
    await forget(named, zeb)
    table = await named.table()
    assert (table.stage, table.forgotten) == (Stage.GAME, (zeb,))
    assert await where(named, NAME) == set()
    assert named.place.key("doc") in await where(named, str(zeb))
    # Another takes the seat, and the game goes on to its end.
    di = named.people.add("Di").id
    named.people.join(di, named.group.id)
    named.users.append(di)
    await named.start(di)
    await named.tap(di, TakeSeat(str(zeb)))
    code = (await named.view(await named.encoder())).code or ""
    await named.guess(await named.partner(), code[::-1])
    await named.play_round(decoded=False)
    assert (await named.table()).stage is Stage.OVER
    assert named.place.key("doc") not in await where(named, str(zeb), NAME)
    assert {ana, cy, di} < set((await named.table()).tallies) | {FIRST_STAND_IN}


async def test_who_comes_back_into_the_same_game_is_not_forgotten_at_its_end(named: Party) -> None:
    zeb = named.users[1]
    await named.sit_down()
    await forget(named, zeb)
    await named.start(zeb)
    await named.tap(zeb, TakeSeat(str(zeb)))
    table = await named.table()
    assert (table.forgotten, table.player(zeb) is not None) == ((), True)


async def test_everybody_can_be_forgotten(named: Party) -> None:
    await named.sit_down()
    await named.play_round(decoded=False)
    await named.play_round(decoded=False)
    for user in named.users:
        await forget(named, user)
    table = await named.table()
    assert sorted(player.user for player in table.players) == [FIRST_STAND_IN + n for n in range(3)]
    assert named.place.key("doc") not in await where(named, *map(str, named.users))
    await named.say(named.users[0], "/play")
    await named.tap(named.users[1], Join())
    await named.tap(named.users[2], Join())
    for user in named.users:
        await named.start(user)
    await named.tap(named.users[0], StartGame())
    assert (await named.table()).stage is Stage.GAME


async def test_it_is_asked_once_and_only_the_page_that_asks_forgets(named: Party) -> None:
    zeb = named.users[1]
    await named.say(zeb, "/forget", zeb)
    _, data = named.button(zeb, ForgetMe())
    await named.say(zeb, "/help", zeb)
    assert worded("page-forget") not in named.texts(zeb)
    answer = await named.tap_data(zeb, named.posts(zeb)[-1], data)
    assert answer["text"] == worded("toast-old-button")
    assert (await named.visitor(zeb)).name == NAME


async def test_a_person_who_was_forgotten_can_begin_again(named: Party) -> None:
    zeb = named.users[1]
    await forget(named, zeb)
    await named.start(zeb)
    visitor = await named.visitor(zeb)
    assert (visitor.name, visitor.started, visitor.tables) == (NAME, True, ())


def test_a_visitor_remembers_further_tables_so_that_they_can_forget() -> None:
    visitor = Visitor(user=7)
    for chat in range(MAX_TABLES + 5):
        visitor = visitor.at(table_place(-chat - 1))
    hints = (*visitor.tables, *visitor.past)
    assert (len(visitor.tables), len(set(hints))) == (MAX_HINTS, MAX_TABLES)
    assert hints[0] == f"t-{MAX_TABLES + 5}"
    assert visitor.at(table_place(-MAX_TABLES)).tables[0] == f"t-{MAX_TABLES}"


async def test_own_tables_are_forgotten_though_nothing_points_to_them_any_more(house: House, named: Party) -> None:
    """The version before cannot read them: asked to forget, it leaves them where they are, and drops the pointers."""
    others, zeb = await gather(house), named.users[1]
    await named.say(zeb, "/learn", zeb)
    await named.say(zeb, "/practice", zeb)
    await named.start(zeb, await puzzle_made(others))

    def without_pointers(visitor: Visitor) -> Decision[Visitor]:
        return Decision(visitor.replace(tables=(), past=()))

    await named.bot.repository.run(user_place(zeb), without_pointers, now=0.0)
    own = {own_table_place(zeb, number).keys.doc for number in (LESSON_TABLE, PRACTICE_TABLE, PUZZLE_TABLE)}
    assert own <= await where(named, NAME)
    await forget(named, zeb)
    assert own & await where(named, NAME) == set()


@pytest.mark.parametrize(("name", "argument"), [("daily", ""), ("start", ""), ("start", "learn"), ("lang", "")])
async def test_a_command_that_is_delivered_again_later_brings_nobody_back(
    named: Party, name: str, argument: str
) -> None:
    zeb = named.users[1]
    sent = Command(1_000_000_000 + zeb, Sender(zeb, NAME, "en"), Room(zeb, True, ""), name, argument)
    await named.bot.dispatcher.take(sent)
    await named.settle()
    assert (await named.visitor(zeb)).name == NAME
    await forget(named, zeb)
    await named.bot.dispatcher.take(sent)
    await named.settle()
    assert await named.visitor(zeb) == Visitor(user=zeb)
