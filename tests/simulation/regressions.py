"""Seeds that once broke, and by what: each is run again, every time.

A seed stands for a run only as long as the simulation draws the same from it; what it found has a test of its own, too.
"""

REGRESSIONS: dict[int, str] = {
    4: "limits moved on for ever while the clocks of two workers were apart",
}
