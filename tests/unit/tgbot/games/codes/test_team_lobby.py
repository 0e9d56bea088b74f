"""The lobby of two teams: the line-up by the number of players, sides, balance, names and rematches (D1, D4, D6)."""

import pytest

from tests.unit.tgbot.builders.tables import LINKS, moment, rematched, turn
from tests.unit.tgbot.builders.teams import PEOPLE, card_text, revealed, team_game, team_lobby, written
from tgbot.games.codes.commands import name_team
from tgbot.games.codes.model import OWN
from tgbot.games.codes.settings import MODE
from tgbot.tables import lobby, play, seats
from tgbot.tables.errors import TableRefusal
from tgbot.tables.model import Stage, Table
from tgbot.tables.session import session
from tgbot.telegram.messages import Chat
from tgbot.telegram.updates import Sender
from tgbot.ui.screen import screen

ANA, BO, CY, DI, EVE, *_ = PEOPLE


def sides(table: Table) -> dict[str, list[str]]:
    """Return who sits where, in the order of the rotation."""
    return {rule.key: [p.name for p in table.players if p.side == rule.key] for rule in lobby.lineup(table).sides}


def shown(table: Table) -> str:
    return screen(table, LINKS)[Chat(-100)][0].text


def unarranged(count: int, **settings: object) -> Table:
    """Return a lobby as it comes of joining one by one."""
    table = team_lobby(1, **settings)
    for person in PEOPLE[1:count]:
        table = lobby.join(table, person, True)
    return table


@pytest.mark.parametrize(
    ("count", "lineup"), [(1, "interceptor"), (3, "interceptor"), (4, "teams"), (5, "teams"), (8, "teams")]
)
def test_the_line_up_follows_the_number_of_players(count: int, lineup: str) -> None:
    table = unarranged(count)
    assert lobby.lineup(table).key == lineup
    assert lobby.standing(table).can_start == (count >= 3)


def test_who_joins_goes_where_players_are_missing_d1() -> None:
    assert sides(unarranged(4)) == {"white": ["Ana", "Bo"], "black": ["Cy", "Di"]}  # the pair stays together
    assert sides(unarranged(7)) == {"white": ["Ana", "Bo", "Eve", "Gus"], "black": ["Cy", "Di", "Fay"]}


def test_a_player_who_leaves_changes_the_line_up_back() -> None:
    table = lobby.leave(unarranged(4), BO.id)
    assert sides(table) == {"pair": ["Ana", "Cy"], "interceptor": ["Di"]}


def test_a_ninth_player_finds_no_seat_d1() -> None:
    with pytest.raises(TableRefusal, match="toast-table-full"):
        lobby.join(unarranged(8), Sender(9, "Ivy", "en"), True)


@pytest.mark.parametrize(("mode", "count", "lineup"), [("teams", 2, "teams"), ("interceptor", 3, "interceptor")])
def test_the_line_up_can_be_fixed(mode: str, count: int, lineup: str) -> None:
    table = unarranged(count, mode=mode)
    assert lobby.lineup(table).key == lineup
    assert lobby.lineup(MODE.choose(table, "auto", moment())).key == "interceptor"


def test_a_fixed_line_up_takes_no_more_than_it_has_room_for() -> None:
    with pytest.raises(TableRefusal, match="toast-table-full"):
        lobby.join(unarranged(3, mode="interceptor"), DI, True)
    with pytest.raises(TableRefusal, match="toast-too-many"):
        MODE.choose(unarranged(5), "interceptor", moment())


def test_a_newcomer_joins_a_side_in_one_tap() -> None:
    table = lobby.join(unarranged(4), EVE, True, "black")
    assert sides(table) == {"white": ["Ana", "Bo"], "black": ["Cy", "Di", "Eve"]}


def test_a_full_side_takes_no_newcomer_and_swaps_with_the_last_of_it() -> None:
    table = unarranged(4)
    for person in PEOPLE[4:6]:
        table = lobby.join(table, person, True, "white")
    with pytest.raises(TableRefusal, match="toast-side-full"):
        lobby.join(table, PEOPLE[6], True, "white")
    swapped = lobby.take_side(table, CY.id, "white")
    assert sides(swapped) == {"white": ["Ana", "Bo", "Cy", "Eve"], "black": ["Di", "Fay"]}


