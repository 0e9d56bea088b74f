"""A player's private card in the card game: the own hand, what can be told of the others', and what there is to do."""

from engine.kryptos.scoring import worth
from engine.kryptos.terms import Phase
from engine.kryptos.views import HandView, SeatView
from tgbot.answers import seat_nonce
from tgbot.documents import Card, Player, Table
from tgbot.kryptos.aiming import aimed, guesses, targets
from tgbot.kryptos.knowledge import numbers_left
from tgbot.kryptos.presses import MoreNumbers, NameNumber, PassAttempt, PickCard, PickHand, RevealOwn
from tgbot.locale import Html, Say
from tgbot.screens.kryptos_parts import LETTERS, card_text, hand_rows, name_line, paragraphs, rows
from tgbot.screens.message import Body, Button, Message, Rows
from tgbot.screens.parts import names

CARDS_IN_A_ROW = 5
RANGES_IN_A_ROW = 3
NUMBERS_IN_A_ROW = 5
FEW = 2  # numbers that are named one by one


def private_messages(table: Table, view: SeatView, player: Player, say: Say) -> list[Message]:
    """Return what a player's own chat shows: the card."""
    card = table.card(player.user)
    lines, keyboard = _body(table, view, card, say)
    points = view.table.hand(view.seat).points
    head = [say("cards-card-title", title=table.title, points=points)]
    if table.away:
        head.append(say("card-away"))
    if card.notice is not None:  # at the bottom, beside the button that it is about
        lines = [say("card-notice", reason=say.plain(card.notice.text, **card.notice.facts)), *lines]
    known = [] if view.table.phase is Phase.OVER else [_own(table, view, say), _others(table, view, say)]
    return [
        Message(
            key=f"{table.serial}/card/{card.number}",
            text=paragraphs(head, *known, lines),
            keyboard=keyboard,
            silent=card.quiet,
            secret=True,
            fleeting=True,
            place=table.place,
            nonce=seat_nonce(table, player.user),
        )
    ]


def _own(table: Table, view: SeatView, say: Say) -> list[Html]:
    """Return the own hand; what lies open is struck out. By setting the numbers are under a spoiler."""
    seen = view.table.hand(view.seat).cards
    shown = [
        f"{LETTERS[place]}{card_text(number)}" if opened is None else f"<s>{card_text(number)}</s>"
        for place, (number, opened) in enumerate(zip(view.cards, seen, strict=True))
    ]
    lines = rows(shown, 2)
    if table.spoilers:
        lines = [Html(f"<tg-spoiler>{line}</tg-spoiler>") for line in lines]
    return [say("cards-card-own"), *lines]


def _others(table: Table, view: SeatView, say: Say) -> list[Html]:
    """Return the others' hands, each hidden card with the numbers that this player's knowledge leaves for it."""
    lines = []
    for hand in (hand for hand in view.table.hands if hand.seat != view.seat):
        lines.append(name_line(table, view.table, hand, say))
        lines += _with_ranges(view, hand) if table.deduction and hand.hidden else hand_rows(hand.cards)
    return lines


def _with_ranges(view: SeatView, hand: HandView) -> list[Html]:
    left = numbers_left(view, hand.seat)
    shown = [
        f"<b>{LETTERS[place - 1]}</b>{span(left[place])}" if number is None else card_text(number)
        for place, number in enumerate(hand.cards, start=1)
    ]
    return rows(shown, 2)


def span(numbers: frozenset[int]) -> str:
    """Return which numbers a card may be: a few by name, more by their ends."""
    ordered = sorted(numbers)
    return "/".join(map(str, ordered)) if len(ordered) <= FEW else f"{ordered[0]}–{ordered[-1]}"


