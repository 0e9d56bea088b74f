"""What a team says to each other in private, and who hears it (D11, D12)."""

from tests.unit.tgbot.builders.tables import LINKS, NOW, ROOM, moment, rematched, written_in_private
from tests.unit.tgbot.builders.teams import PEOPLE, card_text, in_half, revealed
from tgbot.games.codes import pad, talk
from tgbot.games.codes.buttons import HearTalk
from tgbot.games.codes.model import OWN
from tgbot.tables import lobby, play, seats
from tgbot.tables.model import Table
from tgbot.tables.seats import time_up
from tgbot.tables.session import session
from tgbot.telegram.buttons import Press
from tgbot.telegram.messages import MAX_TEXT_LEN, Chat, utf16_length
from tgbot.ui.screen import screen

ANA, BO, CY, DI, EVE, FAY, *_ = (person.id for person in PEOPLE)


def said(table: Table, user: int, text: str, *, message: int = 7, edited: bool = False, now: float = NOW) -> Table:
    """Return the table after a private text of a player."""
    return written_in_private(table, PEOPLE[user - 1], text, message=message, edited=edited, now=now)


def six(round_: int = 2, side: str = "white") -> Table:
    """Return a half of a game of six: in round 2 Bo encodes for White and Eve for Black."""
    return in_half(round_, side, 6)


def heard_by(table: Table) -> list[tuple[int, ...]]:
    return [remark.to for remark in OWN.of(table).talk]


def presses(table: Table, user: int) -> list[Press | None]:
    return [button.press for row in screen(table, LINKS)[Chat(user)][-1].keyboard for button in row]


def readable(table: Table, user: int) -> list[str]:
    return talk.readable(table, session(table).view(), user)


def test_the_team_of_the_code_talks_without_its_encoder_d12() -> None:
    assert heard_by(said(six(), ANA, "the lamp")) == [(CY,)]
    assert heard_by(said(six(), BO, "yes, the lamp")) == []


def test_the_other_team_talks_with_its_encoder_d11() -> None:
    assert heard_by(said(six(), EVE, "the lamp")) == [(DI, FAY)]


def test_without_an_interception_the_other_team_does_not_talk_d14() -> None:
    assert heard_by(said(six(1), EVE, "the lamp")) == []


def test_who_hears_a_remark_is_decided_when_it_is_said() -> None:
    """The next encoder keeps what was heard as a guesser; nobody else comes to hear it."""
    table = said(six(), ANA, "the lamp")
    later = revealed(revealed(table))
    assert heard_by(later) == [(CY,)]
    assert "the lamp" in card_text(later, CY)
    assert "the lamp" not in card_text(later, FAY)


def test_the_encoder_reads_it_after_the_reveal_and_the_other_team_never_d12() -> None:
    table = said(six(), ANA, "the lamp")
    assert readable(table, BO) == []
    shown = revealed(table)
    assert readable(shown, BO) == ["2/white"]
    for user in (ANA, DI, EVE):
        assert readable(shown, user) == []
    assert "the lamp" in card_text(talk.read(shown, BO, "2/white"), BO)


def test_what_the_other_team_said_about_a_code_is_not_its_encoders_to_read() -> None:
    shown = revealed(said(six(), DI, "the lamp"))
    assert readable(shown, BO) == []
    assert readable(revealed(shown), EVE) == []


def test_a_table_keeps_the_newest_remarks_only() -> None:
    table = six()
    for number in range(talk.MAX_REMARKS + 5):
        table = said(table, ANA, f"thought {number}", message=number, now=NOW + 60 * number)
    kept = OWN.of(table).talk
    assert len(kept) == talk.MAX_REMARKS
    assert [remark.number for remark in kept[-2:]] == [talk.MAX_REMARKS + 4, talk.MAX_REMARKS + 5]


def test_a_remark_of_an_earlier_half_cannot_be_edited_into_a_message_d12() -> None:
    table = revealed(said(six(), ANA, "the lamp"))
    assert OWN.of(said(table, ANA, "now you know", edited=True)).talk == OWN.of(table).talk
    fresh = said(six(), ANA, "the lamp")
    assert OWN.of(said(fresh, ANA, "the harbour", edited=True)).talk[0].text == "the harbour"


def test_a_clue_that_comes_too_late_is_no_talk_d9_d10() -> None:
    """Black's encoder takes part in the interception: what was typed as a clue must not reach the team that way."""
    table = time_up(revealed(in_half(1, "black", 6)).replace(pace="classic"), moment(NOW + 100))
    assert heard_by(said(table, EVE, "umbrella stand", now=NOW + 103)) == []
    assert heard_by(said(table, EVE, "I think of the lamp", now=NOW + 120)) == [(DI, FAY)]


def test_media_is_passed_on() -> None:
    table = written_in_private(six(), PEOPLE[0], "", media=("voice", "file"))
    assert [(remark.media, remark.to) for remark in OWN.of(table).talk] == [(("voice", "file"), (CY,))]


def test_a_pair_and_an_interceptor_have_nobody_to_talk_to() -> None:
    table = in_half(2, "white", 4)  # of four, each guesser guesses alone
    assert heard_by(said(table, ANA, "the lamp")) == []
    assert heard_by(said(table, CY, "the lamp")) == [(DI,)]


def test_the_team_is_not_muted_beside_the_digits() -> None:
    table = said(six(), ANA, "it must be four")
    assert HearTalk(0) not in presses(table, CY)
    assert HearTalk(0) in presses(pad.fill(table, CY, "123"), CY)


def test_a_card_names_only_those_who_hear_it() -> None:
    table = six()
    assert "Di, Fay" in talk_line(table, EVE)
    player = table.player(DI)
    assert player is not None
    table = table.with_player(player.replace(ready=False))
    assert "Fay" in talk_line(table, EVE)
    assert "Di" not in talk_line(table, EVE)


def test_who_hears_nothing_hears_nothing_in_a_rematch_either() -> None:
    over = play.call_off(talk.hear(six(), CY, on=False), moment())
    again = rematched(over, "same")
    assert OWN.of(again).muted == (CY,)
    opened = lobby.open_lobby(over, PEOPLE[0], ROOM, True, moment())
    assert OWN.of(opened).muted == ()


def test_a_player_who_leaves_and_comes_back_hears_the_team() -> None:
    table = seats.leave(talk.hear(six(), CY, on=False), CY, moment())
    table = seats.take_seat(table, PEOPLE[CY - 1], CY, True, moment())
    assert heard_by(said(table, ANA, "the lamp")) == [(CY,)]


def talk_line(table: Table, user: int) -> str:
    """Return what a card says about who hears what is written."""
    return next(line for line in card_text(table, user).splitlines() if line.startswith("💬"))


def test_a_long_talk_is_read_in_messages_that_telegram_takes() -> None:
    table, long = six(), "🐸" * (talk.MAX_REMARK_LEN - 4)
    for number in range(talk.MAX_REMARKS):
        table = said(table, (ANA, CY)[number % 2], f"{number:03} {long}", message=number, now=NOW + 20 * number)
    table = talk.read(revealed(table), BO, "2/white")
    *told, _ = screen(table, LINKS)[Chat(BO)]
    assert all(utf16_length(message.text) <= MAX_TEXT_LEN for message in told)
    assert len({message.key for message in told}) == len(told) > 1
    read = "\n".join(message.text for message in told)
    assert [number for number in range(talk.MAX_REMARKS) if f"{number:03} 🐸" not in read] == []
