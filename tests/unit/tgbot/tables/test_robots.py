"""House players at the table: who may have one, where it sits, and that it acts in the decision that awaits it."""

import io
import json
from itertools import count

import pytest

from engine.chance import stream
from engine.codes.actions import GiveClues, LockGuess
from engine.codes.clues import Media
from engine.core import Seat
from engine.kryptos.actions import GuessCard
from engine.kryptos.minds import mind
from engine.minds import Level
from engine.record import replay
from tests.unit.tgbot.builders.cards import presses
from tests.unit.tgbot.builders.tables import ANA, BO, CY, DI, LINKS, ROOM, moment, rematched, turn, with_clues
from tgbot.games.codes.model import OWN, CodesTable
from tgbot.games.codes.words import associations
from tgbot.games.codes.words.vocabulary import words
from tgbot.games.kryptos.buttons import SayNumber, SetFirst
from tgbot.games.kryptos.model import OWN as KRYPTOS_OWN
from tgbot.i18n.texts import Say
from tgbot.store.codec import dump, load, unpacked
from tgbot.tables import commands, lobby, play, rematch, seats, statistics, taps
from tgbot.tables.buttons import AddRobot, DropRobot, KickPlayer, Rematch, RobotForSeat, TakeSide
from tgbot.tables.context import Decision, page_nonce, seat_nonce
from tgbot.tables.errors import NotAtHand, TableRefusal
from tgbot.tables.export import export
from tgbot.tables.model import Encore, Stage, Table
from tgbot.tables.session import session
from tgbot.telegram.buttons import Press, Tapped
from tgbot.telegram.messages import Answer, Chat, Text
from tgbot.telegram.updates import Sender
from tgbot.ui.lobby import lobby_message
from tgbot.ui.screen import screen


@pytest.fixture(autouse=True, scope="module")
def _lexicon() -> None:
    associations.make("en")


def tapped(table: Table, person: Sender, press: Press) -> Decision[Table]:
    return taps.tap_table(table, turn(person), Tapped("t-100", seat_nonce(table, 0), press))


def two() -> Table:
    table = lobby.open_lobby(Table(chat=-100), ANA, ROOM, True, moment())
    return lobby.join(table, BO, True)


def with_robot() -> Table:
    return lobby.add_robot(two(), ANA.id)


def dealt(**values: object) -> Table:
    return play.deal(with_robot().replace(**values), moment())


def sides(table: Table) -> dict[str, str]:
    return {player.name: player.side for player in table.players}


def group_text(table: Table) -> str:
    return "\n".join(str(message.text) for message in screen(table, LINKS)[Chat(-100)])


def read_by_partner(table: Table) -> Table:
    """The table after the encoder's partner has read the code."""
    game = session(table)
    code = next(view.code for user in (ANA.id, BO.id) if (view := game.seat(user)).code)
    seat = next(entry.seats[0] for entry in game.view().awaited if entry.task == "guess")
    return play.act(table, int(seat), LockGuess(code), moment())


def finished(table: Table) -> Table:
    while table.stage is Stage.GAME:
        table = read_by_partner(with_clues(table))
    return table


def buttons(table: Table) -> list[Press | None]:
    """What the buttons below the page of a table do."""
    page = screen(table, LINKS)[Chat(-100)][-1]
    assert isinstance(page, Text)
    return [button.press for row in page.keyboard for button in row]


# ── the lobby ───────────────────────────────────────────────────────────────────────────────────────────────────────


def test_two_people_and_a_robot_can_start() -> None:
    done = tapped(two(), ANA, AddRobot())
    assert done.answer is not None
    assert done.answer.text == "🤖 Bolt is in!"
    assert sides(done.document) == {"Ana": "pair", "Bo": "pair", "🤖 Bolt": "interceptor"}
    assert lobby.standing(done.document).can_start


def test_a_person_who_wanted_to_intercept_is_of_the_pair_beside_a_robot() -> None:
    table = lobby.take_side(two(), BO.id, "interceptor")
    assert sides(lobby.add_robot(table, ANA.id))["Bo"] == "pair"


@pytest.mark.parametrize("people", [(ANA,), (ANA, BO, CY), (ANA, BO, CY, DI)])
def test_a_robot_plays_against_two_and_no_others(people: tuple[Sender, ...]) -> None:
    table = lobby.open_lobby(Table(chat=-100), people[0], ROOM, True, moment())
    for person in people[1:]:
        table = lobby.join(table, person, True)
    with pytest.raises(TableRefusal):
        lobby.add_robot(table, ANA.id)


def test_strangers_seat_no_robot_and_send_none_away() -> None:
    assert tapped(two(), CY, AddRobot()).document == two()
    assert tapped(with_robot(), CY, DropRobot()).document == with_robot()


