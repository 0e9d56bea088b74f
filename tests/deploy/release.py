"""Whether everything agrees on what is released: `python -m tests.deploy.release [v1.0.0]` (`make release`).

Each check yields one line for each thing that is wrong, with how to fix it. None needs a network.
"""

import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.deploy.dockerfile import ROOT
from tests.security.locks import pinned

LINK = re.compile(r"\]\(([^)#\s]+)(?:#[^)]*)?\)")
PICTURES = {".webp", ".png", ".svg", ".gif", ".jpg"}
# Each lock, and what `make lock` makes it from: the project, its groups, and other files.
LOCKS: Mapping[str, tuple[bool, Sequence[str], Sequence[str]]] = {
    "requirements.lock": (True, (), ()),
    "requirements-dev.lock": (True, ("dev",), ()),
    "requirements-bench.lock": (True, ("bench",), ()),
    "requirements-mutants.lock": (False, (), ("requirements-mutants.in",)),
    "requirements-deploy.lock": (False, (), ("requirements-deploy.in",)),
    "requirements-audit.lock": (False, (), ("requirements-audit.in",)),
    "requirements-fuzz.lock": (True, (), ("requirements-fuzz.in",)),
}
SOURCE = "tgbot/__init__.py"  # of the version
# Every other place that names it, and how.
VERSIONS = {
    "deploy/kubernetes.yaml": r"image: \S+/crosswire:(\S+)",
    ".github/ISSUE_TEMPLATE/bug.yml": r"placeholder: (\S+), Python",
}


def problems(root: Path, today: date, tag: str | None = None) -> Iterator[str]:
    """Everything that is wrong."""
    project = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))
    version = _version((root / SOURCE).read_text("utf-8"))
    yield from versions(root, version, tag)
    yield from changelog((root / "CHANGELOG.md").read_text("utf-8"), version, today)
    yield from locks(root, project)
    yield from pictures(root)
    yield from documents(root)


def _version(text: str) -> str:
    found = re.search(r'^__version__ = "([^"]+)"', text, re.MULTILINE)
    return found[1] if found else "none"


def versions(root: Path, version: str, tag: str | None) -> Iterator[str]:
    """The version is final, and the same wherever it stands."""
    if not re.fullmatch(r"\d+\.\d+\.\d+", version):
        yield f"{SOURCE}: version {version} isn't a release's: write it like 1.2.3"
    for name, pattern in VERSIONS.items():
        for found in re.findall(pattern, (root / name).read_text("utf-8"), re.MULTILINE) or ["none"]:
            if found != version:
                yield f"{name}: names version {found}: change it to {version}, as in {SOURCE}"
    if tag is not None and tag != f"v{version}":
        yield f"tag {tag}: {SOURCE} has version {version}: tag v{version}, or change the version"


def changelog(text: str, version: str, today: date) -> Iterator[str]:
    """Nothing is unreleased, and the newest section is this version's."""
    sections = re.split(r"^## ", text, flags=re.MULTILINE)[1:]
    if not sections or sections[0].partition("\n")[0].strip() != "Unreleased":
        yield "CHANGELOG.md: the first section isn't “## Unreleased”: add it, empty, for what comes next"
    elif sections[0].partition("\n")[2].strip():
        yield f"CHANGELOG.md: something stands under Unreleased: move it to “## {version} - {today}”"
    released = next((section for section in sections if section[:1].isdigit()), "")
    newest = re.fullmatch(r"(\S+) - (\d{4}-\d\d-\d\d)", released.partition("\n")[0].strip())
    if newest is None or newest[1] != version:
        yield f"CHANGELOG.md: the newest version isn't {version}: add “## {version} - {today}” below Unreleased"
        return
    if date.fromisoformat(newest[2]) > today:
        yield f"CHANGELOG.md: {version} is dated {newest[2]}, which is to come: change it to {today}"
    if not re.search(r"^- ", released, re.MULTILINE):
        yield f"CHANGELOG.md: nothing stands under {version}: say what users get"


def locks(root: Path, project: Mapping[str, Any]) -> Iterator[str]:
    """Each lock pins everything that it is made from, at a version that was asked for."""
    there = {path.name for path in root.glob("requirements*.lock")}
    for name in sorted(there ^ LOCKS.keys()):
        yield f"{name}: {'missing: run make lock' if name in LOCKS else 'made from nothing: remove it, or add it here'}"
    for name in sorted(there & LOCKS.keys()):
        own, groups, files = LOCKS[name]
        asked = [*(project["project"]["dependencies"] if own else ())]
        asked += [line for group in groups for line in project["dependency-groups"][group]]
        asked += [line for file in files for line in _requirements((root / file).read_text("utf-8"))]
        has = {canonicalize_name(package): version for package, version in pinned(root / name).items()}
        for requirement in map(Requirement, asked):
            version = has.get(canonicalize_name(requirement.name))
            if version is None:
                yield f"{name}: {requirement.name} isn't in it: run make lock"
            elif not requirement.specifier.contains(version, prereleases=True):
                yield f"{name}: has {requirement.name} {version}, not {requirement.specifier}: run make lock"


def pictures(root: Path) -> Iterator[str]:
    """Every picture that a page shows is there, and every picture of a screen is on a page."""
    shown = set()
    for page in _pages(root):
        for target in LINK.findall(page.read_text("utf-8")):
            path = (page.parent / target).resolve()
            if "://" in target or path.suffix not in PICTURES:
                continue
            shown.add(path)
            if not path.exists():
                yield f"{page.relative_to(root)}: shows {target}, which isn't there: run make screens, or drop the link"
    for path in sorted((root / "docs/screens").iterdir()):
        if path.resolve() not in shown:
            yield f"docs/screens/{path.name}: no page shows it: link it in docs/README.md, or delete it"


def documents(root: Path) -> Iterator[str]:
    """The map of documents names every one, and every command of make that a page names is one."""
    named = set(LINK.findall((root / "docs/README.md").read_text("utf-8")))
    pages = {path.name for path in (root / "docs").glob("*.md")} - {"README.md"}
    pages |= {f"../{path.name}" for path in root.glob("*.md")}
    for page in sorted(pages - named):
        yield f"docs/README.md: {page} isn't in it: add a line that says who it's for"
    targets = set(re.findall(r"^([a-z]+):.*##", (root / "Makefile").read_text("utf-8"), re.MULTILINE))
    for path in _pages(root):
        for target in sorted(set(re.findall(r"`make ([a-z]+)", path.read_text("utf-8"))) - targets):
            yield f"{path.relative_to(root)}: there's no make {target}: see make help"


def uncommitted(root: Path) -> Iterator[str]:
    """A release is what is committed: whoever builds the tag again gets the same."""
    if not (root / ".git").exists():
        return
    status = subprocess.run(
        ["git", "status", "--porcelain"], cwd=root, capture_output=True, text=True, check=True
    ).stdout.splitlines()
    if status:
        yield f"git: {len(status)} file(s) aren't committed, such as {status[0][3:]}: commit or remove them"


def _pages(root: Path) -> list[Path]:
    return sorted([*root.glob("*.md"), *(root / "docs").rglob("*.md")])


def _requirements(text: str) -> list[str]:
    return [line for line in text.splitlines() if line.strip() and not line.startswith(("#", "-"))]


def main(tag: str | None = None) -> int:
    """Print what is wrong; exit code 1 if anything is."""
    found = [*problems(ROOT, datetime.now(UTC).date(), tag), *uncommitted(ROOT)]
    for line in found:
        print(line)
    if not found:
        print("Version, changelog, locks, pictures and documents agree.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
