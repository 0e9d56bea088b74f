"""The benchmark of whole games: people play real ones against real processes, and the page says what was found."""

import asyncio
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

import pytest

from bench.calls import KNOWN, NEWCOMERS, Calls, count_calls
from bench.compare import Turn
from bench.load import Measured, percentile
from bench.people import Group, Watch
from bench.report import MAX_CALLS, Goal, goals, page
from bench.scale import Growth, Tables
from bench.telegram import BareTelegram, call_arguments
from bench.workers import AIOGRAM, OURS, PTB_WEBHOOK, RAW
from tests.thorough import long
from tgbot.games.codes.buttons import SetDigit
from tgbot.telegram.buttons import Tapped, pack

ROOT = Path(__file__).parents[3]


def measured(cpu: float, card_s: float = 0.01) -> Measured:
    return Measured(updates=100, cpu=cpu, wall=2.0, calls=230, cards=(card_s,) * 10)


def turn(cpu: float, card_s: float = 0.01) -> Turn:
    return Turn(measured(cpu), measured(cpu, card_s), megabytes=100.0)


@long
def test_a_quick_run_plays_whole_games_and_writes_its_page(tmp_path: Path) -> None:
    """The bot and the floor, one table in the store, a hot group and groups at human pace."""
    written = tmp_path / "results.md"
    run = subprocess.run(
        [sys.executable, "-m", "bench", "--quick", "--write", str(written)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    text = written.read_text()
    assert text in run.stdout
    for part in (
        "| Crosswire |",
        "| raw ASGI floor |",
        "Bytes of a three-player table",
        "one hot group",
        "Human pace",
        "Calls per three-player game",
    ):
        assert part in text
    assert "| Keys of finished games that never expire | ≤ 0 | 0 | yes |" in text


def test_goals_compare_the_bots_of_each_run() -> None:
    turns = {
        OURS.name: [turn(1.0, 0.01), turn(2.0, 0.01), turn(1.0, 0.01)],
        RAW.name: [turn(0.5), turn(1.0), turn(0.5)],
        AIOGRAM.name: [turn(1.2), turn(3.0), turn(1.5)],
        PTB_WEBHOOK.name: [turn(3.5, 0.03), turn(6.6, 0.04), turn(2.0, 0.03)],
    }
    found = {goal.text: (goal.met, goal.found) for goal in goals(turns, None, {})}
    assert found["CPU per update: PTB `run_webhook` / ours"] == (True, (3.5, 3.3, 2.0))
    assert found["CPU per update: aiogram 3 / ours"] == (True, (1.2, 1.5, 1.5))
    assert found["CPU per update: ours / raw floor"] == (False, (2.0, 2.0, 2.0))
    assert found["Paced p50: ours / PTB `run_webhook`"][0]


def test_the_page_has_growth_beside_the_comparison() -> None:
    few, many = Tables(100, 900.0, 3000.0, 1.0, 0.01), Tables(100_000, 1000.0, 3000.0, 1.5, 0.02)
    growth = Growth(
        workers={1: [900.0], 2: [950.0]},
        crowded={1: [800.0], 2: [1200.0]},
        nodes={1: [900.0], 3: [1000.0]},
        tables={100: [few], 100_000: [many]},
        table_bytes=5000,
        left_over=0,
        hot=measured(1.0),
        human=[measured(1.0), measured(1.0, 0.09), measured(1.0)],
    )
    text = page({OURS.name: [turn(1.0)], RAW.name: [turn(0.8)]}, growth, {}, "make bench")
    assert "| CPU per update: 100,000 tables / 100 | ≤ 1.15 | 1.11 | yes |" in text
    assert "| Bytes of a three-player table in mid-game, its people included | ≤ 4096 | 5000 | **no** |" in text
    assert "| CPU per update at a steady pace: 2 workers / 1 | ≤ 1.1 | 1.06 | yes |" in text
    assert "| 2 worker(s) on one processor, all at once | 1200 |" in text
    assert "| cluster of 3 node(s) | 1000 |" in text
    assert "| Tap to changed card at a human pace, p99 in ms | ≤ 50 | 10 (10–90) | yes |" in text


def test_the_page_has_the_calls_of_a_game() -> None:
    calls = {
        NEWCOMERS: Calls(Counter(sendMessage=31, editMessageText=92), Counter(answercallbackquery=44)),
        KNOWN: Calls(Counter(editMessageText=118), Counter(answercallbackquery=43)),
    }
    text = page({OURS.name: [turn(1.0)], RAW.name: [turn(0.8)]}, None, calls, "make bench")
    assert "| Calls per three-player game, newcomers | ≤ 123 | 123 | yes |" in text
    assert "| Calls per three-player game, known players | ≤ 117 | 118 | **no** |" in text
    assert "| `sendMessage` | 31 | 0 |" in text
    assert "| answers to taps, in responses | 44 | 43 |" in text


async def test_a_game_of_three_needs_no_more_calls_than_it_may() -> None:
    """Every answer travels in the response; nobody waits long enough for anything to be sent twice."""
    calls = await count_calls()
    for who, made in calls.items():
        assert made.requests.total() <= MAX_CALLS[who]
        assert not {"answerCallbackQuery", "setMessageReaction", "getChatMember"} & made.requests.keys()
        taps = 2 + 1 + 4 * (5 + 4) + 5  # two join, one starts, guesses of four taps, clues
        assert made.answers == {"answercallbackquery": taps, "setmessagereaction": 5}


def test_a_goal_looks_at_the_median() -> None:
    assert Goal("at most", (1.0, 9.0, 1.0), 1.1).met
    assert not Goal("at least", (1.0, 9.0, 1.0), 1.1, at_least=True).met


async def test_what_changes_before_a_tap_has_its_turn_is_not_its_work() -> None:
    telegram = BareTelegram()
    keyboard = {"inline_keyboard": [[{"text": "1", "callback_data": pack(Tapped("t-7", "abc", SetDigit(1, 1)))}]]}
    telegram.answer("sendMessage", {"chat_id": 5, "text": "card", "reply_markup": keyboard})

    class Delivered:
        async def turn(self) -> None:
            telegram.window(5).change()  # by another

        async def __call__(self, body: bytes) -> float:  # noqa: ARG002 - nobody reads it
            left = time.perf_counter()
            asyncio.get_running_loop().call_later(0.01, telegram.window(5).change)
            return left

    group = Group(-7, (5,), telegram, Delivered(), Watch())
    assert await group.tap(5, 5, SetDigit(1, 1)) > 0.005


def test_a_percentile_is_one_of_the_values() -> None:
    values = [float(number) for number in range(100, 0, -1)]
    assert [percentile(values, part) for part in (0.0, 0.5, 0.99, 1.0)] == [1, 51, 100, 100]


def test_the_bare_telegram_remembers_what_chats_show() -> None:
    telegram = BareTelegram()
    keyboard = {"inline_keyboard": [[{"text": "Join", "callback_data": "x"}]]}
    sent = telegram.answer("sendMessage", {"chat_id": "7", "text": "one", "reply_markup": keyboard})
    number = sent["message_id"]
    assert telegram.window(7).messages[number].markup == keyboard
    telegram.answer("editMessageText", {"chat_id": 7, "message_id": number, "text": "two"})
    assert (telegram.window(7).messages[number].text, telegram.window(7).messages[number].markup) == ("two", None)
    telegram.answer("deleteMessage", {"chat_id": 7, "message_id": str(number)})
    assert telegram.window(7).messages == {}


@pytest.mark.parametrize(
    ("kind", "body"),
    [
        (b"application/json", b'{"chat_id": "7", "text": "a b"}'),
        (b"application/x-www-form-urlencoded", b"chat_id=7&text=a+b"),
        (
            b"multipart/form-data; boundary=x",
            (
                b'--x\r\nContent-Disposition: form-data; name="chat_id"\r\n\r\n7\r\n'
                b'--x\r\nContent-Disposition: form-data; name="text"\r\n\r\na b\r\n'
                b'--x\r\nContent-Disposition: form-data; name="photo"; filename="p"\r\n\r\n\x89PNG\r\n--x--\r\n'
            ),
        ),
    ],
)
def test_the_bare_telegram_reads_every_form_of_a_call(kind: bytes, body: bytes) -> None:
    assert call_arguments(kind, body) == {"chat_id": "7", "text": "a b"}
