"""A picture that is uploaded often, as strips: each is drawn and deflated by itself, and a file only joins them.

So a change of one section costs that section. A strip is a few kilobytes, where its pixels would be two hundred.
"""

import struct
import zlib
from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image

from tgbot.pictures.blocks import Block
from tgbot.pictures.canvas import Edges, drawn, palette

FEW_SHADES = 3  # between black and white: a sixth fewer bytes than many, and smooth enough on a phone
COMPRESSION = 7  # one more takes three times as long for a tenth fewer bytes
_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_ZLIB_HEADER = b"\x78\x9c"
_LAST_BLOCK = b"\x03\x00"  # of deflate: an empty one that ends the data
_ADLER_PRIME = 65521
_EMPTY_SUM = 1  # the Adler-32 of nothing


@dataclass(frozen=True, slots=True)
class Strip:
    """Rows over the whole width of a picture, deflated so that they can stand anywhere in a file."""

    width: int
    height: int
    deflated: bytes
    checksum: int


def strip(block: Block, touching: Edges) -> Strip:
    """A block of a picture's whole width as a strip, in the palette of these pairs of colours."""
    image = drawn(block, touching, FEW_SHADES)
    # PNG: each row begins with the number of its filter, 0 for none. As a column of the image it costs nothing.
    filtered = Image.new("P", (block.width + 1, block.height), 0)
    filtered.paste(image, (1, 0))
    rows = filtered.tobytes()
    deflating = zlib.compressobj(COMPRESSION, zlib.DEFLATED, -zlib.MAX_WBITS)
    deflated = deflating.compress(rows) + deflating.flush(zlib.Z_FULL_FLUSH)
    return Strip(block.width, block.height, deflated, zlib.adler32(rows))


def stacked(strips: Sequence[Strip], touching: Edges) -> bytes:
    """The PNG file of strips below each other, all drawn with this palette."""
    width, height = strips[0].width, sum(each.height for each in strips)
    header = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)  # 8 bits a pixel, of a palette
    colours = bytes(palette(touching, FEW_SHADES).getpalette() or ())
    checksum = _EMPTY_SUM
    for each in strips:
        checksum = _joined_sum(checksum, each.checksum, each.height * (width + 1))
    pixels = b"".join((_ZLIB_HEADER, *(each.deflated for each in strips), _LAST_BLOCK, struct.pack(">I", checksum)))
    chunks = ((b"IHDR", header), (b"PLTE", colours), (b"IDAT", pixels), (b"IEND", b""))
    return b"".join((_SIGNATURE, *(_chunk(*each) for each in chunks)))


def _chunk(kind: bytes, content: bytes) -> bytes:
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))


def _joined_sum(first: int, second: int, second_length: int) -> int:
    """The Adler-32 of two pieces of data together, from those of each."""
    low = (first & 0xFFFF) + (second & 0xFFFF) - 1
    high = (first >> 16) + (second >> 16) + second_length * ((first & 0xFFFF) - 1)
    return (high % _ADLER_PRIME) << 16 | low % _ADLER_PRIME
