"""Notes about the other side's keywords: who writes them, who sees them, and what the end says of them."""

import pytest

from tests.unit.tgbot.builders.tables import (
    ANA,
    BO,
    CY,
    LINKS,
    answered,
    dealt,
    guessing,
    moment,
    over,
    written_in_private,
)
from tests.unit.tgbot.builders.teams import PEOPLE, card_text, in_half, team_game
from tgbot.games.codes import notebook
from tgbot.games.codes.model import OWN, Note
from tgbot.i18n.texts import Say
from tgbot.tables import play
from tgbot.tables.game import game_of
from tgbot.tables.model import Table
from tgbot.tables.session import session
from tgbot.telegram.messages import Chat
from tgbot.ui.screen import screen


def notes(table: Table) -> list[tuple[int, str]]:
    return [(note.slot, note.text) for note in OWN.of(table).notes]


def everywhere(table: Table) -> str:
    """Return all that the group sees."""
    return "\n".join(str(message) for message in screen(table, LINKS)[Chat(-100)])


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("1 luggage?", [(1, "luggage?")]),
        ("2. ghosts", [(2, "ghosts")]),
        ("3: phone\n4) egg", [(3, "phone"), (4, "egg")]),
        ("1-luggage", [(1, "luggage")]),
        ("1 king, 2 cage; 3 music", [(1, "king"), (2, "cage"), (3, "music")]),
        ("1 king 2 cage", [(1, "king"), (2, "cage")]),
        ("1 king, queen", [(1, "king, queen")]),
        ("2 catch 22", [(2, "catch 22")]),
        ("2 top 3", [(2, "top 3")]),
        ("they like food", [(0, "they like food")]),
        ("12 monkeys", [(0, "12 monkeys")]),
        ("5 gold rings", [(0, "5 gold rings")]),
        ("1 -", []),
        ("-", []),
    ],
)
def test_a_note_is_kept_by_its_number(text: str, kept: list[tuple[int, str]]) -> None:
    assert notes(written_in_private(dealt(), CY, text)) == kept


def test_a_number_has_one_note_and_a_dash_clears_it() -> None:
    table = written_in_private(dealt(), CY, "1 luggage?")
    table = written_in_private(table, CY, "1 suitcase", message=8)
    assert notes(table) == [(1, "suitcase")]
    assert "✏️\u00a0<i>suitcase</i>" in card_text(table, CY.id)
    assert notes(written_in_private(table, CY, "1 –", message=9)) == []


def test_a_note_that_gets_its_number_is_kept_once() -> None:
    table = written_in_private(dealt(), CY, "luggage")
    table = written_in_private(table, CY, "food", message=8)
    assert notes(written_in_private(table, CY, "1 luggage", message=9)) == [(0, "food"), (1, "luggage")]


def test_an_edited_message_changes_its_notes_only() -> None:
    table = written_in_private(dealt(), CY, "1 luggage?")
    assert notes(written_in_private(table, CY, "2 ghosts", edited=True)) == [(2, "ghosts")]
    assert written_in_private(table, CY, "2 ghosts", message=8, edited=True) == table


def test_an_edit_of_a_note_is_for_the_game_that_keeps_it() -> None:
    table = written_in_private(dealt(), CY, "1 luggage?")
    game = game_of(table)
    assert game.knows_message(table, CY.id, 7)
    assert not game.knows_message(table, CY.id, 8)
    assert not game.knows_message(table, ANA.id, 7)


def test_an_edited_note_stays_a_note_while_the_team_talks() -> None:
    table = in_half(2, "white")
    person = PEOPLE[2]
    noted = OWN.put(table, notes=(Note(side="black", slot=1, text="luggage?", by=person.id, message=7),))
    edited = written_in_private(noted, person, "2 ghosts", edited=True)
    assert (notes(edited), OWN.of(edited).talk) == ([(2, "ghosts")], ())


def test_notes_are_bounded() -> None:
    table = dealt()
    for number in range(notebook.MAX_GENERAL_NOTES + 2):
        table = written_in_private(table, CY, f"thought {number}", message=number)
    assert notes(table) == [(0, f"thought {number}") for number in (2, 3, 4)]
    long = written_in_private(table, CY, "1 " + "x" * (notebook.MAX_NOTE_LEN + 1))
    assert notes(long) == notes(table)
    assert (long.card(CY.id).notice or 0) != 0


