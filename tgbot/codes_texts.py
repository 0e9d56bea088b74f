"""Private texts in the code game: clues, the keywords of a tie-break, talk to the team. Pure transitions."""

from engine.codes.clues import CLUES_IN_A_SET
from engine.codes.setup import SLOTS
from engine.codes.views import Task
from tgbot import drafting, talk, tie_break
from tgbot.documents import Table
from tgbot.drafting import Sent
from tgbot.sitting import sitting
from tgbot.turn import Turn


def takes_text(table: Table, turn: Turn, sent: Sent) -> Table:
    """Take a private message of a player: clues, keywords of a tie-break, talk to the team; else answer kindly."""
    user = turn.person.id
    if Task.KEYWORDS in sitting(table).seat(user).tasks:
        return tie_break.write_words(table, user, sent)
    if talk.may_talk(table, user):
        return talk.speak(table, user, sent, turn.moment)
    return drafting.draft(table, user, sent, turn.moment)


def wants_text(table: Table, user: int) -> bool:
    """Tell whether the game waits for clues from this player."""
    return Task.CLUES in sitting(table).seat(user).tasks


def lines_wanted(table: Table, user: int) -> int:
    """Return how many lines the game wants of this player: three clues, or four keywords (D24)."""
    tasks = sitting(table).seat(user).tasks
    return CLUES_IN_A_SET if Task.CLUES in tasks else SLOTS if Task.KEYWORDS in tasks else 0
