"""What the people of a run have in mind: which answer a team will give, and words that stand nowhere else."""

import itertools
import string
from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import Any

from engine.codes.lexicon import Concept, Lexicon
from engine.core import Seat
from tgbot.games.codes.model import OWN
from tgbot.games.codes.words.deck import Word
from tgbot.i18n.texts import LANGUAGES
from tgbot.tables.game import game_of
from tgbot.tables.model import Stage, Table, person_seat, user_of
from tgbot.tables.places import Place
from tgbot.tables.session import session

DECODES = 0.5  # how often a team reads its own code
INTERCEPTS = 0.4
READS = 0.5  # how often who plays alone is right
FINDS = 0.9  # how often a hidden card is found
# Robots take words for alike that begin alike: so every clue tells them something, and no keyword is in their list.
BY_LETTERS = Lexicon(
    [Concept(one + other, (one, other)) for one, other in itertools.pairwise(string.ascii_lowercase)],
    lambda text: (text[:1],),
)
WORDS = 40  # more than one game needs; a long list would only take time


def canaries(chance: Random) -> tuple[Word, ...]:
    """Return keywords that stand nowhere else, in every language."""
    return tuple(
        Word(f"canary-{number}", {language: canary(chance) for language in LANGUAGES}) for number in range(WORDS)
    )


def canary(chance: Random) -> str:
    """Return a word that nobody has written before."""
    return "".join(chance.choices(string.ascii_lowercase, k=12))


@dataclass
class Minds:
    """The people's common sense: what a clue means is not for a program to know, so they look it up."""

    seed: str
    wanted: int = 3  # how many want to play
    robots: int = 0  # how many house players they want
    games: int = 1  # how many games they want to play
    blind: bool = False  # nobody knows more than chance does: what people do does not depend on a code or a card
    unnamed: set[int] = field(default_factory=set)  # cards that nobody guesses
    table: Table | None = None  # as it was committed last
    own: dict[Place, Table] = field(default_factory=dict)  # those of people who play alone, likewise
    _answers: dict[tuple[Any, ...], str] = field(default_factory=dict)
    _looked_at: Table | None = None
    _views: dict[int | Seat, Any] = field(default_factory=dict)

    @property
    def wants_another(self) -> bool:
        """A game is over, and not the last one that people want to play."""
        return self.table is not None and self.table.stage is Stage.OVER and self.table.serial < self.games

    def awaits(self, user: int) -> bool:
        """The game waits for a player."""
        table = self._played_by(user)
        return table is not None and person_seat(user) in game_of(table).duties(session(table).view())

    def tasks(self, user: int) -> tuple[str, ...]:
        """Return what a player is asked to do; in the card game nobody has to write anything."""
        table = self._played_by(user)
        if table is None:
            return ()
        awaited = getattr(session(table).view(), "awaited", ())
        return tuple(entry.task for entry in awaited if str(user) in entry.seats)

    def code(self, user: int) -> str:
        """Return the code that a player's side settles on for the present half: all of them think of the same."""
        view = self._seat(user)
        half = view.table.half if view is not None and hasattr(view.table, "half") else None
        if self.table is None or half is None:
            return "123"
        point = (self.table.serial, half.round, half.side, view.side)
        return self._once(point, partial(self._read, half, view.side == half.side))

    def own_code(self, table: Table) -> str:
        """Return the code that who plays alone takes the clues of the present round for."""
        script, played = OWN.of(table).script, int(session(table).view().round)
        chance = Random(f"{self.seed}/{table.place}/{table.serial}/{played}")
        if script is not None and played <= len(script.rounds) and chance.random() < READS:
            return str(script.codes[played - 1])
        return "".join(chance.sample("1234", 3))

    def writes_alone(self, user: int) -> bool:
        """A game for one waits for a text."""
        own = (table for place, table in self.own.items() if place.chat == user and table.stage is Stage.GAME)
        return any("clues" in session(table).seat(user).tasks for table in own)

    def number(self, owner: int | Seat, place: int) -> int:
        """Return the number that a player takes a hidden card for."""
        assert self.table is not None
        view = self._seat(owner)
        chance = Random(f"{self.seed}/{self.table.serial}/{len(self.table.log)}/{owner}/{place}")
        if self.blind or view is None or not hasattr(view, "cards") or chance.random() > FINDS:
            return chance.randint(1, 48)
        return int(view.cards[place - 1])

    def hands(self) -> list[int | Seat]:
        """Return the players of the card game in turn order, people by their ids and robots by their seats."""
        table = self.table
        if table is None or table.state is None or table.game != "kryptos":
            return []
        return [hand.seat if (user := user_of(hand.seat)) is None else user for hand in session(table).view().hands]

    def _read(self, half: Any, own: bool, chance: Random) -> str:
        encoder = self._seat(int(half.encoder))
        if (
            not self.blind
            and encoder is not None
            and encoder.code
            and chance.random() < (DECODES if own else INTERCEPTS)
        ):
            return str(encoder.code)
        return "".join(chance.sample("1234", 3))

    def _once(self, point: tuple[Any, ...], think: Any) -> str:
        if point not in self._answers:
            self._answers[point] = think(Random(f"{self.seed}/{point}"))
        return self._answers[point]

    def _seat(self, user: int | Seat) -> Any:
        """Return what a player may know; it is worked out once for each state of the table."""
        if self.table is not self._looked_at:
            self._looked_at, self._views = self.table, {}
        if user not in self._views:
            self._views[user] = self._view(user)
        return self._views[user]

    def _view(self, user: int | Seat) -> Any:
        table = self.table if isinstance(user, str) else self._played_by(user)
        if table is None:
            return None
        try:
            return session(table).seat(user)
        except KeyError:
            return None

    def _played_by(self, user: int) -> Table | None:
        """Return the table, where a game runs in which a person has a seat."""
        table = self.table
        if table is None or table.state is None or table.stage is not Stage.GAME or table.player(user) is None:
            return None
        return table


NAMES = tuple(
    f"{first}{second}" for first, second in itertools.product(("An", "Bo", "Cy", "Di", "Ev"), ("a", "i", "o"))
)
