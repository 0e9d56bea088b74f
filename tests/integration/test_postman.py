"""The reconciler against a Telegram that says no: what should be shown is shown in the end, once."""

import asyncio
import itertools
import logging
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from typing import Any

import pytest
from redis.exceptions import ConnectionError  # noqa: A004 - what the store raises

from tests.integration.party import Party, until, worded
from tests.integration.showing import redis_of
from tests.integration.wall import Wall
from tgbot.delivery import place_sync, reconciler, shown
from tgbot.delivery.reconciler import Reconciler
from tgbot.delivery.shown import ShownMessage, ShownMessages
from tgbot.games.codes.buttons import SetDigit
from tgbot.games.codes.model import OWN
from tgbot.i18n.texts import Html
from tgbot.observability.metrics import Metrics
from tgbot.playground.args import Args
from tgbot.playground.errors import ApiError, bad_request
from tgbot.playground.methods import METHODS
from tgbot.playground.model import Call, Post
from tgbot.store.base import UNFINISHED, Outcome, Recorded, Write
from tgbot.store.repository import Changes
from tgbot.tables import commands, lobby
from tgbot.tables.buttons import Join, NudgeAwaited, SetLanguage
from tgbot.tables.context import Decision
from tgbot.tables.model import Table
from tgbot.tables.places import Place, user_place
from tgbot.telegram.client import TelegramClient
from tgbot.telegram.messages import Button, Chat, Text
from tgbot.ui.screen import screen

pytestmark = pytest.mark.xdist_group("postman")


@contextmanager
def failing(
    monkeypatch: pytest.MonkeyPatch, chat: int, method: str, error: Callable[[], Exception], times: int = 1
) -> Iterator[list[str]]:
    """Let the first calls of a method to a chat fail; yields what was refused."""
    real, refused = METHODS[method.lower()], list[str]()

    def call(local: Any, args: Args) -> Any:
        if args.record().get("chat_id") in {chat, str(chat)} and len(refused) < times:
            refused.append(method)
            raise error()
        return real(local, args)

    with monkeypatch.context() as patch:
        patch.setitem(METHODS, method.lower(), call)
        yield refused


async def test_after_telegrams_pause_the_screen_is_shown_at_once(party: Party, monkeypatch: pytest.MonkeyPatch) -> None:
    def too_many() -> Exception:
        return ApiError(429, "Too Many Requests: retry after 1", {"retry_after": 1})

    with failing(monkeypatch, party.group.id, "sendMessage", too_many) as refused:
        began = time.monotonic()
        await party.say(party.users[0], "/play")
        assert worded("lobby-title") in party.texts()[-1]
    assert refused == ["sendMessage"]
    assert time.monotonic() - began >= 1


async def test_a_message_that_a_person_deleted_is_sent_again(party: Party) -> None:
    ana, bo, _ = party.users
    await party.say(ana, "/play")
    post, data = party.button(party.group.id, Join())
    tap = party.people.tap(bo, party.group.id, post.id, data)
    party.people.delete(ana, party.group.id, post.id)
    await tap.answer
    await party.settle()
    assert "Bo" in party.texts()[-1]
    assert party.posts(party.group.id)[-1].id > post.id


async def test_a_deleted_message_that_only_a_last_look_tells_of_is_sent_again_at_once(party: Party) -> None:
    """A worker that has died leaves everything in doubt, and what is in doubt is looked at last."""
    ana = party.users[0]
    await party.say(ana, "/play")
    lobby_message = party.posts(party.group.id)[-1]
    party.people.delete(ana, party.group.id, lobby_message.id)
    await redis_of(party.bot.store).hset(party.place.key("posts"), UNFINISHED, "another")
    party.bot.reconciler.changed(party.place)
    await party.settle()
    again = party.posts(party.group.id)[-1]
    assert (again.id > lobby_message.id, again.content["text"]) == (True, lobby_message.content["text"])


