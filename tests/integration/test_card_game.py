"""Whole games of number cards through the webhook, on the real parts."""

import pytest

from engine.core import Seat
from engine.kryptos.scoring import Reason
from engine.kryptos.terms import Phase
from tests.integration.cards import (
    boards,
    circle,
    guess,
    guess_right,
    miss,
    on_turn,
    open_cards,
    public,
    seat,
    sit_down,
    target,
)
from tests.integration.party import House, Party, gather, worded
from tests.integration.showing import differences, redis_of
from tests.thorough import long
from tgbot.games.kryptos.buttons import CallTheEnd, NameNumber, PassAttempt, PickHand, RevealOwn
from tgbot.games.kryptos.model import KryptosTally
from tgbot.games.kryptos.screens.parts import GLUE, LETTERS, card_text
from tgbot.playground.model import Post
from tgbot.tables.buttons import ShowWords, StartGame, SwitchGame, TakeSeat
from tgbot.tables.model import Stage
from tgbot.telegram.messages import Effect

pytestmark = pytest.mark.xdist_group("cards")


async def played_out(party: Party) -> None:
    await open_cards(party)
    while (await party.table()).stage is Stage.GAME:
        await guess_right(party)


@pytest.mark.parametrize(
    ("count", "options", "language"),
    [
        (3, (), "en"),
        (3, ("advanced", "bribe"), "ru"),
        (4, ("mystery",), "pl"),
        pytest.param(5, ("mystery", "advanced"), "da", marks=long),
        pytest.param(6, ("advanced", "bribe"), "fr", marks=long),
    ],
)
async def test_a_whole_game(house: House, count: int, options: tuple[str, ...], language: str) -> None:
    party = await circle(house, count, options, language)
    started = (await public(party)).options
    assert [name for name in ("advanced", "mystery", "bribe") if getattr(started, name)] == sorted(
        options, key=("advanced", "mystery", "bribe").index
    )
    await played_out(party)
    view = await public(party)
    assert view.outcome is not None
    assert view.outcome.reason is Reason.POINTS
    winner = view.outcome.winner
    assert winner is not None
    name = (await party.table()).name(winner)
    assert worded("cards-won", language, name=name, points=view.hand(winner).points) in boards(party)[-1]
    assert len(boards(party)) == view.round + 2  # the opening, each round, and the end
    for user in party.users:
        found = sum(attempt.right for attempt in view.attempts if attempt.by == str(user))
        kept = len(view.hand(Seat(str(user))).hidden)
        assert worded("cards-over-count", language, count=found, kept=kept) in party.texts(user)[-1]
    store = party.bot.store
    assert await differences(party.local, store, redis_of(store), party.places) == []


async def test_an_unknown_command_is_answered_on_the_card_with_what_is_awaited(house: House) -> None:
    party = await circle(house, 3)
    user = await on_turn(party)
    await party.say(user, "/hero", user)
    assert worded("notice-unknown-command", command="hero") in party.texts(user)[-1]
    assert worded("cards-card-reveal") in party.texts(user)[-1]


async def test_the_lobby_becomes_the_card_games_and_three_can_start(party: Party) -> None:
    ana, bo, cy = party.users
    await party.say(ana, "/play")
    assert worded("lobby-title") in party.texts()[-1]
    assert (await party.tap(ana, SwitchGame("kryptos")))["text"] == worded(
        "toast-game-switched", game=worded("track-game")
    )
    assert worded("cards-lobby-title") in party.texts()[-1]
    assert not party.has_button(party.group.id, StartGame)
    await party.say(bo, "/join")
    await party.say(cy, "/join")
    await party.tap(ana, StartGame())
    assert worded("cards-opening") in boards(party)[-1]


async def test_a_miss_a_second_attempt_and_a_warning(house: House) -> None:
    """K9, K10: what a player can see is wrong takes two taps; a point buys one more attempt, and no third."""
    party = await circle(house)
    await open_cards(party)
    user = await on_turn(party)
    hand = await target(party)
    own = (await seat(party, user)).cards[4]
    await guess(party, hand, hand.hidden[0], own)
    assert (await public(party)).phase is Phase.AGAIN
    assert worded("cards-card-missed") in party.texts(user)[-1]
    assert boards(party)[-1].startswith(f"❌ {(await party.table()).name(user)}: ")
    await guess(party, hand, hand.hidden[1], own)
    view = await public(party)
    assert (view.hand(view.hands[0].seat).points, len(view.attempts)) == (1, 2)
    assert view.turn != str(user)


