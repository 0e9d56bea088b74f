"""A table of the card game in words: what the picture shows, taken from what everybody may know."""

from collections.abc import Callable, Iterator, Mapping

from engine.core import Seat
from engine.kryptos.cards import HIGHEST, colour_of
from engine.kryptos.scoring import POINTS_TO_DECIDE, Outcome, Reason
from engine.kryptos.terms import Colour, Phase
from engine.kryptos.views import AttemptView, HandView, TableView
from tgbot.locale import Say
from tgbot.pictures.tiles import CardText, Lies
from tgbot.pictures.track import AttemptText, HandText, TrackPicture

ATTEMPTS = 5  # the last ones, newest first
PLACES = "ABCDEFGHIJ"  # letters, so that nobody takes a place for a number

_WHY = {
    Reason.POINTS: "track-why-points",
    Reason.NO_CARD_LEFT: "track-why-no-card",
    Reason.END_CALLED: "track-why-end-called",
    Reason.CALLED_OFF: "end-why-called-off",
}


def track_texts(view: TableView, names: Callable[[Seat], str], say: Say, *, title: str) -> TrackPicture:
    """Return the texts of a table; before the end of the game it has no number but those that lie open."""
    return TrackPicture(
        overline=f"{say.plain('track-game')} · {title}",
        title=_title(view, names, say),
        headline=_why(view.outcome, say) if view.outcome else _progress(view, say),
        track=tuple(_on_track(view)),
        legend=tuple(_legend(view, say)),
        hands=tuple(_hand(hand, view, names, say) for hand in view.hands),
        aside_label=say.plain("track-aside"),
        aside=_aside(view),
        attempts_label=say.plain("track-attempts"),
        attempts=tuple(_attempt(attempt, names) for attempt in view.attempts[: -ATTEMPTS - 1 : -1]),
    )


def _title(view: TableView, names: Callable[[Seat], str], say: Say) -> str:
    if view.turn is not None:
        return say.plain("track-turn", name=names(view.turn))
    if view.outcome is not None and view.outcome.winner is not None:
        return say.plain("track-winner", name=names(view.outcome.winner))
    return say.plain("picture-nobody")


def _why(outcome: Outcome, say: Say) -> str:
    return say.plain(_WHY[outcome.reason], count=POINTS_TO_DECIDE)


def _progress(view: TableView, say: Say) -> str:
    if view.phase is Phase.REVEAL:
        return say.plain("track-opening")  # K5
    parts = [say.plain("track-round", round=view.round)]
    if view.last_round:
        parts.append(say.plain("track-last-round"))  # K13
    if view.phase is Phase.AGAIN:
        parts.append(say.plain("track-again"))  # K10
    return " · ".join(parts)


def _on_track(view: TableView) -> Iterator[CardText]:
    """Yield the numbers of the track: open where everybody has seen the card, covered where they are not used (K2)."""
    placed = {number for hand in view.hands for number in hand.cards}
    for number in range(1, HIGHEST + 1):
        if number > view.top:
            yield CardText(Lies.COVERED, str(number))
        else:
            yield _card(number, Lies.OPEN if number in placed else Lies.HIDDEN)


def _legend(view: TableView, say: Say) -> Iterator[tuple[CardText, str]]:
    """Yield a sample of each look that this picture has, and what it says."""
    over = view.phase is Phase.OVER
    yield CardText(Lies.OPEN, colour=Colour.RED), say.plain("track-open")
    yield CardText(Lies.HIDDEN, colour=Colour.RED), say.plain("track-never-open" if over else "track-hidden")
    if view.top < HIGHEST:
        yield CardText(Lies.COVERED, str(HIGHEST)), say.plain("track-covered")
    if not over:
        yield CardText(Lies.HIDDEN, PLACES[0]), say.plain("track-place")


def _hand(hand: HandView, view: TableView, names: Callable[[Seat], str], say: Say) -> HandText:
    name = names(hand.seat)
    return HandText(
        name=say.plain("track-left", name=name) if hand.vacant else name,  # K18
        points=say.plain("track-points", count=hand.points),
        cards=tuple(_cards(hand)),
        tokens=() if hand.dealt else tuple(hand.tokens.items()),
        turn=hand.seat == view.turn,
        won=view.outcome is not None and hand.seat == view.outcome.winner,
    )


def _cards(hand: HandView) -> Iterator[CardText]:
    """Yield the cards of a hand; in the end those that nobody found are named, and still look hidden."""
    colour = _only_colour(hand.tokens)
    for index, number in enumerate(hand.cards):
        if number is not None:
            yield _card(number, Lies.OPEN)
        elif hand.dealt:
            yield _card(hand.dealt[index], Lies.HIDDEN)
        else:
            yield CardText(Lies.HIDDEN, PLACES[index], colour)


def _only_colour(tokens: Mapping[Colour, int]) -> Colour | None:
    """K3: a hidden card's colour is public only where all hidden cards of its hand are of one."""
    left = [colour for colour, count in tokens.items() if count]
    return left[0] if len(left) == 1 else None


def _aside(view: TableView) -> tuple[CardText, ...]:
    """K2, K12: the colours of the cards that lie aside are public, in the end their numbers too."""
    if view.aside_dealt:
        return tuple(_card(number, Lies.HIDDEN) for number in sorted(view.aside_dealt))
    return tuple(CardText(Lies.HIDDEN, colour=colour) for colour, count in view.aside.items() for _ in range(count))


def _attempt(attempt: AttemptView, names: Callable[[Seat], str]) -> AttemptText:
    return AttemptText(
        by=names(attempt.by),
        owner=names(attempt.owner),
        place=PLACES[attempt.place - 1],
        card=_card(attempt.number, Lies.OPEN if attempt.right else Lies.HIDDEN),
        right=attempt.right,
    )


def _card(number: int, lies: Lies) -> CardText:
    return CardText(lies, str(number), colour_of(number))
