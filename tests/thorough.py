"""How much to test: everything on CI or with THOROUGH=1; otherwise, of long generated lists, a part with each once."""

import os
from collections.abc import Sequence
from typing import TypeVar

import pytest

T = TypeVar("T")

THOROUGH = bool(os.environ.get("CI") or os.environ.get("THOROUGH"))
long = pytest.mark.skipif(not THOROUGH, reason="long: with THOROUGH=1, as on CI")


def some(cases: Sequence[T], each: int = 4) -> Sequence[T]:
    """Return every fourth of a long list of cases, or all of them."""
    return cases if THOROUGH else cases[::each]
