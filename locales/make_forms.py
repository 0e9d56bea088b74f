"""Make `forms.tsv`: the inflected forms of our words that their parts do not show (mouse, mice).

Run it after changing `words.tsv` or the rules of `tgbot.roots`: `python -m locales.make_forms`. It needs simplemma,
whose dictionaries take seconds and hundreds of megabytes to open; the bot itself only reads the small table made here.
"""

import csv
import re
from collections import defaultdict
from pathlib import Path

from simplemma.strategies.dictionaries import DefaultDictionaryFactory

from tgbot.roots import alike_by_rule, letters

FOLDER = Path(__file__).parent
LANGUAGES = ("en", "bg", "ru", "pl", "da", "fr")
WORD = re.compile(r"[^\W\d_]{3,}")
MOST_LONGER = 4  # letters that a form may have more than its word, or less: the dictionaries' slips rarely fit


def main() -> None:
    """Read the words, look their forms up, and write those that the rules miss."""
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
    for entry, lemma in dictionary.items():
        form, word = _text(entry), _text(lemma)
        if word in words and form != word and WORD.fullmatch(form) and form == form.lower():
            plain, keyword = letters(form, language), letters(word, language)
            if _related(plain, keyword) and not alike_by_rule(keyword, plain, language):
                found[word].add(plain)
    return found


def _text(entry: str | bytes) -> str:
    return entry if isinstance(entry, str) else entry.decode()


def _related(form: str, word: str) -> bool:
    """Keep forms that begin alike (mouse, mice begin with m): a dictionary's slip rarely does."""
    return form[0] == word[0] and abs(len(form) - len(word)) <= MOST_LONGER


if __name__ == "__main__":
    main()
