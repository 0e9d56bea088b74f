"""Whole games of two teams through the webhook, on the real parts."""

import itertools
import time
from collections import Counter

import pytest

from engine.codes.scoring import TieCase
from tests.integration.party import House, Party, gather, until, worded, wrong
from tests.integration.teams import (
    QUIET,
    Result,
    answer,
    is_over,
    keywords,
    members,
    play_half,
    play_round,
    teams,
    write_clues,
    write_words,
)
from tests.thorough import long, some
from tgbot.games.codes.buttons import HearTalk, Lock, ReadTalk, SendClues, SetDigit, SetTalk, TakeOver
from tgbot.games.codes.model import OWN, CodesTally
from tgbot.games.codes.teams import SIGNS
from tgbot.i18n.texts import Say
from tgbot.tables.buttons import ShowWords, TakeSeat
from tgbot.tables.context import Decision
from tgbot.tables.model import Table

WHITE, BLACK = (f"{SIGNS[side]}\u00a0{Say('en').plain(f'side-{side}')}" for side in ("white", "black"))
MISREAD: Result = (False, False)
INTERCEPTED: Result = (True, True)
BOTH: Result = (False, True)


def card(party: Party, user: int) -> str:
    """Return the text of a player's card: the newest message of the private chat."""
    return party.texts(user)[-1]


# ── whole games ─────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("count", [4, *(pytest.param(count, marks=long) for count in (5, 7, 8))])
async def test_two_interceptions_win_for_a_team_of_any_size_d20(house: House, count: int) -> None:
    party = await teams(house, count)
    sizes = [len(side.seats) for side in (await party.public()).sides]
    assert (sum(sizes), max(sizes) - min(sizes)) == (count, count % 2)  # D1
    await play_round(party)
    await play_round(party, white=INTERCEPTED)
    assert not await is_over(party)
    await play_round(party, white=INTERCEPTED)
    end = party.texts()[-1]
    names = ", ".join([(await party.table()).name(user) for user in await members(party, "black")])
    assert end.startswith(worded("end-team", team=BLACK, names=names))
    assert worded("end-why-interceptions", team=BLACK) in end
    for side in ("white", "black"):  # D26
        assert all(word in end for word in await keywords(party, side))


async def test_two_miscommunications_lose_d21(house: House) -> None:
    party = await teams(house)
    await play_round(party, white=MISREAD)
    await play_round(party, white=MISREAD)
    assert worded("end-why-miscommunications", team=WHITE) in party.texts()[-1]
    assert party.texts()[-1].startswith(worded("end-team", team=BLACK, names="Cy, Di"))


async def test_the_end_is_looked_at_when_both_halves_are_over(house: House) -> None:
    """D20, D21: White's second failure ends nothing while Black's code is to be guessed."""
    party = await teams(house)
    await play_round(party, white=MISREAD)
    await write_clues(party)
    await play_half(party, decoded=False)
    view = await party.public()
    assert not await is_over(party)
    assert view.half is not None
    assert view.half.side == "black"


@pytest.mark.parametrize(
    ("rounds", "case", "winner"),
    [
        # White has two of each kind, Black nothing: equal points would go to the keywords, so Black has one more.
        ([(QUIET, QUIET), (BOTH, INTERCEPTED), (MISREAD, INTERCEPTED)], "one-has-both", "black"),
        ([(QUIET, MISREAD), (INTERCEPTED, INTERCEPTED), (INTERCEPTED, INTERCEPTED)], "both-intercepted", "white"),
        ([(MISREAD, MISREAD), (BOTH, MISREAD)], "both-misread", "black"),
        ([(QUIET, QUIET), (INTERCEPTED, QUIET), *[(QUIET, QUIET)] * 6], "rounds-over", "black"),
    ],
)
async def test_points_decide_in_every_tie_case_d22_d23(
    house: House, rounds: list[tuple[Result, Result]], case: str, winner: str
) -> None:
    party = await teams(house, agreement="any")
    for white, black in rounds:
        assert not await is_over(party)
        await play_round(party, white, black)
    outcome = (await party.public()).outcome
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((winner,), "points")
    end = party.texts()[-1]
    assert worded(f"end-tie-{TieCase(case)}", team=WHITE, rounds=8) in end


async def tie(house: House) -> Party:
    """Return a game whose points are equal: both teams intercepted twice."""
    party = await teams(house)
    await play_round(party)
    for _ in range(2):
        await play_round(party, INTERCEPTED, INTERCEPTED)
    return party


