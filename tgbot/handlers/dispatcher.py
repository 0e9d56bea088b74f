"""The one way in: an update, from the webhook or from polling, becomes committed decisions and an answer."""

import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial

from tgbot.handlers.chat_changes import ChatChanges
from tgbot.handlers.flood import Flood
from tgbot.handlers.inline import InlineQueries
from tgbot.handlers.private import PrivateChats
from tgbot.handlers.reminders import remind
from tgbot.i18n.texts import Say
from tgbot.store.base import Once
from tgbot.store.errors import Damaged
from tgbot.store.repository import Committed, Repository
from tgbot.tables import chat_changes, commands, lobby, statistics, taps
from tgbot.tables.buttons import PlayAlone
from tgbot.tables.context import Context, Decision, Moment
from tgbot.tables.game import game_of, games
from tgbot.tables.model import Table, Visitor, WordList
from tgbot.tables.own_page import greeted, speaking
from tgbot.tables.places import Place, parse_place, table_place, user_place, words_place
from tgbot.tables.rights import may_choose
from tgbot.tables.routes import CommandHandler, CommandRoute, During, Needs, TapRoute
from tgbot.telegram.buttons import Tapped, unpack
from tgbot.telegram.messages import Answer, Links
from tgbot.telegram.updates import (
    Command,
    Departure,
    Incoming,
    InlineQuery,
    Membership,
    Migration,
    Sender,
    Tap,
    TextMessage,
)

Erase = Callable[[int, int], Awaitable[bool]]
IsAdmin = Callable[[int, int], Awaitable[bool]]
Tapping = Callable[[Place, int, int], None]

log = logging.getLogger(__name__)


