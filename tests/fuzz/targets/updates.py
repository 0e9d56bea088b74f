"""The body of a delivery: from bytes to what a person has done."""

import json
from typing import Any

from tests.fuzz.target import Target
from tests.security.bodies import GROUP, UPDATES, USER
from tgbot.server.webhook import dead_letter
from tgbot.telegram.buttons import unpack
from tgbot.telegram.updates import MAX_NAME_LEN, Departure, Migration, Other, Tap, Unreadable, decode

BOT = "crosswire_bot"
ABOUT: dict[str, Any] = {"message_id": 5, "date": 1, "from": USER, "chat": GROUP}
PRIVATE = ABOUT | {"chat": {"id": 77, "type": "private"}}
FILE = {"file_id": "AgAD", "file_size": 7}
TOPIC = {"is_topic_message": True, "message_thread_id": 3, "reply_to_message": {"forum_topic_created": {"name": "T"}}}
REPLY = ABOUT | {
    "from": {"id": 9, "is_bot": True, "username": BOT},
    "reply_markup": {"inline_keyboard": [[{"text": "x", "callback_data": "t-1001|nonce123|jo"}]]},
}
MESSAGES: tuple[dict[str, Any], ...] = (
    ABOUT | {"text": f"/team@{BOT} Owls and\nothers"},
    ABOUT | TOPIC | {"text": "hello"},
    ABOUT | {"text": "boat", "reply_to_message": REPLY},
    ABOUT | {"sender_chat": GROUP, "text": "/cancel"},
    ABOUT | {"migrate_to_chat_id": -1002},
    ABOUT | {"migrate_from_chat_id": -1002},
    ABOUT | {"left_chat_member": USER},
    PRIVATE | {"text": "/start j-1001_3"},
    PRIVATE | {"photo": [FILE, FILE], "caption": "c"},
    *(PRIVATE | {kind: FILE} for kind in ("voice", "video_note", "animation", "sticker", "document", "poll")),
)


def seeds() -> list[bytes]:
    """An update of every kind that we read."""
    written = [{"update_id": 5, "message": message} for message in MESSAGES]
    others = (
        {"update_id": 6, "edited_message": PRIVATE | {"text": "edited"}},
        {"update_id": 7, "inline_query": {"id": "9", "from": USER, "query": "da", "offset": ""}},
        {"update_id": 8},
    )
    return [json.dumps(update).encode() for update in (*UPDATES.values(), *written, *others)]


def check(body: bytes) -> None:
    """A body is unreadable, or says what a person has done in texts that can be written and names that are short."""
    json.loads(dead_letter("where", body))
    try:
        incoming = decode(body, BOT)
    except Unreadable:
        return
    repr(incoming).encode()
    if isinstance(incoming, Tap):
        unpack(incoming.data)
    if isinstance(incoming, Other | Departure | Migration):
        return
    assert 0 < len(incoming.person.name) <= MAX_NAME_LEN, "a name"
    assert -(1 << 63) < incoming.person.id < 1 << 63, "an id"


TARGET = Target("updates", seeds, check, max_len=1 << 15)
