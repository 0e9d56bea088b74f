"""Who is new to a game is coached in it, and nobody else: what counts is a person's first game anywhere."""

import pytest

from tests.integration.party import House, Party, gather
from tgbot.tables.buttons import ForgetMe

pytestmark = pytest.mark.xdist_group("newcomers")

COACH = "🎓"


async def who_knows_the_game(house: House) -> tuple[Party, int]:
    """Return a group of newcomers, and a person among them who has finished a game in another."""
    first, second = await gather(house), await gather(house)
    await first.sit_down()
    for _ in range(2):
        await first.play_round(decoded=False)
    ana = first.users[0]
    house.people.join(ana, second.group.id)
    second.users[0] = ana
    return second, ana


async def test_a_first_game_is_the_first_one_anywhere(house: House) -> None:
    party, ana = await who_knows_the_game(house)
    await party.sit_down()
    told = {user: COACH in party.texts(user)[-1] for user in party.users}
    assert told == {ana: False, party.users[1]: True, party.users[2]: True}


async def test_who_was_forgotten_is_new_again(house: House) -> None:
    party, ana = await who_knows_the_game(house)
    await party.say(ana, "/forget", ana)
    await party.tap(ana, ForgetMe(), ana)
    await party.start(ana)
    await party.sit_down()
    assert COACH in party.texts(ana)[-1]


async def test_what_a_table_knows_of_a_persons_past_is_forgotten_too(house: House) -> None:
    party, ana = await who_knows_the_game(house)
    await party.sit_down()
    assert [player.played for player in (await party.table()).players] == [("codes",), (), ()]
    await party.say(ana, "/forget", ana)
    await party.tap(ana, ForgetMe(), ana)
    await party.settle()
    assert [player.played for player in (await party.table()).players] == [(), (), ()]
