"""Message text as Telegram stores it: parsed, trimmed, with automatically found entities."""

from __future__ import annotations

import re
from dataclasses import dataclass

from tgbot.playground.args import Args
from tgbot.playground.entities import ParseError, order, parse_html, utf16_length, without_stray_languages
from tgbot.playground.errors import bad_request
from tgbot.playground.model import Json
from tgbot.playground.world import World

MAX_TEXT = 4096
MAX_CAPTION = 1024
SPLITTABLE = {"bold", "italic", "underline", "strikethrough", "spoiler"}
# The entities that a bot may list, with required fields. Commands, mentions and the like are found automatically.
OWN_FIELDS: dict[str, set[str]] = {
    **{name: set() for name in (*SPLITTABLE, "code", "pre", "blockquote", "expandable_blockquote")},
    "text_link": {"url"},
    "text_mention": {"user"},
    "custom_emoji": {"custom_emoji_id"},
    "date_time": {"unix_time"},
}
CONTROL = re.compile(r"[\x00-\x09\x0b-\x1f]")
# Automatically found entities; a text without the sign is skipped.
FOUND = (
    ("bot_command", "/", re.compile(r"(?<![\w/<>])/\w{1,64}(?:@\w{3,32})?(?![\w/])", re.ASCII)),
    ("mention", "@", re.compile(r"(?<!\w)@[a-zA-Z]\w{2,31}(?!\w)", re.ASCII)),
    ("hashtag", "#", re.compile(r"(?<!\w)#\w*[^\W\d]\w*")),
    (
        "url",
        "",
        re.compile(r"(?:https?://|(?<![\w@.])(?=[\w-]+\.(?:me|org|com|net|de|ru|ua|bg)\b))[^\s<>\"]*[^\s<>\".,!?;:)]"),
    ),
)


@dataclass(frozen=True, slots=True)
class Text:
    """A text and its entities."""

    text: str
    entities: tuple[Json, ...] = ()

    def fields(self, text_field: str = "text", entities_field: str = "entities") -> Json:
        """The fields of a Message, under these names."""
        return {text_field: self.text} | ({entities_field: list(self.entities)} if self.entities else {})


def message_text(world: World, args: Args) -> Text:
    """The text to send or to edit in; refused as Telegram refuses it."""
    if not args.text("text"):
        raise bad_request("message text is empty")
    text = _formatted(world, args.text("text"), args.text("parse_mode"), args.tree("entities"))
    if not text.text:
        raise bad_request("text must be non-empty")
    if utf16_length(text.text) > MAX_TEXT:
        raise bad_request("message is too long")
    return text


def caption(world: World, args: Args) -> Text:
    """The caption to send or to edit in, which may be empty; refused as Telegram refuses it."""
    text = _formatted(world, args.text("caption"), args.text("parse_mode"), args.tree("caption_entities"))
    if utf16_length(text.text) > MAX_CAPTION:
        raise bad_request("message caption is too long")
    return text


def typed(text: str) -> Text:
    """Text typed by a user: no markup, only automatically found entities."""
    return _trimmed(_cleaned(text), [])


def _formatted(world: World, text: str, parse_mode: str, listed: object) -> Text:
    entities: list[Json] = []
    mode = parse_mode.lower()
    if mode == "html":
        try:
            text, entities = parse_html(text)
        except ParseError as error:
            raise bad_request(f"can't parse entities: {error}") from error
        entities = without_stray_languages(entities)
    elif mode not in ("", "none"):
        # MarkdownV2 and Markdown are not supported here; the error is Telegram's for an unknown mode.
        raise bad_request("unsupported parse_mode")
    elif listed is not None:
        entities = _listed(text, listed)
    return _trimmed(_cleaned(text), [_with_user(world, entity) for entity in entities])


