"""What happens to a table from outside the game: names change, groups move, the bot is shown the door. Pure."""

from tgbot import play
from tgbot.answers import Moment, Taken
from tgbot.decode import Person, Room
from tgbot.documents import Stage, Table
from tgbot.games import TABLE_GAMES
from tgbot.lobby import LOBBY_OPEN_S
from tgbot.places import Place
from tgbot.screens.message import Links
from tgbot.screens.screen import screen

MOST_TOPICS = 100


def met(table: Table, person: Person, room: Room, moment: Moment) -> Table:
    """Take over what an update tells of its sender and its group: their names of today, and that the bot is there."""
    player = table.player(person.id)
    if player is not None and player.name != person.name:
        table = table.with_player(player.but(name=person.name))
    if room.private:
        return table
    if table.serial and room.title != table.title:
        table = table.but(title=room.title)
    return back(table, moment) if table.away else table


def with_topic(table: Table, topic: int) -> Taken[Table]:
    """Note at the chat's own table that there is one in a topic, too: of the bot's coming and going only chats tell."""
    if topic in table.topics:
        return Taken(table)
    return Taken(table.but(topics=(*table.topics, topic)[-MOST_TOPICS:]))


def away(table: Table) -> Table:
    """The bot may not write in the group: nothing is shown there and no time runs out until it may again."""
    return table.but(away=True, due=None)


def back(table: Table, moment: Moment) -> Table:
    """The bot may write in the group again: what was missed is shown, and limits begin anew."""
    table = table.but(away=False)
    match table.stage:
        case Stage.LOBBY:
            return table.but(due=moment.now + LOBBY_OPEN_S)
        case Stage.GAME:
            return play.restart_clock(table, moment)
    return table


def unreachable(table: Table, user: int, moment: Moment) -> Taken[Table]:
    """The bot may not write to a player, who has to open it again: what all the others agree on is not kept waiting."""
    player = table.player(user)
    if player is None or not player.ready:
        return Taken(table)
    table = table.with_player(player.but(ready=False))
    return Taken(TABLE_GAMES[table.game].after_leaving(table, moment) if table.stage is Stage.GAME else table)


def moved_to(table: Table, chat: int) -> Taken[Table]:
    """The group is a supergroup now, with another id: the table stays, and is shown there from the last board on."""
    if table.moved_to == chat:
        return Taken(table)
    table = table.but(page=None)
    keys = tuple(message.key for message in screen(table, Links(""))[table.window])
    return Taken(table.but(moved_to=chat, away=False, gone=keys[:-1]))


def moved_from(table: Table, home: Place) -> Taken[Table]:
    """Point from the supergroup's id to the table of the group that it was, unless it has one of its own by now."""
    if table.home or table.stage in {Stage.LOBBY, Stage.GAME}:
        return Taken(table)
    return Taken(table.but(home=home.chat))