async def test_each_player_keeps_one_card_and_the_turn_rings(house: House) -> None:
    party = await circle(house, 4)
    await open_cards(party)
    for _ in range(5):
        await miss(party)
    for user in party.users:
        assert len([text for text in party.texts(user) if "🔢 The club" in text]) == 1
    calls = [call for call in party.local.world.calls if call.method == "sendMessage"]
    loud = [call for call in calls if str(call.params.get("chat_id")) == str(await on_turn(party))]
    assert not loud[-1].params.get("disable_notification")


async def test_a_round_costs_few_messages(house: House) -> None:
    """A round of three is one new picture in the group, an edit or two for each turn, and one of the round before."""
    party = await circle(house)
    await open_cards(party)
    before = len(party.local.world.calls)
    for _ in range(3):
        await miss(party)
    calls = list(party.local.world.calls)[before:]
    in_group = [call.method for call in calls if str(call.params.get("chat_id")) == str(party.group.id)]
    assert (in_group.count("sendPhoto"), in_group.count("editMessageCaption")) == (1, 0)
    assert in_group.count("editMessageMedia") <= 3 * 2 + 1
    assert len(in_group) <= 3 * 2 + 2


async def test_the_end_rings_for_the_winner_with_confetti_and_costs_the_others_no_message_k14(house: House) -> None:
    party = await circle(house)
    await open_cards(party)
    while (await party.table()).stage is Stage.GAME:
        before = len(party.local.world.calls)
        await guess_right(party)
    view = await public(party)
    assert view.outcome is not None
    sent = [call for call in list(party.local.world.calls)[before:] if call.method.startswith("send")]
    private = [call for call in sent if int(call.params["chat_id"]) in party.users]
    assert [str(call.params["chat_id"]) for call in private] == [view.outcome.winner]
    assert private[0].params["message_effect_id"] == Effect.CONFETTI
    assert not private[0].params.get("disable_notification")


async def test_my_cards_are_for_their_owner(house: House) -> None:
    party = await circle(house)
    bo = party.users[1]
    shown = await party.tap(bo, ShowWords())
    dealt = (await seat(party, bo)).cards
    hidden = [f"{letter}{GLUE}{card_text(number)}" for letter, number in zip(LETTERS, dealt, strict=True)]
    assert (shown["alert"], shown["text"].split()) == (True, hidden)
    stranger = party.people.add("Di").id
    party.people.join(stranger, party.group.id)
    assert (await party.tap(stranger, ShowWords()))["text"] == worded("alert-spectator")


async def test_a_player_who_leaves_and_a_substitute(house: House) -> None:
    """K18: the hand is opened and its turns are skipped; who takes the seat may guess, and not win for the leaver."""
    party = await circle(house, 4)
    await open_cards(party)
    leaver = await on_turn(party)
    await party.leave(leaver)
    view = await public(party)
    assert view.hand(view.hands[0].seat).hidden == ()
    assert view.turn != str(leaver)
    newcomer = party.people.add("Eve").id
    party.people.join(newcomer, party.group.id)
    party.users[party.users.index(leaver)] = newcomer
    await party.start(newcomer)
    await party.tap(newcomer, TakeSeat(str(leaver)))
    for _ in range(3):
        await guess_right(party)
    assert await on_turn(party) == newcomer
    await guess_right(party)
    while (await party.table()).stage is Stage.GAME:
        await guess_right(party)


async def test_the_end_can_be_called_after_three_quiet_rounds(house: House) -> None:
    party = await circle(house)
    await open_cards(party)
    for _ in range(9):
        assert not party.has_button(party.group.id, CallTheEnd)
        await miss(party)
    await party.tap(party.users[1], CallTheEnd())
    assert worded("track-why-end-called") in boards(party)[-1]


async def test_rematch_rules_sheet_statistics_and_record(house: House) -> None:
    party = await circle(house)
    _, bo, _ = party.users
    await played_out(party)
    await party.say(bo, "/rules")
    assert worded("page-rules-cards-1", page=1, pages=5) in party.texts()[-1]
    await party.say(bo, "/sheet")
    assert "✅" in party.posts(party.group.id)[-1].content["caption"]
    assert party.posts(party.group.id)[-1].kind == "photo"
    await party.say(bo, "/leaderboard")
    assert worded("page-leaderboard", rows="")[:3] in party.texts()[-1]
    await party.say(bo, "/stats")
    assert party.posts(party.group.id)[-1].kind == "photo"
    await party.say(bo, "/export")
    assert party.posts(party.group.id)[-1].kind == "document"
    first = (await public(party)).hands[0].seat
    await party.rematch("next")
    table = await party.table()
    assert (table.stage, table.game) == (Stage.GAME, "kryptos")
    assert (await public(party)).hands[0].seat != first


