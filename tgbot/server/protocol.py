"""Uvicorn's HTTP with limits on what a client may keep open: slow, silent and endless requests.

A connection that sends a byte now and then costs the client nothing, and uvicorn would wait for it for ever.
"""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

READ_TIMEOUT_S = 20.0  # for a whole request; a webhook's body has less, and is answered
MAX_HEAD_LEN = 1 << 18  # bytes until a request's headers are complete
MAX_UNFINISHED = 400  # connections whose request isn't complete; more than Telegram ever has, fewer than files allowed


class LimitedHttp(HttpToolsProtocol):
    """One connection."""

    def __init__(self, *, unfinished: dict[LimitedHttp, None], **given: Any) -> None:
        """`unfinished` has all connections of the server whose request is not complete, the oldest first."""
        super().__init__(**given)
        self._unfinished = unfinished
        self._deadline: asyncio.TimerHandle | None = None
        self._head_len = 0  # received since the last request was complete, or its headers
        self._complete = False  # the last bytes received were the end of a request

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait()

    def data_received(self, data: bytes) -> None:
        self._head_len += len(data)
        self._complete = False
        super().data_received(data)
        # Where the answer went before its request was complete, uvicorn has stopped to count the idle time.
        if self._complete and not self.cycle.response_complete:
            self._wait_no_longer()
        elif self._head_len > MAX_HEAD_LEN:
            self.give_up()
        elif self._deadline is None:
            self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self._wait_no_longer()
        super().connection_lost(exc)

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self._head_len = 0

    def on_body(self, body: bytes) -> None:
        self._head_len = 0  # how long a body may be is the app's business
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._complete = True
        self._head_len = 0
        super().on_message_complete()

    def give_up(self) -> None:
        """Close the connection."""
        self._wait_no_longer()
        self.transport.close()

    def _wait(self) -> None:
        """Wait for the rest of a request, but not for ever, and not with too many others."""
        self._deadline = self.loop.call_later(READ_TIMEOUT_S, self.give_up)
        self._unfinished[self] = None
        if len(self._unfinished) > MAX_UNFINISHED:
            next(iter(self._unfinished)).give_up()

    def _wait_no_longer(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
            self._unfinished.pop(self, None)