def _body(table: Table, view: SeatView, card: Card, say: Say) -> Body:
    if view.table.phase is Phase.OVER:
        return [say("card-over")], ()
    if view.revealable:
        return _revealing(table, view, say)
    if guesses(view):
        return _guessing(table, view, card, say)
    awaited = [view.table.turn] if view.table.turn else []
    return [say("cards-card-waiting", names=names(table, awaited))], ()


def _revealing(table: Table, view: SeatView, say: Say) -> Body:
    """K5: offer the own cards that may be opened; under spoilers only their letters."""
    lines = [say("cards-card-reveal")]
    if len(view.revealable) < len(view.table.hand(view.seat).hidden):
        lines.append(say("cards-card-advanced"))  # K6
    buttons = [
        Button(LETTERS[place - 1] if table.spoilers else card_text(view.cards[place - 1]), RevealOwn(place))
        for place in view.revealable
    ]
    return lines, _in_rows(buttons, CARDS_IN_A_ROW)


def _guessing(table: Table, view: SeatView, card: Card, say: Say) -> Body:
    """K7: whose card, then which, then its number; after a miss, also the way out (K10)."""
    missed = view.table.phase is Phase.AGAIN
    lines = [say("cards-card-missed-bribe" if view.table.options.bribe else "cards-card-missed")] if missed else []
    aim = aimed(view, card)
    if not aim:
        passing = ((Button(say.plain("button-pass"), PassAttempt()),),) if missed else ()
        return [*lines, say("cards-card-whose")], (*_hands(table, view), *passing)
    hand = targets(view)[aim[0]]
    name = table.name(hand.seat)
    if len(aim) == 1:
        return [*lines, say("cards-card-which", name=name)], (*_cards(table, view, hand), _back(PickHand(0), say))
    asked = say("cards-card-number", name=name, card=LETTERS[aim[1] - 1])
    if len(aim) > 2:
        return [*lines, asked, say("cards-card-insist", number=aim[2])], _pad(table, view, card, say)
    return [*lines, asked], _pad(table, view, card, say)


def _hands(table: Table, view: SeatView) -> Rows:
    """Offer the hands with what a card of each brings (K8)."""
    return tuple(
        (Button(f"{table.name(hand.seat)}  +{worth(len(hand.hidden))}", PickHand(number)),)
        for number, hand in targets(view).items()
    )


def _cards(table: Table, view: SeatView, hand: HandView) -> Rows:
    if not table.deduction:
        return _in_rows([Button(LETTERS[place - 1], PickCard(place)) for place in hand.hidden], CARDS_IN_A_ROW)
    left = numbers_left(view, hand.seat)
    buttons = [Button(f"{LETTERS[place - 1]}  {span(left[place])}", PickCard(place)) for place in hand.hidden]
    return _in_rows(buttons, RANGES_IN_A_ROW)


def _pad(table: Table, view: SeatView, card: Card, say: Say) -> Rows:
    """Offer the numbers that are still possible, and the others behind a button: they are legal all the same."""
    hand, place, *insisted = aimed(view, card)
    every = range(1, view.table.top + 1)
    may_be = numbers_left(view, targets(view)[hand].seat)[place] if table.deduction else frozenset(every)
    offered = [number for number in every if (number in may_be) is not card.whole_pad]
    pad = [
        Button(card_text(number), NameNumber(number), style="danger" if number in insisted else None)
        for number in offered
    ]
    more: Rows = ()
    if card.whole_pad:
        more = ((Button(say.plain("button-possible-numbers"), MoreNumbers(0)),),)
    elif len(may_be) < len(every):
        more = ((Button(say.plain("button-other-numbers"), MoreNumbers(1)),),)
    return (*_in_rows(pad, NUMBERS_IN_A_ROW), *more, _back(PickCard(0), say))


def _back(press: PickHand | PickCard, say: Say) -> tuple[Button, ...]:
    return (Button(say.plain("button-back"), press),)


def _in_rows(buttons: list[Button], each: int) -> Rows:
    return tuple(tuple(buttons[at : at + each]) for at in range(0, len(buttons), each))