async def test_the_keywords_decide_what_points_cannot_d24(house: House) -> None:
    party = await tie(house)
    white, black = await keywords(party, "white"), await keywords(party, "black")
    assert worded("tie-break-write") in party.texts()[-1]
    await write_words(party, "white", [black[0], black[1], "-", "nonsense"])
    assert worded("team-done", team=WHITE) in party.texts()[-1]
    assert black[0] not in party.texts()[-1]
    await write_words(party, "black", [white[0], "-", "-", "-"])
    end = party.texts()[-1]
    assert end.startswith(worded("end-team", team=WHITE, names="Ana, Bo"))
    assert worded("end-why-keywords", score=f"{WHITE} 2 : 1 {BLACK}") in end


async def test_a_tie_break_that_ends_equal_is_shared_d25(house: House) -> None:
    party = await tie(house)
    white, black = await keywords(party, "white"), await keywords(party, "black")
    await write_words(party, "black", [white[0], "-", "-", "-"])
    await write_words(party, "white", ["-", black[1], "-", "-"])
    outcome = (await party.public()).outcome
    assert outcome is not None
    assert outcome.winners == ("black", "white")
    assert worded("end-why-shared", score=f"{WHITE} 1 : 1 {BLACK}") in party.texts()[-1]
    table = await party.table()
    earned = {user: tally.own["codes"] for user, tally in table.tallies.items()}
    team_wins = {user: own.team_wins for user, own in earned.items() if isinstance(own, CodesTally)}
    assert team_wins == dict.fromkeys(party.users, 1)


# ── a round ─────────────────────────────────────────────────────────────────────────────────────────────────────


async def test_blacks_clues_are_in_no_message_before_whites_reveal_d10(house: House) -> None:
    party = await teams(house)
    secret = ("hint qa", "hint qb", "hint qc")
    black = int((await party.public()).side("black").encoder or 0)
    await party.say(black, "\n".join(secret), black)
    await party.tap(black, SendClues(), black)
    await write_clues(party, "white")
    told = [
        call
        for call in party.local.world.calls
        if call.params.get("chat_id") not in (None, black, str(black)) and secret[0] in str(call.params)
    ]
    assert told == []
    await play_half(party)
    assert secret[0] in party.texts()[-1]


async def test_one_encoder_is_done_and_the_board_says_who_still_writes_d8(house: House) -> None:
    party = await teams(house)
    ana, _, cy, _ = party.users
    board = party.texts()[-1]
    assert worded("board-team-writing", team=WHITE, name="Ana") in board
    assert worded("board-next-encoders", names="Bo, Di") in board  # D6
    await write_clues(party, "white")
    assert worded("board-team-written", team=WHITE, name="Ana") in party.texts()[-1]
    assert worded("board-team-writing", team=BLACK, name="Cy") in party.texts()[-1]
    assert party.has_button(cy, SendClues) is False
    assert worded("card-handed-in") in card(party, ana)


async def test_the_sandglass_runs_for_the_second_encoder_only_d9(house: House) -> None:
    party = await teams(house, pace="classic")
    cy = party.users[2]
    await party.say(cy, "hint qd", cy)
    before = len(party.texts(cy))
    await write_clues(party, "white")
    table = await party.table()
    assert OWN.of(table).sand == 15
    assert "⌛ 30 s" in party.texts()[-1]
    assert "⌛ 30 s" in card(party, cy)
    assert len(party.texts(cy)) == before  # the card was sent again: it rings
    for seconds in (15, 5):
        await run_out(party, f"⌛ {seconds} s")
    await run_out(party, worded("board-first-round"))
    view = await party.public()
    assert view.half is not None
    assert view.half.side == "white"
    await play_half(party)
    board = party.texts()[-1]
    assert "hint qd" in board
    assert worded("board-clue-missing", sign="•") in board


async def run_out(party: Party, shown: str) -> None:
    """Let the time that the table waits for come now, until the board shows what follows."""
    now = time.time()
    await party.bot.repository.run(party.place, lambda table: Decision(table.replace(due=now - 1)), now=now)
    await until(lambda: shown in party.texts()[-1])
    await party.settle()


async def test_mates_see_each_others_drafts_and_take_them_over_d11(house: House) -> None:
    party = await teams(house, 6)
    await write_clues(party)
    encoder, bo, eve = await members(party, "white")
    await party.guess_only(bo, "421")
    assert worded("card-mate", name="Bo", draft="4·2·1") in card(party, eve)
    assert "4·2·1" not in "".join(party.texts(encoder))  # D12
    assert all("4·2·1" not in "".join(party.texts(user)) for user in await members(party, "black"))
    assert (await party.tap(bo, Lock(), bo))["text"] == worded("toast-agreed")
    assert worded("card-agreed", names="Eve") in card(party, bo)
    await party.tap(eve, TakeOver(str(bo)), eve)
    await party.tap(eve, Lock(), eve)
    assert (await party.table()).log[-1]["code"] == "421"


