"""The board of the card game: one picture a round, what just happened, who is on turn, and all of it in words too."""

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from random import Random

import orjson
import pytest

from engine.kryptos import KRYPTOS
from engine.kryptos.events import TurnSkipped
from engine.kryptos.terms import Colour, Phase
from engine.kryptos.views import AttemptView
from tests.thorough import THOROUGH
from tests.unit.tgbot.builders.cards import (
    card,
    dealt,
    finished,
    guess,
    named,
    on_turn,
    open_card,
    opened,
    presses,
    seat,
    shown,
    tapped,
    target,
    view,
)
from tests.unit.tgbot.builders.tables import LINKS, NOW, moment
from tests.unit.tgbot.builders.teams import PEOPLE
from tgbot.games.kryptos.buttons import PassAttempt, PickHand
from tgbot.games.kryptos.model import OWN, Happening, What
from tgbot.games.kryptos.news import MAX_KEPT, last_round
from tgbot.games.kryptos.pictures.tiles import Lies
from tgbot.games.kryptos.pictures.track import HandText, TrackPicture
from tgbot.games.kryptos.screens.parts import GLUE, LETTERS, SIGNS, card_text
from tgbot.games.kryptos.screens.results import MAX_LINES
from tgbot.i18n.texts import LANGUAGES, Argument, Say
from tgbot.playground.entities import parse_html
from tgbot.store.codec import dump, unpacked
from tgbot.tables import chat_changes, erasure, lobby, play, seats
from tgbot.tables.buttons import NudgeAwaited, PlayNext, Rematch, ShowWords
from tgbot.tables.erasure import is_stand_in
from tgbot.tables.model import Stage, Table
from tgbot.telegram.messages import Button, Edit, Effect, Photo, edit_of, utf16_length
from tgbot.telegram.updates import MAX_NAME_LEN
from tgbot.ui.parts import until

SAY = Say("en")
ANA, BO, CY, DI = (one.id for one in PEOPLE[:4])
MAX_UPLOAD = 80_000  # bytes
MAX_CAPTION = 1024  # UTF-16 units
GAMES = 12 if THOROUGH else 3


def board(table: Table) -> Photo:
    last = shown(table)[-1]
    assert isinstance(last, Photo)
    return last


def lines_of(table: Table, user: int) -> list[str]:
    return card(table, user).text.split("\n")


def words(table: Table) -> str:
    """What a phone reads out of a board, unfolded."""
    return parse_html(board(table).text)[0]


def picture(table: Table) -> TrackPicture:
    drawn = board(table).picture
    assert isinstance(drawn, TrackPicture)
    return drawn


def with_long_names(table: Table) -> Table:
    for player in table.players:
        table = table.with_player(player.replace(name=f"{player.user}" * MAX_NAME_LEN))
    return table


def random_games(seed: int) -> Iterator[Table]:
    """Every table of a game in which people guess, pass, are late and leave by chance."""
    chance = Random(seed)
    count = chance.choice([3, 4, 5, 6])
    options = [one for one in ("advanced", "mystery", "bribe") if chance.random() < 0.5]
    table = dealt(count, options=options, language=chance.choice(LANGUAGES), pace="classic")
    while table.stage is Stage.GAME:
        yield table
        table = _any_step(table, chance)
    yield table


def _any_step(table: Table, chance: Random) -> Table:
    happens = chance.random()
    if happens < 0.05:
        return seats.time_up(table, moment())
    if happens < 0.06 and len([one for one in table.players if not one.left]) > 2:
        return seats.leave(table, on_turn(table), moment())
    if view(table).phase is Phase.REVEAL:
        return open_card(table)
    if view(table).phase is Phase.AGAIN and happens < 0.5:
        return tapped(table, on_turn(table), PassAttempt())
    return guess(table, right=chance.random() < 0.6)


# ── one picture a round ─────────────────────────────────────────────────────────────────────────────────────────


