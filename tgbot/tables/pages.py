"""Pages that were asked for, as data, and the keys of a group's messages."""

import re

from tgbot.i18n.texts import Say
from tgbot.tables.game import game_of, games
from tgbot.tables.model import Page, Table, Visitor
from tgbot.tables.session import session
from tgbot.telegram.messages import Links

NOT_HERE = "not-here"  # the page that answers what should have been written in private
WAS_A_CLUE = "was-a-clue"  # the page that asks whether it should have been
HELP = "help"  # the page that says in short how to play
MY_DATA = "my-data"  # what is stored about a person, as a file
PRIVACY = "privacy"  # the page about what is stored, and the payload of a link that opens it
LATE = "rematch-late"  # the page that names who has not answered to a rematch
RULES = "rules-"  # the payload of a link that opens the rules of a game, with the game's key behind it
ALONE = "alone"  # the fact of a page about no games in groups: what came of those alone, perhaps nothing to tell
DONE_ALONE = "done"  # the fact of a private page that names what its reader has played alone, and not to be had again
BESIDE_A_GAME = "beside"  # the fact of a private page that its reader has a card above it, to go back to


def turned(document: Table | Visitor, kind: str, **facts: str | int) -> Page:
    """The page that follows the one that a document shows."""
    serial = document.page.serial + 1 if document.page else 1
    return Page(kind=kind, serial=serial, facts=facts)


def same_page(document: Table | Visitor, kind: str, **facts: str | int) -> Page:
    """The page that takes the place of the one shown."""
    return same_place(document, turned(document, kind, **facts))


def same_place(document: Table | Visitor, page: Page) -> Page:
    """A page in the place of the one shown."""
    return page.replace(serial=document.page.serial if document.page else 1)


def rules_page(document: Table | Visitor, page: int, key: str, table: Table | None = None) -> Page:
    """A page of a game's rules, as the one that follows what a document shows; `ValueError` where there is none.

    `table` is the one whose players the rules are for.
    """
    game = games()[key]
    order = game.rules_order(table if table is not None and table.game == key else None)
    return _ordered(document, page, key, ",".join(map(str, order)))


def next_rules_page(document: Table | Visitor, page: int) -> Page:
    """Another page of the rules that a document shows; `ValueError` where there is none."""
    shown = document.page
    key = rules_of(shown.kind) if shown else None
    if shown is None or key is None:
        raise ValueError("no rules are shown")
    every = ",".join(map(str, range(1, int(shown.facts["pages"]) + 1)))  # of a page that an older version showed
    return _ordered(document, page, key, str(shown.facts.get("order", every)))


def _ordered(document: Table | Visitor, page: int, key: str, order: str) -> Page:
    numbers = order.split(",")
    if not 1 <= page <= len(numbers):
        raise ValueError(f"{key}: no page {page}")
    kind = f"{games()[key].rules_text}{numbers[page - 1]}"
    return turned(document, kind, page=page, pages=len(numbers), order=order)


def rules_of(kind: str) -> str | None:
    """The game whose rules a page of this kind has; None for other pages."""
    return next((key for key, game in games().items() if re.fullmatch(rf"{game.rules_text}\d+", kind)), None)


def keyed(table: Table, name: str) -> str:
    """The key of a message of the present game; one that was asked for again is another message."""
    key = f"{table.serial}/{name}"
    again = table.reposted.get(key)
    return f"{key}~{again}" if again else key


def group_keys(table: Table) -> list[str]:
    """The keys of the messages that the group's lobby or game shows, in their order."""
    if table.state is None:
        return [keyed(table, "lobby")] if table.serial else []
    game, view = game_of(table), session(table).view()
    return [message.key for message in game.board(table.replace(cards={}), view, Say(table.language), Links(""))]


def last_key(table: Table) -> str:
    """The key of the message that the game stands on now, without what asking for it again adds."""
    return group_keys(table)[-1].partition("~")[0]


def reposted(table: Table) -> Table:
    """Send the last message of the group's lobby or game again, below everything else."""
    key = last_key(table)
    return table.replace(reposted=table.reposted | {key: table.reposted.get(key, 0) + 1})
