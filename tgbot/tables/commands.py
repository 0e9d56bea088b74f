"""What a group asks of its table by command. Pure transitions; a game adds commands of its own."""

from collections.abc import Iterable

from engine.core import Refusal
from tgbot.i18n.texts import Say
from tgbot.tables import lobby, notify, rematch, seats, statistics, votes
from tgbot.tables.context import Context, Decision, Moment
from tgbot.tables.errors import TableRefusal
from tgbot.tables.game import game_of, games
from tgbot.tables.model import Stage, Table, users_of
from tgbot.tables.pace import NUDGE_EVERY_S
from tgbot.tables.pages import HELP, reposted, rules_page, turned
from tgbot.tables.rights import in_charge_only
from tgbot.tables.routes import CommandRoute, Commands, Needs
from tgbot.tables.session import session
from tgbot.tables.settings import SETTINGS_PAGE
from tgbot.telegram.messages import Answer

command = Commands()


def find(name: str) -> CommandRoute | None:
    """A command of every table, or of one of the games."""
    return next((routes[name] for routes in _all() if name in routes), None)


def find_alone(name: str) -> CommandRoute | None:
    """A command of the private chat, with which a person plays alone."""
    return next((game.alone[name] for game in games().values() if name in game.alone), None)


def find_link(payload: str) -> tuple[CommandRoute, str] | None:
    """What a link into the private chat asks for, and with which argument."""
    named = find_alone(payload)
    if named is not None:
        return named, ""
    routes = (route for game in games().values() for route in game.alone.values() if route.link)
    linked = ((route, payload.removeprefix(route.link)) for route in routes)
    return next(((route, rest) for route, rest in linked if rest and rest != payload), None)


def all_alone() -> list[CommandRoute]:
    """The commands with which a person plays alone, in the order of the menu."""
    routes = [route for game in games().values() for route in game.alone.listed()]
    return sorted(routes, key=lambda route: route.menu)


def done_alone(tables: Iterable[Table], moment: Moment) -> list[str]:
    """The commands with which there is nothing to play for now, by a person's own tables."""
    own = [table for table in tables if table.private]
    return [
        route.name
        for route in all_alone()
        if route.done is not None and any(t.topic == route.own_table and route.done(t, moment) for t in own)
    ]


def own_tables() -> list[int]:
    """The numbers of the tables at which a person may play alone."""
    return sorted({route.own_table for game in games().values() for route in game.alone.values()})


def menu() -> list[str]:
    """The commands of a group's menu, in its order."""
    listed = [route for routes in _all() for route in routes.listed()]
    return [route.name for route in sorted(listed, key=lambda route: route.menu)]


def _all() -> list[Commands]:
    return [command, *(game.commands for game in games().values())]


def page(table: Table, kind: str, **facts: str | int) -> Decision[Table]:
    """Show a page in the group."""
    return Decision(table.replace(page=turned(table, kind, **facts)))


def greeted(table: Table, context: Context, kind: str, **facts: str | int) -> Decision[Table]:
    """Show a page, in the sender's language where the group has not played yet."""
    return page(table if table.serial else table.replace(language=context.person.language), kind, **facts)


@command("play", needs=Needs.PROFILE, menu=10)
def open_table(table: Table, context: Context) -> Decision[Table]:
    """Open the lobby, or show it again; while a game runs, who has no seat waits for the next one."""
    if context.argument == "play" and table.page is not None and table.page.kind == "hello-group":
        table = table.replace(page=None)  # added by a link that asks for a game: the lobby is greeting enough
    try:
        return Decision(lobby.open_lobby(table, context.person, context.room, context.known, context.moment))
    except TableRefusal:
        if context.person.nameless or plays(table, context.person.id):
            return page(table, "game-runs")
        return _wait(table, context)


@command("start")
def hello(table: Table, context: Context) -> Decision[Table]:
    """Greet the group."""
    return greeted(table, context, "hello-group")


@command("join", needs=Needs.PROFILE, menu=20, personal=True)
def join_by_command(table: Table, context: Context) -> Decision[Table]:
    """Take a seat: in the open lobby, one that is free in the game, or one in the next game."""
    if table.stage is Stage.GAME:
        return _join_game(table, context)
    if table.stage is not Stage.LOBBY:
        return page(table, "no-lobby")
    try:
        return Decision(lobby.join(table, context.person, context.known))
    except TableRefusal:
        kind = "table-full" if table.player(context.person.id) is None else "already-in"
        return page(table, kind, name=context.person.name)


