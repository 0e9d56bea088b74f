"""The private chat: commands, texts and media of one person, and the taps on that person's own pages."""

from collections.abc import Awaitable, Callable, Iterable, Sequence
from functools import partial
from typing import TypeAlias, TypeVar

from tgbot.handlers.alone import IsOutside, OwnTables
from tgbot.i18n.texts import Say
from tgbot.store.base import Once
from tgbot.store.repository import Committed, Repository
from tgbot.tables import chat_changes, commands, erasure, statistics
from tgbot.tables.buttons import AskToForget, ChooseGame, ForgetMe, PlayAlone
from tgbot.tables.context import Context, Decision, Moment
from tgbot.tables.game import game_of, games
from tgbot.tables.links import invited, subscription
from tgbot.tables.model import DEFAULT_GAME, Page, Puzzle, Stage, Table, Visitor
from tgbot.tables.my_data import my_data
from tgbot.tables.own_page import (
    asks_for_game,
    asks_to_forget,
    beside_a_game,
    chooses_card,
    chooses_language,
    forgets,
    greeted,
    kept_message,
    respeak,
    speaking,
    tap_own_page,
)
from tgbot.tables.pages import ALONE, DONE_ALONE, HELP, MY_DATA, PRIVACY, RULES, rules_page, turned
from tgbot.tables.places import PUZZLE, Place, own_table_place, parse_place, user_place
from tgbot.tables.routes import WantedPuzzle
from tgbot.telegram.buttons import Tapped
from tgbot.telegram.messages import Answer
from tgbot.telegram.updates import Command, Membership, Sender, TextMessage
from tgbot.ui.pages import number_facts

Turning: TypeAlias = Callable[[Visitor], Page]
Purge: TypeAlias = Callable[[int], Awaitable[None]]
Handler: TypeAlias = Callable[["PrivateChats", Command, Context], Awaitable[None]]
AnyHandler = TypeVar("AnyHandler", bound=Handler)

FIRST = ("start", "games", "rules", "help")
# In a group these choose the words, and export the game.
TEXTS = {"words": "command-words-private", "export": "command-export-private"}
_COMMANDS: dict[str, Handler] = {}


def private_command(*names: str) -> Callable[[AnyHandler], AnyHandler]:
    """Declare what commands do in a private chat."""

    def declare(handler: AnyHandler) -> AnyHandler:
        _COMMANDS.update(dict.fromkeys(names, handler))
        return handler

    return declare


def menu() -> list[str]:
    """The commands of a private chat's menu, in its order: what people look for first, then as declared."""
    alone = [route.name for route in commands.all_alone()]
    return [*FIRST, *alone, *(name for name in _COMMANDS if name not in FIRST)]


