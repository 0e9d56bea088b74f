"""Groups as they are: everything odd that happens in one, in every phase of a game, and the game goes on."""

import itertools
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import pytest

from tests.integration.party import House, Party, gather, until, worded
from tests.integration.showing import differences, redis_of, shown
from tests.thorough import THOROUGH
from tgbot.tables import commands
from tgbot.tables.buttons import Join, StartGame
from tgbot.tables.context import Context, Decision, Moment
from tgbot.tables.model import Stage, Table
from tgbot.tables.places import table_place
from tgbot.telegram.messages import Links
from tgbot.telegram.updates import Room, Sender

pytestmark = pytest.mark.xdist_group("oddities")

Step = Callable[[Party], Awaitable[None]]


# ── phases ──────────────────────────────────────────────────────────────────────────────────────────────────────


async def in_the_lobby(party: Party) -> None:
    ana, bo, _ = party.users
    await party.say(ana, "/play")
    await party.tap(bo, Join())


async def writing(party: Party) -> None:
    await party.sit_down()


async def guessing(party: Party) -> None:
    await party.sit_down()
    await party.give_clues()


async def intercepting(party: Party) -> None:
    await party.sit_down()
    await party.play_round()
    await party.give_clues()


async def over(party: Party) -> None:
    await party.sit_down()
    await party.play_round(decoded=False)
    await party.play_round(decoded=False)
    assert (await party.table()).stage is Stage.OVER


PHASES: dict[str, Step] = {step.__name__: step for step in (in_the_lobby, writing, guessing, intercepting, over)}


async def go_on(party: Party) -> None:
    """Play on from whatever phase it is, and see that everything is as usual."""
    table = await party.table()
    if table.stage is Stage.LOBBY:
        await party.tap(party.users[2], Join())
        await party.tap(party.users[0], StartGame())
    elif table.stage is Stage.OVER:
        await party.rematch("same")
    else:
        view = await party.public()
        if not view.half:
            await party.give_clues()
        code = (await party.view(await party.encoder())).code or ""
        if view.intercepting and len((await party.public()).awaited) > 1:
            await party.guess(await party.interceptor(), code[::-1])
        await party.guess(await party.partner(), code)
        assert (await party.public()).round == view.round + 1
    assert (await party.table()).stage is Stage.GAME
    store = party.bot.store
    assert await differences(party.local, store, redis_of(store), party.places) == []


# ── oddities ────────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True)
class Oddity:
    """Something odd, and the kind of group in which it happens."""

    happens: Step
    supergroup: bool = True
    forum: bool = False
    checked: Step | None = None  # after the game has gone on


async def a_player_has_another_name(party: Party) -> None:
    for user, name in zip(party.users, ("Zoë", "Yan", "Xen"), strict=True):
        party.people.change(user, first_name=name)


async def new_names_are_seen(party: Party) -> None:
    table = await party.table()
    assert {"Zoë", "Yan", "Xen"} & {player.name for player in table.players}
    assert any(name in party.texts()[-1] for name in ("Zoë", "Yan", "Xen"))


async def all_have_the_same_name(party: Party) -> None:
    for user in party.users:
        party.people.change(user, first_name="Ana")
        await party.say(user, "/board")


async def same_names_are_told_apart(party: Party) -> None:
    table = await party.table()
    assert {table.name(user) for user in party.users} == {"Ana", "Ana (2)", "Ana (3)"}


async def the_group_has_another_name(party: Party) -> None:
    party.people.change_group(party.group.id, title="The other club")
    await party.say(party.users[0], "/board")
    assert (await party.table()).title == "The other club"


async def the_bot_is_removed_and_added_again(party: Party) -> None:
    before = party.texts()
    party.people.change_group(party.group.id, bot=False)
    await party.settle()
    table = await party.table()
    assert (table.away, table.due) == (True, None)
    if table.stage is Stage.GAME:
        assert all(worded("card-away") in party.texts(user)[-1] for user in party.users)
    assert party.texts() == before
    party.people.change_group(party.group.id, bot=True)
    await party.settle()
    assert not (await party.table()).away


