"""The doctor finds what is wrong with a set-up and names the right remedy, and nobody's secrets."""

import shutil
import time
from collections.abc import AsyncIterator, Callable
from itertools import pairwise
from pathlib import Path

import aiohttp
import pytest
import pytest_asyncio
from starlette.applications import Starlette
from starlette.responses import PlainTextResponse, RedirectResponse, Response
from starlette.types import Receive, Scope, Send

from tests.integration.servers import Server, cluster, free_port, replica_of
from tests.unit.tgbot.admin.telegrams import TOKEN, Telegram
from tgbot.admin.doctor import machine, store
from tgbot.admin.doctor import telegram as telegram_checks
from tgbot.admin.doctor.facts import Reach, ServerFacts, StoreFacts
from tgbot.admin.doctor.report import examine
from tgbot.app import crosswire
from tgbot.cli.main import main
from tgbot.i18n import check
from tgbot.i18n.texts import FOLDER
from tgbot.server.listen import loopback_socket, serving
from tgbot.server.webhook import SECRET_HEADER
from tgbot.settings import read_settings
from tgbot.store.redis.embedded import embedded_valkey
from tgbot.store.redis.store import RedisStore
from tgbot.telegram.profile import introduce

pytestmark = pytest.mark.xdist_group("doctor")

SECRET = "a-secret-of-the-webhook"
OTHER_SECRET = "another-secret-of-the-webhook"
PASSWORD = "a-password-of-the-store"
UNKNOWN_TOKEN = "4000000001:a-token-that-telegram-never-gave-out"


@pytest.fixture(autouse=True)
def _locales_are_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reading all texts takes seconds; the test that is about them does it."""
    monkeypatch.setattr(machine, "check", lambda _: [])


class Patient:
    """A set-up that is well, a webhook with its bot behind it, until a test breaks it."""

    def __init__(self, telegram: Telegram, valkey: Server, patch: pytest.MonkeyPatch, address: str) -> None:
        self.telegram, self.valkey, self.address = telegram, valkey, address
        self._patch = patch
        self.set(BOT_TOKEN=TOKEN, TELEGRAM_URL=telegram.address, REDIS_URL=valkey.url)
        self.set(WEBHOOK_URL=address, WEBHOOK_SECRET=SECRET, OPERATOR_CONTACT="@somebody")

    def set(self, **settings: str | None) -> None:
        """Change settings; None takes one away."""
        for name, value in settings.items():
            if value is None:
                self._patch.delenv(name)
            else:
                self._patch.setenv(name, value)

    def configure(self, **options: str) -> None:
        """Change the store's configuration."""
        for name, value in options.items():
            self.valkey.client.config_set(name.replace("_", "-"), value)

    async def register(self, address: str, updates: list[str] | None = None) -> None:
        """Tell Telegram of a webhook, as some program might."""
        asked = {
            "url": address,
            "allowed_updates": updates
            or ["message", "edited_message", "callback_query", "inline_query", "my_chat_member"],
        }
        call = f"{self.telegram.address}/bot{TOKEN}/setWebhook"
        async with aiohttp.ClientSession() as http, http.post(call, json=asked) as answer:
            assert answer.status == 200


@pytest_asyncio.fixture
async def patient(telegram: Telegram, valkey: Server, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Patient]:
    behind = Starlette()
    async with serving(behind, loopback_socket()) as site:
        address = f"{site}/hook/"
        one = Patient(telegram, valkey, monkeypatch, address)
        async with crosswire(read_settings()) as bot:
            behind.mount("/hook", bot.service())  # a proxy passes on only the webhook's path
            await bot.set_menus()
            await introduce(bot.bot)
            await bot.register(address, 40)
            yield one
    valkey.client.flushall()
    one.configure(appendonly="yes", appendfsync="always", maxmemory="0", maxmemory_policy="noeviction")


