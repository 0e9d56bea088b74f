"""Loopback only: protection against other sites and DNS rebinding."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Receive, Scope, Send

LOOPBACK = ("localhost", "127.0.0.1", "::1")


class LoopbackGuard:
    """Refuse a foreign Host (DNS rebinding) and a foreign Origin (another site's page)."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            headers = Headers(scope=scope)
            if not _is_loopback(f"//{headers.get('host', '')}"):
                await PlainTextResponse("This server answers on localhost only.\n", 421)(scope, receive, send)
                return
            origin = headers.get("origin")
            if origin is not None and not (_is_loopback(origin) and urlsplit(origin).netloc == headers["host"]):
                await PlainTextResponse("Other sites may not speak for people here.\n", 403)(scope, receive, send)
                return
        await self._app(scope, receive, send)


def _is_loopback(address: str) -> bool:
    try:
        return urlsplit(address).hostname in LOOPBACK
    except ValueError:
        return False