def test_sizes_that_differ_by_more_than_one_cannot_start_and_are_balanced_in_one_tap_d1() -> None:
    table = lobby.take_side(unarranged(5), CY.id, "white")
    assert lobby.standing(table).unbalanced
    assert not lobby.standing(table).can_start
    assert "⚖️" in shown(table)
    even = lobby.balance(table)
    assert sides(even) == {"white": ["Ana", "Bo", "Cy"], "black": ["Di", "Eve"]}
    assert lobby.standing(even).can_start


def test_a_shuffle_seats_the_same_people_on_sides_that_fit() -> None:
    table = lobby.shuffle(unarranged(7), moment())
    assert sorted(name for names in sides(table).values() for name in names) == sorted(p.name for p in PEOPLE[:7])
    assert lobby.standing(table).can_start


def test_the_rotation_is_shown_ahead_d6() -> None:
    assert "⬜\u00a0White: Ana → Bo" in shown(unarranged(4))
    table = team_game()
    assert "⬜\u00a0White: Ana → Bo" in shown(table)
    assert [session(table).view().side(key).encoder for key in ("white", "black")] == ["1", "3"]


def test_the_rotation_goes_on_from_an_encoder_who_has_left_d6() -> None:
    table = revealed(revealed(written(team_game(6))))  # Ana, Bo and Cy are White
    table = seats.leave(written(table, "white"), BO.id, moment())
    assert "Next round’s encoders: Cy, Fay" in screen(table, LINKS)[Chat(-100)][-1].text
    assert "You give clues in round 3." in card_text(table, CY.id)
    assert "You give clues in round 4." in card_text(table, ANA.id)


# ── names ───────────────────────────────────────────────────────────────────────────────────────────────────────


def named(table: Table, name: str, person: int = 0) -> Table:
    return name_team(table, turn(PEOPLE[person], argument=name)).document


def test_a_team_chooses_its_name_and_the_table_keeps_it_d4() -> None:
    table = named(unarranged(4), "  Night\n <Owls> ")
    assert "⬜\u00a0Night &lt;Owls&gt;: Ana → Bo" in shown(table)
    game = play.call_off(play.deal(table, moment()), moment())
    again = rematched(game, "same")
    assert OWN.of(again).team_names == {"white": "Night <Owls>"}
    assert OWN.of(rematched(game, "next")).team_names == {"black": "Night <Owls>"}


@pytest.mark.parametrize("name", ["", "  ", "...", "\u202e", "\u200b\u200b"])
def test_a_name_without_anything_to_see_is_none(name: str) -> None:
    table = named(unarranged(4), name)
    assert OWN.of(table).team_names == {}
    assert table.page is not None
    assert table.page.kind == "team-how"


@pytest.mark.parametrize("name", ["Black", "black", "ВLACK"])
def test_two_teams_do_not_share_a_name(name: str) -> None:
    table = named(unarranged(4), name)
    assert OWN.of(table).team_names == {}
    assert table.page is not None
    assert table.page.kind == "team-taken"


def test_a_long_name_is_cut() -> None:
    assert OWN.of(named(unarranged(4), "x" * 40)).team_names == {"white": "x" * 16}


def test_a_name_is_chosen_before_the_game_by_who_sits_in_the_team() -> None:
    for table, person in ((unarranged(3), 0), (unarranged(4), 6), (team_game(), 0)):
        refused = named(table, "Owls", person)
        assert OWN.of(refused).team_names == {}
        assert refused.page is not None
        assert refused.page.kind == "team-not-now"


# ── again ───────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_rematch_of_those_who_are_left_has_their_line_up() -> None:
    game = play.call_off(team_game(), moment())
    left = game.with_player(game.players[1].replace(left=True))
    again = rematched(left, "next")
    assert again.stage is Stage.LOBBY
    assert lobby.lineup(again).key == "interceptor"
    assert lobby.standing(again).can_start


def test_a_rematch_seats_those_who_have_room_in_a_line_up_fixed_meanwhile_and_the_others_wait() -> None:
    again = rematched(play.call_off(MODE.choose(team_game(5), "interceptor", moment()), moment()))
    assert lobby.standing(again).can_start
    assert len(again.players) == 3
    assert {player.name for player in again.queue} | {player.name for player in again.players} == {
        person.name for person in PEOPLE[:5]
    }