async def test_an_edit_of_a_worker_that_died_is_put_right_although_it_arrives_late(party: Party) -> None:
    """The worker that takes over shows everything at once; nobody tells it of a call that was still on its way."""
    ana = party.users[0]
    await party.say(ana, "/play")
    lobby_message = party.posts(party.group.id)[-1]
    wanted = lobby_message.content["text"]
    await redis_of(party.bot.store).hset(party.place.key("posts"), UNFINISHED, "another")
    party.bot.reconciler.changed(party.place)
    await party.settle()
    late = {"chat_id": party.group.id, "message_id": lobby_message.id, "text": "an older lobby"}
    await party.local.call("editMessageText", Args(late, {}))
    assert party.posts(party.group.id)[-1].content["text"] == late["text"]
    assert party.place in party.bot.reconciler._overtaken
    no_call_can_arrive_any_more(party)
    await until(lambda: party.posts(party.group.id)[-1].content["text"] == wanted)
    assert party.place not in party.bot.reconciler._overtaken


def no_call_can_arrive_any_more(party: Party) -> None:
    """It is so late that nothing of a worker that died is on its way."""
    overtaken = party.bot.reconciler._overtaken
    overtaken[party.place] = replace(overtaken[party.place], due=0.0)


async def test_a_late_edit_of_a_worker_that_died_gives_no_buttons_back(party: Party) -> None:
    """Not even to a message that has gone since: no record tells of it any more."""
    ana = party.users[0]
    await party.say(ana, "/play")
    lobby_message = party.posts(party.group.id)[-1]
    await redis_of(party.bot.store).hset(party.place.key("posts"), UNFINISHED, "another")
    party.bot.reconciler.changed(party.place)
    await party.settle()
    await party.say(ana, "/play")  # sent again, below
    keys = {"inline_keyboard": [[{"text": "Join", "callback_data": "old"}]]}
    late = {"chat_id": party.group.id, "message_id": lobby_message.id, "text": "older", "reply_markup": keys}
    await party.local.call("editMessageText", Args(late, {}))
    assert post_of(party, lobby_message.id).markup
    no_call_can_arrive_any_more(party)
    await until(lambda: not post_of(party, lobby_message.id).markup)


def post_of(party: Party, number: int) -> Post:
    """A message of the group as it stands now."""
    return next(post for post in party.posts(party.group.id) if post.id == number)


