"""What words make people think of: a value that house players reason with.

A lexicon says of any clue which keywords of the known list it may mean. It is made once for a language from lists of
associations, strongest first, and never changes.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import TypeAlias

from engine.text import fold

FIRST_RANK = 8.0  # the strongest association weighs 1/8, the one after it 1/9, ...
OF_A_PHRASE = 0.4  # what one word of a longer association weighs, beside the whole
NEIGHBOURS = 40
OF_NEIGHBOURS = 0.25
SURE = 0.7  # the rest of the likelihood is the same for every keyword: people give clues that no list has

Stem: TypeAlias = Callable[[str], tuple[str, ...]]
"""Gives the stems of the words of a text that mean something."""

Weights: TypeAlias = tuple[tuple[int, float], ...]
"""What a stem weighs for each concept that it has to do with."""

Likelihood: TypeAlias = Sequence[float]
"""How much likelier each concept makes a clue than the average concept does, in the order of the lexicon."""


@dataclass(frozen=True, slots=True)
class Concept:
    """A keyword of the known list: what it makes people think of, and every text that names it (C11)."""

    word: str
    say: tuple[str, ...]
    hear: tuple[str, ...] = ()  # understood, but never said
    names: tuple[str, ...] = ()


class Lexicon:
    """The concepts of one language, indexed by the stems of their associations."""

    def __init__(self, concepts: Iterable[Concept], stem: Stem) -> None:
        """`stem` belongs to the language."""
        self.concepts = tuple(concepts)
        self.stem = stem
        self._by_word = {fold(concept.word): place for place, concept in enumerate(self.concepts)}
        self._named: dict[str, list[int]] = defaultdict(list)
        for place, concept in enumerate(self.concepts):
            for piece in set(stem(concept.word)):
                self._named[piece].append(place)
        self._index = self._indexed()
        self._near = self._neighbours()
        self._reverse = self._reversed()

    def place_of(self, word: str) -> int | None:
        """The concept that a keyword is; None for a word that the list does not have."""
        return self._by_word.get(fold(word))

    def named_by(self, text: str) -> frozenset[int]:
        """The concepts whose own root a text has: it cannot be a clue for them (C11, C12)."""
        return frozenset(place for piece in self.stem(text) for place in self._named.get(piece, ()))

    def neighbours(self, place: int) -> Sequence[tuple[int, float]]:
        """The concepts for which this one is among the most similar, with how similar they are."""
        return self._near[place]

    def likelihood(self, clue: str) -> Likelihood | None:
        """What a clue says about each concept; None for a clue that says nothing."""
        model = self._model(clue)
        if not model:
            return None
        mean = sum(model.values()) / len(self.concepts)
        found = [1 - SURE] * len(self.concepts)
        for place, weight in model.items():
            found[place] += SURE * weight / mean
        for place in self.named_by(clue):
            found[place] = 0.0
        return found

    def _model(self, clue: str) -> dict[int, float]:
        """The weight of a clue for each concept that has anything to do with it."""
        direct: dict[int, float] = defaultdict(float)
        for key, share in _keys(self.stem(clue)):
            for place, weight in (*self._index.get(key, ()), *self._reverse.get(key, ())):
                direct[place] += share * weight
        model = dict(direct)
        for place, weight in direct.items():
            for near, alike in self._near[place]:
                model[near] = model.get(near, 0.0) + OF_NEIGHBOURS * alike * weight
        return model

    def _indexed(self) -> Mapping[str, Weights]:
        index: dict[str, dict[int, float]] = defaultdict(dict)
        for place, concept in enumerate(self.concepts):
            for rank, entry in enumerate((*concept.say, *concept.hear)):
                for key, share in _keys(self.stem(entry)):
                    weight = share / (rank + FIRST_RANK)
                    index[key][place] = max(weight, index[key].get(place, 0.0))
        return _frozen(index)

    def _reversed(self) -> Mapping[str, Weights]:
        """The reverse link: a clue that is itself a concept also means what its own list has."""
        reverse: dict[str, dict[int, float]] = defaultdict(dict)
        for concept in self.concepts:
            key = " ".join(self.stem(concept.word))
            for rank, entry in enumerate((*concept.say, *concept.hear)):
                other = self._by_word.get(fold(entry))
                if other is not None:
                    reverse[key][other] = 1 / (rank + FIRST_RANK)
        return _frozen(reverse)

    def _neighbours(self) -> Sequence[Sequence[tuple[int, float]]]:
        """For each concept those for which it is one of the most similar, with how similar they are."""
        vectors: list[dict[str, float]] = [{} for _ in self.concepts]
        for key, weights in self._index.items():
            rarity = 1 / sqrt(len(weights))  # what many lists have tells little
            for place, weight in weights:
                vectors[place][key] = weight * rarity
        lengths = [sqrt(sum(weight * weight for weight in vector.values())) or 1.0 for vector in vectors]
        near: list[list[tuple[int, float]]] = [[] for _ in self.concepts]
        for place, vector in enumerate(vectors):
            alike: dict[int, float] = defaultdict(float)
            for key, weight in vector.items():
                for other, _ in self._index[key]:
                    alike[other] += weight * vectors[other][key]
            ranked = sorted(((value, other) for other, value in alike.items() if other != place), reverse=True)
            for value, other in ranked[:NEIGHBOURS]:
                near[other].append((place, value / (lengths[place] * lengths[other])))
        return near


def _frozen(weights: Mapping[str, Mapping[int, float]]) -> Mapping[str, Weights]:
    """The weights as tuples, which take a third of the room of as many small dicts; equal numbers are one."""
    same: dict[float, float] = {}
    return {
        key: tuple((place, same.setdefault(weight, weight)) for place, weight in by_place.items())
        for key, by_place in weights.items()
    }


def _keys(stems: tuple[str, ...]) -> list[tuple[str, float]]:
    """What a text is looked up by: the whole, and where it has several words, each of them."""
    if len(stems) <= 1:
        return [(piece, 1.0) for piece in stems]
    return [(" ".join(stems), 1.0), *((piece, OF_A_PHRASE) for piece in dict.fromkeys(stems))]