async def test_a_change_of_mind_takes_a_yes_back(house: House) -> None:
    party = await teams(house, 6)
    await write_clues(party)
    _, bo, eve = await members(party, "white")
    await party.guess(bo, "421")
    await party.set_digit(bo, 1, 3)
    await party.guess(eve, "421")
    assert (await party.view(bo)).tasks == ("guess",)  # Bo says 3·2·1 by now, and not yet yes
    await party.tap(eve, TakeOver(str(bo)), eve)
    await party.lock(eve)
    await party.lock(bo)
    assert (await party.table()).log[-1]["code"] == "321"


async def test_any_one_locks_for_the_team_by_setting(house: House) -> None:
    party = await teams(house, 6, agreement="any")
    await write_clues(party)
    eve = (await members(party, "white"))[2]
    await party.guess_only(eve, "123")
    await party.tap(eve, Lock(), eve)
    assert (await party.table()).log[-1] == {"by": str(eve), "do": "guess", "code": "123"}


async def test_the_other_encoder_takes_part_in_the_interception_d11(house: House) -> None:
    party = await teams(house)
    await play_round(party)
    await write_clues(party)
    entry = next(entry for entry in (await party.public()).awaited if entry.task == "interception")
    assert (await party.public()).side("black").encoder in entry.seats
    await answer(party, entry, "123")
    assert worded("board-locked-interception", name=BLACK) in party.texts()[-1]


async def test_a_round_of_two_teams_costs_few_messages_in_the_group(house: House) -> None:
    """Two new boards, and an edit for each change that a watcher sees: who writes, who has answered, the reveals."""
    party = await teams(house)
    await play_round(party)
    start = len(party.local.world.calls)
    await play_round(party)
    calls = itertools.islice(party.local.world.calls, start, None)
    made = Counter(call.method.lower() for call in calls if str(call.params.get("chat_id")) == str(party.group.id))
    assert made["sendmessage"] == 2
    assert made["editmessagetext"] <= 8


# ── talk ────────────────────────────────────────────────────────────────────────────────────────────────────────


async def talking(house: House) -> tuple[Party, int, int, int]:
    """Return White's half of a game of six: its encoder, and two who guess."""
    party = await teams(house, 6)
    await write_clues(party)
    encoder, bo, eve = await members(party, "white")
    return party, encoder, bo, eve


async def test_what_a_guesser_writes_reaches_the_other_guessers_only_d12(house: House) -> None:
    party, encoder, bo, eve = await talking(house)
    await party.say(bo, "surely <the> zorptalk", bo)
    heard = worded("talk-line", name="Bo", text="surely <the> zorptalk")
    assert party.texts(eve)[-2:] == [heard, card(party, eve)]
    assert all(heard not in party.texts(user) for user in {*party.users} - {eve})
    assert "zorptalk" not in "".join(party.texts())
    assert "zorptalk" not in "".join(party.texts(encoder))
    assert party.has_button(bo, SetDigit)  # the own card follows below


async def test_the_encoder_reads_the_talk_after_the_reveal_d12(house: House) -> None:
    party, encoder, bo, _ = await talking(house)
    await party.say(bo, "surely the zorptalk", bo)
    await party.say(encoder, "yes, the zorptalk", encoder)
    assert worded("notice-not-your-turn") in card(party, encoder)
    assert not party.has_button(encoder, ReadTalk)
    await play_half(party)
    await party.tap(encoder, ReadTalk, encoder)
    told = "\n".join(party.texts(encoder))
    assert worded("talk-line", name="Bo", text="surely the zorptalk") in told
    assert "yes, the zorptalk" not in told


@pytest.mark.parametrize("kind", some(["voice", "sticker", "photo", "video_note", "animation"], each=2))
async def test_media_is_talk_too(house: House, kind: str) -> None:
    party, _, bo, eve = await talking(house)
    before = len(party.posts(eve))
    party.people.media(bo, bo, kind)
    await party.settle()
    new = party.posts(eve)[before - 1 :]
    assert "Bo" in f"{new[0].text}{new[0].content.get('caption', '')}"
    assert any(kind in post.content for post in new)


async def test_an_edited_remark_is_changed_and_one_about_an_earlier_code_is_not(house: House) -> None:
    party, _, bo, eve = await talking(house)
    post = await party.say(bo, "the zorptalk", bo)
    party.people.edit(bo, bo, post.id, "the harbour")
    await party.settle()
    assert worded("talk-line", name="Bo", text="the harbour") in party.texts(eve)
    await play_half(party)
    party.people.edit(bo, bo, post.id, "a message from the encoder to be")
    await party.settle()
    assert worded("talk-line", name="Bo", text="the harbour") in party.texts(eve)


