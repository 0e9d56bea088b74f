"""The files: PNG, of the right size, small, the same for the same game, and drawn beside the event loop."""

import asyncio
import io
import threading

import pytest
from PIL import Image, ImageColor

from engine.kryptos.cards import PLAYERS
from tests.engine.kryptos.tables import trio
from tests.pictures.samples import drawn_trio, sheet_of
from tests.pictures.track_samples import drawn, tables, track_of
from tgbot.locale import LANGUAGES, Say
from tgbot.pictures import Numbers, off_loop, sheet_picture, stats_picture, stats_texts, track_picture
from tgbot.pictures.colours import ACCENT, PAGE
from tgbot.pictures.sheet import sheet_layout
from tgbot.pictures.tiles import SUITS
from tgbot.pictures.track import track_layout

MOST_BYTES = 150_000
STATS = stats_texts(Numbers(24, 9, 3, 0, 11, 31, 38, 45), Say("en"), title="Ana")


def opened(file: bytes) -> Image.Image:
    image = Image.open(io.BytesIO(file))
    image.load()
    return image


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sheet_is_a_small_png_of_a_phones_width(language: str) -> None:
    sheet = drawn_trio(language)
    file = sheet_picture(sheet)
    image = opened(file)
    assert (image.format, image.size) == ("PNG", (1080, sheet_layout(sheet).height))
    assert len(file) < MOST_BYTES


def test_the_numbers_are_a_small_png_of_a_phones_width() -> None:
    file = stats_picture(STATS)
    image = opened(file)
    assert (image.format, image.width) == ("PNG", 1080)
    assert 600 <= image.height <= 1000
    assert len(file) < MOST_BYTES


@pytest.mark.parametrize("players", PLAYERS)
def test_a_table_is_a_small_png_of_a_phones_width(players: int) -> None:
    for _, state in tables(players):
        table = drawn(state)
        file = track_picture(table)
        image = opened(file)
        assert (image.format, image.size) == ("PNG", (1080, track_layout(table).height))
        assert len(file) < MOST_BYTES


def test_the_same_game_gives_the_same_file() -> None:
    assert sheet_picture(drawn_trio()) == sheet_picture(drawn_trio())
    assert stats_picture(STATS) == stats_picture(STATS)
    assert track_picture(drawn(trio())) == track_picture(drawn(trio()))


def test_colours_are_kept_exactly() -> None:
    image = opened(sheet_picture(drawn_trio())).convert("RGB")
    corners = [image.getpixel((0, 0)), image.getpixel((0, image.height - 1))]
    assert corners == [Image.new("RGB", (1, 1), colour).getpixel((0, 0)) for colour in (ACCENT, PAGE)]


def test_the_colours_of_all_cards_are_kept_exactly() -> None:
    """K1: a picture of every kind of card still fits the palette of a file."""
    counted = opened(track_picture(track_of(["Ana", "Ана"]))).convert("RGB").getcolors(maxcolors=1 << 20)
    assert counted is not None
    grounds = {ImageColor.getrgb(ground) for suit in SUITS.values() for ground in (suit.solid, suit.pale)}
    assert grounds - {colour for _, colour in counted} == set()


@pytest.mark.parametrize("text", ["\u202e\x00<b>", "x" * 10_000, "🔥", "", "\ud83d"])
def test_hostile_texts_are_drawn(text: str) -> None:
    assert opened(sheet_picture(sheet_of([text]))).width == 1080
    assert opened(track_picture(track_of([text]))).width == 1080


def test_two_teams_are_drawn_on_one_page() -> None:
    assert opened(sheet_picture(sheet_of(["harbour", "Ана"], sides=2))).width == 1080


async def test_the_event_loop_goes_on_while_a_picture_is_drawn() -> None:
    went_on = threading.Event()

    def draw(subject: str) -> bytes:
        return subject.encode() if went_on.wait(timeout=10) else b""

    picture = asyncio.create_task(off_loop(draw, "sheet"))
    await asyncio.sleep(0)
    went_on.set()
    assert await picture == b"sheet"
