"""One person at tables of their own, as they do it on a phone, and what the store has of it."""

import re
import time
from collections.abc import Callable
from datetime import date, timedelta

from tests.integration.party import Party
from tgbot.games.codes.buttons import OfferPuzzle, SetDigit
from tgbot.games.codes.model import OWN, CodesTable
from tgbot.games.codes.solo.commands import DAILY_TABLE
from tgbot.tables.context import Decision
from tgbot.tables.model import Stage, Table
from tgbot.tables.places import own_table_place
from tgbot.telegram.messages import Links

ROUNDS = 4  # in which a code is intercepted


async def own_table(party: Party, user: int, number: int = DAILY_TABLE) -> Table:
    """Return one of a person's own tables as it is stored."""
    table = await party.read(own_table_place(user, number))
    assert isinstance(table, Table)
    return table


async def own(party: Party, user: int, number: int = DAILY_TABLE) -> CodesTable:
    """Return what the code game keeps about a person's own table."""
    return OWN.of(await own_table(party, user, number))


async def guess(party: Party, user: int, code: str) -> None:
    """Tap in a code: the third digit locks it."""
    for clue, digit in enumerate(code, start=1):
        await party.tap(user, SetDigit(clue, int(digit)), user)


async def play_on(
    party: Party, user: int, number: int = DAILY_TABLE, *, right: str = "", rounds: int | None = None
) -> None:
    """Play a game to its end, or only so many rounds; `right` has a 1 for each guess that is to be right."""
    table, played = await own_table(party, user, number), 0
    while table.stage is Stage.GAME and played != rounds:
        played += 1
        script = OWN.of(table).script
        assert script is not None
        round_ = int((table.state or {})["round"])
        code = script.codes[round_ - 1]
        hit = right[round_ - 2 : round_ - 1] == "1"
        await guess(party, user, code if hit else code[1:] + code[0])
        table = await own_table(party, user, number)


async def age(party: Party, user: int, days: int) -> None:
    """Let days pass for a person's daily puzzles: what is dated lies so much further back."""

    def back(day: str) -> str:
        return (date.fromisoformat(day) - timedelta(days=days)).isoformat() if day else day

    def older(table: Table) -> Decision[Table]:
        mine = OWN.of(table)
        solo = mine.solo.replace(date=back(mine.solo.date)) if mine.solo else None
        return Decision(OWN.put(table, solo=solo, diary=mine.diary.replace(date=back(mine.diary.date))))

    await decide(party, user, older)


async def decide(party: Party, user: int, take: Callable[[Table], Decision[Table]]) -> None:
    """Decide something on the table of a person's daily puzzles."""
    await party.bot.repository.run(own_table_place(user, DAILY_TABLE), take, now=time.time())
    await party.settle()


def last_text(party: Party, user: int) -> str:
    """Return what the newest message of a private chat says."""
    return party.texts(user)[-1]


def keys(party: Party, user: int) -> list[list[tuple[str, str]]]:
    """Return the keys of the newest message of a private chat: what each says, and its colour."""
    rows = (party.posts(user)[-1].markup or {}).get("inline_keyboard", [])
    return [[(button["text"], button.get("style", "")) for button in row] for row in rows]


def links(party: Party, chat: int) -> list[str]:
    """Return the addresses behind the keys of a chat, the newest message first."""
    rows = [row for post in reversed(party.posts(chat)) for row in (post.markup or {}).get("inline_keyboard", [])]
    return [button["url"] for row in rows for button in row if "url" in button]


def copied(party: Party, chat: int) -> list[str]:
    """Return what the keys of a chat copy, the newest message first."""
    rows = [row for post in reversed(party.posts(chat)) for row in (post.markup or {}).get("inline_keyboard", [])]
    return [button["copy_text"]["text"] for row in rows for button in row if "copy_text" in button]


def payload(links_of: list[str], begins: str) -> str:
    """Return the payload of the first link into the private chat that begins so."""
    found = re.findall(rf"[?&]start=({begins}[\w-]*)", " ".join(links_of))
    assert found, links_of
    return str(found[0])


async def puzzle_made(party: Party) -> str:
    """Let a trio play two rounds, and the pair make a puzzle of it; return the payload of its link."""
    ana, bo, _ = party.users
    await party.sit_down()
    await party.play_round()
    await party.play_round(intercepted=True)
    await party.play_round(intercepted=True)
    assert (await party.table()).stage is Stage.OVER
    await party.tap(ana, OfferPuzzle(), ana)
    await party.tap(bo, OfferPuzzle(), bo)
    return payload(copied(party, ana), "z")


LINKS = Links("crosswire_local_bot")
