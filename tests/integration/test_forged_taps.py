"""Taps that nobody should be able to make: answered, without effect, without an error."""

import asyncio
import logging
import random
import string
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass, fields

import pytest

from tests.integration.party import PATIENCE_S, House, Party, gather, until, worded, worries, wrong
from tgbot.games.codes.buttons import Lock, SendClues, SetDigit
from tgbot.playground.model import Post
from tgbot.tables.buttons import Join, Rematch, SetLanguage, StartGame, TakeSide
from tgbot.tables.model import Stage
from tgbot.telegram.buttons import MAX_BYTES, PRESSES, Press, Tapped, pack, unpack

pytestmark = pytest.mark.xdist_group("forged")

TAPS = 2000
TAPS_AT_ONCE = 25
LETTERS = string.ascii_letters + string.digits + "|:-_ \n\0é🂡"


@dataclass
class Forger:
    """Makes up taps from every button that was ever seen, here and at another table."""

    party: Party
    other: Party
    stranger: int
    chance: random.Random

    def __post_init__(self) -> None:
        self.seen: list[str] = []

    def look(self) -> None:
        """Remember all buttons that are there now."""
        for party in (self.party, self.other):
            for chat in (party.group.id, *party.users):
                self.seen += [data for _, data, _ in party.buttons(chat) if data not in self.seen]

    def tap(self) -> tuple[int, Post, str]:
        """Return who taps which message with which data: never a tap that is allowed."""
        while True:
            user = self.chance.choice([*self.party.users, *self.party.users, self.stranger])
            data = self.chance.choice([self.stale, self.mutated, self.pieced_together, self.noise])()
            if data and not self.allowed(user, data):
                return user, self.message(user), data

    def message(self, user: int) -> Post:
        """Return any message of the bot that this person could tap."""
        posts = self.party.posts(self.party.group.id)
        return self.chance.choice(posts if user == self.stranger else posts + self.party.posts(user))

    def allowed(self, user: int, data: str) -> bool:
        """This is what a button in front of this person does now, or would do on another message."""
        tapped = unpack(data)
        if tapped is None:
            return False
        chats = [self.party.group.id] + ([] if user == self.stranger else [user])
        here = [there for chat in chats for _, _, there in self.party.buttons(chat)]
        if not any((there.place, there.nonce) == (tapped.place, tapped.nonce) for there in here):
            return False
        if isinstance(tapped.press, Rematch) and any(isinstance(there.press, Rematch) for there in here):
            return True  # it may ask for a rematch with any roles
        return isinstance(tapped.press, TakeSide) or any(there.press == tapped.press for there in here)

    def stale(self) -> str:
        """Return the data of any button: an old one, another person's, another table's."""
        return self.chance.choice(self.seen)

    def mutated(self) -> str:
        """Return a button's data with some of its letters changed."""
        data = list(self.stale())
        for _ in range(self.chance.randint(1, 3)):
            place = self.chance.randrange(len(data))
            data[place : place + self.chance.randint(0, 2)] = self.chance.choices(LETTERS, k=self.chance.randint(0, 2))
        return _fitting("".join(data))

    def pieced_together(self) -> str:
        """Return a button that was never there, with the place and the nonce of two that were."""
        one, two = unpack(self.stale()), unpack(self.stale())
        assert one
        assert two
        kind = self.chance.choice(list(PRESSES.values()))
        words = ["pair", "interceptor", "white", "same", "next", "shuffled", "bg", "xx", ""]
        values = [
            self.chance.randint(0, 99) if field.type is int else self.chance.choice(words) for field in fields(kind)
        ]
        press: Press = kind(*values)
        return pack(Tapped(one.place, two.nonce, press))

    def noise(self) -> str:
        """Return anything that fits."""
        return _fitting("".join(self.chance.choices(LETTERS, k=self.chance.randint(1, MAX_BYTES))))


def _fitting(data: str) -> str:
    return data.encode()[:MAX_BYTES].decode(errors="ignore")


async def forge(forger: Forger, count: int) -> None:
    """Send forged taps and see that each is answered and that nothing changes."""
    forger.look()
    party = forger.party
    before = await documents(party)
    for _ in range(0, count, TAPS_AT_ONCE):
        sent = [forger.tap() for _ in range(TAPS_AT_ONCE)]
        taps = [party.people.tap(user, post.chat, post.id, data) for user, post, data in sent]
        answers = await asyncio.wait_for(asyncio.gather(*(tap.answer for tap in taps)), PATIENCE_S)
        for (_, _, data), answer in zip(sent, answers, strict=True):
            assert "gone" not in answer, data
        await party.settle()
        known = [(user, data) for user, _, data in sent if unpack(data)]
        assert await documents(party) == before, f"one of {known}"


