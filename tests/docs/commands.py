"""How each command of README and docs is checked: run as it is written, or covered by a test that does the same."""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Run:
    """Run the command in a copy of the project, with a local Telegram and a store at hand.

    `until` is what it prints once it works, for what runs until Ctrl-C. `settings` go into the environment; `instead`
    has what cannot stand as it is written, such as a token.
    """

    until: str | None = None
    settings: Mapping[str, str] = field(default_factory=dict)
    instead: Mapping[str, str] = field(default_factory=dict)
    leaves: tuple[str, ...] = ()  # what is there afterwards, and was not before
    long: bool = False  # left to CI: it takes long, or differs little from another command


@dataclass(frozen=True, slots=True)
class Covered:
    """The command needs what is not here, such as a container engine: this test, or CI's own script, stands for it."""

    by: str


IMAGE = Covered("tests/deploy/test_image.py::test_it_runs_on_a_read_only_tree_and_is_healthy")
COMPOSE = Covered("tests/deploy/test_files.py::test_compose_runs_two_workers_on_a_store_that_keeps_everything")
KUBERNETES = Covered(
    "tests/deploy/test_files.py::test_two_pods_run_as_the_images_user_on_a_read_only_file_system_and_have_time_to_stop"
)
SYSTEMD = Covered("tests/deploy/test_files.py::test_systemd_understands_the_unit")
BACKUP = Covered("tests/faults/test_embedded.py::test_a_backup_holds_everything_and_can_be_put_back")
SETUP = Covered("tests/unit/tgbot/admin/test_setup.py::test_where_the_environment_has_the_settings_no_file_is_needed")
UNASKED = {"ARGS": "--yes", "BOT_TOKEN": "{token}"}
ELSEWHERE = {"/opt/": "{room}/opt/", "/etc/": "{room}/etc/"}

HOW: dict[str, Run | Covered] = {
    "make play": Run(
        until="Crosswire is ready: open http://127.0.0.1:", settings={"ARGS": "--no-browser --port {port}"}
    ),
    "make setup": Run(settings=UNASKED, leaves=(".env",)),
    "make run": Run(until="@crosswire_local_bot is fetching updates."),
    "make doctor": Run(),
    "make test": Covered(".ci/run"),
    "make lint": Covered(".ci/run"),
    'make test ARGS="tests/unit/engine/test_scoring.py"': Run(long=True),
    ".venv/bin/python -m pytest -q tests/unit/engine/test_views.py": Run(long=True),
    "BOT_TOKEN=123456:ABC-DEF... python -m tgbot setup --yes --webhook https://bot.example.org/telegram": Run(
        instead={"123456:ABC-DEF...": "{token}"}, leaves=(".env",), long=True
    ),
    "python -m tgbot doctor": Run(long=True),
    "python -m tgbot letters": Run(settings={"REDIS_URL": "{store}"}, long=True),
    "python -m tgbot letters --updates": Run(settings={"REDIS_URL": "{store}"}, long=True),
    "python -m tgbot backup crosswire.rdb": BACKUP,
    "python -m tgbot restore crosswire.rdb": BACKUP,
    "python -m tgbot locales check": Run(long=True),
    "python -m engine simulate --game kryptos --games 200": Run(),
    "python -m engine replay tests/unit/engine/records/kryptos-tie.jsonl": Run(),
    "cp .env.example .env": Run(leaves=(".env",)),
    "chmod 600 .env": Run(),
    "docker compose up -d --build": COMPOSE,
    "docker compose logs -f bot": COMPOSE,
    "docker compose exec bot python -m tgbot setup --yes --no-file": SETUP,
    "docker compose exec bot python -m tgbot doctor": COMPOSE,
    "docker build -t crosswire .": IMAGE,
    "docker run -d --name crosswire --read-only --env-file .env -v crosswire:/data crosswire": IMAGE,
    "cp -r . /opt/crosswire": Run(instead=ELSEWHERE, leaves=("opt/crosswire",)),
    "cd /opt/crosswire && make setup": Run(
        instead=ELSEWHERE, settings=UNASKED, leaves=("opt/crosswire/.env",), long=True
    ),
    "mv /opt/crosswire/.env /etc/crosswire.env": Run(instead=ELSEWHERE, leaves=("etc/crosswire.env",)),
    "cp /opt/crosswire/deploy/crosswire.service /etc/systemd/system/": Run(
        instead=ELSEWHERE, leaves=("etc/systemd/system/crosswire.service",)
    ),
    "systemctl daemon-reload": SYSTEMD,
    "systemctl enable --now crosswire": SYSTEMD,
    "journalctl -u crosswire -f": SYSTEMD,
    "kubectl apply -f deploy/kubernetes.yaml": KUBERNETES,
    "kubectl rollout status deployment/crosswire": KUBERNETES,
    "kubectl exec deploy/crosswire -- python -m tgbot setup --yes --no-file": SETUP,
    "kubectl exec deploy/crosswire -- python -m tgbot doctor": KUBERNETES,
}
