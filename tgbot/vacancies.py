"""Which seats of a running game can be taken."""

from tgbot.courses import COURSES
from tgbot.documents import Stage, Table
from tgbot.pace import MISSES_FOR_SUBSTITUTE
from tgbot.sitting import sitting


def free_seats(table: Table) -> list[int]:
    """Return whose seats can be taken: of those who left, and of those who missed the time twice."""
    if table.stage is not Stage.GAME:
        return []
    late = {user for user, count in table.misses.items() if count >= MISSES_FOR_SUBSTITUTE and table.player(user)}
    return sorted(COURSES[table.game].vacant(sitting(table).view()) | late)