async def the_bot_may_not_write_for_a_while(party: Party) -> None:
    for method in ("sendMessage", "editMessageText", "editMessageReplyMarkup"):
        party.local.faults.forbid(method, "bot was kicked from the supergroup chat", chat=party.group.id)
    party.people.text(party.users[0], party.group.id, "/board")
    await party.settle()
    assert (await party.table()).away
    party.local.faults.clear()
    await party.say(party.users[0], "/board")
    assert not (await party.table()).away


def the_group_migrates(*, overtaken: bool) -> Step:
    """Both chats tell; `overtaken` lets the new one be first."""

    async def happens(party: Party) -> None:
        old, start = party.group.id, len(party.local.world.calls)
        if overtaken:
            party.local.faults.overtaken("message", chat=old)
        party.group = party.people.upgrade(old)
        party.home = table_place(old)
        await until(lambda: not any(chat in {old, party.group.id} for _, chat in party.local.updates.queues))
        await party.settle()
        assert str(old) not in await shown(redis_of(party.bot.store), party.place)
        party.bot.reconciler.tapped(party.place, old, 1)  # a message of then, which keeps its buttons for ever
        await party.settle()
        assert calls_to(party, old, start) == []
        assert (await party.table()).moved_to == party.group.id
        assert len(party.texts()) <= 2  # the board of now, and perhaps a greeting; not the whole game again

    return happens


def calls_to(party: Party, chat: int, start: int) -> list[str]:
    """The methods that the bot has called in a chat since then."""
    calls = list(party.local.world.calls)[start:]
    return [call.method for call in calls if str(call.params.get("chat_id")) == str(chat)]


async def nobody_tells_of_the_migration(party: Party) -> None:
    """Both signals are late: the first call to the old id tells, and is the last."""
    old, start = party.group.id, len(party.local.world.calls)
    party.local.faults.delay(1.0, "message", chat=old)
    new = party.people.upgrade(old)
    party.local.faults.delay(1.0, "message", chat=new.id)
    await party.bot.repository.run(table_place(old), board_again, now=time.time())
    party.group, party.home = new, table_place(old)
    await party.settle()
    assert len(calls_to(party, old, start)) == 1
    assert (await party.table()).moved_to == new.id


def board_again(table: Table) -> Decision[Table]:
    """What /board does, without anybody who could write it."""
    turn = Context(Sender(0, "", "en"), Room(table.chat, False, table.title), Moment(time.time(), ""), Links(""))
    return commands.show_again(table, turn)


async def an_anonymous_admin_asks(party: Party) -> None:
    ana, count = party.users[0], len(party.texts())
    party.people.text(ana, party.group.id, "/board", as_chat=party.group.id)
    await party.settle()
    assert len(party.texts()) == count + 1
    party.people.text(ana, party.group.id, "/leave", as_chat=party.group.id)
    await party.settle()
    assert party.texts()[-1] == worded("page-nameless")
    assert (await party.table()).player(ana) is not None


async def a_channel_asks(party: Party) -> None:
    bo = party.users[1]
    channel = party.people.add_channel(bo, "Bo's news")
    before = await party.table()
    for command in ("/join", "/cancel"):
        party.people.text(bo, party.group.id, command, as_chat=channel.id)
        await party.settle()
    party.people.publish(channel.id, party.group.id, "/leave")
    await party.settle()
    after = await party.table()
    assert (after.players, after.stage, after.state) == (before.players, before.stage, before.state)


async def people_chat(party: Party) -> None:
    """The bot reads all of it where it is an admin, and none of it otherwise; either way it is not for the bot."""
    before = await party.table()
    for reads in (False, True):
        party.people.change_group(party.group.id, bot_admin=reads)
        for user in party.users:
            if user != (await party.encoder() if before.stage is Stage.GAME else 0):
                await party.say(user, "hello, who is next?")
    assert (await party.table()).log == before.log


async def another_topic_plays_too(party: Party) -> None:
    other = Party(party.house, party.group, party.users)
    other.topic = party.people.add_topic(party.users[0], party.group.id, "Another table")
    await other.say(party.users[2], "/play")
    lobby = await other.table()
    assert (lobby.stage, [player.user for player in lobby.players]) == (Stage.LOBBY, [party.users[2]])
    assert lobby.place != party.place
    await other.say(party.users[2], "/cancel")
    assert (await other.table()).stage is Stage.IDLE


