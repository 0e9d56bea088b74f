"""A request's parameters, from its query and from a JSON, form or multipart body."""

from __future__ import annotations

import json
from typing import Any

from starlette.datastructures import UploadFile
from starlette.requests import Request

from tgbot.playground.args import Args, Upload
from tgbot.playground.errors import ApiError, bad_request

MAX_UPLOAD = 50 * 1024 * 1024


async def read_args(request: Request) -> Args:
    """The parameters of a request, and its uploaded files."""
    values: dict[str, Any] = dict(request.query_params)
    uploads: dict[str, Upload] = {}
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind == "application/json":
        values |= _json_object(await request.body())
    elif kind in ("application/x-www-form-urlencoded", "multipart/form-data"):
        async with request.form() as form:
            for name, value in form.multi_items():
                if isinstance(value, UploadFile):
                    uploads[name] = Upload(value.filename or name, await value.read())
                else:
                    values[name] = value
    if sum(len(upload.content) for upload in uploads.values()) > MAX_UPLOAD:
        raise ApiError(413, "Request Entity Too Large")
    return Args(values, uploads)


def _json_object(body: bytes) -> dict[str, Any]:
    if not body.strip():
        return {}
    try:
        value = json.loads(body)
    except ValueError as error:
        raise bad_request("can't parse JSON object") from error
    if not isinstance(value, dict):
        raise bad_request("expected a JSON object")
    return value
