"""Whole games through the webhook, on the real parts."""

from tests.bot.party import Party, party
from tgbot.buttons import Join, Lock, SendClues, SetDigit, StartGame


async def sit_down(table: Party) -> None:
    ana, bo, cy = table.users
    await table.say(ana, "/play")
    for user in (bo, cy):
        await table.tap(user, Join())
    await table.tap(ana, StartGame())


async def test_three_people_play_a_round() -> None:
    async with party() as table:
        await sit_down(table)
        ana, bo, cy = table.users
        print(table.texts(table.group.id))
        for user in table.users:
            print(table.texts(user))
        code = (await table.view(ana)).code
        await table.say(ana, "alpha\nbeta\ngamma", ana)
        print(table.texts(ana))
        await table.tap(ana, SendClues(), ana)
        print(table.texts(table.group.id)[-1])
        for place, digit in enumerate(code, start=1):
            print(await table.tap(bo, SetDigit(place, int(digit)), bo))
        print(table.texts(bo))
        await table.tap(bo, Lock(), bo)
        print(table.texts(table.group.id)[-1])
        for user in table.users:
            print(table.texts(user)[-1])
        assert (await table.view(bo)).code is not None
