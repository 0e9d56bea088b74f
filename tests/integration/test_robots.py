"""Robots through the webhook and on the local Telegram: two people and a robot, and one person among robots."""

import threading

import pytest

from engine.codes.lexicon import Lexicon
from tests.integration.party import House, Party, gather
from tgbot.games.codes.words import associations
from tgbot.tables.buttons import AddRobot, DropRobot, Join, RobotForSeat, StartGame, SwitchGame
from tgbot.tables.model import Stage


async def opened(party: Party, *others: int) -> None:
    await party.say(party.users[0], "/play")
    for user in others:
        await party.tap(user, Join())


async def against_robot(party: Party) -> None:
    ana, bo, _ = party.users
    await opened(party, bo)
    await party.tap(ana, AddRobot())
    await party.tap(ana, StartGame())


async def round_against_robot(party: Party) -> None:
    """The encoder gives clues, and the partner reads the code."""
    code, partner = (await party.view(await party.encoder())).code, await party.partner()
    await party.give_clues()
    await party.guess(partner, code or "")


async def test_two_people_play_a_whole_game_against_a_robot_and_a_rematch(party: Party) -> None:
    ana, bo, _ = party.users
    await against_robot(party)
    while (await party.table()).stage is Stage.GAME:
        await round_against_robot(party)
    table = await party.table()
    assert [player.name for player in table.robot_players()] == ["🤖 Bolt"]
    assert set(table.tallies) == {ana, bo}
    assert any("🤖 Bolt" in text for text in party.texts(party.group.id))
    await party.rematch("same", ana, bo)
    again = await party.table()
    assert (again.stage, len(again.robot_players())) == (Stage.GAME, 1)


async def test_a_third_person_joins_instead_of_the_robot(party: Party) -> None:
    ana, bo, cy = party.users
    await opened(party, bo)
    await party.tap(bo, AddRobot())
    await party.tap(cy, Join())
    table = await party.table()
    assert {player.user for player in table.players} == {ana, bo, cy}


async def test_a_robot_plays_on_for_an_interceptor_who_leaves(party: Party) -> None:
    ana, bo, cy = party.users
    await party.sit_down()
    await party.leave(cy)
    answer = await party.tap(bo, RobotForSeat(str(cy)))
    assert answer["text"] == "🤖 Bolt is in!"
    while (await party.table()).stage is Stage.GAME:
        await round_against_robot(party)
    assert set((await party.table()).tallies) == {ana, bo}


async def test_one_person_among_robots(party: Party) -> None:
    ana = party.users[0]
    await opened(party)
    await party.tap(ana, SwitchGame("kryptos"))
    for _ in range(3):
        await party.tap(ana, AddRobot())
    await party.tap(ana, DropRobot())
    assert "First player: random" in party.texts(party.group.id)[-1]
    await party.tap(ana, StartGame())
    table = await party.table()
    assert table.stage is Stage.GAME
    assert {player.name for player in table.robot_players()} == {"🤖 Bolt", "🤖 Pixel"}  # in turn order (K4)


async def test_the_lexicon_is_made_beside_the_loop(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody else waits while a robot's list of words is made."""
    made_in: list[threading.Thread] = []

    def make(language: str) -> Lexicon:
        made_in.append(threading.current_thread())
        return made(language)

    made = associations.make
    monkeypatch.setattr(associations, "_made", {})
    monkeypatch.setattr(associations, "make", make)
    party = await gather(house)
    await against_robot(party)
    for _ in range(2):
        await round_against_robot(party)
    assert "en" in associations._made
    assert threading.main_thread() not in made_in
