"""Stand-ins: what a table keeps in the place of somebody who asked to be forgotten. Pure transitions.

A game's record and a group's numbers stay whole, and no longer say whose they were. While a game runs, the id of who
sat in it stays: nobody may sit on both sides of it (L1).
"""

from typing import Any

from tgbot.documents import Page, Stage, Table
from tgbot.locale import Say

FIRST_STAND_IN = 1 << 52  # an id of Telegram's has at most 52 bits


def is_stand_in(user: int) -> bool:
    """Tell whether this is nobody's id."""
    return user >= FIRST_STAND_IN


def forgotten(table: Table, user: int) -> Table:
    """Take a person's name and words off a table at once, and the id as soon as no running game needs it."""
    named = next((player.name for player in table.players if player.user == user), None)
    tally = table.tallies.get(user)
    name = Say(table.language).plain("name-forgotten")
    table = table.but(
        players=tuple(p.but(name=name, ready=False, left=True) if p.user == user else p for p in table.players),
        tallies=table.tallies if tally is None else table.tallies | {user: tally.but(name=name)},
        talk=tuple(remark for remark in table.talk if remark.by != user),
        votes=tuple(voter for voter in table.votes if voter != user),
        page=_silent(table.page, {str(user), named, tally.name if tally else None} - {None}),
    )
    if table.stage is Stage.GAME and named is not None:
        return table.but(forgotten=tuple({*table.forgotten, user}))
    return _replaced(table, user)


def settled(table: Table) -> Table:
    """The game is over: nobody needs the ids any more of those who asked to be forgotten while it ran."""
    for user in table.forgotten:
        table = _replaced(table, user)
    return table.but(forgotten=())


def remembered(table: Table, user: int) -> Table:
    """Somebody who was forgotten sits down in the same game again."""
    return table.but(forgotten=tuple(one for one in table.forgotten if one != user))


def _replaced(table: Table, user: int) -> Table:
    """Put a stand-in wherever a table has a person's id."""
    known = {player.user for player in table.players} | set(table.tallies)
    other = next(number for number in range(FIRST_STAND_IN, FIRST_STAND_IN + len(known) + 1) if number not in known)
    return table.but(
        host=0 if table.host == user else table.host,
        first=0 if table.first == user else table.first,
        players=tuple(p.but(user=other) if p.user == user else p for p in table.players),
        tallies={other if one == user else one: tally for one, tally in table.tallies.items()},
        cards={one: card for one, card in table.cards.items() if one != user},
        misses={one: count for one, count in table.misses.items() if one != user},
        talk=tuple(remark.but(to=tuple(one for one in remark.to if one != user)) for remark in table.talk),
        state=_with(table.state, str(user), str(other)),
        log=_with(table.log, str(user), str(other)),
    )


def _with(values: Any, old: str, new: str) -> Any:
    """Return plain values with one string in the place of another, wherever it stands alone."""
    match values:
        case dict():
            return {_with(key, old, new): _with(value, old, new) for key, value in values.items()}
        case list() | tuple():
            return type(values)(_with(value, old, new) for value in values)
        case str() if values == old:
            return new
    return values


def _silent(page: Page | None, names: set[str | None]) -> Page | None:
    """Return a page unless it names somebody."""
    told = "\n".join(str(fact) for fact in page.facts.values()) if page else ""
    return None if any(name and name in told for name in names) else page
