"""What an encoder writes in private, and how it finds its game."""

import json

import pytest

from tests.integration.party import House, Party, gather, worded
from tests.integration.test_game import card, clue_for, drafted
from tgbot.games.codes.buttons import ChangeClue, SendClues, ShowExample, SplitClue
from tgbot.games.codes.model import OWN
from tgbot.playground.model import Post
from tgbot.tables.buttons import ChooseGame, NudgeAwaited
from tgbot.telegram.updates import decode

pytestmark = pytest.mark.xdist_group("writing")


async def two_games(house: House) -> tuple[Party, Party, int]:
    """Return two games of one player, who has to write clues in both."""
    first, second = await gather(house), await gather(house)
    ana = first.users[0]
    house.people.join(ana, second.group.id)
    second.users[0] = ana
    await first.sit_down()
    await second.sit_down()
    return first, second, ana


def newest_card(party: Party, user: int) -> Post:
    """Return the newest message with a pencil, or an example, for this party's game."""
    return next(
        post
        for post, _, tapped in party.buttons(user)
        if isinstance(tapped.press, ChangeClue | ShowExample) and tapped.place == str(party.place)
    )


async def test_a_reply_to_a_card_decides_which_game_a_text_is_for(house: House) -> None:
    first, second, ana = await two_games(house)
    for party, word in ((second, "salt"), (first, "rope"), (second, "tide")):
        house.people.text(ana, ana, word, newest_card(party, ana).id)
        await first.settle()
        await second.settle()
    assert await drafted(first, ana) == ("rope", None, None)
    assert await drafted(second, ana) == ("salt", "tide", None)
    assert worded("page-which-game") not in first.texts(ana)


async def test_a_reply_to_the_card_of_a_game_that_waits_for_others_is_for_that_game(house: House) -> None:
    first, second = await gather(house), await gather(house)
    cy = first.users[2]
    house.people.join(cy, second.group.id)
    second.users[0] = cy
    await first.sit_down()
    await second.sit_down()
    waiting = next(post for post, _, tapped in first.buttons(cy) if tapped.place == str(first.place))
    house.people.text(cy, cy, "1 luggage", waiting.id)
    await first.settle()
    await second.settle()
    assert [(note.slot, note.text) for note in OWN.of(await first.table()).notes] == [(1, "luggage")]
    assert await drafted(second, cy) == (None, None, None)


async def test_who_waits_nudges_from_the_own_card(party: Party) -> None:
    _, bo, _ = party.users
    await party.sit_down()
    assert (await party.tap(bo, NudgeAwaited(), bo))["text"] == worded("toast-nudged", names="Ana")
    assert worded("nudge-clues", name="Ana") in party.texts()[-1]


async def test_a_made_up_reply_chooses_no_game_of_others(house: House) -> None:
    first, second = await gather(house), await gather(house)
    await first.sit_down()
    await second.sit_down()
    dee = second.users[0]
    button = {"text": "x", "callback_data": f"{first.place}|nonce|se"}
    replied = {
        "message_id": 1,
        "from": {"id": 1, "is_bot": True, "first_name": "x"},
        "reply_markup": {"inline_keyboard": [[button]]},
    }
    message = {
        "message_id": 999,
        "from": {"id": dee, "is_bot": False, "first_name": "Dee"},
        "chat": {"id": dee, "type": "private"},
        "text": "salt",
        "reply_to_message": replied,
    }
    body = json.dumps({"update_id": 900_000_001, "message": message}).encode()
    await house.bot.dispatcher.take(decode(body, "crosswire_bot"))
    await second.settle()
    assert await drafted(first, first.users[0]) == (None, None, None)
    assert await drafted(second, dee) == ("salt", None, None)


