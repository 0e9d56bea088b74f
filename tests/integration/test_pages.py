"""Pages that are asked for in group and private chats, as Telegram shows them."""

import io
import time
from typing import Any

import pytest

from engine.record import replay
from tests.integration.party import Party, gather, worded
from tests.integration.showing import redis_of
from tgbot.games.codes.buttons import SendClues
from tgbot.tables.buttons import (
    AskToForget,
    ChooseGame,
    ClosePage,
    ForgetMe,
    Join,
    PlayAlone,
    ReadRules,
    SetLanguage,
    TurnPage,
)
from tgbot.tables.game import games
from tgbot.tables.model import Stage
from tgbot.telegram.buttons import Press

DAY_S = 24 * 3600  # so long Telegram delivers a message again


async def finished(party: Party) -> None:
    """Play to an end that the interceptor wins."""
    await party.sit_down()
    for _ in range(2):
        await party.play_round(decoded=False)


def errors(party: Party) -> list[str | None]:
    """Return what Telegram refused of this party's calls."""
    ours = {str(chat) for chat in (party.group.id, *party.users)}
    return [call.error for call in party.local.world.calls if call.error and str(call.params.get("chat_id")) in ours]


async def test_numbers_and_the_record_of_a_finished_game(party: Party) -> None:
    await finished(party)
    cy = party.users[2]
    for command in ("/stats", "/leaderboard", "/export", "/sheet"):
        await party.say(cy, command)
    posts = [
        post for post in party.local.world.chats[party.group.id].posts.values() if post.kind in {"photo", "document"}
    ]
    assert [post.kind for post in posts] == [
        "photo",
        "photo",
        "document",
        "photo",
    ]  # the end, the numbers, the record, the sheet
    assert any(worded("leaderboard-row", place=1, name="Cy", wins=1, games=1) in text for text in party.texts())
    record = party.local.world.files.get(posts[2].content["document"]["file_id"])
    assert record is not None
    last = list(replay(io.BytesIO(record.content)))[-1]
    assert (last["ok"], last["winners"]) == (True, ["interceptor"])
    assert errors(party) == []


async def test_a_persons_own_numbers_games_and_rules(party: Party) -> None:
    await finished(party)
    cy = party.users[2]
    await party.say(cy, "/stats", cy)
    await party.say(cy, "/games", cy)
    assert party.texts(cy)[-1] == worded("page-games-none")
    await party.say(cy, "/rules", cy)
    await party.tap(cy, TurnPage(2), cy)
    assert "(2 of 7)" in party.texts(cy)[-1]
    assert "photo" in {post.kind for post in party.local.world.chats[cy].posts.values()}
    assert errors(party) == []


async def test_a_player_of_several_games_is_asked_which_one_a_text_is_for(party: Party) -> None:
    other = await gather(party.house)
    ana = party.users[0]
    party.people.join(ana, other.group.id)
    other.users[0] = ana
    await party.sit_down()
    await other.sit_down()
    await party.say(ana, "hint aa\nhint bb\nhint cc", ana)
    assert worded("page-which-game") in party.texts(ana)[-1]
    answer = await party.tap(ana, ChooseGame(str(other.place)), ana)
    assert answer["text"] == worded("toast-game-chosen", title="The club")
    await other.settle()
    assert worded("page-game-chosen", title="The club") in party.texts(ana)
    assert (await other.view(ana)).draft == ("hint aa", "hint bb", "hint cc")
    assert (await party.view(ana)).draft == (None, None, None)
    await other.tap(ana, SendClues(), ana)
    await party.say(ana, "/games", ana)
    assert worded("games-row-awaited", title="The club") in party.texts(ana)[-1]


