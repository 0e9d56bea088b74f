"""A few of each fault; `make faults` makes as many as docs/reliability.md speaks of."""

from pathlib import Path

import pytest

from tests.faults import crash, flood, network, restarts, stores, strangers
from tests.faults.account import Account
from tests.faults.proxy import Fault
from tests.faults.soak.watched import SMALL
from tests.thorough import THOROUGH, long
from tgbot.i18n.texts import Say

pytestmark = pytest.mark.xdist_group("faults")

FEW = ("committed", "sent")


def nothing_lost(account: Account) -> None:
    assert (account.lost, account.doubled) == (0, 0)
    assert account.acknowledged >= account.faults


async def test_a_worker_that_is_killed_is_followed_by_another(tmp_path: Path) -> None:
    found = await crash.crash(tmp_path, list(crash.POINTS) if THOROUGH else FEW[:1], 1, "KILL")
    for account in found.values():
        nothing_lost(account)


@long
async def test_a_worker_that_stands_still_is_followed_by_another(tmp_path: Path) -> None:
    for account in (await crash.crash(tmp_path, FEW, 1, "STOP")).values():
        nothing_lost(account)


@long
async def test_a_valkey_that_is_killed_loses_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    nothing_lost(await stores.valkey_kills(tmp_path, 3))


@long
async def test_a_failover_loses_nothing_that_all_replicas_have(tmp_path: Path) -> None:
    nothing_lost(await stores.failovers(tmp_path, 1))


@long
async def test_a_cluster_that_loses_a_node_loses_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    nothing_lost(await stores.node_losses(tmp_path))


@long
async def test_a_rolling_restart_loses_nothing(tmp_path: Path) -> None:
    nothing_lost(await restarts.rolling(tmp_path, 1))


@long
async def test_a_network_that_fails_on_the_way_to_the_store_doubles_nothing(tmp_path: Path) -> None:
    found = await network.to_the_store(tmp_path)
    assert set(found) == set(Fault)
    for account in found.values():
        nothing_lost(account)


@long
async def test_a_network_that_fails_on_the_way_to_telegram_is_made_up_for(tmp_path: Path) -> None:
    assert set(await network.to_telegram(tmp_path)) == set(Fault)


@long
async def test_a_flood_is_turned_away_and_another_chat_plays_on(tmp_path: Path) -> None:
    flooded = await flood.flood(tmp_path, per_second=200, seconds=3)
    turned_away = flooded.answers[Say("en").plain("toast-slow-down")]
    assert turned_away > 400
    assert {answer for answer in flooded.answers if answer.isdigit()} == set()  # no other status than 200
    assert flooded.during.seconds


@long
async def test_a_flood_from_very_many_chats_fills_no_cache_beyond_its_bound(tmp_path: Path) -> None:
    visited = await strangers.strangers(tmp_path, 2000, small=True)
    assert visited.bounded, (visited.too_much, visited.parts)
    assert visited.held.kept["documents"] == SMALL  # so it was full
    assert sum(len(part.taps) for part in visited.parts[1:]) > 5  # the others played on
