"""A third game, as small as a game can be: the player who takes the last stone of the heap wins.

It stands outside `engine` and keeps the same contract as the games inside.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace

from engine import core
from engine.chance import Chance
from engine.codec import Json, header_texts, whole_number
from engine.core import Action, Choice, Chosen, Event, Game, Notation, Seat, Simulation, Step
from engine.notation import Verbs, verb
from engine.refusals import NotYourTurn, WrongPhase

MAX_TAKEN = 3


@dataclass(frozen=True, slots=True)
class Setup:
    players: tuple[Seat, ...]
    heap: int


@dataclass(frozen=True, slots=True)
class State:
    players: tuple[Seat, ...]
    heap: int
    dealt: int
    turn: int = 0

    @property
    def over(self) -> bool:
        return self.heap == 0


@dataclass(frozen=True, slots=True)
class Take(Action):
    count: int


@dataclass(frozen=True, slots=True)
class StonesTaken(Event):
    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class TableView(core.TableView):
    heap: int


@dataclass(frozen=True, slots=True)
class SeatView(core.SeatView):
    seat: Seat
    table: TableView


def start(setup: Setup) -> Step[State]:
    if len(setup.players) not in NIM.seats or setup.heap < 1:
        raise ValueError("not a game of stones")
    return Step(State(setup.players, setup.heap, setup.heap))


def apply(state: State, by: Seat | None, action: Action) -> Step[State]:
    if state.over or not isinstance(action, Take) or not 1 <= action.count <= min(MAX_TAKEN, state.heap):
        raise WrongPhase
    mover = state.players[state.turn]
    if by != mover:
        raise NotYourTurn
    after = replace(state, heap=state.heap - action.count, turn=(state.turn + 1) % len(state.players))
    return Step(after, (StonesTaken(mover, action.count),))


def table_view(state: State) -> TableView:
    return TableView(state.heap)


def seat_view(state: State, seat: Seat, public: TableView | None = None) -> SeatView:
    if seat not in state.players:
        raise KeyError(seat)
    return SeatView(seat, public or table_view(state))


def freeze(state: State) -> Json:
    return {"players": list(state.players), "heap": state.heap, "dealt": state.dealt, "turn": state.turn}


def thaw(frozen: Json) -> State:
    return State(tuple(frozen["players"]), frozen["heap"], frozen["dealt"], frozen["turn"])


def winner(state: State) -> Seat | None:
    return state.players[state.turn - 1] if state.over else None


def read_header(header: Json) -> Setup:
    return Setup(tuple(map(Seat, header_texts(header.get("players"), "players"))), header["heap"])


def write_header(state: State) -> Json:
    if not state.over:
        raise ValueError("a record is written only when the game is over")
    return {"game": "nim", "players": list(state.players), "heap": state.dealt}


def snapshot(state: State) -> Json:
    return {"heap": state.heap, "over": state.over, "winners": [winner(state)] if state.over else None}


def random_setup(chosen: Chosen, chance: Chance) -> Setup:
    players = tuple(Seat(f"player-{n}") for n in range(int(chosen["players"][0])))
    return Setup(players, chance.randint(5, 10) + (10 if chosen["options"] == ("large",) else 0))


def random_move(state: State, chance: Chance) -> tuple[Seat, Take] | None:
    if state.over:
        return None
    return state.players[state.turn], Take(chance.randint(1, min(MAX_TAKEN, state.heap)))


def count(chosen: Chosen, finals: Iterable[State]) -> Json:
    return {"players": int(chosen["players"][0]), "winners": dict(sorted(Counter(map(winner, finals)).items()))}


_VERBS = Verbs([verb("take", Take, lambda line: Take(whole_number(line, "count")), lambda done: {"count": done.count})])

NIM: Game[Setup, State, TableView, SeatView] = Game(
    key="nim",
    seats=range(2, 5),
    start=start,
    apply=apply,
    table_view=table_view,
    seat_view=seat_view,
    freeze=freeze,
    thaw=thaw,
    notation=Notation(read_header, write_header, _VERBS.read, _VERBS.write, snapshot),
    simulation=Simulation(
        choices=(Choice("players", ("2", "3", "4"), ("2",)), Choice("options", ("small", "large"), ("small",))),
        setup=random_setup,
        move=random_move,
        count=count,
    ),
)
