"""Calls to Telegram: `python -m bench.calls` plays a game of three, and prints how often each method is called."""

from collections import Counter
from dataclasses import dataclass
from typing import Any
from unittest.mock import patch

import uvloop

from tests.integration.party import House, Party, gather, house
from tgbot.playground.args import Args
from tgbot.tables.buttons import Join, StartGame
from tgbot.tables.model import Stage

ROUNDS = 5
NEWCOMERS, KNOWN = "newcomers", "known players"


@dataclass(frozen=True, slots=True)
class Calls:
    """How often each method was called: by requests to Telegram, and in answers to its deliveries."""

    requests: Counter[str]
    answers: Counter[str]


async def count_calls() -> dict[str, Calls]:
    """Play two games on the local Telegram, without limits: one of newcomers, one of people who know the bot."""
    async with house() as home:
        newcomers, known = await gather(home, started=0), await gather(home)
        return {NEWCOMERS: await _counted(home, newcomers), KNOWN: await _counted(home, known)}


async def _counted(home: House, party: Party) -> Calls:
    local, requests = home.local, Counter[str]()
    call = local.call

    async def noted(method: str, args: Args) -> Any:
        requests[method] += 1
        return await call(method, args)

    local.world.calls.clear()
    with patch.object(local, "call", noted):  # what a response asks for does not pass here
        await _play(party)
    return Calls(requests, Counter(made.method for made in local.world.calls) - requests)


async def _play(party: Party) -> None:
    """Play a whole game without a mistake: the pair understands each other, the interceptor never finds a code."""
    host, *others = party.users
    await party.say(host, "/play")
    if not (await party.visitor(host)).started:
        await party.start(host)
    for user in others:
        link = (await party.tap(user, Join()))["url"]
        if link:
            await party.start(user, str(link).partition("?start=")[2])
    await party.tap(host, StartGame())
    for _ in range(ROUNDS):
        await party.play_round()
    if (await party.table()).stage is not Stage.OVER:
        raise RuntimeError(f"the game is not over after {ROUNDS} rounds")


def main() -> None:
    """Print a line for each method."""
    for who, calls in uvloop.run(count_calls()).items():
        print(f"three {who}: {calls.requests.total()} requests, {calls.answers.total()} answers in responses")
        for method, count in [*calls.requests.most_common(), *calls.answers.most_common()]:
            print(f"  {method:24} {count:4}")


if __name__ == "__main__":
    main()
