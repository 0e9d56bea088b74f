"""How the local Telegram says no: to the bot in Telegram's words, to people in a sentence."""

from __future__ import annotations

from dataclasses import dataclass, field

from tgbot.playground.model import Json


@dataclass(frozen=True)
class ApiError(Exception):
    """An error of the Bot API: its HTTP status and its text, both exactly as Telegram's."""

    code: int
    description: str
    parameters: Json = field(default_factory=dict)

    def __str__(self) -> str:
        return f"{self.code} {self.description}"

    def body(self) -> Json:
        """Return the answer that tells the bot."""
        answer: Json = {"ok": False, "error_code": self.code, "description": self.description}
        return answer | ({"parameters": self.parameters} if self.parameters else {})


@dataclass(frozen=True)
class ConnectionCut(Exception):
    """The bot gets no answer that it can read: its connection ends."""

    description: str = "Connection cut"

    def __str__(self) -> str:
        return self.description


@dataclass(frozen=True)
class Impossible(Exception):
    """A phone could not do that; the sentence says why."""

    status: int
    why: str

    def __str__(self) -> str:
        return self.why


def bad_request(text: str) -> ApiError:
    """Return the refusal of a call that is wrong in itself."""
    return ApiError(400, f"Bad Request: {text}")


def migrated(to: int) -> ApiError:
    """Return the refusal of a call to a group that has become a supergroup."""
    why = "Bad Request: group chat was upgraded to a supergroup chat"
    return ApiError(400, why, {"migrate_to_chat_id": to})


def forbidden(text: str) -> ApiError:
    """Return the refusal of a call that somebody does not allow."""
    return ApiError(403, f"Forbidden: {text}")


def conflict(text: str) -> ApiError:
    """Return the refusal of a call that another one stands against."""
    return ApiError(409, f"Conflict: {text}")


def too_many_requests(retry_after: int) -> ApiError:
    """Return the refusal of a call that came too soon."""
    return ApiError(429, f"Too Many Requests: retry after {retry_after}", {"retry_after": retry_after})
