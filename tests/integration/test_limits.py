"""With Telegram's limits on: no refusal is asked for twice, edits become the last one, and others do not wait."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from itertools import count, pairwise

import pytest
import pytest_asyncio

from engine.codes.views import TableView, Task
from engine.kryptos.terms import Phase
from tests.integration.cards import boards, circle, offered, on_turn, public, seat, target
from tests.integration.party import PATIENCE_S, House, Party, gather, until, worded, wrong
from tests.integration.party import house as open_house
from tests.integration.showing import plain
from tests.integration.teams import teams
from tests.thorough import long
from tgbot.games.codes.buttons import Lock, SendClues, SetDigit
from tgbot.games.kryptos.buttons import (
    MoreNumbers,
    NameNumber,
    PassAttempt,
    PickCard,
    PickHand,
    RevealOwn,
    SayNumber,
)
from tgbot.playground.limits import COUNTED
from tgbot.playground.model import Call
from tgbot.tables.buttons import Join, ShowMore, Shuffle, StartGame
from tgbot.tables.context import Decision
from tgbot.tables.model import Stage, Subscriber
from tgbot.tables.notify import MAX_SUBSCRIBERS
from tgbot.telegram.buttons import Press
from tgbot.telegram.messages import Chat, Links
from tgbot.ui.screen import screen

pytestmark = pytest.mark.xdist_group("limits")

IN_A_MINUTE = 20
MINUTE_S = 60.0
IN_A_SECOND = 40  # of one kind: those of a burst, and 28 more
AT_ONCE_S = 1.5  # on a machine that has other things to do
GROUP_CATCHES_UP_S = 180.0  # one call in five seconds
STALE_S = 15.0  # three seconds on a machine that has nothing else to do

_clues = count(1)


@pytest_asyncio.fixture(loop_scope="session", scope="module")
async def limited() -> AsyncIterator[House]:
    """Return a playground that limits calls as Telegram does."""
    async with open_house(limited=True) as house:
        yield house


def calls_to(party: Party, chat: int) -> list[Call]:
    return [call for call in party.local.world.calls if str(call.params.get("chat_id")) == str(chat)]


def limited_calls(party: Party) -> list[Call]:
    """The calls to the group that Telegram counts: what is sent or edited there, not what is asked or deleted."""
    return [call for call in calls_to(party, party.group.id) if call.method.lower() in COUNTED]


def refused(calls: list[Call]) -> list[bool]:
    return ["Too Many Requests" in (call.error or "") for call in calls]


def most_in_a_minute(calls: list[Call]) -> int:
    times = [call.at for call in calls if call.error is None]
    return max(sum(start <= at < start + MINUTE_S for at in times) for start in times)


@long
async def test_a_burst_in_one_group_becomes_few_calls_and_no_other_chat_waits(limited: House) -> None:
    busy, calm = await gather(limited), await gather(limited)
    ana, bo, cy = busy.users
    await busy.say(ana, "/play")
    await busy.say(bo, "/join")
    await busy.say(cy, "/join")
    await busy.tap(ana, ShowMore(1))
    for _ in range(36):
        post, data = busy.button(busy.group.id, Shuffle())
        await busy.people.tap(ana, post.chat, post.id, data).answer
    assert busy.place in limited.bot.reconciler.busy  # its limit is used up

    # Now another group plays, and a player of the busy one is answered in private.
    await calm.say(calm.users[0], "/play")
    assert worded("lobby-title") in calm.texts()[-1]
    limited.people.text(bo, bo, "/help")
    await until(lambda: worded("page-help").splitlines()[0] in busy.texts(bo)[-1])
    await busy.settle()
    players = {player.user: player.side for player in (await busy.table()).players}
    interceptor = next(user for user, side in players.items() if side == "interceptor")
    name = limited.local.world.users[interceptor].first_name
    assert worded("lobby-interceptor", names=name) in busy.texts()[-1]
    counted = limited_calls(busy)
    assert most_in_a_minute(counted) <= IN_A_MINUTE
    refusals = refused(counted)
    assert not any(one and other for one, other in pairwise(refusals))


@long
async def test_very_many_who_are_told_of_a_lobby_hold_up_no_group(limited: House) -> None:
    """The lobby, another group's and the first board are there at once; hundreds of private chats have to wait."""
    party, other = await gather(limited), await gather(limited)
    ana, bo, cy = party.users
    listeners = await subscribed(party, MAX_SUBSCRIBERS)
    limited.people.text(ana, party.group.id, "/play")
    await until(lambda: worded("lobby-title") in (party.texts() or [""])[-1], AT_ONCE_S)
    for user, missing in ((bo, worded("lobby-missing-or-robots", count=1)), (cy, worded("lobby-can-start"))):
        post, data = party.button(party.group.id, Join())
        await party.people.tap(user, post.chat, post.id, data).answer
        await until(lambda missing=missing: missing in party.texts()[-1], AT_ONCE_S)  # type: ignore[misc]
    limited.people.text(other.users[0], other.group.id, "/play")
    await until(lambda: worded("lobby-title") in (other.texts() or [""])[-1], AT_ONCE_S)
    await until(lambda: any(party.posts(user) for user in listeners))
    told = [user for user in listeners if party.posts(user)]
    assert 0 < len(told) < MAX_SUBSCRIBERS  # all of that happened meanwhile

    await until(lambda: all(party.posts(user) for user in listeners))
    assert {tuple(party.texts(user)) for user in listeners} == {(worded("notify-lobby", title="The club"),)}
    post, data = party.button(party.group.id, StartGame())
    await party.people.tap(ana, post.chat, post.id, data).answer
    writing = worded("board-writing", round=worded("round-of", round=1, rounds=5), name="Ana")
    await until(lambda: writing in party.texts()[-1], AT_ONCE_S)
    assert any(party.posts(user) for user in listeners)
    await until(lambda: not any(party.posts(user) for user in listeners))
    calls = [call for user in listeners for call in calls_to(party, user)]
    assert sorted(call.method for call in calls) == ["deleteMessage"] * len(listeners) + ["sendMessage"] * len(
        listeners
    )
    assert not any(refused(list(limited.local.world.calls)))
    assert most_in_a_second(calls) <= IN_A_SECOND