class PrivateChats:
    """Takes what people do in their private chats."""

    def __init__(self, repository: Repository, purge: Purge, is_outside: IsOutside) -> None:
        """`purge` destroys the updates of a person that were given up; `is_outside` asks who is not in a group."""
        self._repository = repository
        self._purge = purge
        self._own_tables = OwnTables(repository, is_outside)

    async def command(self, command: Command, context: Context) -> None:
        """Do what a command asks for; one of the group's is told so."""
        handler, alone = _COMMANDS.get(command.name), commands.find_alone(command.name)
        if handler is not None:
            await handler(self, command, context)
        elif alone is not None:
            await self._own_tables.command(alone, command.update, context)
        elif commands.find(command.name):
            await self._page(context, command.update, "group-only")
        else:
            await self._unknown(command, context)

    async def tap(self, place: Place, context: Context, tapped: Tapped, update: int) -> Answer:
        """Take a tap on a person's own page."""
        if isinstance(tapped.press, ForgetMe):
            await self._forget_everywhere(context, tapped)
        if isinstance(tapped.press, AskToForget) and asks_to_forget(await self._visitor(context), tapped):
            await self._put_question(context, Once.tap(update))
            return Answer()
        if isinstance(tapped.press, ChooseGame):
            await self._pass_on(context, tapped, tapped.press.game)
        take, once = partial(tap_own_page, context=context, tapped=tapped), Once.tap(update)
        done: Committed[Visitor] = await self._repository.run(place, take, now=context.moment.now, once=once)
        visitor = done.document
        if chooses_card(visitor, tapped):
            card = partial(_card_again, user=context.person.id)
            await self._at_table(visitor.focus, card, context.moment, once)
        if chooses_language(visitor, tapped):
            speak = partial(respeak, person=context.person, language=visitor.language)
            for hint in visitor.tables:
                await self._at_table(hint, speak, context.moment)
        return done.answer or Answer()

    async def play_alone(self, press: PlayAlone, context: Context, update: int) -> Answer:
        """Take a tap on a button that plays alone."""
        route = commands.find_alone(press.command)
        if route is None:
            return Answer(context.say.plain("toast-unknown-button"))
        return await self._own_tables.tap(route, press.argument, update, context)

    async def tapped_alone(self, table: Table, moment: Moment) -> None:
        """A person has tapped a key of their own table."""
        await self._own_tables.solved(table, moment.now)

    async def decide(
        self,
        place: Place,
        take: Callable[[Table], Decision[Table]],
        wanted: WantedPuzzle,
        once: Once,
        context: Context,
    ) -> Committed[Table]:
        """Run a decision at a table that may make a puzzle, or take one back."""
        return await self._own_tables.decide(place, take, wanted, once, context)

    async def membership(self, change: Membership, context: Context) -> None:
        """The person has blocked the bot, or let it in again: their tables say so before a message fails."""
        opened: Committed[Visitor] = await self._repository.run(
            user_place(context.person.id),
            lambda visitor: Decision(
                visitor.replace(started=change.present, page=visitor.page if change.present else None)
            ),
            now=context.moment.now,
        )
        if change.present:
            take = partial(chat_changes.reachable, person=speaking(context.person, opened.document))
        else:
            take = partial(chat_changes.unreachable, user=context.person.id, moment=context.moment)
        for hint in opened.document.tables:
            await self._at_table(hint, take, context.moment)
        if not change.present:
            await self._unsubscribe(opened.document.past, take, context)

    async def _unsubscribe(
        self, hints: Sequence[str], take: Callable[[Table], Decision[Table]], context: Context
    ) -> None:
        """Tell the tables further back, too, that would tell this person of a lobby."""
        places = [place for place in map(parse_place, hints) if place is not None and place.kind == "t"]
        for table in await self._repository.read_all(places):
            if isinstance(table, Table) and table.subscriber(context.person.id) is not None:
                await self._at_table(str(table.place), take, context.moment)

    async def say(self, said: TextMessage, context: Context) -> Answer | None:
        """Give a private message to the game that it is for: the one whose card it replies to, or that waits for it.

        Where several wait, the writer is asked once, and the answer holds while that game waits; the message is kept
        until then. An edit is for the game that knows the message.
        """
        visitor, user = await self._visitor(context), said.person.id
        tables = await self._tables(visitor)
        playing = {hint: table for hint, table in tables.items() if commands.plays(table, user)}
        waiting = [hint for hint, table in playing.items() if game_of(table).awaits_text(table, user)]
        if said.edited:
            knowing = (
                hint for hint, table in playing.items() if game_of(table).knows_message(table, user, said.message)
            )
            chosen = next(knowing, "")
        elif said.about in playing:
            chosen = said.about
        elif len(waiting) > 1 and visitor.focus not in waiting:
            titles = {hint: playing[hint].title for hint in waiting}
            await self._put(context, said.update, lambda visitor: asks_for_game(visitor, titles, said))
            return None
        elif waiting:
            chosen = visitor.focus if visitor.focus in waiting else waiting[0]
        else:
            heard = {hint: game_of(table).hears_text(table, user) for hint, table in playing.items()}
            chosen = max(heard, key=lambda hint: heard[hint], default="")
        if chosen:
            return await self._give(chosen, said, context)
        if not said.edited:
            done = _done_alone(tables.values(), context.moment)
            await self._put(context, said.update, lambda visitor: turned(visitor, "idle", **done))
        return None

    async def _give(self, hint: str, said: TextMessage, context: Context) -> Answer | None:
        """Give a private message to a game, once."""
        place = parse_place(hint)
        if place is None:
            return None

        def take(table: Table) -> Decision[Table]:
            table = chat_changes.sync_profile(table, context.person, context.room, context.moment)
            if table.state is None or table.player(context.person.id) is None:
                return Decision(table)
            game = game_of(table)
            table = game.on_text(table, context, said)
            reaction = game.reaction(table, said)
            return Decision(table, None if reaction is None else Answer(reaction=reaction))

        done: Committed[Table] = await self._repository.tell(place, take, said.update, context.moment.now)
        return done.answer

    async def _pass_on(self, context: Context, tapped: Tapped, game: str) -> None:
        """Give the message that was kept to the game that its writer chose; doing it again changes nothing."""
        visitor = await self._visitor(context)
        said = kept_message(visitor, context, tapped)
        if said is not None:
            await self._give(game, said, context)

    async def _unknown(self, command: Command, context: Context) -> None:
        """Answer a command that does not exist: to a player on a card, first of a game that waits for a text."""
        visitor, user = await self._visitor(context), context.person.id
        tables = await self._tables(visitor)
        playing = [hint for hint, table in tables.items() if commands.plays(table, user)]
        waiting = [hint for hint in playing if game_of(tables[hint]).awaits_text(tables[hint], user)]
        place = parse_place(visitor.focus if visitor.focus in waiting else next(iter([*waiting, *playing]), ""))
        if place is None:
            facts = {"command": command.name} | _done_alone(tables.values(), context.moment)
            await self._put(context, command.update, lambda visitor: turned(visitor, "unknown-command", **facts))
            return

        def take(table: Table) -> Decision[Table]:
            if not commands.plays(table, user):
                return Decision(table)
            return Decision(game_of(table).on_unknown_command(table, user, command.name))

        await self._repository.tell(place, take, command.update, context.moment.now)

    @private_command("start")
    async def _start(self, command: Command, context: Context) -> None:
        """Open the bot: every seat that waited for it is complete, whichever way it was opened.

        A link can ask for a game to play alone.
        """
        payload = command.argument
        if linked := commands.find_link(payload):
            route, argument = linked
            await self._own_tables.follow(route, argument, command.update, context)
            return
        opened: Committed[Visitor] = await self._repository.run(
            user_place(context.person.id),
            partial(_opened, context=context, table=invited(payload)),
            now=context.moment.now,
            once=Once.opening(command.update),
        )
        person = speaking(context.person, opened.document)
        found = [await self._started(hint, person, command, context.moment) for hint in opened.document.tables]
        if payload == PRIVACY:
            await self._page(context, command.update, PRIVACY)
            return
        if payload.startswith(RULES) and (game := payload.removeprefix(RULES)) in games():
            await self._show_rules(command, context, game)
            return
        tables = [table for table in found if table is not None and not table.private]
        if any(erasure.has_seat(table, person.id) for table in tables):
            return  # the cards and seats are shown below, and nothing that would begin all over again
        waiting = next((table for table in tables if table.queued(person.id)), None)
        subscribed = next((table for table in tables if _asked(payload, table, person)), None)
        if waiting is not None:
            await self._page(context, command.update, "queued", title=waiting.title)
        elif subscribed is not None:
            await self._page(context, command.update, "notify-ready", title=subscribed.title)
        else:
            places = map(parse_place, opened.document.tables)
            kind = "start-again" if any(place is not None and place.private for place in places) else "start"
            # Games alone have keys of their own on it, so it needs no way back to any of them.
            facts = {"name": person.name} | _done_alone([t for t in found if t is not None], context.moment)
            await self._put(context, command.update, lambda visitor: turned(visitor, kind, **facts))

    async def _started(self, hint: str, person: Sender, command: Command, moment: Moment) -> Table | None:
        take = partial(chat_changes.started, person=person)
        return await self._at_table(hint, take, moment, Once.message(command.update))

    @private_command("games")
    async def _games(self, command: Command, context: Context) -> None:
        """List a person's games, those that wait for that person first; a button for each that runs shows its card."""
        visitor = await self._visitor(context)
        say = Say(visitor.language if visitor.chose_language else context.person.language)
        rows: list[tuple[int, str]] = []
        running: dict[str, str] = {}
        for hint, table in (await self._tables(visitor)).items():
            if not erasure.has_seat(table, context.person.id):
                continue
            rank, text = _standing(table, context.person.id)
            rows.append((rank, say.plain(text, title=table.title)))
            if table.stage is Stage.GAME:
                running[hint] = table.title
        if rows:
            listed = "\n".join(row for _, row in sorted(rows))
            await self._page(context, command.update, "games", rows=listed, **running)
        else:
            await self._page(context, command.update, "games-none")

    @private_command("words", "sheet")
    async def _send_cards_again(self, command: Command, context: Context) -> None:
        visitor = await self._visitor(context)
        running = [
            hint for hint, table in (await self._tables(visitor)).items() if commands.plays(table, context.person.id)
        ]
        for hint in running:
            take = partial(_card_again, user=context.person.id)
            await self._at_table(hint, take, context.moment, Once.message(command.update))
        if not running:
            await self._page(context, command.update, "games-none")

    @private_command("stats")
    async def _stats(self, command: Command, context: Context) -> None:
        """What came of a person's games in groups; games alone do not count, but what is kept of them is told."""
        visitor = await self._visitor(context)
        tables = (await self._tables(visitor)).values()
        count, tallies = statistics.of_player(tables, context.person.id)
        own = [table for table in tables if table.private]
        if count:
            facts = number_facts(count, tallies)
            await self._page(context, command.update, "stats", name=context.person.name, **facts)
        elif own:
            say = Say(speaking(context.person, visitor).language)
            rows = [row for table in own for row in game_of(table).result_alone(table, say, context.moment)]
            await self._page(context, command.update, "stats-none", **{ALONE: "\n".join(rows)})
        else:
            await self._page(context, command.update, "stats-none")

    @private_command("rules")
    async def _rules(self, command: Command, context: Context) -> None:
        """The rules of the game that a person sits in, or of the one that most play."""
        tables = (await self._tables(await self._visitor(context))).values()
        seated = next((table for table in tables if erasure.has_seat(table, context.person.id)), None)
        await self._show_rules(command, context, seated.game if seated is not None else DEFAULT_GAME)

    async def _show_rules(self, command: Command, context: Context, game: str) -> None:
        """The rules of a game, in the order for the table of it where the person sits."""
        tables = (await self._tables(await self._visitor(context))).values()
        seats = (table for table in tables if table.game == game and erasure.has_seat(table, context.person.id))
        seated = next(seats, None)
        await self._show(context, command.update, lambda visitor: rules_page(visitor, 1, game, seated))

    @private_command("lang")
    async def _languages(self, command: Command, context: Context) -> None:
        await self._page(context, command.update, "lang")

    @private_command("privacy")
    async def _privacy(self, command: Command, context: Context) -> None:
        await self._page(context, command.update, PRIVACY)

    @private_command("export")
    async def _export(self, command: Command, context: Context) -> None:
        """Send a person everything that is stored about them."""
        visitor = await self._visitor(context)
        places = [place for place in map(parse_place, (*visitor.tables, *visitor.past)) if place is not None]
        found = await self._repository.read_all(places)
        tables = [one for one in found if isinstance(one, Table)]
        puzzles = [one for one in found if isinstance(one, Puzzle)]
        await self._page(context, command.update, MY_DATA, record=my_data(visitor, tables, puzzles))

    @private_command("forget")
    async def _ask_to_forget(self, command: Command, context: Context) -> None:
        await self._put_question(context, command.update)

    async def _put_question(self, context: Context, update: int | Once) -> None:
        """Ask once whether to forget a person, and say which seats would be given up."""
        tables = (await self._tables(await self._visitor(context))).values()
        titles = [table.title for table in tables if erasure.has_seat(table, context.person.id)]
        if titles:
            await self._page(context, update, "forget-seated", titles=", ".join(titles))
        else:
            await self._page(context, update, "forget")

    @private_command("help")
    async def _help(self, command: Command, context: Context) -> None:
        await self._page(context, command.update, HELP)

    async def _forget_everywhere(self, context: Context, tapped: Tapped) -> None:
        """Let every table forget a person who has just said so; the person's own page comes last, and says it is done.

        All of it can be done again, where a worker died halfway.
        """
        visitor = await self._visitor(context)
        if not forgets(visitor, context, tapped):
            return
        person = context.person
        take = partial(chat_changes.forget, user=person.id, moment=context.moment, name=person.name)
        # Their own tables even without a pointer: a version that cannot read these has perhaps forgotten the rest.
        own = (str(own_table_place(person.id, number)) for number in commands.own_tables())
        for hint in dict.fromkeys((*visitor.tables, *visitor.past, *own)):
            if hint.startswith(PUZZLE):
                await self._own_tables.forget_puzzle(hint, person.id, context.moment.now)
            else:
                await self._at_table(hint, take, context.moment)
        await self._purge(person.id)

    async def _visitor(self, context: Context) -> Visitor:
        visitor = await self._repository.read(user_place(context.person.id))
        return visitor if isinstance(visitor, Visitor) else Visitor(user=context.person.id)

    async def _tables(self, visitor: Visitor) -> dict[str, Table]:
        """The tables where a person may sit, by the names of their places."""
        places = [place for place in map(parse_place, visitor.tables) if place is not None]
        tables = zip(places, await self._repository.read_all(places), strict=True)
        return {str(place): table for place, table in tables if isinstance(table, Table)}

    async def _page(self, context: Context, update: int | Once, kind: str, **facts: str | int) -> None:
        await self._show(context, update, lambda visitor: turned(visitor, kind, **facts))

    async def _show(self, context: Context, update: int | Once, page: Turning) -> None:
        """Show a page that was asked for; who plays meanwhile finds the way back to the card on it."""
        tables = (await self._tables(await self._visitor(context))).values()
        plays = any(commands.plays(table, context.person.id) for table in tables)
        done = _done_alone(tables, context.moment)

        def shown(visitor: Visitor) -> Page:
            asked = page(visitor)
            asked = asked.replace(facts=asked.facts | done)
            return beside_a_game(asked) if plays else asked

        await self._put(context, update, shown)

    async def _put(self, context: Context, update: int | Once, page: Turning) -> None:
        """Show a page, once for the message of this number, or for an update of another kind."""
        take = partial(_paged, context=context, page=page)
        once = update if isinstance(update, Once) else Once.message(update)
        await self._repository.run(user_place(context.person.id), take, now=context.moment.now, once=once)

    async def _at_table(
        self, hint: str, take: Callable[[Table], Decision[Table]], moment: Moment, once: Once | None = None
    ) -> Table | None:
        place = parse_place(hint)
        if place is None:
            return None
        done: Committed[Table] | None = await self._repository.or_shelve(
            self._repository.run(place, take, now=moment.now, once=once)
        )
        return None if done is None else done.document


