"""People at tables of their own: the lesson, practice, the puzzle of the day, and puzzles that others have made."""

import json
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random

from tests.simulation.minds import canary
from tests.simulation.players import Player, Seen
from tgbot.games.codes.buttons import AskClue, Lock, OfferPuzzle, SendClues, SetDigit, WithdrawPuzzle
from tgbot.games.codes.model import OWN
from tgbot.games.codes.solo import daily
from tgbot.games.codes.solo.commands import DAILY_TABLE, LESSON_TABLE, PRACTICE_TABLE
from tgbot.tables.buttons import ForgetMe, PlayAlone
from tgbot.tables.model import Stage, Table
from tgbot.tables.session import session

COMMANDS = {LESSON_TABLE: "/learn", PRACTICE_TABLE: "/practice", DAILY_TABLE: "/daily"}
NEW = 0.3  # how often who has begun something looks for something else first
REPLIES = 0.5  # how often a clue is written as a reply to its card
TYPES = 0.1  # how often a code is typed instead of tapped in
NOTES = 0.3
OPENS = 0.5  # how often who has heard of a puzzle opens it, in the place of something else
PUZZLE_LINK = re.compile(r"start(?:=|%3D)(z[0-9a-f]{32})")
DAILY_LINK = re.compile(r"start(?:=|%3D)(dt[\w-]+)")


@dataclass
class Rumours:
    """The links to puzzles that people have told each other of."""

    links: list[str] = field(default_factory=list)

    def hear(self, text: str) -> None:
        """Pass on the links in a text."""
        self.links += [link for link in PUZZLE_LINK.findall(text) if link not in self.links]


