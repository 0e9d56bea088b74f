"""Passing on a result: a text without secrets and a link, by any chat app's own means."""

from urllib.parse import quote

from tgbot.i18n.texts import Say
from tgbot.telegram.messages import Button, Links, Rows

SHARE = "https://t.me/share/url"


def result_rows(text: str, say: Say, links: Links) -> Rows:
    """The last rows of a group's game: its result to pass on, and the way to another group."""
    another = Button(say.plain("button-another-group"), url=links.add_to_group())
    return share_keys(text, links.add_to_group(), say), (another,)


def share_keys(text: str, link: str, say: Say, label: str = "button-share") -> tuple[Button, Button]:
    """A key that opens Telegram's own choice of chats, and one that copies."""
    address = f"{SHARE}?url={quote(link, safe='')}&text={quote(text, safe='')}"
    return (
        Button(say.plain(label), url=address),
        Button(say.plain("button-copy"), copy=f"{text}\n{link}"),
    )
