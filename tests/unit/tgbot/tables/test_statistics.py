"""The numbers of two teams: wins and answers of each player, and of the chat once each."""

from tests.unit.tgbot.builders.tables import CY, DI, answered, guessing, moment, with_clues
from tests.unit.tgbot.builders.teams import PEOPLE, in_half, revealed, written
from tgbot.games.codes.model import CodesTally
from tgbot.store.codec import dump, load
from tgbot.tables import play, seats, statistics
from tgbot.tables.model import PlayerTally, Stage, Table
from tgbot.tables.statistics import MAX_TALLIES


def won_by_black() -> Table:
    """Return a game of six that Black wins by two interceptions, in rounds 2 and 3."""
    table = revealed(in_half(2, "white", 6), intercepted=True)
    table = written(revealed(table))
    table = revealed(table, intercepted=True)
    return revealed(table)


def codes(tally: PlayerTally) -> CodesTally:
    """What a player's code games came to."""
    own = tally.own["codes"]
    assert isinstance(own, CodesTally)
    return own


def test_every_player_of_the_winning_team_has_won_d20() -> None:
    table = won_by_black()
    assert table.stage is Stage.OVER
    assert {table.name(user): codes(tally).team_wins for user, tally in table.tallies.items()} == {
        person.name: int(person.name in {"Di", "Eve", "Fay"}) for person in PEOPLE[:6]
    }


def test_an_answer_belongs_to_all_who_share_it_and_to_the_chat_once() -> None:
    """D11: three rounds; each player encoded once, so read two of the three; interceptions were in two rounds."""
    table = won_by_black()
    black = codes(table.tallies[PEOPLE[4].id])
    assert (black.intercepted, black.interceptions) == (2, 2)
    assert (black.decoded, black.guesses) == (2, 2)
    count, by_game = statistics.of_table(table)
    chat = by_game["codes"]
    assert isinstance(chat, CodesTally)
    assert (count, list(by_game)) == (1, ["codes"])
    assert (chat.team_wins, chat.pair_wins, chat.interceptor_wins) == (1, 0, 0)
    assert (chat.intercepted, chat.interceptions) == (2, 4)
    assert (chat.decoded, chat.guesses) == (6, 6)


def test_an_answer_is_counted_for_who_gave_it_not_for_who_came_later() -> None:
    """Di takes Cy's seat after Cy has intercepted once, and intercepts the second time."""
    table = answered(guessing(2), intercepted=True)
    table = seats.take_seat(seats.leave(table, CY.id, moment()), DI, CY.id, True, moment())
    table = answered(with_clues(table), intercepted=True)
    assert table.stage is Stage.OVER
    substitute = codes(table.tallies[DI.id])
    assert (substitute.intercepted, substitute.interceptions, substitute.interceptor_wins) == (1, 1, 1)
    chat = statistics.of_table(table)[1]["codes"]
    assert isinstance(chat, CodesTally)
    assert (chat.intercepted, chat.interceptions, chat.decoded, chat.guesses) == (2, 2, 3, 3)


def test_a_game_without_a_winner_counts_nothing() -> None:
    table = play.call_off(in_half(2, "white", 6), moment())
    assert (table.tallies, table.finished) == ({}, 0)


def test_a_group_with_very_many_players_keeps_the_busiest_and_those_who_have_just_played() -> None:
    rare, *others = range(1000, 1000 + MAX_TALLIES)
    known = {rare: PlayerTally(name="Y", games=2)} | {user: PlayerTally(name="X", games=3) for user in others}
    before = in_half(2, "white", 6).replace(tallies=known)
    table = revealed(written(revealed(revealed(before, intercepted=True))), intercepted=True)
    table = revealed(table)
    assert table.stage is Stage.OVER
    assert len(table.tallies) == MAX_TALLIES
    assert {person.id for person in PEOPLE[:6]} <= table.tallies.keys()
    assert rare not in table.tallies
    again = load(table.place, dump(table))
    assert isinstance(again, Table)
    assert again.tallies == table.tallies
