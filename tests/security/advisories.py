"""Check locked packages against a file of advisories: `python -m tests.security.advisories SNAPSHOT [LOCK]`.

For a machine without the Internet: the snapshot is brought along. It's OSV's `PyPI/all.zip`, an archive with one JSON
document per advisory, in the format of https://ossf.github.io/osv-schema/. Exit code 1 where a package is affected, 2
where the snapshot can't be used.
"""

import argparse
import json
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from zipfile import BadZipFile, ZipFile

from packaging.utils import canonicalize_name
from packaging.version import InvalidVersion, Version

from tests.security.locks import ROOT, pinned

ECOSYSTEM = "PyPI"


class Unusable(Exception):
    """The snapshot can't be read, or isn't one."""


@dataclass(frozen=True, slots=True)
class Finding:
    """An advisory that a locked version is affected by."""

    package: str
    version: str
    advisory: str
    about: str


@dataclass(frozen=True, slots=True)
class Snapshot:
    """Advisories about packages, and when the newest of them was changed."""

    advisories: tuple[Mapping[str, Any], ...]
    newest: str

    def findings(self, locked: Mapping[str, str]) -> Iterator[Finding]:
        """What's known against the locked versions."""
        versions: dict[str, str] = {canonicalize_name(name): version for name, version in locked.items()}
        for advisory in self.advisories:
            for affected in advisory.get("affected", ()):
                name = _name(affected)
                if name in versions and _is_affected(versions[name], affected):
                    about = advisory.get("summary") or advisory.get("details", "").split("\n")[0]
                    yield Finding(name, versions[name], advisory["id"], about)


def read_snapshot(path: Path) -> Snapshot:
    """The advisories in a file that still stand; raises `Unusable`."""
    try:
        with ZipFile(path) as archive:
            documents = [json.loads(archive.read(name)) for name in archive.namelist() if name.endswith(".json")]
    except (OSError, BadZipFile, ValueError) as error:
        raise Unusable(f"{path} can't be read as an archive of advisories: {error}") from error
    standing = tuple(document for document in documents if _concerns_packages(document))
    if not standing:
        raise Unusable(f"{path} has no advisory about a {ECOSYSTEM} package: is it OSV's {ECOSYSTEM}/all.zip?")
    return Snapshot(standing, max(document.get("modified", "") for document in standing))


def _concerns_packages(document: Any) -> bool:
    if not isinstance(document, dict) or "withdrawn" in document or "id" not in document:
        return False
    return any(_name(affected) for affected in document.get("affected", ()))


def _name(affected: Mapping[str, Any]) -> str:
    package = affected.get("package", {})
    return canonicalize_name(package.get("name", "")) if package.get("ecosystem") == ECOSYSTEM else ""


def _is_affected(version: str, affected: Mapping[str, Any]) -> bool:
    """As OSV defines it: listed by name, or within a range of versions."""
    if version in affected.get("versions", ()):
        return True
    ranges = (range_ for range_ in affected.get("ranges", ()) if range_.get("type") == "ECOSYSTEM")
    return any(_is_within(Version(version), range_.get("events", ())) for range_ in ranges)


def _is_within(version: Version, events: list[Mapping[str, str]]) -> bool:
    """Whether the newest event that is not after a version leaves it affected."""
    within = False
    for event in sorted(events, key=lambda event: _parsed(next(iter(event.values())))):
        match event:
            case {"introduced": since}:
                within = within or version >= _parsed(since)
            case {"fixed": fixed}:
                within = within and version < _parsed(fixed)
            case {"last_affected": last}:
                within = within and version <= _parsed(last)
    return within


def _parsed(version: str) -> Version:
    """A version of an event; one that isn't a version of PyPI counts as older than all, so nothing is overlooked."""
    try:
        return Version(version)
    except InvalidVersion:
        return Version("0")


def main(arguments: list[str] | None = None) -> int:
    """Print what the snapshot knows against the lock."""
    parser = argparse.ArgumentParser(description="check locked packages against a file of advisories")
    parser.add_argument("snapshot", type=Path)
    parser.add_argument("lock", type=Path, nargs="?", default=ROOT / "requirements.lock")
    asked = parser.parse_args(arguments)
    try:
        snapshot = read_snapshot(asked.snapshot)
    except Unusable as error:
        print(error, file=sys.stderr)
        return 2
    locked = pinned(asked.lock)
    findings = sorted(snapshot.findings(locked), key=lambda found: (found.package, found.advisory))
    for found in findings:
        print(f"{found.package} {found.version}: {found.advisory} {found.about}")
    known = f"{len(snapshot.advisories)} advisories, the newest of {snapshot.newest[:10] or 'an unknown day'}"
    print(f"{len(locked)} packages, {known}: {len(findings)} findings")
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main())
