"""The private chat: commands, texts and media of one person, and the taps on that person's own pages."""

from collections.abc import Awaitable, Callable
from dataclasses import asdict
from functools import partial

from engine.codes.clues import Media
from tgbot import choices, forgetting, group, statistics
from tgbot.answers import Answer, Moment, Taken
from tgbot.buttons import Tapped
from tgbot.commands import IN_GROUPS, IN_PRIVATE
from tgbot.damage import Damaged
from tgbot.decode import Command, Membership, Person, Said
from tgbot.desk import Desk, Done
from tgbot.documents import Page, Stage, Table, Visitor
from tgbot.drafting import Sent, text_clues
from tgbot.games import DEFAULT_GAME
from tgbot.locale import Say
from tgbot.places import Place, parse_place, user_place
from tgbot.presses import ForgetMe
from tgbot.screens.pages import rules_page, turned
from tgbot.store import SEEN_MESSAGES_S
from tgbot.surroundings import met, unreachable
from tgbot.turn import Turn

IN_GROUPS_ONLY = frozenset({*IN_GROUPS, "sub"}) - frozenset(IN_PRIVATE)

Turning = Callable[[Visitor], Page]
Burn = Callable[[int], Awaitable[None]]


class PrivateChats:
    """Takes what people do in their private chats."""

    def __init__(self, desk: Desk, burn: Burn) -> None:
        """Take the desk, and a way to destroy the updates of a person that were given up."""
        self._desk = desk
        self._burn = burn

    async def command(self, command: Command, turn: Turn) -> None:
        """Do what a command asks for."""
        match command.name:
            case "start":
                await self._start(command, turn)
            case "words" | "sheet":
                await self._send_cards_again(command, turn)
            case "rules":
                await self._show(turn, command.update, lambda visitor: rules_page(visitor, 1, DEFAULT_GAME))
            case "games":
                await self._games(command, turn)
            case "stats":
                await self._stats(command, turn)
            case "forget":
                await self._ask_to_forget(command, turn)
            case "lang" | "help":
                await self._page(turn, command.update, command.name)
            case name:
                await self._page(turn, command.update, "group-only" if name in IN_GROUPS_ONLY else "idle")

    async def tap(self, place: Place, turn: Turn, tapped: Tapped, update: int) -> Answer:
        """Take a tap on a person's own page."""
        if isinstance(tapped.press, ForgetMe):
            await self._forget_everywhere(turn, tapped)
        take = partial(choices.tap_own_page, turn=turn, tapped=tapped)
        done: Done[Visitor] = await self._desk.run(place, take, now=turn.moment.now, update=f"t{update}")
        visitor = done.document
        respeak = partial(group.respeak, person=turn.person, language=visitor.language)
        for hint in visitor.tables:
            await self._at_table(hint, respeak, turn.moment)
        return done.answer or Answer()

    async def membership(self, change: Membership, turn: Turn) -> None:
        """The person has blocked the bot, or let it in again: their tables say so before a message fails."""
        opened: Done[Visitor] = await self._desk.run(
            user_place(turn.person.id),
            lambda visitor: Taken(visitor.but(started=change.present, page=visitor.page if change.present else None)),
            now=turn.moment.now,
        )
        if change.present:
            take = partial(group.seat_visitor, person=speaking(turn.person, opened.document))
        else:
            take = partial(unreachable, user=turn.person.id, moment=turn.moment)
        for hint in opened.document.tables:
            await self._at_table(hint, take, turn.moment)

    async def say(self, said: Said, turn: Turn) -> None:
        """Give a private message to the game that waits for it, or to the one that its writer sits in.

        Where several wait, the writer is asked once, and the answer holds while that game waits.
        """
        visitor = await self._visitor(turn)
        waiting: dict[str, str] = {}
        running: dict[str, bool] = {}  # the games of this person that want no text, and whether a team listens
        for hint, table in (await self._tables(visitor)).items():
            if group.lines_wanted(table, said.person.id):
                waiting[hint] = table.title
            elif group.plays(table, said.person.id):
                running[hint] = group.hears_text(table, said.person.id)
        if len(waiting) > 1 and visitor.focus not in waiting:
            await self._page(turn, said.update, "which-game", **waiting)
            return
        listening = max(running, key=lambda hint: running[hint], default="")
        chosen = parse_place(visitor.focus if visitor.focus in waiting else next(iter(waiting), listening))
        if chosen is None:
            if not said.edited:
                await self._page(turn, said.update, "idle")
            return
        clues = (Media(*said.media),) if said.media else text_clues(said.text)
        sent = Sent(said.message, clues, said.edited)

        def take(table: Table) -> Taken[Table]:
            return group.send_in_private(met(table, turn.person, turn.room, turn.moment), turn, sent)

        await self._desk.run(chosen, take, now=turn.moment.now, update=f"m{said.update}", seen_for=SEEN_MESSAGES_S)

    async def _start(self, command: Command, turn: Turn) -> None:
        """Open the bot: every seat that waited for it is complete, whichever way it was opened."""
        payload = command.argument
        invited = parse_place(payload[1:].replace("_", ":")) if payload.startswith("j") else None
        opened: Done[Visitor] = await self._desk.run(
            user_place(turn.person.id),
            partial(_opened, turn=turn, table=invited if invited and invited.kind == "t" else None),
            now=turn.moment.now,
        )
        person = speaking(turn.person, opened.document)
        seated: Table | None = None
        for hint in opened.document.tables:
            table = await self._at_table(hint, partial(group.seat_visitor, person=person), turn.moment)
            if table and table.stage is Stage.LOBBY and table.player(person.id) and seated is None:
                seated = table
        if seated is not None:
            await self._page(turn, command.update, "seated", title=seated.title)
        else:
            await self._page(turn, command.update, "start", name=person.name)

    async def _send_cards_again(self, command: Command, turn: Turn) -> None:
        visitor = await self._visitor(turn)
        running = [hint for hint, table in (await self._tables(visitor)).items() if group.plays(table, turn.person.id)]
        for hint in running:
            take = partial(group.send_card_again, user=turn.person.id)
            await self._at_table(hint, take, turn.moment, update=f"m{command.update}")
        if not running:
            await self._page(turn, command.update, "games-none")

    async def _games(self, command: Command, turn: Turn) -> None:
        """List a person's games, those that wait for that person first."""
        visitor = await self._visitor(turn)
        say = Say(visitor.language if visitor.chose_language else turn.person.language)
        rows: list[tuple[int, str]] = []
        for table in (await self._tables(visitor)).values():
            if table.player(turn.person.id) is None or table.stage not in {Stage.LOBBY, Stage.GAME}:
                continue
            rank, text = _standing(table, turn.person.id)
            rows.append((rank, say.plain(text, title=table.title)))
        if rows:
            await self._page(turn, command.update, "games", rows="\n".join(row for _, row in sorted(rows)))
        else:
            await self._page(turn, command.update, "games-none")

    async def _stats(self, command: Command, turn: Turn) -> None:
        visitor = await self._visitor(turn)
        numbers = statistics.of_player((await self._tables(visitor)).values(), turn.person.id)
        if numbers.games:
            await self._page(turn, command.update, "stats", name=turn.person.name, **asdict(numbers))
        else:
            await self._page(turn, command.update, "stats-none")

    async def _ask_to_forget(self, command: Command, turn: Turn) -> None:
        """Ask once, and say which seats would be given up."""
        tables = (await self._tables(await self._visitor(turn))).values()
        titles = [table.title for table in tables if forgetting.has_seat(table, turn.person.id)]
        if titles:
            await self._page(turn, command.update, "forget-seated", titles=", ".join(titles))
        else:
            await self._page(turn, command.update, "forget")

    async def _forget_everywhere(self, turn: Turn, tapped: Tapped) -> None:
        """Let every table forget a person who has just said so; the person's own page comes last, and says it is done.

        All of it can be done again, where a worker died halfway.
        """
        visitor = await self._visitor(turn)
        if not choices.forgets(visitor, turn, tapped):
            return
        take = partial(forgetting.forget, user=turn.person.id, moment=turn.moment)
        for hint in (*visitor.tables, *visitor.past):
            await self._at_table(hint, take, turn.moment)
        await self._burn(turn.person.id)

    async def _visitor(self, turn: Turn) -> Visitor:
        visitor = await self._desk.read(user_place(turn.person.id))
        return visitor if isinstance(visitor, Visitor) else Visitor(user=turn.person.id)

    async def _tables(self, visitor: Visitor) -> dict[str, Table]:
        """Return the tables where a person may sit, by the short names of their places."""
        places = [place for place in map(parse_place, visitor.tables) if place is not None]
        tables = zip(places, await self._desk.read_all(places), strict=True)
        return {str(place): table for place, table in tables if isinstance(table, Table)}

    async def _page(self, turn: Turn, update: int, kind: str, **facts: str | int) -> None:
        await self._show(turn, update, lambda visitor: turned(visitor, kind, **facts))

    async def _show(self, turn: Turn, update: int, page: Turning) -> None:
        take = partial(_paged, turn=turn, page=page)
        await self._desk.run(
            user_place(turn.person.id), take, now=turn.moment.now, update=f"m{update}", seen_for=SEEN_MESSAGES_S
        )

    async def _at_table(
        self, hint: str, take: Callable[[Table], Taken[Table]], moment: Moment, update: str | None = None
    ) -> Table | None:
        place = parse_place(hint)
        if place is None:
            return None
        try:
            done: Done[Table] = await self._desk.run(place, take, now=moment.now, update=update)
        except Damaged as damaged:  # one table that cannot be read keeps nobody from the others
            await self._desk.shelve(damaged)
            return None
        return done.document


def speaking(person: Person, visitor: Visitor) -> Person:
    """Return a person with the language that was chosen, if one was."""
    return Person(person.id, person.name, visitor.language if visitor.chose_language else person.language)


def _standing(table: Table, user: int) -> tuple[int, str]:
    if table.stage is Stage.LOBBY:
        return 2, "games-row-lobby"
    return (0, "games-row-awaited") if group.is_awaited(table, user) else (1, "games-row-running")


def _opened(visitor: Visitor, turn: Turn, table: Place | None) -> Taken[Visitor]:
    visitor = group.greet(visitor, turn.person).but(started=True)
    return Taken(visitor.at(table) if table else visitor)


def _paged(visitor: Visitor, turn: Turn, page: Turning) -> Taken[Visitor]:
    visitor = group.greet(visitor, turn.person).but(started=True)
    return Taken(visitor.but(page=page(visitor)))
