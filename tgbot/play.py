"""Playing: what a tap or a text of a player does to the table of a running game. Pure transitions."""

from dataclasses import dataclass
from typing import Any

from engine.codes.actions import EndGame, GiveClues
from engine.codes.setup import SLOTS, Deck, Setup
from engine.codes.terms import Phase
from engine.codes.views import SeatView, TableView
from engine.core import Game, Refusal, Seat
from engine.registry import GAMES
from tgbot import custom_words, lexicon, lobby, statistics
from tgbot.answers import Moment
from tgbot.documents import Card, Notice, Stage, Table, WordDeck
from tgbot.locale import Say
from tgbot.pace import PACES, SAND_MARKS, SANDGLASS_S, due, first_is_done
from tgbot.screens.parts import BLANK

NO_DRAFT = BLANK * 3


@dataclass(frozen=True, slots=True)
class Sitting:
    """A running game of a table, thawed."""

    game: Game[Any, Any]
    state: Any

    def view(self) -> TableView:
        """Return what everybody may know."""
        view: TableView = self.game.table_view(self.state)  # type: ignore[assignment]
        return view

    def seat(self, user: int) -> SeatView:
        """Return what a player may know."""
        view: SeatView = self.game.seat_view(self.state, Seat(str(user)))  # type: ignore[assignment]
        return view


def sitting(table: Table) -> Sitting:
    """Return the game that a table plays."""
    game = GAMES[table.game]
    return Sitting(game, game.thaw(table.state or {}))


def deal(table: Table, moment: Moment, own: tuple[str, ...] = ()) -> Table:
    """Start the game of a full lobby: draw keywords that the chat has not met (D2), and begin the first round.

    `own` are the chat's own words; `TooFewWords` when they are to be used and are not enough.
    """
    deck = table.words or WordDeck(seed=moment.token("words", 16))
    lineup = lobby.lineup(table)
    encoding = [rule.key for rule in lineup.sides if rule.encodes]
    language = table.words_in or table.language
    drawn, deck = lexicon.draw(deck, SLOTS * len(encoding), language, _pool(table, own))
    keywords = {
        key: tuple(word.forms[language] for word in drawn[SLOTS * i : SLOTS * (i + 1)])
        for i, key in enumerate(encoding)
    }
    setup = Setup(
        lineup=lineup,
        players={
            rule.key: tuple(Seat(str(p.user)) for p in table.players if p.side == rule.key) for rule in lineup.sides
        },
        keywords=keywords,
        decks={key: Deck(seed=moment.chance) for key in encoding},
        translations={word.forms[language]: word.others(language) for word in drawn},
    )
    game = GAMES[table.game]
    state = game.start(setup).state
    # Everybody gets a first card: the encoder's rings, the others' come quietly.
    cards = {p.user: Card(number=table.card(p.user).number + 1) for p in table.players}
    table = table.but(
        stage=Stage.GAME,
        state=game.freeze(state),
        cards=cards,
        words=deck,
        word_language=language,
        log=(),
        talk=(),
        due=None,
    )
    return _ring(table, Sitting(game, state), None, moment)


def may_reroll(table: Table, user: int) -> bool:
    """Tell whether a player may have the keywords drawn again: a few times, and not after the first clue."""
    if table.stage is not Stage.GAME or table.log or table.rerolled >= table.rerolls:
        return False
    return bool(sitting(table).seat(user).keywords)


def act(table: Table, user: int | None, action: Any, moment: Moment) -> Table:
    """Apply an action of a player (or of the table) to the game; a `Refusal` changes nothing."""
    before = sitting(table)
    seat = None if user is None else Seat(str(user))
    state = before.game.apply(before.state, seat, action).state
    after = Sitting(before.game, state)
    line = before.game.notation.write_action(seat, action)
    stage = Stage.OVER if after.view().phase is Phase.OVER else Stage.GAME
    table = table.but(state=before.game.freeze(state), log=(*table.log, line), stage=stage)
    if user is not None and user in table.misses:
        table = table.but(misses={late: count for late, count in table.misses.items() if late != user})
    if stage is Stage.OVER:
        table = statistics.count(table, after.view())
    return _ring(table, after, before, moment)


