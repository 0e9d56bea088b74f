"""Documents of the store: of all kinds and versions, through the upgrades; and what the chats of a place show.

The first line of an input is the place, or `posts`.
"""

import json
import logging
import re

from tests.fuzz.target import Target
from tests.unit.tgbot.builders import cards, tables, teams
from tests.unit.tgbot.store.saves import place_of, saves
from tgbot.delivery import shown
from tgbot.store.codec import dump, load, unpacked
from tgbot.store.errors import Damaged
from tgbot.tables.model import Document, Puzzle, Table, Visitor, WordList
from tgbot.tables.places import parse_place, puzzle_place, table_place, user_place, words_place

PUZZLE = "0" * 31 + "7"


def seeds() -> list[bytes]:
    """The saves of every version, and documents of today."""
    old = [_input(str(place_of(save.read_bytes())), save.read_bytes()) for save in saves()]
    written = (b'{"board":[5,"abc",1],"page/3":[6,"?def",7],"old":[7,"x",1,0]}', b"{}")
    posts = [_input("posts", body) for body in written]
    return [*old, *posts, *(_input(str(document.place), unpacked(dump(document))) for document in _documents())]


def _documents() -> list[Document]:
    """A document of each kind and phase, as it is written today."""
    played: list[Table] = [tables.full_lobby(), tables.guessing(3), tables.over(), teams.team_game(5), cards.opened()]
    return [
        *played,
        Visitor(user=7, name="Ana", started=True, tables=("t-100", "t7:1"), past=(f"z{PUZZLE}",)),
        WordList(chat=-100, words=("amber", "breeze", "🐱")),
        Puzzle(
            id=PUZZLE, game="codes", language="en", script={"keywords": []}, original="10", makers=(1,), tries={7: "1"}
        ),
    ]


def _input(place: str, body: bytes) -> bytes:
    return f"{place}\n".encode() + json.dumps(json.loads(body), separators=(",", ":"), ensure_ascii=False).encode()


def check(data: bytes) -> None:
    """A body is damaged, or a document that is written, read and, for the version before, written again."""
    name, _, body = data.partition(b"\n")
    if name == b"posts":
        _check_posts(body)
        return
    place = parse_place(name.decode(errors="replace")) or _NEAREST.get(name[:1], table_place(-100))
    try:
        document = load(place, body)
    except Damaged as damaged:
        _check_error(str(damaged))
        return
    assert load(place, dump(document)) == document, "it is not read as it was written"
    load(place, body, like=document)
    load(place, dump(document, older=True))


def _check_error(told: str) -> None:
    assert _TELLS_NOTHING.fullmatch(told.partition(":{p")[2]), f"an error that may quote a secret: {told}"


def _check_posts(body: bytes) -> None:
    """What is shown is forgotten if it can't be read; otherwise it's written as it was read."""
    logging.getLogger(shown.__name__).disabled = True  # it says so each time
    posts = shown._read(body)
    assert shown._read(shown._write(posts)) == posts, "posts are not read as they were written"


# A key, and what is wrong in words of our own: a type of error, our fields, a version.
_TELLS_NOTHING = re.compile(
    r"\d\d}:[tuwz][-:0-9a-f]+: "
    r"([A-Za-z]+Error|wrong [a-z_, ]+|wrong in \d+ places|(version|dictionary) [-+.e\d]+, .*)"
)
_NEAREST = {b"u": user_place(7), b"w": words_place(-100), b"z": puzzle_place(PUZZLE)}
TARGET = Target("saves", seeds, check, max_len=1 << 15)
