"""One target under atheris: `python -m tests.fuzz.one <target> <flags of libFuzzer>`."""

import sys
from random import Random

import atheris

with atheris.instrument_imports(include=["engine", "tgbot"]):
    from tests.fuzz.target import checked
    from tests.fuzz.targets import TARGETS

BLIND = 0.2  # of the inputs are changed by libFuzzer itself: bytes, and parts of other inputs


def main() -> None:
    name = sys.argv.pop(1)
    target = TARGETS[name]

    def mutate(data: bytes, max_len: int, seed: int) -> bytes:
        chance = Random(seed)
        if chance.random() < BLIND:
            return bytes(atheris.Mutate(data, max_len))
        return target.mutate(data, chance)[:max_len]

    atheris.Setup(sys.argv, lambda data: checked(target, data), custom_mutator=mutate)
    atheris.Fuzz()


main()
