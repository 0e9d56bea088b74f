"""The lobby: who plays, on which side, and the start. Pure transitions of a table."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import count as numbers

from engine.chance import shuffled
from tgbot.i18n.texts import Say
from tgbot.tables import late, notify
from tgbot.tables.context import Moment
from tgbot.tables.errors import TableRefusal
from tgbot.tables.game import LineUp, Side, game_of, games
from tgbot.tables.model import Card, Encore, Person, Player, Robot, Stage, Table, seat_of
from tgbot.tables.pages import LATE, NOT_HERE, WAS_A_CLUE
from tgbot.telegram.updates import Room, Sender

LOBBY_OPEN_S = 12 * 3600  # a lobby that is not filled by then is closed
# Pages that say nothing of the next game.
ABOUT_A_GAME = frozenset(
    (
        *("sheet", "export", "nudge", "vote", "leave", "waits-for", "no-seat", "playing-already"),
        *("next-game", "next-game-open", "open-bot", "list-full", NOT_HERE, WAS_A_CLUE),
        *("vote-over", "end-game", "game-goes-on", "game-ended", "player-out", LATE),
    )
)
TOPIC = " › "  # between the names of a group and of its topic
FOLDED, UNFOLDED, CLOSING = "", "more", "close"  # the menus of the lobby
ROBOT_NAMES = 5  # as many as can sit at a table with one person
ROLES = ("same", "next", "shuffled")


@dataclass(frozen=True, slots=True)
class Standing:
    """What a lobby waits for."""

    missing: int  # players, for a start
    full: bool  # every seat is taken
    unbalanced: bool  # D1: there are enough players, but not on the right sides
    not_ready: tuple[Player, ...]  # whom the bot cannot write to yet
    can_start: bool  # everybody is there, on a side that fits, and can be written to


def lineups(table: Table) -> Sequence[LineUp]:
    """The line-ups that the table's game can be played in, the smallest first."""
    return game_of(table).lineups(table)


def lineup(table: Table) -> LineUp:
    """The line-up of those who are in the lobby."""
    return fitting(lineups(table), len(table.players))


def capacity(side: Side) -> int:
    """How many can sit on a side."""
    return side.sizes.stop - 1


def room_for(lineup: LineUp) -> int:
    """How many can play."""
    return sum(map(capacity, lineup.sides))


def fitting(lineups: Sequence[LineUp], count: int) -> LineUp:
    """The first line-up that has room for so many; the largest where none has."""
    return next((lineup for lineup in lineups if count <= room_for(lineup)), lineups[-1])


def open_lobby(table: Table, host: Sender, room: Room, ready: bool, moment: Moment) -> Table:
    """Open a lobby with the host in it; a running lobby is shown again, a running game stays.

    A sender without a name, who writes for the group or a channel, opens an empty one: the first to join is host.
    """
    if table.stage is Stage.GAME:
        raise TableRefusal("page-game-runs")
    if table.stage is Stage.LOBBY:
        return table.replace(serial=table.serial + 1, title=titled(table, room))  # another key: sent again, below
    waiting = _who_wait(table, moment)
    table = _emptied(table.replace(players=(), cards={}, queue=()), moment).replace(
        title=titled(table, room),
        language=table.language if table.serial else host.language,
        host=0 if host.nameless else host.id,
    )
    if not host.nameless:
        table = join(table, host, ready)
    others = tuple(player for player in waiting if player.user != host.id)
    table = _seat_in_order(table.replace(queue=others), table.players) if others else table
    return notify.announce(table, moment)


def titled(table: Table, room: Room) -> str:
    """What a table is called: as its group and, in a forum, its topic, so that cards of two topics differ."""
    if room.topic is None:
        return room.title
    group = f"{room.title}{TOPIC}"
    if room.topic_name:
        return f"{group}{room.topic_name}"
    return table.title if table.title.startswith(group) else room.title


def _who_wait(table: Table, moment: Moment) -> tuple[Player, ...]:
    """Who wanted to play after the game that is over, unless that was long ago."""
    if table.stage is not Stage.OVER or moment.now - table.opened > LOBBY_OPEN_S:
        return ()
    yes = table.encore.yes if table.encore else ()
    agreed = [player.replace(side="") for player in table.players if not player.left and player.user in yes]
    return (*agreed, *table.queue)


