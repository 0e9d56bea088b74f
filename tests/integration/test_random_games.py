"""Random games through the webhook: they end as the engine alone says, and no secret leaves its circle.

GAMES sets how many are played.
"""

import asyncio
import io
import itertools
import json
import logging
import os
import random
import string
from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Protocol, TypeVar

import pytest

from engine.codes.views import Task
from engine.record import replay, write
from engine.registry import GAMES
from tests.integration import party as parties
from tests.integration.party import House, Party, gather, wrong
from tests.thorough import THOROUGH
from tgbot.games.codes.buttons import AskObjection, Object, SendClues, Stand, Withdraw
from tgbot.games.codes.screens.parts import dotted
from tgbot.games.codes.words import deck
from tgbot.i18n.texts import LANGUAGES
from tgbot.observability.logs import set_up_logs
from tgbot.playground.model import Call
from tgbot.tables.buttons import SetPace, SetSpoilers, ShowWords, TakeSeat
from tgbot.tables.model import Stage, Table
from tgbot.telegram.buttons import unpack

pytestmark = pytest.mark.xdist_group("games")

HOW_MANY = int(os.environ.get("GAMES", "12" if THOROUGH else "4"))
AT_ONCE = min(10, HOW_MANY)
CANARIES = 400
TOO_SLOW = "another worker took over a screen, or this one was too slow"
DONE_ALREADY = ("is not modified", "to edit not found", "to delete not found")


@dataclass
class Played:
    """One game, with what the people at the table know of it."""

    party: Party
    chance: random.Random
    keywords: tuple[str, ...] = ()
    leaks: list[str] = field(default_factory=list)
    _looked_at: int = 0
    _gone: set[int] = field(default_factory=set)  # who has left the table
    _public: set[str] = field(default_factory=set)  # codes that were named in the group already

    async def play(self) -> Table:
        """Play at random, to the end."""
        party = self.party
        await self._choose_settings()
        await party.sit_down()
        self.keywords = (await party.view(await party.encoder())).keywords
        while (await party.table()).stage is Stage.GAME:
            await self._play_round()
        return await party.table()

    async def _choose_settings(self) -> None:
        party, chance = self.party, self.chance
        await party.say(party.users[0], "/settings")
        for press in (SetPace(chance.choice(["relaxed", "classic", "slow"])), SetSpoilers(chance.randrange(2))):
            await party.tap(chance.choice(party.users), press)

    async def _change_seats(self) -> None:
        """Let a player leave, and a newcomer take the seat (L1-L3)."""
        party = self.party
        self._look_for(self.keywords, allowed=set(party.users) - {await party.interceptor()})
        self._looked_at = len(party.local.world.calls)
        place = self.chance.randrange(len(party.users))
        leaver = party.users[place]
        newcomer = party.people.add("Di", language_code=self.chance.choice(LANGUAGES)).id
        party.people.join(newcomer, party.group.id)
        await party.start(newcomer)
        await party.leave(leaver)
        await party.tap(newcomer, TakeSeat(str(leaver)))
        party.users[place] = newcomer
        self._gone.add(leaver)

    async def _play_round(self) -> None:
        party, chance = self.party, self.chance
        if chance.random() < 0.15:
            await self._change_seats()
        encoder, interceptor = await party.encoder(), await party.interceptor()
        pair = set(party.users) - {interceptor}
        code = (await party.view(encoder)).code or ""
        await self._write_clues(encoder)
        if chance.random() < 0.3:
            await party.tap(chance.choice(party.users), ShowWords())
        if chance.random() < 0.4:
            clue = chance.randint(1, 3)
            if not party.has_button(interceptor, Object):
                await party.tap(interceptor, AskObjection(1))
            await party.tap(interceptor, Object(clue), interceptor)
            await party.tap(encoder, chance.choice([Withdraw(clue), Stand(clue)]), encoder)
        guesses: dict[int, str] = {}
        drafted: set[int] = set()  # who had the right code on their own card for a moment
        for user in self._in_any_order(await self._awaited()):
            right = chance.random() < (0.35 if user == interceptor else 0.7)
            guesses[user] = code if right else self._another(code)
            if chance.random() < 0.2:  # a player who changes their mind
                draft = self._another(guesses[user])
                drafted |= {user} if draft == code else set()
                await party.guess_only(user, draft)
            await party.guess_only(user, guesses[user])
            self._look_for(self.keywords, allowed=pair)
            if code not in self._public:
                self._look_for_code(code, {encoder, *drafted, *(who for who, said in guesses.items() if said == code)})
            self._looked_at = len(party.local.world.calls)
            await party.lock(user)
        if (await party.table()).stage is Stage.GAME:
            self._look_for(self.keywords, allowed=pair)
        self._looked_at = len(party.local.world.calls)
        self._public |= {code, *guesses.values()}

    async def _write_clues(self, encoder: int) -> None:
        party, chance = self.party, self.chance
        clues = ["".join(chance.choices(string.ascii_lowercase, k=12)) for _ in range(3)]
        for text in ["\n".join(clues)] if chance.random() < 0.6 else clues:
            if text in clues and chance.random() < 0.5:  # C1
                party.people.media(
                    encoder, encoder, chance.choice(["voice", "video_note", "animation", "sticker", "photo"])
                )
                await party.settle()
            else:
                await party.say(encoder, text, encoder)
        await party.tap(encoder, SendClues(), encoder)

    async def _awaited(self) -> list[int]:
        awaited = (await self.party.public()).awaited
        return [int(seat) for entry in awaited if entry.task in (Task.GUESS, Task.INTERCEPTION) for seat in entry.seats]

    def _in_any_order(self, users: list[int]) -> list[int]:
        return self.chance.sample(users, len(users))

    def _another(self, code: str) -> str:
        return self.chance.choice([wrong(code), code[::-1], wrong(wrong(code))])

    def _look_for(self, secrets: Sequence[str], allowed: set[int]) -> None:
        """Note every call since the last reveal that tells a secret to a person who may not know it."""
        self._look_into(lambda call: f"{call.params} {call.error}", secrets, allowed)

    def _look_for_code(self, code: str, allowed: set[int]) -> None:
        """Look for a code, too, but not on the labels of buttons: the one that locks a draft tells it to its owner."""
        parts = ("text", "caption")
        self._look_into(
            lambda call: f"{[call.params.get(part) for part in parts]} {callback_data(call)} {call.error}",
            [dotted(code)],
            allowed,
        )

    def _look_into(self, told_by: Callable[[Call], str], secrets: Sequence[str], allowed: set[int]) -> None:
        for call in itertools.islice(self.party.local.world.calls, self._looked_at, None):
            to = self._to(call)
            if to is not None and to not in allowed:
                told = told_by(call)
                self.leaks += [f"{secret} told to {to} by {call.method}" for secret in secrets if secret in told]

    def _to(self, call: Call) -> int | None:
        """Return which of our chats a call goes to: for the answer to a tap, that of who tapped."""
        chat = int(call.params.get("chat_id") or 0)
        chat = chat or self.party.taps.get(str(call.params.get("callback_query_id")), 0)
        return chat if chat in {self.party.group.id, *self.party.users, *self._gone} else None


