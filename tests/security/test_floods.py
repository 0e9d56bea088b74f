"""Floods by one user and by one group: turned away, told so, and nobody else waits or is told anything."""

import pytest

from tests.integration.party import gather, worded
from tests.security.target import Target
from tgbot.games.codes.buttons import SetDigit
from tgbot.handlers.flood import PER_CHAT, PER_PERSON, Flood


@pytest.fixture
def flood(target: Target, monkeypatch: pytest.MonkeyPatch) -> Flood:
    """Return a flood control for which no time passes, so that nothing is forgiven."""
    flood = Flood(lambda: 1.0)
    monkeypatch.setattr(target.party.bot.dispatcher, "_flood", flood)
    return flood


async def test_one_user_who_floods_is_turned_away_alone(
    target: Target, flood: Flood, caplog: pytest.LogCaptureFixture
) -> None:
    party, mallory = target.party, target.stranger
    await party.give_clues()
    _, data = party.button(await party.partner(), SetDigit(1, 1))
    async with target.under_attack(caplog):
        for _ in range(10 * PER_PERSON.burst):
            assert await target.tap(mallory, mallory, data) == 200
        assert sum(worded("toast-slow-down") in answer for answer in target.answers) == 9 * PER_PERSON.burst
        # Commands are turned away without an answer: it would be as many messages as there were commands.
        for _ in range(PER_PERSON.burst):
            assert await target.text(mallory, mallory, "/help") == 200
        assert target.answers[-PER_PERSON.burst :] == [""] * PER_PERSON.burst
        assert not flood.too_much(party.users[0], party.group.id)


async def test_a_group_that_floods_is_turned_away_and_another_plays(
    target: Target, flood: Flood, caplog: pytest.LogCaptureFixture
) -> None:
    other = await gather(target.party.house)
    await other.say(other.users[0], "/play")
    before = await other.changes()
    async with target.under_attack(caplog):
        for number in range(2 * PER_CHAT.burst):
            assert await target.text(10**9 + number, other.group.id, "/board") == 200
        assert await other.changes() == before + PER_CHAT.burst - 1  # and /play
        assert not flood.too_much(10**9 - 1, target.party.group.id)
