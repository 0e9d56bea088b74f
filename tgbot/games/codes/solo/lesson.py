"""Learn in a minute: three scripted games of one answer each, with a language's own words. Pure transitions."""

import tomllib
from dataclasses import dataclass
from functools import cache

from engine.codes.actions import DraftClues
from engine.codes.scripts import Script, ScriptRound
from tgbot.games.codes.model import OWN, Solo
from tgbot.games.codes.solo.table import ENCODER, INTERCEPTS, PARTNER, begin, is_played, shown_again
from tgbot.i18n.folder import DEFAULT_LANGUAGE, folder, on_change
from tgbot.tables.context import Context, Decision
from tgbot.tables.model import Table
from tgbot.tables.play import act
from tgbot.telegram.messages import Answer

KIND = "learn"
NEXT = "next"  # what the button at the end of a step asks for
LESSON = "lesson.toml"


@dataclass(frozen=True, slots=True)
class Step:
    """One step: where the learner sits, the game, and the clues that are written already."""

    seat: int
    script: Script
    drafted: tuple[str | None, ...] = ()


def learn(table: Table, context: Context) -> Decision[Table]:
    """Begin the lesson, go on to its next step, or show the one under way."""
    user, say, solo = context.person.id, context.say, OWN.of(table).solo
    if is_played(table):
        return Decision(shown_again(table, user), Answer(say.plain("toast-game-below")))
    at = solo.step if solo is not None and context.argument == NEXT else 0
    if at == len(SEATS):  # an old button of a lesson that is over
        return Decision(table, Answer(say.plain("toast-old-button")))
    language = taught(context.person.language)
    step = steps(language)[at]
    table = begin(table, context, Solo(kind=KIND, step=at + 1, language=language), step.script, step.seat)
    if step.drafted:
        table = act(table, user, DraftClues(step.drafted), context.moment)
    return Decision(table, Answer())


SEATS = {"partner": PARTNER, "interceptor": INTERCEPTS, "encoder": ENCODER}  # in the order of the steps


def taught(language: str) -> str:
    """The language of the lesson's words for a person who speaks this one: English, where it has none."""
    return language if (folder() / language / LESSON).is_file() else DEFAULT_LANGUAGE


@cache
def steps(language: str) -> tuple[Step, ...]:
    """The steps of the lesson in a language, from its `lesson.toml`."""
    written = tomllib.loads((folder() / language / LESSON).read_text(encoding="utf-8"))
    return tuple(_step(written[name], seat) for name, seat in SEATS.items())


def _step(written: dict[str, object], seat: int) -> Step:
    """A step as it is written: the last round is the learner's; an empty clue is the one that they write."""
    rows = written["rounds"]
    if not isinstance(rows, list) or not isinstance(written["keywords"], list):
        raise TypeError("a lesson has lists of keywords and rounds")
    *earlier, last = rows
    heard = tuple(ScriptRound(row["code"], tuple(row["clues"]), row["code"], row.get("heard")) for row in earlier)
    own = ScriptRound(last["code"], tuple(last["clues"]), None if seat in {PARTNER, ENCODER} else last["code"])
    script = Script(tuple(written["keywords"]), (*heard, own))
    drafted = tuple(clue or None for clue in last["clues"]) if seat == ENCODER else ()
    return Step(seat, script, drafted)


on_change(steps.cache_clear)
