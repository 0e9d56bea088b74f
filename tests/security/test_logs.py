"""Log scraping: a worker at DEBUG writes no keyword, clue, code, note, name, title or token, in text and in JSON."""

from pathlib import Path

import pytest

from tests.integration.alone import guess, links, payload
from tests.integration.fleet import TOKEN, FarParty, far_party
from tests.integration.party import wrong
from tests.security.target import CANARIES, TALLY
from tests.thorough import long
from tgbot.app import derived, webhook_secret
from tgbot.games.codes.buttons import UseWords
from tgbot.games.codes.model import OWN
from tgbot.games.codes.solo import lesson
from tgbot.games.codes.solo.commands import DAILY_TABLE, PRACTICE_TABLE
from tgbot.tables.model import Stage, Table
from tgbot.tables.places import own_table_place

pytestmark = pytest.mark.xdist_group("attacks")


@pytest.mark.parametrize("style", ["text", pytest.param("json", marks=long)])
async def test_a_whole_game_at_debug_leaves_no_secret_in_the_log(tmp_path: Path, style: str) -> None:
    TALLY.made += 1
    async with far_party(
        tmp_path, names=("Zebulonia", "Yorickson", "Xanthippe"), LOG_LEVEL="DEBUG", LOG_FORMAT=style
    ) as party:
        await party.say(party.users[0], f"/words add {', '.join(CANARIES)}")
        await party.tap(party.users[0], UseWords("theirs"))
        await party.sit_down()
        await party.give_clues("klimbovar", "zostrepil", "huvanderk")
        party.local.faults.fail("editMessageText", 502)
        party.local.faults.flood("sendMessage", 1)
        code = (await party.view(await party.encoder())).code or ""
        await party.guess(await party.partner(), code)
        await party.play_round(decoded=False)
        await party.worker.end()
        (log,) = party.worker.said
    said = log.decode().lower()
    assert "patience" in said  # something was logged
    for line in ("call: send in private 1/card/", "call: edit in a group 1/", "update: tap on lock in private,"):
        assert line in said
    secret = webhook_secret(TOKEN)
    for word in (*CANARIES, "klimbovar", "zostrepil", "huvanderk", "zebulonia", "yorickson", "the club", TOKEN, secret):
        assert word.lower() not in said, word


async def test_games_alone_at_debug_leave_no_secret_in_the_log(tmp_path: Path) -> None:
    """In Russian: keywords, clues, names and texts of the bot would show by their letters, and codes by their dots."""
    TALLY.made += 1
    names = ("Зебулония", "Йориксон", "Ксантиппа")
    async with far_party(tmp_path, names=names, LOG_LEVEL="DEBUG") as party:
        ana = party.users[0]
        for user in party.users:
            party.people.change(user, language_code="ru")
        await party.say(ana, "/daily")
        signed = payload(links(party, party.group.id), "d")
        await party.start(ana, signed)
        for number, command in ((PRACTICE_TABLE, "/practice"), (DAILY_TABLE, "/daily")):
            await party.say(ana, command, ana)
            await party.say(ana, "2 klimbovar", ana)
            await play_to_the_end(party, ana, number)
        await party.say(ana, "/learn", ana)
        (round_,) = lesson.steps("ru")[0].script.rounds
        await guess(party, ana, round_.code)
        await party.worker.end()
        (log,) = party.worker.said
    said = log.decode()
    for line in ("update: command /practice in private", "update: tap on SetDigit in private", "update: textmessage"):
        assert line in said
    assert [line for line in said.splitlines() if not line.isascii()] == []
    for word in ("klimbovar", TOKEN, webhook_secret(TOKEN), derived(TOKEN, "puzzles"), signed):
        assert word not in said, word


async def play_to_the_end(party: FarParty, user: int, number: int) -> None:
    """Read every second code of a game alone."""
    while (table := await party.repository.read(own_table_place(user, number))).stage is Stage.GAME:  # type: ignore[union-attr]
        assert isinstance(table, Table)
        script, played = OWN.of(table).script, int((table.state or {})["round"])
        assert script is not None
        code = script.codes[played - 1]
        await guess(party, user, code if played % 2 else wrong(code))
