"""What a worker serves: Telegram's deliveries, and pages for whoever runs it.

/healthz says that the process lives, /readyz that it can take updates, /metrics what it has counted. Everything else
is for the webhook.
"""

import asyncio
from collections.abc import Awaitable, Callable

from prometheus_client import CONTENT_TYPE_LATEST
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send

from tgbot.metrics import Metrics
from tgbot.store import Down

PING_S = 2.0


class Operation:
    """Routes a worker's requests."""

    def __init__(self, webhook: ASGIApp, ping: Callable[[], Awaitable[None]], metrics: Metrics) -> None:
        """Take the webhook, a way to reach the store, and what is counted."""
        self.stopping = False
        self._webhook = webhook
        self._ping = ping
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request."""
        if scope["type"] != "http":
            return
        path = scope["path"].removeprefix(scope.get("root_path", ""))
        app = await self._page(path) if scope["method"] in {"GET", "HEAD"} else self._webhook
        await app(scope, receive, send)

    async def _page(self, path: str) -> ASGIApp:
        match path:
            case "/healthz":
                return PlainTextResponse("alive\n")
            case "/readyz":
                return await self._ready()
            case "/metrics":
                return Response(self._metrics.page(), media_type=CONTENT_TYPE_LATEST)
        return self._webhook

    async def _ready(self) -> Response:
        if self.stopping:
            return PlainTextResponse("stopping\n", 503)
        try:
            await asyncio.wait_for(self._ping(), PING_S)
        except (*Down, TimeoutError):
            return PlainTextResponse("the store cannot be reached\n", 503)
        return PlainTextResponse("ready\n")
