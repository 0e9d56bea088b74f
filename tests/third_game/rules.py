"""The rules of tic-tac-toe, as an engine's game: two players mark squares in turn, three in a row win (T1-T4)."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from engine import core
from engine.actions import EndGame, Leave
from engine.chance import Chance
from engine.codec import Json, header_texts, whole_number
from engine.core import Action, Chosen, Event, Game, Move, Notation, Refusal, Seat, Simulation, Step
from engine.notation import Verbs, verb
from engine.refusals import NotYourTurn, WrongPhase

SQUARES = range(9)
ROWS = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))


class SquareTaken(Refusal):
    """T2: only an empty square can be marked."""


@dataclass(frozen=True, slots=True)
class MarkSquare(Action):
    """Mark a square (T1)."""

    square: int


@dataclass(frozen=True, slots=True)
class SquareMarked(Event):
    """A square was marked."""

    seat: Seat
    square: int


@dataclass(frozen=True, slots=True)
class State:
    """A whole game at one moment: who sits there, the squares marked in turn, and who gave up."""

    players: tuple[Seat, Seat]
    marked: tuple[int, ...] = ()
    left: Seat | None = None
    called_off: bool = False


@dataclass(frozen=True, slots=True)
class TableView(core.TableView):
    """What everybody may know, which is everything."""

    players: tuple[Seat, Seat]
    squares: tuple[Seat | None, ...]
    turn: Seat | None
    winner: Seat | None
    over: bool


@dataclass(frozen=True, slots=True)
class SeatView(core.SeatView):
    """What one player may know: no more than everybody."""

    seat: Seat
    table: TableView


def start(players: tuple[Seat, Seat]) -> Step[State]:
    """A new game; the first player begins."""
    return Step(State(players))


def apply(state: State, by: Seat | None, action: Action) -> Step[State]:
    """The step that an action makes, or the refusal it meets."""
    view = table_view(state)
    match action:
        case _ if view.over:
            raise WrongPhase
        case EndGame():
            return Step(replace(state, called_off=True))
        case Leave() if by in state.players:
            return Step(replace(state, left=by))  # T4: the other one wins
        case MarkSquare(square) if square in SQUARES:
            if by != view.turn or by is None:
                raise NotYourTurn
            if view.squares[square] is not None:
                raise SquareTaken
            return Step(replace(state, marked=(*state.marked, square)), (SquareMarked(by, square),))
    raise WrongPhase


def table_view(state: State) -> TableView:
    """What everybody may know."""
    squares: list[Seat | None] = [None] * len(SQUARES)
    for number, square in enumerate(state.marked):
        squares[square] = state.players[number % 2]
    in_a_row = (squares[a] for a, b, c in ROWS if squares[a] is not None and squares[a] == squares[b] == squares[c])
    winner = next((seat for seat in state.players if state.left not in (None, seat)), next(in_a_row, None))  # T3, T4
    over = winner is not None or state.called_off or None not in squares
    turn = None if over else state.players[len(state.marked) % 2]
    return TableView(state.players, tuple(squares), turn, None if state.called_off else winner, over)


def seat_view(state: State, seat: Seat, public: TableView | None = None) -> SeatView:
    """What one player may know."""
    if seat not in state.players:
        raise KeyError(seat)
    return SeatView(seat, public or table_view(state))


def freeze(state: State) -> Json:
    """The state as plain values."""
    return {
        "players": list(state.players),
        "marked": list(state.marked),
        "left": state.left,
        "called_off": state.called_off,
    }


def thaw(frozen: Json) -> State:
    """The state that plain values mean."""
    first, second = frozen["players"]
    return State((first, second), tuple(frozen["marked"]), frozen["left"], frozen["called_off"])


def read_header(header: Json) -> tuple[Seat, Seat]:
    """The players of a record."""
    first, second = header_texts(header.get("players"), "players")
    return Seat(first), Seat(second)


def write_header(state: State) -> Json:
    """The header of a record."""
    return {"game": "tictactoe", "players": list(state.players)}


def snapshot(state: State) -> Json:
    """The table after a line of a record."""
    view = table_view(state)
    return {"squares": list(view.squares), "over": view.over, "winners": [view.winner] if view.winner else None}


def random_setup(_: Chosen, __: Chance) -> tuple[Seat, Seat]:
    """Two players."""
    return Seat("ana"), Seat("bo")


def random_move(state: State, chance: Chance) -> Move | None:
    """Any empty square."""
    view = table_view(state)
    if view.turn is None:
        return None
    return view.turn, MarkSquare(chance.choice([at for at in SQUARES if view.squares[at] is None]))


def count(_: Chosen, finals: Iterable[State]) -> Json:
    """How many games were won."""
    return {"won": sum(table_view(state).winner is not None for state in finals)}


_VERBS = Verbs(
    [
        verb("mark", MarkSquare, lambda line: MarkSquare(whole_number(line, "square")), lambda m: {"square": m.square}),
        verb("leave", Leave, lambda _: Leave(), lambda _: {}),
        verb("end", EndGame, lambda _: EndGame(), lambda _: {}),
    ]
)

TICTACTOE: Game[tuple[Seat, Seat], State, TableView, SeatView] = Game(
    key="tictactoe",
    seats=range(2, 3),
    start=start,
    apply=apply,
    table_view=table_view,
    seat_view=seat_view,
    freeze=freeze,
    thaw=thaw,
    notation=Notation(read_header, write_header, _VERBS.read, _VERBS.write, snapshot),
    simulation=Simulation(choices=(), setup=random_setup, move=random_move, count=count),
)
