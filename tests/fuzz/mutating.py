"""Inputs made of others: a value of their JSON replaced, a sign smuggled in, some bytes broken."""

import copy
import json
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, TypeAlias

Mutate: TypeAlias = Callable[[bytes, Random], bytes]

# What is special somewhere: to folding, to digits, to separators, to Telegram's limits.
SIGNS = (
    *("\u200b", "\u202e", "\u2066", "\ufeff", "\u00ad", "\u034f", "\ufdfa", "\ufdfb", "\u0130", "\u0131", "\u1e9e"),
    *("\u0149", "\u01f0", "\u03a3", "\u0345", "\u0387", "\u2126", "\u3392", "\u33a5", "\u1100", "\u115f", "\u2800"),
    *("²", "٣", "½", "Ⅷ", "①", "🄀", "𝟙", "九", "\U0001f170", "\U0001f1e6", "\U0001f408", "\U000e0061", "\U0001d400"),
    *("\x00", "\x1f", "\x7f", "\x85", "\u2028", "\ue000", "\uffff", "\U0010ffff", "\u0306", "\u0308", "и\u0306", "й"),
    *(
        "|",
        ":",
        "_",
        "-",
        "/",
        ",",
        "\n",
        " ",
        "<b>",
        "&",
        '"',
        "\\",
        "{",
        "}",
        "%s",
        "0",
        "1",
        "99",
        "-1",
        "z",
        "t-100",
    ),
)
STRANGE: tuple[Any, ...] = (
    *(None, True, False, 0, 1, 2, -1, 99, 1.5, -0.0, 1e308, 2**31, 2**53, 2**63, -(2**63), 2**64, 10**30),
    *("", "x", "\x00", "1", "-1", "\ufdfa", "🐈", "x" * 300, [], {}, [[]], [None], {"": None}, {"a": {}}, [1, 2, 3]),
)


def mutated(data: bytes, chance: Random) -> bytes:
    """An input with a few changes: of its JSON, where one of its lines is any, of its text, or of its bytes."""
    for _ in range(chance.choice((1, 1, 1, 2, 3, 5))):
        data = chance.choice((_in_json, _in_json, _in_json, _in_text, _in_bytes, _in_lines))(data, chance)
    return data


def _in_json(data: bytes, chance: Random) -> bytes:
    lines = data.split(b"\n")
    order = [data, *chance.sample(lines, len(lines))] if len(lines) > 1 else [data]
    for line in order:
        try:
            value = json.loads(line)
            changed = json.dumps(_changed(value, chance), ensure_ascii=chance.random() < 0.5).encode()
        except (ValueError, RecursionError):
            continue
        return data.replace(line, changed, 1)
    return _in_text(data, chance)


def _changed(value: Any, chance: Random) -> Any:
    """A copy of a value with one part of it removed, replaced, moved or repeated."""
    value = copy.deepcopy(value)
    places = list(_places(value))
    if not places:
        return chance.choice(STRANGE)
    holder, key = chance.choice(places)
    match chance.randrange(6):
        case 0:
            del holder[key]
        case 1:
            other, its_key = chance.choice(places)
            holder[key] = copy.deepcopy(other[its_key])
        case 2 if isinstance(holder, list):
            holder.insert(key, copy.deepcopy(holder[key]))
        case 2:
            holder[chance.choice(SIGNS)] = holder.pop(key)
        case 3 | 4:
            holder[key] = _like(holder[key], chance)
        case _:
            holder[key] = copy.deepcopy(chance.choice(STRANGE))
    return value


def _places(value: Any) -> list[tuple[Any, Any]]:
    """Every part of a value, by what holds it and its key there."""
    found: list[tuple[Any, Any]] = []
    waiting = [value]
    while waiting:
        holder = waiting.pop()
        keys = list(holder) if isinstance(holder, dict) else range(len(holder)) if isinstance(holder, list) else ()
        found.extend((holder, key) for key in keys)
        waiting.extend(holder[key] for key in keys)
    return found


def _like(value: Any, chance: Random) -> Any:
    """Another value of the same type."""
    match value:
        case bool():
            return not value
        case int() | float():
            return chance.choice((value + 1, value - 1, -value, 0, value * 1000))
        case str():
            return _in_text(value.encode(errors="replace"), chance).decode(errors="replace")
        case list():
            return chance.sample(value, len(value)) if chance.random() < 0.5 else value * 2
    return chance.choice(STRANGE)


def _in_text(data: bytes, chance: Random) -> bytes:
    text = data.decode(errors="replace")
    at = chance.randint(0, len(text))
    until = min(len(text), at + chance.choice((0, 0, 1, 2, 8)))
    return (text[:at] + chance.choice(SIGNS) * chance.choice((1, 1, 2, 30)) + text[until:]).encode(errors="replace")


def _in_bytes(data: bytes, chance: Random) -> bytes:
    at = chance.randint(0, len(data))
    until = min(len(data), at + chance.choice((0, 1, 1, 4, 30, len(data))))
    between: Sequence[bytes] = (b"", chance.randbytes(1), chance.randbytes(4), data[at:until] * 2)
    return data[:at] + chance.choice(between) + data[until:]


def _in_lines(data: bytes, chance: Random) -> bytes:
    """Lines in another order, left out or repeated."""
    lines = data.split(b"\n")
    one, other = chance.randrange(len(lines)), chance.randrange(len(lines))
    match chance.randrange(3):
        case 0:
            lines[one], lines[other] = lines[other], lines[one]
        case 1:
            lines.insert(one, lines[other])
        case _:
            del lines[one]
    return b"\n".join(lines)
