"""What just happened, as it concerns one player: the first lines of their card, until they act."""

from engine.kryptos.terms import Phase
from engine.kryptos.views import AttemptView, SeatView
from tgbot.games.kryptos.aiming import guesses
from tgbot.games.kryptos.model import Happening
from tgbot.games.kryptos.news import Result, latest, own_news, results
from tgbot.games.kryptos.screens.parts import LETTERS, card_text, news_lines
from tgbot.i18n.texts import Html, Say
from tgbot.tables.model import Table

MAX_LINES = 4


def result_lines(table: Table, view: SeatView, say: Say) -> list[Html]:
    """A guesser learns what the guess brought, an owner what others know now, and who is next what came before."""
    public = view.table
    if public.phase is Phase.OVER:
        return []
    if public.phase is Phase.AGAIN and guesses(view):
        return []  # K10: the card itself speaks of the miss
    told = [_result(table, view, one, say) for one in results(public, view.seat)]
    told += [_own(one, say) for one in own_news(table, public, view.seat)]
    if guesses(view) or view.revealable:
        told += news_lines(table, [one for one in latest(table, public) if not _concerns(one, view)], say)
    return told[-MAX_LINES:]


def _concerns(one: AttemptView | Happening, view: SeatView) -> bool:
    """Whether a player was told of it in own words already."""
    if isinstance(one, Happening):
        return one.seat == view.seat
    return view.seat in (one.by, one.owner)


def _result(table: Table, view: SeatView, result: Result, say: Say) -> Html:
    attempt = result.attempt
    place, card = LETTERS[attempt.place - 1], card_text(attempt.number)
    if result.own:
        owner = table.name(attempt.owner)
        if attempt.right:
            points = view.table.hand(view.seat).points
            worth = f"+{attempt.points}" + ("\u00a0−1" if attempt.bought else "")
            return say("cards-result-found", name=owner, place=place, card=card, worth=worth, points=points)
        missed = say("cards-result-missed", name=owner, place=place, card=card)
        return Html(f"{missed} −1 ⭐") if attempt.bought else missed
    by = table.name(attempt.by)
    if attempt.right:
        left = len(view.table.hand(view.seat).hidden)
        told = say("cards-result-lost", name=by, place=place, card=card, points=attempt.points, left=left)
    else:
        told = say("cards-result-safe", name=by, place=place, card=card)
    bribed = attempt.bought and view.table.options.bribe  # K11
    return say("cards-result-bribed", told=told) if bribed else told


def _own(one: Happening, say: Say) -> Html:
    return say(f"cards-result-{one.what}", card=card_text(one.number) if one.number else "")
