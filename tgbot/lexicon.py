"""The words: one table, aligned across languages, and each chat's way through it."""

import hashlib
from dataclasses import dataclass, field
from functools import cache

from engine.codes.folding import fold
from tgbot.documents import WordDeck
from tgbot.locale import FOLDER, LANGUAGES

SHARED_PREFIX = 0.6  # two words of a game do not share so much of the longer one's beginning


MOST_PASSES = 3  # through a list that has too few words unlike each other


class TooFewWords(Exception):
    """A chat's own list has too few words that do not resemble each other."""


@dataclass(frozen=True, slots=True)
class Word:
    """One concept, in every language."""

    id: str
    forms: dict[str, str] = field(compare=False)

    def others(self, language: str) -> tuple[str, ...]:
        """Return the word's translations out of a language.

        One that is a small word there is left out: Danish "and" is a duck, and no reason to refuse "salt and bread".
        """
        small = small_words(language)
        others = {form for key, form in self.forms.items() if key != language}
        return tuple(sorted(others - small - {self.forms[language]}))


_SMALL_WORDS = {
    "en": "a an and are as at be but by can do for from go has he her his i if in is it its me my no not of on or our "
    "out she so that the their them they this to up us was we what who will with you your one two three four all any "
    "big man men more most much old over some too under very",
    "bg": "а ако аз без би бе в във го да две два до е един за и из или им има как като когато кой който която ли ме "
    "мен ми му на над не него нея ни ние но някой от по под при през с са се си след със там те ти това той тя у че ще "
    "я много малко голям стар нов",
    "ru": "а без бы в во вы где да до его ее её если есть же за и из или им их к как когда кто ли мне мой мы на над не "
    "него нет но о об он она они от по под при с со так там то ты у уже чем что чтобы эта это я большой старый много",
    "pl": "a ale albo bez być by co czy dla do gdy gdzie go i ich ja jak jaki je jego jej jest już kto ku ma mi mnie "
    "mój my na nad nie nim o od on ona oni po pod przed przez przy się są ta tak tam te tego ten to tu ty u w we z za "
    "ze że duży stary dużo",
    "da": "af alle at da de dem den der det dig din du efter eller en er et far for fra få gå han har hen her hos hun "
    "hvad hvem hvor i ikke ind jeg kan lille man med men mig min mod mon når ned nej nu o og om op os over på sig sin "
    "skal som så til ud under var vi vil være to tre fire stor gammel meget and",
    "fr": "a ai au aux avec c ce ces d dans de des du elle en est et eu il ils j je l la le les leur lui m ma mais me "
    "mes moi mon n ne nos notre nous on ou où par pas pour qu que qui s sa sans se ses si son sont sur t ta te tes toi "
    "ton tu un une vos votre vous y à deux trois quatre grand vieux très plus",
}


@cache
def small_words(language: str) -> frozenset[str]:
    """Return the little words that stand in any sentence of a language: they hint at nothing."""
    return frozenset(_SMALL_WORDS[language].split())


@cache
def words() -> tuple[Word, ...]:
    """Return all words of the table."""
    header, *rows = (FOLDER / "words.tsv").read_text(encoding="utf-8").splitlines()
    columns = header.split("\t")
    entries = (dict(zip(columns, row.split("\t"), strict=True)) for row in rows)
    return tuple(Word(entry["id"], {key: entry[key] for key in LANGUAGES}) for entry in entries)


def draw(
    deck: WordDeck, count: int, language: str, pool: tuple[Word, ...] | None = None
) -> tuple[tuple[Word, ...], WordDeck]:
    """Draw words that this chat has not met, until all have been met (D2); none of them resemble each other.

    The words lie in an order drawn from the deck's seed and the deck remembers the last one, so a word that is added
    to the table later takes its place without bringing an old one back.
    """
    drawn: list[Word] = []
    for _ in range(MOST_PASSES):
        for place, word in _order(deck.seed, words() if pool is None else pool):
            if place <= deck.met:
                continue
            deck = deck.but(met=place)
            if word not in drawn and not any(_alike(word.forms[language], other.forms[language]) for other in drawn):
                drawn.append(word)
            if len(drawn) == count:
                return tuple(drawn), deck
        deck = WordDeck(seed=_place(deck.seed, "again"))  # all met: the cards are turned over
    raise TooFewWords


def _order(seed: str, pool: tuple[Word, ...]) -> list[tuple[str, Word]]:
    return sorted(((_place(seed, word.id), word) for word in pool), key=lambda entry: entry[0])


def _place(seed: str, word_id: str) -> str:
    return hashlib.sha256(f"{seed}\n{word_id}".encode()).hexdigest()[:16]


def _alike(one: str, other: str) -> bool:
    a, b = sorted((fold(one), fold(other)), key=len)
    shared = next((i for i, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), len(a))
    return shared >= SHARED_PREFIX * len(b) or (len(a) > 3 and a in b)
