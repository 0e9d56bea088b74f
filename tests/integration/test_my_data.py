"""/export in the private chat: what is stored about a person, for themselves and nobody else."""

import json
from typing import Any

from tests.integration.alone import own, play_on, puzzle_made
from tests.integration.party import House, Party, gather, worded
from tests.integration.test_forget import forget
from tgbot.playground.model import Post


def sent(party: Party, user: int) -> Post:
    """The newest file in a person's private chat."""
    return next(post for post in reversed(party.posts(user)) if "document" in post.content)


async def exported(party: Party, user: int) -> dict[str, Any]:
    await party.say(user, "/export", user)
    file = sent(party, user).content["document"]
    assert file["file_name"] == "crosswire.json"
    stored = party.local.world.files.get(file["file_id"])
    assert stored is not None
    found: dict[str, Any] = json.loads(stored.content)
    return found


async def test_a_player_gets_what_is_theirs_and_no_secret_of_the_running_game(party: Party) -> None:
    ana, bo, cy = party.users
    await party.say(ana, "/notify")
    await party.sit_down()
    await party.say(cy, "1 a hunch", cy)
    keywords, code = (await party.view(ana)).keywords, (await party.view(ana)).code
    told = json.dumps(await exported(party, cy), ensure_ascii=False)
    assert "a hunch" in told
    assert '"name": "Cy"' in told
    assert "is told of lobbies" not in told
    for secret in (*keywords, str(code), "Ana", "Bo", str(ana), str(bo)):
        assert f'"{secret}"' not in told
    here = (await exported(party, ana))["groups"][0]
    assert (here["group"], here["is told of lobbies"], here["seat"]["side"]) == ("The club", True, "pair")


async def test_games_alone_and_puzzles_are_told_by_their_results(house: House) -> None:
    party, others = await gather(house), await gather(house)
    link, ana, eve = await puzzle_made(party), party.users[0], others.users[0]
    await others.say(eve, "/daily", eve)
    await play_on(others, eve, right="1010")
    await others.start(eve, link)
    await play_on(others, eve, 4, right="10")
    told = await exported(others, eve)
    assert told["puzzles"] == [{"tried by you": link[1:], "right": "10"}]
    assert "1010" in [one["codes"]["daily puzzle"]["marks"] for one in told["alone"]]
    assert (await exported(party, ana))["puzzles"] == [{"made by you": link[1:], "tries": 1}]
    assert (await exported(party, ana))["groups"][0]["numbers"]["games"] == 1


async def test_the_script_of_a_game_that_is_still_played_alone_is_not_in_it(party: Party) -> None:
    ana = party.users[0]
    await party.say(ana, "/daily", ana)
    script = (await own(party, ana)).script
    assert script is not None
    told = json.dumps(await exported(party, ana), ensure_ascii=False)
    for secret in (*script.keywords, *script.codes, *script.rounds[-1].clues):
        assert f'"{secret}"' not in told


async def test_who_is_forgotten_has_nothing_left_to_export(party: Party) -> None:
    ana = party.users[0]
    await party.say(ana, "/daily", ana)
    await forget(party, ana)
    told = await exported(party, ana)
    assert (told["groups"], told["alone"], told["puzzles"]) == ([], [], [])
    assert sent(party, ana).content["caption"] == worded("page-my-data")


async def test_a_link_that_was_made_up_tells_nothing_of_a_group(house: House) -> None:
    """The id of a group can be guessed; what it is called cannot."""
    party, others = await gather(house), await gather(house)
    eve = others.users[0]
    await party.say(party.users[0], "/play")
    for begins in ("j", "n"):
        await others.start(eve, f"{begins}t{party.group.id}")
    told = await exported(others, eve)
    assert told["groups"] == [{"id": party.group.id}]  # the pointer is stored about them, and no more
