"""The operator's drill: each fault made on real parts, named by one line that docs/operate.md quotes, nothing lost."""

import asyncio
import logging
import os
import re
import resource
import signal
import ssl
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pytest
import redis

from tests.faults.certificates import Authority, tls_proxy
from tests.faults.test_supervisor import url_of
from tests.integration.fleet import ROOT, TOKEN, FarParty, Worker, bring, far_house, far_party
from tests.integration.party import Party, gather, house, until, worded, worries
from tests.integration.servers import free_port, server
from tests.integration.showing import redis_of
from tests.integration.test_poll import polled
from tests.integration.test_time import play_classic
from tests.thorough import long
from tgbot import app
from tgbot.admin.doctor import machine
from tgbot.admin.doctor import store as store_checks
from tgbot.admin.doctor.facts import ask_store
from tgbot.games.codes.buttons import SendClues
from tgbot.playground.args import Args
from tgbot.playground.webhook import CERTIFICATE_REFUSED
from tgbot.server.polling import TAKEN_BY_POLLING, TAKEN_BY_WEBHOOK
from tgbot.server.registration import REMOVED, elsewhere
from tgbot.settings import read_settings
from tgbot.store.clock import differs
from tgbot.store.errors import CANNOT_WRITE, OUT_OF_MEMORY
from tgbot.store.redis.connection import connect
from tgbot.store.redis.disk import recent_write_failure
from tgbot.store.redis.embedded import embedded_store, running_server
from tgbot.store.redis.supervisor import PROVEN_S, cannot_write, supervised
from tgbot.tables.buttons import Join
from tgbot.telegram.client import REVOKED

pytestmark = pytest.mark.xdist_group("drill")

# The bot as it is, but for how long it waits for what cannot end well.
HASTY = (
    "-c",
    """
import signal
import sys
from tgbot import app
from tgbot.cli.main import main
from tgbot.server import registration
from tgbot.store.redis import supervisor
app.STOP_S = registration.LOOK_S = supervisor.MAX_WAIT_S = 0.2
# So that the embedded store, which inherits this, is told of a file that may not grow, and not killed.
signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGXFSZ])
sys.exit(main(["serve"]))
""",
)
NEW_TOKEN = "4000000001:the-token-that-came-after-a-revoke"


def drill() -> str:
    """Return the section of the docs, as it reads on one line."""
    page = (ROOT / "docs/operate.md").read_text("utf-8")
    return page.partition("## Drill\n")[2].partition("\n## ")[0]


def quoted(line: str) -> bool:
    """The docs quote this very line."""
    return f"`{line}`" in drill()


def logged(worker: Worker, line: str) -> int:
    """Return how often a worker that has ended said this; no token was in what it said."""
    said = b"".join(worker.said).decode()
    assert TOKEN.partition(":")[2] not in said
    assert NEW_TOKEN.partition(":")[2] not in said
    return len(re.findall(rf": {re.escape(line)}$", said, re.MULTILINE))


async def replaced(party: FarParty, program: Sequence[str] = HASTY, **settings: str) -> None:
    """Restart the worker with other settings, as an operator does."""
    await party.worker.end(signal.SIGTERM)
    party.worker.settings |= settings
    await party.worker.start(program)


def settings_pages(party: Party) -> int:
    """Return how many pages of settings the group shows."""
    title = worded("page-settings").splitlines()[0]
    return sum(text.startswith(title) for text in party.texts())


# ── the token revoked ───────────────────────────────────────────────────────────────────────────────────────────


