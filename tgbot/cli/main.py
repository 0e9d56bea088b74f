"""The command line, `crosswire` or `python -m tgbot`: `play`, `setup`, `doctor`, `run`; `--help` lists the rest."""

import argparse
import asyncio
import json
import logging
import signal
import sys
from collections.abc import Awaitable, Callable, Sequence
from contextlib import nullcontext, suppress
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

from redis.exceptions import AuthenticationError, NoPermissionError, RedisClusterException, RedisError
from telegram.error import BadRequest, InvalidToken, NetworkError, RetryAfter, TelegramError

from tgbot import __version__
from tgbot.admin.backup import NoBackup, backup, restore
from tgbot.admin.doctor.report import examine
from tgbot.admin.setup.prompts import Terminal
from tgbot.admin.setup.steps import NotSetUp, Wishes, set_up
from tgbot.app import Crosswire, crosswire
from tgbot.cli.play import PortTaken, open_browser, playground
from tgbot.i18n.check import check
from tgbot.i18n.folder import LANGUAGES
from tgbot.observability.logs import log_loop_error, recurring, set_up_logs
from tgbot.server.gc import freeze_periodically
from tgbot.server.listen import listening_socket, serving
from tgbot.server.tasks import ended, keep_running
from tgbot.settings import BadSettings, embedded_folder, read_settings
from tgbot.store.errors import Down, log_down
from tgbot.store.redis.connection import connect
from tgbot.store.redis.embedded import NoEmbeddedServer, store_of
from tgbot.store.redis.store import RedisStore
from tgbot.store.redis.supervisor import StoreLost
from tgbot.tables.game import games
from tgbot.telegram.client import seconds_to_wait

SCRIPT = "crosswire"  # installed by pyproject.toml
MISTAKE = 2  # exit code of what only the operator can fix
MAY_PASS = 1  # exit code of what a restart may fix: a process supervisor such as systemd should try
RETRY_S = 2.0  # after a call to Telegram that failed

log = logging.getLogger("tgbot")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; an operator's mistake ends in one line and exit code 2, an outage in one line and 1."""
    options = _parser().parse_args(arguments)
    if options.command == "locales":
        return _check_locales(options.language)
    if options.command in {"backup", "restore"}:
        return _copy_store(options)
    try:
        if options.command == "doctor":
            set_up_logs("WARNING")
            return 0 if asyncio.run(examine()) else 1
        if options.command == "setup":
            return _set_up(options)
        with asyncio.Runner(loop_factory=_uvloop_factory()) as runner:
            runner.run(_until_stopped(options.run, options))
    except KeyboardInterrupt:
        return 0
    except (BadSettings, NoEmbeddedServer, NotSetUp, PortTaken) as error:
        return _fail(str(error))
    except StoreLost as error:
        return _fail(str(error), MAY_PASS)
    except InvalidToken:
        return _fail("BOT_TOKEN: Telegram does not know this token. Copy it again from @BotFather.")
    except TelegramError as error:
        line = f"Telegram cannot be reached ({type(error).__name__}): check the network, or TELEGRAM_URL."
        return _fail(line, MAY_PASS)
    except (RedisError, RedisClusterException) as error:
        if _login_refused(error):
            return _fail("REDIS_URL: the store refuses this user or password. The doctor says more.")
        line = f"REDIS_URL: the store cannot be reached ({type(error).__name__}). Is the server running?"
        return _fail(line, MAY_PASS)
    return 0


def _login_refused(error: Exception) -> bool:
    """Whether the store has answered, and refuses the login; a cluster's error has that of one server as its cause."""
    return any(isinstance(each, AuthenticationError | NoPermissionError) for each in (error, error.__cause__))


def _uvloop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """uvloop's loop factory if installed (not on Windows)."""
    with suppress(ImportError):
        import uvloop

        return uvloop.new_event_loop
    return None


async def _until_stopped(run: Callable[..., Awaitable[None]], options: argparse.Namespace) -> None:
    """Run a command until it ends or the process gets SIGINT or SIGTERM."""
    stop, loop = asyncio.Event(), asyncio.get_running_loop()
    loop.set_exception_handler(log_loop_error)
    for number in (signal.SIGINT, signal.SIGTERM):
        with suppress(NotImplementedError):  # Windows
            loop.add_signal_handler(number, stop.set)
    freezing = keep_running("garbage collection", freeze_periodically)
    try:
        await run(options, stop)
    finally:
        await ended([freezing])


