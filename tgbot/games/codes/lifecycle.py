"""The course of a code game: line-ups, keywords and codes, duties, time limits."""

from collections.abc import Sequence

from engine.codes import CODES
from engine.codes.lineups import INTERCEPTOR, PUZZLE, TEAMS, LineUp
from engine.codes.scripts import Script
from engine.codes.setup import SLOTS, Deck, Setup
from engine.codes.terms import Phase
from engine.codes.views import TableView, Task
from engine.core import Seat
from tgbot.games.codes.halves import finished
from tgbot.games.codes.model import OWN, WordDeck
from tgbot.games.codes.teams import NAMED
from tgbot.games.codes.words import custom
from tgbot.games.codes.words import deck as words
from tgbot.games.codes.words.vocabulary import number_words, slot_names
from tgbot.i18n.texts import Say
from tgbot.tables.context import Moment
from tgbot.tables.errors import TableRefusal
from tgbot.tables.lobby import deal_sides, lineup, on_side
from tgbot.tables.model import Stage, Table, users_of
from tgbot.tables.pace import Pace
from tgbot.tables.session import table_view

# The line-ups of a mode, the smallest first: the number of players decides between them.
MODES: dict[str, tuple[LineUp, ...]] = {
    "auto": (INTERCEPTOR, TEAMS),
    INTERCEPTOR.key: (INTERCEPTOR,),
    TEAMS.key: (TEAMS,),
}


# The pages of rules: for nobody in particular those of a trio, then what teams do otherwise; else what concerns them.
RULES = (1, 2, 3, 4, 5, 6, 7)
RULES_FOR = {INTERCEPTOR.key: (1, 2, 3, 4, 5), TEAMS.key: (6, 8, 7, 9)}


def lineups(table: Table) -> tuple[LineUp, ...]:
    """The line-ups of the table's mode."""
    return MODES[OWN.of(table).mode]


def rules_order(table: Table | None) -> Sequence[int]:
    """The pages of rules for those who play at a table, or sit in its lobby: a trio needs none about teams."""
    if table is None or table.stage is Stage.IDLE:
        return RULES
    return RULES_FOR[lineup(table).key if table.stage is Stage.LOBBY else _seated_lineup(table).key]


def start(table: Table, moment: Moment, own_words: tuple[str, ...]) -> tuple[object, Table]:
    """Draw keywords that are new to the chat (D2), and begin the first round.

    Raises `TableRefusal` if the chat's own words are selected but too few.
    """
    own = OWN.of(table)
    if own.script is not None:
        return _scripted(table, own.script)
    deck = own.words or WordDeck(seed=moment.token("words", 16))
    played = _seated_lineup(table)
    encoding = [rule.key for rule in played.sides if rule.encodes]
    language = own.words_in or table.language
    try:
        drawn, deck = words.draw(deck, SLOTS * len(encoding), language, _pool(own.words_from, own_words))
    except words.TooFewWords:
        raise TableRefusal("toast-words-few", fewest=custom.MIN_WORDS) from None
    keywords = {
        key: tuple(word.forms[language] for word in drawn[SLOTS * i : SLOTS * (i + 1)])
        for i, key in enumerate(encoding)
    }
    setup = Setup(
        lineup=played,
        players={rule.key: tuple(player.seat for player in on_side(table, rule.key)) for rule in played.sides},
        keywords=keywords,
        decks={key: Deck(seed=moment.chance) for key in encoding},
        translations={word.forms[language]: word.names(language) for word in drawn},
        number_words=number_words(),
        slot_names=slot_names(language, table.language),
    )
    step = CODES.start(setup)
    table = OWN.put(table, words=deck, word_language=language, talk=(), notes=())
    return step.state, table.replace(events=step.events)


def _scripted(table: Table, script: Script) -> tuple[object, Table]:
    """The game of one person alone: its codes and keywords are written down, and the clues that robots give."""
    pair, solo = INTERCEPTOR.sides[0].key, OWN.of(table).solo
    language = solo.language if solo is not None and solo.language else table.language
    played = INTERCEPTOR if solo is not None and solo.kind == "practice" else PUZZLE
    known = {word.forms[language]: word for word in words.words()}
    setup = Setup(
        lineup=played,
        players={rule.key: tuple(player.seat for player in on_side(table, rule.key)) for rule in played.sides},
        keywords={pair: script.keywords},
        decks={pair: Deck(listed=script.codes)},
        translations={word: known[word].names(language) for word in script.keywords if word in known},
        number_words=number_words(),
        slot_names=slot_names(language),
        recited=all(player.is_robot for player in on_side(table, pair)),
    )
    step = CODES.start(setup)
    return step.state, OWN.put(table, word_language=language, talk=(), notes=()).replace(events=step.events)


