"""How those who share an answer come to one (D11, D19): drafts, agreement, and plurality when the time is up."""

import pytest

from tests.unit.tgbot.builders.tables import NOW, moment, turn
from tests.unit.tgbot.builders.teams import PEOPLE, card_text, code_on_table, in_half, team_game, tied, written
from tgbot.games.codes import agreement
from tgbot.games.codes.buttons import SetAgreement
from tgbot.games.codes.model import OWN
from tgbot.tables import commands, seats, taps
from tgbot.tables.chat_changes import time_up, unreachable
from tgbot.tables.context import page_nonce
from tgbot.tables.errors import TableRefusal
from tgbot.tables.game import game_of
from tgbot.tables.model import Table
from tgbot.tables.session import session
from tgbot.telegram.buttons import Tapped
from tgbot.telegram.updates import Sender

ANA, BO, CY, DI, EVE, FAY, GUS, HAL = (person.id for person in PEOPLE)


def drafted(table: Table, **drafts: str) -> Table:
    """Return the table with drafts on cards, by the names of the players."""
    for name, draft in drafts.items():
        user = next(person.id for person in PEOPLE if person.name.lower() == name)
        table = OWN.put_card(table, user, draft=draft)
    return table


def answers(table: Table) -> list[tuple[str, str]]:
    """Return the answers that were locked last: what, and which code."""
    return [(line["do"], line["code"]) for line in table.log if line["do"] in {"guess", "intercept"}]


def eight(**settings: object) -> Table:
    """Return White's half of round 2 with eight players: Bo encodes for White, Fay for Black."""
    return in_half(2, "white", 8, **settings)


def test_all_who_share_an_answer_agree_on_the_same() -> None:
    table = drafted(eight(), ana="123", cy="123", di="124")
    before = len(answers(table))
    for user in (ANA, CY, DI):
        table = agreement.agree(table, user, moment())
    assert len(answers(table)) == before
    table = agreement.agree(agreement.take_over(table, DI, ANA), DI, moment())
    assert answers(table)[before:] == [("guess", "123")]


def test_a_card_names_only_those_who_are_waited_for() -> None:
    table = drafted(eight(), ana="123", cy="123", di="124")
    for user in (ANA, CY):
        table = agreement.agree(table, user, moment())
    assert "Waiting for Di." in card_text(table, ANA)
    player = table.player(CY)
    assert player is not None
    table = agreement.agree(drafted(eight(), ana="123").with_player(player.replace(ready=False)), ANA, moment())
    assert "Waiting for Di." in card_text(table, ANA)
    other = table.player(DI)
    assert other is not None
    assert "Waiting for Cy, Di." in card_text(table.with_player(other.replace(ready=False)), ANA)


def test_words_that_count_as_the_same_are_agreed_on_d24() -> None:
    table = tied(6)
    for user, word in ((ANA, "Lamp post"), (BO, "lamppost")):
        table = OWN.put_card(table, user, words=(word, None, None, None))
        table = agreement.agree(table, user, moment())
    assert "Waiting for Cy." in card_text(table, ANA)


def test_who_blocks_the_bot_last_keeps_nobody_waiting() -> None:
    table = drafted(eight(), ana="123", cy="123")
    before = len(answers(table))
    for user in (ANA, CY):
        table = agreement.agree(table, user, moment())
    assert len(answers(table)) == before  # Di's yes is missing
    table = unreachable(table, DI, moment()).document
    assert answers(table)[before:] == [("guess", "123")]
    assert unreachable(table, DI, moment()).document is table


def test_a_yes_that_was_said_is_enough_once_one_is_enough() -> None:
    table = agreement.agree(drafted(eight(), ana="123"), ANA, moment())
    before = len(answers(table))
    by_ana = turn(PEOPLE[0])
    table = commands.settings_page(table, by_ana).document
    assert table.page is not None
    for who, locked in (("all", []), ("any", [("guess", "123")])):
        tapped = Tapped(str(table.place), page_nonce(table.page), SetAgreement(who))
        table = taps.tap_table(table, by_ana, tapped).document
        assert answers(table)[before:] == locked
        assert table.page is not None
        assert table.page.kind == "settings"


def test_who_cannot_be_written_to_is_not_waited_for() -> None:
    table = drafted(eight(), ana="123", cy="123")
    player = table.player(DI)
    assert player is not None
    table = table.with_player(player.replace(ready=False))
    for user in (ANA, CY):
        table = agreement.agree(table, user, moment())
    assert answers(table)[-1] == ("guess", "123")


def test_nobody_takes_over_the_draft_of_a_player_who_does_not_share_the_answer_d12() -> None:
    table = drafted(eight(), ana="123", bo="124", eve="134")
    for stranger in (BO, EVE):
        with pytest.raises(TableRefusal):
            agreement.take_over(table, ANA, stranger)


def test_each_sees_the_drafts_of_those_who_share_the_answer_only_d11_d12() -> None:
    table = drafted(eight(), ana="123", eve="413")
    assert "Ana: 1·2·3" in card_text(table, CY)
    assert "Eve: 4·1·3" in card_text(table, FAY)  # Black's encoder takes part
    for user in (BO, EVE, FAY):
        assert "1·2·3" not in card_text(table, user)
    for user in (ANA, BO, CY):
        assert "4·1·3" not in card_text(table, user)