async def _play(options: argparse.Namespace, stop: asyncio.Event) -> None:
    set_up_logs("WARNING")
    async with playground(options.port, options.data) as (address, *_):
        print(f"Crosswire is ready: open {address} in a browser. Ctrl-C stops it.", flush=True)
        print("On your own? Tap “Learn in a minute” on the first phone.", flush=True)
        if not options.no_browser:
            open_browser(address)
        await stop.wait()
        print("\nStopping ...", flush=True)
    print("Crosswire has stopped; these phones and their games are gone.", flush=True)


async def _serve(_: argparse.Namespace, stop: asyncio.Event) -> None:
    settings = read_settings()
    set_up_logs(settings.log_level, settings.log_format)
    if settings.webhook_url is None:
        raise BadSettings("WEBHOOK_URL: set it to the public https address of this bot; without one, use poll")
    try:
        listening = listening_socket(settings.host, settings.port)
    except OSError as error:
        raise PortTaken(
            f"PORT: {settings.host}:{settings.port} cannot be used: {error.strerror}. Set a different HOST or PORT."
        ) from error
    async with crosswire(settings) as bot:
        service = bot.service()
        async with serving(service, listening):
            await _set_menus(bot)
            await _register(bot, settings.webhook_url, settings.webhook_connections, stop)
            watching = keep_running("look at the webhook", partial(bot.watch_registration, settings.webhook_url))
            try:
                print(f"@{bot.username} is receiving updates on {settings.host}:{settings.port}.", flush=True)
                await stop.wait()
                service.pages.stopping = True
            finally:
                await ended([watching])


async def _set_menus(bot: Crosswire) -> None:
    """Set the menus; where that fails, the bot runs with the old ones."""
    try:
        await bot.set_menus()
    except TelegramError as error:
        log.warning("the menus stay as they are until the next start: Telegram says %s", type(error).__name__)
    except Down as error:
        log_down(log, error)


async def _register(bot: Crosswire, url: str, connections: int, stop: asyncio.Event) -> None:
    """Register the webhook, sooner or later; Telegram asks to wait if another worker has just registered it."""
    while not stop.is_set():
        try:
            await bot.register(url, connections)
            break
        except BadRequest as error:
            raise BadSettings(f"WEBHOOK_URL: Telegram refuses it: {error.message}") from error
        except (RetryAfter, NetworkError) as error:
            name = type(error).__name__
            recurring(log, logging.WARNING, f"Telegram cannot register the webhook now ({name}); trying again")
            with suppress(TimeoutError):
                pause = seconds_to_wait(error) if isinstance(error, RetryAfter) else RETRY_S
                await asyncio.wait_for(stop.wait(), pause)


