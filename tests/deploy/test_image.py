"""The image's steps: a copy of the tree that nobody can write to, run by another user, answers and is healthy."""

import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.deploy.dockerfile import ROOT, environment, only, stages
from tests.deploy.image import copied, proved
from tests.thorough import long
from tgbot.cli.main import main
from tgbot.settings import Settings

BUILD, LAST = stages()
IGNORED = (ROOT / ".dockerignore").read_text().splitlines()


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    yield tmp_path / "image"
    subprocess.run(["chmod", "-R", "u+w", tmp_path], check=True)


@long
async def test_it_runs_on_a_read_only_tree_and_is_healthy(folder: Path) -> None:
    """`make image` does the same with the locked dependencies installed."""
    assert await proved(copied(folder)) > 0


def test_dependencies_are_installed_by_their_hashes_only() -> None:
    installs = [step.text for step in BUILD if "pip" in step.text and step.name == "RUN"]
    assert len(installs) == 1
    assert "--require-hashes -r requirements.lock" in installs[0]


def test_everything_that_is_copied_is_there_and_not_ignored() -> None:
    sources = [source for step in BUILD if step.name == "COPY" for source in step.words[:-1]]
    assert {f"!{source}" for source in sources} == {line for line in IGNORED if line.startswith("!")}
    assert [source for source in sources if not (ROOT / source).exists()] == []


def test_it_runs_as_a_user_of_its_own_that_owns_nothing_but_the_data() -> None:
    user = only(LAST, "USER").text
    assert int(user) > 0
    (made,) = [step.text for step in LAST if step.name == "RUN"]
    assert f"--uid {user} " in made
    assert environment(LAST)["DATA_FOLDER"] == only(LAST, "VOLUME").text == "/data"
    assert [step.text for step in LAST if "--chown" in step.text] == []


def test_its_settings_and_commands_are_ours() -> None:
    ours = {name.upper() for name in Settings.model_fields}
    assert {name for name in environment(LAST) if not name.startswith("PYTHON")} - ours == {"PATH"}
    assert environment(LAST)["PORT"] == only(LAST, "EXPOSE").text
    *python, command = only(LAST, "CMD").words
    assert python == ["python", "-m", "tgbot"]
    with pytest.raises(SystemExit) as stopped:
        main([command, "--help"])
    assert stopped.value.code == 0
