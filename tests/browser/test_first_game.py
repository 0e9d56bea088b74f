"""A reader who follows the README's words plays: `make play`, and the first game of three to its end."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import aiohttp
import pytest
from playwright.async_api import Browser, expect

from tests.browser.evening import Evening, at_once
from tests.browser.phones import Phone, visiting
from tests.docs.rooms import make_room
from tests.integration.servers import free_port
from tgbot.playground.model import User

pytestmark = [pytest.mark.xdist_group("browser-first-game"), pytest.mark.asyncio(loop_scope="session")]

PATIENCE_S = 60.0


@asynccontextmanager
async def playing(folder: Path) -> AsyncIterator[str]:
    """Run `make play`; gives the address that it prints."""
    process = await asyncio.create_subprocess_exec(
        *("make", "play"),
        cwd=folder,
        env={"PATH": os.environ["PATH"], "ARGS": f"--no-browser --port {free_port()}"},
        stdout=subprocess.PIPE,
        start_new_session=True,
    )
    try:
        assert process.stdout is not None
        line = (await asyncio.wait_for(process.stdout.readline(), PATIENCE_S)).decode()
        assert line.startswith("Crosswire is ready: open ")
        yield line.removeprefix("Crosswire is ready: open ").split()[0]
    finally:
        os.killpg(process.pid, signal.SIGINT)
        await process.wait()


async def test_the_readmes_words_lead_to_a_finished_game(browser: Browser, tmp_path: Path) -> None:
    make_room(tmp_path)
    context = await browser.new_context(viewport={"width": 1280, "height": 860}, locale="en")
    async with playing(tmp_path / "project") as address, visiting(await context.new_page(), address) as page:
        async with aiohttp.ClientSession() as http, http.get(f"{address}/people") as answer:
            there = await answer.json()
        people = [User(each["id"], each["first_name"], language_code=each["language_code"]) for each in there["users"]]
        first, second, third = (Phone(page, person, there["groups"][0]["id"]) for person in people)
        evening = Evening((first, second, third))
        await first.write("/play")
        for other in (second, third):
            await other.tap(evening.said("button-join"))
            await other.press_start()
            await other.open_group()
        await first.tap(evening.said("button-open-bot"))
        await first.press_start()
        await first.open_group()
        await first.tap(evening.said("button-start-of", name=first.name))
        for _ in range(2):  # I5, I7: two codes that the partner misreads give the interceptor the game
            await evening.play_round(at_once, decoded=False)
        await first.open_group()
        end = first.root.get_by_test_id("message").filter(
            has_text=evening.said("end-interceptor-given", names=third.name, round=2)
        )
        await expect(end).to_be_visible()
    await context.close()
