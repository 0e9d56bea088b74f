"""User actions on groups: create, change and upgrade them, join and leave."""

from __future__ import annotations

from tgbot.playground import render
from tgbot.playground.errors import Impossible
from tgbot.playground.local import LocalTelegram
from tgbot.playground.model import Chat, ChatKind, Json, Status, User


class Groups:
    """Users of groups."""

    def __init__(self, local: LocalTelegram) -> None:
        self._local = local
        self._world = local.world

    def add_group(
        self,
        title: str,
        members: list[int],
        *,
        admins: list[int] | None = None,
        supergroup: bool = True,
        bot: bool = True,
    ) -> Chat:
        """Create a group, in the name of its first admin or else its first member."""
        for user in (everyone := [*(admins or []), *members]):
            self._person(user)
        if not title.strip() or not everyone:
            raise Impossible(400, "A group needs a title and at least one member.")
        creator = everyone[0]
        statuses = dict.fromkeys(everyone, Status.MEMBER) | dict.fromkeys(admins or [], Status.ADMINISTRATOR)
        chat = self._world.add_group(title.strip(), statuses | {creator: Status.CREATOR}, supergroup=supergroup)
        if bot:
            self._local.set_status(chat, self._world.bot.id, Status.MEMBER, creator)
        if not supergroup:
            self._local.service(chat, creator, group_chat_created=True)
        elif bot:
            self._local.service(chat, creator, new_chat_members=[render.user(self._world.bot)])
        self._tell_of_chats(chat)
        return chat

    def change_group(
        self,
        chat_id: int,
        *,
        title: str | None = None,
        admins: list[int] | None = None,
        bot: bool | None = None,
        bot_admin: bool | None = None,
        photos: bool | None = None,
    ) -> Chat:
        """Change a group in its creator's name: title, admins, the bot's membership and rights, members' photos."""
        chat = self._group(chat_id)
        creator = self._creator(chat)
        if title is not None and title.strip() and title != chat.title:
            chat.title = title.strip()
            self._local.service(chat, creator, new_chat_title=chat.title)
        if admins is not None:
            self._set_admins(chat, creator, admins)
        if bot is not None and bot != self._world.bot_status(chat).inside:
            self._bring_bot(chat, creator, inside=bot)
        if bot_admin is not None and self._world.bot_status(chat).inside:
            status = Status.ADMINISTRATOR if bot_admin else Status.MEMBER
            self._local.set_status(chat, self._world.bot.id, status, creator)
        if photos is not None:
            chat.photos = photos
        self._tell_of_chats(chat)
        return chat

    def upgrade(self, chat_id: int) -> Chat:
        """Upgrade a basic group to a supergroup: a new chat with the same members; the old one is closed.

        The bot gets a message in both chats and its membership in the new one, but no update about leaving the old one.
        """
        old = self._group(chat_id)
        if old.kind is not ChatKind.GROUP:
            raise Impossible(400, "Only a basic group becomes a supergroup.")
        creator, bot = self._creator(old), self._world.bot.id
        people = {who: status for who, status in old.members.items() if who != bot}
        new = self._world.add_group(old.title, people, supergroup=True)
        new.photos = old.photos
        if old.status(bot).inside:
            self._local.set_status(new, bot, old.status(bot), creator)
        self._local.service(old, creator, migrate_to_chat_id=new.id)
        origin = {"migrate_from_chat_id": old.id}
        self._local.post(new, creator, "service", origin, sender_chat=new.id)
        old.migrated_to = new.id
        old.members = {who: status for who, status in old.members.items() if who == bot}
        self._tell_of_chats(new)
        return new

    def group(self, chat_id: int) -> Json:
        """The members of a group as ChatMembers, and whether the bot is in it and an admin."""
        chat = self._group(chat_id)
        members = [(self._world.users[who], chat.status(who)) for who in chat.people(self._world.bot.id)]
        status = self._world.bot_status(chat)
        return {
            "chat": render.chat(self._world, chat),
            "members": [render.member(who, status) for who, status in members],
            "bot": status.inside,
            "bot_admin": status.leads,
        }

    def join(self, user: int, chat_id: int) -> None:
        """Add a user to a group."""
        self._person(user)
        chat = self._group(chat_id)
        if chat.status(user).inside:
            raise Impossible(400, "That person is in the group already.")
        self._local.set_status(chat, user, Status.MEMBER, user)
        self._local.service(chat, user, new_chat_members=[render.user(self._world.users[user])])
        self._tell_of_chats(chat)

    def leave(self, user: int, chat_id: int) -> None:
        """Remove a user from a group."""
        chat = self._group(chat_id)
        if not chat.status(user).inside:
            raise Impossible(400, "That person is not in the group.")
        self._local.service(chat, user, left_chat_member=render.user(self._world.users[user]))
        self._local.set_status(chat, user, Status.LEFT, user)
        self._local.phones.tell(user, "chats", {})
        self._tell_of_chats(chat)

    def _person(self, user: int) -> User:
        found = self._world.users.get(user)
        if found is None or found.deleted:
            raise Impossible(404, "There is no such person.")
        return found

    def _group(self, chat_id: int) -> Chat:
        chat = self._world.chats.get(chat_id)
        if chat is None or chat.is_private:
            raise Impossible(404, "There is no such group.")
        if chat.migrated_to is not None:
            raise Impossible(400, "That group has become a supergroup.")
        return chat

    def _creator(self, chat: Chat) -> int:
        return next((who for who, status in chat.members.items() if status is Status.CREATOR), self._world.bot.id)

    def _set_admins(self, chat: Chat, by: int, admins: list[int]) -> None:
        if not all(chat.status(user).inside for user in admins):
            raise Impossible(400, "Only members of a group can lead it.")
        for user in chat.people(self._world.bot.id):
            if chat.status(user) is not Status.CREATOR:
                status = Status.ADMINISTRATOR if user in admins else Status.MEMBER
                self._local.set_status(chat, user, status, by)

    def _bring_bot(self, chat: Chat, by: int, *, inside: bool) -> None:
        bot = self._world.bot
        if inside:
            self._local.set_status(chat, bot.id, Status.MEMBER, by)
            self._local.service(chat, by, new_chat_members=[render.user(bot)])
        elif chat.kind is ChatKind.GROUP:
            # A basic group still shows the bot its own farewell; a supergroup is closed to it at once.
            self._local.service(chat, by, left_chat_member=render.user(bot))
            self._local.set_status(chat, bot.id, Status.KICKED, by)
        else:
            self._local.set_status(chat, bot.id, Status.KICKED, by)
            self._local.service(chat, by, left_chat_member=render.user(bot))

    def _tell_of_chats(self, chat: Chat) -> None:
        for user in chat.people(self._world.bot.id):
            self._local.phones.tell(user, "chats", {})
        self._local.phones.tell_all("world")