class Dispatcher:
    """Takes what came in and does it."""

    def __init__(
        self,
        repository: Repository,
        links: Links,
        clock: Callable[[], float],
        *,
        private: PrivateChats,
        chats: ChatChanges,
        is_admin: IsAdmin,
        erase: Erase,
        tapped: Tapping,
        flood: Flood | None = None,
        secret: str = "",
    ) -> None:
        """`is_admin` asks Telegram about a person in a chat, `erase` deletes a message in a group if the bot may.

        `tapped` learns from which message a tap on a place's buttons came; `flood` turns away what is too much.
        `secret` is what only the operator has.
        """
        self._repository = repository
        self._links = links
        self._clock = clock
        self._private = private
        self._inline = InlineQueries(repository, links)
        self._chats = chats
        self._is_admin = is_admin
        self._erase = erase
        self._tapped = tapped
        self._flood = flood
        self._secret = secret

    async def take(self, incoming: Incoming) -> Answer | None:
        """Do what came in; when this returns, it is committed. Gives the answer, if there is one."""
        if self._is_flood(incoming):
            return Answer(Say(incoming.person.language).plain("toast-slow-down")) if isinstance(incoming, Tap) else None
        began = time.perf_counter()
        try:
            return await self._take(incoming)
        except Damaged as damaged:
            await self._repository.shelve(damaged)
            return _sorry(incoming)
        finally:
            if log.isEnabledFor(logging.DEBUG):
                log.debug("update: %s, %.1f ms", _named(incoming), 1000 * (time.perf_counter() - began))

    async def _take(self, incoming: Incoming) -> Answer | None:
        moment = Moment(self._clock(), secrets.token_hex(16))
        match incoming:
            case Tap():
                return await self._tap(incoming, moment)
            case InlineQuery():
                return await self._inline.answer(incoming, moment)
            case Command() if incoming.room.private:
                await self._private.command(incoming, self._context(incoming, moment))
            case Command():
                await self._group_command(incoming, moment)
            case TextMessage() if incoming.room.private:
                return await self._private.say(incoming, self._context(incoming, moment))
            case TextMessage():
                await self._group_text(incoming, moment)
            case Membership() if incoming.room.private:
                await self._private.membership(incoming, self._context(incoming, moment))
            case Membership():
                await self._chats.membership(incoming, moment)
            case Departure():
                await self._chats.departure(incoming, moment)
            case Migration():
                await self._chats.migrate(incoming.old, incoming.new)
        return None

    # ── taps ────────────────────────────────────────────────────────────────────────────────────────────────────

    async def _tap(self, tap: Tap, moment: Moment) -> Answer:
        tapped = unpack(tap.data)
        place = parse_place(tapped.place) if tapped else None
        route = taps.find(tapped.press) if tapped else None
        if tapped is None or place is None or not await self._may_tap(tap, place, route):
            return Answer(Say(tap.person.language).plain("toast-unknown-button"))
        answer = await self._tap_place(tap, place, tapped, route, moment)
        if tap.genuine:
            # Afterwards, so that a tap that changes something is not shown twice.
            self._tapped(place, tap.room.chat, tap.message)
        return answer

    async def _tap_place(
        self, tap: Tap, place: Place, tapped: Tapped, route: TapRoute | None, moment: Moment
    ) -> Answer:
        context = self._context(tap, moment)
        if isinstance(tapped.press, PlayAlone) and tap.room.private:
            return await self._private.play_alone(tapped.press, context, tap.update)
        if place.kind == "u":
            return await self._private.tap(place, context, tapped, tap.update)
        context = await self._informed(context, route.needs if route else Needs.NOTHING, place, tap.update)
        take = partial(taps.tap_table, context=context, tapped=tapped)
        once = Once.tap(tap.update)
        done: Committed[Table]
        if route is not None and route.puzzle is not None:
            done = await self._private.decide(place, take, route.puzzle, once, context)
        else:
            done = await self._repository.run(place, take, now=moment.now, once=once)
        if place.private:
            await self._private.tapped_alone(done.document, moment)
        await remind(self._repository, done, moment.now)
        return done.answer or Answer()

    async def _may_tap(self, tap: Tap, place: Place, route: TapRoute | None) -> bool:
        """A group's buttons are tapped in the group; a card's and a page's in the private chat of their owner."""
        if place.kind == "u":
            return place.chat == tap.person.id and tap.room.private
        if place.kind != "t":
            return False
        if place.private:
            return place.chat == tap.person.id and tap.room.private
        if tap.room.private:
            # The nonce of a page can be guessed: a group's pages are for those who are in the group.
            return route is None or route.during is not During.PAGE
        here = table_place(tap.room.chat, tap.room.topic)
        return place == here or place == await self._repository.home(here)

    # ── commands and texts ──────────────────────────────────────────────────────────────────────────────────────

    async def _group_command(self, command: Command, moment: Moment) -> None:
        # A link that adds the bot to a group can ask for a game at once.
        name = "play" if (command.name, command.argument) == ("start", "play") else command.name
        route = commands.find(name)
        if route is None:
            return
        place = await self._repository.home(table_place(command.room.chat, command.room.topic))
        context = self._context(command, moment)
        context = replace(context, admin=command.person.leads, argument=command.argument, reply_to=command.about)
        if command.person.nameless and route.personal:
            route = CommandRoute(name, commands.nameless)
        if route.needs & (Needs.PROFILE | Needs.FOLLOWERS) and command.room.topic is not None:
            note = partial(chat_changes.with_topic, topic=command.room.topic)
            await self._repository.run(table_place(command.room.chat), note, now=moment.now)
        known, handler = await self._informed(context, route.needs, place, command.update), route.handler
        if route.words is not None and await self._may_choose(place, known):
            await self._repository.run(words_place(place.chat), _changing(route, command.argument), now=moment.now)
        decide = partial(_commanded, handler=handler, context=known)
        done: Committed[Table] = await self._repository.tell(place, decide, command.update, moment.now)
        await remind(self._repository, done, moment.now)

    async def _may_choose(self, place: Place, context: Context) -> bool:
        table = await self._repository.read(place)
        return not isinstance(table, Table) or may_choose(table, context)

    async def _group_text(self, said: TextMessage, moment: Moment) -> None:
        """Give a player's message in the group to the game where it takes notice; everything else there stays."""
        place = await self._repository.home(table_place(said.room.chat, said.room.topic))
        table = await self._repository.read(place)
        if said.edited or not isinstance(table, Table) or not commands.plays(table, said.person.id):
            return
        leaks = game_of(table).leaks(table, said)
        if leaks is None:
            return
        # Deleting it again changes nothing, so this may stand before the commit.
        erased = leaks and await self._erase(said.room.chat, said.message)
        await self._repository.tell(place, partial(_overheard, said=said, erased=erased), said.update, moment.now)

    # ── what a decision needs ───────────────────────────────────────────────────────────────────────────────────

    async def _informed(self, context: Context, needs: Needs, place: Place, update: int) -> Context:
        """The context with what a handler needs to know from outside the table."""
        if Needs.PROFILE in needs and not context.person.nameless:
            visitor = await self._hinted(place, context, update)
            played = await self._played(visitor, place)
            context = replace(context, person=speaking(context.person, visitor), known=visitor.started, played=played)
        if Needs.ADMIN in needs and not self._is_known_to_lead(context, place):
            context = replace(context, admin=await self._is_admin(context.room.chat, context.person.id))
        if Needs.OWN_WORDS in needs:
            own = await self._repository.read(words_place(place.chat))
            context = replace(context, own_words=own.words if isinstance(own, WordList) else ())
        if Needs.FOLLOWERS in needs:
            context = replace(context, own_tables=await self._followed(place))
        return context

    def _is_known_to_lead(self, context: Context, place: Place) -> bool:
        """Whether Telegram need not be asked: the table has a host, and this worker mostly knows who.

        Where another worker has a newer table, the decision says no, and with that this one knows it, too.
        """
        kept = self._repository.kept(place)
        return context.admin or (kept is not None and isinstance(kept[1], Table) and context.in_charge(kept[1]))

    async def _followed(self, place: Place) -> dict[int, Table]:
        """The own tables that a group's games may tell of, by their owners."""
        table = await self._repository.read(place)
        if not isinstance(table, Table):
            return {}
        places = [own for game in games().values() for own in game.followed(table)]
        found = await self._repository.read_all(places)
        return {own.chat: own for own in found if isinstance(own, Table)}

    async def _played(self, visitor: Visitor, here: Place) -> tuple[str, ...]:
        """The games that a person has finished elsewhere; this table knows by itself which were finished here."""
        places = [place for place in map(parse_place, visitor.tables) if place is not None and place != here]
        tables = await self._repository.read_all(places) if places else []
        return statistics.played_by((table for table in tables if isinstance(table, Table)), visitor.user)

    async def _hinted(self, place: Place, context: Context, update: int) -> Visitor:
        """Remember at which table a person is, before the table itself is written."""
        take = partial(_with_hint, person=context.person, table=place)
        done: Committed[Visitor] = await self._repository.run(
            user_place(context.person.id), take, now=context.moment.now, once=Once.hint(update)
        )
        return done.document

    def _context(self, incoming: Tap | Command | TextMessage | Membership, moment: Moment) -> Context:
        return Context(incoming.person, incoming.room, moment, self._links, secret=self._secret)

    def _is_flood(self, incoming: Incoming) -> bool:
        match incoming:
            case Tap() | Command() | TextMessage():
                chat = incoming.room.chat
            case InlineQuery():
                chat = incoming.person.id  # it does not say in which chat it was typed
            case _:
                return False
        return self._flood is not None and self._flood.too_much(incoming.person.id, chat)


