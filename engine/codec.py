"""Plain JSON values, and readers that check what they read.

`string` and `whole_number` read a line of a record and raise `TypeError` or `KeyError`; the readers of a header raise
`ValueError` with the reason.
"""

from typing import Any, TypeAlias

Json: TypeAlias = dict[str, Any]
"""A JSON object: what records, frozen states and snapshots are made of."""


def string(line: Json, key: str) -> str:
    value = line[key]
    if not isinstance(value, str):
        raise TypeError
    return value


def whole_number(line: Json, key: str) -> int:
    value = line[key]
    if type(value) is not int:  # a bool is not a number
        raise TypeError
    return value


def header_text(value: object, name: str) -> str:
    if not isinstance(value, str) or not value:
        raise ValueError(f"{name}: not a text")
    return value


def header_texts(value: object, name: str) -> tuple[str, ...]:
    if not isinstance(value, list):
        raise ValueError(f"{name}: not a list")
    return tuple(header_text(item, name) for item in value)


def header_part(header: Json, key: str) -> Json:
    part = header.get(key)
    if not isinstance(part, dict):
        raise ValueError(f"{key}: missing")
    return part
