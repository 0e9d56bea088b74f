"""Values that are sent to Telegram: messages, their keyboards, and answers to taps."""

import base64
import hashlib
import html
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, fields
from enum import Enum, StrEnum, auto
from functools import cached_property
from typing import Any, ClassVar, Literal, TypeAlias

import orjson

from tgbot.i18n.texts import Html
from tgbot.pictures.picture import Picture
from tgbot.telegram.buttons import Press, pack_all
from tgbot.telegram.inline import InlineOffer

Style = Literal["primary", "success", "danger"]
FILE = "file"  # the digest of a file, and in records of older versions that of a picture
MAX_ANSWER_LEN = 200  # in UTF-16 units, as Telegram counts
MAX_TEXT_LEN = 4096  # in UTF-16 units, without the markup
MAX_COPY_LEN = 256  # of what a button copies
MAX_CAPTION_LEN = 1024  # in UTF-16 units, without the markup
_PICTURE = "."  # in a digest, between the words and the picture
_FOLDED, _UNFOLDED = "<blockquote expandable>", "<blockquote>"
_TAG = re.compile(r"<[^>]*>")


@dataclass(frozen=True, slots=True)
class Chat:
    """The target of messages: a chat and, in a forum, its topic."""

    id: int
    topic: int | None = None

    def __str__(self) -> str:
        """The short form in which a shown message is stored."""
        return f"{self.id}" + ("" if self.topic is None else f":{self.topic}")


class Effect(StrEnum):
    """Animations that a private chat plays once when a message comes; this one is free for all bots."""

    CONFETTI = "5046509860389126442"


class Newer(Enum):
    """What a Bot API server may not know yet: it is left out there, and nothing but comfort is lost."""

    EFFECT = auto()
    DISABLED = auto()  # of 10.3
    FORCE_REPLY = auto()  # of 10.3, together with an inline keyboard


@dataclass(frozen=True, slots=True)
class Button:
    """An inline button: a press, a link, or a text that it copies.

    A disabled one does nothing. Where Telegram does not know such buttons, it has its press, which says why.
    """

    text: str
    press: Press | None = None
    url: str | None = None
    style: Style | None = None
    disabled: bool = False
    copy: str | None = None


Rows: TypeAlias = tuple[tuple[Button, ...], ...]
"""A keyboard: its buttons, row by row."""

Body: TypeAlias = tuple[list[Html], Rows]
"""The lines of a card, and its buttons."""


def in_rows(buttons: Sequence[Button], each: int) -> Rows:
    """A keyboard with so many buttons in each row."""
    return tuple(tuple(buttons[at : at + each]) for at in range(0, len(buttons), each))


@dataclass(frozen=True)  # without slots, for cached_property
class Text:
    """A text message that a chat should show.

    A new key is a new message; the same key with other content is an edit. A message that is no longer listed loses its
    buttons, or is deleted if fleeting.
    """

    key: str
    text: Html
    keyboard: Rows = ()
    silent: bool = False
    secret: bool = False  # not to be forwarded or saved
    fleeting: bool = False
    place: str = ""  # the place that the buttons belong to
    nonce: str = ""
    urgent: bool = False  # people look for it now: an edit goes before all others, too
    patient: bool = False  # one of very many that are sent at once: everything else goes first
    effect: Effect | None = None  # when it is sent to a private chat
    force_reply: bool = False  # a phone that gets it is ready to write; only with a keyboard, or it cannot be edited
    edited: ClassVar[bool] = True  # changed content under the same key is an edit; a file stays as it was sent

    @cached_property
    def markup(self) -> dict[str, Any] | None:
        """The inline keyboard in Telegram's format."""
        return self._markup(disabling=True)

    @cached_property
    def older_markup(self) -> dict[str, Any] | None:
        """The same for a Bot API server that knows no disabled buttons."""
        return self._markup(disabling=False)

    @cached_property
    def newer(self) -> frozenset[Newer]:
        """What the message has that a Bot API server may not know."""
        disabled = any(button.disabled for row in self.keyboard for button in row)
        has = {Newer.EFFECT: self.effect, Newer.DISABLED: disabled, Newer.FORCE_REPLY: self.force_reply}
        return frozenset(each for each, there in has.items() if there)

    def _markup(self, *, disabling: bool) -> dict[str, Any] | None:
        if not self.keyboard:
            return None
        presses = [button.press for row in self.keyboard for button in row if button.press is not None]
        data = iter(pack_all(self.place, self.nonce, presses))
        return {"inline_keyboard": [[_plain(button, data, disabling) for button in row] for row in self.keyboard]}

    @cached_property
    def digest(self) -> str:
        """A hash of the content, to detect changes under the same key."""
        return self.words if self.edited else FILE

    @cached_property
    def words(self) -> str:
        """A hash of the text and the keyboard: the digest of the text that stands for a picture or a file."""
        return _hash(orjson.dumps([self.text, self.markup]))

    @cached_property
    def as_text(self) -> "Text":
        """The same message without its picture or file."""
        own = {each.name: getattr(self, each.name) for each in fields(Text)}
        return Text(**own)

    def is_shown_by(self, digest: str) -> bool:
        """Whether the message that has this digest shows all; a text that stands for a picture or a file does."""
        return digest in {self.digest, self.as_text.words}