def test_an_attempt_changes_the_picture_of_the_round_in_place() -> None:
    table = opened()
    before, after = board(table), board(guess(table, right=False))
    assert (before.key, before.silent) == (after.key, False)
    assert before.digest != after.digest
    assert not after.still


def test_the_keys_are_guess_and_my_cards_then_what_is_for_others() -> None:
    first, *others = board(opened()).keyboard
    assert (first[0].text, first[0].url) == (SAY.plain("button-guess-card"), LINKS.open())
    assert first[1].press == ShowWords()
    assert [[button.press for button in row] for row in others] == [[NudgeAwaited()], [PlayNext()]]
    assert board(dealt()).keyboard[0][0].text == SAY.plain("button-reveal-card")


def test_only_the_round_before_is_listed() -> None:
    table = opened()
    while view(table).round < 3:
        table = guess(table, right=True)
    assert [message.key.partition("/")[2] for message in shown(table)] == ["round/2", "round/3"]


def finished_round(table: Table) -> Photo:
    """The message of the round before."""
    photo = shown(table)[-2]
    assert isinstance(photo, Photo)
    return photo


def track(photo: Photo) -> TrackPicture:
    assert isinstance(photo.picture, TrackPicture)
    return photo.picture


def test_the_picture_of_a_finished_round_has_its_last_guess() -> None:
    table = opened()
    while on_turn(table) != CY:
        table = guess(table, right=True)
    live = board(table)
    hand, place, number = target(table, right=True)
    table = named(table, hand, place, number)
    over = finished_round(table)
    assert over.key == live.key
    assert edit_of(live.digest, over, doubted=False) is Edit.PICTURE
    assert card_text(number) in over.text
    tile = track(over).hands[hand - 1].cards[place - 1]
    assert (tile.lies, tile.text, tile.newest) == (Lies.OPEN, str(number), True)
    assert track(over).title == SAY.plain("track-round", round=1)
    assert not any(hand.turn for hand in track(over).hands)


@pytest.mark.parametrize("seed", range(GAMES))
def test_the_picture_of_a_finished_round_stays_as_it_was(seed: int) -> None:
    """Whatever comes later: cards that are found, points, who leaves (K18), and the end of the game."""
    drawn: dict[str, TrackPicture] = {}
    for table in random_games(seed):
        if view(table).round:
            photo = finished_round(table)
            assert drawn.setdefault(photo.key, track(photo)) == track(photo)
    assert len(drawn) > 3


def test_a_round_that_was_finished_before_its_hands_were_kept_keeps_the_picture_that_was_sent() -> None:
    table = OWN.put(opened(), closed=())
    assert finished_round(table).still


# ── what just happened, and who is on turn ──────────────────────────────────────────────────────────────────────


def first_lines(table: Table) -> list[str]:
    return words(table).split("\n")[:2]


def test_the_caption_says_what_happened_and_who_is_on_turn() -> None:
    table = opened()
    hand, place, number = target(table, right=True)
    table = named(table, hand, place, number)
    letter, said = LETTERS[place - 1], card_text(number)
    assert first_lines(table) == [
        parse_html(SAY("cards-news-found", name="Ana", owner="Bo", place=letter, card=said, points=3))[0],
        SAY.plain("cards-awaited-guess", names="Bo"),
    ]


def test_a_pass_and_a_lost_turn_are_told_k10() -> None:
    missed = guess(opened(pace="classic"), right=False)
    assert SAY("cards-news-passed", name="Ana") in board(tapped(missed, ANA, PassAttempt())).text
    late = seats.time_up(opened(pace="classic"), moment())
    assert first_lines(late)[0] == SAY.plain("cards-news-late", name="Ana")
    assert lines_of(late, ANA)[:2] == [SAY("cards-card-waiting", name="Bo"), SAY("cards-result-late")]
    assert SAY("cards-result-late") in card(guess(late, right=False), ANA).text  # until Ana acts