def join(table: Table, person: Sender, ready: bool, side: str = "") -> Table:
    """Give a person a seat: on the side that was asked for, else where one is missing most."""
    _in_lobby(table)
    if table.player(person.id):
        raise TableRefusal("toast-already-seated")
    table = _robots_made_room(table, len(people(table)) + 1)
    choice, count = lineups(table), len(table.players) + 1
    if count > max(map(room_for, choice)):
        raise TableRefusal("toast-table-full")
    grown = fitting(choice, count)
    rule = next((rule for rule in grown.sides if rule.key == side), None)
    if rule is not None and len(on_side(table, side)) == capacity(rule):
        raise TableRefusal("toast-side-full")
    player = Player(
        occupant=Person(user=person.id),
        name=person.name,
        language=person.language,
        side=rule.key if rule else "",
        ready=ready,
    )
    queue = tuple(waiting for waiting in table.queue if waiting.user != person.id)
    table = late.answered(notify.answered(table, person.id), person.id)
    seated = table.replace(players=(*table.players, player), queue=queue, host=table.host or person.id)
    arranged = _arranged(seated, grown)
    return arranged if standing(arranged).missing else late.without_page(arranged)


def take_side(table: Table, user: int, side: str) -> Table:
    """Move a player to a side; where it is full, swap with the one who came last."""
    _in_lobby(table)
    player = _seated(table, user)
    rule = next((rule for rule in lineup(table).sides if rule.key == side), None)
    if rule is None:
        raise TableRefusal("toast-old-button")
    if player.side == side:
        return table
    there = on_side(table, side)
    if len(there) == capacity(rule):
        if there[-1].is_robot:
            raise TableRefusal("toast-robot-sits-there", name=there[-1].name)
        table = table.with_player(there[-1].replace(side=player.side))
    return table.with_player(player.replace(side=side))


def shuffle(table: Table, moment: Moment) -> Table:
    """Draw the sides by lot."""
    _in_lobby(table)
    return deal_sides(table, shuffled(moment.chance, "sides", table.players))


def balance(table: Table) -> Table:
    """D1: move those who came last from the larger side to the smaller one, until the sizes fit."""
    _in_lobby(table)
    played = lineup(table)
    while _unbalanced(table, played):
        sizes = {rule.key: len(on_side(table, rule.key)) for rule in played.sides}
        larger, smaller = max(sizes, key=lambda key: sizes[key]), min(sizes, key=lambda key: sizes[key])
        table = table.with_player(on_side(table, larger)[-1].replace(side=smaller))
    return table


def rearranged(table: Table) -> Table:
    """The table after its line-ups have changed: an open lobby is arranged by them."""
    if table.stage is not Stage.LOBBY:
        return table
    _refuse_too_many(table)
    return _arranged(table)


def switch_game(table: Table, user: int, game: str) -> Table:
    """Play another game with those who are there."""
    _in_lobby(table)
    _seated(table, user)
    if game not in games():
        raise TableRefusal("toast-unknown-button")
    table = table.replace(game=game)
    _refuse_too_many(table)
    return _arranged(table)


def leave(table: Table, user: int) -> Table:
    """Free a seat; the next player becomes host, an empty lobby closes."""
    _in_lobby(table)
    _seated(table, user)
    rest = tuple(player for player in table.players if player.user != user)
    left = people(table.replace(players=rest))
    if not left:
        return close(table)
    return _arranged(table.replace(players=rest, host=table.host if table.host != user else left[0].user))


def people(table: Table) -> list[Player]:
    """The players who are no robots."""
    return [player for player in table.players if not isinstance(player.occupant, Robot)]


def room_for_robots(table: Table) -> int:
    """How many more robots may sit down in the lobby."""
    return game_of(table).max_robots(table, len(people(table))) - len(table.robot_players())


def add_robot(table: Table, user: int) -> Table:
    """Seat a robot, as a player asks for it."""
    _in_lobby(table)
    _seated(table, user)
    if room_for_robots(table) <= 0:
        raise TableRefusal("toast-no-robot")
    return _arranged(table.replace(players=(*table.players, new_robot(table))))


def drop_robot(table: Table, user: int) -> Table:
    """Take the robot out of the lobby that came last."""
    _in_lobby(table)
    _seated(table, user)
    robots = table.robot_players()
    if not robots:
        raise TableRefusal("toast-old-button")
    return _arranged(table.replace(players=tuple(p for p in table.players if p.seat != robots[-1].seat)))


def new_robot(table: Table, side: str = "") -> Player:
    """Another robot as a player: it speaks the group's language, and says by its name what it is."""
    taken = {player.seat for player in table.players}
    robot = next(robot for number in numbers(1) if seat_of(robot := Robot(number=number)) not in taken)
    name = Say(table.language).plain(f"robot-name-{(robot.number - 1) % ROBOT_NAMES + 1}")
    return Player(occupant=robot, name=name, language=table.language, side=side, ready=True)


