"""The code game in brief.

Two teams of 2-4 each keep four secret keywords (D2). Each round a team's encoder draws a code, three different
digits of 1-4 (D3), and gives one clue for the keyword behind each digit (D8). The encoder's team must read the
code, the other team tries to intercept it, both from the same clues (D11). Two interceptions win (D20), two
failures to read the own code lose (D21), after eight rounds points decide (D22-D25).

With three players a pair sends codes and one interceptor listens (I1): each interception and each failure of the
pair gives the interceptor a token, and two tokens within five rounds win (I4-I7).
"""

from engine.codes import freezing, rules, views
from engine.codes.notation import NOTATION
from engine.codes.setup import Setup
from engine.codes.simulation import SIMULATION
from engine.codes.state import State
from engine.codes.views import SeatView, TableView
from engine.core import Game

CODES: Game[Setup, State, TableView, SeatView] = Game(
    key="codes",
    seats=range(3, 9),
    start=rules.start,
    apply=rules.apply,
    table_view=views.table_view,
    seat_view=views.seat_view,
    freeze=freezing.freeze,
    thaw=freezing.thaw,
    notation=NOTATION,
    simulation=SIMULATION,
)
