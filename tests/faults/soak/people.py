"""People who play every game without end, by the buttons that they see, and now and then do something else.

They guess at random: what matters is that games begin, go on and end.
"""

import asyncio
import random
import string
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from bench.people import Group
from bench.telegram import Shown
from tgbot.games.codes.buttons import Lock, SendClues, SetDigit, ShowExample, TakeOver
from tgbot.games.kryptos.buttons import (
    CallTheEnd,
    NameNumber,
    PassAttempt,
    PickCard,
    PickHand,
    RevealOwn,
    SayNumber,
)
from tgbot.tables.buttons import (
    AddRobot,
    CloseLobby,
    EndGameNow,
    Join,
    Rematch,
    ShowMore,
    ShowWords,
    StartGame,
    SwitchGame,
)
from tgbot.telegram.buttons import Press, unpack

KINDS = ("people", "robot", "teams", "cards", "alone")
SIZES = {"people": 3, "robot": 2, "teams": 4, "cards": 3, "alone": 1}
# What is on a card, the most pressing first; a choice that can be taken back is 0.
WANTED: tuple[type[Press], ...] = (
    *(SendClues, SayNumber, NameNumber, PickCard, PickHand, RevealOwn, PassAttempt, Lock, TakeOver, SetDigit),
)
BACK = (PickHand(0), PickCard(0))
ASIDE = 0.05  # how often a player looks something up instead
REMATCHES = 0.5
LONGEST_GAME = 250  # things done in it; then it is called off, as one in which nobody finds the answer
SEES_S = 5.0  # how long people look for a button

_chance = random.Random(5)
# Clues are of these words: enough for every cache of words, and in a few minutes all have been written.
_WORDS = ["".join(_chance.choices(string.ascii_lowercase, k=8)) for _ in range(5000)]
_STEP = 1009  # from one clue of a group to the next, so that none comes twice (C9)


class NoButton(Exception):
    """A button that should be there is not."""


@dataclass(slots=True)
class Circle(Group):
    """People who play one kind of game, one game after another."""

    kind: str = "people"
    games: int = 0  # that were played to their end
    called_off: int = 0
    finishing: bool = False

    async def live(self) -> None:
        """Play until it is time to stop; then end what runs."""
        await self.deliver.turn()
        await self.open_bot()
        while not self.finishing:
            try:
                await (self._alone() if self.kind == "alone" else self._game())
            except NoButton:
                await self._call_off()

    # ── games with others ───────────────────────────────────────────────────────────────────────────────────────

    async def _game(self) -> None:
        await self._sit_down()
        for _ in range(LONGEST_GAME):
            await self.deliver.turn()
            if self.finishing:
                break
            if self._buttons(self.chat, Rematch):
                self.games += 1
                return
            await self._act()
        await self._call_off()

    async def _sit_down(self) -> None:
        """Play again with the same people, or open a new lobby and fill it."""
        if self._buttons(self.chat, Rematch) and _chance.random() < REMATCHES:
            for user in self.users:
                await self._press(user, self.chat, Rematch)
            return
        ana, *others = self.users
        await self.say(ana, self.chat, "/play")
        if self.kind == "cards":
            await self._unfolded(ana, SwitchGame)
        for user in others:
            await self._press(user, self.chat, Join)
        if self.kind == "robot":
            await self._unfolded(ana, AddRobot)
        await self._press(ana, self.chat, StartGame)

    async def _act(self) -> None:
        """Let one of those who have something to do do it."""
        if _chance.random() < ASIDE and (found := self._buttons(self.chat, ShowWords)):
            await self._tap(_chance.choice(self.users), self.chat, *found[0])
            return
        for user in _chance.sample(self.users, len(self.users)):
            if self._buttons(user, ShowExample):
                await self.say(user, user, "\n".join(self._word() for _ in range(3)))
                return
            for kind in WANTED:
                if found := self._buttons(user, kind):
                    await self._tap(user, user, *_chance.choice(found))
                    return
        if found := self._buttons(self.chat, CallTheEnd):
            await self._tap(self.users[0], self.chat, *found[0])

    async def _call_off(self) -> None:
        """End a game or close a lobby, if there is one."""
        if self.kind == "alone" or self._buttons(self.chat, Rematch):
            return
        self.called_off += 1
        await self.say(self.users[0], self.chat, "/cancel")
        for _ in range(int(10 * SEES_S)):
            for kind in (EndGameNow, CloseLobby):
                if found := self._buttons(self.chat, kind):
                    await self._tap(self.users[0], self.chat, *found[0])
                    return
            await asyncio.sleep(0.1)

    # ── alone ───────────────────────────────────────────────────────────────────────────────────────────────────

    async def _alone(self) -> None:
        """Play a game of practice, or the puzzle of the day; write a note now and then."""
        (user,) = self.users
        await self.say(user, user, _chance.choice(("/practice", "/practice", "/daily")))
        await self.deliver.turn()
        while found := self._buttons(user, SetDigit):
            if _chance.random() < ASIDE:
                await self.say(user, user, f"{_chance.randint(1, 4)} {self._word()}")
            else:
                await self._tap(user, user, *_chance.choice(found))
            await self.deliver.turn()
        self.games += 1

    # ── buttons ─────────────────────────────────────────────────────────────────────────────────────────────────

    async def _unfolded(self, user: int, kind: type[Press]) -> None:
        """Press what the lobby may have folded."""
        if not self._buttons(self.chat, kind):
            await self._press(user, self.chat, ShowMore)
        await self._press(user, self.chat, kind)

    async def _press(self, user: int, chat: int, kind: type[Press]) -> None:
        await self.deliver.turn()
        for _ in range(int(10 * SEES_S)):
            if found := self._buttons(chat, kind):
                await self._tap(user, chat, *found[0])
                return
            await asyncio.sleep(0.1)
        raise NoButton(kind)

    def _word(self) -> str:
        return _WORDS[(self.chat + _STEP * next(self._clues)) % len(_WORDS)]

    def _buttons(self, chat: int, kind: type[Press]) -> list[tuple[Shown, str]]:
        """Return the buttons of a kind in a chat, the newest message's first."""
        return [(shown, data) for shown, data, press in self._seen(chat) if isinstance(press, kind)]

    def _seen(self, chat: int) -> Iterator[tuple[Shown, str, Press]]:
        for shown in reversed(self.telegram.window(chat).messages.values()):
            for row in (shown.markup or {}).get("inline_keyboard", []):
                for button in row:
                    tapped = unpack(button.get("callback_data", ""))
                    if tapped is not None and tapped.press not in BACK:
                        yield shown, button["callback_data"], tapped.press


@dataclass
class Crowd:
    """All circles, and what they do."""

    circles: Sequence[Circle]
    living: list["asyncio.Task[None]"] = field(default_factory=list)

    def begin(self) -> None:
        """Let everybody begin."""
        self.living = [asyncio.create_task(circle.live()) for circle in self.circles]

    async def finish(self, pace_s: float) -> None:
        """Let everybody end what they play, in more of a hurry, and begin nothing new."""
        for circle in self.circles:
            circle.finishing = True
            circle.deliver.pace_s = pace_s  # type: ignore[attr-defined]
        await asyncio.gather(*self.living)

    @property
    def games(self) -> int:
        """How many games were played to their end."""
        return sum(circle.games for circle in self.circles)
