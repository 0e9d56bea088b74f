"""Setting a bot up: by answers at a terminal, or by a script."""

import asyncio
import io
import logging
import os
import pty
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.thorough import long
from tests.unit.tgbot.admin.telegrams import TOKEN, Telegram
from tgbot.admin.setup import env_file
from tgbot.cli.main import main
from tgbot.handlers.menus import menus
from tgbot.i18n.texts import LANGUAGES, Say
from tgbot.pictures.face import draw_face
from tgbot.playground.files import FileShelf
from tgbot.playground.methods import METHODS

pytestmark = pytest.mark.xdist_group("setup")

ROOT = Path(__file__).parents[4]
UNKNOWN_TOKEN = "4000000001:a-token-that-telegram-never-gave-out"
PATIENCE_S = 60.0


class Shell:
    """A terminal in an empty folder, in which `setup` runs against the local Telegram."""

    def __init__(self, room: Path, telegram: Telegram, capsys: pytest.CaptureFixture[str]) -> None:
        self.file = room / ".env"
        self._room = room
        self._settings = {"TELEGRAM_URL": telegram.address, "PYTHONPATH": str(ROOT), "PATH": os.environ["PATH"]}
        self._capsys = capsys

    async def script(self, *arguments: str, **settings: str) -> tuple[int, str, str]:
        """Run it as a script would: nobody can answer.

        In this process, since one of its own takes longer to start than all that is tested here; that it works in one
        is seen by `make setup` in tests/docs/test_commands.py.
        """
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(sys, "stdin", io.StringIO())
            for name, value in (self._settings | settings).items():
                patch.setenv(name, value)
            self._capsys.readouterr()
            code = await asyncio.wait_for(asyncio.to_thread(main, ["setup", *arguments]), PATIENCE_S)
        shown = self._capsys.readouterr()
        return code, shown.out, shown.err

    async def person(self, *answers: tuple[str, str | None]) -> tuple[int | None, str]:
        """Run it at a terminal, wait for each text and type its answer, if any; return all that the screen showed."""
        ours, theirs = pty.openpty()
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tgbot", "setup"),
            cwd=self._room,
            env=self._settings,
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            start_new_session=True,  # so that a password is asked for on this terminal, and not on the developer's
        )
        os.close(theirs)
        screen = Screen(ours)
        try:
            for question, answer in answers:
                await asyncio.wait_for(screen.shows(question), PATIENCE_S)
                if answer is not None:
                    os.write(ours, f"{answer}\n".encode())
            await asyncio.wait_for(process.wait(), PATIENCE_S)
            await asyncio.wait_for(screen.ended.wait(), PATIENCE_S)
        finally:
            screen.close()
        return process.returncode, screen.text.replace("\r\n", "\n")


class Screen:
    """What a terminal has shown so far."""

    def __init__(self, handle: int) -> None:
        self.text = ""
        self.ended = asyncio.Event()
        self._seen = 0
        self._handle = handle
        self._more = asyncio.Event()
        asyncio.get_running_loop().add_reader(handle, self._read)

    async def shows(self, text: str) -> None:
        """Wait until a text appears after the last one that was waited for."""
        while (found := self.text.find(text, self._seen)) < 0:
            self._more.clear()
            await self._more.wait()
        self._seen = found + len(text)

    def close(self) -> None:
        asyncio.get_running_loop().remove_reader(self._handle)
        os.close(self._handle)

    def _read(self) -> None:
        try:
            read = os.read(self._handle, 4096)
        except OSError:  # the other end is closed
            read = b""
        if not read:
            self.ended.set()
            asyncio.get_running_loop().remove_reader(self._handle)
        self.text += read.decode()
        self._more.set()


@pytest.fixture
def shell(room: Path, telegram: Telegram, capsys: pytest.CaptureFixture[str]) -> Iterator[Shell]:
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield Shell(room, telegram, capsys)
    root.handlers[:] = handlers
    root.setLevel(level)


