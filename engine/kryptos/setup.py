"""What a card game starts from: players, options, hands, and the cards that lie aside."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields

from engine.chance import number, shuffled
from engine.core import Seat
from engine.kryptos.cards import layout


@dataclass(frozen=True, slots=True)
class Options:
    """Optional rules of a table."""

    advanced: bool = False  # K6
    mystery: bool = False  # K12
    bribe: bool = False  # K11


OPTIONS = tuple(option.name for option in fields(Options))


@dataclass(frozen=True, slots=True)
class Setup:
    """Everything that a card game starts from; turns go in the order of `players`, from `first`."""

    players: tuple[Seat, ...]
    first: Seat
    hands: Mapping[Seat, tuple[int, ...]]
    aside: tuple[int, ...] = ()
    options: Options = Options()


def deal_cards(players: Sequence[Seat], options: Options, seed: str, first: Seat | None = None) -> Setup:
    """A shuffled deal (K2, K12); without a first player, chance picks one (K4). `ValueError` where it is not a game."""
    dealt = layout(len(players), options.mystery)
    deck = shuffled(seed, "cards", range(1, dealt.cards + 1))
    each = dealt.in_hand
    return Setup(
        players=tuple(players),
        first=players[number(seed, "first", len(players))] if first is None else first,
        hands={seat: tuple(deck[at * each : (at + 1) * each]) for at, seat in enumerate(players)},
        aside=tuple(deck[each * len(players) :]),
        options=options,
    )
