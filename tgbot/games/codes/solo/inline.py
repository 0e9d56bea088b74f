"""What a person can send to any chat about the puzzle of the day: the result, if there is one, and an invitation."""

from collections.abc import Sequence

from tgbot.games.codes.model import OWN
from tgbot.games.codes.solo import daily
from tgbot.games.codes.solo.results import daily_text, score, squares
from tgbot.i18n.dates import day_and_month
from tgbot.i18n.texts import Say
from tgbot.tables.context import Moment
from tgbot.tables.model import Table
from tgbot.telegram.inline import InlineOffer
from tgbot.telegram.messages import Links


def inline_offers(table: Table | None, say: Say, links: Links, moment: Moment) -> Sequence[InlineOffer]:
    """Today's result as the Share key has it, once the puzzle is finished; always an invitation to play it."""
    invitation = _invitation(say, links, moment)
    result = None if table is None else _result(table, say, links, moment)
    return [invitation] if result is None else [result, invitation]


def _result(table: Table, say: Say, links: Links, moment: Moment) -> InlineOffer | None:
    diary = OWN.of(table).diary
    if not daily.has_played(table, moment):
        return None
    return InlineOffer(
        key="result",
        title=say.plain("inline-result"),
        about=say.plain("daily-score", score=score(diary.marks), squares=squares(diary.marks)),
        text=daily_text(diary.date, diary.marks, say),
        link=links.start(daily.KIND),
        button=say.plain("button-daily"),
    )


def _invitation(say: Say, links: Links, moment: Moment) -> InlineOffer:
    date = day_and_month(daily.today(moment), say.language)
    return InlineOffer(
        key="invitation",
        title=say.plain("inline-invitation"),
        about=say.plain("inline-invitation-about"),
        text=say.plain("inline-invitation-text", date=date),
        link=links.start(daily.KIND),
        button=say.plain("button-daily"),
    )
