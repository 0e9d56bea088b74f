"""Taps on a table's buttons: what each does, and why some do nothing. Pure transitions."""

from collections.abc import Iterator
from dataclasses import replace

from engine.core import Refusal
from tgbot.i18n.texts import Say
from tgbot.tables import lobby, notify, play, rematch, seats
from tgbot.tables.buttons import (
    AddRobot,
    Balance,
    CancelTable,
    CloseLobby,
    DeclineRematch,
    DropRobot,
    Join,
    LeaveTable,
    NudgeAwaited,
    PlayNext,
    Rematch,
    RobotForSeat,
    ShowMore,
    ShowSettings,
    ShowWords,
    Shuffle,
    StartGame,
    StopNotify,
    SwitchGame,
    TakeSeat,
    TakeSide,
    WaitFor,
)
from tgbot.tables.chat_changes import sync_profile
from tgbot.tables.commands import nudge
from tgbot.tables.context import Context, Decision, page_nonce, seat_nonce
from tgbot.tables.errors import TableRefusal
from tgbot.tables.game import game_of, games
from tgbot.tables.links import invitation
from tgbot.tables.model import Stage, Table
from tgbot.tables.page_taps import tap as page_tap
from tgbot.tables.pages import turned
from tgbot.tables.rights import refuse_unless_in_charge
from tgbot.tables.routes import During, Needs, TapRoute, Taps
from tgbot.tables.settings import SETTINGS_PAGE
from tgbot.telegram.buttons import Press, Tapped
from tgbot.telegram.messages import Answer

tap = Taps()


def find(press: Press) -> TapRoute | None:
    """What a tap on a button does, of every table's, of its pages' or of one of the games'."""
    kind = type(press)
    return next((routes[kind] for routes in _all() if kind in routes), None)


def _all() -> Iterator[Taps]:
    yield tap
    yield page_tap
    yield from (game.taps for game in games().values())


def tap_table(table: Table, context: Context, tapped: Tapped) -> Decision[Table]:
    """The table after a tap on one of its buttons; a tap that may not do anything says why."""
    person, player = context.person, table.player(context.person.id)
    if player is None or player.name != person.name or not context.room.private:
        table = sync_profile(table, person, context.room, context.moment)
    if player is not None and player.language != person.language:
        context = replace(context, person=replace(person, language=player.language))
    try:
        route = find(tapped.press)
        if route is None:
            raise TableRefusal("toast-unknown-button")
        _refuse_stale(table, context, tapped, route)
        taken = route.tap(table, context, tapped.press)
        if not context.played:
            return taken
        return replace(taken, document=lobby.with_past(taken.document, person.id, context.played))
    except TableRefusal as refusal:
        return Decision(table, Answer(context.say.plain(refusal.text, **refusal.facts)))
    except Refusal as refusal:
        notice = play.refusal_notice(refusal)
        return Decision(table, Answer(context.say.plain(notice.text, **notice.facts), alert=True))


def _refuse_stale(table: Table, context: Context, tapped: Tapped, route: TapRoute) -> None:
    """Callback data can be forged, old, or of a game that is not played: then a button does nothing."""
    if route.during is During.PAGE:
        page = table.page
        if page is None or not page.kind.startswith(route.page) or tapped.nonce != page_nonce(page):
            raise TableRefusal("toast-old-button")
        return
    if tapped.nonce != seat_nonce(table, context.person.id) and tapped.nonce != seat_nonce(table, 0):
        raise TableRefusal("toast-old-button")
    if table.private and type(tapped.press) not in game_of(table).taps:  # alone: no lobby, and nobody else
        raise TableRefusal("toast-old-button")
    if route.during is During.ALWAYS:
        return
    if type(tapped.press) not in game_of(table).taps:
        raise TableRefusal("toast-unknown-button")
    seated = table.player(context.person.id) is not None
    if route.during is During.LOBBY:
        if table.stage is not Stage.LOBBY:
            raise TableRefusal("toast-old-button")
        if not seated:
            raise TableRefusal("toast-not-seated")
    else:
        if table.state is None:
            raise TableRefusal("toast-old-button")
        if not seated:
            raise TableRefusal("alert-spectator")


@tap(Join, needs=Needs.PROFILE)
def _join(table: Table, context: Context, _: Join) -> Decision[Table]:
    player = table.player(context.person.id)
    if player is not None and not player.ready:
        return Decision(table, Answer(url=_open_bot(table, context)))
    return _joined(table, context)


def _joined(table: Table, context: Context, side: str = "") -> Decision[Table]:
    table = lobby.join(table, context.person, context.known, side)
    if context.room.private:
        table = lobby.welcome(table, context.person.id)  # who cannot see the lobby's message reads of the seat here
    if context.known:
        return Decision(table, Answer(context.say.plain("toast-joined")))
    return Decision(table, Answer(url=_open_bot(table, context)))