@pytest.mark.parametrize("command", ["rules", "help", "games", "stats", "privacy", "forget", "kick"])
async def test_a_page_in_private_leads_back_to_the_card(party: Party, command: str) -> None:
    bo = party.users[1]
    await party.sit_down()
    card = party.posts(bo)[-1]
    for _ in range(2):
        await party.say(bo, f"/{command}", bo)
        page = party.posts(bo)[-1]
        assert page.id > card.id
        await party.tap(bo, ClosePage(), bo)
        assert [post.id for post in party.posts(bo)][-1] == card.id
    await party.say(bo, "/rules", bo)
    assert "(1 of 5)" in party.texts(bo)[-1]  # the rules of the line-up that plays
    await party.tap(bo, TurnPage(2), bo)
    assert "(2 of 5)" in party.texts(bo)[-1]
    await party.tap(bo, ReadRules("kryptos"), bo)
    await party.tap(bo, ClosePage(), bo)
    assert party.posts(bo)[-1].id == card.id
    assert errors(party) == []


async def test_rules_that_were_opened_in_a_lobby_can_be_closed_in_the_game(party: Party) -> None:
    ana, bo, _ = party.users
    await party.say(ana, "/play")
    before = len(party.posts(bo))
    await party.start(bo, "rules-codes")
    await party.tap(bo, TurnPage(2), bo)
    await party.sit_down()
    page = next(post for post in party.posts(bo) if "(2 of " in post.content["text"])
    *_, [close] = (page.markup or {})["inline_keyboard"]
    await party.tap_data(bo, page, close["callback_data"])
    assert page.id not in {post.id for post in party.posts(bo)}
    assert len(party.posts(bo)) > before
    assert errors(party) == []


async def test_a_language_chosen_in_a_game_leads_back_to_the_card(party: Party) -> None:
    bo = party.users[1]
    await party.sit_down()
    card = party.posts(bo)[-1].id
    await party.say(bo, "/lang", bo)
    assert (await party.tap(bo, SetLanguage("da"), bo))["text"] == worded("toast-language", "da", language="Dansk")
    assert party.posts(bo)[-1].id == card
    assert worded("card-words", "da") in party.texts(bo)[-1]


async def test_who_reads_the_rules_keeps_no_group_alive(party: Party) -> None:
    """Its data goes 90 days after it was last used, and nobody has used it there."""
    bo, client = party.users[1], redis_of(party.bot.store)
    await party.sit_down()
    await party.call_off(party.users[0])
    await party.say(bo, "/rules", bo)
    await client.expire(party.place.keys.doc, 1000)
    await party.tap(bo, TurnPage(2), bo)
    await party.tap(bo, ReadRules("kryptos"), bo)
    assert await client.ttl(party.place.keys.doc) <= 1000
    await party.say(bo, "/lang", bo)
    await party.tap(bo, SetLanguage("da"), bo)
    assert await client.ttl(party.place.keys.doc) > 1000


@pytest.mark.parametrize("command", ["/words", "/start"])
async def test_a_message_that_is_delivered_again_a_day_later_sends_no_card_again(party: Party, command: str) -> None:
    store: Any = redis_of(party.bot.store)
    bo, seen = party.users[1], party.place.keys.seen
    await party.sit_down()
    before = set(await store.zrange(seen, 0, -1))
    await party.say(bo, command, bo)
    (new,) = set(await store.zrange(seen, 0, -1)) - before
    assert await store.zscore(seen, new) > time.time() + DAY_S


async def test_a_page_of_who_does_not_play_stays(party: Party) -> None:
    bo = party.users[1]
    await party.say(bo, "/help", bo)
    assert not party.has_button(bo, ClosePage)
    for name in ("learn", "daily", "practice"):  # who asks for help alone can play alone
        assert party.has_button(bo, PlayAlone(name))
    await party.say(bo, "/lang", bo)
    await party.tap(bo, SetLanguage("da"), bo)
    assert party.texts(bo)[-2:] == [
        f"{worded('page-help')}\n{worded('help-alone')}",
        worded("page-lang-done", "da", language="Dansk"),
    ]


@pytest.mark.parametrize("again", ["at once", "from a new lobby"])
@pytest.mark.parametrize("command", ["/export", "/sheet"])
async def test_a_page_about_a_game_goes_with_it(party: Party, command: str, again: str) -> None:
    """A file stays in the chat as it is, and the next game does not send its like again."""
    ana = party.users[0]
    await finished(party)
    await party.say(ana, command)
    kinds = [post.kind for post in party.posts(party.group.id)]
    await (party.rematch("same") if again == "at once" else party.sit_down())
    assert (await party.table()).stage is Stage.GAME
    assert [post.kind for post in party.posts(party.group.id)] == [*kinds, "text"]  # the lobby, then the board
    assert errors(party) == []


