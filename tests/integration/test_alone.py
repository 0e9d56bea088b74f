"""One person alone, through the webhook and on the local Telegram: the lesson, practice, the puzzle of the day."""

import time
from urllib.parse import quote

from tests.integration import party as parties
from tests.integration.alone import (
    ROUNDS,
    age,
    copied,
    decide,
    guess,
    keys,
    last_text,
    links,
    own,
    own_table,
    payload,
    play_on,
    puzzle_made,
)
from tests.integration.party import OWN_TABLES, House, Party, gather, worded
from tests.integration.showing import redis_of
from tests.integration.test_forget import forget
from tgbot.app import derived
from tgbot.games.codes.buttons import AskObjection, Lock, Object, SendClues, SetDigit
from tgbot.games.codes.model import OWN
from tgbot.games.codes.solo import composing, daily
from tgbot.games.codes.solo.commands import DAILY_TABLE, LESSON_TABLE, PRACTICE_TABLE, PUZZLE_TABLE
from tgbot.games.codes.solo.lesson import steps
from tgbot.i18n.dates import day_and_month
from tgbot.store.base import KEEP_S
from tgbot.tables import chat_changes
from tgbot.tables.buttons import ForgetMe, PlayAlone, Rematch, ShowMore
from tgbot.tables.context import Decision, Moment
from tgbot.tables.model import Stage, Table, Visitor
from tgbot.tables.places import own_table_place, parse_place, table_place, user_place
from tgbot.telegram.buttons import Press, Tapped, pack, unpack

MAX_TAPS = 15  # of a whole game of practice


async def test_who_opens_the_bot_has_guessed_intercepted_and_written_a_clue_after_ten_taps(party: Party) -> None:
    ana = party.users[0]
    await party.start(ana)
    await party.tap(ana, PlayAlone("learn"), ana)
    partner, interceptor, _ = steps("en")
    await guess(party, ana, partner.script.codes[0])
    assert "Right" in last_text(party, ana)
    await party.tap(ana, PlayAlone("learn", "next"), ana)
    await guess(party, ana, interceptor.script.codes[-1])
    assert "Intercepted" in last_text(party, ana)
    await party.tap(ana, PlayAlone("learn", "next"), ana)
    await party.say(ana, "long and wet", ana)
    await party.tap(ana, SendClues(), ana)
    table = await own_table(party, ana, LESSON_TABLE)
    assert (table.stage, OWN.of(table).solo.step) == (Stage.OVER, 3)  # type: ignore[union-attr]
    assert any("startgroup" in link for link in links(party, ana))


async def test_a_mistake_in_the_lesson_is_explained_by_what_the_clues_meant(party: Party) -> None:
    ana = party.users[0]
    await party.say(ana, "/learn", ana)
    row = steps("en")[0].script.rounds[0]
    await guess(party, ana, row.code[1:] + row.code[0])
    assert all(
        f"“{clue}” meant {digit}" in last_text(party, ana) for clue, digit in zip(row.clues, row.code, strict=True)
    )


async def test_a_clue_that_names_a_keyword_is_refused_in_the_lesson_too(party: Party) -> None:
    """C11: the first try meets a real refusal."""
    ana = party.users[0]
    await party.say(ana, "/learn", ana)
    for step in steps("en")[:2]:
        await guess(party, ana, step.script.codes[-1])
        await party.tap(ana, PlayAlone("learn", "next"), ana)
    keyword = steps("en")[2].script.keywords[2]
    await party.say(ana, keyword, ana)
    assert f"“{keyword}”" in last_text(party, ana)
    assert not party.has_button(ana, SendClues())


async def test_the_lesson_can_be_left_and_taken_up_again_and_an_old_key_does_not_skip_a_step(party: Party) -> None:
    ana = party.users[0]
    await party.say(ana, "/learn", ana)
    await party.say(ana, "/help", ana)
    await party.say(ana, "/learn", ana)
    assert (await own(party, ana, LESSON_TABLE)).solo.step == 1  # type: ignore[union-attr]
    post, data = party.button(ana, SetDigit(1, 1))
    tapped = unpack(data)
    assert tapped is not None
    await party.tap_data(ana, post, pack(Tapped(tapped.place, tapped.nonce, PlayAlone("learn", "next"))))
    assert (await own(party, ana, LESSON_TABLE)).solo.step == 1  # type: ignore[union-attr]


