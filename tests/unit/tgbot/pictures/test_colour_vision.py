"""The picture of the card game as people see it who cannot tell red from green: every card can still be told."""

from itertools import combinations

import pytest
from PIL import Image, ImageChops

from engine.kryptos.terms import Colour
from tgbot.games.kryptos.pictures.tiles import CardText, Lies, tile
from tgbot.pictures.canvas import drawn, edges

# Brettel, Viénot and Mollon's dichromats, as the usual matrices on RGB; each row gives a channel.
VISION = {
    "deuteranopia": (0.367, 0.861, -0.228, 0, 0.280, 0.673, 0.047, 0, -0.012, 0.043, 0.969, 0),
    "protanopia": (0.152, 1.053, -0.205, 0, 0.115, 0.786, 0.099, 0, -0.004, -0.048, 1.052, 0),
}
PHONE = 3  # times smaller: a picture of 1080 pixels is about 360 points wide
SHADE = 60  # of 255: a difference that is seen at once
PALE_SHADE = 30  # of 255: the step between the hidden cards, which all have to stay paler than the open ones
# A ground is 85 to 95 hundredths of its tile. So where three quarters of two tiles differ, their grounds do, and a card
# is told by its shade from the corner of an eye, before its sign is read.
GROUND = 0.75  # of a tile
# The nearest two signs are a disc and a square of one width: the corners are 21 hundredths of the square, and on the
# grid of a small phone a part of them is half covered. All other pairs differ by a third or more.
CORNERS = 0.12  # of the larger sign
LARGE = 0.06  # of a tile on the track: a sign of 40 points and more

TILES = {"in a hand": (113, 100, 42, True), "on the track": (113, 54, 38, False)}
STEP = {Lies.OPEN: SHADE, Lies.HIDDEN: PALE_SHADE}

each_vision = pytest.mark.parametrize("vision", VISION.values(), ids=VISION)
each_tile = pytest.mark.parametrize("where", TILES)
each_pair = pytest.mark.parametrize(("one", "other"), list(combinations(Colour, 2)))


def seen(card: CardText, vision: tuple[float, ...], where: str = "in a hand") -> Image.Image:
    width, height, size, upright = TILES[where]
    block = tile(card, width, height, size, upright=upright)
    return drawn(block, edges(block)).convert("RGB").convert("RGB", vision).reduce(PHONE)


def differing(one: Image.Image, other: Image.Image, step: int) -> float:
    """The share of two tiles that differs by more than a step in some channel."""
    bands = [band.point(lambda value: 255 if value > step else 0) for band in ImageChops.difference(one, other).split()]
    return _count(ImageChops.lighter(ImageChops.lighter(*bands[:2]), bands[2])) / (one.width * one.height)


def sign(colour: Colour, lies: Lies, vision: tuple[float, ...]) -> Image.Image:
    """A card's sign as white on black, whatever its paint, where it covers half of a pixel: only the shape is left."""
    image = seen(CardText(lies, colour=colour), vision, "on the track").convert("L")
    ground = image.getpixel((4, image.height // 2))
    assert isinstance(ground, int)
    middle = image.crop((8, 2, image.width - 8, image.height - 2))  # without the corners of the tile
    ink = ImageChops.difference(middle, Image.new("L", middle.size, ground))
    _, full = ink.getextrema()
    assert isinstance(full, int)
    return ink.point(lambda value: 255 if value > full // 2 else 0)


def _count(image: Image.Image) -> int:
    return sum(value > 0 for value in image.tobytes())


@each_vision
@each_tile
@each_pair
@pytest.mark.parametrize("lies", STEP)
def test_the_shade_tells_the_colours_of_two_cards_apart(
    one: Colour, other: Colour, lies: Lies, where: str, vision: tuple[float, ...]
) -> None:
    first, second = (seen(CardText(lies, "8", colour), vision, where) for colour in (one, other))
    assert differing(first, second, STEP[lies]) >= GROUND


@each_vision
@each_pair
@pytest.mark.parametrize("lies", STEP)
def test_the_sign_alone_tells_the_colours_of_two_cards_apart(
    one: Colour, other: Colour, lies: Lies, vision: tuple[float, ...]
) -> None:
    """K1: the shapes differ, not only their paint: also for those who see no colours at all."""
    signs = [sign(colour, lies, vision) for colour in (one, other)]
    larger = max(map(_count, signs))
    assert larger >= LARGE * signs[0].width * signs[0].height
    assert _count(ImageChops.difference(*signs)) >= CORNERS * larger


@each_vision
def test_equal_cards_do_not_differ(vision: tuple[float, ...]) -> None:
    """The comparisons above could find differences everywhere."""
    red = CardText(Lies.OPEN, "8", Colour.RED)
    assert differing(seen(red, vision), seen(red, vision), 0) == 0
    for colour in Colour:
        signs = [sign(colour, lies, vision) for lies in STEP]
        assert _count(ImageChops.difference(*signs)) < CORNERS / 2 * _count(signs[0])


@each_vision
@pytest.mark.parametrize("colour", Colour)
def test_an_open_card_is_darker_than_a_hidden_one(colour: Colour, vision: tuple[float, ...]) -> None:
    solid, pale = (_grey(seen(CardText(lies, "8", colour), vision), 8) for lies in STEP)
    assert pale - solid > SHADE


@each_vision
@pytest.mark.parametrize("colour", Colour)
def test_the_card_that_was_found_last_has_a_ring_that_is_seen(colour: Colour, vision: tuple[float, ...]) -> None:
    ring = seen(CardText(Lies.OPEN, "8", colour, newest=True), vision)
    edge, gap, ground = _grey(ring, 0), _grey(ring, 2), _grey(ring, 6)
    assert gap - edge > SHADE
    assert gap - ground > SHADE


def _grey(image: Image.Image, left: int) -> int:
    """The brightness of a tile in the middle of its height."""
    value = image.convert("L").getpixel((left, image.height // 2))
    assert isinstance(value, int)
    return value
