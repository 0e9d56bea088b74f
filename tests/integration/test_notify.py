"""/notify on the real parts: asked in the group, told in private, once, and never again once that is wanted."""

from functools import partial
from unittest.mock import patch

import pytest
from redis.exceptions import ConnectionError  # noqa: A004 - what the store raises

from tests.integration.party import House, Party, gather, until, worded
from tests.integration.showing import differences, redis_of
from tgbot.handlers.reminders import remind
from tgbot.i18n.texts import LANGUAGES
from tgbot.playground.model import Post
from tgbot.store.repository import Committed, Repository
from tgbot.tables.buttons import DeclineRematch, ForgetMe, Join, StartGame, StopNotify
from tgbot.tables.context import Decision
from tgbot.tables.model import MAX_HINTS, Stage, Table
from tgbot.tables.places import user_place
from tgbot.telegram.buttons import Tapped, pack

OPEN = worded("notify-lobby", title="The club")
HOUR_S = 3600


def told(party: Party, user: int) -> list[Post]:
    """What a person's private chat says of an open lobby."""
    return [post for post in party.posts(user) if post.text == OPEN]


def sent(party: Party, user: int) -> int:
    """How often a person was told, whether it is still there or not."""
    calls = [call for call in party.local.world.calls if call.method == "sendMessage" and call.error is None]
    return sum(str(call.params["chat_id"]) == str(user) and "lobby open" in str(call.params["text"]) for call in calls)


def answered(party: Party, chat: int) -> bool:
    """The bot has said in a group that it will tell somebody."""
    return any("🔔" in text for text in party.texts(chat))


async def reopen(party: Party, host: int) -> None:
    """Close the lobby and open another."""
    await party.say(host, "/cancel")
    await party.say(host, "/play")


async def an_hour_passes(party: Party) -> None:
    """Make the last time at which people were told an hour older."""
    await party.bot.repository.run(party.place, _an_hour_earlier, now=0.0)


def _an_hour_earlier(table: Table) -> Decision[Table]:
    return Decision(table.replace(told_at=table.told_at - HOUR_S))


async def test_who_asked_is_told_in_private_when_a_lobby_opens_and_it_goes_with_the_lobby(party: Party) -> None:
    ana, bo, cy = party.users
    await party.say(bo, "/notify")
    assert party.texts()[-1] == worded("page-notify-on", name="Bo")
    assert told(party, bo) == []
    await party.say(ana, "/play")
    assert [len(told(party, user)) for user in (ana, bo, cy)] == [0, 1, 0]
    await party.say(ana, "/cancel")
    assert told(party, bo) == []
    assert await differences(party.local, party.bot.store, redis_of(party.bot.store), party.places) == []


async def test_it_goes_when_the_game_starts(party: Party) -> None:
    ana, bo, cy = party.users
    di = party.people.add("Di").id
    party.people.join(di, party.group.id)
    party.users.append(di)
    await party.start(di)
    await party.say(di, "/notify")
    await party.say(ana, "/play")
    assert len(told(party, di)) == 1
    for user in (bo, cy):
        await party.tap(user, Join())
    assert len(told(party, di)) == 1
    await party.tap(ana, StartGame())
    assert (await party.table()).stage is Stage.GAME
    assert told(party, di) == []


async def test_join_is_one_tap_in_the_private_chat(party: Party) -> None:
    ana, bo, _ = party.users
    await party.say(bo, "/notify")
    await party.say(ana, "/play")
    answer = await party.tap(bo, Join(), bo)
    assert answer["text"] == worded("toast-joined")
    assert [player.user for player in (await party.table()).players] == [ana, bo]
    assert party.texts(bo)[-1] == worded("page-seated", title="The club")
    assert told(party, bo) == []


async def test_once_per_lobby(party: Party) -> None:
    ana, bo, cy = party.users
    await party.say(bo, "/notify")
    await party.say(ana, "/play")
    await party.say(cy, "/play")  # shows it again, below
    await party.tap(cy, Join())
    await party.say(ana, "/board")
    assert sent(party, bo) == 1
    await party.tap(bo, Join())
    await party.say(bo, "/leave")
    assert (sent(party, bo), told(party, bo)) == (1, [])


async def test_at_most_once_an_hour(party: Party) -> None:
    ana, bo, _ = party.users
    await party.say(bo, "/notify")
    await party.say(ana, "/play")
    await reopen(party, ana)
    assert (sent(party, bo), told(party, bo)) == (1, [])
    await party.say(ana, "/cancel")
    await an_hour_passes(party)
    await party.say(ana, "/play")
    assert (sent(party, bo), len(told(party, bo))) == (2, 1)


