"""Playing: what a tap or a text of a player does to the table of a running game. Pure transitions."""

from collections.abc import Iterable
from typing import Any

from engine.actions import EndGame
from engine.core import Refusal, Seat
from engine.registry import GAMES
from tgbot import stand_ins, statistics
from tgbot.answers import Moment
from tgbot.courses import COURSES
from tgbot.documents import Card, Notice, Stage, Table
from tgbot.pace import PACES, SAND_MARKS, SANDGLASS_S
from tgbot.screens.parts import BLANK
from tgbot.sitting import Sitting, frozen, sitting

NO_DRAFT = BLANK * 3


def deal(table: Table, moment: Moment, own: tuple[str, ...] = ()) -> Table:
    """Start the game of a full lobby; `own` are the chat's own words."""
    state, table = COURSES[table.game].start(table, moment, own)
    # Everybody gets a first card: it rings for who has something to do, the others' come quietly.
    cards = {p.user: Card(number=table.card(p.user).number + 1) for p in table.players}
    dealt = Sitting(GAMES[table.game], state)
    table = table.but(stage=Stage.GAME, state=frozen(dealt), cards=cards, log=(), talk=(), due=None)
    return _ring(table, dealt, None, moment)


def act(table: Table, user: int | None, action: Any, moment: Moment) -> Table:
    """Apply an action of a player (or of the table) to the game; a `Refusal` changes nothing."""
    before = sitting(table)
    seat = None if user is None else Seat(str(user))
    state = before.game.apply(before.state, seat, action).state
    after = Sitting(before.game, state)
    line = before.game.notation.write_action(seat, action)
    stage = Stage.GAME if after.view().outcome is None else Stage.OVER
    table = table.but(state=frozen(after), log=(*table.log, line), stage=stage)
    if user is not None and user in table.misses:
        table = table.but(misses={late: count for late, count in table.misses.items() if late != user})
    if stage is Stage.OVER:
        course, view = COURSES[table.game], after.view()
        table = stand_ins.settled(statistics.count(table, course.earned(view), course.shared(view)))
    return _ring(table, after, before, moment)


def restart_clock(table: Table, moment: Moment) -> Table:
    """Give everybody who is awaited the whole time again."""
    limit = COURSES[table.game].due(PACES[table.pace], sitting(table).view(), moment.now)
    return table.but(due=limit, sand=None)


def call_off(table: Table, moment: Moment) -> Table:
    """End the game without a winner."""
    return act(table, None, EndGame(), moment)


def refusal_notice(refusal: Refusal) -> Notice:
    """Return the text that tells a player why the rules say no."""
    facts = {name: value for name, value in refusal.facts.items() if isinstance(value, str | int)}
    return Notice(text=f"refusal-{refusal.reason()}", facts=facts)


def noticed(table: Table, user: int, notice: Notice) -> Table:
    """Send a player's card again below what was written, quietly, with a notice on it."""
    card = table.card(user)
    return table.with_card(user, card.but(number=card.number + 1, quiet=True, notice=notice))


def _ring(table: Table, now: Sitting, before: Sitting | None, moment: Moment) -> Table:
    """Send a new card to everybody who has something new to do; another decision has other nonces and a new limit."""
    course, pace = COURSES[table.game], PACES[table.pace]
    old, duties = ({} if before is None else course.duties(before.view())), course.duties(now.view())
    changed = {user for user, duty in duties.items() if duty != old.get(user)}
    fresh = before is None or course.decision(before.view()) != course.decision(now.view())
    cards = {
        user: Card(number=card.number + 1, quiet=False) if user in changed else _calmed(card, user in duties)
        for user, card in table.cards.items()
    }
    table = table.but(cards=cards) if changed or fresh or old != duties else table
    if fresh:
        limit = course.due(pace, now.view(), moment.now)
        return table.but(nonce=moment.token("decision"), due=limit, sand=None, opened=moment.now)
    if before is not None and pace.sandglass and course.turns_sandglass(before.view(), now.view()):
        return _turn_sandglass(table, duties, moment)
    return table


def _turn_sandglass(table: Table, late: Iterable[int], moment: Moment) -> Table:
    """D9: give the encoder who still writes 30 s, unless the time for clues is up sooner, and ring."""
    until = moment.now + SANDGLASS_S
    if table.due is not None and table.due <= until:
        return table
    for user in late:
        card = table.card(user)
        table = table.with_card(user, card.but(number=card.number + 1, quiet=False))
    return table.but(sand=SAND_MARKS[0], due=until - SAND_MARKS[0])


def _calmed(card: Card, awaited: bool) -> Card:
    """Return the card of somebody who has nothing new to do."""
    if awaited:
        return card
    return card.but(notice=None, changing=None, draft=NO_DRAFT, words=(), agreed=False, aim=(), whole_pad=False)
