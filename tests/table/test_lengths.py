"""Every message of the longest game fits into what Telegram takes."""

import pytest

from engine.codes.actions import GiveClues
from engine.codes.clues import LONGEST_CLUE
from tests.table.tables import LINKS, moment, turn
from tests.table.teams import PEOPLE, revealed, team_lobby
from tgbot import group, play
from tgbot.decode import LONGEST_NAME
from tgbot.documents import Stage, Table
from tgbot.locale import LANGUAGES
from tgbot.playground.entities import parse_html, utf16_length
from tgbot.screens.screen import screen
from tgbot.sides import LONGEST_TEAM_NAME
from tgbot.sitting import sitting

LONGEST_TEXT = 4096  # UTF-16 units of a message, after its markup is read
LONGEST_CAPTION = 1024


def long_clues(table: Table) -> Table:
    """Return the table after both encoders gave the longest clues there are, no two the same (C9)."""
    view = sitting(table).view()
    for entry in view.awaited:
        clues = tuple(f"{entry.side} {view.round}{letter} ".ljust(LONGEST_CLUE, "w") for letter in "abc")
        table = play.act(table, int(entry.seats[0]), GiveClues(clues), moment())
    return table


def too_long(table: Table) -> list[str]:
    found = []
    for messages in screen(table, LINKS).values():
        for message in messages:
            text, _ = parse_html(message.text)
            most = LONGEST_CAPTION if message.picture or message.media else LONGEST_TEXT
            if utf16_length(text) > most:
                found.append(message.key)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_eight_players_eight_rounds_and_the_longest_clues_fit(language: str) -> None:
    table = team_lobby(8, language=language, team_names={"white": "W" * LONGEST_TEAM_NAME, "black": "B" * 16})
    players = tuple(p.but(name=p.name.ljust(LONGEST_NAME, "n"), language=language) for p in table.players)
    table = play.deal(table.but(players=players), moment())
    while table.stage is Stage.GAME and sitting(table).view().phase != "keywords":
        table = long_clues(table)
        assert too_long(table) == []
        while sitting(table).view().half is not None:
            table = revealed(table)
            assert too_long(table) == []
    assert too_long(group.sheet(table, turn(PEOPLE[0])).document) == []
    assert too_long(play.call_off(table, moment())) == []
