"""Clues that an encoder changes in the message that gave them, or types where everybody can read them."""

import pytest

from tests.table.tables import ANA, BO, dealt, guessing, moment, seat_view
from tgbot import drafting
from tgbot.documents import Notice
from tgbot.drafting import Sent
from tgbot.lobby import LobbyRefusal
from tgbot.places import Chat
from tgbot.screens.message import Links
from tgbot.screens.screen import screen


@pytest.mark.parametrize("lines", [("salt",), ("salt", "boats", "rope")])
def test_a_changed_message_keeps_its_lines(lines: tuple[str, ...]) -> None:
    table = drafting.draft(dealt(), ANA.id, Sent(7, ("salt", "tides")), moment())
    changed = drafting.draft(table, ANA.id, Sent(7, ("salt", "boats"), edited=True), moment())
    assert seat_view(changed, ANA).draft == ("salt", "boats", None)
    refused = drafting.draft(table, ANA.id, Sent(7, lines, edited=True), moment())
    assert seat_view(refused, ANA).draft == ("salt", "tides", None)
    assert refused.card(ANA.id).notice == Notice(text="notice-edit-lines")


def test_an_encoder_who_types_in_the_group_is_told_and_may_draw_another_code() -> None:
    table = drafting.typed_in_group(dealt(), ANA.id, erased=False)
    card = screen(table, Links("bot"))[Chat(ANA.id)][0]
    assert "Everybody can read what you wrote in the group." in card.text
    drawn = drafting.new_code(table, ANA.id, moment())
    assert drawn.log[-1] == {"do": "redraw", "side": "pair"}
    assert seat_view(drawn, ANA).code is not None


def test_nobody_else_draws_another_code() -> None:
    with pytest.raises(LobbyRefusal):
        drafting.new_code(dealt(), ANA.id, moment())  # nothing was exposed
    with pytest.raises(LobbyRefusal):
        drafting.new_code(drafting.typed_in_group(dealt(), BO.id, erased=False), BO.id, moment())
    with pytest.raises(LobbyRefusal):
        drafting.new_code(drafting.typed_in_group(guessing(), ANA.id, erased=False), ANA.id, moment())
