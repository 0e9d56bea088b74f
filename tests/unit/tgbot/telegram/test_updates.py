"""Telegram's updates, read."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tgbot.i18n.texts import closest_language
from tgbot.telegram.updates import (
    Command,
    Departure,
    InlineQuery,
    Membership,
    Migration,
    Other,
    Room,
    Sender,
    Tap,
    TextMessage,
    Unreadable,
    decode,
    display_name,
)

BOT = "crosswire_bot"
ANA = {"id": 7, "is_bot": False, "first_name": "Ana", "language_code": "bg"}
GROUP: dict[str, Any] = {"id": -100, "type": "supergroup", "title": "The club"}
PRIVATE = {"id": 7, "type": "private", "first_name": "Ana"}
PERSON, ROOM = Sender(7, "Ana", "bg"), Room(-100, False, "The club")


def read(**update: Any) -> object:
    return decode(json.dumps({"update_id": 5, **update}).encode(), BOT)


def message(text: str | None = "hello", chat: dict[str, Any] = GROUP, **more: Any) -> dict[str, Any]:
    said = {} if text is None else {"text": text}
    return {"message_id": 3, "date": 1, "from": ANA, "chat": chat, **said, **more}


def test_a_text() -> None:
    assert read(message=message()) == TextMessage(5, PERSON, ROOM, 3, "hello", edited=False)
    assert read(edited_message=message()) == TextMessage(5, PERSON, ROOM, 3, "hello", edited=True)


@pytest.mark.parametrize(
    ("text", "name", "argument"),
    [
        ("/play", "play", ""),
        ("/PLAY@Crosswire_Bot", "play", ""),
        ("/start jt-100_7", "start", "jt-100_7"),
        ("/lang  bg \n", "lang", "bg"),
    ],
)
def test_a_command(text: str, name: str, argument: str) -> None:
    assert read(message=message(text)) == Command(5, PERSON, ROOM, name, argument)


def test_a_command_for_another_bot_is_not_ours() -> None:
    assert read(message=message("/play@other_bot")) == Other(5)


@pytest.mark.parametrize("text", ["/", "//", "/play!", "hello /play", "/ play"])
def test_what_only_looks_like_a_command_is_text(text: str) -> None:
    assert isinstance(read(message=message(text)), TextMessage)


def test_an_edited_command_is_no_command() -> None:
    assert isinstance(read(edited_message=message("/play")), TextMessage)


def test_a_private_chat_is_private() -> None:
    said = read(message=message(chat=PRIVATE))
    assert isinstance(said, TextMessage)
    assert said.room == Room(7, True, "")


def test_a_topic_counts_only_in_a_forum() -> None:
    in_forum = read(message=message(message_thread_id=9, is_topic_message=True))
    in_replies = read(message=message(message_thread_id=9))
    assert isinstance(in_forum, TextMessage)
    assert isinstance(in_replies, TextMessage)
    assert (in_forum.room.topic, in_replies.room.topic) == (9, None)


def test_a_tap() -> None:
    markup = {
        "inline_keyboard": [[{"text": "?", "url": "https://t.me"}], [{"text": "!", "callback_data": "t-100|x|lo"}]]
    }
    tapped = message(reply_markup=markup)
    query = {"id": "42", "from": ANA, "message": tapped, "chat_instance": "1", "data": "t-100|x|lo"}
    assert read(callback_query=query) == Tap(5, PERSON, ROOM, "42", 3, "t-100|x|lo", genuine=True)
    forged = query | {"data": "t-100|x|go"}
    assert read(callback_query=forged) == Tap(5, PERSON, ROOM, "42", 3, "t-100|x|go", genuine=False)


def test_a_tap_on_a_message_that_telegram_no_longer_knows() -> None:
    gone = {"message_id": 3, "date": 0, "chat": GROUP}
    query = {"id": "42", "from": ANA, "message": gone, "chat_instance": "1", "data": "x"}
    assert read(callback_query=query) == Tap(5, PERSON, ROOM, "42", 3, "x", genuine=False)


def test_an_anonymous_admin_and_a_channel_are_nobody_in_particular() -> None:
    anonymous = {"id": 1087968824, "is_bot": True, "first_name": "Group"}
    written = message(text="/play", sender_chat=GROUP) | {"from": anonymous}
    assert read(message=written) == Command(
        5, Sender(GROUP["id"], GROUP["title"], "en", nameless=True, leads=True), ROOM, "play", ""
    )
    channel = {"id": -1009, "type": "channel", "title": "News"}
    spoken = read(message=message(sender_chat=channel) | {"from": anonymous | {"id": 136817688}})
    assert isinstance(spoken, TextMessage)
    assert spoken.person == Sender(-1009, "News", "en", nameless=True)


def test_both_chats_tell_of_a_migration() -> None:
    assert read(message=message(text=None, migrate_to_chat_id=-1005)) == Migration(5, GROUP["id"], -1005)
    assert read(message=message(text=None, migrate_from_chat_id=-7)) == Migration(5, -7, GROUP["id"])


def test_a_person_leaves_the_group() -> None:
    """Removed by another person, or by an own wish: it is about the one who is gone."""
    gone = {"id": 9, "is_bot": False, "first_name": "Bo"}
    assert read(message=message(text=None, left_chat_member=gone)) == Departure(5, GROUP["id"], 9)


@pytest.mark.parametrize(
    ("member", "present"),
    [
        ({"status": "member"}, True),
        ({"status": "administrator"}, True),
        ({"status": "kicked"}, False),
        ({"status": "restricted", "is_member": True}, True),
        ({"status": "restricted", "is_member": False}, False),
    ],
)
def test_the_bots_own_membership(member: dict[str, Any], present: bool) -> None:
    change = {"chat": GROUP, "from": ANA, "date": 1, "new_chat_member": member | {"user": ANA}}
    assert read(my_chat_member=change) == Membership(5, PERSON, ROOM, present)


def test_a_channel_is_no_place_to_play() -> None:
    channel = {"id": -100, "type": "channel", "title": "The news"}
    change = {"chat": channel, "from": ANA, "date": 1, "new_chat_member": {"status": "administrator", "user": ANA}}
    assert read(my_chat_member=change) == Other(5)


OURS = {"id": 1, "is_bot": True, "first_name": "Crosswire", "username": "Crosswire_Bot"}
CARD = {
    "message_id": 2,
    "date": 1,
    "chat": PRIVATE,
    "from": OURS,
    "text": "your card",
    "reply_markup": {
        "inline_keyboard": [[{"text": "?", "url": "https://t.me"}], [{"text": "!", "callback_data": "t-100|x|ch|1"}]]
    },
}


@pytest.mark.parametrize(
    ("replied", "about", "to_bot"),
    [
        (CARD, "t-100", True),
        (CARD | {"reply_markup": None}, "", True),
        (CARD | {"from": OURS | {"username": "other_bot"}}, "t-100", False),
        (CARD | {"from": ANA}, "", False),
        (
            CARD | {"reply_markup": {"inline_keyboard": [[{"text": "!", "callback_data": "no place"}]]}},
            "no place",
            True,
        ),
    ],
)
def test_a_reply_names_the_place_of_the_card_that_it_answers(replied: dict[str, Any], about: str, to_bot: bool) -> None:
    for said in (message(reply_to_message=replied), message(None, photo=[{"file_id": "f"}], reply_to_message=replied)):
        found = read(message=said)
        assert isinstance(found, TextMessage)
        assert (found.about, found.to_bot) == (about, to_bot)


def test_a_file_has_its_caption_and_can_be_edited() -> None:
    photo: dict[str, Any] = {"photo": [{"file_id": "small"}, {"file_id": "large"}], "caption": "look\u202e"}
    media = ("photo", "large")
    assert read(message=message(None, **photo)) == TextMessage(5, PERSON, ROOM, 3, "look", edited=False, media=media)
    assert read(edited_message=message(None, **photo)) == TextMessage(
        5, PERSON, ROOM, 3, "look", edited=True, media=media
    )


@pytest.mark.parametrize(
    "kind",
    ["document", "video", "audio", "dice", "location", "venue", "contact", "poll", "game", "story", "checklist"],
)
def test_what_cannot_be_passed_on_is_told_so_in_private_only(kind: str) -> None:
    said = read(message=message(None, PRIVATE, **{kind: {"x": 1}}))
    assert isinstance(said, TextMessage)
    assert (said.unusable, said.media, said.text) == (True, None, "")
    assert read(message=message(None, **{kind: {"x": 1}})) == Other(5)
    assert read(edited_message=message(None, PRIVATE, **{kind: {"x": 1}})) == Other(5)  # a live location moves on


def test_a_gif_is_a_gif_though_telegram_calls_it_a_document_too() -> None:
    said = read(message=message(None, PRIVATE, animation={"file_id": "f"}, document={"file_id": "f"}))
    assert isinstance(said, TextMessage)
    assert (said.media, said.unusable) == (("animation", "f"), False)


def test_what_we_read_nothing_from_is_passed_over() -> None:
    bot = ANA | {"is_bot": True}
    assert read(poll={"id": "1"}) == Other(5)
    assert read(message=message(text=None, dice={"value": 3})) == Other(5)
    assert read(message=message() | {"from": bot}) == Other(5)
    without_sender = message()
    del without_sender["from"]
    assert read(message=without_sender) == Other(5)


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{}",
        b"[]",
        b"null",
        b"\xff",
        b'{"update_id": "x"}',
        b'{"update_id": 5, "message": 3}',
        b'{"update_id": 5, "message": {"message_id": 1, "chat": {"id": 1, "type": "cave"}}}',
        b"[" * 100_000,
    ],
)
def test_garbage_is_unreadable(body: bytes) -> None:
    with pytest.raises(Unreadable):
        decode(body, BOT)


INLINE: dict[str, Any] = {"id": "88", "from": ANA, "query": "", "offset": "", "chat_type": "supergroup"}


def test_an_inline_query() -> None:
    assert read(inline_query=INLINE) == InlineQuery(5, PERSON, "88")


@pytest.mark.parametrize(
    "odd",
    [
        {"query": "x" * 100_000},
        {"query": "\u202e<b>@everyone</b>\x00"},
        {"query": ["no", "text"], "offset": {}, "chat_type": "cave", "location": 3},
        {"extra": INLINE},
    ],
    ids=["long", "strange", "of other types", "unknown fields"],
)
def test_what_is_typed_after_the_bot_s_name_does_not_matter(odd: dict[str, Any]) -> None:
    assert read(inline_query=INLINE | odd) == InlineQuery(5, PERSON, "88")
    assert read(inline_query={"id": "88", "from": ANA} | odd) == InlineQuery(5, PERSON, "88")


@pytest.mark.parametrize(
    "broken",
    [
        {"from": ANA},
        {"id": "88"},
        {"id": 88, "from": ANA},
        {"id": "88", "from": None},
        {"id": "88", "from": {"id": 1 << 63}},
        {"id": "88", "from": {"id": "seven"}},
        [],
        "88",
    ],
)
def test_an_inline_query_of_nobody_or_without_an_id_is_unreadable(broken: object) -> None:
    with pytest.raises(Unreadable):
        read(inline_query=broken)


def test_what_cannot_be_read_is_not_quoted() -> None:
    with pytest.raises(Unreadable) as error:
        read(message=message(text=None) | {"text": ["my secret"]})
    assert "secret" not in f"{error.value}{error.value.__cause__}"


@pytest.mark.parametrize(
    ("first", "last", "shown"),
    [
        ("Ana", None, "Ana"),
        ("Ana", "Li", "Ana Li"),
        ("  A\n\tna ", None, "A na"),
        ("\u202eevil\u2066", None, "evil"),
        ("x" * 50, None, "x" * 31 + "…"),
        ("e\u0301", None, "é"),
        ("\u200f\x07", None, ""),
    ],
)
def test_a_name_cannot_disturb_a_sentence(first: str, last: str | None, shown: str) -> None:
    assert display_name(first, last) == shown


@pytest.mark.parametrize("blank", ["\u200f", "\u3164", "\u200b", "\u2800 \u115f", "\ufe0f"])
def test_a_person_whose_name_looks_empty_is_called_player_in_their_language(blank: str) -> None:
    said = read(message=message() | {"from": ANA | {"first_name": blank, "language_code": "da"}})
    assert isinstance(said, TextMessage)
    assert said.person.name == "Spiller"


@given(st.text())
def test_any_name_can_be_shown(name: str) -> None:
    shown = display_name(name, None)
    assert len(shown) <= 32
    assert "\n" not in shown


def test_language_codes_of_every_client_are_not_kept_for_ever() -> None:
    """A client sends whichever code it likes, and each time another."""
    for number in range(2000):
        assert closest_language(f"x{number}") == "en"
    assert closest_language.cache_info().currsize < 1000