async def test_a_whole_game_of_practice_is_one_message_and_fifteen_taps_at_most(party: Party) -> None:
    ana = party.users[0]
    before = len(party.taps)
    await party.say(ana, "/practice", ana)
    messages = len(party.posts(ana))
    await play_on(party, ana, PRACTICE_TABLE)
    assert len(party.taps) - before <= MAX_TAPS
    assert len(party.posts(ana)) == messages
    assert (await own_table(party, ana, PRACTICE_TABLE)).stage is Stage.OVER
    await party.tap(ana, PlayAlone("practice"), ana)
    assert (await own_table(party, ana, PRACTICE_TABLE)).stage is Stage.GAME


async def test_two_interceptions_win_practice_and_the_next_pair_tells_less(party: Party) -> None:
    """I7: two tokens win at once."""
    ana = party.users[0]
    await party.say(ana, "/practice", ana)
    at_first = (await own(party, ana, PRACTICE_TABLE)).freedom
    await play_on(party, ana, PRACTICE_TABLE, right="11")
    assert "You won" in last_text(party, ana)
    assert (await own(party, ana, PRACTICE_TABLE)).freedom < at_first
    await party.say(ana, "/practice", ana)
    await play_on(party, ana, PRACTICE_TABLE)
    assert "Not this time" in last_text(party, ana)


async def test_practice_counts_in_no_statistics_and_is_no_first_game(party: Party) -> None:
    ana = party.users[0]
    await party.say(ana, "/practice", ana)
    await play_on(party, ana, PRACTICE_TABLE, right="11")
    table = await own_table(party, ana, PRACTICE_TABLE)
    assert (table.tallies, table.finished) == ({}, 0)
    await party.say(ana, "/stats", ana)
    assert "🕵️" not in last_text(party, ana)


async def test_the_daily_puzzle_is_the_same_for_everybody_of_a_language(party: Party) -> None:
    ana, bo, cy = party.users
    party.people.change(cy, language_code="fr")
    for user in party.users:
        await party.say(user, "/daily", user)
    scripts = [(await own(party, user)).script for user in (ana, bo, cy)]
    assert scripts[0] == scripts[1]
    assert scripts[0] != scripts[2]


async def test_the_daily_puzzle_is_played_once_a_day_and_its_score_is_told_without_secrets(party: Party) -> None:
    ana = party.users[0]
    await party.say(ana, "/daily", ana)
    await play_on(party, ana, right="0110")
    diary = (await own(party, ana)).diary
    assert (diary.marks, diary.streak, diary.date) == ("0110", 1, daily.today(Moment(time.time(), "")))
    assert "⬛🟩🟩⬛ 2/4" in last_text(party, ana)
    told = worded("share-daily", date=day_and_month(diary.date, "en"), score="2/4", squares="⬛🟩🟩⬛")
    bot = "https://t.me/crosswire_local_bot"
    assert copied(party, ana) == [f"{told}\n{bot}?start=daily"]
    share = f"https://t.me/share/url?url={quote(f'{bot}?start=daily', safe='')}&text={quote(told, safe='')}"
    assert set(links(party, ana)) == {share, f"{bot}?startgroup=play"}
    await party.say(ana, "/daily", ana)
    await party.tap(ana, PlayAlone("practice"), ana)  # the keys of the result still work
    await party.start(ana, "daily")
    assert (await own_table(party, ana)).stage is Stage.OVER
    assert (await own(party, ana)).diary == diary


