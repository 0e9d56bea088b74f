"""Taps in the card game that nobody should be able to make: answered, without effect, without an error."""

import logging
import random

import pytest

from tests.integration.cards import guess_right, miss, on_turn, open_cards, public, seat, sit_down
from tests.integration.party import House, gather, worries
from tests.integration.test_forged_taps import Forger, forge, twice
from tgbot.games.kryptos.buttons import MoreNumbers, NameNumber, PickCard, PickHand, RevealOwn
from tgbot.tables.buttons import ShowMore, StartGame, SwitchGame
from tgbot.telegram.buttons import unpack

pytestmark = pytest.mark.xdist_group("forged-cards")

TAPS = 150


class CardForger(Forger):
    """Leaves a player on turn the freedom to choose another card or number: that is allowed, offered or not."""

    def allowed(self, user: int, data: str) -> bool:
        tapped = unpack(data)
        if tapped is not None and isinstance(tapped.press, PickHand | PickCard | MoreNumbers | NameNumber):
            chats = [] if user == self.stranger else [user]
            return any(there.nonce == tapped.nonce for chat in chats for _, _, there in self.party.buttons(chat))
        return super().allowed(user, data)


async def test_forged_taps_are_answered_and_change_nothing(house: House, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING)
    party, other = await gather(house), await gather(house)
    stranger = house.people.add("Di").id
    house.people.join(stranger, party.group.id)
    await sit_down(other, ["bribe"])
    await open_cards(other)
    await miss(other)
    host, *others = party.users
    forger = CardForger(party, other, stranger, random.Random(5))
    await party.say(host, "/play")
    await party.tap(host, ShowMore(1))
    await twice(party, host, SwitchGame("kryptos"))
    for user in others:
        await party.say(user, "/join")
    await forge(forger, TAPS)
    await twice(party, host, StartGame())
    user = await on_turn(party)
    await forge(forger, TAPS)
    await twice(party, user, RevealOwn((await seat(party, user)).revealable[3]), user)
    await forge(forger, TAPS)
    await open_cards(party)
    user = await on_turn(party)
    await forge(forger, TAPS)
    await twice(party, user, PickHand(2), user)
    await forge(forger, TAPS)
    await twice(party, user, PickCard((await public(party)).hands[1].hidden[0]), user)
    await forge(forger, TAPS)
    for back in (PickCard(0), PickHand(0)):
        await twice(party, user, back, user)
    await guess_right(party)
    await miss(party)
    await forge(forger, TAPS)
    done = [line["do"] for line in (await party.table()).log]
    assert done == ["reveal"] * 6 + ["guess", "guess", "pass"]
    assert worries(caplog.records) == []
