"""Team talk for its listeners: one message per remark, above the card."""

from engine.codes.clues import Media
from engine.codes.views import TableView
from tgbot.games.codes.model import OWN, Remark
from tgbot.games.codes.screens.parts import clue_text
from tgbot.games.codes.talk import readable, remarks_of
from tgbot.i18n.texts import Html, Say, join
from tgbot.tables.model import Table
from tgbot.telegram.messages import MAX_TEXT_LEN, Clip, Message, Text, utf16_length

_UNCAPTIONED = frozenset({"sticker", "video_note"})  # Telegram shows no caption with them, so the name is sent before


def talk_messages(table: Table, view: TableView, user: int, say: Say) -> list[Message]:
    """The team talk that a player hears, and the transcript that a former encoder has opened (D12)."""
    heard = [message for remark in OWN.of(table).talk if user in remark.to for message in _remark(table, remark, say)]
    half = OWN.card(table, user).reading
    if half and half in readable(table, view, user):
        heard += _transcript(table, half, say)
    return heard


def _remark(table: Table, remark: Remark, say: Say) -> list[Message]:
    key = f"{table.serial}/talk/{remark.number}"
    named = _line(table, remark, say)
    if remark.media is None:
        return [Text(key, named, secret=True)]
    media = Media(*remark.media)
    if media.kind not in _UNCAPTIONED:
        return [Clip(key, named, secret=True, kind=media.kind, file=media.id)]
    shown = Clip(key, Html(""), silent=True, secret=True, kind=media.kind, file=media.id)
    return [Text(f"{key}/by", named, secret=True), shown]


def _transcript(table: Table, half: str, say: Say) -> list[Text]:
    """All remarks about a code, in as many messages as a lively team needs."""
    texts = [say("talk-read", round=int(half.split("/")[0]))]
    for remark in remarks_of(table, half):
        line = _line(table, remark, say)
        longer = join("\n", [texts[-1], line])
        if utf16_length(longer) <= MAX_TEXT_LEN:
            texts[-1] = longer
        else:
            texts.append(line)
    key = f"{table.serial}/told/{half}"
    keys = [key, *(f"{key}/{number}" for number in range(2, len(texts) + 1))]
    return [Text(key, text, silent=True, secret=True) for key, text in zip(keys, texts, strict=True)]


def _line(table: Table, remark: Remark, say: Say) -> Html:
    said = remark.text if remark.media is None else clue_text(Media(*remark.media), say)
    return say("talk-line", name=table.name(remark.by), text=said)
