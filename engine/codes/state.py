"""The state of a code game: everything, secrets included. Only `engine` reads it; `tgbot` sees views."""

from dataclasses import dataclass, replace

from engine.codes.clues import NO_CLUES, ClueKey, Draft, Forbidden, forbid_all, key_of
from engine.codes.lineups import FIRST_INTERCEPTION, LineUp
from engine.codes.refusals import BadCode, SideShort, UnknownPlayer, WrongPhase
from engine.codes.scoring import Award, Outcome, SideKey, Tally, Token
from engine.codes.setup import CODES_OF_A_DECK, NO_SLOT_NAMES, Deck, SlotNames
from engine.codes.terms import NO_MARKS, Mark, Phase
from engine.core import Seat

NO_DECK = Deck()
NO_TOKENS = Tally()


@dataclass(frozen=True, slots=True)
class Place:
    """A seat of a side; `vacant` after its player left, until a substitute comes."""

    seat: Seat
    vacant: bool = False


@dataclass(frozen=True, slots=True)
class Written:
    """Clues that are in, and their author, who knows the code."""

    author: Seat
    clues: Draft


@dataclass(frozen=True, slots=True)
class Side:
    """One side of the table, with its secrets."""

    key: SideKey
    places: tuple[Place, ...]
    keywords: tuple[str, ...] = ()
    translations: tuple[tuple[str, ...], ...] = ()
    deck: Deck = NO_DECK
    drawn: int = 0
    tally: Tally = NO_TOKENS
    encoder: int = 0
    code: str | None = None  # until it is revealed, or its encoder has left (L3)
    draft: Draft = NO_CLUES
    written: Written | None = None  # until their code is revealed
    words_guess: tuple[str | None, ...] | None = None  # D24: its guess of the other side's keywords

    @property
    def next_code(self) -> str | None:
        """The code that this side draws next; None when a record's list is used up."""
        return self.deck.draw(self.key, self.drawn)

    @property
    def forbidden(self) -> tuple[Forbidden, ...]:
        """What no clue of this side may say (C11)."""
        return forbid_all(self.keywords, self.translations)

    @property
    def present(self) -> tuple[Seat, ...]:
        """The players who sit on this side now."""
        return tuple([place.seat for place in self.places if not place.vacant])

    @property
    def guessers(self) -> tuple[Seat, ...]:
        """The side without its encoder (D11)."""
        encoder = self.encoder_present
        return tuple([seat for seat in self.present if seat != encoder])

    def answering(self, encoder: Seat | None = None) -> tuple[Seat, ...]:
        """Who gives this side's answer now, without an encoder (D11); where nobody is left, who sat there last."""
        here = [seat for seat in self.present if seat != encoder]
        return tuple(here or [place.seat for place in self.places if place.seat != encoder])

    @property
    def rotation(self) -> tuple[int, ...]:
        """D6: the taken places, in the order in which they encode from the next round on."""
        count = len(self.places)
        order = [(self.encoder + step) % count for step in range(1, count + 1)]
        return tuple([place for place in order if not self.places[place].vacant])

    @property
    def encoder_present(self) -> Seat | None:
        """The encoder: once clues are in, their author (D12); None after that player left."""
        if self.written is not None:
            return self.written.author if self.written.author in self.present else None
        place = self.places[self.encoder]
        return None if place.vacant else place.seat


@dataclass(frozen=True, slots=True)
class Half:
    """One code, told and guessed: a block of the note sheet (D5)."""

    round: int
    side: SideKey
    encoder: Seat
    clues: Draft
    marks: tuple[Mark, Mark, Mark] = NO_MARKS
    guess: str | None = None
    interception: str | None = None
    code: str | None = None  # set by the reveal
    guessers: tuple[Seat, ...] = ()  # who sat there when the guess was locked, or else at the reveal
    interceptors: tuple[Seat, ...] = ()  # likewise, on the other side

    @property
    def intercepted(self) -> bool:
        """D15, I4: the interception is the code; a missing one never is (D19)."""
        return self.interception is not None and self.interception == self.code

    @property
    def decoded(self) -> bool:
        """D16, I5: the own guess is the code; a missing one never is (D19)."""
        return self.guess is not None and self.guess == self.code


