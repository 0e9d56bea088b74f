"""The targets of `make fuzz`, for a moment: their seeds, a hundred inputs made of these, and what once crashed."""

from itertools import cycle, islice
from pathlib import Path
from random import Random

import pytest

from tests.fuzz.crashes import crashes
from tests.fuzz.target import Target, TooMuch, checked
from tests.fuzz.targets import TARGETS

MUTATED = 100  # inputs of a target besides its seeds
SEEDS = 40  # at most: the others have their turn in `make fuzz`

every_target = pytest.mark.parametrize("target", TARGETS.values(), ids=TARGETS)
CRASHES = [(target, path) for target in TARGETS.values() for path in crashes(target)]


@every_target
def test_a_target_stands_its_seeds_and_what_is_made_of_them(target: Target) -> None:
    chance = Random(target.name)
    seeds = target.seeds()
    seeds = seeds if len(seeds) <= SEEDS else chance.sample(seeds, SEEDS)
    for seed in seeds:
        checked(target, seed)
    for seed in islice(cycle(seeds), MUTATED):
        checked(target, target.mutate(seed, chance))


@pytest.mark.parametrize(("target", "path"), CRASHES, ids=[f"{path.parent.name}/{path.name}" for _, path in CRASHES])
def test_what_once_crashed_does_not_crash_again(target: Target, path: Path) -> None:
    checked(target, path.read_bytes())


@every_target
def test_the_same_chance_makes_the_same_input(target: Target) -> None:
    """An input that fails in the suite fails again."""
    seed = target.seeds()[0]
    made = [[target.mutate(seed, Random(number)) for number in range(20)] for _ in range(2)]
    assert made[0] == made[1]
    assert len(set(made[0])) > 10


def _target(check: str) -> Target:
    return Target("own", lambda: [b""], lambda _: exec(check), max_len=9)  # noqa: S102


def test_an_input_that_hangs_is_found_even_where_errors_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.fuzz.target.MAX_CPU_S", 0.05)
    with pytest.raises(TooMuch, match="processor"):
        checked(_target("while True:\n try: len('')\n except Exception: pass"), b"")


def test_an_input_that_takes_much_memory_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.fuzz.target._peak_mib", iter((100, 999)).__next__)
    with pytest.raises(TooMuch, match="899 MiB"):
        checked(_target(""), b"")


def test_an_unexpected_error_is_a_crash() -> None:
    with pytest.raises(KeyError):
        checked(_target("{}[1]"), b"")
