"""The package: one version everywhere, only what belongs there, and a console script that works anywhere."""

import importlib.util
import signal
import subprocess
import sys
import tarfile
import tomllib
import urllib.request
import zipfile
from collections import Counter
from pathlib import Path

import pytest

from tests.deploy.dockerfile import ROOT
from tests.integration.servers import free_port
from tests.thorough import long
from tgbot import __version__
from tgbot.cli.main import main
from tgbot.i18n.folder import LANGUAGES

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
PACKAGES = {"engine", "tgbot", "locales"}
NOT_OURS = {".ci", ".git", ".github", ".venv", ".env", "data", "mutants"}

pytestmark = pytest.mark.xdist_group("package")
builds = pytest.mark.skipif(
    importlib.util.find_spec("hatchling") is None, reason="hatchling is not installed: make test installs it"
)


def tracked(*folders: str) -> set[str]:
    """Return the files of the project's folders, without what is made there."""
    made = ROOT / "tests/screens"
    return {
        str(path.relative_to(ROOT))
        for folder in folders
        for path in (ROOT / folder).rglob("*")
        if path.is_file() and "__pycache__" not in path.parts and made not in path.parents
    }


@pytest.fixture(scope="module")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the wheel and the sdist, once, and without a network."""
    folder = tmp_path_factory.mktemp("dist")
    command = (sys.executable, "-m", "hatchling", "build", "--directory", folder)
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    return folder


# ── the version ─────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_program_has_the_version_of_the_project() -> None:
    assert PROJECT["dynamic"] == ["version"]  # hatchling reads it where the program does
    assert "version" not in PROJECT


# ── what is in it ───────────────────────────────────────────────────────────────────────────────────────────────


@builds
def test_the_wheel_has_the_three_packages_with_all_their_files_and_nothing_else(dist: Path) -> None:
    (wheel,) = dist.glob(f"crosswire-{__version__}-*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    assert max(Counter(names).values()) == 1
    about = {name for name in names if name.startswith(f"crosswire-{__version__}.dist-info/")}
    assert {name.rpartition("/")[2] for name in about} == {
        "LICENSE",
        "METADATA",
        "RECORD",
        "WHEEL",
        "entry_points.txt",
    }
    assert set(names) - about == tracked(*PACKAGES)
    kinds = Counter(name.rpartition(".")[2] for name in names)
    assert kinds["ftl"] == len(LANGUAGES)
    assert min(kinds[kind] for kind in ("tsv", "toml", "lua", "ttf", "html", "js", "css", "svg", "typed")) >= 1


@builds
def test_the_sdist_has_what_builds_explains_and_tests_it_and_nothing_that_just_lies_there(dist: Path) -> None:
    with tarfile.open(dist / f"crosswire-{__version__}.tar.gz") as packed:
        names = {member.name.partition("/")[2] for member in packed.getmembers() if member.isfile()}
    assert {name.partition("/")[0] for name in names} & NOT_OURS == set()
    assert tracked(*PACKAGES, "tests", "bench", "docs", "deploy") <= names
    assert {path.name for path in (*ROOT.glob("*.md"), *ROOT.glob("requirements*"))} <= names
    assert {"LICENSE", "Makefile", "Dockerfile", "compose.yaml", ".env.example", "pyproject.toml"} <= names


@builds
def test_a_stray_file_goes_nowhere(dist: Path) -> None:
    """The sdist's folders are named one by one, so a second settings file beside `.env` isn't packed."""
    with tarfile.open(dist / f"crosswire-{__version__}.tar.gz") as packed:
        top = {member.name.split("/")[1] for member in packed.getmembers()}
    sdist = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["hatch"]["build"]["targets"]["sdist"]
    added = {"PKG-INFO", "LICENSE", "README.md", "pyproject.toml", ".gitignore"}  # by the build itself
    assert top - added == set(sdist["only-include"])


# ── how it is used ──────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("started_as", "shown"),
    [
        ("/usr/local/bin/crosswire", "usage: crosswire "),
        ("/bot/crosswire.exe", "usage: crosswire "),
        ("/somewhere/tgbot/__main__.py", "usage: python -m tgbot "),
    ],
)
def test_the_help_says_what_was_typed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], started_as: str, shown: str
) -> None:
    monkeypatch.setattr(sys, "argv", [started_as])
    for arguments in (["--help"], ["setup", "--help"]):
        with pytest.raises(SystemExit):
            main(arguments)
        assert capsys.readouterr().out.startswith(shown)


def test_it_tells_its_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["--version"])
    assert (stopped.value.code, capsys.readouterr().out) == (0, f"Crosswire {__version__}\n")


@long
@builds
def test_installed_into_an_empty_environment_it_plays_in_another_folder(tmp_path: Path) -> None:
    """`pip install .` as a person does it, except that what it depends on is this environment's."""
    room = tmp_path / "venv"
    base = Path(sys.base_prefix) / "bin/python3"
    subprocess.run([base, "-m", "venv", "--without-pip", room], check=True)
    python = room / "bin/python"
    where = subprocess.run(
        [python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"], check=True, capture_output=True
    )
    ours = [path for path in sys.path if path.endswith("site-packages")]
    (Path(where.stdout.decode().strip()) / "ours.pth").write_text("\n".join(ours))
    pip = (base, "-m", "pip", "--python", python, "--disable-pip-version-check", "install", "--quiet")
    subprocess.run([*pip, "--no-deps", "--no-index", "--no-build-isolation", "."], cwd=ROOT, check=True)
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    crosswire, port = room / "bin/crosswire", str(free_port())
    shown = subprocess.run([crosswire, "--version"], cwd=elsewhere, check=True, capture_output=True).stdout
    assert shown.decode() == f"Crosswire {__version__}\n"
    playing = subprocess.Popen(
        [crosswire, "play", "--no-browser", "--port", port], cwd=elsewhere, stdout=subprocess.PIPE, text=True
    )
    try:
        assert playing.stdout is not None
        assert playing.stdout.readline().startswith(f"Crosswire is ready: open http://127.0.0.1:{port}")
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/") as page:
            assert b"<html" in page.read()
        playing.send_signal(signal.SIGINT)
        rest, _ = playing.communicate(timeout=60)
    finally:
        playing.kill()
        playing.wait()
    assert (playing.returncode, rest.splitlines()[-1]) == (
        0,
        "Crosswire has stopped; these phones and their games are gone.",
    )
    assert list(elsewhere.iterdir()) == []
