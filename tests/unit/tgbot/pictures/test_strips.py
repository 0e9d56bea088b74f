"""A file of joined strips is a sound PNG with the same pixels as the page drawn in one piece."""

import io
import zlib

import pytest
from PIL import Image, ImageChops

from engine.kryptos.cards import PLAYERS
from tests.unit.engine.kryptos.tables import missed, opened, table
from tests.unit.tgbot.pictures.track_samples import drawn, tables
from tgbot.games.kryptos.pictures import track
from tgbot.games.kryptos.pictures.track import EDGES, TrackPicture, track_layout
from tgbot.pictures import canvas
from tgbot.pictures.blocks import Block
from tgbot.pictures.canvas import Edges
from tgbot.pictures.strips import FEW_SHADES, Strip, strip

SIGNATURE, CHUNK_FRAME = 8, 12  # bytes: of a PNG, and of a chunk's length, kind and checksum


def chunks(file: bytes) -> dict[bytes, bytes]:
    """The chunks of a PNG by their kind, with checksums that were verified."""
    found, at = {}, SIGNATURE
    while at < len(file):
        length = int.from_bytes(file[at : at + 4])
        kind, content = file[at + 4 : at + 8], file[at + 8 : at + 8 + length]
        assert zlib.crc32(kind + content) == int.from_bytes(file[at + 8 + length : at + CHUNK_FRAME + length])
        found[kind] = content
        at += CHUNK_FRAME + length
    return found


def in_one_piece(page: TrackPicture) -> Image.Image:
    return canvas.drawn(track_layout(page), EDGES, FEW_SHADES).convert("RGB")


@pytest.mark.parametrize("players", PLAYERS)
def test_the_file_has_the_pixels_of_the_page(players: int) -> None:
    for _, state in tables(players):
        page = drawn(state)
        joined = Image.open(io.BytesIO(page.draw())).convert("RGB")
        assert ImageChops.difference(joined, in_one_piece(page)).getbbox() is None


@pytest.mark.parametrize("players", PLAYERS)
def test_the_file_is_sound_for_strict_readers(players: int) -> None:
    """`zlib.decompress` refuses data with a wrong checksum or without an end; many viewers do not look."""
    for _, state in tables(players):
        page = drawn(state)
        found = chunks(page.draw())
        assert list(found) == [b"IHDR", b"PLTE", b"IDAT", b"IEND"]
        layout = track_layout(page)
        assert len(zlib.decompress(found[b"IDAT"])) == (layout.width + 1) * layout.height


def test_an_attempt_draws_only_what_it_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A miss and a pass: the band, the two hands between which the turn went, and the one that was guessed at."""
    track.section_strip.cache_clear()  # other tests may have drawn the same
    state = missed(opened(table(6)))
    drawn(state).draw()
    made: list[Block] = []

    def noted(block: Block, touching: Edges) -> Strip:
        made.append(block)
        return strip(block, touching)

    monkeypatch.setattr(track, "strip", noted)
    drawn(missed(state)).draw()
    assert len(made) == 4  # of eight
