"""What a finished game gives to pass on: its result without names or secrets, and the game itself as a puzzle."""

from engine.codes.views import SeatView, TableView
from tgbot.games.codes.buttons import OfferPuzzle, WithdrawPuzzle
from tgbot.games.codes.model import OWN, Offer
from tgbot.games.codes.screens.parts import Cast
from tgbot.games.codes.solo.puzzles import LINK, makers
from tgbot.games.codes.solo.results import marks, squares
from tgbot.games.codes.verdict import cracked, last_round
from tgbot.i18n.texts import Html, Say
from tgbot.tables.model import Table, person_of
from tgbot.telegram.messages import Body, Button, Links, Rows
from tgbot.ui.share import result_rows, share_keys


def group_share(table: Table, view: TableView, say: Say, links: Links) -> Rows:
    """The last rows of a group's game: the puzzle that it has become, the result, and the way to another group."""
    own = OWN.of(table).offer
    puzzle = [(_puzzle_keys(own, say, links)[0],)] if own and own.puzzle else []
    return *puzzle, *result_rows(_result(view, say), say, links)


def _puzzle_keys(own: Offer, say: Say, links: Links) -> tuple[Button, Button]:
    return share_keys(say.plain("share-us"), links.start(LINK + own.puzzle), say, "button-share-puzzle")


def _result(view: TableView, say: Say) -> str:
    """A result in a line, for people who were not there."""
    winners = view.outcome.winners if view.outcome else None
    guessed = marks(view) if view.lineup == "interceptor" else ""
    match winners:
        case ("interceptor",):
            text = "share-interceptor" if cracked(view) else "share-interceptor-given"
            return say.plain(text, rounds=last_round(view), squares=squares(guessed))
        case ("pair",):
            return say.plain("share-pair", squares=squares(guessed))
    return say.plain("share-played")


def puzzle_body(table: Table, view: SeatView, cast: Cast, say: Say, links: Links) -> Body:
    """The result to pass on; for the pair the wish to make a puzzle of the game, the partner's wish, or the puzzle."""
    user, pair = person_of(view.seat), makers(table, view.table)
    result = (share_keys(_result(view.table, say), links.add_to_group(), say),)
    if user not in pair:
        return [], result
    own = OWN.of(table).offer
    withdraw = (Button(say.plain("button-puzzle-withdraw"), WithdrawPuzzle()),)
    if own is None:
        return [], ((Button(say.plain("button-puzzle-offer"), OfferPuzzle()),), *result)
    if own.puzzle:
        share, copy = _puzzle_keys(own, say, links)
        return [Html(""), say("puzzle-made")], ((share,), (copy,), withdraw)
    partner = cast.all_of(seat for seat in view.table.side(view.side).seats if seat != view.seat)
    if user in own.yes:
        return [Html(""), say("puzzle-waits", name=partner)], (withdraw,)
    asked = [Html(""), say("puzzle-asked", name=partner)]
    no = (Button(say.plain("button-puzzle-no"), WithdrawPuzzle()),)
    return asked, ((Button(say.plain("button-puzzle-agree"), OfferPuzzle(), style="success"),), no)
