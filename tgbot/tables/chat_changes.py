"""What happens to a table from outside the game: names change, time passes, groups move, people leave. Pure."""

from tgbot.tables import late, lobby, notify, play, rematch, seats
from tgbot.tables.context import Decision, Moment
from tgbot.tables.erasure import erased, has_seat, names_of
from tgbot.tables.game import game_of, games
from tgbot.tables.lobby import LOBBY_OPEN_S
from tgbot.tables.model import Stage, Table
from tgbot.tables.pages import group_keys, turned
from tgbot.tables.places import Place
from tgbot.tables.rematch import ENCORE_S
from tgbot.telegram.updates import Room, Sender

MAX_TOPICS = 100


def sync_profile(table: Table, person: Sender, room: Room, moment: Moment) -> Table:
    """Take over what an update says of its sender and its group: their names of today, and that the bot is there."""
    player = table.player(person.id)
    if player is not None and player.name != person.name:
        table = table.with_player(player.replace(name=person.name))
    if room.private:
        return table
    if table.serial and lobby.titled(table, room) != table.title:
        table = table.replace(title=lobby.titled(table, room))
    return back(table, moment).document


def with_topic(table: Table, topic: int) -> Decision[Table]:
    """Note at the chat's own table that there is one in a topic, too: Telegram tells of the bot's coming by chat."""
    if topic in table.topics:
        return Decision(table)
    return Decision(table.replace(topics=(*table.topics, topic)[-MAX_TOPICS:]))


def added(table: Table, room: Room, language: str, moment: Moment) -> Decision[Table]:
    """The bot was let into a group: it greets one that it does not know, and goes on in one that it does."""
    if table.serial or table.page or table.topics:
        return back(table, moment)
    table = table.replace(title=room.title, language=language)
    return Decision(table.replace(page=turned(table, "hello-group")))


def removed(table: Table) -> Decision[Table]:
    """The bot was removed from a group."""
    return away(table) if table.serial else Decision(table)


def away(table: Table) -> Decision[Table]:
    """The bot may not write in the group: nothing is shown there and no time runs out until it may again.

    What stands above the last board is over, and so are pages: where the bot was shut out, they would be sent again.
    """
    behind = dict.fromkeys((*table.gone, *group_keys(table)[:-1]))
    return Decision(table.replace(away=True, due=None, last_minute=False, page=None, gone=tuple(behind), told=()))


def back(table: Table, moment: Moment) -> Decision[Table]:
    """The bot may write in the group, perhaps again: what was missed is shown, and limits begin again."""
    if not table.away:
        return Decision(table)
    table = table.replace(away=False)
    match table.stage:
        case Stage.LOBBY:
            return Decision(table.replace(due=moment.now + LOBBY_OPEN_S))
        case Stage.GAME:
            return Decision(play.restart_clock(table, moment))
        case Stage.OVER if table.encore:
            return Decision(table.replace(due=moment.now + ENCORE_S))
    return Decision(table)


def reachable(table: Table, person: Sender) -> Decision[Table]:
    """A person has opened the bot who sits at the table, or waits for its next game."""
    return Decision(lobby.make_ready(table, person))


def started(table: Table, person: Sender) -> Decision[Table]:
    """A person has pressed Start: who sits here gets the card, or hears of the seat, below everything else.

    Who plays alone is asked what to play, and finds the way back to the game there.
    """
    before = table.player(person.id)
    table = lobby.make_ready(table, person)
    player = table.player(person.id)
    if player is None or table.private:
        return Decision(table)
    if table.stage is Stage.LOBBY:
        return Decision(lobby.welcome(table, person.id))
    if (
        table.stage is Stage.GAME and before is not None and before.ready
    ):  # otherwise the card comes by itself, as loud as it is
        return Decision(table.with_card(person.id, table.card(person.id).below()))
    return Decision(table)


def unreachable(table: Table, user: int, moment: Moment) -> Decision[Table]:
    """The bot may not write to a player, who has to open it again: what all the others agree on is not kept waiting.

    Who asked to be told of lobbies does not want to any more.
    """
    table = late.answered(notify.unsubscribe(table, user), user)
    if table.queued(user) is not None:
        table = table.replace(queue=tuple(p.replace(ready=False) if p.user == user else p for p in table.queue))
    if table.private:
        table = table.replace(page=None)  # as a person's page: it would come again, out of date
    player = table.player(user)
    if player is None or not player.ready:
        return Decision(table)
    table = table.with_player(player.replace(ready=False, welcomed=0))
    waits = table.stage is Stage.GAME and not table.private
    return Decision(game_of(table).seats_changed(table, moment) if waits else table)


def concerns(table: Table, user: int) -> bool:
    """A person has a seat, waits for the next game, is asked about a rematch, or is told or listed here."""
    waits = table.queued(user) is not None or table.encore is not None
    return has_seat(table, user) or waits or parted(table, user) != table


def parted(table: Table, user: int) -> Table:
    """The table without what concerns only those who are in the group: they are told of lobbies, and are listed."""
    table = late.answered(notify.unsubscribe(table, user), user)
    for game in games().values():
        table = game.parted(table, user)
    return table


def forget(table: Table, user: int, moment: Moment, name: str = "") -> Decision[Table]:
    """Give up a person's seat, and keep neither name nor id; doing it again changes nothing.

    `name` is what the person is called now: who has no seat any more may still be named on a page.
    """
    if table.private:
        return Decision(Table(chat=table.chat, topic=table.topic) if user == table.chat else table)
    names = names_of(table, user) | {name}
    if has_seat(table, user):
        table = lobby.leave(table, user) if table.stage is Stage.LOBBY else seats.leave(table, user, moment)
    return Decision(erased(table, user, *names))


def time_up(table: Table, moment: Moment, own_words: tuple[str, ...] = ()) -> Decision[Table]:
    """Do what a timer was set for: close a lobby that was never filled, or go on without missing answers.

    A rematch begins with those who have said yes; `own_words` are those that the chat has brought along.
    """
    if table.due is None or table.due > moment.now:
        return Decision(table)
    if table.away:
        return Decision(table.replace(due=None, last_minute=False))
    if table.private:
        return Decision(game_of(table).reminded(table, moment))
    if table.stage is Stage.GAME:
        if table.last_minute and moment.now < (table.limit or 0):
            return Decision(play.minute_left(table))
        return Decision(game_of(table).tick(table) or seats.time_up(table, moment))
    if table.stage is Stage.OVER and table.encore:
        return Decision(rematch.begin(table, moment, own_words))
    return Decision(lobby.close(table) if table.stage is Stage.LOBBY else table.replace(due=None))


def postponed(table: Table, seconds: float) -> Decision[Table]:
    """Move the table's limit: nobody could answer while no worker ran; a reminder keeps its time of day."""
    return Decision(table if table.due is None or table.private else table.replace(due=table.due + seconds))


def moved_to(table: Table, chat: int) -> Decision[Table]:
    """The group is a supergroup now, with another id: the table stays, and is shown there from the last board on."""
    if table.moved_to == chat:
        return Decision(table)
    table = table.replace(page=None)
    return Decision(table.replace(moved_to=chat, away=False, gone=tuple(group_keys(table)[:-1])))


def moved_from(table: Table, home: Place) -> Decision[Table]:
    """Point from the supergroup's id to the table of the group that it was, unless it has one of its own by now."""
    if table.home or table.stage in {Stage.LOBBY, Stage.GAME}:
        return Decision(table)
    return Decision(table.replace(home=home.chat))
