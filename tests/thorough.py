"""How much to test: everything on CI, with THOROUGH=1 or by `make games`; otherwise not what takes long, as is said."""

import os
from collections.abc import Sequence
from typing import TypeVar

import pytest

T = TypeVar("T")

THOROUGH = any(os.environ.get(name) for name in ("CI", "THOROUGH", "EVERY_LANGUAGE"))
long = pytest.mark.skipif(not THOROUGH, reason="long: with THOROUGH=1, as on CI")


def some(cases: Sequence[T], each: int = 4) -> Sequence[T]:
    """Return every fourth of a long list of cases, or all of them."""
    return cases if THOROUGH else cases[::each]
