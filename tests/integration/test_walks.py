"""Walks: a reader who follows one tap through the running bot crosses few modules."""

from bench.walks import walks
from tests.integration import party as parties

# Modules, and hops from one into another: what was reached, with room for a few that depend on which task of the loop
# comes first. A digit crosses more than it once did (30 and 120 were the goal): what stands above the keys stays while
# a guess is tapped in, so that no key moves, and is worded with it.
CEILINGS = {
    "join": (44, 202),
    "start": (72, 455),
    "clues": (60, 298),
    "send": (68, 515),
    "digit": (40, 153),
    "lock": (69, 500),
    "settings": (34, 153),
}


async def test_a_tap_crosses_few_modules() -> None:
    async with parties.house() as alone:  # at a bot that other tests play with, their timers would be traced too
        traced = await walks(alone)
    crossed = {name: (len(walk.modules), walk.hops.total()) for name, walk in traced.items()}
    assert crossed.keys() == CEILINGS.keys()
    assert {name: crossed[name] for name, most in CEILINGS.items() if any(map(int.__gt__, crossed[name], most))} == {}
