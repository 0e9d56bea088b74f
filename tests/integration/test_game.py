"""Whole games through the webhook, on the real parts."""

import pytest

from tests.integration.party import House, Party, gather, worded, wrong
from tgbot.games.codes.buttons import ChangeClue, Lock, SendClues, SetDigit, ShowClue
from tgbot.tables.buttons import DeclineRematch, Join, Rematch, ShowWords, StartGame
from tgbot.tables.model import Stage
from tgbot.telegram.buttons import Tapped
from tgbot.telegram.buttons import pack as pack_button


def card(party: Party, user: int) -> str:
    """Return the text of a player's card: the newest message of the private chat."""
    return party.texts(user)[-1]


def labels(party: Party, user: int) -> list[list[str]]:
    """Return the labels of a player's card, row by row."""
    rows = (party.posts(user)[-1].markup or {}).get("inline_keyboard", [])
    return [[button["text"] for button in row] for row in rows]


# ── the three ends ──────────────────────────────────────────────────────────────────────────────────────────────


async def test_the_pair_wins_when_it_survives_five_rounds(party: Party) -> None:
    await party.sit_down()
    for _ in range(5):
        await party.play_round()
    assert (await party.table()).stage is Stage.OVER
    end = party.texts()[-1]
    assert end.startswith(worded("end-pair", names="Ana and Bo"))
    assert worded("end-why-rounds-survived", rounds=5) in end


async def test_the_interceptor_wins_with_two_interceptions(party: Party) -> None:
    await party.sit_down()
    for intercepted in (False, True, True):
        await party.play_round(intercepted=intercepted)
    end = party.texts()[-1]
    assert end.startswith(worded("end-interceptor", names="Cy", round=3))
    tokens = ", ".join(worded("end-why-token-intercepted", round=round_) for round_ in (2, 3))
    assert worded("end-why-interceptor-tokens", won=tokens) in end


async def test_a_failed_decode_counts_for_the_interceptor(party: Party) -> None:
    await party.sit_down()
    await party.play_round(decoded=False)
    await party.play_round()
    await party.play_round(intercepted=True)
    assert party.texts()[-1].startswith(worded("end-interceptor", names="Cy", round=3))


async def test_the_end_shows_every_secret(party: Party) -> None:
    await party.sit_down()
    keywords = (await party.view(party.users[0])).keywords
    codes = [await party.play_round(decoded=False), await party.play_round(decoded=False)]
    end = party.texts()[-1]
    for slot, word in enumerate(keywords, start=1):
        assert worded("end-keyword", slot=slot, word=word) in end
    for code in codes:
        assert "·".join(code) in end


async def test_a_game_can_be_called_off(party: Party) -> None:
    await party.sit_down()
    await party.play_round()
    await party.call_off(party.users[0])
    assert (await party.table()).stage is Stage.OVER
    assert party.texts()[-1].startswith(worded("end-nobody"))
    assert worded("end-why-called-off") in party.texts()[-1]


# ── one round ───────────────────────────────────────────────────────────────────────────────────────────────────


async def test_the_pair_swaps_roles_every_round(party: Party) -> None:
    ana, bo, cy = party.users
    await party.sit_down()
    encoders = []
    for _ in range(5):
        encoders.append(await party.encoder())
        await party.play_round()
    assert encoders == [ana, bo, ana, bo, ana]
    assert cy not in encoders


async def test_nobody_intercepts_in_round_1(party: Party) -> None:
    _, _, cy = party.users
    await party.sit_down()
    await party.give_clues()
    assert worded("board-first-round") in party.texts()[-1]
    assert not [tapped for _, _, tapped in party.buttons(cy) if isinstance(tapped.press, SetDigit | Lock)]


