"""The whole screen: for each chat that a document concerns, the messages it should show.

Only what changed is drawn. Screens are pure, so a chat's messages are cached with all that they were drawn from; where
that is the same objects, as most parts of a changed table are, comparing it costs next to nothing.
"""

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import replace

from engine.core import SeatView, TableView
from tgbot.i18n.folder import on_change
from tgbot.i18n.texts import Say
from tgbot.tables import late
from tgbot.tables.buttons import Join, StopNotify
from tgbot.tables.context import page_nonce, seat_nonce
from tgbot.tables.game import AnyTableGame, game_of
from tgbot.tables.model import Card, Document, Page, Player, Stage, Table, Visitor, users_of
from tgbot.tables.places import Place
from tgbot.tables.session import session
from tgbot.telegram.messages import Button, Chat, Links, Message, Photo, Text
from tgbot.ui.lobby import closed_message, lobby_message
from tgbot.ui.pages import page_message
from tgbot.ui.rematch import rematch_question

DRAWING_CACHE_SIZE = 20_000  # four for a table of three

_drawings: OrderedDict[tuple[Place, int], tuple[tuple[object, ...], list[Message]]] = OrderedDict()
on_change(_drawings.clear)

BOARD, PAGE, INVITATIONS = 0, -1, -2  # a place's own messages in the cache, beside those of people by their ids


def screen(document: Document, links: Links) -> dict[Chat, list[Message]]:
    """What every chat of this document should show."""
    match document:
        case Table():
            return _table_screen(document, links)
        case Visitor():
            return _visitor_screen(document, links)
    return {}  # a list of words shows nothing by itself


def out_of_reach(document: Document) -> frozenset[Chat]:
    """The chats in which the bot can change nothing now."""
    return frozenset({document.window}) if isinstance(document, Table) and document.away else frozenset()


def left_behind(document: Document) -> Chat | None:
    """The group that has become a supergroup: every call to its old id fails, now and always."""
    return Chat(document.chat, document.topic) if isinstance(document, Table) and document.moved_to else None


def _visitor_screen(visitor: Visitor, links: Links) -> dict[Chat, list[Message]]:
    page = visitor.page
    if page is None:
        return {}
    person = visitor.replace(tables=(), past=(), focus="")  # the hints to tables change often, and nothing shows them
    say = Say(visitor.language)
    pages = drawn((visitor.place, PAGE), (person, links), lambda: [_page(page, person, say, links)])
    return {Chat(visitor.user): pages}


def _page(page: Page, document: Table | Visitor, say: Say, links: Links) -> Message:
    message = page_message(page, document, say, links)
    return replace(message, place=document.place.name, nonce=page_nonce(page)) if message.keyboard else message


def _table_screen(table: Table, links: Links) -> dict[Chat, list[Message]]:
    if table.home:
        return {}  # only a pointer to another table
    place, playing = table.place, None if table.state is None else session(table)
    if table.private:
        return _own_table_screen(table, links)
    view = None if playing is None else playing.view()
    # Boards and cards show of a game what its views know, and whether it has begun, but not its state.
    public = table.replace(cards={}, page=None, log=table.log[:1], events=(), subscribers=(), told=(), told_at=0.0)
    parts = {**public.__dict__, "state": None}  # cheaper to compare than tables
    group = drawn((place, BOARD), (parts, view, links), lambda: _board(public, view, place, links))
    if table.page is not None:
        subjects = {**table.__dict__, "cards": {}}, links
        group = [*group, *drawn((place, PAGE), subjects, lambda: _pages(table.replace(cards={}), links))]
    shown = {table.window: group}
    if playing is not None:
        game = game_of(table)
        for player in table.players:
            user = player.user
            if user and player.ready and not player.left:
                promise = [_seat(table, player)] if player.welcomed else []
                own = playing.seat(user)
                cards = _shared_cards(table, own, user)
                shown[Chat(user)] = [*promise, *_private(game, public, parts, cards, own, player, (place, user), links)]
            elif user and player.ready and player.parting:
                shown[Chat(user)] = [_parting(table, player)]
    elif table.stage is Stage.LOBBY:
        shown |= {Chat(player.user): [_seat(table, player)] for player in table.players if player.welcomed}
        shown |= _invitations(table) if table.told else {}
        shown |= _late_invitations(table)
    return shown


def _own_table_screen(table: Table, links: Links) -> dict[Chat, list[Message]]:
    """A table at which one person plays alone: their card is all of it, and what it asks them now and then."""
    player = table.player(table.chat)
    if player is not None and not player.ready:
        return {}
    place, shown = table.place, list[Message]()
    if table.state is not None and player is not None:
        public, playing = table.replace(cards={}, page=None, log=table.log[:1], events=()), session(table)
        parts = {**public.__dict__, "state": None}
        own = playing.seat(player.user)
        shown += _private(game_of(table), public, parts, table.cards, own, player, (place, player.user), links)
    if table.page is not None:
        message = page_message(table.page, table, Say(player.language if player else table.language), links)
        shown += _addressed([message], place, seat_nonce(table, table.chat))
    return {Chat(table.chat): shown}


