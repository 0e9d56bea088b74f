"""What is installed: every package pinned and hashed, from the registry and nowhere else, and nothing unasked for."""

import re
import tomllib
from pathlib import Path

import pytest

from tests.security.locks import LOCKS, ROOT, pinned


@pytest.mark.parametrize("lock", LOCKS, ids=[lock.name for lock in LOCKS])
def test_every_package_is_pinned_with_its_hashes_and_comes_from_the_registry(lock: Path) -> None:
    assert len(pinned(lock)) > 10


def test_the_locks_hold_what_the_project_asks_for() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    asked = [re.split(r"[\[><=;~! ]", line)[0].lower() for line in project["project"]["dependencies"]]
    runtime = {name.replace(".", "-"): version for name, version in pinned(ROOT / "requirements.lock").items()}
    assert {name.replace(".", "-") for name in asked} <= set(runtime)


def test_tests_run_with_the_very_packages_that_the_bot_runs_with() -> None:
    runtime, development = pinned(ROOT / "requirements.lock"), pinned(ROOT / "requirements-dev.lock")
    assert {name: development.get(name) for name in runtime} == runtime


def test_installing_demands_the_hashes() -> None:
    for recipe in ("Makefile", "Dockerfile"):
        lines = (ROOT / recipe).read_text().splitlines()
        installs = [line for line in lines if re.search(r"pip\b.* install ", line) and "echo" not in line]
        assert installs, recipe
        assert all("--require-hashes" in line for line in installs), recipe
