"""What people do besides playing fair: old and forged buttons, edits, leaving, blocking, other names, other groups."""

from collections.abc import Callable
from random import Random

from tests.simulation.minds import canary
from tests.simulation.players import Player, Seen
from tgbot.buttons import PRESSES, Tapped, pack, unpack
from tgbot.codes_presses import Lock, SendClues, SetDigit
from tgbot.playground.model import ChatKind
from tgbot.playground.people import MEDIA_KINDS
from tgbot.presses import StartGame

# Without /rules: its pages show cards, as examples.
COMMANDS = ("/board", "/sheet", "/nudge", "/stats", "/help", "/join", "/settings", "/play", "/start", "/words")
MOST_LEAVES = 1


class Oddities:
    """Draws something odd for somebody to do; `moved` is told when the group has another id."""

    def __init__(self, chance: Random, told: Callable[[str], None], moved: Callable[[int], None]) -> None:
        """Take the chance, where it is told, and who wants to know that the group has moved."""
        self._chance = chance
        self._told = told
        self._moved = moved
        self._left = 0
        self._kinds: list[tuple[str, Callable[[Player], bool]]] = [
            ("old button", self._tap_an_old_button),
            ("old button", self._tap_an_old_button),  # twice as likely
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
            ("upgrade", self._upgrade),
        ]

    def __call__(self, player: Player) -> None:
        """Let somebody do something odd, if that is possible now."""
        kind, do = self._chance.choice(self._kinds)
        if do(player):
            self._told(f"? {player.user} {kind}")

    def _tap_an_old_button(self, player: Player) -> bool:
        return self._tap(player, self._chance.choice(player.remembered)) if player.remembered else False

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
        player.people.text(player.user, player.group, self._chance.choice(COMMANDS))
        return True

    def _private_command(self, player: Player) -> bool:
        player.people.text(
            player.user, player.user, self._chance.choice(("/start", "/words", "/games", "/sheet", "/help"))
        )
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
        player.people.media(player.user, player.user, self._chance.choice(MEDIA_KINDS))
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
        player.people.change(player.user, first_name=self._chance.choice(("Ana", "Bo", "<b>", "Zoë", "A" * 64)))
        return True

    def _block(self, player: Player) -> bool:
        player.people.block(player.user)  # the player opens the bot again when there is something to do
        return True

    def _leave(self, player: Player) -> bool:
        if self._left >= MOST_LEAVES:
            return False
        self._left += 1
        player.people.text(player.user, player.group, "/leave")
        return True

    def _upgrade(self, player: Player) -> bool:
        if player.world.chats[player.group].kind is not ChatKind.GROUP:
            return False
        self._moved(player.people.upgrade(player.group).id)
        return True

    def _tap(self, player: Player, seen: Seen) -> bool:
        player.people.tap(player.user, seen.chat, seen.message, seen.data)
        return True
