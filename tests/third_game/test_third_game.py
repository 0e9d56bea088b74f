"""A third game is chosen in the lobby, played to its end and rematched, and neither `tgbot` nor `engine` names it."""

import subprocess
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import pytest_asyncio

from engine import registry
from tests.integration import party as parties
from tests.integration.party import Party, worded
from tests.third_game.rules import TICTACTOE
from tests.third_game.table import TEXTS, TapSquare, TictactoeGame
from tgbot.i18n import texts
from tgbot.i18n.folder import changed
from tgbot.i18n.texts import Say, add_texts
from tgbot.store.codec import dump, load
from tgbot.tables import game as tables
from tgbot.tables.buttons import Join, LeaveTable, StartGame, SwitchGame
from tgbot.tables.model import Stage

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module", autouse=True)
def registered() -> Iterator[None]:
    """The game and its texts, for this module only."""
    registry.register(TICTACTOE)
    tables.register(TictactoeGame())
    add_texts(TEXTS)
    yield
    del registry.GAMES["tictactoe"], tables._GAMES["tictactoe"]
    texts._added.remove(TEXTS)
    changed()


@pytest_asyncio.fixture
async def party() -> AsyncIterator[Party]:
    """Two people with the bot behind its webhook on a local Telegram."""
    async with parties.house() as house:
        yield await parties.gather(house, ("en", "da"))


async def test_it_is_chosen_played_and_rematched_through_the_webhook(party: Party) -> None:
    ana, bo = party.users
    await party.say(ana, "/play")
    await party.tap(ana, SwitchGame("tictactoe"))
    assert "Tic-tac-toe" in party.texts()[-1]
    await party.tap(bo, Join())
    await party.tap(ana, StartGame())
    assert (await party.table()).game == "tictactoe"
    assert worded("tictactoe-wait", "da") in party.texts(bo)[-1]
    for user, square in ((ana, 0), (bo, 3), (ana, 1), (bo, 4), (ana, 2)):
        assert (await party.tap(user, TapSquare(square)))["text"] == worded("toast-tictactoe-marked", _of(party, user))
    table = await party.table()
    assert table.stage is Stage.OVER
    assert "🏆 Ana" in party.texts()[-1]
    assert (table.tallies[ana].wins, table.tallies[bo].wins, table.finished) == (1, 0, 1)
    await party.rematch("same")
    table = await party.table()
    assert (table.stage, table.game, table.state and table.state["marked"]) == (Stage.GAME, "tictactoe", [])
    await _refusals(party, ana, bo)
    await _storing_and_rules(party, ana)
    await _leaving(party, ana, bo)


async def _refusals(party: Party, ana: int, bo: int) -> None:
    """A refusal of its own is told in the player's language."""
    await party.tap(ana, TapSquare(4))
    post, data = party.button(party.group.id, TapSquare(4))
    assert (await party.tap_data(bo, post, data))["text"] == worded("refusal-square-taken", "da")
    assert (await party.tap(ana, TapSquare(0)))["alert"]


async def _storing_and_rules(party: Party, ana: int) -> None:
    """Its table is stored and read like any other, and its rules stand beside those of the others."""
    table = await party.table()
    assert load(table.place, dump(table)) == table

    await party.say(ana, "/rules")
    assert "three in a row" in party.texts()[-1]


async def _leaving(party: Party, ana: int, bo: int) -> None:
    """A leaver gives the game up, and the next lobby can be for another game."""
    await party.leave(bo)
    table = await party.table()
    assert table.stage is Stage.OVER
    await party.say(ana, "/play")
    await party.tap(ana, SwitchGame("codes"))
    assert Say("en").plain("picture-game") in party.texts()[-1]
    await party.tap(ana, LeaveTable())


def test_neither_the_bot_nor_the_engine_names_it() -> None:
    found = subprocess.run(
        ["grep", "-rniE", "tic.?tac.?toe", "tgbot", "engine", "locales", "--include=*.py", "--include=*.ftl"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert found.stdout == ""


def _of(party: Party, user: int) -> str:
    return "da" if user == party.users[1] else "en"
