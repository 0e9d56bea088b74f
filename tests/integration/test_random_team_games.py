"""Random games of two teams through the webhook: they end as the engine alone says, and no secret leaves its circle.

GAMES sets how many are played. Everything that is secret is a canary: keywords, clues, what a team says and the words
of a tie-break are written nowhere else, so a message that holds one has told it.
"""

import asyncio
import itertools
import os
import random
import string
from dataclasses import dataclass, field

import pytest

from engine.codes.views import Awaited, Task
from tests.integration import party as parties
from tests.integration.party import House, Party, gather, wrong
from tests.integration.test_random_games import canaries, everything_logged, play_some, unexpected
from tests.thorough import THOROUGH
from tgbot.games.codes.buttons import Lock, SendClues, SetAgreement, TakeOver
from tgbot.games.codes.screens.parts import dotted
from tgbot.games.codes.words import deck
from tgbot.i18n.texts import LANGUAGES
from tgbot.tables.buttons import SetPace, SetSpoilers, TakeSeat
from tgbot.tables.model import Stage, Table

pytestmark = pytest.mark.xdist_group("games")

HOW_MANY = int(os.environ.get("GAMES", "8" if THOROUGH else "2"))
AT_ONCE = min(4, HOW_MANY)  # each shows up to nine chats at the same time, over a connection of the store each


@dataclass
class Played:
    """One game, and who may know each of its secrets until the table does."""

    party: Party
    chance: random.Random
    leaks: list[str] = field(default_factory=list)
    _known: dict[str, set[int]] = field(default_factory=dict)
    _looked_at: int = 0
    _people: set[int] = field(default_factory=set)

    async def play(self) -> Table:
        """Play at random, to the end."""
        party, chance = self.party, self.chance
        self._people = {*party.users}
        await party.say(party.users[0], "/settings")
        for press in (
            SetPace(chance.choice(["relaxed", "classic", "slow"])),
            SetSpoilers(chance.randrange(2)),
            SetAgreement(chance.choice(["all", "any"])),
        ):
            await party.tap(chance.choice(party.users), press)
        await party.sit_down()
        await self._learn_keywords()
        while (await party.table()).stage is Stage.GAME:
            await self._next()
            if (await party.table()).stage is Stage.GAME:
                self._look()  # in the end everything is shown (D26)
        return await party.table()

    async def _next(self) -> None:
        view = await self.party.public()
        if self.chance.random() < 0.04:
            await self._change_seats()
            return
        entry = self.chance.choice(view.awaited)
        match entry.task:
            case Task.CLUES:
                await self._write(entry)
            case Task.KEYWORDS:
                await self._name_keywords(entry)
            case _:
                await self._answer(entry)

    async def _learn_keywords(self) -> None:
        for side in (await self.party.public()).sides:
            for word in (await self.party.view(int(side.seats[0]))).keywords:
                self._known[word] = set(map(int, side.seats))

    async def _change_seats(self) -> None:
        """Let a player leave, and a newcomer take the seat (L1-L3); what the leaver knew stays known to them."""
        party = self.party
        place = self.chance.randrange(len(party.users))
        leaver = party.users[place]
        newcomer = party.people.add("Zoe", language_code=self.chance.choice(LANGUAGES)).id
        self._people.add(newcomer)
        party.people.join(newcomer, party.group.id)
        await party.start(newcomer)
        words = (await party.view(leaver)).keywords
        await party.leave(leaver)
        for word in words:
            self._known[word].add(newcomer)
        if (await party.table()).stage is Stage.GAME:
            await party.tap(newcomer, TakeSeat(str(leaver)))
            party.users[place] = newcomer

    async def _write(self, entry: Awaited) -> None:
        """D8, D10: nobody but the encoder sees clues before they are read out."""
        encoder = int(entry.seats[0])
        clues = [self._canary({encoder}) for _ in range(3)]
        for text in ["\n".join(clues)] if self.chance.random() < 0.7 else clues:
            await self.party.say(encoder, text, encoder)
        self._look()
        await self.party.tap(encoder, SendClues(), encoder)
        await self._read_out()

    async def _read_out(self) -> None:
        half = (await self.party.public()).half
        for clue in half.clues if half else ():
            self._known.pop(str(clue), None)

    async def _answer(self, entry: Awaited) -> None:
        """D11, D12: a draft and what is said about it stay among those who share the answer."""
        party, chance = self.party, self.chance
        view = await party.public()
        assert view.half is not None
        code = (
            (await party.view(int(view.half.encoder))).code
            if view.half.encoder in view.side(view.half.side).seats
            else None
        )
        circle = set(map(int, entry.seats))
        answer = code if code and chance.random() < 0.6 else wrong(code or "123")
        first, *mates = chance.sample(sorted(circle), len(circle))
        if len(circle) > 1 and chance.random() < 0.6:
            await party.say(first, self._canary(circle), first)
        await party.guess_only(first, answer)
        if answer != code:
            self._look_for(dotted(answer), circle)
        self._look()
        await party.lock(first)
        for mate in mates:
            if entry in (await party.public()).awaited:
                await party.tap(mate, TakeOver, mate)  # one of those with this draft
                self._look()
                await party.lock(mate)
        await self._read_out()

    async def _name_keywords(self, entry: Awaited) -> None:
        """D24: what a team takes for the other's keywords is its own until both are in."""
        for user in map(int, entry.seats):
            if entry not in (await self.party.public()).awaited:
                return
            words = [self._canary(set(map(int, entry.seats))) for _ in range(4)]
            if user == int(entry.seats[0]):
                await self.party.say(user, "\n".join(words), user)
            else:
                await self.party.tap(user, TakeOver(entry.seats[0]), user)
            self._look()
            await self.party.tap(user, Lock(), user)

    def _canary(self, known: set[int]) -> str:
        word = "".join(self.chance.choices(string.ascii_lowercase, k=14))
        self._known[word] = known
        return word

    def _look(self) -> None:
        """Note every call since the last look that tells a secret to a person who may not know it."""
        for secret, known in self._known.items():
            self._look_for(secret, known)
        self._looked_at = len(self.party.local.world.calls)

    def _look_for(self, secret: str, known: set[int]) -> None:
        ours = {self.party.group.id, *self._people}
        for call in itertools.islice(self.party.local.world.calls, self._looked_at, None):
            to = int(call.params.get("chat_id") or 0)
            to = to or self.party.taps.get(str(call.params.get("callback_query_id")), 0)  # the answer to a tap
            if to in ours - known and secret in f"{call.params} {call.error}":
                self.leaks.append(f"{secret} told to {to} by {call.method}")


async def two_teams(house: House, chance: random.Random) -> Played:
    size = chance.randint(4, 8)
    return Played(await gather(house, languages=chance.choices(LANGUAGES, k=size)), chance)


async def test_random_games_of_two_teams_keep_every_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    words = canaries()
    monkeypatch.setattr(deck, "words", lambda: words)
    with everything_logged() as lines:
        async with parties.house() as house:
            groups = [play_some(house, seed, -(-HOW_MANY // AT_ONCE), two_teams) for seed in range(AT_ONCE)]
            games = [game for group in await asyncio.gather(*groups) for game in group]
            calls = list(house.local.world.calls)
    assert len(games) >= HOW_MANY
    assert [leak for game in games for leak in game.leaks] == []
    assert unexpected(calls, lines) == []
