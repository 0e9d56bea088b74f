"""Erasure: what a table keeps in the place of a person who asked to be forgotten. Pure transitions.

A game's record and a group's numbers stay whole, and no longer say whose they were. While a game runs, the id of a
player who sat in it stays: nobody may sit on both sides of it (L1).
"""

from typing import TypeVar, cast

from tgbot.i18n.texts import Say
from tgbot.tables import notify
from tgbot.tables.game import games
from tgbot.tables.model import Encore, Notice, Page, Person, Player, Stage, Table, person_seat

Plain = TypeVar("Plain")

FIRST_STAND_IN = 1 << 52  # an id of Telegram's has at most 52 bits


def is_stand_in(user: int) -> bool:
    """This is nobody's id."""
    return user >= FIRST_STAND_IN


def has_seat(table: Table, user: int) -> bool:
    """A person has a seat that forgetting gives up."""
    return table.stage in {Stage.LOBBY, Stage.GAME} and table.player(user) is not None


def names_of(table: Table, user: int) -> set[str]:
    """The names by which a table knows a person: today's, and that of the numbers."""
    names = {player.name for player in (*table.players, *table.queue) if player.user == user}
    return names | {tally.name for one, tally in table.tallies.items() if one == user}


def erased(table: Table, user: int, *others: str) -> Table:
    """Take a person's name and words off a table at once, and the id as soon as no running game needs it.

    `others` are further names by which a page or a notice may call that person.
    """
    played = any(player.user == user for player in table.players)
    names, tally = {*names_of(table, user), *others} - {""}, table.tallies.get(user)
    name = Say(table.language).plain("name-forgotten")
    table = notify.unsubscribe(table, user)
    table = table.replace(
        players=tuple(_nobody(p, name) if p.user == user else p for p in table.players),
        tallies=table.tallies if tally is None else table.tallies | {user: tally.replace(name=name)},
        votes=tuple(voter for voter in table.votes if voter != user),
        queue=tuple(player for player in table.queue if player.user != user),
        encore=_without(table.encore, user),
        pinged=tuple(one for one in table.pinged if one != user),
        page=_silent(table.page, {str(user), *names}),
        cards={one: card.replace(notice=_unnamed(card.notice, names)) for one, card in table.cards.items()},
    )
    for game in games().values():
        table = game.silenced(table, user)
    if table.stage is Stage.GAME and played:
        return table.replace(forgotten=tuple({*table.forgotten, user}))
    return _replaced(table, user)


def settled(table: Table) -> Table:
    """The game is over: the ids of those who asked to be forgotten while it ran are not needed any more."""
    for user in table.forgotten:
        table = _replaced(table, user)
    return table.replace(forgotten=())


def remembered(table: Table, user: int) -> Table:
    """A person who was forgotten sits down in the same game again."""
    return table.replace(forgotten=tuple(one for one in table.forgotten if one != user))


def _replaced(table: Table, user: int) -> Table:
    """Put a stand-in wherever a table has a person's id."""
    known = {player.user for player in table.players} | set(table.tallies)
    other = next(number for number in range(FIRST_STAND_IN, FIRST_STAND_IN + len(known) + 1) if number not in known)
    old, new = person_seat(user), person_seat(other)
    table = table.replace(
        host=0 if table.host == user else table.host,
        players=tuple(p.replace(occupant=Person(user=other)) if p.user == user else p for p in table.players),
        tallies={other if one == user else one: tally for one, tally in table.tallies.items()},
        cards={one: card for one, card in table.cards.items() if one != user},
        misses={one: count for one, count in table.misses.items() if one != user},
        state=_with(table.state, old, new),
        log=_with(table.log, old, new),
    )
    for game in games().values():
        table = game.replaced(table, user, other)
    return table


def _nobody(player: Player, name: str) -> Player:
    """A seat that its player has given up, without what was known of that person."""
    return player.replace(name=name, ready=False, left=True, played=())


def _without(encore: Encore | None, user: int) -> Encore | None:
    """A rematch without the answer of a person; None where nobody else wants it."""
    if encore is None:
        return None
    yes = tuple(one for one in encore.yes if one != user)
    by = yes[0] if yes and encore.by == user else encore.by
    return encore.replace(by=by, yes=yes, no=tuple(one for one in encore.no if one != user)) if yes else None


def _with(values: Plain, old: str, new: str) -> Plain:
    """Plain values with one string in the place of another, wherever it stands alone."""
    changed: object = values
    match values:
        case dict():
            changed = {_with(key, old, new): _with(value, old, new) for key, value in values.items()}
        case list() | tuple():
            changed = type(values)(_with(value, old, new) for value in values)
        case str() if values == old:
            changed = new
    return cast(Plain, changed)


def _silent(page: Page | None, names: set[str]) -> Page | None:
    """A page, unless it names one of these."""
    told = "\n".join(str(fact) for fact in page.facts.values()) if page else ""
    return None if any(name in told for name in names) else page


def _unnamed(notice: Notice | None, names: set[str]) -> Notice | None:
    """A notice on a card, unless it names one of these."""
    return None if notice is not None and notice.facts.get("name") in names else notice
