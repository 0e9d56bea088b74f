"""Seats through the webhook: leaving, substitutes, the next game, the rematch, and what the private chat says of it."""

import time

import pytest

from tests.integration.party import House, Party, gather, worded
from tests.integration.test_time import becomes
from tgbot.games.codes.buttons import UseWords
from tgbot.tables.buttons import ChooseGame, ConfirmLeave, Join, NudgeAwaited, PlayNext, Rematch, StartGame, TakeSeat
from tgbot.tables.context import Decision
from tgbot.tables.model import Stage

pytestmark = pytest.mark.xdist_group("seats")


async def newcomer(party: Party, *, started: bool = True) -> int:
    """A person who comes to the group."""
    user = party.people.add("Di").id
    party.people.join(user, party.group.id)
    party.users.append(user)  # whose screens are waited for, too
    if started:
        await party.start(user)
    return user


async def time_is_up(party: Party) -> None:
    """Let the half minute of a rematch be over."""

    async def stage() -> Stage:
        return (await party.table()).stage

    now = time.time()
    await party.bot.repository.run(party.place, lambda table: Decision(table.replace(due=now - 1)), now=now)
    await becomes(stage, Stage.OVER)
    await party.settle_by_itself()


async def test_leaving_asks_once_and_then_a_new_board_offers_the_seat(party: Party) -> None:
    _, bo, cy = party.users
    await party.sit_down()
    before = {post.id for post in party.posts(party.group.id)}
    await party.say(bo, "/leave")
    assert party.texts()[-1] == worded("page-leave", name="Bo")
    refused = await party.tap(cy, ConfirmLeave())
    assert refused["text"] == worded("toast-asked-another", name="Bo")
    await party.tap(bo, ConfirmLeave())
    new = {post.id for post in party.posts(party.group.id)} - before
    assert len(new) == 1  # the question is gone, and the board is a new message
    assert worded("board-seat-wanted", names="Bo") in party.texts()[-1]
    assert party.texts(bo)[-1] == worded("parting-left", title="The club")
    assert await party.all_is_shown()


async def test_the_seat_in_a_lobby_is_no_longer_promised_to_who_gave_it_up(house: House) -> None:
    party = await gather(house, started=2)
    ana, _, cy = party.users
    await party.say(ana, "/play")
    answer = await party.tap(cy, Join())
    await party.start(cy, str(answer["url"]).partition("start=")[2])
    assert party.texts(cy) == [worded("page-seated", title="The club")]
    await party.say(cy, "/leave")
    assert party.texts(cy) == []
    assert await party.all_is_shown()


async def test_the_promise_stands_above_the_card_until_the_seat_is_given_up(house: House) -> None:
    party = await gather(house, started=2)
    ana, bo, cy = party.users
    await party.say(ana, "/play")
    await party.tap(bo, Join())
    answer = await party.tap(cy, Join())
    await party.start(cy, str(answer["url"]).partition("start=")[2])
    await party.tap(ana, StartGame())
    seat = worded("page-seated", title="The club")
    assert [text == seat for text in party.texts(cy)] == [True, False]
    await party.leave(cy)
    assert party.texts(cy) == [worded("parting-left", title="The club")]


async def test_a_newcomer_takes_a_seat_and_is_not_told_to_begin_all_over(party: Party) -> None:
    bo = party.users[1]
    await party.sit_down()
    await party.leave(bo)
    di = await newcomer(party, started=False)
    answer = await party.tap(di, TakeSeat(str(bo)))
    await party.start(di, str(answer["url"]).partition("start=")[2])
    assert len(party.texts(di)) == 1
    assert worded("welcome-pair", name="Bo", title="The club") in party.texts(di)[0]
    assert await party.all_is_shown()


@pytest.mark.parametrize("payload", [None, "j"])
async def test_start_brings_the_card_back_and_no_greeting(party: Party, payload: str | None) -> None:
    bo = party.users[1]
    await party.sit_down()
    card = party.posts(bo)[-1]
    for post in party.posts(bo):
        party.people.delete(bo, bo, post.id)
    assert party.texts(bo) == []
    await party.start(bo, payload and f"{payload}{party.place}".replace(":", "_"))
    assert party.texts(bo) == [card.text]


async def test_who_wants_to_play_next_opens_the_bot_and_is_seated_by_the_rematch(party: Party) -> None:
    await party.sit_down()
    di = await newcomer(party, started=False)
    answer = await party.tap(di, PlayNext())
    await party.start(di, str(answer["url"]).partition("start=")[2])
    assert party.texts(di) == [worded("page-queued", title="The club")]
    assert worded("board-next-game", names="Di") in party.texts()[-1]
    await party.call_off(party.users[0])
    await party.rematch("same", *party.users[:3])
    table = await party.table()
    assert (table.stage, len(table.players)) == (Stage.GAME, 4)
    assert {player.side for player in table.players} == {"white", "black"}
    assert await party.all_is_shown()


