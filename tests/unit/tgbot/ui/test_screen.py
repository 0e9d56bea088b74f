"""Only what changed is drawn: everything else is the very messages that were drawn before."""

from collections.abc import Callable
from functools import partial

import pytest

from engine.codes.actions import DraftClues
from tests.unit.tgbot.builders.tables import ANA, BO, CY, LINKS, answered, guessing, moment, over
from tests.unit.tgbot.builders.teams import team_game
from tgbot.games.codes.buttons import RerollWords
from tgbot.games.codes.model import OWN
from tgbot.tables import play
from tgbot.tables import session as sessions
from tgbot.tables.model import Table
from tgbot.tables.places import table_place
from tgbot.telegram.messages import Chat, Message
from tgbot.ui import screen as screens
from tgbot.ui.screen import drawn, screen


def drafted(table: Table, user: int, draft: str) -> Table:
    """Return the table with digits tapped in on one card."""
    return OWN.put_card(table, user, draft=draft)


def same(before: Table, after: Table) -> set[int]:
    """Return the chats for which nothing was drawn again."""
    one, other = screen(before, LINKS), screen(after, LINKS)
    return {
        chat.id
        for chat, messages in one.items()
        if all(old is new for old, new in zip(messages, other[chat], strict=True))
    }


def presses(table: Table, user: int) -> set[object]:
    """Return what a player can tap on the own card."""
    return {button.press for row in screen(table, LINKS)[Chat(user)][-1].keyboard for button in row}


def test_a_digit_on_one_card_draws_that_card_only() -> None:
    """D12: the encoder's own card does not come from the draft either."""
    table = guessing(2)
    decoder, encoder = ANA.id, BO.id
    assert same(table, drafted(table, decoder, "12_")) == {table.chat, encoder, CY.id}
    assert same(table, drafted(table, CY.id, "1__")) == {table.chat, encoder, decoder}


def test_a_drafted_clue_draws_the_encoders_card_only() -> None:
    """Nobody else's view knows of it (D10), though it changes the state of the game."""
    table = answered(guessing())  # in round 2 Bo writes
    after = play.act(table, BO.id, DraftClues(("anchor", None, None)), moment())
    assert after.state != table.state
    assert same(table, after) == {table.chat, ANA.id, CY.id}


def test_the_first_draft_of_a_game_is_drawn_for_the_other_encoder_too() -> None:
    """From then on nobody can draw other keywords."""
    table = team_game()
    after = play.act(table, ANA.id, DraftClues(("anchor", None, None)), moment())
    assert RerollWords() in presses(table, CY.id)
    assert RerollWords() not in presses(after, CY.id)


@pytest.mark.parametrize(
    "change",
    [
        lambda table: drafted(table, ANA.id, "413"),
        lambda table: table.replace(spoilers=True),
        lambda table: table.with_player(table.player(ANA.id).replace(language="bg")),
    ],
    ids=["a draft", "spoilers", "a language"],
)
def test_what_is_drawn_again_is_what_would_have_been_drawn_at_first(
    change: Callable[[Table], Table], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = guessing(2)
    before = screen(table, LINKS)
    changed = change(table)
    kept = screen(changed, LINKS)
    assert kept != before
    monkeypatch.setattr(screens, "_drawings", type(screens._drawings)())
    monkeypatch.setattr(sessions, "_cache", type(sessions._cache)())
    assert screen(changed, LINKS) == kept


def test_another_state_of_the_game_is_drawn() -> None:
    before, after = screen(guessing(5), LINKS), screen(over(), LINKS)
    for chat in (Chat(-100), Chat(ANA.id), Chat(BO.id), Chat(CY.id)):
        assert before[chat] != after[chat]


def test_only_the_newest_drawings_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(screens, "DRAWING_CACHE_SIZE", 2)
    monkeypatch.setattr(screens, "_drawings", type(screens._drawings)())
    made: list[str] = []

    def draw(key: str) -> list[Message]:
        made.append(key)
        return []

    for chat in (1, 2, 3, 3, 1):
        drawn((table_place(-chat), 0), (str(chat),), partial(draw, str(chat)))
    assert made == ["1", "2", "3", "1"]