def _open_bot(table: Table, context: Context) -> str:
    """The link by which a person opens the bot and so completes the seat."""
    return context.links.start(invitation(table.place))


@tap(TakeSide, needs=Needs.PROFILE)
def _take_side(table: Table, context: Context, press: TakeSide) -> Decision[Table]:
    player = table.player(context.person.id)
    if player is None:
        return _joined(table, context, press.side)
    moved = lobby.take_side(table, context.person.id, press.side)
    text = "toast-side-kept" if player.side == press.side else "toast-side-taken"
    side = game_of(table).side_name(table, press.side, context.say)
    return Decision(moved, Answer(context.say.plain(text, side=side)))


@tap(Shuffle)
def _shuffle(table: Table, context: Context, _: Shuffle) -> Decision[Table]:
    if table.player(context.person.id) is None:
        raise TableRefusal("toast-not-seated")
    return Decision(lobby.shuffle(table, context.moment), Answer(context.say.plain("toast-shuffled")))


@tap(Balance)
def _balance(table: Table, context: Context, _: Balance) -> Decision[Table]:
    if table.player(context.person.id) is None:
        raise TableRefusal("toast-not-seated")
    return Decision(lobby.balance(table), Answer(context.say.plain("toast-balanced")))


@tap(SwitchGame)
def _switch_game(table: Table, context: Context, press: SwitchGame) -> Decision[Table]:
    table = lobby.switch_game(table, context.person.id, press.game)
    game = context.say.plain(game_of(table).title)
    return Decision(table, Answer(context.say.plain("toast-game-switched", game=game)))


@tap(StopNotify)
def _stop_notify(table: Table, context: Context, _: StopNotify) -> Decision[Table]:
    subscriber = table.subscriber(context.person.id)
    if subscriber is None:
        raise TableRefusal("toast-old-button")
    stopped = notify.unsubscribe(table, subscriber.user)
    return Decision(stopped, Answer(Say(subscriber.language).plain("toast-notify-off")))


@tap(ShowMore)
def _show_more(table: Table, _: Context, press: ShowMore) -> Decision[Table]:
    return Decision(lobby.unfold(table, lobby.UNFOLDED if press.on else lobby.FOLDED), Answer())


@tap(ShowSettings)
def _show_settings(table: Table, _: Context, __: ShowSettings) -> Decision[Table]:
    if table.stage is not Stage.LOBBY:
        raise TableRefusal("toast-old-button")
    return Decision(table.replace(page=turned(table, SETTINGS_PAGE)), Answer())


@tap(LeaveTable)
def _leave(table: Table, context: Context, _: LeaveTable) -> Decision[Table]:
    return Decision(lobby.leave(table, context.person.id), Answer(context.say.plain("toast-left")))


@tap(CancelTable, needs=Needs.ADMIN)
def _cancel(table: Table, context: Context, _: CancelTable) -> Decision[Table]:
    asked = lobby.unfold(table, lobby.CLOSING)
    refuse_unless_in_charge(table, context, "toast-host-closes")
    return Decision(asked, Answer(context.say.plain("toast-close-asked")))


@tap(CloseLobby, needs=Needs.ADMIN)
def _close(table: Table, context: Context, _: CloseLobby) -> Decision[Table]:
    if table.stage is not Stage.LOBBY or table.lobby_menu != lobby.CLOSING:
        raise TableRefusal("toast-old-button")
    refuse_unless_in_charge(table, context, "toast-host-closes")
    return Decision(lobby.close(table), Answer(context.say.plain("toast-lobby-closed")))


@tap(AddRobot)
def _add_robot(table: Table, context: Context, _: AddRobot) -> Decision[Table]:
    table = lobby.add_robot(table, context.person.id)
    return Decision(table, Answer(context.say.plain("toast-robot-in", name=table.robot_players()[-1].name)))


@tap(DropRobot)
def _drop_robot(table: Table, context: Context, _: DropRobot) -> Decision[Table]:
    robots = table.robot_players()
    table = lobby.drop_robot(table, context.person.id)
    return Decision(table, Answer(context.say.plain("toast-robot-out", name=robots[-1].name)))


@tap(RobotForSeat)
def _robot_for_seat(table: Table, context: Context, press: RobotForSeat) -> Decision[Table]:
    if table.stage is not Stage.GAME:
        raise TableRefusal("toast-old-button")
    if table.player(context.person.id) is None:
        raise TableRefusal("alert-spectator")
    table = seats.robot_takes_seat(table, seats.person_at(press.seat), context.moment)
    told = context.say.plain(game_of(table).robot_seated, name=table.players[-1].name)
    return Decision(table, Answer(told))


