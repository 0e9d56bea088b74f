"""python-telegram-bot's transport on aiohttp: five times less work per call than its own on httpx.

Besides the transport of `Bot` it has `call`, for the few frequent calls: it takes plain values, and raises
python-telegram-bot's own errors.
"""

from collections.abc import Mapping
from http import HTTPStatus
from typing import Any, TypeAlias

import aiohttp
import orjson
from telegram.error import (
    BadRequest,
    ChatMigrated,
    Conflict,
    Forbidden,
    InvalidToken,
    NetworkError,
    RetryAfter,
    TelegramError,
    TimedOut,
)
from telegram.request import BaseRequest, RequestData

READ_TIMEOUT_S = 15.0
CONNECT_TIMEOUT_S = 5.0
MAX_CONNECTIONS = 100
# Seconds, None for no limit, or `BaseRequest.DEFAULT_NONE`, whose type is private to python-telegram-bot.
Timeout: TypeAlias = object
_JSON = {"Content-Type": "application/json"}
PICTURE_FIELD = "picture"
PICTURE = f"attach://{PICTURE_FIELD}"


class NeverSent(NetworkError):
    """The connection could not be made: Telegram has not seen the request."""


class AiohttpRequest(BaseRequest):
    """Sends the Bot API's requests over one connection pool."""

    def __init__(self, connections: int = MAX_CONNECTIONS) -> None:
        """`connections` is the maximum size of the pool."""
        self._connections = connections
        self._session: aiohttp.ClientSession | None = None

    @property
    def read_timeout(self) -> float:
        """The default read timeout in seconds."""
        return READ_TIMEOUT_S

    async def initialize(self) -> None:
        if self._session is None:
            self._session = aiohttp.ClientSession(
                connector=aiohttp.TCPConnector(limit=self._connections),
                cookie_jar=aiohttp.DummyCookieJar(),
                timeout=aiohttp.ClientTimeout(sock_read=READ_TIMEOUT_S, connect=CONNECT_TIMEOUT_S),
            )

    async def shutdown(self) -> None:
        if self._session is not None:
            await self._session.close()
            self._session = None

    async def do_request(
        self,
        url: str,
        method: str,
        request_data: RequestData | None = None,
        read_timeout: Timeout = BaseRequest.DEFAULT_NONE,
        write_timeout: Timeout = BaseRequest.DEFAULT_NONE,  # noqa: ARG002 - aiohttp has one for both
        connect_timeout: Timeout = BaseRequest.DEFAULT_NONE,
        pool_timeout: Timeout = BaseRequest.DEFAULT_NONE,  # noqa: ARG002 - waiting for the pool counts as connecting
    ) -> tuple[int, bytes]:
        """Send one request; its status and body."""
        timeout = aiohttp.ClientTimeout(
            sock_read=_seconds(read_timeout, READ_TIMEOUT_S), connect=_seconds(connect_timeout, CONNECT_TIMEOUT_S)
        )
        return await self._exchange(method, url, data=_body(request_data), timeout=timeout)

    async def call(
        self,
        url: str,
        arguments: Mapping[str, Any],
        picture: bytes | None = None,
        patience: float = READ_TIMEOUT_S,
    ) -> Any:
        """Make a call with plain values; its raw result. An argument names a picture that goes with it as `PICTURE`.

        `Bot`'s methods build objects from arguments and results, but we need only an id. `patience` is how many seconds
        the answer may take.
        """
        status, answer = await self._post(url, arguments, picture, patience)
        if status == HTTPStatus.OK:
            try:
                return orjson.loads(answer)["result"]
            except (ValueError, TypeError, KeyError):
                pass  # the answer is not Telegram's
        raise _error(status, answer)

    async def _post(
        self, url: str, arguments: Mapping[str, Any], picture: bytes | None, patience: float
    ) -> tuple[int, bytes]:
        timeout = aiohttp.ClientTimeout(sock_read=patience, connect=CONNECT_TIMEOUT_S)
        if picture is None:
            return await self._exchange("POST", url, data=orjson.dumps(arguments), headers=_JSON, timeout=timeout)
        return await self._exchange("POST", url, data=_form(arguments, picture), timeout=timeout)

    async def _exchange(self, method: str, url: str, **options: Any) -> tuple[int, bytes]:
        if self._session is None:
            raise RuntimeError("AiohttpRequest is not initialized")
        try:
            async with self._session.request(method, url, **options) as response:
                return response.status, await response.read()
        except (aiohttp.ClientConnectorError, aiohttp.ConnectionTimeoutError) as error:
            raise NeverSent(f"aiohttp.{type(error).__name__}") from None
        except TimeoutError as error:
            raise TimedOut from error
        except aiohttp.ClientError as error:
            # Only the kind of error: its text may contain the address, which contains the token.
            raise NetworkError(f"aiohttp.{type(error).__name__}") from None


def _error(status: int, answer: bytes) -> TelegramError:
    """The error that python-telegram-bot raises for an answer that is not 200."""
    try:
        answered = orjson.loads(answer)
        description, parameters = str(answered.get("description")), answered.get("parameters") or {}
    except (ValueError, AttributeError):
        description, parameters = f"HTTP {status}", {}  # a proxy's page, perhaps
    if "migrate_to_chat_id" in parameters:
        return ChatMigrated(parameters["migrate_to_chat_id"])
    if "retry_after" in parameters:
        return RetryAfter(parameters["retry_after"])
    match status:
        case HTTPStatus.BAD_REQUEST:
            return BadRequest(description)
        case HTTPStatus.FORBIDDEN:
            return Forbidden(description)
        case HTTPStatus.UNAUTHORIZED | HTTPStatus.NOT_FOUND:
            return InvalidToken(description)
        case HTTPStatus.CONFLICT:
            return Conflict(description)
    return NetworkError(description)


def _seconds(given: Any, default: float) -> float | None:
    return default if given is BaseRequest.DEFAULT_NONE else given


def _form(arguments: Mapping[str, Any], picture: bytes) -> aiohttp.FormData:
    form = aiohttp.FormData()
    for name, value in arguments.items():
        form.add_field(name, value if isinstance(value, str) else orjson.dumps(value).decode())
    form.add_field(PICTURE_FIELD, picture, filename="picture.png", content_type="image/png")
    return form


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
