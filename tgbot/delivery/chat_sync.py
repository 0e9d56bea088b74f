"""One chat: the calls that make it show what is wanted, in the order in which people miss them."""

import logging
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import replace

from tgbot.delivery.rate_limits import RateLimits
from tgbot.delivery.shown import ShownMessage, ShownMessages, doubted
from tgbot.telegram.client import TelegramClient
from tgbot.telegram.errors import MessageGone, OutcomeUnknown, Rejected
from tgbot.telegram.messages import Chat, Clip, Edit, Message, Photo, edit_of

AGAIN_S = 0.05  # before a deleted message is sent again, if only the last edit found it deleted

log = logging.getLogger(__name__)


class ChatSync:
    """Compares what a chat of a place shows with what it should, and makes the difference."""

    def __init__(self, client: TelegramClient, limits: RateLimits, posts: ShownMessages) -> None:
        """`posts` is what the place shows, in this chat and in others."""
        self._client = client
        self._limits = limits
        self._posts = posts

    async def bring_up_to_date(self, chat: Chat, wanted: list[Message]) -> float:
        """Do all that the limits allow: 0, or the seconds to wait where something is left.

        What is urgent goes first, and may use calls that the limits keep for it: in a lively game, a reveal, a new
        board and the end do not wait for edits that nobody misses, such as old boards that lose their buttons.
        """
        posts = self._posts.of(chat)
        urgent = [message for message in wanted if message.urgent]
        wait = (
            await self._edit_some(chat, posts, urgent, _differs, urgent=True)
            or await self._send_urgent(chat, posts, wanted)
            or await self._edit_some(chat, posts, wanted, _differs)
            or await self._send_all(chat, _missing(posts, wanted), urgent=False)
            or await self._take_away_rest(chat, posts, wanted)
            # Last, since most of them show what they should.
            or await self._edit_some(chat, posts, wanted, _is_doubted)
        )
        return wait or (AGAIN_S if _missing(posts, wanted) else 0.0)

    async def _edit_some(
        self,
        chat: Chat,
        posts: Mapping[str, ShownMessage],
        wanted: list[Message],
        concerns: Callable[[ShownMessage, Message], bool],
        *,
        urgent: bool = False,
    ) -> float:
        """Edit the messages that this concerns: 0, or the seconds to wait where the limits leave no more calls."""
        for message in reversed(wanted):  # people look at the newest
            shown = posts.get(message.key)
            if shown is not None and concerns(shown, message):
                if not shown.id:  # Telegram rejected what it said before; this is sent
                    self._posts.drop(chat, message.key)
                    continue
                if wait := await self._limits.wait(chat, urgent=urgent, patient=message.patient):
                    return wait
                await self._edit(chat, message, shown)
        return 0.0

    async def _send_urgent(self, chat: Chat, posts: Mapping[str, ShownMessage], wanted: list[Message]) -> float:
        """Send what cannot wait, and what belongs above it."""
        missing = _missing(posts, wanted)
        last = max((place for place, message in enumerate(missing) if message.urgent or not message.silent), default=-1)
        return await self._send_all(chat, missing[: last + 1], urgent=True)

    async def _send_all(self, chat: Chat, missing: list[Message], *, urgent: bool) -> float:
        for message in missing:
            if wait := await self._limits.wait(chat, urgent=urgent, patient=message.patient):
                return wait
            await self._send(chat, message)
        return 0.0

    async def _take_away_rest(self, chat: Chat, posts: Mapping[str, ShownMessage], wanted: list[Message]) -> float:
        """Take away what is not wanted any more."""
        keys = {message.key for message in wanted}
        for key, shown in list(posts.items()):
            if key not in keys:
                strips = (shown.buttons or shown.doubted) and not shown.fleeting
                if strips and (wait := await self._limits.wait(chat, urgent=False)):
                    return wait
                # Deleting costs no call, but very many at once would keep the connections from everything else.
                if shown.patient and (wait := await self._limits.wait_patiently(chat)):
                    return wait
                await self._take_away(chat, key, shown)
                self._posts.drop(chat, key)
                if not shown.fleeting:
                    await self._posts.save()  # at once: its key may come back, for another message
        return 0.0

    async def _edit(self, chat: Chat, message: Message, shown: ShownMessage) -> None:
        how = edit_of(shown.digest, message, doubted=shown.doubted)
        if how is Edit.REPLACE:
            await self._discard(chat, message.key, shown)
            return
        wanted = message.as_text if isinstance(message, Photo) and how is Edit.TEXT else message
        try:
            await self._client.edit(chat, shown.id, wanted, how)
        except OutcomeUnknown:
            self._posts.put(chat, message.key, doubted(shown))  # it shows the old or the new
            raise
        except MessageGone:
            if message.keyboard or message.fleeting or shown.fleeting:
                # It was deleted, perhaps by us, for an earlier message of this key: it is sent again.
                self._posts.drop(chat, message.key)
                return
            # What is over and was deleted stays deleted: sent again it would be the newest message.
        except Rejected:
            log.error("Telegram rejects an edit of %s", message.key)
            if how is Edit.PICTURE:
                await self._edit_caption(chat, message, shown)
        # Recorded when all is shown: an edit that is forgotten is made once more, and changes nothing.
        self._posts.record(chat, message.key, wanted, shown.id)

    async def _edit_caption(self, chat: Chat, message: Message, shown: ShownMessage) -> None:
        """Say the new words at least, below the old picture."""
        with suppress(Rejected, MessageGone):
            await self._client.edit(chat, shown.id, message, Edit.CAPTION)

    async def _discard(self, chat: Chat, key: str, shown: ShownMessage) -> None:
        """Delete a message that cannot become the one that is wanted, which is sent next."""
        try:
            await self._client.delete(chat, shown.id)
        except MessageGone:
            pass
        except Rejected:  # it is too old to be deleted
            await self._take_away(chat, key, replace(shown, fleeting=False))
        self._posts.drop(chat, key)

    async def _send(self, chat: Chat, message: Message) -> None:
        # If we die after the send, the next worker knows from our mark that it may have happened.
        await self._posts.hold()
        wanted = message.as_text if isinstance(message, Photo) and not message.has_caption else message
        try:
            try:
                message_id = await self._client.send(chat, wanted)
            except Rejected:
                if not isinstance(wanted, Photo | Clip) or not wanted.text:
                    raise
                log.info("Telegram rejects the picture or file of %s, so its text is sent", message.key)
                wanted = wanted.as_text
                message_id = await self._client.send(chat, wanted)
        except Rejected:
            log.error("Telegram rejects the message %s", message.key)
            message_id = 0
        self._posts.record(chat, message.key, wanted, message_id)
        await self._posts.save()  # at once: a message that is forgotten would be sent a second time

    async def _take_away(self, chat: Chat, key: str, shown: ShownMessage) -> None:
        try:
            if shown.fleeting:
                await self._client.delete(chat, shown.id)
            elif shown.buttons or shown.doubted:  # an edit of unknown outcome may have given it some
                await self._client.strip(chat, shown.id)
        except OutcomeUnknown:
            self._posts.put(chat, key, doubted(shown))  # should it be wanted again, it may have no buttons
            raise
        except (MessageGone, Rejected):
            pass  # it is gone, or too old to be changed


def _missing(posts: Mapping[str, ShownMessage], wanted: list[Message]) -> list[Message]:
    return [message for message in wanted if message.key not in posts]


def _differs(shown: ShownMessage, message: Message) -> bool:
    # Its words alone stand for a picture or a file that Telegram did not take.
    return shown.digest != message.digest and not message.is_shown_by(shown.digest)


def _is_doubted(shown: ShownMessage, _: Message) -> bool:
    return shown.doubted
