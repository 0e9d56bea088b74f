"""The local Telegram: the world, its listeners, and the single entry point for Bot API calls."""

from __future__ import annotations

import inspect
from dataclasses import replace
from typing import Any, TypeAlias

from tgbot.playground import methods, render
from tgbot.playground.args import Args
from tgbot.playground.clock import Clock, SystemClock
from tgbot.playground.errors import ApiError, ConnectionCut
from tgbot.playground.faults import Faults
from tgbot.playground.limits import Limits
from tgbot.playground.model import Call, Chat, Json, Post, Status
from tgbot.playground.phones import Phones
from tgbot.playground.queries import Queries, Query
from tgbot.playground.updates import Update, Updates
from tgbot.playground.webhook import Webhook
from tgbot.playground.world import World

TOKEN = "4000000001:local-telegram-knows-no-secrets"  # noqa: S105 - it opens nothing but this loopback server
MESSAGE_LIFETIME = 24 * 3600.0
TOPIC_COLOUR = 0x6FB9F0

Tap: TypeAlias = Query[Json]
"""A tap on a button; its answer is the data of the `answer` event."""

InlineQuery: TypeAlias = Query[Json | None]
"""A text after the bot's name; its answer is the results and how they are kept, or None when it is too late."""


class LocalTelegram:
    """The part of Telegram that one bot and its users need."""

    def __init__(
        self,
        *,
        token: str = TOKEN,
        clock: Clock | None = None,
        first_id: int = 1,
        first_delay: float = 1.0,
    ) -> None:
        self.clock = clock or SystemClock()
        self.world = World(self.clock, token=token, first_id=first_id)
        self.phones = Phones()
        self.limits = Limits(self.clock)
        self.faults = Faults(methods.METHODS.keys())
        self.updates = Updates(self.clock, first_id)
        self.updates.when_given_up = self._given_up
        self.webhook = Webhook(self.clock, self.updates, self.faults, self.call, first_delay=first_delay)
        self.taps = Queries("callback_query", self.world, self.updates, self._show_answer)
        self.inline: Queries[Json | None] = Queries("inline_query", self.world, self.updates, lambda _, answer: answer)

    async def call(self, method: str, args: Args) -> Any:
        """Run a Bot API method; the only entry point, for HTTP calls and for calls in webhook responses."""
        fault = self.faults.on_call(method, args)
        result: Any = None
        try:
            if fault is not None:
                await self.clock.sleep(fault.seconds)
                fault.strike(after=False)
            result = await self._carry_out(method, args)
            if fault is not None:
                fault.strike(after=True)
        except (ApiError, ConnectionCut) as failure:
            self.world.calls.append(Call(self.clock.now(), method, args.record(), result, failure.description))
            raise
        self.world.calls.append(Call(self.clock.now(), method, args.record(), result))
        return result

    async def _carry_out(self, method: str, args: Args) -> Any:
        found = methods.METHODS.get(method.lower())
        if found is None:
            raise ApiError(404, "Not Found")
        self.limits.admit(method, args)
        result = found(self, args)
        return await result if inspect.isawaitable(result) else result

    async def close(self) -> None:
        """End streams, deliveries and pending taps."""
        self.phones.close()
        self.taps.close()
        self.inline.close()
        await self.webhook.close()

    # Events in a chat: update the world, notify phones, queue the updates that the bot may see.

    def post(
        self,
        chat: Chat,
        sender: int,
        kind: str,
        content: Json,
        *,
        silent: bool = False,
        topic: int | None = None,
        reply_to: int | None = None,
        **about: Any,
    ) -> Post:
        """Add a new message to a chat; `about` are further fields of its `Post`."""
        message_id = self.world.next_message_id(chat)
        about |= {"reply_to": reply_to, "thread": topic or chat.thread(reply_to)}
        return self._publish(Post(message_id, chat.id, sender, self.world.now(), kind, content, **about), silent=silent)

    def service(self, chat: Chat, sender: int, **content: Any) -> Post:
        """Add a service message to a chat."""
        return self.post(chat, sender, "service", content)

    def open_topic(self, chat: Chat, by: int, name: str) -> Post:
        """Create a topic with its service message, whose id it shares."""
        message_id = self.world.next_message_id(chat)
        chat.topics[message_id] = name
        content = {"forum_topic_created": {"name": name, "icon_color": TOPIC_COLOUR}}
        post = Post(message_id, chat.id, by, self.world.now(), "service", content, thread=message_id)
        return self._publish(post, silent=True)

    def edit(self, post: Post, *, by_sender: bool = True, **changes: Any) -> Post:
        """Replace a post. A change of its content sets the edit date; a reaction does not."""
        edited = self.world.now() if by_sender else post.edited
        changed = self.world.keep(replace(post, edited=edited, **changes))
        self._show_again(changed)
        chat = self.world.chats[post.chat]
        if by_sender and self._bot_reads(chat, changed):
            self._tell_bot_of("edited_message", chat, changed)
        return changed

    def delete(self, chat: Chat, ids: list[int]) -> None:
        """Delete messages; the bot gets no update."""
        for message_id in ids:
            del chat.posts[message_id]
        chat.pinned = [pinned for pinned in chat.pinned if pinned in chat.posts]
        for user in chat.people(self.world.bot.id):
            self.phones.tell(user, "deleted", {"chat": chat.id, "message_ids": ids})

    def pin(self, post: Post, by: int, *, silent: bool) -> None:
        """Pin a message, with the service message about it."""
        chat = self.world.chats[post.chat]
        chat.pinned = [pinned for pinned in chat.pinned if pinned != post.id] + [post.id]
        content = {"pinned_message": render.message(self.world, post, with_reply=False)}
        topic = post.thread if chat.has_topic(post.thread) else None
        self.post(chat, by, "service", content, silent=silent, topic=topic)

    def set_status(self, chat: Chat, who: int, status: Status, by: int) -> None:
        """Change a membership; the bot always gets its own changes, others' only where it is an admin."""
        old = chat.status(who)
        if old == status:
            return
        chat.members[who] = status
        user, actor = self.world.user(who), self.world.user(by)
        change = {
            "chat": render.chat(self.world, chat),
            "from": render.user(actor),
            "date": self.world.now(),
            "old_chat_member": render.member(user, old),
            "new_chat_member": render.member(user, status),
        }
        if who == self.world.bot.id:
            self._meet(by)
            self.updates.add("my_chat_member", change, ("my_chat_member", chat.id), MESSAGE_LIFETIME)
        elif self.world.bot_status(chat).leads:
            self._meet(by, who)
            self.updates.add("chat_member", change, ("chat_member", chat.id), MESSAGE_LIFETIME)

    def _publish(self, made: Post, *, silent: bool) -> Post:
        chat = self.world.chats[made.chat]
        self.world.keep(made)
        shown = render.seen_message(self.world, made)
        for user in chat.people(self.world.bot.id):
            self.phones.tell(user, "message", {"chat": chat.id, "message": shown, "silent": silent})
        if self._bot_reads(chat, made):
            self._tell_bot_of("message", chat, made)
        return made

    # Queries

    def tap(self, post: Post, user: int, data: str) -> Tap:
        """Send the bot a tap on one of its buttons."""
        about = {
            "message": render.message(self.world, post),
            "chat_instance": str(hash((self.world.first_id, post.chat)) & 0x7FFF_FFFF_FFFF_FFFF),
            "data": data,
        }
        return self.taps.ask(user, about)

    def ask_inline(self, user: int, text: str) -> InlineQuery:
        """Send the bot an inline query."""
        return self.inline.ask(user, {"query": text, "offset": "", "chat_type": "sender"})

    def _show_answer(self, tap: Tap, answer: Json | None) -> Json:
        shown = {"tap": tap.id} | ({"gone": True} if answer is None else answer)
        self.phones.tell(tap.user, "answer", shown)
        return shown

    def _given_up(self, update: Update) -> None:
        self.taps.given_up(update)
        self.inline.given_up(update)

    # Updates for the bot

    def _bot_reads(self, chat: Chat, post: Post) -> bool:
        """Whether the bot gets this message: in groups its privacy mode hides most of them."""
        bot = self.world.bot
        if post.sender == bot.id or not self.world.bot_status(chat).inside:
            return False
        if chat.is_private:
            return chat.started and not chat.blocked
        if post.is_service or self.world.bot_reads_all or self.world.bot_status(chat).leads:
            return True
        replied = chat.posts.get(post.reply_to or 0)
        if replied is not None and replied.sender == bot.id:
            return True
        return any(self._is_for_bot(post, entity) for entity in post.content.get("entities", []))

    def _is_for_bot(self, post: Post, entity: Json) -> bool:
        raw = post.text.encode("utf-16-le")
        start, end = entity["offset"] * 2, (entity["offset"] + entity["length"]) * 2
        _, at, name = raw[start:end].decode("utf-16-le").partition("@")
        meant = name.lower() == (self.world.bot.username or "").lower()
        if entity["type"] == "bot_command":
            return entity["offset"] == 0 and (not at or meant)
        return entity["type"] == "mention" and meant

    def _tell_bot_of(self, kind: str, chat: Chat, post: Post) -> None:
        if post.sender_chat is None:
            self._meet(post.sender)
        self._meet(*(member["id"] for member in post.content.get("new_chat_members", [])))
        self.updates.add(kind, render.message(self.world, post), ("message", chat.id), MESSAGE_LIFETIME)

    def _meet(self, *users: int) -> None:
        self.world.met.update(users)

    def _show_again(self, post: Post) -> None:
        shown = render.seen_message(self.world, post)
        for user in self.world.chats[post.chat].people(self.world.bot.id):
            self.phones.tell(user, "edited", {"chat": post.chat, "message": shown})