def _join_game(table: Table, context: Context) -> Decision[Table]:
    """Take the only seat that is free; of several, the board offers a choice."""
    person = context.person
    if table.player(person.id) is not None:
        return page(table, "playing-already", name=person.name)
    free = seats.free_seats(table)
    if len(free) > 1:
        return Decision(reposted(table))
    for seat in free:
        try:
            table = seats.take_seat(table, person, seat, context.known, context.moment)
        except Refusal:  # L1: this person sat on another side, so the next game it is
            break
        return Decision(table) if context.known else page(table, "open-bot", name=person.name)
    return _wait(table, context)


def _wait(table: Table, context: Context) -> Decision[Table]:
    """Put a name on the list for the next game, and say so."""
    try:
        table = rematch.wait(table, context.person, context.known)
    except TableRefusal:
        return page(table, "list-full")
    return page(table, "next-game" if context.known else "next-game-open", name=context.person.name)


@command("leave", needs=Needs.OWN_WORDS, menu=130, personal=True)
def leave_by_command(table: Table, context: Context) -> Decision[Table]:
    """Give up the seat: in the lobby at once, in a running game after having been asked."""
    person = context.person
    if plays(table, person.id):
        return page(table, "leave", user=person.id, name=table.name(person.id))
    left = leave(table, person.id, context.moment, context.own_words)
    if left.document == table:
        return page(table, "no-seat", name=person.name)
    return page(left.document, "left", name=person.name) if left.document.stage is Stage.LOBBY else left


def leave(table: Table, user: int, moment: Moment, own_words: tuple[str, ...] = ()) -> Decision[Table]:
    """Free a person's seat, in this game or in the next; where they have none, everything stays as it is.

    A rematch that waited for their answer only begins: `own_words` are those that the chat has brought along.
    """
    table = rematch.unwait(table, user)
    try:
        match table.stage:
            case Stage.GAME:
                return Decision(seats.leave(table, user, moment))
            case Stage.OVER:
                return Decision(rematch.decline(table, user, moment, own_words))
        return Decision(lobby.leave(table, user))
    except TableRefusal:
        return Decision(table)


@command("cancel", needs=Needs.ADMIN, menu=150)
def cancel_by_command(table: Table, context: Context) -> Decision[Table]:
    """Close the lobby or end the game: the host or an admin is asked once, other players vote."""
    if table.stage not in {Stage.LOBBY, Stage.GAME}:
        return page(table, "no-game")
    if context.in_charge(table):
        return Decision(lobby.close(table)) if table.stage is Stage.LOBBY else page(table, "end-game")
    if not plays(table, context.person.id):
        return not_allowed(table, "toast-host-ends" if table.stage is Stage.GAME else "toast-host-closes")
    if table.page is None or table.page.kind != "vote":
        table = table.replace(votes=())  # another vote
    table = votes.voted_off(table, context)
    return page(table, "vote", **votes.vote_facts(table)) if table.stage is Stage.GAME else Decision(table)


def not_allowed(table: Table, text: str) -> Decision[Table]:
    """Say in the group who may do what was asked for."""
    refusal = in_charge_only(table, text)
    return page(table, "refused", reason=Say(table.language).plain(refusal.text, **refusal.facts))


@command("nudge", menu=70)
def nudge_by_command(table: Table, context: Context) -> Decision[Table]:
    """Ping those whom the table waits for; where it waits for nobody, or was asked a moment ago, say so."""
    if table.stage is not Stage.GAME:
        return page(table, "no-game")
    try:
        return nudge(table, context)
    except TableRefusal as refusal:
        return page(table, _UNNUDGED[refusal.text])


_UNNUDGED = {
    "toast-nudge-seat-free": "nudge-seat-free",
    "toast-nudge-nobody": "nudge-nobody",
    "toast-nudge-you": "nudge-you",
    "toast-nudged-already": "nudged-already",
    "toast-nudged-already-too": "nudged-already-too",
}


def nudge(table: Table, context: Context) -> Decision[Table]:
    """Ping those whom the table waits for, each not more often than once a minute."""
    awaited = users_of(game_of(table).awaited(table, session(table).view()))
    if not awaited:
        raise TableRefusal("toast-nudge-seat-free" if seats.free_seats(table) else "toast-nudge-nobody")
    others = [user for user in awaited if user != context.person.id]
    if not others:
        raise TableRefusal("toast-nudge-you")
    late, now = len(others) < len(awaited), context.moment.now  # whether the one who nudges is awaited, too
    pinged = table.pinged if now - table.nudged < NUDGE_EVERY_S else ()
    asked = [user for user in others if user not in pinged]
    if not asked:
        raise TableRefusal("toast-nudged-already-too" if late else "toast-nudged-already")
    table = table.replace(nudged=now, pinged=(*pinged, *asked))
    table = table.replace(page=turned(table, "nudge", users=",".join(map(str, asked))))
    names = ", ".join(table.name(user) for user in asked)
    return Decision(table, Answer(context.say.plain("toast-nudged-too" if late else "toast-nudged", names=names)))


