"""Several workers, and a store that goes away: one history, nothing lost, nothing doubled."""

import asyncio
import itertools
import json
import random
import signal
from pathlib import Path

import aiohttp
import pytest

from tests.integration.fleet import FarParty, far_party
from tests.integration.history import Revision, history
from tests.integration.party import wrong
from tests.thorough import THOROUGH, long
from tgbot.app import webhook_secret
from tgbot.games.codes.buttons import SetDigit
from tgbot.games.codes.model import OWN
from tgbot.store.codec import load
from tgbot.tables.context import Context, Moment
from tgbot.tables.model import Table
from tgbot.tables.taps import tap_table
from tgbot.telegram.buttons import unpack
from tgbot.telegram.messages import Links
from tgbot.telegram.updates import Tap, decode

pytestmark = pytest.mark.xdist_group("fleet")

TAPS = 500 if THOROUGH else 100
FIRST_UPDATE = 10**12


async def test_concurrent_taps_on_two_workers_make_one_history(tmp_path: Path) -> None:
    async with far_party(tmp_path, workers=2) as party:
        await party.sit_down()
        await party.play_round()
        await party.give_clues()
        guesser, interceptor = await party.partner(), await party.interceptor()
        before = len(history(party.valkey.folder, party.place))
        updates = list(taps(party, [guesser, interceptor]))

        async with aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=100)) as http:
            # Every tap goes to both workers, as a delivery that Telegram repeats because no answer came in time.
            doubled = [(update, worker.port) for update in updates for worker in party.workers]
            random.Random(1).shuffle(doubled)
            answers = await asyncio.gather(*(deliver(http, port, update) for update, port in doubled))
        assert set(answers) == {200}
        await party.settle()

        made = history(party.valkey.folder, party.place)[before:]
        assert sorted(revision.update or "" for revision in made) == sorted(f"t{FIRST_UPDATE + n}" for n in range(TAPS))
        check_linear(party, history(party.valkey.folder, party.place)[before - 1 :], updates)
        # And the game goes on from there.
        code = (await party.view(await party.encoder())).code or ""
        await party.guess(guesser, code)
        await party.guess(interceptor, wrong(code))
        assert (await party.public()).round == 3


def taps(party: FarParty, users: list[int]) -> list[bytes]:
    """Return taps of random digits by some players, as Telegram delivers them."""
    chance, made = random.Random(7), []
    for number in range(TAPS):
        user = users[number % len(users)]
        press = SetDigit(chance.randint(1, 3), chance.randint(1, 4))
        post, data = party.button(user, SetDigit)  # for whichever clue: the others' differ by the press only
        data = f"{data.rsplit('|di|', 1)[0]}|di|{press.clue}|{press.digit}"
        query = {
            "id": str(number),
            "from": {"id": user, "is_bot": False, "first_name": party.local.world.users[user].first_name},
            "message": {"message_id": post.id, "date": 1, "chat": {"id": user, "type": "private"}},
            "chat_instance": "1",
            "data": data,
        }
        made.append(json.dumps({"update_id": FIRST_UPDATE + number, "callback_query": query}).encode())
    return made


async def deliver(http: aiohttp.ClientSession, port: int, update: bytes) -> int:
    """Deliver an update until it is taken, as Telegram does."""
    headers = {"X-Telegram-Bot-Api-Secret-Token": webhook_secret("4000000001:a-token-of-the-local-telegram-only")}
    for pause in itertools.count(1):
        async with http.post(f"http://127.0.0.1:{port}/", data=update, headers=headers) as answer:
            if answer.status == 200 or pause == 20:
                return answer.status
        await asyncio.sleep(0.1)
    raise AssertionError


def check_linear(party: FarParty, made: list[Revision], updates: list[bytes]) -> None:
    """Each revision is what its tap makes of the one before: the history could have been made by one worker."""
    by_update = {f"t{FIRST_UPDATE + number}": update for number, update in enumerate(updates)}
    first, *rest = made
    assert first.body is not None
    assert first.number is not None
    table, number = load(party.place, first.body), first.number
    assert isinstance(table, Table)
    for revision in rest:
        tap = decode(by_update[revision.update or ""], "")
        assert isinstance(tap, Tap)
        tapped = unpack(tap.data)
        assert tapped is not None
        turn = Context(tap.person, tap.room, Moment(0, ""), Links(""))
        expected = tap_table(table, turn, tapped).document
        if revision.body is None:
            assert expected == table
            continue
        assert revision.number is not None
        assert revision.number > number
        number = revision.number
        assert load(party.place, revision.body) == expected
        table = expected


@pytest.mark.parametrize("how", ["stopped", "killed"])
@long
async def test_a_store_that_goes_away_for_a_while_costs_only_that_time(tmp_path: Path, how: str) -> None:
    async with far_party(tmp_path) as party:
        await party.sit_down()
        await party.give_clues()
        partner = await party.partner()
        code = (await party.view(await party.encoder())).code or ""
        await party.guess_only(partner, wrong(code)[:2])
        tapping = party.tapping(partner, SetDigit(3, int(wrong(code)[2])), partner)

        if how == "stopped":
            party.valkey.signal(signal.SIGSTOP)
        else:
            party.valkey.kill()
        tap = tapping()
        await asyncio.sleep(5)
        assert not tap.answer.done()
        if how == "stopped":
            party.valkey.signal(signal.SIGCONT)
        else:
            party.valkey.start()
            await party.redis.connection_pool.disconnect()  # the test's own connections died with the server
        assert "gone" not in await asyncio.wait_for(tap.answer, 40)
        await party.settle()

        assert OWN.card(await party.table(), partner).draft == wrong(code)
        await party.lock(partner)
        assert (await party.public()).sides[1].tally.intercepts == 1
        assert await party.worker.end(signal.SIGTERM) == 0
