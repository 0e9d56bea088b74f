"""How those who share an answer come to one (D11, D19): drafts, agreement, and plurality when the time is up."""

import pytest

from tests.table.tables import NOW, moment, turn
from tests.table.teams import PEOPLE, card_text, code_on_table, in_half, team_game, tied, written
from tgbot import agreement, choices, group, seats
from tgbot.decode import Person
from tgbot.documents import Table
from tgbot.lobby import LobbyRefusal
from tgbot.presses import SetAgreement
from tgbot.screens.pages import page_nonce
from tgbot.sitting import sitting
from tgbot.surroundings import unreachable

ANA, BO, CY, DI, EVE, FAY, GUS, HAL = (person.id for person in PEOPLE)


def drafted(table: Table, **drafts: str) -> Table:
    """Return the table with drafts on cards, by the names of the players."""
    for name, draft in drafts.items():
        user = next(person.id for person in PEOPLE if person.name.lower() == name)
        table = table.with_card(user, table.card(user).but(draft=draft))
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
    assert "We wait for Di." in card_text(table, ANA)
    player = table.player(CY)
    assert player is not None
    table = agreement.agree(drafted(eight(), ana="123").with_player(player.but(ready=False)), ANA, moment())
    assert "We wait for Di." in card_text(table, ANA)
    other = table.player(DI)
    assert other is not None
    assert "We wait for Cy, Di." in card_text(table.with_player(other.but(ready=False)), ANA)


def test_words_that_count_as_the_same_are_agreed_on_d24() -> None:
    table = tied(6)
    for user, word in ((ANA, "Lamp post"), (BO, "lamppost")):
        table = table.with_card(user, table.card(user).but(words=(word, None, None, None)))
        table = agreement.agree(table, user, moment())
    assert "We wait for Cy." in card_text(table, ANA)


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
    table = choices.settings_page(table, by_ana).document
    assert table.page is not None
    for who, locked in (("all", []), ("any", [("guess", "123")])):
        table = choices.tap_page(table, by_ana, SetAgreement(who), page_nonce(table.page)).document
        assert answers(table)[before:] == locked
        assert table.page is not None
        assert table.page.kind == "settings"


def test_who_cannot_be_written_to_is_not_waited_for() -> None:
    table = drafted(eight(), ana="123", cy="123")
    player = table.player(DI)
    assert player is not None
    table = table.with_player(player.but(ready=False))
    for user in (ANA, CY):
        table = agreement.agree(table, user, moment())
    assert answers(table)[-1] == ("guess", "123")


def test_nobody_takes_over_the_draft_of_somebody_who_does_not_share_the_answer_d12() -> None:
    table = drafted(eight(), ana="123", bo="124", eve="134")
    for stranger in (BO, EVE):
        with pytest.raises(LobbyRefusal):
            agreement.take_over(table, ANA, stranger)


def test_each_sees_the_drafts_of_those_who_share_the_answer_only_d11_d12() -> None:
    table = drafted(eight(), ana="123", eve="431")
    assert "Ana: 1·2·3" in card_text(table, CY)
    assert "Eve: 4·3·1" in card_text(table, FAY)  # Black's encoder takes part
    for user in (BO, EVE, FAY):
        assert "1·2·3" not in card_text(table, user)
    for user in (ANA, BO, CY):
        assert "4·3·1" not in card_text(table, user)


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
    view = sitting(after).view()
    assert view.half is not None
    assert view.half.side == "black"
    assert after.due == NOW + 500 + 180
    assert after.log[-1]["do"] == "intercept"


def test_a_new_half_begins_with_empty_drafts() -> None:
    table = drafted(eight(agreement="any"), ana="123", eve="124")
    for user in (ANA, EVE):
        table = agreement.agree(table, user, moment())
    assert {card.draft for card in table.cards.values()} == {"___"}
    assert not any(card.agreed for card in table.cards.values())


def test_a_nudge_pings_those_whose_yes_is_missing() -> None:
    table = agreement.agree(drafted(eight(), ana="123"), ANA, moment())
    page = group.nudge(table, turn(PEOPLE[0])).document.page
    assert page is not None
    assert set(str(page.facts["users"]).split(",")) == set(map(str, (CY, DI, EVE, FAY, GUS, HAL)))


def test_a_substitute_is_asked_before_the_answer_is_locked() -> None:
    """Who takes the seat of somebody who never answers has a say in what the team answers."""
    table = drafted(eight(), ana="123", cy="123").but(misses={DI: 2})
    for user in (ANA, CY):
        table = agreement.agree(table, user, moment())
    newcomer = Person(9, "Ivy", "en")
    after = seats.take_seat(table, newcomer, DI, True, moment())
    assert agreement.shared(sitting(after).view(), newcomer.id) is not None
    assert agreement.agree(agreement.take_over(after, 9, ANA), 9, moment()).log[-1]["code"] == "123"


# ── the sandglass ───────────────────────────────────────────────────────────────────────────────────────────────


def one_done(**settings: object) -> Table:
    """Return round 2, with White's clues in."""
    table = in_half(1, "black", 4, **settings)
    right = code_on_table(table)
    for user in (DI, ANA, BO):
        if agreement.shared(sitting(table).view(), user):
            table = agreement.agree(drafted(table, **{PEOPLE[user - 1].name.lower(): right}), user, moment())
    return written(table, "white")


def test_the_sandglass_is_turned_when_the_first_encoder_is_done_d9() -> None:
    table = one_done(pace="classic")
    assert (table.due, table.sand) == (NOW + 15, 15)
    assert not table.card(DI).quiet  # who is late is called


def test_the_sandglass_runs_down_in_three_steps_and_takes_what_is_there_d9() -> None:
    table = one_done(pace="classic")
    seen = []
    for now in (NOW + 15, NOW + 25, NOW + 30):
        table = group.time_up(table, moment(now)).document
        seen.append((table.sand, sitting(table).view().phase))
    assert seen == [(5, "clues"), (0, "clues"), (None, "guess")]


def test_nothing_happens_before_its_time() -> None:
    table = one_done(pace="classic")
    assert group.time_up(table, moment(NOW + 14)).document == table


@pytest.mark.parametrize("pace", ["relaxed", "slow"])
def test_other_paces_have_no_sandglass(pace: str) -> None:
    assert one_done(pace=pace).sand is None


def test_the_sandglass_never_gives_more_time_than_there_is() -> None:
    table = written(team_game(pace="classic").but(due=NOW + 20), "white")
    assert (table.due, table.sand) == (NOW + 20, None)
