"""Agreement: how those who share an answer come to one. Pure transitions.

A guess, an interception and the keywords of a tie-break belong to a team (D11, D24): each who may give it drafts on
the own card, sees the others' drafts, can take one over, and says yes to what stands there. By the table's setting
one yes locks the answer, or it takes all of them to say yes to the same.
"""

from collections import Counter
from typing import TypeAlias

from engine.codes.actions import Action, GuessKeywords, LockGuess, LockInterception
from engine.codes.folding import fold
from engine.codes.setup import SLOTS
from engine.codes.views import Awaited, TableView, Task
from tgbot.answers import Moment
from tgbot.documents import Card, Stage, Table
from tgbot.lobby import LobbyRefusal
from tgbot.play import act
from tgbot.screens.parts import BLANK
from tgbot.sitting import sitting

ANSWERS = (Task.GUESS, Task.INTERCEPTION, Task.KEYWORDS)
AGREEMENTS = ("all", "any")
NO_WORDS = (None,) * SLOTS

Proposal: TypeAlias = tuple[str | None, ...]
"""An answer as it stands on a card: three digits, or four words of which some may be blank."""


def shared(view: TableView, user: int) -> Awaited | None:
    """Return the answer that a player gives together with others, or alone; None where none is awaited."""
    return next((entry for entry in view.awaited if entry.task in ANSWERS and str(user) in entry.seats), None)


def mates(entry: Awaited, user: int) -> list[int]:
    """Return who else gives an answer."""
    return [int(seat) for seat in entry.seats if int(seat) != user]


def proposed(card: Card, task: Task) -> Proposal | None:
    """Return the answer that stands on a card, where it can be given as it is."""
    if task is Task.KEYWORDS:
        return card.words or None
    return tuple(card.draft) if task in ANSWERS and BLANK not in card.draft else None


def missing(table: Table, entry: Awaited, user: int) -> list[int]:
    """Return whose yes to the answer on a player's card is missing.

    Somebody who cannot be written to is named only where nobody else is missing.
    """
    own = _compared(proposed(table.card(user), entry.task))
    cards = {mate: table.card(mate) for mate in mates(entry, user)}
    lacking = [mate for mate, card in cards.items() if not card.agreed or _compared(proposed(card, entry.task)) != own]
    return [mate for mate in lacking if cards[mate].agreed or reachable(table, mate)] or lacking


def reachable(table: Table, user: int) -> bool:
    """Tell whether a player can be written to."""
    player = table.player(user)
    return player is not None and player.ready


def set_digit(table: Table, user: int, clue: int, digit: int) -> Table:
    """Set a digit of a guess; one that is used for another clue changes places with it."""
    card = table.card(user)
    draft = list(card.draft)
    new, old = str(digit), draft[clue - 1]
    draft = [old if value == new else value for value in draft]
    draft[clue - 1] = new
    return table.with_card(user, card.but(draft="".join(draft), notice=None, agreed=False))


def take_over(table: Table, user: int, mate: int) -> Table:
    """Write a mate's draft on the own card."""
    entry = _sharing(table, user)
    if mate not in mates(entry, user):
        raise LobbyRefusal("toast-old-button")
    theirs = table.card(mate)
    card = table.card(user).but(draft=theirs.draft, words=theirs.words, changing=None, notice=None, agreed=False)
    return table.with_card(user, card)


def agree(table: Table, user: int, moment: Moment) -> Table:
    """Say yes to the answer on the own card, and lock it when that is enough."""
    entry = _sharing(table, user)
    card = table.card(user)
    if entry.task is Task.KEYWORDS and not card.words:
        card = card.but(words=NO_WORDS)  # a team that knows none of them may say so
    if proposed(card, entry.task) is None:
        raise LobbyRefusal("toast-set-all")
    return settled(table.with_card(user, card.but(agreed=True, changing=None, notice=None)), moment)


def settled(table: Table, moment: Moment) -> Table:
    """Lock every answer that enough of those who give it have said yes to."""
    while table.stage is Stage.GAME:
        ready = [(entry, user) for entry in _entries(table) if (user := _speaker(table, entry)) is not None]
        if not ready:
            break
        table = _locked(table, *ready[0], moment)
    return table


def by_plurality(table: Table, moment: Moment) -> Table:
    """Lock, when the time is up, what most who share an answer have drafted; of equals, what has more yeses."""
    nonce = table.nonce
    while table.nonce == nonce:  # a reveal opens another decision, and its answers have their own time
        drafted = [(entry, user) for entry in _entries(table) if (user := _most_proposed(table, entry)) is not None]
        if not drafted:
            break
        table = _locked(table, *drafted[0], moment)
    return table


def _speaker(table: Table, entry: Awaited) -> int | None:
    """Return one of those who agreed, when nobody is missing; who cannot be written to is not waited for."""
    users = [int(seat) for seat in entry.seats]
    agreed = [user for user in users if table.card(user).agreed]
    if not agreed or table.agreement == "any":
        return next(iter(agreed), None)
    heeded = {user for user in users if reachable(table, user)}
    proposals = {_compared(proposed(table.card(user), entry.task)) for user in agreed}
    return agreed[0] if heeded <= set(agreed) and len(proposals) == 1 else None


def _most_proposed(table: Table, entry: Awaited) -> int | None:
    users = [int(seat) for seat in entry.seats if proposed(table.card(int(seat)), entry.task) is not None]
    answers = {user: _compared(proposed(table.card(user), entry.task)) for user in users}
    counted = Counter(answers.values())
    yes = Counter(answers[user] for user in users if table.card(user).agreed)
    return max(users, key=lambda user: (counted[answers[user]], yes[answers[user]]), default=None)


def _compared(proposal: Proposal | None) -> Proposal:
    return tuple(fold(part) if part else None for part in proposal or ())


def _locked(table: Table, entry: Awaited, user: int, moment: Moment) -> Table:
    return act(table, user, _action(entry.task, table.card(user)), moment)


def _action(task: Task, card: Card) -> Action:
    if task is Task.KEYWORDS:
        return GuessKeywords(card.words)
    return LockInterception(card.draft) if task is Task.INTERCEPTION else LockGuess(card.draft)


def _entries(table: Table) -> list[Awaited]:
    return [entry for entry in sitting(table).view().awaited if entry.task in ANSWERS]


def _sharing(table: Table, user: int) -> Awaited:
    entry = shared(sitting(table).view(), user)
    if entry is None:
        raise LobbyRefusal("toast-old-button")
    return entry
