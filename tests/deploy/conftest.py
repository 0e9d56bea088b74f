"""Tests of this folder see none of the developer's own settings."""

import os

import pytest

from tgbot.settings import Settings


@pytest.fixture(autouse=True)
def _no_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in os.environ:
        if name.lower() in Settings.model_fields:
            monkeypatch.delenv(name)
