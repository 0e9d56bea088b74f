"""python-telegram-bot in a Starlette app, after its example `customwebhookbot`."""

import asyncio
from http import HTTPStatus

import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from telegram import Update
from telegram.ext import Application

from bench.peers.brain import Surroundings
from bench.peers.ptb import built


async def main() -> None:
    """Serve until the process is ended."""
    here = Surroundings.read()
    application = built(here, Application.builder().updater(None))

    async def telegram(request: Request) -> Response:
        if request.headers.get("X-Telegram-Bot-Api-Secret-Token") != here.secret:
            return Response(status_code=HTTPStatus.FORBIDDEN)
        await application.update_queue.put(Update.de_json(data=await request.json(), bot=application.bot))
        return Response()

    app = Starlette(routes=[Route("/", telegram, methods=["POST"])])
    server = uvicorn.Server(uvicorn.Config(app, port=here.port, use_colors=False, log_level="warning"))
    async with application:
        await application.start()
        await server.serve()
        await application.stop()


if __name__ == "__main__":
    asyncio.run(main())
