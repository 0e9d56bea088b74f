"""What the operator sees of the bot: its pages, its logs, its dead letters, and how it stops."""

import asyncio
import json
import logging
import time
from contextlib import suppress
from typing import Any

import aiohttp
import fakeredis
import pytest
from prometheus_client.parser import text_string_to_metric_families

from tests.integration import party as parties
from tests.integration.party import House, Party, until, worded
from tests.integration.test_webhook import deliver, stop_store, update
from tgbot import app
from tgbot.games.codes.buttons import SetDigit
from tgbot.games.codes.model import OWN
from tgbot.handlers.dispatcher import Dispatcher
from tgbot.handlers.flood import Allowance, Flood
from tgbot.observability.logs import set_up_logs
from tgbot.observability.metrics import Metrics
from tgbot.server import tasks
from tgbot.server.webhook import Webhook
from tgbot.store.redis.store import RedisStore
from tgbot.tables.buttons import Join
from tgbot.tables.context import Context, Moment
from tgbot.telegram.messages import Links
from tgbot.telegram.updates import Room, Sender

pytestmark = pytest.mark.xdist_group("operation")

SECRET = "a-secret-of-sixteen"


async def page(house: House, path: str) -> tuple[int, str]:
    async with aiohttp.ClientSession() as http, http.get(f"{house.address}/webhook{path}") as answer:
        return answer.status, await answer.text()


async def test_a_running_worker_is_alive_and_ready(house: House) -> None:
    assert await page(house, "/healthz") == (200, "alive\n")
    assert await page(house, "/readyz") == (200, "ready\n")
    assert (await page(house, "/nothing"))[0] == 405


async def test_a_worker_without_its_store_is_alive_but_not_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    async with parties.house() as house:
        await stop_store(house, monkeypatch)
        assert (await page(house, "/healthz"))[0] == 200
        assert await page(house, "/readyz") == (503, "the store cannot be reached\n")


async def test_metrics_count_updates_and_calls_and_game_events_and_name_nobody(house: House) -> None:
    party = await parties.gather(house)
    await party.sit_down()
    await party.give_clues()
    _, text = await page(house, "/metrics")
    counted = {
        (sample.name, *sample.labels.values()): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }
    assert counted["crosswire_updates_total", "tap", "taken"] >= 3
    assert counted["crosswire_calls_total", "send", "ok"] >= 4
    assert counted["crosswire_update_seconds_count",] >= 4
    assert counted["crosswire_game_events_total", "clues-given", "codes"] >= 1
    for secret in (str(party.group.id), *map(str, party.users), "Ana", "The club", house.bot.bot.token):
        assert secret not in text


# ── dead letters ────────────────────────────────────────────────────────────────────────────────────────────────


class Broken(Dispatcher):
    """A way in with a bug."""

    def __init__(self) -> None:
        pass

    async def take(self, incoming: object) -> None:
        """Break."""
        raise KeyError(f"quotes {incoming}")


async def test_an_update_that_fails_three_times_is_kept_and_acknowledged(caplog: pytest.LogCaptureFixture) -> None:
    store, metrics = RedisStore(fakeredis.FakeAsyncRedis()), Metrics()
    # Two workers: the tries of both count.
    one, other = (Webhook(Broken(), store, metrics, SECRET, "crosswire_bot") for _ in range(2))
    body = update(7, message={"message_id": 1, "chat": {"id": 1, "type": "private"}, "text": "my secret clue"})
    statuses = [(await deliver(worker, body, secret=SECRET)).status for worker in (one, other, one)]
    assert statuses == [500, 500, 200]
    (letter,) = [json.loads(letter) for letter in await store.dead_letters.all()]
    assert json.loads(letter["update"]) == json.loads(body)
    assert letter["error"].startswith("KeyError at test_operation.py:")
    assert "crosswire_dead_letters_total 1.0" in metrics.page().decode()
    assert "secret clue" not in caplog.text


# ── floods ──────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_flood_is_turned_away_and_forgiven() -> None:
    now = [0.0]
    flood = Flood(lambda: now[0], person=Allowance(3, 1), chat=Allowance(5, 10))
    assert [flood.too_much(1, -1) for _ in range(5)] == [False, False, False, True, True]
    assert [flood.too_much(2, -1) for _ in range(3)] == [False, False, True]  # the chat's own allowance is used up
    assert not flood.too_much(3, 3)
    now[0] = 1.0
    assert [flood.too_much(1, -1) for _ in range(2)] == [False, True]