async def a_player_is_in_another_game(party: Party) -> None:
    other = await gather(party.house)
    bo = party.users[1]
    party.people.join(bo, other.group.id)
    await other.say(bo, "/play")
    await party.settle()
    assert (await party.visitor(bo)).tables == (str(other.place), str(party.place))


async def a_player_blocks_the_bot_and_comes_back(party: Party) -> None:
    bo = party.users[1]
    party.people.block(bo)
    await party.settle()
    player = (await party.table()).player(bo)
    assert player is not None
    assert not player.ready
    assert not (await party.visitor(bo)).started
    party.people.unblock(bo)
    party.people.start(bo)
    await party.settle()
    player = (await party.table()).player(bo)
    assert player is not None
    assert player.ready


ODDITIES = {
    "rename": Oddity(a_player_has_another_name, checked=new_names_are_seen),
    "equal names": Oddity(all_have_the_same_name, checked=same_names_are_told_apart),
    "new title": Oddity(the_group_has_another_name),
    "removed": Oddity(the_bot_is_removed_and_added_again),
    "removed from a basic group": Oddity(the_bot_is_removed_and_added_again, supergroup=False),
    "removed from a forum": Oddity(the_bot_is_removed_and_added_again, forum=True),
    "barred": Oddity(the_bot_may_not_write_for_a_while),
    "migration": Oddity(the_group_migrates(overtaken=False), supergroup=False),
    "migration, new chat first": Oddity(the_group_migrates(overtaken=True), supergroup=False),
    "migration untold": Oddity(nobody_tells_of_the_migration, supergroup=False),
    "anonymous admin": Oddity(an_anonymous_admin_asks),
    "channel": Oddity(a_channel_asks),
    "talk": Oddity(people_chat),
    "a forum": Oddity(people_chat, forum=True),
    "two tables": Oddity(another_topic_plays_too, forum=True),
    "several games": Oddity(a_player_is_in_another_game),
    "blocked": Oddity(a_player_blocks_the_bot_and_comes_back),
}


ALL = list(itertools.product(PHASES, ODDITIES))
SOME = list(zip(itertools.cycle(PHASES), ODDITIES, strict=False))


@pytest.mark.parametrize(("phase", "oddity"), ALL if THOROUGH else SOME)
async def test_the_game_goes_on(house: House, phase: str, oddity: str) -> None:
    odd = ODDITIES[oddity]
    party = await gather(house, supergroup=odd.supergroup)
    if odd.forum:
        party.people.set_forum(party.group.id, forum=True)
        party.topic = party.people.add_topic(party.users[0], party.group.id, "Games")
    await PHASES[phase](party)
    await odd.happens(party)
    await go_on(party)
    if odd.checked is not None:
        await odd.checked(party)


async def test_an_anonymous_admin_opens_a_lobby_for_others(party: Party) -> None:
    ana, bo, _ = party.users
    party.people.text(ana, party.group.id, "/play", as_chat=party.group.id)
    await party.settle()
    table = await party.table()
    assert (table.stage, table.players, table.host) == (Stage.LOBBY, (), 0)
    await party.tap(bo, Join())
    assert (await party.table()).host == bo
    party.people.text(ana, party.group.id, "/cancel", as_chat=party.group.id)
    await party.settle()
    assert (await party.table()).stage is Stage.IDLE


async def test_a_supergroup_that_plays_already_keeps_its_own_table(house: House) -> None:
    party = await gather(house, supergroup=False)
    await party.sit_down()
    old = party.group.id
    party.local.faults.delay(0.5, "message", chat=old)
    new = party.people.upgrade(old)
    await party.bot.repository.run(
        table_place(new.id), lambda table: Decision(table.replace(stage=Stage.LOBBY, serial=1)), now=0
    )
    await party.settle()
    assert (await party.bot.repository.home(table_place(new.id))) == table_place(new.id)
