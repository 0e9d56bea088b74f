"""Bodies that Telegram would never send: broken, huge, nested without end, and updates with one value replaced."""

import copy
import json
from collections.abc import Iterator
from typing import Any

from tgbot.server.webhook import MAX_BODY_LEN

USER = {"id": 77, "is_bot": False, "first_name": "Mallory", "last_name": "M", "language_code": "en"}
GROUP = {"id": -1001, "type": "supergroup", "title": "The club"}
MESSAGE = {"message_id": 5, "date": 1, "from": USER, "chat": GROUP, "text": "/play", "message_thread_id": 3}
UPDATES: dict[str, dict[str, Any]] = {
    "message": {"update_id": 1, "message": MESSAGE | {"reply_to_message": MESSAGE, "photo": [{"file_id": "x"}]}},
    "tap": {
        "update_id": 2,
        "callback_query": {
            "id": "9",
            "from": USER,
            "data": "t-1001|nonce123|jo",
            "message": MESSAGE | {"reply_markup": {"inline_keyboard": [[{"text": "x", "callback_data": "y"}]]}},
        },
    },
    "membership": {
        "update_id": 3,
        "my_chat_member": {"chat": GROUP, "from": USER, "new_chat_member": {"status": "member"}},
    },
}
# A value of another type, none, too large, or of letters that cannot be written.
STRANGE: tuple[Any, ...] = (None, [], {}, "", "x" * 70_000, "\ud800", "\x00", -1, 10**30, 1.5, True, [[[]]])


def broken() -> Iterator[tuple[str, bytes]]:
    """Yield bodies that are no update at all."""
    yield "nothing", b""
    yield "noughts", b"\x00" * 100
    yield "no text", b"\xff\xfe\x00{"
    yield "no JSON", b"{'update_id': 1}"
    yield "cut short", json.dumps(UPDATES["tap"]).encode()[:-7]
    yield "a number", b"1"
    yield "a list", json.dumps([UPDATES["tap"]]).encode()
    yield "not a number", b'{"update_id": NaN}'
    yield "endless number", b'{"update_id": ' + b"9" * 5000 + b"}"
    yield "a form", b"update_id=1&message=hello"
    yield "a giant", json.dumps({"update_id": 1, "message": "x" * MAX_BODY_LEN}).encode()
    for depth in (200, 5_000, 100_000):
        yield f"{depth} lists deep", b'{"update_id": 1, "message": ' + b"[" * depth + b"]" * depth + b"}"
        yield f"{depth} objects deep", b'{"a": ' * depth + b"1" + b"}" * depth
        yield f"{depth} lists deep, unread", b'{"update_id": 1, "poll": ' + b"[" * depth


def replaced() -> Iterator[tuple[str, bytes]]:
    """Yield updates in which one value is strange: every value of each, by everything strange."""
    for name, update in UPDATES.items():
        for path in _paths(update):
            for number, strange in enumerate(STRANGE):
                changed = copy.deepcopy(update)
                _put(changed, path, strange)
                yield f"{name} {'.'.join(map(str, path))} {number}", json.dumps(changed).encode()


def _paths(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    if path:
        yield path
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, item in inner:
        yield from _paths(item, (*path, key))


def _put(value: Any, path: tuple[Any, ...], strange: Any) -> None:
    for key in path[:-1]:
        value = value[key]
    value[path[-1]] = strange
