"""Documents as they are stored: read from bytes of every version, and written in the oldest that has a place for them.

So a worker of the version before, which may run beside this one or be rolled back to, reads all that it can.

The bytes are JSON, packed with zlib and a dictionary of what documents usually say. The first byte says how: `{` begins
JSON that is not packed, any other names the dictionary.
"""

import zlib
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import orjson
from pydantic import ConfigDict, ValidationError

from engine.codec import Json
from tgbot.store.errors import Damaged, FromTheFuture
from tgbot.store.upgrades import (
    NEW_CODES_IN_3,
    NEW_PAGES,
    NEW_TABLE_IN_3,
    page_again,
    page_for_all,
    table_1,
    table_2,
    table_3,
)
from tgbot.tables.game import games
from tgbot.tables.model import (
    PUZZLE_VERSION,
    TABLE_VERSION,
    VISITOR_VERSION,
    WORDS_VERSION,
    Document,
    Frozen,
    GameTable,
    GameTally,
    Puzzle,
    Table,
    Visitor,
    WordList,
)
from tgbot.tables.places import Place
from tgbot.tables.session import session

Upgrade = Callable[[Json], Json]

PACKED = 1  # the number of the dictionary
LEVEL = 3  # of nine; more takes twice the time for a tenth of the bytes
WINDOW = -13  # 8 KB, and the bare stream: a larger window costs more to set up than it finds
MEMORY = 6
MAX_BYTES = 1 << 22  # of JSON; a table with everything in it has a few thousand
MAX_VALUES = 1 << 16  # in a document; one with five thousand players has fewer, a bomb has millions
MAX_ERRORS = 1000  # that are looked at one by one: each takes a kilobyte

# Version n -> how its plain values become those of version n + 1.
TABLE_UPGRADES: Mapping[int, Upgrade] = {1: table_2, 2: table_3}
VISITOR_UPGRADES: Mapping[int, Upgrade] = {}

# What reading values raises that this program has not written.
_NONSENSE = (ValueError, TypeError, LookupError, AttributeError, RecursionError)


class Unpackable(Exception):
    """A document was packed in a way that this program does not know, by a newer one."""


class _UnknownTable(GameTable):
    """What a game keeps about a table that this program does not know: it is written again as it was."""

    model_config = ConfigDict(extra="allow")


class _UnknownTally(GameTally):
    """What a game counts for a player that this program does not know: it is written again as it was."""

    model_config = ConfigDict(extra="allow")


def load(place: Place, body: bytes, like: Document | None = None) -> Document:
    """The document of a place, of any version; a new one where there is none. Raises Damaged.

    Where an older one is at hand, it is made of the very parts of that one wherever they are equal: what is cached by
    those parts is found again, and comparing them costs nothing.
    """
    if not body:
        return _new(place)
    try:
        document = _sharing(_read(place, _values(unpacked(body))), like)
        if isinstance(document, Table) and document.state is not None:
            session(document).view()  # a game that cannot be shown cannot be played
        return document
    except Unpackable as error:
        raise FromTheFuture(place, str(error)) from None
    except _NONSENSE as error:
        raise Damaged(place, _what(error)) from None  # the error itself could quote a secret


def dump(document: Document, *, older: bool = False) -> bytes:
    """A document as it is stored: the version, and what differs from its default.

    While a worker of version 1 may have to read it, `older`, a table is written as that version did; one with a robot
    and a person's own are not, since that version has no place for them: it leaves such a table alone.
    """
    document = _with_page_for_all(document)
    if older and not _unknown_to_1(document):
        values = document.model_dump(mode="json", exclude_defaults=True) | {"version": document.version}
        return packed(orjson.dumps(table_1(values) if isinstance(document, Table) else values))
    # The version is that of its kind, a default like any other: it is left out, and comes first here.
    body = document.model_dump_json(exclude_defaults=True)
    return packed(f'{{"version":{_oldest_version(document)},{body[1:]}'.encode())


