"""Playing alone, without a bot around it: the words of the lesson, the schedule of daily puzzles, results and links."""

from collections import OrderedDict
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from datetime import date, timedelta

import pytest

from bench.dailies import year
from engine.chance import stream
from engine.codes import CODES
from engine.codes.actions import DraftClues, GiveClues, LockInterception
from engine.codes.clues import CLUES_IN_A_SET
from engine.codes.lexicon import Concept, Lexicon
from engine.codes.minds import intercept
from engine.codes.scripts import Composed, Script, ScriptRound
from engine.codes.setup import CODES_OF_A_DECK, SLOTS
from tests.thorough import some
from tests.unit.tgbot.builders.tables import LINKS
from tgbot.games.codes.model import OWN, Diary, Solo
from tgbot.games.codes.pad import set_digit
from tgbot.games.codes.solo import composing, daily, practice
from tgbot.games.codes.solo.composing import NotComposed, spoken, unlike
from tgbot.games.codes.solo.lesson import SEATS, steps, taught
from tgbot.games.codes.solo.results import score, squares
from tgbot.games.codes.solo.table import begin
from tgbot.games.codes.texts import on_text
from tgbot.games.codes.words.associations import make
from tgbot.games.codes.words.hints import hints
from tgbot.games.codes.words.vocabulary import Word, words
from tgbot.i18n.dates import day_and_month, percent
from tgbot.i18n.texts import LANGUAGES
from tgbot.store.codec import dump, load
from tgbot.tables.buttons import PlayAlone
from tgbot.tables.chat_changes import postponed, time_up
from tgbot.tables.context import Context, Moment
from tgbot.tables.errors import NotAtHand
from tgbot.tables.links import signed, signed_group
from tgbot.tables.model import MAX_TRIES, Puzzle, Stage, Table, person_seat
from tgbot.tables.places import parse_place, puzzle_place, table_place
from tgbot.tables.play import act
from tgbot.tables.session import seat_view
from tgbot.telegram.buttons import Press
from tgbot.telegram.messages import Chat
from tgbot.telegram.updates import Room, Sender, TextMessage
from tgbot.ui.screen import screen

SECRET = "operator's"

each_language = pytest.mark.parametrize("language", LANGUAGES)


def alone(*, secret: str = SECRET) -> Context:
    return Context(Sender(7, "Ana", "en"), Room(7, True, ""), Moment(0.0, "c"), LINKS, secret=secret)


# ── the lesson ──────────────────────────────────────────────────────────────────────────────────────────────────────


@each_language
def test_the_lesson_has_three_steps_with_words_of_the_language(language: str) -> None:
    known = {word.forms[language] for word in words()}
    for step in steps(language):
        assert set(step.script.keywords) <= known
        assert len(set(step.script.keywords)) == SLOTS
        assert all(row.code in CODES_OF_A_DECK and len(row.clues) == CLUES_IN_A_SET for row in step.script.rounds)
    assert [step.seat for step in steps(language)] == list(SEATS.values())


@each_language
def test_no_clue_of_the_lesson_is_one_that_the_bot_would_warn_about(language: str) -> None:
    """C9-C12: what the lesson teaches must be right itself."""
    for step in steps(language):
        said = [clue for row in step.script.rounds for clue in row.clues if clue]
        assert len({clue.lower() for clue in said}) == len(said)
        for row in step.script.rounds:
            clues = tuple(clue or None for clue in row.clues)
            assert hints(clues, row.code, step.script.keywords, language) == []


@each_language
def test_who_intercepts_in_the_lesson_has_heard_of_every_number_that_is_asked_for(language: str) -> None:
    _, interceptor, encoder = steps(language)
    *earlier, last = interceptor.script.rounds
    assert set(last.code) <= {digit for row in earlier for digit in row.code}
    assert earlier[-1].interception not in {None, earlier[-1].code}
    assert last.interception is None
    assert sum(clue is None for clue in encoder.drafted) == 1


