"""Edits of the bot's own messages."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tgbot.playground import formatting, render
from tgbot.playground.args import Args
from tgbot.playground.errors import bad_request
from tgbot.playground.files import media
from tgbot.playground.keyboards import read_markup
from tgbot.playground.methods import access
from tgbot.playground.methods.send import caption_fields, input_file, preview_options, without_caption
from tgbot.playground.model import Json, Post

if TYPE_CHECKING:
    from tgbot.playground.local import LocalTelegram

NOT_MODIFIED = (
    "message is not modified: specified new message content and reply markup are exactly the same as a current "
    "content and reply markup of the message"
)
WITH_CAPTION = ("photo", "voice", "animation", "document")
INPUT_MEDIA = ("photo", "animation", "document")


def edit_message_text(local: LocalTelegram, args: Args) -> Json:
    """Replace text and keyboard."""
    content = formatting.message_text(local.world, args).fields() | preview_options(args)
    markup = read_markup(args, newer=local.world.newer, only_inline=True)
    post = _own_message(local, args)
    if post.kind != "text":
        raise bad_request("there is no text in the message to edit")
    return _changed(local, post, "text", content, markup)


def edit_message_caption(local: LocalTelegram, args: Args) -> Json:
    """Replace caption and keyboard."""
    caption = caption_fields(local, args)
    markup = read_markup(args, newer=local.world.newer, only_inline=True)
    post = _own_message(local, args)
    if post.kind not in WITH_CAPTION:
        raise bad_request("there is no caption in the message to edit")
    return _changed(local, post, post.kind, without_caption(post.content) | caption, markup)


def edit_message_media(local: LocalTelegram, args: Args) -> Json:
    """Replace the file, or add one to a text."""
    given = args.tree("media")
    if not isinstance(given, dict):
        raise bad_request("can't parse InputMedia JSON object" if given is None else "expected an Object as InputMedia")
    kind = str(given.get("type", ""))
    if kind not in INPUT_MEDIA:
        raise bad_request("can't parse InputMedia: type of the media is invalid")
    # The file and its caption are fields of the InputMedia; the upload stays with the call.
    inner = Args(given, args.uploads)
    content = media(kind, input_file(local, inner, kind, "media")) | caption_fields(local, inner)
    if inner.flag("has_spoiler"):
        content["has_media_spoiler"] = True
    markup = read_markup(args, newer=local.world.newer, only_inline=True)
    post = _own_message(local, args)
    if post.kind not in ("text", *INPUT_MEDIA):
        raise bad_request("there is no media in the message to edit")
    return _changed(local, post, kind, content, markup)


def edit_message_reply_markup(local: LocalTelegram, args: Args) -> Json:
    """Replace the keyboard."""
    markup = read_markup(args, newer=local.world.newer, only_inline=True)
    post = _own_message(local, args)
    return _changed(local, post, post.kind, post.content, markup)


def _own_message(local: LocalTelegram, args: Args) -> Post:
    if not args.text("chat_id") and not args.number("message_id"):
        raise bad_request("message identifier is not specified")
    chat = access.editable_chat(local, args)
    post = access.message(args, chat, "message to edit")
    if post.sender != local.world.bot.id or post.is_service:
        raise bad_request("message can't be edited")
    access.refuse_unwelcome(chat)
    return post


def _changed(local: LocalTelegram, post: Post, kind: str, content: Json, markup: Json | None) -> Json:
    """Edit the post; an edit without a keyboard removes the old one."""
    if (post.kind, post.content, post.markup) == (kind, content, markup):
        raise bad_request(NOT_MODIFIED)
    return render.message(local.world, local.edit(post, kind=kind, content=content, markup=markup))
