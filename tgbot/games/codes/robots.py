"""The robots of the code game: among people one intercepts against two, and nothing else.

It reads people's clues well enough to listen in, but not to be anybody's partner. Who plays alone has robots around
that do what a script says.
"""

from engine.chance import Chance
from engine.codes import CODES
from engine.codes.actions import Action, LockGuess, LockInterception
from engine.codes.lineups import INTERCEPTOR
from engine.codes.minds import TRUST, decode, guessed_keywords, intercept
from engine.codes.scripts import action_of
from engine.codes.views import SeatView, TableView, Task
from engine.minds import Level
from tgbot.games.codes.evening import moved
from tgbot.games.codes.lifecycle import lineups
from tgbot.games.codes.model import OWN
from tgbot.games.codes.words.associations import has_associations, lexicon
from tgbot.tables.model import AUTO_LEVEL, Player, Table
from tgbot.tables.session import seat_view

PEOPLE = 2  # who pass codes against a robot
# How a chat's own results with robots move it towards an even game: it wins EVEN_SHARE of them in the long run.
EVEN_SHARE = 0.45
STEP = 0.35
MIN_TRUST, MAX_TRUST = 0.05, 4.0

INTERCEPTS = "button-robot-intercepts"
_PAIR, _ALONE = (side.key for side in INTERCEPTOR.sides)


def max_robots(table: Table, people: int) -> int:
    """One, against two people who can play that line-up in a language that robots know."""
    language = OWN.of(table).words_in or table.language
    return int(people == PEOPLE and INTERCEPTOR in lineups(table) and has_associations(language))


def label(table: Table) -> str:
    """What the button says that seats a robot: where a person is the interceptor, that both are the pair then."""
    taken = any(player.side == _ALONE and not player.is_robot for player in table.players)
    return "button-robot-pair" if taken else INTERCEPTS


def in_place(table: Table) -> Table:
    """A robot intercepts, and the people are the pair."""
    if not table.robot_players():
        return table
    return table.replace(players=tuple(p.replace(side=_ALONE if p.is_robot else _PAIR) for p in table.players))


def may_replace(table: Table, former: Player) -> bool:
    """A robot plays on for an interceptor."""
    return former.side == _ALONE and has_associations(OWN.of(table).word_language)


def action(table: Table, view: SeatView, chance: Chance) -> Action | None:
    """What a script has a robot do; without one, the code that it takes the clues for, by what its seat has seen."""
    own = OWN.of(table)
    if own.script is not None and (written := action_of(own.script, view)) is not None:
        return written
    if Task.GUESS in view.tasks:  # the partner of who learns to give clues
        return LockGuess(decode(view, chance, lexicon(own.word_language)))
    if Task.INTERCEPTION in view.tasks:
        return LockInterception(intercept(view, _trust(table), chance, lexicon(own.word_language)))
    return None


def counted(table: Table, view: TableView) -> Table:
    """Keep what the robot took the keywords for, and play the next game a little better or worse."""
    robot = next(iter(table.robot_players()), None)
    if robot is None or view.outcome is None:
        return table
    own, won = OWN.of(table), _ALONE in (view.outcome.winners or ())
    taken = guessed_keywords(seat_view(CODES, table, robot.seat), lexicon(own.word_language))
    table = OWN.put(table, suspected=tuple(word or "" for word in taken), robot_wins=own.robot_wins + won)
    if table.robots != AUTO_LEVEL:
        return table
    return OWN.put(table, trust=moved_trust(own.trust, won))


def moved_trust(trust: float, won: bool) -> float:
    """How far a robot trusts its best guess after a game: less if it won, so that it wins its share."""
    return moved(trust, STEP * (EVEN_SHARE - won), MIN_TRUST, MAX_TRUST)


def _trust(table: Table) -> float | None:
    """How far a robot trusts its best guess; None takes it always."""
    return OWN.of(table).trust if table.robots == AUTO_LEVEL else TRUST.get(Level(table.robots))