async def test_a_text_in_private_is_answered(house: House) -> None:
    party = await circle(house)
    ana = party.users[0]
    await party.say(ana, "17", ana)
    assert worded("notice-by-buttons") in party.texts(ana)[-1]


async def test_who_joins_late_by_opening_the_bot_gets_a_card(house: House) -> None:
    party = await gather(house, started=2)
    cy = party.users[2]
    host = party.users[0]
    await party.say(host, "/play")
    await party.tap(host, SwitchGame("kryptos"))
    await party.say(party.users[1], "/join")
    await party.say(cy, "/join")
    assert worded("lobby-not-ready", names="Cy") in party.texts()[-1]
    await party.start(cy)
    await party.tap(host, StartGame())
    assert worded("cards-card-own") in party.texts(cy)[-1]


async def test_buttons_of_an_earlier_decision_are_out_of_date(house: House) -> None:
    party = await circle(house)
    user = await on_turn(party)
    post, data = party.button(user, RevealOwn)
    await party.tap(user, RevealOwn, user)
    assert (await party.tap_data(user, post, data))["text"] == worded("toast-old-button")
    await open_cards(party)
    user = await on_turn(party)
    post, data = party.button(user, PickHand)
    await miss(party)
    before = await party.table()
    assert (await party.tap_data(user, post, data))["text"] == worded("toast-old-button")
    assert await party.table() == before


async def test_two_games_in_one_group_one_after_the_other(party: Party) -> None:
    """The lobby remembers the game, and both games' numbers add up."""
    await sit_down(party)
    await played_out(party)
    await party.say(party.users[0], "/play")
    assert worded("cards-lobby-title") in party.texts()[-1]
    await party.tap(party.users[0], SwitchGame("codes"))
    for user in party.users[1:]:
        await party.say(user, "/join")
    await party.tap(party.users[0], StartGame())
    for _ in range(2):
        await party.play_round(decoded=False)
    table = await party.table()
    earned = [own for tally in table.tallies.values() for own in tally.own.values()]
    card_wins = sum(own.card_wins for own in earned if isinstance(own, KryptosTally))
    assert (table.finished, card_wins) == (2, 1)


async def test_no_button_carries_more_than_it_says(house: House) -> None:
    """A number on a button is one of the pad's, or a place; what a card is stands in no button's data."""
    party = await circle(house)
    await open_cards(party)
    user = await on_turn(party)
    await party.tap(user, PickHand, user)
    assert not party.has_button(user, PassAttempt)
    assert not party.has_button(party.group.id, NameNumber)
    for chat in (party.group.id, *party.users):
        for _, data, _ in party.buttons(chat):
            assert len(data.encode()) <= 64
            assert len(data.rstrip("|").split("|")) <= 4


async def test_where_no_picture_may_be_sent_the_words_stand_alone_and_lie_open(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    """A whole game in a group where the bot may not send photos: one text a round, edited in place."""
    party = await gather(house)
    party.people.change_group(party.group.id, photos=False)
    await sit_down(party)
    await open_cards(party)
    board = party.posts(party.group.id)[-1]
    await miss(party)
    assert party.posts(party.group.id)[-1].id == board.id
    assert worded("cards-round", round=1) in party.texts()[-1]
    assert worded("cards-unrevealed", top=32) in party.texts()[-1]
    assert _quotes(board) == ["blockquote"]
    while (await party.table()).stage is Stage.GAME:
        await guess_right(party)
    assert boards(party) == []
    rounds, end = (await public(party)).round, party.posts(party.group.id)[-1]
    assert worded("cards-end-hands") in party.texts()[-1]
    assert _quotes(end) == ["blockquote"]
    assert sum(post.id >= board.id for post in party.posts(party.group.id)) == rounds + 1
    assert not [record for record in caplog.records if record.levelname == "ERROR"]
    store = party.bot.store
    assert await differences(party.local, store, redis_of(store), party.places) == []


def _quotes(post: Post) -> list[str]:
    """The kinds of quotes in a text: one that is folded is called expandable."""
    kinds = [entity["type"] for entity in post.content.get("entities", ())]
    return [kind for kind in kinds if "blockquote" in kind]
