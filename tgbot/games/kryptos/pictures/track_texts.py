"""The texts of the card game's picture, built from the public view."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace

from engine.core import Seat
from engine.kryptos.cards import HIGHEST, colour_of
from engine.kryptos.scoring import POINTS_TO_DECIDE, Reason
from engine.kryptos.terms import Colour, Phase
from engine.kryptos.views import HandView, TableView
from tgbot.games.kryptos.pictures.tiles import CardText, Lies
from tgbot.games.kryptos.pictures.track import IN_A_ROW, HandText, TrackPicture
from tgbot.i18n.texts import Say

PLACES = "ABCDEFGHIJ"  # letters, so that a place is never mistaken for a number
EXPLAINED_ROUNDS = 1  # so long the picture says what its tiles mean

# The deciding rule in words; the text of an aborted game is that of the code game.
_WHY = {
    Reason.POINTS: "track-why-points",
    Reason.NO_CARD_LEFT: "track-why-no-card",
    Reason.END_CALLED: "track-why-end-called",
    Reason.CALLED_OFF: "end-why-called-off",
}


def track_texts(view: TableView, names: Callable[[Seat], str], say: Say, *, title: str) -> TrackPicture:
    """The texts of a table; before the end of the game only with open numbers."""
    return TrackPicture(
        overline=f"{say.plain('track-game')} · {title}" if view.outcome else "",
        title=_title(view, names, say),
        headline=_headline(view, names, say),
        track=tuple(_on_track(view)),
        legend=tuple(_legend(view, say)),
        hands=tuple(_hand(hand, view, names, say) for hand in view.hands),
        aside_label=say.plain("track-aside"),
        aside=_aside(view),
    )


def _title(view: TableView, names: Callable[[Seat], str], say: Say) -> str:
    if view.turn is not None:
        return say.plain("track-turn", name=names(view.turn))
    if view.outcome is None:  # a finished round
        return _progress(view, say)
    return why_over(view.outcome.reason, say)


def why_over(reason: Reason, say: Say) -> str:
    """The rule that decided the game, in words."""
    return say.plain(_WHY[reason], count=POINTS_TO_DECIDE)


def _headline(view: TableView, names: Callable[[Seat], str], say: Say) -> str:
    """The largest line: at the end, the winner."""
    if view.outcome is not None:
        winner = view.outcome.winner
        return say.plain("picture-nobody") if winner is None else say.plain("track-winner", name=names(winner))
    return say.plain("track-game") if view.turn is None else _progress(view, say)


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
    """The numbers of the track: open once revealed, covered if not in the game (K2), in rows with at least one used."""
    placed = {number for hand in view.hands for number in hand.cards}
    for number in range(1, -(-view.top // IN_A_ROW) * IN_A_ROW + 1):
        if number > view.top:
            yield CardText(Lies.COVERED, str(number))
        else:
            yield _card(number, Lies.OPEN if number in placed else Lies.HIDDEN)


def _legend(view: TableView, say: Say) -> Iterator[tuple[CardText, str]]:
    """A sample of each tile style in this picture, and its meaning: at first, and at the end."""
    over = view.phase is Phase.OVER
    if not over and view.round > EXPLAINED_ROUNDS:
        return
    yield CardText(Lies.OPEN, colour=Colour.RED), say.plain("track-open")
    yield CardText(Lies.HIDDEN, colour=Colour.RED), say.plain("track-never-open" if over else "track-hidden")
    if view.top % IN_A_ROW:
        yield CardText(Lies.COVERED, str(HIGHEST)), say.plain("track-covered")
    if not over:
        yield CardText(Lies.HIDDEN, PLACES[0]), say.plain("track-place")


def _hand(hand: HandView, view: TableView, names: Callable[[Seat], str], say: Say) -> HandText:
    name = names(hand.seat)
    return HandText(
        name=say.plain("track-left", name=name) if hand.vacant else name,  # K18
        points=f"★\u202f{hand.points}",
        cards=tuple(_cards(hand, view)),
        tokens=() if hand.dealt else tuple(hand.tokens.items()),
        turn=hand.seat == view.turn,
        won=view.outcome is not None and hand.seat == view.outcome.winner,
    )


def _cards(hand: HandView, view: TableView) -> Iterator[CardText]:
    """The cards of a hand; at the end unrevealed ones show their number but still look hidden."""
    colour = _only_colour(hand.tokens)
    for index, number in enumerate(hand.cards):
        if number is not None:
            yield replace(_card(number, Lies.OPEN), newest=newest_card(view) == (hand.seat, index + 1))
        elif hand.dealt:
            yield _card(hand.dealt[index], Lies.HIDDEN)
        else:
            refuted = last_refuted(view, hand.seat, index + 1)
            yield CardText(Lies.HIDDEN, PLACES[index], colour, refuted="" if refuted is None else str(refuted))


def newest_card(view: TableView) -> tuple[Seat, int] | None:
    """The card that the last attempt found, by its hand and place, as long as the game runs."""
    last = view.attempts[-1] if view.attempts and view.outcome is None else None
    return (last.owner, last.place) if last is not None and last.right else None


def last_refuted(view: TableView, owner: Seat, place: int) -> int | None:
    """K9: the number that was named last for a hidden card."""
    numbers = (a.number for a in reversed(view.attempts) if (a.owner, a.place) == (owner, place))
    return next(numbers, None)


def _only_colour(tokens: Mapping[Colour, int]) -> Colour | None:
    """K3: a hidden card's colour is public only if all hidden cards of its hand have the same one."""
    left = [colour for colour, count in tokens.items() if count]
    return left[0] if len(left) == 1 else None


def _aside(view: TableView) -> tuple[CardText, ...]:
    """K2, K12: the colours of the cards that lie aside are public, at the end their numbers too."""
    if view.aside_dealt:
        return tuple(_card(number, Lies.HIDDEN) for number in sorted(view.aside_dealt))
    return tuple(CardText(Lies.HIDDEN, colour=colour) for colour, count in view.aside.items() for _ in range(count))


def _card(number: int, lies: Lies) -> CardText:
    return CardText(lies, str(number), colour_of(number))
