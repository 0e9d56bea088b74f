"""The Bot API methods of the local Telegram; any other is 404, as in Telegram.

A method is a function of the local Telegram and the call's arguments. It returns the result or raises `ApiError`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tgbot.playground.methods import about, chats, commands, delete, edit, inline, react, send, taps, webhooks
from tgbot.playground.methods.webhooks import Described

__all__ = ["METHODS", "Described"]

_METHODS: dict[str, Callable[..., Any]] = {
    "getMe": about.get_me,
    "getFile": about.get_file,
    "setMyName": about.set_my_name,
    "getMyName": about.get_my_name,
    "setMyDescription": about.set_my_description,
    "getMyDescription": about.get_my_description,
    "setMyShortDescription": about.set_my_short_description,
    "getMyShortDescription": about.get_my_short_description,
    "setMyProfilePhoto": about.set_my_profile_photo,
    "removeMyProfilePhoto": about.remove_my_profile_photo,
    "getUserProfilePhotos": about.get_user_profile_photos,
    "setMyCommands": commands.set_my_commands,
    "getMyCommands": commands.get_my_commands,
    "deleteMyCommands": commands.delete_my_commands,
    "setWebhook": webhooks.set_webhook,
    "deleteWebhook": webhooks.delete_webhook,
    "getWebhookInfo": webhooks.get_webhook_info,
    "getUpdates": webhooks.get_updates,
    "sendMessage": send.send_message,
    "sendPhoto": send.send_photo,
    "sendVoice": send.send_voice,
    "sendVideoNote": send.send_video_note,
    "sendAnimation": send.send_animation,
    "sendSticker": send.send_sticker,
    "sendDocument": send.send_document,
    "copyMessage": send.copy_message,
    "sendChatAction": send.send_chat_action,
    "editMessageText": edit.edit_message_text,
    "editMessageCaption": edit.edit_message_caption,
    "editMessageMedia": edit.edit_message_media,
    "editMessageReplyMarkup": edit.edit_message_reply_markup,
    "deleteMessage": delete.delete_message,
    "deleteMessages": delete.delete_messages,
    "answerCallbackQuery": taps.answer_callback_query,
    "answerInlineQuery": inline.answer_inline_query,
    "setMessageReaction": react.set_message_reaction,
    "pinChatMessage": chats.pin_chat_message,
    "unpinChatMessage": chats.unpin_chat_message,
    "getChat": chats.get_chat,
    "getChatMember": chats.get_chat_member,
    "getChatAdministrators": chats.get_chat_administrators,
    "leaveChat": chats.leave_chat,
}

# Telegram ignores the case of method names.
METHODS = {name.lower(): method for name, method in _METHODS.items()}
