"""The one way in: an update, from the webhook or from polling, becomes committed turns and an answer."""

import secrets
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial

from tgbot import choices, custom_words, drafting, group, surroundings, taps
from tgbot.answers import Answer, Moment, Taken
from tgbot.buttons import Tapped, unpack
from tgbot.codes_presses import RerollWords
from tgbot.damage import Damaged
from tgbot.decode import Command, Departure, Incoming, Membership, Migration, Person, Room, Said, Tap
from tgbot.desk import Desk, Done
from tgbot.documents import Table, Visitor, WordList
from tgbot.flood import Flood
from tgbot.forgetting import has_seat
from tgbot.locale import Say
from tgbot.places import Place, parse_place, table_place, user_place, words_place
from tgbot.presses import (
    CancelTable,
    Join,
    KickPlayer,
    OnPage,
    Press,
    Rematch,
    StartGame,
    TakeSeat,
    TakeSide,
    UseWords,
    WordsIn,
)
from tgbot.private import Burn, PrivateChats, speaking
from tgbot.screens.message import Links
from tgbot.store import SEEN_MESSAGES_S
from tgbot.turn import Turn

Erase = Callable[[int, int], Awaitable[bool]]
IsAdmin = Callable[[int, int], Awaitable[bool]]
Tapping = Callable[[Place, int, int], None]


