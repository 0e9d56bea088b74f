"""Telegram's HTML parser: text and entities from markup, with Telegram's errors and UTF-16 offsets.

It works on bytes, like Telegram's, because the errors name byte offsets.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from urllib.parse import urlsplit

from tgbot.playground.model import Json

TAGS = {
    "b": "bold",
    "strong": "bold",
    "i": "italic",
    "em": "italic",
    "u": "underline",
    "ins": "underline",
    "s": "strikethrough",
    "strike": "strikethrough",
    "del": "strikethrough",
    "tg-spoiler": "spoiler",
    "span": "spoiler",
    "code": "code",
    "pre": "pre",
    "a": "text_link",
    "blockquote": "blockquote",
    "tg-emoji": "custom_emoji",
    "tg-time": "date_time",
}
# The attribute of a tag that is its argument.
ARGUMENTS = {"a": "href", "code": "class", "span": "class", "tg-emoji": "emoji-id", "tg-time": "unix"}
# At the same offset and length, the outer entity comes first; the numbers are Telegram's.
PRIORITY = {
    "blockquote": 0,
    "expandable_blockquote": 0,
    "pre": 10,
    "code": 20,
    "text_link": 49,
    "text_mention": 49,
    "bold": 90,
    "italic": 91,
    "underline": 92,
    "strikethrough": 93,
    "spoiler": 94,
    "custom_emoji": 99,
}
NAMED = {b"lt": "<", b"gt": ">", b"amp": "&", b"quot": '"'}
SPACES = (b" ", b"\t", b"\r", b"\n", b"\0", b"\x0b")
TIME_FORMAT = re.compile(r"r|w?[dD]?[tT]?")
_MARKUP = re.compile(rb"[<&]")
_TAG_END = re.compile(rb"[> \t\r\n\0\x0b]")
_NAME_END = re.compile(rb"[=> \t\r\n\0\x0b]")
_NUMBERED = re.compile(rb"&#(?:x([0-9a-fA-F]+)|([0-9]+));?")
_NAMED = re.compile(rb"&([a-zA-Z]+);?")
_SURROGATE = re.compile("[\ud800-\udfff]")


class ParseError(Exception):
    """The markup cannot be parsed; the text is Telegram's."""


@dataclass(frozen=True, slots=True)
class _Open:
    tag: str
    arguments: dict[str, str]
    offset: int
    start: int


def utf16_length(text: str) -> int:
    """The length in UTF-16 code units, as Telegram counts it."""
    return len(text) if text.isascii() else len(text.encode("utf-16-le", "surrogatepass")) // 2


def parse_html(html: str) -> tuple[str, list[Json]]:
    """The text and ordered entities of some HTML; `ParseError` where Telegram refuses it."""
    reader = _Reader(html.encode("utf-8", "surrogatepass"))
    reader.run()
    text = "".join(reader.text)
    if _SURROGATE.search(text):
        raise ParseError(
            "Text contains invalid Unicode characters after decoding HTML entities, "
            "check for unmatched surrogate code units"
        )
    return text, sorted(reader.entities, key=order)


def order(entity: Json) -> tuple[int, int, int]:
    """Telegram's sort key of entities: by offset, the outer before the inner."""
    return entity["offset"], -entity["length"], PRIORITY.get(entity["type"], 50)


