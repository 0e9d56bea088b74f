"""The end of the card game: in the group one picture with who won and why, in private each player's own words."""

from engine.core import Seat
from engine.kryptos.scoring import Outcome
from engine.kryptos.views import HandView, TableView
from tgbot.games.kryptos.pictures.track_texts import why_over
from tgbot.games.kryptos.screens.parts import GLUE, SECRET, card_text, fitting, folded, name_line
from tgbot.games.kryptos.screens.picture import table_picture
from tgbot.games.kryptos.titles import titles
from tgbot.i18n.texts import Html, Say, join
from tgbot.tables.buttons import Rematch
from tgbot.tables.model import Table, person_of
from tgbot.tables.pages import keyed
from tgbot.telegram.messages import Body, Button, Links, Photo, Rows
from tgbot.ui.rematch import own_rematch, rematch_lines, rematch_rows
from tgbot.ui.share import result_rows, share_keys

MAX_NAMED_SECRETS = 8  # cards that nobody found; more are only counted, and stand in the list
CLOSE = 2  # points behind the winner that were nearly enough


def end_message(table: Table, view: TableView, outcome: Outcome, say: Say, links: Links) -> Photo:
    """The last picture: who won and how, what nobody found, titles; folded, all hands by points (K14)."""
    return fitting(table, lambda short: _end(short, view, outcome, say, links))


def _end(table: Table, view: TableView, outcome: Outcome, say: Say, links: Links) -> Photo:
    lines = [
        *_headline(table, view, outcome, say),
        *_standings(table, view, outcome, say),
        *_secrets(table, view, say),
        *(say(f"cards-title-{t.honour}", name=table.name(t.seat), count=t.count) for t in titles(view)),
        *rematch_lines(table, say),
        folded(_hands(table, view, say)),
    ]
    return Photo(
        keyed(table, "end"),
        join("\n", lines),
        (*rematch_rows(table, say, _offers(say)), *result_rows(_shared(view, outcome, say), say, links)),
        picture=table_picture(table, view, say),
    )


def own_end(table: Table, view: TableView, seat: Seat, say: Say, links: Links) -> Body:
    """What the end means for one player, and the way to another game."""
    asked, keys = own_rematch(table, person_of(seat), say)
    outcome = view.outcome
    if outcome is None or outcome.winner is None:
        return [say("end-nobody"), *asked], keys
    keys = (*keys, share_keys(_shared(view, outcome, say), links.add_to_group(), say))
    own, best = view.hand(seat), view.hand(outcome.winner)
    name, behind = table.name(best.seat), best.points - own.points
    if seat == outcome.winner:
        result = say("cards-over-won", points=own.points)
    elif behind == 0:
        result = say("cards-over-tied", name=name, points=own.points)
    elif 0 < behind <= CLOSE:
        result = say("cards-over-close", name=name, points=own.points, count=behind)
    else:
        result = say("cards-over-lost", name=name, best=best.points, points=own.points)
    found = sum(attempt.right for attempt in view.attempts if attempt.by == seat)
    return [result, say("cards-over-count", count=found, kept=len(own.hidden)), *asked], keys


def _shared(view: TableView, outcome: Outcome, say: Say) -> str:
    """The result in a line, for people who were not there."""
    if outcome.winner is None:
        return say.plain("share-cards-played")
    return say.plain("share-cards", players=len(view.hands), points=view.hand(outcome.winner).points)


def _offers(say: Say) -> Rows:
    """The ways to play again."""
    return (
        (
            Button(say.plain("button-rematch-same"), Rematch("same"), style="success"),
            Button(say.plain("button-rematch-shuffled"), Rematch("shuffled")),
        ),
        (Button(say.plain("button-rematch-first"), Rematch("next")),),
    )


def _headline(table: Table, view: TableView, outcome: Outcome, say: Say) -> list[Html]:
    why = say("name", name=why_over(outcome.reason, say))
    if outcome.winner is None:
        return [say("end-nobody"), why]
    best = view.hand(outcome.winner)
    lines = [say("cards-won", name=table.name(best.seat), points=best.points), why]
    # K14: the earlier of equals in turn order; an equal one before the winner has left and cannot win (K18).
    later = view.hands[view.hands.index(best) + 1 :]
    beaten = any(hand.points == best.points and not hand.vacant for hand in later)
    return [*lines, say("cards-why-earlier")] if beaten else lines


def _standings(table: Table, view: TableView, outcome: Outcome, say: Say) -> list[Html]:
    """The points of the others."""
    others = [hand for hand in _ranked(view) if hand.seat != outcome.winner]
    shown = [say("name", name=f"{table.name(hand.seat)} ⭐{hand.points}") for hand in others]
    return [join(" · ", shown)]


def _secrets(table: Table, view: TableView, say: Say) -> list[Html]:
    """The cards that nobody found; a leaver's were shown to all (K18)."""
    kept = {hand.seat: [hand.dealt[place - 1] for place in hand.hidden] for hand in view.hands if hand.hidden}
    count = sum(map(len, kept.values()))
    if not count:
        return [say("cards-all-found")]
    if count > MAX_NAMED_SECRETS:
        return [say("cards-many-secrets", count=count)]
    cards = ", ".join(f"{table.name(seat)} {' '.join(map(card_text, cards))}" for seat, cards in kept.items())
    return [say("cards-secrets", cards=cards)]


def _hands(table: Table, view: TableView, say: Say) -> list[Html]:
    """All cards; those that stayed hidden have a sign."""
    lines = [say("cards-end-hands")]
    for hand in _ranked(view):
        lines += [name_line(table, view, hand, say), _cards(hand)]
    if view.aside_dealt:
        lines.append(say("cards-end-aside", cards=" ".join(map(card_text, view.aside_dealt))))
    return lines


def _cards(hand: HandView) -> Html:
    cards = zip(hand.dealt, hand.cards, strict=True)
    return Html(" ".join(f"{SECRET}{GLUE}" * (found is None) + card_text(number) for number, found in cards))


def _ranked(view: TableView) -> list[HandView]:
    return sorted(view.hands, key=lambda hand: -hand.points)
