"""What was measured, as tables and as goals that are met or not."""

import os
import platform
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from statistics import median

from bench.calls import KNOWN, NEWCOMERS, Calls
from bench.compare import Turn, Turns
from bench.scale import Growth
from bench.workers import AIOGRAM, OURS, PTB_WEBHOOK, RAW

MAX_BYTES = 4096
MAX_CALLS = {NEWCOMERS: 123, KNOWN: 117}


@dataclass(frozen=True, slots=True)
class Goal:
    """What is wanted of a number, and what was found: one number a run."""

    text: str
    found: tuple[float, ...]
    limit: float
    at_least: bool = False

    @property
    def met(self) -> bool:
        """The median is within the limit."""
        middle = median(self.found)
        return middle >= self.limit if self.at_least else middle <= self.limit

    def row(self) -> str:
        """Return a row of the table of goals."""
        sign = "≥" if self.at_least else "≤"
        return f"| {self.text} | {sign} {self.limit:g} | {spread(self.found)} | {'yes' if self.met else '**no**'} |"


def goals(turns: Turns, growth: Growth | None, calls: Mapping[str, Calls]) -> list[Goal]:
    """The goals that these measurements can tell of."""

    def ratios(name: str, of: Callable[[Turn], float]) -> tuple[float, ...]:
        return tuple(of(theirs) / of(ours) for theirs, ours in zip(turns[name], turns[OURS.name], strict=True))

    def cpu(turn: Turn) -> float:
        return turn.full.cpu_us

    found = []
    if PTB_WEBHOOK.name in turns:
        found.append(Goal("CPU per update: PTB `run_webhook` / ours", ratios(PTB_WEBHOOK.name, cpu), 3, at_least=True))
        found.append(Goal("CPU per update: aiogram 3 / ours", ratios(AIOGRAM.name, cpu), 1.3, at_least=True))
    found.append(Goal("CPU per update: ours / raw floor", tuple(1 / ratio for ratio in ratios(RAW.name, cpu)), 1.7))
    if PTB_WEBHOOK.name in turns:
        paced = ratios(PTB_WEBHOOK.name, lambda turn: turn.paced.card_ms(0.5))
        found.append(Goal("Paced p50: ours / PTB `run_webhook`", tuple(1 / ratio for ratio in paced), 0.5))
    if growth is not None:
        found += _goals_of_growth(growth)
    return found + [
        Goal(f"Calls per three-player game, {who}", (made.requests.total(),), MAX_CALLS[who])
        for who, made in calls.items()
    ]


def _goals_of_growth(growth: Growth) -> list[Goal]:
    one, two = growth.workers[1], growth.workers[2]
    (least, few), (most, many) = growth.tables.items()
    repeated = [
        Goal(
            "CPU per update at a steady pace: 2 workers / 1", tuple(b / a for a, b in zip(one, two, strict=True)), 1.1
        ),
        Goal(
            f"CPU per update: {most:,} tables / {least:,}",
            tuple(b.cpu_us / a.cpu_us for a, b in zip(few, many, strict=True)),
            1.15,
        ),
    ]
    return [
        *(repeated if one else []),
        Goal("Bytes of a three-player table in mid-game, its people included", (growth.table_bytes,), MAX_BYTES),
        Goal("Keys of finished games that never expire", (growth.left_over,), 0),
        Goal("Tap to changed card at a human pace, p99 in ms", tuple(run.card_ms(0.99) for run in growth.human), 50),
    ]


def page(turns: Turns, growth: Growth | None, calls: Mapping[str, Calls], command: str) -> str:
    """All results as a page of Markdown."""
    parts = [
        "# Results",
        "",
        _preface(len(turns[OURS.name]), command),
        "",
        "## Goals",
        "",
        "| goal | wanted | found | met |",
        "| --- | --- | --- | --- |",
        *(goal.row() for goal in goals(turns, growth, calls)),
        "",
        "## Side by side",
        "",
        *_HEAD,
        *(_row(name, rows, turns[OURS.name]) for name, rows in turns.items()),
        "",
        "Times are p50 / p99 from the delivery of a tap to the changed card reaching Telegram.",
        "",
        *_calls(calls),
    ]
    if growth is not None:
        parts += ["", *_growth(growth)]
    return "\n".join(parts) + "\n"


def _preface(runs: int, command: str) -> str:
    return (
        f"Written by `{command}`; only ratios within one run mean anything. "
        f"Python {platform.python_version()}, {os.cpu_count()} processors, {runs} run(s); "
        "a number is the median, in brackets the smallest and the largest."
    )


