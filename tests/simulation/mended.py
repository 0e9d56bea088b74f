"""Flaws that the simulation once found in the bot, to be planted again by name: how many seeds would find them today?

A seed stands for a run only as long as nothing is drawn otherwise. Most of these depend on so rare a moment that hardly
a seed meets it but those with a focus (`focus`): each has a test of its own, too.
"""

import asyncio
from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Any
from unittest.mock import patch

from tgbot.delivery.place_sync import PlaceSync
from tgbot.delivery.shown import LeaseLost, ShownMessages
from tgbot.store import repository
from tgbot.store.base import LEASE_S
from tgbot.tables import chat_changes
from tgbot.tables.context import Decision


def _a_lost_document_comes_back() -> AbstractContextManager[object]:
    """Revisions count the changes: one that a failover lost and the one in its place are equal."""
    return patch("tgbot.store.repository._step", lambda _: repository.CHANGE)


def _an_edit_without_doubt() -> AbstractContextManager[object]:
    """An edit whose answer was lost counts as not made."""
    return patch("tgbot.delivery.chat_sync.doubted", lambda post: post)


def _unfinished_without_doubt() -> AbstractContextManager[object]:
    """What a worker that died has recorded counts as what is shown."""
    return patch.object(ShownMessages, "doubt", lambda _: None)


def _records_overtake_each_other() -> AbstractContextManager[object]:
    """A record of what a chat shows does not wait for the one before it."""

    async def at_once(posts: ShownMessages) -> None:
        posts._saving = None
        asked, unsaved = asyncio.get_running_loop().time(), posts._unsaved()
        if not await posts._store.post(posts.place, posts.lease, LEASE_S, unsaved):
            raise LeaseLost
        posts._asked = asked

    return patch.object(ShownMessages, "_save", at_once)


def _forgotten_later() -> AbstractContextManager[object]:
    """That a chat is out of reach is recorded together with what is sent when it is not any more."""

    async def later(delivery: PlaceSync, chat: Any) -> None:
        delivery._posts.forget(chat)

    return patch.object(PlaceSync, "_forget", later)


def _settled_too_early() -> AbstractContextManager[object]:
    """A place counts as shown while a chat in which nothing is wanted any more still has a call to end."""
    under_way = PlaceSync._under_way

    async def run(delivery: PlaceSync) -> None:
        try:
            while not await delivery._round():
                pass
        finally:
            await asyncio.gather(*under_way(delivery), return_exceptions=True)

    return patch.multiple(PlaceSync, run=run, _under_way=lambda _: [])


def _a_late_edit_forgotten() -> AbstractContextManager[object]:
    """A worker that lost its lease does not think of what another one took away meanwhile."""
    return patch.object(ShownMessages, "with_buttons", lambda _: set())


def _deleted_and_left() -> AbstractContextManager[object]:
    """A message that only a last look finds deleted is not sent again."""
    return patch("tgbot.delivery.chat_sync.AGAIN_S", 0.0)


def _topics_untold() -> AbstractContextManager[object]:
    """A table in a topic does not learn that the bot is back."""
    return patch.object(chat_changes, "with_topic", lambda table, **_: Decision(table))


MENDED: dict[str, Callable[[], AbstractContextManager[object]]] = {
    "a-lost-document-comes-back": _a_lost_document_comes_back,
    "an-edit-without-doubt": _an_edit_without_doubt,
    "unfinished-without-doubt": _unfinished_without_doubt,
    "records-overtake-each-other": _records_overtake_each_other,
    "forgotten-later": _forgotten_later,
    "settled-too-early": _settled_too_early,
    "a-late-edit-forgotten": _a_late_edit_forgotten,
    "deleted-and-left": _deleted_and_left,
    "topics-untold": _topics_untold,
}
