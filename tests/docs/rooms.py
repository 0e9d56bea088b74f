"""The project in a folder of its own, as after a first `make`, in which commands can be run as they are written."""

import sys
from pathlib import Path

from tests.docs.pages import ROOT
from tests.unit.tgbot.admin.telegrams import TOKEN

NOT_COPIED = {".git", ".env", ".venv", "data"}


def make_room(folder: Path) -> None:
    """Put a project that is set up into a folder, twice: in `project` and, as installed, in `opt/crosswire`."""
    project, installed = folder / "project", folder / "opt/crosswire"
    for made in (project / ".venv/bin", installed, folder / "etc/systemd/system"):
        made.mkdir(parents=True)
    for place in (project, installed):
        for path in ROOT.iterdir():
            if path.name not in NOT_COPIED and not path.name.startswith(".venv"):
                (place / path.name).symlink_to(path)
        (place / ".env").write_text(f"BOT_TOKEN={TOKEN}\n")
        (place / ".env").chmod(0o600)
    python = project / ".venv/bin/python"
    python.write_text(f'#!/bin/sh\nexec {sys.executable} "$@"\n')
    python.chmod(0o755)
    for mark in (".runtime", ".dev"):
        (project / ".venv" / mark).touch()
    (installed / ".venv").symlink_to(project / ".venv")