async def test_the_reveal_tells_the_loudest_line_first_and_what_the_others_said(party: Party) -> None:
    _, _, cy = party.users
    await party.sit_down()
    await party.play_round()
    encoder, partner = await party.encoder(), await party.partner()
    code = (await party.view(encoder)).code or ""
    await party.give_clues()
    await party.guess(cy, wrong(code))
    assert "·".join(wrong(code)) not in party.texts()[-1]
    await party.guess(partner, code)
    lines = party.texts()[-1].splitlines()
    dotted, missed = "·".join(code), "·".join(wrong(code))
    told = [
        worded("reveal-decoded", name="Ana", code=dotted),
        worded("reveal-not-intercepted", name="Cy", guess=missed),
        worded("score-interceptor", name="Cy", tokens="○○"),
    ]
    assert [line for line in lines if line in told] == told


async def test_each_player_keeps_one_card(party: Party) -> None:
    await party.sit_down()
    for _ in range(2):
        await party.play_round()
    for user in party.users:
        cards = [text for text in party.texts(user) if "The club" in text]
        assert len(cards) == 1


async def test_a_digit_used_elsewhere_changes_places(party: Party) -> None:
    bo = party.users[1]
    await party.sit_down()
    await party.give_clues("kissed prince", "tiny worker", "sauna twig")
    toasts = [(await party.set_digit(bo, *set_))["text"] for set_ in ((1, 4), (2, 2), (3, 1), (1, 2))]
    words = (await party.view(bo)).keywords
    now = {"choice": f"2 {words[1]}", "old": f"4 {words[3]}"}
    swapped = worded("toast-swapped", clue="kissed prince", other="tiny worker", **now)
    assert toasts == ["4 · _ · _", "4 · 2 · _", "4 · 2 · 1", swapped]
    await party.tap(bo, Lock(), bo)
    assert (await party.table()).log[-1]["code"] == "241"


async def test_a_typed_code_fills_the_pad_and_does_not_lock(party: Party) -> None:
    bo = party.users[1]
    await party.sit_down()
    await party.give_clues()
    for typed in ("312", "3 1 2", "3-1-2", "3·1·2"):
        await party.set_digit(bo, 1, 4)
        await party.say(bo, typed, bo)
        assert worded("card-guessed", code="3·1·2") in card(party, bo)
    assert (await party.view(bo)).tasks == ("guess",)
    await party.lock(bo)
    assert (await party.table()).log[-1]["code"] == "312"


async def test_a_guess_takes_four_taps_on_keys_with_the_keywords(party: Party) -> None:
    bo = party.users[1]
    await party.sit_down()
    await party.give_clues("kissed prince", "tiny worker", "sauna twig")
    words = (await party.view(bo)).keywords
    assert labels(party, bo)[:2] == [[f"1 {words[0]}", f"2 {words[1]}"], [f"3 {words[2]}", f"4 {words[3]}"]]
    for clue, digit in enumerate((3, 1, 2), start=1):
        asked = ("kissed prince", "tiny worker", "sauna twig")[clue - 1]
        assert card(party, bo).endswith(f"\n\n“{asked}” ({clue} of 3)")
        assert f"\n▸ {asked}\n" in card(party, bo)  # pointed at among the others
        await party.tap(bo, SetDigit(clue, digit), bo)
    assert labels(party, bo) == [["↩️ Change"], ["🔒 Lock in 3·1·2"]]
    assert f"• kissed prince → 3 {words[2]}" in card(party, bo)
    await party.tap(bo, Lock(), bo)
    assert (await party.table()).log[-1]["code"] == "312"


async def test_voice_clues_are_heard_where_they_are_guessed_and_leave_afterwards_c1(party: Party) -> None:
    """B4: nobody has to change chats; the encoder, and who does not guess yet, get no copy."""
    ana, bo, cy = party.users
    await party.sit_down()
    party.people.media(ana, ana, "voice")
    await party.settle()
    await party.say(ana, "hint bb\nhint cc", ana)
    await party.tap(ana, SendClues(), ana)
    code = (await party.view(ana)).code or ""
    clip, below = party.posts(bo)[-2:]
    assert "voice" in clip.content
    assert below.text == card(party, bo)
    assert not any("voice" in post.content for user in (ana, cy) for post in party.posts(user))
    await party.guess(bo, code)
    assert not any("voice" in post.content for post in party.posts(bo))


