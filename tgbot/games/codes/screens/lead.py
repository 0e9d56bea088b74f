"""What a card begins with, until its reader acts: what the last reveal means, and what a newcomer should know."""

from engine.codes.lineups import FIRST_INTERCEPTION, PUZZLE
from engine.codes.scoring import TOKENS_TO_DECIDE, Token
from engine.codes.terms import Phase
from engine.codes.views import SeatView, SheetRound, SideView, TableView, Task
from tgbot.games.codes.halves import last_reveal
from tgbot.games.codes.screens.parts import Cast, clue_text, dotted, round_name
from tgbot.games.codes.screens.reveal import outcome_lines
from tgbot.games.codes.solo.results import marks, squares
from tgbot.games.codes.teams import SIGNS, people_of, token_signs
from tgbot.i18n.texts import Html, Say, join
from tgbot.tables.model import Table
from tgbot.tables.statistics import is_first_game
from tgbot.ui.fitting import clipped

CLUE_ROOM = 40  # letters of each of the clues that a result names


def lead_lines(table: Table, view: SeatView, cast: Cast, user: int, say: Say) -> list[Html]:
    """What stands above the task, with an empty line below it: the last result, then the coach."""
    if view.table.phase is Phase.OVER:
        return []
    lines = [*_result(view, cast, say, alone=table.private), *_coach(table, view, cast, user, say)]
    return [*lines, Html("")] if lines else []


def _coach(table: Table, view: SeatView, cast: Cast, user: int, say: Say) -> list[Html]:
    """In somebody's first game, what each role is about, until it has been played once."""
    public = view.table
    first, half = public.round == 1, public.half
    if table.private or not (view.tasks or first) or not is_first_game(table, user):
        return []
    own = public.side(view.side)
    if Task.CLUES in view.tasks and not any(row.encoder == view.seat for row in own.sheet.rounds):
        if any(clue is not None for clue in view.draft):
            return []
        partner = cast.all_of(people_of(own, without=view.seat))
        whose = [say("coach-keywords")] if first else []  # later the result needs the room
        return [*whose, say("coach-encoder", partner=partner, interceptor=cast.others[view.side])]
    guessed = any(row.encoder != view.seat for row in own.sheet.rounds)
    if Task.GUESS in view.tasks and half is not None and not guessed and any(clue is not None for clue in half.clues):
        return [say("coach-guesser", name=cast.people[half.encoder])]
    if view.tasks or not first:
        return []
    if own.encodes:
        return _coach_waiting(view, cast, say)
    pair = cast.all_of(people_of(next(side for side in public.sides if side.encodes)), say.plain("picture-and"))
    return [say("coach-interceptor", pair=pair)] if half is None else []


def _coach_waiting(view: SeatView, cast: Cast, say: Say) -> list[Html]:
    """What the pair reads while it waits in the first round, where there's room for it: who wins, and when (I4, I5)."""
    public = view.table
    own, half = public.side(view.side), public.half
    stakes = [] if cast.named else [say("coach-misread", interceptor=cast.others[view.side])]
    if half is None and not view.is_encoder and own.encoder is not None:
        return [say("coach-partner", name=cast.people[own.encoder]), *stakes]
    return stakes if half is not None and view.is_encoder else []


def _result(view: SeatView, cast: Cast, say: Say, *, alone: bool) -> list[Html]:
    """The result of the last half for this reader and the score; nothing once the reader has gone on."""
    last = last_reveal(view.table)
    if last is None or _went_on(view, last[0]):
        return []
    row, side = last
    lines = told(view, cast, row, side, say, alone=alone)
    return [*lines, _so_far(view.table, say) if alone else score_line(view.table, cast, say)]


def _so_far(view: TableView, say: Say) -> Html:
    """The codes that who plays alone has intercepted or not, and the present round; in practice, two of them win."""
    guessed, round_ = marks(view), round_name(view.round, view.rounds, say)
    shown, right = squares(guessed), guessed.count("1")
    if view.lineup == PUZZLE.key:
        return say("result-so-far", squares=shown, round=round_)
    return say("result-so-far-wins", right=right, needed=TOKENS_TO_DECIDE, squares=shown, round=round_)


def told(view: SeatView, cast: Cast, row: SheetRound, side: SideView, say: Say, *, alone: bool = False) -> list[Html]:
    """A finished half in words to one reader: who intercepted, who guessed, or who gave the clues."""
    there = row.interceptors if side.key != view.side else (row.encoder, *row.guessers)
    if row.guessers and view.seat not in there:  # a substitute, who has answered nothing in that half
        return outcome_lines(row, cast.intercepted(side, row), cast.guessed(side, row), say)
    if side.key != view.side:
        return _to_interceptor(view, cast, row, side, say, alone=alone)
    if row.encoder == view.seat:
        return _to_encoder(view, cast, row, side, say)
    return _to_guesser(view, cast, row, side, say)


