"""The cards: their colours, how many are dealt, and what is public of the hidden ones."""

from collections.abc import Iterable
from dataclasses import dataclass

from engine.kryptos.terms import Colour

HIGHEST = 48  # K1
OPENED_FIRST = 2  # K5: how many cards each player opens before the first turn
MYSTERY_CARDS = 4  # K12
MYSTERY_PLAYERS = range(4, 6)

COLOURS = tuple(Colour)


@dataclass(frozen=True, slots=True)
class Layout:
    """How many cards a game has (K2, K12): they are numbered from 1."""

    cards: int
    in_hand: int
    aside: int


_LAYOUTS = {3: Layout(32, 10, 2), 4: Layout(36, 9, 0), 5: Layout(40, 8, 0), 6: Layout(48, 8, 0)}  # K2
PLAYERS = range(min(_LAYOUTS), max(_LAYOUTS) + 1)


def layout(players: int, mystery: bool) -> Layout:
    """The cards for this number of players; `ValueError` where the rules have none."""
    if players not in PLAYERS:
        raise ValueError(f"{players} players, not {PLAYERS.start} to {PLAYERS.stop - 1}")
    dealt = _LAYOUTS[players]
    if not mystery:
        return dealt
    if players not in MYSTERY_PLAYERS:
        raise ValueError("mystery is for 4 or 5 players")
    return Layout(dealt.cards + MYSTERY_CARDS, dealt.in_hand, dealt.aside + MYSTERY_CARDS)


def colour_of(number: int) -> Colour:
    """K1: each number has one colour, in turn."""
    return COLOURS[(number - 1) % len(COLOURS)]


def tokens(hidden: Iterable[int]) -> dict[Colour, int]:
    """K3: how many of these cards each colour has, always all four colours."""
    counted = dict.fromkeys(COLOURS, 0)
    for number in hidden:
        counted[colour_of(number)] += 1
    return counted