async def test_the_interceptors_notes_are_secret_until_the_end(party: Party) -> None:
    ana, bo, cy = party.users
    await party.sit_down()
    words = (await party.view(ana)).keywords
    await party.say(cy, f"1 zorpnote?\n2 {words[1].upper()}!\nthey like zorpfood", cy)  # the last line is no note
    shown = card(party, cy)
    assert "✏️\u00a0zorpnote?" in shown
    assert "zorpfood" not in shown
    while (await party.table()).stage is Stage.GAME:
        assert not any("zorp" in text for chat in (ana, bo, party.group.id) for text in party.texts(chat))
        await party.play_round(decoded=False)
    notes = f"1 zorpnote? → {words[0]} · 2 {words[1].upper()}! ✅"
    assert worded("end-notebook", name="Cy", notes=notes) in party.texts()[-1]


async def test_my_words_are_for_players_only(party: Party) -> None:
    ana, bo, cy = party.users
    await party.sit_down()
    keywords = (await party.view(ana)).keywords
    shown = await party.tap(bo, ShowWords())
    assert shown["alert"]
    assert all(word in shown["text"] for word in keywords)
    assert (await party.tap(cy, ShowWords()))["text"] == worded("alert-no-words")
    stranger = party.people.add("Di").id
    party.people.join(stranger, party.group.id)
    assert (await party.tap(stranger, ShowWords()))["text"] == worded("alert-spectator")


async def test_a_clue_is_shown_in_full_to_who_taps_it(party: Party) -> None:
    bo = party.users[1]
    await party.sit_down()
    long = "a long clue " * 8
    await party.give_clues(long, "hint bb", "hint cc")
    answer = await party.tap(bo, ShowClue(1), bo)
    assert (answer["text"], answer["alert"]) == (long.strip(), True)


async def test_a_short_clue_is_spelled_out_c6(party: Party) -> None:
    await party.sit_down()
    await party.give_clues("boat7", "hint bb", "hint cc")
    answer = await party.tap(party.users[1], ShowClue(1), party.users[1])
    assert answer["text"] == "boat7\n\nB O A T 7"


async def test_everybody_reads_their_own_language(house: House) -> None:
    party = await gather(house, languages=("da", "fr", "bg"))
    ana, bo, cy = party.users
    await party.sit_down()
    assert worded("card-title-pair", "da", title="The club") in card(party, ana)
    assert worded("card-title-pair", "fr", title="The club") in card(party, bo)
    assert worded("card-title-interceptor", "bg", title="The club") in card(party, cy)
    await party.give_clues()
    assert worded("board-first-round", "da") in party.texts()[-1]


async def test_a_player_who_blocked_the_bot_gets_the_card_after_opening_it_again(party: Party) -> None:
    bo = party.users[1]
    await party.sit_down()
    party.people.block(bo)
    await party.give_clues()
    player = (await party.table()).player(bo)
    assert player is not None
    assert not player.ready
    await party.start(bo)
    assert party.has_button(bo, SetDigit)


async def test_play_while_a_game_runs_points_to_it(party: Party) -> None:
    await party.sit_down()
    before = await party.table()
    await party.say(party.users[2], "/play")
    assert party.texts()[-1] == worded("page-game-runs")
    assert (await party.table()).state == before.state


# ── again ───────────────────────────────────────────────────────────────────────────────────────────────────────


async def end_quickly(party: Party) -> None:
    for _ in range(2):
        await party.play_round(decoded=False)