def test_a_language_without_a_lesson_or_robots_plays_with_english_words() -> None:
    assert (taught("xx"), spoken("xx")) == ("en", "en")
    assert (taught("bg"), spoken("bg")) == ("bg", "bg")


# ── the puzzle of the day ───────────────────────────────────────────────────────────────────────────────────────────


def test_the_keywords_of_a_day_are_the_same_for_all_and_no_secret_no_keywords() -> None:
    assert daily.keywords_of(alone(), "2026-11-18", "en") == daily.keywords_of(alone(), "2026-11-18", "en")
    assert daily.keywords_of(alone(), "2026-11-18", "en") != daily.keywords_of(
        alone(secret="another's"), "2026-11-18", "en"
    )
    assert daily.seed_of(alone(), "2026-11-18", "en") != daily.seed_of(alone(secret="another's"), "2026-11-18", "en")
    assert daily.seed_of(alone(), "2026-11-18", "fr") != daily.seed_of(alone(), "2026-11-18", "en")


@each_language
def test_hardly_a_keyword_comes_again_in_a_pass_and_never_a_set_of_them(language: str) -> None:
    first = date.fromordinal(date(2026, 11, 18).toordinal() // daily.days_of_a_pass() * daily.days_of_a_pass())
    days = [(first + timedelta(days=number)).isoformat() for number in range(daily.days_of_a_pass())]
    drawn = [frozenset(word.id for word in daily.keywords_of(alone(), day, language)) for day in days]
    assert all(len(one) == SLOTS for one in drawn)
    assert len(set(drawn)) == len(drawn)
    assert sum(map(len, drawn)) - len(frozenset.union(*drawn)) <= 3  # a word in the place of one too much alike


@pytest.mark.parametrize("language", some(LANGUAGES))
def test_puzzles_are_fair_and_their_clues_are_taken(language: str) -> None:
    """A year of them is `python -m bench.dailies`."""
    figures = year(language, 4)
    assert (figures["refused"], figures["sets again"], figures["outside the band"]) == (0, 0, 0)
    assert figures["read %"] >= 97


def test_who_asks_at_midnight_all_at_once_waits_for_one_puzzle(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each of them finds that it is not at hand, before the first one has made it."""
    made, words_of_day = [], daily.keywords_of(alone(), "2027-02-03", "en")
    fair_game = composing.fair_game

    def counted(seed: str, language: str, keywords: Sequence[Word]) -> Composed:
        made.append(seed)
        return fair_game(seed, language, keywords)

    monkeypatch.setattr(composing, "fair_game", counted)
    make("en")
    lacking = []
    for _ in range(3):
        with pytest.raises(NotAtHand) as raised:
            composing.daily_script("a seed", "en", words_of_day)
        lacking.append(raised.value)
    with ThreadPoolExecutor() as threads:
        list(threads.map(lambda one: one.make(), lacking))
    assert made == ["a seed"]


class Forgetful(OrderedDict[tuple[str, ...], Script]):
    """Whatever is in it is forgotten at once, as by another thread."""

    def __contains__(self, key: object) -> bool:
        return True


def test_a_puzzle_that_is_forgotten_while_it_is_looked_up_is_composed_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(composing, "_made", Forgetful())
    make("en")
    with pytest.raises(NotAtHand):
        composing.daily_script("a seed", "en", daily.keywords_of(alone(), "2027-02-03", "en"))


def test_keywords_of_which_no_game_can_be_made_hold_nobody_up(monkeypatch: pytest.MonkeyPatch) -> None:
    make("en")
    words_of_day = daily.keywords_of(alone(), "2027-02-03", "en")
    with monkeypatch.context() as changed:
        changed.setattr(composing, "composed", lambda *_: None)
        with pytest.raises(NotAtHand) as practice_lacking:
            composing.practice_script("a seed of its own", "en", 1.0)
        with pytest.raises(NotAtHand) as lacking:
            composing.daily_script("a seed of its own", "en", words_of_day)
        for one in (practice_lacking, lacking):
            with pytest.raises(NotComposed, match=r"^en$"):
                one.value.make()
    lacking.value.make()  # the next one is not kept waiting


def test_words_that_resemble_each_other_are_never_keywords_together() -> None:
    order = sorted(words(), key=lambda word: word.forms["en"])
    taken = unlike(order, "en")
    assert len({word.forms["en"][:3] for word in taken}) >= 2
    assert len(taken) == SLOTS


def test_a_reminder_comes_at_the_same_time_of_day_though_no_worker_ran_all_night() -> None:
    """Limits move by that time, since nobody could answer; a reminder would come in the middle of the night."""
    rows = (ScriptRound("412", ("a", "b", "c"), "412"), ScriptRound("123", ("d", "e", "f"), "123"))
    diary = Diary(date="2026-11-17", reminds=True)
    asleep = OWN.put(puzzle_table(rows), diary=diary).replace(due=100_000.0, stage=Stage.OVER)
    awake = postponed(asleep, 8 * 3600).document
    assert awake.due == asleep.due
    assert time_up(awake, Moment(100_000.0 + 3600, "")).document.due == 100_000.0 + daily.DAY_S


@pytest.mark.parametrize(
    ("before", "day", "streak"),
    [
        (Diary(), "2026-11-18", 1),
        (Diary(date="2026-11-17", streak=4), "2026-11-18", 5),
        (Diary(date="2026-11-16", streak=4), "2026-11-18", 1),
        (Diary(date="2026-12-31", streak=4), "2027-01-01", 5),
    ],
)
def test_a_streak_is_days_in_a_row(before: Diary, day: str, streak: int) -> None:
    table = begin(Table(chat=7, topic=3), alone(), Solo(kind="daily", date=day), steps("en")[1].script)
    after = OWN.of(daily.counted(OWN.put(table, diary=before))).diary
    assert (after.date, after.streak) == (day, streak)


@pytest.mark.parametrize("played", ["2026-11-18", "2026-11-19"])
def test_a_result_of_the_same_day_or_a_later_one_stays(played: str) -> None:
    table = begin(Table(chat=7, topic=3), alone(), Solo(kind="daily", date="2026-11-18"), steps("en")[1].script)
    noted = OWN.put(table, diary=Diary(date=played, marks="0000", streak=2))
    assert daily.counted(noted) == noted


@pytest.mark.parametrize(("now", "day"), [(0.0, "1970-01-01"), (86_399.9, "1970-01-01"), (86_400.0, "1970-01-02")])
def test_a_day_is_one_of_utc(now: float, day: str) -> None:
    assert daily.today(Moment(now, "")) == day
    assert daily.next_day("1970-01-01") == 86_400.0


# ── practice ────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_practice_settles_where_about_half_of_the_codes_are_intercepted() -> None:
    table = Table(chat=7, topic=2)
    won = practice.counted(table, "11")
    lost = practice.counted(table, "0001")
    assert OWN.of(won).freedom < OWN.of(table).freedom < OWN.of(lost).freedom
    assert practice.counted(table, "0101") == OWN.put(table, freedom=OWN.of(table).freedom)
    for _ in range(100):
        won, lost = practice.counted(won, "11"), practice.counted(lost, "0001")
    assert (OWN.of(won).freedom, OWN.of(lost).freedom) == (practice.MIN_FREEDOM, practice.MAX_FREEDOM)


@pytest.mark.parametrize("language", some(LANGUAGES, each=6))
def test_the_first_practice_has_clues_that_everybody_thinks_of_and_success_makes_them_rarer(language: str) -> None:
    """I7: a newcomer who knows the first entries of each list only, can win; later it takes more than that."""
    everything = make(language)
    newcomer = Lexicon((Concept(one.word, one.say[:10], (), one.names) for one in everything.concepts), everything.stem)
    table = Table(chat=7, topic=2)
    first = OWN.of(table).freedom
    for _ in range(5):
        table = practice.counted(table, "11")
    later = OWN.of(table).freedom
    read = {freedom: _read_share(language, freedom, newcomer) for freedom in (first, later)}
    assert read[first] > 0.8
    assert read[later] < 0.4


def _read_share(language: str, freedom: float, lexicon: Lexicon) -> float:
    """The share of the codes in some games of practice that one who knows this lexicon intercepts."""
    right: list[bool] = []
    for number in range(12):
        try:
            script = composing.practice_script(f"{number}", language, freedom)
        except NotAtHand as lacking:
            lacking.make()
            script = composing.practice_script(f"{number}", language, freedom)
        table = begin(Table(chat=7, topic=2), alone(), Solo(kind="daily", language=language), script)
        while table.stage is Stage.GAME:
            view = seat_view(CODES, table, person_seat(7))
            guess = intercept(view, None, stream("any"), lexicon)
            right.append(guess == script.codes[view.table.round - 1])
            table = act(table, 7, LockInterception(guess), Moment(0.0, "c"))
    return sum(right) / len(right)


def practice_table(rounds: int = 5, guess: str = "412") -> Table:
    """A practice whose every code is 412; the pair's own guess of each is given."""
    script = Script(
        ("moon", "bread", "ghost", "river"),
        tuple(ScriptRound("412", (f"a{row}", f"b{row}", f"c{row}"), guess) for row in range(rounds)),
    )
    return begin(Table(chat=7, topic=2), alone(), Solo(kind="practice", language="en"), script)


def keys_of(table: Table) -> list[Press | None]:
    """What the keys of the private chat of who plays alone do."""
    rows = [row for message in screen(table, LINKS)[Chat(7)] for row in message.keyboard]
    return [key.press for row in rows for key in row]


def shown(table: Table) -> str:
    """What stands in the private chat of who plays alone."""
    return "\n".join(message.text for message in screen(table, LINKS)[Chat(7)])


def test_nothing_above_the_keys_changes_its_height_with_a_tap_and_the_goal_stays_for_the_round() -> None:
    table = practice_table()
    for goal, code in (("four codes, and you win", "412"), ("So far 1 of 2: 🟩 · Round 3 of 5", "123")):
        lines, rows = len(shown(table).splitlines()), len(keys_of(table))
        assert goal in shown(table)
        for clue in (1, 2):
            tapped = set_digit(table, 7, clue, clue)
            assert goal in shown(tapped)
            assert (len(shown(tapped).splitlines()), len(keys_of(tapped))) == (lines, rows)
        table = act(table, 7, LockInterception(code), Moment(0.0, "c"))
        assert goal not in shown(table)


def test_who_has_never_learned_reads_how_to_play_and_finds_the_lesson_at_the_beginning_and_the_end() -> None:
    rows = tuple(ScriptRound("412", (f"a{row}", f"b{row}", f"c{row}"), "412") for row in range(3))
    lesson = PlayAlone("learn")
    for played, offered in (((), True), (("codes",), False)):
        first = puzzle_table(rows, played=played)
        assert ("tap the number it fits" in shown(first)) is offered
        second = act(first, 7, LockInterception("412"), Moment(0.0, "c"))
        assert lesson not in keys_of(second)
        assert "The third tap locks" in shown(second)
        over = act(second, 7, LockInterception("412"), Moment(0.0, "c"))
        for table in (first, set_digit(first, 7, 1, 1), over):
            assert (lesson in keys_of(table)) is offered


def test_a_practice_that_falls_one_code_short_says_so_in_codes_and_praises_nobody() -> None:
    table = practice_table()
    for code in ("123", "123", "123", "412"):
        table = act(table, 7, LockInterception(code), Moment(0.0, "c"))
    text = shown(table)
    assert "🤏 <b>One code short.</b>\n⬛⬛⬛🟩 1/4" in text
    assert "token" not in text
    assert "close" not in text


@pytest.mark.parametrize(("clue", "read"), [("boat", True), ("perhaps", False)])
def test_the_lesson_ends_with_what_came_of_the_learners_own_clue(clue: str, read: bool) -> None:
    step = steps("en")[2]
    table = begin(Table(chat=7, topic=1), alone(), Solo(kind="learn", step=3, language="en"), step.script, step.seat)
    table = act(table, 7, DraftClues(("butter", clue, "astronaut")), Moment(0.0, "c"))
    text = shown(act(table, 7, GiveClues(("butter", clue, "astronaut")), Moment(0.0, "c")))
    if "got all three" in text:
        assert f"“{clue}” for <b>river</b>: that worked!" in text
        assert "couldn’t read it without your keywords" in text
    else:
        assert not read
        assert f"“{clue}” baffled the robot" in text


def test_the_card_says_when_the_reminder_comes_and_does_not_change_every_day() -> None:
    rows = tuple(ScriptRound("412", (f"a{row}", f"b{row}", f"c{row}"), "412") for row in range(2))
    table = act(puzzle_table(rows), 7, LockInterception("412"), Moment(0.0, "c"))
    assert "remind you every day" not in shown(table)
    reminding = replace(alone(), argument=daily.REMIND, moment=Moment(20 * 3600.0, "c"))
    on = daily.play_today(table, reminding).document
    assert "🔔 I’ll remind you every day at <tg-time" in shown(on)
    assert "20:00 UTC</tg-time>." in shown(on)
    assert shown(on.replace(due=(on.due or 0.0) + daily.DAY_S)) == shown(on)


def test_who_solves_a_puzzle_of_people_who_misread_hears_of_no_token() -> None:
    rows = tuple(ScriptRound("412", (f"a{row}", f"b{row}", f"c{row}"), "421") for row in range(3))
    second = act(puzzle_table(rows), 7, LockInterception("412"), Moment(0.0, "c"))
    ended = act(second, 7, LockInterception("412"), Moment(0.0, "c"))
    for text in (shown(second), shown(ended)):
        assert "Even the partner didn’t get it" in text  # whoever that was
        assert "token" not in text


def test_who_writes_a_word_without_a_number_is_told_how_to_write_a_note() -> None:
    table = written(practice_table(), "jump")
    assert "⚠️ Tap the buttons below, or type three numbers from 1 to 4. For a note, put the number first: 2 animal" in (
        shown(table)
    )
    assert OWN.of(table).notes == ()
    assert [note.text for note in OWN.of(written(table, "4 jump")).notes] == ["jump"]


def test_in_the_lesson_nobody_hears_of_notes() -> None:
    step = steps("en")[1]
    table = begin(Table(chat=7, topic=1), alone(), Solo(kind="learn", step=2, language="en"), step.script, step.seat)
    assert "note" not in shown(written(table, "jump"))


def written(table: Table, text: str) -> Table:
    """The table after a private message of who plays alone."""
    return on_text(table, alone(), TextMessage(1, alone().person, alone().room, 1, text, edited=False))


# ── links, results, puzzles ─────────────────────────────────────────────────────────────────────────────────────────


def test_a_link_of_a_group_is_known_by_its_signature_only() -> None:
    place = table_place(-100123, 5)
    link = signed(place, alone())
    assert signed_group(link, alone()) == place
    assert len("d" + link) <= 64
    for forged in (link[:-1], link + "0", link.replace("123", "124"), "", "-", "t7-" + link[-12:]):
        assert signed_group(forged, alone()) is None
    assert signed_group(link, alone(secret="another's")) is None


def test_a_result_is_squares_and_a_count() -> None:
    assert (squares("0110"), score("0110")) == ("⬛🟩🟩⬛", "2/4")


@pytest.mark.parametrize(("language", "text"), [("en", "18 November"), ("da", "18. november"), ("ru", "18 ноября")])
def test_a_day_is_written_as_in_its_language(language: str, text: str) -> None:
    assert day_and_month("2026-11-18", language) == text
    assert percent(0.4, "en") == "40%"


def test_a_puzzle_takes_each_person_s_first_try_once_and_none_of_its_makers() -> None:
    puzzle = Puzzle(id="0" * 32, game="codes", original="01", makers=(1, 2))
    tried = puzzle.tried(5, "10")
    assert tried.tries == {5: "10"}
    for user, marks in ((5, "11"), (1, "11"), (6, "111"), (6, "")):
        assert tried.tried(user, marks) == tried
    assert Puzzle(id="0" * 32).tried(5, "10") == Puzzle(id="0" * 32)


def test_a_puzzle_that_very_many_have_tried_stays_small_enough_to_be_read() -> None:
    puzzle = Puzzle(id="0" * 32, game="codes", original="01", tries=dict.fromkeys(range(1, MAX_TRIES + 1), "10"))
    assert puzzle.tried(MAX_TRIES + 1, "10") == puzzle
    assert load(puzzle.place, dump(puzzle)) == puzzle


def test_only_a_maker_takes_a_puzzle_back_and_one_that_is_there_is_not_made_again() -> None:
    gone = Puzzle(id="0" * 32)
    puzzle = Puzzle(id="0" * 32, game="codes", original="01", makers=(1, 2), tries={5: "10"})
    assert puzzle.as_wanted(gone, 3) == puzzle
    assert puzzle.as_wanted(gone, 2) == gone
    assert puzzle.as_wanted(puzzle.replace(tries={}), 1) == puzzle
    assert gone.as_wanted(puzzle, 1) == puzzle


def test_a_puzzle_forgets_who_tried_it_and_what_came_of_it() -> None:
    puzzle = Puzzle(id="0" * 32, game="codes", original="01", makers=(1, 2), tries={5: "10", 6: "00"})
    assert puzzle.without(5).results == ("00",)
    assert puzzle.without(9) == puzzle
    assert puzzle.without(1) == Puzzle(id="0" * 32)


def test_the_name_of_a_puzzle_s_place_is_its_link() -> None:
    place = puzzle_place("0123456789abcdef" * 2)
    assert str(place) == "z" + "0123456789abcdef" * 2
    assert parse_place(str(place)) == place
    for wrong in ("z", "z" + "0" * 31, "z" + "0" * 33, "z" + "A" * 32, "z-" + "0" * 31):
        assert parse_place(wrong) is None


# ── secrecy ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def puzzle_table(
    rounds: tuple[ScriptRound, ...],
    keywords: tuple[str, ...] = ("moon", "bread", "ghost", "river"),
    played: tuple[str, ...] = (),
) -> Table:
    script, context = Script(keywords, rounds), replace(alone(), played=played)
    return begin(Table(chat=7, topic=3), context, Solo(kind="daily", date="2026-11-18", language="en"), script)


def test_what_a_client_sees_does_not_depend_on_a_code_before_its_reveal_nor_on_rounds_to_come() -> None:
    """D7, D26: neither a text nor the data of a button tells two puzzles apart that differ only in what is to come."""
    heard = ScriptRound("412", ("fishing", "night sky", "butter"), "412")
    clues = ("haunted", "bridge", "crescent")
    others = [
        puzzle_table((heard, ScriptRound(code, clues, code), ScriptRound(later, (a, b, c), later)), keywords)
        for code, later, keywords in (
            ("341", "123", ("moon", "bread", "ghost", "river")),
            ("132", "432", ("moon", "bread", "ghost", "river")),
            ("341", "123", ("lamp", "horse", "circus", "salad")),
        )
        for a, b, c in (("one more", "two more", "three more"), ("other", "things", "said"))
    ]
    shown = [[(message.text, message.markup) for message in screen(table, LINKS)[Chat(7)]] for table in others]
    assert all(one == shown[0] for one in shown)
    assert any(clues[0] in text for text, _ in shown[0])


@pytest.mark.parametrize(
    ("rounds", "goal"), [(2, "Can you intercept their next code?"), (3, "How many of their next 2")]
)
def test_who_opens_a_puzzle_reads_how_many_codes_there_are(rounds: int, goal: str) -> None:
    clues = [(f"{word} one", f"{word} two", f"{word} three") for word in ("cape", "rope", "mill")]
    played = tuple(ScriptRound("412", row, "412") for row in clues[:rounds])
    script = Script(("moon", "bread", "ghost", "river"), played)
    table = begin(Table(chat=7, topic=4), alone(), Solo(kind="puzzle", language="en"), script)
    assert goal in screen(table, LINKS)[Chat(7)][0].text
