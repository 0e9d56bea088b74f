"""Who may know what: each secret is a word that stands nowhere else, and everything that is told is looked through."""

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from engine.codes.clues import Media
from tests.simulation.ledger import Commit
from tgbot.games.codes.model import OWN
from tgbot.games.codes.solo.lesson import SEATS
from tgbot.games.kryptos.model import OWN as CARDS
from tgbot.games.kryptos.screens.parts import GLUE, SIGNS
from tgbot.tables.model import Stage, Table, user_of

NAMED = re.compile(f"[{''.join(SIGNS.values())}]{GLUE}(\\d+)")  # a card, wherever it is named


RULES = "📖"  # the rules show a hand as an example


@dataclass
class Secrets:
    """The words that only some may know, by who they are; a word that everybody may know is none of them."""

    known: dict[str, set[int]] = field(default_factory=dict)
    own: dict[int, set[int]] = field(default_factory=dict)  # the cards that each player has held, or thought of saying
    heard: set[int] | None = None  # the cards that everybody has seen or heard of; None while there are none
    scripted: dict[str, set[int]] = field(default_factory=dict)  # likewise those of games for one, whose end opens none
    strangers: set[int] = field(default_factory=set)  # who is not in the group: what it knows, they do not
    _learned: dict[int, set[str]] = field(default_factory=dict)  # what strangers know of that, by a puzzle
    _public: set[str] = field(default_factory=set)
    _dealt: tuple[object, ...] = ()  # to whom, and what: a deal that a failover lost is made again
    _shown_all: bool = False

    def written(self, text: str, by: int) -> None:
        """Note what a person wrote in private."""
        for word in text.split():
            self._learned.setdefault(by, set()).add(word)
            if word not in self._public:
                self.known.setdefault(word, set()).add(by)

    def committed(self, commit: Commit) -> None:
        """Note who may know what from now on."""
        table = commit.after
        if not isinstance(table, Table) or table.state is None:
            return
        if table.private:
            self._deal_script(table, commit.view)
        elif table.game == "kryptos":
            self._deal_cards(table, commit.view)
        else:
            self._deal_words(table, commit.view)

    def told(self, to: int, text: str) -> str | None:
        """Return the secret that a text tells to a person who may not know it; `to` is a chat."""
        for word, known in (*self.known.items(), *self.scripted.items()):
            if word in text and to not in known:
                return word
        if to in self.strangers:
            learned = self._learned.get(to, set())
            return next((word for word in sorted(self._public) if word in text and word not in learned), None)
        return None

    def shown(self, to: int, text: str) -> int | None:
        """Return the card that a text names to a person who may not know of it."""
        if self.heard is None or RULES in text:
            return None
        named = {int(number) for number in NAMED.findall(text)}
        return next(iter(sorted(named - self.heard - self.own.get(to, set()))), None)

    def _deal_words(self, table: Table, view: Any) -> None:
        if table.stage is Stage.OVER:  # D26
            self._open(self.known)
            return
        half = view.half
        for clues in [
            half.clues if half else (),
            *(told_half.clues for side in view.sides for told_half in side.sheet.rounds),
        ]:
            self._open(word for clue in clues for word in _words(clue))
        seated = tuple(player.user for player in table.players)
        dealt = (table.serial, *seated, *(tuple(side["keywords"]) for side in (table.state or {})["sides"]))
        if dealt != self._dealt:
            self._dealt = dealt
            self._deal_keywords(table)
        for remark in OWN.of(table).talk:
            told = any(
                remark.half == f"{told_half.round}/{side.key}" for side in view.sides for told_half in side.sheet.rounds
            )
            mates = {player.user for player in table.players if told and player.side == remark.side}  # D12
            said = f"{remark.text} {remark.media[1]}" if remark.media else remark.text
            self._share(said, {remark.by, *remark.to, *mates})
        for note in OWN.of(table).notes:  # a side's notebook is its own until the end
            self._share(note.text, {player.user for player in table.players if player.side == note.side})
        if view.phase == "keywords":  # D24: what a team writes is its own
            for player in table.players:
                mates = {mate.user for mate in table.players if mate.side == player.side}
                self._share(" ".join(word for word in OWN.card(table, player.user).words if word), mates)

    def _deal_script(self, table: Table, view: Any) -> None:
        """Who plays alone knows the clues that were given, and the keywords on the pair's own side, or at the end."""
        own, user, pair = OWN.of(table), table.chat, view.sides[0]
        player = table.player(user)
        if own.script is None or own.solo is None or player is None:
            return
        over, mate = table.stage is Stage.OVER, player.side == pair.key
        clues = [half.clues for half in (view.half, *pair.sheet.rounds) if half is not None]
        told = {word for given in clues for clue in given for word in _words(clue)}
        if mate and own.solo.step == len(SEATS):  # the learner writes the clues, and some of them are written
            told |= {word for row in own.script.rounds for clue in row.clues for word in clue.split()}
        if over or mate:
            told |= {word for keyword in own.script.keywords for word in keyword.split()}
        texts = (*own.script.keywords, *(clue for row in own.script.rounds for clue in row.clues))
        for word in (word for text in texts for word in text.split() if not word.isdigit()):
            if word not in self._public:  # those of a puzzle were opened to the group that made it
                self.scripted.setdefault(word, set()).update({user} if word in told else ())
        self._learned.setdefault(user, set()).update(told)

    def _deal_keywords(self, table: Table) -> None:
        """D2: keywords are known to who sits on their side, and to who sat there; no view is asked."""
        for side in (table.state or {})["sides"]:
            mates = {player.user for player in table.players if player.side == side["key"]}
            self._share(" ".join(side["keywords"]), mates)

    def _deal_cards(self, table: Table, view: Any) -> None:
        if table.stage is Stage.OVER:
            self._shown_all = True  # and a message that says so can come late, in the midst of the next game
        if self._shown_all:
            self.heard = None
            return
        self.heard = {number for hand in view.hands for number in hand.cards if number is not None}
        self.heard |= {attempt.number for attempt in view.attempts}
        held = [tuple(hand["cards"]) for hand in _hands(table)]
        # What a robot holds is nobody's own.
        hands = [(user_of(hand.seat) or 0, cards) for hand, cards in zip(view.hands, held, strict=True)]
        if (table.serial, *hands) != self._dealt:
            self._dealt = (table.serial, *hands)
            for user, cards in hands:
                self.own.setdefault(user, set()).update(cards)
        for user in table.cards:  # a number that a player has tapped is shown to that player, to be said or not
            self.own.setdefault(user, set()).update(CARDS.card(table, user).aim[2:])

    def _share(self, words: str, who: set[int]) -> None:
        for word in words.split():
            if word not in self._public and not word.isdigit():  # the number before a note is no secret
                self.known.setdefault(word, set()).update(who)

    def _open(self, words: Iterable[str]) -> None:
        for word in [word for word in words if not word.isdigit()]:
            self._public.add(word)
            self.known.pop(word, None)


def _hands(table: Table) -> list[dict[str, Any]]:
    hands: list[dict[str, Any]] = (table.state or {})["hands"]
    return hands


def _words(clue: str | Media | None) -> list[str]:
    """Return what a clue would give away; that of a file is its id."""
    if clue is None:
        return []
    return clue.split() if isinstance(clue, str) else [clue.id]
