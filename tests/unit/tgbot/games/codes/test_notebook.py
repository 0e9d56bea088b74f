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
        ("they like food", []),
        ("12 monkeys", []),
        ("5 gold rings", []),
        ("3 music\nwhat is going on", [(3, "music")]),
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


def notice(table: Table) -> tuple[str, object]:
    """What Cy's card says of what Cy has just written, and of which note."""
    shown = table.card(CY.id).notice
    return ("", None) if shown is None else (shown.text, shown.facts.get("slot"))


@pytest.mark.parametrize("text", ["what is going on", "delete my note", "3 music\nwhat is going on", "2", "-"])
def test_a_text_without_a_number_is_told_how_to_write_a_note(text: str) -> None:
    table = written_in_private(written_in_private(dealt(), CY, "1 luggage?"), CY, text, message=8)
    assert notice(table) == ("notice-note-number", None)
    assert (1, "luggage?") in notes(table)


@pytest.mark.parametrize("table", [dealt(), guessing(2)])
@pytest.mark.parametrize("text", ["2", "2.", " 2 ", "2 -"])
def test_a_number_alone_takes_its_note_away_as_the_card_says(table: Table, text: str) -> None:
    table = written_in_private(table, CY, "1 luggage?\n2 ghosts")
    assert notice(table) == ("news-note-kept", 2)
    assert card_text(table, CY.id).endswith("\n\n" + Say("en")("news-note-kept", slot=2))  # beside the keys
    table = written_in_private(table, CY, text, message=8)
    assert (notes(table), notice(table)) == ([(1, "luggage?")], ("news-note-gone", 2))


def test_who_guesses_and_writes_anything_else_reads_what_to_do() -> None:
    table = written_in_private(guessing(2), CY, "what is going on")
    assert (notes(table), notice(table)) == ([], ("notice-guess-or-note", None))
    assert notice(written_in_private(guessing(2), CY, "2")) == ("refusal-bad-code", None)  # there is no such note
    ready = written_in_private(guessing(2), CY, "312")
    assert notice(written_in_private(ready, CY, "lol that was easy", message=8)) == ("notice-guess-not-locked", None)
    assert notes(written_in_private(ready, CY, "2 animal", message=8)) == [(2, "animal")]


def test_what_an_older_version_kept_without_a_number_is_still_shown() -> None:
    table = OWN.put(dealt(), notes=(Note(side="interceptor", slot=0, text="they like food", by=CY.id, message=7),))
    assert "they like food" in card_text(table, CY.id)
    assert notes(written_in_private(table, CY, "1 -", message=8)) == notes(table)


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
    table = written_in_private(dealt(), CY, "1 luggage?")
    long = written_in_private(table, CY, "1 " + "x" * (notebook.MAX_NOTE_LEN + 1), message=8)
    assert notes(long) == notes(table)
    assert notice(long)[0] == "notice-talk-too-long"


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
    table = written_in_private(dealt(), CY, "1 @durov\n2 ask @durov")
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
