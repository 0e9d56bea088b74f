"""Photos in a chat: their captions, buttons and pictures change in place, and where there can be none, words stand."""

import io
from dataclasses import dataclass, replace
from typing import Any

import orjson
import pytest
import pytest_asyncio
from PIL import Image

from tests.integration.party import Party
from tests.integration.showing import redis_of, shown
from tests.integration.wall import Wall
from tgbot.delivery import place_sync
from tgbot.i18n.texts import Html
from tgbot.tables.buttons import NudgeAwaited
from tgbot.telegram.messages import FILE, Button, Photo, Text

pytestmark = pytest.mark.xdist_group("photos")

KEY = "end"


@dataclass(frozen=True)
class Square:
    """A picture of one colour."""

    colour: str
    size: int = 40

    def draw(self) -> bytes:
        file = io.BytesIO()
        Image.new("RGB", (self.size, self.size), self.colour).save(file, "PNG")
        return file.getvalue()


@pytest_asyncio.fixture(loop_scope="session")
async def wall(party: Party, monkeypatch: pytest.MonkeyPatch) -> Wall:
    await party.say(party.users[0], "/play")
    return Wall(party, monkeypatch)


def photo(text: str = "One", colour: str = "red", **more: Any) -> Photo:
    return Photo(KEY, Html(text), picture=Square(colour), **more)


async def test_what_changes_of_a_photo_is_edited_in_place(wall: Wall) -> None:
    rows = ((Button("Nudge", NudgeAwaited()),),)
    first = photo("<b>One</b>", keyboard=rows, place=str(wall.party.place), nonce="n")
    # The greeting goes, and the lobby above it loses its buttons.
    assert await wall.show(first) == ["sendPhoto", "deleteMessage", "editMessageReplyMarkup"]
    sent = wall.last
    assert (sent.content["caption"], sent.markup) == ("One", first.markup)
    assert await wall.show(replace(first, text=Html("<blockquote expandable>Two</blockquote>"))) == [
        "editMessageCaption"
    ]
    assert wall.last.content["caption_entities"] == [{"type": "expandable_blockquote", "offset": 0, "length": 3}]
    assert (wall.last.id, wall.last.markup, wall.picture) == (sent.id, first.markup, (255, 0, 0))
    assert await wall.show(replace(first, picture=Square("blue"), keyboard=())) == ["editMessageMedia"]
    assert (wall.last.id, wall.last.content["caption"], wall.last.markup) == (sent.id, "One", None)
    assert wall.picture == (0, 0, 255)
    assert await wall.show(replace(first, picture=Square("blue"), keyboard=())) == []


async def test_where_photos_are_not_allowed_the_text_stands_and_is_edited(
    wall: Wall, caplog: pytest.LogCaptureFixture
) -> None:
    wall.party.people.change_group(wall.party.group.id, photos=False)
    rows = ((Button("Nudge", NudgeAwaited()),),)
    first = photo("One", keyboard=rows, place=str(wall.party.place), nonce="n")
    assert (await wall.show(first))[:2] == ["sendPhoto", "sendMessage"]
    assert (wall.last.text, wall.last.markup) == ("One", first.markup)
    assert await wall.show(replace(first, picture=Square("blue"))) == []
    assert await wall.show(replace(first, text=Html("Two"), keyboard=())) == ["editMessageText"]
    assert (wall.last.text, wall.last.markup) == ("Two", None)
    assert not [record for record in caplog.records if record.levelname == "ERROR"]
    assert not (await wall.party.table()).away


async def test_a_text_that_is_too_long_for_a_caption_replaces_the_photo(wall: Wall) -> None:
    await wall.show(photo())
    above = wall.last.id
    assert await wall.show(photo("long " * 300)) == ["deleteMessage", "sendMessage"]
    assert (wall.last.id > above, wall.last.text) == (True, ("long " * 300).strip())
    assert above not in wall.party.group.posts
    assert await wall.show(photo("short again")) == ["editMessageText"]
    assert await wall.show(photo("short again")) == []


async def test_a_text_becomes_no_photo_but_a_photo_becomes_a_text(wall: Wall) -> None:
    await wall.show(Text(KEY, Html("One")))
    assert await wall.show(photo("Two")) == ["editMessageText"]
    await wall.show(photo("Two"), Photo("more", Html("More"), picture=Square("red")))
    assert await wall.show(photo("Two"), Text("more", Html("Less"))) == ["deleteMessage", "sendMessage"]
    assert wall.last.text == "Less"


async def test_a_photo_that_an_older_version_sent_is_not_uploaded_again(wall: Wall) -> None:
    await wall.show(photo())
    key, chat = wall.party.place.key("posts"), str(wall.party.group.id)
    posts = (await shown(redis_of(wall.party.bot.store), wall.party.place))[chat]
    posts[KEY][1] = FILE
    await redis_of(wall.party.bot.store).hset(key, chat, orjson.dumps(posts))
    assert await wall.show(photo(colour="blue")) == ["editMessageCaption"]  # which says that nothing is modified
    assert await wall.show(photo(colour="blue")) == []
    assert await wall.show(photo(colour="green")) == ["editMessageMedia"]


async def test_a_picture_that_cannot_be_changed_gets_its_new_words(wall: Wall) -> None:
    await wall.show(photo())
    calls = await wall.show(Photo(KEY, Html("Two"), picture=Square("red", size=6000)))  # more than Telegram takes
    assert calls == ["editMessageMedia", "editMessageCaption"]
    assert (wall.last.content["caption"], wall.picture) == ("Two", (255, 0, 0))


async def test_an_edit_of_a_picture_whose_answer_was_lost_is_made_again(
    wall: Wall, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(place_sync, "RETRY_S", 0.01)
    await wall.show(photo())
    wall.party.local.faults.cut("editMessageMedia", chat=wall.party.group.id, after=True)
    assert await wall.show(photo(colour="blue")) == ["editMessageMedia"] * 2
    assert wall.picture == (0, 0, 255)


async def test_a_photo_whose_answer_was_lost_may_leave_a_copy_but_never_a_third(
    wall: Wall, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(place_sync, "RETRY_S", 0.01)
    wall.party.local.faults.cut("sendPhoto", chat=wall.party.group.id, after=True)
    calls = await wall.show(photo())
    assert [call for call in calls if call == "sendPhoto"] == ["sendPhoto"] * 2
