"""The state of a card game: everything, secrets included. Only `engine` reads it; `tgbot` sees views."""

from dataclasses import dataclass, replace

from engine.core import Seat
from engine.kryptos.cards import OPENED_FIRST, layout
from engine.kryptos.refusals import CardAlreadyOpen, NoSuchCard, NotYourTurn, UnknownPlayer
from engine.kryptos.scoring import POINTS_AT_THE_START, POINTS_TO_DECIDE, Outcome, worth
from engine.kryptos.setup import Options
from engine.kryptos.terms import Phase

QUIET_ROUNDS = 3  # K17


@dataclass(frozen=True, slots=True)
class Hand:
    """A seat with its sorted cards (K3); `vacant` after its player left, until a substitute comes."""

    seat: Seat
    cards: tuple[int, ...]
    shown: frozenset[int] = frozenset()  # the numbers that lie open
    points: int = POINTS_AT_THE_START
    vacant: bool = False

    @property
    def hidden(self) -> tuple[int, ...]:
        """The numbers that only their owner may know."""
        return tuple([number for number in self.cards if number not in self.shown])

    def hidden_card(self, place: int) -> int:
        """The hidden card in a place; any other place is refused."""
        if not 1 <= place <= len(self.cards):
            raise NoSuchCard
        number = self.cards[place - 1]
        if number in self.shown:
            raise CardAlreadyOpen
        return number

    def place(self, number: int) -> int:
        return self.cards.index(number) + 1

    def showing(self, number: int) -> "Hand":
        """The hand with one more open card, which keeps its place (K5, K8)."""
        return replace(self, shown=self.shown | {number})


@dataclass(frozen=True, slots=True)
class Attempt:
    """A number that was named for a card (K7): all heard it, and whether it was right (K8, K9)."""

    round: int
    by: Seat
    owner: int  # the hand that it was about
    place: int
    number: int
    right: bool
    bought: bool  # K10


@dataclass(frozen=True, slots=True)
class State:
    """A whole game at one moment. The hands stand in turn order, from the first player."""

    options: Options
    hands: tuple[Hand, ...]
    aside: tuple[int, ...]
    sat: tuple[tuple[Seat, int], ...]  # L1: everybody who sat at the table, and where
    turn: int  # the hand that is to reveal or to guess
    left: tuple[Seat, ...] = ()  # K18: everybody who left
    phase: Phase = Phase.REVEAL
    revealed: int = 0  # K5: how many reveals of the opening are over, those of leavers included
    round: int = 0  # 0 until the opening is over
    last_reveal: int = 0  # K17: the round in which a card was revealed last
    last_round: bool = False  # K13
    attempts: tuple[Attempt, ...] = ()
    outcome: Outcome | None = None

    @property
    def top(self) -> int:
        """The highest number in the game (K2, K12)."""
        return layout(len(self.hands), self.options.mystery).cards

    @property
    def mover(self) -> Hand:
        """The hand of the player who is to reveal or to guess."""
        return self.hands[self.turn]

    @property
    def quiet(self) -> bool:
        """K17: the last three rounds revealed no card."""
        return self.round - 1 - self.last_reveal >= QUIET_ROUNDS

    @property
    def decided(self) -> bool:
        """K13: a player has the points that end the game."""
        return any(hand.points >= POINTS_TO_DECIDE for hand in self.hands)

    @property
    def anybody_may_guess(self) -> bool:
        """K15: a player has a card left to guess."""
        return any(self.may_guess(index) for index in range(len(self.hands)))

    @property
    def rewards(self) -> tuple[int, ...]:
        """K8: the points that each attempt brought, without the price of a second one (K10).

        Counted from the start, since a leaver's open hand (K18) no longer tells how many cards it hid: in the first
        turn all but the cards of the opening (K5), and one less after each hit.
        """
        hidden = [len(hand.cards) - OPENED_FIRST for hand in self.hands]
        rewards = []
        for attempt in self.attempts:
            rewards.append(worth(hidden[attempt.owner]) if attempt.right else 0)
            hidden[attempt.owner] -= attempt.right
        return tuple(rewards)

    def may_guess(self, index: int) -> bool:
        """K16, K18: this seat has a player, and that player a card of another to guess."""
        return not self.hands[index].vacant and any(
            len(hand.shown) < len(hand.cards) for other, hand in enumerate(self.hands) if other != index
        )

    def index_of(self, seat: Seat | None) -> int | None:
        """The place in turn order where this player sits now."""
        return next((i for i, hand in enumerate(self.hands) if hand.seat == seat and not hand.vacant), None)

    def seated(self, by: Seat | None) -> int:
        """The place in turn order where this player sits now; a stranger is refused."""
        index = self.index_of(by)
        if index is None:
            raise UnknownPlayer
        return index

    def on_turn(self, by: Seat | None) -> Hand:
        """The hand of the player on turn; any other player is refused."""
        if self.seated(by) != self.turn:
            raise NotYourTurn
        return self.mover

    def with_hand(self, index: int, hand: Hand) -> "State":
        return replace(self, hands=(*self.hands[:index], hand, *self.hands[index + 1 :]))
