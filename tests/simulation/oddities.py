"""What people do besides playing fair: old and forged buttons, edits, leaving, blocking, other names, other groups."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from random import Random

from tests.simulation.minds import canary
from tests.simulation.players import Player, Seen
from tgbot.games.codes.buttons import Lock, SendClues, SetDigit, SetMode
from tgbot.handlers.menus import menus
from tgbot.playground.errors import Impossible
from tgbot.playground.model import ChatKind, Post
from tgbot.playground.people import MEDIA_KINDS
from tgbot.tables.buttons import (
    CloseLobby,
    ConfirmLeave,
    EndGameNow,
    KickPlayer,
    LeaveTable,
    SetPace,
    StartGame,
    SwitchGame,
    VoteOff,
)
from tgbot.telegram.buttons import PRESSES, Tapped, pack, unpack

MENUS = menus()
COMMANDS = tuple(f"/{name}" for name in (*MENUS.group, "start", "sub") if name not in {"leave", "cancel"})
PRIVATE_COMMANDS = tuple(f"/{name}" for name in MENUS.private)
# After which those who want to play need more than patience: another game, another line-up, days to wait.
FOR_GOOD = (SetPace, SetMode, SwitchGame, CloseLobby, EndGameNow, VoteOff)
MOST_LEAVES = 1
TITLES = ("The club", "A & B", "🎲" * 20)
OTHER_NAMES = ("Ana", "Bo", "<b>", "Zoë", "A" * 64)


class Oddities:
    """Draws something odd for a player to do."""

    def __init__(
        self, chance: Random, told: Callable[[str], None], moved: Callable[[int], None], deleted: set[tuple[int, int]]
    ) -> None:
        """Take the chance, where it is told, who wants to know that the group has another id, and what was deleted."""
        self._chance = chance
        self._told = told
        self._moved = moved
        self._deleted = deleted
        self._left = 0
        self._private: list[tuple[str, Callable[[Player], bool]]] = [
            ("old button", self._tap_an_old_button),
            ("any button", self._tap_any_button),
            ("forged button", self._forge),
            ("private command", self._private_command),
            ("text", self._text),
            ("media", self._media),
            ("edit", self._edit),
            ("new name", self._rename),
            ("block", self._block),
            ("delete", self._delete),
        ]
        self._kinds: list[tuple[str, Callable[[Player], bool]]] = [
            ("old button", self._tap_an_old_button),
            ("old button", self._tap_an_old_button),  # twice as likely
            ("any button", self._tap_any_button),
            ("any button", self._tap_any_button),
            ("button of another", self._tap_anothers_button),
            ("forged button", self._forge),
            ("command", self._command),
            ("private command", self._private_command),
            ("text", self._text),
            ("text in the group", self._text_in_group),
            ("media", self._media),
            ("edit", self._edit),
            ("new name", self._rename),
            ("block", self._block),
            ("leave", self._leave),
            ("call off", self._call_off),
            ("leave the group", self._leave_the_group),
            ("bot thrown out", self._throw_out),
            ("bot leads", self._promote),
            ("delete", self._delete),
            ("new title", self._retitle),
            ("team's name", self._name_a_team),
            ("nameless command", self._command_without_a_name),
            ("upgrade", self._upgrade),
        ]
        self._taken_back: dict[str, Callable[[Player], bool]] = {
            "any button": self._tap_any_button,
            "back and forth": self._tap_back_and_forth,
            "private command": self._private_command,
            "command": self._command,
            "delete": self._delete,
            "blocked for a moment": self._block_for_a_moment,
            "bot thrown out for a moment": self._throw_out_for_a_moment,
        }

    def restless(self, kinds: tuple[str, ...]) -> Callable[[Player], None]:
        """Return how players do what is soon taken back, or what the bot learns of only by a call."""
        drawn = [(kind, self._taken_back[kind]) for kind in kinds]
        return lambda player: self._draw(player, drawn)

    def delete_last(self, player: Player) -> None:
        """Let a player delete a message with buttons, after which nothing is done any more."""
        posts = [post for chat in (player.user, player.group) for post in player.posts(chat) if post.markup]
        if posts:
            with suppress(Impossible):
                self._delete_one(player, self._chance.choice(posts))

    def __call__(self, player: Player) -> None:
        """Let a player do something odd, if that is possible now."""
        self._draw(player, self._kinds)

    def alone(self, player: Player) -> None:
        """Let a person who has nothing to do with the group do something odd."""
        self._draw(player, self._private)

    def _draw(self, player: Player, kinds: list[tuple[str, Callable[[Player], bool]]]) -> None:
        kind, do = self._chance.choice(kinds)
        if do(player):
            self._told(f"? {player.user} {kind}")

    def _tap_an_old_button(self, player: Player) -> bool:
        return self._tap(player, self._chance.choice(player.remembered)) if player.remembered else False

    def _tap_any_button(self, player: Player) -> bool:
        """Tap what nobody has asked for."""
        seen = [one for chat in (player.user, player.group) for one in player.buttons(chat)]
        seen = [one for one in seen if not isinstance(one.press, FOR_GOOD)]
        if not seen:
            return False
        one = self._chance.choice(seen)
        if isinstance(one.press, LeaveTable | ConfirmLeave | KickPlayer) and not self._may_leave():
            return False
        return self._tap(player, one)

    def _tap_back_and_forth(self, player: Player) -> bool:
        """Tap one button of a message, and shortly after one that stands there only since then: often the way back."""
        seen = [one for chat in (player.user, player.group) for one in player.buttons(chat)]
        seen = [one for one in seen if not isinstance(one.press, (*FOR_GOOD, LeaveTable, ConfirmLeave, KickPlayer))]
        if not seen:
            return False
        one = self._chance.choice(seen)
        before = {other.data for other in seen if other.message == one.message and other.chat == one.chat}
        asyncio.get_running_loop().call_later(self._chance.uniform(0.1, 1.5), self._tap_back, player, one, before)
        return self._tap(player, one)

    def _tap_back(self, player: Player, one: Seen, before: set[str]) -> None:
        now = [other for other in player.buttons(one.chat) if other.message == one.message]
        now = [other for other in now if not isinstance(other.press, (*FOR_GOOD, LeaveTable, ConfirmLeave, KickPlayer))]
        new = [other for other in now if other.data not in before] or now
        if new and player.playing:
            with suppress(Impossible):
                self._tap(player, self._chance.choice(new))

    def _tap_anothers_button(self, player: Player) -> bool:
        """Send what stands on a group's button from a private message, or the other way round."""
        mine, theirs = list(player.buttons(player.user)), list(player.buttons(player.group))
        if not mine or not theirs:
            return False
        where, what = self._chance.sample((self._chance.choice(mine), self._chance.choice(theirs)), 2)
        return self._tap(player, Seen(where.chat, where.message, what.data, what.press))

    def _forge(self, player: Player) -> bool:
        """Send callback data that no button has: another press, another nonce, or nonsense."""
        seen = [*player.buttons(player.user), *player.buttons(player.group)]
        if not seen:
            return False
        one = self._chance.choice(seen)
        tapped = unpack(one.data)
        assert tapped is not None
        presses = (Lock(), SendClues(), StartGame(), SetDigit(1, 4), SetDigit(9, 9))
        other = self._chance.choice([place.data for place in seen]).split("|")
        forged = self._chance.choice(
            [
                pack(Tapped(tapped.place, tapped.nonce, self._chance.choice(presses))),
                pack(Tapped(tapped.place, "AAAAAAAA", one.press)),
                "|".join([*other[:2], self._chance.choice(list(PRESSES))]),
                "nonsense",
            ]
        )
        return self._tap(player, Seen(one.chat, one.message, forged, one.press))

    def _command(self, player: Player) -> bool:
        player.command(self._chance.choice(COMMANDS))
        return True

    def _command_without_a_name(self, player: Player) -> bool:
        """Write in the group's own name, as only who leads it can."""
        chat = player.group
        player.people.text(player.user, chat, self._chance.choice(COMMANDS), topic=player.topic, as_chat=chat)
        return True

    def _name_a_team(self, player: Player) -> bool:
        """D4."""
        player.command(f"/team {self._chance.choice(('The <b>', 'Ravens', 'White', 'x' * 80))}")
        return True

    def _retitle(self, player: Player) -> bool:
        player.people.change_group(player.group, title=self._chance.choice(TITLES))
        return True

    def _private_command(self, player: Player) -> bool:
        player.people.text(player.user, player.user, self._chance.choice(PRIVATE_COMMANDS))
        return True

    def _text(self, player: Player) -> bool:
        player.write(canary(self._chance), player.user)
        return True

    def _text_in_group(self, player: Player) -> bool:
        """Answer a message of the bot, so that it hears it (C7)."""
        posts = player.posts(player.group)
        if posts:
            player.people.text(player.user, player.group, canary(self._chance), reply_to=posts[0].id)
        return bool(posts)

    def _media(self, player: Player) -> bool:
        player.record(self._chance.choice(MEDIA_KINDS))
        return True

    def _edit(self, player: Player) -> bool:
        if not player.written:
            return False
        chat, message = self._chance.choice(player.written[-3:])
        text = canary(self._chance)
        player.wrote(text, player.user)
        player.people.edit(player.user, chat, message, text)
        return True

    def _rename(self, player: Player) -> bool:
        player.people.change(player.user, first_name=self._chance.choice(OTHER_NAMES))
        return True

    def _block(self, player: Player) -> bool:
        player.people.block(player.user)  # the player opens the bot again when there is something to do
        return True

    def _block_for_a_moment(self, player: Player) -> bool:
        player.people.block(player.user)
        asyncio.get_running_loop().call_later(self._chance.uniform(0.1, 5.0), player.people.start, player.user)
        return True

    def _throw_out_for_a_moment(self, player: Player) -> bool:
        if not player.world.bot_status(player.world.chats[player.group]).inside:
            return False
        player.people.change_group(player.group, bot=False)
        asyncio.get_running_loop().call_later(self._chance.uniform(0.1, 5.0), self._let_in, player)
        return True

    def _let_in(self, player: Player) -> None:
        with suppress(Impossible):
            player.people.change_group(player.group, bot=True)

    def _leave(self, player: Player) -> bool:
        if not self._may_leave():
            return False
        player.command("/leave")
        return True

    def _may_leave(self) -> bool:
        """One more may give up a seat, or lose it: there are not many who could follow."""
        self._left += 1
        return self._left <= MOST_LEAVES

    def _call_off(self, player: Player) -> bool:
        """Ask to call the game off; the host needs no vote, and would be done with it."""
        if not player.hosts:
            player.command("/cancel")
        return not player.hosts

    def _leave_the_group(self, player: Player) -> bool:
        if not player.hosts:  # the host brings the bot back
            player.people.leave(player.user, player.group)
        return not player.hosts

    def _throw_out(self, player: Player) -> bool:
        player.people.change_group(player.group, bot=False)
        return True

    def _promote(self, player: Player) -> bool:
        player.people.change_group(player.group, bot_admin=self._chance.random() < 0.5)
        return True

    def _delete(self, player: Player) -> bool:
        """Delete a message of the bot; in the group only who leads it can."""
        posts = [post for chat in (player.user, player.group) for post in player.posts(chat)]
        if not posts:
            return False
        self._delete_one(player, self._chance.choice(posts))
        return True

    def _delete_one(self, player: Player, post: Post) -> None:
        player.people.delete(player.user, post.chat, post.id)
        self._deleted.add((post.chat, post.id))

    def _upgrade(self, player: Player) -> bool:
        chat = player.world.chats[player.group]
        if chat.kind is not ChatKind.GROUP or not player.world.bot_status(chat).inside:
            return False  # nobody would ever tell the bot that the one has become the other
        self._moved(player.people.upgrade(player.group).id)
        return True

    def _tap(self, player: Player, seen: Seen) -> bool:
        player.people.tap(player.user, seen.chat, seen.message, seen.data)
        return True
