"""People who play: whole games of three, as the bodies that Telegram would deliver, by the buttons that the bot shows.

A person taps what is there to be tapped and waits for what has to come: a card, a board, the other's move.
"""

import asyncio
import itertools
import json
import re
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Protocol

from bench.telegram import BOT, BareTelegram, Shown, Window, first
from tgbot.games.codes.buttons import AskClue, Lock, SendClues, SetDigit
from tgbot.playground.entities import parse_html
from tgbot.tables.buttons import Join, Rematch, StartGame
from tgbot.telegram.buttons import Press, Tapped, pack, unpack

LETTERS = "abcdefghijklmnopqrstuvwxyz"
PATIENCE_S = 5.0
NAMES = ("Ana", "Bo", "Cy", "Di", "Eve", "Fay", "Gus", "Hal")

# What an encoder's card says, as the English locale words it.
_DEALT = re.compile(r"(?:Round (\d) of \d|Last round)\. Your code: ([1-4])·([1-4])·([1-4])")
ROUNDS = 5  # of three players; the last one is called so
_numbers = itertools.count(1_000_000)

Code = tuple[int, int, int]


class Deliver(Protocol):
    """Delivers updates."""

    async def turn(self) -> None:
        """Wait until another update may leave."""

    async def __call__(self, body: bytes) -> float:
        """Deliver an update; return when it left."""


@dataclass(slots=True)
class Watch:
    """What the people of a run have noted: the updates they made, and how long a tapped card took to change."""

    delivered: int = 0
    cards: list[float] = field(default_factory=list)

    def reset(self) -> None:
        """Begin again."""
        self.delivered = 0
        self.cards.clear()