class Entry:
    """Takes what came in and does it."""

    def __init__(
        self,
        desk: Desk,
        links: Links,
        is_admin: IsAdmin,
        clock: Callable[[], float],
        *,
        flood: Flood | None = None,
        erase: Erase | None = None,
        burn: Burn | None = None,
    ) -> None:
        """Take the desk, links to the bot, a way to ask who is an admin, and the clock.

        `flood` says what is one too many, `erase` deletes a message in a group and tells whether it could, `burn`
        destroys the updates of a person that were given up.

        `tapped` is told from which message a tap on a place's buttons came, once the postman has set it.
        """
        self.tapped: Tapping = lambda *_: None
        self._desk = desk
        self._flood = flood
        self._erase = erase or _leave_it
        self._links = links
        self._is_admin = is_admin
        self._clock = clock
        self._private = PrivateChats(desk, burn or _keep_them)

    async def take(self, incoming: Incoming) -> Answer | None:
        """Do what came in; when this returns, it is committed. Return the answer, if one is to be given at once."""
        if isinstance(incoming, Tap | Command | Said) and self._is_flood(incoming):
            return Answer(Say(incoming.person.language).plain("toast-slow-down")) if isinstance(incoming, Tap) else None
        try:
            return await self._take(incoming)
        except Damaged as damaged:
            await self._desk.shelve(damaged)
            return _sorry(incoming)

    async def _take(self, incoming: Incoming) -> Answer | None:
        moment = Moment(self._clock(), secrets.token_hex(16))
        match incoming:
            case Tap():
                return await self._tap(incoming, moment)
            case Command() if incoming.room.private:
                await self._private.command(incoming, self._turn(incoming.person, incoming.room, moment))
            case Command():
                await self._group_command(incoming, moment)
            case Said() if incoming.room.private:
                await self._private.say(incoming, self._turn(incoming.person, incoming.room, moment))
            case Said():
                await self._group_text(incoming, moment)
            case Membership() if incoming.room.private:
                await self._private.membership(incoming, self._turn(incoming.person, incoming.room, moment))
            case Membership():
                await self._membership(incoming, moment)
            case Departure():
                await self._departure(incoming, moment)
            case Migration():
                await self.migrate(incoming.old, incoming.new)
            case _:
                pass
        return None

    async def migrate(self, old: int, new: int) -> None:
        """A group has become a supergroup: its table stays where it is kept, and the new id points to it.

        Both chats tell, in any order, and so does a call to the old one: doing it again changes nothing.
        """
        now, home = self._clock(), table_place(old)
        pointer: Done[Table] = await self._desk.run(
            table_place(new), partial(surroundings.moved_from, home=home), now=now, follow=False
        )
        if pointer.document.home == old:
            await self._desk.run(home, partial(surroundings.moved_to, chat=new), now=now)

    # ── taps ────────────────────────────────────────────────────────────────────────────────────────────────────

    async def _tap(self, tap: Tap, moment: Moment) -> Answer:
        tapped = unpack(tap.data)
        place = parse_place(tapped.place) if tapped else None
        if tapped is None or place is None or not await self._may_tap(tap, place, tapped.press):
            return Answer(Say(tap.person.language).plain("toast-unknown-button"))
        answer = await self._tap_place(tap, place, tapped, moment)
        if tap.genuine:
            # Afterwards, so that a tap that changes something is not shown twice.
            self.tapped(place, tap.room.chat, tap.message)
        return answer

    async def _tap_place(self, tap: Tap, place: Place, tapped: Tapped, moment: Moment) -> Answer:
        turn = self._turn(tap.person, tap.room, moment)
        if place.kind == "u":
            return await self._private.tap(place, turn, tapped, tap.update)
        if isinstance(tapped.press, Join | TakeSeat | TakeSide):
            visitor = await self._hint(place, turn, tap.update)
            turn = self._turn(speaking(tap.person, visitor), tap.room, moment, known=visitor.started)
        elif isinstance(tapped.press, StartGame | CancelTable | KickPlayer):
            turn = await self._turn_of_admin(turn)
        if isinstance(tapped.press, StartGame | Rematch | RerollWords | UseWords | WordsIn):
            turn = replace(turn, own_words=await self._own_words(place.chat))
        done = await self._desk.run(
            place, partial(tap_table, turn=turn, tapped=tapped), now=moment.now, update=f"t{tap.update}"
        )
        return done.answer or Answer()

    # ── commands and texts ──────────────────────────────────────────────────────────────────────────────────────

    async def _group_command(self, command: Command, moment: Moment) -> None:
        place = await self._desk.home(table_place(command.room.chat, command.room.topic))
        turn = self._turn(command.person, command.room, moment, admin=command.person.leads)
        # A link that adds the bot to a group can ask for a game at once.
        name = "play" if (command.name, command.argument) == ("start", "play") else command.name
        take: Callable[[Table, Turn], Taken[Table]] | None
        if name == "words":
            turn, take = await self._words(place.chat, command, turn)
        elif command.person.nameless and name in _BY_NAME_ONLY:
            take = _page("nameless")
        elif name == "kick" and command.about is not None:
            take = partial(choices.kick_by_reply, user=command.about)
        elif name == "team":
            take = partial(group.name_team, name=command.argument)
        else:
            take = _IN_GROUPS.get(name)
        if take is None:
            return
        if name == "play" and command.room.topic is not None:
            note = partial(surroundings.with_topic, topic=command.room.topic)
            await self._desk.run(table_place(command.room.chat), note, now=moment.now)
        if name in {"play", "join"} and not command.person.nameless:
            visitor = await self._hint(place, turn, command.update)
            turn = self._turn(speaking(command.person, visitor), command.room, moment, known=visitor.started)
        elif name in {"cancel", "kick"}:
            turn = await self._turn_of_admin(turn)
        doing, final = take, turn
        await self._desk.run(
            place,
            lambda table: doing(surroundings.met(table, final.person, final.room, moment), final),
            now=moment.now,
            update=f"m{command.update}",
            seen_for=SEEN_MESSAGES_S,
        )

    async def _words(
        self, chat: int, command: Command, turn: Turn
    ) -> tuple[Turn, Callable[[Table, Turn], Taken[Table]]]:
        """/words in a group: change the chat's own words, and show what came of it."""
        verb, _, rest = command.argument.partition(" ")
        listed = custom_words.parse(rest)
        change = {"add": custom_words.add, "remove": custom_words.remove}.get(verb.lower())
        if change is not None:
            # Adding and removing give the same when they are done again, so a redelivery does no harm.
            done: Done[WordList] = await self._desk.run(
                words_place(chat),
                lambda own: Taken(change(own, listed)[0]),
                now=turn.moment.now,
            )
            return replace(turn, own_words=done.document.words), choices.words_page
        turn = replace(turn, own_words=await self._own_words(chat))
        if verb.lower() != "list" or not turn.own_words:
            return turn, choices.words_page
        shown = ", ".join(sorted(turn.own_words)[: custom_words.SHOWN])
        return turn, _page("words-list", count=len(turn.own_words), words=shown)

    async def _own_words(self, chat: int) -> tuple[str, ...]:
        own = await self._desk.read(words_place(chat))
        return own.words if isinstance(own, WordList) else ()

    async def _group_text(self, said: Said, moment: Moment) -> None:
        """Notice an encoder who writes clues in the group; everything else there is none of our business."""
        place = await self._desk.home(table_place(said.room.chat, said.room.topic))
        table = await self._desk.read(place)
        if said.edited or not isinstance(table, Table) or not group.wants_text(table, said.person.id):
            return
        # Deleting it again changes nothing, so this may stand before the commit.
        erased = await self._erase(said.room.chat, said.message)
        take = partial(_exposed, user=said.person.id, erased=erased)
        await self._tell(place, take, said.update, moment)

    async def _membership(self, change: Membership, moment: Moment) -> None:
        """The bot was let in or shown the door: the chat's own table is told, then those in its topics."""
        here = (
            partial(_greeted, room=change.room, language=change.person.language, moment=moment)
            if change.present
            else _left
        )
        chat: Done[Table] = await self._tell(table_place(change.room.chat), here, change.update, moment)
        in_topics = partial(_back, moment=moment) if change.present else _left
        for topic in chat.document.topics:
            await self._tell(table_place(change.room.chat, topic), in_topics, change.update, moment)

    async def _departure(self, gone: Departure, moment: Moment) -> None:
        """Somebody has left the group: whoever had a seat there gives it up, so that others can take it."""
        chat = await self._desk.read(table_place(gone.chat))
        if not isinstance(chat, Table):
            return
        take = partial(group.leave, user=gone.user, moment=moment)
        for place in (chat.place, *(table_place(gone.chat, topic) for topic in chat.topics)):
            table = await self._desk.read(place)
            if isinstance(table, Table) and has_seat(table, gone.user):
                await self._tell(place, take, gone.update, moment)

    async def _tell(
        self, place: Place, take: Callable[[Table], Taken[Table]], update: int, moment: Moment
    ) -> Done[Table]:
        return await self._desk.run(place, take, now=moment.now, update=f"m{update}", seen_for=SEEN_MESSAGES_S)

    # ── parts ───────────────────────────────────────────────────────────────────────────────────────────────────

    def _turn(self, person: Person, room: Room, moment: Moment, known: bool = False, admin: bool = False) -> Turn:
        return Turn(person, room, moment, self._links, known, admin)

    async def _turn_of_admin(self, turn: Turn) -> Turn:
        return turn if turn.admin else replace(turn, admin=await self._is_admin(turn.room.chat, turn.person.id))

    def _is_flood(self, incoming: Tap | Command | Said) -> bool:
        return self._flood is not None and self._flood.too_much(incoming.person.id, incoming.room.chat)

    async def _may_tap(self, tap: Tap, place: Place, press: Press) -> bool:
        """A group's buttons are tapped in the group; a card's and a page's in the private chat of their owner."""
        if place.kind == "u":
            return place.chat == tap.person.id and tap.room.private
        if place.kind != "t":
            return False
        if tap.room.private:
            # The nonce of a page can be guessed: a group's pages are for those who are in the group.
            return not isinstance(press, OnPage)
        here = table_place(tap.room.chat, tap.room.topic)
        return place == here or place == await self._desk.home(here)

    async def _hint(self, place: Place, turn: Turn, update: int) -> Visitor:
        """Remember at which table a person is, before the table itself is written."""
        take = partial(_hinted, person=turn.person, table=place)
        done: Done[Visitor] = await self._desk.run(
            user_place(turn.person.id), take, now=turn.moment.now, update=f"h{update}"
        )
        return done.document