def test_a_file_is_no_note() -> None:
    table = written_in_private(dealt(), CY, "", media=("sticker", "file-1"))
    notice = table.card(CY.id).notice
    assert notice is not None
    assert notice.text == "notice-notes-are-words"


def test_notes_are_written_on_the_pad_too_and_a_code_is_none() -> None:
    table = written_in_private(guessing(2), CY, "1 luggage?")
    assert notes(table) == [(1, "luggage?")]
    table = written_in_private(table, CY, "312", message=8)
    assert (notes(table), OWN.card(table, CY.id).draft) == ([(1, "luggage?")], "312")


def test_notes_are_secret_until_the_end_and_then_stand_beside_the_truth() -> None:
    table = written_in_private(dealt(), CY, "1 zorpnote?")
    seen = [everywhere(table), card_text(table, ANA.id), card_text(table, BO.id)]
    later = written_in_private(guessing(2), CY, "1 zorpnote?")
    seen += [everywhere(later), card_text(later, ANA.id), card_text(later, BO.id)]
    assert not any("zorpnote" in text for text in seen)
    word = session(over()).view().sides[0].keywords[1]
    table = written_in_private(guessing(5), CY, f"1 zorpnote?\n2 {word.upper()}?")
    table = answered(table)
    first = session(table).view().sides[0].keywords[0]
    assert f"<b>Cy’s notebook</b>: 1 zorpnote? → {first} · 2 {word.upper()}? ✅" in everywhere(table)


def test_a_team_shares_its_notes_and_the_other_team_sees_none() -> None:
    table = team_game(6)  # Ana encodes for White, Di for Black
    _, bo, cy, *_ = PEOPLE
    table = written_in_private(table, bo, "1 zorpnote")
    assert all("zorpnote" in card_text(table, user) for user in (bo.id, cy.id))
    assert not any("zorpnote" in card_text(table, person.id) for person in PEOPLE[3:6])
    assert "zorpnote" not in everywhere(table)


def test_an_encoder_with_a_secret_code_writes_no_notes_d12() -> None:
    table = in_half(1, "white", 6)
    ana, _, _, di, eve, _ = PEOPLE[:6]
    for encoder in (ana, di):
        assert notes(written_in_private(table, encoder, "1 zorpnote")) == []
    assert notes(written_in_private(table, eve, "1 zorpnote")) == [(1, "zorpnote")]


def test_the_pair_has_no_notebook() -> None:
    assert notes(written_in_private(dealt(), BO, "1 luggage?")) == []


def test_who_is_forgotten_leaves_no_note() -> None:
    table = written_in_private(dealt(), CY, "1 luggage?")
    game = game_of(table)
    assert notes(game.silenced(table, CY.id)) == []
    assert notes(game.silenced(table, BO.id)) == [(1, "luggage?")]
    assert [note.by for note in OWN.of(game.replaced(table, CY.id, -1)).notes] == [-1]


def test_a_new_game_begins_with_an_empty_notebook() -> None:
    table = written_in_private(dealt(), CY, "1 luggage?")
    assert notes(game_of(table).new_lobby(table)) == []


def test_a_note_mentions_nobody_when_all_read_it() -> None:
    table = written_in_private(dealt(), CY, "1 @durov\nask @durov")
    end = screen(play.call_off(table, moment()), LINKS)[Chat(-100)][-1].text
    assert end.count("@\u2060durov") == 2
    assert "@durov" not in end + card_text(table, CY.id)


def test_the_card_says_who_will_read_the_notes() -> None:
    later = answered(guessing(1))
    assert Say("en")("card-notes-help") in card_text(later, CY.id)
    assert Say("en")("card-notes-help") not in card_text(later, ANA.id)
    assert Say("en")("card-notes-help") not in card_text(dealt(), CY.id)  # nothing to think about yet


def test_a_note_that_names_the_keyword_in_other_words_is_right() -> None:
    first, second = session(over()).view().sides[0].keywords[:2]
    table = answered(written_in_private(guessing(5), CY, f"1 is it the {first}s?\n2 {second}!"))
    assert f"1 is it the {first}s? ✅ · 2 {second}! ✅" in everywhere(table)
