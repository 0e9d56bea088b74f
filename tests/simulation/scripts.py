"""What people play alone in a run: words that stand nowhere else, and a lesson, a lexicon and a cache to match."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

from engine.codes.lexicon import Concept, Lexicon
from engine.codes.scripts import Script
from tests.simulation.fleet import AT_WORK, Worker
from tests.simulation.minds import canaries, canary
from tgbot.games.codes.solo import lesson
from tgbot.i18n.texts import LANGUAGES

SAID = 8  # what a keyword makes robots think of
RESERVE = 8  # the words are fewer than the bot's own
DAY_S = 20.0  # until a reminder comes: no run lasts a day
MAKING_S = 0.3

_real_steps = lesson.steps


def stand_ins(seed: int) -> Mapping[str, Any]:
    """Return what is put in the place of what the bot makes games for one of."""
    words = canaries(Random(f"alone/words/{seed}"))
    named = {word.forms[language]: word.names(language) for word in words for language in LANGUAGES}
    chance = Random(f"alone/threads/{seed}")

    @cache
    def lexicon(language: str) -> Lexicon:
        draw = Random(f"alone/lexicon/{seed}/{language}")
        forms = [word.forms[language] for word in words]
        concepts = [Concept(form, tuple(canary(draw) for _ in range(SAID)), names=named[form]) for form in forms]
        return Lexicon(concepts, lambda text: (text,))

    @cache
    def steps(language: str) -> tuple[lesson.Step, ...]:
        draw = Random(f"alone/lesson/{seed}/{language}")
        return tuple(_renamed(step, draw) for step in _real_steps(language))

    async def in_a_thread(make: Callable[[], Any]) -> Any:
        await asyncio.sleep(chance.uniform(0.0, MAKING_S))
        return make()

    return {
        "tgbot.games.codes.solo.composing.words": lambda: words,
        "tgbot.games.codes.solo.composing.lexicon": lexicon,
        "tgbot.games.codes.solo.composing._made": _OfEachWorker(),
        "tgbot.games.codes.solo.daily.words": lambda: words,
        "tgbot.games.codes.solo.daily.RESERVE": RESERVE,
        "tgbot.games.codes.solo.daily.DAY_S": DAY_S,
        "tgbot.games.codes.solo.lesson.steps": steps,
        "asyncio.to_thread": in_a_thread,
    }


def _renamed(step: lesson.Step, chance: Random) -> lesson.Step:
    """Return a step of the lesson with other words."""
    names = {"": ""}

    def other(word: str) -> str:
        return names.setdefault(word, canary(chance))

    rounds = tuple(replace(row, clues=tuple(map(other, row.clues))) for row in step.script.rounds)
    drafted = tuple(None if clue is None else other(clue) for clue in step.drafted)
    return replace(step, script=Script(tuple(map(other, step.script.keywords)), rounds), drafted=drafted)


class _OfEachWorker:
    """The games that are at hand: each worker has its own, and one that begins again has none."""

    def __init__(self) -> None:
        self._kept: dict[Worker | None, OrderedDict[Any, Script]] = {}

    def __contains__(self, key: Any) -> bool:
        return key in self._own()

    def get(self, key: Any) -> Script | None:
        """Return the game of a key, if it is at hand."""
        return self._own().get(key)

    def __setitem__(self, key: Any, script: Script) -> None:
        self._own()[key] = script

    def __len__(self) -> int:
        return len(self._own())

    def popitem(self, last: bool = True) -> tuple[Any, Script]:
        """Drop the newest, or the oldest."""
        return self._own().popitem(last)

    def _own(self) -> OrderedDict[Any, Script]:
        return self._kept.setdefault(AT_WORK.get(), OrderedDict())