async def _poll(_: argparse.Namespace, stop: asyncio.Event) -> None:
    settings = read_settings()
    set_up_logs(settings.log_level, settings.log_format)
    async with crosswire(settings) as bot:
        await _set_menus(bot)
        polling = asyncio.create_task(bot.polling().run())
        print(f"@{bot.username} is fetching updates. Ctrl-C stops it.", flush=True)
        stopping = asyncio.create_task(stop.wait())
        try:
            done, _pending = await asyncio.wait({polling, stopping}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            await ended([polling, stopping])
        if polling in done:
            polling.result()


async def _letters(options: argparse.Namespace, _: asyncio.Event) -> None:
    """Print the dead letters, newest first: time and error, and optionally the update."""
    settings = read_settings()
    with nullcontext(settings.redis_url) if settings.redis_url else store_of(settings.data_folder) as url:
        store = RedisStore(connect(url))
        try:
            letters = [json.loads(letter) for letter in await store.dead_letters.all()]
        finally:
            await store.close()
    for letter in letters:
        when = datetime.fromtimestamp(letter["at"], UTC).isoformat()
        print(f"{when} {letter['error']}")
        if options.updates:
            print(letter["update"])
    if not letters:
        print("No dead letters.")


async def _run(options: argparse.Namespace, stop: asyncio.Event) -> None:
    """Serve if a webhook address is set, poll otherwise."""
    await (_serve if read_settings().webhook_url else _poll)(options, stop)


def _set_up(options: argparse.Namespace) -> int:
    set_up_logs("WARNING")
    if not options.yes and not sys.stdin.isatty():
        return _fail("No terminal to ask on: set BOT_TOKEN in the environment, and use --yes.")
    try:
        set_up(Wishes(options.file, options.webhook, options.contact, not options.yes, options.overwrite), Terminal())
    except EOFError:  # Ctrl-D
        return _fail("Nothing was written.")
    return 0


def _check_locales(languages: list[str]) -> int:
    """Print what is missing in the locales; exit code 1 if anything is."""
    chosen = [code for code in languages or LANGUAGES if code in LANGUAGES]
    of_games = (line for code in chosen for game in games().values() for line in game.locale_findings(code))
    found = [*check(languages), *of_games]
    for line in found:
        print(line)
    if not found:
        print("Nothing is missing.")
    return 1 if found else 0


def _copy_store(options: argparse.Namespace) -> int:
    """Back the embedded store up, or restore a backup."""
    to_file = options.command == "backup"
    try:
        folder = embedded_folder()
        print(f"Copying {folder} …" if to_file else f"Restoring into {folder} …", flush=True)
        options.copy(folder, options.file)
    except (BadSettings, NoBackup, NoEmbeddedServer) as error:
        return _fail(str(error))
    except RedisError as error:
        return _fail(
            f"The embedded Valkey server stopped unexpectedly ({type(error).__name__}): its log is in {folder}."
        )
    print(f"Backed up {folder} to {options.file}." if to_file else f"Restored {options.file} into {folder}.")
    return 0


def _fail(message: str, code: int = MISTAKE) -> int:
    print(message, file=sys.stderr)
    return code


def _program() -> str:
    """What the operator typed: the console script's name, or `python -m tgbot`."""
    script = Path(sys.argv[0]).stem
    return SCRIPT if script == SCRIPT else "python -m tgbot"


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog=_program(),
        description="Crosswire, a Telegram bot for games of secret codes.",
        epilog="serve, poll and run read their settings from the environment or from .env; docs/operate.md lists them.",
    )
    parser.add_argument("--version", action="version", version=f"Crosswire {__version__}")
    commands = parser.add_subparsers(required=True, metavar="COMMAND", dest="command")
    play = commands.add_parser("play", help="play in the browser: no token, no Redis, no network")
    play.add_argument("--port", type=int, default=8900, help="port of the page on 127.0.0.1 (default: %(default)s)")
    play.add_argument(
        "--data",
        type=Path,
        metavar="FOLDER",
        help="folder for the embedded store's data (default: a temporary one, removed when it stops)",
    )
    play.add_argument("--no-browser", action="store_true", help="don't open a browser")
    play.set_defaults(run=_play)
    setup = commands.add_parser("setup", help="set up your bot: check the token, write .env, set the menus")
    setup.add_argument("--yes", action="store_true", help="ask nothing; take the token from BOT_TOKEN or the file")
    setup.add_argument("--webhook", metavar="URL", help="have Telegram deliver updates to this public https address")
    setup.add_argument(
        "--polling", dest="webhook", action="store_const", const="", help="have the bot fetch its updates itself"
    )
    setup.add_argument("--contact", metavar="WHO", help="whom people can ask: @name, e-mail address or https link")
    setup.add_argument("--overwrite", action="store_true", help="replace different settings in the file without asking")
    setup.add_argument("--file", type=Path, default=Path(".env"), help="where the settings go (default: %(default)s)")
    setup.add_argument(
        "--no-file",
        dest="file",
        action="store_const",
        const=None,
        help="don't write a file: the settings are in the environment",
    )
    commands.add_parser("doctor", help="check your setup and explain how to fix any problems")
    for name, run, text in (
        ("serve", _serve, "run your bot behind a webhook (BOT_TOKEN, WEBHOOK_URL)"),
        ("poll", _poll, "run your bot with long polling (BOT_TOKEN)"),
        ("run", _run, "serve if WEBHOOK_URL is set, poll otherwise"),
    ):
        commands.add_parser(name, help=text).set_defaults(run=run)
    letters = commands.add_parser("letters", help="list the updates that failed three times")
    letters.add_argument("--updates", action="store_true", help="also print the updates, including what players wrote")
    letters.set_defaults(run=_letters)
    for name, copy, text in (
        ("backup", backup, "back up the embedded store to a file, even while the bot is running"),
        ("restore", restore, "restore such a file into an empty DATA_FOLDER, before you start the bot"),
    ):
        copying = commands.add_parser(name, help=text)
        copying.add_argument("file", type=Path, metavar="FILE")
        copying.set_defaults(copy=copy)
    locales = commands.add_parser("locales", help="check the texts and words of a language")
    check_one = locales.add_subparsers(required=True, metavar="COMMAND").add_parser(
        "check", help="list what is missing"
    )
    check_one.add_argument("language", nargs="*", metavar="LANG", help="language codes (default: all)")
    return parser


if __name__ == "__main__":
    sys.exit(main())
