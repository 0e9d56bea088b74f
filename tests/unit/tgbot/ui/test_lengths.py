"""Every message of the longest game fits into what Telegram takes."""

import pytest

from engine.codes.actions import DraftClues, GiveClues
from engine.codes.clues import MAX_CLUE_LEN
from tests.thorough import some
from tests.unit.tgbot.builders.tables import LINKS, moment, turn
from tests.unit.tgbot.builders.teams import PEOPLE, revealed, team_lobby
from tgbot.games.codes.model import OWN
from tgbot.games.codes.teams import MAX_TEAM_NAME_LEN
from tgbot.i18n.texts import LANGUAGES
from tgbot.playground.entities import parse_html, utf16_length
from tgbot.tables import commands, play
from tgbot.tables.model import Stage, Table
from tgbot.tables.session import session
from tgbot.telegram.messages import Text
from tgbot.telegram.updates import MAX_NAME_LEN
from tgbot.ui.screen import screen

LONGEST_TEXT = 4096  # UTF-16 units of a message, after its markup is read
LONGEST_CAPTION = 1024


def long_clues(table: Table, sign: str = "w") -> Table:
    """Return the table after both encoders wrote and gave the longest clues there are, no two the same (C9)."""
    view = session(table).view()
    for entry in view.awaited:
        clues = tuple(f"{entry.side} {view.round}{letter} ".ljust(MAX_CLUE_LEN, sign) for letter in "abc")
        assert too_long(play.act(table, int(entry.seats[0]), DraftClues(clues), moment())) == []
        table = play.act(table, int(entry.seats[0]), GiveClues(clues), moment())
    return table


def too_long(table: Table) -> list[str]:
    found = []
    for messages in screen(table, LINKS).values():
        for message in messages:
            text, _ = parse_html(message.text)
            most = LONGEST_TEXT if type(message) is Text else LONGEST_CAPTION
            if utf16_length(text) > most:
                found.append(message.key)
    return found


@pytest.mark.parametrize(
    ("language", "sign"), some([*((language, "w") for language in LANGUAGES), ("ru", "🐸"), ("ru", "𝔸")]), ids=str
)
def test_eight_players_eight_rounds_and_the_longest_clues_fit(language: str, sign: str) -> None:
    table = team_lobby(8, team_names={"white": "W" * MAX_TEAM_NAME_LEN, "black": "B" * 16})
    players = tuple(p.replace(name=p.name.ljust(MAX_NAME_LEN, "n"), language=language) for p in table.players)
    table = play.deal(table.replace(players=players, language=language), moment())
    while table.stage is Stage.GAME and session(table).view().phase != "keywords":
        table = long_clues(table, sign)
        assert too_long(table) == []
        while session(table).view().half is not None:
            table = revealed(table)
            assert too_long(table) == []
    for player in table.players:  # D24
        table = OWN.put_card(table, player.user, words=(sign * MAX_CLUE_LEN,) * 4)
    assert session(table).view().phase == "keywords"
    assert too_long(table) == []
    assert too_long(commands.sheet(table, turn(PEOPLE[0])).document) == []
    assert too_long(play.call_off(table, moment())) == []
