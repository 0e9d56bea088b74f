"""Telegram's rate limits: token buckets per chat and overall, on the local Telegram's clock.

These are the only documented numbers: about one message a second to a user, with short bursts; 20 a minute to a
group, across its topics; 30 a second overall.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from tgbot.playground.args import Args
from tgbot.playground.clock import Clock
from tgbot.playground.errors import too_many_requests

# Only visible messages and edits count; deletions and answers to taps do not.
COUNTED = (
    *("sendmessage", "sendphoto", "sendvoice", "sendvideonote", "sendanimation", "sendsticker", "senddocument"),
    *("copymessage", "editmessagetext", "editmessagecaption", "editmessagemedia", "editmessagereplymarkup"),
)
# The float precision of seconds since 1970: a wait of 3.0000002 seconds counts as 3.
FINEST = 1e-5


@dataclass(frozen=True, slots=True)
class Rate:
    """A token bucket's size and refill rate."""

    burst: int
    per_second: float


PRIVATE = Rate(burst=5, per_second=1.0)
GROUP = Rate(burst=20, per_second=20 / 60)
OVERALL = Rate(burst=30, per_second=30.0)


class Limits:
    """Off until `on` is set; switching them on starts with full buckets."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._on = False
        self._chats: dict[int, _Bucket] = {}
        self._overall = _Bucket(OVERALL, clock.now())

    @property
    def on(self) -> bool:
        """Whether calls are limited."""
        return self._on

    @on.setter
    def on(self, on: bool) -> None:
        self._on = on
        self._chats.clear()
        self._overall = _Bucket(OVERALL, self._clock.now())

    def admit(self, method: str, args: Args) -> None:
        """Consume a token for this call, or refuse it and consume none; the wait is that of the emptiest bucket."""
        if not self._on or method.lower() not in COUNTED:
            return
        now = self._clock.now()
        chat = args.number("chat_id")
        if chat not in self._chats:
            self._chats[chat] = _Bucket(PRIVATE if chat > 0 else GROUP, now)
        buckets = (self._chats[chat], self._overall)
        wait = max(bucket.wait(now) for bucket in buckets)
        if wait > FINEST:
            raise too_many_requests(max(1, math.ceil(wait - FINEST)))
        for bucket in buckets:
            bucket.take()


class _Bucket:
    def __init__(self, rate: Rate, now: float) -> None:
        self._rate = rate
        self._tokens = float(rate.burst)
        self._at = now

    def wait(self, now: float) -> float:
        """Seconds until there is a token; 0 when there is one now."""
        self._tokens = min(self._rate.burst, self._tokens + (now - self._at) * self._rate.per_second)
        self._at = now
        return max(0.0, (1 - self._tokens) / self._rate.per_second)

    def take(self) -> None:
        self._tokens -= 1
