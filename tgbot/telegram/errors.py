"""Errors of calls to Telegram."""


class RateLimited(Exception):
    """Telegram asks to wait before the next call to this chat."""

    def __init__(self, seconds: float) -> None:
        super().__init__(seconds)
        self.seconds = seconds


class Forbidden(Exception):
    """The bot may not write here: it was blocked, removed, or never started."""


class NotModified(Exception):
    """There is nothing to do: the message is unchanged, or the tap can no longer be answered."""


class MessageGone(Exception):
    """The message to edit or delete does not exist any more."""


class NotSent(Exception):
    """The call did not reach Telegram."""


class Unauthorized(NotSent):
    """Telegram does not know the token: the call had no effect, and may be made again with a valid one."""


class OutcomeUnknown(Exception):
    """The call may or may not have had its effect."""


class Migrated(Exception):
    """The group has become a supergroup with another id."""

    def __init__(self, to: int) -> None:
        super().__init__(to)
        self.to = to


class Rejected(Exception):
    """Telegram will never accept this call."""


class Conflict(Rejected):
    """Another instance of this bot gets its updates: by a webhook, or by fetching them."""

    def __init__(self, by_webhook: bool) -> None:
        super().__init__(by_webhook)
        self.by_webhook = by_webhook


# All errors of a call that callers handle.
CALL_ERRORS = (RateLimited, Forbidden, MessageGone, NotSent, OutcomeUnknown, Migrated, Rejected)
