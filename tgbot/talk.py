"""Team talk: what those who share an answer say to each other in private. Pure transitions.

Who hears a remark is decided when it is said: the others who give the same answer, never the encoder of that code
(D12), who may read it after the reveal.
"""

from engine.codes.clues import Media
from engine.codes.views import TableView
from engine.core import Seat
from tgbot.answers import Moment
from tgbot.documents import Card, Notice, Player, Remark, Table
from tgbot.drafting import Sent
from tgbot.lobby import LobbyRefusal
from tgbot.play import noticed
from tgbot.sitting import sitting

MOST_REMARKS = 24  # that a table keeps: more than a phone shows, and bounded
LONGEST_REMARK = 300
LATE_S = 10  # so long what an encoder sends after the sandglass ran out is taken for a late clue
BURST = 5  # remarks that one person may make ...
BURST_S = 10  # ... within so many seconds


def talkers(view: TableView, user: int) -> tuple[int, ...]:
    """Return who talks about the clues on the table together with a player, that player included; often nobody.

    The team whose code it is talks without its encoder (D12), the other one with everybody (D11); and nobody where
    only one has a say.
    """
    half, side = view.half, view.side_of(Seat(str(user)))
    if half is None or side is None:
        return ()
    if side.key == half.side:
        circle = tuple(int(seat) for seat in side.seats if seat != half.encoder)
    else:
        circle = tuple(map(int, side.seats)) if view.intercepting else ()
    return circle if user in circle and len(circle) > 1 else ()


def may_talk(table: Table, user: int) -> bool:
    """Tell whether a private text of a player goes to the team."""
    return table.talk_on and bool(talkers(sitting(table).view(), user))


def speak(table: Table, user: int, sent: Sent, moment: Moment) -> Table:
    """Pass on what a player has said; everybody's card is sent again below it, quietly."""
    if sent.edited:
        return _said_anew(table, user, sent)
    if not sent.clues:
        return table
    said = "\n".join(line for line in sent.clues if isinstance(line, str))
    if _late_clue(table, user, moment):
        return noticed(table, user, Notice(text="notice-clue-too-late"))
    recent = [remark for remark in table.talk if remark.by == user and remark.at > moment.now - BURST_S]
    if len(said) > LONGEST_REMARK:
        return noticed(table, user, Notice(text="notice-talk-too-long", facts={"most": LONGEST_REMARK}))
    if len(recent) >= BURST:
        return noticed(table, user, Notice(text="notice-talk-too-fast"))
    view = sitting(table).view()
    heard = [mate for mate in talkers(view, user) if mate != user and hears(table.player(mate))]
    remark = Remark(
        number=table.talk[-1].number + 1 if table.talk else 1,
        by=user,
        half=half_key(view),
        side=_player(table, user).side,
        to=tuple(heard),
        text=said,
        media=next(((file.kind, file.id) for file in sent.clues if isinstance(file, Media)), None),
        message=sent.message,
        at=moment.now,
    )
    table = table.but(talk=(*table.talk, remark)[-MOST_REMARKS:])
    for listener in (user, *heard):
        table = table.with_card(listener, _below(table.card(listener)))
    return table


def hears(player: Player | None) -> bool:
    """Tell whether a player listens to the team."""
    return player is not None and not player.muted


def hear(table: Table, user: int, on: bool) -> Table:
    """Let a player hear the team's talk, or spare them."""
    if not may_talk(table, user):
        raise LobbyRefusal("toast-old-button")
    return table.with_player(_player(table, user).but(muted=not on))


def read(table: Table, user: int, half: str) -> Table:
    """Show an encoder what the team said about the own code, once it is revealed (D12)."""
    if half not in readable(table, sitting(table).view(), user):
        raise LobbyRefusal("toast-old-button")
    card = table.card(user)
    return table.with_card(user, card.but(reading=half, number=card.number + 1, quiet=True))


def readable(table: Table, view: TableView, user: int) -> list[str]:
    """Return the halves of which an encoder may read the talk now: the own codes, revealed."""
    rows = [(row, side.key) for side in view.sides for row in side.sheet.rounds]
    own = [f"{row.round}/{side}" for row, side in rows if int(row.encoder) == user]
    return [half for half in own if remarks_of(table, half)]


def remarks_of(table: Table, half: str) -> list[Remark]:
    """Return what the team whose code it was said about it."""
    return [remark for remark in table.talk if remark.half == half and remark.half.endswith(f"/{remark.side}")]


def half_key(view: TableView) -> str:
    """Return the name of the half on the table."""
    return f"{view.half.round}/{view.half.side}" if view.half else ""


def _late_clue(table: Table, user: int, moment: Moment) -> bool:
    """D9, D10: tell whether a text may be a clue that came too late; passed on, it would still reach the team."""
    given = sitting(table).seat(user).clues
    return given is not None and None in given and moment.now - table.opened < LATE_S


def _said_anew(table: Table, user: int, sent: Sent) -> Table:
    """Change a remark with the message that it came in; one about an earlier code stays, whoever encodes by now."""
    said = "\n".join(line for line in sent.clues if isinstance(line, str))[:LONGEST_REMARK]
    this = (user, sent.message, half_key(sitting(table).view()))
    return table.but(
        talk=tuple(
            remark.but(text=said) if said and (remark.by, remark.message, remark.half) == this else remark
            for remark in table.talk
        )
    )


def _player(table: Table, user: int) -> Player:
    player = table.player(user)
    if player is None:
        raise LobbyRefusal("alert-spectator")
    return player


def _below(card: Card) -> Card:
    return card.but(number=card.number + 1, quiet=True, notice=None)
