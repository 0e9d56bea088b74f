"""An upgrade and a roll-back under load: workers of two versions on one store, in the middle of games of every kind."""

import asyncio
import json
import signal
import subprocess
import sys
import time
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from tests.faults.account import Account
from tests.faults.games import LANGUAGE, Game, NewGame, games, new_games
from tests.faults.load import Load, load
from tests.integration import servers
from tests.integration.fleet import ROOT, FarHouse, FarParty, bring, far_house
from tgbot.i18n.texts import Say
from tgbot.store.codec import unpacked
from tgbot.tables.buttons import PlayAlone
from tgbot.tables.places import Place, puzzle_place

WORKERS = 3
TABLES = 4
BOTH_S = 2.0  # for both versions to work side by side, and to look for what is left to show
TIMERS_S = 2.0  # for a timer that is due to be looked at, several times
BEFORE = "e886fcd"  # the commit of the version before
BEFORE_READS = 2  # the newest version of documents that it reads

DAMAGED = Say(LANGUAGE).plain("toast-damaged")


@dataclass
class Upgrades:
    """What an upgrade, a roll-back and a second upgrade have cost."""

    upgrade: Account = field(default_factory=Account)
    roll_back: Account = field(default_factory=Account)
    finished: list[str] = field(default_factory=list)  # games that began in one version and ended in the other
    went_on: list[str] = field(default_factory=list)  # games that only the new version can read, once it was back
    wrong: list[str] = field(default_factory=list)

    async def finish(self, game: Game, where: str) -> None:
        """Play a game to its end; who cannot is locked out."""
        try:
            await game.finish()
            self.finished.append(f"{game.name} ({where})")
        except (AssertionError, TimeoutError) as error:
            self.wrong.append(f"{game.name} is locked out {where}: {error}")

    def expect(self, actual: object, expected: object, what: str) -> None:
        """Note what is not as it should be."""
        if actual != expected:
            self.wrong.append(f"{what}: {actual!r} instead of {expected!r}")


@contextmanager
def checkout(before: str, folder: Path) -> Iterator[Path]:
    """A checkout of the version before: the one that is named, or one that is made of a commit for this run."""
    if Path(before).is_dir():
        yield Path(before).resolve()
        return
    made = str(folder / "before")
    done = subprocess.run(
        ["git", "worktree", "add", "--detach", made, before], cwd=ROOT, capture_output=True, check=False
    )
    if done.returncode:
        sys.exit(
            f"{before} is not in this clone, which may be shallow: "
            "fetch the rest (git fetch --unshallow), or name a checkout with --before."
        )
    try:
        yield Path(made)
    finally:
        subprocess.run(["git", "worktree", "remove", "--force", made], cwd=ROOT, check=True)


async def upgrades(folder: Path, before: Path) -> Upgrades:
    """Replace workers of another checkout, the version before, one by one; then go back, and forward again."""
    found = Upgrades()
    with servers.server(folder / "store") as valkey:
        async with far_house(folder, valkey.url, WORKERS, before) as house:
            older = await games(house)
            async with load(house, TABLES) as loaded:
                resumed = await _replaced(house, loaded, ROOT, older)
                found.upgrade = await loaded.account() + Account(faults=WORKERS, resumed=resumed)
                for game in older:
                    await found.finish(game, "after the upgrade")
            newer, unknown, asking = await games(house), await new_games(house), await bring(house)
            for game in newer[:1]:
                await game.party.say(game.party.users[0], "/privacy")  # a page for which the other has no text
            async with load(house, TABLES) as loaded:
                resumed = await _replaced(house, loaded, before, newer)
                await _left_alone(found, house, unknown)
                await _asks(found, asking)
                for game in newer:
                    await found.finish(game, "after the roll-back")
                resumed += await _replaced(house, loaded, ROOT, [])
                found.roll_back = await loaded.account() + Account(faults=2 * WORKERS, resumed=resumed)
                for waiting in unknown:
                    await _goes_on(found, waiting)
    return found


async def _replaced(house: FarHouse, loaded: Load, code: Path, playing: list[Game]) -> list[float]:
    """Replace the workers one by one by those of a checkout; a round of each game is played by both versions."""
    resumed = []
    for number, worker in enumerate(house.workers):
        stopping = time.monotonic()
        assert await worker.end(signal.SIGTERM) == 0
        worker.code = code
        resumed.append(await loaded.resumed(stopping))
        await worker.start()
        if number == 0:
            for game in playing:
                await game.play_round(game.party)
        await asyncio.sleep(BOTH_S)
    return resumed


async def _left_alone(found: Upgrades, house: FarHouse, unknown: list[NewGame]) -> None:
    """Whatever is done to a table that the version before cannot read: its people are told, and nothing is changed."""
    before = {game.name: await _kept(house, game.place) for game in unknown}
    for game in unknown:
        found.expect(await game.tap(), DAMAGED, f"a tap on {game.name}")
        await game.party.say(game.user, "hvad nu", game.user)
        if game.place.chat < 0:
            await game.party.say(game.user, "/help")
            found.expect(game.party.texts().count(DAMAGED), 1, f"told of {game.name}")
    for game in unknown:
        found.expect(await _kept(house, game.place), before[game.name], f"what is kept of {game.name}")
    for game in unknown:
        await _look_due(house, game.place)
    due = {game.name: await _kept(house, game.place) for game in unknown}
    await asyncio.sleep(TIMERS_S)
    for game in unknown:
        found.expect(await _kept(house, game.place), due[game.name], f"what is kept of {game.name} when it is due")
        await house.redis.zrem(game.place.keys.timers, game.place.keys.member)


async def _asks(found: Upgrades, party: FarParty) -> None:
    """What only the new version knows is answered by the version before as anything that it does not know."""
    ana, bo, cy = party.users
    answer = await party.tap(ana, PlayAlone, ana)
    found.expect(answer["text"], Say("en").plain("toast-unknown-button"), "a button of what is played alone")
    link = f"/start {puzzle_place('0' * 32)}"
    for user, text, page in (
        (ana, "/daily", "unknown-command"),
        (bo, link, "start"),
        (cy, "/learn", "unknown-command"),
    ):
        await party.say(user, text, user)
        visitor = await party.visitor(user)
        found.expect(visitor.page and visitor.page.kind, page, text)
    said = len(party.texts())
    await party.say(ana, "/notify")
    found.expect(len(party.texts()), said, "answers to /notify in a group")
    found.expect("inline_query" in party.local.updates.allowed, False, "inline queries are delivered")


async def _look_due(house: FarHouse, place: Place) -> None:
    """Let a place look as if its timer were due and as if it had something left to show."""
    await house.redis.zadd(place.keys.timers, {place.keys.member: 1.0})
    await house.redis.zadd(place.keys.dirty, {place.keys.member: 1.0})


async def _kept(house: FarHouse, place: Place) -> object:
    """What the store has of a place: its document, timer and mark, and the version of the document."""
    keys, redis = place.keys, house.redis
    body = await redis.hget(keys.doc, "b")
    return (
        zlib.crc32(body),
        await redis.hget(keys.doc, "r"),
        await redis.zscore(keys.timers, keys.member),
        await redis.zscore(keys.dirty, keys.member),
        json.loads(unpacked(body))["version"] > BEFORE_READS,
    )


async def _goes_on(found: Upgrades, game: NewGame) -> None:
    """A game that waited for the new version is played on from where it was."""
    try:
        await game.finish()
        found.expect(await game.is_over(), True, f"{game.name} is over")
        found.went_on.append(game.name)
    except (AssertionError, TimeoutError) as error:
        found.wrong.append(f"{game.name} does not go on: {error}")