async def test_who_has_only_played_alone_is_told_what_is_kept_of_it_and_what_does_not_count(party: Party) -> None:
    ana, bo, cy = party.users
    for user, name in ((ana, "/daily"), (bo, "/practice")):
        await party.say(user, name, user)
        await play_on(party, user, DAILY_TABLE if user == ana else PRACTICE_TABLE, right="0110")
    for user in party.users:
        await party.say(user, "/stats", user)
    date = day_and_month((await own(party, ana)).diary.date, "en")
    result = worded("stats-daily", date=date, score="2/4", squares="⬛🟩🟩⬛")
    assert last_text(party, ana) == f"{worded('stats-alone')}\n\n{result}"
    assert last_text(party, bo) == worded("stats-alone")
    assert last_text(party, cy) == worded("page-stats-none")
    await age(party, ana, days=1)
    await party.say(ana, "/daily", ana)
    await play_on(party, ana)
    await party.say(ana, "/stats", ana)
    streak = worded("daily-streak", count=2)
    assert streak in last_text(party, ana)
    await age(party, ana, days=1)
    await party.say(ana, "/stats", ana)
    assert streak in last_text(party, ana)  # today's may still come
    await age(party, ana, days=1)
    await party.say(ana, "/stats", ana)
    assert streak not in last_text(party, ana)


async def test_who_has_played_with_friends_reads_of_those_games_only(party: Party) -> None:
    ana = party.users[0]
    await party.say(ana, "/practice", ana)
    await play_on(party, ana, PRACTICE_TABLE)
    await party.sit_down()
    await party.play_round()
    await party.play_round(intercepted=True)
    await party.play_round(intercepted=True)
    await party.say(ana, "/stats", ana)
    assert worded("page-stats", name="Ana") in last_text(party, ana)
    assert worded("stats-alone") not in last_text(party, ana)


async def test_a_puzzle_that_has_been_played_is_no_more_the_first_key_until_the_next_one(party: Party) -> None:
    ana = party.users[0]
    puzzle, practice = worded("button-daily"), worded("button-practice")
    await party.say(ana, "/daily", ana)
    await play_on(party, ana)
    for text in ("hello?", "/games", "/nonsense", "/start"):
        await party.say(ana, text, ana)
        assert [row[0] for row in keys(party, ana)[:2]] == [(practice, "success"), (puzzle, "")], text
    await age(party, ana, days=1)
    for text in ("hello?", "/games", "/nonsense", "/start"):
        await party.say(ana, text, ana)
        assert [row[0] for row in keys(party, ana)[:2]] == [(puzzle, "success"), (practice, "")], text


async def test_who_sends_a_command_of_the_group_in_private_gets_the_way_into_one(party: Party) -> None:
    ana = party.users[0]
    await party.say(ana, "/play", ana)
    assert keys(party, ana)[0] == [(worded("button-add-to-group"), "success")]
    assert [style for row in keys(party, ana) for _, style in row].count("success") == 1
    assert "startgroup" in links(party, ana)[0]


async def test_forged_old_and_repeated_taps_do_not_change_a_result(party: Party) -> None:
    ana, bo, _ = party.users
    await party.say(ana, "/daily", ana)
    post, data = party.button(ana, SetDigit(1, 1))
    tapped = unpack(data)
    assert tapped is not None
    first = await own_table(party, ana)

    async def forge(*presses: Press) -> None:
        for press in presses:
            await party.tap_data(ana, post, pack(Tapped(tapped.place, tapped.nonce, press)))

    await forge(Rematch("same"), ShowMore(1), Lock(), SetDigit(9, 9))
    assert await own_table(party, ana) == first
    await party.say(bo, "/practice", bo)
    await party.tap_data(
        bo, party.button(bo, SetDigit(1, 1))[0], pack(Tapped(tapped.place, tapped.nonce, SetDigit(1, 1)))
    )  # of another's table
    assert await own_table(party, ana) == first
    await play_on(party, ana, right="0000")
    done = await own(party, ana)
    await forge(SetDigit(1, 1), Lock(), PlayAlone("daily"), PlayAlone("daily", "again"))
    assert (await own(party, ana)).diary == done.diary


async def test_a_day_later_there_is_another_puzzle_and_the_streak_grows(party: Party) -> None:
    ana = party.users[0]
    for _ in range(3):
        await party.say(ana, "/daily", ana)
        await play_on(party, ana, right="1000")
        await age(party, ana, days=1)
    diary = (await own(party, ana)).diary
    assert diary.streak == 3
    await age(party, ana, days=2)
    await party.say(ana, "/daily", ana)
    await play_on(party, ana)
    assert (await own(party, ana)).diary.streak == 1


