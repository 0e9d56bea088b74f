"""The next game: who waits for it, and the rematch that the former players are asked about. Pure transitions."""

from tgbot.i18n.texts import Say
from tgbot.tables import late, lobby, notify, play
from tgbot.tables.context import Moment
from tgbot.tables.errors import TableRefusal
from tgbot.tables.game import game_of
from tgbot.tables.lobby import ROLES
from tgbot.tables.model import Encore, Person, Player, Stage, Table
from tgbot.telegram.updates import Sender

ENCORE_S = 30  # so long the former players are asked
MAX_QUEUE = 5


def wait(table: Table, person: Sender, ready: bool) -> Table:
    """Put a person's name on the list for the next game."""
    if table.stage not in {Stage.GAME, Stage.OVER}:
        raise TableRefusal("toast-old-button")
    if table.player(person.id) is not None:
        raise TableRefusal("toast-playing-already")
    if table.queued(person.id) is not None:
        return table
    if len(table.queue) >= MAX_QUEUE:
        raise TableRefusal("toast-list-full")
    newcomer = Player(occupant=Person(user=person.id), name=person.name, language=person.language, side="", ready=ready)
    return table.replace(queue=(*table.queue, newcomer))


def unwait(table: Table, user: int) -> Table:
    """Take a name off the list for the next game."""
    return table.replace(queue=tuple(player for player in table.queue if player.user != user))


def agree(table: Table, user: int, roles: str, moment: Moment, own_words: tuple[str, ...]) -> Table:
    """Ask for a rematch, or say yes to the one that is asked for; it begins as soon as everybody has answered."""
    if table.stage is not Stage.OVER:
        raise TableRefusal("toast-old-button")
    if roles not in ROLES:
        raise TableRefusal("toast-unknown-button")
    if table.player(user) is None:
        raise TableRefusal("toast-not-in-last-game")
    encore = table.encore
    if encore is None:
        encore = Encore(by=user, roles=roles)
        table = table.replace(due=moment.now + ENCORE_S)
    said = encore.replace(yes=(*_without(encore.yes, user), user), no=_without(encore.no, user))
    return _settled(table.replace(encore=said), moment, own_words)


def decline(table: Table, user: int, moment: Moment, own_words: tuple[str, ...]) -> Table:
    """Say no to a rematch; when nobody wants it any more, nobody is asked any more."""
    encore = table.encore
    if table.stage is not Stage.OVER or encore is None:
        raise TableRefusal("toast-old-button")
    if table.player(user) is None:
        raise TableRefusal("toast-not-in-last-game")
    said = encore.replace(yes=_without(encore.yes, user), no=(*_without(encore.no, user), user))
    if not said.yes:
        return table.replace(encore=None, due=None)
    if said.by not in said.yes:
        said = said.replace(by=said.yes[0])
    return _settled(table.replace(encore=said), moment, own_words)


def begin(table: Table, moment: Moment, own_words: tuple[str, ...]) -> Table:
    """Start with those who said yes and those who wait; where no line-up fits them, open a lobby for them."""
    encore = table.encore
    if encore is None:
        return table
    opened = lobby.rematch(table, encore, moment)
    if not lobby.standing(opened).can_start:
        return notify.announce(_awaiting(table, opened), moment)
    try:
        return play.deal(opened, moment, own_words)
    except TableRefusal:  # too few words of the chat's own: the lobby's start button says so
        return notify.announce(opened, moment)


def _awaiting(table: Table, opened: Table) -> Table:
    """The lobby of a rematch that cannot begin yet: in private, who is in reads so, who never answered is asked."""
    players = tuple(p.replace(welcomed=1) if p.user and p.ready else p for p in opened.players)
    opened, missed = opened.replace(players=players), undecided(table)
    return late.asked(opened, missed, [table.name(player.seat) for player in missed]) if missed else opened


def undecided(table: Table) -> list[Player]:
    """The former players who have not answered yet; those who left are not asked."""
    encore = table.encore
    answered = {*encore.yes, *encore.no} if encore else set()
    return [player for player in table.players if player.user and not player.left and player.user not in answered]


def told(table: Table, encore: Encore, say: Say) -> str:
    """What a rematch would be like, in a few words, should all who have not said no be in."""
    seated = lobby.foreseen(table, encore)
    if lobby.standing(seated).missing:
        return say.plain("rematch-roles-short")
    return game_of(table).roles_told(seated, encore.roles, say)


def _settled(table: Table, moment: Moment, own_words: tuple[str, ...]) -> Table:
    return table if undecided(table) else begin(table, moment, own_words)


def _without(users: tuple[int, ...], user: int) -> tuple[int, ...]:
    return tuple(one for one in users if one != user)
