"""Taps on the buttons of the code game: digits and locks, clues and objections, talk. Pure transitions."""

from engine.codes import CODES
from engine.codes.clues import CLUES_IN_A_SET
from engine.codes.setup import SLOTS
from engine.codes.views import SeatView, SheetRound, SideView, Task
from tgbot.games.codes import agreement, commands, drafts, keywords, leaks, objections, pad, settings, talk
from tgbot.games.codes.buttons import (
    AskClue,
    AskObjection,
    ChangeClue,
    ConfirmNewCode,
    HearTalk,
    Lock,
    NewCode,
    Object,
    ReadTalk,
    RerollWords,
    SendClues,
    SetAgreement,
    SetDigit,
    SetMode,
    SetRerolls,
    SetTalk,
    ShowClue,
    ShowExample,
    SplitClue,
    Stand,
    TakeOver,
    Withdraw,
)
from tgbot.games.codes.halves import last_reveal
from tgbot.games.codes.model import BLANK, OWN
from tgbot.games.codes.screens.parts import clue_text, dotted, drafted, slot_label
from tgbot.games.codes.texts import lines_wanted, wants_clues
from tgbot.i18n.texts import Say
from tgbot.tables.context import Context, Decision
from tgbot.tables.errors import TableRefusal
from tgbot.tables.model import Table, person_of
from tgbot.tables.routes import During, Needs, Taps
from tgbot.tables.session import seat_view, table_view
from tgbot.tables.settings import SETTINGS_PAGE, chosen
from tgbot.telegram.messages import Answer
from tgbot.ui.fitting import clipped

tap = Taps(commands.tap)

MAX_SPELLED_LEN = 60  # characters of a clue that fit into an alert when spelled out
TOAST_ROOM = 40  # letters of each of two clues in a toast


@tap(ShowClue, during=During.GAME)
def _show_clue(table: Table, context: Context, press: ShowClue) -> Decision[Table]:
    half = table_view(CODES, table).half
    if half is None or not 1 <= press.clue <= len(half.clues):
        raise TableRefusal("toast-old-button")
    clue = half.clues[press.clue - 1]
    text = clue_text(clue, context.say)
    spelled = " ".join(text.upper()) if isinstance(clue, str) and len(text) <= MAX_SPELLED_LEN else ""
    return Decision(table, Answer(f"{text}\n\n{spelled}".strip(), alert=True))  # C6


@tap(SetDigit, during=During.GAME)
def _set_digit(table: Table, context: Context, press: SetDigit) -> Decision[Table]:
    view = seat_view(CODES, table, context.person.id)
    if not pad.guesses(view) or not (1 <= press.clue <= CLUES_IN_A_SET and 1 <= press.digit <= SLOTS):
        raise TableRefusal("toast-old-button")
    before = OWN.card(table, context.person.id).draft
    table = pad.set_digit(table, context.person.id, press.clue, press.digit)
    if table.private and pad.locks_at_once(before, press.clue, press.digit):
        return _lock(table, context, Lock())
    return Decision(table, Answer(_chosen(table, view, before, press, context.say)))


def _chosen(table: Table, view: SeatView, before: str, press: SetDigit, say: Say) -> str:
    """The guess so far, or what became of the other clue that had the digit."""
    other, half = pad.holder(before, press.clue, press.digit), view.table.half
    draft = OWN.card(table, person_of(view.seat)).draft
    if other is None or half is None:
        return say.plain("toast-draft", draft=drafted(draft))
    asked, left = (clipped(clue_text(half.clues[number - 1], say), TOAST_ROOM) for number in (press.clue, other))
    if draft[other - 1] == BLANK:
        return say.plain("toast-freed", clue=left)
    choice, old = (_choice(table, view, draft[number - 1]) for number in (press.clue, other))
    return say.plain("toast-swapped", clue=asked, choice=choice, other=left, old=old)


def _choice(table: Table, view: SeatView, digit: str) -> str:
    """A number as the keys of the pad name it to the players who know the keywords."""
    hidden = Task.INTERCEPTION in view.tasks or table.spoilers
    return digit if hidden else f"{digit} {view.keywords[int(digit) - 1]}"