def next_encoders(table: Table) -> Table:
    """The same sides, in which the next player of each encodes first: of five rounds the first one gives three (D6)."""
    first = {side: on_side(table, side)[0].seat for side in {player.side for player in table.players}}
    later = tuple(player for player in table.players if player.seat != first[player.side])
    return table.replace(players=(*later, *(player for player in table.players if player not in later)))


def next_roles(table: Table) -> Table:
    """The next interceptor, or swapped team colours."""
    if table.robot_players():  # it always intercepts
        return next_encoders(table)
    return _next_interceptor(table) if lineup(table).key == INTERCEPTOR.key else _swapped_teams(table)


def next_interceptor(seated: Table) -> str | None:
    """The name of who intercepts in the game that a lobby would begin; None where nobody does."""
    alone = on_side(seated, INTERCEPTOR.sides[1].key) if lineup(seated).key == INTERCEPTOR.key else []
    return seated.name(alone[0].seat) if alone else None


def roles_told(seated: Table, roles: str, say: Say) -> str:
    """A rematch in a few words: drawn by lot, who intercepts, or how the teams differ from the last ones."""
    if roles == "shuffled":
        return say.plain("rematch-roles-shuffled")
    name = next_interceptor(seated)
    if name is not None:
        return say.plain("rematch-roles-interceptor", name=name)
    if table_view(CODES, seated).sides[0].key not in NAMED:  # there are more of them now
        return say.plain("rematch-roles-teams")
    return say.plain("rematch-roles-swapped" if roles == "next" else "rematch-roles-before")


def duties(view: TableView) -> dict[Seat, object]:
    """What each player is awaited for: another round, half or task is another duty."""
    half = view.half.side if view.half else None
    return {seat: (view.round, half, entry.task) for entry in view.awaited for seat in entry.seats}


def news(before: TableView, now: TableView) -> list[int]:
    """Everyone, when a code was intercepted or misread, and when the game is over: the best moments ring."""
    halves = finished(now)
    if len(halves) == len(finished(before)):
        return []
    row, _ = halves[-1]
    loud = row.intercepted or not row.decoded or now.outcome is not None
    return users_of([seat for side in now.sides for seat in side.seats]) if loud else []


def decision(view: TableView) -> object:
    """The identity of a decision; it does not depend on which answers are in."""
    seats = tuple((side.seats, side.encoder) for side in view.sides)
    return view.round, view.phase, view.half.side if view.half else None, seats


def vacant(view: TableView) -> frozenset[Seat]:
    """Vacant seats."""
    return frozenset(seat for side in view.sides for seat in side.vacant)


def deadline(pace: Pace, view: TableView, now: float) -> float | None:
    """The deadline for the currently awaited answers: only a guess is tapped, clues and keywords are written."""
    if view.outcome is not None:
        return None
    if any(entry.task is Task.SUBSTITUTE for entry in view.awaited):
        return now + pace.substitute
    limit = pace.guess if view.phase is Phase.GUESS else pace.clues
    return None if limit is None else now + limit


def _seated_lineup(table: Table) -> LineUp:
    """The line-up of the seated players; the mode may have changed since, for the next game."""
    taken = {player.side for player in table.players}
    return next(lineup for lineup in (INTERCEPTOR, TEAMS) if {rule.key for rule in lineup.sides} == taken)


def _pool(source: str, own_words: tuple[str, ...]) -> tuple[words.Word, ...]:
    match source:
        case "theirs":
            return custom.as_words(own_words)
        case "both":
            return (*words.words(), *custom.as_words(own_words))
    return words.words()


def _next_interceptor(table: Table) -> Table:
    """The interceptor swaps with the first of the pair; after three games each has had a turn."""
    pair, alone = (on_side(table, rule.key) for rule in INTERCEPTOR.sides)
    return deal_sides(table, (*pair[1:], *alone, *pair[:1]))


def _swapped_teams(table: Table) -> Table:
    """The teams swap colours, and keep their names (D4)."""
    white, black = (rule.key for rule in TEAMS.sides)
    other: dict[str, str] = {white: black, black: white}
    names = {other[side]: name for side, name in OWN.of(table).team_names.items()}
    table = table.replace(players=tuple(p.replace(side=other[p.side]) for p in table.players))
    return OWN.put(table, team_names=names)