_HEAD = (
    "| bot | CPU µs per update | beside ours | updates/s/core | ms, paced | ms, 64 connections | calls/update | MB |",
    "| --- | --- | --- | --- | --- | --- | --- | --- |",
)


def _row(name: str, turns: Sequence[Turn], ours: Sequence[Turn]) -> str:
    beside = tuple(one.full.cpu_us / other.full.cpu_us for one, other in zip(turns, ours, strict=True))
    return (
        f"| {name} | {spread([turn.full.cpu_us for turn in turns])} | {spread(beside)} "
        f"| {spread([turn.full.per_core for turn in turns])} | {_times([turn.paced.card_ms for turn in turns])} "
        f"| {_times([turn.full.card_ms for turn in turns])} "
        f"| {spread([turn.full.calls / turn.full.updates for turn in turns])} "
        f"| {spread([turn.megabytes for turn in turns])} |"
    )


def _calls(calls: Mapping[str, Calls]) -> list[str]:
    methods = sorted({method for made in calls.values() for method in made.requests})
    return [
        "## Calls",
        "",
        f"| requests in a game of three, five rounds without a mistake | {' | '.join(calls)} |",
        f"| --- |{' --- |' * len(calls)}",
        *(
            f"| `{method}` | {' | '.join(str(made.requests[method]) for made in calls.values())} |"
            for method in methods
        ),
        f"| all | {' | '.join(str(made.requests.total()) for made in calls.values())} |",
        f"| answers to taps, in responses | {' | '.join(str(made.answers.total()) for made in calls.values())} |",
    ]


def _growth(growth: Growth) -> list[str]:
    hot, human = growth.hot, growth.human
    return [
        "## Growth",
        "",
        "| what | CPU µs per update |",
        "| --- | --- |",
        *(
            f"| {count} worker(s), at a steady pace | {spread(costs)} |"
            for count, costs in growth.workers.items()
            if costs
        ),
        *(
            f"| {count} worker(s) on one processor, all at once | {spread(costs)} |"
            for count, costs in growth.crowded.items()
            if costs
        ),
        *(f"| cluster of {count} node(s) | {spread(costs)} |" for count, costs in growth.nodes.items() if costs),
        *(
            f"| {count:,} tables in the store | {spread([one.cpu_us for one in rows])} |"
            for count, rows in growth.tables.items()
            if rows
        ),
        f"| one hot group: 7 of 8 players tap at once | {hot.cpu_us:.0f} |",
        f"| taps of thousands of groups at human pace | {spread([run.cpu_us for run in human])} |",
        "",
        "| tables | bytes each | start-up s | CPU of a worker with nobody playing |",
        "| --- | --- | --- | --- |",
        *(
            f"| {count:,} | {spread([one.bytes_each for one in rows])} | {spread([one.start_s for one in rows])} "
            f"| {spread([100 * one.idle_share for one in rows])} % |"
            for count, rows in growth.tables.items()
            if rows
        ),
        "",
        _bytes(growth),
        _pace(growth),
    ]


def _bytes(growth: Growth) -> str:
    return (
        "Bytes each are all that the server's memory grew by, with three people and a timer for each table; of one "
        f"table alone in mid-game, by `MEMORY USAGE` of all its keys: {growth.table_bytes}."
    )


def _pace(growth: Growth) -> str:
    hot, human = growth.hot, growth.human
    return (
        f"The hot group: {hot.calls / hot.updates:.2f} calls per tap, p50 {hot.card_ms(0.5):.1f} ms, "
        f"p99 {hot.card_ms(0.99):.1f} ms. Human pace: {spread([run.updates / run.wall for run in human])} updates/s, "
        f"p50 / p99 {_times([run.card_ms for run in human])} ms."
    )


def spread(values: Sequence[float]) -> str:
    """Return the median of some values, and from where to where they go."""
    middle, low, high = median(values), min(values), max(values)
    return _number(middle) if len(values) == 1 else f"{_number(middle)} ({_number(low)}–{_number(high)})"


def _times(of: Sequence[Callable[[float], float]]) -> str:
    return " / ".join(spread([card_ms(part) for card_ms in of]) for part in (0.5, 0.99))


def _number(value: float) -> str:
    return f"{value:.0f}" if value >= 100 or value == int(value) else f"{value:.1f}" if value >= 10 else f"{value:.2f}"
