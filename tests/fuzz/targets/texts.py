"""What people type: payloads of links, inline queries, names, words, and clues in every language.

The first line of an input names the table at which it is written in private; the rest is the text.
"""

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path

from engine.codes import CODES
from engine.codes.clues import Forbidden, forbid_all
from engine.codes.clues import check as check_clue
from engine.core import Refusal
from tests.fuzz.target import Target
from tests.unit.tgbot.builders import tables, teams
from tgbot.games.codes.commands import change_words
from tgbot.games.codes.leaks import gives_away
from tgbot.games.codes.teams import fit_name, same_name
from tgbot.games.codes.words import vocabulary
from tgbot.games.codes.words.hints import hint_for
from tgbot.i18n.texts import LANGUAGES
from tgbot.store.codec import dump, load
from tgbot.tables.commands import find_link
from tgbot.tables.links import signed, signed_group
from tgbot.tables.model import Table, WordList
from tgbot.tables.places import parse_place, table_place
from tgbot.tables.session import seat_view
from tgbot.telegram.updates import MAX_NAME_LEN, InlineQuery, Unreadable, decode, display_name
from tgbot.ui.screen import screen

HOSTILE = Path(__file__).parents[2] / "unit/tgbot/games/codes/words/hostile.json"
MAX_TEXT_LEN = 4096  # Telegram's
MAX_CLUES = 2  # of an input: each is checked in every language
CODE = "321"
OWN_WORDS = WordList(chat=-100, words=("amber", "breeze", "🐱", "Straße"))
CONTEXT = tables.turn(tables.ANA, secret="the operator's")
TABLES: dict[str, Callable[[], Table]] = {
    "clues": tables.dealt,
    "guess": tables.guessing,
    "over": tables.over,
    "team clues": teams.team_game,
    "team guess": lambda: teams.in_half(1, "white"),
}


@cache
def _table(name: str) -> Table:
    return TABLES[name]()


def seeds() -> list[bytes]:
    """Hostile clues, payloads of all our links, lists of words, and a text of every kind at every table."""
    hostile = [entry["clue"] for entry in json.loads(HOSTILE.read_text("utf-8"))]
    group = signed(table_place(-100, 5), CONTEXT)
    texts = (
        *("j-100", "n-100_5", "j7_1", "privacy", "learn", f"d{group}", f"z{7:032x}", "daily", "zback"),
        *("add amber, breeze; Čaj\n🐱", "remove amber", "list", "421", "3 1 2", "4:21", "1: sea", "? -", "a, b, c"),
        *("boat\nsun\ntree", "1. boat\n2) sun\n3: tree", "/clue", "\ufdfa" * 100, "x" * MAX_TEXT_LEN, "ё" * 100),
        *("\n".join(hostile[start : start + MAX_CLUES]) for start in range(0, len(hostile), MAX_CLUES)),
    )
    names = list(TABLES)
    return [f"{names[number % len(names)]}\n{text}".encode(errors="replace") for number, text in enumerate(texts)]


def check(data: bytes) -> None:
    """Every text means something, or nothing, and where it's stored it can be shown and read again."""
    name, _, text = data.decode(errors="replace").partition("\n")
    text = text[:MAX_TEXT_LEN]
    _as_payload(text)
    _as_query(text)
    _as_names(text)
    for clue in [line.strip() for line in text.splitlines() if line.strip()][:MAX_CLUES]:
        _as_clue(clue)
    _as_message(_table(name if name in TABLES else "clues"), text)


def _as_payload(text: str) -> None:
    find_link(text)
    for place in (parse_place(text), parse_place(text[1:].replace("_", ":")), parse_place(f"z{text}")):
        if place is not None:
            assert parse_place(str(place)) == place, "a place that is another by its own name"
            assert place.keys.doc, "a place without a key"
    group = signed_group(text, CONTEXT)
    assert group is None or signed(group, CONTEXT) == text, "a signature that nobody gave"


def _as_query(text: str) -> None:
    sender = {"id": 7, "first_name": text, "last_name": text[::-1], "language_code": text[:9]}
    update = {"update_id": 1, "inline_query": {"id": text[:64], "from": sender, "query": text}}
    try:
        incoming = decode(json.dumps(update).encode(), "crosswire_bot")
    except Unreadable:
        return
    assert isinstance(incoming, InlineQuery), "an inline query is something else"
    assert incoming.person.language in LANGUAGES, "a language that we have not"


def _as_names(text: str) -> None:
    assert len(display_name(text, None)) <= MAX_NAME_LEN, "a long name"
    same_name(fit_name(text), text[:99])
    changed = change_words(OWN_WORDS, text)
    changed = change_words(change_words(changed, f"add {text}"), f"remove {text}")
    assert load(changed.place, dump(changed)) == changed, "words are not read as they were written"


def _as_clue(clue: str) -> None:
    for language in LANGUAGES:
        keywords, forbidden = _keywords(language)
        names = vocabulary.slot_names(language)
        try:
            check_clue((clue, None, None), CODE, forbidden, {}, vocabulary.number_words(), names)
        except Refusal as refusal:
            repr(refusal.facts).encode()
            continue
        hint_for(clue, int(CODE[0]), keywords, language)


@cache
def _keywords(language: str) -> tuple[tuple[str, ...], tuple[Forbidden, ...]]:
    drawn = vocabulary.words()[::60][:4]
    keywords = tuple(word.forms[language] for word in drawn)
    return keywords, forbid_all(keywords, tuple(word.names(language) for word in drawn))


def _as_message(table: Table, text: str) -> None:
    for person in (tables.ANA, tables.BO, tables.CY):
        gives_away(text, seat_view(CODES, table, person.id))
        written = tables.written_in_private(table, person, text)
        if written != table:
            stored = dump(written)
            assert dump(load(written.place, stored)) == stored, "it is not read as it was written"
            screen(tables.written_in_private(written, person, text[::-1], edited=True), tables.LINKS)


TARGET = Target("texts", seeds, check, max_len=1 << 13)