async def test_what_was_known_outlasts_an_outage_at_the_next_look(
    party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A worker that could not begin again still knows what it had under way when the store went."""
    await party.say(party.users[0], "/play")
    reconciler, begin, refused = party.bot.reconciler, party.bot.store.begin, list[Place]()

    async def away_once(place: Place, *rest: Any) -> Any:
        if place == party.place and not refused:
            refused.append(place)
            raise ConnectionError
        return await begin(place, *rest)

    known = ShownMessages(party.place, "", party.bot.store, {}, 0.0)
    reconciler._unended[party.place] = known
    monkeypatch.setattr(party.bot.store, "begin", away_once)
    reconciler.changed(party.place)
    await until(lambda: bool(refused) and party.place not in reconciler.busy)
    assert reconciler._unended.get(party.place) is known
    await until(lambda: party.place not in reconciler._unended)


async def test_what_was_known_counts_no_more_where_another_worker_may_have_been(party: Party) -> None:
    """Not even where the last to begin was this one, and only the answer to that was lost."""
    await party.say(party.users[0], "/play")
    reconciler, before = party.bot.reconciler, party.texts()
    reconciler._unended[party.place] = ShownMessages(
        party.place, reconciler._name + "earlier", party.bot.store, {}, 0.0
    )
    await redis_of(party.bot.store).hset(party.place.key("posts"), UNFINISHED, reconciler._name + "unanswered")
    reconciler.changed(party.place)
    await party.settle()
    assert party.texts() == before  # otherwise the lobby would be sent again: nothing was known of it


async def test_a_message_that_telegram_rejects_is_not_sent_for_ever(
    party: Party, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    with failing(monkeypatch, party.group.id, "sendMessage", lambda: bad_request("no"), times=99) as refused:
        await party.say(party.users[0], "/play")
        await party.say(party.users[0], "/help")
    assert len(refused) == 2
    assert len(caplog.records) == 2


async def test_what_telegram_rejected_is_sent_again_only_when_it_says_something_else(
    party: Party, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    wall, rows = Wall(party, monkeypatch), ((Button("Nudge", NudgeAwaited()),),)
    first = Text("board", Html("One"), keyboard=rows, place=str(party.place), nonce="n")
    await wall.show()
    with failing(monkeypatch, party.group.id, "sendMessage", lambda: bad_request("no"), times=99) as refused:
        assert await wall.show(first) == ["sendMessage"]
        await redis_of(party.bot.store).hset(party.place.key("posts"), UNFINISHED, "another")  # all is in doubt
        assert await wall.show(first) == []
        assert await wall.show(replace(first, text=Html("Two"))) == ["sendMessage"]
    assert len(refused) == 2
    assert await wall.show(replace(first, text=Html("Three"))) == ["sendMessage"]
    assert wall.last.text == "Three"
    assert [record.message for record in caplog.records] == ["Telegram rejects the message board"] * 2


async def test_what_telegram_rejected_goes_without_a_call(party: Party, monkeypatch: pytest.MonkeyPatch) -> None:
    wall, rows = Wall(party, monkeypatch), ((Button("Nudge", NudgeAwaited()),),)
    first = Text("board", Html("One"), keyboard=rows, place=str(party.place), nonce="n")
    with failing(monkeypatch, party.group.id, "sendMessage", lambda: bad_request("no")):
        await wall.show(first, replace(first, key="page", fleeting=True))
    wall.called()
    assert await wall.show() == ["deleteMessage"]  # of the page


async def test_an_unknown_outcome_is_tried_again(party: Party, monkeypatch: pytest.MonkeyPatch) -> None:
    with failing(monkeypatch, party.group.id, "sendMessage", lambda: ApiError(502, "Bad Gateway")):
        await party.say(party.users[0], "/play")
    assert worded("lobby-title") in party.texts()[-1]


async def test_many_quick_taps_cost_few_edits(party: Party) -> None:
    bo = party.users[1]
    await party.sit_down()
    await party.give_clues()
    post, _ = party.button(bo, SetDigit)
    before = len(party.local.world.calls)
    taps = []
    for digit in (1, 2, 3, 4) * 5:
        _, data = party.button(bo, SetDigit(1, digit))
        taps.append(party.people.tap(bo, bo, post.id, data))
    await asyncio.gather(*(tap.answer for tap in taps))
    await party.settle()
    edits = [call for call in list(party.local.world.calls)[before:] if call.method == "editMessageText"]
    assert len(edits) <= len(taps)
    assert OWN.card(await party.table(), bo).draft == "4__"


async def test_a_slow_telegram_does_not_cost_the_lease(
    party: Party, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    real = METHODS["sendmessage"]

    async def slow(local: Any, args: Args) -> Any:
        await asyncio.sleep(0.5)
        return real(local, args)

    for module in (reconciler, shown):
        monkeypatch.setattr(module, "LEASE_S", 0.3)
    monkeypatch.setitem(METHODS, "sendmessage", slow)
    before = [post.id for post in party.posts(party.group.id)]
    await party.say(party.users[0], "/play")
    assert len([post for post in party.posts(party.group.id) if post.id not in before]) == 1
    assert caplog.records == []


@pytest.mark.parametrize(("step", "no"), [("post", False), ("settle", Recorded.LEASE_LOST)])
async def test_a_lease_that_was_lost_is_taken_again(
    party: Party, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, step: str, no: object
) -> None:
    record, lost = getattr(party.bot.store, step), list[object]()

    async def losing(place: Any, *rest: Any) -> Any:
        if place == party.place and not lost:
            lost.append(place)
            return no  # as when this worker was too slow and another took over
        return await record(place, *rest)

    monkeypatch.setattr(party.bot.store, step, losing)
    monkeypatch.setattr(shown, "LEASE_TRUST_S", 0.0)  # so that it is asked before every send
    monkeypatch.setattr(reconciler, "TURN_S", 0.05)
    with caplog.at_level(logging.WARNING, "tgbot"):
        await party.say(party.users[0], "/play")
    assert lost == [party.place]
    assert worded("lobby-title") in party.texts()[-1]
    assert caplog.messages == []


async def test_an_edit_whose_answer_was_lost_is_made_again_when_its_content_goes_back(party: Party) -> None:
    """Nobody knows then what the message shows: that it once showed the same is no reason to leave it."""
    ana, bo, _ = party.users
    await party.say(ana, "/play")
    alone = party.texts()[-1]
    party.local.faults.cut("editMessageText", chat=party.group.id, after=True)
    post, data = party.button(party.group.id, Join())
    await party.people.tap(bo, party.group.id, post.id, data).answer
    await until(lambda: "Bo" in party.texts()[-1])
    await party.bot.repository.run(party.place, partial(_without, user=bo), now=time.time())
    await party.settle()
    assert party.texts()[-1] == alone


async def test_what_goes_away_and_comes_back_while_that_is_recorded_has_its_buttons(
    party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is wanted in the chat for a moment, but its last call has not ended: it is not all shown yet."""
    ana, place = party.users[0], user_place(party.users[0])
    await party.start(ana)
    record, recording = party.bot.store.post, asyncio.Event()

    async def slowly(at: Place, *rest: Any) -> bool:
        if at == place:
            recording.set()
            await asyncio.sleep(0.3)
        return await record(at, *rest)

    monkeypatch.setattr(party.bot.store, "post", slowly)
    kept = await party.visitor(ana)
    await party.bot.repository.run(place, lambda visitor: Decision(visitor.replace(page=None)), now=time.time())
    await recording.wait()
    await party.bot.repository.run(place, lambda visitor: Decision(visitor.replace(name="Anna")), now=time.time())
    await asyncio.sleep(0.1)
    await party.bot.repository.run(place, lambda visitor: Decision(visitor.replace(page=kept.page)), now=time.time())
    await party.settle()
    assert party.posts(ana)[-1].markup is not None


async def test_an_edit_that_comes_after_another_worker_took_the_message_away_leaves_no_buttons(
    party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The worker that was too slow knows what it edited, and the store that this message is none of ours any more."""
    ana = party.users[0]
    await party.say(ana, "/lang")
    posts, page = party.group.posts, party.posts(party.group.id)[-1]
    edit, under_way, arrives = METHODS["editmessagetext"], asyncio.Event(), asyncio.Event()

    async def slowly(local: Any, args: Args) -> Any:
        if args.number("message_id") == page.id:
            under_way.set()
            await arrives.wait()
        return edit(local, args)

    monkeypatch.setitem(METHODS, "editmessagetext", slowly)
    monkeypatch.setattr(shown, "LEASE_TRUST_S", 0.0)  # so that it is asked before every send
    monkeypatch.setattr(reconciler, "TURN_S", 0.05)
    _, data = party.button(party.group.id, SetLanguage("da"))
    await party.people.tap(ana, party.group.id, page.id, data).answer
    await under_way.wait()
    await redis_of(party.bot.store).delete(party.place.key("lease"))  # as when it has run out
    other = Reconciler(party.bot.reconciler._services, Changes(), Metrics())
    await party.bot.repository.run(party.place, lambda table: commands.page(table, "help"), now=time.time())
    other.changed(party.place)
    await until(lambda: posts[page.id].markup is None and not other.busy)
    arrives.set()
    await party.settle()
    assert (posts[page.id].content["text"] != page.content["text"], posts[page.id].markup) == (True, None)


async def test_a_worker_whose_store_was_away_goes_on_from_what_it_knew(
    party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody else was there, so nothing is in doubt, and no message is edited in vain."""
    await party.sit_down()
    settle, failed = party.bot.store.settle, list[Place]()

    async def away_once(place: Place, *rest: Any) -> Recorded:
        if place == party.place and not failed:
            failed.append(place)
            raise ConnectionError
        return await settle(place, *rest)

    monkeypatch.setattr(party.bot.store, "settle", away_once)
    for module in (reconciler, shown):
        monkeypatch.setattr(module, "LEASE_S", 0.2)
    before = len(party.local.world.calls)
    await party.say(party.users[0], "/nudge")
    await until(lambda: party.place not in party.bot.reconciler.busy)
    party.bot.reconciler.changed(party.place)
    await party.settle()
    made = [call.method for call in list(party.local.world.calls)[before:] if _is_to(call, party)]
    assert failed
    assert made == ["sendMessage", "deleteMessage"]  # the greeting goes


async def test_a_change_takes_three_trips_to_the_store(party: Party, monkeypatch: pytest.MonkeyPatch) -> None:
    """One to commit it, one to begin to show it, and one to record that it is shown."""
    await party.say(party.users[0], "/play")
    trips = _batcher(party, monkeypatch)
    await party.tap(party.users[1], Join())
    assert trips == ["commit", "begin", "settle"]


async def test_a_commit_whose_answer_was_lost_is_shown_at_once_when_it_is_delivered_again(
    party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody has begun to show it: nothing is in doubt."""
    await party.sit_down()
    commit, lost = party.bot.store.commit, list[float]()

    async def unheard_once(write: Write) -> Outcome:
        outcome = await commit(write)
        if write.place == party.place and not lost:
            lost.append(time.monotonic())
            raise ConnectionError
        return outcome

    monkeypatch.setattr(party.bot.store, "commit", unheard_once)
    before = len(party.local.world.calls)
    await party.say(party.users[0], "/nudge")
    made = [call.method for call in list(party.local.world.calls)[before:] if _is_to(call, party)]
    assert lost
    assert made == ["sendMessage", "deleteMessage"]  # the greeting goes
    assert party.place not in party.bot.reconciler.busy


async def test_a_showing_that_came_between_shows_the_commit_once(
    party: Party, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Another reason to look at the place comes while the answer of a commit is still on its way."""
    await party.say(party.users[0], "/play")
    commit, begin, begun = party.bot.store.commit, party.bot.store.begin, list[Place]()

    async def slowly_answered(write: Write) -> Outcome:
        outcome = await commit(write)
        if write.place == party.place:
            party.bot.reconciler.changed(party.place)
            await until(lambda: bool(begun))
        return outcome

    async def noted(place: Place, *rest: Any) -> Any:
        found = await begin(place, *rest)
        begun.append(place)
        return found

    monkeypatch.setattr(party.bot.store, "commit", slowly_answered)
    monkeypatch.setattr(party.bot.store, "begin", noted)
    before = len(party.local.world.calls)
    with caplog.at_level(logging.INFO, "tgbot"):
        await party.tap(party.users[1], Join())
    made = [call.method for call in list(party.local.world.calls)[before:] if _is_to(call, party)]
    assert made == ["editMessageText"]
    assert "Bo" in party.texts()[-1]
    assert caplog.messages == []


async def test_records_of_what_a_chat_shows_are_made_one_after_the_other() -> None:
    """On its way to the store, an older one could be overtaken, and what it says would stand."""
    store, chat = _SlowAtFirst(), Chat(7)
    shown = ShownMessages(user_place(7), "lease", store, {}, 0.0)  # type: ignore[arg-type]
    shown.put(chat, "page/1", ShownMessage(1, "digest", buttons=False, fleeting=False))
    first = asyncio.create_task(shown.save())
    await store.asked.wait()
    shown.forget(chat)
    await asyncio.gather(first, shown.save())
    assert store.recorded == [{"7": b'{"page/1":[1,"digest",0]}'}, {"7": b""}]


async def test_a_record_does_not_wait_for_that_of_another_chat() -> None:
    """Until it is made, a message that was sent would be sent again if the worker died."""
    store = _SlowAtFirst()
    shown = ShownMessages(user_place(7), "lease", store, {}, 0.0)  # type: ignore[arg-type]
    shown.put(Chat(7), "page/1", ShownMessage(1, "digest", buttons=False, fleeting=False))
    first = asyncio.create_task(shown.save())
    await store.asked.wait()
    shown.put(Chat(8), "page/1", ShownMessage(2, "digest", buttons=False, fleeting=False))
    await shown.save()
    assert [list(bodies) for bodies in store.recorded] == [["8"]]
    await first
    assert [list(bodies) for bodies in store.recorded] == [["8"], ["7"]]


async def test_a_worker_that_cannot_read_what_is_to_be_shown_leaves_it_to_a_newer_one_at_once(party: Party) -> None:
    await party.say(party.users[0], "/play")
    redis, keys = redis_of(party.bot.store), party.place.keys
    await redis.hset(keys.doc, mapping={"r": 10_000_000, "b": b'{"version": 99}'})
    await redis.zadd(keys.dirty, {keys.member: 1})
    party.bot.reconciler.changed(party.place)
    await until(lambda: party.place not in party.bot.reconciler.busy)
    assert await redis.get(keys.lease) is None
    assert await redis.zscore(keys.dirty, keys.member) is not None
    await redis.delete(keys.doc)
    await redis.zrem(keys.dirty, keys.member)


async def test_strays_of_a_place_that_cannot_be_shown_are_no_reason_to_try_again_at_once(
    party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    await party.say(party.users[0], "/play")
    sync, begin, tried = party.bot.reconciler, party.bot.store.begin, list[Place]()

    async def away(place: Place, *rest: Any) -> Any:
        if place == party.place:
            tried.append(place)
            raise ConnectionError
        return await begin(place, *rest)

    with monkeypatch.context() as patch:
        patch.setattr(party.bot.store, "begin", away)
        sync.tapped(party.place, party.group.id, 1)
        await asyncio.sleep(0.3)
        assert len(tried) <= 2  # at once, and by the sweeper
    await until(lambda: party.place not in sync._strays)


async def test_strays_of_a_place_that_only_a_newer_worker_can_read_are_left_alone(
    party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    await party.say(party.users[0], "/play")
    redis, keys, begin, tried = redis_of(party.bot.store), party.place.keys, party.bot.store.begin, list[Place]()

    async def counted(place: Place, *rest: Any) -> Any:
        if place == party.place:
            tried.append(place)
        return await begin(place, *rest)

    monkeypatch.setattr(party.bot.store, "begin", counted)
    await redis.hset(keys.doc, mapping={"r": 10_000_000, "b": b'{"version": 99}'})
    party.bot.reconciler.tapped(party.place, party.group.id, 1)
    await asyncio.sleep(0.3)
    assert len(tried) == 1
    assert party.place not in party.bot.reconciler._strays
    await redis.delete(keys.doc)


async def test_a_screen_with_a_bug_is_tried_more_and_more_rarely(
    party: Party, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    sync, tried = party.bot.reconciler, list[float]()
    for name, seconds in {"SWEEP_S": 0.02, "OVERDUE_S": 0.0, "BUG_RETRY_S": 0.2}.items():
        monkeypatch.setattr(reconciler, name, seconds)
    await party.say(party.users[0], "/play")
    with _no_screen(party, monkeypatch, tried):
        await party.bot.repository.run(party.place, lambda table: commands.page(table, "help"), now=time.time())
        await until(lambda: len(tried) == 1 and party.place not in sync.busy)
        assert await redis_of(party.bot.store).get(party.place.keys.lease) is None  # another worker can try at once
        await until(lambda: len(tried) == 3)
    first, second = (later - earlier for earlier, later in itertools.pairwise(tried))
    assert first >= 0.2
    assert second >= 0.4
    assert all(record.recurring for record in caplog.records if "could not be shown" in record.message)  # type: ignore[attr-defined]
    await until(lambda: party.place not in {*sync._failures, *sync.busy})
    assert await party.all_is_shown()


async def test_a_bug_in_one_chat_puts_no_other_in_doubt(party: Party, monkeypatch: pytest.MonkeyPatch) -> None:
    group, ana, edit, tried = party.group.id, party.users[0], TelegramClient.edit, list[float]()
    wanted = {Chat(group): [Text("board", Html("One"))], Chat(ana): [Text("card", Html("One"))]}

    def two_chats(document: Any, links: Any) -> Any:
        return wanted if getattr(document, "place", None) == party.place else screen(document, links)

    async def buggy(client: TelegramClient, chat: Chat, *rest: Any) -> None:
        if chat.id == group:
            tried.append(time.monotonic())
            raise ZeroDivisionError
        await edit(client, chat, *rest)

    for name, seconds in {"SWEEP_S": 0.02, "BUG_RETRY_S": 0.05}.items():
        monkeypatch.setattr(reconciler, name, seconds)
    monkeypatch.setattr(place_sync, "screen", two_chats)
    party.bot.reconciler.changed(party.place)
    await party.settle()
    before = len(party.local.world.calls)
    wanted[Chat(group)] = [Text("board", Html("Two"))]
    with monkeypatch.context() as patch:
        patch.setattr(TelegramClient, "edit", buggy)
        await redis_of(party.bot.store).zadd(party.place.keys.dirty, {party.place.keys.member: 1})
        await until(lambda: len(tried) == 3)
    await until(lambda: party.texts()[-1] == "Two" and party.place not in party.bot.reconciler.busy)
    made = [(call.method, call.params["chat_id"]) for call in list(party.local.world.calls)[before:]]
    assert [call for call in made if call[1] in {group, ana}] == [("editMessageText", group)]
    assert party.place not in party.bot.reconciler._unended


async def test_a_change_of_what_could_not_be_shown_is_shown_at_once(
    party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reconciler, "BUG_RETRY_S", 300.0)
    sync, tried = party.bot.reconciler, list[float]()
    await party.say(party.users[0], "/play")
    with _no_screen(party, monkeypatch, tried):
        await party.bot.repository.run(party.place, lambda table: commands.page(table, "help"), now=time.time())
        await until(lambda: bool(tried) and party.place not in sync.busy)
    await party.tap(party.users[1], Join())
    assert await party.all_is_shown()
    assert party.place not in sync._failures


async def test_failures_at_a_place_that_another_worker_has_shown_are_forgotten(
    party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reconciler, "BUG_RETRY_S", 0.1)
    await party.say(party.users[0], "/play")
    redis, keys, sync = redis_of(party.bot.store), party.place.keys, party.bot.reconciler
    await redis.hset(keys.doc, mapping={"r": 10_000_000, "b": b'{"version": 99}'})
    sync.changed(party.place)
    await until(lambda: party.place in sync._failures)
    await until(lambda: party.place not in sync._failures)
    await redis.delete(keys.doc)


@contextmanager
def _no_screen(party: Party, monkeypatch: pytest.MonkeyPatch, tried: list[float]) -> Iterator[None]:
    """The screen of the party's table has a bug; notes when it was tried."""

    def buggy(document: Any, links: Any) -> Any:
        if getattr(document, "place", None) == party.place:
            tried.append(time.monotonic())
            raise ZeroDivisionError
        return screen(document, links)

    with monkeypatch.context() as patch:
        patch.setattr(place_sync, "screen", buggy)
        yield


class _SlowAtFirst:
    """A store that takes its time over the first record."""

    def __init__(self) -> None:
        self.asked = asyncio.Event()
        self.recorded: list[dict[str, bytes]] = []

    async def post(self, _place: Place, _lease: str, _seconds: float, bodies: dict[str, bytes]) -> bool:
        if not self.asked.is_set():
            self.asked.set()
            await asyncio.sleep(0.05)
        self.recorded.append(bodies)
        return True


def _batcher(party: Party, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return a list of the trips for the table that are made from now on."""
    made: list[str] = []

    def watch(name: str) -> None:
        trip = getattr(party.bot.store, name)

        async def noted(about: Write | Place, *rest: Any, **named: Any) -> Any:
            if party.place in {about, getattr(about, "place", None)}:
                made.append(name)
            return await trip(about, *rest, **named)

        monkeypatch.setattr(party.bot.store, name, noted)

    for name in ("commit", "begin", "post", "settle", "load"):
        watch(name)
    return made


def _is_to(call: Call, party: Party) -> bool:
    return call.params.get("chat_id") in {*party.users, party.group.id}


def _without(table: Table, user: int) -> Decision[Table]:
    return Decision(lobby.leave(table, user))


async def test_a_renewal_ends_with_what_it_is_for_and_is_never_cut_off(
    party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A cancel may be missed, and without end it would keep another's lease."""
    renewing, renewed, cut_off = asyncio.Event(), list[Place](), list[Place]()
    send = METHODS["sendmessage"]

    async def after_a_renewal_began(local: Any, args: Args) -> Any:
        await renewing.wait()
        return send(local, args)

    async def slowly(place: Place, _: float) -> None:
        renewed.append(place)
        renewing.set()
        try:
            await asyncio.sleep(0.2)
        except asyncio.CancelledError:  # which redis-py may miss: `asyncio.wait_for` of Python 3.11 does
            cut_off.append(place)

    for module in (reconciler, shown):
        monkeypatch.setattr(module, "LEASE_S", 0.2)
    monkeypatch.setitem(METHODS, "sendmessage", after_a_renewal_began)
    monkeypatch.setattr(party.bot.store, "renew", slowly)
    await party.say(party.users[0], "/play")
    await until(lambda: not party.bot.reconciler.busy)
    before = len(renewed)
    await asyncio.sleep(0.5)
    assert before
    assert len(renewed) == before
    assert cut_off == []


async def test_a_worker_looks_again_at_what_an_outage_interrupted(
    party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The store may have recorded that all is shown, and only the answer was lost: nothing is dirty any more."""
    settle, lost = party.bot.store.settle, list[Place]()

    async def answer_lost_once(place: Place, *rest: Any) -> Recorded:
        recorded = await settle(place, *rest)
        if place == party.place and not lost:
            lost.append(place)
            raise ConnectionError
        return recorded

    monkeypatch.setattr(party.bot.store, "settle", answer_lost_once)
    await party.say(party.users[0], "/play")
    assert lost
    sync = party.bot.reconciler
    await until(lambda: not (sync._unended or sync._doubts or sync.busy), seconds=5)
