"""The command line: `python -m tgbot play`, `setup`, `doctor`, `run`, and others; `--help` lists them."""

import argparse
import asyncio
import json
import logging
import signal
import sys
from collections.abc import Awaitable, Callable, Sequence
from contextlib import nullcontext, suppress
from datetime import UTC, datetime
from pathlib import Path

from redis.exceptions import RedisClusterException, RedisError
from telegram.error import BadRequest, InvalidToken, RetryAfter, TelegramError

from tgbot.app import Crosswire, crosswire, ended
from tgbot.backup import NoBackup, backup, restore
from tgbot.doctor.examination import examine
from tgbot.embedded import NoEmbeddedServer, store_of
from tgbot.garbage import keep_tidy
from tgbot.listen import listening_socket, serving
from tgbot.locales_check import check
from tgbot.logs import set_up_logs
from tgbot.play_here import PortTaken, open_browser, playground
from tgbot.redis_address import connect
from tgbot.settings import BadSettings, embedded_folder, read_settings
from tgbot.setup.asking import Terminal
from tgbot.setup.steps import NotSetUp, Wishes, set_up
from tgbot.store import Store
from tgbot.telegram_client import seconds_to_wait

log = logging.getLogger("tgbot")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; a mistake of the operator's ends in one line and exit code 2."""
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
        with asyncio.Runner(loop_factory=_quickest_loop()) as runner:
            runner.run(_until_stopped(options.run, options))
    except KeyboardInterrupt:
        return 0
    except (BadSettings, NoEmbeddedServer, NotSetUp, PortTaken) as error:
        return _fail(str(error))
    except InvalidToken:
        return _fail("BOT_TOKEN: Telegram does not know this token. Copy it again from @BotFather.")
    except TelegramError as error:
        return _fail(f"Telegram cannot be reached ({type(error).__name__}): check the network, or TELEGRAM_URL.")
    except (RedisError, RedisClusterException) as error:
        return _fail(f"REDIS_URL: the store cannot be reached ({type(error).__name__}). Is the server running?")
    return 0


def _quickest_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """Return what makes an event loop: uvloop's where there is one (not on Windows)."""
    with suppress(ImportError):
        import uvloop

        return uvloop.new_event_loop
    return None


async def _until_stopped(run: Callable[..., Awaitable[None]], options: argparse.Namespace) -> None:
    """Run a command until it ends or the process is told to stop."""
    stop = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        with suppress(NotImplementedError):  # Windows
            asyncio.get_running_loop().add_signal_handler(number, stop.set)
    tidying = asyncio.create_task(keep_tidy())
    await run(options, stop)
    await ended([tidying])


async def _play(options: argparse.Namespace, stop: asyncio.Event) -> None:
    set_up_logs("WARNING")
    async with playground(options.port, options.data) as (address, *_):
        print(f"Crosswire is ready: open {address} in a browser. Ctrl-C stops it.", flush=True)
        if not options.no_browser:
            open_browser(address)
        await stop.wait()


async def _serve(_: argparse.Namespace, stop: asyncio.Event) -> None:
    settings = read_settings()
    set_up_logs(settings.log_level, settings.log_format)
    if settings.webhook_url is None:
        raise BadSettings("WEBHOOK_URL: set it to the public https address of this bot; without one, use poll")
    try:
        listening = listening_socket(settings.host, settings.port)
    except OSError as error:
        raise PortTaken(
            f"PORT: {settings.host}:{settings.port} cannot be used: {error.strerror}. Set HOST and PORT to others."
        ) from error
    async with crosswire(settings) as bot:
        service = bot.service()
        async with serving(service, listening):
            await _set_menus(bot)
            await _register(bot, settings.webhook_url, settings.webhook_connections, stop)
            print(f"@{bot.username} takes updates on {settings.host}:{settings.port}.", flush=True)
            await stop.wait()
            service.stopping = True


async def _set_menus(bot: Crosswire) -> None:
    """Set the menus; where Telegram takes none now, they stay as they were."""
    try:
        await bot.set_menus()
    except RetryAfter:
        log.warning("Telegram takes no menus now: they stay as they were until the next start")


async def _register(bot: Crosswire, url: str, connections: int, stop: asyncio.Event) -> None:
    """Tell Telegram where to deliver; it asks to wait when another worker has just said the same."""
    while not stop.is_set():
        try:
            await bot.register(url, connections)
            break
        except BadRequest as error:
            raise BadSettings(f"WEBHOOK_URL: Telegram does not take it: {error.message}") from error
        except RetryAfter as error:
            with suppress(TimeoutError):
                await asyncio.wait_for(stop.wait(), seconds_to_wait(error))


async def _poll(_: argparse.Namespace, stop: asyncio.Event) -> None:
    settings = read_settings()
    set_up_logs(settings.log_level, settings.log_format)
    async with crosswire(settings) as bot:
        await _set_menus(bot)
        polling = asyncio.create_task(bot.poll())
        print(f"@{bot.username} is fetching updates. Ctrl-C stops it.", flush=True)
        stopping = asyncio.create_task(stop.wait())
        done, _pending = await asyncio.wait({polling, stopping}, return_when=asyncio.FIRST_COMPLETED)
        stopping.cancel()
        polling.cancel()
        if polling in done:
            polling.result()


