"""Playing: what an action does to the table of a running game. Pure transitions."""

from engine.actions import EndGame
from engine.chance import stream
from engine.core import Action, Refusal, Seat, TableView
from tgbot.tables import erasure, statistics
from tgbot.tables.context import Context, Decision, Moment
from tgbot.tables.game import AnyTableGame, game_of
from tgbot.tables.model import LAST_MINUTE_S, Card, Notice, Stage, Table, person_seat, users_of
from tgbot.tables.pace import PACES, WORTH_A_WARNING_S
from tgbot.tables.pages import HELP, LATE, rules_of
from tgbot.tables.session import Session, frozen, session
from tgbot.tables.settings import SETTINGS_PAGE
from tgbot.telegram.messages import Answer

MAX_ROBOT_ACTIONS = 100  # in a row; a circle of robots comes round to a person, or to the end, long before
ASKING = frozenset({"nudge", "leave"})  # pages that ask a player for something


def start(table: Table, context: Context) -> Decision[Table]:
    """Start the game of a full lobby, as a tap asks for it."""
    table = deal(table, context.moment, context.own_words)
    return Decision(table, Answer(context.say.plain("toast-started")))


def deal(table: Table, moment: Moment, own_words: tuple[str, ...] = ()) -> Table:
    """Start the game of a full lobby; `own_words` are the chat's own."""
    game = game_of(table)
    state, table = game.start(table, moment, own_words)
    # Everybody gets a first card: it rings for those who have something to do, the others' come quietly.
    users = users_of([player.seat for player in table.players])
    cards = {user: Card(number=table.card(user).number + 1) for user in users}
    dealt = Session(game.rules, state)
    # What was read or chosen in the lobby would stand between the players and their board.
    of_lobby = table.page and (rules_of(table.page.kind) or table.page.kind in {HELP, LATE, SETTINGS_PAGE})
    page = None if of_lobby else table.page
    due = table.due if table.private else None
    table = table.replace(stage=Stage.GAME, state=frozen(dealt), cards=cards, log=(), due=due, page=page)
    return with_robots(_notify_new_duties(table, game, dealt.view(), None, moment), moment)


def act(table: Table, by: int | Seat | None, action: Action, moment: Moment) -> Table:
    """Apply an action of a player, by id or seat, or of the table itself; a `Refusal` changes nothing.

    Robots that are awaited because of it act at once, in the same decision.
    """
    return with_robots(_acted(table, by, action, moment), moment)


def with_robots(table: Table, moment: Moment) -> Table:
    """The table after everything that its robots are awaited for."""
    for _ in range(MAX_ROBOT_ACTIONS):
        move = _robot_move(table, moment)
        if move is None:
            return table
        try:
            table = _acted(table, *move, moment)
        except Refusal as refusal:  # our bug; a person must not be told, since its facts are the robot's secrets
            raise RuntimeError(f"a robot's action was refused: {refusal.reason()}") from None
    return table


def _robot_move(table: Table, moment: Moment) -> tuple[Seat, Action] | None:
    """What the first robot that is awaited does; it is told nothing but its own seat's view."""
    if table.stage is not Stage.GAME:
        return None
    robots = {player.seat for player in table.robot_players()}
    if not robots:
        return None
    game, played = game_of(table), session(table)
    for seat in game.duties(played.view()):
        if seat in robots:
            chance = stream(f"{moment.chance}/{seat}/{len(table.log)}")
            action = game.robot_action(table, played.seat(seat), chance)
            if action is not None:
                return seat, action
    return None


def _acted(table: Table, by: int | Seat | None, action: Action, moment: Moment) -> Table:
    before, game = session(table), game_of(table)
    seat = person_seat(by) if isinstance(by, int) else by
    step = before.game.apply(before.state, seat, action)
    after = Session(before.game, step.state)
    was, view = before.view(), after.view()
    over = game.is_over(view)
    table = table.replace(
        state=frozen(after),
        log=(*table.log, before.game.notation.write_action(seat, action)),
        stage=Stage.OVER if over else Stage.GAME,
        events=(*table.events, *step.events),
    )
    table = game.happened(table, was, step.events)
    if isinstance(by, int) and by in table.misses:
        table = table.replace(misses={late: count for late, count in table.misses.items() if late != by})
    if over:
        table = erasure.settled(statistics.count(table, view))
    return _notify_new_duties(table, game, view, was, moment)


