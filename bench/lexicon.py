"""Speed of the checks of clues: `python -m bench.lexicon` prints microseconds for three clues and eight keywords.

Cold is the first look at a new game's keywords; warm is every later one, as when a card is shown again.
"""

import time
from contextlib import suppress
from statistics import median

from engine.codes.clues import CLUES_IN_A_SET, Draft, check, forbid_all
from engine.core import Refusal
from tgbot.games.codes.model import WordDeck
from tgbot.games.codes.words.deck import Word, draw
from tgbot.games.codes.words.hints import hint_for
from tgbot.games.codes.words.vocabulary import number_words
from tgbot.i18n.texts import LANGUAGES

GAMES = 30
KEYWORDS = 8
MAX_WARM_US = 1000.0
WORDS_OF_A_CLUE = 4


def main() -> int:
    """Print a line for each language; fail when a warm check takes too long."""
    print("language   cold µs   warm µs")
    slow = False
    for language in LANGUAGES:
        cold, warm = measure(language)
        slow = slow or warm > MAX_WARM_US
        print(f"{language:8} {cold:9.0f} {warm:9.0f}")
    return int(slow)


def measure(language: str) -> tuple[float, float]:
    """The median time of a game's first check and of its later ones."""
    deck, cold, warm = WordDeck(seed="bench"), [], []
    for _ in range(GAMES):
        drawn, deck = draw(deck, KEYWORDS + CLUES_IN_A_SET * WORDS_OF_A_CLUE, language)
        keywords, clues = drawn[:KEYWORDS], clues_of(drawn[KEYWORDS:], language)
        cold.append(timed(keywords, clues, language))
        warm += [timed(keywords, clues, language) for _ in range(20)]
    return median(cold), median(warm)


def clues_of(others: tuple[Word, ...], language: str) -> Draft:
    """Three clues of words that are no keywords of the game."""
    one, two, three = (
        " ".join(word.forms[language] for word in others[place::CLUES_IN_A_SET]) for place in range(CLUES_IN_A_SET)
    )
    return one, two, three


def timed(drawn: tuple[Word, ...], clues: Draft, language: str) -> float:
    """How long it takes to check three clues against all words of a game, in microseconds."""
    keywords = tuple(word.forms[language] for word in drawn)
    translations = tuple(word.others(language) for word in drawn)
    begin = time.perf_counter()
    for slot, clue in enumerate(clues, start=1):
        hint_for(str(clue), slot, keywords, language)
    with suppress(Refusal):  # two words of a language may have one translation
        check(clues, "123", forbid_all(keywords, translations), {}, number_words())
    return (time.perf_counter() - begin) * 1e6


if __name__ == "__main__":
    raise SystemExit(main())