def tap_table(table: Table, turn: Turn, tapped: Tapped) -> Taken[Table]:
    """Take a tap on a table's buttons, in the language that the player has there."""
    player = table.player(turn.person.id)
    if player is not None and player.language != turn.person.language:
        person = Person(turn.person.id, turn.person.name, player.language)
        turn = replace(turn, person=person)
    return taps.tap_table(surroundings.met(table, turn.person, turn.room, turn.moment), turn, tapped)


def _page(kind: str, **facts: str | int) -> Callable[[Table, Turn], Taken[Table]]:
    def show(table: Table, turn: Turn) -> Taken[Table]:
        table = table if table.serial else table.but(language=turn.person.language)
        return group.page(table, kind, **facts)

    return show


def _sorry(incoming: Incoming) -> Answer | None:
    """Return what to tell somebody whose table or page cannot be read; who only chats in a group asked for nothing."""
    match incoming:
        case Tap() | Command():
            return Answer(Say(incoming.person.language).plain("toast-damaged"), alert=True)
        case Said() if incoming.room.private:
            return Answer(Say(incoming.person.language).plain("toast-damaged"))
    return None


async def _keep_them(_user: int) -> None:
    pass


async def _leave_it(_chat: int, _message: int) -> bool:
    return False


def _hinted(visitor: Visitor, person: Person, table: Place) -> Taken[Visitor]:
    return Taken(group.greet(visitor, person).at(table))


def _exposed(table: Table, user: int, erased: bool) -> Taken[Table]:
    return Taken(drafting.typed_in_group(table, user, erased) if group.wants_text(table, user) else table)


def _left(table: Table) -> Taken[Table]:
    return Taken(surroundings.away(table) if table.serial else table)


def _back(table: Table, moment: Moment) -> Taken[Table]:
    return Taken(surroundings.back(table, moment) if table.away else table)


def _greeted(table: Table, room: Room, language: str, moment: Moment) -> Taken[Table]:
    if table.serial or table.page:
        return _back(table, moment)
    return group.page(table.but(title=room.title, language=language), "hello-group")


# What only a certain person can ask for.
_BY_NAME_ONLY = frozenset({"join", "leave", "sub"})
_IN_GROUPS: dict[str, Callable[[Table, Turn], Taken[Table]]] = {
    "play": group.open_table,
    "start": _page("hello-group"),
    "join": group.join_by_command,
    "leave": group.leave_by_command,
    "cancel": group.cancel_by_command,
    "board": group.show_again,
    "sub": group.show_again,
    "nudge": group.nudge,
    "rules": group.rules,
    "sheet": group.sheet,
    "stats": group.stats,
    "leaderboard": group.leaderboard,
    "export": group.export_record,
    "settings": choices.settings_page,
    "kick": choices.kick_page,
    "lang": _page("lang-group"),
    "help": _page("help"),
}