def unfold(table: Table, menu: str) -> Table:
    """Show more of what can be done in the lobby, or less."""
    _in_lobby(table)
    return table.replace(lobby_menu=menu)


def close(table: Table) -> Table:
    """Close the lobby without a game."""
    table = late.without_page(table)
    return table.replace(stage=Stage.IDLE, players=(), cards={}, due=None, lobby_menu=FOLDED, told=())


def rematch(table: Table, encore: Encore, moment: Moment) -> Table:
    """Open a lobby for those who want another game: with the same sides, the next roles, or sides drawn by lot.

    Those who wait for the next game sit down as well, as far as there is room; the others go on waiting.
    """
    former = [player for player in people(table) if not player.left and player.user in encore.yes]
    host = table.host if table.host in encore.yes else encore.by
    table = _with_robots_of(table, _seat_in_order(_emptied(table, moment).replace(host=host), former))
    if encore.roles == "shuffled":
        table = deal_sides(table, shuffled(moment.chance, "sides", table.players))
        return game_of(table).shuffled_roles(table)
    return _recast(table, encore.roles)


def foreseen(table: Table, encore: Encore) -> Table:
    """The lobby of a rematch in which everybody sits who has not said no; what is drawn by lot is left as it is."""
    former = [player for player in people(table) if not player.left and player.user not in encore.no]
    seated = _seat_in_order(table.replace(stage=Stage.LOBBY), former)
    return _recast(_with_robots_of(table, seated), encore.roles)


def _with_robots_of(former: Table, table: Table) -> Table:
    """The lobby with the robots of the last game, in its order, as far as they may play with those who are there."""
    order = {player.seat: at for at, player in enumerate(former.players)}
    players = (*table.players, *(robot.replace(side="") for robot in former.robot_players()))
    return _arranged(table.replace(players=tuple(sorted(players, key=lambda p: order.get(p.seat, len(order))))))


def _recast(table: Table, roles: str) -> Table:
    game = game_of(table)
    return game.next_roles(table) if roles == "next" else game.again(table)


def _seat_in_order(table: Table, first: Sequence[Player]) -> Table:
    """Seat these and then those who wait, as far as there is room; who has to open the bot yet, only if needed.

    Where the host finds no seat, or there was none, the first who sits there is host.
    """
    waiting = [player for player in table.queue if player.user not in {one.user for one in first}]
    ready = [*first, *(player for player in waiting if player.ready)]
    room, needed = max(map(room_for, lineups(table))), _needed(lineups(table)[0])
    unready = [player for player in waiting if not player.ready][: max(0, needed - len(ready))]
    seated = tuple(player.replace(welcomed=0) for player in [*ready, *unready][:room])
    taken = {player.user for player in seated}
    queue = tuple(player.replace(side="") for player in [*first, *waiting] if player.user not in taken)
    cards = {player.user: Card(number=table.card(player.user).number) for player in seated}
    host = table.host if table.host in taken else next((player.user for player in seated), 0)
    return balance(_arranged(table.replace(players=seated, cards=cards, queue=queue, host=host)))


def make_ready(table: Table, person: Sender) -> Table:
    """Note that the bot may write to a player, in this language; who waited for that sits down in an open lobby."""
    table = notify.make_ready(table, person)
    if table.stage is Stage.LOBBY and table.queued(person.id) is not None and not standing(table).full:
        return join(table, person, ready=True)
    changes = {"ready": True, "language": person.language, "name": person.name}
    if table.queued(person.id) is not None:
        table = table.replace(queue=tuple(p.replace(**changes) if p.user == person.id else p for p in table.queue))
    player = table.player(person.id)
    return table if player is None else table.with_player(player.replace(**changes))


def welcome(table: Table, user: int) -> Table:
    """Tell a player in private of the seat in the lobby, below everything else."""
    player = _seated(table, user)
    return table.with_player(player.replace(welcomed=player.welcomed + 1))


def with_past(table: Table, user: int, played: tuple[str, ...]) -> Table:
    """Note which games a person who sits here, or waits, has finished at other tables."""
    if not played:
        return table
    return table.replace(
        players=tuple(p.replace(played=played) if p.user == user else p for p in table.players),
        queue=tuple(p.replace(played=played) if p.user == user else p for p in table.queue),
    )