def _invitations(table: Table) -> dict[Chat, list[Message]]:
    """What those read who asked to be told of a lobby; it goes when the lobby closes or starts, or when they join."""
    subjects = table.told, table.told_at, table.subscribers, table.title, table.nonce
    messages = drawn((table.place, INVITATIONS), subjects, lambda: _invited(table))
    return {Chat(user): [message] for user, message in zip(table.told, messages, strict=True)}


def _invited(table: Table) -> list[Message]:
    """The messages of those who are told, in their order."""
    languages = {one.user: one.language for one in table.subscribers}
    texts = {language: _invitation(table, Say(language)) for language in {languages[user] for user in table.told}}
    return [
        replace(texts[languages[user]], place=table.place.name, nonce=seat_nonce(table, user)) for user in table.told
    ]


def _invitation(table: Table, say: Say) -> Text:
    join = Button(say.plain("button-join"), Join(), style="primary")
    stop = Button(say.plain("button-stop-notify"), StopNotify())
    text = say("notify-lobby", title=table.title)
    return Text(f"open/{table.told_at:.0f}", text, ((join, stop),), fleeting=True, patient=True)


def _late_invitations(table: Table) -> dict[Chat, list[Message]]:
    """What former players read who have not answered to a rematch; it goes as the page in the group does."""
    return {Chat(user): [_late(table, user, Say(language))] for user, language in late.invited(table).items()}


def _late(table: Table, user: int, say: Say) -> Text:
    join = Button(say.plain("button-join"), Join(), style="primary")
    text, nonce = say("rematch-open", title=table.title), seat_nonce(table, user)
    return Text(f"{table.serial}/late", text, ((join,),), fleeting=True, place=table.place.name, nonce=nonce)


def _seat(table: Table, player: Player) -> Text:
    """What a person who has opened the bot for a seat in the lobby reads; it goes when the seat goes."""
    text = Say(player.language)("page-seated", title=table.title)
    return Text(f"seat/{player.welcomed}", text, fleeting=True)


def _parting(table: Table, player: Player) -> Text:
    """What a person reads who has lost the seat in the running game."""
    text = Say(player.language)(f"parting-{player.parting}", title=table.title)
    return Text(f"{table.serial}/parting", text, silent=player.parting == "left")


def _board(table: Table, view: TableView | None, place: Place, links: Links) -> list[Message]:
    """The lobby or the board, drawn without the players' own cards: nothing of it can come from one."""
    say = Say(table.language)
    if view is not None:
        messages = game_of(table).board(table, view, say, links)
        if table.encore is not None:
            messages = [*messages, rematch_question(table, table.encore, say)]
    elif table.stage is Stage.LOBBY:
        messages = [lobby_message(table, say, links)]
    else:
        messages = [closed_message(table, say)] if table.serial else []
    shown = [message for message in messages if message.key not in table.gone]
    return _addressed(shown, place, seat_nonce(table, BOARD))


def _pages(table: Table, links: Links) -> list[Message]:
    """The page that the group asked for, the sheet with its picture: only what everybody knows is on it."""
    say, page = Say(table.language), table.page
    if page is None:
        return []
    message = _page(page, table, say, links)
    picture = None
    if page.kind == "sheet" and table.state is not None:
        picture = game_of(table).picture(table, session(table).view(), say)
    if picture is None:
        return [message]
    whole = Photo(message.key, message.text, picture=picture, still=True)
    if whole.has_caption:
        return [whole]
    title = say(game_of(table).title)
    return [message, Photo(f"page/{page.serial}/picture", title, silent=True, picture=picture, still=True)]


def _shared_cards(table: Table, view: SeatView, user: int) -> dict[int, Card]:
    """A player's own card, and those of the people who share the answer (D12)."""
    users = {user, *users_of(view.mates)} if view.mates else {user}
    return {one: card for one, card in table.cards.items() if one in users}


def _private(
    game: AnyTableGame,
    public: Table,
    parts: dict[str, object],
    cards: dict[int, Card],
    view: SeatView,
    player: Player,
    where: tuple[Place, int],
    links: Links,
) -> list[Message]:
    """What a player sees, drawn with no other card than these."""
    (place, user), say = where, Say(player.language)

    def draw() -> list[Message]:
        messages = game.private(public.replace(cards=cards), view, player, say, links)
        return _addressed(messages, place, seat_nonce(public, user))

    return drawn(where, ({**parts, "cards": cards}, view, player, say, links), draw)


def _addressed(messages: list[Message], place: Place, nonce: str) -> list[Message]:
    """Messages whose buttons say which place they belong to, and hold as long as this nonce."""
    return [replace(each, place=place.name, nonce=nonce) if each.keyboard else each for each in messages]


def drawn(where: tuple[Place, int], subjects: tuple[object, ...], draw: Callable[[], list[Message]]) -> list[Message]:
    """What is drawn from these subjects and nothing else; `where` names the chat of a place, 0 for its group."""
    kept = _drawings.get(where)
    if kept is not None and kept[0] == subjects:
        return kept[1]
    messages = draw()
    _drawings[where] = subjects, messages
    _drawings.move_to_end(where)
    if len(_drawings) > DRAWING_CACHE_SIZE:
        _drawings.popitem(last=False)
    return messages
