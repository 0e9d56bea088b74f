"""What happened since a player's last turn: the first lines of their card, what concerns them in their own words."""

from collections.abc import Sequence

from engine.core import Seat
from engine.kryptos.scoring import PRICE_OF_AN_ATTEMPT
from engine.kryptos.terms import Phase
from engine.kryptos.views import AttemptView, SeatView
from tgbot.games.kryptos.aiming import guesses
from tgbot.games.kryptos.model import Happening, What
from tgbot.games.kryptos.news import latest, own_news, since_own_turn
from tgbot.games.kryptos.screens.parts import LETTERS, PRICE, attempt_text, card_text, news_lines
from tgbot.i18n.texts import Html, Say
from tgbot.tables.model import Table

MAX_LINES = 10  # more than a table of five has in a usual round


def result_lines(table: Table, view: SeatView, say: Say, *, aiming: bool) -> list[Html]:
    """All attempts since the player's last turn: in full what concerns them and the newest, the others in short.

    Those in short make room for the pad of a player who is aiming.
    """
    public = view.table
    if public.phase is Phase.OVER:
        return []
    if public.phase is Phase.AGAIN and guesses(view):
        return []  # K10: the card itself speaks of the miss
    attempts = since_own_turn(public, view.seat)
    in_full = _in_full(attempts, view.seat)
    in_short = [index for index in range(len(attempts)) if index not in in_full]
    room = 0 if aiming else max(0, MAX_LINES - len(in_full))
    told = [
        _told(table, view, attempts, index, say) if index in in_full else _short(table, attempts[index], say)
        for index in sorted({*in_full, *in_short[max(0, len(in_short) - room) :]})
    ]
    told += [_lost_turn(one, say) for one in own_news(table, public, view.seat)]
    if guesses(view) or view.revealable:
        told += news_lines(table, _others_news(table, view), say)
    return told


def _in_full(attempts: Sequence[AttemptView], seat: Seat) -> set[int]:
    """A player's own attempts, the hits at their cards and the last miss there, and the newest attempt of all."""
    newest = range(len(attempts))[-1:]
    missed = [index for index, one in enumerate(attempts) if one.owner == seat and not one.right]
    told = {index for index, one in enumerate(attempts) if one.by == seat or (one.owner == seat and one.right)}
    return told | {*missed[-1:], *newest}


def _short(table: Table, attempt: AttemptView, say: Say) -> Html:
    return say("name", name=attempt_text(table, attempt))


def _others_news(table: Table, view: SeatView) -> list[AttemptView | Happening]:
    """What happened last besides attempts; the last round has its own line on each card."""
    news = [one for one in latest(table, view.table) if isinstance(one, Happening)]
    return [one for one in news if one.seat != view.seat and one.what is not What.LAST_ROUND]


def _told(table: Table, view: SeatView, attempts: Sequence[AttemptView], index: int, say: Say) -> Html:
    attempt = attempts[index]
    if attempt.by == view.seat:
        return _own(table, view, attempt, say)
    if attempt.owner != view.seat:
        (line,) = news_lines(table, [attempt], say)
        return line
    told = _at_own_card(table, view, attempt, say)
    lost_later = any(one.owner == view.seat and one.right for one in attempts[index + 1 :])
    if not attempt.right or lost_later:
        return told
    left = say("cards-result-left", left=len(view.table.hand(view.seat).hidden))
    return Html(f"{told} {left}")


def _own(table: Table, view: SeatView, attempt: AttemptView, say: Say) -> Html:
    """What the player's own guess brought: the points without the price of a second one (K10)."""
    owner, place, card = table.name(attempt.owner), LETTERS[attempt.place - 1], card_text(attempt.number)
    if attempt.right:
        points = view.table.hand(view.seat).points
        return say("cards-result-found", name=owner, place=place, card=card, worth=f"{net(attempt):+}", points=points)
    missed = say("cards-result-missed", name=owner, place=place, card=card)
    return Html(f"{missed} {PRICE}") if attempt.bought else missed


def net(attempt: AttemptView) -> int:
    """K8, K10: the points that a guess brought, less what it cost."""
    return attempt.points - PRICE_OF_AN_ATTEMPT * attempt.bought


def _at_own_card(table: Table, view: SeatView, attempt: AttemptView, say: Say) -> Html:
    by, place, card = table.name(attempt.by), LETTERS[attempt.place - 1], card_text(attempt.number)
    if attempt.right:
        told = say("cards-result-lost", name=by, place=place, card=card, points=attempt.points)
    else:
        told = say("cards-result-safe", name=by, place=place, card=card)
    bribed = attempt.bought and view.table.options.bribe  # K11
    return say("cards-result-bribed", told=told) if bribed else told


def _lost_turn(one: Happening, say: Say) -> Html:
    return say(f"cards-result-{one.what}", card=card_text(one.number) if one.number else "")
