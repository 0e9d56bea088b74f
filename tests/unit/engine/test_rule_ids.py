"""Every rule of the games stands in docs/rules.md, and is shown by a test that cites it."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

RULEBOOK = Path(__file__).parents[3] / "docs/rules.md"
RULES = re.findall(r"^\| ([DICLK]\d+) \|", RULEBOOK.read_text("utf-8"), re.MULTILINE)
LAST = {"D": 26, "I": 7, "C": 13, "L": 3, "K": 18}


def citations() -> Iterator[str]:
    """Every rule id in the docstring of a test."""
    for path in sorted(Path(__file__).parent.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield from re.findall(r"\b[DICLK]\d+\b", ast.get_docstring(node) or "")


def test_the_rulebook_has_every_rule_once() -> None:
    assert sorted(RULES) == sorted(f"{group}{number}" for group, last in LAST.items() for number in range(1, last + 1))


def test_every_rule_is_cited_by_a_test() -> None:
    missing = set(RULES) - set(citations())
    assert not missing, f"no test shows {', '.join(sorted(missing))}"


def test_no_test_cites_a_rule_that_does_not_exist() -> None:
    unknown = set(citations()) - set(RULES)
    assert not unknown
