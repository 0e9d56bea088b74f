"""People with phones: they tap what they see and write what they are asked for, and now and then something else."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from functools import lru_cache
from random import Random
from typing import Any, Protocol

from tests.simulation.minds import Minds, canary
from tgbot.games.codes.buttons import (
    AskClue,
    AskObjection,
    ConfirmNewCode,
    Lock,
    NewCode,
    Object,
    SendClues,
    SetDigit,
    Stand,
    TakeOver,
    Withdraw,
)
from tgbot.games.kryptos.buttons import (
    CallTheEnd,
    MoreNumbers,
    NameNumber,
    PassAttempt,
    PickCard,
    PickHand,
    RevealOwn,
    SayNumber,
)
from tgbot.games.kryptos.model import OWN
from tgbot.playground.errors import Impossible
from tgbot.playground.model import Json, Post
from tgbot.playground.people import MEDIA_KINDS, People
from tgbot.playground.world import World
from tgbot.tables.buttons import (
    AddRobot,
    Balance,
    ChooseGame,
    ConfirmLeave,
    DeclineRematch,
    Join,
    NudgeAwaited,
    PlayNext,
    Rematch,
    RobotForSeat,
    ShowMore,
    ShowWords,
    StartGame,
    StayInGame,
    TakeSeat,
    WaitFor,
)
from tgbot.tables.lobby import people, room_for_robots
from tgbot.tables.model import Stage
from tgbot.tables.seats import free_seats
from tgbot.telegram.buttons import Press, unpack

THINKING_S = 1.2
ANSWER_S = 40.0
CONTENT = 0.93  # how often who has locked an answer leaves it at that, when the card still asks
MAX_REMEMBERED = 40
ASKS = 0.2  # how often who is awaited, and sees nothing to do, asks for the card: perhaps it was deleted
MEDIA, ONE_BY_ONE = 0.05, 0.25  # how often clues are not three lines of one message
SLIPS = 0.04  # how often clues are written in the group, for everybody to read


@dataclass(frozen=True, slots=True)
class Seen:
    """A button that a player has seen: where, and what it does."""

    chat: int
    message: int
    data: str
    press: Press

    @property
    def alone(self) -> bool:
        """It stands on the card of a game for one."""
        return self.data.startswith("t") and self.data[1].isdigit()


class Alone(Protocol):
    """What a player does alone."""

    eager: float  # how often
    finishing: bool  # begins nothing new

    async def act(self) -> bool:
        """Do something alone; False where there is nothing to do, or no wish for it."""


class Keyboards:
    """The buttons of the bot's messages, read once for all who see them."""

    def __init__(self) -> None:
        """Begin with none."""
        self._seen: dict[tuple[int, int], tuple[Json, list[Seen]]] = {}

    def read(self, chat: int, message: int, markup: Json) -> list[Seen]:
        """Return the buttons of a message; another markup is another object."""
        kept = self._seen.get((chat, message))
        if kept is None or kept[0] is not markup:
            kept = self._seen[chat, message] = markup, list(_buttons(chat, message, markup))
        return kept[1]


def _buttons(chat: int, message: int, markup: Json) -> Iterator[Seen]:
    for row in markup["inline_keyboard"]:
        for button in row:
            tapped = _read(button.get("callback_data", ""))
            if tapped is not None:
                yield Seen(chat, message, button["callback_data"], tapped.press)


