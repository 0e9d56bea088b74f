"""Bugs to be planted in the bot by name: each must be caught, or the simulation would prove nothing."""

import hashlib
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import replace
from typing import Any
from unittest.mock import patch

from engine.codes import guessing, views
from engine.codes.scoring import Award, SideKey, Token
from engine.codes.state import Side, State
from engine.registry import GAMES
from tgbot.delivery.chat_sync import ChatSync
from tgbot.delivery.reconciler import Reconciler
from tgbot.delivery.shown import ShownMessages
from tgbot.games.codes.buttons import OfferPuzzle
from tgbot.games.codes.model import OWN
from tgbot.games.codes.solo import daily, puzzles
from tgbot.games.codes.solo.commands import alone
from tgbot.games.codes.taps import tap as taps
from tgbot.handlers.alone import OwnTables
from tgbot.i18n.texts import Html
from tgbot.server.webhook import Webhook
from tgbot.store.redis.store import RedisStore
from tgbot.store.repository import Committed, Repository
from tgbot.tables import chat_changes
from tgbot.tables.context import Decision, Moment
from tgbot.tables.model import Puzzle, Table
from tgbot.tables.places import Place
from tgbot.telegram.messages import Chat, Links, Message, Text
from tgbot.ui import screen

Bug = Callable[[], AbstractContextManager[object]]


def _script(name: str, old: str, new: str) -> AbstractContextManager[object]:
    """Change one of the store's scripts."""
    return _scripts((name, old, new))


def _scripts(*changes: tuple[str, str, str]) -> AbstractContextManager[object]:
    """Change several of the store's scripts."""
    build = RedisStore.__init__

    def changed(store: RedisStore, *about: Any) -> None:
        build(store, *about)
        for name, old, new in changes:
            text = store._scripts[name]
            assert old in text, f"{name}.lua is another by now"
            store._scripts[name] = text.replace(old, new)
            store._shas[name] = hashlib.sha1(store._scripts[name].encode()).hexdigest()  # noqa: S324

    return patch.object(RedisStore, "__init__", changed)


def _no_compare_and_set() -> AbstractContextManager[object]:
    """The last one to write wins."""
    return _script("commit", "if revision ~= ARGV[1] then", "if false then")


def _no_dedup() -> AbstractContextManager[object]:
    """An update counts as often as it is delivered."""
    return _script("commit", "redis.call('ZSCORE', KEYS[2], update)", "false")


def _lost_timer() -> AbstractContextManager[object]:
    """A commit that sets a limit forgets to set the timer."""
    return _script("commit", "redis.call('ZADD', KEYS[4], ARGV[6], ARGV[7])", "revision = revision")


def _keys_for_ever() -> AbstractContextManager[object]:
    """Documents never expire."""
    return _script("commit", "redis.call('EXPIRE', KEYS[1], ARGV[8])", "revision = revision")


def _missing_lease() -> AbstractContextManager[object]:
    """Every worker takes itself for the one that shows a place."""
    mine = "redis.call('GET', KEYS[1]) ~= ARGV[1]"
    return _scripts(("begin", "'NX', 'PX'", "'PX'"), ("begin", mine, "false"), ("post", mine, "false"))


def _early_ack() -> AbstractContextManager[object]:
    """An update is answered before it is committed; where the commit fails, nobody delivers it again."""
    deliver = Webhook._deliver

    async def early(webhook: Webhook, body: bytes, send: Any) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b""})

        async def nobody_listens(_: Any) -> None:
            return

        await deliver(webhook, body, nobody_listens)

    return patch.object(Webhook, "_deliver", early)


def _nonce_reuse() -> AbstractContextManager[object]:
    """Buttons of one decision hold for all others of a table."""
    token = Moment.token

    def reused(moment: Moment, purpose: str, length: int = 8) -> str:
        return "decision" if purpose == "decision" else token(moment, purpose, length)

    return patch.object(Moment, "token", reused)


def _stale_cache_refusal() -> AbstractContextManager[object]:
    """A decision that changes nothing is believed without asking whether the document is still the one."""
    run = Repository._run

    async def believing(repository: Repository, place: Any, take: Any, *rest: Any) -> Any:
        kept = repository._kept.get(place)
        if kept is not None and isinstance(kept[1], Table) and not kept[1].home:
            taken = take(kept[1])
            if taken.document == kept[1]:
                return Committed(taken.document, taken.answer)
        return await run(repository, place, take, *rest)

    return patch.object(Repository, "_run", believing)


def _double_timer() -> AbstractContextManager[object]:
    """A table whose time has come is woken twice, and the second time nobody looks whether it has come."""

    async def twice(store: RedisStore, now: float) -> list[Place]:
        return [place for place in await due(store, now) for _ in range(2)]

    def unseen(table: Table, moment: Moment) -> Decision[Table]:
        return time_up(table.replace(due=min(table.due or moment.now, moment.now)), moment)

    due, time_up = RedisStore.due, chat_changes.time_up
    return _both(patch.object(RedisStore, "due", twice), patch.object(chat_changes, "time_up", unseen))


def _leaking_view() -> AbstractContextManager[object]:
    """Everybody who sits at the table sees the first side's keywords (D2)."""
    seat_view = views.seat_view

    def leaking(state: State, seat: Any, *public: Any) -> Any:
        view = seat_view(state, seat, *public)
        return replace(view, keywords=view.keywords or state.sides[0].keywords)

    return _game(seat_view=leaking)


