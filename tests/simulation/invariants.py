"""What must hold, whatever happens: each invariant is one function that raises `Broken` where it does not.

Some look at every commit, others at everything that is told, the rest at the end, when all is quiet.
"""

import re
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence, Set
from dataclasses import replace
from itertools import pairwise, zip_longest
from typing import Any, TypeAlias

import orjson

from engine.codes.scripts import Script
from engine.registry import GAMES
from tests.integration.showing import plain
from tests.oracle import codes as codes_oracle
from tests.oracle import kryptos as kryptos_oracle
from tests.simulation.database import Database
from tests.simulation.ledger import Commit
from tests.simulation.secrecy import Secrets
from tgbot.games.codes.model import OWN
from tgbot.games.codes.solo.results import marks
from tgbot.playground.local import LocalTelegram
from tgbot.playground.model import Chat as LocalChat
from tgbot.playground.model import Post
from tgbot.store.base import UNFINISHED
from tgbot.tables.erasure import is_stand_in
from tgbot.tables.game import game_of
from tgbot.tables.model import Puzzle, Stage, Table
from tgbot.tables.places import Place, partition_key, puzzle_place
from tgbot.telegram.messages import FILE, Chat, Links, Message
from tgbot.ui.screen import out_of_reach, screen

UNSETTLED = ("dirty:", "lease:")  # what the keys begin with that are there while something is to be shown
KEYS = re.compile(
    r"(doc|seen|posts|lease):\{p\d\d\}:([tuw]-?\d+(:\d+)?|z[0-9a-f]{32})|(dirty|timers):\{p\d\d\}|limit:(\{p\d\d\}:-?\d+|overall)"
    r"|alive(:\d+)?|outage|dead|tries:\d+"
)
LINKS = Links("")
LASTING = re.compile(r"(dirty|timers):\{p\d\d\}|alive(:\d+)?")


Sent: TypeAlias = tuple[int, int]
"""A message of the bot: its chat, and its number there."""


class Broken(Exception):
    """An invariant does not hold."""


# ── after every commit ──────────────────────────────────────────────────────────────────────────────────────────


def decided_on_what_it_replaces(commit: Commit) -> None:
    """Compare and set: a decision counts only for the document that it was made on."""
    if commit.expected != commit.revision:
        raise Broken(f"compare and set: decided on {commit.expected}, replaced {commit.revision} of {commit.place}")


def a_revision_names_one_document(commit: Commit, named: dict[tuple[Place, int], Any]) -> None:
    """Compare and set: what a failover lost and what is written in its place are never taken for each other."""
    if named.setdefault((commit.place, commit.stored), commit.after) != commit.after:
        raise Broken(f"compare and set: {commit.place} has had another document of revision {commit.stored}")


def every_update_once(commit: Commit, applied: Set[tuple[Place, str]]) -> None:
    """Exactly once: an update changes a place once, however often it is delivered."""
    if commit.update and (commit.place, commit.update) in applied:
        raise Broken(f"exactly once: {commit.update} was applied to {commit.place} before")


def nothing_is_taken_back(commit: Commit) -> None:
    """A game's log only grows, and another game has another number."""
    before, after = commit.before, commit.after
    if not isinstance(before, Table) or not isinstance(after, Table):
        return
    if _is_forgotten(after):
        return
    if after.serial < before.serial:
        raise Broken("log: the games of a chat are counted backwards")
    same = before.stage is Stage.GAME and _deal(after) == _deal(before)
    if same and any(not _is_same(*lines) for lines in zip_longest(before.log, after.log[: len(before.log)])):
        raise Broken(f"log: an action of {before.place} was taken back")


def _is_forgotten(table: Table) -> bool:
    """A person's own table after that person was forgotten, or before they came."""
    return table.private and table == Table(chat=table.chat, topic=table.topic)


def _deal(table: Table) -> tuple[int, int]:
    """Which game of the chat this is, and how often its keywords were drawn again."""
    return table.serial, OWN.of(table).rerolled


def _is_same(before: Mapping[str, Any], after: Mapping[str, Any] | None) -> bool:
    """A line of the log is what it was; those who asked to be forgotten are called otherwise."""
    named = {key for key, value in (after or {}).items() if str(value).isdigit() and is_stand_in(int(value))}
    return (
        after is not None
        and before.keys() == after.keys()
        and all(before[key] == after[key] or key in named for key in before)
    )


def timer_is_set(commit: Commit, database: Database) -> None:
    """A table that waits for a time is woken at that time, and no other."""
    table = commit.after
    if not commit.changed:
        return
    score = database.marks(partition_key("timers", commit.place.partition)).get(str(commit.place).encode())
    if score != table.due:
        raise Broken(f"timer: {commit.place} is due at {table.due}, its timer says {score}")


