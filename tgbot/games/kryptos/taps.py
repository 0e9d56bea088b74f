"""Taps on the buttons of the card game, in the lobby and in the game. Pure transitions."""

from engine.kryptos import KRYPTOS
from engine.kryptos.actions import CallEnd, PassTurn, RevealCard
from engine.kryptos.setup import OPTIONS
from tgbot.games.kryptos import aiming
from tgbot.games.kryptos.buttons import (
    NO_SEAT,
    CallTheEnd,
    MoreNumbers,
    NameNumber,
    PassAttempt,
    PickCard,
    PickHand,
    RevealOwn,
    SayNumber,
    SetDeduction,
    SetFirst,
    SetOption,
)
from tgbot.games.kryptos.model import OWN
from tgbot.games.kryptos.screens.card import saying_label
from tgbot.games.kryptos.screens.lobby import first_name
from tgbot.games.kryptos.screens.parts import LETTERS, PRICE, card_text
from tgbot.games.kryptos.screens.results import net
from tgbot.games.kryptos.settings import DEDUCTION
from tgbot.i18n.texts import Say
from tgbot.tables import play
from tgbot.tables.context import Context, Decision
from tgbot.tables.errors import TableRefusal
from tgbot.tables.model import Table, person_seat
from tgbot.tables.rights import in_charge_only
from tgbot.tables.routes import During, Needs, Taps
from tgbot.tables.session import seat_view, table_view
from tgbot.tables.settings import SETTINGS_PAGE, chosen
from tgbot.telegram.messages import Answer

tap = Taps()


@tap(SetOption, during=During.LOBBY)
def _set_option(table: Table, context: Context, press: SetOption) -> Decision[Table]:
    if press.option not in OPTIONS:
        raise TableRefusal("toast-unknown-button")
    options = {*OWN.of(table).options}
    wanted = options | {press.option} if press.on else options - {press.option}
    table = OWN.put(table, options=tuple(option for option in OPTIONS if option in wanted))
    return Decision(table, Answer(_rule_told(press.option, press.option in wanted, context.say)))


def _rule_told(option: str, added: bool, say: Say) -> str:
    """That a rule is added, with what it does, or left out."""
    text = say.plain("toast-option-added" if added else "toast-option-dropped", option=say.plain(f"option-{option}"))
    return f"{text}. {say.plain(f'toast-rule-{option}')}" if added else text


@tap(SetFirst, during=During.LOBBY)
def _set_first(table: Table, context: Context, press: SetFirst) -> Decision[Table]:
    """K4: the host picks who begins, or leaves it to chance."""
    if context.person.id != table.host:
        raise in_charge_only(table, "toast-host-picks-first")
    if press.seat not in {NO_SEAT, *(player.seat for player in table.players)}:
        raise TableRefusal("toast-old-button")
    table = OWN.put(table, first="" if press.seat == NO_SEAT else press.seat)
    return Decision(table, Answer(context.say.plain("cards-lobby-first", name=first_name(table, context.say))))


@tap(RevealOwn, during=During.GAME)
def _reveal(table: Table, context: Context, press: RevealOwn) -> Decision[Table]:
    user = context.person.id
    table = play.act(table, user, RevealCard(press.place), context.moment)
    card = card_text(seat_view(KRYPTOS, table, user).cards[press.place - 1])
    return Decision(table, Answer(context.say.plain("toast-card-opened", card=card)))


@tap(PickHand, during=During.GAME)
def _pick_hand(table: Table, context: Context, press: PickHand) -> Decision[Table]:
    return _drafted(aiming.pick_hand(table, context.person.id, press.hand), context)


@tap(PickCard, during=During.GAME)
def _pick_card(table: Table, context: Context, press: PickCard) -> Decision[Table]:
    return _drafted(aiming.pick_card(table, context.person.id, press.place), context)


@tap(MoreNumbers, during=During.GAME)
def _more_numbers(table: Table, context: Context, press: MoreNumbers) -> Decision[Table]:
    return _drafted(aiming.show_pad(table, context.person.id, press.on == 1), context)


@tap(NameNumber, during=During.GAME)
def _name_number(table: Table, context: Context, press: NameNumber) -> Decision[Table]:
    table, why = aiming.hold_number(table, context.person.id, press.number)
    if why is None:
        return _drafted(table, context)
    reason = context.say.plain(f"flaw-{why}", number=press.number)
    view = seat_view(KRYPTOS, table, context.person.id)
    button = saying_label(view, press.number, context.say, flawed=True)
    return Decision(table, Answer(context.say.plain("alert-flaw", reason=reason, button=button), alert=True))


@tap(SayNumber, during=During.GAME)
def _say_number(table: Table, context: Context, press: SayNumber) -> Decision[Table]:
    table = aiming.say_number(table, context.person.id, press.number, context.moment)
    own = person_seat(context.person.id)  # robots may have made attempts since
    attempt = next(one for one in reversed(table_view(KRYPTOS, table).attempts) if one.by == own)
    card = card_text(press.number)
    if attempt.right:
        return Decision(table, Answer(context.say.plain("toast-card-found", card=card, points=net(attempt))))
    missed = context.say.plain("toast-card-missed", card=card)
    return Decision(table, Answer(f"{missed} {PRICE}" if attempt.bought else missed))


@tap(PassAttempt, during=During.GAME)
def _pass(table: Table, context: Context, _: PassAttempt) -> Decision[Table]:
    table = play.act(table, context.person.id, PassTurn(), context.moment)
    return Decision(table, Answer(context.say.plain("toast-passed")))


@tap(CallTheEnd, during=During.GAME)
def _call_end(table: Table, context: Context, _: CallTheEnd) -> Decision[Table]:
    table = play.act(table, context.person.id, CallEnd(), context.moment)
    return Decision(table, Answer(context.say.plain("toast-end-called")))


def _drafted(table: Table, context: Context) -> Decision[Table]:
    """Answer with the choice so far, whose card, which, and which number, and with what comes next."""
    return Decision(table, Answer(_aim_told(table, context.person.id, context.say)))


def _aim_told(table: Table, user: int, say: Say) -> str:
    view = seat_view(KRYPTOS, table, user)
    aim = aiming.aimed(view, OWN.card(table, user))
    if not aim:
        return say.plain("toast-aim-nobody")
    name = table.name(view.table.hands[aim[0] - 1].seat)
    if len(aim) == 1:
        return say.plain("toast-aim-hand", name=name)
    place = LETTERS[aim[1] - 1]
    if len(aim) == 2:
        return say.plain("toast-aim-card", name=name, place=place)
    return say.plain("toast-aim-number", name=name, place=place, card=card_text(aim[2]))


@tap(SetDeduction, needs=Needs.ADMIN, page=SETTINGS_PAGE)
def _set_deduction(table: Table, context: Context, press: SetDeduction) -> Decision[Table]:
    return chosen(table, context, DEDUCTION, press.on)