def introduced(telegram: Telegram) -> bool:
    """The local Telegram has every menu and description."""
    world = telegram.local.world
    ours = menus()
    listed = {("all_group_chats", len(ours.group)), ("all_private_chats", len(ours.private))}
    for code in ("", *LANGUAGES):
        say = Say(code or "en")
        if _shown(telegram, "description", code) != say.plain("about-description"):
            return False
        if _shown(telegram, "short_description", code) != say.plain("about-short"):
            return False
        if {(scope, len(world.commands.get((scope, code), []))) for scope, _ in listed} != listed:
            return False
    return True


def pictured(telegram: Telegram) -> bool:
    """The local Telegram has our picture of the bot."""
    picture = telegram.local.world.picture
    return picture is not None and picture.content == draw_face()


def _shown(telegram: Telegram, what: str, code: str) -> str | None:
    texts = telegram.local.world.texts
    return texts.get((what, code), texts.get((what, "")))


# ── a person ────────────────────────────────────────────────────────────────────────────────────────────────────


async def test_a_token_and_enter_set_up_a_bot_that_polls(shell: Shell, telegram: Telegram) -> None:
    enter = (("Public https address", ""), ("Enter for none", ""), ("two crossed wires? [Y/n]", ""))
    code, screen = await shell.person(("Token", TOKEN), *enter)
    assert code == 0, screen
    assert "This token belongs to @crosswire_local_bot." in screen
    assert "https://t.me/crosswire_local_bot?startgroup" in screen
    assert TOKEN not in screen
    assert shell.file.read_text() == f"BOT_TOKEN={TOKEN}\n"
    assert shell.file.stat().st_mode & 0o777 == 0o600
    assert introduced(telegram)
    assert pictured(telegram)


@long
async def test_wrong_answers_are_asked_again_and_a_webhook_gets_a_secret(shell: Shell, telegram: Telegram) -> None:
    code, screen = await shell.person(
        ("Token", "123:abc"),
        ("this is not a bot token", None),
        ("Token", UNKNOWN_TOKEN),
        ("Telegram does not know this token", None),
        ("Token", TOKEN),
        ("Public https address", "http://example.org/"),
        ("only delivers to https", None),
        ("Public https address", "https://example.org/hook"),
        ("Your @name", "somebody"),
        ("OPERATOR_CONTACT: set it to your @name", None),
        ("Your @name", "@somebody"),
        ("[Y/n]", "n"),
    )
    assert code == 0, screen
    assert telegram.local.world.picture is None
    assert UNKNOWN_TOKEN not in screen
    written = env_file.values(shell.file.read_text())
    assert (written["BOT_TOKEN"], written["WEBHOOK_URL"]) == (TOKEN, "https://example.org/hook")
    assert written["OPERATOR_CONTACT"] == "@somebody"
    assert len(written["WEBHOOK_SECRET"]) >= 32
    assert written["WEBHOOK_SECRET"] not in screen


@long
async def test_other_settings_are_replaced_only_after_a_yes(shell: Shell) -> None:
    before = f"BOT_TOKEN={TOKEN}\n# mine\nWEBHOOK_URL=https://example.org/\nUNKNOWN=1\nOPERATOR_CONTACT=@me_too\n"
    shell.file.write_text(before)
    answers = (
        ("Enter for https://example.org/, - for none", "-"),
        ("Enter for @me_too, - for none", "-"),
        ("[Y/n]", ""),
        ("already has a different WEBHOOK_URL and OPERATOR_CONTACT. Replace it?", "n"),
    )
    code, screen = await shell.person(*answers)
    assert (code, "Nothing was written." in screen, shell.file.read_text()) == (2, True, before)
    code, _ = await shell.person(*answers[:3], (answers[3][0], "y"))
    assert (code, shell.file.read_text()) == (0, f"BOT_TOKEN={TOKEN}\n# mine\nUNKNOWN=1\n")


async def test_the_end_of_input_ends_it(shell: Shell) -> None:
    code, screen = await shell.person(("Token", "\x04"))
    assert (code, screen.endswith("Nothing was written.\n"), shell.file.exists()) == (2, True, False)


