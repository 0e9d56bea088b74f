"""The parameters of a call, parsed as leniently as Telegram parses them."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from tgbot.playground.errors import bad_request
from tgbot.playground.model import Json

# Telegram's own name for a parameter in its "can't parse" error.
JSON_NAMES = {
    "reply_markup": "reply keyboard markup",
    "reply_parameters": "reply parameters",
    "link_preview_options": "link preview options",
    "entities": "entities",
    "caption_entities": "entities",
}


@dataclass(frozen=True, slots=True)
class Upload:
    """A file uploaded with a call."""

    name: str
    content: bytes


@dataclass(frozen=True, slots=True)
class Args:
    """Named values from the query, form, or JSON body; unknown names are ignored."""

    values: Mapping[str, Any] = field(default_factory=dict)
    uploads: Mapping[str, Upload] = field(default_factory=dict)

    def has(self, name: str) -> bool:
        """Whether a value was given."""
        return name in self.values

    def text(self, name: str) -> str:
        """A value as text, whatever its JSON type; empty when absent."""
        value = self.values.get(name)
        match value:
            case None:
                return ""
            case str():
                return value
            case bool():
                return "true" if value else "false"
            case int() | float():
                return str(value)
            case _:
                return json.dumps(value, ensure_ascii=False)

    def number(self, name: str, default: int = 0, *, low: int | None = None, high: int | None = None) -> int:
        """An integer clamped to the bounds; text without digits counts as 0, as in Telegram."""
        given = self.values.get(name)
        if type(given) is int:
            value = given
        elif text := self.text(name):
            digits = re.match(r"-?\d+", text)
            value = int(digits[0]) if digits else 0
        else:
            return default
        if low is not None:
            value = max(value, low)
        return value if high is None else min(value, high)

    def flag(self, name: str) -> bool:
        """Whether a value is true, yes or 1."""
        return self.text(name).strip().lower() in ("true", "yes", "1")

    def tree(self, name: str) -> Any:
        """A JSON value, sent as text or inside a JSON body; None when absent."""
        value = self.values.get(name)
        if value is None or value == "":
            return None
        if not isinstance(value, str):
            return value
        try:
            return json.loads(value)
        except json.JSONDecodeError as error:
            raise bad_request(f"can't parse {JSON_NAMES.get(name, name)} JSON object") from error

    def upload(self, name: str) -> Upload | None:
        """The file of this parameter: sent under its own name, or under the one that `attach://` names."""
        value = self.text(name)
        return self.uploads.get(value.removeprefix("attach://") if value.startswith("attach://") else name)

    def record(self) -> Json:
        """The values as the call log keeps them: files only by their size."""
        return dict(self.values) | {name: f"<{len(upload.content)} bytes>" for name, upload in self.uploads.items()}
