"""Who has not answered to a rematch whose lobby is open by now: a page names them, and each is asked in private.

The page has all of it: it goes when enough are in, when the game starts, and when another page takes its place.
"""

from collections.abc import Mapping, Sequence

from tgbot.tables.model import Page, Player, Table
from tgbot.tables.pages import LATE, turned


def asked(table: Table, late: Sequence[Player], names: Sequence[str]) -> Table:
    """The table with a page that names those who have not answered, as they were called in the last game."""
    facts: dict[str, str | int] = {}
    for player, name in zip(late, names, strict=True):
        facts[_name(player.user)] = name
        if player.ready:  # the others cannot be written to
            facts[_language(player.user)] = player.language
    users = [player.user for player in late]
    return table.replace(page=turned(table, LATE, **facts, **_listed(users, facts)))


def invited(table: Table) -> dict[int, str]:
    """The people who are asked in private, each with their language."""
    page = _page(table)
    if page is None:
        return {}
    return {user: str(page.facts[_language(user)]) for user in _users(page) if _language(user) in page.facts}


def answered(table: Table, user: int) -> Table:
    """The table without a person among those who have not answered: they sit there now, or are not asked any more."""
    page = _page(table)
    if page is None or user not in _users(page):
        return table
    users = [one for one in _users(page) if one != user]
    if not users:
        return table.replace(page=None)
    kept = {name: fact for name, fact in page.facts.items() if name not in {_name(user), _language(user)}}
    return table.replace(page=page.replace(facts=kept | _listed(users, kept)))


def respeak(table: Table, user: int, language: str) -> Table:
    """Speak another language to a person who is asked."""
    page = _page(table)
    if page is None or user not in invited(table):
        return table
    return table.replace(page=page.replace(facts=page.facts | {_language(user): language}))


def without_page(table: Table) -> Table:
    """Nobody has to be told any more that somebody has not answered."""
    return table if _page(table) is None else table.replace(page=None)


def _page(table: Table) -> Page | None:
    return table.page if table.page is not None and table.page.kind == LATE else None


def _users(page: Page) -> list[int]:
    """The people that a page names; one of an older version does not say who they are."""
    return [int(user) for user in str(page.facts.get("users", "")).split(",") if user]


def _listed(users: Sequence[int], facts: Mapping[str, str | int]) -> dict[str, str | int]:
    names = ", ".join(str(facts[_name(user)]) for user in users)
    return {"names": names, "users": ",".join(map(str, users))}


def _name(user: int) -> str:
    return f"called:{user}"


def _language(user: int) -> str:
    return f"speaks:{user}"