def score_line(view: TableView, cast: Cast, say: Say) -> Html:
    """The present round and the tokens of all sides, in one line."""
    if cast.named:
        score = " · ".join(
            f"{SIGNS[side.key]} {token_signs(Token.INTERCEPTION, side.tally.intercepts)}"
            f" {token_signs(Token.MISCOMMUNICATION, side.tally.miscommunications)}"
            for side in view.sides
        )
    else:
        (side,) = (side for side in view.sides if not side.encodes)
        score = f"🕵️ {cast.called[side.key]} {token_signs(Token.INTERCEPTION, side.tally.intercepts)}"
    return say("result-score", round=round_name(view.round, view.rounds, say), score=score)


def _went_on(view: SeatView, row: SheetRound) -> bool:
    """The reader has written or locked something since this half was revealed."""
    wrote = any(clue is not None for clue in view.draft) or view.clues is not None
    locked = view.guess or view.interception or view.words_guess is not None
    return bool((wrote and view.table.round > row.round) or locked)


def _to_interceptor(
    view: SeatView, cast: Cast, row: SheetRound, side: SideView, say: Say, *, alone: bool
) -> list[Html]:
    code = dotted(row.code)
    if row.round < FIRST_INTERCEPTION:
        lines = [say("result-heard", code=code)]
    elif row.intercepted:
        lines = [_intercepted(view, code, say, alone=alone)]
    elif row.interception is None:
        lines = [say("result-no-answer", code=code)]
    else:
        lines = [_mistaken(row, row.interception, say)]
    if row.decoded:
        return lines
    if alone:
        return [*lines, say("result-pair-misread")]
    text = "result-they-misread" if cast.named else "result-gift"  # I5
    return [*lines, say(text, name=cast.guessed(side, row))]


def _intercepted(view: SeatView, code: str, say: Say, *, alone: bool) -> Html:
    left = TOKENS_TO_DECIDE - view.table.side(view.side).tally.intercepts
    more = left > 0 and view.table.lineup != PUZZLE.key and view.table.outcome is None
    if more:
        return say("result-intercepted-alone" if alone else "result-intercepted", code=code)
    return say("result-intercepted-last", code=code)


def _to_guesser(view: SeatView, cast: Cast, row: SheetRound, side: SideView, say: Say) -> list[Html]:
    if row.decoded:
        lines = [say("result-decoded", code=dotted(row.code))]
    elif row.guess is None:
        lines = [say("result-no-answer", code=dotted(row.code))]
    else:
        lines = [_mistaken(row, row.guess, say)]
    return [*lines, *_read_along(view, cast, row, side, say)]


def _to_encoder(view: SeatView, cast: Cast, row: SheetRound, side: SideView, say: Say) -> list[Html]:
    name = cast.guessed(side, row)
    if row.decoded:
        lines = [say("result-partner-decoded", name=name)]
    elif row.guess is None:
        lines = [say("result-partner-no-guess", name=name)]
    else:
        guess, wrong = dotted(row.guess), _wrong(row, row.guess, say)
        taken = join(", ", [say("result-taken", clue=clue, digit=given) for clue, _, given in wrong])
        misread = say("result-partner-misread", name=name, guess=guess, taken=taken)
        lines = [misread if taken else say("result-partner-misread-code", name=name, guess=guess)]
    return [*lines, *_read_along(view, cast, row, side, say)]


def _read_along(view: SeatView, cast: Cast, row: SheetRound, side: SideView, say: Say) -> list[Html]:
    """The other side has read the code, too, or has not."""
    name = cast.intercepted(side, row)
    if row.round < FIRST_INTERCEPTION:
        return [] if row.decoded or cast.named else [say("reveal-gift", name=name)]  # I5, I6
    other = next(one for one in view.table.sides if one.key != side.key)
    gift = [] if row.decoded or cast.named else [say("reveal-gift", name=name)]  # I5
    if row.intercepted:
        return [say("result-read-along" if row.decoded else "result-read-instead", name=name), *gift]
    if gift:
        return gift
    return [say("result-not-read", name=name)] if Token.INTERCEPTION in other.tokens else []


def _mistaken(row: SheetRound, answer: str, say: Say) -> Html:
    """An answer beside the code, and each clue that it got wrong."""
    guess, code = dotted(answer), dotted(row.code)
    meant = join(", ", [say("result-meant", clue=clue, digit=right) for clue, right, _ in _wrong(row, answer, say)])
    if not meant:
        return say("result-wrong-code", guess=guess, code=code)
    return say("result-wrong", guess=guess, code=code, meant=meant)


def _wrong(row: SheetRound, answer: str, say: Say) -> list[tuple[str, str, str]]:
    """The clues that an answer got wrong, each with its number and the one that it was taken for."""
    parts = zip(row.clues, row.code, answer, strict=True)
    wrong = [(clue, right, given) for clue, right, given in parts if clue is not None and right != given]
    return [(clipped(clue_text(clue, say), CLUE_ROOM), right, given) for clue, right, given in wrong]
