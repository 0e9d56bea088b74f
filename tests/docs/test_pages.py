"""Pages lead somewhere, and tell of every setting and command."""

import re
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


def test_every_folder_is_named_where_the_architecture_is_told() -> None:
    table = (ROOT / "docs/architecture.md").read_text("utf-8").partition("## The folders")[2].partition("\n## ")[0]
    told = set(re.findall(r"`(\w+)`", table))
    folders = {path.parent.name for path in (ROOT / "tgbot").glob("*/__init__.py")}
    modules = {path.stem for path in (ROOT / "tgbot").glob("*.py")} - {"__init__", "__main__"}
    assert folders | modules <= told


def test_directly_in_the_package_stand_only_the_entry_the_builder_and_the_settings() -> None:
    modules = {path.stem for path in (ROOT / "tgbot").glob("*.py")}
    assert modules == {"__init__", "__main__", "app", "settings"}


def test_every_target_that_pages_name_exists() -> None:
    targets = set(re.findall(r"^([a-z]+):.*##", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    named = {target for page in PAGES for target in re.findall(r"`make ([a-z]+)`", page.read_text("utf-8"))}
    assert named - targets == set()
    assert len(named) > 5


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_no_page_names_a_machine_or_where_packages_come_from(page: Path) -> None:
    assert re.findall(r"/(?:root|home|work)/\w|https?://pypi\S*", page.read_text("utf-8")) == []
