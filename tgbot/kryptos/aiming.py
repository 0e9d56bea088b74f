"""Aiming: how a player on turn comes to a guess, by hand, card and number (K7). Pure transitions.

What is chosen stands on the player's card. A number of which the player can see that it is wrong is named only when it
is tapped twice.
"""

from engine.kryptos.actions import GuessCard
from engine.kryptos.deduction import Flaw, flaw
from engine.kryptos.terms import Phase
from engine.kryptos.views import HandView, SeatView
from tgbot.answers import Moment
from tgbot.documents import Card, Notice, Table
from tgbot.lobby import LobbyRefusal
from tgbot.play import act
from tgbot.sitting import sitting

GUESSING = (Phase.TURN, Phase.AGAIN)


def guesses(view: SeatView) -> bool:
    """Tell whether it is this player's turn to guess."""
    return view.table.turn == view.seat and view.table.phase in GUESSING


def targets(view: SeatView) -> dict[int, HandView]:
    """Return the hands of which this player may guess a card, by their place in the turn order from 1 (K7)."""
    return {
        number: hand for number, hand in enumerate(view.table.hands, start=1) if hand.seat != view.seat and hand.hidden
    }


def aimed(view: SeatView, card: Card) -> tuple[int, ...]:
    """Return what is chosen on a card as far as it still holds: a leaver's cards, for one, all lie open (K18)."""
    hand = targets(view).get(card.aim[0]) if card.aim else None
    if hand is None:
        return ()
    return card.aim if card.aim[1:] and card.aim[1] in hand.hidden else card.aim[:1]


def pick_hand(table: Table, user: int, hand: int) -> Table:
    """Choose whose card to guess; 0 chooses anew."""
    if hand and hand not in targets(_view(table, user)):
        raise LobbyRefusal("toast-old-button")
    return _aim(table, user, (hand,) if hand else ())


def pick_card(table: Table, user: int, place: int) -> Table:
    """Choose a hidden card of the hand; 0 chooses anew."""
    view = _view(table, user)
    aim = aimed(view, table.card(user))
    if not aim or (place and place not in targets(view)[aim[0]].hidden):
        raise LobbyRefusal("toast-old-button")
    return _aim(table, user, (aim[0], place) if place else aim[:1])


def show_pad(table: Table, user: int, whole: bool) -> Table:
    """Offer the numbers that cannot be right, or those that can."""
    if len(aimed(_view(table, user), table.card(user))) < 2:
        raise LobbyRefusal("toast-old-button")
    return table.with_card(user, table.card(user).but(whole_pad=whole))


def doubt(table: Table, user: int, number: int) -> Flaw | None:
    """Return why this player can see that a number is wrong; None where it may be right, or is insisted on.

    Where the table does without deduction, nobody is told what only the whole hand shows.
    """
    view = _view(table, user)
    aim = aimed(view, table.card(user))
    if len(aim) < 2:
        raise LobbyRefusal("toast-old-button")
    found = flaw(view, targets(view)[aim[0]].seat, aim[1], number)
    if aim[2:] == (number,) or (found is Flaw.DOES_NOT_FIT and not table.deduction):
        return None
    return found


def hesitate(table: Table, user: int, number: int, why: Flaw) -> Table:
    """Keep a number that cannot be right for a second tap, and say why."""
    card = table.card(user)
    notice = Notice(text=f"flaw-{why}", facts={"number": number})
    return table.with_card(user, card.but(aim=(*card.aim[:2], number), notice=notice))


def name_number(table: Table, user: int, number: int, moment: Moment) -> Table:
    """Guess the chosen card (K7)."""
    view = _view(table, user)
    hand, place = aimed(view, table.card(user))[:2]
    action = GuessCard(targets(view)[hand].seat, place, number)
    return act(_aim(table, user, ()), user, action, moment)


def _aim(table: Table, user: int, aim: tuple[int, ...]) -> Table:
    return table.with_card(user, table.card(user).but(aim=aim, whole_pad=False, notice=None))


def _view(table: Table, user: int) -> SeatView:
    view: SeatView = sitting(table).seat(user)
    if not guesses(view):
        raise LobbyRefusal("toast-old-button")
    return view