async def documents(party: Party) -> list[object]:
    """Return what the store holds of a party; where a person tried to sit down is only a hint, and may change."""
    revision = (await party.bot.store.load(party.place)).revision
    return [revision, await party.table(), *[(await party.visitor(user)).replace(tables=()) for user in party.users]]


def steps(party: Party) -> Iterator[Callable[[], Awaitable[object]]]:
    """Yield what happens in two games, step by step, each tap that counts made twice at the same time."""
    ana, bo, cy = party.users
    yield lambda: party.say(ana, "/play")
    yield lambda: twice(party, bo, Join())
    yield lambda: twice(party, cy, Join())
    for start, who in ((StartGame(), (ana,)), (Rematch("next"), (bo, cy, ana))):
        for user in who:
            yield lambda user=user, start=start: twice(party, user, start)  # type: ignore[misc]
        for _ in range(2):
            yield lambda: write(party)
            yield lambda: send(party)
            yield lambda: answer(party, of_partner=True)
            yield lambda: answer(party, of_partner=False)


async def twice(party: Party, user: int, press: Press, chat: int | None = None) -> None:
    """Tap a button twice before the first tap is answered."""
    post, data = party.button(chat or party.group.id, press)
    taps = [party.people.tap(user, post.chat, post.id, data) for _ in range(2)]
    for tapped in await asyncio.wait_for(asyncio.gather(*(tap.answer for tap in taps)), PATIENCE_S):
        assert "gone" not in tapped
    await party.settle()


async def write(party: Party) -> None:
    encoder = await party.encoder()
    round_ = (await party.public()).round
    await party.say(encoder, "\n".join(f"hint{round_}{letter}" for letter in "abc"), encoder)


async def send(party: Party) -> None:
    encoder = await party.encoder()
    await twice(party, encoder, SendClues(), encoder)


async def answer(party: Party, *, of_partner: bool) -> None:
    """Lock a wrong guess of the partner's, or of the interceptor's where there is an interception."""
    view = await party.public()
    if view.half is None:
        return
    user = await (party.partner() if of_partner else party.interceptor())
    if not (await party.view(user)).tasks:
        return
    code = (await party.view(await party.encoder())).code or ""
    for clue, digit in enumerate(wrong(code), start=1):
        await twice(party, user, SetDigit(clue, int(digit)), user)
    await twice(party, user, Lock(), user)


async def test_forged_taps_are_answered_and_change_nothing(house: House, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING)
    party, other = await gather(house), await gather(house)
    stranger = house.people.add("Di").id
    house.people.join(stranger, party.group.id)
    await other.sit_down()
    await other.play_round()
    await other.give_clues()
    await party.say(party.users[1], "/lang")
    await party.say(party.users[2], "/lang", party.users[2])
    forger = Forger(party, other, stranger, random.Random(4))
    plan = list(steps(party))
    for step in plan:
        await step()
        await forge(forger, -(-TAPS // len(plan)))
    table = await party.table()
    given = [line["do"] for line in table.log if line["do"] != "draft"]
    assert given == ["clues", "guess", "clues", "guess", "intercept"]
    assert (table.stage, table.serial) == (Stage.OVER, 2)
    assert worries(caplog.records) == []


async def test_a_groups_page_is_not_tapped_from_elsewhere(party: Party) -> None:
    """The nonce of a page can be guessed, so the chat in which it is tapped counts."""
    await party.say(party.users[0], "/lang")
    _, data = party.button(party.group.id, SetLanguage("ru"))
    stranger = party.people.add("Di").id
    party.people.start(stranger)
    await until(lambda: bool(party.posts(stranger)))
    answer = await party.tap_data(stranger, party.posts(stranger)[-1], data)
    assert answer["text"] == worded("toast-unknown-button")
    assert (await party.table()).language == "en"


async def test_a_rematch_of_an_unknown_kind_is_no_rematch(party: Party) -> None:
    await party.sit_down()
    await party.call_off(party.users[0])
    post, _, tapped = party.buttons(party.group.id)[0]
    answer = await party.tap_data(party.users[0], post, pack(Tapped(tapped.place, tapped.nonce, Rematch("xx"))))
    assert answer["text"] == worded("toast-unknown-button")
    assert (await party.table()).stage is Stage.OVER
