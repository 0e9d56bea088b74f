"""Tables of the card game to draw, and pictures with whatever texts a test wants."""

from collections.abc import Iterator, Sequence
from itertools import cycle

from engine.kryptos.cards import HIGHEST, MYSTERY_PLAYERS, PLAYERS, colour_of, layout
from engine.kryptos.setup import Options
from engine.kryptos.state import State
from engine.kryptos.terms import Colour, Phase
from tests.unit.engine.kryptos.tables import hit, missed, opened, table, table_view
from tests.unit.tgbot.pictures.samples import name
from tgbot.games.kryptos.pictures.tiles import CardText, Lies
from tgbot.games.kryptos.pictures.track import HandText, TrackPicture
from tgbot.games.kryptos.pictures.track_texts import PLACES, track_texts
from tgbot.i18n.texts import Say

LONGEST_GAME = 400  # actions
MISSES = 6


def drawn(state: State, language: str = "en") -> TrackPicture:
    """Return the texts of a table."""
    return track_texts(table_view(state), name, Say(language), title="Friday board games")


def tables(players: int) -> Iterator[tuple[str, State]]:
    """Yield a game of so many players on its way, with its name: dealt, opened, with attempts, and over.

    Every option that they may have is on.
    """
    state = table(players, Options(advanced=True, mystery=players in MYSTERY_PLAYERS, bribe=True))
    yield "reveal", state
    state = opened(state)
    yield "turn", state
    for _ in range(MISSES):
        state = missed(state)
    yield "attempts", state
    yield "over", played_out(state)


def played_out(state: State) -> State:
    """Return the end of a game in which everybody is right, each about the next hand that has a hidden card."""
    for _ in range(LONGEST_GAME):
        if state.phase is Phase.OVER:
            return state
        state = hit(state, next(hand.seat for hand in state.hands if hand is not state.mover and hand.hidden))
    raise AssertionError("the game does not end")


def track_of(texts: Sequence[str], players: int = PLAYERS.stop - 1) -> TrackPicture:
    """Return a picture in which every text is one of these, in turn; the cards are of every kind."""
    some = cycle(texts)
    numbers = [CardText(list(Lies)[n // len(Colour) % 2], str(n), colour_of(n)) for n in range(1, HIGHEST + 1)]
    in_hand = layout(players, mystery=False).in_hand
    cards = (
        numbers[-1],
        CardText(Lies.OPEN, "44", Colour.BLUE, newest=True),
        CardText(Lies.HIDDEN, PLACES[-1], Colour.RED),
        CardText(Lies.HIDDEN, PLACES[-1], Colour.RED, refuted="48"),
        CardText(Lies.HIDDEN, PLACES[-1]),
        CardText(Lies.HIDDEN, PLACES[-1], refuted="48"),
    )
    hand = tuple(cards[place % len(cards)] for place in range(in_hand))
    tokens = tuple((colour, at * in_hand // 3) for at, colour in enumerate(Colour))
    hands = tuple(
        HandText(next(some), next(some), hand, tokens, turn=seat == 0, won=seat == 1) for seat in range(players)
    )
    legend = tuple((CardText(lies, str(HIGHEST)), next(some)) for lies in Lies)
    return TrackPicture(
        overline=next(some),
        title=next(some),
        headline=next(some),
        track=tuple(numbers),
        legend=legend,
        hands=hands,
        aside_label=next(some),
        aside=tuple(numbers[-4:]),
    )