def _standing(table: Table, user: int) -> tuple[int, str]:
    if table.stage is Stage.LOBBY:
        return 2, "games-row-lobby"
    return (0, "games-row-awaited") if commands.is_awaited(table, user) else (1, "games-row-running")


def _done_alone(tables: Iterable[Table], moment: Moment) -> dict[str, str | int]:
    """As a fact of a page: what its reader has played alone, and cannot play again for now."""
    names = commands.done_alone(tables, moment)
    return {DONE_ALONE: ",".join(names)} if names else {}


def _asked(payload: str, table: Table, person: Sender) -> bool:
    """A person has opened the bot by the link of a table that should tell of its lobbies."""
    return payload == subscription(table.place) and table.subscriber(person.id) is not None


def _opened(visitor: Visitor, context: Context, table: Place | None) -> Decision[Visitor]:
    visitor = greeted(visitor, context.person).replace(started=True)
    return Decision(visitor.at(table) if table else visitor)


def _paged(visitor: Visitor, context: Context, page: Turning) -> Decision[Visitor]:
    visitor = greeted(visitor, context.person).replace(started=True)
    return Decision(visitor.replace(page=page(visitor)))


def _card_again(table: Table, user: int) -> Decision[Table]:
    """A player's card, with words and clues, below everything else."""
    if not commands.plays(table, user):
        return Decision(table)
    return Decision(table.with_card(user, table.card(user).below()))
