"""Statistics of card games."""

from collections import Counter

from engine.core import Seat
from engine.kryptos.views import TableView
from tgbot.games.kryptos.model import KryptosTally
from tgbot.i18n.texts import Say
from tgbot.pictures.stats import Bar, Figure
from tgbot.tables.model import GameTally
from tgbot.ui.stats import share_bar


def earned(view: TableView) -> dict[Seat, KryptosTally]:
    """What each player has earned; nothing without a winner."""
    if view.outcome is None or view.outcome.winner is None:
        return {}
    tried = Counter(attempt.by for attempt in view.attempts)
    found = Counter(attempt.by for attempt in view.attempts if attempt.right)
    return {
        hand.seat: KryptosTally(
            card_wins=int(hand.seat == view.outcome.winner),
            cards_found=found[hand.seat],
            card_guesses=tried[hand.seat],
        )
        for hand in view.hands
        if not hand.vacant
    }


def figures(tally: GameTally, say: Say) -> tuple[Figure, ...]:
    """Games won."""
    return (Figure(str(tally.wins), say.plain("picture-card-wins", count=tally.wins)),)


def bars(tally: GameTally, say: Say) -> tuple[Bar, ...]:
    """Cards found, out of all guesses."""
    assert isinstance(tally, KryptosTally)  # noqa: S101 - the registry gives each game its own
    return (share_bar(say.plain("picture-cards-found"), tally.cards_found, tally.card_guesses, say),)
