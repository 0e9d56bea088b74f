"""The bot's own picture: a small square JPEG, all of it within the circle that Telegram shows."""

import io
from itertools import combinations

from PIL import Image, ImageColor

from tgbot.pictures.colours import ACCENT
from tgbot.pictures.face import SIDE, draw_face, face_layout

MAX_BYTES = 100_000
EXACT = 12  # how far JPEG may move a colour


def test_it_is_a_small_square_jpeg_and_always_the_same() -> None:
    file = draw_face()
    image = Image.open(io.BytesIO(file))
    assert (image.format, image.size) == ("JPEG", (SIDE, SIDE))
    assert len(file) < MAX_BYTES
    assert draw_face() == file


def test_nothing_but_the_ground_is_cut_off_by_the_circle() -> None:
    pixels, ground = Image.open(io.BytesIO(draw_face())).convert("RGB").tobytes(), ImageColor.getrgb(ACCENT)
    middle = (SIDE - 1) / 2
    outside = [
        pixels[3 * (y * SIDE + x) : 3 * (y * SIDE + x) + 3]
        for x in range(0, SIDE, 2)
        for y in range(0, SIDE, 2)
        if (x - middle) ** 2 + (y - middle) ** 2 > (SIDE / 2) ** 2
    ]
    assert all(abs(a - b) <= EXACT for pixel in outside for a, b in zip(pixel, ground, strict=True))


def test_the_wires_cross_twice_and_each_is_once_on_top() -> None:
    """The later of two panels lies on top, with a gap of the ground's colour between."""
    _, *panels = face_layout().panels
    wires = [panel for panel in panels[:6] if panel.fill != ACCENT]
    crossings = [
        (below.fill, above.fill)
        for below, above in combinations(wires, 2)
        if below.fill != above.fill and below.box.meets(above.box)
    ]
    assert len(crossings) == 2
    assert crossings[0] == crossings[1][::-1]
