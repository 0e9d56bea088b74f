"""What the bot answers to a clue, by the same path as in a game: the engine refuses first, then the hints warn."""

from engine.codes.clues import check, forbid_all
from engine.codes.refusals import ClueEmpty, ClueIsCode, ClueIsKeyword, ClueIsSlot, ClueTooLong
from tgbot.games.codes.words.deck import words
from tgbot.games.codes.words.hints import hint_for
from tgbot.games.codes.words.vocabulary import slot_names
from tgbot.i18n.texts import LANGUAGES

CODE = "321"
UNLIKE = "§§§"  # stands in the other slots, and resembles nothing


def answer(clue: str, keyword: str, slot: int, language: str) -> str:
    """One of ok, warn, refuse, empty or too-long for a clue of a keyword in a slot."""
    known = next((word for word in words() if word.forms[language] == keyword), None)
    others = () if known is None else (*known.others(language), *known.inflected(language))
    forbidden, code = forbid_all((keyword,), (others,)), str(slot) + CODE.replace(str(slot), "")
    try:
        check((clue, None, None), code, forbidden, {}, slot_names=slot_names(language))
    except ClueEmpty:
        return "empty"
    except ClueTooLong:
        return "too-long"
    except (ClueIsKeyword, ClueIsCode, ClueIsSlot):
        return "refuse"
    keywords = tuple(keyword if number == slot else UNLIKE for number in range(1, 5))
    return "ok" if hint_for(clue, slot, keywords, language) is None else "warn"


def language_of(keyword: str) -> str:
    """The first of our languages that has a keyword, or the one that its script suggests."""
    for language in LANGUAGES:
        if any(word.forms[language] == keyword for word in words()):
            return language
    return "ru" if any("а" <= letter <= "я" for letter in keyword) else "en"