def fits_caption(text: Html) -> bool:
    """Whether Telegram takes a text as a caption: it counts what is shown, without markup."""
    return utf16_length(html.unescape(_TAG.sub("", text)).strip()) <= MAX_CAPTION_LEN


@dataclass(frozen=True)
class Photo(Text):
    """A picture that is drawn when it is sent, or changes; the text is its caption.

    Nothing that the text says is ever lost: one that is too long for a caption is sent as a text, without the picture,
    and so is every text where Telegram does not take the picture. Such a text stays one, and is edited as such; what is
    folded below a picture lies open there. `still` keeps a picture as it was sent; its caption and buttons can still
    change.
    """

    picture: Picture = field(kw_only=True)
    still: bool = field(default=False, kw_only=True)

    @property
    def has_caption(self) -> bool:
        """Whether the text fits under the picture."""
        return fits_caption(self.text)

    @cached_property
    def as_text(self) -> Text:
        """The same message without its picture, unfolded."""
        own = {each.name: getattr(self, each.name) for each in fields(Text)}
        return Text(**own | {"text": Html(self.text.replace(_FOLDED, _UNFOLDED))})

    @cached_property
    def digest(self) -> str:
        """Two hashes: of the words, and of the picture; only of the words where these are too long for a caption."""
        if not self.has_caption:
            return self.as_text.words
        return self.words + _PICTURE + ("" if self.still else _hash(repr(self.picture).encode()))


@dataclass(frozen=True)
class Clip(Text):
    """A file that is on Telegram's servers, by its kind and id; the text is its caption."""

    edited: ClassVar[bool] = False
    kind: str = field(kw_only=True)
    file: str = field(kw_only=True)


@dataclass(frozen=True)
class File(Text):
    """A text file; the text of the message is its caption."""

    edited: ClassVar[bool] = False
    name: str = field(kw_only=True)
    body: str = field(kw_only=True)


Message: TypeAlias = Text | Photo | Clip | File


class Edit(Enum):
    """How the message that a chat shows becomes another one."""

    TEXT = auto()
    CAPTION = auto()
    PICTURE = auto()
    REPLACE = auto()  # Telegram cannot: it is deleted, and sent again


def edit_of(digest: str, message: Message, *, doubted: bool) -> Edit:
    """How to edit the message that has this digest; where it is in doubt, the picture may be another one, too.

    Older versions knew nothing of a picture, and never changed one: it is not sent again just to know it.
    """
    shown_picture = _PICTURE in digest
    match message:
        case Photo() if shown_picture or digest == FILE:
            if not message.has_caption:
                return Edit.REPLACE
            if message.still:
                return Edit.CAPTION  # also where the picture changed until now
            same = digest == FILE or digest.partition(_PICTURE)[2] == message.digest.partition(_PICTURE)[2]
            return Edit.CAPTION if same and not (doubted and shown_picture) else Edit.PICTURE
        case Clip() | File():
            return Edit.REPLACE
    return Edit.REPLACE if shown_picture or digest == FILE else Edit.TEXT


@dataclass(frozen=True, slots=True)
class Answer:
    """The answer to a tap: a toast, an alert, or a link to open; to a message, a text or a reaction; to an inline
    query, what can be sent.

    It goes with the response to Telegram, so it costs no call, and is lost where that is lost: it never says what is
    not shown anywhere else.
    """

    text: str | None = None
    alert: bool = False
    url: str | None = None
    reaction: str | None = None  # an emoji on the person's own message
    offers: tuple[InlineOffer, ...] = ()

    @property
    def clipped(self) -> str | None:
        """The text within Telegram's limit."""
        if self.text is None:
            return None
        return self.text.encode("utf-16-le")[: 2 * MAX_ANSWER_LEN].decode("utf-16-le", errors="ignore")


@dataclass(frozen=True, slots=True)
class Links:
    """Links to the bot, and to the person who runs it."""

    bot: str
    contact: str = ""  # a name, an address or a link, as the operator has set it

    def open(self) -> str:
        """A link that opens the private chat."""
        return f"https://t.me/{self.bot}"

    def start(self, payload: str) -> str:
        """A link that opens the private chat and starts it with a payload."""
        return f"https://t.me/{self.bot}?start={payload}"

    def add_to_group(self) -> str:
        """A link that adds the bot to a group."""
        return f"https://t.me/{self.bot}?startgroup=play"


def utf16_length(text: str) -> int:
    """The length of a text as Telegram counts it."""
    return len(text.encode("utf-16-le")) // 2


def _hash(content: bytes) -> str:
    return base64.urlsafe_b64encode(hashlib.blake2b(content, digest_size=6).digest()).decode()


def _plain(button: Button, data: Iterator[str], disabling: bool) -> dict[str, Any]:
    """A button in Telegram's format; `data` has the callback data of the buttons with a press, in order."""
    plain: dict[str, Any] = {"text": button.text}
    if button.press is not None:
        plain["callback_data"] = next(data)
    elif button.url is not None:
        plain["url"] = button.url
    elif button.copy is not None:
        plain["copy_text"] = {"text": button.copy[:MAX_COPY_LEN]}
    if button.disabled and disabling:
        plain = {"text": button.text, "disabled": {}}
    if button.style is not None:
        plain["style"] = button.style
    return plain
