"""The deal, as a tap asks for it: the game begins, or the table is told why it cannot."""

from tgbot import custom_words, play
from tgbot.answers import Answer, Taken
from tgbot.documents import Table
from tgbot.lexicon import TooFewWords
from tgbot.lobby import LobbyRefusal
from tgbot.turn import Turn


def dealt(table: Table, turn: Turn) -> Taken[Table]:
    """Start the game of a full lobby; `LobbyRefusal` where the chat wants its own words and has too few."""
    try:
        table = play.deal(table, turn.moment, turn.own_words)
    except TooFewWords:
        raise LobbyRefusal("toast-words-few", fewest=custom_words.FEWEST) from None
    return Taken(table, Answer(turn.say.plain("toast-done")))
