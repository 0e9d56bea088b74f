"""What a group asks of its table by command, and what happens to it besides taps. Pure transitions."""

from tgbot import choices, lobby, play, seats, sides, statistics
from tgbot.answers import Answer, Moment, Taken
from tgbot.courses import COURSES
from tgbot.decode import Person
from tgbot.documents import Stage, Table, Visitor
from tgbot.drafting import Sent
from tgbot.games import TABLE_GAMES
from tgbot.lobby import LobbyRefusal
from tgbot.locale import Say
from tgbot.pace import NUDGE_EVERY_S, next_mark
from tgbot.screens.pages import rules_page, turned
from tgbot.screens.screen import last_key
from tgbot.sitting import sitting
from tgbot.turn import Turn


def open_table(table: Table, turn: Turn) -> Taken[Table]:
    """/play: open the lobby, or show it again."""
    try:
        return Taken(lobby.open_lobby(table, turn.person, turn.room, turn.known, turn.moment))
    except LobbyRefusal:
        return page(table, "game-runs")


def join_by_command(table: Table, turn: Turn) -> Taken[Table]:
    """/join: take a seat in the open lobby."""
    if table.stage is not Stage.LOBBY:
        return page(table, "no-lobby")
    try:
        return Taken(lobby.join(table, turn.person, turn.known))
    except LobbyRefusal:
        return Taken(table)


def leave_by_command(table: Table, turn: Turn) -> Taken[Table]:
    """/leave: give up the seat, in the lobby or in the game."""
    return leave(table, turn.person.id, turn.moment)


def leave(table: Table, user: int, moment: Moment) -> Taken[Table]:
    """Free somebody's seat; who has none leaves everything as it is."""
    try:
        if table.stage is Stage.GAME:
            return Taken(seats.leave(table, user, moment))
        return Taken(lobby.leave(table, user))
    except LobbyRefusal:
        return Taken(table)


def cancel_by_command(table: Table, turn: Turn) -> Taken[Table]:
    """/cancel: close the lobby or call the game off, by the host, an admin, or a vote of the players."""
    if table.stage not in {Stage.LOBBY, Stage.GAME}:
        return page(table, "no-game")
    if not turn.in_charge(table):
        if not plays(table, turn.person.id):
            return page(table, "not-allowed")
        if table.page is None or table.page.kind != "vote":
            table = table.but(votes=())  # another vote
        table = choices.voted_off(table, turn)
        return page(table, "vote", **choices.vote_facts(table)) if table.stage is Stage.GAME else Taken(table)
    return Taken(lobby.close(table) if table.stage is Stage.LOBBY else play.call_off(table, turn.moment))


def name_team(table: Table, turn: Turn, name: str) -> Taken[Table]:
    """/team: choose the name of the own team (D4), before the game: in it, a name could say too much."""
    player = table.player(turn.person.id)
    if table.stage is not Stage.LOBBY or player is None or player.side not in sides.NAMED:
        return page(table, "team-not-now")
    say = Say(table.language)
    chosen = sides.fit_name(name)
    if not chosen:
        return page(table, "team-how", team=sides.team_name(table, player.side, say))
    others = [sides.team_name(table, side, say) for side in sides.NAMED if side != player.side]
    if any(sides.same_name(chosen, other) for other in others):
        return page(table, "team-taken", team=chosen)
    return Taken(table.but(team_names=table.team_names | {player.side: chosen}))


def nudge(table: Table, turn: Turn) -> Taken[Table]:
    """/nudge: ping those whom the table waits for, not more often than once a minute."""
    if table.stage is not Stage.GAME:
        return page(table, "no-game")
    # Who has said yes waits for the others, too.
    awaited = [user for user in _awaited(table) if not table.card(user).agreed]
    if not awaited or turn.moment.now - table.nudged < NUDGE_EVERY_S:
        return Taken(table, Answer(turn.say.plain("toast-nudged-already")))
    table = table.but(nudged=turn.moment.now, page=turned(table, "nudge", users=",".join(map(str, awaited))))
    return Taken(table, Answer(turn.say.plain("toast-nudged")))


def show_again(table: Table, turn: Turn) -> Taken[Table]:  # noqa: ARG001 - one shape for all commands
    """/board: send the last message of the lobby or the game again, below everything else."""
    if table.stage is Stage.IDLE:
        return page(table, "no-game")
    key = last_key(table)
    return Taken(table.but(reposted=table.reposted | {key: table.reposted.get(key, 0) + 1}))


