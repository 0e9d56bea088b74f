"""What a round of three players costs: few messages, few taps, few pings."""

from collections import Counter
from typing import Any

import pytest

from tests.integration.party import Party, wrong
from tgbot.games.codes.buttons import AskObjection, Lock, Object, SendClues, SetDigit, Stand
from tgbot.i18n.texts import LANGUAGES
from tgbot.tables.buttons import NudgeAwaited
from tgbot.tables.model import Stage

SENDS = frozenset({"sendmessage", "sendphoto", "sendvoice", "senddocument"})
EDITS = frozenset({"editmessagetext", "editmessagereplymarkup", "editmessagecaption", "editmessagemedia"})


def calls_since(party: Party, start: int) -> list[Any]:
    """Return what the bot asked of Telegram since then."""
    return list(party.local.world.calls)[start:]


def chat_of(call: Any) -> int:
    """Return the chat that a call is about."""
    return int(call.params.get("chat_id", 0))


def in_group(party: Party, start: int) -> tuple[int, int]:
    """Return how many new messages and how many edits the group has seen since then."""
    made = Counter(call.method.lower() for call in calls_since(party, start) if chat_of(call) == party.group.id)
    return sum(made[method] for method in SENDS), sum(made[method] for method in EDITS)


async def test_a_round_costs_one_new_message_and_three_edits_in_the_group_and_the_end_one_more(party: Party) -> None:
    await party.sit_down()
    for round_ in range(1, 6):
        start = len(party.local.world.calls)
        await party.play_round()
        new, edits = in_group(party, start)
        assert new == (2 if round_ == 5 else 1)  # the clues; then the result with its picture, in one message
        assert edits <= 3
    assert (await party.table()).stage is Stage.OVER


async def test_an_interception_costs_no_more(party: Party) -> None:
    await party.sit_down()
    await party.play_round()
    for new in (1, 2):
        start = len(party.local.world.calls)
        await party.play_round(intercepted=True)
        assert in_group(party, start) == (new, 3)


async def test_an_objection_costs_two_edits_more_and_a_nudge_of_two_one_message_and_one_edit(party: Party) -> None:
    await party.sit_down()
    await party.play_round()
    start = len(party.local.world.calls)
    await party.give_clues("hint aa", "hint bb", "hint cc")
    interceptor, encoder = await party.interceptor(), await party.encoder()
    await party.tap(interceptor, AskObjection(1))
    await party.tap(interceptor, Object(2), interceptor)
    await party.tap(encoder, Stand(2), encoder)
    await party.tap(encoder, NudgeAwaited())
    code = (await party.view(encoder)).code or ""
    await party.guess(interceptor, wrong(code))
    await party.guess(await party.partner(), code)
    assert in_group(party, start) == (1 + 1, 3 + 2 + 1)


async def test_a_guess_takes_four_taps(party: Party) -> None:
    await party.sit_down()
    await party.give_clues("hint aa", "hint bb", "hint cc")
    bo = await party.partner()
    for clue, digit in enumerate((1, 2, 3), start=1):
        await party.tap(bo, SetDigit(clue, digit), bo)
    await party.tap(bo, Lock(), bo)
    assert (await party.public()).round == 2


async def test_a_player_is_pinged_at_most_once_in_a_phase(party: Party) -> None:
    await party.sit_down()
    await party.play_round()
    encoder = await party.encoder()
    start = len(party.local.world.calls)
    await party.say(encoder, "hint aa\nhint bb\nhint cc", encoder)
    assert pings(party, start) == Counter()  # the card that follows a text comes silently
    await party.tap(encoder, SendClues(), encoder)
    assert set(pings(party, start)) == set(party.users) - {encoder}
    assert max(pings(party, start).values()) == 1


async def test_every_duty_of_a_game_rings_once_and_so_does_the_end(party: Party) -> None:
    """Three write five times and answer nine times; a right answer that nobody intercepts rings for nobody else."""
    start = len(party.local.world.calls)
    await party.sit_down()
    for _ in range(5):
        await party.play_round()
    ana, bo, cy = party.users
    # Ana writes in rounds 1, 3 and 5 and guesses in 2 and 4, Bo the other way round, Cy intercepts in 2 to 5.
    assert pings(party, start) == Counter({ana: 5 + 1, bo: 5 + 1, cy: 4 + 1})


def pings(party: Party, start: int) -> Counter[int]:
    """Return how many private messages since then made each phone ring."""
    return Counter(
        chat_of(call)
        for call in calls_since(party, start)
        if call.method.lower() in SENDS
        and chat_of(call) in party.users
        and call.params.get("disable_notification") not in (True, "true")
    )


async def test_menus_that_have_not_changed_are_not_set_again(party: Party, monkeypatch: pytest.MonkeyPatch) -> None:
    def calls() -> int:
        return sum(call.method.lower() == "setmycommands" for call in party.local.world.calls)

    before = calls()
    await party.bot.set_menus()
    assert calls() == before
    monkeypatch.setattr("tgbot.app.digest", lambda _: "another")
    await party.bot.set_menus()
    await party.bot.set_menus()
    assert calls() == before + 2 * (len(LANGUAGES) + 1)
