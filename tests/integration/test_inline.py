"""Inline mode, on the local Telegram: results of the daily puzzle and invitations to it, in any chat."""

import asyncio
from typing import Any

import pytest

from tests.integration.alone import LINKS, age, copied, own, play_on
from tests.integration.party import PATIENCE_S, Party, until
from tests.integration.test_poll import polled
from tests.thorough import some
from tgbot.handlers.flood import Allowance, Flood
from tgbot.i18n.texts import FOLDER, LANGUAGES, Say
from tgbot.playground.formatting import typed
from tgbot.store.base import Store
from tgbot.tables.places import own_table_place, user_place
from tgbot.telegram.inline import CACHE_S
from tgbot.telegram.updates import InlineQuery, Sender

INVITATION = Say("en").plain("inline-invitation")
RESULT = Say("en").plain("inline-result")
LINK = LINKS.start("daily")


@pytest.fixture(autouse=True)
def inline_mode(party: Party, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(party.local.world, "bot_inline", True)


async def offered(party: Party, user: int, text: str = "") -> list[dict[str, Any]]:
    """Type the bot's name in some chat; what can be sent there."""
    answer = await asyncio.wait_for(party.people.inline(user, text).answer, PATIENCE_S)
    await party.settle()
    assert answer is not None
    assert (answer["cache_time"], answer["is_personal"]) == (CACHE_S, True)
    return list(answer["results"])


def titles(results: list[dict[str, Any]]) -> list[str]:
    return [result["title"] for result in results]


async def play_today(party: Party, user: int, right: str) -> None:
    await party.say(user, "/daily", user)
    await play_on(party, user, right=right)


async def test_who_has_not_played_today_can_send_an_invitation(party: Party) -> None:
    ana = party.users[0]
    [invitation] = await offered(party, ana)
    assert (invitation["title"], invitation["message"]["text"].splitlines()[-1]) == (INVITATION, LINK)
    [[button]] = invitation["reply_markup"]["inline_keyboard"]
    assert button == {"text": Say("en").plain("button-daily"), "url": LINK}
    await party.say(ana, "/daily", ana)  # begun is not finished
    assert titles(await offered(party, ana)) == [INVITATION]


async def test_who_has_played_today_is_offered_what_the_keys_at_the_end_pass_on(party: Party) -> None:
    ana = party.users[0]
    await play_today(party, ana, "0110")
    result, invitation = await offered(party, ana)
    assert (result["title"], result["description"]) == (RESULT, "⬛🟩🟩⬛ 2/4")
    assert result["message"]["text"] == copied(party, ana)[0]
    assert result["reply_markup"]["inline_keyboard"][0][0]["url"] == LINK
    assert (invitation["title"], result["id"] == invitation["id"]) == (INVITATION, False)


async def test_no_word_clue_or_name_is_in_what_is_offered_and_no_mention_but_the_link(party: Party) -> None:
    ana = party.users[0]
    party.people.change(ana, first_name="@durov <b>Zed</b>")
    await play_today(party, ana, "1000")
    script = (await own(party, ana)).script
    assert script is not None
    results = await offered(party, ana)
    shown = str(results)
    # Some days have a word that our own texts have, too: "takes three minutes".
    ours = (FOLDER / "en" / "texts.ftl").read_text(encoding="utf-8")
    secrets = (*script.keywords, *(clue for row in script.rounds for clue in row.clues))
    for secret in ("durov", "Zed", *(secret for secret in secrets if secret not in ours)):
        assert secret not in shown, secret
    for result in results:
        assert result["message"] == typed(result["message"]["text"]).fields()  # nothing but what Telegram finds
        assert [entity["type"] for entity in result["message"]["entities"]] == ["url"]


async def test_nobody_is_offered_the_result_of_somebody_else(party: Party) -> None:
    ana, bo, cy = party.users
    await play_today(party, ana, "1111")
    await play_today(party, bo, "0000")
    assert titles(await offered(party, cy, f"{ana} Ana t{ana}:3")) == [INVITATION]
    assert [(await offered(party, user))[0]["description"] for user in (ana, bo)] == ["🟩🟩🟩🟩 4/4", "⬛⬛⬛⬛ 0/4"]


async def test_the_result_of_yesterday_is_not_offered(party: Party) -> None:
    ana = party.users[0]
    await play_today(party, ana, "1111")
    assert titles(await offered(party, ana)) == [RESULT, INVITATION]
    await age(party, ana, days=1)
    assert titles(await offered(party, ana)) == [INVITATION]


@pytest.mark.parametrize("language", some(LANGUAGES))
async def test_it_is_in_the_language_of_who_asks(party: Party, language: str) -> None:
    ana = party.users[0]
    party.people.change(ana, language_code=language)
    await play_today(party, ana, "1")
    say = Say(language)
    result, invitation = await offered(party, ana)
    assert titles([result, invitation]) == [say.plain("inline-result"), say.plain("inline-invitation")]
    assert invitation["description"] == say.plain("inline-invitation-about")
    assert result["message"]["text"] == copied(party, ana)[0]


async def test_a_language_that_was_chosen_counts_more_than_that_of_the_phone(party: Party) -> None:
    ana = party.users[0]
    await party.say(ana, "/lang", ana)
    post = party.posts(ana)[-1]
    rows = (post.markup or {})["inline_keyboard"]
    name = Say("fr").plain("language-name")
    data = next(button["callback_data"] for row in rows for button in row if name in button["text"])
    await party.tap_data(ana, post, data)
    assert titles(await offered(party, ana)) == [Say("fr").plain("inline-invitation")]


async def test_nothing_is_written_not_even_about_a_stranger(party: Party, monkeypatch: pytest.MonkeyPatch) -> None:
    ana, stranger = party.users[0], party.people.add("Eve").id
    await play_today(party, ana, "1")
    commits: list[object] = []
    monkeypatch.setattr(type(party.bot.store), "commit", lambda *given: commits.append(given))
    before = [await revisions(party.bot.store, user) for user in (ana, stranger)]
    assert titles(await offered(party, ana)) == [RESULT, INVITATION]
    assert titles(await offered(party, stranger)) == [INVITATION]
    assert [await revisions(party.bot.store, user) for user in (ana, stranger)] == before
    assert (before[1], commits) == ([0, 0], [])


@pytest.mark.parametrize("text", ["x" * 4000, "<b>/daily</b> @everyone", "\u202e\x00\ufeff", '{"method": "x"}'])
async def test_what_is_typed_changes_nothing(party: Party, text: str) -> None:
    ana = party.users[0]
    assert await offered(party, ana, text) == await offered(party, ana)


async def test_who_asks_too_often_gets_no_answer(party: Party, monkeypatch: pytest.MonkeyPatch) -> None:
    flood = Flood(lambda: 0.0, person=Allowance(burst=3, per_second=1))
    monkeypatch.setattr(party.bot.dispatcher, "_flood", flood)
    asks = [InlineQuery(number, Sender(party.users[0], "Ana", "en"), str(number)) for number in range(5)]
    answers = [await party.bot.dispatcher.take(ask) for ask in asks]
    assert [answer is not None for answer in answers] == [True, True, True, False, False]
    other = InlineQuery(9, Sender(party.users[1], "Bo", "en"), "9")
    assert await party.bot.dispatcher.take(other) is not None


async def test_it_is_answered_in_the_response_to_the_webhook(party: Party) -> None:
    failed = party.local.webhook.failed_responses
    assert party.local.webhook.hook is not None
    assert await offered(party, party.users[0])
    assert party.local.webhook.failed_responses == failed
    assert b'crosswire_calls_total{method="inline"' not in party.bot.metrics.page()


@pytest.mark.xdist_group("poll")
async def test_it_is_answered_by_polling_too() -> None:
    async with polled() as party:
        party.local.world.bot_inline = True
        ana = party.users[0]
        assert titles(await offered(party, ana)) == [INVITATION]
        await play_today(party, ana, "0011")
        assert titles(await offered(party, ana, "x" * 4000)) == [RESULT, INVITATION]
        counted = b'crosswire_calls_total{method="inline",outcome="ok"} 2.0'
        await until(lambda: counted in party.bot.metrics.page())


async def revisions(store: Store, user: int) -> list[int]:
    """The revisions of what the bot may have about a person."""
    return [(await store.load(place)).revision for place in (user_place(user), own_table_place(user, 3))]