def test_a_card_that_the_clock_opens_is_told_k5() -> None:
    table = seats.time_up(dealt(pace="slow"), moment())
    lowest = card_text(seat(table, CY).cards[0])
    assert first_lines(table)[0] == SAY.plain("cards-news-opened-late", name="Cy", card=lowest)
    assert lines_of(table, CY)[1] == SAY("cards-result-opened-late", card=lowest)
    opened_one = open_card(table)
    assert SAY.plain("cards-news-opened", name="Bo", card=card_text(seat(table, BO).cards[0])) in words(opened_one)


def test_a_skipped_turn_is_told_to_all_and_to_whom_it_concerns_k16() -> None:
    table = _until_skipped()
    skipped = next(event.seat for event in table.events if isinstance(event, TurnSkipped))
    assert SAY("cards-news-skipped", name=table.name(skipped)) in board(table).text
    assert SAY("cards-result-skipped") in card(table, int(skipped)).text


def _until_skipped() -> Table:
    """Only Bo has hidden cards left, and the time of Ana's turn runs out."""
    table = opened(pace="classic")
    state = KRYPTOS.thaw(table.state or {})
    hands = tuple(hand if hand.seat == str(BO) else replace(hand, shown=frozenset(hand.cards)) for hand in state.hands)
    table = table.replace(state=KRYPTOS.freeze(replace(state, hands=hands)))
    return seats.time_up(table.replace(events=()), moment())


def test_a_leaver_a_substitute_and_the_last_round_are_told_k13_k18() -> None:
    left = seats.leave(opened(4), BO, moment())
    assert SAY("cards-news-left", name="Bo") in board(left).text
    taken = seats.take_seat(left, PEOPLE[4], BO, True, moment())
    assert SAY("cards-news-taken", name="Eve") in board(taken).text
    table = opened()
    while not view(table).last_round:
        table = guess(table, right=True)
    assert SAY("cards-news-last-round", name="Ana", points=17) in board(table).text


def test_who_brought_the_last_round_is_named_on_the_board_and_on_each_card_k13() -> None:
    table = opened(options=("bribe",))
    while not view(table).last_round:
        table = guess(table, right=True)
    named = SAY("cards-news-last-round", name="Ana", points=17)
    own = SAY("cards-last-round-own", points=17)
    for _ in range(2):
        assert parse_html(named)[0] in words(table)
        assert [own in card(table, ANA).text, named in card(table, ANA).text] == [True, False]
        assert all(card(table, user).text.count(named) == 1 for user in (BO, CY))
        table = guess(table, right=False)  # what it was brought by stays the same
    assert SAY("cards-news-last-round", name="Ana", points=17) in board(table).text


def test_a_last_round_of_which_an_older_version_kept_nobody_is_not_told() -> None:
    table = opened()
    while not view(table).last_round:
        table = guess(table, right=True)
    *earlier, begun = OWN.of(table).happened
    assert begun.what is What.LAST_ROUND
    older = OWN.put(table, happened=(*earlier, begun.replace(seat="", number=0)))
    assert "🏁" not in words(older) + card(older, ANA).text


def test_what_is_kept_of_a_game_has_an_end_and_begins_again_with_the_next() -> None:
    table = opened(pace="classic")
    for _ in range(MAX_KEPT + 10):
        table = seats.time_up(table, moment())
    assert len(OWN.of(table).happened) == MAX_KEPT
    assert OWN.of(dealt()).happened == ()


# ── the same in words ───────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("seed", range(GAMES))
def test_every_fact_of_the_picture_stands_in_the_words(seed: int) -> None:
    """The folded lines are those that somebody would write down who sees the picture, no more and no less."""
    for table in random_games(seed):
        say, drawn, text = Say(table.language), picture(table), words(table)
        folded = [*_over(drawn, say), *_cards_aside(drawn, say)] if drawn.overline else _running(drawn, say)
        assert text.split("\n")[-len(folded) :] == folded
        missing = [line for line in _band(table, drawn, say) if line not in text]
        assert missing == []


