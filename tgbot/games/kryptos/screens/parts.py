"""Shared pieces of the card game's screens.

Each colour has its own sign (K1), so that colour vision does not matter; hidden cards have letters, so that a place
is never mistaken for a number. No line breaks within a card, nor between its letter and its sign.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence

from engine.kryptos.cards import COLOURS, colour_of
from engine.kryptos.scoring import PRICE_OF_AN_ATTEMPT
from engine.kryptos.terms import Colour
from engine.kryptos.views import AttemptView, HandView, TableView
from tgbot.games.kryptos.model import Happening, What
from tgbot.games.kryptos.pictures.track_texts import PLACES, last_refuted, newest_card
from tgbot.i18n.texts import Html, Say, join
from tgbot.tables.model import Table
from tgbot.telegram.messages import Photo
from tgbot.ui.fitting import clipped
from tgbot.ui.parts import NOTHING

SIGNS = {Colour.RED: "🔺", Colour.YELLOW: "🟡", Colour.GREEN: "🟩", Colour.BLUE: "🔷"}
LETTERS = PLACES  # the same as on the picture
RIGHT, WRONG, BOUGHT = "✅", "❌", "💰"
NEWEST, NOT, SECRET = "🆕", "≠", "🔒"
GLUE = "\u2060"  # a word joiner, which is not seen
PRICE = f"−{PRICE_OF_AN_ATTEMPT}\u00a0⭐"  # K10
SHORT_NAMES = (16, 10, 6)  # letters, where longer names leave no room in a caption


def card_text(number: int) -> str:
    """A card as its sign and number."""
    return f"{SIGNS[colour_of(number)]}{GLUE}{number}"


def own_rows(cards: Sequence[int], seen: Sequence[int | None], letter: str = "{}") -> list[Html]:
    """A player's own hand in two rows: cards with their letters, open ones in brackets."""
    lettered = [f"{letter.format(LETTERS[at])}{GLUE}{card_text(number)}" for at, number in enumerate(cards)]
    return rows([card if opened is None else f"({card})" for card, opened in zip(lettered, seen, strict=True)], 2)


def tokens_text(tokens: Mapping[Colour, int]) -> str:
    """The number of hidden cards of each colour (K3)."""
    return " ".join(f"{SIGNS[colour]}{GLUE}×{tokens[colour]}" for colour in COLOURS if tokens[colour]) or NOTHING


def name_line(table: Table, view: TableView, hand: HandView, say: Say) -> Html:
    """The player of a hand with points, a sign if on turn or gone, and the colours of the hidden cards (K3)."""
    text = "cards-hand-left" if hand.vacant else "cards-hand-on-turn" if hand.seat == view.turn else "cards-hand"
    line = say(text, name=table.name(hand.seat), points=hand.points)
    return Html(f"{line} · {tokens_text(hand.tokens)}") if hand.hidden and not hand.dealt else line


def hand_line(view: TableView, hand: HandView) -> Html:
    """A hand from left to right: open cards as they are, letters of hidden ones with the number refuted last (K9)."""
    return Html(" ".join(_in_hand(view, hand, place, number) for place, number in enumerate(hand.cards, start=1)))


def _in_hand(view: TableView, hand: HandView, place: int, number: int | None) -> str:
    if number is not None:
        return f"{NEWEST + GLUE if newest_card(view) == (hand.seat, place) else ''}{card_text(number)}"
    refuted = last_refuted(view, hand.seat, place)
    return LETTERS[place - 1] + ("" if refuted is None else f"{NOT}{refuted}")


def rows(shown: Sequence[str], count: int) -> list[Html]:
    """Cards in so many rows of about equal length."""
    each = -(-len(shown) // count)
    return [Html(" ".join(shown[at : at + each])) for at in range(0, len(shown), each)]


def track_lines(view: TableView) -> list[Html]:
    """The decoding track, a line for each colour: the numbers that are not open yet (K1)."""
    known = {number for hand in view.hands for number in hand.cards}
    hidden = [number for number in range(1, view.top + 1) if number not in known]
    lines = []
    for colour in COLOURS:
        numbers = " ".join(str(number) for number in hidden if colour_of(number) is colour)
        lines.append(Html(f"{SIGNS[colour]} {numbers or NOTHING}"))
    return lines


def aside_lines(view: TableView, say: Say) -> list[Html]:
    """The colours of the cards that lie aside (K2, K12)."""
    return [say("cards-aside", tokens=tokens_text(view.aside))] if any(view.aside.values()) else []


def attempt_text(table: Table, attempt: AttemptView) -> str:
    """A guess: by whom, whose card, which number, and whether it was right (K8-K10)."""
    paid = f" {BOUGHT}" if attempt.bought else ""
    card = f"{table.name(attempt.owner)} {LETTERS[attempt.place - 1]} = {card_text(attempt.number)}"
    return f"{RIGHT if attempt.right else WRONG} {table.name(attempt.by)} → {card}{paid}"


def news_lines(table: Table, told: Iterable[AttemptView | Happening], say: Say) -> list[Html]:
    """What happened, as lines of a message."""
    return [_news(table, one, say) for one in told]


def _news(table: Table, told: AttemptView | Happening, say: Say) -> Html:
    if isinstance(told, Happening):
        name = table.name(told.seat)
        if told.what is What.LAST_ROUND:
            return say("cards-news-last-round", name=name, points=told.number)
        return say(f"cards-news-{told.what}", name=name, card=card_text(told.number) if told.number else "")
    line = say(
        "cards-news-found" if told.right else "cards-news-missed",
        name=table.name(told.by),
        owner=table.name(told.owner),
        place=LETTERS[told.place - 1],
        card=card_text(told.number),
        points=told.points,
    )
    return Html(f"{line}\u00a0{BOUGHT}{GLUE}−{PRICE_OF_AN_ATTEMPT}") if told.bought else line


def folded(lines: list[Html]) -> Html:
    """Lines that a phone shows when they are asked for."""
    return Html(f"<blockquote expandable>{join(chr(10), lines)}</blockquote>")


def paragraphs(*parts: list[Html]) -> Html:
    """The non-empty parts, with a blank line between them."""
    return join("\n\n", [join("\n", part) for part in parts if part])


def fitting(table: Table, draw: Callable[[Table], Photo]) -> Photo:
    """A picture whose text fits below it: names are shortened where they have to be."""
    photo = draw(table)
    for most in SHORT_NAMES:
        if photo.has_caption:
            break
        photo = draw(_with_short_names(table, most))
    return photo


def _with_short_names(table: Table, most: int) -> Table:
    players = tuple(player.replace(name=clipped(player.name, most)) for player in table.players)
    return table.replace(players=players, queue=tuple(one.replace(name=clipped(one.name, most)) for one in table.queue))
