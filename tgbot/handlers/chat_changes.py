"""What happens to chats: the bot comes and goes, groups become supergroups, people leave or shut the bot out."""

import secrets
from collections.abc import Awaitable, Callable
from functools import partial

from tgbot.handlers.reminders import remind
from tgbot.store.repository import Committed, Repository
from tgbot.tables import chat_changes, commands
from tgbot.tables.context import Decision, Moment
from tgbot.tables.model import Table, Visitor, WordList
from tgbot.tables.places import Place, table_place, words_place
from tgbot.telegram.updates import Departure, Membership


class ChatChanges:
    """Turns what Telegram says of a chat into changes of documents."""

    def __init__(self, repository: Repository, clock: Callable[[], float]) -> None:
        """`clock` tells the time."""
        self._repository = repository
        self._clock = clock

    async def membership(self, change: Membership, moment: Moment) -> None:
        """The bot was let into a group or removed from it: the chat's own table learns it, then those in its topics."""
        room = change.room
        here = (
            partial(chat_changes.added, room=room, language=change.person.language, moment=moment)
            if change.present
            else chat_changes.removed
        )
        chat: Committed[Table] = await self._repository.tell(table_place(room.chat), here, change.update, moment.now)
        in_topics = partial(chat_changes.back, moment=moment) if change.present else chat_changes.removed
        for topic in chat.document.topics:
            told: Awaitable[Committed[Table]] = self._repository.tell(
                table_place(room.chat, topic), in_topics, change.update, moment.now
            )
            await self._repository.or_shelve(told)

    async def departure(self, gone: Departure, moment: Moment) -> None:
        """A person has left the group: the seats there are free for others, and lobbies there concern them no more."""
        chat = await self._repository.read(table_place(gone.chat))
        if not isinstance(chat, Table):
            return
        for place in (chat.place, *(table_place(gone.chat, topic) for topic in chat.topics)):
            await self._repository.or_shelve(self._depart(place, gone, moment))

    async def _depart(self, place: Place, gone: Departure, moment: Moment) -> None:
        """Let one of the group's tables know that a person has left."""
        table = await self._repository.read(place)
        if isinstance(table, Table) and chat_changes.concerns(table, gone.user):
            words = await self._repository.read(words_place(table.chat))  # a rematch may begin
            own_words = words.words if isinstance(words, WordList) else ()
            take = partial(_departed, user=gone.user, moment=moment, own_words=own_words)
            done: Committed[Table] = await self._repository.tell(place, take, gone.update, moment.now)
            await remind(self._repository, done, moment.now)

    async def migrate(self, old: int, new: int) -> None:
        """A group has become a supergroup: its table stays where it is kept, and the new id points to it.

        Both chats tell, in any order, and so does a call to the old one: doing it again changes nothing.
        """
        now, home = self._clock(), table_place(old)
        pointer: Committed[Table] = await self._repository.run(
            table_place(new), partial(chat_changes.moved_from, home=home), now=now, follow=False
        )
        if pointer.document.home == old:
            await self._repository.run(home, partial(chat_changes.moved_to, chat=new), now=now)

    # ── what a call to Telegram finds out ───────────────────────────────────────────────────────────────────────

    async def forbidden(self, place: Place, chat: int) -> None:
        """The bot may not write to a chat."""
        now = self._clock()
        if place.kind == "u":
            await self._repository.run(place, _shut, now=now)
        elif chat > 0:
            moment = Moment(now, secrets.token_hex(16))
            await self._repository.run(place, partial(chat_changes.unreachable, user=chat, moment=moment), now=now)
        else:
            await self._repository.run(place, chat_changes.away, now=now)

    async def migrated(self, place: Place, chat: int, to: int) -> None:
        """A group has another id now."""
        if place.kind == "t":
            await self.migrate(chat, to)


def _departed(table: Table, user: int, moment: Moment, own_words: tuple[str, ...]) -> Decision[Table]:
    return commands.leave(chat_changes.parted(table, user), user, moment, own_words)


def _shut(visitor: Visitor) -> Decision[Visitor]:
    return Decision(visitor.replace(started=False, page=None))
