"""Errors of the local Telegram: in Telegram's words for the bot, in a sentence for users."""

from __future__ import annotations

from dataclasses import dataclass, field

from tgbot.playground.model import Json


@dataclass(frozen=True)
class ApiError(Exception):
    """A Bot API error, with Telegram's exact HTTP status and text."""

    code: int
    description: str
    parameters: Json = field(default_factory=dict)

    def __str__(self) -> str:
        return f"{self.code} {self.description}"

    def body(self) -> Json:
        """The JSON body of the error."""
        answer: Json = {"ok": False, "error_code": self.code, "description": self.description}
        return answer | ({"parameters": self.parameters} if self.parameters else {})


@dataclass(frozen=True)
class ConnectionCut(Exception):
    """The connection ends without a complete answer."""

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
    """A 400 for a malformed call."""
    return ApiError(400, f"Bad Request: {text}")


def migrated(to: int) -> ApiError:
    """A 400 for a call to a group that was upgraded to a supergroup."""
    why = "Bad Request: group chat was upgraded to a supergroup chat"
    return ApiError(400, why, {"migrate_to_chat_id": to})


def forbidden(text: str) -> ApiError:
    """A 403 for a call without permission."""
    return ApiError(403, f"Forbidden: {text}")


def conflict(text: str) -> ApiError:
    """A 409 for a call that conflicts with another."""
    return ApiError(409, f"Conflict: {text}")


def too_many_requests(retry_after: int) -> ApiError:
    """A 429 with a wait."""
    return ApiError(429, f"Too Many Requests: retry after {retry_after}", {"retry_after": retry_after})
