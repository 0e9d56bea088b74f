"""Calls of users and test controls: JSON in, JSON out, a sentence for an error."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from tgbot.playground.errors import Impossible
from tgbot.playground.model import Json


@dataclass(frozen=True, slots=True)
class Ask:
    """One call: user, chat and topic from its path, fields from its body."""

    user: int
    chat: int
    topic: int
    limit: int
    body: Json

    def field(self, name: str, *wanted: type) -> Any:
        """A required field of one of these types; `Impossible` when missing."""
        value = self.optional(name, *wanted)
        if value is None:
            raise Impossible(400, f"The field {name} is missing.")
        return value

    def optional(self, name: str, *wanted: type) -> Any:
        """An optional field of one of these types."""
        value = self.body.get(name)
        if value is not None and (not isinstance(value, wanted) or (isinstance(value, bool) and bool not in wanted)):
            raise Impossible(400, f"The field {name} is not of type {wanted[-1].__name__}.")
        return value

    def ids(self, name: str) -> list[int]:
        """A required field that lists ids."""
        ids = self.field(name, list)
        if not all(isinstance(each, int) for each in ids):
            raise Impossible(400, f"The field {name} is not a list of ids.")
        return list(ids)


def route(method: str, path: str, answer: Callable[[Ask], Any]) -> Route:
    """A route whose JSON response is the result of `answer`."""

    async def endpoint(request: Request) -> Response:
        try:
            result = answer(await _ask(request))
        except Impossible as error:
            return JSONResponse({"error": error.why}, error.status)
        return JSONResponse({} if result is None else result)

    return Route(path, endpoint, methods=[method])


async def _ask(request: Request) -> Ask:
    limit = request.query_params.get("limit", "")
    return Ask(
        user=request.path_params.get("user", 0),
        chat=request.path_params.get("chat", 0),
        topic=request.path_params.get("topic", 0),
        limit=int(limit) if limit.isdecimal() else 200,
        body=_object(await request.body()),
    )


def _object(raw: bytes) -> Json:
    if not raw.strip():
        return {}
    try:
        body = json.loads(raw)
    except ValueError as error:
        raise Impossible(400, "The body is not JSON.") from error
    if not isinstance(body, dict):
        raise Impossible(400, "The body is not a JSON object.")
    return body
