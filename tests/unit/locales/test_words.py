"""The word table is sound: aligned columns of keywords that no fold, stem or compound can confuse."""

import re
import unicodedata
from collections import defaultdict
from collections.abc import Callable, Iterator
from itertools import combinations

import pytest
import snowballstemmer
from simplemma import Lemmatizer
from simplemma.strategies import DefaultStrategy
from simplemma.strategies.dictionaries.stream_dictionary_factory import StreamDictionaryFactory

from tgbot.i18n.language import language as tables_of
from tgbot.i18n.texts import FOLDER, LANGUAGES

TABLE = FOLDER / "words.tsv"
HEADER = ["id", *LANGUAGES]

# Letters that are a base letter with a mark to the eye, but not to Unicode's decomposition.
UNDECOMPOSED = str.maketrans({"ł": "l", "ø": "o", "æ": "ae", "œ": "oe"})

# Opening simplemma's Polish and Russian takes longer than all the rest of this file; Snowball sees the same endings.
LEMMATISED = ("en", "bg", "da", "fr")
# Streamed dictionaries open quicker than the default ones, which are built for many look-ups.
LEMMATIZER = Lemmatizer(lemmatization_strategy=DefaultStrategy(dictionary_factory=StreamDictionaryFactory()))

Clash = tuple[str, str]


def fold(word: str) -> str:
    """The word in lower case without any diacritics."""
    decomposed = unicodedata.normalize("NFD", word.casefold().translate(UNDECOMPOSED))
    return "".join(letter for letter in decomposed if not unicodedata.combining(letter))


def read_rows() -> list[list[str]]:
    return [line.split("\t") for line in TABLE.read_text(encoding="utf-8").splitlines()]


ROWS = read_rows()
CONCEPTS = ROWS[1:]
COLUMNS = {
    language: [row[index] for row in CONCEPTS if row[index:]] for index, language in enumerate(LANGUAGES, start=1)
}


def test_the_table_has_one_header_and_a_full_column_for_each_language() -> None:
    assert ROWS[0] == HEADER
    assert [row for row in CONCEPTS if len(row) != len(HEADER) or not all(row)] == []


def test_the_table_ends_with_a_newline_and_has_no_others_than_unix_ones() -> None:
    text = TABLE.read_bytes()
    assert text.endswith(b"\n")
    assert b"\r" not in text


def test_there_are_at_least_600_concepts() -> None:
    assert len(CONCEPTS) >= 600


def test_every_word_is_in_nfc() -> None:
    assert [word for row in CONCEPTS for word in row if not unicodedata.is_normalized("NFC", word)] == []


def test_no_word_has_stray_whitespace() -> None:
    assert [word for row in CONCEPTS for word in row if word != " ".join(word.split())] == []


def test_ids_are_kebab_case() -> None:
    assert [row[0] for row in CONCEPTS if not re.fullmatch(r"[a-z]+(-[a-z]+)*", row[0])] == []


def test_ids_are_unique() -> None:
    assert len({row[0] for row in CONCEPTS}) == len(CONCEPTS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_are_lower_case(language: str) -> None:
    assert [word for word in COLUMNS[language] if word != word.lower()] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_have_only_letters_of_their_language(language: str) -> None:
    allowed = set(tables_of(language).alphabet + " -'")
    assert [word for word in COLUMNS[language] if not set(word) <= allowed] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_have_2_to_14_letters(language: str) -> None:
    assert [word for word in COLUMNS[language] if not 2 <= len(word) <= 14] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_differ_even_without_diacritics(language: str) -> None:
    groups = grouped(COLUMNS[language], fold)
    assert [group for group in groups if len(group) > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_concepts_share_a_root(language: str) -> None:
    assert sorted(root_clashes(COLUMNS[language], language) - look_alikes(language)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_pair_of_look_alikes_still_needs_its_excuse(language: str) -> None:
    assert sorted(look_alikes(language) - root_clashes(COLUMNS[language], language)) == []


@pytest.mark.parametrize(
    ("language", "one", "other"),
    [
        ("en", "fire", "fireplace"),  # one word within the other
        ("en", "teacher", "teaching"),  # a long shared beginning
        ("bg", "кост", "костенурка"),
        ("ru", "нога", "осьминога"),  # within, at the end
        ("pl", "książka", "książę"),
        ("da", "hval", "narhval"),
        ("da", "bold", "bolde"),  # one lemma
        ("fr", "œil", "yeux"),
        ("fr", "tour", "touriste"),
    ],
)
def test_a_shared_root_would_be_noticed(language: str, one: str, other: str) -> None:
    assert root_clashes([one, other], language) == {ordered(one, other)}


@pytest.mark.parametrize(
    ("language", "one", "other"), [("ru", "молоко", "молоток"), ("pl", "kot", "kotwica"), ("en", "cat", "dog")]
)
def test_look_alikes_with_a_short_beginning_in_common_are_fine(language: str, one: str, other: str) -> None:
    assert root_clashes([one, other], language) == set()


def look_alikes(language: str) -> set[Clash]:
    """Pairs that look alike by chance; a comment in the language's tables says why."""
    return {ordered(*pair.split()) for pair in tables_of(language).look_alikes}


def root_clashes(words: list[str], language: str) -> set[Clash]:
    """The pairs of words that a player could take for one root, by any of four signs."""
    clashes = set(within_one_another(words)) | set(sharing_a_long_beginning(words))
    if language in LEMMATISED:
        clashes |= set(alike(words, lambda word: LEMMATIZER.lemmatize(word, lang=language).casefold()))
    stemmer = tables_of(language).stemmer
    if stemmer:
        clashes |= set(alike(words, snowballstemmer.stemmer(stemmer).stemWord))
    return clashes


def alike(words: list[str], key: Callable[[str], str]) -> Iterator[Clash]:
    """Pairs of words with one lemma, or one stem."""
    for group in grouped(words, key):
        for one, other in combinations(group, 2):
            yield ordered(one, other)


def within_one_another(words: list[str]) -> Iterator[Clash]:
    """Pairs where a whole word of at least four letters begins or ends the other: a compound, mostly."""
    whole = {fold(word): word for word in words}
    for folded, word in whole.items():
        for size in range(4, len(folded)):
            for part in (folded[:size], folded[-size:]):
                if part in whole:
                    yield ordered(word, whole[part])


def sharing_a_long_beginning(words: list[str]) -> Iterator[Clash]:
    """Pairs that begin with the same five letters or more, and with 60 % of the longer word."""
    for group in grouped(words, lambda word: fold(word)[:5]):
        for one, other in combinations(group, 2):
            shared = shared_beginning(fold(one), fold(other))
            if shared >= 5 and shared >= 0.6 * max(len(fold(one)), len(fold(other))):
                yield ordered(one, other)


def shared_beginning(one: str, other: str) -> int:
    return next(
        (index for index, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other))
    )


def grouped(words: list[str], key: Callable[[str], str]) -> list[list[str]]:
    groups: defaultdict[str, list[str]] = defaultdict(list)
    for word in words:
        groups[key(word)].append(word)
    return list(groups.values())


def ordered(one: str, other: str) -> Clash:
    return (one, other) if one < other else (other, one)
