"""What can be wrong with the store and with what it holds."""

from redis.exceptions import RedisClusterException, RedisError

from tgbot.tables.places import Place

# What is raised while the store cannot be reached.
Down = (RedisError, RedisClusterException, OSError)


class TooBusy(Exception):
    """A document changed under every try: the update is to be delivered again."""


class Damaged(Exception):
    """A document that this program cannot read; the message says where it is and why, and quotes nothing of it."""

    def __init__(self, place: Place, why: str) -> None:
        """`why` says what is wrong with the document of a place."""
        super().__init__(f"{place.key('doc')}: {why}")
        self.place = place


class FromTheFuture(Damaged):
    """A document of a newer program: another worker may be able to read it."""