def _named(incoming: Incoming) -> str:
    """What came in, as the log names it: nobody's text, name or id."""
    what = type(incoming).__name__.lower()
    match incoming:
        case Tap():
            tapped = unpack(incoming.data)
            what += f" on {type(tapped.press).__name__}" if tapped else " on nothing of ours"
        case Command() if commands.find(incoming.name):
            what += f" /{incoming.name}"
    room = getattr(incoming, "room", None)
    return what if room is None else f"{what} in {'private' if room.private else 'a group'}"


def _sorry(incoming: Incoming) -> Answer | None:
    """What to tell a person whose table or page cannot be read; chatting in a group asks for nothing."""
    match incoming:
        case Tap() | Command():
            return Answer(Say(incoming.person.language).plain("toast-damaged"), alert=True)
        case TextMessage() if incoming.room.private:
            return Answer(Say(incoming.person.language).plain("toast-damaged"))
    return None


def _with_hint(visitor: Visitor, person: Sender, table: Place) -> Decision[Visitor]:
    return Decision(greeted(visitor, person).at(table))


def _commanded(table: Table, handler: CommandHandler, context: Context) -> Decision[Table]:
    table = chat_changes.sync_profile(table, context.person, context.room, context.moment)
    done = handler(table, context)
    return replace(done, document=lobby.with_past(done.document, context.person.id, context.played))


def _overheard(table: Table, said: TextMessage, erased: bool) -> Decision[Table]:
    if not commands.plays(table, said.person.id):
        return Decision(table)
    return Decision(game_of(table).on_group_text(table, said, erased))


def _changing(route: CommandRoute, argument: str) -> Callable[[WordList], Decision[WordList]]:
    change = route.words
    return lambda own: Decision(own if change is None else change(own, argument))
