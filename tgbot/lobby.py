"""The lobby: who plays, on which side, and the start. Pure transitions of a table."""

from collections.abc import Sequence

from engine import deal
from engine.codes.lineups import INTERCEPTOR, TEAMS
from tgbot.answers import Moment
from tgbot.codes_course import MODES
from tgbot.course import LineUp, Side, fitting, most, room
from tgbot.courses import COURSES
from tgbot.decode import Person, Room
from tgbot.documents import Card, Player, Stage, Table, WordDeck
from tgbot.kryptos.course import CIRCLE

LOBBY_OPEN_S = 12 * 3600  # a lobby that nobody fills is closed
ABOUT_A_GAME = frozenset({"sheet", "export", "nudge", "vote"})  # pages that say nothing of the next one


class LobbyRefusal(Exception):
    """The lobby says no; `text` is the id of the reason to tell."""

    def __init__(self, text: str, **facts: str | int) -> None:
        """Name the text and what it mentions."""
        super().__init__(text)
        self.text = text
        self.facts = facts


def lineups(table: Table) -> Sequence[LineUp]:
    """Return the line-ups that the table's game can be played in, the smallest first."""
    return COURSES[table.game].lineups(table)


def lineup(table: Table) -> LineUp:
    """Return the line-up of those who are in the lobby."""
    return fitting(lineups(table), len(table.players))


def open_lobby(table: Table, host: Person, room: Room, ready: bool, moment: Moment) -> Table:
    """Open a lobby with the host in it; a running lobby is shown anew, a running game stays.

    Somebody who writes for the group or a channel opens an empty one: who joins first is host.
    """
    if table.stage is Stage.GAME:
        raise LobbyRefusal("page-game-runs")
    if table.stage is Stage.LOBBY:
        return table.but(serial=table.serial + 1, title=room.title)  # another key: the lobby is sent again, below
    table = _emptied(table, moment).but(
        title=room.title,
        language=table.language if table.serial else host.language,
        host=0 if host.nameless else host.id,
        players=(),
        cards={},
        words=table.words or WordDeck(seed=moment.token("words", 16)),
    )
    return table if host.nameless else join(table, host, ready)


def join(table: Table, person: Person, ready: bool, side: str = "") -> Table:
    """Give somebody a seat: on the side that was asked for, else where one is missing most."""
    _in_lobby(table)
    if table.player(person.id):
        raise LobbyRefusal("toast-already-seated")
    if is_full(table):
        raise LobbyRefusal("toast-table-full")
    grown = fitting(lineups(table), len(table.players) + 1)
    rule = next((rule for rule in grown.sides if rule.key == side), None)
    if rule is not None and len(_on(table, side)) == most(rule):
        raise LobbyRefusal("toast-side-full")
    player = Player(
        user=person.id, name=person.name, language=person.language, side=rule.key if rule else "", ready=ready
    )
    return _arranged(table.but(players=(*table.players, player), host=table.host or person.id))


def take_side(table: Table, user: int, side: str) -> Table:
    """Move a player to a side; where it is full, swap with the one who came last."""
    _in_lobby(table)
    player = _seated(table, user)
    rule = next((rule for rule in lineup(table).sides if rule.key == side), None)
    if rule is None or player.side == side:
        return table
    there = _on(table, side)
    if len(there) == most(rule):
        table = table.with_player(there[-1].but(side=player.side))
    return table.with_player(player.but(side=side))


def shuffle(table: Table, moment: Moment) -> Table:
    """Draw the sides by lot."""
    _in_lobby(table)
    return _dealt_sides(table, deal.shuffled(moment.chance, "sides", table.players))


def balance(table: Table) -> Table:
    """D1: move those who came last from the larger side to the smaller one, until the sizes fit."""
    _in_lobby(table)
    while unbalanced(table):
        sizes = {rule.key: len(_on(table, rule.key)) for rule in lineup(table).sides}
        larger, smaller = max(sizes, key=lambda key: sizes[key]), min(sizes, key=lambda key: sizes[key])
        table = table.with_player(_on(table, larger)[-1].but(side=smaller))
    return table


def play_mode(table: Table, mode: str) -> Table:
    """Fix the line-up, or let the number of players choose it; an open lobby is arranged anew."""
    if mode not in MODES:
        raise LobbyRefusal("toast-unknown-button")
    table = table.but(mode=mode)
    if table.stage is not Stage.LOBBY:
        return table
    _refuse_too_many(table)
    return _arranged(table)


def switch_game(table: Table, user: int, game: str) -> Table:
    """Play another game with those who are there."""
    _in_lobby(table)
    _seated(table, user)
    if game not in COURSES:
        raise LobbyRefusal("toast-unknown-button")
    table = table.but(game=game)
    _refuse_too_many(table)
    return _arranged(table)


def leave(table: Table, user: int) -> Table:
    """Free a seat; the next player becomes host, an empty lobby closes."""
    _in_lobby(table)
    _seated(table, user)
    rest = tuple(player for player in table.players if player.user != user)
    if not rest:
        return close(table)
    return _arranged(table.but(players=rest, host=table.host if table.host != user else rest[0].user))


def close(table: Table) -> Table:
    """Close the lobby without a game."""
    return table.but(stage=Stage.IDLE, players=(), cards={}, due=None)


