"""What Ana writes as the encoder, and her card."""

from tests.unit.tgbot.builders.tables import ANA, LINKS, moment, seat_view
from tgbot.games.codes import drafts
from tgbot.games.codes.drafts import Sent
from tgbot.tables.model import Table
from tgbot.telegram.messages import Chat, Text
from tgbot.ui.screen import screen


def keyword(table: Table, place: int) -> str:
    """Return the keyword of one of Ana's clues as her card names it."""
    view = seat_view(table, ANA)
    return f"{view.code[place]} {view.keywords[int(view.code[place]) - 1]}"


def card_of(table: Table, user: int = ANA.id) -> Text:
    """Return a player's card."""
    (card,) = screen(table, LINKS)[Chat(user)]
    assert isinstance(card, Text)
    return card


def labels(table: Table) -> list[str]:
    """Return what stands on the buttons of Ana's card."""
    return [button.text for row in card_of(table).keyboard for button in row]


def sent(table: Table, *clues: str, message: int = 7, edited: bool = False) -> Table:
    """Return the table after a private message of Ana's."""
    return drafts.draft(table, ANA.id, Sent(message, clues, edited), moment())


def board(table: Table) -> str:
    """Return what the group sees."""
    return "\n".join(boards(table))


def boards(table: Table) -> list[str]:
    """Return the messages of the group, without a page."""
    return [message.text for message in screen(table, LINKS)[Chat(-100)] if not message.key.startswith("page/")]
