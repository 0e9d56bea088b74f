"""Random card games through the webhook: they end as the engine alone says, and no hidden card leaves its hand.

GAMES sets how many are played.
"""

import asyncio
import os
import random
import re
from dataclasses import dataclass, field

import pytest

from engine.kryptos.terms import Phase
from engine.registry import GAMES
from tests.integration import party as parties
from tests.integration.cards import guess, on_turn, public, seat, sit_down
from tests.integration.party import House, Party, gather
from tests.integration.test_random_games import callback_data, everything_logged, replayed, unexpected
from tests.thorough import THOROUGH
from tgbot.games.kryptos.buttons import CallTheEnd, PassAttempt, RevealOwn, SetDeduction
from tgbot.games.kryptos.screens.parts import GLUE, SIGNS, card_text
from tgbot.i18n.texts import LANGUAGES
from tgbot.playground.model import Call
from tgbot.tables.buttons import SetSpoilers, ShowWords, TakeSeat
from tgbot.tables.model import Stage, Table
from tgbot.telegram.buttons import unpack

pytestmark = pytest.mark.xdist_group("card-games")

HOW_MANY = int(os.environ.get("GAMES", "6" if THOROUGH else "2"))
AT_ONCE = 3
# A card is named by its sign and its number, wherever it is named.
NAMED = re.compile(f"[{''.join(SIGNS.values())}]{GLUE}(\\d+)")


@dataclass
class Played:
    """One game, and which numbers everybody has heard or seen."""

    party: Party
    chance: random.Random
    leaks: list[str] = field(default_factory=list)
    _looked_at: int = 0

    async def play(self) -> Table:
        """Play at random, to the end."""
        party, chance = self.party, self.chance
        await sit_down(party, [option for option in ("advanced", "mystery", "bribe") if chance.random() < 0.5])
        await party.say(party.users[0], "/settings")
        await party.tap(party.users[0], SetDeduction(chance.randrange(2)))
        await party.tap(party.users[0], SetSpoilers(chance.randrange(2)))
        self._looked_at = len(party.local.world.calls)
        while (await party.table()).stage is Stage.GAME:
            await self._move()
            await self._look()
        return await party.table()

    async def _move(self) -> None:
        party, chance = self.party, self.chance
        view, user = await public(party), await on_turn(party)
        if view.phase is Phase.REVEAL:
            await party.tap(user, RevealOwn(chance.choice((await seat(party, user)).revealable)), user)
            return
        if chance.random() < 0.04:
            await self._change_seats()
            return
        if view.end_may_be_called:
            await party.tap(chance.choice(party.users), CallTheEnd())
            return
        if chance.random() < 0.1:
            await party.tap(chance.choice(party.users), ShowWords())
        if view.phase is Phase.AGAIN and chance.random() < 0.4:
            await party.tap(user, PassAttempt(), user)
            return
        hand = chance.choice([hand for hand in view.hands if hand.hidden and hand.seat != view.turn])
        place = chance.choice(hand.hidden)
        truth = (await seat(party, int(hand.seat))).cards[place - 1]
        await guess(party, hand, place, truth if chance.random() < 0.6 else chance.randint(1, view.top))

    async def _change_seats(self) -> None:
        """Let a player leave, and a newcomer take the seat (K18)."""
        party = self.party
        leaver = self.chance.choice(party.users)
        newcomer = party.people.add("Eve", language_code=self.chance.choice(LANGUAGES)).id
        party.people.join(newcomer, party.group.id)
        await party.start(newcomer)
        await party.leave(leaver)
        party.users[party.users.index(leaver)] = newcomer
        if (await party.table()).stage is Stage.GAME:
            await party.tap(newcomer, TakeSeat(str(leaver)))

    async def _look(self) -> None:
        """See that every chat was told only of cards that lie open, were named by a player, or are its reader's own."""
        party = self.party
        calls, view = list(party.local.world.calls), await public(party)
        told, self._looked_at = calls[self._looked_at :], len(calls)
        if view.outcome is not None:
            return
        heard = {number for hand in view.hands for number in hand.cards if number is not None}
        heard |= {attempt.number for attempt in view.attempts}
        for call in told:
            to = self._to(call)
            if to is None:
                continue
            own = set((await seat(party, to)).cards) if to in party.users else set()
            said = f"{call.params.get('text')} {call.params.get('caption')}"
            named = {int(number) for number in NAMED.findall(said)}
            self.leaks += [f"{number} told to {to} by {call.method}" for number in named - heard - own]
            if to == party.group.id and NAMED.search(str(call.params.get("reply_markup"))):
                self.leaks.append(f"a card on a button of the group: {call.params.get('reply_markup')}")

    def _to(self, call: Call) -> int | None:
        """Return which of our chats a call goes to: for the answer to a tap, that of who tapped."""
        chat = int(call.params.get("chat_id") or 0)
        chat = chat or self.party.taps.get(str(call.params.get("callback_query_id")), 0)
        return chat if chat in {self.party.group.id, *self.party.users} else None


async def play_some(house: House, seed: int, count: int) -> list[Played]:
    chance = random.Random(seed)
    games = []
    for number in range(count):
        people = (3, 4, 6, 5)[(seed + number) % 4]
        game = Played(await gather(house, languages=chance.choices(LANGUAGES, k=people)), chance)
        table = await game.play()
        final = GAMES[table.game].thaw(table.state or {})
        assert replayed(table) == GAMES[table.game].notation.snapshot(final)
        games.append(game)
    return games


async def test_random_card_games_end_as_the_engine_says_and_keep_every_hidden_card() -> None:
    with everything_logged() as lines:
        async with parties.house() as house:
            groups = [play_some(house, seed, -(-HOW_MANY // AT_ONCE)) for seed in range(AT_ONCE)]
            games = [game for group in await asyncio.gather(*groups) for game in group]
            calls = list(house.local.world.calls)
    assert len(games) >= HOW_MANY
    assert [leak for game in games for leak in game.leaks] == []
    assert unexpected(calls, lines) == []
    for data in {data for call in calls for data in callback_data(call)}:
        assert unpack(data), data


async def test_the_scan_finds_a_card_that_was_told_to_the_group(house: House) -> None:
    """A scan that finds nothing may look at nothing."""
    party = await gather(house)
    await sit_down(party)
    game = Played(party, random.Random(1))
    game._looked_at = len(party.local.world.calls)
    await game._look()
    assert game.leaks == []
    user = party.users[1]
    hidden = (await seat(party, user)).cards[4]
    told = Call(at=0, method="sendMessage", params={"chat_id": str(party.group.id), "text": card_text(hidden)})
    party.local.world.calls.append(told)
    await game._look()
    assert game.leaks == [f"{hidden} told to {party.group.id} by sendMessage"]
