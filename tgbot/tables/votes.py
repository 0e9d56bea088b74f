"""Votes to call a game off. Pure transitions."""

from tgbot.tables import play
from tgbot.tables.context import Context, Moment
from tgbot.tables.model import Table
from tgbot.tables.pages import same_place, turned


def voted_off(table: Table, context: Context) -> Table:
    """Count a player's vote, and call the game off when more than half of the players want it: the page says so."""
    others = (user for user in table.votes if user != context.person.id and table.player(user) is not None)
    return _decided(table.replace(votes=(*others, context.person.id)), context.moment)


def recounted(table: Table, moment: Moment) -> Table:
    """Count a vote that is going on again, when other players sit at the table: fewer of them may be enough now."""
    page = table.page
    if page is None or page.kind != "vote":
        return table
    table = table.replace(votes=tuple(user for user in table.votes if table.player(user) is not None))
    table = table.replace(page=page.replace(facts=vote_facts(table)))
    return _decided(table, moment) if table.votes else table


def _decided(table: Table, moment: Moment) -> Table:
    if len(table.votes) < needed(table):
        return table
    shown = turned(table, "vote-over", **vote_facts(table))
    if table.page is not None and table.page.kind == "vote":
        shown = same_place(table, shown)
    return play.call_off(table, moment).replace(page=shown, votes=())


def vote_facts(table: Table) -> dict[str, str | int]:
    """How many want to call the game off, and how many it takes."""
    return {"count": len(table.votes), "needed": needed(table)}


def needed(table: Table) -> int:
    """How many votes call the game off: more than half."""
    return sum(not player.left and bool(player.user) for player in table.players) // 2 + 1