async def test_a_puzzle_begun_before_midnight_counts_for_its_own_day(party: Party) -> None:
    ana = party.users[0]
    await party.say(ana, "/daily", ana)
    await age(party, ana, days=1)
    begun = (await own(party, ana)).solo
    await party.say(ana, "/daily", ana)
    assert (await own(party, ana)).solo == begun
    await play_on(party, ana, right="1111")
    assert begun is not None
    assert (await own(party, ana)).diary.date == begun.date
    assert "A new puzzle comes out every day at" in last_text(party, ana)
    await party.tap(ana, PlayAlone("daily"), ana)  # today's is there already
    assert (await own_table(party, ana)).stage is Stage.GAME
    await play_on(party, ana)
    assert (await own(party, ana)).diary.streak == 2


async def test_a_group_sees_who_has_played_by_its_link_and_no_stranger_gets_on_its_list(party: Party) -> None:
    ana, bo, cy = party.users
    await party.say(ana, "/daily")
    link = payload(links(party, party.group.id), "d")
    for user in (ana, bo):
        await party.start(user, link)
    await party.start(cy, link[:-1] + ("0" if link[-1] != "0" else "1"))  # not signed by the group
    for user in party.users:
        await play_on(party, user, right="1010" if user == ana else "0000")
    await party.say(bo, "/daily")
    text = party.texts()[-1]
    assert "🟩⬛🟩⬛ 2/4 Ana\n⬛⬛⬛⬛ 0/4 Bo" in text
    assert "Cy" not in text


async def test_who_is_not_in_the_group_or_leaves_it_is_not_on_its_list(house: House) -> None:
    party, others = await gather(house), await gather(house)
    (ana, bo, _), eve = party.users, others.users[0]
    await party.say(ana, "/daily")
    link = payload(links(party, party.group.id), "d")
    await party.start(bo, link)
    await others.start(eve, link)  # somebody has passed it on
    for somebody, user in ((party, bo), (others, eve)):
        await play_on(somebody, user, right="1111")
    assert OWN.of(await party.table()).followers == (bo,)
    party.people.leave(bo, party.group.id)
    await party.settle()
    assert OWN.of(await party.table()).followers == ()


async def test_a_link_that_was_made_up_leads_to_nobody_else_s_tables(house: House) -> None:
    """Who follows it and asks to be forgotten would take them away."""
    party, others = await gather(house), await gather(house)
    ana, eve = party.users[0], others.users[0]
    await party.say(ana, "/daily", ana)
    await play_on(party, ana, right="1111")
    before = await own_table(party, ana)
    for begins in ("j", "n"):
        await others.start(eve, f"{begins}t{ana}_{DAILY_TABLE}")
    assert (await others.visitor(eve)).tables == ()
    await others.say(eve, "/forget", eve)
    await others.tap(eve, ForgetMe(), eve)
    assert await own_table(party, ana) == before


async def test_a_forged_button_begins_nothing_in_a_group(house: House) -> None:
    party = await gather(house, started=0)
    ana = party.users[0]
    await party.say(ana, "/play")
    post, _, tapped = party.buttons(party.group.id)[0]
    await party.tap_data(ana, post, pack(Tapped(tapped.place, tapped.nonce, PlayAlone("daily"))))
    assert not (await party.visitor(ana)).started
    assert (await own_table(party, ana)).stage is Stage.IDLE


async def test_nobody_objects_to_a_robot_s_clue(party: Party) -> None:
    """C13: it would defend none."""
    ana = party.users[0]
    await party.say(ana, "/daily", ana)
    before = await own_table(party, ana)
    post, _, tapped = party.buttons(ana)[0]
    for press in (AskObjection(1), Object(1)):
        await party.tap_data(ana, post, pack(Tapped(tapped.place, tapped.nonce, press)))
    assert await own_table(party, ana) == before


async def test_a_reminder_comes_only_to_who_asked_and_stops_at_a_tap(party: Party) -> None:
    ana, bo, _ = party.users
    for user in (ana, bo):
        await party.say(user, "/daily", user)
        await play_on(party, user)
    await party.tap(ana, PlayAlone("daily", "remind"), ana)
    table = await own_table(party, ana)
    assert table.due is not None
    assert (await own_table(party, bo)).due is None
    await age(party, ana, days=1)
    await _wake(party, ana)
    assert "puzzle for" in last_text(party, ana)
    await party.tap(ana, PlayAlone("daily", "quiet"), ana)
    after = await own_table(party, ana)
    assert (after.due, after.page, OWN.of(after).diary.reminds) == (None, None, False)


