"""compose.yaml, the Kubernetes example, the systemd unit, the Caddyfile and .env.example fit code and each other."""

import re
import shlex
import shutil
import subprocess
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
import yaml

from tests.deploy.dockerfile import ROOT, environment, only, stages
from tgbot.admin.doctor import machine, store
from tgbot.admin.doctor.facts import ServerFacts, StoreFacts
from tgbot.cli.main import MISTAKE
from tgbot.i18n.folder import LANGUAGES
from tgbot.observability.metrics import Metrics
from tgbot.server.health import HealthPages
from tgbot.settings import Settings, read_settings

TOKEN = "123456789:AAF-a_token_that_is_long_enough_to_be_one"
SETTINGS = {name.upper() for name in Settings.model_fields}
COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text())
KUBERNETES: dict[tuple[str, str], dict[str, Any]] = {
    (each["kind"], each["metadata"]["name"]): each
    for each in yaml.safe_load_all((ROOT / "deploy/kubernetes.yaml").read_text())
}
UNIT = (ROOT / "deploy/crosswire.service").read_text()
CADDYFILE = (ROOT / "deploy/Caddyfile").read_text()
LAST = stages()[-1]
PORT = environment(LAST)["PORT"]
STOPS_IN_S = 10  # as docs/operate.md promises


def refuses_nothing(**settings: str) -> None:
    """Check that the bot takes these settings, and that Telegram could deliver to their address."""
    read = read_settings(_env_file=None, bot_token=TOKEN, **{name.lower(): value for name, value in settings.items()})
    assert list(machine.webhook_address(read)) == []


def keeps_everything(command: list[str]) -> None:
    """Check that the doctor would be content with a Valkey that is started like this."""
    program, *options = command
    assert program == "valkey-server"
    given = {name.removeprefix("--"): value for name, value in zip(options[::2], options[1::2], strict=True)}
    about = {"aof_enabled": given["appendonly"] == "yes", "maxmemory_policy": given["maxmemory-policy"]}
    facts = StoreFacts((ServerFacts(about, given["appendfsync"], 0.0),), 0)
    assert [*store.persistence(facts), *store.memory(facts)] == []


# ── compose.yaml ────────────────────────────────────────────────────────────────────────────────────────────────


def test_compose_runs_two_workers_on_a_store_that_keeps_everything() -> None:
    bot, valkey = COMPOSE["services"]["bot"], COMPOSE["services"]["valkey"]
    assert bot["deploy"]["replicas"] == 2
    assert bot["read_only"] is True
    assert int(bot["stop_grace_period"].removesuffix("s")) > STOPS_IN_S
    assert bot["depends_on"]["valkey"]["condition"] == "service_healthy"
    keeps_everything(valkey["command"])
    assert valkey["volumes"] == ["valkey:/data"]
    assert "ports" not in valkey | bot


def test_compose_gives_the_bot_settings_that_it_takes() -> None:
    given: dict[str, str] = COMPOSE["services"]["bot"]["environment"]
    assert given.keys() <= SETTINGS
    assert re.fullmatch(r"https://\$\{DOMAIN:\?[^}]+\}/telegram", given["WEBHOOK_URL"])
    refuses_nothing(**given | {"WEBHOOK_URL": "https://bot.example.org/telegram"})
    assert urlsplit(given["REDIS_URL"]).hostname in COMPOSE["services"]


def test_caddy_passes_the_webhook_to_the_workers_and_nothing_else() -> None:
    caddy = COMPOSE["services"]["caddy"]
    assert "./deploy/Caddyfile:/etc/caddy/Caddyfile:ro" in caddy["volumes"]
    assert caddy["environment"].keys() == set(re.findall(r"\{\$(\w+)", CADDYFILE))
    path = urlsplit(COMPOSE["services"]["bot"]["environment"]["WEBHOOK_URL"].split("}")[1]).path
    assert re.findall(r"handle (/\S*)", CADDYFILE) == [path]
    assert f"dynamic a bot {PORT}" in CADDYFILE
    assert "bot" in COMPOSE["services"]