def standing(table: Table) -> Standing:
    """What a lobby waits for."""
    choice, count = lineups(table), len(table.players)
    played = fitting(choice, count)
    missing, unbalanced = max(0, _needed(played) - count), _unbalanced(table, played)
    not_ready = tuple(player for player in table.players if not player.ready)
    # A robot makes room for a person.
    full, can_start = len(people(table)) >= max(map(room_for, choice)), not (missing or unbalanced or not_ready)
    return Standing(missing, full, unbalanced, not_ready, can_start)


def _unbalanced(table: Table, played: LineUp) -> bool:
    if len(table.players) < _needed(played):
        return False
    counts = {rule.key: len(on_side(table, rule.key)) for rule in played.sides}
    apart = max(counts.values()) - min(counts.values())
    return apart > played.most_apart or any(counts[rule.key] not in rule.sizes for rule in played.sides)


def _needed(played: LineUp) -> int:
    return sum(rule.sizes.start for rule in played.sides)


def _emptied(table: Table, moment: Moment) -> Table:
    """The table as a lobby in which nothing of the last game is left."""
    emptied = table.replace(
        stage=Stage.LOBBY,
        serial=table.serial + 1,
        nonce=moment.token("lobby"),
        state=None,
        log=(),
        misses={},
        lobby_menu=FOLDED,
        votes=(),
        encore=None,
        reposted={},
        gone=(),
        told=(),
        page=None if table.page and table.page.kind in ABOUT_A_GAME else table.page,
        due=moment.now + LOBBY_OPEN_S,
    )
    for game in games().values():
        emptied = game.new_lobby(emptied)
    return emptied


def _arranged(table: Table, played: LineUp | None = None) -> Table:
    """Seat everybody by the line-up that their number asks for; those who have a side of it keep it."""
    fewer = _robots_made_room(table, len(people(table)))
    if fewer is not table:
        table, played = fewer, None
    rules = (played or lineup(table)).sides
    keys = {rule.key for rule in rules}
    if any(player.side and player.side not in keys for player in table.players):
        return deal_sides(table, table.players)
    for player in table.players:
        if not player.side:
            counts = {rule.key: len(on_side(table, rule.key)) for rule in rules}
            table = table.with_player(player.replace(side=_wanting(rules, counts)))
    return _robots_in_place(table)


def _robots_in_place(table: Table) -> Table:
    return game_of(table).robots_in_place(table) if len(people(table)) < len(table.players) else table


def _robots_made_room(table: Table, count: int) -> Table:
    """The table without the robots that may not play with so many people, the last first."""
    if len(people(table)) == len(table.players):
        return table
    robots = table.robot_players()
    spare = {player.seat for player in robots[game_of(table).max_robots(table, count) :]}
    return table.replace(players=tuple(p for p in table.players if p.seat not in spare)) if spare else table


def deal_sides(table: Table, order: Sequence[Player]) -> Table:
    """Seat people side by side in this order, on sides of the sizes that come of sitting down one by one."""
    rules = lineup(table).sides
    counts: dict[str, int] = {rule.key: 0 for rule in rules}
    for _ in order:
        counts[_wanting(rules, counts)] += 1
    sides = [rule.key for rule in rules for _ in range(counts[rule.key])]
    return _robots_in_place(
        table.replace(players=tuple(p.replace(side=side) for p, side in zip(order, sides, strict=True)))
    )


def _wanting(rules: Sequence[Side], counts: dict[str, int]) -> str:
    """The side that wants a player most: the one that lacks most; where none lacks any, the smallest."""
    free = [rule for rule in rules if counts[rule.key] < capacity(rule)]
    lacking = [rule for rule in free if counts[rule.key] < rule.sizes.start]
    if lacking:
        return max(lacking, key=lambda rule: rule.sizes.start - counts[rule.key]).key
    return min(free, key=lambda rule: counts[rule.key]).key


def on_side(table: Table, side: str) -> list[Player]:
    """The players of a side, in the order in which they sat down."""
    return [player for player in table.players if player.side == side]


def _in_lobby(table: Table) -> None:
    if table.stage is not Stage.LOBBY:
        raise TableRefusal("toast-old-button")


def _refuse_too_many(table: Table) -> None:
    most_players = room_for(lineup(table))
    if len(table.players) > most_players:
        raise TableRefusal("toast-too-many", most=most_players)


def _seated(table: Table, user: int) -> Player:
    player = table.player(user)
    if player is None:
        raise TableRefusal("toast-not-seated")
    return player
