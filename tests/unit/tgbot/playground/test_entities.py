"""Telegram's HTML, held against the cases of Telegram's own tests."""

from __future__ import annotations

from html import escape
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tgbot.playground.entities import ParseError, parse_html, utf16_length, without_stray_languages
from tgbot.playground.formatting import typed

SURROGATES = (
    "Text contains invalid Unicode characters after decoding HTML entities, check for unmatched surrogate code units"
)


@pytest.mark.parametrize(
    ("html", "why"),
    [
        ("&#57311;", SURROGATES),
        ("&#xDFDF", SURROGATES),
        ("🏟 🏟&lt;<abacaba", "Unclosed start tag at byte offset 13"),
        ("🏟 🏟&lt;<abac aba>", 'Unsupported start tag "abac" at byte offset 13'),
        ("🏟 🏟&lt;<abac>", 'Unsupported start tag "abac" at byte offset 13'),
        ("a < b", 'Unsupported start tag "" at byte offset 2'),
        ("a <b", "Unclosed start tag at byte offset 2"),
        ("<b/>", 'Unsupported start tag "b/" at byte offset 0'),
        ("🏟 🏟&lt;<i   =aba>", 'Empty attribute name in the tag "i" at byte offset 13'),
        ("🏟 🏟&lt;<i    aba>", 'Can\'t find end tag corresponding to start tag "i"'),
        ("🏟 🏟&lt;<i    aba  =  ", 'Unclosed start tag "i" at byte offset 13'),
        ("🏟 🏟&lt;<i    aba  =  190azAz-.,", "Unexpected end of name token at byte offset 27"),
        ('🏟 🏟&lt;<i    aba  =  "&lt;&gt;&quot;>', "Unclosed start tag at byte offset 13"),
        ("🏟 🏟&lt;</", "Unexpected end tag at byte offset 13"),
        ("🏟 🏟&lt;<b></b></", "Unexpected end tag at byte offset 20"),
        ("🏟 🏟&lt;<i>a</i   ", "Unclosed end tag at byte offset 17"),
        ("🏟 🏟&lt;<i>a</em   >", 'Unmatched end tag at byte offset 17, expected "</i>", found "</em>"'),
        ("<span>x</span>", 'Tag "span" must have class "tg-spoiler" at byte offset 0'),
        ('<tg-emoji emoji-id="x">y</tg-emoji>', "Invalid custom emoji identifier specified"),
        ('<tg-time unix="soon">y</tg-time>', "Invalid Unix time specified"),
        ('<tg-time unix="1" format="rT">y</tg-time>', "Invalid date-time format specified"),
    ],
)
def test_broken_markup_is_refused_in_telegrams_words(html: str, why: str) -> None:
    with pytest.raises(ParseError) as refused:
        parse_html(html)
    assert str(refused.value) == why


@pytest.mark.parametrize(
    ("html", "text", "entities"),
    [
        ("", "", []),
        ("➡️ ➡️", "➡️ ➡️", []),
        ("&ge;&lt;&gt;&amp;&quot;&laquo;&#12345678;", '&ge;<>&"&laquo;&#12345678;', []),
        ("AT&T & &#65;&#x1F600;", "AT&T & A😀", []),
        *((f"➡️ ➡️<{tag}>➡️ ➡️</{tag}>", "➡️ ➡️➡️ ➡️", [("italic", 5, 5)]) for tag in ("i", "em")),
        *((f"<{tag}>x</{tag}>", "x", [("bold", 0, 1)]) for tag in ("b", "strong", "B")),
        *((f"<{tag}>x</{tag}>", "x", [("underline", 0, 1)]) for tag in ("u", "ins")),
        *((f"<{tag}>x</{tag}>", "x", [("strikethrough", 0, 1)]) for tag in ("s", "strike", "del")),
        ("🏟 🏟<i>🏟 &lt🏟</i>", "🏟 🏟🏟 <🏟", [("italic", 5, 6)]),
        ("🏟 🏟<i>🏟 &gt;<b aba   =   caba>&lt🏟</b></i>", "🏟 🏟🏟 ><🏟", [("italic", 5, 7), ("bold", 9, 3)]),
        ("🏟 🏟&lt;<i>a</    >", "🏟 🏟<a", [("italic", 6, 1)]),
        ("<b></b>x", "x", []),
        ("<tg-spoiler>x</tg-spoiler>", "x", [("spoiler", 0, 1)]),
        ('<span class = "tg-spoiler">x</span>', "x", [("spoiler", 0, 1)]),
        ("<blockquote>x</blockquote>", "x", [("blockquote", 0, 1)]),
        ("<blockquote   expandable>x</blockquote>", "x", [("expandable_blockquote", 0, 1)]),
        ("<blockquote expandable=false>x</>", "x", [("expandable_blockquote", 0, 1)]),
        ("<i><b> </b> <code> </code></i>", "   ", [("italic", 0, 3), ("bold", 0, 1), ("code", 2, 1)]),
        ("<pre><code>x</code></pre>", "x", [("pre", 0, 1), ("code", 0, 1)]),
        ("<a> </a>", " ", []),
        ("<a>telegram.org</a>", "telegram.org", [("text_link", 0, 12)]),
    ],
)
def test_markup_becomes_text_and_entities(html: str, text: str, entities: list[tuple[str, int, int]]) -> None:
    found = parse_html(html)
    assert (found[0], [(e["type"], e["offset"], e["length"]) for e in found[1]]) == (text, entities)


