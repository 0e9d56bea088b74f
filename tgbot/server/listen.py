"""An HTTP server in the running event loop."""

from __future__ import annotations

import asyncio
import errno
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import partial

import uvicorn
from starlette.types import ASGIApp

from tgbot.server.protocol import LimitedHttp

SHUTDOWN_TIMEOUT_S = 1


class _Server(uvicorn.Server):
    """Leaves signals to the program around it."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


def loopback_socket(port: int = 0) -> socket.socket:
    """A socket on 127.0.0.1; port 0 means any free one. Raises OSError when the port is taken."""
    return listening_socket("127.0.0.1", port)


def listening_socket(host: str, port: int) -> socket.socket:
    """A socket on one of this machine's addresses. Raises OSError when it cannot be bound."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # asyncio disables Nagle's algorithm, which costs 40 ms an answer, only if the protocol is given.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
    except OSError:
        listening.close()
        raise
    except OverflowError as error:
        listening.close()
        raise OSError(errno.EINVAL, "ports end at 65535") from error
    return listening


@asynccontextmanager
async def serving(app: ASGIApp, listening: socket.socket) -> AsyncIterator[str]:
    """Serve until the block ends; yields the address. Open streams are closed at the end."""
    config = uvicorn.Config(
        app,
        http=partial(LimitedHttp, unfinished={}),  # type: ignore[arg-type]  # it's only called
        log_config=None,  # its own would bypass ours, which keeps secrets out
        log_level="warning",
        access_log=False,
        timeout_graceful_shutdown=SHUTDOWN_TIMEOUT_S,
    )
    server = _Server(config)
    running = asyncio.create_task(server.serve(sockets=[listening]))
    while not server.started:
        if running.done():
            await running
            raise RuntimeError("the server stopped before it began")
        await asyncio.sleep(0.005)
    try:
        yield f"http://127.0.0.1:{listening.getsockname()[1]}"
    finally:
        server.should_exit = True
        await running
        listening.close()
