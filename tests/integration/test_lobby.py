"""The lobby: who may sit down, move, start, leave and cancel, on the real parts."""

from tests.integration.party import House, Party, gather, until, worded
from tgbot.games.codes.buttons import SetMode
from tgbot.i18n.texts import LANGUAGES
from tgbot.playground.model import Post
from tgbot.tables.buttons import (
    CancelTable,
    CloseLobby,
    Join,
    LeaveTable,
    SetLanguage,
    SetPace,
    Shuffle,
    StartGame,
    TakeSide,
)
from tgbot.tables.context import Decision
from tgbot.tables.model import Stage, Table, WordList
from tgbot.tables.places import words_place
from tgbot.telegram.buttons import Press, Tapped, pack


def forged(party: Party, press: Press) -> tuple[Post, str]:
    """Return a button that is not on the lobby's message, with the nonce of one that is."""
    post, _, tapped = party.buttons(party.group.id)[0]
    return post, pack(Tapped(tapped.place, tapped.nonce, press))


async def seats(party: Party) -> dict[int, str]:
    return {player.user: player.side for player in (await party.table()).players}


# ── opening and joining ─────────────────────────────────────────────────────────────────────────────────────────


async def test_play_opens_a_lobby_with_the_host_in_it(party: Party) -> None:
    ana = party.users[0]
    await party.say(ana, "/play")
    table = await party.table()
    assert (table.stage, table.host, [player.user for player in table.players]) == (Stage.LOBBY, ana, [ana])
    assert worded("lobby-missing-one-and-robot") in party.texts()[-1]


async def test_a_known_player_joins_in_one_tap(party: Party) -> None:
    ana, bo, cy = party.users
    await party.say(ana, "/play")
    assert await party.tap(bo, Join()) == {"text": worded("toast-joined"), "alert": False, "url": None}
    await party.tap(cy, Join())
    assert await seats(party) == {ana: "pair", bo: "pair", cy: "interceptor"}
    assert worded("lobby-can-start") in party.texts()[-1]


async def test_the_lobby_is_one_message(party: Party) -> None:
    ana, bo, cy = party.users
    before = len(party.texts())
    await party.say(ana, "/play")
    for user in (bo, cy):
        await party.tap(user, Join())
    assert len(party.texts()) == before + 1


async def test_the_deep_link_seats_a_person_who_never_opened_the_bot(house: House) -> None:
    party = await gather(house, started=2)
    ana, bo, cy = party.users
    await party.say(ana, "/play")
    await party.tap(bo, Join())
    answer = await party.tap(cy, Join())
    assert answer["text"] is None
    link = str(answer["url"])
    assert link.startswith(f"https://t.me/{party.bot.username}?start=j")
    assert worded("lobby-needs-start", name="Cy") in party.texts()[-1]
    assert not party.has_button(party.group.id, StartGame)
    await party.start(cy, link.partition("?start=")[2])
    assert (await party.table()).players[-1].ready
    assert party.texts(cy)[-1] == worded("page-seated", title="The club")
    assert worded("lobby-can-start") in party.texts()[-1]


async def test_a_bare_start_completes_a_pending_seat(house: House) -> None:
    party = await gather(house, started=2)
    ana, _, cy = party.users
    await party.say(ana, "/play")
    await party.tap(cy, Join())
    await party.start(cy)
    assert (await party.table()).players[-1].ready
    assert party.texts(cy) == [worded("page-seated", title="The club")]


async def test_a_host_who_never_opened_the_bot_keeps_the_seat_too(house: House) -> None:
    party = await gather(house, started=0)
    ana = party.users[0]
    await party.say(ana, "/play")
    assert worded("lobby-needs-start", name="Ana") in party.texts()[-1]
    await party.start(ana)
    assert worded("lobby-needs-start", name="Ana") not in party.texts()[-1]


async def test_a_second_tap_on_join_opens_the_bot_again_until_it_was_opened(house: House) -> None:
    party = await gather(house, started=2)
    ana, bo, cy = party.users
    await party.say(ana, "/play")
    first = await party.tap(cy, Join())
    assert await party.tap(cy, Join()) == first
    assert (await party.tap(ana, Join()))["text"] == worded("toast-already-seated")
    assert bo not in await seats(party)


async def test_start_from_nowhere_says_hello(party: Party) -> None:
    assert party.texts(party.users[0]) == [worded("page-start", name="Ana")]


async def test_join_by_command(party: Party) -> None:
    ana, bo, _ = party.users
    await party.say(bo, "/join")
    assert party.texts()[-1] == worded("page-no-lobby")
    await party.say(ana, "/play")
    await party.say(bo, "/join")
    assert await seats(party) == {ana: "pair", bo: "pair"}