@pytest.mark.parametrize(
    ("drafts", "yes", "guess"),
    [
        ({"ana": "123", "cy": "124", "di": "124"}, (), "124"),  # most of them
        ({"ana": "123", "cy": "124"}, (CY,), "124"),  # as many, but one said yes
        ({"ana": "123", "cy": "124"}, (), "123"),  # in the order of their seats
        ({"ana": "12_", "cy": "432"}, (), "432"),  # half a draft is none
    ],
)
def test_plurality_decides_when_the_time_is_up(drafts: dict[str, str], yes: tuple[int, ...], guess: str) -> None:
    table = drafted(eight(pace="classic"), **drafts)
    for user in yes:
        table = agreement.agree(table, user, moment())
    before = len(answers(table))
    late = seats.time_up(table, moment())
    assert answers(late)[before:] == [("guess", guess)]
    assert late.log[-1] == {"do": "time"}  # D19: Black gave no answer


def test_who_drafted_has_not_missed_the_time() -> None:
    table = drafted(eight(pace="classic"), ana="123")
    assert set(seats.time_up(table, moment()).misses) == {CY, DI, EVE, FAY, GUS, HAL}


def test_answers_of_both_teams_at_the_deadline_leave_the_next_half_its_time_d18() -> None:
    table = drafted(eight(pace="classic"), ana="123", eve="124")
    after = seats.time_up(table, moment(NOW + 500))
    view = session(after).view()
    assert view.half is not None
    assert view.half.side == "black"
    assert after.limit == NOW + 500 + 180
    assert after.log[-1]["do"] == "intercept"


def test_a_new_half_begins_with_empty_drafts() -> None:
    table = drafted(eight(agreement="any"), ana="123", eve="124")
    for user in (ANA, EVE):
        table = agreement.agree(table, user, moment())
    assert {OWN.card(table, user).draft for user in table.cards} == {"___"}
    assert not any(OWN.card(table, user).agreed for user in table.cards)


def test_a_nudge_pings_those_whose_yes_is_missing() -> None:
    table = agreement.agree(drafted(eight(), ana="123"), ANA, moment())
    page = commands.nudge(table, turn(PEOPLE[0])).document.page
    assert page is not None
    assert set(str(page.facts["users"]).split(",")) == set(map(str, (CY, DI, EVE, FAY, GUS, HAL)))


def test_a_nudge_pings_those_who_have_agreed_to_different_answers() -> None:
    table = drafted(eight(), ana="123", cy="123", di="124")
    table = OWN.put_card(OWN.put_card(OWN.put_card(table, ANA, agreed=True), CY, agreed=True), DI, agreed=True)
    awaited = game_of(table).awaited(table, session(table).view())
    assert [int(seat) for seat in awaited] == [ANA, CY, DI, EVE, FAY, GUS, HAL]


def test_a_substitute_is_asked_before_the_answer_is_locked() -> None:
    """A person who takes the seat of a player who never answers has a say in what the team answers."""
    table = drafted(eight(), ana="123", cy="123").replace(misses={DI: 2})
    for user in (ANA, CY):
        table = agreement.agree(table, user, moment())
    newcomer = Sender(9, "Ivy", "en")
    after = seats.take_seat(table, newcomer, DI, True, moment())
    assert agreement.shared(session(after).view(), newcomer.id) is not None
    assert agreement.agree(agreement.take_over(after, 9, ANA), 9, moment()).log[-1]["code"] == "123"


# ── the sandglass ───────────────────────────────────────────────────────────────────────────────────────────────


def one_done(**settings: object) -> Table:
    """Return round 2, with White's clues in."""
    table = in_half(1, "black", 4, **settings)
    right = code_on_table(table)
    for user in (DI, ANA, BO):
        if agreement.shared(session(table).view(), user):
            table = agreement.agree(drafted(table, **{PEOPLE[user - 1].name.lower(): right}), user, moment())
    return written(table, "white")


def test_the_sandglass_is_turned_when_the_first_encoder_is_done_d9() -> None:
    table = one_done(pace="classic")
    assert (table.due, OWN.of(table).sand) == (NOW + 15, 15)
    assert not table.card(DI).quiet  # who is late is called


def test_the_sandglass_runs_down_in_three_steps_and_takes_what_is_there_d9() -> None:
    table = one_done(pace="classic")
    seen = []
    for now in (NOW + 15, NOW + 25, NOW + 30):
        table = time_up(table, moment(now)).document
        seen.append((OWN.of(table).sand, session(table).view().phase))
    assert seen == [(5, "clues"), (0, "clues"), (None, "guess")]


def test_nothing_happens_before_its_time() -> None:
    table = one_done(pace="classic")
    assert time_up(table, moment(NOW + 14)).document == table


@pytest.mark.parametrize("pace", ["relaxed", "slow"])
def test_other_paces_have_no_sandglass(pace: str) -> None:
    assert OWN.of(one_done(pace=pace)).sand is None


def test_the_sandglass_never_gives_more_time_than_there_is() -> None:
    table = written(team_game(pace="classic").replace(due=NOW + 20, last_minute=False), "white")
    assert (table.due, OWN.of(table).sand) == (NOW + 20, None)
