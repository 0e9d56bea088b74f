"""A game that was saved by an earlier version is played on to its end."""

from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import pytest

from engine.chance import Chance, stream
from engine.codes import CODES
from engine.codes.views import Task
from engine.core import Refusal
from engine.registry import GAMES
from tests.unit.tgbot.builders.tables import LINKS, NOW, moment, written_in_private
from tests.unit.tgbot.builders.teams import card_text
from tests.unit.tgbot.store.saves import saved_table, saves
from tgbot.games.codes.model import OWN
from tgbot.games.codes.words.vocabulary import words
from tgbot.store.codec import dump, load
from tgbot.tables import lobby, play, seats
from tgbot.tables.buttons import Rematch, StartGame
from tgbot.tables.chat_changes import time_up
from tgbot.tables.context import Context, seat_nonce
from tgbot.tables.model import Stage, Table
from tgbot.tables.session import session, session_of
from tgbot.tables.taps import tap_table
from tgbot.telegram.buttons import Press, Tapped
from tgbot.telegram.messages import Photo
from tgbot.telegram.updates import Room, Sender
from tgbot.ui.screen import screen

MANY = 1000  # steps: far more than the longest game takes
SEEDS = range(5)
RUNNING = [save for save in saves("table-*") if saved_table(save).stage is Stage.GAME]
OVER = [save for save in saves("table-*") if saved_table(save).stage is Stage.OVER]
LOBBIES = [save for save in saves("table-*") if saved_table(save).stage is Stage.LOBBY]


def named(save: Path) -> str:
    return save.stem


def seen(table: Table) -> Table:
    """The table as another worker reads it, after every chat was drawn."""
    messages = [message for shown in screen(table, LINKS).values() for message in shown]
    assert messages
    for message in messages:
        assert message.digest
        assert message.key
    stored = load(table.place, dump(table))
    assert isinstance(stored, Table)
    assert stored == table.replace(events=())
    return stored


def moved(table: Table, chance: Chance) -> Table:
    """The table after a random legal move; a player who chose something that the rules refuse chooses again."""
    rules, state = GAMES[table.game], session(table).state
    while True:
        move = rules.simulation.move(state, chance)
        assert move is not None
        by, action = move
        try:
            return play.act(table, by, action, moment())
        except Refusal:
            continue


def to_the_end(table: Table, step: Callable[[Table], Table]) -> Iterator[Table]:
    """The table after each step until its game is over."""
    table = seen(table)
    for steps in count(1):
        assert steps < MANY
        if table.stage is not Stage.GAME:
            return
        table = seen(step(table))
        yield table


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("save", RUNNING, ids=named)
def test_a_saved_game_is_played_on_to_its_end(save: Path, seed: int) -> None:
    chance = stream(f"{save.stem} {seed}")
    before = saved_table(save)
    *_, last = to_the_end(before, lambda table: moved(table, chance))
    assert last.stage is Stage.OVER
    assert session(last).view().outcome is not None
    assert last.finished == before.finished + 1
    pictures = [message.key for message in screen(last, LINKS)[last.window] if isinstance(message, Photo)]
    assert len([key for key in pictures if "/round/" not in key]) == 1  # a round of the card game has its own
    assert len(last.log) > len(before.log)
    assert last.log[: len(before.log)] == before.log


@pytest.mark.parametrize("save", [save for save in RUNNING if saved_table(save).game == "codes"], ids=named)
def test_a_saved_game_in_which_nobody_answers_ends_by_its_limits(save: Path) -> None:
    clock = count(int(NOW), 24 * 3600)
    before = play.restart_clock(saved_table(save).replace(pace="classic"), moment())
    *_, last = to_the_end(before, lambda table: time_up(table, moment(next(clock))).document)
    assert last.stage is Stage.OVER
    assert last.misses


@pytest.mark.parametrize("save", saves("table-*-teams-guess"), ids=named)
def test_a_keyword_that_has_left_our_list_stays_in_its_saved_game(save: Path) -> None:
    assert "terrace" not in {word.forms["en"] for word in words()}
    chance = stream(save.stem)
    tables = to_the_end(saved_table(save), lambda table: moved(table, chance))
    writing = next(table for table in tables if encoder(table))
    person = encoder(writing)
    assert person is not None
    assert "terrace" in card_text(writing, person.id)
    for clue in ("terrace", "тераса", "taras"):
        refused = OWN.card(written_in_private(writing, person, clue), person.id).refused
        assert [notice.text for notice in refused.values()] == ["refusal-clue-is-keyword"]


def encoder(table: Table) -> Sender | None:
    """The player who writes clues for the keyword that has left our list."""
    for player in table.players:
        view = session_of(CODES, table).seat(player.seat)
        if Task.CLUES in view.tasks and "terrace" in view.keywords:
            return Sender(player.user, player.name, player.language)
    return None


@pytest.mark.parametrize("save", RUNNING, ids=named)
def test_everybody_can_leave_a_saved_game(save: Path) -> None:
    table = seen(saved_table(save))
    for player in table.players:
        if table.stage is Stage.GAME and table.player(player.user):
            table = seen(seats.leave(table, player.user, moment()))
    assert table.stage is Stage.OVER


@pytest.mark.parametrize("roles", lobby.ROLES)
@pytest.mark.parametrize("save", OVER, ids=named)
def test_after_a_saved_game_the_next_one_is_played_to_its_end(save: Path, roles: str) -> None:
    over = seen(saved_table(save))
    again = over
    for player in over.players:  # each of them is asked
        if again.stage is Stage.OVER and not player.left:
            again = tapped(again, player.user, Rematch(roles))
    assert (again.stage, again.game) == (Stage.GAME, over.game)
    chance = stream(f"{save.stem} {roles}")
    *_, last = to_the_end(again, lambda table: moved(table, chance))
    assert (last.finished, last.serial) == (over.finished + 1, over.serial + 1)
    assert {user: tally.games for user, tally in last.tallies.items()} == {
        user: tally.games + 1 for user, tally in over.tallies.items()
    }


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("save", LOBBIES, ids=named)
def test_a_saved_lobby_is_filled_and_its_game_is_played_to_its_end(save: Path, game: str) -> None:
    table = seen(saved_table(save))
    while lobby.standing(table).missing:
        table = seen(lobby.join(table, Sender(len(table.players) + 1, "Zoe", "fr"), True))
    table = seen(lobby.switch_game(table, table.host, game))
    table = tapped(table, table.host, StartGame())
    chance = stream(f"{save.stem} {game}")
    *_, last = to_the_end(table, lambda table: moved(table, chance))
    assert (last.stage, last.game, last.finished) == (Stage.OVER, game, 1)


def tapped(table: Table, user: int, press: Press) -> Table:
    """The table after a tap of a player on a button of the group."""
    player = table.player(user)
    assert player is not None
    person = Sender(user, player.name, player.language)
    context = Context(person, Room(table.chat, private=False, title=table.title), moment(), LINKS, known=True)
    return tap_table(table, context, Tapped(str(table.place), seat_nonce(table, 0), press)).document
