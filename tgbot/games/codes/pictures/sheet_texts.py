"""The texts of a note sheet's picture, built from the public view."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from engine.codes.clues import Clue, Media
from engine.codes.lineups import FIRST_INTERCEPTION
from engine.codes.scoring import Outcome, Token
from engine.codes.terms import Mark
from engine.codes.views import SheetRound, SideView, TableView
from engine.core import Seat
from tgbot.games.codes.pictures.sheet import AnswerText, ClueText, Look, RoundText, SheetPicture, SideText, SlotText
from tgbot.games.codes.teams import NAMED, TOKEN_SIGNS, people_of, token_signs
from tgbot.games.codes.verdict import Called, last_round, victory, why
from tgbot.i18n.texts import Say
from tgbot.pictures.wording import NOTHING

_MEDIA = {
    "voice": "picture-voice",
    "video_note": "picture-video-note",
    "animation": "picture-animation",
    "sticker": "picture-sticker",
    "photo": "picture-photo",
}


def sheet_texts(
    view: TableView,
    names: Callable[[Seat], str],
    say: Say,
    *,
    title: str,
    teams: Mapping[str, str] = MappingProxyType({}),
) -> SheetPicture:
    """The texts of a sheet; before the end of the game without winner and keywords.

    `teams` maps sides to the names that the teams have chosen (D4).
    """
    outcome = view.outcome
    called: dict[str, str] = {side.key: teams.get(side.key) or say.plain(f"side-{side.key}") for side in view.sides}
    return SheetPicture(
        overline=say.plain("picture-game"),
        title=title,
        headline=_headline(view, outcome, names, called, say) if outcome else "",
        reason=" ".join(why(view, say, called)),
        sides=tuple(_side(side, view, names, called, say) for side in view.sides),
    )


def _headline(view: TableView, outcome: Outcome, names: Callable[[Seat], str], called: Called, say: Say) -> str:
    winners = [seat for key in outcome.winners or () for seat in people_of(view.side(key))]
    named = say.plain("picture-and").join(map(names, winners))
    match outcome.winners:
        case (winner,) if winner in NAMED:
            return say.plain("picture-won-team", team=called[winner])
        case (winner,):
            return say.plain(f"picture-won-{victory(view, winner)}", names=named, round=last_round(view))
        case (_, *_):
            return say.plain("picture-shared")
        case _:
            return say.plain("picture-nobody")


def _side(side: SideView, view: TableView, names: Callable[[Seat], str], called: Called, say: Say) -> SideText:
    won = view.outcome is not None and side.key in (view.outcome.winners or ())
    slots = enumerate(side.sheet.by_slot, start=1) if side.encodes else ()
    return SideText(
        label=called[side.key],
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
    return token_signs(token, side.tally.intercepts if token is Token.INTERCEPTION else side.tally.miscommunications)


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
    return AnswerText(label, shown, right, TOKEN_SIGNS[Token(token)][0] if token else "")


def _clue(clue: Clue | None, mark: Mark, say: Say) -> ClueText:
    if clue is None:
        return ClueText(say.plain("picture-no-clue"), Look.LABEL)
    if mark is Mark.WITHDRAWN:
        return ClueText(_text(clue, say), Look.STRUCK)
    return ClueText(_text(clue, say), Look.LABEL if isinstance(clue, Media) else Look.PLAIN)


def _text(clue: Clue, say: Say) -> str:
    return say.plain(_MEDIA[clue.kind]) if isinstance(clue, Media) else clue
