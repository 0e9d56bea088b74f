"""Every end has a result to pass on: by Telegram's own share link and by a copy, without names, words or markup."""

from collections.abc import Callable
from dataclasses import dataclass
from urllib.parse import parse_qs, urlsplit

import pytest

from engine.codes.scripts import Script, ScriptRound
from tests.unit.tgbot.builders.cards import finished, opened
from tests.unit.tgbot.builders.tables import ANA, LINKS, moment, over
from tests.unit.tgbot.builders.teams import revealed, team_game, written
from tgbot.games.codes.model import Solo
from tgbot.games.codes.solo.table import begin
from tgbot.i18n.texts import LANGUAGES
from tgbot.playground.formatting import typed
from tgbot.tables.context import Context
from tgbot.tables.model import Stage, Table
from tgbot.tables.session import session
from tgbot.telegram.messages import MAX_COPY_LEN, Button, Chat
from tgbot.telegram.updates import Room, Sender
from tgbot.ui.screen import screen
from tgbot.ui.share import SHARE

HOSTILE = "@durov <b>Zed</b>"
KEYWORDS = ("moon", "bread", "ghost", "river")
PUZZLE = "0123456789abcdef" * 2
MAX_URL_LEN = 2048


def trio(_: str) -> Table:
    return over()


def teams(_: str) -> Table:
    table = team_game()
    while table.stage is not Stage.OVER:
        view = session(table).view()
        table = written(table) if view.half is None else revealed(table, decoded=view.half.side != "white")
    return table


def cards(_: str) -> Table:
    return finished(opened())


def alone(kind: str) -> Callable[[str], Table]:
    """A game of one person that is over as it begins, since all answers are written down."""

    def played(language: str) -> Table:
        rounds = tuple(
            ScriptRound(code, ("haunted", "bridge", "crescent"), code, code) for code in ("412", "341", "132")
        )
        solo = Solo(kind=kind, date="2026-11-18", language="en", puzzle=PUZZLE, original="11", others=(3, 2, 1))
        context = Context(Sender(ANA.id, HOSTILE, language), Room(ANA.id, True, ""), moment(), LINKS)
        return begin(Table(chat=ANA.id, topic=3), context, solo, Script(KEYWORDS, rounds))

    return played


ENDS = {"trio": trio, "teams": teams, "cards": cards} | {kind: alone(kind) for kind in ("practice", "daily", "puzzle")}


@dataclass(frozen=True)
class Shared:
    """What one end passes on: by the share key, and by the key that copies."""

    address: str
    copy: str

    @property
    def text(self) -> str:
        return parse_qs(urlsplit(self.address).query)["text"][0]

    @property
    def link(self) -> str:
        return parse_qs(urlsplit(self.address).query)["url"][0]


def named(table: Table, language: str) -> Table:
    """The table in a language, with names that nobody should read anywhere else."""
    players = tuple(player.replace(name=f"{HOSTILE}{player.seat}", language=language) for player in table.players)
    return table.replace(players=players, language=language, title=HOSTILE)


def keys(table: Table, chat: Chat) -> list[Button]:
    """All keys of the last message of a chat."""
    return [button for row in screen(table, LINKS)[chat][-1].keyboard for button in row]


def shared(buttons: list[Button]) -> Shared:
    (address,) = (button.url for button in buttons if button.url and button.url.startswith(SHARE))
    (copy,) = (button.copy for button in buttons if button.copy)
    return Shared(address, copy)


def chats(table: Table) -> list[Chat]:
    """The group, where there is one, and a player's own chat."""
    return [Chat(ANA.id)] if table.private else [table.window, Chat(ANA.id)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("end", ENDS)
def test_every_end_has_a_result_to_pass_on_with_nothing_of_the_game(end: str, language: str) -> None:
    table = named(ENDS[end](language), language)
    assert table.stage is Stage.OVER
    for chat in chats(table):
        result = shared(keys(table, chat))
        link = result.link
        assert link.startswith("https://t.me/crosswire_bot?")
        assert len(result.address) <= MAX_URL_LEN
        assert result.copy == f"{result.text}\n{link}"
        assert len(f"{result.text}\n{link}") <= MAX_COPY_LEN
        for secret in ("durov", "Zed", "<", ">", "@", *KEYWORDS, "haunted", "412"):
            assert secret not in result.text, secret
        assert typed(result.text).fields().get("entities", []) == []  # no mention, tag or address but the link


@pytest.mark.parametrize("end", ["trio", "teams", "cards"])
def test_the_end_in_a_group_leads_to_another_group(end: str) -> None:
    table = ENDS[end]("en")
    assert LINKS.add_to_group() in [button.url for button in keys(table, table.window)]
    assert LINKS.add_to_group().endswith("?startgroup=play")


def test_a_puzzle_s_result_leads_to_that_puzzle() -> None:
    assert shared(keys(ENDS["puzzle"]("en"), Chat(ANA.id))).link == LINKS.start(f"z{PUZZLE}")