def _oldest_version(document: Document) -> int:
    """The oldest version that has a place for all that a document says, but for version 1."""
    if not isinstance(document, Table):
        return document.version
    own = document.own.get("codes")
    return 3 if document.private or _uses(document, NEW_TABLE_IN_3) or _uses(own, NEW_CODES_IN_3) else 2


def _unknown_to_1(document: Document) -> bool:
    return isinstance(document, Table) and (document.private or any(player.is_robot for player in document.players))


def _uses(values: Frozen | None, names: Sequence[str]) -> bool:
    """Whether any of these fields differs from its default."""
    return values is not None and any(
        getattr(values, name) != type(values).model_fields[name].default for name in names
    )


def _with_page_for_all(document: Document) -> Document:
    page = document.page if isinstance(document, Table | Visitor) else None
    if page is None or page.kind not in NEW_PAGES:
        return document
    kind, facts = page_for_all(page.kind, page.facts)
    return document.replace(page=page.replace(kind=kind, facts=facts))


def _what(error: Exception) -> str:
    """What is wrong with a document, without a word of what it says."""
    if not isinstance(error, ValidationError):
        return type(error).__name__
    if error.error_count() > MAX_ERRORS:
        return f"wrong in {error.error_count()} places"
    ours = Table.model_fields | Visitor.model_fields | WordList.model_fields | Puzzle.model_fields
    # Where a whole value is of another type, there is no field to name.
    fields = {str(next(iter(problem["loc"]), "")) for problem in error.errors(include_input=False)}
    return "wrong " + ", ".join(sorted(field if field in ours else "unknown field" for field in fields))


def _new(place: Place) -> Document:
    match place.kind:
        case "u":
            return Visitor(user=place.chat)
        case "w":
            return WordList(chat=place.chat)
        case "z":
            return Puzzle(id=f"{place.chat:032x}")
    return Table(chat=place.chat, topic=place.topic)


def _read(place: Place, values: Json) -> Document:
    match place.kind:
        case "u":
            return Visitor.model_validate(page_again(_upgraded(place, values, VISITOR_VERSION, VISITOR_UPGRADES)))
        case "w":
            return WordList.model_validate(_upgraded(place, values, WORDS_VERSION, {}))
        case "z":
            return Puzzle.model_validate(_upgraded(place, values, PUZZLE_VERSION, {}))
    return Table.model_validate(_with_models(page_again(_upgraded(place, values, TABLE_VERSION, TABLE_UPGRADES))))


def _values(plain: bytes) -> Json:
    if plain.count(b",") > MAX_VALUES:
        raise ValueError("more values than a document has")
    values: Json = orjson.loads(plain)
    return values


def _with_models(values: Json) -> Json:
    """A table's plain values, with those of the games read by the games' own models."""
    game = games()[values.get("game", Table.model_fields["game"].default)]
    cards = {user: _with_own(card, game.card_model) for user, card in values.get("cards", {}).items()}
    tables = {key: game.table_model for key, game in games().items()}
    tallies = {key: game.tally_model for key, game in games().items()}
    return values | {
        "cards": cards,
        "own": _each(values.get("own", {}), tables, _UnknownTable),
        "tallies": {
            user: tally | {"own": _each(tally.get("own", {}), tallies, _UnknownTally)}
            for user, tally in values.get("tallies", {}).items()
        },
    }


def _with_own(card: Json, model: type[Frozen]) -> Json:
    return card if card.get("own") is None else card | {"own": model.model_validate(card["own"])}


def _each(values: Json, models: Mapping[str, type[Frozen]], unknown: type[Frozen]) -> dict[str, Any]:
    return {key: models.get(key, unknown).model_validate(value) for key, value in values.items()}


def _sharing(new: Document, old: Document | None) -> Document:
    if old is None or type(new) is not type(old):
        return new
    before = old.__dict__
    return new.replace(**{name: before[name] for name, value in new.__dict__.items() if value == before[name]})


