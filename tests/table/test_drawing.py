"""Only what changed is drawn: everything else is the very messages that were drawn before."""

from collections.abc import Callable
from functools import partial

import pytest

from tests.table.tables import ANA, BO, CY, LINKS, guessing, over
from tgbot import sitting as sittings
from tgbot.documents import Table
from tgbot.places import Chat, table_place
from tgbot.screens import drawing
from tgbot.screens.drawing import drawn
from tgbot.screens.message import Message
from tgbot.screens.screen import screen


def drafted(table: Table, user: int, draft: str) -> Table:
    """Return the table with digits tapped in on one card."""
    return table.with_card(user, table.card(user).but(draft=draft))


def same(before: Table, after: Table) -> set[int]:
    """Return the chats for which nothing was drawn anew."""
    one, other = screen(before, LINKS), screen(after, LINKS)
    return {
        chat.id
        for chat, messages in one.items()
        if all(old is new for old, new in zip(messages, other[chat], strict=True))
    }


def test_a_digit_on_one_card_draws_that_card_only() -> None:
    """D12: the encoder's own card does not come from the draft either."""
    table = guessing(2)
    decoder, encoder = ANA.id, BO.id
    assert same(table, drafted(table, decoder, "12_")) == {table.chat, encoder, CY.id}
    assert same(table, drafted(table, CY.id, "1__")) == {table.chat, encoder, decoder}


@pytest.mark.parametrize(
    "change",
    [
        lambda table: drafted(table, ANA.id, "413"),
        lambda table: table.but(spoilers=True),
        lambda table: table.with_player(table.player(ANA.id).but(language="bg")),
    ],
    ids=["a draft", "spoilers", "a language"],
)
def test_what_is_drawn_anew_is_what_would_have_been_drawn_at_first(
    change: Callable[[Table], Table], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = guessing(2)
    before = screen(table, LINKS)
    changed = change(table)
    kept = screen(changed, LINKS)
    assert kept != before
    monkeypatch.setattr(drawing, "_drawings", type(drawing._drawings)())
    monkeypatch.setattr(sittings, "_kept", type(sittings._kept)())
    assert screen(changed, LINKS) == kept


def test_another_state_of_the_game_is_drawn() -> None:
    before, after = screen(guessing(5), LINKS), screen(over(), LINKS)
    for chat in (Chat(-100), Chat(ANA.id), Chat(BO.id), Chat(CY.id)):
        assert before[chat] != after[chat]


def test_only_the_newest_drawings_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drawing, "KEPT_DRAWINGS", 2)
    monkeypatch.setattr(drawing, "_drawings", type(drawing._drawings)())
    made: list[str] = []

    def draw(key: str) -> list[Message]:
        made.append(key)
        return []

    for chat in (1, 2, 3, 3, 1):
        drawn((table_place(-chat), 0), (str(chat),), partial(draw, str(chat)))
    assert made == ["1", "2", "3", "1"]
