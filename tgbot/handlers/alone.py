"""Playing alone: what a person asks of their own tables, by a command, a link or a button."""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial

from tgbot.store.base import Once
from tgbot.store.repository import Committed, Repository
from tgbot.tables import chat_changes
from tgbot.tables.context import Context, Decision
from tgbot.tables.game import game_of
from tgbot.tables.links import signed_group
from tgbot.tables.model import Puzzle, Table, Visitor
from tgbot.tables.own_page import greeted, learned, speaking
from tgbot.tables.places import PUZZLE, Place, own_table_place, parse_place, puzzle_place, user_place
from tgbot.tables.routes import CommandHandler, CommandRoute, Needs, WantedPuzzle
from tgbot.telegram.messages import Answer
from tgbot.telegram.updates import Sender

IsOutside = Callable[[int, int], Awaitable[bool]]


class _NotReady(Exception):
    """A decision needs a puzzle to be made first."""

    def __init__(self, puzzle: Puzzle) -> None:
        super().__init__()
        self.puzzle = puzzle


class OwnTables:
    """Takes what people do at their own tables."""

    def __init__(self, repository: Repository, is_outside: IsOutside) -> None:
        """`is_outside` asks Telegram whether a person is not in a group."""
        self._repository = repository
        self._is_outside = is_outside

    async def command(self, route: CommandRoute, update: int, context: Context) -> None:
        """Do what a command asks for."""
        await self._play(route, Once.message(update), context)

    async def follow(self, route: CommandRoute, linked: str, update: int, context: Context) -> None:
        """Do what a link stands for; a group that has signed it is told first.

        Anybody can write a link and send it to others, so it says no more than what it leads to.
        """
        group = signed_group(linked, context) if route.at_group is not None else None
        if group is not None and await self._is_stranger(group, context.person.id):
            group = None
        puzzle = linked if Needs.PUZZLE in route.needs and parse_place(f"{PUZZLE}{linked}") else ""
        await self._play(route, Once.message(update), replace(context, argument=puzzle), group)

    async def _is_stranger(self, group: Place, user: int) -> bool:
        """Whether Telegram says that a person is not in a group, by the id that it has now."""
        table = await self._repository.read(group)
        return await self._is_outside(table.window.id if isinstance(table, Table) else group.chat, user)

    async def tap(self, route: CommandRoute, argument: str, update: int, context: Context) -> Answer:
        """Do what a button asks for."""
        return await self._play(route, Once.tap(update), replace(context, argument=argument))

    async def _play(self, route: CommandRoute, once: Once, context: Context, group: Place | None = None) -> Answer:
        """Run a command at the person's own table."""
        person, now = context.person, context.moment.now
        place, at_group = own_table_place(person.id, route.own_table), route.at_group
        hints = [table for table in (group, place) if table is not None]
        opened: Committed[Visitor] = await self._repository.run(
            user_place(person.id),
            partial(_opened, person=person, tables=hints),
            now=now,
            once=once,
        )
        visitor = opened.document
        context = replace(context, person=speaking(person, visitor), known=True, played=learned(visitor))
        if group is not None and at_group is not None:
            await self._repository.run(group, lambda table: at_group(table, context), now=now, once=once)
        if Needs.PUZZLE in route.needs:
            await self._solved_before(place, now)
            context = replace(context, puzzle=await self._puzzle(context.argument))
        if route.puzzle is not None:
            table = await self._repository.read(place)
            puzzle = route.puzzle(table, context) if isinstance(table, Table) else None
            if puzzle is not None:
                await self._change_puzzle(puzzle, context)
                await self._unoffered(puzzle, visitor, now)
        done: Committed[Table] = await self._repository.run(
            place, partial(_played, handler=route.handler, context=context), now=now, once=once
        )
        return done.answer or Answer()

    async def decide(
        self,
        place: Place,
        take: Callable[[Table], Decision[Table]],
        wanted: WantedPuzzle,
        once: Once,
        context: Context,
    ) -> Committed[Table]:
        """Run a decision at a table about a puzzle: one that it makes is there before the table says so.

        The decision may turn out otherwise: another worker's table was newer, or the update was taken before. Then the
        puzzle goes again.
        """
        ready: Puzzle | None = None
        before: Puzzle | None = None

        def decided(table: Table) -> Decision[Table]:
            nonlocal before
            before, taken = wanted(table, context), take(table)
            puzzle = wanted(taken.document, context)
            if puzzle is not None and puzzle.there and puzzle not in (ready, before):
                raise _NotReady(puzzle)
            return taken

        while True:
            try:
                done = await self._repository.run(place, decided, now=context.moment.now, once=once)
                break
            except _NotReady as lacking:
                ready = lacking.puzzle
                await self._change_puzzle(ready, context)
        after = wanted(done.document, context)
        if before is not None and before.there and after is not None and after.id != before.id:
            await self._change_puzzle(Puzzle(id=before.id), context)  # made before the bot had another token
        await self._take_back_unwanted(place, wanted, ready, context)
        return done

    async def _take_back_unwanted(
        self, place: Place, wanted: WantedPuzzle, made: Puzzle | None, context: Context
    ) -> None:
        """Take back a puzzle that the table does not want, or knows nothing of; it may change its mind meanwhile."""
        settled: Puzzle | None = None
        while True:
            table = await self._repository.read(place)
            puzzle = wanted(table, context) if isinstance(table, Table) else None
            if puzzle is None and made is not None:  # the next game has begun
                puzzle = Puzzle(id=made.id)
            if puzzle is None or puzzle == settled or (settled is None and puzzle.there):
                return
            await self._change_puzzle(puzzle, context)
            settled = puzzle

    async def _change_puzzle(self, puzzle: Puzzle, context: Context) -> None:
        """Make or take back a puzzle; doing it again changes nothing.

        Those who make one are known to have, before it is there: when one of them is forgotten, it goes too.
        """
        now = context.moment.now
        for maker in puzzle.makers:
            await self._remember(maker, puzzle.place, now)
        user = context.person.id
        take: Callable[[Puzzle], Decision[Puzzle]] = lambda kept: Decision(kept.as_wanted(puzzle, user))  # noqa: E731
        await self._repository.run(puzzle.place, take, now=now)

    async def _unoffered(self, puzzle: Puzzle, maker: Visitor, now: float) -> None:
        """Tell the group's table that its puzzle is gone: it is among those of the maker who took it back."""
        places = [place for place in map(parse_place, (*maker.tables, *maker.past)) if place is not None]
        for table in await self._repository.read_all([place for place in places if place.chat < 0]):
            if isinstance(table, Table) and _without_puzzle(table, puzzle.id).document != table:
                await self._repository.run(table.place, partial(_without_puzzle, puzzle=puzzle.id), now=now)

    async def solved(self, table: Table, now: float) -> None:
        """Tell a puzzle what came of it at a person's own table, and the table how others did; twice is as once.

        A puzzle that cannot be read is one that is not there: its solver goes on to others.
        """
        report = game_of(table).report(table)
        if report is None:
            return
        (puzzle, marks), user = report, table.chat
        await self._remember(user, puzzle_place(puzzle), now)
        take: Callable[[Puzzle], Decision[Puzzle]] = lambda kept: Decision(kept.tried(user, marks))  # noqa: E731
        told = await self._at_puzzle(puzzle_place(puzzle), take, now) or Puzzle(id=puzzle)
        for maker in told.makers:  # who must find it as long as it is there
            await self._remember(maker, told.place, now)
        await self._repository.run(table.place, lambda own: Decision(game_of(own).compared(own, told)), now=now)

    async def _solved_before(self, place: Place, now: float) -> None:
        """Tell what came of the last puzzle, where a worker died before it did: the next one takes its place."""
        table = await self._repository.read(place)
        if isinstance(table, Table):
            await self.solved(table, now)

    async def forget_puzzle(self, hint: str, user: int, now: float) -> None:
        """Take back a puzzle of a person who is to be forgotten, or forget who tried one."""
        place = parse_place(hint)
        if place is not None:
            await self._at_puzzle(place, lambda kept: Decision(kept.without(user)), now)

    async def _at_puzzle(self, place: Place, take: Callable[[Puzzle], Decision[Puzzle]], now: float) -> Puzzle | None:
        """Run a decision on a puzzle; None where it cannot be read."""
        done: Committed[Puzzle] | None = await self._repository.or_shelve(self._repository.run(place, take, now=now))
        return None if done is None else done.document

    async def _remember(self, user: int, place: Place, now: float) -> None:
        take: Callable[[Visitor], Decision[Visitor]] = lambda visitor: Decision(visitor.beside(place))  # noqa: E731
        await self._repository.run(user_place(user), take, now=now)

    async def _puzzle(self, argument: str) -> Puzzle | None:
        place = parse_place(f"z{argument}")
        found = await self._repository.read(place) if place is not None else None
        return found if isinstance(found, Puzzle) and found.there else None


def _played(table: Table, handler: CommandHandler, context: Context) -> Decision[Table]:
    """Do what a person asks for at their own table; who asks can be written to, whatever a call has met before."""
    return handler(chat_changes.reachable(table, context.person).document, context)


def _without_puzzle(table: Table, puzzle: str) -> Decision[Table]:
    return Decision(game_of(table).puzzle_gone(table, puzzle))


def _opened(visitor: Visitor, person: Sender, tables: list[Place]) -> Decision[Visitor]:
    visitor = greeted(visitor, person).replace(started=True)
    for table in tables:
        visitor = visitor.at(table)
    return Decision(visitor)