def test_the_random_games_show_every_kind_of_fact() -> None:
    """Or the comparison above proves nothing."""
    drawn = [picture(table) for seed in range(GAMES) for table in random_games(seed)]
    tiles = [tile for each in drawn for hand in each.hands for tile in hand.cards]
    assert any(tile.refuted for tile in tiles)
    assert any(tile.newest for tile in tiles)
    assert {tile.lies for each in drawn for tile in each.track} == set(Lies)
    assert any(each.aside for each in drawn)
    assert any(hand.won for each in drawn for hand in each.hands)
    assert len({each.headline.count(" · ") for each in drawn}) >= 2


def _band(table: Table, drawn: TrackPicture, say: Say) -> Iterator[str]:
    """What the band on top says, in the words of the caption."""
    if drawn.overline:
        winner = next(hand for hand in drawn.hands if hand.won)
        assert drawn.headline == say.plain("track-winner", name=winner.name)
        yield _plain(say, "cards-won", name=winner.name, points=_points(winner))
        yield drawn.title
        return
    (mover,) = (hand for hand in drawn.hands if hand.turn)
    assert drawn.title == say.plain("track-turn", name=mover.name)
    now = view(table).round
    said = {
        say.plain("track-opening"): [_plain(say, "cards-opening"), say.plain("cards-awaited-reveal", names=mover.name)],
        say.plain("track-round", round=now): [_plain(say, "cards-round", round=now)],
        say.plain("track-last-round"): _last_round(table, say),
        say.plain("track-again"): [say.plain("cards-awaited-again", names=mover.name)],
    }
    for part in drawn.headline.split(" · "):
        yield from said[part]


def _last_round(table: Table, say: Say) -> list[str]:
    begun = last_round(table, view(table))
    assert begun is not None or not view(table).last_round
    return [say.plain("cards-news-last-round", name=table.name(begun.seat), points=begun.number)] if begun else []


def _running(drawn: TrackPicture, say: Say) -> list[str]:
    """The hands, the numbers that are not open yet, and the colours of what lies aside."""
    lines = [line for hand in drawn.hands for line in (_name_line(hand, say), _hand_line(hand))]
    covered = [int(tile.text) for tile in drawn.track if tile.lies is Lies.COVERED]
    top = min(covered) - 1 if covered else len(drawn.track)
    lines.append(say.plain("cards-unrevealed", top=top))
    for colour in Colour:
        hidden = [tile.text for tile in drawn.track if tile.lies is Lies.HIDDEN and tile.colour is colour]
        lines.append(f"{SIGNS[colour]} {' '.join(hidden) or '—'}")
    counts = [(colour, sum(tile.colour is colour for tile in drawn.aside)) for colour in Colour]
    return [*lines, say.plain("cards-aside", tokens=_counted(counts))] if drawn.aside else lines


def _over(drawn: TrackPicture, say: Say) -> list[str]:
    """All hands, by their points."""
    ranked = sorted(drawn.hands, key=lambda hand: -_points(hand))
    return [line for hand in ranked for line in (_name_line(hand, say), _dealt_line(hand))]


def _cards_aside(drawn: TrackPicture, say: Say) -> list[str]:
    cards = " ".join(card_text(int(tile.text)) for tile in drawn.aside)
    return [say.plain("cards-end-aside", cards=cards)] if drawn.aside else []


def _name_line(hand: HandText, say: Say) -> str:
    """Who it is, with a sign for whose turn it is and for a leaver, the points, and the colours of hidden cards."""
    left = say.plain("track-left", name="")
    sign = "🚪 " if hand.name.endswith(left) else "▶️ " if hand.turn else ""
    counts = _counted(hand.tokens)
    return f"{sign}{hand.name.removesuffix(left)} ⭐{_points(hand)}" + (f" · {counts}" if counts else "")


