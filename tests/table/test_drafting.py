"""Clues typed where everybody can read them."""

import pytest

from tests.table.tables import ANA, BO, dealt, guessing, moment, seat_view
from tgbot import drafting
from tgbot.lobby import LobbyRefusal
from tgbot.places import Chat
from tgbot.screens.message import Links
from tgbot.screens.screen import screen


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
