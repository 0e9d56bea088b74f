"""Run the local Telegram alone, without a bot: `python -m tgbot.playground`."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import signal
import socket

from tgbot.playground.local import LocalTelegram
from tgbot.playground.people import People
from tgbot.playground.seed import seed
from tgbot.playground.server import local_telegram
from tgbot.server.listen import loopback_socket, serving


async def serve(listening: socket.socket) -> None:
    """Serve the local Telegram with its seeded users until SIGINT or SIGTERM."""
    local = LocalTelegram()
    people = People(local)
    seed(people)
    stop = asyncio.Event()
    for signal_number in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):
            asyncio.get_running_loop().add_signal_handler(signal_number, stop.set)
    async with serving(local_telegram(local, people), listening) as address:
        print(f"The local Telegram listens on {address} (token {local.world.token}). Ctrl-C stops it.", flush=True)
        await stop.wait()
        local.phones.close()


def main() -> None:
    """Parse the port from the command line and serve on it."""
    parser = argparse.ArgumentParser(prog="python -m tgbot.playground", description=__doc__)
    parser.add_argument("--port", type=int, default=8081, help="port on 127.0.0.1 (default: %(default)s)")
    port = parser.parse_args().port
    try:
        listening = loopback_socket(port)
    except OSError as error:
        parser.exit(1, f"Port {port} cannot be used: {error.strerror}. Choose another with --port.\n")
    asyncio.run(serve(listening))


if __name__ == "__main__":
    main()
