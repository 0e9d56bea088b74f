"""A party: people with phones, the real bot on a real store, and the strict local Telegram between them."""

import asyncio
import itertools
import logging
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

from engine.codes.views import SeatView, TableView
from engine.core import Seat
from engine.registry import GAMES
from tests.integration.showing import differences, plain, redis_of
from tests.unit.tgbot.builders.settings import all_settings
from tgbot.app import Crosswire
from tgbot.cli.play import playground
from tgbot.games.codes.buttons import AskClue, Lock, SendClues, SetDigit
from tgbot.games.codes.model import OWN
from tgbot.i18n.texts import Argument, Say
from tgbot.playground.local import LocalTelegram
from tgbot.playground.model import Chat, Post
from tgbot.playground.people import People
from tgbot.store.repository import CHANGE
from tgbot.tables.buttons import ConfirmLeave, EndGameNow, Join, OpenSetting, Rematch, ShowMore, StartGame
from tgbot.tables.model import Document, Table, Visitor
from tgbot.tables.places import Place, own_table_place, table_place, user_place
from tgbot.tables.setting import AnySetting
from tgbot.telegram.buttons import Press, Tapped, unpack

PATIENCE_S = 30.0
OWN_TABLES = range(1, 5)  # at which each of them may play alone
NAMES = ("Ana", "Bo", "Cy", "Di", "Eve", "Fay", "Gus", "Hal")

_clues = itertools.count(1)


@dataclass(frozen=True)
class House:
    """A running playground, in which any number of parties can play."""

    address: str
    local: LocalTelegram
    people: People
    bot: Crosswire


