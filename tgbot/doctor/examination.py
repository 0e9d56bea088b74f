"""One examination: gather the facts, run every check, print what each found."""

import sys
import time
from collections.abc import AsyncIterator, Iterable
from pathlib import Path
from typing import TypeAlias

from redis.exceptions import RedisClusterException, RedisError
from telegram.error import TelegramError

from tgbot.app import secret_of, telegram_bot
from tgbot.doctor import machine, store, telegram
from tgbot.doctor.facts import Clock, ask_address, ask_store, ask_telegram
from tgbot.doctor.finding import Finding
from tgbot.embedded import running_server
from tgbot.settings import BadSettings, Settings, read_settings

ENV_FILE = Path(".env")

Checked: TypeAlias = tuple[str, Iterable[Finding]]


async def examine(clock: Clock = time.time) -> bool:
    """Print what every check found, what to mend first before the rest; tell whether nothing is wrong."""
    grave = small = 0
    async for title, findings in _checked(clock):
        found = list(findings)
        if not found:
            print(f"ok      {title}", flush=True)
        for finding in found:
            word = "WRONG " if finding.grave else "advice"
            print(f"{word}  {title}: {finding.what}\n        Fix: {finding.fix}", flush=True)
            grave, small = grave + finding.grave, small + (not finding.grave)
    print(f"\n{grave} wrong, {small} to improve." if grave or small else "\nAll is well.", flush=True)
    return not grave


async def _checked(clock: Clock) -> AsyncIterator[Checked]:
    yield "settings file", machine.settings_file(ENV_FILE)
    try:
        settings = read_settings()
    except BadSettings as error:
        yield "settings", [Finding(str(error), "Correct it, or run: python -m tgbot setup")]
        return
    yield "settings", []
    yield "webhook address", machine.webhook_address(settings)
    async for checked in _telegram_checked(settings, clock):
        yield checked
    async for checked in _store_checked(settings, clock):
        yield checked
    _going_on("reading the locales")
    yield "locales", machine.locales()


async def _telegram_checked(settings: Settings, clock: Clock) -> AsyncIterator[Checked]:
    _going_on("asking Telegram")
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
        _going_on("knocking at WEBHOOK_URL")
        yield "way to the bot", telegram.way(await ask_address(settings.webhook_url, secret_of(settings)))


async def _store_checked(settings: Settings, clock: Clock) -> AsyncIterator[Checked]:
    if settings.redis_url is None:
        yield "embedded store", machine.embedded_store(settings)
    url = settings.redis_url or running_server(settings.data_folder)
    if url is None:
        return
    _going_on("asking the store")
    try:
        facts = await ask_store(url, clock)
    except (RedisError, RedisClusterException, OSError) as error:
        # An embedded store runs only as long as its bot; one that was killed leaves its address behind.
        if settings.redis_url is not None:
            yield "store", store.no_answer(error)
        return
    yield "store", store.role(facts, settings)
    yield "store's version", store.version(facts)
    yield "store's persistence", store.persistence(facts)
    yield "store's memory", store.memory(facts)
    yield "clock against the store's", store.clock(facts)
    yield "dead letters", store.dead_letters(facts)


def _going_on(what: str) -> None:
    """Tell that something takes a while; on standard error, so that it is no part of the report."""
    print(f"        … {what}", file=sys.stderr, flush=True)