async def test_what_a_revoked_token_cannot_show_is_shown_once_it_is_valid_again(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async with house() as one:
        party = await gather(one)
        token, party.local.world.token = party.local.world.token, NEW_TOKEN
        party.people.text(party.users[0], party.group.id, "/settings")
        await until(lambda: REVOKED in caplog.messages)
        assert settings_pages(party) == 0
        party.local.world.token = token
        await party.settle()
        assert settings_pages(party) == 1
    assert {record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR} == {REVOKED}


@long
async def test_with_a_revoked_token_nothing_is_taken_for_shown_and_the_new_one_shows_it(tmp_path: Path) -> None:
    async with far_party(tmp_path, program=HASTY) as party:
        ana = party.users[0]
        party.local.world.token = NEW_TOKEN
        party.people.text(ana, party.group.id, "/settings")
        await until(lambda: not party.local.updates.waiting)
        assert settings_pages(party) == 0
        await replaced(party, BOT_TOKEN=NEW_TOKEN)
        await party.settle()
        assert settings_pages(party) == 1
    assert logged(party.worker, REVOKED) == 1
    assert quoted(REVOKED)


def test_a_bot_that_starts_with_a_revoked_token_says_so_and_ends() -> None:
    """That it does is in tests/integration/test_cli.py."""
    assert quoted("BOT_TOKEN: Telegram does not know this token. Copy it again from @BotFather.")


# ── another instance with the same token ────────────────────────────────────────────────────────────────────────


async def call(party: Party, method: str, **arguments: object) -> object:
    """Call Telegram as another instance with the same token."""
    return await party.local.call(method, Args(arguments))


async def test_a_webhook_that_another_instance_has_set_or_removed_is_named(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tgbot.server.registration.LOOK_S", 0.05)
    async with house() as one:
        party = await gather(one)
        ours, nobody = f"{one.address}/webhook/", f"http://127.0.0.1:{free_port()}/its-secret-path"
        watching = asyncio.create_task(one.bot.watch_registration(ours))
        await looked(party)
        assert worries(caplog.records) == []
        await call(party, "setWebhook", url=nobody)
        party.people.text(party.users[0], party.group.id, "/settings")
        await until(lambda: elsewhere(nobody) in caplog.messages)
        await call(party, "deleteWebhook")
        await until(lambda: REMOVED in caplog.messages)
        assert settings_pages(party) == 0
        await one.bot.register(ours, 40)  # as a restart does
        await party.settle()
        assert settings_pages(party) == 1
        watching.cancel()
    assert set(worries(caplog.records)) == {elsewhere(nobody), REMOVED}
    assert "its-secret-path" not in caplog.text
    assert quoted(elsewhere("https://other.example.org/telegram"))
    assert quoted(REMOVED)


@long
async def test_a_worker_notices_that_another_instance_has_set_the_webhook_and_takes_it_back_when_restarted(
    tmp_path: Path,
) -> None:
    async with far_party(tmp_path, program=HASTY) as party:
        nobody = f"http://127.0.0.1:{free_port()}/its-secret-path"
        await call(party, "setWebhook", url=nobody)
        party.people.text(party.users[0], party.group.id, "/settings")
        await looked(party)
        await call(party, "deleteWebhook")
        await looked(party)
        assert settings_pages(party) == 0
        await replaced(party)
        await party.settle()
        assert settings_pages(party) == 1
    assert logged(party.worker, elsewhere(nobody)) == 1
    assert logged(party.worker, REMOVED) == 1


async def looked(party: Party) -> None:
    """Wait until the worker has asked twice what the webhook is: once after everything that was done before."""
    calls = party.local.world.calls
    before = len(calls)
    await until(lambda: [one.method for one in list(calls)[before:]].count("getWebhookInfo") >= 2)


async def test_polling_names_a_revoked_token_and_goes_on_with_a_valid_one(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tgbot.server.polling.RETRY_S", 0.05)
    async with polled() as party:
        token, party.local.world.token = party.local.world.token, NEW_TOKEN
        party.people.text(party.users[0], party.group.id, "/settings")  # ends the fetch under way
        await until(lambda: REVOKED in caplog.messages)
        party.local.world.token = token
        await party.settle()
        assert settings_pages(party) == 1
    assert set(worries(caplog.records)) == {REVOKED}


async def test_polling_names_another_instance_that_polls_or_has_set_a_webhook_and_goes_on_without_it(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tgbot.server.polling.RETRY_S", 0.05)
    async with polled() as party:
        await call(party, "getUpdates")
        await until(lambda: TAKEN_BY_POLLING in caplog.messages)
        await call(party, "setWebhook", url=f"http://127.0.0.1:{free_port()}/")
        party.people.text(party.users[0], party.group.id, "/settings")
        await until(lambda: TAKEN_BY_WEBHOOK in caplog.messages)
        assert settings_pages(party) == 0
        await call(party, "deleteWebhook")
        await party.settle()
        assert settings_pages(party) == 1
    assert set(worries(caplog.records)) == {TAKEN_BY_POLLING, TAKEN_BY_WEBHOOK}
    assert quoted(TAKEN_BY_POLLING)
    assert quoted(TAKEN_BY_WEBHOOK)


# ── the store ───────────────────────────────────────────────────────────────────────────────────────────────────


async def test_while_the_stores_memory_is_full_no_move_is_taken_and_then_each_of_them_once(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async with house() as one:
        party = await gather(one)
        ana, bo, _ = party.users
        await party.say(ana, "/play")
        store, before = redis_of(one.bot.store), await party.bot.store.load(party.place)
        await store.config_set("maxmemory", "100kb")
        post, data = party.button(party.group.id, Join())
        tap = party.people.tap(bo, party.group.id, post.id, data)
        await until(lambda: party.local.webhook.last_error is not None)
        assert (party.local.webhook.last_error or (0, ""))[1].endswith("503 Service Unavailable")
        assert await party.bot.store.load(party.place) == before
        (found,) = store_checks.memory(await ask_store(url_of(one), time.time))
        await store.config_set("maxmemory", "0")
        assert (await tap.answer)["text"] == worded("toast-joined")
        await party.settle()
        assert [player.user for player in (await party.table()).players] == [ana, bo]
    assert set(worries(caplog.records)) == {OUT_OF_MEMORY}
    assert quoted(OUT_OF_MEMORY)
    assert quoted(f"WRONG   store's memory: {found.what}")


@pytest.fixture
def too_large_is_an_error() -> Iterator[None]:
    """A process that is started meanwhile is told that a file may not grow, and not killed; no root is needed."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGXFSZ})
    yield
    signal.pthread_sigmask(signal.SIG_SETMASK, before)


def limit_files(process: int, size: int = resource.RLIM_INFINITY) -> None:
    """Let no file of a process, or of one that it starts, grow beyond this: to a server this is a full disk."""
    resource.prlimit(process, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


def written(folder: Path) -> int:
    """Return how long the append-only file of a server is."""
    (file,) = folder.glob("appendonlydir/*.incr.aof")
    return file.stat().st_size


@pytest.mark.usefixtures("too_large_is_an_error")
async def test_an_embedded_store_that_could_not_write_is_back_when_it_has_proved_that_it_can(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    caplog.set_level(logging.INFO, "tgbot.store.redis.supervisor")
    monkeypatch.setattr("tgbot.store.redis.supervisor.PROVEN_S", 0.3)
    with embedded_store(tmp_path) as store, redis.Redis.from_url(store.url) as client:
        async with supervised(store):
            client.set("acknowledged", "a" * 2000)
            limit_files(server_process(store.url), written(tmp_path))
            with pytest.raises(redis.RedisError):
                client.set("refused", "b" * 2000)
            await until(lambda: len(caplog.messages) == 2)
            assert recent_write_failure(tmp_path) == "File too large"
            assert client.keys() == [b"acknowledged"]
        (found,) = machine.embedded_store(read_settings(bot_token=TOKEN, data_folder=tmp_path))
    assert caplog.messages == [cannot_write(tmp_path, "File too large"), "the embedded store can write again"]
    full = "No space left on device"
    assert quoted(cannot_write(Path("data"), full))
    assert quoted(
        f"WRONG   embedded store: {found.what.replace(str(tmp_path), 'data').replace('File too large', full)}"
    )


@long
async def test_while_the_disk_of_the_embedded_store_is_full_no_move_is_taken_and_then_each_of_them_once(
    tmp_path: Path,
) -> None:
    async with far_house(tmp_path, "redis://127.0.0.1:1/0", program=HASTY, REDIS_URL="") as one:
        data, bot = tmp_path / "data", one.workers[0].process
        url = running_server(data)
        assert url is not None
        assert bot is not None
        party = await bring(replace(one, redis=connect(url)))
        ana, bo, _ = party.users
        await party.say(ana, "/play")
        post, button = party.button(party.group.id, Join())
        size = written(data)
        for process in (bot.pid, server_process(url)):
            limit_files(process, size)
        tap = party.people.tap(bo, party.group.id, post.id, button)
        await until(lambda: party.local.webhook.last_error is not None)
        assert (party.local.webhook.last_error or (0, ""))[1].endswith("503 Service Unavailable")
        settings = read_settings(bot_token=TOKEN, data_folder=data)
        (found,) = machine.embedded_store(settings)
        assert found.what == f"The embedded Valkey cannot write to {data} (File too large)."
        limit_files(bot.pid)
        with suppress(redis.RedisError):
            limit_files(server_process(url))
        assert (await asyncio.wait_for(tap.answer, 20))["text"] == worded("toast-joined")
        await party.settle()
        assert [player.user for player in (await party.table()).players] == [ana, bo]
        await asyncio.sleep(PROVEN_S)
        await party.worker.end(signal.SIGTERM)
        await party.redis.aclose()
    assert logged(party.worker, cannot_write(Path("data"), "File too large")) == 1
    assert logged(party.worker, "the embedded store can write again") == 1


def server_process(url: str) -> int:
    with redis.Redis.from_url(url) as client:
        return int(client.info("server")["process_id"])


@long
@pytest.mark.usefixtures("too_large_is_an_error")
async def test_while_the_disk_of_ones_own_store_is_full_no_move_is_taken_and_then_each_of_them_once(
    tmp_path: Path,
) -> None:
    """Where it writes once a second: one that writes at once ends, as the embedded one does."""
    with server(tmp_path / "store", "--appendfsync", "everysec") as valkey:
        async with far_house(tmp_path, valkey.url, program=HASTY) as one:
            party = await bring(one)
            ana, bo, _ = party.users
            await party.say(ana, "/play")
            assert valkey.process is not None
            limit_files(valkey.process.pid, written(valkey.folder))
            await until(lambda: valkey.client.info("persistence")["aof_last_write_status"] == "err")
            post, button = party.button(party.group.id, Join())
            tap = party.people.tap(bo, party.group.id, post.id, button)
            await until(lambda: party.local.webhook.last_error is not None)
            found = list(store_checks.persistence(await ask_store(valkey.url, time.time)))
            limit_files(valkey.process.pid)
            assert (await asyncio.wait_for(tap.answer, 20))["text"] == worded("toast-joined")
            await party.settle()
            assert [player.user for player in (await party.table()).players] == [ana, bo]
            await party.worker.end(signal.SIGTERM)
    assert logged(party.worker, CANNOT_WRITE) == 1
    assert quoted(CANNOT_WRITE)
    assert quoted(f"WRONG   store's persistence: {next(one.what for one in found if one.grave)}")


# ── a clock ─────────────────────────────────────────────────────────────────────────────────────────────────────

HOUR_S = 3600.0


@pytest.mark.parametrize("wrong_by", [HOUR_S, -HOUR_S])
async def test_a_worker_whose_clock_jumps_by_an_hour_says_so_and_neither_ends_nor_moves_a_time_limit(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch, wrong_by: float
) -> None:
    monkeypatch.setattr(app, "LOOK_S", 1.2)  # the timers look more often: what they do before is seen, too
    jumped = 0.0
    async with house() as one:
        party = await gather(one)
        before = await play_classic(party)
        settings = read_settings(bot_token=one.bot.bot.token, telegram_url=one.address, redis_url=url_of(one))
        async with app.crosswire(settings, lambda: time.time() + jumped) as other:
            jumped = wrong_by
            assert abs(other.dispatcher._clock() - time.time()) < 1
            await until(lambda: bool(worries(caplog.records)))
            assert await party.table() == before
        async with app.crosswire(settings, lambda: time.time() + jumped):  # also one that starts so
            await asyncio.sleep(1)
            assert await party.table() == before
        (found,) = store_checks.clock(await ask_store(url_of(one), lambda: time.time() + HOUR_S))
    assert set(worries(caplog.records)) == {differs(wrong_by)}
    assert quoted(differs(HOUR_S))
    assert quoted(f"WRONG   clock against the store's: {found.what}")


@long
async def test_one_of_two_workers_that_is_an_hour_ahead_ends_no_time_limit(tmp_path: Path) -> None:
    hasty_clock = f"import time\ntrue = time.time\ntime.time = lambda: true() + {HOUR_S}\n"
    async with far_party(tmp_path, 2, program=HASTY) as party:
        before = await play_classic(party)
        wrong = party.workers[1]
        await wrong.end(signal.SIGTERM)
        await wrong.start((HASTY[0], hasty_clock + HASTY[1]))
        party.house.balancer.preferred = wrong
        encoder = await party.encoder()
        await party.say(encoder, "hint one\nhint two\nhint three", encoder)
        now = await party.table()
        assert now.due == before.due
        assert [line["do"] for line in now.log] == ["draft"]
        await party.tap(encoder, SendClues(), encoder)
        due = (await party.table()).due
        assert due is not None
        assert before.due is not None
        assert abs(due - before.due) < 60
        await wrong.end(signal.SIGTERM)
    assert logged(wrong, differs(HOUR_S)) == 1


# ── the certificate ─────────────────────────────────────────────────────────────────────────────────────────────


async def doctor(**settings: str) -> str:
    """Return what the doctor says, as an operator runs it."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tgbot", "doctor"),
        env={"PATH": os.environ["PATH"], "PYTHONPATH": str(ROOT), **settings},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    shown, _ = await asyncio.wait_for(process.communicate(), 30)
    assert settings["BOT_TOKEN"].encode() not in shown
    return shown.decode()


@long
async def test_an_expired_certificate_is_named_and_what_waited_is_delivered_once_it_is_renewed(tmp_path: Path) -> None:
    authority = Authority(tmp_path / "authority")
    serves = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    serves.load_cert_chain(*authority.issued("expired", "2020", "2021"))
    async with house() as one, tls_proxy(serves, int(one.address.rpartition(":")[2])) as proxy:
        party = await gather(one)
        party.local.webhook.trusts = ssl.create_default_context(cafile=str(authority.pem))
        await one.bot.register(f"{proxy}/webhook/", 40)
        party.people.text(party.users[0], party.group.id, "/settings")
        await until(lambda: party.local.webhook.last_error is not None)
        said = await doctor(
            BOT_TOKEN=one.bot.bot.token,
            TELEGRAM_URL=one.address,
            WEBHOOK_URL=f"{proxy}/webhook/",
            REDIS_URL=url_of(one),
            SSL_CERT_FILE=str(authority.pem),
        )
        assert settings_pages(party) == 0
        serves.load_cert_chain(*authority.issued("renewed", "2020", "2049"))
        await party.settle()
        assert settings_pages(party) == 1
    told = re.findall("Telegram could not deliver: .*", said)
    refused = re.findall("WRONG   route to the bot: .*", said)
    assert len(told) == len(refused) == 1, said
    assert told[0].endswith(CERTIFICATE_REFUSED)
    assert quoted(told[0])
    assert quoted(refused[0])
