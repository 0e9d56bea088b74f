"""Cards on a phone of 360 x 740: all that their readers need fits on one screen, in any phase of the last round."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.async_api import Browser

from engine.codes.lineups import FIRST_INTERCEPTION
from engine.codes.views import Task
from tests.browser.guests import GUESTS, arrived
from tests.browser.phones import phone_page, visiting
from tests.browser.test_screens import FITS, MEASURE
from tests.browser.tour import Tour
from tests.integration.party import Party, wrong
from tests.integration.teams import play_half
from tests.thorough import THOROUGH, long
from tgbot.games.codes.buttons import (
    AskClue,
    AskObjection,
    ChangeClue,
    Lock,
    Object,
    SendClues,
    SetDigit,
    Stand,
)
from tgbot.i18n.texts import LANGUAGES
from tgbot.tables.buttons import Join, StartGame

pytestmark = [pytest.mark.xdist_group("browser-pad"), pytest.mark.asyncio(loop_scope="session")]

PICTURES = os.environ.get("PICTURES")  # a folder for a picture of every screen that was measured
SCROLLS = 10
SEEN = FITS | {"above": 0, "below": 0}
CLUE_LENS = {"ordinary": 17, "long": 50}  # about what people write, and what few do
LAST_ROUNDS = {"trio": 5, "teams": 8}

HIDDEN = """(root, first) => {
    const log = root.querySelector(".log").getBoundingClientRect();
    const card = [...root.querySelectorAll('[data-testid="message"]')].at(-1);
    const texts = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
    while (texts.nextNode() && !texts.currentNode.textContent.includes(first));
    const line = document.createRange();
    const at = texts.currentNode.textContent.indexOf(first);
    line.setStart(texts.currentNode, at);
    line.setEnd(texts.currentNode, at + first.length);
    const keys = [...card.querySelectorAll('[data-testid="inline-button"]')].at(-1).getBoundingClientRect();
    const top = line.getBoundingClientRect().top;
    return {above: Math.max(0, log.top - top), below: Math.max(0, keys.bottom - log.bottom)};
}"""  # pixels of the card from its first needed line to its last key that cannot be seen


class PadTour(Tour):
    """A game whose last round is looked at."""

    measured: dict[str, object]

    async def sit_down(self) -> None:
        """Fill a lobby and start; everybody has opened the bot."""
        self.measured = {}
        party = self._party
        host, *others = party.users
        for user in party.users:
            await party.start(user)
        await party.say(host, "/play")
        for user in others:
            await party.tap(user, Join())
        await party.tap(host, StartGame())

    async def look(self, name: str, user: int, first: str) -> None:
        """Note what of a card is hidden, from a line of it on."""
        phone = await self._private(user)
        assert first in await phone.newest.inner_text()
        for _ in range(SCROLLS):  # a chat scrolls down a moment after its last message has changed
            self.measured[name] = await phone.root.evaluate(HIDDEN, first) | await phone.root.evaluate(MEASURE)
            if self.measured[name] == SEEN:
                break
            await phone.page.wait_for_timeout(100)
        if PICTURES:
            await phone.page.screenshot(path=Path(PICTURES) / f"{phone.language}-{name}.png")

    async def look_at_each_tap(self, name: str, user: int, first: str, code: str) -> None:
        """Look at a pad when it opens, after each digit, and when one is to be changed."""
        await self.look(f"{name}-0", user, first)
        for clue, digit in enumerate(code, start=1):
            await self._party.set_digit(user, clue, int(digit))
            await self.look(f"{name}-{clue}", user, first)
        for changes in (AskClue(0), AskClue(1)):
            await self._party.tap(user, changes, user)
            await self.look(f"{name}-changed-{changes.clue}", user, first)

    async def look_at_writing(self, encoder: int, clues: Iterator[str]) -> None:
        """Look at a card for clues: empty, half written, with a refused one, one to be changed, complete; then send."""
        party, words = self._party, self.worded(encoder, "card-words")
        view = await party.view(encoder)
        await self.look("writing", encoder, words)
        await party.say(encoder, next(clues), encoder)
        await self.look("writing-one", encoder, words)
        await party.say(encoder, view.keywords[int((view.code or "")[1]) - 1], encoder)
        await self.look("writing-refused", encoder, words)
        await party.say(encoder, f"{next(clues)}\n{next(clues)}", encoder)
        await self.look("writing-complete", encoder, words)
        await party.tap(encoder, ChangeClue(3), encoder)
        await self.look("writing-changed", encoder, words)
        await party.tap(encoder, SendClues(), encoder)

    async def look_at_an_objection(self, objector: int, encoder: int, words: str) -> None:
        """Look at the question which clue is unfair, and at what its encoder is asked."""
        party = self._party
        await party.tap(objector, AskObjection(1))
        await self.look("objecting", objector, "✋")
        await party.tap(objector, Object(2), objector)
        await self.look("objected", encoder, "✋")
        await party.tap(encoder, Stand(2), encoder)
        await self.look("objection-answered", encoder, words)

    async def look_at_a_team(self, name: str) -> None:
        """Look at the cards of those who guess White's code; of two who intercept it, the second has one to copy."""
        for entry in (await self._party.public()).awaited:
            first, *mates = map(int, entry.seats)
            sign = "🕵️" if entry.task is Task.INTERCEPTION else "🔓"
            await self.look(f"{name}-{entry.task}", first, sign)
            if mates:
                await self._party.guess_only(first, "123")
                await self._party.tap(first, Lock(), first)
                await self.look(f"{name}-{entry.task}-copy", mates[0], sign)

    def worded(self, user: int, text_id: str) -> str:
        return self._phones[user].worded(text_id)


