"""Make `forms.tsv`: the inflected forms of our words that no stemmer finds (mouse, mice).

Run it after changing `words.tsv`: `python locales/make_forms.py`. It needs simplemma, whose dictionaries take seconds
and hundreds of megabytes to open; the bot itself only reads the small table made here.
"""

import csv
import re
from collections import defaultdict
from pathlib import Path

from simplemma.strategies.dictionaries import DefaultDictionaryFactory

from tgbot.roots import stem_of

FOLDER = Path(__file__).parent
LANGUAGES = ("en", "bg", "ru", "pl", "da", "fr")
WORD = re.compile(r"[^\W\d_]{3,}")
SHORTEST_KEPT = 3  # letters that a form and its word must share, so that the dictionaries' slips stay out


def main() -> None:
    """Read the words, look their forms up, and write those that a stemmer misses."""
    with (FOLDER / "words.tsv").open(encoding="utf-8") as words:
        rows = list(csv.DictReader(words, delimiter="\t"))
    lines = ["id\tlanguage\tforms"]
    for language in LANGUAGES:
        ids = {row[language]: row["id"] for row in rows}
        found = _forms(language, set(ids))
        lines += [f"{ids[word]}\t{language}\t{' '.join(sorted(forms))}" for word, forms in sorted(found.items())]
    (FOLDER / "forms.tsv").write_text("\n".join(lines) + "\n", encoding="utf-8")


def _forms(language: str, words: set[str]) -> dict[str, set[str]]:
    dictionary = DefaultDictionaryFactory().get_dictionary(language)
    found: dict[str, set[str]] = defaultdict(set)
    for form, lemma in dictionary.items():
        word = lemma if isinstance(lemma, str) else lemma.decode()
        if word in words and form != word and WORD.fullmatch(form) and form == form.lower():
            if stem_of(form, language) != stem_of(word, language) and _related(form, word):
                found[word].add(form)
    return found


def _related(form: str, word: str) -> bool:
    """Keep forms that begin alike (mouse, mice begin with m): a dictionary's slip rarely does."""
    return form[0] == word[0] and abs(len(form) - len(word)) <= SHORTEST_KEPT + 1


if __name__ == "__main__":
    main()
