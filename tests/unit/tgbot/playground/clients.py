"""Two clients of the Bot API for the same contract: python-telegram-bot as it comes, and plain HTTP by hand."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from typing import Any, Protocol

import aiohttp
import telegram
from telegram.error import TelegramError

CODES = {"BadRequest": 400, "InvalidToken": 401, "Forbidden": 403, "Conflict": 409, "EndPointNotFound": 404}


@dataclass(frozen=True)
class Refused(Exception):
    """The server said no; the description is folded, because python-telegram-bot changes its letters."""

    code: int
    description: str

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refused) and (self.code, _folded(self)) == (other.code, _folded(other))

    def __hash__(self) -> int:
        return hash((self.code, _folded(self)))


@dataclass(frozen=True)
class Media:
    """An InputMedia: a file's id or its bytes, and a caption."""

    type: str
    media: str | bytes
    caption: str = ""


class Client(Protocol):
    async def call(self, method: str, **params: Any) -> Any: ...


class PtbClient:
    def __init__(self, bot: telegram.Bot) -> None:
        self.bot = bot

    async def call(self, method: str, **params: Any) -> Any:
        name = re.sub(r"(?<!^)(?=[A-Z])", "_", method).lower()
        given = {key: _for_ptb(value) for key, value in params.items()}
        if "reaction" in given:
            given["reaction"] = telegram.ReactionType.de_list(given["reaction"], self.bot)
        try:
            return _plain(await getattr(self.bot, name)(**given))
        except TelegramError as error:
            raise Refused(CODES[type(error).__name__], str(error)) from error


class RawClient:
    def __init__(self, session: aiohttp.ClientSession, base: str) -> None:
        self._session = session
        self._base = base

    async def call(self, method: str, **params: Any) -> Any:
        form = aiohttp.FormData()
        for name, value in params.items():
            if isinstance(value, bytes):
                form.add_field(name, value, filename=f"{name}.bin")
            elif isinstance(value, Media):
                form.add_field(name, json.dumps(_for_raw(value)))
                if isinstance(value.media, bytes):
                    form.add_field("file", value.media, filename="file.bin")
            else:
                form.add_field(name, value if isinstance(value, str) else json.dumps(value))
        async with self._session.post(f"{self._base}/{method}", data=form) as response:
            answer = await response.json()
        if answer["ok"]:
            assert response.status == 200
            return answer["result"]
        assert response.status == answer["error_code"]
        raise Refused(answer["error_code"], answer["description"])


def _folded(refused: Refused) -> str:
    return refused.description.lower().removeprefix("bad request: ")


def _for_ptb(value: Any) -> Any:
    if isinstance(value, Media):
        kind = {"photo": telegram.InputMediaPhoto, "document": telegram.InputMediaDocument}[value.type]
        return kind(value.media, caption=value.caption)
    return value


def _for_raw(value: Media) -> dict[str, str]:
    where = value.media if isinstance(value.media, str) else "attach://file"
    return {"type": value.type, "media": where, "caption": value.caption}


def _plain(result: Any) -> Any:
    if isinstance(result, telegram.TelegramObject):
        return result.to_dict()
    return [_plain(each) for each in result] if isinstance(result, (list, tuple)) else result
