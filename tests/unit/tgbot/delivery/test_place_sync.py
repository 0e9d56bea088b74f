"""How long a chat rests after calls to Telegram have failed."""

import pytest

from tgbot.delivery.place_sync import MAX_RETRY_S, RETRY_S, backoff


@pytest.mark.parametrize(("failures", "seconds"), [(1, 2), (2, 4), (3, 8), (4, 16), (5, 30), (1025, 30), (10**6, 30)])
def test_a_wait_doubles_with_each_failure_up_to_the_longest_however_many_there_were(
    failures: int, seconds: float
) -> None:
    assert backoff(failures, RETRY_S, MAX_RETRY_S) == seconds