def _upgraded(place: Place, values: Json, version: int, upgrades: Mapping[int, Upgrade]) -> Json:
    while values["version"] < version:
        values = upgrades[values["version"]](values)
    if values["version"] > version:
        raise FromTheFuture(place, f"version {values['version']}, this program knows {version}")
    return values


def packed(plain: bytes) -> bytes:
    """JSON as it is stored."""
    packer = zlib.compressobj(LEVEL, zlib.DEFLATED, WINDOW, MEMORY, zlib.Z_DEFAULT_STRATEGY, _DICTIONARY)
    return bytes([PACKED]) + packer.compress(plain) + packer.flush()


def unpacked(stored: bytes) -> bytes:
    """The JSON of what was stored, by this program or any before it; `ValueError` for what none has written."""
    if stored[:1] == b"{":
        return stored
    how = stored[0] if stored else 0
    if not 0 < how < ord(" "):
        raise ValueError("a text that is no document")
    if how != PACKED:
        raise Unpackable(f"dictionary {how}, this program knows {PACKED}")
    unpacker = zlib.decompressobj(WINDOW, _DICTIONARY)
    try:
        plain = unpacker.decompress(stored[1:], MAX_BYTES)
    except zlib.error:
        raise ValueError("packed bytes that are broken") from None
    if not unpacker.eof or unpacker.unused_data:
        raise ValueError("packed bytes without an end, or with something behind it")
    return plain


# Frequent names and values, the most frequent last: what is near is cheaper to refer to. It must never change, since
# documents that were packed with it load for ever; a better one would be another, with another number.
_DICTIONARY = (
    b'"page":{"kind":"start","serial":1,"facts":{"name":"{"version":1,"user":"name":"","started":true,'
    b'"tables":["t-100"],"language":"en","chose_language":true"half":null,"played":[],"outcome":null},"log":[],'
    b'"cards":{},"words":{"seed":"","met":""},"due":17,"opened":17"talk":[],"tallies":{"games":"pair_wins":'
    b'"interceptor_wins":"intercepted":"interceptions":"decoded":"guesses":{"by":"1","do":"draft","clues":["",null,'
    b'null]},{"by":"1","do":"clues","clues":["","",""]},{"by":"1","do":"guess","code":"123"},{"by":"1",'
    b'"do":"intercept","code":"234"},"version":1,"chat":-100,"title":"","stage":"lobby","stage":"game","serial":1,'
    b'"nonce":"","host":1,"players":[{"user":1,"name":"","language":"en","side":"pair","ready":true},{"user":1,'
    b'"name":"","language":"en","side":"interceptor","ready":true}],"state":{"version":1,"lineup":"interceptor",'
    b'"phase":"guess","round":1,"sides":[{"key":"pair","places":[["1",false],["1",false]],"keywords":["","","",""],'
    b'"translations":[["","",""]],"seed":"","listed":[],"drawn":1,"tally":[0,0],"encoder":0,"code":"123",'
    b'"draft":[null,null,null],"written":null,"words_guess":null},{"key":"interceptor","places":[["1",false]],'
    b'"keywords":[],"translations":[],"seed":null,"listed":[],"drawn":0,"tally":[0,0],"encoder":0,"code":null,'
    b'"draft":[null,null,null],"written":null,"words_guess":null}],"sat":[["1","pair"],["1","pair"],'
    b'["1","interceptor"]],"half":{"round":1,"side":"pair","encoder":"1","clues":["","",""],"marks":["plain","plain",'
    b'"plain"],"guess":null,"interception":null,"code":null},"played":[{"round":1,"side":"pair","encoder":"1",'
    b'"clues":["","",""],"marks":["plain","plain","plain"],"guess":"123","interception":null,"code":"123"}],'
    b'"outcome":null},"cards":{"1":{"number":1,"quiet":false,"typed":{"":[0,1,2]}},'
)