async def test_the_end_of_input_at_the_last_question_writes_nothing_either(shell: Shell) -> None:
    enter = (("Public https address", ""), ("Enter for none", ""))
    code, screen = await shell.person(("Token", TOKEN), *enter, ("[Y/n]", "\x04"))
    assert (code, screen.endswith("Nothing was written.\n"), shell.file.exists()) == (2, True, False)


@pytest.mark.parametrize(("joins", "reads", "advice"), [(False, False, "/setjoingroups"), (True, True, "/setprivacy")])
async def test_what_only_botfather_can_change_is_said(
    shell: Shell, telegram: Telegram, joins: bool, reads: bool, advice: str
) -> None:
    telegram.local.world.bot_joins_groups, telegram.local.world.bot_reads_all = joins, reads
    _, screen, _ = await shell.script("--yes", BOT_TOKEN=TOKEN)
    assert f"In @BotFather: {advice}, choose @crosswire_local_bot" in screen


@pytest.mark.parametrize("on", [False, True])
async def test_inline_mode_is_mentioned_until_it_is_on(shell: Shell, telegram: Telegram, on: bool) -> None:
    telegram.local.world.bot_inline = on
    _, screen, _ = await shell.script("--yes", BOT_TOKEN=TOKEN)
    assert ("In @BotFather: /setinline, choose @crosswire_local_bot" in screen) is not on


# ── a script ────────────────────────────────────────────────────────────────────────────────────────────────────


async def test_a_script_can_do_it_and_doing_it_again_changes_nothing(shell: Shell, telegram: Telegram) -> None:
    code, screen, errors = await shell.script("--yes", "--webhook", "https://example.org/", BOT_TOKEN=TOKEN)
    assert (code, errors) == (0, "")
    assert TOKEN not in screen
    written = shell.file.read_text()
    assert env_file.values(written)["WEBHOOK_URL"] == "https://example.org/"
    calls = len(telegram.local.world.calls)
    code, _, _ = await shell.script("--yes")  # the token is in the file now
    assert (code, shell.file.read_text()) == (0, written)
    again = [call.method for call in list(telegram.local.world.calls)[calls:]]
    assert [method for method in again if "Description" in method and method.startswith("set")] == []


async def test_a_script_sets_the_picture_once_and_never_replaces_one(shell: Shell, telegram: Telegram) -> None:
    assert (await shell.script("--yes", BOT_TOKEN=TOKEN))[0] == 0
    assert pictured(telegram)
    own = FileShelf(1000).make_up("photo")
    telegram.local.world.picture = own
    assert (await shell.script("--yes", "--overwrite", BOT_TOKEN=TOKEN))[0] == 0
    assert telegram.local.world.picture is own


@pytest.mark.parametrize(
    ("unknown", "hint"),
    [(("setmyprofilephoto",), True), (("setmyprofilephoto", "getuserprofilephotos"), False)],
    ids=["cannot set", "cannot ask"],
)
async def test_a_server_that_knows_no_pictures_does_no_harm(
    shell: Shell, telegram: Telegram, monkeypatch: pytest.MonkeyPatch, unknown: tuple[str, ...], hint: bool
) -> None:
    for method in unknown:
        monkeypatch.delitem(METHODS, method)
    code, screen, errors = await shell.script("--yes", BOT_TOKEN=TOKEN)
    assert (code, errors, "/setuserpic" in screen) == (0, "", hint)
    assert "Ready. Start it with: make run" in screen
    assert telegram.local.world.picture is None