def _hand_line(hand: HandText) -> str:
    return " ".join(
        f"{f'🆕{GLUE}' if tile.newest else ''}{card_text(int(tile.text))}"
        if tile.lies is Lies.OPEN
        else tile.text + (f"≠{tile.refuted}" if tile.refuted else "")
        for tile in hand.cards
    )


def _dealt_line(hand: HandText) -> str:
    cards = [(card_text(int(tile.text)), tile.lies) for tile in hand.cards]
    return " ".join(card if lies is Lies.OPEN else f"🔒{GLUE}{card}" for card, lies in cards)


def _counted(tokens: Iterable[tuple[Colour, int]]) -> str:
    return " ".join(f"{SIGNS[colour]}{GLUE}×{count}" for colour, count in tokens if count)


def _points(hand: HandText) -> int:
    return int(hand.points.removeprefix("★\u202f"))


def _plain(say: Say, text_id: str, /, **facts: Argument) -> str:
    return parse_html(say(text_id, **facts))[0]


ANY_SIGN = "".join(SIGNS.values())
LOOSE = re.compile(f"[A-J🆕🔒][{ANY_SIGN}]|[{ANY_SIGN}][\\d×]")


@pytest.mark.parametrize("seed", range(GAMES))
def test_no_line_breaks_between_a_sign_and_what_belongs_to_it(seed: int) -> None:
    """The number or count after a sign, and the letter or mark before it; a sign alone names a colour."""
    for table in random_games(seed):
        messages = [*shown(table), *(card(table, player.user) for player in table.players if not player.left)]
        said = [parse_html(message.text)[0] for message in messages]
        said += [button.text for message in messages for row in message.keyboard for button in row]
        assert [text for text in said if LOOSE.search(text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_names_still_leave_room_for_the_picture(language: str) -> None:
    table = with_long_names(opened(6, language=language, options=("advanced", "bribe"), pace="slow"))
    for number in range(40):
        table = with_long_names(guess(table, right=number % 3 == 0)) if table.stage is Stage.GAME else table
        for message in shown(table):
            if isinstance(message, Photo):
                assert message.has_caption
                assert utf16_length(parse_html(message.text)[0]) <= MAX_CAPTION


# ── the upload ──────────────────────────────────────────────────────────────────────────────────────────────────


def test_an_upload_stays_small_for_a_whole_game_of_six() -> None:
    table = with_long_names(opened(6))
    sizes = []
    chance = Random(6)
    while table.stage is Stage.GAME:
        table = with_long_names(guess(table, right=chance.random() < 0.5))
        sizes.append(len(picture(table).draw()))
    assert max(sizes) < MAX_UPLOAD


# ── results ─────────────────────────────────────────────────────────────────────────────────────────────────────


def test_who_guessed_whose_card_it_was_and_who_is_next_are_told_in_their_own_words() -> None:
    table = opened()
    hand, place, number = target(table, right=True, owner=CY)
    table = named(table, hand, place, number)
    letter, said = LETTERS[place - 1], card_text(number)
    turn = SAY("cards-card-waiting", name="Bo")
    found = SAY("cards-result-found", name="Cy", place=letter, card=said, worth="+3", points=5)
    assert lines_of(table, ANA)[:2] == [turn, found]
    lost = SAY("cards-result-lost", name="Ana", place=letter, card=said, points=3)
    assert lines_of(table, CY)[:3] == [turn, SAY("cards-card-you-next"), f"{lost} {SAY('cards-result-left', left=7)}"]
    assert card(table, BO).text.startswith(
        SAY("cards-news-found", name="Ana", owner="Cy", place=letter, card=said, points=3)
    )


def test_a_result_stays_until_its_reader_acts() -> None:
    table = guess(opened(), right=True, owner=CY)
    told = lines_of(table, CY)[2]
    table = guess(table, right=True, owner=ANA)  # Bo's turn
    assert lines_of(table, CY)[0] == told
    table = guess(table, right=False, owner=ANA)  # Cy's own
    assert told not in card(table, CY).text


def test_only_the_newest_loss_says_how_many_cards_are_left() -> None:
    """Or an older line would change with every card that is lost later."""
    table = guess(guess(opened(), right=True, owner=CY), right=True, owner=CY)
    text = card(table, CY).text
    assert text.count("😮") == 2
    assert text.count("Hidden cards left: 6") == 1
    assert "Hidden cards left: 6" in lines_of(table, CY)[1]


def test_a_miss_at_an_own_card_is_told_and_only_the_last_one() -> None:
    table = guess(opened(options=("bribe",)), right=False, owner=CY)
    table = guess(table, right=False, owner=CY)
    first, attempt = view(table).attempts
    assert (first.bought, attempt.bought) == (False, True)
    told = SAY("cards-result-safe", name="Ana", place=LETTERS[attempt.place - 1], card=card_text(attempt.number))
    earlier = f"❌ Ana → Cy {LETTERS[first.place - 1]} = {card_text(first.number)}"
    assert lines_of(table, CY)[2:4] == [earlier, SAY("cards-result-bribed", told=told)]  # K11
    assert " −1\u00a0⭐" in card(table, ANA).text  # K10


def test_a_card_tells_all_attempts_since_its_readers_last_turn() -> None:
    """The newest in full, the others in short; a player who aims has room for the pad."""
    table = guess(opened(4), right=True, owner=CY)
    for owner in (CY, DI):
        table = guess(guess(table, right=False, owner=owner), right=False, owner=owner)  # Bo's turn, and Cy's
    *_, short, missed, last = view(table).attempts
    told = lines_of(table, ANA)
    assert sum(line.startswith("❌") for line in told) == 4
    assert f"❌ Bo → Cy {LETTERS[short.place - 1]} = {card_text(short.number)} 💰" in told
    assert any(line.startswith(_plain(SAY, "cards-news-missed", **_facts(table, last))) for line in told)
    table = guess(table, right=True, owner=BO)  # Di's turn
    assert on_turn(table) == ANA
    in_short = f"❌ Cy → Di {LETTERS[missed.place - 1]} = {card_text(missed.number)}"
    assert in_short in card(table, ANA).text
    assert in_short not in card(tapped(table, ANA, PickHand(2)), ANA).text


def _facts(table: Table, attempt: AttemptView) -> dict[str, Argument]:
    place, said = LETTERS[attempt.place - 1], card_text(attempt.number)
    return {"name": table.name(attempt.by), "owner": table.name(attempt.owner), "place": place, "card": said}


def test_attempts_in_short_have_an_end() -> None:
    table = opened(6, pace="classic")
    for _ in range(4):  # Ana is late in each round, so all of them are news to her
        table = seats.time_up(table, moment())
        while on_turn(table) != ANA:
            table = guess(table, right=False, owner=ANA if on_turn(table) == CY else BO if on_turn(table) != BO else CY)
    assert sum(line.startswith("❌") for line in lines_of(table, ANA)) < MAX_LINES


def test_a_waiting_card_begins_with_whose_turn_it_is() -> None:
    for table in random_games(1):
        turn = view(table).turn
        if turn is not None:
            waiting = SAY("cards-card-waiting", name=table.name(turn))
            users = [player.user for player in table.players if not player.left]
            assert [lines_of(table, user)[0] == waiting for user in users] == [user != int(turn) for user in users]


# ── the time ────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("start", [dealt, opened])
def test_the_card_of_who_is_on_turn_says_until_when(start: Callable[..., Table]) -> None:
    table = start(pace="classic")
    limit = until(table, SAY)
    assert "🕐 Until" in limit
    assert [user for user in (ANA, BO, CY) if limit in lines_of(table, user)] == [on_turn(table)]
    assert "🕐" not in card(start(), on_turn(table)).text  # a relaxed table waits as long as it takes


def test_a_choice_leaves_the_limit_on_the_card_and_a_guess_moves_it_on() -> None:
    table = opened(pace="classic")
    assert until(table, SAY) in lines_of(tapped(table, ANA, PickHand(2)), ANA)
    missed = guess(table, right=False)
    assert until(missed, SAY) in lines_of(missed, ANA)  # K10: for the second attempt
    passed = tapped(missed, ANA, PassAttempt())
    assert [user for user in (ANA, BO, CY) if until(passed, SAY) in lines_of(passed, user)] == [BO]


@pytest.mark.parametrize("start", [dealt, opened])
def test_a_minute_before_the_end_who_is_on_turn_is_told_once_and_quietly(start: Callable[..., Table]) -> None:
    table, told = start(pace="classic"), SAY("news-minute-left")
    user = on_turn(table)
    assert table.limit == NOW + 180
    assert chat_changes.time_up(table, moment(NOW + 119)).document == table
    warned = chat_changes.time_up(table, moment(NOW + 121)).document
    assert [one for one in (ANA, BO, CY) if told in lines_of(warned, one)] == [user]
    before, after = card(table, user), card(warned, user)
    assert (after.key == before.key, after.silent, after.keyboard) == (False, True, before.keyboard)
    assert all(warned.cards[one] == table.cards[one] for one in (ANA, BO, CY) if one != user)
    assert (warned.limit, warned.due) == (NOW + 180, NOW + 180)
    late = chat_changes.time_up(warned, moment(NOW + 181)).document
    assert late.misses == {user: 1}
    assert told not in card(late, user).text


# ── the first game ──────────────────────────────────────────────────────────────────────────────────────────────


def test_the_first_card_of_a_first_game_says_what_the_signs_mean() -> None:
    table = opened()
    assert SAY("cards-coach") in card(table, ANA).text
    assert SAY("cards-coach-aside") in card(table, ANA).text  # K2: two cards lie aside
    assert SAY("cards-coach") not in card(guess(table, right=False), ANA).text
    played = finished(table).tallies
    assert SAY("cards-coach") not in card(table.replace(tallies=played), ANA).text
    assert SAY("cards-coach-aside") not in card(opened(6), ANA).text


def test_who_has_finished_a_card_game_elsewhere_has_no_coach_and_the_others_have() -> None:
    for text, table in (("cards-coach-reveal", dealt()), ("cards-coach", opened())):
        for key, coached in (("kryptos", False), ("codes", True)):
            known = lobby.with_past(table, ANA, (key,))
            assert [SAY(text) in card(known, user).text for user in (ANA, BO)] == [coached, True]


def test_the_opening_asks_for_a_card_and_shows_only_the_own_hand_k5() -> None:
    table = dealt()
    first = card(table, on_turn(table)).text
    assert SAY("cards-coach-reveal") in first
    assert SAY("cards-coach-ends") in first
    assert SAY("cards-coach") not in first
    assert "A B C" not in first
    assert SAY("cards-coach-ends") not in card(dealt(options=("advanced",)), CY).text  # K6: it forbids the ends
    assert SAY("cards-coach-reveal") not in card(opened(), ANA).text


def test_who_is_next_is_told_while_the_round_goes_on_k13() -> None:
    table = opened()
    then = SAY("cards-card-you-next")
    assert [then in card(table, user).text for user in (ANA, BO, CY)] == [False, True, False]
    left = seats.leave(table, BO, moment())
    assert then in card(left, CY).text  # K18
    while not view(table).last_round or on_turn(table) != CY:
        table = guess(table, right=True)
    assert not any(then in card(table, user).text for user in (ANA, BO, CY))  # the game ends after Cy's turn


def test_a_second_attempt_is_asked_for_in_other_words_k10() -> None:
    table = opened()
    assert SAY("cards-card-whose") in card(table, ANA).text
    missed = card(guess(table, right=False), ANA).text
    assert SAY("cards-card-whose-again") in missed
    assert SAY("cards-card-whose") not in missed


def test_the_card_has_the_colours_of_the_others_k3() -> None:
    table = opened()
    for hand in view(table).hands[1:]:
        for colour, count in hand.tokens.items():
            assert not count or f"{SIGNS[colour]}{GLUE}×{count}" in card(table, ANA).text


# ── the end ─────────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_end_is_one_picture_with_a_headline_by_name() -> None:
    table = finished(opened())
    last_round, end = shown(table)
    won = view(table).outcome
    assert won is not None
    assert won.winner is not None
    assert isinstance(last_round, Photo)
    assert isinstance(end, Photo)
    assert not end.silent
    assert picture(table).headline == SAY.plain("track-winner", name=table.name(won.winner))
    assert SAY("cards-title-sharpshooter", name="Ana", count=5) in end.text  # everybody was always right


def test_another_game_is_offered_without_a_word_of_roles() -> None:
    table = finished(opened())
    again = Button(SAY.plain("button-rematch-same"), Rematch("same"), style="success")
    assert board(table).keyboard[0][0] == again
    assert card(table, ANA).keyboard[0] == (again,)


def test_what_nobody_found_is_named_or_counted_at_the_end() -> None:
    table = finished(opened())
    kept = sum(len(hand.hidden) for hand in view(table).hands)
    assert kept > 8
    assert SAY("cards-many-secrets", count=kept) in board(table).text


def test_the_private_end_has_own_words_and_a_way_to_another_game() -> None:
    table = finished(opened())
    outcome = view(table).outcome
    assert outcome is not None
    for player in table.players:
        own, text = view(table).hand(player.seat), card(table, player.user).text
        assert (SAY("cards-over-won", points=own.points) in text) is (player.seat == outcome.winner)
        found = sum(attempt.right for attempt in view(table).attempts if attempt.by == player.seat)
        assert SAY("cards-over-count", count=found, kept=len(own.hidden)) in text
        assert presses(card(table, player.user))


def test_the_card_of_the_winner_alone_rings_with_confetti_k14() -> None:
    before = table = opened()
    while table.stage is Stage.GAME:
        assert not any(card(table, user).effect for user in (ANA, BO, CY))
        before, table = table, guess(table, right=True)
    outcome = view(table).outcome
    assert outcome is not None
    for player in table.players:
        was, now = card(before, player.user), card(table, player.user)
        won = player.seat == outcome.winner
        assert (now.effect, now.key != was.key) == (Effect.CONFETTI if won else None, won)  # the others' are edited
        assert not (won and now.silent)


def test_a_game_without_a_winner_rings_nobody() -> None:
    table = opened()
    over = play.call_off(table, moment())
    for user in (ANA, BO, CY):
        assert (card(over, user).key, card(over, user).effect) == (card(table, user).key, None)


def test_a_happening_is_stored_and_read_as_it_was() -> None:
    one = Happening(what=What.SKIPPED, round=2, after=7, seat="3")
    assert Happening.model_validate(one.model_dump(mode="json")) == one


def test_who_is_forgotten_is_named_nowhere_in_what_is_kept() -> None:
    table = erasure.erased(finished(opened()), BO)
    assert not any(one.seat == str(BO) for one in OWN.of(table).happened)
    assert any(is_stand_in(int(one.seat)) for one in OWN.of(table).happened if one.seat)


def test_an_older_worker_is_not_told_what_it_cannot_read() -> None:
    table = opened()
    assert OWN.of(table).happened
    older = orjson.loads(unpacked(dump(table, older=True)))
    assert (older["version"], older["deduction"], "happened" in older) == (1, False, False)
