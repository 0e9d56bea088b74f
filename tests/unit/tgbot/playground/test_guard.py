"""Only this machine may speak to the local Telegram."""

from __future__ import annotations

import pytest

from tests.unit.tgbot.playground.conftest import Stage
from tgbot.server.listen import loopback_socket

PATHS = ("/people", "/hook", "/bot1:x/getMe")


async def answered(stage: Stage, method: str, path: str, headers: dict[str, str]) -> int:
    async with stage.http.request(method, stage.address + path, headers=headers) as response:
        return response.status


@pytest.mark.parametrize("path", PATHS)
@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:80", "127.0.0.1.evil.example", "localhost@evil", "[", ""]
)
async def test_another_hosts_name_is_refused(stage: Stage, host: str, path: str) -> None:
    assert await answered(stage, "GET", path, {"Host": host}) == 421


@pytest.mark.parametrize("host", ["localhost", "localhost:99", "127.0.0.1", "[::1]:99"])
async def test_a_name_of_this_machine_is_fine(stage: Stage, host: str) -> None:
    assert await answered(stage, "GET", "/people", {"Host": host}) == 200


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "null", "http://localhost:1", "http://127.0.0.1.evil.example"]
)
async def test_another_sites_page_is_refused(stage: Stage, origin: str) -> None:
    path = f"/people/users/{stage.ada.id}/block"
    assert await answered(stage, "POST", path, {"Origin": origin}) == 403
    assert not stage.local.world.chats[stage.ada.id].blocked


async def test_the_own_page_is_fine(stage: Stage) -> None:
    path = f"/people/users/{stage.ada.id}/block"
    assert await answered(stage, "POST", path, {"Origin": stage.address}) == 200


def test_a_taken_port_is_an_error() -> None:
    with loopback_socket() as taken:
        taken.listen()
        with pytest.raises(OSError, match="in use"):
            loopback_socket(taken.getsockname()[1])