# ── Kubernetes ──────────────────────────────────────────────────────────────────────────────────────────────────

DEPLOYMENT = KUBERNETES["Deployment", "crosswire"]["spec"]
POD = DEPLOYMENT["template"]["spec"]
(BOT,) = POD["containers"]


async def status(path: str) -> int:
    """Return how a worker answers a probe."""
    sent: list[dict[str, Any]] = []

    async def ping() -> None:
        return None

    async def send(event: Any) -> None:
        sent.append(event)

    async def receive() -> Any:
        return {"type": "http.request"}

    scope = {"type": "http", "method": "GET", "path": path, "headers": []}
    await HealthPages(ping, Metrics())(scope, receive, send)
    return int(sent[0]["status"])


@pytest.mark.parametrize("probe", ["startupProbe", "livenessProbe", "readinessProbe"])
async def test_every_probe_asks_a_page_that_a_worker_has(probe: str) -> None:
    asked = BOT[probe]["httpGet"]
    assert await status(asked["path"]) == 200
    assert asked["port"] in [port["name"] for port in BOT["ports"] if str(port["containerPort"]) == PORT]
    assert (asked["path"] == "/readyz") == (probe == "readinessProbe")


def test_the_pods_get_settings_that_the_bot_takes() -> None:
    given = {each["name"]: each["value"] for each in BOT["env"]}
    (secret,) = [source["secretRef"]["name"] for source in BOT["envFrom"]]
    kept = KUBERNETES["Secret", secret]["stringData"]
    assert given.keys() | kept.keys() <= SETTINGS
    assert "BOT_TOKEN" in kept
    refuses_nothing(**given)
    assert KUBERNETES["Service", urlsplit(given["REDIS_URL"]).hostname or ""]


def test_the_ingress_leads_to_the_webhook_and_nothing_else() -> None:
    (rule,) = KUBERNETES["Ingress", "crosswire"]["spec"]["rules"]
    address = urlsplit(next(each["value"] for each in BOT["env"] if each["name"] == "WEBHOOK_URL"))
    (path,) = rule["http"]["paths"]
    assert (rule["host"], path["path"], path["pathType"]) == (address.hostname, address.path, "Exact")
    service = KUBERNETES["Service", path["backend"]["service"]["name"]]["spec"]
    assert service["selector"].items() <= DEPLOYMENT["template"]["metadata"]["labels"].items()
    assert path["backend"]["service"]["port"]["name"] in [port["name"] for port in service["ports"]]


def test_two_pods_run_as_the_images_user_on_a_read_only_file_system_and_have_time_to_stop() -> None:
    assert DEPLOYMENT["replicas"] == 2
    assert POD["securityContext"]["runAsUser"] == int(only(LAST, "USER").text)
    assert BOT["securityContext"]["readOnlyRootFilesystem"] is True
    waits = BOT["lifecycle"]["preStop"]["sleep"]["seconds"]
    assert POD["terminationGracePeriodSeconds"] > STOPS_IN_S + waits


def test_the_store_in_kubernetes_keeps_everything() -> None:
    spec = KUBERNETES["StatefulSet", "crosswire-valkey"]["spec"]
    (valkey,) = spec["template"]["spec"]["containers"]
    keeps_everything(valkey["args"])
    claims = [claim["metadata"]["name"] for claim in spec["volumeClaimTemplates"]]
    assert [(mount["name"] in claims, mount["mountPath"]) for mount in valkey["volumeMounts"]] == [(True, "/data")]


