"""The whole screen: for each chat that a document concerns, the messages it should show."""

from typing import Any

from tgbot.documents import Card, Document, Page, Player, Stage, Table, Visitor
from tgbot.games import TABLE_GAMES
from tgbot.locale import Say
from tgbot.places import Chat
from tgbot.screens.drawing import drawn
from tgbot.screens.lobby import closed_message, lobby_message
from tgbot.screens.message import Links, Message
from tgbot.screens.pages import page_message
from tgbot.sitting import sitting


def screen(document: Document, links: Links) -> dict[Chat, list[Message]]:
    """Return what every chat of this document should show."""
    match document:
        case Table():
            return _table_screen(document, links)
        case Visitor():
            return _visitor_screen(document, links)
    return {}  # a list of words shows nothing by itself


def out_of_reach(document: Document) -> frozenset[Chat]:
    """Return the chats in which the bot can change nothing now."""
    return frozenset({document.window}) if isinstance(document, Table) and document.away else frozenset()


def last_key(table: Table) -> str:
    """Return the key of the message that the group's game stands on now, without what asking for it again adds."""
    if table.state is None:
        return f"{table.serial}/lobby"
    boards = TABLE_GAMES[table.game].board(table, sitting(table).view(), Say(table.language), Links(""))
    return boards[-1].key.partition("~")[0]


def _visitor_screen(visitor: Visitor, links: Links) -> dict[Chat, list[Message]]:
    if visitor.page is None:
        return {}
    return {Chat(visitor.user): [page_message(visitor.page, visitor, Say(visitor.language), links)]}


def _table_screen(table: Table, links: Links) -> dict[Chat, list[Message]]:
    if table.home:
        return {}  # only a pointer to another table
    say = Say(table.language)
    group: list[Message] = []
    shown: dict[Chat, list[Message]] = {table.window: group}
    if table.stage is Stage.LOBBY:
        group.append(lobby_message(table, say, links))
    elif table.stage is Stage.IDLE and table.serial:
        group.append(closed_message(table, say))
    if table.state is not None:
        group += _board(table, say, links)
        for player in (player for player in table.players if player.ready and not player.left):
            shown[Chat(player.user)] = _private(table, player)
    if table.page is not None:
        group.append(page_message(table.page, table, say, links))
        if table.page.kind == "sheet" and table.state is not None:
            group.append(_table_picture(table, table.page, say))
    shown[table.window] = [message for message in group if message.key not in table.gone]
    return shown


def _board(table: Table, say: Say, links: Links) -> list[Message]:
    """Draw the board without the players' own cards: nothing on it can come from one."""
    game, view = TABLE_GAMES[table.game], sitting(table).view()
    subjects = _with_cards(table, {}), view, say, links
    return drawn((table.place, 0), subjects, lambda: game.board(table.but(cards={}), view, say, links))


def _private(table: Table, player: Player) -> list[Message]:
    """Draw what a player sees with the own card, and those of who shares the answer (D12: the encoder does not)."""
    game, view, say = TABLE_GAMES[table.game], sitting(table).seat(player.user), Say(player.language)
    users = {player.user, *game.sharing(view)}
    cards = {user: card for user, card in table.cards.items() if user in users}
    subjects = _with_cards(table, cards), view, player, say
    return drawn((table.place, player.user), subjects, lambda: game.private(table.but(cards=cards), view, player, say))


def _with_cards(table: Table, cards: dict[int, Card]) -> dict[str, Any]:
    """Return all that a table with these cards is made of: cheaper to compare than to make one."""
    return {**table.__dict__, "cards": cards}


def _table_picture(table: Table, page: Page, say: Say) -> Message:
    """Return the table so far as a picture, below its text: only what everybody knows is on it."""
    game = TABLE_GAMES[table.game]
    picture = game.picture(table, sitting(table).view(), say)
    return Message(f"page/{page.serial}/picture", say(game.called), silent=True, picture=picture)