@dataclass(slots=True)
class Group:
    """People in a group, three unless teams are to play; the first opens the games."""

    chat: int
    users: tuple[int, ...]
    telegram: BareTelegram
    deliver: Deliver
    watch: Watch
    _clues: "itertools.count[int]" = field(default_factory=itertools.count)

    async def open_bot(self) -> None:
        """Let everybody open the bot, as is done once in a life."""
        for user in self.users:
            await self.say(user, user, "/start")

    async def sit_down(self) -> None:
        """Open a lobby, fill it and start a game."""
        ana, *others = self.users
        await self.say(ana, self.chat, "/play")
        for user in others:
            await self.tap(user, self.chat, Join())
        await self.tap(ana, self.chat, StartGame())

    async def play(self) -> None:
        """Play a game to its end: the pair understands each other, the interceptor says the same code all along."""
        await self.sit_down()
        for number in itertools.count(1):
            code = await self.dealt(number)
            if code is None:
                break
            await self.clues(number)
            await self.answers(number, code)

    async def to_team_guessing(self) -> list[int]:
        """Let two teams of four play to their second round's guesses; return the seven who tap one in (D11)."""
        await self.open_bot()
        await self.sit_down()
        guessing: list[int] = []
        for number in (1, 2):
            for encoder in await self._until(lambda: [u for u in self.users if self._code(u, number)], 2):  # noqa: B023 - it is called at once
                await self._write_clues(encoder)
            for _ in range(2 if number == 1 else 0):
                before = guessing
                guessing = await self._until(lambda: [u for u in self._guessing() if u not in before], 3)  # noqa: B023
                for user in guessing:
                    await self.guess(user, (1, 2, 3))
        return await self._until(self._guessing, 7)

    async def clues(self, number: int) -> None:
        """Let the encoder of a round write three clues in one message, and send them."""
        await self._write_clues(self._encoder(number))

    async def _write_clues(self, encoder: int) -> None:
        hints = [next(self._clues) for _ in range(3)]
        await self.say(encoder, encoder, "\n".join(f"{LETTERS[hint % 26] * 3} of {hint} days" for hint in hints))
        await self.tap(encoder, encoder, SendClues())

    async def answers(self, number: int, code: Code) -> None:
        """Let the interceptor guess, from the second round on (I6), and the decoder."""
        if number > 1:
            await self.guess(self.users[2], (1, 2, 3))
        await self.guess(self._encoder(number + 1), code)

    async def guess(self, user: int, code: tuple[int, ...]) -> None:
        """Tap a code in, digit by digit, each when the card shows the one before, and lock it."""
        for place, digit in enumerate(code, start=1):
            await self.tap_card(user, SetDigit(place, digit))
        await self.tap(user, user, Lock())

    async def tap_pad(self, user: int, number: int) -> None:
        """Make one of many taps, each of which changes the pad: three digits, then the first one again and again."""
        turn, step = divmod(number - 3, 3)
        again: tuple[Press, ...] = (AskClue(0), AskClue(1), SetDigit(1, 1 if turn % 2 else 4))
        await self.tap_card(user, SetDigit(number + 1, number + 1) if number < 3 else again[step])

    async def tap_card(self, user: int, press: Press) -> None:
        """Tap a button of the own card and wait until the card has changed; the time is noted."""
        self.watch.cards.append(await self.tap(user, user, press))

    async def tap(self, user: int, chat: int, press: Press) -> float:
        """Tap a button as soon as it is there and it is its turn; return how long the chat took to change.

        Where nothing happens, people tap again: a card that was about to be replaced has old buttons.
        """
        await self.deliver.turn()  # first: what is changed by then is not this tap's work
        shown, data = await self._button(chat, press)
        window = self.telegram.window(chat)
        changed = window.next_change()
        began = await self._tap(user, chat, shown, data)
        while not (await asyncio.wait([changed], timeout=PATIENCE_S))[0]:
            found = _with_button(window, press)
            if found is not None:
                await self._tap(user, chat, *found)
        return window.changed_at - began

    async def say(self, user: int, chat: int, text: str) -> None:
        """Write a text."""
        message = {
            "message_id": next(_numbers),
            "from": person(user),
            "chat": self._room(chat),
            "date": int(time.time()),
            "text": text,
        }
        if text.startswith("/"):
            message["entities"] = [{"type": "bot_command", "offset": 0, "length": len(text)}]
        await self.deliver.turn()
        await self._deliver({"message": message})

    async def _tap(self, user: int, chat: int, shown: Shown, data: str) -> float:
        text, entities = _read(shown.text)
        number = next(_numbers)
        query = {
            "id": str(number),
            "from": person(user),
            "message": {
                "message_id": shown.id,
                "from": BOT,
                "chat": self._room(chat),
                "date": int(time.time()),
                "edit_date": int(time.time()),
                "text": text,
                "entities": list(entities),
                "reply_markup": shown.markup,
            },
            "chat_instance": "-3141592653589793238",
            "data": data,
        }
        return await self._deliver({"callback_query": query})

    async def _deliver(self, what: dict[str, Any]) -> float:
        self.watch.delivered += 1
        return await self.deliver(json.dumps({"update_id": next(_numbers)} | what, ensure_ascii=False).encode())

    def _encoder(self, number: int) -> int:
        """I2: the pair swap every round."""
        return self.users[(number - 1) % 2]

    async def dealt(self, number: int) -> Code | None:
        """Wait for the encoder's card of a round and return the code on it; None when the game is over instead."""
        encoder = self._encoder(number)
        card, board = self.telegram.window(encoder), self.telegram.window(self.chat)
        while (code := self._code(encoder, number)) is None:
            if _with_button(board, Rematch("same")) is not None:
                return None
            await first(card.next_change(), board.next_change())
        return code

    def _code(self, user: int, number: int) -> Code | None:
        """Return the code on the card of a player who encodes in a round."""
        for shown in reversed(self.telegram.window(user).messages.values()):
            found = _DEALT.search(_read(shown.text)[0])
            if found is not None and int(found[1] or ROUNDS) == number:
                return int(found[2]), int(found[3]), int(found[4])
        return None

    def _guessing(self) -> list[int]:
        """Return who has digits to tap."""
        return [user for user in self.users if _with_button(self.telegram.window(user), SetDigit(1, 1)) is not None]

    async def _until(self, found: Callable[[], list[int]], count: int) -> list[int]:
        """Wait until so many are found."""
        while len(people := found()) < count:
            await first(*(self.telegram.window(user).next_change() for user in self.users))
        return people

    async def _button(self, chat: int, press: Press) -> tuple[Shown, str]:
        """Wait until a chat has a button, and return its message and data."""
        window = self.telegram.window(chat)
        while (found := _with_button(window, press)) is None:
            await window.next_change()
        return found

    def _room(self, chat: int) -> dict[str, Any]:
        if chat > 0:
            return {"id": chat, "type": "private", "first_name": person(chat)["first_name"]}
        return {"id": chat, "title": f"Friends of {-chat % 1000}", "type": "supergroup"}


def person(user: int) -> dict[str, Any]:
    """A person as an update tells of them."""
    name = NAMES[user % len(NAMES)]
    return {"id": user, "is_bot": False, "first_name": name, "username": f"{name.lower()}{user}", "language_code": "en"}


def _with_button(window: Window, press: Press) -> tuple[Shown, str] | None:
    for shown in reversed(window.messages.values()):
        for row in (shown.markup or {}).get("inline_keyboard", []):
            for button in row:
                data = button.get("callback_data", "")
                if data.endswith(_ending(press)) and (tapped := unpack(data)) is not None and tapped.press == press:
                    return shown, data
    return None


@lru_cache
def _ending(press: Press) -> str:
    """Return what the data of a button ends with, to pass over most others quickly."""
    return pack(Tapped("", "", press)).lstrip("|")


@lru_cache(4096)
def _read(text: str) -> tuple[str, list[dict[str, Any]]]:
    """Return a text as Telegram tells of it: without markup, and the entities beside it."""
    return parse_html(text)
