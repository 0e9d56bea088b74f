"""Taps on pages that every group has: language, settings, rules, kicking, voting and ending. Pure transitions."""

from tgbot.i18n.texts import LANGUAGES, Say
from tgbot.tables import play, seats, votes
from tgbot.tables.buttons import (
    ClosePage,
    ConfirmLeave,
    EndGameNow,
    KeepPlaying,
    KickPlayer,
    OpenSetting,
    ReadRules,
    SetLanguage,
    SetPace,
    SetRobots,
    SetSpoilers,
    StayInGame,
    TurnPage,
    VoteOff,
)
from tgbot.tables.context import Context, Decision
from tgbot.tables.errors import TableRefusal
from tgbot.tables.game import games
from tgbot.tables.model import Stage, Table
from tgbot.tables.pages import HELP, next_rules_page, rules_page, same_page, same_place
from tgbot.tables.rights import refuse_outsiders, refuse_unless_in_charge
from tgbot.tables.routes import Needs, Taps
from tgbot.tables.settings import PACE, ROBOTS, SETTINGS_PAGE, SPOILERS, chosen, opened
from tgbot.telegram.messages import Answer

tap = Taps()


@tap(SetLanguage, needs=Needs.ADMIN, page="lang-group")
def _set_language(table: Table, context: Context, press: SetLanguage) -> Decision[Table]:
    refuse_outsiders(table, context)
    if press.language not in LANGUAGES:
        raise TableRefusal("toast-unknown-button")
    said = Say(press.language)
    table = table.replace(language=press.language)
    name = said.plain("language-name")
    table = table.replace(page=same_page(table, "lang-done", language=name))
    return Decision(table, Answer(said.plain("toast-language", language=name)))


@tap(OpenSetting, page=SETTINGS_PAGE)
def _open_setting(table: Table, _: Context, press: OpenSetting) -> Decision[Table]:
    if press.key and opened(table, press.key) is None:
        raise TableRefusal("toast-unknown-button")
    facts = {"open": press.key} if press.key else {}
    return Decision(table.replace(page=same_page(table, SETTINGS_PAGE, **facts)), Answer())


@tap(SetPace, needs=Needs.ADMIN, page=SETTINGS_PAGE)
def _set_pace(table: Table, context: Context, press: SetPace) -> Decision[Table]:
    return chosen(table, context, PACE, press.pace)


@tap(SetSpoilers, needs=Needs.ADMIN, page=SETTINGS_PAGE)
def _set_spoilers(table: Table, context: Context, press: SetSpoilers) -> Decision[Table]:
    return chosen(table, context, SPOILERS, press.on)


@tap(SetRobots, needs=Needs.ADMIN, page=SETTINGS_PAGE)
def _set_robots(table: Table, context: Context, press: SetRobots) -> Decision[Table]:
    return chosen(table, context, ROBOTS, press.level)


@tap(TurnPage, page="rules-")
def _turn_page(table: Table, _: Context, press: TurnPage) -> Decision[Table]:
    try:
        page = next_rules_page(table, press.page)
    except ValueError:
        raise TableRefusal("toast-unknown-button") from None
    return Decision(table.replace(page=same_place(table, page)), Answer())


@tap(ClosePage, page=("rules-", HELP, SETTINGS_PAGE))
def _close(table: Table, _: Context, __: ClosePage) -> Decision[Table]:
    return Decision(table.replace(page=None), Answer())


@tap(ReadRules, page="rules-")
def _read_rules(table: Table, _: Context, press: ReadRules) -> Decision[Table]:
    if press.game not in games():
        raise TableRefusal("toast-unknown-button")
    return Decision(table.replace(page=same_place(table, rules_page(table, 1, press.game, table))), Answer())


@tap(KickPlayer, needs=Needs.ADMIN, page="kick")
def _kick(table: Table, context: Context, press: KickPlayer) -> Decision[Table]:
    refuse_unless_in_charge(table, context, "toast-host-kicks")
    if table.stage is not Stage.GAME:
        raise TableRefusal("toast-old-button")
    user, name = seats.person_at(press.seat), table.name(press.seat)
    table = seats.leave(table, user, context.moment, "kicked")
    table = table.replace(page=same_page(table, "player-out", name=name))
    return Decision(table, Answer(context.say.plain("toast-kicked", name=name)))


@tap(ConfirmLeave, page="leave")
def _confirm_leave(table: Table, context: Context, _: ConfirmLeave) -> Decision[Table]:
    _refuse_others(table, context)
    if table.stage is not Stage.GAME:
        raise TableRefusal("toast-old-button")
    table = seats.leave(table, context.person.id, context.moment)
    return Decision(table.replace(page=None), Answer(context.say.plain("toast-left")))


@tap(StayInGame, page="leave")
def _stay(table: Table, context: Context, _: StayInGame) -> Decision[Table]:
    _refuse_others(table, context)
    return Decision(table.replace(page=None), Answer(context.say.plain("toast-stayed")))


def _refuse_others(table: Table, context: Context) -> None:
    """The question whether to leave is for the one who asked."""
    asked = table.page.facts if table.page else {}
    if asked.get("user") != context.person.id:
        raise TableRefusal("toast-asked-another", name=str(asked.get("name", "")))


@tap(EndGameNow, needs=Needs.ADMIN, page="end-game")
def _end_game(table: Table, context: Context, _: EndGameNow) -> Decision[Table]:
    if table.stage is not Stage.GAME:
        raise TableRefusal("toast-old-button")
    refuse_unless_in_charge(table, context, "toast-host-ends")
    table = play.call_off(table, context.moment)
    table = table.replace(page=same_page(table, "game-ended", name=context.person.name))
    return Decision(table, Answer(context.say.plain("toast-ended")))


@tap(KeepPlaying, needs=Needs.ADMIN, page="end-game")
def _keep_playing(table: Table, context: Context, _: KeepPlaying) -> Decision[Table]:
    if table.stage is not Stage.GAME:
        raise TableRefusal("toast-old-button")
    refuse_unless_in_charge(table, context, "toast-host-ends")
    table = table.replace(page=same_page(table, "game-goes-on"))
    return Decision(table, Answer(context.say.plain("toast-goes-on")))


@tap(VoteOff, page="vote")
def _vote_off(table: Table, context: Context, _: VoteOff) -> Decision[Table]:
    if table.stage is not Stage.GAME:
        raise TableRefusal("toast-old-button")
    if table.player(context.person.id) is None:
        raise TableRefusal("toast-not-seated")
    table = votes.voted_off(table, context)
    if table.stage is not Stage.GAME:
        return Decision(table, Answer(context.say.plain("toast-ended")))
    count, needed = len(table.votes), votes.needed(table)
    table = table.replace(page=same_page(table, "vote", count=count, needed=needed))
    return Decision(table, Answer(context.say.plain("toast-voted", count=count, needed=needed)))
