"""What the bot answers to a clue, by the same path as in a game: the engine refuses first, then the hints warn."""

from engine.codes.clues import check, forbid_all
from engine.codes.refusals import ClueEmpty, ClueIsCode, ClueIsKeyword, ClueTooLong
from tgbot.clue_hints import hint_for
from tgbot.lexicon import words
from tgbot.locale import LANGUAGES

CODE = "321"
UNLIKE = "§§§"  # stands in the other slots, and resembles nothing


def answer(clue: str, keyword: str, slot: int, language: str) -> str:
    """Return ok, warn, refuse, empty or too-long for a clue of a keyword in a slot."""
    known = next((word for word in words() if word.forms[language] == keyword), None)
    others = () if known is None else known.others(language)
    try:
        check((clue, None, None), CODE, forbid_all((keyword,), (others,)), frozenset())
    except ClueEmpty:
        return "empty"
    except ClueTooLong:
        return "too-long"
    except (ClueIsKeyword, ClueIsCode):
        return "refuse"
    keywords = tuple(keyword if number == slot else UNLIKE for number in range(1, 5))
    return "ok" if hint_for(clue, slot, keywords, language) is None else "warn"


def language_of(keyword: str) -> str:
    """Return the first of our languages that has a keyword, or the one that its script suggests."""
    for language in LANGUAGES:
        if any(word.forms[language] == keyword for word in words()):
            return language
    return "ru" if any("а" <= letter <= "я" for letter in keyword) else "en"
