"""New messages."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tgbot.playground import formatting, render
from tgbot.playground.args import Args
from tgbot.playground.errors import bad_request
from tgbot.playground.files import media
from tgbot.playground.keyboards import asks_reply, read_markup
from tgbot.playground.methods import access
from tgbot.playground.model import Chat, Json, StoredFile

if TYPE_CHECKING:
    from tgbot.playground.local import LocalTelegram

# The effects that are free for all bots: fire, thumbs up and down, hearts, party, and one more.
EFFECTS = {
    *("5104841245755180586", "5107584321108051014", "5104858069142078462"),
    *("5159385139981059251", "5044134455711629726", "5046509860389126442", "5046589136895476101"),
}
CHAT_ACTIONS = {
    *("cancel", "typing", "upload_photo", "record_video", "upload_video", "record_audio", "record_voice"),
    *("upload_audio", "upload_voice", "upload_document", "choose_sticker", "pick_up_location", "find_location"),
    *("record_video_note", "upload_video_note"),
}


def send_message(local: LocalTelegram, args: Args) -> Json:
    """Send a text."""
    content = formatting.message_text(local.world, args).fields()
    return _send(local, args, "text", content | preview_options(args))


def send_photo(local: LocalTelegram, args: Args) -> Json:
    """Send a picture."""
    return _send_file(local, args, "photo", captioned=True)


def send_voice(local: LocalTelegram, args: Args) -> Json:
    """Send a voice message."""
    return _send_file(local, args, "voice", captioned=True)


def send_animation(local: LocalTelegram, args: Args) -> Json:
    """Send a GIF."""
    return _send_file(local, args, "animation", captioned=True)


def send_document(local: LocalTelegram, args: Args) -> Json:
    """Send a file."""
    return _send_file(local, args, "document", captioned=True)


def send_video_note(local: LocalTelegram, args: Args) -> Json:
    """Send a round video, which has no caption."""
    return _send_file(local, args, "video_note", captioned=False)


def send_sticker(local: LocalTelegram, args: Args) -> Json:
    """Send a sticker, which has no caption."""
    return _send_file(local, args, "sticker", captioned=False)


def copy_message(local: LocalTelegram, args: Args) -> Json:
    """Copy a message without a link to the original; the caption can be replaced."""
    source = access.readable_chat(local, args, "from_chat_id")
    original = access.message(args, source, "message to copy")
    if original.is_service:
        raise bad_request("message can't be copied")
    content = dict(original.content)
    if args.has("caption") and original.kind != "text":
        content = without_caption(content) | caption_fields(local, args)
    return {"message_id": _send(local, args, original.kind, content)["message_id"]}


def send_chat_action(local: LocalTelegram, args: Args) -> bool:
    """Validate a chat action; phones here do not show it."""
    if args.text("action").lower() not in CHAT_ACTIONS:
        raise bad_request("wrong parameter action in request")
    chat = access.editable_chat(local, args)
    _topic(chat, args)
    access.refuse_unwelcome(chat)
    return True


def input_file(local: LocalTelegram, args: Args, kind: str, name: str) -> StoredFile:
    """The file of a call: uploaded with it, or reused by its id."""
    upload = args.upload(name)
    if upload is not None:
        return local.world.files.add_upload(kind, upload.content, upload.name, duration=args.number("duration"))
    if not args.text(name) or args.text(name).startswith("attach://"):
        raise bad_request(f"there is no {kind.replace('_', ' ')} in the request")
    return local.world.files.reuse(kind, args.text(name))


def caption_fields(local: LocalTelegram, args: Args) -> Json:
    """The caption of a call as fields of a Message."""
    caption = formatting.caption(local.world, args)
    fields = caption.fields("caption", "caption_entities") if caption.text else {}
    if args.flag("show_caption_above_media"):
        fields["show_caption_above_media"] = True
    return fields


def without_caption(content: Json) -> Json:
    """The content of a message without its caption."""
    return {name: value for name, value in content.items() if "caption" not in name}


def preview_options(args: Args) -> Json:
    """The link preview options of a call as fields of a Message."""
    given = args.tree("link_preview_options")
    if given is None:
        return {"link_preview_options": {"is_disabled": True}} if args.flag("disable_web_page_preview") else {}
    if not isinstance(given, dict):
        raise bad_request("can't parse link preview options: expected an Object")
    return {"link_preview_options": given} if given else {}


def _send_file(local: LocalTelegram, args: Args, kind: str, *, captioned: bool) -> Json:
    content = media(kind, input_file(local, args, kind, kind))
    if captioned:
        content |= caption_fields(local, args)
    if args.flag("has_spoiler") and kind in ("photo", "animation"):
        content["has_media_spoiler"] = True
    return _send(local, args, kind, content)


def _send(local: LocalTelegram, args: Args, kind: str, content: Json) -> Json:
    """Send any new message. The order of the checks is Telegram's: content first, then the target."""
    reply = _reply_parameters(args)
    markup = read_markup(args, newer=local.world.newer)
    chat = access.editable_chat(local, args)
    topic = _topic(chat, args)
    reply_to = _reply_to(chat, reply)
    effect = _effect(chat, args)
    access.refuse_unwelcome(chat)
    if kind == "photo" and not chat.photos and not local.world.bot_status(chat).leads:
        raise bad_request("not enough rights to send photos to the chat")
    post = local.post(
        chat,
        local.world.bot.id,
        kind,
        content,
        silent=args.flag("disable_notification"),
        markup=markup,
        reply_to=reply_to,
        topic=topic,
        effect=effect,
        asks_reply=asks_reply(args, newer=local.world.newer),
        protected=args.flag("protect_content"),
    )
    return render.message(local.world, post)


def _reply_parameters(args: Args) -> Json:
    given: Any = args.tree("reply_parameters")
    if given is None:
        return {
            "message_id": args.number("reply_to_message_id"),
            "allow_sending_without_reply": args.flag("allow_sending_without_reply"),
        }
    if not isinstance(given, dict):
        raise bad_request("object expected as reply parameters")
    if given and "message_id" not in given:
        raise bad_request('can\'t find field "message_id"')
    return given


def _reply_to(chat: Chat, reply: Json) -> int | None:
    wanted = Args(reply)
    message_id = wanted.number("message_id")
    if message_id <= 0:
        return None
    elsewhere = wanted.text("chat_id") not in ("", str(chat.id))
    if not elsewhere and message_id in chat.posts:
        return message_id
    if wanted.flag("allow_sending_without_reply"):
        return None
    raise bad_request("message to be replied not found")


def _topic(chat: Chat, args: Args) -> int | None:
    """The topic of a call; a reply thread and General have no id to send to."""
    thread = args.number("message_thread_id")
    if not thread:
        return None
    if not chat.has_topic(thread):
        raise bad_request("message thread not found")
    return thread


def _effect(chat: Chat, args: Args) -> str | None:
    effect = args.text("message_effect_id")
    if not effect:
        return None
    if not chat.is_private:
        raise bad_request("can't use message effects in the chat")
    if effect not in EFFECTS:
        raise bad_request("EFFECT_ID_INVALID")
    return effect