async def test_what_is_stored_is_told_in_private_and_in_short_in_the_group(party: Party) -> None:
    ana, bo, _ = party.users
    await party.say(ana, "/privacy")
    assert party.texts()[-1] == worded("page-privacy-group")
    link = str((party.posts(party.group.id)[-1].markup or {})["inline_keyboard"][0][0]["url"])
    await party.start(bo, link.partition("?start=")[2])
    who = worded("privacy-no-contact")
    assert who in party.texts(bo)[-1].splitlines()
    await party.say(ana, "/privacy", ana)
    assert party.texts(ana)[-1] == party.texts(bo)[-1]
    assert errors(party) == []


async def test_a_player_who_follows_the_link_reads_it_too_and_keeps_the_card(party: Party) -> None:
    bo = party.users[1]
    await party.sit_down()
    await party.start(bo, "privacy")
    assert worded("privacy-no-contact") in party.texts(bo)[-1]
    await party.tap(bo, ClosePage(), bo)
    assert worded("card-words") in party.texts(bo)[-1]


@pytest.mark.parametrize("seated", [False, True])
async def test_from_there_it_is_one_tap_to_the_question_whether_to_be_forgotten(party: Party, seated: bool) -> None:
    bo = party.users[1]
    if seated:
        await party.say(bo, "/play")
    await party.say(bo, "/privacy", bo)
    post, data = party.button(bo, AskToForget())
    assert (await party.tap(bo, AskToForget(), bo))["text"] is None
    asked = worded("page-forget-seated", titles="The club") if seated else worded("page-forget")
    assert party.texts(bo)[-1] == asked
    assert (await party.tap_data(bo, post, data))["text"] == worded("toast-old-button")
    assert (await party.visitor(bo)).name == "Bo"  # nothing is forgotten yet
    await party.tap(bo, ForgetMe(), bo)
    assert (await party.visitor(bo)).blank


@pytest.mark.parametrize("plays", [False, True])
async def test_a_hasty_second_tap_forgets_nobody(party: Party, plays: bool) -> None:
    """The key that keeps everything stands where the one stood that asked for the question."""
    bo = party.users[1]
    if plays:
        await party.sit_down()
    await party.say(bo, "/privacy", bo)
    before = _from_the_bottom(party, bo, AskToForget())
    await party.tap(bo, AskToForget(), bo)
    assert _from_the_bottom(party, bo, ForgetMe()) != before
    texts = party.texts(bo)
    assert (await party.tap(bo, ClosePage(), bo))["text"] == worded("toast-kept")
    assert (await party.visitor(bo)).name == "Bo"
    assert not party.has_button(bo, ForgetMe())
    assert texts[-1] not in party.texts(bo)


def _from_the_bottom(party: Party, user: int, press: Press) -> int:
    """Return in which row of its message a key stands, the lowest being 0."""
    post, data = party.button(user, press)
    rows = (post.markup or {})["inline_keyboard"][::-1]
    return next(at for at, row in enumerate(rows) if any(button.get("callback_data") == data for button in row))


async def test_a_link_opens_the_rules_of_a_game_in_private_and_seats_who_opens_it(party: Party) -> None:
    """The lobby's "How it works": whoever has never opened the bot starts it on the way."""
    ana, bo, _ = party.users
    await party.say(ana, "/play")
    await party.tap(bo, Join())
    await party.start(bo, "rules-kryptos")
    pages = len(games()["kryptos"].rules_order(None))
    assert party.texts(bo)[-1] == worded("page-rules-cards-1", page=1, pages=pages)
    assert (await party.table()).player(bo).ready  # type: ignore[union-attr]
    await party.start(bo, "rules-nothing")
    assert party.texts(bo)[-1] != worded("page-rules-cards-1", page=1, pages=pages)
