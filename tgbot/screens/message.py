"""A message as it should be: its key, text and keyboard."""

import base64
import hashlib
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Literal, TypeAlias

import orjson

from engine.codes.clues import Media
from tgbot.buttons import origin, pack_press
from tgbot.locale import Html
from tgbot.pictures import Picture
from tgbot.places import Place
from tgbot.presses import Press

Style = Literal["primary", "success", "danger"]
FILE = "file"  # the digest of whatever is not text


@dataclass(frozen=True, slots=True)
class Button:
    """An inline button: a press of ours, or a link."""

    text: str
    press: Press | None = None
    url: str | None = None
    style: Style | None = None


Rows: TypeAlias = tuple[tuple[Button, ...], ...]
"""A keyboard: its buttons, row by row."""

Body: TypeAlias = tuple[list[Html], Rows]
"""What a card tells, line by line, and its buttons."""


@dataclass(frozen=True)  # without slots, so that what it comes to is worked out once
class Message:
    """A message that a chat should show.

    A new key is a new message; the same key with other content is an edit. What goes away loses its buttons, or is
    deleted where it says so.
    """

    key: str
    text: Html
    keyboard: Rows = ()
    silent: bool = False
    media: Media | None = None  # a clue that is no text; `text` is its caption then
    picture: Picture | None = None  # drawn when it is sent; `text` is its caption then
    attached: tuple[str, str] | None = None  # a file's name and text; `text` is its caption then
    secret: bool = False  # not to be forwarded or saved
    fleeting: bool = False  # deleted, not stripped, when it goes away
    place: Place | None = None  # whose buttons these are
    nonce: str = ""

    @cached_property
    def markup(self) -> dict[str, Any] | None:
        """The inline keyboard as Telegram takes it."""
        if not self.keyboard:
            return None
        begun = origin(str(self.place or ""), self.nonce)
        return {"inline_keyboard": [[_plain(button, begun) for button in row] for row in self.keyboard]}

    @cached_property
    def digest(self) -> str:
        """What tells this content from another under the same key; a file is never edited."""
        if self.media or self.picture or self.attached:
            return FILE
        content = orjson.dumps([self.text, self.markup])
        return base64.urlsafe_b64encode(hashlib.blake2b(content, digest_size=6).digest()).decode()


@dataclass(frozen=True, slots=True)
class Links:
    """Links to the bot itself."""

    bot: str

    def open(self) -> str:
        """Return a link that opens the private chat."""
        return f"https://t.me/{self.bot}"

    def start(self, payload: str) -> str:
        """Return a link that opens the private chat and starts it with a payload."""
        return f"https://t.me/{self.bot}?start={payload}"

    def add_to_group(self) -> str:
        """Return a link that adds the bot to a group."""
        return f"https://t.me/{self.bot}?startgroup=play"


def _plain(button: Button, begun: str) -> dict[str, str]:
    """Return a button as Telegram takes it; the data of all buttons of its message begins alike."""
    plain = {"text": button.text}
    if button.url is not None:
        plain["url"] = button.url
    elif button.press is not None:
        plain["callback_data"] = pack_press(begun, button.press)
    if button.style is not None:
        plain["style"] = button.style
    return plain