@tap(AskClue, during=During.GAME)
def _ask_clue(table: Table, context: Context, press: AskClue) -> Decision[Table]:
    view = seat_view(CODES, table, context.person.id)
    half = view.table.half
    if half is None or not pad.guesses(view):
        raise TableRefusal("toast-old-button")
    if press.clue == pad.WHICH and BLANK not in OWN.card(table, context.person.id).draft:
        return Decision(pad.ask(table, context.person.id, pad.WHICH), Answer(context.say.plain("toast-which")))
    if not 1 <= press.clue <= len(half.clues):
        raise TableRefusal("toast-old-button")
    clue = clue_text(half.clues[press.clue - 1], context.say)
    table = pad.ask(table, context.person.id, press.clue)
    return Decision(table, Answer(context.say.plain("toast-asked", number=press.clue, clue=clue)))


@tap(Lock, during=During.GAME)
def _lock(table: Table, context: Context, _: Lock) -> Decision[Table]:
    user = context.person.id
    before = last_reveal(seat_view(CODES, table, user).table)
    table = leaks.hushed(agreement.agree(table, user, context.moment))
    if OWN.card(table, user).agreed:  # a locked answer is removed from the card
        return Decision(table, Answer(context.say.plain("toast-agreed")))
    view = seat_view(CODES, table, user)
    last = last_reveal(view.table)
    if last is None or last == before:
        return Decision(table, Answer(context.say.plain("toast-locked")))
    return Decision(table, Answer(_result(view, last, context.say)))


def _result(view: SeatView, last: tuple[SheetRound, SideView], say: Say) -> str:
    """What the last answer that the table waited for has come to."""
    row, side = last
    if side.key != view.side:
        text = "toast-intercepted" if row.intercepted else "toast-read-wrong"
    elif row.decoded:
        text = "toast-read-both" if row.intercepted else "toast-read-right"
    else:
        text = "toast-read-wrong"
    return say.plain(text, code=dotted(row.code))


@tap(TakeOver, during=During.GAME)
def _take_over(table: Table, context: Context, press: TakeOver) -> Decision[Table]:
    if not press.seat.isdecimal():
        raise TableRefusal("toast-unknown-button")
    table = agreement.take_over(table, context.person.id, int(press.seat))
    return Decision(table, Answer(context.say.plain("toast-taken-over", name=table.name(int(press.seat)))))


@tap(HearTalk, during=During.GAME)
def _hear_talk(table: Table, context: Context, press: HearTalk) -> Decision[Table]:
    on = press.on == 1
    said = context.say.plain("toast-talk-heard" if on else "toast-talk-muted")
    return Decision(talk.hear(table, context.person.id, on), Answer(said))


@tap(ReadTalk, during=During.GAME)
def _read_talk(table: Table, context: Context, press: ReadTalk) -> Decision[Table]:
    return Decision(talk.read(table, context.person.id, press.half), Answer())


@tap(ChangeClue, during=During.GAME)
def _change_clue(table: Table, context: Context, press: ChangeClue) -> Decision[Table]:
    user = context.person.id
    if not 1 <= press.clue <= lines_wanted(table, user):
        raise TableRefusal("toast-old-button")
    if wants_clues(table, user) and table.spoilers:
        toast = context.say.plain("toast-write-clue-number", number=press.clue)
    elif wants_clues(table, user):
        keyword = slot_label(seat_view(CODES, table, user), press.clue - 1)
        toast = context.say.plain("toast-write-clue", keyword=keyword)
    else:
        toast = context.say.plain("toast-write-word", number=press.clue)
    return Decision(drafts.change_clue(table, user, press.clue), Answer(toast))


@tap(ShowExample, during=During.GAME)
def _show_example(table: Table, context: Context, _: ShowExample) -> Decision[Table]:
    text = "alert-example" if OWN.of(table).solo is None else "alert-example-one"
    return Decision(table, Answer(context.say.plain(text), alert=True))


