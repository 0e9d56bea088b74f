"""What the code game has about one person, for themselves: what they wrote, and what came of their games alone."""

from engine.codec import Json
from tgbot.games.codes.model import OWN, Solo
from tgbot.tables.model import Table


def personal(table: Table, user: int) -> Json:
    """The person's own words and results here; clues, codes and keywords are the game's."""
    own = OWN.of(table)
    told: Json = {
        "notes": [note.text for note in own.notes if note.by == user],
        "team chat": [remark.text for remark in own.talk if remark.by == user and remark.text],
        "chat turned off": user in own.muted,
        "daily puzzle listed here": user in own.followers,
    }
    if table.private and own.solo is not None:
        told |= _alone(own.solo) | {"openness of practice": own.freedom, "daily puzzle": own.diary.model_dump()}
    return {key: value for key, value in told.items() if value}


def _alone(solo: Solo) -> Json:
    return {"last played": solo.kind, "of": solo.date, "puzzle": solo.puzzle}