def restart_clock(table: Table, moment: Moment) -> Table:
    """Give everybody who is awaited the whole time again."""
    game, view = game_of(table), session(table).view()
    return game.clock_restarted(_limited(table, game, view, moment))


def call_off(table: Table, moment: Moment) -> Table:
    """End the game without a winner."""
    return act(table, None, EndGame(), moment)


def refusal_notice(refusal: Refusal) -> Notice:
    """The text that tells a player why the rules say no."""
    facts = {name: value for name, value in refusal.facts.items() if isinstance(value, str | int)}
    return Notice(text=f"refusal-{refusal.reason()}", facts=facts)


def noticed(table: Table, user: int, notice: Notice) -> Table:
    """Send a player's card again below what was written, quietly, with a notice on it."""
    return table.with_card(user, table.card(user).below(notice=notice))


def _without_old_questions(table: Table, still: set[int]) -> Table:
    """Take back a nudge for what is done by now, and a question that the end of the game has answered.

    `still` are those who are awaited for what they were awaited for before.
    """
    page = table.page
    if page is None or page.kind not in ASKING:
        return table
    if table.stage is Stage.OVER:
        return table.replace(page=None)
    if page.kind != "nudge":
        return table
    users = [user for user in str(page.facts["users"]).split(",") if int(user) in still]
    return table.replace(page=page.replace(facts={"users": ",".join(users)}) if users else None)


def _notify_new_duties(
    table: Table, game: AnyTableGame, view: TableView, was: TableView | None, moment: Moment
) -> Table:
    """Send new cards to players with a new duty; a new decision has other nonces and a new limit."""
    old = {} if was is None else game.duties(was)
    duties = game.duties(view)
    changed = set(users_of([seat for seat, duty in duties.items() if duty != old.get(seat)]))
    awaited = set(users_of(duties))
    table = _without_old_questions(table, {user for user in awaited if user not in changed})
    fresh = was is None or game.decision(was) != game.decision(view)
    if changed or fresh or old != duties:
        cards = {
            user: _with_new_duty(table, card)
            if user in changed
            else card
            if user in awaited
            else card.replace(notice=None, own=game.idle_card(card.own))
            for user, card in table.cards.items()
        }
        table = table.replace(cards=cards)
    elif was is not None and was != view:
        # Something happened that everybody sees: what was said to those who only wait is out of date.
        waiting = {user: card for user, card in table.cards.items() if card.notice and user not in awaited}
        table = table.replace(cards=table.cards | {user: card.replace(notice=None) for user, card in waiting.items()})
    news = set() if was is None or table.private else set(game.news(was, view)) - changed
    if news:
        heard = {user: table.card(user) for user in users_of(table.present()) if user in news}
        rung = {user: card.replace(number=card.number + 1, quiet=False) for user, card in heard.items()}
        table = table.replace(cards=table.cards | rung)
    if fresh:
        table = table.replace(nonce=moment.token("decision"), opened=moment.now)
        return game.clock_restarted(_limited(table, game, view, moment))
    return table if was is None else game.still_deciding(table, was, view, moment)


def _with_new_duty(table: Table, card: Card) -> Card:
    """A card with something new to do: it is sent again, and rings; who plays alone looks at it, so it is edited."""
    return Card(number=card.number) if table.private else Card(number=card.number + 1, quiet=False)


def _limited(table: Table, game: AnyTableGame, view: TableView, moment: Moment) -> Table:
    """The table with its limit; one that is far enough is announced a minute before its end to who is awaited."""
    if table.private:
        return table  # nobody waits for who plays alone
    limit = game.deadline(PACES[table.pace], view, moment.now)
    if limit is None or limit - moment.now < WORTH_A_WARNING_S or not game.awaited(table, view):
        return table.replace(due=limit, last_minute=False)
    return table.replace(due=limit - LAST_MINUTE_S, last_minute=True)


def minute_left(table: Table) -> Table:
    """The last minute has begun: quietly tell those who have not answered yet."""
    game, view = game_of(table), session(table).view()
    for user in users_of(game.awaited(table, view)):
        if table.player(user) is not None:
            table = noticed(table, user, game.minute_notice(table, user))
    return table.replace(due=table.limit, last_minute=False)
