"""An evening: three people with a phone each play in their group, by tapping and typing only."""

from __future__ import annotations

import itertools
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field

from playwright.async_api import Page, expect

from tests.browser.phones import Phone, dotted, round_name, visiting, worded
from tgbot.cli.play import playground

GROUP = "Friday games"  # as seeded
ROUNDS = 5  # I7
MORE = ("Dora", "Emil", "Fay")
CLUES = (
    *("yesterday", "forgotten", "nearby", "enormous", "slowly", "seldom", "underneath", "sleepless"),
    *("crooked", "politely", "borrowed", "overseas", "haunted", "yearly", "almost"),
)

Writing = Callable[[Phone, list[str]], Awaitable[None]]


@dataclass
class Evening:
    """Three phones in one group; the first two become the pair, the third the interceptor."""

    phones: tuple[Phone, Phone, Phone]
    clues: Iterator[str] = field(default_factory=lambda: itertools.cycle(CLUES))
    rounds: int = 0  # that were played in this game

    def said(self, text_id: str, /, **facts: str | int) -> str:
        """A text in the group's language: the host's."""
        return worded(text_id, self.phones[0].language, **facts)

    async def sit_down(self) -> None:
        """Fill a lobby and start; the third person has never opened the bot."""
        host, partner, stranger = self.phones
        for phone in (host, partner):
            await phone.open_bot()
            await phone.press_start()
            await phone.sees(phone.worded("page-start", name=phone.name))
            await phone.open_group()
        await host.write("/play")
        await partner.tap(self.said("button-join"))
        await expect(partner.toast).to_have_text(partner.worded("toast-joined"))
        await self._join_as_a_stranger(stranger)
        await host.sees(self.said("lobby-can-start"))
        await host.tap(self.said("button-start-of", name=host.name))
        await host.sees(self.said("lobby-started", pair=f"{host.name}, {partner.name}", interceptor=stranger.name))

    async def _join_as_a_stranger(self, stranger: Phone) -> None:
        """Join opens the bot by its link; Start there gives the seat."""
        await stranger.tap(self.said("button-join"))
        await stranger.press_start()
        await stranger.sees(stranger.worded("page-seated", title=GROUP))
        await stranger.open_group()
        await stranger.sees(self.said("lobby-interceptor", names=stranger.name))

    async def play_round(self, writing: Writing, *, decoded: bool = True, intercepted: bool = False) -> None:
        """Play a round to its reveal."""
        self.rounds += 1
        interceptor = self.phones[2]
        encoder, partner = await self._roles()
        await encoder.open_bot()
        code = await encoder.code(self.rounds, ROUNDS)
        clues = list(itertools.islice(self.clues, 3))
        await writing(encoder, clues)
        await encoder.sees(*clues)
        await encoder.tap(encoder.worded("button-send-clues"), encoder.worded("button-send-anyway"))
        await encoder.sees(encoder.worded("card-sent"))
        await self._sees_the_clues(partner, clues)
        await interceptor.open_bot()
        if self.rounds == 1:
            await interceptor.sees(interceptor.worded("card-listening-first"))
        else:
            await interceptor.sees(interceptor.worded("button-next-clue"))
            await interceptor.guess(code if intercepted else wrong(code))
            await interceptor.sees(interceptor.worded("card-waiting-answers", names=partner.name))
        await partner.open_bot()
        await partner.sees(partner.worded("button-next-clue"))
        await partner.guess(code if decoded else wrong(code))
        await self._sees_the_reveal(encoder, partner, code, decoded, intercepted)

    async def again(self, button: str, **facts: str) -> None:
        """Tap one of the buttons at the end; the new game begins when all of them are in."""
        host, *others = self.phones
        await host.open_group()
        await host.tap(self.said(button, **facts))
        for phone in others:
            await phone.open_group()
            await phone.tap(self.said("button-rematch-yes"))
        self.rounds = 0

    async def _roles(self) -> tuple[Phone, Phone]:
        """The encoder, as the board names it, and the partner."""
        one, other, _ = self.phones
        await one.open_group()
        round_ = round_name(self.said, self.rounds, ROUNDS)
        lines = [self.said("board-writing", round=round_, name=phone.name) for phone in (one, other)]
        first, second = (one.newest.get_by_text(line) for line in lines)
        await expect(first.or_(second)).to_be_visible()
        return (one, other) if await first.count() else (other, one)

    async def _sees_the_clues(self, partner: Phone, clues: list[str]) -> None:
        await partner.open_group()
        await partner.sees(*clues, self.said("board-awaited-guess", names=partner.name))

    async def _sees_the_reveal(
        self, encoder: Phone, partner: Phone, code: str, decoded: bool, intercepted: bool
    ) -> None:
        """D13: the loudest line first, then what the others said."""
        interceptor, right, missed = self.phones[2].name, dotted(code), dotted(wrong(code))
        if intercepted:
            lines = [self.said("reveal-intercepted", name=interceptor, code=right)]
            also = "reveal-read-too" if decoded else "reveal-misread-too"
            lines.append(self.said(also, name=partner.name, guess=missed))
        else:
            text = "reveal-decoded" if decoded else "reveal-misread"
            lines = [self.said(text, name=partner.name, guess=missed, code=right)]
            if self.rounds > 1:
                lines.append(self.said("reveal-not-intercepted", name=interceptor, guess=missed))
        await encoder.open_group()
        board = encoder.root.get_by_test_id("message").filter(has_text=lines[0]).last
        for line in lines:
            await expect(board).to_contain_text(line)


async def at_once(encoder: Phone, clues: list[str]) -> None:
    """Three lines in one message."""
    await encoder.write(*clues)


async def one_by_one(encoder: Phone, clues: list[str]) -> None:
    """Each clue in a message of its own."""
    for clue in clues:
        await encoder.write(clue)
        await encoder.sees(f"→ {clue}")


async def with_a_slip(encoder: Phone, clues: list[str]) -> None:
    """A keyword as clue is refused with the reason; then better ones."""
    empty = encoder.newest.get_by_text("→ …")
    await expect(empty).to_be_visible()
    line = next(line for line in (await encoder.newest.inner_text()).splitlines() if line.endswith("→ …"))
    keyword = line[len("1 ") : -len(" → …")]
    await encoder.write(keyword)
    await encoder.sees(encoder.worded("refusal-clue-is-keyword", clue=keyword, keyword=keyword))
    await encoder.write(*clues)


def wrong(code: str) -> str:
    return code[1:] + code[0]


@asynccontextmanager
async def evening(pages: Sequence[Page], language: str | None = None) -> AsyncIterator[Evening]:
    """The real bot, the local Telegram and three people in it, each with a page of their own."""
    async with gathered(pages, language) as (host, partner, stranger):
        yield Evening((host, partner, stranger))


@asynccontextmanager
async def gathered(pages: Sequence[Page], language: str | None = None) -> AsyncIterator[list[Phone]]:
    """The real bot, the local Telegram and its seeded people, and as many more as there are pages.

    All speak one language where it is named; otherwise each the one that was seeded.
    """
    async with AsyncExitStack() as stack:
        address, local, people, _ = await stack.enter_async_context(playground(0))
        (group,) = local.world.groups()
        for name in MORE[: len(pages) - len(local.world.people())]:
            people.join(people.add(name).id, group.id)
        if language is not None:
            for person in local.world.people():
                people.change(person.id, language_code=language)
        phones = []
        for page, person in zip(pages, local.world.people(), strict=True):
            await stack.enter_async_context(visiting(page, address))
            phones.append(Phone(page, person, group.id))
            await phones[-1].take()
        yield phones