async def test_a_rematch_begins_by_itself_with_those_who_are_in(party: Party) -> None:
    ana, bo, _ = party.users
    await party.sit_down()
    await party.call_off(ana)
    posts = len(party.posts(party.group.id))
    await party.tap(bo, Rematch("next"))
    await party.tap(ana, Rematch("next"))
    assert len(party.posts(party.group.id)) == posts + 1
    assert worded("rematch-in", names="Bo, Ana") in party.texts()[-1]
    await time_is_up(party)
    assert (await party.table()).stage is Stage.LOBBY
    assert not [text for text in party.texts() if "wants another" in text or "are you in?" in text]
    assert {player.user for player in (await party.table()).players} == {ana, bo}
    assert await party.all_is_shown()


async def test_a_nudge_disappears_when_its_duty_is_done(party: Party) -> None:
    _, bo, cy = party.users
    await party.sit_down()
    await party.tap(cy if await party.encoder() == bo else bo, NudgeAwaited())
    assert "your turn: send me your clues" in party.texts()[-1]
    await party.give_clues()
    assert not any("your turn" in text for text in party.texts())
    assert await party.all_is_shown()


async def test_the_list_of_games_sends_a_card_again_and_texts_are_for_it(party: Party) -> None:
    other = await gather(party.house)
    ana = party.users[0]
    party.people.join(ana, other.group.id)
    other.users[0] = ana
    await party.sit_down()
    await other.sit_down()
    await party.say(ana, "/games", ana)
    number = (await party.table()).card(ana).number
    answer = await party.tap(ana, ChooseGame(str(party.place)), ana)
    assert answer["text"] == worded("toast-card-below", title="The club")
    assert (await party.table()).card(ana).number == number + 1
    await party.say(ana, "hint aa\nhint bb\nhint cc", ana)
    assert (await party.view(ana)).draft == ("hint aa", "hint bb", "hint cc")


async def test_what_stands_above_the_board_is_not_sent_again_when_the_bot_may_write_again(party: Party) -> None:
    await party.sit_down()
    await party.play_round()
    await party.give_clues()
    for method in ("sendMessage", "editMessageText", "editMessageReplyMarkup"):
        party.local.faults.forbid(method, "not enough rights to send text messages to the chat", chat=party.group.id)
    party.people.text(party.users[0], party.group.id, "/board")
    await party.settle()
    assert (await party.table()).away
    before = {post.id for post in party.posts(party.group.id)}
    party.local.faults.clear()
    await party.say(party.users[0], "/board")
    assert len({post.id for post in party.posts(party.group.id)} - before) == 1  # neither an old board nor the greeting
    assert await party.all_is_shown()


async def test_what_is_over_and_was_deleted_is_not_sent_again(party: Party) -> None:
    ana, bo, _ = party.users
    await party.sit_down()
    await party.play_round()
    header, first, *_ = party.posts(party.group.id)
    for post in (header, first):
        party.people.delete(ana, party.group.id, post.id)
    party.people.change(bo, first_name="Bobby")  # both name him
    await party.say(bo, "/board")
    texts = party.texts()
    await party.give_clues()
    assert len(party.texts()) == len(texts) + 1
    assert worded("lobby-started", pair="Ana, Bobby", interceptor="Cy") not in party.texts()


@pytest.mark.parametrize("how", ["time", "a departure", "/leave"])
async def test_a_rematch_that_begins_by_itself_has_the_chats_own_words(party: Party, how: str) -> None:
    ana, bo, cy = party.users
    own = {f"owned{letter * 3}" for letter in "abcdefghijkl"}
    await party.say(ana, f"/words add {', '.join(sorted(own))}")
    await party.tap(ana, UseWords("theirs"))
    await party.sit_down()
    di = await newcomer(party)
    await party.tap(di, PlayNext())
    await party.call_off(ana)
    await party.rematch("same", ana, bo)
    match how:
        case "time":
            await time_is_up(party)
        case "/leave":
            await party.say(cy, "/leave")
        case _:
            party.people.leave(cy, party.group.id)
            await party.settle()
    table = await party.table()
    assert (table.stage, {player.user for player in table.players}) == (Stage.GAME, {ana, bo, di})
    assert set((await party.view(ana)).keywords) <= own


async def test_a_bot_that_is_added_with_a_game_says_it_in_one_message(party: Party) -> None:
    assert party.texts() == [worded("page-hello-group")]
    await party.say(party.users[0], "/start play")
    (lobby,) = party.texts()
    assert worded("lobby-title") in lobby