async def examined(capsys: pytest.CaptureFixture[str], clock: Callable[[], float] = time.time) -> tuple[bool, str]:
    """Return whether nothing is wrong, and what was printed; no secret of a set-up is in it."""
    well = await examine(clock)
    shown = capsys.readouterr()
    assert all(line.strip().startswith("… ") for line in shown.err.splitlines())  # what takes a while, and nothing else
    for secret in (TOKEN, UNKNOWN_TOKEN, TOKEN.partition(":")[2], SECRET, OTHER_SECRET, PASSWORD):
        assert secret not in shown.out
    return well, shown.out


async def wrong(capsys: pytest.CaptureFixture[str], clock: Callable[[], float] = time.time) -> list[tuple[str, str]]:
    """Return what is wrong with a set-up: what each check says, and its remedy."""
    well, shown = await examined(capsys, clock)
    found = _findings(shown, "WRONG ")
    assert well == (not found)
    return found


async def advice(capsys: pytest.CaptureFixture[str]) -> list[tuple[str, str]]:
    """Return what could be better with a set-up that works."""
    well, shown = await examined(capsys)
    assert well
    return _findings(shown, "advice")


def _findings(shown: str, word: str) -> list[tuple[str, str]]:
    lines = shown.splitlines()
    return [
        (line.removeprefix(f"{word}  "), after.strip().removeprefix("Fix: "))
        for line, after in pairwise(lines)
        if line.startswith(word)
    ]


def says(found: list[tuple[str, str]], *expected: tuple[str, str]) -> bool:
    """Exactly these were found: parts of what is said, and of the remedy."""
    assert len(found) == len(expected), found
    for (what, fix), (said, remedy) in zip(found, expected, strict=True):
        assert said in what
        assert remedy in fix
    return True


# ── well ────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.usefixtures("patient")
async def test_whatever_takes_a_while_is_announced(capsys: pytest.CaptureFixture[str]) -> None:
    await examine()
    told = capsys.readouterr().err
    assert [line.strip() for line in told.splitlines()] == [
        "… asking Telegram",
        "… knocking at WEBHOOK_URL",
        "… asking the store",
        "… reading the locales",
    ]


async def test_a_set_up_that_is_well(patient: Patient, capsys: pytest.CaptureFixture[str]) -> None:
    well, shown = await examined(capsys)
    assert well, shown
    assert shown.endswith("\nAll is well.\n")
    assert "ok      token of @crosswire_local_bot\n" in shown
    assert shown.count("ok      ") == len(shown.splitlines()) - 2
    assert patient.telegram.local.updates.waiting == {}