async def test_a_script_gives_the_contact_and_leaves_it_alone_later(shell: Shell) -> None:
    code, _, errors = await shell.script("--yes", "--contact", "me@example.org", BOT_TOKEN=TOKEN)
    assert (code, errors) == (0, "")
    written = shell.file.read_text()
    assert written == f"BOT_TOKEN={TOKEN}\nOPERATOR_CONTACT=me@example.org\n"
    assert (await shell.script("--yes"))[0] == 0
    assert shell.file.read_text() == written
    code, _, error = await shell.script("--yes", "--contact", "@somebody")
    assert (code, "already has a different OPERATOR_CONTACT. Replace it?" in error) == (2, True)
    assert (await shell.script("--yes", "--contact", "", "--overwrite"))[0] == 0
    assert shell.file.read_text() == f"BOT_TOKEN={TOKEN}\n"


async def test_a_contact_in_the_file_that_is_wrong_can_be_replaced(shell: Shell) -> None:
    shell.file.write_text(f"BOT_TOKEN={TOKEN}\nOPERATOR_CONTACT=me\n")
    code, _, error = await shell.script("--yes")
    assert (code, error.startswith("OPERATOR_CONTACT: set it to your @name")) == (2, True)
    assert (await shell.script("--yes", "--contact", "@somebody", "--overwrite"))[0] == 0
    assert env_file.values(shell.file.read_text())["OPERATOR_CONTACT"] == "@somebody"


async def test_a_script_replaces_settings_only_when_told_to(shell: Shell) -> None:
    shell.file.write_text(f"BOT_TOKEN={UNKNOWN_TOKEN}\n")
    code, _, error = await shell.script("--yes", BOT_TOKEN=TOKEN)
    assert (code, error.count("\n")) == (2, 1)
    assert "already has a different BOT_TOKEN. Replace it? To do so, add --overwrite." in error
    assert shell.file.read_text() == f"BOT_TOKEN={UNKNOWN_TOKEN}\n"
    code, _, _ = await shell.script("--yes", "--overwrite", BOT_TOKEN=TOKEN)
    assert (code, shell.file.read_text()) == (0, f"BOT_TOKEN={TOKEN}\n")


@pytest.mark.parametrize(
    ("arguments", "settings", "why"),
    [
        (("--yes",), {}, "BOT_TOKEN: set it"),
        ((), {}, "No terminal to ask on"),
        (("--yes",), {"BOT_TOKEN": UNKNOWN_TOKEN}, "BOT_TOKEN: Telegram does not know this token"),
        (
            ("--yes", "--webhook", "http://example.org/"),
            {"BOT_TOKEN": TOKEN},
            "WEBHOOK_URL: Telegram only delivers to https",
        ),
        (("--yes",), {"BOT_TOKEN": TOKEN, "PORT": "none"}, "PORT: "),
        (("--yes", "--contact", "me"), {"BOT_TOKEN": TOKEN}, "OPERATOR_CONTACT: set it to your @name"),
    ],
)
async def test_what_cannot_work_is_one_line_and_nothing_is_written(
    shell: Shell, arguments: tuple[str, ...], settings: dict[str, str], why: str
) -> None:
    code, _, error = await shell.script(*arguments, **settings)
    assert (code, error.count("\n"), why in error) == (2, 1, True), error
    assert not shell.file.exists()


async def test_where_the_environment_has_the_settings_no_file_is_needed(shell: Shell, telegram: Telegram) -> None:
    code, _, errors = await shell.script("--yes", "--no-file", BOT_TOKEN=TOKEN)
    assert (code, errors, shell.file.exists()) == (0, "", False)
    assert introduced(telegram)


async def test_a_file_that_cannot_be_written(shell: Shell) -> None:
    code, _, error = await shell.script("--yes", "--file", "no-such-folder/.env", BOT_TOKEN=TOKEN)
    assert (code, error.count("\n")) == (2, 1)
    assert "no-such-folder/.env cannot be written: No such file or directory." in error


async def test_telegram_asks_to_wait(shell: Shell, telegram: Telegram) -> None:
    telegram.local.faults.flood("setMyDescription", 600)
    code, _, error = await shell.script("--yes", BOT_TOKEN=TOKEN)
    assert (code, "run setup again later" in error) == (2, True)
    assert shell.file.read_text() == f"BOT_TOKEN={TOKEN}\n"