async def test_a_rematch_keeps_the_roles(party: Party) -> None:
    _, bo, cy = party.users
    await party.sit_down()
    before = (await party.view(bo)).keywords
    await end_quickly(party)
    await party.rematch("same")
    table = await party.table()
    assert (table.stage, table.serial) == (Stage.GAME, 2)
    assert await party.interceptor() == cy
    assert not set((await party.view(bo)).keywords) & set(before)  # D2: words that the chat has not met
    await end_quickly(party)
    assert (await party.table()).stage is Stage.OVER


@pytest.mark.parametrize("wanted", [True, False])
async def test_the_result_stays_in_private_without_keys_when_the_table_goes_on(party: Party, wanted: bool) -> None:
    """Who says no has nothing else in the chat: it must not be empty."""
    ana, bo, cy = party.users
    await party.sit_down()
    await end_quickly(party)
    ends = {user: party.posts(user)[-1] for user in party.users}
    assert all(post.markup for post in ends.values())
    words = (await party.view(bo)).keywords
    await party.rematch("same", bo, cy)
    await party.tap(ana, Rematch("same") if wanted else DeclineRematch(), ana)
    assert (await party.table()).stage is (Stage.GAME if wanted else Stage.LOBBY)
    for user, end in ends.items():
        [kept] = [post for post in party.posts(user) if post.id == end.id]
        assert all(word in kept.content["text"] for word in words)
        assert kept.markup is None


async def test_after_three_games_with_the_next_interceptor_each_has_had_a_go(party: Party) -> None:
    await party.sit_down()
    intercepted = []
    for _ in range(3):
        intercepted.append(await party.interceptor())
        await end_quickly(party)
        await party.rematch("next")
    assert sorted(intercepted) == sorted(party.users)


async def test_a_shuffled_rematch_seats_the_same_people(party: Party) -> None:
    await party.sit_down()
    await end_quickly(party)
    await party.rematch("shuffled")
    players = (await party.table()).players
    assert sorted(player.user for player in players) == sorted(party.users)
    assert sorted(player.side for player in players) == ["interceptor", "pair", "pair"]


async def test_only_players_ask_for_a_rematch(party: Party) -> None:
    await party.sit_down()
    await end_quickly(party)
    stranger = party.people.add("Di").id
    party.people.join(stranger, party.group.id)
    assert (await party.tap(stranger, Rematch("same")))["text"] == worded("toast-not-in-last-game")
    assert (await party.table()).stage is Stage.OVER


async def test_a_rematch_waits_for_a_player_who_blocked_the_bot(party: Party) -> None:
    ana = party.users[0]
    await party.sit_down()
    await party.play_round()
    party.people.block(ana)
    await party.give_clues()
    await party.call_off(ana)
    await party.rematch("same")
    assert (await party.table()).stage is Stage.LOBBY
    assert worded("lobby-not-ready", names="Ana") in party.texts()[-1]
    await party.start(ana)
    await party.tap(ana, StartGame())
    assert (await party.table()).stage is Stage.GAME


# ── mistakes ────────────────────────────────────────────────────────────────────────────────────────────────────


async def clue_for(party: Party, user: int, place: int) -> str:
    """Return the keyword of one of the encoder's clues, as 2 ghost."""
    view = await party.view(user)
    digit = (view.code or "")[place]
    return f"{digit} {view.keywords[int(digit) - 1]}"


async def drafted(party: Party, user: int) -> tuple[object, ...]:
    return tuple((await party.view(user)).draft)


async def test_two_lines_fill_two_clues_and_the_third_comes_later(party: Party) -> None:
    ana = party.users[0]
    await party.sit_down()
    await party.say(ana, "hint aa\nhint bb", ana)
    assert await drafted(party, ana) == ("hint aa", "hint bb", None)
    assert not party.has_button(ana, SendClues)
    await party.say(ana, "hint cc", ana)
    assert await drafted(party, ana) == ("hint aa", "hint bb", "hint cc")
    await party.tap(ana, SendClues(), ana)
    assert (await party.public()).half is not None