def rules(table: Table, turn: Turn) -> Taken[Table]:  # noqa: ARG001
    """/rules: the rules, page by page."""
    return Taken(table.but(page=rules_page(table, 1, table.game)))


def sheet(table: Table, turn: Turn) -> Taken[Table]:  # noqa: ARG001
    """/sheet: all finished rounds, for everybody."""
    say = Say(table.language)
    told = TABLE_GAMES[table.game].sheet_lines
    lines = told(table, sitting(table).view(), say) if table.state is not None else []
    return page(table, "sheet", rounds="\n".join(lines)) if lines else page(table, "sheet-empty")


def stats(table: Table, turn: Turn) -> Taken[Table]:  # noqa: ARG001
    """/stats: what came of the games of this chat."""
    return page(table, "stats", name=table.title) if table.finished else page(table, "stats-none")


def leaderboard(table: Table, turn: Turn) -> Taken[Table]:  # noqa: ARG001
    """/leaderboard: who has won most here."""
    say = Say(table.language)
    rows = [
        say.plain("leaderboard-row", place=place, name=one.name, wins=one.wins, games=one.games)
        for place, one in enumerate(statistics.leaders(table), start=1)
    ]
    return page(table, "leaderboard", rows="\n".join(rows)) if rows else page(table, "stats-none")


def export_record(table: Table, turn: Turn) -> Taken[Table]:  # noqa: ARG001
    """/export: the record of the game that is over."""
    return page(table, "export" if table.stage is Stage.OVER else "export-none")


def send_card_again(table: Table, user: int) -> Taken[Table]:
    """/words or /sheet in private: a player's card, with words and clues, below everything else."""
    if not plays(table, user):
        return Taken(table)
    card = table.card(user)
    return Taken(table.with_card(user, card.but(number=card.number + 1, quiet=True)))


def page(table: Table, kind: str, **facts: str | int) -> Taken[Table]:
    """Show a page in the group."""
    return Taken(table.but(page=turned(table, kind, **facts)))


def send_in_private(table: Table, turn: Turn, sent: Sent) -> Taken[Table]:
    """Take a private message of a player for the game."""
    if table.state is None or table.player(turn.person.id) is None:
        return Taken(table)
    return Taken(TABLE_GAMES[table.game].takes_text(table, turn, sent))


def wants_text(table: Table, user: int) -> bool:
    """Tell whether a running game waits for a text from this player that nobody else should see."""
    return plays(table, user) and TABLE_GAMES[table.game].wants_text(table, user)


def lines_wanted(table: Table, user: int) -> int:
    """Return how many lines a running game wants of this player."""
    return TABLE_GAMES[table.game].lines_wanted(table, user) if plays(table, user) else 0


def hears_text(table: Table, user: int) -> bool:
    """Tell whether a private text of this player goes to others."""
    return plays(table, user) and TABLE_GAMES[table.game].hears_text(table, user)


def is_awaited(table: Table, user: int) -> bool:
    """Tell whether a running game waits for any answer of this player."""
    return plays(table, user) and user in _awaited(table)


def seat_visitor(table: Table, person: Person) -> Taken[Table]:
    """Note that a seated person has opened the bot."""
    return Taken(lobby.make_ready(table, person))


def respeak(table: Table, person: Person, language: str) -> Taken[Table]:
    """Speak another language to a player."""
    player = table.player(person.id)
    return Taken(table if player is None else table.with_player(player.but(language=language)))


def time_up(table: Table, moment: Moment) -> Taken[Table]:
    """Do what a timer was set for: close a lobby that was never filled, or go on without missing answers."""
    if table.due is None or table.due > moment.now:
        return Taken(table)
    if table.away:
        return Taken(table.but(due=None))
    if table.stage is Stage.GAME and table.sand:
        after = next_mark(table.sand)
        return Taken(table.but(due=table.due + table.sand - after, sand=after))  # D9: the sand runs on
    if table.stage is Stage.GAME:
        return Taken(seats.time_up(table, moment))
    return Taken(lobby.close(table) if table.stage is Stage.LOBBY else table.but(due=None))


def greet(visitor: Visitor, person: Person) -> Visitor:
    """Take over a person's name and, unless another was chosen, language."""
    language = visitor.language if visitor.chose_language else person.language
    return visitor.but(name=person.name, language=language)


def plays(table: Table, user: int) -> bool:
    """Tell whether somebody sits in a running game."""
    return table.stage is Stage.GAME and table.player(user) is not None


def _awaited(table: Table) -> list[int]:
    return list(COURSES[table.game].duties(sitting(table).view()))
