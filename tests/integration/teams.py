"""Two teams at a party: what they do together, round by round."""

import itertools
from collections.abc import Sequence

from engine.codes.views import Awaited, Task
from tests.integration.party import House, Party, gather, wrong
from tgbot.games.codes.buttons import Lock, SendClues, SetAgreement, TakeOver
from tgbot.games.codes.model import OWN
from tgbot.tables.buttons import SetPace
from tgbot.tables.model import Stage

_clues = itertools.count(1)

Result = tuple[bool, bool]
"""How a half ends: whether the own team reads the code, and whether the other intercepts it."""
QUIET: Result = (True, False)


async def teams(house: House, count: int = 4, *, agreement: str = "all", pace: str = "relaxed") -> Party:
    """Bring so many people together and start their game: two teams, the host in White."""
    party = await gather(house, languages=("en",) * count)
    await party.say(party.users[0], "/settings")
    await party.tap(party.users[0], SetAgreement(agreement))
    await party.tap(party.users[0], SetPace(pace))
    await party.sit_down()
    assert (await party.public()).lineup == "teams"
    return party


async def write_clues(party: Party, *sides: str) -> None:
    """Let the encoders of these sides, of both where none is named, write and send their clues."""
    for entry in (await party.public()).awaited:
        if entry.task is Task.CLUES and (not sides or entry.side in sides):
            encoder = int(entry.seats[0])
            await party.say(encoder, "\n".join(f"hint{next(_clues)}" for _ in range(3)), encoder)
            await party.tap(encoder, SendClues(), encoder)


async def answer(party: Party, entry: Awaited, code: str) -> None:
    """Let one player of a team tap in a code, and the others take it over, until it is locked."""
    first, *mates = map(int, entry.seats)
    await party.guess_only(first, code)
    await party.lock(first)
    for mate in mates:
        if OWN.of(await party.table()).agreement == "all":
            await party.tap(mate, TakeOver(str(first)), mate)
            await party.lock(mate)


async def play_half(party: Party, decoded: bool = True, intercepted: bool = False) -> str:
    """Answer for both teams, and return the code of the half."""
    view = await party.public()
    assert view.half is not None
    code = (await party.view(int(view.half.encoder))).code
    assert code is not None
    for entry in view.awaited:
        right = decoded if entry.task is Task.GUESS else intercepted
        await answer(party, entry, code if right else wrong(code))
    return code


async def play_round(party: Party, white: Result = QUIET, black: Result = QUIET) -> None:
    """Play a whole round: White's half, then Black's (D10, D18)."""
    await write_clues(party)
    for decoded, intercepted in (white, black):
        await play_half(party, decoded, intercepted)


async def write_words(party: Party, side: str, words: Sequence[str]) -> None:
    """Let a team write the other's keywords, all the same (D24)."""
    for seat in (await party.public()).side(side).seats:
        if (await party.view(int(seat))).tasks == (Task.KEYWORDS,):
            await party.say(int(seat), "\n".join(words), int(seat))
            await party.tap(int(seat), Lock(), int(seat))


async def keywords(party: Party, side: str) -> tuple[str, ...]:
    """Return the keywords of a team."""
    return (await party.view(int((await party.public()).side(side).seats[0]))).keywords


async def members(party: Party, side: str) -> list[int]:
    """Return who sits in a team."""
    return [int(seat) for seat in (await party.public()).side(side).seats]


async def is_over(party: Party) -> bool:
    """The game is over."""
    return (await party.table()).stage is Stage.OVER