def test_a_third_person_takes_the_place_of_the_robot() -> None:
    joined = lobby.join(with_robot(), CY, True)
    assert sides(joined) == {"Ana": "pair", "Bo": "pair", "Cy": "interceptor"}


def test_a_robot_goes_when_one_of_two_leaves_and_with_another_game_that_has_none() -> None:
    assert sides(lobby.leave(with_robot(), BO.id)) == {"Ana": "pair"}
    assert lobby.leave(with_robot(), ANA.id).host == BO.id
    assert lobby.leave(lobby.leave(with_robot(), ANA.id), BO.id).stage is Stage.IDLE


def test_a_robot_is_sent_away() -> None:
    assert sides(tapped(with_robot(), BO, DropRobot()).document) == {"Ana": "pair", "Bo": "pair"}


def test_no_one_takes_a_robots_side_and_a_shuffle_leaves_it_there() -> None:
    done = tapped(with_robot(), BO, TakeSide("interceptor"))
    assert done.document == with_robot()
    assert done.answer is not None
    assert "🤖 Bolt" in (done.answer.text or "")
    assert sides(lobby.shuffle(with_robot(), moment()))["🤖 Bolt"] == "interceptor"


def test_there_is_no_robot_in_a_language_that_has_no_associations(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tgbot.games.codes.robots.has_associations", lambda _: False)
    with pytest.raises(TableRefusal):
        lobby.add_robot(two(), ANA.id)


# ── play ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_robot_locks_in_the_decision_that_brings_the_clues() -> None:
    table = read_by_partner(with_clues(dealt()))
    assert session(table).view().round == 2
    table = with_clues(table)
    half = session(table).view().half
    assert half is not None
    assert half.interception_locked
    assert [entry.task for entry in session(table).view().awaited] == ["guess"]
    assert "🔒 🤖 Bolt" in group_text(table)


def test_nobody_waits_for_a_robot_and_it_has_no_card_and_no_tally() -> None:
    table = finished(dealt())
    assert set(table.cards) == {ANA.id, BO.id}
    assert set(table.tallies) == {ANA.id, BO.id}
    assert set(screen(table, LINKS)) == {Chat(-100), Chat(ANA.id), Chat(BO.id)}


def test_the_same_moment_gives_the_same_game() -> None:
    assert finished(dealt()) == finished(dealt())


def test_a_robot_that_has_no_lexicon_yet_asks_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    table = read_by_partner(with_clues(dealt()))
    monkeypatch.setattr(associations, "_made", {})
    with pytest.raises(NotAtHand) as lacking:
        with_clues(table)
    lacking.value.make()
    assert session(with_clues(table)).view().half is not None


def test_a_robot_says_that_it_can_only_read() -> None:
    table = read_by_partner(with_clues(dealt()))
    game = session(table)
    encoder = next(entry.seats[0] for entry in game.view().awaited if entry.task == "clues")
    clues = GiveClues((Media("photo", "file"), "one thing", "another thing"))
    table = play.act(table, Seat(encoder), clues, moment())
    assert "can only read" in group_text(table)


# ── the end ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_end_tells_what_the_robot_took_the_keywords_for() -> None:
    table = dealt()
    keywords = session(table).seat(ANA.id).keywords
    said = {key: say for key, say, _ in associations.rows("en")}
    word_ids = {word.forms["en"]: word.id for word in words()}
    while table.stage is Stage.GAME:
        view = session(table).view()
        encoder = next(entry.seats[0] for entry in view.awaited if entry.task == "clues")
        code = session(table).seat(encoder).code or ""
        first, second, third = (said[word_ids[keywords[int(digit) - 1]]][view.round] for digit in code)
        table = play.act(table, int(encoder), GiveClues((first, second, third)), moment())
        table = read_by_partner(table) if table.stage is Stage.GAME else table
    suspected = OWN.of(table).suspected
    assert sum(one == keyword for one, keyword in zip(suspected, keywords, strict=True)) >= 2
    assert f"🤖 Bolt’s best guess at the keywords: 1 {suspected[0] or '—'}" in group_text(table)
    assert OWN.of(rematched(table)).suspected == ()


@pytest.mark.parametrize("won", [True, False])
def test_the_next_game_is_a_little_easier_or_harder(won: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tgbot.games.codes.robots.intercept", lambda *_: "124")
    table = dealt()
    while table.stage is Stage.GAME:
        game = session(with_clues(table))
        code = next(view.code for user in (ANA.id, BO.id) if (view := game.seat(user)).code)
        monkeypatch.setattr("tgbot.games.codes.robots.intercept", lambda *_, c=code: c if won else c[::-1])
        table = read_by_partner(with_clues(table))
    assert (OWN.of(table).trust < CodesTable().trust) is won
    assert OWN.of(table).robot_wins == int(won)
    finished_games, tallies = statistics.of_table(table)
    assert finished_games == 1
    assert tallies["codes"].model_dump()["team_wins"] == 0


def test_a_chosen_level_stays() -> None:
    assert OWN.of(finished(dealt(robots="hard"))).trust == CodesTable().trust


def test_the_record_names_the_robot_and_its_level_and_can_be_replayed() -> None:
    written = export(finished(dealt(robots="hard"))) or ""
    assert "🤖 Bolt (hard)" in written
    assert all(line["ok"] for line in replay(io.BytesIO(written.encode())))


def test_a_rematch_keeps_the_robot_and_its_role() -> None:
    for roles in ("same", "next", "shuffled"):
        again = rematched(finished(dealt()), roles)
        assert sides(again)["🤖 Bolt"] == "interceptor"
        assert lobby.standing(again).can_start
    end = screen(finished(dealt()), LINKS)[Chat(-100)][-1]
    keys = [button.press for row in end.keyboard for button in row]
    assert Rematch("same") in keys
    assert Rematch("next") not in keys


def test_who_waited_for_the_next_game_plays_it_instead_of_the_robot() -> None:
    table = finished(dealt())
    table = table.replace(queue=(lobby.join(two(), CY, True).players[-1].replace(side=""),))
    assert sides(rematched(table)) == {"Ana": "pair", "Bo": "pair", "Cy": "interceptor"}


# ── a robot instead of a person ─────────────────────────────────────────────────────────────────────────────────────


def three() -> Table:
    return play.deal(lobby.join(two(), CY, True), moment())


def test_a_robot_plays_on_for_an_interceptor_who_left() -> None:
    table = read_by_partner(with_clues(three()))
    table = with_clues(table)
    table = seats.leave(table, CY.id, moment())
    assert "🤖 Seat a robot" in [
        button.text for message in screen(table, LINKS)[Chat(-100)] for row in message.keyboard for button in row
    ]
    assert tapped(table, DI, RobotForSeat(str(CY.id))).document == table
    done = tapped(table, ANA, RobotForSeat(str(CY.id)))
    half = session(done.document).view().half
    assert half is not None
    assert half.interception_locked
    assert finished(read_by_partner(done.document)).stage is Stage.OVER


def test_no_robot_plays_on_for_one_of_the_pair() -> None:
    table = seats.leave(three(), BO.id, moment())
    assert tapped(table, ANA, RobotForSeat(str(BO.id))).document == table


# ── the card game ───────────────────────────────────────────────────────────────────────────────────────────────────


def alone(robots: int = 2) -> Table:
    table = lobby.open_lobby(Table(chat=-100), ANA, ROOM, True, moment())
    table = lobby.switch_game(table, ANA.id, "kryptos")
    for _ in range(robots):
        table = lobby.add_robot(table, ANA.id)
    return table


def test_robots_fill_the_card_game_up_to_six_and_make_room_for_people() -> None:
    full = alone(5)
    names = ("Bolt", "Pixel", "Gizmo", "Rusty", "Chip")
    assert [player.name for player in full.players][1:] == [f"🤖 {name}" for name in names]
    with pytest.raises(TableRefusal):
        lobby.add_robot(full, ANA.id)
    joined = lobby.join(full, BO, True)
    assert [player.name for player in joined.players] == ["Ana", *[player.name for player in full.players[1:5]], "Bo"]
    assert not lobby.standing(full).full


@pytest.mark.parametrize("robots", [2, 5])
@pytest.mark.parametrize("level", ["auto", "easy", "normal", "hard"])
def test_one_person_plays_the_card_game_against_robots_to_its_end(robots: int, level: str) -> None:
    """After every decision it is the person's turn, or the game is over."""
    table = play.deal(alone(robots).replace(robots=level), moment())
    for step in count():
        if table.stage is not Stage.GAME:
            break
        assert session(table).view().turn == Seat(str(ANA.id))
        table = moved(table, step)
    assert table.stage is Stage.OVER
    assert set(table.tallies) == {ANA.id}


def moved(table: Table, step: int) -> Table:
    """The table after a move of the person, as a robot would make it, and those of the robots."""
    action = mind(session(table).seat(ANA.id), Level.NORMAL, stream(str(step)))
    return play.act(table, ANA.id, action, moment(step))


def test_the_board_tells_all_that_robots_did_since_a_person_acted() -> None:
    table = play.deal(alone(), moment())
    for step in count():
        before = len(session(table).view().attempts)
        table = moved(table, step)
        since = session(table).view().attempts[before:]
        if len({one.by for one in since}) == 3:
            break
    told = group_text(table).splitlines()
    assert all(any(table.name(one.by) in line and str(one.number) in line for line in told) for one in since)


def test_a_robot_plays_on_for_anybody_in_the_card_game() -> None:
    table = lobby.join(lobby.join(alone(0), BO, True), CY, True)
    table = seats.leave(play.deal(table, moment()), BO.id, moment())
    done = tapped(table, ANA, RobotForSeat(str(BO.id)))
    assert [player.name for player in done.document.robot_players()] == ["🤖 Bolt"]
    assert done.answer is not None
    assert done.answer.text == "🤖 Bolt is in, with every card revealed!"  # K18


def ended(table: Table) -> Table:
    """The table after the card game, played by the person as a robot would."""
    for step in count():
        if table.stage is not Stage.GAME:
            break
        table = moved(table, step)
    return table


def test_the_robot_that_a_rematch_says_begins_does_begin_k4() -> None:
    table = play.deal(alone(3), moment())
    for game in range(4):
        order = table.players
        table = ended(table)
        encore = Encore(by=ANA.id, roles="next", yes=(ANA.id,))
        assert rematch.told(table, encore, Say("en")) == f"{order[1].name} goes first"
        opened = lobby.rematch(table, encore, moment(game))
        assert f"First player: {order[1].name}" in group_text(opened)
        table = play.deal(opened, moment(game))
        assert [player.seat for player in table.players] == [player.seat for player in (*order[1:], order[0])]


def test_a_robot_can_be_picked_to_begin_k4() -> None:
    table = alone().replace(lobby_menu=lobby.UNFOLDED)
    for name in ("Ana", "🤖 Bolt", "🤖 Pixel", "random"):
        press = next(one for one in presses(lobby_message(table, Say("en"), LINKS)) if isinstance(one, SetFirst))
        table = tapped(table, ANA, press).document
        assert f"First player: {name}" in group_text(table)


def test_a_robot_that_begins_is_stored_as_a_number_that_older_workers_leave_to_chance() -> None:
    table = KRYPTOS_OWN.put(alone(), first="r2")
    body = dump(table)
    assert json.loads(unpacked(body))["own"]["kryptos"]["first"] == -2
    assert load(table.place, body) == table


def test_every_language_names_its_robots() -> None:
    assert len({Say(language).plain("robot-name-3") for language in ("en", "bg", "fr")}) == 3


def test_a_guess_is_answered_with_its_own_result_though_robots_have_guessed_since() -> None:
    table = play.deal(alone(), moment())
    told = 0
    for step in count():
        if table.stage is not Stage.GAME:
            break
        action = mind(session(table).seat(ANA.id), Level.NORMAL, stream(str(step)))
        if isinstance(action, GuessCard):
            hands = [hand.seat for hand in session(table).view().hands]
            aim = (hands.index(action.owner) + 1, action.place, action.number)
            table = KRYPTOS_OWN.put_card(table, ANA.id, aim=aim)
            pressed = Tapped("t-100", seat_nonce(table, ANA.id), SayNumber(action.number))
            done = taps.tap_table(table, turn(ANA, step), pressed)
            own = next(one for one in reversed(session(done.document).view().attempts) if one.by == str(ANA.id))
            assert done.answer is not None
            assert ("right" in (done.answer.text or "")) is own.right
            table, told = done.document, told + 1
        else:
            table = play.act(table, ANA.id, action, moment(step))
    assert told >= 5


def test_the_key_for_robots_stays_where_it_is_while_they_come() -> None:
    def below(table: Table) -> int:
        rows = lobby_message(table, Say("en"), LINKS).keyboard
        return next(len(rows) - at for at, row in enumerate(rows) if any(isinstance(b.press, AddRobot) for b in row))

    places = {below(alone(robots).replace(lobby_menu=lobby.UNFOLDED)) for robots in range(4)}
    assert len(places) == 1


def test_a_kick_offers_people_only_and_a_forged_one_moves_no_robot() -> None:
    table = commands.kick(dealt(), turn(ANA)).document
    assert buttons(table) == [KickPlayer(str(ANA.id)), KickPlayer(str(BO.id))]
    assert table.page is not None
    (robot,) = (player.seat for player in table.players if not player.user)
    forged = taps.tap_table(table, turn(ANA), Tapped("t-100", page_nonce(table.page), KickPlayer(robot)))
    assert (forged.document, forged.answer) == (table, Answer(Say("en").plain("toast-unknown-button")))
