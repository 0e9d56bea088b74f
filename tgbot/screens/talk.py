"""Team talk, as the ones who hear it see it: each remark a message of its own, above the card."""

from engine.codes.clues import Media
from engine.codes.views import TableView
from tgbot.documents import Remark, Table
from tgbot.locale import Html, Say, join
from tgbot.screens.message import Message
from tgbot.screens.parts import clue_text
from tgbot.talk import readable, remarks_of

_UNCAPTIONED = frozenset({"sticker", "video_note"})  # Telegram shows no text with them, so the name comes before


def talk_messages(table: Table, view: TableView, user: int, say: Say) -> list[Message]:
    """Return what a player hears of the team's talk, and what a former encoder has asked to read (D12)."""
    heard = [message for remark in table.talk if user in remark.to for message in _remark(table, remark, say)]
    half = table.card(user).reading
    if half and half in readable(table, view, user):
        heard.append(_transcript(table, half, say))
    return heard


def _remark(table: Table, remark: Remark, say: Say) -> list[Message]:
    key = f"{table.serial}/talk/{remark.number}"
    named = _line(table, remark, say)
    if remark.media is None:
        return [Message(key, named, secret=True)]
    media = Media(*remark.media)
    if media.kind not in _UNCAPTIONED:
        return [Message(key, named, secret=True, media=media)]
    return [Message(f"{key}/by", named, secret=True), Message(key, Html(""), silent=True, secret=True, media=media)]


def _transcript(table: Table, half: str, say: Say) -> Message:
    lines = [say("talk-read", round=int(half.split("/")[0]))]
    lines += [_line(table, remark, say) for remark in remarks_of(table, half)]
    return Message(f"{table.serial}/told/{half}", join("\n", lines), silent=True, secret=True)


def _line(table: Table, remark: Remark, say: Say) -> Html:
    said = remark.text if remark.media is None else clue_text(Media(*remark.media), say)
    return say("talk-line", name=table.name(remark.by), text=said)
