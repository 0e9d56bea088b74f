"""Team talk: private messages between players who share an answer. Pure transitions.

The recipients of a remark are fixed when it is sent: the others who give the same answer, never the encoder of that
code (D12), who may read it after the reveal.
"""

from engine.codes import CODES
from engine.codes.clues import Media
from engine.codes.views import TableView
from tgbot.games.codes.drafts import Sent
from tgbot.games.codes.halves import half_key
from tgbot.games.codes.model import OWN, Remark
from tgbot.tables.context import Moment
from tgbot.tables.errors import TableRefusal
from tgbot.tables.model import Notice, Player, Table, person_seat, users_of
from tgbot.tables.play import noticed
from tgbot.tables.session import seat_view, table_view

MAX_REMARKS = 24  # kept per table: more than a phone shows, and bounded
MAX_REMARK_LEN = 300
LATE_S = 10  # an encoder's message within this time after the sandglass ran out counts as a late clue
BURST = 5  # maximum remarks of one player ...
BURST_S = 10  # ... within this many seconds


def talkers(view: TableView, user: int) -> tuple[int, ...]:
    """The players who discuss the current clues with a player, including that player; empty if alone.

    The team whose code it is talks without its encoder (D12), the other team with all players (D11).
    """
    half, side = view.half, view.side_of(person_seat(user))
    if half is None or side is None:
        return ()
    if side.key == half.side:
        circle = users_of(seat for seat in side.seats if seat != half.encoder)
    else:
        circle = users_of(side.seats) if view.intercepting else []
    return tuple(circle) if user in circle and len(circle) > 1 else ()


def may_talk(table: Table, user: int) -> bool:
    """Whether a player's private text goes to the team."""
    return OWN.of(table).talk_on and bool(talkers(table_view(CODES, table), user))


def speak(table: Table, user: int, sent: Sent, moment: Moment) -> Table:
    """Pass a remark on; the listeners' cards are sent again below it, silently."""
    if sent.edited:
        return _edit_remark(table, user, sent)
    if not sent.clues:
        return table
    said = "\n".join(line for line in sent.clues if isinstance(line, str))
    if _late_clue(table, user, moment):
        return noticed(table, user, Notice(text="notice-clue-too-late"))
    earlier = OWN.of(table).talk
    recent = [remark for remark in earlier if remark.by == user and remark.at > moment.now - BURST_S]
    if len(said) > MAX_REMARK_LEN:
        return noticed(table, user, Notice(text="notice-talk-too-long", facts={"most": MAX_REMARK_LEN}))
    if len(recent) >= BURST:
        return noticed(table, user, Notice(text="notice-talk-too-fast"))
    view = table_view(CODES, table)
    heard = [mate for mate in talkers(view, user) if mate != user and hears(table, mate)]
    remark = Remark(
        number=earlier[-1].number + 1 if earlier else 1,
        by=user,
        half=half_key(view.half),
        side=_player(table, user).side,
        to=tuple(heard),
        text=said,
        media=next(((file.kind, file.id) for file in sent.clues if isinstance(file, Media)), None),
        message=sent.message,
        at=moment.now,
    )
    table = OWN.put(table, talk=(*earlier, remark)[-MAX_REMARKS:])
    for listener in (user, *heard):
        table = table.with_card(listener, table.card(listener).below(notice=None))
    return table


def hears(table: Table, user: int) -> bool:
    """Whether a player listens to the team."""
    return table.player(user) is not None and user not in OWN.of(table).muted


def hear(table: Table, user: int, on: bool) -> Table:
    """Turn the team's talk on or off for a player."""
    if not may_talk(table, user):
        raise TableRefusal("toast-old-button")
    others = tuple(one for one in OWN.of(table).muted if one != user)
    return OWN.put(table, muted=others if on else (*others, user))


def without_leavers(table: Table) -> Table:
    """The table on which only seated players are muted: a player who comes back hears the team again."""
    own = OWN.of(table)
    muted = tuple(user for user in own.muted if table.player(user) is not None)
    return table if muted == own.muted else OWN.put(table, muted=muted)


def read(table: Table, user: int, half: str) -> Table:
    """Show an encoder the team's talk about their own code, once it is revealed (D12)."""
    if half not in readable(table, table_view(CODES, table), user):
        raise TableRefusal("toast-old-button")
    table = OWN.put_card(table, user, reading=half)
    return table.with_card(user, table.card(user).below())


def readable(table: Table, view: TableView, user: int) -> list[str]:
    """The halves whose talk an encoder may read now: their own codes, revealed."""
    rows = [(row, side.key) for side in view.sides for row in side.sheet.rounds]
    own = [f"{row.round}/{side}" for row, side in rows if row.encoder == person_seat(user)]
    return [half for half in own if remarks_of(table, half)]


def remarks_of(table: Table, half: str) -> list[Remark]:
    """The remarks about a code by the team whose code it was."""
    return [remark for remark in OWN.of(table).talk if remark.half == half and remark.half.endswith(f"/{remark.side}")]


def _late_clue(table: Table, user: int, moment: Moment) -> bool:
    """D9, D10: whether a text may be a late clue; passed on, it would still reach the team."""
    given = seat_view(CODES, table, user).clues
    return given is not None and None in given and moment.now - table.opened < LATE_S


def _edit_remark(table: Table, user: int, sent: Sent) -> Table:
    """Update a remark when its message is edited, but only one about the current code."""
    said = "\n".join(line for line in sent.clues if isinstance(line, str))[:MAX_REMARK_LEN]
    this = (user, sent.message, half_key(table_view(CODES, table).half))
    talk = tuple(
        remark.replace(text=said) if said and (remark.by, remark.message, remark.half) == this else remark
        for remark in OWN.of(table).talk
    )
    return OWN.put(table, talk=talk)


def _player(table: Table, user: int) -> Player:
    player = table.player(user)
    if player is None:
        raise TableRefusal("alert-spectator")
    return player


def silenced(table: Table, user: int) -> Table:
    """The talk without the remarks of a player who is being forgotten."""
    own = OWN.of(table)
    if not own.talk:
        return table
    return OWN.put(table, talk=tuple(remark for remark in own.talk if remark.by != user))


def replaced(table: Table, user: int, other: int) -> Table:
    """Replace a player's id in talk, muted players, redrawn codes and objections."""
    own = OWN.of(table)
    if not (own.talk or own.muted or own.redrawn or own.objections):
        return table
    return OWN.put(
        table,
        talk=tuple(remark.replace(to=tuple(one for one in remark.to if one != user)) for remark in own.talk),
        muted=tuple(one for one in own.muted if one != user),
        redrawn=tuple(one.replace(by=other) if one.by == user else one for one in own.redrawn),
        objections=tuple(one.replace(by=other) if one.by == user else one for one in own.objections),
    )
