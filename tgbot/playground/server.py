"""The ASGI app of the local Telegram: Bot API, files, user actions and the page, open to more routes on its port."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from starlette.applications import Starlette
from starlette.convertors import Convertor, register_url_convertor
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import FileResponse, JSONResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Receive, Scope, Send

from tgbot.playground.bodies import read_args
from tgbot.playground.control_routes import control_routes
from tgbot.playground.errors import ApiError, ConnectionCut
from tgbot.playground.guard import LoopbackGuard
from tgbot.playground.local import LocalTelegram
from tgbot.playground.methods import Described
from tgbot.playground.model import Json
from tgbot.playground.people import People
from tgbot.playground.people_routes import PeopleRoutes

PAGE = Path(__file__).with_name("page")
# No stale page from the browser's cache after an update, and nothing loaded from elsewhere.
PAGE_HEADERS = {
    "Cache-Control": "no-cache",
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; connect-src 'self'; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
}


class _ChatId(Convertor[int]):
    """A chat id, which is negative for groups."""

    regex = "-?[0-9]+"

    def convert(self, value: str) -> int:
        return int(value)

    def to_string(self, value: int) -> str:
        return str(value)


class _Page(StaticFiles):
    def file_response(self, *args: Any, **named: Any) -> Response:
        response = super().file_response(*args, **named)
        response.headers.update(PAGE_HEADERS)
        return response


class _CutResponse(Response):
    """A response cut off after its headers: the server closes a connection whose response was not ended."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:  # noqa: ARG002 - Starlette's signature
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})


register_url_convertor("chat_id", _ChatId())


def local_telegram(local: LocalTelegram, people: People, *, more: Sequence[BaseRoute] = ()) -> Starlette:
    """The app; `more` are further routes on the same port, such as the bot's webhook."""

    async def call(request: Request) -> Response:
        try:
            _check_token(local, request)
            result = await local.call(request.path_params["method"], await read_args(request))
        except ApiError as error:
            return JSONResponse(error.body(), error.code)
        except ConnectionCut:
            return _CutResponse()
        return JSONResponse(_ok(result))

    async def download(request: Request) -> Response:
        try:
            _check_token(local, request)
        except ApiError as error:
            return JSONResponse(error.body(), error.code)
        stored = local.world.files.at(request.path_params["path"])
        if stored is None:
            return JSONResponse(ApiError(404, "Not Found").body(), 404)
        return Response(stored.content, media_type="application/octet-stream")

    async def index(_request: Request) -> Response:
        return FileResponse(PAGE / "index.html", headers=PAGE_HEADERS)

    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        try:
            yield
        finally:
            await local.close()

    return Starlette(
        routes=[
            Route("/bot{token}/{method}", call, methods=["GET", "POST"]),
            Route("/file/bot{token}/{path:path}", download, methods=["GET"]),
            *PeopleRoutes(local, people).routes(),
            *control_routes(local),
            *more,
            Route("/", index, methods=["GET"]),
            Mount("/page", _Page(directory=PAGE)),
        ],
        middleware=[Middleware(LoopbackGuard)],
        lifespan=lifespan,
    )


def _check_token(local: LocalTelegram, request: Request) -> None:
    if request.path_params["token"] != local.world.token:
        raise ApiError(401, "Unauthorized")


def _ok(result: Any) -> Json:
    if isinstance(result, Described):
        return {"ok": True, "result": result.result, "description": result.description}
    return {"ok": True, "result": result}