@dataclass
class Player:
    """A person with a phone; `stray` is how often something unfair or odd is done."""

    user: int
    group: int
    topic: int | None
    people: People
    world: World
    minds: Minds
    keyboards: "Keyboards"
    chance: Random
    wrote: Callable[[str, int], None]  # told of every text: the text, and by whom
    odd: Callable[["Player"], None] = lambda _: None
    stray: float = 0.0
    outsider: bool = False
    hosts: bool = False  # opens the lobby
    silent: bool = False  # sits down, and never answers
    playing: bool = True
    soloist: Alone | None = None  # plays alone now and then
    remembered: list[Seen] = field(default_factory=list)
    written: list[tuple[int, int]] = field(default_factory=list)  # chat and message of what this player wrote
    _doing: tuple[str, list[Press]] = ("", [])
    _answered: set[int] = field(default_factory=set)  # messages that asked which game a text is for

    async def live(self) -> None:
        """Look at the phone now and then, as long as this player plays."""
        while self.playing:
            await asyncio.sleep(self.chance.expovariate(1 / THINKING_S))
            if not self.playing or (self.silent and self._runs()):
                continue
            with suppress(Impossible):  # a phone that has no such chat any more
                if self.chance.random() < self.stray:
                    self.odd(self)
                else:
                    await self._act()

    # ── seeing ──────────────────────────────────────────────────────────────────────────────────────────────────

    def posts(self, chat: int) -> list[Post]:
        """Return the bot's messages in a chat, the newest first."""
        found = self.world.chats.get(chat)
        if found is None or (not found.is_private and not found.status(self.user).inside):
            return []
        return [post for post in reversed(found.posts.values()) if post.sender == self.world.bot.id]

    def buttons(self, chat: int) -> Iterator[Seen]:
        """Return every button of a chat, the newest message's first."""
        for post in self.posts(chat):
            if post.markup:
                yield from self.keyboards.read(chat, post.id, post.markup)

    # ── doing ───────────────────────────────────────────────────────────────────────────────────────────────────

    async def tap(self, seen: Seen) -> None:
        """Tap a button, and wait for what pops up; a link to the bot is followed."""
        self.remembered = [*self.remembered[-MAX_REMEMBERED:], seen]
        tap = self.people.tap(self.user, seen.chat, seen.message, seen.data)
        with suppress(TimeoutError):
            answer = await asyncio.wait_for(asyncio.shield(tap.answer), ANSWER_S)
            if answer.get("url"):
                self.people.start(self.user, str(answer["url"]).partition("start=")[2])

    def write(self, text: str, chat: int, reply_to: int | None = None) -> None:
        """Write a text."""
        self.wrote(text, self.user)
        post = self.people.text(self.user, chat, text, reply_to=reply_to)
        self.written.append((chat, post.id))

    def record(self, kind: str) -> None:
        """Send a file in private; the bot knows it by an id, which is as secret as a word."""
        post = self.people.media(self.user, self.user, kind)
        self.wrote(" ".join(_file_ids(post.content)), self.user)

    def command(self, text: str) -> None:
        """Write a command in the group."""
        self.people.text(self.user, self.group, text, topic=self.topic)

    @property
    def in_group(self) -> bool:
        """The player is one of those who sit around the table."""
        return True

    async def _act(self) -> None:
        """Do what is asked for: in the private chat first, then in the group."""
        if self._comes_back():
            await self.patience()
            return
        if self.soloist is not None and await self.soloist.act():
            return
        which = self._which_game()
        if which is not None:
            await self.tap(which)
            return
        if "clues" in self.minds.tasks(self.user) and not self._sees(self.user, SendClues):
            offered = [one for one in self._cards() if isinstance(one.press, NewCode | ConfirmNewCode)]
            if offered and self.chance.random() < 0.5:
                await self.tap(self.chance.choice(offered))
                return
            self._give_clues()
            await self.patience()
            return
        if "keywords" in self.minds.tasks(self.user) and not self._sees(self.user, Lock):
            self.write("\n".join(canary(self.chance) for _ in range(4)), self.user)
            await self.patience()
            return
        wish = self._wish_in_private() or self._wish_in_group()
        if wish is not None:
            await self.tap(wish)
        elif self.minds.awaits(self.user) and self.chance.random() < ASKS:
            self.people.text(self.user, self.user, "/words")
            await self.patience()

    def _give_clues(self) -> None:
        """Write three clues, or else one by one; now and then one is no text (C1), or they come in the group."""
        form, boards = self.chance.random(), self.posts(self.group)
        if form < MEDIA:
            self.record(self.chance.choice(MEDIA_KINDS))
        elif form > 1 - SLIPS and boards:  # as an answer to the bot, so that it hears it
            clues = "\n".join(canary(self.chance) for _ in range(3))
            self.people.text(self.user, self.group, clues, reply_to=boards[0].id)
        else:
            lines = 1 if form < MEDIA + ONE_BY_ONE else 3
            self.write("\n".join(canary(self.chance) for _ in range(lines)), self.user)

    def _comes_back(self) -> bool:
        """Undo what keeps this player from playing: not being in the group, or a bot that may not write."""
        table, chat = self.minds.table, self.world.chats[self.group]
        player = None if table is None else table.player(self.user)
        private = self.world.chats[self.user]
        if not chat.status(self.user).inside:
            self.people.join(self.user, self.group)
        elif self.hosts and not self.world.bot_status(chat).inside:
            self.people.change_group(self.group, bot=True)
        elif not private.started or private.blocked or (player is not None and not player.ready):
            self.people.start(self.user)
        elif self.hosts and table is not None and table.stage is Stage.IDLE:
            self.command("/play")  # the lobby was closed
        elif self.hosts and self._misses_the_board():
            self.command("/board")
        else:
            return False
        return True

    def _misses_the_board(self) -> bool:
        """The group lacks its lobby, or seats to take: the message was deleted."""
        table = self.minds.table
        if table is None or not (table.stage is Stage.LOBBY or free_seats(table)):
            return False
        return not self._sees(self.group, ShowMore if table.stage is Stage.LOBBY else TakeSeat)

    def _wish_in_private(self) -> Seen | None:
        """Return what to tap on the own card."""
        seen = self._cards()
        asked = next((one for one in seen if one.press == AskObjection(0)), None)
        if asked is not None and self.minds.awaits(self.user):  # an odd tap has asked which clue is unfair: none
            return asked
        first = next((one for one in seen if isinstance(one.press, SendClues | Stand | Withdraw | RevealOwn)), None)
        if first is not None:
            same = [one for one in seen if one.message == first.message and type(one.press) is type(first.press)]
            return self.chance.choice(same)
        return self._answering(seen) or self._aiming(seen)

    def _which_game(self) -> Seen | None:
        """Return the answer to which game a text is for, where one for oneself waits for one, too: once each time."""
        if not self.minds.writes_alone(self.user):
            return None
        choices = [one for one in self.buttons(self.user) if isinstance(one.press, ChooseGame)]
        choices = [one for one in choices if one.message not in self._answered]
        if not choices:
            return None
        self._answered.add(choices[0].message)
        return next((one for one in choices if "|t-" in one.data), self.chance.choice(choices))

    def _answering(self, seen: list[Seen]) -> Seen | None:
        """Return the next tap of a guess: three digits and the lock, or a mate's draft and the lock."""
        card = next((one.message for one in seen if isinstance(one.press, SetDigit | AskClue | Lock)), None)
        if card is None:
            return None
        there = {one.press: one for one in seen if one.message == card}
        point = f"{card}/{self.minds.code(self.user)}"
        if self._doing[0] == point and not self._doing[1] and self.chance.random() < CONTENT:
            return None
        if self._doing[0] != point or not self._doing[1]:
            over = [press for press in there if isinstance(press, TakeOver)]
            digits = [SetDigit(clue, int(digit)) for clue, digit in enumerate(self.minds.code(self.user), start=1)]
            can = any(isinstance(press, SetDigit | AskClue) for press in there)
            steps: list[Press] = [self.chance.choice(over)] if over else list(digits) if can else []
            self._doing = (point, [*steps, Lock()])
        steps_left = self._doing[1]
        step = next((one for one in steps_left if isinstance(one, SetDigit) and one in there), steps_left[0])
        if isinstance(step, SetDigit) and step not in there:  # the pad asks for another clue
            walks = [one for press, one in there.items() if isinstance(press, AskClue)]
            digits_left = [one for press, one in there.items() if isinstance(press, SetDigit)]
            return there.get(AskClue(step.clue)) or next(iter([*walks, *digits_left]), None)
        steps_left.remove(step)
        return there.get(step)

    def _aiming(self, seen: list[Seen]) -> Seen | None:
        """K7, K10: return the next tap of a guess at a card, or buy no second attempt."""
        held = next((one for one in seen if isinstance(one.press, SayNumber)), None)
        if held is not None:
            return held
        unnamed = self.minds.unnamed
        numbers = [one for one in seen if isinstance(one.press, NameNumber) and one.press.number not in unnamed]
        if numbers:
            return self._naming(numbers)
        if any(isinstance(one.press, NameNumber) for one in seen):  # and all of them are not to be named
            return next((one for one in seen if isinstance(one.press, MoreNumbers)), None)
        passing = next((one for one in seen if isinstance(one.press, PassAttempt)), None)
        if passing is not None and self.chance.random() < 0.3:
            return passing
        for kind in (PickCard, PickHand):
            picks = [one for one in seen if isinstance(one.press, kind) and not one.data.endswith("|0")]
            if picks:
                return self.chance.choice([one for one in picks if one.message == picks[0].message])
        return None

    def _naming(self, numbers: list[Seen]) -> Seen:
        aim = OWN.card(self.minds.table, self.user).aim if self.minds.table else ()
        hands = self.minds.hands()
        if len(aim) >= 2 and aim[0] <= len(hands):
            wanted = self.minds.number(hands[aim[0] - 1], aim[1])
            fits = [one for one in numbers if isinstance(one.press, NameNumber) and one.press.number == wanted]
            if fits:
                return fits[0]
        return self.chance.choice(numbers)

    def _wish_in_group(self) -> Seen | None:
        table, seen = self.minds.table, list(self.buttons(self.group))
        if not seen:
            return None
        seated = table is not None and table.player(self.user) is not None
        chances: list[tuple[type[Press], float, bool]] = [
            (Join, 1.0, not seated and not self.outsider),
            (StartGame, 0.7, seated and table is not None and table.host == self.user and self._complete()),
            (AddRobot, 1.0, seated and self.hosts and self._wants_robot()),
            (ShowMore, 0.5, seated and self.hosts and self._wants_robot()),  # somebody has folded it
            (RobotForSeat, 0.2, seated),
            (Balance, 1.0, seated),
            (ConfirmLeave, 0.8, self._is_asked()),
            (StayInGame, 0.5, self._is_asked()),
            (DeclineRematch, 0.03, seated and self._is_called()),
            (Rematch, 0.8 if self._is_called() else 0.2, seated and self.minds.wants_another),
            (WaitFor, 0.1, seated),
            (TakeSeat, 1.0, not seated),  # also those who have left: that is no other side (L1)
            (PlayNext, 0.05, not seated),
            (NudgeAwaited, 0.01, True),
            (CallTheEnd, 0.5, seated),
            (Object, 0.03, seated),
            (ShowWords, 0.03, True),
        ]
        for kind, likely, may in chances:
            fits = [one for one in seen if isinstance(one.press, kind)] if may else []
            if fits and self.chance.random() < likely:
                return self.chance.choice(fits)
        return None

    def _is_asked(self) -> bool:
        """The bot asks this player whether to leave."""
        page = self.minds.table.page if self.minds.table else None
        return page is not None and page.kind == "leave" and page.facts["user"] == self.user

    def _is_called(self) -> bool:
        """Somebody wants a rematch, and this player has not answered."""
        encore = self.minds.table.encore if self.minds.table else None
        return encore is not None and self.user not in (*encore.yes, *encore.no)

    def _runs(self) -> bool:
        return self.minds.table is not None and self.minds.table.stage is Stage.GAME

    def _complete(self) -> bool:
        table = self.minds.table
        if table is None or table.stage is not Stage.LOBBY:
            return False
        return len(people(table)) >= self.minds.wanted and not self._wants_robot()

    def _wants_robot(self) -> bool:
        """Robots are wanted that the lobby still has room for: another game may have been chosen since."""
        table = self.minds.table
        if table is None or table.stage is not Stage.LOBBY:
            return False
        wanted = len(table.robot_players()) < self.minds.robots and len(people(table)) >= self.minds.wanted
        return wanted and room_for_robots(table) > 0

    def _sees(self, chat: int, kind: type[Press]) -> bool:
        return any(isinstance(one.press, kind) and not one.alone for one in self.buttons(chat))

    def _cards(self) -> list[Seen]:
        """Return the buttons of the private chat that belong to the group's table, or to none."""
        return [one for one in self.buttons(self.user) if not one.alone]

    async def patience(self) -> None:
        """Wait for what comes of a text."""
        await asyncio.sleep(self.chance.uniform(1.0, 3.0))


def _file_ids(content: Any) -> Iterator[str]:
    """Yield the id of every file in a message; a photo has several."""
    if isinstance(content, dict):
        if "file_id" in content:
            yield content["file_id"]
        for part in content.values():
            yield from _file_ids(part)
    elif isinstance(content, list):
        for part in content:
            yield from _file_ids(part)


_read = lru_cache(maxsize=10_000)(unpack)