class _Reader:
    def __init__(self, source: bytes) -> None:
        self.source = source
        self.at = 0
        self.text: list[str] = []
        self.length = 0
        self.entities: list[Json] = []
        self.open: list[_Open] = []

    def run(self) -> None:
        while self.at < len(self.source):
            if self.source[self.at] == ord("<"):
                if self._byte(self.at + 1) == b"/":
                    self._end_tag()
                else:
                    self._start_tag()
            else:
                self._letters()
        if self.open:
            raise ParseError(f'Can\'t find end tag corresponding to start tag "{self.open[-1].tag}"')

    def _byte(self, at: int) -> bytes:
        return self.source[at : at + 1]

    def _letters(self) -> None:
        if self.source[self.at] == ord("&"):
            letter, self.at = _character(self.source, self.at)
        else:
            stop = _place(_MARKUP, self.source, self.at)
            letter, self.at = self.source[self.at : stop].decode("utf-8", "surrogatepass"), stop
        self.text.append(letter)
        self.length += utf16_length(letter)

    def _start_tag(self) -> None:
        begin = self.at
        at = _place(_TAG_END, self.source, begin + 1)
        if at >= len(self.source):
            raise ParseError(f"Unclosed start tag at byte offset {begin}")
        tag = self.source[begin + 1 : at].decode("utf-8", "replace").lower()
        if tag not in TAGS:
            raise ParseError(f'Unsupported start tag "{tag}" at byte offset {begin}')
        arguments, self.at = self._attributes(tag, begin, at)
        if tag == "span" and arguments.get("class") != "tg-spoiler":
            raise ParseError(f'Tag "span" must have class "tg-spoiler" at byte offset {begin}')
        self.open.append(_Open(tag, arguments, self.length, len(self.text)))

    def _attributes(self, tag: str, begin: int, at: int) -> tuple[dict[str, str], int]:
        found: dict[str, str] = {}
        source = self.source
        while self._byte(at) != b">":
            at = _after_spaces(source, at)
            if self._byte(at) == b">":
                break
            name_at = at
            at = _place(_NAME_END, source, at)
            name = source[name_at:at].decode("utf-8", "replace")
            if not name:
                raise ParseError(f'Empty attribute name in the tag "{tag}" at byte offset {begin}')
            at = _after_spaces(source, at)
            if self._byte(at) != b"=":
                if at >= len(source):
                    raise ParseError(f'Unclosed start tag "{tag}" at byte offset {begin}')
                found[name] = ""
                continue
            at = _after_spaces(source, at + 1)
            if at >= len(source):
                raise ParseError(f'Unclosed start tag "{tag}" at byte offset {begin}')
            found[name], at = self._value(at)
            if at >= len(source):
                raise ParseError(f"Unclosed start tag at byte offset {begin}")
        return found, at + 1

    def _value(self, at: int) -> tuple[str, int]:
        quote = self._byte(at)
        if quote not in (b'"', b"'"):
            start = at
            while self._byte(at).isalnum() or self._byte(at) in (b".", b"-"):
                at += 1
            if not _TAG_END.match(self.source, at):
                raise ParseError(f"Unexpected end of name token at byte offset {start}")
            return self.source[start:at].decode().lower(), at
        letters: list[str] = []
        at += 1
        while at < len(self.source) and self._byte(at) != quote:
            if self._byte(at) == b"&":
                letter, at = _character(self.source, at)
                letters.append(letter)
            else:
                start = at
                while at < len(self.source) and self._byte(at) not in (quote, b"&"):
                    at += 1
                letters.append(self.source[start:at].decode("utf-8", "surrogatepass"))
        return "".join(letters), at + 1

    def _end_tag(self) -> None:
        begin = self.at
        if not self.open:
            raise ParseError(f"Unexpected end tag at byte offset {begin}")
        at = _place(_TAG_END, self.source, begin + 2)
        found = self.source[begin + 2 : at].decode("utf-8", "replace").lower()
        at = _after_spaces(self.source, at)
        if self._byte(at) != b">":
            raise ParseError(f"Unclosed end tag at byte offset {begin}")
        tag = self.open[-1].tag
        if found and found != tag:
            raise ParseError(f'Unmatched end tag at byte offset {begin}, expected "</{tag}>", found "</{found}>"')
        self.at = at + 1
        opened = self.open.pop()
        if self.length > opened.offset:
            self._close(opened)

    def _close(self, opened: _Open) -> None:
        argument = opened.arguments.get(ARGUMENTS.get(opened.tag, ""), "")
        entity: Json = {"type": TAGS[opened.tag], "offset": opened.offset, "length": self.length - opened.offset}
        match opened.tag:
            case "a":
                link = _link(argument or "".join(self.text[opened.start :]))
                if not link:
                    return
                entity |= link
            case "tg-emoji":
                if not re.fullmatch(r"[1-9]\d{0,18}", argument):
                    raise ParseError("Invalid custom emoji identifier specified")
                entity["custom_emoji_id"] = argument
            case "tg-time":
                entity |= _moment(argument, opened.arguments.get("format", ""))
            case "blockquote" if "expandable" in opened.arguments:
                entity["type"] = "expandable_blockquote"
            case "pre" | "code":
                self._close_code(entity, argument.removeprefix("language-") if argument.startswith("language-") else "")
                return
        self.entities.append(entity)

    def _close_code(self, entity: Json, language: str) -> None:
        """Merge `<pre>` and `<code class="language-x">` around the same text into one block."""
        last = self.entities[-1] if self.entities else None
        same = last is not None and (last["offset"], last["length"]) == (entity["offset"], entity["length"])
        if last is not None and same and entity["type"] == "pre" and last["type"] == "code" and last.get("language"):
            last["type"] = "pre"
        elif last is not None and same and entity["type"] == "code" and last["type"] == "pre" and language:
            last["language"] = language
        else:
            self.entities.append(entity | ({"language": language} if language else {}))


def without_stray_languages(entities: list[Json]) -> list[Json]:
    """Drop the language of inline code: only a block has one."""
    return [
        {name: value for name, value in entity.items() if name != "language"} if entity["type"] == "code" else entity
        for entity in entities
    ]


def _place(what: re.Pattern[bytes], source: bytes, at: int) -> int:
    """The offset of the next match, or the end of the source."""
    found = what.search(source, at)
    return len(source) if found is None else found.start()


def _after_spaces(source: bytes, at: int) -> int:
    while source[at : at + 1] in SPACES:
        at += 1
    return at


def _character(source: bytes, at: int) -> tuple[str, int]:
    """The character of an HTML entity at `at`, and where it ends; an unknown entity is an ampersand."""
    number = _NUMBERED.match(source, at)
    if number:
        code = int(number[1], 16) if number[1] else int(number[2])
        if 0 < code < 0x10FFFF and number.end() - at <= 11:
            return chr(code), number.end()
        return "&", at + 1
    word = _NAMED.match(source, at)
    if word and word[1] in NAMED:
        return NAMED[word[1]], word.end()
    return "&", at + 1


def _link(target: str) -> Json:
    person = re.fullmatch(r"tg://user\?id=(\d+)", target)
    if person:
        return {"type": "text_mention", "user": int(person[1])}
    return {"url": url} if (url := checked_url(target)) else {}


def checked_url(target: str) -> str | None:
    """The URL as Telegram stores it, or None where Telegram sees none."""
    target = target.strip()
    if "://" not in target and not target.startswith(("tg:", "ton:")):
        target = "http://" + target
    parts = urlsplit(target)
    if parts.scheme in ("tg", "ton"):
        return target
    if parts.scheme not in ("http", "https") or not re.fullmatch(r"[^\s.]+(\.[^\s.]+)+\.?", parts.hostname or ""):
        return None
    return target if parts.path or parts.query or parts.fragment else target + "/"


def _moment(unix: str, style: str) -> Json:
    if not re.fullmatch(r"-?\d{1,10}", unix):
        raise ParseError("Invalid Unix time specified")
    if not TIME_FORMAT.fullmatch(style):
        raise ParseError("Invalid date-time format specified")
    return {"unix_time": int(unix), "date_time_format": style}
