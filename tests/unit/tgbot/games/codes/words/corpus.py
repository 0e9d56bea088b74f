"""Clues as people give them, and how the checker does on them.

`corpus.tsv` was written by someone who had not seen the checker; `corpus_extra.tsv` looks for its weak spots. The rules
were made with both at hand. `corpus_fresh.tsv` was written afterwards, by someone who had seen neither the checker nor
the others, and no rule was changed for it: how well the rules do on other clues. `python -m bench.clue_hints` prints
the scores.
"""

import csv
from dataclasses import dataclass
from pathlib import Path

from tests.unit.tgbot.games.codes.words.answers import answer

FOLDER = Path(__file__).parent


@dataclass(frozen=True, slots=True)
class Row:
    language: str
    keyword: str
    slot: int
    clue: str
    expected: str

    @property
    def accused(self) -> bool:
        return answer(self.clue, self.keyword, self.slot, self.language) != "ok"


@dataclass(frozen=True, slots=True)
class Score:
    guilty: list[Row]
    innocent: list[Row]

    @property
    def missed(self) -> list[Row]:
        return [row for row in self.guilty if not row.accused]

    @property
    def false_alarms(self) -> list[Row]:
        return [row for row in self.innocent if row.accused]

    @property
    def recall(self) -> float:
        return 1 - len(self.missed) / len(self.guilty)

    @property
    def alarm_rate(self) -> float:
        return len(self.false_alarms) / len(self.innocent)


def read(name: str) -> list[Row]:
    with (FOLDER / name).open(encoding="utf-8") as file:
        return [
            Row(row["language"], row["keyword"], int(row["slot"]), row["clue"], row["expected"])
            for row in csv.DictReader(file, delimiter="\t")
        ]


CORPUS, EXTRA, FRESH = read("corpus.tsv"), read("corpus_extra.tsv"), read("corpus_fresh.tsv")
LANGUAGES = tuple(dict.fromkeys(row.language for row in CORPUS))  # a new language has no clues here at first


def score(rows: list[Row], language: str) -> Score:
    own = [row for row in rows if row.language == language]
    return Score([row for row in own if row.expected != "ok"], [row for row in own if row.expected == "ok"])