def _listed(text: str, listed: object) -> list[Json]:
    if not isinstance(listed, list):
        raise bad_request("can't parse entities: Expected an Array of MessageEntity")
    length = utf16_length(text)
    entities: list[Json] = []
    for given in listed:
        if not isinstance(given, dict):
            raise bad_request("can't parse MessageEntity: expected an Object")
        for name, wanted in (("offset", int), ("length", int), ("type", str)):
            if name not in given:
                raise bad_request(f"can't parse MessageEntity: Can't find field \"{name}\"")
            if not isinstance(given[name], wanted):
                raise bad_request(f'can\'t parse MessageEntity: Field "{name}" must be of type {_type_name(wanted)}')
        offset, end = given["offset"], given["offset"] + given["length"]
        if offset < 0 or given["length"] < 0 or end > length:
            raise bad_request(
                f"entity beginning at UTF-16 offset {offset} ends after the end of the text at UTF-16 offset {end}"
            )
        if given["length"] and given["type"] in OWN_FIELDS and OWN_FIELDS[given["type"]] <= given.keys():
            entities.append(dict(given))
    return sorted(entities, key=order)


def _type_name(wanted: type) -> str:
    return "Number" if wanted is int else "String"


def _with_user(world: World, entity: Json) -> Json:
    """A link to a user becomes a mention if the bot has met them, plain text otherwise."""
    if entity["type"] != "text_mention":
        return entity
    given = entity["user"]
    user = world.users.get(given.get("id", 0) if isinstance(given, dict) else given)
    if user is None:
        return entity | {"type": ""}
    return entity | {"user": {"id": user.id, "is_bot": False, "first_name": user.first_name}}


def _cleaned(text: str) -> str:
    """Replace control characters by spaces, one for one, so that offsets stay."""
    return CONTROL.sub(" ", text)


def _trimmed(text: str, entities: list[Json]) -> Text:
    """Strip white space at both ends, and shift the entities."""
    begin = utf16_length(text[: len(text) - len(text.lstrip())])
    kept = text.strip()
    end = begin + utf16_length(kept)
    moved: list[Json] = []
    for entity in entities:
        start = max(entity["offset"], begin)
        stop = min(entity["offset"] + entity["length"], end)
        if entity["type"] and stop > start:
            moved.append(entity | {"offset": start - begin, "length": stop - start})
    return Text(kept, tuple(sorted([*_cut_by_code(moved), *_found(kept, moved)], key=order)))


def _cut_by_code(entities: list[Json]) -> list[Json]:
    """Remove formatting inside code: bold and the like are split around it, other entities dropped."""
    blocks = [(e["offset"], e["offset"] + e["length"]) for e in entities if e["type"] in ("code", "pre")]
    kept: list[Json] = []
    for entity in entities:
        spans = [(entity["offset"], entity["offset"] + entity["length"])]
        if entity["type"] in SPLITTABLE:
            for block in blocks:
                spans = [piece for span in spans for piece in _minus(span, block)]
        elif entity["type"] in ("text_link", "custom_emoji", "date_time", "text_mention") and any(
            _overlaps(spans[0], block) for block in blocks
        ):
            spans = []
        kept += [entity | {"offset": start, "length": stop - start} for start, stop in spans]
    return kept


def _minus(span: tuple[int, int], hole: tuple[int, int]) -> list[tuple[int, int]]:
    pieces = [(span[0], min(span[1], hole[0])), (max(span[0], hole[1]), span[1])]
    return [piece for piece in pieces if piece[1] > piece[0]]


def _overlaps(one: tuple[int, int], other: tuple[int, int]) -> bool:
    return one[0] < other[1] and other[0] < one[1]


def _found(text: str, taken: list[Json]) -> list[Json]:
    solid = {"code", "pre", "text_link", "text_mention", "date_time"}
    spans = [(e["offset"], e["offset"] + e["length"]) for e in taken if e["type"] in solid]
    found: list[Json] = []
    for kind, sign, pattern in reversed(FOUND):
        for match in pattern.finditer(text) if sign in text else ():
            start = utf16_length(text[: match.start()])
            span = (start, start + utf16_length(match[0]))
            if not any(_overlaps(span, other) for other in spans):
                spans.append(span)
                found.append({"type": kind, "offset": start, "length": span[1] - start})
    return found