async def test_who_has_played_is_not_reminded_and_after_a_week_of_silence_nobody_is(party: Party) -> None:
    ana = party.users[0]
    await party.say(ana, "/daily", ana)
    await play_on(party, ana)
    await party.tap(ana, PlayAlone("daily", "remind"), ana)
    await _wake(party, ana)  # the same day
    assert (await own_table(party, ana)).page is None
    for _ in range(daily.MAX_REMINDERS + 1):
        await age(party, ana, days=1)
        await _wake(party, ana)
    table = await own_table(party, ana)
    assert (table.due, OWN.of(table).diary.reminds) == (None, False)


async def test_who_blocks_the_bot_gets_nothing_and_goes_on_after_coming_back(party: Party) -> None:
    ana = party.users[0]
    await party.say(ana, "/practice", ana)
    party.people.block(ana)
    await party.settle()
    await party.start(ana)
    await party.say(ana, "/practice", ana)
    await play_on(party, ana, PRACTICE_TABLE)
    assert (await own_table(party, ana, PRACTICE_TABLE)).stage is Stage.OVER


async def test_forget_takes_every_table_and_the_place_on_the_group_s_list_away(party: Party) -> None:
    ana = party.users[0]
    await party.say(ana, "/daily")
    await party.start(ana, payload(links(party, party.group.id), "d"))
    await play_on(party, ana, right="1")
    for name in ("/learn", "/practice"):
        await party.say(ana, name, ana)
    await party.say(ana, "/forget", ana)
    await party.tap(ana, ForgetMe(), ana)
    for number in (LESSON_TABLE, PRACTICE_TABLE, DAILY_TABLE):
        assert await own_table(party, ana, number) == Table(chat=ana, topic=number)
    assert await party.visitor(ana) == Visitor(user=ana)
    assert OWN.of(await party.table()).followers == ()


async def test_games_with_friends_and_alone_do_not_get_in_each_other_s_way(party: Party) -> None:
    cy = party.users[2]
    await party.say(cy, "/practice", cy)
    await party.sit_down()
    await party.play_round()
    await play_on(party, cy, PRACTICE_TABLE)
    await party.play_round(intercepted=True)
    await party.play_round(intercepted=True)
    assert (await party.table()).stage is Stage.OVER
    assert (await own_table(party, cy, PRACTICE_TABLE)).stage is Stage.OVER


async def test_two_workers_and_a_restart_give_the_same_puzzle(house: House) -> None:
    """The puzzle follows from the date, the language and the token: no worker has to have made it."""
    first, second = await gather(house), await gather(house)
    await first.say(first.users[0], "/daily", first.users[0])
    composing._made.clear()  # as another worker, or this one after a restart
    await second.say(second.users[0], "/daily", second.users[0])
    assert (await own(first, first.users[0])).script == (await own(second, second.users[0])).script


async def test_another_store_of_the_same_bot_gives_the_same_puzzle(house: House) -> None:
    """As after a restore from nothing: the puzzle isn't kept anywhere."""
    async with parties.house() as elsewhere:
        elsewhere.bot.dispatcher._secret = house.bot.dispatcher._secret  # it follows from the token
        first, second = await gather(house), await gather(elsewhere)
        await first.say(first.users[0], "/daily", first.users[0])
        composing._made.clear()
        await second.say(second.users[0], "/daily", second.users[0])
        assert (await own(first, first.users[0])).script == (await own(second, second.users[0])).script


async def _wake(party: Party, user: int) -> None:
    """Let the timer of a person's daily puzzles come."""
    moment = Moment(time.time(), "chance")
    await decide(party, user, lambda table: chat_changes.time_up(table.replace(due=moment.now - 1), moment))


async def test_who_could_not_be_written_to_for_a_moment_gets_the_game_again_when_they_ask(party: Party) -> None:
    """Nothing but a refused call has said so, so no update says that it is over."""
    ana = party.users[0]
    party.local.faults.forbid("sendMessage", chat=ana)
    await party.say(ana, "/practice", ana)
    assert not party.has_button(ana, SetDigit)
    await party.say(ana, "/practice", ana)
    assert party.has_button(ana, SetDigit)