def time_runs_out_once(commit: Commit) -> None:
    """D9, D19: time goes on without a player only when it is up."""
    before, after = commit.before, commit.after
    if commit.update or not isinstance(before, Table) or not isinstance(after, Table):
        return
    ran_out = any(line.get("do") == "time" for line in after.log[len(before.log) :])
    if ran_out and (before.due is None or before.due > commit.now):
        raise Broken(f"timer: the time of {before.place} ran out before it was up")


def another_decision_has_another_nonce(commit: Commit, nonces: dict[str, Any]) -> None:
    """A button of one decision does nothing in another."""
    table = commit.after
    if not isinstance(table, Table) or table.stage is not Stage.GAME:
        return
    decision = (table.place, *_deal(table), game_of(table).decision(commit.view))
    if nonces.setdefault(table.nonce, decision) != decision:
        raise Broken("nonce: buttons of one decision hold for another")


def a_player_is_awaited(commit: Commit) -> None:
    """Progress: a running game names whom it waits for."""
    table = commit.after
    if not isinstance(table, Table) or table.stage is not Stage.GAME:
        return
    game = game_of(table)
    if not game.duties(commit.view) and not game.vacant(commit.view):
        raise Broken("progress: a game waits for nobody")


def a_code_is_drawn_again_once(commit: Commit) -> None:
    """D3, L3: codes are drawn again only after a leak, once per side and round, and when an encoder has left."""
    table = commit.after
    if not isinstance(table, Table):
        return
    done = Counter(line.get("do") for line in table.log)
    leaked = {(redraw.side, redraw.round) for redraw in OWN.of(table).redrawn}
    if done["redraw"] > done["leave"] + len(leaked):
        raise Broken(f"code: {table.place} has drawn codes again {done['redraw']} times, for {len(leaked)} leaks")


def tokens_are_conserved(commit: Commit) -> None:
    """D15, D16, I4, I5, K4, K8, K10, K11: tokens and points are those that the answers earned, no more and no fewer."""
    table = commit.after
    if not isinstance(table, Table) or table.state is None:
        return
    (_points_are_conserved if table.game == "kryptos" else _tokens_are_conserved)(commit.view)


def _tokens_are_conserved(view: Any) -> None:
    earned: Counter[tuple[str, str]] = Counter()
    for side in view.sides:
        other = next(one.key for one in view.sides if one.key != side.key)
        for half in side.sheet.rounds:
            earned[other, "intercepts"] += half.interception == half.code and half.round > 1  # D14, D15, I4
            if half.guess != half.code:
                failed = (side.key, "miscommunications") if view.lineup == "teams" else (other, "intercepts")
                earned[failed] += 1  # D16, I5
    for side in view.sides:
        for kind in ("intercepts", "miscommunications"):
            if getattr(side.tally, kind) != earned[side.key, kind]:
                raise Broken(
                    f"tokens: {side.key} has {getattr(side.tally, kind)} {kind}, earned {earned[side.key, kind]}"
                )


def _points_are_conserved(view: Any) -> None:
    total = 2 * len(view.hands)  # K4
    hidden = {hand.seat: len(hand.cards) - 2 for hand in view.hands}  # K5: two of each are open when guessing begins
    for attempt in view.attempts:
        if attempt.bought and not view.options.bribe:
            total -= 1  # K10; K11: it stays at the table
        if attempt.right:
            total += min(3, hidden[attempt.owner])  # K8
            hidden[attempt.owner] -= 1
    if not any(hand.vacant for hand in view.hands) and sum(hand.points for hand in view.hands) != total:
        raise Broken(f"points: {sum(hand.points for hand in view.hands)} at the table, earned {total}")


def a_daily_result_stays(commit: Commit) -> None:
    """The result of a day is that of its game when it ended: it never changes, and no earlier day follows."""
    before, after = commit.before, commit.after
    if not isinstance(before, Table) or not isinstance(after, Table) or not after.private or _is_forgotten(after):
        return
    (old, new), solo = (OWN.of(table).diary for table in (before, after)), OWN.of(after).solo
    if new.date == old.date:
        if (new.marks, new.streak) != (old.marks, old.streak):
            raise Broken(f"daily: the result of {old.date} at {after.place} became another")
    elif new.date < old.date or solo is None or solo.date != new.date:
        raise Broken(f"daily: {after.place} notes {new.date} after {old.date}")
    elif before.stage is not Stage.GAME or after.stage is not Stage.OVER or new.marks != marks(commit.view):
        raise Broken(f"daily: the result of {new.date} at {after.place} is not that of its game")


