"""`make audit` without the Internet: a file of advisories says which locked versions are affected."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest

from tests.security.advisories import Finding, Unusable, main, read_snapshot
from tests.security.locks import ROOT, pinned


def affected(name: str = "Some_Package", **where: Any) -> dict[str, Any]:
    return {"package": {"ecosystem": "PyPI", "name": name}, **where}


def within(*events: Mapping[str, str], kind: str = "ECOSYSTEM") -> dict[str, Any]:
    return {"ranges": [{"type": kind, "events": list(events)}]}


def advisory(*of: Mapping[str, Any], **more: Any) -> dict[str, Any]:
    document = {"id": "GHSA-1", "modified": "2026-11-01T00:00:00Z", "summary": "it breaks", "affected": list(of)}
    return document | more


OTHER = advisory(affected("unrelated", versions=["1"]), id="GHSA-2", modified="2026-11-02T00:00:00Z")


@pytest.fixture
def snapshot(tmp_path: Path) -> Any:
    def of(*advisories: Mapping[str, Any]) -> Path:
        path = tmp_path / "all.zip"
        with ZipFile(path, "w") as archive:
            for number, document in enumerate((*advisories, OTHER)):
                archive.writestr(f"{number}.json", json.dumps(document))
        return path

    return of


@pytest.mark.parametrize(
    ("where", "hit"),
    [
        ({"versions": ["1.9", "2.0"]}, True),
        ({"versions": ["1.9"]}, False),
        (within({"introduced": "0"}, {"fixed": "2.0"}), False),
        (within({"introduced": "0"}, {"fixed": "2.0.1"}), True),
        (within({"introduced": "2.0.1"}), False),
        (within({"introduced": "0"}, {"last_affected": "2.0"}), True),
        (within({"introduced": "0"}, {"last_affected": "1.9"}), False),
        (within({"introduced": "0"}, {"fixed": "1.0"}, {"introduced": "1.9"}, {"fixed": "2.1"}), True),
        (within({"introduced": "0"}, {"fixed": "1.0"}, {"introduced": "2.1"}), False),
        (within({"fixed": "2.1"}, {"introduced": "1.9"}), True),  # in any order
        (within({"introduced": "0"}, {"fixed": "10.0"}), True),  # as versions, not as texts
        (within({"introduced": "abc"}, kind="GIT"), False),
        (within({"introduced": "not a version"}), True),  # rather too many than too few
    ],
)
def test_a_version_is_affected_where_an_advisory_says_so(snapshot: Any, where: dict[str, Any], hit: bool) -> None:
    found = list(read_snapshot(snapshot(advisory(affected(**where)))).findings({"some-package": "2.0"}))
    assert found == ([Finding("some-package", "2.0", "GHSA-1", "it breaks")] if hit else [])


def test_what_was_withdrawn_or_concerns_other_registries_counts_for_nothing(snapshot: Any) -> None:
    withdrawn = advisory(affected(versions=["2.0"]), withdrawn="2026-01-01T00:00:00Z")
    elsewhere = advisory({"package": {"ecosystem": "npm", "name": "some-package"}, "versions": ["2.0"]})
    assert list(read_snapshot(snapshot(withdrawn, elsewhere)).findings({"some-package": "2.0"})) == []


def test_a_locked_package_that_is_affected_fails_the_audit(snapshot: Any, capsys: pytest.CaptureFixture[str]) -> None:
    name, version = next(iter(pinned(ROOT / "requirements.lock").items()))
    assert main([str(snapshot(advisory(affected(name, versions=[version]))))]) == 1
    told = capsys.readouterr().out
    assert f"{name} {version}: GHSA-1 it breaks" in told
    assert "2 advisories, the newest of 2026-11-02: 1 findings" in told


def test_a_lock_that_nothing_is_known_against_passes(snapshot: Any, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(snapshot())]) == 0
    assert "1 advisories, the newest of 2026-11-02: 0 findings" in capsys.readouterr().out


@pytest.mark.parametrize("content", [b"", b"not an archive"])
def test_a_file_that_is_no_archive_is_told_in_one_line(
    tmp_path: Path, content: bytes, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "all.zip").write_bytes(content)
    assert main([str(tmp_path / "all.zip")]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_an_archive_without_advisories_does_not_pass_for_good_news(tmp_path: Path) -> None:
    with ZipFile(tmp_path / "all.zip", "w") as archive:
        archive.writestr("package.json", '{"name": "something else"}')
    with pytest.raises(Unusable, match="no advisory"):
        read_snapshot(tmp_path / "all.zip")
    with pytest.raises(Unusable, match="can't be read"):
        read_snapshot(tmp_path / "missing.zip")
