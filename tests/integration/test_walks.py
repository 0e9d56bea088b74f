"""Walks: a reader who follows one tap through the running bot crosses few modules."""

from bench.walks import walks
from tests.integration import party as parties

# Modules, and hops from one into another. The digit's are a goal; the others keep what was reached, with room for the
# few hops that depend on which task of the loop comes first. Two modules of each are not about taps: one checks the
# clock, one closes connections that are too slow. A start draws keywords and compares them until four are unlike each
# other, which takes up to 20 hops more; the first card says whose they are. A sent card lists the clues again; a lobby
# knows who is told of it. What draws a game asks one module for its finished halves.
CEILINGS = {
    "join": (41, 184),
    "start": (68, 416),
    "clues": (59, 287),
    "send": (65, 463),
    "digit": (32, 120),
    "lock": (66, 471),
    "settings": (34, 150),
}


async def test_a_tap_crosses_few_modules() -> None:
    async with parties.house() as alone:  # at a bot that other tests play with, their timers would be traced too
        traced = await walks(alone)
    crossed = {name: (len(walk.modules), walk.hops.total()) for name, walk in traced.items()}
    assert crossed.keys() == CEILINGS.keys()
    assert {name: crossed[name] for name, most in CEILINGS.items() if any(map(int.__gt__, crossed[name], most))} == {}