def _wrong_coalescing() -> AbstractContextManager[object]:
    """What changes while a place is being shown counts as shown."""
    changed = Reconciler.changed

    def swallowing(reconciler: Reconciler, place: Place) -> None:
        if place not in reconciler.busy:
            changed(reconciler, place)

    newest = "(redis.call('HGET', KEYS[3], 'r') or '0') == ARGV[5]"
    return _both(patch.object(Reconciler, "changed", swallowing), _script("post", newest, "true"))


def _buttons_left_behind() -> AbstractContextManager[object]:
    """What is not wanted any more keeps its buttons, unless it is deleted."""
    take_away = ChatSync._take_away

    async def leaving(delivery: ChatSync, chat: Any, key: str, shown: Any) -> None:
        if shown.fleeting:
            await take_away(delivery, chat, key, shown)

    return patch.object(ChatSync, "_take_away", leaving)


def _send_forgotten() -> AbstractContextManager[object]:
    """A send is not recorded at once, and what has gone away since is not recorded at all."""
    put = ShownMessages.put

    def forgetful(posts: ShownMessages, chat: Any, key: str, post: Any) -> None:
        if post.id % 7:
            put(posts, chat, key, post)
        else:
            posts._posts.setdefault(chat, {})[key] = post  # and nobody has touched the chat

    return patch.object(ShownMessages, "put", forgetful)


def _wrong_round_1() -> AbstractContextManager[object]:
    """Round 1 has an interception (against D14, I6)."""
    return patch("engine.codes.state.FIRST_INTERCEPTION", 1)


def _token_to_the_wrong_side() -> AbstractContextManager[object]:
    """An interception earns its token for those who were intercepted (against D15, I4)."""
    after_reveal = guessing._after_reveal

    def wrong(side: Side, revealed: SideKey, awards: tuple[Award, ...]) -> Side:
        return after_reveal(side, revealed, tuple(_turned(award, revealed) for award in awards))

    return patch.object(guessing, "_after_reveal", wrong)


def _turned(award: Award, revealed: SideKey) -> Award:
    return replace(award, side=revealed) if award.token is Token.INTERCEPTION else award


def _code_told_alone() -> AbstractContextManager[object]:
    """Who plays alone sees the code of this round before guessing it."""
    seen = screen._own_table_screen

    def telling(table: Table, links: Links) -> dict[Chat, list[Message]]:
        code = table.state["sides"][0]["code"] if table.state else ""
        return {chat: [*shown, Text("code", Html(f"{code}"))] for chat, shown in seen(table, links).items()}

    return patch.object(screen, "_own_table_screen", telling)


def _another_daily() -> AbstractContextManager[object]:
    """Everybody has a puzzle of the day of their own."""
    return patch.object(daily, "seed_of", lambda context, day, _language: f"{day}/{context.person.id}")


def _daily_again() -> AbstractContextManager[object]:
    """The puzzle of the day can be played again, for a better result."""
    counted, play_today = daily.counted, daily.play_today

    def unnoted(table: Table) -> Table:
        return OWN.put(table, diary=OWN.of(table).diary.replace(date=""))

    def again(table: Table) -> Table:
        return counted(unnoted(table))

    def anew(table: Table, context: Any) -> Decision[Table]:
        done = play_today(unnoted(table), context)
        diary = OWN.of(table).diary
        return replace(done, document=OWN.put(done.document, diary=diary))

    route = alone[daily.KIND]
    return _both(patch.object(daily, "counted", again), patch.dict(alone, {daily.KIND: replace(route, handler=anew)}))


def _named_puzzle() -> AbstractContextManager[object]:
    """A puzzle says in which group it was made."""
    wanted = puzzles.wanted
    route = taps[OfferPuzzle]

    def named(table: Table, context: Any) -> Puzzle | None:
        puzzle = wanted(table, context)
        return puzzle.replace(language=table.title) if puzzle is not None and puzzle.there else puzzle

    return patch.dict(taps, {OfferPuzzle: replace(route, puzzle=named)})


def _untold_solution() -> AbstractContextManager[object]:
    """A puzzle does not learn of who has solved it."""

    async def nobody_listens(*_: Any) -> None:
        return

    return patch.object(OwnTables, "solved", nobody_listens)


def _game(**changes: Any) -> AbstractContextManager[object]:
    return patch.dict(GAMES, {"codes": replace(GAMES["codes"], **changes)})


@contextmanager
def _both(one: AbstractContextManager[object], other: AbstractContextManager[object]) -> Iterator[None]:
    with one, other:
        yield


BUGS: dict[str, Bug] = {
    "no-compare-and-set": _no_compare_and_set,
    "no-dedup": _no_dedup,
    "early-ack": _early_ack,
    "nonce-reuse": _nonce_reuse,
    "stale-cache-refusal": _stale_cache_refusal,
    "lost-timer": _lost_timer,
    "double-timer": _double_timer,
    "leaking-view": _leaking_view,
    "missing-lease": _missing_lease,
    "wrong-coalescing": _wrong_coalescing,
    "wrong-round-1-rule": _wrong_round_1,
    "token-to-the-wrong-side": _token_to_the_wrong_side,
    "keys-for-ever": _keys_for_ever,
    "buttons-left-behind": _buttons_left_behind,
    "send-forgotten": _send_forgotten,
    "code-told-alone": _code_told_alone,
    "another-daily": _another_daily,
    "daily-again": _daily_again,
    "named-puzzle": _named_puzzle,
    "untold-solution": _untold_solution,
}