async def test_five_lines_are_refused_whole(party: Party) -> None:
    ana = party.users[0]
    await party.sit_down()
    await party.say(ana, "a\nb\nc\nd\ne", ana)
    assert await drafted(party, ana) == (None, None, None)
    assert worded("notice-too-many-lines", count=5) in card(party, ana)


async def test_a_clue_can_be_changed_before_it_is_sent(party: Party) -> None:
    ana = party.users[0]
    await party.sit_down()
    await party.say(ana, "hint aa\nhint bb\nhint cc", ana)
    await party.say(ana, "hint dd", ana)
    assert worded("notice-all-written") in card(party, ana)
    keyword = await clue_for(party, ana, 1)
    assert (await party.tap(ana, ChangeClue(2), ana))["text"] == worded("toast-write-clue", keyword=keyword)
    assert worded("card-changing", keyword=keyword) in card(party, ana)
    await party.say(ana, "hint dd", ana)
    assert await drafted(party, ana) == ("hint aa", "hint dd", "hint cc")
    assert worded("card-check") in card(party, ana)


@pytest.mark.parametrize(
    ("text", "kept", "reason"),
    [
        ("\u200b", (None, None, None), worded("refusal-clue-empty", clue_number=1)),
        ("x" * 500, (None, None, None), worded("refusal-clue-too-long", most=100, length=500)),
        ("hint aa\nhint bb\nHint AA!", ("hint aa", "hint bb", None), worded("notice-clue-twice", clue="Hint AA!")),
    ],
)
async def test_a_clue_that_breaks_a_rule_is_refused_with_the_reason(
    party: Party, text: str, kept: tuple[str | None, ...], reason: str
) -> None:
    ana = party.users[0]
    await party.sit_down()
    await party.say(ana, text, ana)
    assert await drafted(party, ana) == kept
    assert reason in card(party, ana)
    await party.say(ana, "hint aa\nhint bb\nhint cc", ana)
    assert reason not in card(party, ana)


async def test_a_keyword_is_no_clue(party: Party) -> None:
    ana = party.users[0]
    await party.sit_down()
    keyword = (await party.view(ana)).keywords[0]
    clue = f"my {keyword.upper()}"
    await party.say(ana, clue, ana)
    assert await drafted(party, ana) == (None, None, None)
    assert worded("refusal-clue-is-keyword", clue=clue, keyword=keyword) in card(party, ana)


async def test_a_clue_of_an_earlier_round_is_refused(party: Party) -> None:
    ana, bo, _ = party.users
    await party.sit_down()
    code = (await party.view(ana)).code or ""
    await party.give_clues("hint aa", "hint bb", "hint cc")
    await party.guess(bo, code)
    await party.say(bo, "hint dd\nhint aa\nhint ee", bo)
    again = worded("refusal-clue-repeated", clue="hint aa", round=1)
    assert worded("card-again", reason=again, keyword=await clue_for(party, bo, 1)) in card(party, bo)
    assert await drafted(party, bo) == ("hint dd", None, "hint ee")
    await party.say(bo, "hint ff", bo)
    assert await drafted(party, bo) == ("hint dd", "hint ff", "hint ee")


async def test_markup_in_a_clue_stays_text(party: Party) -> None:
    ana, bo, _ = party.users
    await party.sit_down()
    await party.give_clues("<b>bold</b>", "a & b", "</blockquote>")
    assert "• <b>bold</b>\n• a & b\n• </blockquote>" in party.texts()[-1]
    await party.guess(bo, (await party.view(ana)).code or "")
    assert "<b>bold</b>" in card(party, bo)