async def test_where_two_games_wait_a_message_is_kept_until_its_game_is_chosen(house: House) -> None:
    first, second, ana = await two_games(house)
    post = house.people.media(ana, ana, "sticker")
    await first.settle()
    assert worded("page-which-game") in first.texts(ana)
    await first.tap(ana, ChooseGame(str(second.place)), ana)
    await second.settle()
    clue = (await drafted(second, ana))[0]
    assert (clue.kind, clue.id) == ("sticker", post.content["sticker"]["file_id"])  # type: ignore[attr-defined]
    assert await drafted(first, ana) == (None, None, None)
    await first.say(ana, "salt", ana)  # the answer holds
    await second.settle()
    assert (await drafted(second, ana))[1] == "salt"
    visitor = await first.visitor(ana)
    assert visitor.page is not None
    assert visitor.page.facts == {"title": "The club"}


async def test_lines_that_come_one_by_one_are_all_kept(house: House) -> None:
    first, second, ana = await two_games(house)
    for word in ("salt", "rope", "tide"):
        await first.say(ana, word, ana)
    await first.tap(ana, ChooseGame(str(second.place)), ana)
    await second.settle()
    assert await drafted(second, ana) == ("salt", "rope", "tide")


async def test_a_late_edit_is_answered_in_the_game_that_knows_the_message(house: House) -> None:
    first, second, ana = await two_games(house)
    post = house.people.text(ana, ana, "salt\nrope\ntide", newest_card(first, ana).id)
    await first.settle()
    await first.tap(ana, SendClues(), ana)
    for text in ("salt\nrope\nfoam", "salt\nrope\nsand"):
        house.people.edit(ana, ana, post.id, text)
        await first.settle()
    await second.settle()
    assert [worded("notice-edit-too-late") in text for text in first.texts(ana)].count(True) == 1
    assert await drafted(second, ana) == (None, None, None)
    assert worded("page-which-game") not in first.texts(ana)


async def test_an_unknown_command_on_ones_turn_says_what_is_awaited(party: Party) -> None:
    ana, bo, _ = party.users
    await party.sit_down()
    told = worded("notice-unknown-command-clue", command="hero", keyword=await clue_for(party, ana, 0))
    await party.say(ana, "/hero", ana)
    assert told in card(party, ana)
    await party.say(ana, "hint aa", ana)
    assert "/hero" not in card(party, ana)
    await party.say(bo, "/hero", bo)
    assert worded("notice-unknown-command", command="hero") in card(party, bo)


async def test_an_unknown_command_outside_of_a_game_is_answered_as_such(party: Party) -> None:
    ana = party.users[0]
    await party.say(ana, "/hero", ana)
    assert card(party, ana) == worded("page-unknown-command", command="hero")


@pytest.mark.parametrize("kind", ["document", "video", "audio", "dice", "location", "contact", "poll", "venue"])
async def test_a_message_that_cannot_be_a_clue_is_answered_with_what_can(party: Party, kind: str) -> None:
    ana = party.users[0]
    await party.sit_down()
    person, chat = {"id": ana, "is_bot": False, "first_name": "Ana"}, {"id": ana, "type": "private"}
    message = {"message_id": 900, "from": person, "chat": chat, kind: {"file_id": "x"}, "caption": "hint aa"}
    body = json.dumps({"update_id": 900_000_002 + party.group.id % 1000, "message": message}).encode()
    await party.bot.dispatcher.take(decode(body, "crosswire_bot"))
    await party.settle()
    assert worded("notice-not-a-clue") in card(party, ana)
    assert await drafted(party, ana) == (None, None, None)


async def test_three_clues_with_commas_are_split_by_a_tap(party: Party) -> None:
    ana = party.users[0]
    await party.sit_down()
    await party.say(ana, "hint aa, hint bb, hint cc", ana)
    assert await drafted(party, ana) == ("hint aa, hint bb, hint cc", None, None)
    assert (await party.tap(ana, SplitClue(), ana))["text"] == worded("toast-split")
    assert await drafted(party, ana) == ("hint aa", "hint bb", "hint cc")
    assert not party.has_button(ana, SplitClue)


async def test_a_mention_in_a_clue_reaches_nobody(party: Party) -> None:
    await party.sit_down()
    await party.give_clues("@durov", "hint bb", "hint cc")
    assert "@\u2060durov" in party.texts()[-1]  # a joiner that nobody sees
    assert "@durov" not in party.texts()[-1]