def a_day_has_one_puzzle(commit: Commit, days: dict[tuple[str, str], Script]) -> None:
    """The puzzle of a day is the same for everybody of a language, whichever worker made it."""
    own = OWN.of(commit.after) if isinstance(commit.after, Table) else None
    if own is None or own.solo is None or not own.solo.date or own.script is None:
        return
    if days.setdefault((own.solo.date, own.word_language), own.script) != own.script:
        raise Broken(f"daily: {commit.place} has another puzzle of {own.solo.date}")


def tries_only_grow(commit: Commit) -> None:
    """A puzzle gets one try after the other, and each person's first stays, until that person is forgotten."""
    before, after = commit.before, commit.after
    if not isinstance(before, Puzzle) or not isinstance(after, Puzzle) or not before.there or not after.there:
        return
    same = ("id", "game", "language", "script", "original", "makers")
    if any(getattr(before, name) != getattr(after, name) for name in same):
        raise Broken(f"puzzle: {commit.place} became another")
    new, gone = after.tries.keys() - before.tries.keys(), before.tries.keys() - after.tries.keys()
    kept = all(after.tries[user] == before.tries[user] for user in before.tries.keys() & after.tries.keys())
    if not kept or len(new) + len(gone) > 1 or not new.isdisjoint(after.makers):
        raise Broken(f"puzzle: a try of {commit.place} was changed")


def a_puzzle_names_nobody(commit: Commit, names: Iterable[str]) -> None:
    """A puzzle has nobody's name, nor the group's."""
    if isinstance(commit.after, Puzzle):
        text = commit.after.model_dump_json()
        for name in names:
            if name in text:
                raise Broken(f"secrecy: {commit.place} names somebody")


def a_game_for_one_tells_nothing_early(commit: Commit) -> None:
    """What who plays alone sees would be the same with other keywords and codes, as long as they are not revealed."""
    table = commit.after
    if not isinstance(table, Table) or not table.private or table.stage is not Stage.GAME:
        return
    other = _with_another_script(table)
    if other is not None and screen(table, LINKS) != screen(other, LINKS):
        raise Broken(f"secrecy: the card of {commit.place} depends on what is not revealed")


def _with_another_script(table: Table) -> Table | None:
    """A table at which the interceptor could not tell that the keywords, this code and what follows are others."""
    script, player, state = OWN.of(table).script, table.player(table.chat), table.state
    if script is None or state is None or player is None or player.side == state["sides"][0]["key"]:
        return None
    played = int(state["round"])
    rounds = tuple(
        row
        if number < played
        else replace(row, code=_turned(row.code), guess=_turned(row.guess or row.code))
        if number == played
        else replace(row, code=_turned(row.code), clues=tuple(clue[::-1] for clue in row.clues))
        for number, row in enumerate(script.rounds, start=1)
    )
    keywords = tuple(word[::-1] for word in script.keywords)
    pair = state["sides"][0]
    other = pair | {"keywords": list(keywords), "code": _turned(pair["code"]) if pair["code"] else pair["code"]}
    changed = state | {"sides": [other, *state["sides"][1:]]}
    return OWN.put(table.replace(state=changed), script=Script(keywords, rounds))


def _turned(code: str) -> str:
    return code[1:] + code[0]


# ── everything that is told ─────────────────────────────────────────────────────────────────────────────────────


def no_secret_is_told(secrets: Secrets, to: int, text: str, where: str) -> None:
    """Secrecy: a word or a card reaches only those who may know it."""
    word, card = secrets.told(to, text), secrets.shown(to, text)
    if word is not None or card is not None:
        raise Broken(f"secrecy: {word or card} was told to {to} by {where}")


# ── at the end ──────────────────────────────────────────────────────────────────────────────────────────────────


def the_oracle_agrees(commits: Sequence[Commit]) -> None:
    """The rules: after every commit the game stands as the oracle says, which knows only the rules."""
    games: dict[tuple[Place, int, int, int], list[Table]] = {}
    forgotten: Counter[Place] = Counter()  # how often: who is forgotten and comes back begins with the first game
    for commit in commits:
        table = commit.after
        if isinstance(table, Table) and _is_forgotten(table):
            forgotten[table.place] += commit.changed
        if commit.changed and isinstance(table, Table) and table.state is not None:
            games.setdefault((table.place, forgotten[table.place], *_deal(table)), []).append(table)
    for tables in games.values():
        if tables[-1].stage is Stage.OVER:  # only then the record can be written
            _replay(tables)