@tap(StartGame, needs=Needs.ADMIN | Needs.OWN_WORDS)
def _start(table: Table, context: Context, _: StartGame) -> Decision[Table]:
    if table.stage is not Stage.LOBBY:
        raise TableRefusal("toast-old-button")
    refuse_unless_in_charge(table, context, "toast-host-starts")
    standing = lobby.standing(table)
    if standing.missing:
        raise TableRefusal("toast-missing", count=standing.missing)
    if standing.unbalanced:
        raise TableRefusal("toast-unbalanced")
    if standing.not_ready:
        waiting = ", ".join(table.name(player.seat) for player in standing.not_ready)
        raise TableRefusal("toast-not-ready", names=waiting)
    return play.start(table, context)


@tap(ShowWords)
def _show_words(table: Table, context: Context, _: ShowWords) -> Decision[Table]:
    if table.state is None or table.player(context.person.id) is None:
        return Decision(table, Answer(context.say.plain("alert-spectator")))
    return Decision(table, Answer(game_of(table).peek(table, context.person.id, context.say), alert=True))


@tap(TakeSeat, needs=Needs.PROFILE)
def _take_seat(table: Table, context: Context, press: TakeSeat) -> Decision[Table]:
    seat = seats.person_at(press.seat)
    former = table.name(seat)
    table = seats.take_seat(table, context.person, seat, context.known, context.moment)
    if context.known:
        return Decision(table, Answer(context.say.plain("toast-seat-taken", name=former)))
    return Decision(table, Answer(url=_open_bot(table, context)))


@tap(WaitFor)
def _wait_for(table: Table, context: Context, press: WaitFor) -> Decision[Table]:
    user, player = seats.person_at(press.seat), table.player(context.person.id)
    if table.stage is Stage.GAME and player is None:
        raise TableRefusal("alert-spectator")
    table = seats.wait_for(table, user)
    facts = {"name": table.name(context.person.id), "away": table.name(user)}
    table = table.replace(page=turned(table, "waits-for", **facts))
    return Decision(table, Answer(context.say.plain("toast-waits-for", name=facts["away"])))


@tap(NudgeAwaited)
def _nudge(table: Table, context: Context, _: NudgeAwaited) -> Decision[Table]:
    if table.stage is not Stage.GAME:
        raise TableRefusal("toast-old-button")
    return nudge(table, context)


@tap(PlayNext, needs=Needs.PROFILE | Needs.OWN_WORDS)
def _play_next(table: Table, context: Context, _: PlayNext) -> Decision[Table]:
    """Wait for the next game, or no longer; a former player of one that is over says yes to the rematch asked for."""
    person, queued = context.person, table.queued(context.person.id)
    if table.stage is Stage.OVER and table.player(person.id) is not None:
        if table.encore is None:
            raise TableRefusal("toast-play-again")
        return _agree(table, context, table.encore.roles)
    if queued is not None and (queued.ready or context.known):
        return Decision(rematch.unwait(table, person.id), Answer(context.say.plain("toast-off-the-list")))
    table = rematch.wait(table, person, context.known)
    if context.known:
        return Decision(table, Answer(context.say.plain("toast-on-the-list")))
    return Decision(table, Answer(url=_open_bot(table, context)))


@tap(Rematch, needs=Needs.OWN_WORDS)
def _rematch(table: Table, context: Context, press: Rematch) -> Decision[Table]:
    encore = table.encore
    if encore is not None and table.player(context.person.id) is not None and press.roles != encore.roles:
        # A button from before somebody asked, with other roles: nobody is cast without having said so.
        name, asked = table.name(encore.by), rematch.told(table, encore, context.say)
        return Decision(table, Answer(context.say.plain("toast-rematch-other", name=name, roles=asked)))
    return _agree(table, context, press.roles)


def _agree(table: Table, context: Context, roles: str) -> Decision[Table]:
    """Say yes to a rematch: the answer tells whether it begins, and otherwise who is still asked."""
    table = rematch.agree(table, context.person.id, roles, context.moment, context.own_words)
    if table.stage is Stage.OVER:
        names = ", ".join(table.name(player.seat) for player in rematch.undecided(table))
        return Decision(table, Answer(context.say.plain("toast-rematch-waits", names=names)))
    on = "toast-rematch-on" if table.stage is Stage.GAME else "toast-rematch-lobby"
    return Decision(table, Answer(context.say.plain(on)))


@tap(DeclineRematch, needs=Needs.OWN_WORDS)
def _decline(table: Table, context: Context, _: DeclineRematch) -> Decision[Table]:
    table = rematch.decline(table, context.person.id, context.moment, context.own_words)
    return Decision(table, Answer(context.say.plain("toast-rematch-without-you")))
