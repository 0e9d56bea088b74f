"""How hard hypothesis tries: `HYPOTHESIS_PROFILE=thorough` for a long search, a moderate one otherwise."""

import os

from hypothesis import HealthCheck, settings

from engine import text
from engine.codes import clues

settings.register_profile("moderate", deadline=None, max_examples=40, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("thorough", settings.get_profile("moderate"), max_examples=2000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "moderate"))


def pytest_runtest_setup() -> None:
    """Fold every text again in each test: mutation testing must see which tests fold, and what they fold to."""
    for remembers in (text.fold, text._words, clues.forbid_all):
        remembers.cache_clear()
