"""One examination: collect the facts, run every check, print the findings."""

import platform
import sys
import time
from collections.abc import AsyncIterator, Iterable
from pathlib import Path
from typing import TypeAlias

from redis.exceptions import RedisClusterException, RedisError
from telegram.error import TelegramError

from tgbot import __version__
from tgbot.admin.doctor import machine, store, telegram
from tgbot.admin.doctor.facts import Clock, ask_address, ask_store, ask_telegram
from tgbot.admin.doctor.finding import Finding
from tgbot.app import secret_of, telegram_bot
from tgbot.settings import BadSettings, Settings, read_settings
from tgbot.store.redis.embedded import running_server

ENV_FILE = Path(".env")

Checked: TypeAlias = tuple[str, Iterable[Finding]]


async def examine(clock: Clock = time.time) -> bool:
    """Print the findings of every check; whether nothing is wrong."""
    grave = small = 0
    async for title, findings in _checked(clock):
        found = list(findings)
        if not found:
            print(f"ok      {title}", flush=True)
        for finding in found:
            word = "WRONG " if finding.grave else "advice"
            print(f"{word}  {title}: {finding.what}\n        Fix: {finding.fix}", flush=True)
            grave, small = grave + finding.grave, small + (not finding.grave)
    print(f"\nProblems: {grave}, suggestions: {small}." if grave or small else "\nAll is well.", flush=True)
    return not grave


async def _checked(clock: Clock) -> AsyncIterator[Checked]:
    yield f"Crosswire {__version__}, Python {platform.python_version()}", []
    yield "settings file", machine.settings_file(ENV_FILE)
    try:
        settings = read_settings()
    except BadSettings as error:
        yield "settings", [Finding(str(error), "Fix it, or run: python -m tgbot setup")]
        return
    yield "settings", []
    yield "contact", machine.contact(settings)
    yield "webhook address", machine.webhook_address(settings)
    async for checked in _telegram_checked(settings, clock):
        yield checked
    async for checked in _store_checked(settings, clock):
        yield checked
    _print_progress("reading the locales")
    yield "locales", machine.locales()


async def _telegram_checked(settings: Settings, clock: Clock) -> AsyncIterator[Checked]:
    _print_progress("asking Telegram")
    try:
        async with telegram_bot(settings) as bot:
            facts = await ask_telegram(bot, settings.telegram_url, clock)
    except TelegramError as error:
        yield "token", telegram.no_answer(error)
        return
    yield f"token of @{facts.me.username}", []
    yield "groups", telegram.groups(facts.me)
    yield "menus and descriptions", telegram.introduction(facts)
    yield "webhook", telegram.webhook(facts, settings)
    yield "last error", telegram.last_error(facts, clock())
    yield "waiting updates", telegram.waiting_updates(facts)
    yield "clock against Telegram's", telegram.clock(facts)
    if settings.webhook_url is not None:
        _print_progress("knocking at WEBHOOK_URL")
        yield "route to the bot", telegram.way(await ask_address(settings.webhook_url, secret_of(settings)))


async def _store_checked(settings: Settings, clock: Clock) -> AsyncIterator[Checked]:
    url = settings.redis_url or running_server(settings.data_folder)
    if settings.redis_url is None:
        silent = store.embedded_silent(settings.data_folder) if url is None else ()
        yield "embedded store", [*machine.embedded_store(settings), *silent]
    if url is None:
        return
    _print_progress("asking the store")
    try:
        facts = await ask_store(url, clock)
    except (RedisError, RedisClusterException, OSError) as error:
        # An embedded store runs only as long as its bot; a killed one leaves its address file behind.
        if settings.redis_url is not None:
            yield "store", store.no_answer(error)
        return
    yield "store", store.role(facts, settings)
    yield "store's version", store.version(facts)
    yield "store's persistence", store.persistence(facts)
    yield "store's memory", store.memory(facts)
    yield "clock against the store's", store.clock(facts)
    yield "dead letters", store.dead_letters(facts)


def _print_progress(what: str) -> None:
    """Print progress on standard error, so that it is not part of the report."""
    print(f"        … {what}", file=sys.stderr, flush=True)
