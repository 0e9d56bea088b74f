"""A person's own table: who sits there, and a scripted game on it. Pure transitions."""

from engine.codes import CODES
from engine.codes.lineups import INTERCEPTOR
from engine.codes.scripts import Script, action_of
from engine.codes.views import Task
from engine.core import Action, Seat
from tgbot.games.codes.model import OWN, Solo
from tgbot.tables.context import Context
from tgbot.tables.lobby import new_robot
from tgbot.tables.model import Person, Player, Stage, Table, person_seat
from tgbot.tables.play import act, deal
from tgbot.tables.session import seat_view
from tgbot.tables.statistics import is_first_game

PAIR, ALONE = (side.key for side in INTERCEPTOR.sides)
ENCODER, PARTNER, INTERCEPTS = 0, 1, 2  # where the person sits: the first of the pair encodes first


def begin(table: Table, context: Context, solo: Solo, script: Script, seat: int = INTERCEPTS) -> Table:
    """Start a scripted game at a person's own table; rounds in which the script has their answer are over at once."""
    person, say = context.person, context.say
    own = OWN.put(
        table.replace(
            players=(),
            title=say.plain(f"solo-name-{solo.kind}"),
            language=person.language,
            serial=table.serial + 1,
            host=person.id,
            page=None,
            state=None,
        ),
        script=script,
        solo=solo,
        notes=(),
    )
    player = Player(
        occupant=Person(user=person.id),
        name=person.name,
        language=person.language,
        side=_side(seat),
        ready=True,
        played=context.played,
    )
    for place in (ENCODER, PARTNER, INTERCEPTS):
        sits = player if place == seat else new_robot(own, _side(place))
        own = own.replace(players=(*own.players, sits))
    return _caught_up(deal(own, context.moment), context)


def shown_again(table: Table, user: int) -> Table:
    """The card below everything else."""
    return table.with_card(user, table.card(user).below())


def is_played(table: Table) -> bool:
    """A game is under way."""
    return table.stage is Stage.GAME


def is_newcomer(table: Table, user: int) -> bool:
    """Who plays alone has not begun the lesson: a shared link has perhaps led here first of all."""
    solo = OWN.of(table).solo
    return solo is not None and not solo.step and is_first_game(table, user)


def _side(seat: int) -> str:
    return ALONE if seat == INTERCEPTS else PAIR


def _caught_up(table: Table, context: Context) -> Table:
    """The table after the rounds in which the person's own answers are written down, too."""
    script, seat = OWN.of(table).script, person_seat(context.person.id)
    while script is not None and (action := _written(table, script, seat)) is not None:
        table = act(table, context.person.id, action, context.moment)
    return table


def _written(table: Table, script: Script, seat: Seat) -> Action | None:
    view = seat_view(CODES, table, seat)
    return action_of(script, view) if Task.INTERCEPTION in view.tasks else None
