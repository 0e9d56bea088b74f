"""Which part may import which: the rules stand alone, and nobody reads their state but themselves."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]


def modules(package: str) -> list[Path]:
    return sorted((ROOT / package).rglob("*.py"))


def imports(path: Path) -> Iterator[str]:
    """The dotted name of everything that a module imports, at its top or inside a function."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = "." * node.level + (node.module or "")
            yield base
            yield from (f"{base}.{alias.name}" for alias in node.names)


def roots(path: Path) -> set[str]:
    return {name.split(".")[0] for name in imports(path)}


@pytest.mark.parametrize("path", modules("engine"), ids=lambda path: str(path.relative_to(ROOT)))
def test_the_rules_stand_on_the_standard_library_alone(path: Path) -> None:
    assert roots(path) <= {"engine"} | set(sys.stdlib_module_names)


@pytest.mark.parametrize(
    ("module", "allowed"),
    [
        ("random", {"chance.py"}),
        ("secrets", set()),
        ("json", {"record.py", "__main__.py"}),
        ("time", {"simulate.py"}),
        ("datetime", set()),
        ("os", set()),
        ("socket", set()),
        ("asyncio", set()),
        ("logging", set()),
    ],
)
def test_chance_json_and_the_clock_have_their_places(module: str, allowed: set[str]) -> None:
    """D3: all chance comes from the seed; time comes in as an action."""
    users = {str(path.relative_to(ROOT / "engine")) for path in modules("engine") if module in roots(path)}
    assert users <= allowed


def test_chance_is_made_in_one_module() -> None:
    """D3: a stream of chance is made in one place only."""
    for path in modules("engine"):
        if path.name != "chance.py":
            assert "Chance(" not in path.read_text("utf-8")


def test_nobody_reads_the_state_but_the_rules() -> None:
    """D7: the bot sees views, so a secret has no way in."""
    for path in modules("tgbot"):
        for name in imports(path):
            parts = name.split(".")
            assert not (parts[0] == "engine" and "state" in parts), f"{path.relative_to(ROOT)} imports {name}"


def test_the_rules_know_nothing_of_the_bot() -> None:
    for path in modules("engine"):
        assert "tgbot" not in roots(path)


def test_only_the_codec_and_the_registered_game_are_untyped() -> None:
    """`Any` is for plain JSON values, and for a game whose types are not known."""
    untyped = {str(path.relative_to(ROOT / "engine")) for path in modules("engine") if "typing.Any" in imports(path)}
    assert untyped <= {"codec.py", "core.py"}