async def test_text_from_who_is_not_awaited_is_answered(party: Party) -> None:
    ana, bo, cy = party.users
    await party.sit_down()
    await party.say(bo, "is it me?", bo)
    assert worded("notice-not-your-turn") in card(party, bo)
    await party.say(cy, "432", cy)
    assert worded("notice-not-your-turn") in card(party, cy)
    await party.give_clues()
    await party.say(bo, "four three two", bo)
    assert worded("notice-guess-by-button") in card(party, bo)
    await party.say(bo, "4 3 3", bo)
    assert worded("refusal-bad-code") in card(party, bo)
    await party.say(ana, "one more", ana)
    assert worded("notice-not-your-turn") in card(party, ana)
    assert (await party.public()).half is not None


async def test_text_outside_of_a_game_is_answered(party: Party) -> None:
    ana = party.users[0]
    await party.say(ana, "hello?", ana)
    assert card(party, ana) == worded("page-idle")
    await party.say(ana, "/play")
    await party.say(ana, "hello??", ana)
    assert party.texts(ana) == [worded("page-start", name="Ana"), worded("page-idle"), worded("page-idle")]


async def test_an_edit_before_sending_changes_the_clues_that_the_message_gave(party: Party) -> None:
    ana = party.users[0]
    await party.sit_down()
    await party.say(ana, "hint aa", ana)
    post = await party.say(ana, "hint bb\nhint cc", ana)
    party.people.edit(ana, ana, post.id, "hint yy\nhint zz")
    await party.settle()
    assert await drafted(party, ana) == ("hint aa", "hint yy", "hint zz")


async def test_an_edit_after_sending_is_answered_once_and_changes_nothing(party: Party) -> None:
    ana = party.users[0]
    await party.sit_down()
    post = await party.say(ana, "hint aa\nhint bb\nhint cc", ana)
    await party.tap(ana, SendClues(), ana)
    for text in ("hint xx\nhint yy\nhint zz", "hint 1\nhint 2\nhint 3"):
        party.people.edit(ana, ana, post.id, text)
        await party.settle()
    half = (await party.public()).half
    assert half is not None
    assert half.clues == ("hint aa", "hint bb", "hint cc")
    told = [text for text in party.texts(ana) if worded("notice-edit-too-late") in text]
    assert len(told) == 1


async def test_incomplete_clues_cannot_be_sent(party: Party) -> None:
    ana = party.users[0]
    await party.sit_down()
    await party.say(ana, "hint aa", ana)
    post, _, tapped = party.buttons(ana)[0]
    answer = await party.tap_data(ana, post, pack_button(Tapped(tapped.place, tapped.nonce, SendClues())))
    assert (answer["text"], answer["alert"]) == (worded("refusal-clue-empty", clue_number=2), True)
    assert (await party.public()).half is None


async def test_a_guess_is_locked_only_when_it_is_complete(party: Party) -> None:
    bo = party.users[1]
    await party.sit_down()
    await party.give_clues()
    await party.tap(bo, SetDigit(1, 1), bo)
    post, _, tapped = party.buttons(bo)[0]
    answer = await party.tap_data(bo, post, pack_button(Tapped(tapped.place, tapped.nonce, Lock())))
    assert answer["text"] == worded("toast-set-all")


async def test_a_text_goes_to_the_game_that_waits_for_it(house: House) -> None:
    """One player sits in the games of two groups at once; the clues go where they are awaited."""
    first = await gather(house)
    ana, bo, _ = first.users
    second = await gather(house)
    second.users[2] = ana
    house.people.join(ana, second.group.id)
    await second.say(second.users[0], "/play")
    for user in second.users[1:]:
        await second.tap(user, Join())
    await second.tap(second.users[0], StartGame())
    await first.sit_down()  # ana encodes here, and only listens in the second group
    await first.say(ana, "hint aa\nhint bb\nhint cc", ana)
    assert (await drafted(first, ana)) == ("hint aa", "hint bb", "hint cc")
    await first.tap(ana, SendClues(), ana)
    assert (await first.view(bo)).tasks == ("guess",)
