"""Floods by one user and by one group: turned away, told so, and nobody else waits or is told anything."""

import time

import pytest

from tests.attacks.target import Target
from tests.bot.party import gather, worded
from tgbot.buttons import SetDigit
from tgbot.flood import PER_CHAT, PER_PERSON, Flood


@pytest.fixture(autouse=True)
def _watched(target: Target, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(target.party.bot.entry, "_flood", Flood(time.time))


async def test_one_user_who_floods_is_turned_away_alone(target: Target, caplog: pytest.LogCaptureFixture) -> None:
    party = target.party
    await party.give_clues()
    _, data = party.button(await party.partner(), SetDigit(1, 1))
    async with target.under_attack(caplog):
        for _ in range(10 * PER_PERSON.burst):
            assert await target.tap(target.stranger, target.stranger, data) == 200
        refused = sum(worded("toast-slow-down") in answer for answer in target.answers)
        assert refused > 7 * PER_PERSON.burst
        # Commands are turned away without an answer: it would be as many messages as there were commands.
        sent = len(party.texts(target.stranger))
        for _ in range(PER_PERSON.burst):
            assert await target.text(target.stranger, target.stranger, "/help") == 200
        assert len(party.texts(target.stranger)) <= sent + 8


async def test_a_group_that_floods_is_turned_away_and_another_plays(
    target: Target, caplog: pytest.LogCaptureFixture
) -> None:
    other = await gather(target.party.house)
    await other.say(other.users[0], "/play")
    async with target.under_attack(caplog):
        for number in range(2 * PER_CHAT.burst):
            assert await target.text(10**9 + number, other.group.id, "/board") == 200
        assert target.party.bot.entry._flood is not None
        assert target.party.bot.entry._flood.too_much(10**9 - 1, other.group.id)
        assert not target.party.bot.entry._flood.too_much(10**9 - 1, target.party.group.id)