@tap(SplitClue, during=During.GAME)
def _split_clue(table: Table, context: Context, _: SplitClue) -> Decision[Table]:
    table = drafts.split(table, context.person.id, context.moment)
    return Decision(table, Answer(context.say.plain("toast-split")))


@tap(AskObjection, during=During.GAME)
def _ask_objection(table: Table, context: Context, press: AskObjection) -> Decision[Table]:
    user = context.person.id
    if press.on not in {0, 1}:
        raise TableRefusal("toast-unknown-button")
    if not press.on:
        return Decision(objections.drop(table, user), Answer(context.say.plain("toast-objection-dropped")))
    return Decision(objections.ask(table, user), Answer(context.say.plain("toast-objection-asked"), alert=True))


@tap(Object, during=During.GAME)
def _object(table: Table, context: Context, press: Object) -> Decision[Table]:
    table, encoder = objections.object_to(table, context.person.id, press.clue, context.moment)
    return Decision(table, Answer(context.say.plain("toast-objected", name=table.names()[encoder])))


@tap(Withdraw, during=During.GAME)
def _withdraw(table: Table, context: Context, press: Withdraw) -> Decision[Table]:
    table = objections.withdraw(table, context.person.id, press.clue, context.moment)
    return Decision(table, Answer(context.say.plain("toast-withdrawn")))


@tap(Stand, during=During.GAME)
def _stand(table: Table, context: Context, press: Stand) -> Decision[Table]:
    table = objections.stand_by(table, context.person.id, press.clue, context.moment)
    return Decision(table, Answer(context.say.plain("toast-stood-by")))


@tap(NewCode, during=During.GAME)
def _new_code(table: Table, context: Context, _: NewCode) -> Decision[Table]:
    table = leaks.ask_for_code(table, context.person.id, asks=True)
    return Decision(table, Answer(context.say.plain("toast-redraw-ask")))


@tap(ConfirmNewCode, during=During.GAME)
def _confirm_new_code(table: Table, context: Context, press: ConfirmNewCode) -> Decision[Table]:
    user = context.person.id
    if not OWN.card(table, user).redrawing:
        raise TableRefusal("toast-old-button")
    if not press.draw:
        table = leaks.ask_for_code(table, user, asks=False)
        return Decision(table, Answer(context.say.plain("toast-code-kept")))
    table = leaks.new_code(table, user, context.moment)
    return Decision(table, Answer(context.say.plain("toast-redrawn")))


@tap(RerollWords, during=During.GAME, needs=Needs.OWN_WORDS)
def _reroll(table: Table, context: Context, _: RerollWords) -> Decision[Table]:
    if not keywords.may_reroll(table, OWN.of(table), seat_view(CODES, table, context.person.id)):
        raise TableRefusal("toast-old-button")
    table = keywords.reroll(table, context.person.id, context.moment, context.own_words)
    return Decision(table, Answer(context.say.plain("toast-new-words")))


@tap(SendClues, during=During.GAME)
def _send_clues(table: Table, context: Context, _: SendClues) -> Decision[Table]:
    return Decision(drafts.send(table, context.person.id, context.moment), Answer(context.say.plain("toast-sent")))


@tap(SetRerolls, needs=Needs.ADMIN, page=SETTINGS_PAGE)
def _set_rerolls(table: Table, context: Context, press: SetRerolls) -> Decision[Table]:
    return chosen(table, context, settings.REROLLS, press.count)


@tap(SetMode, needs=Needs.ADMIN, page=SETTINGS_PAGE)
def _set_mode(table: Table, context: Context, press: SetMode) -> Decision[Table]:
    return chosen(table, context, settings.MODE, press.mode)


@tap(SetAgreement, needs=Needs.ADMIN, page=SETTINGS_PAGE)
def _set_agreement(table: Table, context: Context, press: SetAgreement) -> Decision[Table]:
    return chosen(table, context, settings.AGREEMENT, press.who)


@tap(SetTalk, needs=Needs.ADMIN, page=SETTINGS_PAGE)
def _set_talk(table: Table, context: Context, press: SetTalk) -> Decision[Table]:
    return chosen(table, context, settings.TALK, press.on)
