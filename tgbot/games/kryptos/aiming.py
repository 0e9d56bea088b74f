"""Aiming: a player on turn picks hand, card and number of a guess (K7). Pure transitions.

The choice is stored on the player's card. A number is only held by a tap, with a warning where the player can know
that it is wrong; another button says it.
"""

from engine.kryptos import KRYPTOS
from engine.kryptos.actions import GuessCard
from engine.kryptos.cards import HIGHEST
from engine.kryptos.deduction import Flaw, flaw, unflawed_numbers
from engine.kryptos.terms import Phase
from engine.kryptos.views import HandView, SeatView
from tgbot.games.kryptos.knowledge import numbers_left
from tgbot.games.kryptos.lifecycle import shows_ranges
from tgbot.games.kryptos.model import OWN, KryptosCard
from tgbot.tables.context import Moment
from tgbot.tables.errors import TableRefusal
from tgbot.tables.model import Notice, Table
from tgbot.tables.play import act
from tgbot.tables.session import seat_view

GUESSING = (Phase.TURN, Phase.AGAIN)


def guesses(view: SeatView) -> bool:
    """Whether it is this player's turn to guess."""
    return view.table.turn == view.seat and view.table.phase in GUESSING


def targets(view: SeatView) -> dict[int, HandView]:
    """The hands with a card to guess, by their position in the turn order from 1 (K7)."""
    return {
        number: hand for number, hand in enumerate(view.table.hands, start=1) if hand.seat != view.seat and hand.hidden
    }


def aimed(view: SeatView, card: KryptosCard) -> tuple[int, ...]:
    """The still valid part of the choice on a card: a leaver's cards, for one, are all open (K18)."""
    hand = targets(view).get(card.aim[0]) if card.aim else None
    if hand is None:
        return ()
    return card.aim if card.aim[1:] and card.aim[1] in hand.hidden else card.aim[:1]


def offered_numbers(table: Table, view: SeatView, card: KryptosCard) -> frozenset[int]:
    """The numbers that a pad offers first: nothing in plain sight speaks against them; by deduction, nothing at all."""
    hand, place = aimed(view, card)[:2]
    owner = targets(view)[hand].seat
    left = numbers_left(view, owner) if shows_ranges(table) else unflawed_numbers(view, owner)
    return left[place]


def flaw_of(table: Table, view: SeatView, aim: tuple[int, ...]) -> Flaw | None:
    """Why this player can know that the number of a choice is wrong; None if it may be right.

    Without deduction at the table, conclusions from the whole hand are not reported.
    """
    hand, place, number = aim
    found = flaw(view, targets(view)[hand].seat, place, number)
    return None if found is Flaw.DOES_NOT_FIT and not shows_ranges(table) else found


def pick_hand(table: Table, user: int, hand: int) -> Table:
    """Choose whose card to guess; 0 resets the choice."""
    if hand and hand not in targets(_view(table, user)):
        raise TableRefusal("toast-old-button")
    return _aim(table, user, (hand,) if hand else ())


def pick_card(table: Table, user: int, place: int) -> Table:
    """Choose a hidden card of the hand; 0 resets the choice."""
    view = _view(table, user)
    aim = aimed(view, OWN.card(table, user))
    if not aim or (place and place not in targets(view)[aim[0]].hidden):
        raise TableRefusal("toast-old-button")
    return _aim(table, user, (aim[0], place) if place else aim[:1])


def show_pad(table: Table, user: int, whole: bool) -> Table:
    """Show the impossible numbers, or the possible ones."""
    if len(aimed(_view(table, user), OWN.card(table, user))) < 2:
        raise TableRefusal("toast-old-button")
    return OWN.put_card(table, user, whole_pad=whole)


def hold_number(table: Table, user: int, number: int) -> tuple[Table, Flaw | None]:
    """Hold a number for the chosen card, with a notice of why it cannot be right, if the player can know that."""
    view = _view(table, user)
    aim = aimed(view, OWN.card(table, user))[:2]
    if len(aim) < 2 or not 1 <= number <= HIGHEST:
        raise TableRefusal("toast-old-button")
    why = flaw_of(table, view, (*aim, number))
    notice = None if why is None else Notice(text=f"flaw-{why}", facts={"number": number})
    table = table.with_card(user, table.card(user).replace(notice=notice))
    return OWN.put_card(table, user, aim=(*aim, number)), why


def say_number(table: Table, user: int, number: int, moment: Moment) -> Table:
    """Guess the chosen card (K7), with the number that is held."""
    view = _view(table, user)
    aim = aimed(view, OWN.card(table, user))
    if aim[2:] != (number,):
        raise TableRefusal("toast-old-button")
    action = GuessCard(targets(view)[aim[0]].seat, aim[1], number)
    return act(_aim(table, user, ()), user, action, moment)


def _aim(table: Table, user: int, aim: tuple[int, ...]) -> Table:
    table = table.with_card(user, table.card(user).replace(notice=None))
    return OWN.put_card(table, user, aim=aim, whole_pad=False)


def _view(table: Table, user: int) -> SeatView:
    view = seat_view(KRYPTOS, table, user)
    if not guesses(view):
        raise TableRefusal("toast-old-button")
    return view