async def test_who_blocks_the_bot_is_reminded_no_more_and_not_when_they_come_back_either(party: Party) -> None:
    ana = party.users[0]
    await party.say(ana, "/daily", ana)
    await play_on(party, ana)
    await party.tap(ana, PlayAlone("daily", "remind"), ana)
    await age(party, ana, days=1)
    await _wake(party, ana)
    assert "puzzle for" in last_text(party, ana)
    party.people.block(ana)
    await party.settle()
    await _wake(party, ana)
    table = await own_table(party, ana)
    assert (table.due, table.page, OWN.of(table).diary.reminds) == (None, None, False)


async def test_after_a_migration_only_members_get_on_the_group_s_list(house: House) -> None:
    """Telegram answers nothing about a group under the id that it had."""
    party, others = await gather(house, supergroup=False), await gather(house)
    (ana, bo, _), eve = party.users, others.users[0]
    await party.say(ana, "/play")
    party.home = table_place(party.group.id)
    party.group = party.people.upgrade(party.group.id)
    await party.settle()
    await party.say(ana, "/daily")
    link = payload(links(party, party.group.id), "d")
    await party.start(bo, link)
    await others.start(eve, link)
    assert OWN.of(await party.table()).followers == (bo,)


async def test_a_group_that_has_not_played_hears_of_the_puzzle_in_the_language_of_who_asks(house: House) -> None:
    party = await gather(house, ("fr",) * 3)
    await party.bot.repository.run(
        party.place, lambda table: Decision(Table(chat=table.chat)), now=time.time()
    )  # as after 90 days
    await party.say(party.users[0], "/daily")
    date = day_and_month(daily.today(Moment(time.time(), "")), "fr")
    assert party.texts()[-1] == worded("page-daily-group-none", "fr", date=date, rows="")


async def test_forget_takes_an_earlier_name_off_the_group_s_list_too(party: Party) -> None:
    """The list has the name that the puzzle was played under."""
    ana, bo, _ = party.users
    party.people.change(bo, first_name="Zebulonia")
    await party.say(ana, "/daily")
    await party.start(bo, payload(links(party, party.group.id), "d"))
    await play_on(party, bo)
    await party.say(ana, "/daily")
    assert "Zebulonia" in party.texts()[-1]
    party.people.change(bo, first_name="Bo")
    await forget(party, bo)
    assert "Zebulonia" not in (await party.table()).model_dump_json()


async def test_taps_that_telegram_delivers_twice_count_once(party: Party) -> None:
    """The second of two would lock another code, or answer the next round."""
    ana = party.users[0]
    await party.say(ana, "/daily", ana)
    party.local.faults.twice("callback_query", chat=ana, times=ROUNDS * 3)
    await play_on(party, ana, right="0101")
    assert (await own(party, ana)).diary.marks == "0101"


def test_what_telegram_and_a_proxy_know_gives_no_puzzle_away(house: House) -> None:
    """The webhook's secret goes over the wire; that of the puzzles never does."""
    token = house.bot.bot.token
    assert house.bot.dispatcher._secret == derived(token, "puzzles")
    assert house.bot.secret == derived(token, "webhook")
    assert house.bot.dispatcher._secret != house.bot.secret
    assert token not in house.bot.dispatcher._secret


async def test_whatever_is_kept_of_games_alone_has_an_end(house: House) -> None:
    party, others = await gather(house), await gather(house)
    link, ana, eve = await puzzle_made(party), party.users[0], others.users[0]
    for command in ("/learn", "/practice", "/daily"):
        await others.say(eve, command, eve)
    await play_on(others, eve)
    await others.start(eve, link)
    await play_on(others, eve, PUZZLE_TABLE)
    made = parse_place(link)
    assert made is not None
    places = [made, user_place(ana), user_place(eve), *(own_table_place(eve, number) for number in OWN_TABLES)]
    redis = redis_of(party.bot.store)
    for place in places:
        assert 0 < await redis.ttl(place.keys.doc) <= KEEP_S, place
        for key in (place.keys.seen, place.keys.posts):
            assert await redis.ttl(key) != -1, key