async def test_one_tap_ends_it(party: Party) -> None:
    ana, bo, _ = party.users
    await party.say(bo, "/notify")
    await party.say(ana, "/play")
    answer = await party.tap(bo, StopNotify(), bo)
    assert answer["text"] == worded("toast-notify-off")
    assert told(party, bo) == []
    await an_hour_passes(party)
    await reopen(party, ana)
    assert sent(party, bo) == 1


async def test_the_command_again_ends_it(party: Party) -> None:
    ana, bo, _ = party.users
    await party.say(bo, "/notify")
    await party.say(bo, "/notify")
    assert party.texts()[-1] == worded("page-notify-off", name="Bo")
    await party.say(ana, "/play")
    assert sent(party, bo) == 0


async def test_a_forged_tap_ends_it_for_nobody_else(party: Party) -> None:
    ana, bo, cy = party.users
    await party.say(bo, "/notify")
    await party.say(ana, "/play")
    _, data = party.button(bo, StopNotify())
    post, _, tapped = party.buttons(party.group.id)[0]
    before = await party.table()
    stolen = await party.tap_data(cy, party.posts(cy)[-1], data)
    made_up = await party.tap_data(cy, post, pack(Tapped(tapped.place, tapped.nonce, StopNotify())))
    assert (stolen["text"], made_up["text"]) == (worded("toast-old-button"), worded("toast-old-button"))
    assert await party.table() == before
    assert len(told(party, bo)) == 1


async def test_who_has_never_opened_the_bot_is_sent_there_first(house: House) -> None:
    party = await gather(house, started=2)
    ana, _, cy = party.users
    await party.say(cy, "/notify")
    assert party.texts()[-1] == worded("page-notify-open", name="Cy")
    await party.say(ana, "/play")
    assert [call for call in party.local.world.calls if str(call.params.get("chat_id")) == str(cy)] == []
    link = party.posts(party.group.id)[-2].markup["inline_keyboard"][0][0]["url"]  # type: ignore[index]
    assert link.startswith(f"https://t.me/{party.bot.username}?start=n")
    await party.start(cy, link.partition("?start=")[2])
    assert party.texts(cy)[-1] == worded("page-notify-ready", title="The club")
    await an_hour_passes(party)
    await reopen(party, ana)
    assert len(told(party, cy)) == 1


async def test_a_link_that_was_made_up_tells_nobody_anything(house: House) -> None:
    """The id of a group can be guessed: only who has asked in the group is told of it."""
    party, stranger = await gather(house), house.people.add("Di").id
    await party.say(party.users[0], "/play")
    party.users.append(stranger)
    await party.start(stranger, f"nt{party.group.id}")
    assert party.texts(stranger) == [worded("page-start", name="Di")]
    await reopen(party, party.users[0])
    assert len(party.texts(stranger)) == 1


async def test_who_blocks_the_bot_is_told_no_more_and_not_when_they_come_back_either(party: Party) -> None:
    ana, bo, _ = party.users
    await party.say(bo, "/notify")
    party.people.block(bo)
    await party.settle()
    assert (await party.table()).subscribers == ()
    await party.start(bo)
    await party.say(ana, "/play")
    assert sent(party, bo) == 0


async def test_who_blocks_the_bot_is_told_no_more_in_groups_of_long_ago_either(party: Party) -> None:
    ana, bo, _ = party.users
    await party.say(bo, "/notify")
    for number in range(MAX_HINTS):
        group = party.people.add_group(f"Another {number}", party.users, supergroup=True)
        await party.say(bo, "/notify", group.id)
        await until(partial(answered, party, group.id))
    assert str(party.place) in (await party.visitor(bo)).past
    party.people.block(bo)
    await party.settle()
    await party.start(bo)
    await party.say(ana, "/play")
    assert sent(party, bo) == 0


async def test_who_leaves_the_group_is_told_no_more_of_its_topics(party: Party) -> None:
    ana, bo, _ = party.users
    party.people.set_forum(party.group.id, forum=True)
    party.topic = party.people.add_topic(ana, party.group.id, "Games")
    await party.say(bo, "/notify")
    party.people.leave(bo, party.group.id)
    await party.settle()
    await party.say(ana, "/play")
    assert sent(party, bo) == 0


async def test_who_is_told_again_and_again_can_be_forgotten_there_all_that_time(party: Party) -> None:
    """The page that knows of this group is kept as long as somebody is told of its lobbies."""
    ana, bo, _ = party.users
    await party.say(bo, "/notify")
    await redis_of(party.bot.store).expire(user_place(bo).keys.doc, 1000)
    await party.say(ana, "/play")
    assert await redis_of(party.bot.store).ttl(user_place(bo).keys.doc) > 1000


