"""Our words: one table, aligned across languages; and the words of each language that hint at nothing."""

from dataclasses import dataclass, field
from functools import cache

from engine.codes.clues import DIGIT_SIGNS
from engine.codes.setup import SlotNames
from engine.text import fold
from tgbot.i18n.folder import LANGUAGES, WORDS, folder, on_change
from tgbot.i18n.language import NUMBERS
from tgbot.i18n.language import language as tables_of

FORMS = "forms.tsv"
INFLECTIONS = "inflections.tsv"


@dataclass(frozen=True, slots=True)
class Word:
    """One concept, in every language."""

    id: str
    forms: dict[str, str] = field(compare=False)

    def names(self, language: str) -> tuple[str, ...]:
        """What names the word besides its form in a language: what it is elsewhere, and its other forms."""
        return (*self.others(language), *self.inflected(language))

    def others(self, language: str) -> tuple[str, ...]:
        """What else names the word than its form in a language: translations, and those typed on another keyboard.

        One that reads as an everyday word there is left out: a Danish "and" is a duck, and no reason to refuse "salt
        and oil"; nor is a Danish løve a reason to refuse love.
        """
        own = self.forms[language]
        typed = (self.forms[code].translate(keys) for code, keys in _other_keyboards().items())
        others = {*self.forms.values(), *typed} - {own}
        return tuple(sorted(form for form in others if not _means_something_else(form, own, language)))

    def inflected(self, language: str) -> tuple[str, ...]:
        """The other forms of the word in a language: frogs, mice. One that reads as an everyday word is left out."""
        own = self.forms[language]
        forms = irregular_forms(language).get(self.id, _NONE) | _regular_forms(language).get(self.id, _NONE)
        usual, keywords = _everyday_words(language), _keywords(language)
        return tuple(sorted(form for form in forms if form not in usual and keywords.get(fold(form), own) == own))


_NONE: frozenset[str] = frozenset()


@cache
def irregular_forms(language: str) -> dict[str, frozenset[str]]:
    """For each of our words by id, its forms that its parts do not show; a language may have no table of them."""
    return _forms(language, FORMS)


@cache
def _regular_forms(language: str) -> dict[str, frozenset[str]]:
    return _forms(language, INFLECTIONS)


def _forms(language: str, name: str) -> dict[str, frozenset[str]]:
    path = folder() / language / name
    if not path.is_file():
        return {}
    entries = (row.split("\t") for row in path.read_text(encoding="utf-8").splitlines())
    return {key: frozenset(forms.split()) for key, forms in entries}


@cache
def words() -> tuple[Word, ...]:
    """All words of the table."""
    header, *rows = (folder() / WORDS).read_text(encoding="utf-8").splitlines()
    columns = header.split("\t")
    entries = (dict(zip(columns, row.split("\t"), strict=True)) for row in rows)
    languages = tuple(LANGUAGES)
    return tuple(Word(entry["id"], {key: entry[key] for key in languages}) for entry in entries)


@cache
def in_any_language(keyword: str, language: str) -> frozenset[str]:
    """A keyword of a language, and what it is in all others; of a chat's own words only the keyword."""
    found = next((word for word in words() if word.forms[language] == keyword), None)
    return frozenset([keyword] if found is None else found.forms.values())


@cache
def small_words(language: str) -> frozenset[str]:
    """The little words that stand in any sentence of a language: they hint at nothing."""
    return frozenset(tables_of(language).small_words.split())


@cache
def number_words() -> tuple[str, ...]:
    """The names of 1, 2, 3 and 4 in all languages, each a text with a space between two names (C10)."""
    named = [tables_of(language).numbers for language in LANGUAGES]
    by_number = ([numbers[place] for numbers in named if numbers] for place in range(NUMBERS))
    return tuple(" ".join(dict.fromkeys(fold(name) for names in all_ for name in names.split())) for all_ in by_number)


@cache
def slot_names(*languages: str) -> SlotNames:
    """What the slots are called in some languages (C4); not in all, since a Danish four is an English fire."""
    tables = [tables_of(language) for language in dict.fromkeys(languages)]

    def joined(named: list[tuple[str, ...]], signs: tuple[str, ...]) -> tuple[str, ...]:
        by_slot = ([signs[place], *(names[place] for names in named if names)] for place in range(NUMBERS))
        return tuple(" ".join(" ".join(names).split()) for names in by_slot)

    ordinals = joined([table.ordinals for table in tables], ("",) * NUMBERS)
    return SlotNames(
        numbers=joined([table.numbers for table in tables], DIGIT_SIGNS),
        ordinals=ordinals if all(ordinals) else (),
        words=" ".join(table.slot_words for table in tables),
    )


@cache
def accented_translations(language: str) -> dict[str, frozenset[str]]:
    """For keywords of a language, translations that only their spelling tells from another word: løve, love."""
    usual = {*small_words(language), *tables_of(language).everyday_words.split(), *_keywords(language).values()}
    left_out = {
        word.forms[language]: frozenset(word.forms.values()) - usual - set(word.others(language)) for word in words()
    }
    return {keyword: forms for keyword, forms in left_out.items() if forms}


def _means_something_else(form: str, own: str, language: str) -> bool:
    """Whether a translation, written without accents, is an everyday word or a keyword of a language."""
    folded = fold(form)
    if folded in _everyday_words(language):
        return True
    namesake = _keywords(language).get(folded)
    return namesake is not None and namesake not in {own, form}


@cache
def _everyday_words(language: str) -> frozenset[str]:
    return frozenset(fold(word) for word in (*small_words(language), *tables_of(language).everyday_words.split()))


@cache
def _keywords(language: str) -> dict[str, str]:
    return {fold(word.forms[language]): word.forms[language] for word in words()}


@cache
def _other_keyboards() -> dict[str, dict[int, str]]:
    """How the letters of a language are typed on another keyboard, for the languages that say so."""
    pairs = {code: tables_of(code).typed.split() for code in LANGUAGES}
    return {code: str.maketrans(dict(pair.split(":") for pair in own)) for code, own in pairs.items() if own}


for _cached in (
    irregular_forms,
    _regular_forms,
    words,
    small_words,
    number_words,
    slot_names,
    accented_translations,
    _everyday_words,
    in_any_language,
    _keywords,
    _other_keyboards,
):
    on_change(_cached.cache_clear)