def send(table: Table, user: int, moment: Moment) -> Table:
    """Hand in the clues of the draft."""
    return act(table, user, GiveClues(tuple(sitting(table).seat(user).draft)), moment)


def change_clue(table: Table, user: int, clue: int) -> Table:
    """Let the next text replace one clue of the draft."""
    return table.with_card(user, table.card(user).but(changing=clue, notice=None))


def restart_clock(table: Table, moment: Moment) -> Table:
    """Give everybody who is awaited the whole time again."""
    return table.but(due=due(PACES[table.pace], sitting(table).view(), moment.now), sand=None)


def call_off(table: Table, moment: Moment) -> Table:
    """End the game without a winner."""
    return act(table, None, EndGame(), moment)


def refusal_notice(refusal: Refusal) -> Notice:
    """Return the text that tells a player why the rules say no."""
    facts = {name: value for name, value in refusal.facts.items() if isinstance(value, str | int)}
    return Notice(text=f"refusal-{refusal.reason()}", facts=facts)


def words_alert(table: Table, user: int, say: Say) -> str:
    """Return a player's own keywords as an alert says them."""
    view = sitting(table).seat(user)
    if not view.keywords:
        return say.plain("alert-no-words")
    words = "\n".join(f"{slot}  {word}" for slot, word in enumerate(view.keywords, start=1))
    return say.plain("alert-words", words=words)


def _pool(table: Table, own: tuple[str, ...]) -> tuple[lexicon.Word, ...]:
    match table.words_from:
        case "theirs":
            return custom_words.as_words(own)
        case "both":
            return (*lexicon.words(), *custom_words.as_words(own))
    return lexicon.words()


def noticed(table: Table, user: int, notice: Notice) -> Table:
    """Send a player's card again below what was written, quietly, with a notice on it."""
    card = table.card(user)
    return table.with_card(user, card.but(number=card.number + 1, quiet=True, notice=notice))


def _ring(table: Table, now: Sitting, before: Sitting | None, moment: Moment) -> Table:
    """Send a new card to everybody who has something new to do; another decision has other nonces and a new limit."""
    old, duties = ({} if before is None else _duties(before)), _duties(now)
    changed = {user for user, duty in duties.items() if duty != old.get(user)}
    fresh = before is None or _decision(before) != _decision(now)
    cards = {
        user: Card(number=card.number + 1, quiet=False) if user in changed else _calmed(card, user in duties)
        for user, card in table.cards.items()
    }
    table = table.but(cards=cards) if changed or fresh or old != duties else table
    if fresh:
        limit = due(PACES[table.pace], now.view(), moment.now)
        return table.but(nonce=moment.token("decision"), due=limit, sand=None, opened=moment.now)
    if before is not None and PACES[table.pace].sandglass and first_is_done(before.view(), now.view()):
        return _turn_sandglass(table, duties, moment)
    return table


def _turn_sandglass(table: Table, duties: dict[int, tuple[object, ...]], moment: Moment) -> Table:
    """D9: give the encoder who still writes 30 s, unless the time for clues is up sooner, and ring."""
    until = moment.now + SANDGLASS_S
    if table.due is not None and table.due <= until:
        return table
    for late in duties:
        card = table.card(late)
        table = table.with_card(late, card.but(number=card.number + 1, quiet=False))
    return table.but(sand=SAND_MARKS[0], due=until - SAND_MARKS[0])


def _calmed(card: Card, awaited: bool) -> Card:
    """Return the card of somebody who has nothing new to do."""
    return card if awaited else card.but(notice=None, changing=None, draft=NO_DRAFT, words=(), agreed=False)


def _duties(now: Sitting) -> dict[int, tuple[object, ...]]:
    """Return what each player is awaited for: another round, half or task is another duty."""
    view = now.view()
    half = view.half.side if view.half else None
    return {int(seat): (view.round, half, entry.task) for entry in view.awaited for seat in entry.seats}


def _decision(now: Sitting) -> tuple[object, ...]:
    """Return what tells one decision of the table from the next: who has answered already is no part of it."""
    view = now.view()
    seats = tuple((side.seats, side.encoder) for side in view.sides)
    return view.round, view.phase, view.half.side if view.half else None, seats
