"""The account of a run: which updates were acknowledged, and what the store says was made of them."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from tests.integration.history import Revision


@dataclass
class Account:
    """What faults have cost."""

    faults: int = 0
    acknowledged: int = 0
    lost: int = 0  # acknowledged, and not in the store
    doubled: int = 0  # in the store more than once
    resumed: list[float] = field(default_factory=list)  # seconds from each fault until play goes on

    def __add__(self, other: "Account") -> "Account":
        return Account(
            self.faults + other.faults,
            self.acknowledged + other.acknowledged,
            self.lost + other.lost,
            self.doubled + other.doubled,
            self.resumed + other.resumed,
        )

    @property
    def slowest(self) -> float:
        """Return the longest time until play went on."""
        return max(self.resumed, default=0.0)

    def row(self, name: str) -> str:
        """Return a line of a table in Markdown."""
        middle = sorted(self.resumed)[len(self.resumed) // 2] if self.resumed else 0.0
        return (
            f"| {name} | {self.faults} | {self.acknowledged} | {self.lost} | {self.doubled} "
            f"| {middle:.1f} s | {self.slowest:.1f} s |"
        )


HEADER = "| fault | times | acknowledged | lost | doubled | resumed, median | slowest |\n|---|---|---|---|---|---|---|"


def compared(acknowledged: Iterable[int], made: Iterable[Revision]) -> Account:
    """Compare what was acknowledged with the commits to one place."""
    counted = Counter(int(revision.update[1:]) for revision in made if revision.update)
    told = set(acknowledged)
    return Account(
        acknowledged=len(told),
        lost=sum(update not in counted for update in told),
        doubled=sum(count > 1 for count in counted.values()),
    )
