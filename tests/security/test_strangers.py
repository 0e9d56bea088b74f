"""People who want more than they may have: other people's seats, guessed links, replayed taps, odd languages."""

import dataclasses
import json

import pytest

from tests.integration.party import worded
from tests.security.target import Target, tap_by
from tests.thorough import some
from tgbot.games.codes.buttons import SendClues, SetDigit
from tgbot.playground.model import Post
from tgbot.tables.buttons import Join, ShowWords
from tgbot.tables.model import Stage
from tgbot.telegram.buttons import PRESSES, Tapped, pack


def every_press(place: str, nonce: str) -> list[str]:
    """Return the data of every button that there is, with values that fit somewhere."""
    made = []
    for kind in PRESSES.values():
        for text, number in (("pair", 1), ("../../etc/passwd", 99), ("1/pair", 0)):
            values = [number if field.type is int else text for field in dataclasses.fields(kind)]
            packed = Tapped(place, nonce, kind(*values))
            made.append(pack(packed) if len(place) + len(nonce) + len(text) < 55 else "")
    return sorted({data for data in made if data})


async def nonces(target: Target) -> dict[int, tuple[str, str]]:
    """Return place and nonce of the newest buttons in each chat."""
    party = target.party
    chats = (party.group.id, *party.users)
    return {chat: (tapped.place, tapped.nonce) for chat in chats for _, _, tapped in reversed(party.buttons(chat))}


async def test_a_stranger_with_everybodys_buttons_changes_nothing(
    target: Target, caplog: pytest.LogCaptureFixture
) -> None:
    party = target.party
    await party.give_clues()
    table = await party.table()
    async with target.under_attack(caplog):
        for place, nonce in (await nonces(target)).values():
            for data in every_press(place, nonce):
                for chat in (target.stranger, party.group.id):
                    assert await target.tap(target.stranger, chat, data) == 200
        after = await party.table()
        assert (after.state, after.log, after.cards) == (table.state, table.log, table.cards)
        assert [player.user for player in after.players] == party.users


async def test_the_interceptor_with_the_pairs_buttons_learns_nothing(
    target: Target, caplog: pytest.LogCaptureFixture
) -> None:
    party = target.party
    await party.give_clues()
    partner, interceptor = await party.partner(), party.users[2]
    state = (await party.table()).state
    place, nonce = (await nonces(target))[partner]
    async with target.under_attack(caplog):
        for data in every_press(place, nonce):
            for chat in (interceptor, partner, party.group.id):
                assert await target.tap(interceptor, chat, data) == 200
        assert (await party.table()).state == state


async def test_a_replayed_tap_counts_once(target: Target, caplog: pytest.LogCaptureFixture) -> None:
    party = target.party
    await party.give_clues()
    partner = await party.partner()
    _, data = party.button(partner, SetDigit(1, 2))
    body = json.dumps({"update_id": 10**13, "callback_query": tap_by(partner, partner, data)}).encode()
    before = await party.changes()
    async with target.under_attack(caplog):
        assert [await target.post(body) for _ in range(5)] == [200] * 5
        assert await party.changes() == before + 1


async def test_an_old_button_does_nothing_in_a_later_round(target: Target, caplog: pytest.LogCaptureFixture) -> None:
    party = target.party
    encoder = await party.encoder()
    await party.say(encoder, "amber\nbreeze\ncobalt", encoder)
    old: list[tuple[int, Post, str]] = [(encoder, *party.button(encoder, SendClues()))]
    await party.tap(encoder, SendClues(), encoder)
    partner = await party.partner()
    old.append((partner, *party.button(partner, SetDigit(1, 3))))
    await party.guess(partner, (await party.view(encoder)).code or "")
    table = await party.table()
    async with target.under_attack(caplog):
        for user, post, data in old:
            assert await target.tap(user, user, data, post.id) == 200
            assert worded("toast-old-button") in target.answers[-1]
        after = await party.table()
        assert (after.state, after.log, after.cards) == (table.state, table.log, table.cards)


PAYLOADS = (
    *("j{place}", "jt{chat}", "j{chat}", "ju{user}", "jw{chat}", "j", "play", "jt-1", "jt0", "jt" + "9" * 40),
    *("../../etc/passwd", "jt-100/../../x", "%00", "j\x00", "jt{chat}_1", "j" * 64, "<b>", "' OR 1=1 --"),
)
ASKED = ("/words", "/sheet", "/games", "/stats", "/rules", "/export", "/board", "/start", "my words please", "/lang")


@pytest.mark.parametrize("payload", some(PAYLOADS))
async def test_a_guessed_link_opens_no_seat_and_no_secret(
    target: Target, caplog: pytest.LogCaptureFixture, payload: str
) -> None:
    party, mallory = target.party, target.stranger
    named = payload.format(place=party.place, chat=party.group.id, user=party.users[0])
    async with target.under_attack(caplog):
        assert await target.text(mallory, mallory, f"/start {named}") == 200
        for asked in ASKED:
            assert await target.text(mallory, mallory, asked) == 200
        assert (await party.table()).player(mallory) is None
        assert (await party.table()).stage is Stage.GAME


async def test_a_private_chat_cannot_speak_for_another(target: Target, caplog: pytest.LogCaptureFixture) -> None:
    """A client cannot forge who it is; a tap in one's own chat on another person's page is no tap there."""
    party, mallory = target.party, target.stranger
    await party.say(party.users[0], "/lang", party.users[0])
    before = await party.visitor(party.users[0])
    async with target.under_attack(caplog):
        for data in every_press(f"u{party.users[0]}", "AAAAAAAA") + every_press(f"w{party.group.id}", "AAAAAAAA"):
            assert await target.tap(mallory, mallory, data) == 200
            assert await target.tap(mallory, party.group.id, data) == 200
        assert await party.visitor(party.users[0]) == before


LANGUAGES = ("../../etc/passwd", "en/../../x", "..", "/", "\x00", "en\x00", "x" * 70_000, "ЕН", "%2e%2e", "C", "")


@pytest.mark.parametrize("language", some(LANGUAGES))
async def test_a_language_that_is_a_path_is_english(
    target: Target, caplog: pytest.LogCaptureFixture, language: str
) -> None:
    party, mallory = target.party, target.stranger
    async with target.under_attack(caplog):
        assert await target.text(mallory, mallory, "/start", language_code=language) == 200
        assert (await party.visitor(mallory)).language == "en"
        _, data = party.button(party.group.id, ShowWords())
        assert await target.tap(mallory, party.group.id, data, language_code=language) == 200
        assert worded("alert-spectator") in target.answers[-1]


async def test_a_table_cannot_be_joined_from_elsewhere(target: Target, caplog: pytest.LogCaptureFixture) -> None:
    """A guessed place and nonce, tapped in a group that the attacker owns."""
    party = target.party
    place, nonce = (await nonces(target))[party.group.id]
    players = (await party.table()).players
    async with target.under_attack(caplog):
        for data in (pack(Tapped(place, nonce, Join())), *every_press(place, nonce)):
            assert await target.tap(target.stranger, -100_777, data) == 200
        assert (await party.table()).players == players
