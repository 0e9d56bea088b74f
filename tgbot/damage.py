"""Documents that cannot be read: broken by hand, cut short, or written by a newer program than this one."""

from tgbot.places import Place


class Damaged(Exception):
    """A document that this program cannot read; the message says where it is and why, and quotes nothing of it."""

    def __init__(self, place: Place, why: str) -> None:
        """Take the place of the document, and what is wrong with it."""
        super().__init__(f"{place.key('doc')}: {why}")
        self.place = place


class FromTheFuture(Damaged):
    """A document of a newer program: another worker may be able to read it."""