async def _letters(options: argparse.Namespace, _: asyncio.Event) -> None:
    """Print the updates that were given up, newest first: when and why, and on request what they were."""
    settings = read_settings()
    with nullcontext(settings.redis_url) if settings.redis_url else store_of(settings.data_folder) as url:
        store = Store(connect(url))
        try:
            letters = [json.loads(letter) for letter in await store.dead()]
        finally:
            await store.close()
    for letter in letters:
        when = datetime.fromtimestamp(letter["at"], UTC).isoformat()
        print(f"{when} {letter['error']}")
        if options.updates:
            print(letter["update"])
    if not letters:
        print("There are none.")


async def _run(options: argparse.Namespace, stop: asyncio.Event) -> None:
    """Serve where a webhook address is set, poll otherwise."""
    await (_serve if read_settings().webhook_url else _poll)(options, stop)


def _set_up(options: argparse.Namespace) -> int:
    set_up_logs("WARNING")
    if not options.yes and not sys.stdin.isatty():
        return _fail("There is nobody to ask: set BOT_TOKEN in the environment, and use --yes.")
    try:
        set_up(Wishes(options.file, options.webhook, not options.yes, options.overwrite), Terminal())
    except EOFError:  # Ctrl-D
        return _fail("Nothing was written.")
    return 0


def _check_locales(languages: list[str]) -> int:
    """Print what is missing in the locales; exit code 1 if anything is."""
    found = check(languages)
    for line in found:
        print(line)
    if not found:
        print("Nothing is missing.")
    return 1 if found else 0


def _copy_store(options: argparse.Namespace) -> int:
    """Back the embedded store up, or put a backup back."""
    to_file = options.command == "backup"
    try:
        folder = embedded_folder()
        print(f"Copying {folder} …" if to_file else f"Filling {folder} …", flush=True)
        options.copy(folder, options.file)
    except (BadSettings, NoBackup, NoEmbeddedServer) as error:
        return _fail(str(error))
    except RedisError as error:
        return _fail(f"The embedded Valkey server broke off ({type(error).__name__}): its log is in {folder}.")
    print(f"{options.file} holds all of {folder}." if to_file else f"{folder} is as it was.")
    return 0


def _fail(message: str) -> int:
    print(message, file=sys.stderr)
    return 2


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m tgbot",
        description="Crosswire, a Telegram bot for games of secret codes.",
        epilog="serve, poll and run read their settings from the environment or from .env; docs/operate.md lists them.",
    )
    commands = parser.add_subparsers(required=True, metavar="COMMAND", dest="command")
    play = commands.add_parser("play", help="play in the browser: no token, no Redis, no network")
    play.add_argument("--port", type=int, default=8900, help="port of the page on 127.0.0.1 (default: %(default)s)")
    play.add_argument(
        "--data",
        type=Path,
        metavar="FOLDER",
        help="folder for the embedded store's data (default: a temporary one, removed at the end)",
    )
    play.add_argument("--no-browser", action="store_true", help="do not open a browser")
    play.set_defaults(run=_play)
    setup = commands.add_parser("setup", help="set your bot up: checks the token, writes .env, sets menus")
    setup.add_argument("--yes", action="store_true", help="ask nothing; the token comes from BOT_TOKEN or the file")
    setup.add_argument("--webhook", metavar="URL", help="let Telegram deliver to this public https address")
    setup.add_argument(
        "--polling", dest="webhook", action="store_const", const="", help="let the bot fetch its updates"
    )
    setup.add_argument("--overwrite", action="store_true", help="replace other settings in the file without asking")
    setup.add_argument("--file", type=Path, default=Path(".env"), help="where the settings go (default: %(default)s)")
    setup.add_argument(
        "--no-file", dest="file", action="store_const", const=None, help="write none: the environment has the settings"
    )
    commands.add_parser("doctor", help="look for mistakes in a set-up, and tell how to mend them")
    for name, run, text in (
        ("serve", _serve, "run your bot behind a webhook (BOT_TOKEN, WEBHOOK_URL)"),
        ("poll", _poll, "run your bot by long polling (BOT_TOKEN)"),
        ("run", _run, "serve if WEBHOOK_URL is set, poll otherwise"),
    ):
        commands.add_parser(name, help=text).set_defaults(run=run)
    letters = commands.add_parser("letters", help="list updates that were given up after three tries")
    letters.add_argument("--updates", action="store_true", help="print the updates too: they hold what players wrote")
    letters.set_defaults(run=_letters)
    for name, copy, text in (
        ("backup", backup, "write all that the embedded store holds to a file; the bot may run meanwhile"),
        ("restore", restore, "fill an empty DATA_FOLDER from such a file, before the bot is started"),
    ):
        copying = commands.add_parser(name, help=text)
        copying.add_argument("file", type=Path, metavar="FILE")
        copying.set_defaults(copy=copy)
    locales = commands.add_parser("locales", help="check the texts and words of a language")
    check_one = locales.add_subparsers(required=True, metavar="COMMAND").add_parser(
        "check", help="tell what is missing"
    )
    check_one.add_argument("language", nargs="*", metavar="LANG", help="language codes (default: all)")
    return parser


if __name__ == "__main__":
    sys.exit(main())
