"""Cards can be told apart without seeing colours, and everything on them can be read."""

from itertools import combinations

import pytest
from PIL import Image, ImageColor, ImageDraw

from engine.kryptos.terms import Colour
from tgbot.games.kryptos.pictures.tiles import SUITS, CardText, Lies, tile
from tgbot.pictures import fonts
from tgbot.pictures.colours import BACK, FAINT, ON_BACK, TINT
from tgbot.pictures.fonts import Face

READABLE = 4.5  # WCAG's contrast for text
TELLS_APART = 2.0  # of two grounds, even in grey
ON_A_PHONE = 10  # pixels of a sign where the picture is 360 wide


def contrast(one: str, other: str) -> float:
    """Return WCAG's ratio of two colours: from 1, the same, to 21, black and white."""
    darker, lighter = sorted(luminance(colour) for colour in (one, other))
    return (lighter + 0.05) / (darker + 0.05)


def luminance(colour: str) -> float:
    channels = [channel / 255 for channel in ImageColor.getrgb(colour)]
    red, green, blue = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def on_a_phone(sign: str) -> bytes:
    """Return a sign in grey, as small as a narrow phone shows it."""
    image = Image.new("L", (48, 48), 255)
    ImageDraw.Draw(image).text((24, 24), sign, fill=0, font=fonts.font(Face.REGULAR, 32), anchor="mm")
    return image.resize((ON_A_PHONE, ON_A_PHONE), Image.Resampling.BOX).tobytes()


def texts(card: CardText, *, upright: bool = False) -> list[str]:
    return [line.text for line in tile(card, 113, 94, 42, upright=upright).lines]


@pytest.mark.parametrize("colour", Colour)
def test_what_is_written_on_a_card_can_be_read(colour: Colour) -> None:
    suit = SUITS[colour]
    assert contrast(suit.solid, suit.on_solid) >= READABLE
    assert contrast(suit.pale, suit.on_pale) >= READABLE


def test_what_is_written_on_grey_can_be_read() -> None:
    assert contrast(BACK, ON_BACK) >= READABLE
    assert contrast(TINT, FAINT) >= READABLE


@pytest.mark.parametrize("colour", Colour)
def test_an_open_card_differs_from_a_hidden_one_even_in_grey(colour: Colour) -> None:
    assert contrast(SUITS[colour].solid, SUITS[colour].pale) >= TELLS_APART


@pytest.mark.parametrize(("one", "other"), list(combinations(Colour, 2)))
def test_signs_alone_tell_the_colours_apart(one: Colour, other: Colour) -> None:
    """K1: each colour has its own symbol, which survives a small screen without colours."""
    pairs = zip(on_a_phone(SUITS[one].sign), on_a_phone(SUITS[other].sign), strict=True)
    differing = sum(abs(a - b) > 64 for a, b in pairs)
    assert differing >= 8


@pytest.mark.parametrize("upright", [False, True])
@pytest.mark.parametrize("colour", Colour)
def test_a_card_with_a_colour_has_its_sign(colour: Colour, upright: bool) -> None:
    sign = SUITS[colour].sign
    assert texts(CardText(Lies.OPEN, "17", colour), upright=upright) == ["17", sign]
    assert texts(CardText(Lies.HIDDEN, "C", colour), upright=upright) == ["C", sign]
    assert texts(CardText(Lies.HIDDEN, colour=colour), upright=upright) == [sign]


def test_a_card_without_a_colour_has_no_sign() -> None:
    """K3: a hidden card's own colour is not shown."""
    hidden = tile(CardText(Lies.HIDDEN, "C"), 113, 94, 42, upright=True)
    assert ([line.text for line in hidden.lines], [panel.fill for panel in hidden.panels]) == (["C"], [BACK])


def test_only_a_covered_number_is_struck_out() -> None:
    """K2: unused numbers are covered on the track."""
    cards = [CardText(Lies.COVERED, "48"), CardText(Lies.HIDDEN, "48", Colour.BLUE), CardText(Lies.OPEN, "48")]
    assert [tile(card, 113, 54, 38).lines[0].struck for card in cards] == [True, False, False]
