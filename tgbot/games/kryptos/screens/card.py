"""A player's private card in the card game: what happened to them, their hand, the others', and their choices."""

from engine.core import Seat
from engine.kryptos import KRYPTOS
from engine.kryptos.scoring import PRICE_OF_AN_ATTEMPT, worth
from engine.kryptos.terms import Phase
from engine.kryptos.views import HandView, SeatView, TableView
from tgbot.games.kryptos.aiming import GUESSING, aimed, flaw_of, guesses, offered_numbers, targets
from tgbot.games.kryptos.buttons import (
    MoreNumbers,
    NameNumber,
    PassAttempt,
    PickCard,
    PickHand,
    RevealOwn,
    SayNumber,
)
from tgbot.games.kryptos.knowledge import numbers_left
from tgbot.games.kryptos.lifecycle import shows_ranges
from tgbot.games.kryptos.model import OWN, KryptosCard
from tgbot.games.kryptos.news import last_round
from tgbot.games.kryptos.screens.end import own_end
from tgbot.games.kryptos.screens.parts import (
    LETTERS,
    PRICE,
    aside_lines,
    card_text,
    hand_line,
    name_line,
    news_lines,
    own_rows,
    paragraphs,
    rows,
)
from tgbot.games.kryptos.screens.results import result_lines
from tgbot.i18n.texts import Html, Say
from tgbot.tables.model import Player, Table
from tgbot.tables.session import seat_view
from tgbot.tables.statistics import is_first_game
from tgbot.telegram.messages import Body, Button, Effect, Links, Message, Rows, Text, in_rows
from tgbot.ui.fitting import ROW_ROOM, clipped, text_width
from tgbot.ui.parts import notice_line, until

CARDS_IN_A_ROW = 5
RANGES_IN_A_ROW = 3
NUMBERS_IN_A_ROW = 5
FEW = 2  # possible numbers that are listed one by one
MAX_HAND_ROWS = 3
PAIRED_ROOM = 14  # letters on a button that shares its row
NAME_ROOM = ROW_ROOM - 4  # letters of a name, with the points beside it


def private_messages(table: Table, view: SeatView, player: Player, say: Say, links: Links) -> list[Message]:
    """The messages of a player's private chat: the card."""
    card, own = table.card(player.user), OWN.card(table, player.user)
    lines, keyboard = _body(table, view, own, say, links)
    head = [*_waiting(table, view, say), *result_lines(table, view, say, aiming=bool(aimed(view, own)))]
    head.append(say("cards-card-title", title=table.title, points=view.table.hand(view.seat).points))
    head += _last_round(table, view, say)
    if table.away:
        head.append(say("card-away"))
    if card.notice is not None:  # at the bottom, next to its button
        lines = [notice_line(card.notice, say), *lines]
    known: list[list[Html]] = []
    if view.table.phase is not Phase.OVER:
        known = [_coach(table, view, player, own, say), _own(table, view, say)]
    if view.table.phase in GUESSING:  # K5: until then only the own hand matters
        known.append(_others(table, view, say))
    return [
        Text(
            key=f"{table.serial}/card/{card.number}",
            text=paragraphs(head, *known, lines),
            keyboard=keyboard,
            silent=card.quiet,
            secret=True,
            fleeting=view.table.phase is not Phase.OVER,  # what came of a game stays
            effect=_effect(view),
        )
    ]


def cards_alert(table: Table, user: int, say: Say) -> str:
    """A player's own cards as the text of an alert."""
    view = seat_view(KRYPTOS, table, user)
    return say.plain("alert-cards", cards="\n".join(own_rows(view.cards, view.table.hand(view.seat).cards)))


def _effect(view: SeatView) -> Effect | None:
    """Confetti for the winner (K14)."""
    outcome = view.table.outcome
    return Effect.CONFETTI if outcome and view.seat == outcome.winner else None


def _coach(table: Table, view: SeatView, player: Player, card: KryptosCard, say: Say) -> list[Html]:
    """What to do and what the signs mean, until the first guess of somebody's first card game."""
    began = aimed(view, card) or any(attempt.by == view.seat for attempt in view.table.attempts)
    if began or not is_first_game(table, player.user):
        return []
    if view.table.phase is Phase.REVEAL:
        ends = [] if view.table.options.advanced else [say("cards-coach-ends")]  # K6: it forbids them
        return [say("cards-coach-reveal"), *ends]
    aside = [say("cards-coach-aside")] if any(view.table.aside.values()) else []
    return [say("cards-coach"), *aside]


