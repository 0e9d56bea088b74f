"""Seeds that once broke, and by what: each is run again, every time.

A seed stands for a run only as long as the simulation draws the same from it. What it found has a test of its own, too,
and most of it can be planted again (`mended`).
"""

REGRESSIONS: dict[int, str] = {
    4: "limits moved on for ever while the clocks of two workers were apart",
    95: "a page stayed without its buttons after a call whose answer was lost",
    179: "a slow edit of one worker arrived after a newer one of another",
    230: "a page was settled while the record of its going away was under way, and came back without its buttons",
    253: "a page that was taken away and the next one under its key were recorded together",
    273: "boards of a group under limits were edited again and again, and new ones waited",
    308: "a card was recorded as sent again after the bot had been blocked",
    423: "a card was recorded as sent again after the group had moved",
    523: "what was forgotten while the store was away, and sent again, was recorded together",
    148: "a slow edit gave a message its buttons back that another worker had taken away meanwhile",
    301: "a message that only a last look found deleted was not sent again",
    737: "a table in a topic did not learn that the bot was back in the group",
    789: "after /export, the next game tried to edit the file",
    1457: "the store did not know a script any more, and the answer to being told it was lost",
    1541: "the same, with a send that was to be recorded",
    212: "a hint to a puzzle was taken for a table; then, a solved puzzle was not told",
    504: "a worker with an older table made a puzzle that nobody wanted any more",
    2827: "of two records of what a chat shows, the older one arrived last",
}
