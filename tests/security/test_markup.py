"""Names, titles, clues and media made to break a message, to turn it around, or to smuggle a keyword through."""

import unicodedata
from collections.abc import Callable

import pytest

from tests.integration.party import worded
from tests.security.target import TALLY, Target
from tests.thorough import some
from tgbot.games.codes.buttons import ChangeClue, SendClues

BIDI = [chr(code) for code in (0x61C, 0x200E, 0x200F, *range(0x202A, 0x202F), *range(0x2066, 0x206A))]
HOSTILE = (
    *("<b>", "</b>", "<b>bold", "</pre></code>", "<a href='tg://user?id=1'>x</a>", "<script>alert(1)</script>"),
    *("&lt;b&gt;", "&amp;", "&#60;b&#62;", "&", "<", ">", '"', "'", "{ $name }", "{name}", "%s %d", "\\u003cb>"),
    *("\u202eevil", "\u2066open", "\u200fabc", "a\u0300" * 20, "\u200b", "\ufeff", "🏳️‍🌈" * 5, "_*`[", "||spoiler||"),
    *("\x00\x01\x02", "\u0085\u2028\u2029", "\ue000" + "0" + "\ue001", "t.me/evil", "@everyone", "/cancel"),
)


def turns_nothing(target: Target) -> None:
    """No message of the bot holds a mark that would turn the text after it around."""
    for chat in (target.party.group.id, *target.party.users):
        for text in target.party.texts(chat):
            assert not any(mark in text for mark in BIDI), text


@pytest.mark.parametrize("text", some(HOSTILE, each=8))
async def test_a_hostile_name_and_title_are_shown_as_they_are(
    target: Target, caplog: pytest.LogCaptureFixture, text: str
) -> None:
    party = target.party
    async with target.under_attack(caplog):
        for user in party.users:
            party.people.change(user, first_name=f"x{text}", last_name=text or None)
        party.people.change_group(party.group.id, title=f"y{text}")
        for command in ("/board", "/stats", "/leaderboard", "/kick", "/nudge", "/sheet", "/export"):
            TALLY.made += 1
            await party.say(party.users[0], command)
        turns_nothing(target)


@pytest.mark.parametrize("text", some([text for text in HOSTILE if not text.startswith("/")], each=8))
async def test_a_hostile_clue_is_shown_as_it_is_or_refused(
    target: Target, caplog: pytest.LogCaptureFixture, text: str
) -> None:
    party = target.party
    encoder = await party.encoder()
    async with target.under_attack(caplog):
        TALLY.made += 1
        await party.say(encoder, f"{text}amber\n{text}breeze\n{text}cobalt", encoder)
        if party.has_button(encoder, SendClues):
            await party.tap(encoder, SendClues(), encoder)
        else:
            await party.give_clues()
        turns_nothing(target)


SMUGGLED: dict[str, Callable[[str], str]] = {
    "as it is": lambda word: word,
    "in capitals": str.upper,
    "wide": lambda word: "".join(chr(ord(c) + 0xFEE0) for c in word),
    "in bold letters": lambda word: "".join(chr(0x1D41A + ord(c) - ord("a")) for c in word),
    "in Cyrillic letters": lambda word: word.translate(str.maketrans("aeopcx", "аеорсх")),
    "with invisible marks": "\u200b".join,
    "with soft hyphens": "\u00ad".join,
    "turned around": lambda word: f"\u202e{word}\u202c",
    "with accents": lambda word: "".join(unicodedata.normalize("NFC", f"{c}\u0301") for c in word),
    "in a sentence": lambda word: f"think of {word}, friend",
    "with hyphens": lambda word: f"-{word}-",
}


@pytest.mark.parametrize("how", SMUGGLED)
async def test_a_keyword_in_disguise_is_no_clue(target: Target, caplog: pytest.LogCaptureFixture, how: str) -> None:
    """C11: without case, accents that do not matter, invisible characters or look-alike letters."""
    party = target.party
    encoder = await party.encoder()
    async with target.under_attack(caplog):
        for word in (await party.view(encoder)).keywords:
            TALLY.made += 1
            await party.say(encoder, f"{SMUGGLED[how](word)}\nboat\nsun", encoder)
            assert worded("card-notice", reason="")[:2] in party.texts(encoder)[-1]
            assert not party.has_button(encoder, SendClues)
            assert (await party.view(encoder)).draft[0] is None


HUGE = ("x" * 4096, "y\n" * 2000, "🂡" * 2000, ("word " * 20 + "\n") * 3, "a" * 101)


@pytest.mark.parametrize("text", HUGE, ids=range(len(HUGE)))
async def test_a_huge_text_is_refused_kindly(target: Target, caplog: pytest.LogCaptureFixture, text: str) -> None:
    party = target.party
    async with target.under_attack(caplog):
        for user in party.users:
            TALLY.made += 1
            assert await target.text(user, user, text) == 200
        assert not party.has_button(await party.encoder(), SendClues)


async def test_huge_captions_and_odd_media_are_taken_for_clues_or_passed_over(
    target: Target, caplog: pytest.LogCaptureFixture
) -> None:
    party = target.party
    encoder = await party.encoder()
    sender = {"id": encoder, "is_bot": False, "first_name": "Ana"}
    about = {"message_id": 1, "date": 1, "chat": {"id": encoder, "type": "private"}, "from": sender}
    files = (
        {"photo": [{"file_id": "p"}] * 5000, "caption": "c" * 5000},
        {"photo": [], "caption": "nothing"},
        {"document": {"file_id": "d", "file_size": 10**12}},
        {"video": {"file_id": "v"}, "caption": "\u202e" * 1024},
        {"voice": {"file_id": ""}},
        {"poll": {"question": "?" * 300}},
    )
    async with target.under_attack(caplog):
        for file in files:
            assert await target.deliver(message=about | file) == 200
        await party.settle()
        assert (await party.table()).log[-1:] == () or (await party.table()).log[-1]["do"] == "draft"
        # What is no file of Telegram's stands in the draft, until its writer writes something else.
        await party.say(encoder, "boat", encoder)
        for place, clue in ((1, "sun"), (2, "tree")):
            await party.tap(encoder, ChangeClue(place), encoder)
            await party.say(encoder, clue, encoder)
