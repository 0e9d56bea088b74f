"""Agreement: how players who share an answer settle on one. Pure transitions.

A guess, an interception and the keywords of a tie-break belong to a team (D11, D24): each of its players drafts on
their own card, sees the others' drafts, can copy one, and agrees to the answer on the card. By the table's setting,
one player's agreement locks the answer, or all must agree to the same one.
"""

from collections import Counter
from typing import TypeAlias

from engine.codes import CODES
from engine.codes.actions import Action, GuessKeywords, LockGuess, LockInterception
from engine.codes.setup import SLOTS
from engine.codes.views import Awaited, TableView, Task
from engine.text import fold
from tgbot.games.codes.model import BLANK, OWN, CodesCard
from tgbot.tables.context import Moment
from tgbot.tables.errors import TableRefusal
from tgbot.tables.model import Stage, Table, person_seat, users_of
from tgbot.tables.play import act
from tgbot.tables.session import table_view

ANSWERS = (Task.GUESS, Task.INTERCEPTION, Task.KEYWORDS)
AGREEMENTS = ("all", "any")
NO_WORDS = (None,) * SLOTS

Proposal: TypeAlias = tuple[str | None, ...]
"""An answer on a card: three digits, or four words of which some may be blank."""


def shared(view: TableView, user: int) -> Awaited | None:
    """The awaited answer of a player, alone or shared; None if there is none."""
    return next((entry for entry in view.awaited if entry.task in ANSWERS and person_seat(user) in entry.seats), None)


def mates(entry: Awaited, user: int) -> list[int]:
    """The others who share an answer."""
    return [mate for mate in users_of(entry.seats) if mate != user]


def proposed(card: CodesCard, task: Task) -> Proposal | None:
    """The answer on a card, if it is complete."""
    if task is Task.KEYWORDS:
        return card.words or None
    return tuple(card.draft) if task in ANSWERS and BLANK not in card.draft else None


def missing(table: Table, entry: Awaited, user: int) -> list[int]:
    """The players who have not agreed to the answer on this player's card.

    Unreachable players are listed only if all others have agreed.
    """
    own = _compared(proposed(OWN.card(table, user), entry.task))
    cards = {mate: OWN.card(table, mate) for mate in mates(entry, user)}
    lacking = [mate for mate, card in cards.items() if not card.agreed or _compared(proposed(card, entry.task)) != own]
    return [mate for mate in lacking if cards[mate].agreed or reachable(table, mate)] or lacking


def reachable(table: Table, user: int) -> bool:
    """Whether the bot can write to a player."""
    player = table.player(user)
    return player is not None and player.ready


def take_over(table: Table, user: int, mate: int) -> Table:
    """Copy a teammate's draft to the player's own card."""
    entry = _sharing(table, user)
    if mate not in mates(entry, user):
        raise TableRefusal("toast-old-button")
    theirs = OWN.card(table, mate)
    return OWN.renew_card(table, user, draft=theirs.draft, words=theirs.words, asked=None, changing=None, agreed=False)


def agree(table: Table, user: int, moment: Moment) -> Table:
    """Agree to the answer on the player's own card, and lock it if that is enough."""
    entry = _sharing(table, user)
    if entry.task is Task.KEYWORDS and not OWN.card(table, user).words:
        table = OWN.put_card(table, user, words=NO_WORDS)  # a team that knows none of them may say so
    if proposed(OWN.card(table, user), entry.task) is None:
        raise TableRefusal("toast-set-all")
    return settled(OWN.renew_card(table, user, agreed=True, asked=None, changing=None), moment)


def settled(table: Table, moment: Moment) -> Table:
    """Lock every answer that enough of its players have agreed to."""
    while table.stage is Stage.GAME:
        ready = [(entry, user) for entry in _entries(table) if (user := _agreed_player(table, entry)) is not None]
        if not ready:
            break
        table = _locked(table, *ready[0], moment)
    return table


def by_plurality(table: Table, moment: Moment) -> Table:
    """When the time is up, lock the most drafted answers; ties go to the one with more agreements."""
    nonce = table.nonce
    while table.nonce == nonce:  # a reveal opens another decision, and its answers have their own time
        drafted = [(entry, user) for entry in _entries(table) if (user := _most_proposed(table, entry)) is not None]
        if not drafted:
            break
        table = _locked(table, *drafted[0], moment)
    return table


def _agreed_player(table: Table, entry: Awaited) -> int | None:
    """One of the players who agreed, if no reachable one is missing."""
    cards = {user: OWN.card(table, user) for user in users_of(entry.seats)}
    agreed = {user: card for user, card in cards.items() if card.agreed}
    if not agreed or OWN.of(table).agreement == "any":
        return next(iter(agreed), None)
    proposals = {_compared(proposed(card, entry.task)) for card in agreed.values()}
    waits = any(user not in agreed and reachable(table, user) for user in cards)
    return None if waits or len(proposals) > 1 else next(iter(agreed))


def _most_proposed(table: Table, entry: Awaited) -> int | None:
    proposals = {user: proposed(OWN.card(table, user), entry.task) for user in users_of(entry.seats)}
    users = [user for user, proposal in proposals.items() if proposal is not None]
    answers = {user: _compared(proposals[user]) for user in users}
    counted = Counter(answers.values())
    yes = Counter(answers[user] for user in users if OWN.card(table, user).agreed)
    return max(users, key=lambda user: (counted[answers[user]], yes[answers[user]]), default=None)


def _compared(proposal: Proposal | None) -> Proposal:
    return tuple(fold(part) if part else None for part in proposal or ())


def _locked(table: Table, entry: Awaited, user: int, moment: Moment) -> Table:
    return act(table, user, _action(entry.task, OWN.card(table, user)), moment)


def _action(task: Task, card: CodesCard) -> Action:
    if task is Task.KEYWORDS:
        return GuessKeywords(card.words)
    return LockInterception(card.draft) if task is Task.INTERCEPTION else LockGuess(card.draft)


def _entries(table: Table) -> list[Awaited]:
    return [entry for entry in table_view(CODES, table).awaited if entry.task in ANSWERS]


def _sharing(table: Table, user: int) -> Awaited:
    entry = shared(table_view(CODES, table), user)
    if entry is None:
        raise TableRefusal("toast-old-button")
    return entry
