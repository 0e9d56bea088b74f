"""The table as a finished round left it: the picture of that round shows this, whatever happens later."""

from dataclasses import replace

from engine.kryptos.cards import colour_of
from engine.kryptos.terms import Phase
from engine.kryptos.views import HandView, TableView
from tgbot.games.kryptos.model import ClosedHand


def closed_hands(view: TableView) -> tuple[ClosedHand, ...]:
    """What a finished round leaves, in turn order."""
    return tuple(
        ClosedHand(
            points=hand.points,
            opened=tuple(place for place, number in enumerate(hand.cards, start=1) if number is not None),
            vacant=hand.vacant,
        )
        for hand in view.hands
    )


def as_closed(view: TableView, round_: int, hands: tuple[ClosedHand, ...]) -> TableView:
    """The public view at the end of a round that left these hands, with nobody on turn."""
    return replace(
        view,
        phase=Phase.TURN if round_ else Phase.REVEAL,
        round=round_,
        last_round=view.last_round and view.round == round_,
        turn=None,
        hands=tuple(map(_as_closed, view.hands, hands)),
        attempts=tuple(attempt for attempt in view.attempts if attempt.round <= round_),
        end_may_be_called=False,
        outcome=None,
        aside_dealt=(),
    )


def _as_closed(hand: HandView, closed: ClosedHand) -> HandView:
    """An open card stays open, so the numbers of that time are those of today."""
    cards = tuple(number if place in closed.opened else None for place, number in enumerate(hand.cards, start=1))
    tokens = dict(hand.tokens)
    for then, now in zip(cards, hand.cards, strict=True):
        if then is None and now is not None:
            tokens[colour_of(now)] += 1
    return replace(hand, vacant=closed.vacant, points=closed.points, cards=cards, tokens=tokens, dealt=())