async def subscribed(party: Party, count: int) -> list[int]:
    """People who have asked at the table of a party to be told when a lobby opens there."""
    users = [party.people.add(f"Listener {number}").id for number in range(count)]
    for user in users:
        party.local.world.chats[user].started = True
    party.local.world.met.update(users)
    subscribers = tuple(Subscriber(user=user, language="en", ready=True) for user in users)
    await party.bot.repository.run(
        party.place, lambda table: Decision(table.replace(subscribers=subscribers)), now=time.time()
    )
    return users


def most_in_a_second(calls: list[Call]) -> int:
    times = [call.at for call in calls]
    return max(sum(start <= at < start + 1.0 for at in times) for start in times)


@long
async def test_what_telegram_refuses_for_one_chat_holds_up_no_other(limited: House) -> None:
    party = await gather(limited)
    await party.sit_down()
    await party.give_clues()
    partner = await party.partner()
    code = (await party.view(await party.encoder())).code or ""
    await party.guess_only(partner, code)
    group, card, before = party.texts(), party.posts(partner)[-1].id, len(calls_to(party, party.group.id))
    limited.local.faults.flood("editMessageText", 3, chat=party.group.id)
    limited.local.faults.flood("sendMessage", 3, chat=party.group.id)
    post, data = party.button(partner, Lock())
    await party.people.tap(partner, post.chat, post.id, data).answer

    # The card of the next round is there while the group still waits for the reveal.
    await until(lambda: party.posts(partner)[-1].id != card)
    assert party.texts() == group
    await party.settle()
    assert "·".join(code) in "\n".join(party.texts())
    refusals = refused(calls_to(party, party.group.id)[before:])
    assert sum(refusals) in {1, 2}
    assert not any(one and other for one, other in pairwise(refusals))


@long
async def test_eight_players_tapping_at_once_keep_to_the_limits_and_see_fresh_cards(limited: House) -> None:
    party = await teams(limited, 8)
    watch = Freshness(party)
    watching = asyncio.create_task(watch.run())
    try:
        for number in range(3):
            await all_write(party)
            for half in range(2):
                await all_guess(party, intercepted=bool(number) and half == 0)
        assert (await party.table()).stage is Stage.OVER
        await until(lambda: party.place not in limited.bot.reconciler.busy, GROUP_CATCHES_UP_S)
    finally:
        watching.cancel()
    counted = limited_calls(party)
    assert most_in_a_minute(counted) <= IN_A_MINUTE
    assert not any(refused(counted))
    assert watch.longest <= STALE_S