@dataclass
class Party:
    """People in a group, three unless more are named, and what they can do and see."""

    house: House
    group: Chat
    users: list[int]
    taps: dict[str, int] = field(default_factory=dict, init=False)  # who made each tap
    topic: int | None = field(default=None, init=False)  # of the group, where it is a forum
    home: Place | None = field(default=None, init=False)  # where the table is kept, if not under the group's own id
    local: LocalTelegram = field(init=False)
    people: People = field(init=False)
    bot: Crosswire = field(init=False)

    def __post_init__(self) -> None:
        self.local, self.people, self.bot = self.house.local, self.house.people, self.house.bot

    # ── doing ───────────────────────────────────────────────────────────────────────────────────────────────────

    async def settle(self) -> None:
        """Wait until every update of this party is delivered and every screen is shown."""
        await until(lambda: not self._under_way())

    async def all_is_shown(self) -> bool:
        """Whether every chat shows what the store says."""
        store = self.bot.store
        return await differences(self.local, store, redis_of(store), self.places) == []

    async def settle_by_itself(self) -> None:
        """Wait until what a timer did is shown: the store knows of it before the worker does."""
        async with asyncio.timeout(PATIENCE_S):
            while not await self.all_is_shown():  # noqa: ASYNC110 - the worker does it
                await asyncio.sleep(0.02)
        await self.settle()

    async def say(self, user: int, text: str, chat: int | None = None) -> Post:
        """Write a text, in the group where no chat is named."""
        post = self.people.text(user, chat or self.group.id, text, topic=None if chat else self.topic)
        await self.settle()
        return post

    async def start(self, user: int, payload: str | None = None) -> None:
        """Open the bot."""
        self.people.start(user, payload)
        await self.settle()

    async def tap(self, user: int, press: Press | type[Press], chat: int | None = None) -> dict[str, Any]:
        """Tap the newest button of this kind in a chat, and return the answer that pops up.

        What the lobby has folded, or a row of the settings hides, is unfolded first.
        """
        chat = chat or self.group.id
        if not self.has_button(chat, press):
            hidden = next(
                (OpenSetting(one.key) for one in all_settings() if isinstance(press, _kind(one))), ShowMore(1)
            )
            if self.has_button(chat, hidden):
                await self.tap_data(user, *self.button(chat, hidden))
        return await self.tap_data(user, *self.button(chat, press))

    async def tap_data(self, user: int, post: Post, data: str) -> dict[str, Any]:
        """Send any callback data for a message, and return the answer that pops up."""
        tap = self.people.tap(user, post.chat, post.id, data)
        self.taps[tap.id] = user
        answer = await asyncio.wait_for(tap.answer, PATIENCE_S)
        await self.settle()
        return {key: answer.get(key) for key in ("text", "alert", "url")}

    async def sit_down(self) -> None:
        """Open a lobby, fill it and start the game: the first two are the pair, the third is the interceptor.

        With more they are two teams: the first two are White's first, and every newcomer goes to the smaller team.
        """
        ana, *others = self.users
        await self.say(ana, "/play")
        for user in others:
            await self.tap(user, Join())
        await self.tap(ana, StartGame())

    async def leave(self, user: int) -> None:
        """Leave the running game: the bot asks once."""
        await self.say(user, "/leave")
        await self.tap(user, ConfirmLeave())

    async def rematch(self, roles: str = "same", *users: int) -> None:
        """Let these people ask for another game and agree to it, all of them where none are named."""
        for user in users or self.users:
            await self.tap(user, Rematch(roles))

    async def call_off(self, host: int) -> None:
        """Let the host end the game."""
        await self.say(host, "/cancel")
        await self.tap(host, EndGameNow())

    async def give_clues(self, *clues: str) -> None:
        """Let the encoder write and send clues, new ones where none are named."""
        encoder = await self.encoder()
        await self.say(encoder, "\n".join(clues or (f"hint{next(_clues)}" for _ in range(3))), encoder)
        await self.tap(encoder, SendClues(), encoder)

    async def guess(self, user: int, code: str) -> None:
        """Tap in a code on a player's card, and lock it."""
        await self.guess_only(user, code)
        await self.lock(user)

    async def guess_only(self, user: int, code: str) -> None:
        """Tap in a code on a player's card, as far as it does not stand there."""
        for clue, digit in enumerate(code, start=1):
            if OWN.card(await self.table(), user).draft[clue - 1] != digit:
                await self.set_digit(user, clue, int(digit))

    async def set_digit(self, user: int, clue: int, digit: int) -> dict[str, Any]:
        """Tap a digit for a clue on a player's card; the pad is made to ask for that clue first."""
        while not self._shows(user, SetDigit(clue, digit)):
            await self.tap(user, await self._towards(user, clue), user)
        return await self.tap(user, SetDigit(clue, digit), user)

    async def _towards(self, user: int, clue: int) -> Press | type[Press]:
        """What makes the pad ask for a clue: asking for it, taking back its digit, or asking which one to change."""
        if self._shows(user, AskClue(clue)):
            return AskClue(clue)
        standing = OWN.card(await self.table(), user).draft[clue - 1]
        presses = [tapped.press for _, _, tapped in self.buttons(user)]
        used = (press for press in presses if isinstance(press, SetDigit) and str(press.digit) == standing)
        return next(used, AskClue)

    async def lock(self, user: int) -> None:
        """Lock what stands on a player's card."""
        await self.tap(user, Lock(), user)

    async def play_round(self, *, decoded: bool = True, intercepted: bool = False) -> str:
        """Play one whole round and return its code."""
        encoder, partner = await self.encoder(), await self.partner()
        interceptor = await self.interceptor()
        code = (await self.view(encoder)).code
        assert code is not None
        await self.give_clues()
        if (await self.public()).intercepting:
            await self.guess(interceptor, code if intercepted else wrong(code))
        await self.guess(partner, code if decoded else wrong(code))
        return code

    # ── seeing ──────────────────────────────────────────────────────────────────────────────────────────────────

    def button(self, chat: int, press: Press | type[Press]) -> tuple[Post, str]:
        """Return the newest message with such a button, and the button's data."""
        for post, data, tapped in self.buttons(chat):
            if _fits(tapped.press, press):
                return post, data
        raise AssertionError(f"no button {press} in {chat}: {self.texts(chat)[-1:]}")

    def has_button(self, chat: int, press: Press | type[Press]) -> bool:
        """A message of a chat has such a button."""
        return any(_fits(tapped.press, press) for _, _, tapped in self.buttons(chat))

    def _shows(self, chat: int, press: Press) -> bool:
        return any(tapped.press == press for _, _, tapped in self.buttons(chat))

    def buttons(self, chat: int) -> list[tuple[Post, str, Tapped]]:
        """Return every button of a chat with its data, the newest message first."""
        found = []
        for post in reversed(self.local.world.chats[chat].posts.values()):
            for row in (post.markup or {}).get("inline_keyboard", []):
                for button in row:
                    tapped = unpack(button.get("callback_data", ""))
                    if tapped:
                        found.append((post, button["callback_data"], tapped))
        return found

    def posts(self, chat: int) -> list[Post]:
        """Return the bot's messages in a chat, oldest first."""
        return [post for post in self.local.world.chats[chat].posts.values() if post.sender == self.local.world.bot.id]

    def texts(self, chat: int | None = None) -> list[str]:
        """Return what the bot's messages say now in a chat, the group where none is named, oldest first."""
        return [post.text or str(post.content.get("caption", "")) for post in self.posts(chat or self.group.id)]

    async def changes(self) -> int:
        """Return how often the table has changed."""
        return (await self.bot.store.load(self.place)).revision // CHANGE

    async def table(self) -> Table:
        """Return the group's table as it is stored."""
        table = await self.read(self.place)
        assert isinstance(table, Table)
        return table

    async def read(self, place: Place) -> Document:
        """Return any document as it is stored."""
        return await self.bot.repository.read(place)

    async def visitor(self, user: int) -> Visitor:
        """Return what the bot knows of a person."""
        visitor = await self.read(user_place(user))
        assert isinstance(visitor, Visitor)
        return visitor

    async def view(self, user: int) -> SeatView:
        """Return what a player may know, from the engine itself."""
        table = await self.table()
        game = GAMES[table.game]
        view = game.seat_view(game.thaw(table.state or {}), Seat(str(user)))
        assert isinstance(view, SeatView)
        return view

    async def public(self) -> TableView:
        """Return what everybody may know, from the engine itself."""
        table = await self.table()
        game = GAMES[table.game]
        view = game.table_view(game.thaw(table.state or {}))
        assert isinstance(view, TableView)
        return view

    async def encoder(self) -> int:
        """Return who gives the clues of this round."""
        return int((await self.public()).sides[0].encoder or 0)

    async def partner(self) -> int:
        """Return who reads the clues of this round."""
        pair = (await self.public()).sides[0]
        return next(int(seat) for seat in pair.seats if seat != pair.encoder)

    async def interceptor(self) -> int:
        """Return who listens in."""
        return int((await self.public()).sides[1].seats[0])

    @property
    def place(self) -> Place:
        """Return where the group's table is kept."""
        return self.home or table_place(self.group.id, self.topic)

    @property
    def places(self) -> set[Place]:
        """Return everything that this party has in the store."""
        own = (own_table_place(user, number) for user in self.users for number in OWN_TABLES)
        return {self.place, *map(user_place, self.users), *own}

    def _under_way(self) -> bool:
        ours = {self.group.id, *self.users}
        if any(chat in ours for _, chat in self.local.updates.queues):
            return True
        return not self.places.isdisjoint(self.bot.reconciler.busy)


