"""What a round of three players costs: few messages, few taps, few pings."""

from collections import Counter
from typing import Any

from tests.bot.party import Party
from tgbot.codes_presses import Lock, SendClues, SetDigit

SENDS = frozenset({"sendmessage", "sendphoto", "sendvoice", "senddocument"})
EDITS = frozenset({"editmessagetext", "editmessagereplymarkup", "editmessagecaption"})


def calls_since(party: Party, start: int) -> list[Any]:
    """Return what the bot asked of Telegram since then."""
    return list(party.local.world.calls)[start:]


def chat_of(call: Any) -> int:
    """Return the chat that a call is about."""
    return int(call.params.get("chat_id", 0))


async def test_a_round_costs_at_most_two_new_messages_and_six_edits_in_the_group(party: Party) -> None:
    await party.sit_down()
    await party.play_round()
    for _ in range(2):
        start = len(party.local.world.calls)
        await party.play_round()
        made = Counter(call.method.lower() for call in calls_since(party, start) if chat_of(call) == party.group.id)
        assert sum(made[method] for method in SENDS) <= 2
        assert sum(made[method] for method in EDITS) <= 6


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


def pings(party: Party, start: int) -> Counter[int]:
    """Return how many private messages since then made each phone ring."""
    return Counter(
        chat_of(call)
        for call in calls_since(party, start)
        if call.method.lower() in SENDS
        and chat_of(call) in party.users
        and call.params.get("disable_notification") not in (True, "true")
    )