@pytest.mark.parametrize(
    ("html", "extra"),
    [
        ('<a href="https://telegram.org/a?b#c">x</a>', {"url": "https://telegram.org/a?b#c"}),
        ("<a href=telegram.org>x</a>", {"url": "http://telegram.org/"}),
        ("<a   href=  'telegram.org?&lt;'   >x</a>", {"url": "http://telegram.org?<"}),
        ('<a href="tg://user?id=7">x</a>', {"type": "text_mention", "user": 7}),
        ('<pre><code class="language-fift">x</code></pre>', {"type": "pre", "language": "fift"}),
        ('<code class="language-fift"><pre>x</pre></code>', {"type": "pre", "language": "fift"}),
        ('<tg-emoji emoji-id="12345">x</tg-emoji>', {"custom_emoji_id": "12345"}),
        ('<tg-time unix="1700000000" format="wDT">x</tg-time>', {"unix_time": 1700000000, "date_time_format": "wDT"}),
        ('<tg-time unix="1700000000">x</tg-time>', {"unix_time": 1700000000, "date_time_format": ""}),
    ],
)
def test_some_tags_carry_more(html: str, extra: dict[str, Any]) -> None:
    [entity] = without_stray_languages(parse_html(html)[1])
    assert extra.items() <= entity.items()


def test_inline_code_has_no_language() -> None:
    [entity] = without_stray_languages(parse_html('<code class="language-x">y</code>')[1])
    assert entity == {"type": "code", "offset": 0, "length": 1}


def test_lengths_are_counted_in_utf16() -> None:
    assert [utf16_length(text) for text in ("a", "я", "😀", "➡️")] == [1, 1, 2, 2]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("/start now", [("bot_command", 0, 6)]),
        ("/play@crosswire_bot", [("bot_command", 0, 19)]),
        ("😀 /help", [("bot_command", 3, 5)]),
        ("and/or 1/2", []),
        ("hi @ada_l and a@b", [("mention", 3, 6)]),
        ("see https://t.me/x?start=1.", [("url", 4, 22)]),
        ("#игра #1", [("hashtag", 0, 5)]),
    ],
)
def test_some_entities_are_found_in_plain_text(text: str, found: list[tuple[str, int, int]]) -> None:
    assert [(e["type"], e["offset"], e["length"]) for e in typed(text).entities] == found


def test_white_space_at_the_ends_is_cut() -> None:
    assert typed("  \n hi \r\n").text == "hi"


@given(st.text(alphabet="<>/= \n'\"&;#x1abiuscodepre-tg😀я", max_size=40))
def test_whatever_is_written_is_read_or_refused(html: str) -> None:
    try:
        text, entities = parse_html(html)
    except ParseError:
        return
    assert all(
        e["offset"] >= 0 and e["length"] > 0 and e["offset"] + e["length"] <= utf16_length(text) for e in entities
    )


@given(st.text())
def test_escaped_text_is_read_as_it_was(text: str) -> None:
    assert parse_html(escape(text))[0] == text