async def test_who_taps_too_fast_is_told_and_the_game_is_untouched(
    party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    await party.sit_down()
    await party.give_clues()
    partner = await party.partner()
    monkeypatch.setattr(party.bot.dispatcher, "_flood", Flood(time.time, person=Allowance(2, 0.001)))
    answers = [await party.tap(partner, press, partner) for press in (SetDigit(1, 1), SetDigit(2, 2), SetDigit(3, 3))]
    assert [answer["text"] for answer in answers] == ["1 · _ · _", "1 · 2 · _", worded("toast-slow-down")]
    assert OWN.card(await party.table(), partner).draft == "12_"


# ── copies ──────────────────────────────────────────────────────────────────────────────────────────────────────


async def test_a_tap_on_a_copy_works_and_takes_the_copys_buttons_away(party: Party) -> None:
    """A send whose answer was lost is sent once more: both copies work, and the stray one gives itself away."""
    ana, bo, _ = party.users
    party.local.faults.fail("sendMessage", 502, after=True, chat=party.group.id)
    await party.say(ana, "/play")
    stray, known = [post for post in party.posts(party.group.id) if post.markup][-2:]
    assert stray.markup == known.markup
    _, data = party.button(party.group.id, Join())
    await party.tap_data(bo, stray, data)
    await until(lambda: party.local.world.chats[party.group.id].posts[stray.id].markup is None)
    assert [player.user for player in (await party.table()).players] == [ana, bo]
    assert party.local.world.chats[party.group.id].posts[known.id].markup is not None


# ── logs and stopping ───────────────────────────────────────────────────────────────────────────────────────────


def test_logs_can_be_json_and_never_hold_a_token(capsys: pytest.CaptureFixture[str]) -> None:
    before = logging.getLogger().handlers[:], logging.getLogger().level
    try:
        set_up_logs("INFO", "json")
        logging.getLogger("tgbot.x").info("about %s", "123456789:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA")
        line: dict[str, Any] = json.loads(capsys.readouterr().err)
    finally:
        logging.getLogger().handlers[:], _ = before
        logging.getLogger().setLevel(before[1])
    assert (line["level"], line["logger"], line["message"]) == ("INFO", "tgbot.x", "about <token>")


async def test_what_shows_a_part_of_the_bot_shows_no_secret(house: House) -> None:
    bot = house.bot
    context = Context(
        Sender(1, "Ana", "en"), Room(-100, False, ""), Moment(0.0, ""), Links("x", ""), secret="signs-all-puzzles"
    )
    shown = f"{bot} {context}"
    for secret in (bot.secret, bot.bot.token, context.secret):
        assert secret not in shown


async def test_what_misses_a_cancel_is_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """The store's client swallows a cancel that meets a timeout of its own."""
    monkeypatch.setattr(tasks, "ASK_AGAIN_S", 0.01)

    async def deaf_once() -> None:
        with suppress(asyncio.CancelledError):
            await asyncio.sleep(60)
        await asyncio.sleep(60)

    task = asyncio.create_task(deaf_once())
    await asyncio.sleep(0)
    await asyncio.wait_for(tasks.ended([task]), 5)
    assert task.cancelled()


@pytest.mark.parametrize("part", ["dirty", "due", "look"])
async def test_a_part_that_meets_a_bug_goes_on_later(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, part: str
) -> None:
    """Sweeper, timers and the look at the store: without them the worker would seem well, and leave screens behind."""
    real, raised, again = getattr(RedisStore, part), asyncio.Event(), asyncio.Event()

    async def once_broken(*given: Any) -> Any:
        if begun and not raised.is_set():
            raised.set()
            raise KeyError("quotes a player")
        if begun:
            again.set()
        return await real(*given)

    begun = False
    monkeypatch.setattr(RedisStore, part, once_broken)
    monkeypatch.setattr(tasks, "AGAIN_S", 0.01)
    monkeypatch.setattr(app, "LOOK_S", 0.01)
    async with parties.house():
        begun = True
        await asyncio.wait_for(again.wait(), 10)
    assert any("KeyError at test_operation.py" in message for message in caplog.messages)
    assert "quotes" not in caplog.text


async def test_a_worker_stops_in_its_time_though_telegram_hangs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "STOP_S", 0.2)
    async with parties.house() as house:
        party = await parties.gather(house)
        house.local.faults.slow("sendMessage", 60, chat=party.group.id)
        house.people.text(party.users[0], party.group.id, "/play")
        await until(lambda: party.place in house.bot.reconciler.busy)
        reconciler, began = house.bot.reconciler, time.monotonic()
    assert time.monotonic() - began < 50  # the call alone would take 60
    assert reconciler.busy in ({party.place}, set())