def _replay(tables: list[Table]) -> None:
    last = tables[-1]
    game = GAMES[last.game]
    header = game.notation.write_header(game.thaw(last.state or {}))
    oracle: Any = kryptos_oracle.Oracle(header) if last.game == "kryptos" else codes_oracle.Oracle(header)
    answers = [oracle.opening, *(oracle.play(line) for line in last.log)]
    renamed = _renamed(tables)
    looked_at: set[int] = set()
    for table in tables:
        if len(table.log) in looked_at:
            continue
        looked_at.add(len(table.log))
        ours = _called(game.notation.snapshot(game.thaw(table.state or {})), renamed)
        theirs = {key: value for key, value in answers[len(table.log)].items() if key in ours}
        if not answers[len(table.log)]["ok"] or ours != theirs:
            wrong = [key for key in ours if ours[key] != theirs.get(key)]
            raise Broken(f"oracle: after {len(table.log)} lines the rules say otherwise about {wrong or 'that line'}")


def _renamed(tables: list[Table]) -> dict[str, str]:
    """Return what those are called in the end who asked to be forgotten, by the log, or else by their seats."""
    lines = [line for table in tables for line in zip(table.log, tables[-1].log, strict=False)]
    seats = [pair for two in pairwise(tables) for pair in zip(*(table.players for table in two), strict=False)]
    renamed = {str(old.seat): str(new.seat) for old, new in seats if is_stand_in(new.user) and old.seat != new.seat}
    return renamed | {str(old[key]): str(new[key]) for old, new in lines for key in old if old[key] != new[key]}


def _called(snapshot: Any, renamed: Mapping[str, str]) -> Any:
    if not renamed:
        return snapshot
    text = orjson.dumps(snapshot).decode()
    for old, new in renamed.items():
        text = text.replace(f'"{old}"', f'"{new}"')
    named = orjson.loads(text)
    return named | ({"awaiting": sorted(named["awaiting"])} if "awaiting" in named else {})


def everything_is_shown(
    local: LocalTelegram, database: Database, places: Mapping[Place, Any], deleted: Set[Sent]
) -> None:
    """Eventual delivery: every chat shows what its documents say, and nobody is still at it."""
    for key in database.names():
        if key.startswith(UNSETTLED):
            raise Broken(f"delivery: {key} is left when all is quiet")
    for chat, message, number in _wanted(local, database, places):
        post = local.world.chats[chat.id].posts.get(number)
        if (chat.id, number) in deleted:
            continue  # nobody tells the bot: it is sent again when it would be edited
        if post is None:
            raise Broken(f"delivery: {chat} lacks {message.key}")
        if message.digest == FILE:
            continue  # a file is never edited: its caption names people as they were called then
        markup = message.markup if local.world.newer else message.older_markup
        if _words(post) != plain(message.text) or post.markup != markup:
            raise Broken(f"delivery: {chat} shows an older {message.key}")


def only_what_is_wanted_has_buttons(
    local: LocalTelegram,
    database: Database,
    places: Mapping[Place, Any],
    excused: Set[Sent],
    shut: Mapping[int, int],
) -> None:
    """Delivery: what went away has lost its buttons, but for copies, and where nobody could take them off.

    `shut` are chats that did not let the bot in, with the newest message that stood there the last time.
    """
    wanted = {(chat.id, number) for chat, _, number in _wanted(local, database, places)}
    for chat, post in _own_posts(local):
        shut_out = post.id <= shut.get(chat.id, 0) or not (chat.is_private or local.world.bot_status(chat).inside)
        if post.markup and not shut_out and chat.migrated_to is None and (chat.id, post.id) not in wanted | excused:
            raise Broken(f"delivery: {post.id} in {chat.id} has buttons that nobody wants")


def tables_know_that_the_bot_is_there(local: LocalTelegram, places: Mapping[Place, Any]) -> None:
    """Delivery: no table goes on without its group, where the bot may write again."""
    for place, table in places.items():
        chat = local.world.chats.get(table.window.id) if isinstance(table, Table) and table.away else None
        if chat is not None and chat.migrated_to is None and local.world.bot_status(chat).inside:
            raise Broken(f"delivery: {place} does not know that the bot is back")


def copies_have_a_reason(local: LocalTelegram, recorded: Collection[Sent], unsure: Set[Sent]) -> None:
    """Delivery: a message that the store does not know of is one whose send, or whose record, had no sure end."""
    for chat, post in _own_posts(local):
        if (chat.id, post.id) not in recorded and (chat.id, post.id) not in unsure:
            raise Broken(f"delivery: {post.id} in {chat.id} is a copy without a reason")