def _own(table: Table, view: SeatView, say: Say) -> list[Html]:
    """The player's own hand; by setting, the numbers are under a spoiler."""
    lines = own_rows(view.cards, view.table.hand(view.seat).cards, "<b>{}</b>")
    if table.spoilers:
        lines = [Html(f"<tg-spoiler>{line}</tg-spoiler>") for line in lines]
    return [say("cards-card-own"), *lines]


def _others(table: Table, view: SeatView, say: Say) -> list[Html]:
    """The others' hands with their colours; by setting, each hidden card with its possible numbers."""
    lines = []
    for hand in (hand for hand in view.table.hands if hand.seat != view.seat):
        lines.append(name_line(table, view.table, hand, say))
        ranges = shows_ranges(table) and hand.hidden
        lines += _with_ranges(view, hand) if ranges else [hand_line(view.table, hand)]
    return [*lines, *aside_lines(view.table, say)]


def _with_ranges(view: SeatView, hand: HandView) -> list[Html]:
    left = numbers_left(view, hand.seat)
    shown = [
        f"<b>{LETTERS[place - 1]}</b>{span(left[place])}" if number is None else card_text(number)
        for place, number in enumerate(hand.cards, start=1)
    ]
    return rows(shown, 2)


def span(numbers: frozenset[int]) -> str:
    """The possible numbers of a card: listed if few, a range otherwise."""
    ordered = sorted(numbers)
    return "/".join(map(str, ordered)) if len(ordered) <= FEW else f"{ordered[0]}–{ordered[-1]}"


def _body(table: Table, view: SeatView, card: KryptosCard, say: Say, links: Links) -> Body:
    if view.table.phase is Phase.OVER:
        return own_end(table, view.table, view.seat, say, links)
    limit = [line for line in (until(table, say),) if line]
    if view.revealable:
        lines, keyboard = _revealing(table, view, say)
    elif guesses(view):
        lines, keyboard = _guessing(table, view, card, say)
    else:
        return [], ()
    return [*lines, *limit], keyboard


def _waiting(table: Table, view: SeatView, say: Say) -> list[Html]:
    """Whose turn it is, for a player who has nothing to do: the first thing they look for."""
    turn = view.table.turn
    if turn is None or turn == view.seat:
        return []
    then = [say("cards-card-you-next")] if _next(view.table) == view.seat else []
    return [say("cards-card-waiting", name=table.name(turn)), *then]


def _last_round(table: Table, view: SeatView, say: Say) -> list[Html]:
    """K13: that the last round has begun, and by whom."""
    begun = last_round(table, view.table)
    if begun is None or view.table.phase is Phase.OVER:
        return []
    if begun.seat == view.seat:
        return [say("cards-last-round-own", points=begun.number)]
    return news_lines(table, [begun], say)


def _next(view: TableView) -> Seat | None:
    """The player after the one on turn, as far as the round goes on (K13); None in the opening."""
    if view.turn is None or view.phase not in GUESSING:
        return None
    at = view.hands.index(view.hand(view.turn))
    coming = view.hands[at + 1 :] if view.last_round else (*view.hands[at + 1 :], *view.hands[:at])
    return next((hand.seat for hand in coming if not hand.vacant), None)


def _revealing(table: Table, view: SeatView, say: Say) -> Body:
    """K5: the player's own cards that may be opened; under spoilers only their letters."""
    lines = [say("cards-card-reveal")]
    if len(view.revealable) < len(view.table.hand(view.seat).hidden):
        lines.append(say("cards-card-advanced"))  # K6
    buttons = [
        Button(LETTERS[place - 1] if table.spoilers else card_text(view.cards[place - 1]), RevealOwn(place))
        for place in view.revealable
    ]
    return lines, in_rows(buttons, CARDS_IN_A_ROW)