@long
async def test_six_players_of_number_cards_at_full_speed_keep_to_the_limits(limited: House) -> None:
    """Nobody waits for anything: each guess is made as soon as the player's own card asks for it."""
    party = await circle(limited, 6)
    while (await public(party)).phase is Phase.REVEAL:
        user = await on_turn(party)
        await tap_when_there(party, user, RevealOwn((await seat(party, user)).revealable[0]))
    for number in range(12):
        user, before = await on_turn(party), await public(party)
        hand = await target(party)
        place = hand.hidden[0]
        truth = (await seat(party, int(hand.seat))).cards[place - 1]
        said = truth if number % 2 else next(n for n in range(1, 49) if n != truth)
        await tap_when_there(party, user, PickHand(before.hands.index(hand) + 1))
        await tap_when_there(party, user, PickCard(place))
        if said not in offered(party, user):
            await tap_when_there(party, user, MoreNumbers(1))
        await tap_when_there(party, user, NameNumber(said))
        await tap_when_there(party, user, SayNumber(said))
        if (await public(party)).phase is Phase.AGAIN:
            await tap_when_there(party, user, PassAttempt())
    await until(lambda: party.place not in limited.bot.reconciler.busy, GROUP_CATCHES_UP_S)
    counted = limited_calls(party)
    assert most_in_a_minute(counted) <= IN_A_MINUTE
    assert not any(refused(counted))
    assert worded("cards-round", round=(await public(party)).round) in boards(party)[-1]


class Freshness:
    """Looks again and again how long a private chat has not shown what the table says."""

    def __init__(self, party: Party) -> None:
        self._party = party
        self._since: dict[int, float] = {}
        self.longest = 0.0

    async def run(self) -> None:
        """Look, for ever."""
        while True:
            wanted = screen(await self._party.table(), Links(self._party.local.world.bot.username or ""))
            now = time.monotonic()
            for user in self._party.users:
                should = {plain(message.text) for message in wanted.get(Chat(user), []) if message.keyboard}
                if should <= set(self._party.texts(user)):
                    self._since.pop(user, None)
                self.longest = max(self.longest, now - self._since.setdefault(user, now))
            await asyncio.sleep(0.02)


async def all_write(party: Party) -> None:
    """Both encoders write at the same time."""
    awaited = [int(entry.seats[0]) for entry in (await party.public()).awaited if entry.task is Task.CLUES]
    await asyncio.gather(*(writes(party, encoder) for encoder in awaited))
    await view_until(party, lambda view: view.half is not None)


async def writes(party: Party, encoder: int) -> None:
    party.people.text(encoder, encoder, "\n".join(f"hint{next(_clues)}" for _ in range(3)))
    await tap_when_there(party, encoder, SendClues())


async def all_guess(party: Party, *, intercepted: bool) -> None:
    """Everybody who has a say taps at once, all the same."""
    view = await party.public()
    assert view.half is not None
    code = (await party.view(int(view.half.encoder))).code or ""
    tapping = []
    for entry in view.awaited:
        right = entry.task is Task.GUESS or intercepted
        tapping += [guesses(party, int(seat), code if right else wrong(code)) for seat in entry.seats]
    await asyncio.gather(*tapping)
    before = (view.round, view.half.side)
    await view_until(party, lambda now: now.half is None or (now.round, now.half.side) != before)


async def guesses(party: Party, user: int, code: str) -> None:
    for clue, digit in enumerate(code, start=1):
        await tap_when_there(party, user, SetDigit(clue, int(digit)))
    await tap_when_there(party, user, Lock())


async def tap_when_there(party: Party, user: int, press: Press) -> None:
    """Tap a button as soon as the phone shows it; one of an older card does nothing, and the next card comes."""
    answer: dict[str, object] = {"text": worded("toast-old-button")}
    while answer.get("text") == worded("toast-old-button"):
        await until(lambda: any(tapped.press == press for _, _, tapped in party.buttons(user)))
        post, data = party.button(user, press)
        answer = await party.people.tap(user, user, post.id, data).answer
        await asyncio.sleep(0.05)


async def view_until(party: Party, holds: Callable[[TableView], bool]) -> None:
    async with asyncio.timeout(PATIENCE_S):
        while not holds(await party.public()):  # noqa: ASYNC110 - what happens elsewhere sets no event here
            await asyncio.sleep(0.02)
