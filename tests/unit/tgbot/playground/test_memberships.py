"""The bot is removed, added again, promoted and demoted; groups and people are renamed: which updates say so."""

from __future__ import annotations

from typing import Any

import pytest

from tests.unit.tgbot.playground.clients import RawClient, Refused
from tests.unit.tgbot.playground.conftest import Stage
from tests.unit.tgbot.playground.test_people import fine
from tests.unit.tgbot.playground.test_send import refusal
from tgbot.playground.model import Chat, Json


@pytest.fixture(params=["supergroup", "group"])
def group(request: pytest.FixtureRequest, stage: Stage) -> Chat:
    made = stage.people.add_group("Club", [stage.ada.id, stage.boris.id], supergroup=request.param == "supergroup")
    stage.local.updates.drop_all()
    return made


async def change(stage: Stage, group: Chat, **changes: Any) -> None:
    await fine(stage, "PATCH", f"/people/groups/{group.id}", changes)


async def told(raw: RawClient) -> list[Json]:
    """What the bot is told since it was last asked."""
    updates: list[Json] = await raw.call("getUpdates")
    if updates:
        await raw.call("getUpdates", offset=updates[-1]["update_id"] + 1)
    return updates


def own_change(update: Json) -> tuple[str, str]:
    change = update["my_chat_member"]
    return change["old_chat_member"]["status"], change["new_chat_member"]["status"]


async def test_the_bot_is_removed(raw: RawClient, stage: Stage, group: Chat) -> None:
    await change(stage, group, bot=False)
    *messages, removed = await told(raw)

    assert own_change(removed) == ("member", "kicked")
    assert removed["my_chat_member"]["from"]["id"] == stage.ada.id
    # A basic group still shows the bot its own farewell; a supergroup is closed to it at once.
    farewells = [update["message"]["left_chat_member"]["id"] for update in messages]
    assert farewells == ([stage.local.world.bot.id] if group.kind == "group" else [])
    refused = await refusal(raw, "sendMessage", chat_id=group.id, text="x")
    assert refused == Refused(403, f"Forbidden: bot was kicked from the {group.kind} chat")
    stage.people.text(stage.ada.id, group.id, "/play")
    assert await told(raw) == []


async def test_the_bot_is_added_again(raw: RawClient, stage: Stage, group: Chat) -> None:
    await change(stage, group, bot=False)
    await told(raw)
    await change(stage, group, bot=True)
    added, greeted = await told(raw)

    assert own_change(added) == ("kicked", "member")
    assert [member["id"] for member in greeted["message"]["new_chat_members"]] == [stage.local.world.bot.id]
    assert greeted["message"]["from"]["id"] == stage.ada.id
    await raw.call("sendMessage", chat_id=group.id, text="back")


async def test_the_bot_leaves_and_is_added_again(raw: RawClient, stage: Stage, group: Chat) -> None:
    await raw.call("leaveChat", chat_id=group.id)
    [left] = await told(raw)
    assert own_change(left) == ("member", "left")
    refused = await refusal(raw, "sendMessage", chat_id=group.id, text="x")
    assert refused == Refused(403, f"Forbidden: bot is not a member of the {group.kind} chat")
    await change(stage, group, bot=True)
    assert own_change((await told(raw))[0]) == ("left", "member")


async def test_the_bot_is_promoted_and_demoted_without_a_message(raw: RawClient, stage: Stage, group: Chat) -> None:
    await change(stage, group, bot_admin=True)
    [promoted] = await told(raw)
    assert own_change(promoted) == ("member", "administrator")
    assert promoted["my_chat_member"]["new_chat_member"]["can_pin_messages"] is True
    stage.people.text(stage.boris.id, group.id, "what an admin reads")
    assert len(await told(raw)) == 1

    await change(stage, group, bot_admin=False)
    [demoted] = await told(raw)
    assert own_change(demoted) == ("administrator", "member")
    stage.people.text(stage.boris.id, group.id, "what a member does not read")
    assert await told(raw) == []


async def test_the_bot_is_added_as_an_admin(raw: RawClient, stage: Stage, group: Chat) -> None:
    await change(stage, group, bot=False)
    await told(raw)
    await change(stage, group, bot=True, bot_admin=True)
    changes = [own_change(update) for update in await told(raw) if "my_chat_member" in update]
    assert changes == [("kicked", "member"), ("member", "administrator")]


async def test_a_removed_bot_is_not_promoted(raw: RawClient, stage: Stage, group: Chat) -> None:
    await change(stage, group, bot=False)
    await told(raw)
    await change(stage, group, bot_admin=True)
    assert await told(raw) == []


async def test_a_new_title_is_told_and_shown(raw: RawClient, stage: Stage, group: Chat) -> None:
    await change(stage, group, title="Saturday")
    [renamed] = await told(raw)
    assert renamed["message"]["new_chat_title"] == renamed["message"]["chat"]["title"] == "Saturday"
    await change(stage, group, title="Saturday")
    assert await told(raw) == []
    assert (await raw.call("getChat", chat_id=group.id))["title"] == "Saturday"


async def test_a_new_name_is_not_told_but_stands_on_the_next_message(raw: RawClient, stage: Stage, group: Chat) -> None:
    await fine(stage, "PATCH", f"/people/users/{stage.boris.id}", {"first_name": "Bob", "username": "bob"})
    assert await told(raw) == []
    stage.people.text(stage.boris.id, group.id, "/play")
    [said] = await told(raw)
    assert (said["message"]["from"]["first_name"], said["message"]["from"]["username"]) == ("Bob", "bob")
