"""A client that sends the same kind of update at an even pace, whether or not the worker keeps up.

    python -m tests.faults.flooder PORT PER_SECOND SECONDS < UPDATE

In a process of its own, and on bare sockets: it costs the worker time, not the process that measures. UPDATE has `%d`
where its numbers stand. Prints as JSON how the updates were answered, and how many were sent in a second.
"""

import asyncio
import json
import sys
import time
from collections import Counter
from itertools import count

from tests.faults.load import HEADERS

AT_ONCE = 40  # deliveries, as Telegram would make them
FIRST_UPDATE = 2 * 10**12


async def flood(port: int, per_second: int, seconds: float, update: str) -> dict[str, int]:
    """Send for some time; return how often each answer was given."""
    answers: Counter[str] = Counter()
    began = time.monotonic()
    numbers = count()

    async def lane() -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        while (number := next(numbers)) < per_second * seconds:
            await asyncio.sleep(max(0.0, began + number / per_second - time.monotonic()))
            writer.write(_request(update.replace("%d", str(FIRST_UPDATE + number)).encode()))
            answers[await _answer(reader)] += 1
        writer.close()

    await asyncio.gather(*(lane() for _ in range(AT_ONCE)))
    return {**answers, "per second": round(per_second * seconds / (time.monotonic() - began))}


def _request(body: bytes) -> bytes:
    named = {"Host": "127.0.0.1", "Content-Type": "application/json", "Content-Length": str(len(body)), **HEADERS}
    lines = ["POST / HTTP/1.1", *(f"{name}: {value}" for name, value in named.items()), "", ""]
    return "\r\n".join(lines).encode() + body


async def _answer(reader: asyncio.StreamReader) -> str:
    """Return what a tap was told, or the status where that is not 200."""
    head = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
    length = int(head.partition("content-length:")[2].split()[0])
    body = await reader.readexactly(length)
    status = head.split()[1]
    return str(json.loads(body).get("text", "")) if status == "200" and body else status


if __name__ == "__main__":
    arguments = int(sys.argv[1]), int(sys.argv[2]), float(sys.argv[3])
    print(json.dumps(asyncio.run(flood(*arguments, sys.stdin.read()))))
