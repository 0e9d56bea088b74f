"""A worker's pages for the operator.

/healthz: the process is alive; /readyz: it can accept updates; /metrics: its counters.
"""

import asyncio
from collections.abc import Awaitable, Callable
from http import HTTPStatus

from prometheus_client import CONTENT_TYPE_LATEST
from starlette.responses import PlainTextResponse, Response
from starlette.types import Receive, Scope, Send

from tgbot.observability.metrics import Metrics
from tgbot.store.errors import Down

PING_S = 2.0


class HealthPages:
    """An ASGI app of a worker's pages."""

    def __init__(self, ping: Callable[[], Awaitable[None]], metrics: Metrics) -> None:
        """`ping` raises while the store cannot be reached."""
        self.stopping = False
        self._ping = ping
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path = scope["path"].removeprefix(scope.get("root_path", ""))
        page = await self._page(path) if scope["method"] in {"GET", "HEAD"} else None
        await (page or Response(status_code=HTTPStatus.METHOD_NOT_ALLOWED))(scope, receive, send)

    async def _page(self, path: str) -> Response | None:
        match path:
            case "/healthz":
                return PlainTextResponse("alive\n")
            case "/readyz":
                return await self._ready()
            case "/metrics":
                return Response(self._metrics.page(), media_type=CONTENT_TYPE_LATEST)
        return None

    async def _ready(self) -> Response:
        if self.stopping:
            return PlainTextResponse("stopping\n", 503)
        try:
            await asyncio.wait_for(self._ping(), PING_S)
        except (*Down, TimeoutError):
            return PlainTextResponse("the store cannot be reached\n", 503)
        return PlainTextResponse("ready\n")