@pytest.mark.parametrize("how", ["by a tap", "when its time is up", "when somebody leaves the group"])
async def test_a_lobby_of_a_rematch_keeps_that_page_too(party: Party, how: str) -> None:
    ana, bo, cy = party.users
    di = party.people.add("Di").id
    party.people.join(di, party.group.id)
    await party.start(di)
    await party.say(di, "/notify")
    page = user_place(di).keys.doc
    await party.sit_down()
    for _ in range(2):
        await party.play_round(decoded=False)
    await an_hour_passes(party)
    await party.rematch("same", ana, bo)
    await redis_of(party.bot.store).expire(page, 1000)
    match how:
        case "by a tap":
            await party.tap(cy, DeclineRematch())
        case "when its time is up":
            await party.bot.timers._time_up(party.place, (await party.table()).due or 0.0)
        case _:
            party.people.leave(cy, party.group.id)
            await party.settle()
    assert (await party.table()).told == (di,)
    assert await redis_of(party.bot.store).ttl(page) > 1000


async def test_that_page_is_kept_though_the_worker_dies_before_it_knows(party: Party) -> None:
    """The command is delivered again."""
    ana, bo, _ = party.users
    await party.say(bo, "/notify")
    page, died = user_place(bo).keys.doc, list[Table]()
    await redis_of(party.bot.store).expire(page, 1000)

    async def dies_once(repository: Repository, done: Committed[Table], now: float) -> None:
        if done.document.told and not died:
            died.append(done.document)
            raise ConnectionError
        await remind(repository, done, now)

    with patch("tgbot.handlers.dispatcher.remind", dies_once):
        await party.say(ana, "/play")
    assert died
    assert await redis_of(party.bot.store).ttl(page) > 1000


async def test_telegram_says_that_the_bot_may_not_write(party: Party) -> None:
    """The update that tells of the block can be lost; the next message finds it out."""
    ana, bo, _ = party.users
    await party.say(bo, "/notify")
    party.local.faults.forbid("sendMessage", chat=bo)
    await party.say(ana, "/play")
    table = await party.table()
    assert (table.subscribers, table.told, table.stage) == ((), (), Stage.LOBBY)
    assert sent(party, bo) == 0


async def test_who_leaves_the_group_is_told_no_more(party: Party) -> None:
    ana, bo, cy = party.users
    await party.say(bo, "/notify")
    await party.say(cy, "/notify")
    await party.say(ana, "/play")
    party.people.leave(bo, party.group.id)
    await until(lambda: not told(party, bo))
    await party.settle()
    assert [one.user for one in (await party.table()).subscribers] == [cy]
    assert len(told(party, cy)) == 1


async def test_forget_forgets_that_too(party: Party) -> None:
    ana, bo, _ = party.users
    await party.say(bo, "/notify")
    await party.say(ana, "/play")
    await party.say(bo, "/forget", bo)
    await party.tap(bo, ForgetMe(), bo)
    table = await party.table()
    assert (table.subscribers, table.told) == ((), ())
    assert told(party, bo) == []
    assert str(bo) not in table.model_dump_json()


async def test_an_anonymous_admin_is_nobody_to_write_to(party: Party) -> None:
    ana = party.users[0]
    party.people.text(ana, party.group.id, "/notify", as_chat=party.group.id)
    await party.settle()
    assert party.texts()[-1] == worded("page-nameless")
    table = await party.bot.repository.read(party.place)
    assert getattr(table, "subscribers", ()) == ()


@pytest.mark.parametrize("language", LANGUAGES)
async def test_everybody_reads_it_in_their_own_language(house: House, language: str) -> None:
    party = await gather(house, ("en", language))
    ana, bo = party.users
    await party.say(bo, "/notify")
    await party.say(ana, "/play")
    assert worded("notify-lobby", language, title="The club") in party.texts(bo)
    await party.tap(bo, StopNotify(), bo)


async def test_who_has_nothing_to_join_learns_of_it(party: Party) -> None:
    await party.say(party.users[1], "/join")
    assert "/notify" in party.texts()[-1]


async def test_it_is_asked_in_the_group(party: Party) -> None:
    bo = party.users[1]
    await party.say(bo, "/notify", bo)
    assert party.texts(bo)[-1] == worded("page-group-only")


async def test_a_page_that_cannot_be_read_spoils_no_lobby(party: Party) -> None:
    ana, bo, cy = party.users
    await party.say(bo, "/notify")
    await party.say(cy, "/notify")
    await redis_of(party.bot.store).hset(user_place(bo).keys.doc, mapping={"r": "99999999999", "b": "{broken"})
    await party.say(ana, "/play")
    assert worded("toast-damaged") not in party.texts()
    assert len(told(party, cy)) == 1