def a_message_is_sent_once(local: LocalTelegram, place: Place, chat: str, before: bytes, after: bytes) -> None:
    """Delivery: what is known to stand in a chat is not sent again."""
    old, new = (orjson.loads(body) if body else {} for body in (before, after))
    chat_id = int(chat.partition(":")[0])
    for key, (number, digest, *_) in old.items():
        if key in new and digest and number and new[key][0] != number and number in local.world.chats[chat_id].posts:
            raise Broken(f"delivery: {key} of {place} stands in {chat} and was sent again")


def answered_is_durable(taken: Iterable[str], commits: Sequence[Commit]) -> None:
    """Durability: what was answered with 200 has been committed, and is not lost."""
    committed = {commit.update for commit in commits}
    for update in taken:
        if update not in committed:
            raise Broken(f"durability: update {update} was answered 200, and no commit knows of it")


def puzzles_are_as_their_makers_want(documents: Mapping[Place, Any]) -> None:
    """A puzzle that a table names is there, or was; one that the pair does not want is not."""
    tables = [one for one in documents.values() if isinstance(one, Table) and not one.private and one.state]
    puzzles = {place: one for place, one in documents.items() if isinstance(one, Puzzle)}
    for table in tables:
        if table.game != "codes" or table.stage is not Stage.OVER:
            continue
        offer = OWN.of(table).offer
        if offer is not None and offer.puzzle and puzzle_place(offer.puzzle) not in puzzles:
            raise Broken(f"puzzle: {table.place} names one that was never there")
        dealt = (table.state or {})["sides"][0]["keywords"]
        made = [place for place, one in puzzles.items() if one.there and list(one.script["keywords"]) == list(dealt)]
        if made and (offer is None or not offer.puzzle):
            raise Broken(f"puzzle: {made[0]} of {table.place} is there, and nobody wants it")


def every_solution_is_told(documents: Mapping[Place, Any]) -> None:
    """Who has solved a puzzle is among those who tried it."""
    for place, table in documents.items():
        if isinstance(table, Table) and table.private and game_of(table).report(table) is not None:
            raise Broken(f"puzzle: nobody was told what came of it at {place}")


def keys_are_bounded(database: Database, places: int) -> None:
    """Bounded keys: only keys that we know, all but the marks with an end."""
    keys = database.names()
    for key in keys:
        if not KEYS.fullmatch(key):
            raise Broken(f"keys: nobody knows of {key}")
        if database.expiry(key) is None and not LASTING.fullmatch(key):
            raise Broken(f"keys: {key} would stay for ever")
    if len(keys) > 6 * places + 20:
        raise Broken(f"keys: {len(keys)} for {places} places")


def nothing_went_wrong(logged: Iterable[str], letters: object) -> None:
    """No bug of ours: no update was given up, no screen or timer failed, Telegram rejected nothing."""
    for line in logged:
        if line.startswith("ERROR"):
            raise Broken(f"log: {line}")
    if letters:
        raise Broken("log: an update was given up")


def no_secret_is_kept(words: Iterable[str], token: str, pages: Mapping[str, str]) -> None:
    """Secrecy: no word of a game and no token in logs, metrics, names of keys or errors."""
    for where, text in pages.items():
        for secret in (token, *words):
            if secret in text:
                raise Broken(f"secrecy: {where} tell a secret")


def _wanted(
    local: LocalTelegram, database: Database, places: Mapping[Place, Any]
) -> Iterator[tuple[Chat, Message, int]]:
    """Yield each message that a document wants where the bot can write, and under which number it is known."""
    for place, document in places.items():
        noted = _noted(database, place)
        for chat, messages in screen(document, Links(local.world.bot.username or "")).items():
            for message in messages if chat not in out_of_reach(document) else ():
                yield chat, message, noted.get(str(chat), {}).get(message.key, [0])[0]


def _own_posts(local: LocalTelegram) -> Iterator[tuple[LocalChat, Post]]:
    """Yield each message of the bot, and the chat in which it stands."""
    for chat in local.world.chats.values():
        yield from ((chat, post) for post in chat.posts.values() if post.sender == local.world.bot.id)


def _noted(database: Database, place: Place) -> dict[str, dict[str, list[Any]]]:
    posts = database.fields(place.key("posts"))
    return {chat.decode(): orjson.loads(body) for chat, body in posts.items() if chat != UNFINISHED.encode()}


def _words(post: Post) -> str:
    return post.text or str(post.content.get("caption", ""))
