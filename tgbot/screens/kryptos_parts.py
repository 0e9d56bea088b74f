"""Small pieces that the screens of the card game are made of.

Each colour has a sign of its own shape (K1), so nobody has to tell colours apart; hidden cards are called by letters,
so that a place is never taken for a number.
"""

from collections.abc import Iterable, Mapping, Sequence

from engine.kryptos.cards import COLOURS, colour_of
from engine.kryptos.terms import Colour
from engine.kryptos.views import AttemptView, HandView, TableView
from tgbot.documents import Table
from tgbot.locale import Html, Say, join
from tgbot.pictures import PLACES
from tgbot.screens.parts import NOTHING

SIGNS = {Colour.RED: "🔺", Colour.YELLOW: "🟡", Colour.GREEN: "🟩", Colour.BLUE: "🔷"}
LETTERS = PLACES  # the same as on the picture
MOST_OPEN_IN_A_ROW = 3  # with more, a hand takes two rows on a phone 360 px wide
RIGHT, WRONG, BOUGHT = "✅", "❌", "💰"


def card_text(number: int) -> str:
    """Return a card as its sign and number."""
    return f"{SIGNS[colour_of(number)]}{number}"


def tokens_text(tokens: Mapping[Colour, int]) -> str:
    """Return how many hidden cards there are of each colour (K3)."""
    return " ".join(f"{SIGNS[colour]}×{tokens[colour]}" for colour in COLOURS if tokens[colour]) or NOTHING


def name_line(table: Table, view: TableView, hand: HandView, say: Say) -> Html:
    """Return whose hand it is, with the points; a sign stands before who is on turn, or has left."""
    text = "cards-hand-left" if hand.vacant else "cards-hand-on-turn" if hand.seat == view.turn else "cards-hand"
    return say(text, name=table.name(hand.seat), points=hand.points)


def hand_rows(cards: Sequence[int | None]) -> list[Html]:
    """Return a hand from left to right: the letter of a hidden card, an open one as it is."""
    shown = [LETTERS[place] if number is None else card_text(number) for place, number in enumerate(cards)]
    is_open = len(cards) - list(cards).count(None)
    return rows(shown, 1 if is_open <= MOST_OPEN_IN_A_ROW else 2)


def rows(shown: Sequence[str], count: int) -> list[Html]:
    """Return cards in so many rows, as even as can be."""
    each = -(-len(shown) // count)
    return [Html(" ".join(shown[at : at + each])) for at in range(0, len(shown), each)]


def track_lines(view: TableView) -> list[Html]:
    """Return the decoding track, a line for each colour: a number that lies open is struck out (K1)."""
    known = {number for hand in view.hands for number in hand.cards if number is not None}
    lines = []
    for colour in COLOURS:
        numbers = (number for number in range(1, view.top + 1) if colour_of(number) is colour)
        lines.append(Html(f"{SIGNS[colour]} " + " ".join(f"<s>{n}</s>" if n in known else str(n) for n in numbers)))
    return lines


def aside_lines(view: TableView, say: Say) -> list[Html]:
    """Return the colours of the cards that nobody has (K2, K12)."""
    return [say("cards-aside", tokens=tokens_text(view.aside))] if any(view.aside.values()) else []


def attempt_text(table: Table, attempt: AttemptView) -> str:
    """Return a guess as all have heard it: who, whose card, which number, and whether it was right (K8-K10)."""
    paid = f" {BOUGHT}" if attempt.bought else ""
    card = f"{table.name(attempt.owner)} {LETTERS[attempt.place - 1]} = {card_text(attempt.number)}"
    return f"{RIGHT if attempt.right else WRONG} {table.name(attempt.by)} → {card}{paid}"


def attempt_lines(table: Table, attempts: Iterable[AttemptView], say: Say) -> list[Html]:
    """Return guesses as lines of a message."""
    return [say("name", name=attempt_text(table, attempt)) for attempt in attempts]


def paragraphs(*parts: list[Html]) -> Html:
    """Return the parts that have lines, with a blank line between them."""
    return join("\n\n", [join("\n", part) for part in parts if part])
