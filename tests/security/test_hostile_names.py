"""Names and titles made to break out of a text or a picture, in every language: shown tamely, whole, and in order."""

import itertools
import json
import unicodedata
from collections.abc import Callable, Iterator
from functools import cache

import pytest

from tests.integration.cards import guess_right, open_cards
from tests.integration.cards import sit_down as sit_down_to_cards
from tests.integration.party import Party, gather, worries
from tests.security.target import TALLY, Target
from tests.security.test_markup import BIDI
from tests.thorough import THOROUGH, some
from tests.unit.tgbot.builders import cards, tables, teams
from tests.unit.tgbot.builders.tables import LINKS
from tests.unit.tgbot.pictures.samples import CARDS_PLAYED, CODES_PLAYED
from tests.unit.tgbot.pictures.test_layout import faults
from tgbot.games.codes.pictures.sheet import SheetPicture, sheet_layout
from tgbot.games.kryptos.pictures.track import TrackPicture, track_layout
from tgbot.i18n.texts import LANGUAGES, Say
from tgbot.pictures.blocks import Block
from tgbot.pictures.canvas import _letters
from tgbot.pictures.stats import StatsPicture, stats_layout
from tgbot.playground.entities import parse_html
from tgbot.tables import commands
from tgbot.tables.model import Table
from tgbot.telegram.messages import Photo
from tgbot.telegram.updates import TextMessage, decode
from tgbot.ui.screen import screen
from tgbot.ui.stats import stats_picture

NAMES = {
    "bidi controls": "\u202e\u2066gnp.exe\u202d\u2067\u200f\u061c",
    "zalgo": "Z" + "".join(map(chr, range(0x300, 0x340))) + "a" + "\u0489\u20dd\u20e3" * 40,
    "255 emoji": "🔥" * 255,
    "emoji that join": "👨‍👩‍👧‍👦" * 40 + "🏳️‍🌈" * 20,
    "newlines": "a\n\r\u2028\u2029\x0b\x0c\u0085b\n" * 20,
    "markup": "</b></blockquote><a href='tg://user?id=1'>x</a><tg-spoiler><pre>&lt;",
    "placeholders": "{ $name } {name} %(name)s %s %% { -bot } \\{",
    "very wide": "\ufdfd\U0001242b\ua9c5\u0bf5\u2e3b" * 30,
    "W": "W" * 255,
    "one word": "\u0416" * 255,
    "NUL": "\x00a\x00b\x1b[31m\x7f\x9b",
    "tags and selectors": "a" + "\U000e0041\U000e007f\ufe0f\u180e\u2060\ufeff" * 40,
    "right to left": "\u0634" * 60 + " \u05d0\u05d1 123",
    "no characters": "\U0010ffff\ue000\ufffe\u0378",
    "nothing to see": "\u3164\u2800\u115f \u200b\u00ad",
}
LINE_BREAKS = "\r\v\f\x1c\x1d\x1e\x85\u2028\u2029"
INK_BEYOND = 24  # pixels of a mark above, below or beside its line; what lies further out would be on other lines


def sent(text: str) -> tuple[str, str]:
    """A name and a title as they come out of an update."""
    people = {"from": {"id": 7, "first_name": text}, "chat": {"id": -1, "type": "supergroup", "title": text}}
    update = {"update_id": 1, "message": {"message_id": 1, "date": 1, "text": "x", **people}}
    incoming = decode(json.dumps(update).encode(), "bot")
    assert isinstance(incoming, TextMessage)
    return incoming.person.name, incoming.room.title


def called(table: Table, text: str, language: str) -> Table:
    """A table whose people and whose group are called like this."""
    name, title = sent(text)
    players = tuple(player.replace(name=name, language=language) for player in table.players)
    return table.replace(players=players, title=title, language=language)


