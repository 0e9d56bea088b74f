"""Games of every kind in progress, to be played on whatever happens to the workers."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from tests.integration import cards, teams
from tests.integration.alone import play_on, puzzle_made
from tests.integration.fleet import FarHouse, FarParty, bring
from tests.integration.party import NAMES, wrong
from tests.integration.test_robots import against_robot, round_against_robot
from tgbot.games.codes.buttons import SetDigit
from tgbot.games.codes.solo.commands import DAILY_TABLE, LESSON_TABLE, PRACTICE_TABLE, PUZZLE_TABLE
from tgbot.tables.model import Stage, Table
from tgbot.tables.places import Place, own_table_place

LANGUAGE = "da"  # of those whose games the version before cannot read

Play = Callable[[FarParty], Awaitable[object]]


@dataclass
class Game:
    """A game of people in a group, with or without a robot, and how to play a round of it."""

    name: str
    party: FarParty
    play_round: Play

    async def finish(self) -> None:
        """Play on to the end."""
        while (await self.party.table()).stage is Stage.GAME:
            await self.play_round(self.party)
        assert (await self.party.table()).stage is Stage.OVER


async def games(house: FarHouse) -> list[Game]:
    """Begin a game of each kind that the version before knows."""
    return [
        await _begun(house, "people", 3, FarParty.sit_down, FarParty.play_round),
        await _begun(house, "a robot", 3, against_robot, round_against_robot),
        await _begun(house, "teams", 4, FarParty.sit_down, _intercepted_round),
        await _begun(house, "cards", 3, _cards_dealt, cards.guess_right),
    ]


async def _begun(house: FarHouse, name: str, count: int, sit_down: Play, play_round: Play) -> Game:
    party = await bring(house, NAMES[:count])
    await sit_down(party)
    return Game(name, party, play_round)


async def _cards_dealt(party: FarParty) -> None:
    await cards.sit_down(party)
    await cards.open_cards(party)


async def _intercepted_round(party: FarParty) -> None:
    """A round of two teams of which one is intercepted, so that the game ends after three."""
    await teams.play_round(party, white=(True, True))


@dataclass
class NewGame:
    """A game that the version before cannot read, one of its players who has to guess, and how it is played on."""

    name: str
    party: FarParty
    user: int
    place: Place
    finish: Callable[[], Awaitable[object]]

    async def is_over(self) -> bool:
        """The game has come to its end."""
        table = await self.party.read(self.place)
        assert isinstance(table, Table)
        return table.stage is Stage.OVER

    async def tap(self) -> str:
        """Tap a digit, and return the answer that pops up."""
        taps = (
            (post, data)
            for post, data, tapped in self.party.buttons(self.user)
            if tapped.place == str(self.place) and isinstance(tapped.press, SetDigit)
        )
        return str((await self.party.tap_data(self.user, *next(taps)))["text"])


async def new_games(house: FarHouse) -> list[NewGame]:
    """Begin games that the version before does not know, among people who speak another language.

    Everybody of a group plays something else alone, and a group has asked to be told of its lobbies.
    """
    alone, makers = await bring(house, NAMES[:4], LANGUAGE), await bring(house)
    link = await puzzle_made(makers)
    found = []
    asked = {
        "lesson": ("/learn", LESSON_TABLE),
        "practice": ("/practice", PRACTICE_TABLE),
        "daily puzzle": ("/daily", DAILY_TABLE),
        "puzzle of a pair": (f"/start {link}", PUZZLE_TABLE),
    }
    for user, (name, (command, number)) in zip(alone.users, asked.items(), strict=True):
        await alone.say(user, command, user)
        if number != LESSON_TABLE:  # each of its steps is one round
            await play_on(alone, user, number, rounds=1)
        found.append(_alone(name, alone, user, number))
    return [*found, await _told_of_lobbies(house)]


def _alone(name: str, party: FarParty, user: int, number: int) -> NewGame:
    return NewGame(name, party, user, own_table_place(user, number), lambda: play_on(party, user, number))


async def _told_of_lobbies(house: FarHouse) -> NewGame:
    party = await bring(house, language=LANGUAGE)
    await party.say(party.users[0], "/notify")
    await party.sit_down()
    await party.play_round()
    await party.give_clues()
    partner, interceptor = await party.partner(), await party.interceptor()

    async def finish() -> None:
        code = (await party.view(await party.encoder())).code or ""
        await party.guess(interceptor, wrong(code))
        await party.guess(partner, code)
        await Game("", party, FarParty.play_round).finish()

    return NewGame("a group that is told of lobbies", party, partner, party.place, finish)
