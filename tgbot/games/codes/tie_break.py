"""The tie-break by keywords (D24): a player's private messages fill four blanks. Pure transitions."""

from engine.codes.clues import MAX_CLUE_LEN
from tgbot.games.codes.agreement import NO_WORDS
from tgbot.games.codes.drafts import Sent, places_for, taken
from tgbot.games.codes.model import OWN, CodesCard
from tgbot.tables.model import Notice, Table
from tgbot.tables.play import noticed

BLANK_LINES = frozenset("-–—?…_")  # a line that means: unknown


def write_words(table: Table, user: int, sent: Sent) -> Table:
    """Use a message's lines as keywords: each fills the next blank, or replaces the one to be changed.

    The card is sent again below the message, silently, with the reason on it if something is wrong.
    """
    card = OWN.card(table, user)
    if sent.edited and sent.message not in card.typed:
        return table
    lines = [line for line in sent.clues if isinstance(line, str)]
    words = list(card.words or NO_WORDS)
    places = card.typed[sent.message] if sent.edited else places_for(words, len(lines), card.changing)
    if not lines:
        return noticed(table, user, Notice(text="notice-words-only"))
    if isinstance(places, Notice) or len(places) != len(lines):
        return noticed(table, user, Notice(text="notice-four-words"))
    if any(len(line) > MAX_CLUE_LEN for line in lines):
        return noticed(table, user, Notice(text="notice-word-too-long", facts={"most": MAX_CLUE_LEN}))
    for place, line in zip(places, lines, strict=True):
        words[place] = None if line in BLANK_LINES else line
    return taken(OWN.put_card(table, user, words=tuple(words), agreed=False), user, sent.message, places)


def wants_word(card: CodesCard) -> bool:
    """Whether a word is to be changed, or a blank has neither a word nor a dash."""
    answered = {place for places in card.typed.values() for place in places}
    blanks = {place for place, word in enumerate(card.words or NO_WORDS) if word is None}
    return card.changing is not None or (not card.agreed and not blanks <= answered)