GAMES: dict[str, Callable[[], Table]] = {
    "lobby": tables.full_lobby,
    "clues": tables.dealt,
    "guesses": lambda: tables.guessing(3),
    "over": tables.over,
    "teams": teams.team_lobby,
    "both sheets": lambda: teams.in_half(3, "white"),
    "cards": lambda: cards.guess(cards.opened(3), right=True),
    "cards of six": lambda: cards.opened(6),
    "cards over": lambda: cards.finished(cards.opened(3)),
}
PAGES = ("stats", "leaderboard", "end-game", "leave", "settings", "list-full", "next-game", "hello-group")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", some(list(NAMES), each=6))
def test_every_message_is_whole_and_its_pictures_hold_what_is_on_them(kind: str, language: str) -> None:
    TALLY.made += 1
    drawn: set[str] = set()
    for game in GAMES:
        table = called(played(game), NAMES[kind], language)
        name = table.players[0].name
        pages = [commands.page(table, page, name=name, rows=name, user=1).document for page in PAGES]
        for shown in (table, *(pages if THOROUGH else pages[:2])):
            for messages in screen(shown, LINKS).values():
                for message in messages:
                    text, _ = parse_html(message.text)
                    assert tame(text), text
                    for button in itertools.chain.from_iterable(message.keyboard):
                        assert tame(button.text, lines=1), button.text
                    if isinstance(message, Photo) and repr(message.picture) not in drawn:
                        drawn.add(repr(message.picture))
                        assert_drawn(message.picture)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", NAMES)
def test_numbers_of_anybody_fit_into_their_picture(kind: str, language: str) -> None:
    TALLY.made += 1
    name, _ = sent(NAMES[kind])
    played = {"codes": CODES_PLAYED, "kryptos": CARDS_PLAYED}
    assert_drawn(stats_picture(24, played, Say(language), title=name))


@cache
def played(game: str) -> Table:
    """A table of a game, played only once."""
    return GAMES[game]()


def tame(text: str, lines: int = 1000) -> bool:
    """A text turns nothing around, and has no control character but the ends of lines that we put there."""
    controls = [c for c in text if unicodedata.category(c) in {"Cc", "Cs"} and c != "\n"]
    marks = [c for c in text if c in BIDI or c in LINE_BREAKS]
    return not controls and not marks and text.count("\n") < lines


def assert_drawn(picture: object) -> None:
    """A picture can be drawn, and nothing leaves it."""
    block = layout(picture)
    assert faults(block) == []
    assert list(ink_beyond(block)) == []
    assert picture.draw()[:4] == b"\x89PNG"  # type: ignore[attr-defined]


def layout(picture: object) -> Block:
    match picture:
        case SheetPicture():
            return sheet_layout(picture)
        case TrackPicture():
            return track_layout(picture)
        case StatsPicture():
            return stats_layout(picture)
    raise AssertionError(picture)


def ink_beyond(block: Block) -> Iterator[str]:
    """What is drawn far outside its line, whatever the font says of its width: marks that pile up."""
    for line in block.lines:
        left, _, mask = _letters(line.text, line.pen.face, line.pen.size)
        height = line.box.bottom - line.box.top
        if mask.height > height + INK_BEYOND or left + mask.width > line.box.right - line.box.left + INK_BEYOND:
            yield f"{line.text!r}: {mask.size} in {line.box}"


@pytest.mark.parametrize("language", some(LANGUAGES, each=3))
async def test_whole_games_of_people_with_hostile_names_are_played_and_drawn(
    target: Target, caplog: pytest.LogCaptureFixture, language: str
) -> None:
    """Through the webhook, with what Telegram refuses: nothing is refused, and no screen is missing."""
    house = target.party.house
    kinds = itertools.cycle(NAMES.values())
    for _ in range(len(NAMES) if THOROUGH else 2):
        TALLY.made += 2
        codes = await gather(house, (language,) * 3)
        rename(codes, kinds)
        await codes.sit_down()
        await codes.play_round()
        for command in ("/sheet", "/stats", "/leaderboard", "/board", "/settings", "/leave"):
            await codes.say(codes.users[0], command)
        await codes.call_off(codes.users[0])
        for user in codes.users:
            await codes.say(user, "/games", user)
        deal = await gather(house, (language,) * 3)
        rename(deal, kinds)
        await sit_down_to_cards(deal)
        await open_cards(deal)
        await guess_right(deal)
        for party in (codes, deal):
            for chat in (party.group.id, *party.users):
                assert [text for text in party.texts(chat) if not tame(text)] == []
    assert worries(caplog.records) == []


def rename(party: Party, kinds: Iterator[str]) -> None:
    """Give a party's people and its group the next names."""
    for user in party.users:
        party.people.change(user, first_name=next(kinds), last_name=None)
    party.people.change_group(party.group.id, title=next(kinds))
