"""A finished half, for everybody: below its title the loudest line first, each clue beside its number (D13)."""

from dataclasses import dataclass
from functools import lru_cache

from engine.codes.clues import Clue
from engine.codes.lineups import FIRST_INTERCEPTION
from engine.codes.scoring import TOKENS_TO_DECIDE, Token
from engine.codes.terms import Mark
from engine.codes.views import SheetRound, SideView, TableView
from tgbot.games.codes.screens.parts import Cast, clue_text, dotted, round_name
from tgbot.games.codes.teams import token_signs
from tgbot.i18n.texts import Html, Say, on_change

HALF_CACHE_SIZE = 8192  # finished halves, redrawn with every change of their game


@dataclass(frozen=True, slots=True)
class _Half:
    """All that the lines of a finished half are made from."""

    row: SheetRound
    title: tuple[int, str, str]  # of how many rounds it is one, whose clues they are, and their encoder
    guessers: str
    interceptors: str
    tokens: tuple[tuple[str, str, str], ...]  # for each line its text, who has them, and how many

    @property
    def alone(self) -> bool:
        """One interceptor against a pair, which have no names as sides."""
        return not self.title[1]


def half_title(round_: int, rounds: int, team: str, encoder: str, say: Say) -> Html:
    """The round of a half and whose clues they are; without a team where the sides have no names."""
    named = round_name(round_, rounds, say)
    if not team:
        return say("board-title", round=named, name=encoder)
    return say("board-title-team", round=named, team=team, name=encoder)


def revealed_lines(view: TableView, cast: Cast, side: SideView, row: SheetRound, say: Say) -> tuple[Html, ...]:
    """The result of a half: what happened, the clues by number, the other answer, and the tokens."""
    title = view.rounds, cast.called[side.key] if cast.named else "", cast.people[row.encoder]
    guessers, interceptors = cast.guessed(side, row), cast.intercepted(side, row)
    return _lines(_Half(row, title, guessers, interceptors, _tokens(view, cast, side, row)), say)


@lru_cache(HALF_CACHE_SIZE)
def _lines(half: _Half, say: Say) -> tuple[Html, ...]:
    row = half.row
    headline, *rest = outcome_lines(row, half.interceptors, half.guessers, say)
    clues = [_clue(digit, clue, mark, say) for digit, clue, mark in zip(row.code, row.clues, row.marks, strict=True)]
    tokens = [say(text, name=name, team=name, tokens=signs) for text, name, signs in half.tokens]
    title = half_title(row.round, *half.title, say)
    if row.awards:
        misread = half.alone and not (row.decoded or row.intercepted)
        gift = [say("reveal-gift", name=half.interceptors)] if misread else []  # I5
        return (title, headline, *gift, *tokens, *clues, *rest)
    return (title, headline, *clues, *rest, *tokens)


on_change(_lines.cache_clear)


def outcome_lines(row: SheetRound, interceptors: str, guessing: str, say: Say) -> list[Html]:
    """An interception is the loudest, then a misread code, then one that was read (D13, D15, D16)."""
    code = dotted(row.code)
    if row.intercepted:
        also = "reveal-read-too" if row.decoded else "reveal-misread-too" if row.guess else "reveal-no-guess-too"
        return [
            say("reveal-intercepted", name=interceptors, code=code),
            say(also, name=guessing, guess=dotted(row.guess or "")),
        ]
    text = "reveal-decoded" if row.decoded else "reveal-misread" if row.guess else "reveal-no-guess"
    headline = say(text, name=guessing, guess=dotted(row.guess or ""), code=code)
    if row.round < FIRST_INTERCEPTION:
        return [headline]
    missed = "reveal-not-intercepted" if row.interception else "reveal-no-interception"
    return [headline, say(missed, name=interceptors, guess=dotted(row.interception or ""))]


def _clue(digit: str, clue: Clue | None, mark: Mark, say: Say) -> Html:
    if clue is None:
        return say("reveal-clue-missing", digit=digit)
    text = {Mark.WITHDRAWN: "reveal-clue-withdrawn", Mark.STOOD_BY: "reveal-clue-stood-by"}.get(mark, "reveal-clue")
    return say(text, digit=digit, clue=clue_text(clue, say))


def _tokens(view: TableView, cast: Cast, side: SideView, row: SheetRound) -> tuple[tuple[str, str, str], ...]:
    """The tokens of those who got one; of the interceptor, who has only one kind, always (D15-D17, I4, I5)."""
    if not cast.named:
        other = next(one for one in view.sides if one.key != side.key)
        count = tokens_after(view, other.key, Token.INTERCEPTION, row)
        decides = count == TOKENS_TO_DECIDE - 1 and row.round < view.rounds
        text = "score-interceptor-one-left" if decides else "score-interceptor"
        return ((text, cast.intercepted(side, row), token_signs(Token.INTERCEPTION, count)),)
    counts = [(award, tokens_after(view, award.side, award.token, row, side.key)) for award in row.awards]
    return tuple((f"score-{award.token}", cast.called[award.side], token_signs(award.token, n)) for award, n in counts)


def tokens_after(view: TableView, side: str, token: Token, last: SheetRound, half: str = "") -> int:
    """The tokens of a side after a half, so that an old board never changes; `half` is the side of its code (D18)."""
    keys: list[str] = [one.key for one in view.sides]
    until = (last.round, keys.index(half) if half else len(keys))
    return sum(
        award.side == side and award.token is token
        for place, one in enumerate(view.sides)
        for row in one.sheet.rounds
        if (row.round, place) <= until
        for award in row.awards
    )
