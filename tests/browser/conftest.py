"""Chromium, and a fresh local Telegram with the page open for each test."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Page, expect

from tests.browser.chromium import chromium, launched
from tests.browser.playground import Playground, running_playground

expect.set_options(timeout=20_000)  # a machine with two cores runs two workers, Chromium and a Valkey at once


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """On CI, try a test that failed here once more, and say so in the summary.

    Everything else under test is as fast as it is right; Chromium on two busy cores can be later than any patience.
    """
    if os.environ.get("CI"):
        for item in items:
            if Path(__file__).parent in item.path.parents:
                item.add_marker(pytest.mark.flaky(reruns=1))


def installed_chromium() -> str:
    """The path of Chromium; without it the tests are left out and say so, but a CI run must not pass unseen."""
    if found := chromium():
        return found
    missing = "no Chromium: apt install chromium fonts-noto-color-emoji, or set CHROMIUM to the path of one"
    if os.environ.get("CI"):
        pytest.fail(missing)
    pytest.skip(missing)


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    async with launched(installed_chromium()) as browser:
        yield browser


@pytest_asyncio.fixture(loop_scope="session")
async def playground() -> AsyncIterator[Playground]:
    async with running_playground() as running:
        yield running


@pytest_asyncio.fixture(loop_scope="session")
async def page(browser: Browser, playground: Playground) -> AsyncIterator[Page]:
    """The page of phones on a wide screen, live and without an error in its console."""
    context = await browser.new_context(viewport={"width": 1280, "height": 860}, locale="en-GB", color_scheme="light")
    opened = await context.new_page()
    errors: list[str] = []
    opened.on("pageerror", lambda error: errors.append(str(error)))
    opened.on("console", lambda said: errors.append(said.text) if said.type == "error" else None)
    await opened.goto(playground.address)
    await expect(opened.locator("[data-open-chat]")).to_have_count(3)
    yield opened
    await context.close()
    assert errors == []