@dataclass(frozen=True, slots=True)
class State:
    """A whole game at one moment."""

    lineup: LineUp
    sides: tuple[Side, Side]
    sat: tuple[tuple[Seat, SideKey], ...]  # L1: everybody who sat at the table, and where
    phase: Phase = Phase.CLUES
    round: int = 1
    half: Half | None = None  # the half on the table, while it is guessed
    played: tuple[Half, ...] = ()
    outcome: Outcome | None = None
    number_words: tuple[str, ...] = ()  # C10: as in the set-up
    slot_names: SlotNames = NO_SLOT_NAMES  # C4: as in the set-up
    recited: bool = False  # as in the set-up

    @property
    def encoding(self) -> tuple[Side, ...]:
        """The sides that have codes, in the order in which they are guessed (D10, D18)."""
        return tuple([side for side in self.sides if side.keywords])

    def side(self, key: SideKey) -> Side:
        return self.sides[0] if self.sides[0].key == key else self.sides[1]

    def other(self, key: SideKey) -> Side:
        return self.sides[1] if self.sides[0].key == key else self.sides[0]

    def with_side(self, side: Side) -> "State":
        first, second = self.sides
        return replace(self, sides=(side, second) if side.key == first.key else (first, side))

    def side_of(self, seat: Seat) -> Side | None:
        return next((side for side in self.sides if seat in side.present), None)

    def seated(self, by: Seat | None) -> Side:
        """The side where this player sits now; a stranger is refused."""
        side = None if by is None else self.side_of(by)
        if side is None:
            raise UnknownPlayer
        return side

    def playing(self, by: Seat | None) -> Side:
        """The side that this player may answer for now: a short side waits for a substitute (L2)."""
        for side, rule in zip(self.sides, self.lineup.sides, strict=True):
            present = side.present
            if by in present:
                if len(present) < rule.sizes.start:
                    raise SideShort
                return side
        raise UnknownPlayer

    @property
    def on_table(self) -> Half:
        """The half that is being guessed."""
        if self.half is None:
            raise WrongPhase
        return self.half

    @property
    def intercepting(self) -> bool:
        """D14, I6: this round has an interception."""
        return self.round >= FIRST_INTERCEPTION

    @property
    def rounds(self) -> int:
        """How many rounds are played at most (D22, I7)."""
        listed = [len(side.deck.listed) for side in self.encoding if side.deck.seed is None]
        return min(self.lineup.rounds, *listed) if self.lineup.ends_with_deck and listed else self.lineup.rounds

    @property
    def out_of_codes(self) -> bool:
        """A record's list has no code left for this round."""
        return self.phase is Phase.CLUES and any(side.code is None and side.next_code is None for side in self.encoding)

    @property
    def short_sides(self) -> tuple[Side, ...]:
        """L2: the sides that have too few players."""
        rules = zip(self.sides, self.lineup.sides, strict=True)
        return tuple(side for side, rule in rules if len(side.present) < rule.sizes.start)

    def awards(self, half: Half) -> tuple[Award, ...]:
        """D15-D17, I4, I5: the tokens that a revealed half brings, in the order of the reveal (D13)."""
        other = self.other(half.side).key
        intercepted = (Award(other, Token.INTERCEPTION),) if half.intercepted else ()
        return intercepted if half.decoded else (*intercepted, self.lineup.failed_decode(half.side, other))

    def used_clues(self, key: SideKey) -> dict[ClueKey, int]:
        """C9: the clues that a side has given before, as they are compared, and the round of each."""
        own = [half for half in self.played if half.side == key]
        return {key_of(clue): half.round for half in own for clue in half.clues if clue is not None}


def parse_code(text: str) -> str:
    """D3: the code that a text spells; anything but three different digits of 1-4 is refused."""
    if text not in CODES_OF_A_DECK:
        raise BadCode
    return text