def unexpected(calls: Iterable[Call], lines: Iterable[str]) -> list[str]:
    """Return what Telegram refused and what was logged: nothing but updates and calls, in a good game.

    On a machine so busy that a lease runs out, a screen is shown twice. That is logged, and what was done already is
    refused; nothing else is.
    """
    logged = list(lines)
    errors = [call.error for call in calls if call.error]
    if TOO_SLOW in logged:
        errors = [error for error in errors if not any(done in error for done in DONE_ALREADY)]
    return errors + [line for line in logged if line != TOO_SLOW and not line.startswith(("update: ", "call: "))]


@contextmanager
def everything_logged() -> Iterator[list[str]]:
    """Log at the most talkative level an operator can set, into a list."""
    root = logging.getLogger()
    before = root.handlers[:], root.level
    lines: list[str] = []

    class Keeping(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            lines.append(logging.Formatter().format(record))

    set_up_logs("DEBUG")
    root.handlers[:] = [Keeping()]
    try:
        yield lines
    finally:
        root.handlers[:], level = before
        root.setLevel(level)


def canaries() -> tuple[deck.Word, ...]:
    """Return words that stand nowhere else, in every language."""
    chance = random.Random(11)
    forms = (("".join(chance.choices(string.ascii_lowercase, k=11))) for _ in range(CANARIES * len(LANGUAGES)))
    return tuple(deck.Word(f"canary-{n}", {key: next(forms) for key in LANGUAGES}) for n in range(CANARIES))


def replayed(table: Table) -> dict[str, object]:
    """Return where the engine alone ends up with the record of a table's game."""
    game = GAMES[table.game]
    record = write(game, game.thaw(table.state or {}), [game.notation.read_action(line) for line in table.log])
    steps = list(replay(io.BytesIO(record.encode())))
    assert all(step["ok"] for step in steps)
    return {key: value for key, value in steps[-1].items() if key not in {"ok", "refused"}}


class Playing(Protocol):
    """A game that plays itself, and notes what leaked."""

    leaks: list[str]

    async def play(self) -> Table: ...


Game = TypeVar("Game", bound=Playing)
Begin = Callable[[House, random.Random], Awaitable[Game]]


async def play_some(house: House, seed: int, count: int, begin: Begin[Game]) -> list[Game]:
    """Play games one after the other; each must end where the engine alone ends."""
    chance = random.Random(seed)
    games = []
    for _ in range(count):
        game = await begin(house, chance)
        table = await game.play()
        final = GAMES[table.game].thaw(table.state or {})
        assert replayed(table) == GAMES[table.game].notation.snapshot(final)
        games.append(game)
    return games


async def three(house: House, chance: random.Random) -> Played:
    language = chance.choice(LANGUAGES)
    return Played(await gather(house, languages=(language, "en", "bg")), chance)


async def test_random_games_end_as_the_engine_says_and_keep_every_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    words = canaries()
    monkeypatch.setattr(deck, "words", lambda: words)
    with everything_logged() as lines:
        async with parties.house() as house:
            groups = [play_some(house, seed, -(-HOW_MANY // AT_ONCE), three) for seed in range(AT_ONCE)]
            games = [game for group in await asyncio.gather(*groups) for game in group]
            calls = list(house.local.world.calls)
            token = house.local.world.token
    assert len(games) >= HOW_MANY
    assert [leak for game in games for leak in game.leaks] == []
    forms = [form for word in words for form in word.forms.values()]
    assert unexpected(calls, lines) == []
    for data in {data for call in calls for data in callback_data(call)}:
        assert unpack(data), data
        assert not any(form in data for form in forms)
    logged = "\n".join(lines)
    assert token not in logged
    assert [form for form in forms if form in logged] == []


def callback_data(call: Call) -> list[str]:
    """Return the data of all buttons that a call sets."""
    markup = call.params.get("reply_markup") or {}
    markup = json.loads(markup) if isinstance(markup, str) else markup
    rows = markup.get("inline_keyboard", [])
    return [button["callback_data"] for row in rows for button in row if "callback_data" in button]