@command("notify", needs=Needs.PROFILE, menu=75, personal=True)
def notify_by_command(table: Table, context: Context) -> Decision[Table]:
    """Tell a person privately when a lobby opens here, or no longer; who has never opened the bot is sent there."""
    person, asked = context.person, table.subscriber(context.person.id)
    if not table.serial:
        table = table.replace(language=person.language, title=lobby.titled(table, context.room))
    if asked is not None and asked.ready:
        return page(notify.unsubscribe(table, person.id), "notify-off", name=person.name)
    try:
        table = notify.subscribe(table, person, context.known)
    except TableRefusal as refusal:
        return page(table, "notify-full", **refusal.facts)
    return page(table, "notify-on" if context.known else "notify-open", name=person.name)


@command("board", menu=50)
def show_again(table: Table, _: Context) -> Decision[Table]:
    """Send the last message of the lobby or the game again, below everything else."""
    if table.stage is Stage.IDLE:
        return page(table, "no-game")
    return Decision(reposted(table))


@command("sub", personal=True)
def show_free_seats(table: Table, context: Context) -> Decision[Table]:
    """Send the board again if it offers seats that can be taken."""
    if table.stage is Stage.GAME and not seats.free_seats(table):
        return page(table, "no-free-seat")
    return show_again(table, context)


@command("rules", menu=30)
def rules(table: Table, _: Context) -> Decision[Table]:
    """The rules, page by page."""
    return Decision(table.replace(page=rules_page(table, 1, table.game, table)))


@command("sheet", menu=60)
def sheet(table: Table, _: Context) -> Decision[Table]:
    """All that has happened in this game, for everybody."""
    game, say = game_of(table), Say(table.language)
    lines = game.sheet_lines(table, session(table).view(), say) if table.state is not None else []
    return page(table, "sheet", rounds="\n".join(lines)) if lines else page(table, "sheet-empty")


@command("stats", menu=110)
def stats(table: Table, _: Context) -> Decision[Table]:
    """What came of the games of this chat."""
    return page(table, "stats", name=table.title) if table.finished else page(table, "stats-none")


@command("leaderboard")
def leaderboard(table: Table, _: Context) -> Decision[Table]:
    """The players who have won most here."""
    rows = statistics.leader_rows(table, Say(table.language))
    return page(table, "leaderboard", rows="\n".join(rows)) if rows else page(table, "stats-none")


@command("export", menu=160)
def export_record(table: Table, _: Context) -> Decision[Table]:
    """The record of the game that is over."""
    return page(table, "export" if table.stage is Stage.OVER else "export-none")


@command("settings", menu=80)
def settings_page(table: Table, _: Context) -> Decision[Table]:
    """How games are played here."""
    return page(table, SETTINGS_PAGE)


@command("kick", needs=Needs.ADMIN, menu=140)
def kick(table: Table, context: Context) -> Decision[Table]:
    """Choose a seat to take away; as a reply, take the seat of the player who wrote that message."""
    if table.stage is not Stage.GAME:
        return page(table, "no-game")
    if not context.in_charge(table):
        return not_allowed(table, "toast-host-kicks")
    if context.reply_to is None or table.player(context.reply_to) is None:
        return page(table, "kick")
    return Decision(seats.leave(table, context.reply_to, context.moment, "kicked"))


@command("lang", menu=100)
def languages(table: Table, context: Context) -> Decision[Table]:
    """Choose the language of the group."""
    return greeted(table, context, "lang-group")


@command("help", menu=40)
def show_help(table: Table, context: Context) -> Decision[Table]:
    """What can be done here."""
    return greeted(table, context, HELP)


@command("games")
@command("forget")
def in_private_only(table: Table, context: Context) -> Decision[Table]:
    """Tell that this is answered in the private chat."""
    return greeted(table, context, "private-only")


@command("privacy")
def privacy(table: Table, context: Context) -> Decision[Table]:
    """What is stored of a group, in short; the private chat has the rest."""
    return greeted(table, context, "privacy-group")


def nameless(table: Table, context: Context) -> Decision[Table]:
    """Tell a sender without a name that a seat is for people."""
    return greeted(table, context, "nameless")


def plays(table: Table, user: int) -> bool:
    """A person sits in a running game."""
    return table.stage is Stage.GAME and table.player(user) is not None


def is_awaited(table: Table, user: int) -> bool:
    """A running game waits for an answer of this player."""
    return plays(table, user) and user in users_of(game_of(table).duties(session(table).view()))
