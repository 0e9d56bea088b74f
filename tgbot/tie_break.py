"""The tie-break by keywords (D24): what a player writes in private fills four blanks. Pure transitions."""

from engine.codes.clues import LONGEST_CLUE
from tgbot.agreement import NO_WORDS
from tgbot.documents import Notice, Table
from tgbot.drafting import Sent, places_for, taken
from tgbot.play import noticed

BLANK_LINES = frozenset("-–—?…_")  # a line that says: I do not know this one


def write_words(table: Table, user: int, sent: Sent) -> Table:
    """Take a message's lines as keywords: each fills the next blank, or the one to be changed.

    The card is sent again below the message, quietly, with the reason on it where something is wrong.
    """
    card = table.card(user)
    if sent.edited and sent.message not in card.typed:
        return table
    lines = [line for line in sent.clues if isinstance(line, str)]
    words = list(card.words or NO_WORDS)
    places = card.typed[sent.message] if sent.edited else places_for(words, len(lines), card.changing)
    if not lines:
        return noticed(table, user, Notice(text="notice-words-only"))
    if isinstance(places, Notice) or len(places) != len(lines):
        return noticed(table, user, Notice(text="notice-four-words"))
    if any(len(line) > LONGEST_CLUE for line in lines):
        return noticed(table, user, Notice(text="notice-word-too-long", facts={"most": LONGEST_CLUE}))
    for place, line in zip(places, lines, strict=True):
        words[place] = None if line in BLANK_LINES else line
    changed = card.but(words=tuple(words), agreed=False)
    return table.with_card(user, taken(changed, sent.message, places))