@dataclass
class Soloist:
    """What a player does alone; `eager` is how often."""

    player: Player
    rumours: Rumours
    chance: Random
    eager: float
    finishing: bool = False  # begins nothing new

    async def act(self) -> bool:
        """Do something alone; False where there is nothing to do, or no wish for it."""
        if self.chance.random() >= self.eager:
            return False
        games = [table for table in self._tables() if table.stage is Stage.GAME]
        if not self.finishing and (not games or self.chance.random() < NEW):
            return await self._something_else()
        if games:
            await self._play_on(self.chance.choice(games))
        return bool(games)

    # ── a game that has begun ───────────────────────────────────────────────────────────────────────────────────

    async def _play_on(self, table: Table) -> None:
        """Do what a card asks for; who does not see it asks for it."""
        player, user = self.player, self.player.user
        seen = [one for one in player.buttons(user) if one.data.startswith(f"{table.place}|")]
        if "clues" in session(table).seat(user).tasks:
            send = [one for one in seen if isinstance(one.press, SendClues)]
            if send:
                await player.tap(send[0])
            else:
                replies = seen and self.chance.random() < REPLIES
                player.write(canary(self.chance), user, reply_to=seen[0].message if replies else None)
                await player.patience()
            return
        code = player.minds.own_code(table)
        if seen and self.chance.random() < TYPES:
            player.people.text(user, user, code, reply_to=seen[0].message)
            await player.patience()
            return
        step = next(iter([*_digits(seen, code), *_of(seen, Lock), *_of(seen, AskClue)]), None)
        if step is not None:
            await player.tap(step)
        else:
            self._ask_for(table)
            await player.patience()

    def _ask_for(self, table: Table) -> None:
        """Ask for a card that is not to be seen."""
        player, solo = self.player, OWN.of(table).solo
        if table.topic in COMMANDS:
            player.people.text(player.user, player.user, COMMANDS[table.topic])
        elif solo is not None:
            player.people.start(player.user, f"z{solo.puzzle}")

    # ── something else ──────────────────────────────────────────────────────────────────────────────────────────

    async def _something_else(self) -> bool:
        """Look around: begin a game, make or open a puzzle, tap what is over."""
        seen = list(self.player.buttons(self.player.user))
        self._listen()
        for likely, taps in (
            (0.5, _of(seen, OfferPuzzle)),
            (0.05, _of(seen, WithdrawPuzzle)),
            (0.5, [one for one in seen if one.press == PlayAlone(daily.KIND, daily.REMIND)]),
            (0.5, _of(seen, ForgetMe) if self._may_be_forgotten() else []),
            (0.5, _of(seen, PlayAlone)),
        ):
            if taps and self.chance.random() < likely:
                await self.player.tap(self.chance.choice(taps))
                return True
        if self.chance.random() < OPENS and self._open_link():
            await self.player.patience()
            return True
        ways: list[Callable[[], bool]] = [self._command, self._command, self._old_button]
        ways += [self._daily_in_group, self._note, self._ask_to_be_forgotten]
        done = self.chance.choice(ways)()
        if done:
            await self.player.patience()
        return done

    def _command(self) -> bool:
        text = self.chance.choice((*COMMANDS.values(), "/start", "/start daily", "/start practice"))
        self.player.people.text(self.player.user, self.player.user, text)
        return True

    def _old_button(self) -> bool:
        """Tap what was tapped before, at an own table or on the way to one; once more, perhaps."""
        old = [one for one in self.player.remembered if one.alone or isinstance(one.press, PlayAlone | OfferPuzzle)]
        if not old:
            return False
        one = self.chance.choice(old)
        for _ in range(self.chance.choice((1, 1, 2))):
            self.player.people.tap(self.player.user, one.chat, one.message, one.data)
        return True

    def _open_link(self) -> bool:
        if self.rumours.links:
            self.player.people.start(self.player.user, self.chance.choice(self.rumours.links))
        return bool(self.rumours.links)

    def _daily_in_group(self) -> bool:
        """Ask the group who has played today, or follow its link."""
        links = DAILY_LINK.findall(self._links(self.player.group))
        if links and self.chance.random() < 0.7:
            self.player.people.start(self.player.user, links[0])
        elif self.player.in_group:
            self.player.command("/daily")
        else:
            return False
        return True

    def _note(self) -> bool:
        """Write something that no game asks for; one that listens in takes it for a note."""
        if self.chance.random() >= NOTES:
            return False
        text = f"{self.chance.randint(1, 4)} {canary(self.chance)}"
        self.player.wrote(text.split()[1], self.player.user)
        self.player.people.text(self.player.user, self.player.user, text)
        return True

    def _ask_to_be_forgotten(self) -> bool:
        if self._may_be_forgotten() and self.chance.random() < 0.3:
            self.player.people.text(self.player.user, self.player.user, "/forget")
            return True
        return False

    def _may_be_forgotten(self) -> bool:
        """In the midst of a game alone, but not of one with others: they would miss a player."""
        table = self.player.minds.table
        return not self.player.in_group or (table is not None and table.stage is Stage.OVER)

    def _listen(self) -> None:
        """Pass on the links to puzzles that are to be seen."""
        for chat in (self.player.user, self.player.group):
            self.rumours.hear(self._links(chat))

    def _links(self, chat: int) -> str:
        return " ".join(json.dumps(post.markup) for post in self.player.posts(chat) if post.markup)

    def _tables(self) -> list[Table]:
        own = self.player.minds.own
        return [table for place, table in own.items() if place.chat == self.player.user]


class Stranger(Player):
    """A person who is not in the group, and only plays alone."""

    @property
    def in_group(self) -> bool:
        """Nobody has asked them."""
        return False

    async def _act(self) -> None:
        private = self.world.chats[self.user]
        if not private.started or private.blocked:
            self.people.start(self.user)
            await self.patience()
        elif self.soloist is not None:
            await self.soloist.act()


def _digits(seen: list[Seen], code: str) -> list[Seen]:
    """Return the keys of a pad that set what a code has for the clue that is asked for."""
    keys = [(one, one.press) for one in seen if isinstance(one.press, SetDigit)]
    return [one for one, press in keys if press.digit == int(code[press.clue - 1])]


def _of(seen: list[Seen], kind: type) -> list[Seen]:
    return [one for one in seen if isinstance(one.press, kind)]
