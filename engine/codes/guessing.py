"""Guessing and what follows: the reveal, the tokens, the next half or round, the tie-break and the end (D10-D26)."""

from dataclasses import replace

from engine.codes.actions import GuessKeywords, LockGuess, LockInterception
from engine.codes.events import (
    CodeRevealed,
    GameEnded,
    GuessingOpened,
    GuessLocked,
    InterceptionLocked,
    KeywordsGuessed,
    RoundBegan,
    TieBreakOpened,
    TokenGiven,
)
from engine.codes.refusals import AlreadyLocked, FourWordsNeeded, NoInterceptionYet, NotYourTurn
from engine.codes.scoring import Award, Outcome, Reason, SideKey, Tie, keywords_verdict
from engine.codes.seating import draw_code, next_encoder
from engine.codes.setup import SLOTS
from engine.codes.state import Half, Side, State, parse_code
from engine.codes.terms import Phase
from engine.core import Event, Seat, Step
from engine.text import fold


def open_half_or_end_round(state: State, events: tuple[Event, ...]) -> Step[State]:
    """D10, D18: the clues of the next unrevealed side are read out, White before Black; after both the round ends."""
    for side in state.encoding:
        if side.written is not None:
            half = Half(state.round, side.key, side.written.author, side.written.clues)
            return Step(replace(state, phase=Phase.GUESS, half=half), (*events, GuessingOpened(side.key)))
    return _end_round(state, events)


def lock_guess(state: State, by: Seat | None, action: LockGuess) -> Step[State]:
    """D11: a guesser of the half's own side locks its guess."""
    half = state.on_table
    side = state.playing(by)
    if side.key != half.side or by == side.encoder_present:  # D11, D12
        raise NotYourTurn
    if half.guess is not None:
        raise AlreadyLocked
    half = replace(half, guess=parse_code(action.code), guessers=side.answering(half.encoder))
    return _reveal_if_complete(state, half, GuessLocked(side.key))


def lock_interception(state: State, by: Seat | None, action: LockInterception) -> Step[State]:
    """D11: a player of the other side, its encoder included, locks the interception."""
    half = state.on_table
    side = state.playing(by)
    if side.key == half.side:
        raise NotYourTurn
    if not state.intercepting:
        raise NoInterceptionYet  # D14, I6
    if half.interception is not None:
        raise AlreadyLocked
    half = replace(half, interception=parse_code(action.code), interceptors=side.answering())
    return _reveal_if_complete(state, half, InterceptionLocked(side.key))


def guess_time_up(state: State) -> Step[State]:
    """D19: a missing guess is wrong, a missing interception does not count."""
    return break_off(state) if state.short_sides else _reveal(state, state.on_table, ())


def _reveal_if_complete(state: State, half: Half, locked: Event) -> Step[State]:
    if half.guess is None or (state.intercepting and half.interception is None):
        return Step(replace(state, half=half), (locked,))
    return _reveal(state, half, (locked,))


def _reveal(state: State, half: Half, events: tuple[Event, ...]) -> Step[State]:
    """D13: interception, guess and code are shown and the tokens given; the next half or round follows."""
    own, other = state.side(half.side), state.other(half.side)
    half = replace(
        half,
        code=own.code,
        guessers=half.guessers or own.answering(half.encoder),
        interceptors=half.interceptors or other.answering(),
    )
    awards = state.awards(half)
    first, second = (_after_reveal(side, half.side, awards) for side in state.sides)
    state = replace(state, sides=(first, second), played=(*state.played, half), half=None)
    events = (
        *events,
        CodeRevealed(half.side, half.intercepted, half.decoded),
        *(TokenGiven(award.side, award.token) for award in awards),
    )
    return open_half_or_end_round(state, events)


def _after_reveal(side: Side, revealed: SideKey, awards: tuple[Award, ...]) -> Side:
    tally = side.tally
    for award in awards:
        if award.side == side.key:
            tally = tally.plus(award.token)
    if side.key == revealed:
        return replace(side, tally=tally, code=None, written=None)
    return side if tally is side.tally else replace(side, tally=tally)


def begin_first_round(state: State) -> Step[State]:
    """D6, D7: the first player of each side draws a code."""
    first, second = (draw_code(side) if side.keywords else side for side in state.sides)
    return Step(replace(state, sides=(first, second)), (RoundBegan(state.round),))


def _begin_next_round(state: State, events: tuple[Event, ...]) -> Step[State]:
    """D6, D7: the role of the encoder moves on, and each side's encoder draws a code."""
    first, second = (draw_code(side, next_encoder(side)) if side.keywords else side for side in state.sides)
    state = replace(state, phase=Phase.CLUES, round=state.round + 1, sides=(first, second))
    return Step(state, (*events, RoundBegan(state.round)))


def _end_round(state: State, events: tuple[Event, ...]) -> Step[State]:
    """D20-D22, I7: checked only when all halves of the round are over."""
    last = state.round >= state.rounds
    verdict = state.lineup.verdict(tuple(side.tally for side in state.sides), last)
    if isinstance(verdict, Outcome):
        return _end(state, verdict, events)
    if verdict is Tie:
        return Step(replace(state, phase=Phase.KEYWORDS), (*events, TieBreakOpened()))  # D24
    return _begin_next_round(state, events)


def guess_keywords(state: State, by: Seat | None, action: GuessKeywords) -> Step[State]:
    """D24: a player locks the team's guess of the other team's keywords."""
    side = state.playing(by)
    if side.words_guess is not None:
        raise AlreadyLocked
    if len(action.words) != SLOTS:
        raise FourWordsNeeded
    after = state.with_side(replace(side, words_guess=action.words))
    events = (KeywordsGuessed(side.key),)
    if any(side.words_guess is None for side in after.sides):
        return Step(after, events)
    return _decide_by_keywords(after, events)


def keywords_time_up(state: State) -> Step[State]:
    """D24: a team that gave no answer in time has named no keyword."""
    return break_off(state) if state.short_sides else _decide_by_keywords(state, ())


def _decide_by_keywords(state: State, events: tuple[Event, ...]) -> Step[State]:
    white, black = state.sides
    return _end(state, keywords_verdict(words_right(white, black), words_right(black, white)), events)


def words_right(guessing: Side, other: Side) -> int:
    """D24: how many keywords a side named in their own slot; none without an answer."""
    guess = guessing.words_guess or (None,) * SLOTS
    pairs = zip(guess, other.keywords, strict=True)
    return sum(word is not None and fold(word) == fold(keyword) for word, keyword in pairs)


def end_game(state: State) -> Step[State]:
    """The table calls the game off: it ends without a winner."""
    return _end(state, Outcome(None, Reason.CALLED_OFF), ())


def break_off(state: State) -> Step[State]:
    """L2: a free seat was not taken in time."""
    return _end(state, Outcome(None, Reason.SIDE_SHORT), ())


def _end(state: State, outcome: Outcome, events: tuple[Event, ...]) -> Step[State]:
    return Step(replace(state, phase=Phase.OVER, half=None, outcome=outcome), (*events, GameEnded(outcome)))
