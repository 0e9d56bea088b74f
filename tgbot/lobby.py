"""The lobby: who plays, on which side, and the start. Pure transitions of a table."""

from engine import deal
from engine.codes.lineups import INTERCEPTOR, LineUp
from tgbot.answers import Moment
from tgbot.decode import Person, Room
from tgbot.documents import Card, Player, Stage, Table, WordDeck

LINEUP: LineUp = INTERCEPTOR
LOBBY_OPEN_S = 12 * 3600  # a lobby that nobody fills is closed


class LobbyRefusal(Exception):
    """The lobby says no; `text` is the id of the reason to tell."""

    def __init__(self, text: str, **facts: str | int) -> None:
        """Name the text and what it mentions."""
        super().__init__(text)
        self.text = text
        self.facts = facts


def open_lobby(table: Table, host: Person, room: Room, ready: bool, moment: Moment) -> Table:
    """Open a lobby with the host in it; a running lobby is shown anew, a running game stays.

    Somebody who writes for the group or a channel opens an empty one: who joins first is host.
    """
    if table.stage is Stage.GAME:
        raise LobbyRefusal("page-game-runs")
    if table.stage is Stage.LOBBY:
        return table.but(serial=table.serial + 1, title=room.title)  # another key: the lobby is sent again, below
    table = table.but(
        stage=Stage.LOBBY,
        title=room.title,
        language=table.language if table.serial else host.language,
        serial=table.serial + 1,
        nonce=moment.token("lobby"),
        host=0 if host.nameless else host.id,
        players=(),
        state=None,
        log=(),
        cards={},
        misses={},
        votes=(),
        reposted={},
        gone=(),
        rerolled=0,
        due=moment.now + LOBBY_OPEN_S,
        words=table.words or WordDeck(seed=moment.token("words", 16)),
    )
    return table if host.nameless else join(table, host, ready)


def join(table: Table, person: Person, ready: bool) -> Table:
    """Give somebody a seat on the first side that has one free."""
    _in_lobby(table)
    if table.player(person.id):
        raise LobbyRefusal("toast-already-seated")
    free = next((rule.key for rule in LINEUP.sides if len(_on(table, rule.key)) < rule.sizes.stop - 1), None)
    if free is None:
        raise LobbyRefusal("toast-table-full")
    player = Player(user=person.id, name=person.name, language=person.language, side=free, ready=ready)
    return table.but(players=(*table.players, player), host=table.host or person.id)


def take_side(table: Table, user: int, side: str) -> Table:
    """Move a player to a side; where it is full, swap with the one who came last."""
    _in_lobby(table)
    player = _seated(table, user)
    rule = next((rule for rule in LINEUP.sides if rule.key == side), None)
    if rule is None or player.side == side:
        return table
    there = _on(table, side)
    if len(there) == rule.sizes.stop - 1:
        table = table.with_player(there[-1].but(side=player.side))
    return table.with_player(player.but(side=side))


def shuffle(table: Table, moment: Moment) -> Table:
    """Draw the sides by lot."""
    _in_lobby(table)
    return _dealt_sides(table, deal.shuffled(moment.chance, "sides", table.players))


def leave(table: Table, user: int) -> Table:
    """Free a seat; the next player becomes host, an empty lobby closes."""
    _in_lobby(table)
    _seated(table, user)
    rest = tuple(player for player in table.players if player.user != user)
    if not rest:
        return close(table)
    return table.but(players=rest, host=table.host if table.host != user else rest[0].user)


def close(table: Table) -> Table:
    """Close the lobby without a game."""
    return table.but(stage=Stage.IDLE, players=(), cards={}, due=None)


def rematch(table: Table, user: int, roles: str, moment: Moment) -> Table:
    """Open a lobby for the same players: with the same sides, the next interceptor, or sides drawn by lot."""
    if table.stage is not Stage.OVER:
        raise LobbyRefusal("toast-old-button")
    if roles not in {"same", "next", "shuffled"}:
        raise LobbyRefusal("toast-unknown-button")
    _seated(table, user)
    players = tuple(player for player in table.players if not player.left)
    table = table.but(
        stage=Stage.LOBBY,
        players=players,
        misses={},
        votes=(),
        reposted={},
        rerolled=0,
        serial=table.serial + 1,
        nonce=moment.token("lobby"),
        state=None,
        log=(),
        cards={player.user: Card(number=table.card(player.user).number) for player in players},
        due=moment.now + LOBBY_OPEN_S,
    )
    if roles == "next":
        # The interceptor changes places with the first of the others; after three games each has had a go.
        alone = [p for p in players if p.side == LINEUP.sides[-1].key]
        others = [p for p in players if p.side != LINEUP.sides[-1].key]
        table = table.but(players=(*others[1:], *alone, others[0]))
        return _dealt_sides(table, list(table.players))
    if roles == "shuffled":
        return _dealt_sides(table, deal.shuffled(moment.chance, "sides", players))
    return table


def make_ready(table: Table, person: Person) -> Table:
    """Note that the bot may write to a player, in this language."""
    player = table.player(person.id)
    if player is None:
        return table
    return table.with_player(player.but(ready=True, language=person.language, name=person.name))


def missing(table: Table) -> int:
    """Return how many players are missing for a start."""
    return max(0, sum(rule.sizes.start for rule in LINEUP.sides) - len(table.players))


def not_ready(table: Table) -> list[Player]:
    """Return the players whom the bot cannot write to yet."""
    return [player for player in table.players if not player.ready]


def _dealt_sides(table: Table, order: list[Player]) -> Table:
    sides = [rule.key for rule in LINEUP.sides for _ in range(rule.sizes.stop - 1)]
    return table.but(players=tuple(p.but(side=side) for p, side in zip(order, sides, strict=False)))


def _on(table: Table, side: str) -> list[Player]:
    return [player for player in table.players if player.side == side]


def _in_lobby(table: Table) -> None:
    if table.stage is not Stage.LOBBY:
        raise LobbyRefusal("toast-old-button")


def _seated(table: Table, user: int) -> Player:
    player = table.player(user)
    if player is None:
        raise LobbyRefusal("toast-not-seated")
    return player
