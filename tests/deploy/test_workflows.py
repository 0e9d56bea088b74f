"""The workflows do nothing that can't be done anywhere: they check out, call make or .ci/run, and keep what it made."""

import re
from typing import Any

import pytest
import yaml

from tests.deploy.dockerfile import ROOT

WORKFLOWS: dict[str, dict[Any, Any]] = {
    path.stem: yaml.safe_load(path.read_text()) for path in sorted((ROOT / ".github/workflows").glob("*.yml"))
}
JOBS = [(name, key) for name, workflow in WORKFLOWS.items() for key in workflow["jobs"]]
TARGETS = set(re.findall(r"^([a-z]+):.*##", (ROOT / "Makefile").read_text(), re.MULTILINE))
SETUP = "apt-get update -qq && apt-get install -y -qq git make python3 python3-pip python3-venv >/dev/null"
ACTIONS = {"actions/checkout", "actions/upload-artifact", "actions/attest-build-provenance"}


def steps(name: str, job: str) -> list[dict[str, Any]]:
    return list(WORKFLOWS[name]["jobs"][job].get("steps", []))


@pytest.mark.parametrize(("name", "job"), JOBS)
def test_each_step_is_one_of_ours_or_one_of_githubs_own(name: str, job: str) -> None:
    for step in steps(name, job):
        if "uses" in step:
            assert step["uses"].partition("@")[0] in ACTIONS
            continue
        run = re.fullmatch(r"make ([a-z]+)( [A-Z]+=\S+)*", step["run"])
        assert run[1] in TARGETS if run else step["run"] in {SETUP, "bash .ci/run"}


@pytest.mark.parametrize(("name", "job"), JOBS)
def test_no_job_may_write_except_what_signs_a_release(name: str, job: str) -> None:
    assert WORKFLOWS[name]["permissions"] == {"contents": "read"}
    more = WORKFLOWS[name]["jobs"][job].get("permissions", {"contents": "read"})
    written = {what for what, how in more.items() if how != "read"}
    assert written == ({"id-token", "attestations"} if (name, job) == ("release", "build") else set())


def test_a_change_is_tested_a_night_simulates_and_a_tag_releases() -> None:
    triggers = {name: set(workflow[True]) for name, workflow in WORKFLOWS.items()}  # YAML reads `on` as true
    assert triggers == {
        "tests": {"push", "pull_request", "workflow_call"},
        "nightly": {"schedule", "workflow_dispatch"},
        "release": {"push"},
    }
    assert WORKFLOWS["release"][True]["push"] == {"tags": ["v*"]}
    assert "make simulate SEEDS=3000" in [step.get("run") for step in steps("nightly", "simulation")]


def test_a_release_is_built_after_the_tests_kept_and_attested() -> None:
    jobs = WORKFLOWS["release"]["jobs"]
    assert jobs["tests"] == {"uses": "./.github/workflows/tests.yml"}
    assert jobs["build"]["needs"] == "tests"
    done = [step.get("run") or step["uses"].partition("@")[0] for step in steps("release", "build")]
    assert done == [
        "actions/checkout",
        'make release TAG="$GITHUB_REF_NAME"',
        "make container",
        "actions/upload-artifact",
        "actions/attest-build-provenance",
    ]
    *_, kept, attested = steps("release", "build")
    assert (kept["with"]["path"], attested["with"]["subject-path"]) == ("dist/", "dist/*")


def test_before_a_commit_make_lint_runs() -> None:
    (repository,) = yaml.safe_load((ROOT / ".pre-commit-config.yaml").read_text())["repos"]
    (hook,) = repository["hooks"]
    assert (repository["repo"], hook["entry"], hook["pass_filenames"]) == ("local", "make lint", False)
