"""The course of a card game: all players sit in one circle, and one at a time is awaited."""

from dataclasses import dataclass, replace

from engine.core import Seat
from engine.kryptos import KRYPTOS
from engine.kryptos.cards import MYSTERY_PLAYERS, PLAYERS
from engine.kryptos.setup import OPTIONS, Options, deal_cards
from engine.kryptos.terms import Phase
from engine.kryptos.views import TableView
from tgbot.games.kryptos.model import KEY, OWN
from tgbot.tables.context import Moment
from tgbot.tables.model import Table, users_of


@dataclass(frozen=True, slots=True)
class Circle:
    """The only side and line-up of the card game: each player for themselves, in the order of the seats."""

    key: str = "circle"
    sizes: range = PLAYERS
    most_apart: int = 0

    @property
    def sides(self) -> tuple["Circle"]:
        """The circle itself."""
        return (self,)


CIRCLE = Circle()


def options_chosen(table: Table) -> Options:
    """The optional rules of the table."""
    chosen = OWN.of(table).options
    return Options(**{option: option in chosen for option in OPTIONS})


def options_played(table: Table) -> Options:
    """Those that apply to this number of players: mystery is for four or five (K12)."""
    chosen = options_chosen(table)
    return chosen if len(table.players) in MYSTERY_PLAYERS else replace(chosen, mystery=False)


def start(table: Table, moment: Moment) -> tuple[object, Table]:
    """Shuffle and deal (K2), with the chosen or a random first player (K4).

    The players of the table are in turn order from then on.
    """
    seats = [player.seat for player in table.players]
    setup = deal_cards(seats, options_played(table), moment.chance, first=chosen_first(table))
    at = seats.index(setup.first)
    step = KRYPTOS.start(setup)
    players = (*table.players[at:], *table.players[:at])
    table = OWN.put(table, deduction=shows_ranges(table), happened=(), closed=())
    return step.state, table.replace(players=players, events=step.events)


def chosen_first(table: Table) -> Seat | None:
    """The seat that begins, if one of those at the table was chosen (K4)."""
    first = OWN.of(table).first
    return next((player.seat for player in table.players if player.seat == first), None)


def shows_ranges(table: Table) -> bool:
    """Whether cards show what their readers could work out: off, unless the table has chosen it.

    It was on once, and what is on by default is not stored: a table that played then has it on until it chooses.
    """
    chosen = OWN.of(table).deduction
    if chosen is not None:
        return chosen
    played = table.state is not None and table.game == KEY
    return played or any(KEY in tally.own for tally in table.tallies.values())


def next_first(table: Table) -> Table:
    """The second player in turn order begins the next game (K4)."""
    first, *others = table.players
    table = table.replace(players=(*others, first))
    return OWN.put(table, first=others[0].seat if others else "")


def random_first(table: Table) -> Table:
    """Chance decides who begins (K4)."""
    return OWN.put(table, first="")


def duties(view: TableView) -> dict[Seat, object]:
    """The duty of the awaited player: each reveal and each turn is one, both attempts of a turn together."""
    if view.turn is None:
        return {}
    hidden = len(view.hand(view.turn).hidden) if view.phase is Phase.REVEAL else 0
    return {view.turn: (view.round, hidden)}


def news(now: TableView) -> list[int]:
    """The winner, when the game is over (K14): the board rings for everybody, and the others' cards are edited."""
    outcome = now.outcome
    return [] if outcome is None or outcome.winner is None else users_of([outcome.winner])


def duty_texts(view: TableView) -> tuple[str, str]:
    """What a nudge says to the awaited player, and what its button says."""
    if view.phase is Phase.REVEAL:
        return "nudge-reveal", "button-reveal-card"
    return "nudge-guess-card", "button-guess-card"


def decision(view: TableView) -> object:
    """The identity of a decision: whose it is, what is open, and what was tried."""
    hands = tuple((hand.seat, hand.vacant, hand.cards) for hand in view.hands)
    return view.round, view.phase, view.turn, len(view.attempts), hands


def vacant(view: TableView) -> frozenset[Seat]:
    """Vacant seats (K18)."""
    return frozenset(hand.seat for hand in view.hands if hand.vacant)
