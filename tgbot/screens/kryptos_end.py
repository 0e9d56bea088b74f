"""How the card game ends, as the group sees it: who won and why, the points and all cards."""

from engine.kryptos.scoring import Outcome, Reason
from engine.kryptos.views import HandView, TableView
from tgbot.documents import Table
from tgbot.locale import Html, Say
from tgbot.presses import Rematch
from tgbot.screens.kryptos_parts import card_text, name_line, paragraphs, rows
from tgbot.screens.message import Button, Message, Rows
from tgbot.screens.parts import keyed

# The rule that decided, in words; a game that is called off says the same whichever it was.
WHY = {
    Reason.POINTS: "cards-why-points",
    Reason.NO_CARD_LEFT: "cards-why-no-card-left",
    Reason.END_CALLED: "cards-why-end-called",
    Reason.CALLED_OFF: "end-why-called-off",
}


def end_message(table: Table, view: TableView, outcome: Outcome, say: Say) -> Message:
    """Return the result: the hands stand in the order of their points, of equals the earlier first (K14)."""
    hands = sorted(view.hands, key=lambda hand: -hand.points)
    text = paragraphs(
        _headline(table, view, outcome, say),
        [say("cards-end-hands"), *(line for hand in hands for line in _hand(table, view, hand, say))],
        [say("cards-end-aside", cards=" ".join(map(card_text, view.aside_dealt)))] if view.aside_dealt else [],
    )
    return Message(keyed(table, "end"), text)


def end_buttons(say: Say) -> Rows:
    """Return the ways to play again."""
    return (
        (Button(say.plain("button-rematch-same"), Rematch("same"), style="success"),),
        (Button(say.plain("button-rematch-first"), Rematch("next")),),
        (Button(say.plain("button-rematch-shuffled"), Rematch("shuffled")),),
    )


def _headline(table: Table, view: TableView, outcome: Outcome, say: Say) -> list[Html]:
    why = say(WHY[outcome.reason])
    if outcome.winner is None:
        return [say("end-nobody"), why]
    best = view.hand(outcome.winner)
    lines = [say("cards-won", name=table.name(best.seat), points=best.points), why]
    # K14: of equals, the earlier in turn order; one before the winner has left once and cannot win (K18).
    later = view.hands[view.hands.index(best) + 1 :]
    beaten = any(hand.points == best.points and not hand.vacant for hand in later)
    return [*lines, say("cards-why-earlier")] if beaten else lines


def _hand(table: Table, view: TableView, hand: HandView, say: Say) -> list[Html]:
    """Return all cards of a hand; those that nobody found stand out."""
    shown = [
        f"<b>{card_text(number)}</b>" if found is None else card_text(number)
        for number, found in zip(hand.dealt, hand.cards, strict=True)
    ]
    return [name_line(table, view, hand, say), *rows(shown, 2)]
