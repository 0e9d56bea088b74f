"""Pages lead somewhere, and tell of every setting and command."""

import re
from fnmatch import fnmatch
from pathlib import Path

import pytest

from tests.docs.pages import PAGES, ROOT
from tgbot.settings import Settings

LINK = re.compile(r"\]\(([^)#\s]+)(?:#[^)]*)?\)")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_within_the_project_leads_somewhere(page: Path) -> None:
    targets = {target for target in LINK.findall(page.read_text("utf-8")) if "://" not in target}
    missing = {target for target in targets if not (page.parent / target).exists()}
    assert missing == set()


def test_every_setting_is_explained() -> None:
    table = re.findall(r"^\| (`[A-Z_`, ]+`) \|", (ROOT / "docs/operate.md").read_text("utf-8"), re.MULTILINE)
    explained = [name for row in table for name in re.findall(r"[A-Z_]+", row)]
    assert sorted(explained) == sorted(name.upper() for name in Settings.model_fields)


def test_every_module_is_named_where_the_architecture_is_told() -> None:
    told = set(re.findall(r"`([\w*]+)/?`", (ROOT / "docs/architecture.md").read_text("utf-8")))
    packages = {path.parent.name for path in (ROOT / "tgbot").glob("*/__init__.py")}
    modules = {path.stem for path in (ROOT / "tgbot").glob("*.py")} - {"__init__"}
    unnamed = {part for part in packages | modules if not any(fnmatch(part, name) for name in told - {"*"})}
    assert unnamed == set()


def test_every_target_that_pages_name_exists() -> None:
    targets = set(re.findall(r"^([a-z]+):.*##", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    named = {target for page in PAGES for target in re.findall(r"`make ([a-z]+)`", page.read_text("utf-8"))}
    assert named - targets == set()
    assert len(named) > 5


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_no_page_names_a_machine_or_where_packages_come_from(page: Path) -> None:
    assert re.findall(r"/(?:root|home|work)/\w|https?://pypi\S*", page.read_text("utf-8")) == []
