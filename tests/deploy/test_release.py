"""A release is refused as long as something doesn't agree, and each check sees its own fault."""

import re
import shutil
import subprocess
from collections.abc import Callable
from datetime import date
from pathlib import Path

import pytest

from tests.deploy.dockerfile import ROOT
from tests.deploy.release import SOURCE, VERSIONS, problems, uncommitted
from tgbot import __version__

DAY = date(2100, 1, 1)
OTHER = "9.9.9"


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A copy of all that the checks read, with nothing under Unreleased."""
    shutil.copytree(ROOT / "docs", tmp_path / "docs")
    for pattern in ("*.md", "requirements*", "pyproject.toml", "Makefile"):
        for path in ROOT.glob(pattern):
            shutil.copy(path, tmp_path)
    for name in (SOURCE, *VERSIONS):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    for name in ("tgbot/playground/README.md", "locales/README.md"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    edit("CHANGELOG.md", r"## Unreleased\n[\s\S]*?(?=^## )", "## Unreleased\n\n")(tmp_path)
    return tmp_path


def edit(name: str, pattern: str, instead: str) -> Callable[[Path], None]:
    """Return a fault: a file of the project says something else."""

    def break_it(project: Path) -> None:
        path = project / name
        text, count = re.subn(pattern, instead, path.read_text("utf-8"), count=1, flags=re.MULTILINE)
        assert count == 1, (name, pattern)
        path.write_text(text, "utf-8")

    return break_it


def add(name: str, text: str = "") -> Callable[[Path], None]:
    """Return a fault: a file that was not there."""

    def break_it(project: Path) -> None:
        (project / name).write_text(text)

    return break_it


def drop(name: str) -> Callable[[Path], None]:
    """Return a fault: a file is gone."""
    return lambda project: (project / name).unlink()


def test_the_project_agrees(project: Path) -> None:
    assert list(problems(project, DAY, f"v{__version__}")) == []


@pytest.mark.parametrize(
    ("break_it", "said"),
    [
        (edit("tgbot/__init__.py", "__version__ = .*", f'__version__ = "{OTHER}"'), "change it to"),
        (edit("deploy/kubernetes.yaml", r"crosswire:\d\S*", f"crosswire:{OTHER}"), "change it to"),
        (edit(".github/ISSUE_TEMPLATE/bug.yml", r"placeholder: \S+,", f"placeholder: {OTHER},"), "change it to"),
        (edit("CHANGELOG.md", "## Unreleased\n", "## Unreleased\n\n- Something new.\n"), "under Unreleased: move it"),
        (edit("CHANGELOG.md", "## Unreleased\n", ""), "the first section isn't “## Unreleased”: add it"),
        (edit("CHANGELOG.md", r"## \d+\.\d+\.\d+ - ", f"## {OTHER} - "), f"the newest version isn't {__version__}"),
        (edit("CHANGELOG.md", r"(?<= - )\d{4}-\d\d-\d\d$", "2100-01-02"), "which is to come: change it"),
        (edit("CHANGELOG.md", r"^- [\s\S]*", ""), f"nothing stands under {__version__}: say"),
        (edit("requirements.lock", r"^aiohttp==\S+", "aiohttp==1.0"), "requirements.lock: has aiohttp 1.0, not >="),
        (edit("requirements-dev.lock", r"^pytest==", "pytset=="), "requirements-dev.lock: pytest isn't in it: run"),
        (edit("requirements-audit.lock", r"^pip-audit==\S+", "pip-audit==0.1"), "has pip-audit 0.1, not >="),
        (drop("requirements-bench.lock"), "requirements-bench.lock: missing: run make lock"),
        (drop("docs/screens/en.webp"), "shows docs/screens/en.webp, which isn't there: run make screens"),
        (add("docs/screens/new.webp", "x"), "docs/screens/new.webp: no page shows it: link it"),
        (add("docs/new.md", "# New"), "docs/README.md: new.md isn't in it: add a line"),
        (add("docs/new.md", "Run `make coffee`."), "docs/new.md: there's no make coffee: see make help"),
    ],
)
def test_each_fault_is_said_in_one_line_with_its_cure(
    project: Path, break_it: Callable[[Path], None], said: str
) -> None:
    break_it(project)
    found = list(problems(project, DAY))
    assert [line for line in found if said in line], found
    assert all("\n" not in line and ": " in line for line in found)


def test_a_version_that_is_not_final_and_another_tag(project: Path) -> None:
    assert f"tag v{OTHER}: {SOURCE} has version {__version__}: tag v{__version__}, or change the version" in list(
        problems(project, DAY, f"v{OTHER}")
    )
    edit(SOURCE, "__version__ = .*", '__version__ = "2.0.0rc1"')(project)
    assert any("2.0.0rc1 isn't a release's: write it like 1.2.3" in line for line in problems(project, DAY))


def test_what_is_not_committed_is_not_released(tmp_path: Path) -> None:
    assert list(uncommitted(tmp_path)) == []  # an unpacked sdist
    subprocess.run(["git", "init", "--quiet", tmp_path], check=True)
    assert list(uncommitted(tmp_path)) == []
    (tmp_path / "notes").touch()
    assert list(uncommitted(tmp_path)) == ["git: 1 file(s) aren't committed, such as notes: commit or remove them"]
