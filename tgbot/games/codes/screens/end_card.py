"""The end of a code game on a player's own card: won or lost, why, and all words with their clues."""

from engine.codes.clues import Clue
from engine.codes.scoring import TOKENS_TO_DECIDE
from engine.codes.views import SeatView
from tgbot.games.codes.halves import last_reveal
from tgbot.games.codes.screens.lead import told
from tgbot.games.codes.screens.parts import Cast, clue_text
from tgbot.games.codes.screens.sharing import puzzle_body
from tgbot.games.codes.verdict import cracked, why
from tgbot.i18n.texts import Html, Say
from tgbot.tables.model import Table, person_of
from tgbot.telegram.messages import Body, Links
from tgbot.ui.fitting import clipped
from tgbot.ui.rematch import own_rematch

MAX_CLUE_LEN = 40  # characters of a clue: all clues of two teams in eight rounds fit into one message


def end_body(table: Table, view: SeatView, cast: Cast, say: Say, links: Links) -> Body:
    """The result for this player, the last reveal, what the words were (D26), the rematch, and the puzzle."""
    lines = [verdict(view, cast, say)]
    last = last_reveal(view.table)
    if last is not None and last[0].round == view.table.round:
        lines += told(view, cast, *last, say)
    lines += [say("name", name=reason) for reason in why(view.table, say, cast.called)]
    lines += [Html(""), *keyword_lines(view, cast, say)]
    asked, keys = own_rematch(table, person_of(view.seat), say)
    offered, puzzle_keys = puzzle_body(table, view, cast, say, links)
    return [*lines, *asked, *offered], (*keys, *puzzle_keys)


def keyword_lines(view: SeatView, cast: Cast, say: Say) -> list[Html]:
    """D26: all words with their clues, side by side."""
    blocks = []
    for side in view.table.sides:
        if side.keywords:
            rows = enumerate(zip(side.keywords, side.sheet.by_slot, strict=True), start=1)
            words = [
                say("card-word-with-clues", slot=slot, word=word, clues=_clues(clues, say))
                if clues
                else say("card-word", slot=slot, word=word)
                for slot, (word, clues) in rows
            ]
            blocks.append([_whose(view, cast, side.key, say), *words])
    first, *others = blocks or [[]]
    return [*first, *(line for block in others for line in (Html(""), *block))]


def _clues(clues: tuple[Clue, ...], say: Say) -> str:
    return ", ".join(clipped(clue_text(clue, say), MAX_CLUE_LEN) for clue in clues)


def verdict(view: SeatView, cast: Cast, say: Say, *, alone: bool = False) -> Html:
    """The result for this player."""
    outcome = view.table.outcome
    won = outcome.winners if outcome else None
    if won is None:
        return say("end-nobody")
    if view.side in won:
        return say("card-won" if len(won) == 1 else "card-shared")
    if cast.named:
        return say("card-lost-team", team=cast.called[won[0]])
    own = view.table.side(view.side)
    if own.encodes:
        return say("card-lost-pair" if cracked(view.table) else "card-lost-pair-given", name=cast.others[view.side])
    if own.tally.intercepts == TOKENS_TO_DECIDE - 1:
        return say("card-one-short-alone" if alone else "card-one-short")
    return say("card-lost-interceptor")


def _whose(view: SeatView, cast: Cast, side: str, say: Say) -> Html:
    """Whose words follow: the own ones, a team's, or the pair's."""
    if side == view.side:
        return say("card-words")
    return say("name", name=cast.called[side]) if cast.named else say("end-keywords")
