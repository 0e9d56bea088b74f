"""How much to test: everything on CI or with THOROUGH=1; otherwise, of long generated lists, a part with each once."""

import os

import pytest

THOROUGH = bool(os.environ.get("CI") or os.environ.get("THOROUGH"))
long = pytest.mark.skipif(not THOROUGH, reason="long: with THOROUGH=1, as on CI")