@asynccontextmanager
async def house(*, limited: bool = False) -> AsyncIterator[House]:
    """Open a playground, with Telegram's limits where asked for."""
    async with playground(0, limited=limited) as (address, local, people, bot):
        yield House(address, local, people, bot)


async def gather(
    house: House,
    languages: Sequence[str] = ("en", "en", "en"),
    started: int | None = None,
    admins: Sequence[int] = (),
    *,
    supergroup: bool = True,
) -> Party:
    """Bring people together in a new group, one for each language; the first `started` of them have opened the bot.

    The first person is the group's creator, unless others are named as `admins` by their place.
    """
    users = [house.people.add(name, language_code=code).id for name, code in zip(NAMES, languages, strict=False)]
    admin_ids = [users[place] for place in admins]
    group = house.people.add_group("The club", users, admins=admin_ids, supergroup=supergroup)
    party = Party(house, group, users)
    for user in users[:started]:
        house.people.start(user)
    await party.settle()
    return party


async def until(holds: Callable[[], bool], seconds: float = PATIENCE_S) -> None:
    """Wait until something holds."""
    async with asyncio.timeout(seconds):
        while True:
            if holds():
                return
            await asyncio.sleep(0.002)


def worries(records: Sequence[logging.LogRecord]) -> list[str]:
    """Return what the bot has warned of; not that its loop stood still, as it does between two tests.

    Nor what the web server says: it is also the local Telegram's, which is cut short at the end.
    """
    told = [record for record in records if not record.name.startswith("uvicorn")]
    said = [record.getMessage() for record in told if record.levelno >= logging.WARNING]
    return [message for message in said if not message.startswith("no worker ran for")]


def _fits(shown: Press, wanted: Press | type[Press]) -> bool:
    return isinstance(shown, wanted) if isinstance(wanted, type) else shown == wanted


def _kind(setting: AnySetting) -> type[Press]:
    """The buttons of a setting's choices."""
    return type(setting.press(setting.choices[0]))


def wrong(code: str) -> str:
    """Return a code that is not this one."""
    return code[1:] + code[0]


def worded(text_id: str, language: str = "en", /, **facts: Argument) -> str:
    """Return a text of the bot as a phone shows it."""
    return plain(Say(language)(text_id, **facts))