def rematch(table: Table, user: int, roles: str, moment: Moment) -> Table:
    """Open a lobby for the same players: with the same sides, the next roles, or sides drawn by lot."""
    if table.stage is not Stage.OVER:
        raise LobbyRefusal("toast-old-button")
    if roles not in {"same", "next", "shuffled"}:
        raise LobbyRefusal("toast-unknown-button")
    _seated(table, user)
    players = tuple(player for player in table.players if not player.left)
    cards = {player.user: Card(number=table.card(player.user).number) for player in players}
    table = _emptied(table, moment).but(players=players, cards=cards)
    _refuse_too_many(table)  # a line-up may have been fixed since the start
    table = _arranged(table)
    if roles == "next":
        return _NEXT_ROLES[lineup(table).key](table)
    if roles == "shuffled":
        return _dealt_sides(table, deal.shuffled(moment.chance, "sides", table.players))
    return table


def make_ready(table: Table, person: Person) -> Table:
    """Note that the bot may write to a player, in this language."""
    player = table.player(person.id)
    if player is None:
        return table
    return table.with_player(player.but(ready=True, language=person.language, name=person.name))


def missing(table: Table) -> int:
    """Return how many players are missing for a start."""
    return max(0, sum(rule.sizes.start for rule in lineup(table).sides) - len(table.players))


def is_full(table: Table) -> bool:
    """Tell whether nobody else can sit down."""
    return len(table.players) >= max(map(room, lineups(table)))


def unbalanced(table: Table) -> bool:
    """D1: tell whether there are enough players, but not on the right sides."""
    sizes = [(len(_on(table, rule.key)), rule.sizes) for rule in lineup(table).sides]
    counts = [count for count, _ in sizes]
    fits = all(count in fitting for count, fitting in sizes) and max(counts) - min(counts) <= lineup(table).most_apart
    return not missing(table) and not fits


def not_ready(table: Table) -> list[Player]:
    """Return the players whom the bot cannot write to yet."""
    return [player for player in table.players if not player.ready]


def can_start(table: Table) -> bool:
    """Tell whether everybody is there, on a side that fits, and can be written to."""
    return not (missing(table) or unbalanced(table) or not_ready(table))


def _emptied(table: Table, moment: Moment) -> Table:
    """Return the table as a lobby in which nothing of the last game is left."""
    return table.but(
        stage=Stage.LOBBY,
        serial=table.serial + 1,
        nonce=moment.token("lobby"),
        state=None,
        log=(),
        talk=(),
        misses={},
        votes=(),
        reposted={},
        gone=(),
        page=None if table.page and table.page.kind in ABOUT_A_GAME else table.page,
        rerolled=0,
        sand=None,
        due=moment.now + LOBBY_OPEN_S,
    )


def _arranged(table: Table) -> Table:
    """Seat everybody by the line-up that their number asks for: whoever has a side of it keeps it."""
    keys = {rule.key for rule in lineup(table).sides}
    if any(player.side and player.side not in keys for player in table.players):
        return _dealt_sides(table, table.players)
    for player in table.players:
        if not player.side:
            table = table.with_player(player.but(side=_next_side(table)))
    return table


def _dealt_sides(table: Table, order: Sequence[Player]) -> Table:
    """Seat people side by side in this order, on sides of the sizes that come of sitting down one by one."""
    rules = lineup(table).sides
    counts: dict[str, int] = {rule.key: 0 for rule in rules}
    for _ in order:
        counts[_wanting(rules, counts)] += 1
    sides = [rule.key for rule in rules for _ in range(counts[rule.key])]
    return table.but(players=tuple(p.but(side=side) for p, side in zip(order, sides, strict=True)))


def _next_side(table: Table) -> str:
    rules = lineup(table).sides
    return _wanting(rules, {rule.key: len(_on(table, rule.key)) for rule in rules})


def _wanting(rules: Sequence[Side], counts: dict[str, int]) -> str:
    """Return the side that wants a player most: the one that lacks most; where none lacks any, the smallest."""
    free = [rule for rule in rules if counts[rule.key] < most(rule)]
    lacking = [rule for rule in free if counts[rule.key] < rule.sizes.start]
    if lacking:
        return max(lacking, key=lambda rule: rule.sizes.start - counts[rule.key]).key
    return min(free, key=lambda rule: counts[rule.key]).key


def _next_interceptor(table: Table) -> Table:
    """Let the interceptor change places with the first of the pair; after three games each has had a go."""
    pair, alone = (_on(table, rule.key) for rule in INTERCEPTOR.sides)
    return _dealt_sides(table, (*pair[1:], *alone, *pair[:1]))


def _swapped_teams(table: Table) -> Table:
    """Let the teams change colours, and keep their names (D4)."""
    white, black = (rule.key for rule in TEAMS.sides)
    other: dict[str, str] = {white: black, black: white}
    names = {other[side]: name for side, name in table.team_names.items()}
    return table.but(players=tuple(p.but(side=other[p.side]) for p in table.players), team_names=names)


def _next_first(table: Table) -> Table:
    """Let the one who sat second in turn order begin (K4)."""
    first, *others = table.players
    return table.but(players=(*others, first), first=others[0].user if others else 0)


_NEXT_ROLES = {INTERCEPTOR.key: _next_interceptor, TEAMS.key: _swapped_teams, CIRCLE.key: _next_first}


def _on(table: Table, side: str) -> list[Player]:
    return [player for player in table.players if player.side == side]


def _in_lobby(table: Table) -> None:
    if table.stage is not Stage.LOBBY:
        raise LobbyRefusal("toast-old-button")


def _refuse_too_many(table: Table) -> None:
    most_players = room(lineup(table))
    if len(table.players) > most_players:
        raise LobbyRefusal("toast-too-many", most=most_players)


def _seated(table: Table, user: int) -> Player:
    player = table.player(user)
    if player is None:
        raise LobbyRefusal("toast-not-seated")
    return player
