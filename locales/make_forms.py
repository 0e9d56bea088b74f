"""Makes the tables of inflected forms of our words for each language.

`forms.tsv` has those that a word's parts do not show (mouse, mice), `inflections.tsv` those that are its root with an
ending of a noun (frog, frogs). The engine refuses both as it refuses the word itself (C11, C12).

Run it after a change of `words.tsv`, of a `language.toml` or of `tgbot.games.codes.words.roots`:
`python -m locales.make_forms [LANGUAGE ...]`. It needs simplemma, whose dictionaries take seconds and hundreds of
megabytes to open; the bot only reads the small tables made here.
"""

import re
import sys
from collections import defaultdict

from simplemma.strategies.dictionaries import DefaultDictionaryFactory

from tgbot.games.codes.words.letters import letters
from tgbot.games.codes.words.roots import alike_by_rule, is_inflected
from tgbot.games.codes.words.vocabulary import FORMS, INFLECTIONS, words
from tgbot.i18n.folder import LANGUAGES, folder
from tgbot.i18n.language import language as tables_of

WORD = re.compile(r"[^\W\d_]{3,}")
MAX_LENGTH_DIFFERENCE = (
    4  # letters that a form may have more than its word, or less: a dictionary's mistakes rarely fit
)


PLURAL = "s"
BEGINNING = 3  # letters
NEVER_BEFORE_A_PLURAL = ("s", "x", "z")
MAX_ENDINGS_OF_A_PLURAL = 1  # of a language whose nouns have hardly another form


def main(languages: list[str]) -> None:
    """Write the forms of some languages, of all where none is named."""
    for language in languages or LANGUAGES:
        ids = {word.forms[language]: word.id for word in words()}
        irregular, regular = _forms(language, set(ids))
        for name, found in ((FORMS, irregular), (INFLECTIONS, regular)):
            lines = [f"{ids[word]}\t{' '.join(sorted(forms))}\n" for word, forms in sorted(found.items())]
            (folder() / language / name).write_text("".join(lines), encoding="utf-8")


def _forms(language: str, keywords: set[str]) -> tuple[dict[str, set[str]], dict[str, set[str]]]:
    """The forms that a word's parts do not show, and those that are its root with an ending of a noun."""
    dictionary = DefaultDictionaryFactory().get_dictionary(language)
    entries = {_text(form): _text(lemma) for form, lemma in dictionary.items()}
    found: dict[str, set[str]] = defaultdict(set)
    regular: dict[str, set[str]] = defaultdict(set)
    if PLURAL in tables_of(language).morphology.endings.split()[:MAX_ENDINGS_OF_A_PLURAL]:
        for word in keywords:  # a dictionary may have the form under a verb: French singes
            if not word.endswith(NEVER_BEFORE_A_PLURAL):
                regular[word].add(letters(word, language) + PLURAL)
    plural_of = _singulars(language, keywords, entries)
    for singular, word in plural_of.items():
        regular[word].add(letters(singular, language))
    for form, lemma in entries.items():
        word = plural_of.get(lemma, lemma)
        if word in keywords and form != word and WORD.fullmatch(form) and form == form.lower():
            plain, keyword = letters(form, language), letters(word, language)
            if _related(plain, keyword) and not alike_by_rule(keyword, plain, language):
                found[word].add(plain)
            if plain != keyword and any(is_inflected(letters(one, language), plain, language) for one in (lemma, word)):
                regular[word].add(plain)
    for word, forms in _from_elsewhere(language, keywords - {*found, *regular}, entries).items():
        for plain in forms:
            (regular if alike_by_rule(letters(word, language), plain, language) else found)[word].add(plain)
    return found, regular


def _from_elsewhere(language: str, bare: set[str], entries: dict[str, str]) -> dict[str, set[str]]:
    """Forms that the language names itself, and for a word that has none yet, all that begin as it does: dworca."""
    forms: dict[str, set[str]] = defaultdict(set)
    for named in tables_of(language).forms:
        word, *others = named.split()
        forms[word] |= {letters(other, language) for other in others}
    for form, word in entries.items():
        if word in bare and form != word and WORD.fullmatch(form) and form[:BEGINNING] == word[:BEGINNING]:
            forms[word].add(letters(form, language))
    return forms


def _singulars(language: str, keywords: set[str], entries: dict[str, str]) -> dict[str, str]:
    """The keywords that are plurals, by their singulars: twin, twins.

    A dictionary takes some keywords for forms of other words (a Danish får for a form of få). Those have forms of
    their own there (fåret), and a plural has none. Nor is one the plural of an everyday word: a Russian суши of суша.
    """
    everyday = set(tables_of(language).everyday_words.split())
    inflected = {lemma for form, lemma in entries.items() if form != lemma}
    return {
        entries[word]: word
        for word in sorted(keywords - inflected)
        if entries.get(word, word) != word
        and entries[word] not in keywords | everyday
        and is_inflected(letters(entries[word], language), letters(word, language), language)
    }


def _text(entry: str | bytes) -> str:
    return entry if isinstance(entry, str) else entry.decode()


def _related(form: str, word: str) -> bool:
    """Whether two words begin alike (mouse and mice with m): a dictionary's mistakes rarely do."""
    return form[0] == word[0] and abs(len(form) - len(word)) <= MAX_LENGTH_DIFFERENCE


if __name__ == "__main__":
    main(sys.argv[1:])