def _guessing(table: Table, view: SeatView, card: KryptosCard, say: Say) -> Body:
    """K7: whose card, then which, then its number, which is said by a second tap; after a miss, also passing (K10)."""
    missed = view.table.phase is Phase.AGAIN
    lines = [say("cards-card-missed-bribe" if view.table.options.bribe else "cards-card-missed")] if missed else []
    aim = aimed(view, card)
    if not aim:
        passing = ((Button(say.plain("button-pass"), PassAttempt()),),) if missed else ()
        asked = say("cards-card-whose-again" if missed else "cards-card-whose")
        return [*lines, asked], (*_hands(table, view), *passing)
    hand = targets(view)[aim[0]]
    name = table.name(hand.seat)
    if len(aim) == 1:
        asked = say("cards-card-which", name=name, points=worth(len(hand.hidden)))
        return [*lines, asked], (*_cards(table, view, hand), _back("button-another-hand", PickHand(0), say))
    place = LETTERS[aim[1] - 1]
    if len(aim) == 2:
        return [*lines, say("cards-card-number", name=name, card=place)], _pad(table, view, card, say)
    return [*lines, *_asked_again(table, view, aim, say)], _confirming(table, view, aim, say)


def _asked_again(table: Table, view: SeatView, aim: tuple[int, ...], say: Say) -> list[Html]:
    """Whether a guess is meant, and what it brings and costs (K8, K10)."""
    hand = targets(view)[aim[0]]
    points = worth(len(hand.hidden))
    name, place, card = table.name(hand.seat), LETTERS[aim[1] - 1], card_text(aim[2])
    if view.table.phase is Phase.AGAIN:
        net = f"{points - PRICE_OF_AN_ATTEMPT:+}"
        return [say("cards-card-confirm-paid", name=name, place=place, card=card, worth=net)]
    affordable = view.table.hand(view.seat).points >= PRICE_OF_AN_ATTEMPT
    more = [say("cards-card-confirm-more")] if affordable else []
    return [say("cards-card-confirm", name=name, place=place, card=card, points=points), *more]


def _hands(table: Table, view: SeatView) -> Rows:
    """A button for each hand, with the points for a card (K8); many short names stand in pairs."""
    buttons = [
        Button(f"{clipped(table.name(hand.seat), NAME_ROOM)}  +{worth(len(hand.hidden))}", PickHand(number))
        for number, hand in targets(view).items()
    ]
    paired = len(buttons) > MAX_HAND_ROWS and max(text_width(button.text) for button in buttons) <= PAIRED_ROOM
    return in_rows(buttons, 2 if paired else 1)


def _cards(table: Table, view: SeatView, hand: HandView) -> Rows:
    if not shows_ranges(table):
        return in_rows([Button(LETTERS[place - 1], PickCard(place)) for place in hand.hidden], CARDS_IN_A_ROW)
    left = numbers_left(view, hand.seat)
    buttons = [Button(f"{LETTERS[place - 1]}  {span(left[place])}", PickCard(place)) for place in hand.hidden]
    return in_rows(buttons, RANGES_IN_A_ROW)


def _pad(table: Table, view: SeatView, card: KryptosCard, say: Say) -> Rows:
    """The possible numbers, and the impossible ones behind a button, because they are legal too."""
    possible = offered_numbers(table, view, card)
    offered = [number for number in range(1, view.table.top + 1) if (number in possible) is not card.whole_pad]
    pad = [Button(card_text(number), NameNumber(number)) for number in offered]
    if card.whole_pad:
        more = Button(say.plain("button-possible-numbers"), MoreNumbers(0))
    else:
        more = Button(say.plain("button-other-numbers"), MoreNumbers(1))
    return (*in_rows(pad, NUMBERS_IN_A_ROW), (more,), _back("button-another-card", PickCard(0), say))


def _confirming(table: Table, view: SeatView, aim: tuple[int, ...], say: Say) -> Rows:
    """A number that was tapped is said by another button, so that no double tap spends it."""
    flawed = flaw_of(table, view, aim) is not None
    text = saying_label(view, aim[2], say, flawed=flawed)
    return (
        (Button(text, SayNumber(aim[2]), style="danger" if flawed else "success"),),
        _back("button-another-number", PickCard(aim[1]), say),
    )


def saying_label(view: SeatView, number: int, say: Say, *, flawed: bool) -> str:
    """What the button says that says a number; a second attempt has its price (K10)."""
    text = say.plain("button-say-anyway" if flawed else "button-say-number", card=card_text(number))
    return f"{text} ({PRICE})" if view.table.phase is Phase.AGAIN else text


def _back(text: str, press: PickHand | PickCard, say: Say) -> tuple[Button, ...]:
    return (Button(say.plain(text), press),)
