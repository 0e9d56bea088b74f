"""Log scraping: a worker at DEBUG writes no keyword, clue, name, title or token, in text and in JSON."""

from pathlib import Path

import pytest

from tests.integration.fleet import TOKEN, far_party
from tests.security.target import CANARIES, TALLY
from tests.thorough import long
from tgbot.app import webhook_secret
from tgbot.games.codes.buttons import UseWords

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
