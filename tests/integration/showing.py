"""What the chats show, compared with what they should."""

import html
import json
import re
from collections.abc import Iterable
from typing import Any

from tgbot.playground.local import LocalTelegram
from tgbot.playground.model import Post
from tgbot.store.base import UNFINISHED, Store
from tgbot.store.codec import load
from tgbot.store.redis.connection import Client
from tgbot.store.redis.store import RedisStore
from tgbot.tables.places import Place
from tgbot.telegram.messages import Links
from tgbot.ui.screen import out_of_reach, screen


def redis_of(store: Store) -> Client:
    """The client of a store on Redis, to look at its keys."""
    assert isinstance(store, RedisStore)
    return store._redis


async def shown(redis: Any, place: Place) -> dict[str, dict[str, list[Any]]]:
    """Return what the reconciler has noted of a place: for each chat, the messages by key."""
    posts: dict[bytes, bytes] = await redis.hgetall(place.key("posts"))
    return {chat.decode(): json.loads(body) for chat, body in posts.items() if chat != UNFINISHED.encode()}


async def differences(local: LocalTelegram, store: Store, redis: Any, places: Iterable[Place]) -> list[str]:
    """Return where the chats do not show what the documents of these places say."""
    found = [f"{place} is dirty" for place in await store.dirty(float("inf")) if place in set(places)]
    for place in places:
        document = load(place, (await store.load(place)).body)
        noted = await shown(redis, place)
        for chat, messages in screen(document, Links(local.world.bot.username or "")).items():
            for message in messages if chat not in out_of_reach(document) else ():
                message_id = noted.get(str(chat), {}).get(message.key, [0])[0]
                post = local.world.chats[chat.id].posts.get(message_id)
                if post is None:
                    found.append(f"{chat} lacks {message.key}")
                elif _words(post) != plain(message.text) or post.markup != message.markup:
                    found.append(f"{chat} shows an older {message.key}")
    return found


def _words(post: Post) -> str:
    """Return a message's text, or the caption of its picture."""
    return post.text or str(post.content.get("caption", ""))


def plain(markup: str) -> str:
    """Return markup as a phone shows it."""
    return html.unescape(re.sub(r"<[^>]+>", "", markup)).strip()
