"""Measure the checks of clues: `python -m bench.lexicon` prints microseconds for three clues and eight keywords.

Cold is the first look at a new game's keywords; warm is every later one, as when a card is shown again.
"""

import time
from statistics import median

from engine.codes.clues import check, forbid_all
from tgbot.clue_hints import hint_for
from tgbot.documents import WordDeck
from tgbot.lexicon import Word, draw
from tgbot.locale import LANGUAGES

GAMES = 40
LIMIT = 1000.0  # microseconds, when warm
CLUES = {
    "en": ("long ago and far away", "what my uncle never forgets", "somewhere under there"),
    "bg": ("много отдавна и далече", "чичо никога не забравя", "някъде там долу"),
    "ru": ("очень давно и далеко", "дядя никогда не забудет", "где-то там внизу"),
    "pl": ("dawno temu i daleko", "wujek nigdy nie zapomni", "gdzieś tam na dole"),
    "da": ("længe siden og langt borte", "onkel glemmer det aldrig", "et eller andet derinde"),
    "fr": ("il y a bien longtemps", "mon oncle oublie toujours", "quelque chose là-dedans"),
}


def main() -> int:
    """Print a line for each language; fail when a warm check takes too long."""
    print("language   cold µs   warm µs")
    slow = False
    for language in LANGUAGES:
        cold, warm = measure(language)
        slow = slow or warm > LIMIT
        print(f"{language:8} {cold:9.0f} {warm:9.0f}")
    return int(slow)


def measure(language: str) -> tuple[float, float]:
    """Return the median time of a game's first check and of its later ones."""
    deck, cold, warm = WordDeck(seed="bench"), [], []
    for _ in range(GAMES):
        drawn, deck = draw(deck, 8, language)
        cold.append(timed(drawn, language))
        warm += [timed(drawn, language) for _ in range(20)]
    return median(cold), median(warm)


def timed(drawn: tuple[Word, ...], language: str) -> float:
    """Return how long it takes to check three clues against all words of a game, in microseconds."""
    keywords = tuple(word.forms[language] for word in drawn)
    translations = tuple(word.others(language) for word in drawn)
    begin = time.perf_counter()
    for slot, clue in enumerate(CLUES[language], start=1):
        hint_for(clue, slot, keywords, language)
    check(CLUES[language], "123", forbid_all(keywords, translations), frozenset())
    return (time.perf_counter() - begin) * 1e6


if __name__ == "__main__":
    raise SystemExit(main())
