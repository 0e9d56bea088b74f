"""A note sheet in words: what the picture shows, taken from what everybody may know."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from engine.codes.clues import Clue, Media
from engine.codes.lineups import FIRST_INTERCEPTION
from engine.codes.scoring import TOKENS_TO_DECIDE, Outcome, Token
from engine.codes.terms import Mark
from engine.codes.views import SheetRound, SideView, TableView
from engine.core import Seat
from tgbot.locale import Say
from tgbot.pictures.sheet import AnswerText, ClueText, Look, RoundText, SheetPicture, SideText, SlotText
from tgbot.pictures.wording import NOTHING
from tgbot.sides import NAMED, people_of
from tgbot.verdict import Called, why

_MEDIA = {
    "voice": "picture-voice",
    "video_note": "picture-video-note",
    "animation": "picture-animation",
    "sticker": "picture-sticker",
    "photo": "picture-photo",
}
_TOKENS = {Token.INTERCEPTION: ("●", "○"), Token.MISCOMMUNICATION: ("◆", "◇")}  # got, and not got yet


def sheet_texts(
    view: TableView,
    names: Callable[[Seat], str],
    say: Say,
    *,
    title: str,
    teams: Mapping[str, str] = MappingProxyType({}),
) -> SheetPicture:
    """Return the texts of a sheet; before the end of the game it names no winner and no keyword.

    `teams` has the names that teams have chosen, by side (D4).
    """
    outcome = view.outcome

    def called(side: str) -> str:
        return teams.get(side) or say.plain(f"side-{side}")

    return SheetPicture(
        overline=say.plain("picture-game"),
        title=title,
        headline=_headline(outcome, called, say) if outcome else "",
        reason=" ".join(why(view, say, called)),
        sides=tuple(_side(side, view, names, called, say) for side in view.sides),
    )


def _headline(outcome: Outcome, called: Called, say: Say) -> str:
    match outcome.winners:
        case (winner,) if winner in NAMED:
            return say.plain("picture-won-team", team=called(winner))
        case (winner,):
            return say.plain(f"picture-won-{winner}")
        case (_, *_):
            return say.plain("picture-shared")
        case _:
            return say.plain("picture-nobody")


def _side(side: SideView, view: TableView, names: Callable[[Seat], str], called: Called, say: Say) -> SideText:
    won = view.outcome is not None and side.key in (view.outcome.winners or ())
    slots = enumerate(side.sheet.by_slot, start=1) if side.encodes else ()
    return SideText(
        label=called(side.key),
        names=tuple(names(seat) for seat in people_of(side)),
        tokens=" ".join(_tokens(side, token) for token in side.tokens),
        won=won,
        slots=tuple(
            SlotText(slot, side.keywords[slot - 1] if side.keywords else "", tuple(_text(c, say) for c in clues))
            for slot, clues in slots
        ),
        rounds=tuple(_round(played, side, names, say) for played in side.sheet.rounds),
    )


def _tokens(side: SideView, token: Token) -> str:
    got, missing = _TOKENS[token]
    count = side.tally.intercepts if token is Token.INTERCEPTION else side.tally.miscommunications
    return got * count + missing * max(0, TOKENS_TO_DECIDE - count)


def _round(played: SheetRound, side: SideView, names: Callable[[Seat], str], say: Say) -> RoundText:
    # D16, I5: a team that misreads its own code takes a token for it; a pair gives one to the interceptor.
    failed = Token.MISCOMMUNICATION if Token.MISCOMMUNICATION in side.tokens else Token.INTERCEPTION
    guess = _answer(say.plain("picture-guess"), played.guess, played.decoded, "" if played.decoded else failed)
    interception = _answer(
        say.plain("picture-interception"),
        played.interception,
        played.intercepted,
        Token.INTERCEPTION if played.intercepted else "",
    )
    return RoundText(
        title=say.plain("picture-round", round=played.round, name=names(played.encoder)),
        code=played.code,
        clues=tuple(_clue(clue, mark, say) for clue, mark in zip(played.clues, played.marks, strict=True)),
        answers=(guess, interception) if played.round >= FIRST_INTERCEPTION else (guess,),
    )


def _answer(label: str, code: str | None, right: bool, token: str) -> AnswerText:
    shown = "" if right else "·".join(code) if code else NOTHING
    return AnswerText(label, shown, right, _TOKENS[Token(token)][0] if token else "")


def _clue(clue: Clue | None, mark: Mark, say: Say) -> ClueText:
    if clue is None:
        return ClueText(say.plain("picture-no-clue"), Look.LABEL)
    if mark is Mark.WITHDRAWN:
        return ClueText(_text(clue, say), Look.STRUCK)
    return ClueText(_text(clue, say), Look.LABEL if isinstance(clue, Media) else Look.PLAIN)


def _text(clue: Clue, say: Say) -> str:
    return say.plain(_MEDIA[clue.kind]) if isinstance(clue, Media) else clue