async def test_a_polling_bot_with_the_embedded_store_is_well_too(
    telegram: Telegram, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("BOT_TOKEN", TOKEN)
    monkeypatch.setenv("TELEGRAM_URL", telegram.address)
    monkeypatch.setenv("OPERATOR_CONTACT", "https://example.org/about")
    async with crosswire(read_settings()) as bot:
        await bot.set_menus()
        await introduce(bot.bot)
        well, shown = await examined(capsys)
    assert (well, "All is well." in shown, "store's persistence" in shown) == (True, True, True)
    well, shown = await examined(capsys)  # the bot has stopped, and its store with it
    assert (well, "All is well." in shown, "store's persistence" in shown) == (True, True, False)


async def test_an_embedded_store_that_does_not_answer_its_bot(
    telegram: Telegram, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("BOT_TOKEN", TOKEN)
    monkeypatch.setenv("TELEGRAM_URL", telegram.address)
    monkeypatch.setattr("tgbot.store.redis.supervisor.MIN_WAIT_S", 60.0)  # so that it stays away
    async with crosswire(read_settings()) as bot:
        await bot.set_menus()
        await introduce(bot.bot)
        assert isinstance(bot.store, RedisStore)
        await bot.store._redis.shutdown(nosave=True)
        assert says(await wrong(capsys), ("embedded store: A bot keeps its data in data, but", "data/valkey.log"))
    assert await wrong(capsys) == []


def test_a_data_folder_that_others_can_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOT_TOKEN", TOKEN)
    settings = read_settings()
    with embedded_valkey(settings.data_folder):
        assert list(machine.embedded_store(settings)) == []  # the bot has made it
    settings.data_folder.chmod(0o755)
    with embedded_valkey(settings.data_folder):  # what is there stays as it is
        (found,) = machine.embedded_store(settings)
    assert "Other users of this machine can read data" in found.what
    assert (found.fix, found.grave) == ("Run: chmod 700 data", False)


# ── settings ────────────────────────────────────────────────────────────────────────────────────────────────────


def test_no_token_is_found_and_is_exit_code_1(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["doctor"]) == 1
    assert says(_findings(capsys.readouterr().out, "WRONG "), ("settings: BOT_TOKEN: set it", "python -m tgbot setup"))


async def test_a_wrong_setting(patient: Patient, capsys: pytest.CaptureFixture[str]) -> None:
    patient.set(WEBHOOK_URL="http://example.org/")
    assert says(await wrong(capsys), ("WEBHOOK_URL: Telegram only delivers to https", "python -m tgbot setup"))


@pytest.mark.usefixtures("patient")
async def test_a_settings_file_that_others_may_read(room: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (room / ".env").write_text(f"BOT_TOKEN={TOKEN}\n")
    (room / ".env").chmod(0o644)
    assert says(await wrong(capsys), ("settings file: Other users", "chmod 600 .env"))
    (room / ".env").chmod(0o600)
    assert await wrong(capsys) == []


@pytest.mark.parametrize(
    ("url", "what", "fix"),
    [
        ("https://example.org:8080/hook", "port 8080", "Make the proxy listen on 443"),
        ("http://127.0.0.1/", "not https", "certificate"),
        ("https://192.168.1.20/", "only this machine or its network", "public address"),
        ("https://bot.local/", "only this machine or its network", "public address"),
    ],
)
def test_an_address_that_telegram_cannot_deliver_to(url: str, what: str, fix: str) -> None:
    found = list(machine.webhook_address(read_settings(bot_token=TOKEN, webhook_url=url)))
    assert any(what in finding.what and fix in finding.fix for finding in found)


@pytest.mark.parametrize("url", ["https://example.org/", "https://example.org:8443/hook", "https://8.8.8.8:88/", None])
def test_an_address_that_telegram_can_deliver_to(url: str | None) -> None:
    assert list(machine.webhook_address(read_settings(bot_token=TOKEN, webhook_url=url))) == []


@pytest.mark.usefixtures("patient")
async def test_a_missing_text(room: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    danish = shutil.copytree(FOLDER, room / "locales") / "da" / "texts.ftl"
    danish.write_text(danish.read_text("utf-8").replace("toast-left =", "toast-gone ="), "utf-8")
    monkeypatch.setattr("tgbot.i18n.folder._folder", room / "locales")
    monkeypatch.setattr(machine, "check", check.check)
    assert says(await wrong(capsys), ("toast-left is missing", "python -m tgbot locales check"))


# ── Telegram ────────────────────────────────────────────────────────────────────────────────────────────────────


async def test_a_token_that_telegram_does_not_know(patient: Patient, capsys: pytest.CaptureFixture[str]) -> None:
    patient.set(BOT_TOKEN=UNKNOWN_TOKEN)
    assert says(await wrong(capsys), ("token: Telegram does not know", "Copy it again from @BotFather"))


async def test_a_telegram_that_cannot_be_reached(patient: Patient, capsys: pytest.CaptureFixture[str]) -> None:
    patient.set(TELEGRAM_URL=f"http://127.0.0.1:{free_port()}")
    assert says(await wrong(capsys), ("token: Telegram cannot be reached", "TELEGRAM_URL"))


async def test_a_bot_that_may_not_be_added_to_groups(patient: Patient, capsys: pytest.CaptureFixture[str]) -> None:
    patient.telegram.local.world.bot_joins_groups = False
    assert says(await wrong(capsys), ("groups: The bot cannot be added", "/setjoingroups"))


async def test_privacy_mode_that_is_off(patient: Patient, capsys: pytest.CaptureFixture[str]) -> None:
    patient.telegram.local.world.bot_reads_all = True
    assert says(await advice(capsys), ("groups: Privacy mode is off", "/setprivacy"))


@pytest.mark.parametrize("what", ["commands", "texts"])
async def test_menus_or_descriptions_that_are_not_set(
    patient: Patient, capsys: pytest.CaptureFixture[str], what: str
) -> None:
    getattr(patient.telegram.local.world, what).clear()
    assert says(await advice(capsys), ("menus or descriptions are missing", "python -m tgbot setup"))


@pytest.mark.parametrize("what", ["description", "short_description"])
async def test_one_description_that_is_an_older_one(
    patient: Patient, capsys: pytest.CaptureFixture[str], what: str
) -> None:
    patient.telegram.local.world.texts[what, "fr"] = "Un ancien texte."
    assert says(await advice(capsys), ("menus or descriptions are missing", "python -m tgbot setup"))


async def test_nobody_to_ask(patient: Patient, capsys: pytest.CaptureFixture[str]) -> None:
    patient.set(OPERATOR_CONTACT=None)
    assert says(await advice(capsys), ("contact: OPERATOR_CONTACT is not set", "an e-mail address or an https link"))


async def test_no_webhook_where_there_should_be_one(patient: Patient, capsys: pytest.CaptureFixture[str]) -> None:
    patient.telegram.local.webhook.set(None)
    assert says(await wrong(capsys), ("webhook: Telegram has no webhook", "Start the bot: it registers"))


async def test_a_webhook_of_another_program(patient: Patient, capsys: pytest.CaptureFixture[str]) -> None:
    port = free_port()
    await patient.register(f"http://127.0.0.1:{port}/{SECRET}/{TOKEN}/")  # an old habit: the token as a path
    what = f"Telegram delivers to another address, at 127.0.0.1:{port}, not to WEBHOOK_URL"
    assert says(await wrong(capsys), (what, "Stop any process"))


async def test_polling_while_a_webhook_is_set(patient: Patient, capsys: pytest.CaptureFixture[str]) -> None:
    patient.set(WEBHOOK_URL=None)
    await patient.register(f"{patient.address}{SECRET}")
    assert says(await wrong(capsys), ("WEBHOOK_URL is not set here", "Set WEBHOOK_URL to that address"))


async def test_updates_that_were_not_asked_for(patient: Patient, capsys: pytest.CaptureFixture[str]) -> None:
    await patient.register(patient.address, ["message"])
    missing = "edited_message, callback_query, inline_query, my_chat_member"
    assert says(await wrong(capsys), (f"does not deliver {missing}", "Restart the bot"))


async def test_updates_that_pile_up(patient: Patient, capsys: pytest.CaptureFixture[str]) -> None:
    patient.telegram.local.webhook.set(None)
    ada = patient.telegram.people.add("Ada")
    for _ in range(101):
        patient.telegram.people.start(ada.id)
    patient.set(WEBHOOK_URL=None)
    assert says(await wrong(capsys), ("101 updates are waiting", "Is the bot running?"))


@pytest.mark.parametrize(
    ("said", "fix"),
    [
        ("Wrong response from the webhook: 401 Unauthorized", "the same WEBHOOK_SECRET"),
        ("Wrong response from the webhook: 404 Not Found", "make it forward the path in WEBHOOK_URL"),
        ("Wrong response from the webhook: 500 Internal Server Error", "python -m tgbot letters"),
        ("Wrong response from the webhook: 502 Bad Gateway", "/readyz"),
        ("SSL error {error:0A000086:SSL routines::certificate verify failed}", "the whole chain"),
        ("Failed to resolve host: Name or service not known", "DNS"),
        ("Connection timed out", "open the port"),
        ("Connection refused", "open the port"),
        ("Something new", "See the bot's log"),
    ],
)
async def test_a_delivery_that_failed_a_moment_ago(
    patient: Patient, capsys: pytest.CaptureFixture[str], said: str, fix: str
) -> None:
    patient.telegram.local.webhook.last_error = (int(time.time()) - 240, said)
    assert says(await wrong(capsys), (f"4 minutes ago Telegram could not deliver: {said}", fix))


async def test_a_delivery_that_failed_long_ago_is_only_mentioned(
    patient: Patient, capsys: pytest.CaptureFixture[str]
) -> None:
    patient.telegram.local.webhook.last_error = (int(time.time()) - 7300, "Connection refused")
    assert says(await advice(capsys), ("2 hours ago", "open the port"))


@pytest.mark.usefixtures("patient")
async def test_a_clock_that_is_wrong(capsys: pytest.CaptureFixture[str]) -> None:
    found = await wrong(capsys, lambda: time.time() - 90)
    assert [("behind Telegram's" in what, "NTP" in fix) for what, fix in found[:1]] == [(True, True)]
    assert [("behind the store's" in what, "NTP" in fix) for what, fix in found[1:]] == [(True, True)]


# ── the way to the bot ──────────────────────────────────────────────────────────────────────────────────────────


async def test_a_bot_with_another_secret(patient: Patient, capsys: pytest.CaptureFixture[str]) -> None:
    patient.set(WEBHOOK_SECRET=OTHER_SECRET)
    assert says(await wrong(capsys), ("uses a different secret", "the same BOT_TOKEN and WEBHOOK_SECRET"))


async def test_an_address_where_nothing_answers(patient: Patient, capsys: pytest.CaptureFixture[str]) -> None:
    address = f"http://127.0.0.1:{free_port()}/"
    patient.set(WEBHOOK_URL=address)
    await patient.register(address)
    assert says(
        await wrong(capsys), ("WEBHOOK_URL does not answer (ClientConnectorError)", "Start the bot and its proxy")
    )


@pytest.mark.parametrize(
    ("answer", "what", "fix"),
    [
        (PlainTextResponse("", 502), "but not the bot behind it", "Start the bot"),
        (PlainTextResponse("", 404), "it's not the bot", "forward the path in WEBHOOK_URL"),
        (PlainTextResponse("welcome"), "it's not the bot", "forward the path in WEBHOOK_URL"),
        (RedirectResponse("https://example.org/"), "a redirect", "where it leads"),
    ],
)
async def test_an_address_where_something_else_answers(
    patient: Patient, capsys: pytest.CaptureFixture[str], answer: Response, what: str, fix: str
) -> None:
    asked: list[Scope] = []

    async def elsewhere(scope: Scope, receive: Receive, send: Send) -> None:
        asked.append(scope)
        await answer(scope, receive, send)

    async with serving(elsewhere, loopback_socket()) as address:
        patient.set(WEBHOOK_URL=f"{address}/")
        await patient.register(f"{address}/")
        assert says(await wrong(capsys), (what, fix))
    assert SECRET_HEADER not in {name for scope in asked if scope["type"] == "http" for name, _ in scope["headers"]}


async def test_metrics_that_everybody_can_read(patient: Patient, capsys: pytest.CaptureFixture[str]) -> None:
    async with crosswire(read_settings()) as bot, serving(bot.service(), loopback_socket()) as address:
        patient.set(WEBHOOK_URL=address)
        await patient.register(address)
        assert says(await advice(capsys), ("/metrics is public", "forward only the webhook's path"))


def test_a_certificate_that_has_expired() -> None:
    """That the doctor learns this from a real one is in tests/faults/test_drill.py."""
    (found,) = telegram_checks.way(Reach(certificate="certificate has expired"))
    assert found.what == "WEBHOOK_URL's certificate is refused: certificate has expired."
    assert "Renew it" in found.fix


def test_a_certificate_that_is_wrong() -> None:
    (found,) = telegram_checks.way(Reach(trouble="ClientConnectorCertificateError"))
    assert "certificate that browsers trust" in found.fix


# ── the store ───────────────────────────────────────────────────────────────────────────────────────────────────


async def test_a_store_that_is_not_there(patient: Patient, capsys: pytest.CaptureFixture[str]) -> None:
    patient.set(REDIS_URL=f"redis://:{PASSWORD}@127.0.0.1:{free_port()}/0")
    assert says(await wrong(capsys), ("store: The store cannot be reached", "REDIS_URL"))


async def test_a_wrong_password(patient: Patient, capsys: pytest.CaptureFixture[str]) -> None:
    patient.set(REDIS_URL=patient.valkey.url.replace("//", f"//nobody:{PASSWORD}@"))
    assert says(await wrong(capsys), ("refuses the user or the password", "percent-encoded"))


async def test_a_store_without_an_append_only_file(patient: Patient, capsys: pytest.CaptureFixture[str]) -> None:
    patient.configure(appendonly="no")
    assert says(await wrong(capsys), ("no append-only file", "appendonly yes"))


async def test_a_store_that_writes_to_disk_later(patient: Patient, capsys: pytest.CaptureFixture[str]) -> None:
    patient.configure(appendfsync="everysec")
    assert says(await advice(capsys), ("appendfsync everysec", "appendfsync always, or add a replica"))


async def test_a_store_that_throws_games_away(patient: Patient, capsys: pytest.CaptureFixture[str]) -> None:
    patient.configure(maxmemory_policy="allkeys-lru")
    assert says(await advice(capsys), ("allkeys-lru", "noeviction"))
    patient.configure(maxmemory="1gb")
    assert says(await wrong(capsys), ("allkeys-lru", "noeviction"))


async def test_a_store_that_is_full(patient: Patient, capsys: pytest.CaptureFixture[str]) -> None:
    used = int(patient.valkey.client.info("memory")["used_memory"])
    patient.configure(maxmemory=str(used + used // 20))
    assert says(await wrong(capsys), ("nearly full: soon it will refuse", "Raise maxmemory"))


def test_a_store_that_refuses_every_move() -> None:
    about = {"maxmemory": 100, "used_memory": 100}
    (found,) = store.memory(StoreFacts((ServerFacts(about, "always", 0.0),), 0))
    assert found.what == "The store's memory is full: it refuses every move."


async def test_a_replica_instead_of_the_primary(
    patient: Patient, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with replica_of(patient.valkey, tmp_path / "replica") as replica:
        patient.set(REDIS_URL=replica.url)
        assert says(await wrong(capsys), ("points to a replica", "Use the primary"))


async def test_replicas_that_are_missing(patient: Patient, capsys: pytest.CaptureFixture[str]) -> None:
    patient.set(REDIS_REPLICAS="2")
    assert says(await wrong(capsys), ("REDIS_REPLICAS is 2, but the store has 0", "lower REDIS_REPLICAS"))


async def test_a_cluster_that_is_taken_for_one_server(
    patient: Patient, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with cluster(tmp_path) as nodes:
        patient.set(REDIS_URL=f"redis+cluster://127.0.0.1:{nodes[0].port}")
        assert await wrong(capsys) == []
        nodes[1].client.config_set("appendonly", "no")
        assert says(await wrong(capsys), ("no append-only file", "appendonly yes"))
        patient.set(REDIS_URL=nodes[0].url)
        assert says(await wrong(capsys), ("The store is a cluster", "redis+cluster://"))


@pytest.mark.parametrize(("version", "old"), [("6.0.16", True), ("5.0.7", True), ("6.2.0", False), ("10.0.1", False)])
def test_a_store_that_is_too_old(version: str, old: bool) -> None:
    found = list(store.version(StoreFacts((ServerFacts({"redis_version": version}, None, 0.0),), 0)))
    assert [finding.fix for finding in found] == ["Use Redis 6.2 or newer, or any Valkey."] * old


@pytest.mark.parametrize("part", ["aof_last_write_status", "rdb_last_bgsave_status"])
def test_a_store_whose_disk_is_full(part: str) -> None:
    about = {"aof_enabled": 1, part: "err"}
    (found,) = store.persistence(StoreFacts((ServerFacts(about, "always", 0.0),), 0))
    assert "Is its disk full?" in found.fix


async def test_dead_letters(patient: Patient, capsys: pytest.CaptureFixture[str]) -> None:
    patient.valkey.client.lpush("dead", "{}")
    assert says(await advice(capsys), ("1 update(s) triggered a bug", "python -m tgbot letters"))


async def test_a_folder_that_cannot_hold_the_data(
    patient: Patient, room: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (room / "data").write_text("a file")
    patient.set(REDIS_URL=None)
    assert says(await wrong(capsys), ("cannot keep its data in data", "DATA_FOLDER"))