def clues_of(language: str, length: str = "ordinary") -> Iterator[str]:
    """Any number of clues of a length, no two alike."""
    words, letters = " ".join(GUESTS[language].clues), CLUE_LENS[length]
    for number in range(len(words)):
        yield words[number * 7 % (len(words) - letters) :][:letters].strip() + "abcdefghijklmnop"[number % 16]


async def code_of(party: Party) -> str:
    view = await party.public()
    encoder = view.half.encoder if view.half else view.sides[0].encoder
    code = (await party.view(int(encoder or 0))).code
    assert code is not None
    return code


async def write(party: Party, clues: Iterator[str]) -> None:
    """Let every encoder write three clues, and send them."""
    for entry in (await party.public()).awaited:
        encoder = int(entry.seats[0])
        await party.say(encoder, "\n".join(next(clues) for _ in range(3)), encoder)
        await party.tap(encoder, SendClues(), encoder)


IN = LANGUAGES if THOROUGH else ("bg",)  # the longest words


@pytest.mark.parametrize(
    ("language", "length"), [(language, length) for length in (CLUE_LENS if THOROUGH else ["long"]) for language in IN]
)
async def test_every_card_of_a_trio_fits_in_the_last_round(browser: Browser, language: str, length: str) -> None:
    clues = clues_of(language, length)
    async with (
        arrived(language, 3) as party,
        phone_page(browser, language=language) as page,
        visiting(page, party.house.address),
    ):
        tour = PadTour(page, party, ())
        await tour.sit_down()
        words, sheet = (tour.worded(party.users[0], text) for text in ("card-words", "card-sheet"))
        for round_ in range(1, LAST_ROUNDS["trio"]):
            code = await code_of(party)
            await tour.look(f"{round_}-writing", await party.encoder(), words)
            if round_ == FIRST_INTERCEPTION and length == "ordinary":  # the first result of all, though there's a coach
                await tour.look("first-result", await party.encoder(), "✅")
            await write(party, clues)
            await tour.look(f"{round_}-partner", await party.partner(), words)
            if round_ == 1 and length == "ordinary":  # the first card of all fits whole, with its coach
                await tour.look("first-guess", await party.partner(), "👥")
            if (await party.public()).intercepting:
                await tour.look(f"{round_}-interceptor", await party.interceptor(), sheet)
                await party.guess(await party.interceptor(), wrong(code))
            await party.guess(await party.partner(), code)
        code = await code_of(party)
        encoder, partner, interceptor = await party.encoder(), await party.partner(), await party.interceptor()
        await party.say(interceptor, "1 luggage?\n3 ghosts", interceptor)
        await tour.look("partner-waits", partner, words)
        await tour.look("interceptor-waits", interceptor, sheet)
        await tour.look_at_writing(encoder, clues)
        await tour.look("encoder-sent", encoder, words)
        await tour.look_at_an_objection(interceptor, encoder, words)
        await tour.look_at_each_tap("interceptor", interceptor, sheet, code)
        await tour.look_at_each_tap("partner", partner, words, code)
        await party.guess(interceptor, wrong(code))
        await tour.look("interceptor-locked", interceptor, sheet)
    assert {name: found for name, found in tour.measured.items() if found != SEEN} == {}


@long
@pytest.mark.parametrize("language", IN)
async def test_every_card_of_a_team_fits_in_the_last_round(browser: Browser, language: str) -> None:
    """Four players, one of whom has said what the other should copy; then only the keywords can decide (D24)."""
    clues = clues_of(language)
    async with (
        arrived(language, 4) as party,
        phone_page(browser, language=language) as page,
        visiting(page, party.house.address),
    ):
        tour = PadTour(page, party, ())
        await tour.sit_down()
        for round_ in range(1, LAST_ROUNDS["teams"]):
            await write(party, clues)
            if round_ <= FIRST_INTERCEPTION:
                await tour.look_at_a_team(f"{round_}")
            await play_half(party)
            await play_half(party)
        encoder = int((await party.public()).side("white").encoder or 0)
        words = tour.worded(encoder, "card-words")
        await tour.look_at_writing(encoder, clues)
        await tour.look("handed-in", encoder, words)
        await write(party, clues)
        code = await code_of(party)
        seats = {entry.task: [int(seat) for seat in entry.seats] for entry in (await party.public()).awaited}
        (first, mate), (guesser,) = seats[Task.INTERCEPTION], seats[Task.GUESS]
        await tour.look("opened", mate, "🕵️")
        await tour.look_at_an_objection(mate, encoder, words)
        await party.guess_only(first, wrong(code))
        await party.tap(first, Lock(), first)
        await party.say(first, "copy mine", first)
        await tour.look("agreed", first, "🕵️")
        await tour.look_at_each_tap("interception", mate, "🕵️", code)
        await tour.look_at_each_tap("guess", guesser, "🔓", code)
        await party.guess(mate, wrong(code))
        await tour.look("locked", mate, words)
        await party.tap(guesser, SetDigit(1, int(code[0])), guesser)
        await party.lock(guesser)
        await play_half(party)
        await tour.look("tie-break", mate, "⚖️")
        await party.say(mate, "harbour\n-\nlantern\n-", mate)
        await tour.look("tie-break-written", mate, "⚖️")
        await party.tap(mate, ChangeClue(1), mate)
        await tour.look("tie-break-changed", mate, "⚖️")
        await party.tap(mate, Lock(), mate)
        await tour.look("tie-break-agreed", mate, "⚖️")
    assert {name: found for name, found in tour.measured.items() if found != SEEN} == {}
