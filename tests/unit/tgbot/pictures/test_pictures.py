"""The files: PNG, of the right size, small, the same for the same game, and drawn beside the event loop."""

import asyncio
import io
import threading

import pytest
from PIL import Image, ImageColor

from engine.kryptos.cards import PLAYERS
from tests.unit.engine.kryptos.tables import trio
from tests.unit.tgbot.pictures.samples import drawn_trio, numbers, sheet_of
from tests.unit.tgbot.pictures.track_samples import drawn, tables, track_of
from tgbot.games.codes.pictures.sheet import sheet_layout
from tgbot.games.kryptos.pictures.tiles import SUITS
from tgbot.games.kryptos.pictures.track import track_layout
from tgbot.i18n.texts import LANGUAGES
from tgbot.pictures.colours import ACCENT, PAGE
from tgbot.pictures.off_loop import off_loop

MAX_BYTES = 150_000
MAX_BOARD_BYTES = 80_000  # of the picture that is uploaded after each attempt
STATS = numbers()


def opened(file: bytes) -> Image.Image:
    image = Image.open(io.BytesIO(file))
    image.load()
    return image


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sheet_is_a_small_png_of_a_phones_width(language: str) -> None:
    sheet = drawn_trio(language)
    file = sheet.draw()
    image = opened(file)
    assert (image.format, image.size) == ("PNG", (1080, sheet_layout(sheet).height))
    assert len(file) < MAX_BYTES


def test_the_numbers_are_a_small_png_of_a_phones_width() -> None:
    file = STATS.draw()
    image = opened(file)
    assert (image.format, image.width) == ("PNG", 1080)
    assert 600 <= image.height <= 1000
    assert len(file) < MAX_BYTES


@pytest.mark.parametrize("players", PLAYERS)
def test_a_table_is_a_small_png_of_a_phones_width(players: int) -> None:
    for _, state in tables(players):
        table = drawn(state)
        file = table.draw()
        image = opened(file)
        assert (image.format, image.size) == ("PNG", (1080, track_layout(table).height))
        assert len(file) < MAX_BOARD_BYTES


def test_the_same_game_gives_the_same_file() -> None:
    assert drawn_trio().draw() == drawn_trio().draw()
    assert STATS.draw() == STATS.draw()
    assert drawn(trio()).draw() == drawn(trio()).draw()


def test_colours_are_kept_exactly() -> None:
    image = opened(drawn_trio().draw()).convert("RGB")
    corners = [image.getpixel((0, 0)), image.getpixel((0, image.height - 1))]
    assert corners == [Image.new("RGB", (1, 1), colour).getpixel((0, 0)) for colour in (ACCENT, PAGE)]


def test_the_colours_of_all_cards_are_kept_exactly() -> None:
    """K1: a picture of every kind of card still fits the palette of a file."""
    counted = opened(track_of(["Ana", "Ана"]).draw()).convert("RGB").getcolors(maxcolors=1 << 20)
    assert counted is not None
    grounds = {ImageColor.getrgb(ground) for suit in SUITS.values() for ground in (suit.solid, suit.pale)}
    assert grounds - {colour for _, colour in counted} == set()


@pytest.mark.parametrize("text", ["\u202e\x00<b>", "x" * 10_000, "🔥", "", "\ud83d"])
def test_hostile_texts_are_drawn(text: str) -> None:
    assert opened(sheet_of([text]).draw()).width == 1080
    assert opened(track_of([text]).draw()).width == 1080


def test_two_teams_are_drawn_on_one_page() -> None:
    assert opened(sheet_of(["harbour", "Ана"], sides=2).draw()).width == 1080


async def test_the_event_loop_goes_on_while_a_picture_is_drawn() -> None:
    went_on = threading.Event()

    class Sheet:
        def draw(self) -> bytes:
            return b"sheet" if went_on.wait(timeout=10) else b""

    picture = asyncio.create_task(off_loop(Sheet()))
    await asyncio.sleep(0)
    went_on.set()
    assert await picture == b"sheet"