async def test_a_full_table_takes_nobody_more(party: Party) -> None:
    ana, bo, cy = party.users
    await party.say(ana, "/settings")
    await party.tap(ana, SetMode("interceptor"))
    await party.say(ana, "/play")
    post, data = party.button(party.group.id, Join())
    for user in (bo, cy):
        await party.tap(user, Join())
    assert not party.has_button(party.group.id, Join)
    fourth = party.people.add("Di").id
    party.people.join(fourth, party.group.id)
    assert (await party.tap_data(fourth, post, data))["text"] == worded("toast-table-full")
    assert fourth not in await seats(party)


async def test_play_again_shows_the_lobby_again_below(party: Party) -> None:
    ana, bo, _ = party.users
    await party.say(ana, "/play")
    await party.tap(bo, Join())
    first = party.posts(party.group.id)[-1]
    await party.say(bo, "/play")
    last = party.posts(party.group.id)[-1]
    assert last.id > first.id
    assert last.text == first.text
    assert party.local.world.chats[party.group.id].posts[first.id].markup is None
    assert (await party.table()).host == ana


# ── sides and start ─────────────────────────────────────────────────────────────────────────────────────────────


async def test_a_player_who_wants_to_intercept_changes_places(party: Party) -> None:
    ana, bo, cy = party.users
    await party.say(ana, "/play")
    for user in (bo, cy):
        await party.tap(user, Join())
    await party.tap(ana, TakeSide("interceptor"))
    assert await seats(party) == {ana: "interceptor", bo: "pair", cy: "pair"}


async def test_shuffle_deals_the_same_seats_to_the_same_people(party: Party) -> None:
    ana, bo, cy = party.users
    await party.say(ana, "/play")
    for user in (bo, cy):
        await party.tap(user, Join())
    seen = set()
    for _ in range(20):
        assert (await party.tap(cy, Shuffle()))["text"] == worded("toast-shuffled")
        dealt = await seats(party)
        assert sorted(dealt) == sorted(party.users)
        assert sorted(dealt.values()) == ["interceptor", "pair", "pair"]
        seen.add(next(user for user, side in dealt.items() if side == "interceptor"))
    assert len(seen) > 1


async def test_only_the_host_or_an_admin_starts(house: House) -> None:
    party = await gather(house, admins=(1,))
    ana, bo, cy = party.users
    await party.say(ana, "/play")
    for user in (bo, cy):
        await party.tap(user, Join())
    assert (await party.tap(cy, StartGame()))["text"] == worded("toast-host-starts", name="Ana")
    assert (await party.table()).stage is Stage.LOBBY
    await party.tap(bo, StartGame())
    assert (await party.table()).stage is Stage.GAME


async def test_no_start_before_all_are_there(house: House) -> None:
    party = await gather(house, started=2)
    ana, bo, cy = party.users
    await party.say(ana, "/play")
    await party.tap(bo, Join())
    assert (await party.tap_data(ana, *forged(party, StartGame())))["text"] == worded("toast-missing", count=1)
    await party.tap(cy, Join())
    assert (await party.tap_data(ana, *forged(party, StartGame())))["text"] == worded("toast-not-ready", names="Cy")
    assert (await party.table()).stage is Stage.LOBBY


# ── leaving and cancelling ──────────────────────────────────────────────────────────────────────────────────────


async def test_the_host_leaves_and_the_next_is_host(party: Party) -> None:
    ana, bo, _ = party.users
    await party.say(ana, "/play")
    await party.tap(bo, Join())
    assert (await party.tap(ana, LeaveTable()))["text"] == worded("toast-left")
    table = await party.table()
    assert (table.host, [player.user for player in table.players]) == (bo, [bo])
    await party.say(bo, "/leave")
    assert (await party.table()).stage is Stage.IDLE
    assert party.texts()[-1] == worded("lobby-closed")


async def test_who_has_no_seat_cannot_leave_it(party: Party) -> None:
    ana, bo, _ = party.users
    await party.say(ana, "/play")
    assert (await party.tap(bo, LeaveTable()))["text"] == worded("toast-not-seated")
    await party.say(bo, "/leave")
    assert party.texts()[-1] == worded("page-no-seat", name="Bo")
    assert await seats(party) == {ana: "pair"}


