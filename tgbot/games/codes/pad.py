"""The pad of a guess: one clue after the other is asked for, and gets a digit. Pure transitions."""

import re

from engine.codes.setup import CODES_OF_A_DECK
from engine.codes.views import SeatView, Task
from tgbot.games.codes.drafts import Sent
from tgbot.games.codes.model import BLANK, OWN, CodesCard
from tgbot.tables.model import Table

WHICH = 0  # asked for instead of a clue: the one of a whole guess that is to be changed
_ONLY_DIGITS = re.compile(r"\d(?:[\s.,;:·•/|–—-]*\d)*[.!?]*")  # "1 -" is a note
_GUESSES = frozenset({Task.GUESS, Task.INTERCEPTION})


def guesses(view: SeatView) -> bool:
    """Whether a player has a code to guess now."""
    return not _GUESSES.isdisjoint(view.tasks)


def asked_clue(card: CodesCard) -> int | None:
    """The clue that the pad asks for: the one that was walked to, or the first blank; None if there is none.

    `WHICH` if it asks which clue to change.
    """
    if card.asked is not None:
        return card.asked
    return card.draft.index(BLANK) + 1 if BLANK in card.draft else None


def ask(table: Table, user: int, clue: int) -> Table:
    """Let the pad ask for a clue, whether it has a digit or not, or for which one."""
    return OWN.put_card(table, user, asked=clue)


def set_digit(table: Table, user: int, clue: int, digit: int) -> Table:
    """Set a digit of a guess, and go on to the next blank; a digit used for another clue swaps places.

    Where this clue has none to swap, the tap takes the digit back: people untick what has a tick, or tap twice.
    """
    draft = list(OWN.card(table, user).draft)
    new, old = str(digit), draft[clue - 1]
    if old == BLANK and new in draft:
        other = draft.index(new)
        draft[other] = BLANK
        return OWN.renew_card(table, user, draft="".join(draft), asked=other + 1, agreed=False)
    draft = [old if value == new else value for value in draft]
    draft[clue - 1] = new
    guess = "".join(draft)
    return OWN.renew_card(table, user, draft=guess, asked=next_blank(guess, clue), agreed=False)


def next_blank(draft: str, clue: int) -> int | None:
    """The next clue without a digit, from this one on and then from the first; None if no other is without."""
    later = [*range(clue, len(draft)), *range(clue - 1)]
    return next((place + 1 for place in later if draft[place] == BLANK), None)


def locks_at_once(before: str, clue: int, digit: int) -> bool:
    """The last missing digit locks the guess of who plays alone, as its key says; a digit that is used swaps."""
    return before.count(BLANK) == 1 and before[clue - 1] == BLANK and str(digit) not in before


def holder(draft: str, clue: int, digit: int) -> int | None:
    """The other clue that has a digit already; None if it is free."""
    place = draft.find(str(digit))
    return None if place in {-1, clue - 1} else place + 1


def fill(table: Table, user: int, code: str) -> Table:
    """Write a whole code on a player's card, and send it again below what was typed."""
    table = OWN.renew_card(table, user, draft=code, asked=None, agreed=False)
    return table.with_card(user, table.card(user).below())


def typed_code(sent: Sent) -> str | None:
    """The code that a message consists of: "312", "3 1 2", "3-1-2"; None if it is anything else."""
    code = "".join(map(str, _digits(sent)))
    return code if code in CODES_OF_A_DECK else None


def only_digits(sent: Sent) -> bool:
    """Whether a message has digits and signs only: an attempt at a code."""
    return bool(_digits(sent))


def _digits(sent: Sent) -> list[int]:
    """The digits of a message of one line without letters, in any script; empty for anything else."""
    match sent.clues:
        case (str() as line,) if _ONLY_DIGITS.fullmatch(line):
            return [int(sign) for sign in line if sign.isdecimal()]
    return []
