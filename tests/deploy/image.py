"""The image without an engine for containers: the Dockerfile's own steps in a folder, run as another user.

`python -m tests.deploy.image` installs the locked dependencies too, and tells sizes and times (`make image`). The base
image's Python is the one that is found as `python3` on the system's path.
"""

import asyncio
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from tests.deploy.dockerfile import ROOT, Step, environment, only, stages
from tests.integration.party import until
from tests.unit.tgbot.admin.telegrams import TOKEN, running_telegram
from tgbot.server.listen import loopback_socket

SYSTEM_PATH = "/usr/local/bin:/usr/bin:/bin"
NOBODY = 65534
PATIENCE_S = 60.0
STOPS_IN_S = 10.0


@dataclass(frozen=True)
class Image:
    """A folder that stands for the image's file system; what runs in it finds the folder's own paths."""

    folder: Path

    def there(self, text: str) -> str:
        """Return a text of the Dockerfile with its absolute paths moved into the folder."""
        for place in ("/opt/venv", "/app", "/data"):
            text = text.replace(place, f"{self.folder}{place}")
        return text

    def copy(self, step: Step) -> None:
        """Carry out a COPY from the project."""
        *sources, target = step.words
        for source in sources:
            into = self.folder / "app" / target
            if (ROOT / source).is_dir():
                shutil.copytree(ROOT / source, into, ignore=shutil.ignore_patterns("__pycache__"))
            else:
                shutil.copy(ROOT / source, into)

    def run(self, step: Step, tools: Path) -> None:
        """Carry out a RUN of the first stage."""
        path = f"{tools}:{SYSTEM_PATH}"
        subprocess.run(
            ["sh", "-ec", self.there(step.text)], cwd=self.folder / "app", env={"PATH": path, **_indexes()}, check=True
        )

    def seal(self) -> dict[str, int]:
        """Let nobody write any more, except to the data; return what is there and when it was changed."""
        for path in (self.folder, *self.folder.rglob("*")):
            if not path.is_symlink():
                path.chmod(path.stat().st_mode & ~0o222)
        (self.folder / "data").mkdir(mode=0o700)
        return self.contents()

    def contents(self) -> dict[str, int]:
        """Return every file outside the data, and when it was changed."""
        data = self.folder / "data"
        files = (path for path in self.folder.rglob("*") if data not in (path, *path.parents))
        return {str(path): path.lstat().st_mtime_ns for path in files}


def built(folder: Path) -> Image:
    """Carry out the first stage, dependencies included."""
    image = Image(folder)
    (folder / "app").mkdir(parents=True)
    with tempfile.TemporaryDirectory() as tools:
        for name, command in (("python", "python3"), ("pip", "python3 -m pip --disable-pip-version-check --quiet")):
            tool = Path(tools) / name
            tool.write_text(f'#!/bin/sh\nPATH={SYSTEM_PATH} exec {command} "$@"\n')
            tool.chmod(0o755)
        for step in stages()[0]:
            if step.name == "COPY":
                image.copy(step)
            elif step.name == "RUN":
                image.run(step, Path(tools))
    return image


def copied(folder: Path) -> Image:
    """Copy the project as the first stage does, and leave the dependencies to the Python that runs this."""
    image = Image(folder)
    (folder / "app").mkdir(parents=True)
    for step in stages()[0]:
        if step.name == "COPY":
            image.copy(step)
    (folder / "opt").mkdir()
    (folder / "opt/venv").symlink_to(sys.prefix)
    return image


def user_for(image: Image) -> int | None:
    """Return another user to run as, where this one may become it and it may run the image's Python."""
    if os.getuid() != 0:
        return None
    try:
        subprocess.run([image.folder / "opt/venv/bin/python", "-c", ""], user=NOBODY, check=True)
    except PermissionError:
        return None
    return NOBODY


async def proved(image: Image) -> float:
    """Run the image against a local Telegram, by a webhook, as another user; return how long its start took.

    It answers a person, its health check passes while it runs and fails afterwards, it stops in time, and it has
    written nothing but its data.
    """
    sealed, user = image.seal(), user_for(image)
    if user is not None:
        os.chown(image.folder / "data", user, user)
    steps = stages()[-1]
    with loopback_socket() as free:
        port = free.getsockname()[1]
    async with running_telegram() as telegram:
        settings = {name: image.there(value) for name, value in environment(steps).items()}
        settings |= {"PATH": f"{image.folder}/opt/venv/bin:{SYSTEM_PATH}", "HOST": "127.0.0.1", "PORT": str(port)}
        settings |= {
            "BOT_TOKEN": TOKEN,
            "TELEGRAM_URL": telegram.address,
            "WEBHOOK_URL": f"http://127.0.0.1:{port}/telegram",
        }
        began = time.monotonic()
        bot = await _started(image, only(steps, "CMD"), settings, user)
        try:
            assert bot.stdout is not None
            line = (await asyncio.wait_for(bot.stdout.readline(), PATIENCE_S)).decode()
            assert line.startswith("@crosswire_local_bot is receiving updates"), line
            took = time.monotonic() - began
            telegram.people.start(telegram.people.add("Ada").id)
            calls = telegram.local.world.calls
            await until(lambda: any(call.method == "sendMessage" and call.result for call in calls))
            assert await _healthy(image, steps, settings, user)
            bot.send_signal(signal.SIGTERM)
            await asyncio.wait_for(bot.wait(), STOPS_IN_S)
        finally:
            with suppress(ProcessLookupError):
                bot.kill()
            await bot.wait()
    assert bot.returncode == 0
    assert not await _healthy(image, steps, settings, user)
    del settings["WEBHOOK_URL"]
    assert await _healthy(image, steps, settings, user)  # one that polls has no page to ask
    assert image.contents() == sealed
    return took


async def _healthy(image: Image, steps: list[Step], settings: Mapping[str, str], user: int | None) -> bool:
    process = await _started(image, only(steps, "HEALTHCHECK"), settings, user)
    return await asyncio.wait_for(process.wait(), PATIENCE_S) == 0


async def _started(
    image: Image, step: Step, settings: Mapping[str, str], user: int | None
) -> asyncio.subprocess.Process:
    """Start a command of the image in its working directory."""
    program, *arguments = step.words
    return await asyncio.create_subprocess_exec(
        image.folder / "opt/venv/bin" / program,
        *arguments,
        cwd=image.folder / "app",
        env=dict(settings),
        stdout=subprocess.PIPE,
        user=user,
        group=user,
        extra_groups=None if user is None else [],
    )


def _indexes() -> dict[str, str]:
    """Return where this machine gets packages from, if it says so."""
    return {name: value for name, value in os.environ.items() if name.startswith("PIP_")}


def _megabytes(folder: Path) -> float:
    return sum(path.lstat().st_size for path in folder.rglob("*")) / 1e6


def main() -> None:
    """Build the image's folder, prove it, and print sizes and times."""
    with tempfile.TemporaryDirectory(prefix="crosswire-image-") as folder:
        Path(folder).chmod(0o755)
        began = time.monotonic()
        image = built(Path(folder) / "root")
        print(f"built in {time.monotonic() - began:.0f} s")
        for part in ("opt/venv", "app"):
            print(f"/{part}: {_megabytes(image.folder / part):.0f} MB")
        took = asyncio.run(proved(image))
        print(f"ran as user {user_for(image) or os.getuid()} on a read-only tree; started in {took:.1f} s")
        subprocess.run(["chmod", "-R", "u+w", folder], check=True)


if __name__ == "__main__":
    main()