# ── systemd ─────────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_unit_starts_the_bot_with_settings_that_it_takes() -> None:
    options = dict(re.findall(r"^(\w+)=(.*)$", UNIT, re.MULTILINE))
    assert options["ExecStart"].split()[1:] == ["-m", "tgbot", "run"]
    given = dict(part.split("=") for part in shlex.split(options["Environment"]))
    assert {name for name in given if not name.startswith("PYTHON")} <= SETTINGS
    assert given["DATA_FOLDER"] == f"/var/lib/{options['StateDirectory']}"
    assert int(options["TimeoutStopSec"]) > STOPS_IN_S


def test_the_unit_starts_the_bot_again_for_as_long_as_it_takes_unless_only_the_operator_can_help() -> None:
    options = dict(re.findall(r"^(\w+)=(.*)$", UNIT, re.MULTILINE))
    assert (options["Restart"], options["RestartPreventExitStatus"]) == ("on-failure", str(MISTAKE))
    assert options["StartLimitIntervalSec"] == "0"


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd-analyze is not installed")
def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    unit = tmp_path / "crosswire.service"
    unit.write_text(re.sub(r"^ExecStart=\S+", "ExecStart=/bin/true", UNIT, flags=re.MULTILINE))
    checked = subprocess.run(["systemd-analyze", "verify", unit], capture_output=True, text=True, check=False)
    assert (checked.returncode, checked.stderr) == (0, "")


# ── memory ──────────────────────────────────────────────────────────────────────────────────────────────────────────

# As docs/scaling.md says: 5,000 tables that were active lately, the words of robots in a language, 100,000 tables.
WORKER_MB, WORDS_MB, STORE_MB = 460, 15, 350


def megabytes(size: str) -> int:
    number, unit = re.fullmatch(r"(\d+)(Mi?|mb)", size).groups()  # type: ignore[union-attr]
    return int(number) * 2**20 // 10**6 if unit != "M" else int(number)


def test_a_worker_with_robots_in_every_language_fits_into_its_memory() -> None:
    needed = WORKER_MB + len(LANGUAGES) * WORDS_MB
    in_compose = COMPOSE["services"]["bot"]["deploy"]["resources"]["limits"]["memory"]
    assert megabytes(in_compose) > 1.2 * needed
    assert megabytes(BOT["resources"]["limits"]["memory"]) > 1.2 * needed
    options = dict(re.findall(r"^(\w+)=(.*)$", UNIT, re.MULTILINE))
    assert megabytes(options["MemoryMax"]) > needed + 1.5 * STORE_MB  # with the embedded store


def test_the_store_refuses_moves_before_it_is_killed() -> None:
    in_compose, (in_kubernetes,) = (
        COMPOSE["services"]["valkey"],
        KUBERNETES["StatefulSet", "crosswire-valkey"]["spec"]["template"]["spec"]["containers"],
    )
    for command, limit in (
        (in_compose["command"], in_compose["deploy"]["resources"]["limits"]["memory"]),
        (in_kubernetes["args"], in_kubernetes["resources"]["limits"]["memory"]),
    ):
        kept = megabytes(command[command.index("--maxmemory") + 1])
        assert STORE_MB < kept <= megabytes(limit) / 1.9  # what is written while the file is rewritten comes on top


# ── .env.example ────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_example_names_every_setting_once_with_its_default() -> None:
    lines = re.findall(r"^(?:# )?([A-Z_]+)=(.*)$", (ROOT / ".env.example").read_text(), re.MULTILINE)
    assert sorted(name for name, _ in lines) == sorted({*SETTINGS, "DOMAIN"})
    usual = read_settings(_env_file=None, bot_token=TOKEN)
    without_default = {
        "BOT_TOKEN",
        "DOMAIN",
        "OPERATOR_CONTACT",
        "WEBHOOK_URL",
        "WEBHOOK_SECRET",
        "REDIS_URL",
        "REDIS_REPLICAS",
    }
    shown = {name: value for name, value in lines if name not in without_default}
    assert shown == {name: str(getattr(usual, name.lower())).replace("True", "true") for name in shown}
