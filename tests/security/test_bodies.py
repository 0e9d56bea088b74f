"""The webhook's door: wrong secrets, and bodies that are broken, huge, slow or endlessly nested."""

import asyncio
import json

import pytest

from tests.security.bodies import UPDATES, broken, replaced
from tests.security.target import Target
from tgbot.server import webhook


@pytest.mark.parametrize("secret", [None, "wrong", "x" * 70_000, "ÿ", "prefix", "suffix", "upper"])
async def test_without_the_secret_nothing_is_taken(
    target: Target, caplog: pytest.LogCaptureFixture, secret: str | None
) -> None:
    real = target.party.bot.secret
    near = {"prefix": real[:-1], "suffix": f"{real}x", "upper": real.upper()}
    before = await target.party.table()
    async with target.under_attack(caplog):
        for update in UPDATES.values():
            status = await target.post(json.dumps(update).encode(), secret=near.get(secret or "", secret))
            assert status in {400, 401, 431}
        assert await target.party.table() == before


async def test_a_broken_body_is_refused_and_the_game_goes_on(target: Target, caplog: pytest.LogCaptureFixture) -> None:
    async with target.under_attack(caplog):
        for name, body in broken():
            assert 400 <= await target.post(body) < 500, name
        for kind in ("text/plain", "application/xml", "multipart/form-data; boundary=x", "x" * 1000):
            assert 400 <= await target.post(b"--x\r\n", **{"Content-Type": kind}) < 500, kind


async def test_an_update_with_a_strange_value_is_refused_or_passed_over(
    target: Target, caplog: pytest.LogCaptureFixture
) -> None:
    async with target.under_attack(caplog):
        for name, body in replaced():
            status = await target.post(body)
            assert status == 200 or 400 <= status < 500, name


async def test_slow_bodies_are_cut_off_and_hold_up_nobody(
    target: Target, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(webhook, "BODY_TIMEOUT_S", 0.5)
    async with target.under_attack(caplog):
        slow = [asyncio.create_task(_drip(target)) for _ in range(50)]
        await target.party.play_round()
        assert set(await asyncio.gather(*slow)) == {408}


async def test_without_the_secret_a_slow_body_is_not_waited_for(target: Target) -> None:
    assert await _drip(target, secret="wrong") == 401


async def _drip(target: Target, secret: str | None = None) -> int:
    """Send a body letter by letter, much slower than anybody waits; return the status."""
    port = int(target.url.rsplit(":", 1)[1].partition("/")[0])
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    shown = target.party.bot.secret if secret is None else secret
    named = ("Host: 127.0.0.1", f"X-Telegram-Bot-Api-Secret-Token: {shown}", "Content-Length: 9999")
    writer.write("\r\n".join(("POST /webhook/ HTTP/1.1", *named, "", "")).encode())
    dripping = asyncio.create_task(_drops(writer))
    try:
        return int((await asyncio.wait_for(reader.readline(), 30)).split()[1])
    finally:
        dripping.cancel()
        writer.close()


async def _drops(writer: asyncio.StreamWriter) -> None:
    while True:
        writer.write(b" ")
        await asyncio.sleep(0.1)