async def test_cancel_is_for_the_host_and_admins(house: House) -> None:
    party = await gather(house, admins=(1,))
    ana, bo, cy = party.users
    await party.say(ana, "/play")
    assert (await party.tap(cy, CancelTable()))["text"] == worded("toast-host-closes", name="Ana")
    await party.say(cy, "/cancel")
    assert party.texts()[-1] == worded("toast-host-closes", name="Ana")
    assert (await party.table()).stage is Stage.LOBBY
    assert (await party.tap(bo, CancelTable()))["text"] == worded("toast-close-asked")
    assert (await party.table()).stage is Stage.LOBBY
    assert (await party.tap(cy, CloseLobby()))["text"] == worded("toast-host-closes", name="Ana")
    assert (await party.tap(bo, CloseLobby()))["text"] == worded("toast-lobby-closed")
    assert (await party.table()).stage is Stage.IDLE
    await party.say(ana, "/cancel")
    assert party.texts()[-1] == worded("page-no-game")
    await party.say(ana, "/play")
    await party.say(ana, "/cancel")
    assert (await party.table()).stage is Stage.IDLE


async def test_a_lobby_that_nobody_fills_is_closed_in_time(party: Party) -> None:
    await party.say(party.users[0], "/play")

    def overdue(table: Table) -> Decision[Table]:
        return Decision(table.replace(due=1.0))

    await party.bot.repository.run(party.place, overdue, now=1.0)
    await until(lambda: party.texts()[-1] == worded("lobby-closed"))
    assert (await party.table()).stage is Stage.IDLE
    assert await party.bot.store.due(2.0) == []


# ── languages ───────────────────────────────────────────────────────────────────────────────────────────────────


async def test_the_board_speaks_the_hosts_language_until_the_group_chooses(house: House) -> None:
    party = await gather(house, languages=("pl", "en", "fr"))
    ana, bo, _ = party.users
    await party.say(ana, "/play")
    assert worded("lobby-title", "pl") in party.texts()[-1]
    await party.say(bo, "/lang")
    assert [tapped.press for *_, tapped in party.buttons(party.group.id)][:6] == [SetLanguage(x) for x in LANGUAGES]
    assert (await party.tap(bo, SetLanguage("bg")))["text"] == worded("toast-players-choose", name="Ana")
    chosen = {"language": worded("language-name", "bg")}
    assert (await party.tap(ana, SetLanguage("bg")))["text"] == worded("toast-language", "bg", **chosen)
    assert (await party.table()).language == "bg"
    assert worded("lobby-title", "bg") in party.texts()[-2]
    assert party.texts()[-1] == worded("page-lang-done", "bg", language=worded("language-name", "bg"))


async def test_each_player_chooses_a_language_for_the_own_cards(party: Party) -> None:
    ana, bo, _ = party.users
    await party.sit_down()
    await party.say(bo, "/lang", bo)
    await party.tap(bo, SetLanguage("ru"), bo)
    assert worded("card-title-pair", "ru", title="The club") in "\n".join(party.texts(bo))
    assert worded("card-title-pair", title="The club") in "\n".join(party.texts(ana))
    assert (await party.visitor(bo)).chose_language
    await party.say(bo, "/help", bo)
    assert party.texts(bo)[-1] == f"{worded('page-help', 'ru')}\n{worded('help-alone', 'ru')}"


async def test_who_only_watches_changes_neither_the_words_nor_the_settings_of_those_who_play(party: Party) -> None:
    ana = party.users[0]
    await party.sit_down()
    watching = party.people.add("Di").id
    party.people.join(watching, party.group.id)
    await party.say(watching, "/words add kite, lantern")
    assert party.texts()[-1] == worded("toast-players-choose", name="Ana")
    assert await own_words(party) == ()
    await party.say(watching, "/settings")
    assert (await party.tap(watching, SetPace("classic")))["text"] == worded("toast-players-choose", name="Ana")
    assert (await party.table()).pace == "relaxed"
    await party.say(ana, "/words add kite, lantern")
    assert await own_words(party) == ("kite", "lantern")


async def own_words(party: Party) -> tuple[str, ...]:
    own = await party.bot.repository.read(words_place(party.group.id))
    return own.words if isinstance(own, WordList) else ()


async def test_an_old_language_page_changes_nothing(party: Party) -> None:
    bo = party.users[1]
    await party.say(bo, "/lang", bo)
    post, data = party.button(bo, SetLanguage("da"))
    await party.say(bo, "/lang", bo)
    assert (await party.tap_data(bo, post, data))["text"] == worded("toast-old-button")
    assert (await party.visitor(bo)).language == "en"


async def test_group_commands_in_private_point_to_a_group(party: Party) -> None:
    ana = party.users[0]
    for command in ("/play", "/join", "/leave", "/cancel", "/board", "/sub"):
        await party.say(ana, command, ana)
        assert party.texts(ana)[-1] == worded("page-group-only")


async def test_a_command_for_another_bot_is_not_ours(party: Party) -> None:
    await party.say(party.users[0], "/play@some_other_bot")
    assert (await party.table()).stage is Stage.IDLE
