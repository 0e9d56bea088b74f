"""The tables that these tests play at, and the moves that bring a game on.

The cards are dealt in turn, from 1 up: with three players ana has 1, 4, 7 ... 28, bo 2, 5 ... 29, cy 3, 6 ... 30, and
31 and 32 lie aside. With four the deal moves on by one seat each time round: else every hand would be of one colour.
Ana is the first player unless a test says otherwise.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from engine.core import Seat
from engine.kryptos import KRYPTOS
from engine.kryptos.actions import GuessCard, Leave, PassTurn, TimeUp
from engine.kryptos.cards import layout
from engine.kryptos.setup import Options, Setup
from engine.kryptos.state import Hand, State
from engine.kryptos.terms import Phase
from engine.kryptos.views import SeatView, TableView
from tests.unit.engine.acting import Acting, seats

act, events, refusal = Acting(KRYPTOS).act, Acting(KRYPTOS).events, Acting(KRYPTOS).refusal

NAMES = seats("ana bo cy di ed fay")
ANA, BO, CY, DI, ED, FAY = NAMES
PLAIN = Options()


def setup(
    players: int = 3,
    options: Options = PLAIN,
    *,
    first: str = "ana",
    hands: Mapping[str, Sequence[int]] | None = None,
    aside: Sequence[int] | None = None,
) -> Setup:
    """A set-up; the cards that a test does not deal are dealt in turn."""
    dealt = layout(players, options.mystery)
    names = NAMES[:players]
    in_hands = range(players * dealt.in_hand)
    moving = int(players == 4)
    in_turn = {
        name: tuple(n + 1 for n in in_hands if (n + moving * (n // players)) % players == at)
        for at, name in enumerate(names)
    }
    return Setup(
        players=names,
        first=Seat(first),
        hands=in_turn if hands is None else {Seat(name): tuple(cards) for name, cards in hands.items()},
        aside=tuple(range(in_hands.stop + 1, dealt.cards + 1)) if aside is None else tuple(aside),
        options=options,
    )


def begun(dealt: Setup) -> State:
    """The game that a set-up starts, before its opening."""
    return KRYPTOS.start(dealt).state


def table(players: int = 3, options: Options = PLAIN, *, first: str = "ana") -> State:
    """A game before its opening, with the cards dealt in turn."""
    return begun(setup(players, options, first=first))


def opened(state: State) -> State:
    """The state at the first turn; in the opening everybody revealed the lowest cards that were legal."""
    while state.phase is Phase.REVEAL:
        state = act(state, None, TimeUp())
    return state


def trio(options: Options = PLAIN) -> State:
    """A game of three at ana's first turn: the two lowest cards of each lie open."""
    return opened(table(3, options))


def hand(state: State, seat: str) -> Hand:
    """A player's hand, or the one that was left there."""
    return next(hand for hand in state.hands if hand.seat == seat)


def points(state: State) -> dict[str, int]:
    """Everybody's points."""
    return {hand.seat: hand.points for hand in state.hands}


def with_points(state: State, **points: int) -> State:
    """The state with other points in front of some players."""
    hands = tuple(replace(hand, points=points.get(hand.seat, hand.points)) for hand in state.hands)
    return replace(state, hands=hands)


def with_hidden(state: State, **hidden: int) -> State:
    """The state with only so many hidden cards, the highest, left in some hands."""
    hands = tuple(
        replace(hand, shown=frozenset(hand.cards[: len(hand.cards) - hidden.get(hand.seat, len(hand.hidden))]))
        for hand in state.hands
    )
    return replace(state, hands=hands)


def right(state: State, owner: str) -> GuessCard:
    """The guess of a player's lowest hidden card that is right."""
    number = hand(state, owner).hidden[0]
    return GuessCard(Seat(owner), hand(state, owner).place(number), number)


def wrong(state: State, owner: str) -> GuessCard:
    """A guess of a player's lowest hidden card that is wrong: its number lies open."""
    return replace(right(state, owner), number=min(hand(state, owner).shown))


def hit(state: State, owner: str) -> State:
    """The state after the player on turn guessed a player's lowest hidden card."""
    return act(state, state.mover.seat, right(state, owner))


def missed(state: State) -> State:
    """The state after the player on turn missed, and passed where a second attempt was offered."""
    mover = state.mover.seat
    owner = next(hand.seat for hand in state.hands if hand.seat != mover and hand.hidden)
    state = act(state, mover, wrong(state, owner))
    return act(state, mover, PassTurn()) if state.phase is Phase.AGAIN else state


def rounds_missed(state: State, rounds: int) -> State:
    """The state after so many further rounds in which nobody found anything."""
    last = state.round + rounds
    while state.phase is not Phase.OVER and state.round < last:
        state = missed(state)
    return state


def table_view(state: State) -> TableView:
    """What everybody may know."""
    return KRYPTOS.table_view(state)


def view(state: State, seat: str) -> SeatView:
    """What one seat may know."""
    return KRYPTOS.seat_view(state, Seat(seat))


def winner(state: State) -> tuple[str | None, str]:
    """Who won a game that is over, and by which rule."""
    assert state.phase is Phase.OVER
    assert state.outcome is not None
    return state.outcome.winner, state.outcome.reason.value


def in_every_phase() -> Iterator[tuple[str, State]]:
    """A state of each kind that a game goes through, with its name."""
    yield "reveal", table()
    yield "reveal, advanced", act(table(4, Options(advanced=True)), None, TimeUp())
    yield "turn", trio()
    yield "turn, mystery", opened(table(5, Options(mystery=True)))
    yield "again", act(trio(), "ana", wrong(trio(), "bo"))
    yield "again, bribe", act(trio(Options(bribe=True)), "ana", wrong(trio(), "bo"))
    yield "turn, some found", hit(hit(trio(), "cy"), "ana")
    yield "turn, last round", hit(with_points(trio(), ana=14), "bo")
    yield "turn, one left", act(opened(table(4)), "cy", Leave())
    yield "over", hit(with_hidden(trio(), ana=0, bo=1, cy=0), "bo")