async def test_talk_can_be_muted_and_switched_off(house: House) -> None:
    party, _, bo, eve = await talking(house)
    await party.say(bo, "hello", bo)
    await party.guess_only(eve, "421")  # not beside the digits
    await party.tap(eve, HearTalk(0), eve)
    await party.say(bo, "the zorptalk", bo)
    assert worded("talk-line", name="Bo", text="the zorptalk") not in party.texts(eve)
    await party.tap(eve, HearTalk(1), eve)
    await party.say(bo, "the harbour", bo)
    assert worded("talk-line", name="Bo", text="the harbour") in party.texts(eve)
    await party.say(bo, "/settings")
    await party.tap(bo, SetTalk(0))
    await party.say(bo, "the ladder", bo)
    assert worded("notice-guess-by-button") in card(party, bo)
    assert worded("talk-line", name="Bo", text="the ladder") not in party.texts(eve)


async def test_a_text_goes_to_the_team_that_listens(house: House) -> None:
    """One player sits in the games of two groups at once; what is said goes where others hear it."""
    party, _, bo, eve = await talking(house)
    other = await gather(house)
    other.users[2] = bo
    house.people.join(bo, other.group.id)
    await other.sit_down()  # bo only listens here
    await party.say(bo, "the lamp", bo)
    assert worded("talk-line", name="Bo", text="the lamp") in party.texts(eve)


async def test_a_flood_of_talk_stops(house: House) -> None:
    party, _, bo, eve = await talking(house)
    for number in range(6):
        await party.say(bo, f"thought {number}", bo)
    assert worded("notice-talk-too-fast") in card(party, bo)
    assert worded("talk-line", name="Bo", text="thought 5") not in party.texts(eve)
    await party.say(eve, "x" * 301, eve)
    assert worded("notice-talk-too-long", most=300) in card(party, eve)


# ── seats and again ─────────────────────────────────────────────────────────────────────────────────────────────


async def test_anybody_of_the_group_reads_the_sheet_of_both_sides(house: House) -> None:
    party = await teams(house)
    await play_round(party)
    stranger = party.people.add("Zoe").id
    party.people.join(stranger, party.group.id)
    await party.say(stranger, "/sheet")
    sheet = party.posts(party.group.id)[-1]
    assert WHITE in sheet.content["caption"]
    assert BLACK in sheet.content["caption"]
    assert "photo" in sheet.content
    await party.say(stranger, "/board")
    assert worded("board-round", round=worded("round-of", round=2, rounds=8)) in party.texts()[-1]


async def test_a_spectator_takes_a_seat_that_is_wanted_l1_l2(house: House) -> None:
    party = await teams(house)
    bo, cy = party.users[1], party.users[2]
    await party.leave(bo)
    assert worded("board-seat-wanted", names="Bo") in party.texts()[-1]
    stranger = party.people.add("Zoe").id
    party.people.join(stranger, party.group.id)
    await party.start(stranger)
    await party.leave(cy)
    assert (await party.tap(cy, TakeSeat(str(bo))))["text"] == worded("refusal-sat-on-other-side")
    await party.tap(stranger, TakeSeat(str(bo)))
    assert stranger in await members(party, "white")
    shown = await party.tap(stranger, ShowWords())
    assert all(word in shown["text"] for word in await keywords(party, "white"))


async def test_a_rematch_keeps_or_swaps_or_shuffles_the_teams(house: House) -> None:
    party = await teams(house)
    before = await members(party, "white")
    for roles, white in (("same", before[::-1]), ("next", (await members(party, "black"))[::-1])):
        await party.call_off(party.users[0])
        await party.rematch(roles)
        assert await members(party, "white") == white  # "again" lets the next one of each team encode first
    await party.call_off(party.users[0])
    await party.rematch("shuffled")
    assert sorted(await members(party, "white") + await members(party, "black")) == sorted(party.users)


async def test_a_player_who_leaves_is_not_waited_for(house: House) -> None:
    """An answer on which all who are left agree is locked when the last one who did not agree leaves."""
    party = await teams(house, 6)
    await write_clues(party)
    _, bo, eve = await members(party, "white")
    code = wrong((await party.view((await members(party, "white"))[0])).code or "")
    await party.guess(bo, code)
    await party.leave(eve)
    table: Table = await party.table()
    assert table.log[-1] == {"by": str(bo), "do": "guess", "code": code}
