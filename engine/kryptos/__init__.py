"""The card game in brief.

Three to six players each hold a sorted hand of number cards (K2, K3). Everybody knows how many cards of each colour a
hand hides, and each opens two cards before the first turn (K5). On a turn a player names the number of another's
hidden card (K7): right, the card is opened and brings up to three points (K8); wrong, one point buys a second attempt
(K10). Fifteen points bring the last round (K13), most points win (K14).
"""

from engine.core import Game
from engine.kryptos import freezing, rules, views
from engine.kryptos.cards import PLAYERS
from engine.kryptos.notation import NOTATION
from engine.kryptos.setup import Setup
from engine.kryptos.simulation import SIMULATION
from engine.kryptos.state import State
from engine.kryptos.views import SeatView, TableView

KRYPTOS: Game[Setup, State, TableView, SeatView] = Game(
    key="kryptos",
    seats=PLAYERS,
    start=rules.start,
    apply=rules.apply,
    table_view=views.table_view,
    seat_view=views.seat_view,
    freeze=freezing.freeze,
    thaw=freezing.thaw,
    notation=NOTATION,
    simulation=SIMULATION,
)
