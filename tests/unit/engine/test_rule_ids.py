"""Every rule of the games is shown by a test that cites it."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

RULES = [
    f"{group}{n}" for group, last in {"D": 26, "I": 7, "C": 13, "L": 3, "K": 18}.items() for n in range(1, last + 1)
]


def citations() -> Iterator[str]:
    """Every rule id in the docstring of a test."""
    for path in sorted(Path(__file__).parent.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield from re.findall(r"\b[DICLK]\d+\b", ast.get_docstring(node) or "")


def test_every_rule_is_cited_by_a_test() -> None:
    missing = set(RULES) - set(citations())
    assert not missing, f"no test shows {', '.join(sorted(missing))}"


def test_no_test_cites_a_rule_that_does_not_exist() -> None:
    unknown = set(citations()) - set(RULES)
    assert not unknown
