"""The card game told as a story, from the rules alone (the K rules and the record's format).

`Table.story` is a script that runs from the opening to the end and stops wherever it waits for a line. A line is
judged before anything is changed (`Table.objection`), so a refused one leaves the story where it was.
"""

from __future__ import annotations

import copy
import random
from collections.abc import Generator
from typing import Any, NoReturn

Line = dict[str, Any]
Waiting = Generator[None, Line, Line]
Telling = Generator[None, Line, None]

NAMED_REASONS = {"unreadable", "not-your-turn", "wrong-phase", "bad-number"}
COLOURS = ["red", "yellow", "green", "blue"]  # K1
HIGHEST = 48
SIZES = {3: (32, 10), 4: (36, 9), 5: (40, 8), 6: (48, 8)}  # K2: cards in the game, cards in a hand
OPTIONS = ("advanced", "mystery", "bribe")
PHASES = {
    "reveal": {"reveal", "time"},
    "turn": {"guess", "time", "call-end"},
    "again": {"guess", "pass", "time", "call-end"},
    "over": set(),
}
ALWAYS = {"leave", "substitute", "end"}


class Over(Exception):
    """The story has come to its end."""


class Oracle:
    """One game: `opening` answers the header, `play` answers each further line."""

    def __init__(self, header: Line) -> None:
        check_header(header)
        self.header = copy.deepcopy(header)
        self.table = Table(header)
        self.story = self.table.story()
        next(self.story)
        self.opening = self.table.output(None)

    def play(self, line: object) -> Line:
        if not is_readable(line):
            return self.table.output("unreadable")
        assert isinstance(line, dict)
        self.story.send(line)
        return self.table.output(self.table.refused)


def is_readable(line: object) -> bool:
    """Whether the line has what its action needs; other keys are ignored."""

    def whole(number: int) -> bool:
        return not isinstance(number, bool)

    match line:
        case {"do": "time" | "end"} | {"do": "leave" | "pass" | "call-end", "by": str()}:
            return True
        case {"do": "reveal", "by": str(), "place": int(place)}:
            return whole(place)
        case {"do": "guess", "by": str(), "player": str(), "place": int(place), "number": int(number)}:
            return whole(place) and whole(number)
        case {"do": "substitute", "seat": str(), "player": str()}:
            return True
    return False


def check_header(header: Line) -> None:
    """Raises ValueError for a header that cannot start a game (K2, K4, K12)."""
    players, options = header["players"], header["options"]
    if len(set(players)) < len(players) or len(players) not in SIZES or header["first"] not in players:
        raise ValueError("players")
    cards, each = SIZES[len(players)]
    aside = cards - each * len(players)
    if options["mystery"]:
        if len(players) not in (4, 5):
            raise ValueError("mystery")
        cards, aside = cards + 4, aside + 4
    hands = header["hands"]
    dealt = [number for hand in hands.values() for number in hand] + header["aside"]
    fits = set(hands) == set(players) and all(len(hand) == each for hand in hands.values())
    if not fits or len(header["aside"]) != aside or sorted(dealt) != list(range(1, cards + 1)):
        raise ValueError("hands")


def colour(number: int) -> str:
    return COLOURS[(number - 1) % 4]  # K1


class Player:
    def __init__(self, name: str, hand: list[int]) -> None:
        self.name = name
        self.hand = sorted(hand)  # K3
        self.open: set[int] = set()
        self.points = 2  # K4
        self.here = True
        self.sat = {name}  # L1: everybody who ever sat here

    def hidden(self) -> list[int]:
        return [number for number in self.hand if number not in self.open]


class Table:
    def __init__(self, header: Line) -> None:
        names = header["players"]
        at = names.index(header["first"])
        self.players = [Player(name, header["hands"][name]) for name in names[at:] + names[:at]]
        self.options = header["options"]
        self.leavers: set[str] = set()
        self.phase = ""
        self.mover: Player | None = None
        self.refused: str | None = None
        self.last_round = False
        self.quiet = 0  # K17: whole rounds without a revealed card
        self.revealed = False  # in this round
        self.ended_without_winner = False

    # The story.

    def story(self) -> Generator[None, Line, NoReturn]:
        try:
            yield from self.opening()
            while True:
                yield from self.round()
        except Over:
            self.mover = None
        yield from self.ask("over", None)
        raise AssertionError("nothing is accepted after the end")

    def opening(self) -> Telling:
        for _ in range(2):  # K5
            for player in reversed(self.players):
                while player.hidden():
                    line = yield from self.ask("reveal", player)
                    if self.came_between(line):
                        continue
                    legal = self.may_open(player)
                    player.open.add(legal[0] if line["do"] == "time" else player.hand[line["place"] - 1])
                    break

    def round(self) -> Telling:
        self.revealed = False
        for player in self.players:
            yield from self.turn(player)
            self.stop_if_nothing_is_left()
        if self.last_round:  # K13
            raise Over
        self.quiet = 0 if self.revealed else self.quiet + 1

    def turn(self, player: Player) -> Telling:
        while self.can_guess(player):  # K16, K18
            line = yield from self.ask("turn", player)
            if self.came_between(line):
                continue
            if line["do"] == "time" or self.attempt(player, line):
                return
            break
        while self.can_guess(player) and player.points > 0:  # K10
            line = yield from self.ask("again", player)
            if self.came_between(line):
                continue
            if line["do"] == "guess":
                player.points -= 1
                if self.options["bribe"]:
                    self.award(self.named(line["player"]), 1)  # K11
                self.attempt(player, line)
            return

    def ask(self, phase: str, player: Player | None) -> Waiting:
        self.phase, self.mover = phase, player
        while True:
            line = yield
            self.refused = self.objection(line)
            if self.refused is None:
                return line

    def came_between(self, line: Line) -> bool:
        """Whether this is nothing that the mover was asked for; then it is done here."""
        if line["do"] == "end":
            self.ended_without_winner = True
            raise Over
        if line["do"] == "call-end":  # K17
            raise Over
        if line["do"] == "leave":  # K18
            leaver = self.named(line["by"])
            self.leavers.add(leaver.name)
            leaver.here = False
            self.revealed = self.revealed or bool(leaver.hidden())
            self.quiet = 0 if leaver.hidden() else self.quiet
            leaver.open = set(leaver.hand)
            self.stop_if_nothing_is_left()
        elif line["do"] == "substitute":
            player = next(p for p in self.players if p.name == line["seat"])
            player.name, player.here = line["player"], True
            player.sat.add(line["player"])
        else:
            return False
        return True

    def attempt(self, player: Player, line: Line) -> bool:
        owner = self.named(line["player"])
        number = owner.hand[line["place"] - 1]
        if line["number"] != number:
            return False  # K9
        self.award(player, min(3, len(owner.hidden())))  # K8
        owner.open.add(number)
        self.revealed = True
        self.quiet = 0
        return True

    def award(self, player: Player, points: int) -> None:
        player.points += points
        self.last_round = self.last_round or player.points >= 15  # K13

    def stop_if_nothing_is_left(self) -> None:
        if not any(self.can_guess(player) for player in self.players):  # K15
            raise Over

    # The rules.

    def objection(self, line: Line) -> str | None:
        """Why this line is against the rules now."""
        do = line["do"]
        if self.phase == "over" or do not in PHASES[self.phase] | ALWAYS:
            return "wrong-phase"
        if do in ("time", "end"):
            return None
        if do == "substitute":
            return self.objection_to_substitute(line)
        if not any(player.here and player.name == line["by"] for player in self.players):
            return "nobody-of-this-name"
        if do == "leave":
            return None
        if do == "call-end":
            return None if self.quiet >= 3 else "too-early"
        assert self.mover is not None
        if line["by"] != self.mover.name:
            return "not-your-turn"
        if do == "reveal":
            hand = self.mover.hand
            there = 1 <= line["place"] <= len(hand)
            return None if there and hand[line["place"] - 1] in self.may_open(self.mover) else "not-this-card"
        return self.objection_to_guess(line) if do == "guess" else None

    def objection_to_guess(self, line: Line) -> str | None:
        owner = next((p for p in self.players if p.name == line["player"]), None)
        if owner is None or owner is self.mover:
            return "no-other-player"
        if not 1 <= line["place"] <= len(owner.hand) or owner.hand[line["place"] - 1] in owner.open:
            return "no-hidden-card"
        return None if 1 <= line["number"] <= HIGHEST else "bad-number"

    def objection_to_substitute(self, line: Line) -> str | None:
        seat = next((p for p in self.players if p.name == line["seat"] and not p.here), None)
        if seat is None:
            return "no-free-seat"
        if any(line["player"] in player.sat for player in self.players if player is not seat):
            return "sat-elsewhere"  # L1
        return None

    def may_open(self, player: Player) -> list[int]:
        """The cards that a player may reveal in the opening (K5, K6)."""
        hidden = player.hidden()
        if not self.options["advanced"]:
            return hidden
        shown = [colour(number) for other in self.players for number in other.open]
        limit = 2 if len(self.players) <= 4 else 3
        inner = [number for number in hidden if number not in (player.hand[0], player.hand[-1])]
        apart = [number for number in inner if not {number - 1, number + 1} & player.open]
        scarce = [number for number in apart if shown.count(colour(number)) < limit]
        return scarce or apart or inner or hidden

    def can_guess(self, player: Player) -> bool:
        return player.here and any(other.hidden() for other in self.players if other is not player)

    def named(self, name: str) -> Player:
        return next(player for player in self.players if player.name == name)

    def winner(self) -> list[str] | None:
        able = [player for player in self.players if player.here and player.name not in self.leavers]  # K18
        if self.ended_without_winner or not able:
            return None
        return [max(able, key=lambda player: player.points).name]  # K14: the first of equals

    def output(self, refused: str | None) -> Line:
        def tokens(player: Player) -> dict[str, int]:
            hidden = [colour(number) for number in player.hidden()]
            return {name: hidden.count(name) for name in COLOURS}

        def shown(player: Player) -> dict[str, int]:
            return {str(at): number for at, number in enumerate(player.hand, start=1) if number in player.open}

        over = self.phase == "over"
        return {
            "ok": refused is None,
            "refused": refused,
            "phase": self.phase,
            "turn": self.mover.name if self.mover else None,
            "points": {player.name: player.points for player in self.players},
            "hidden": {player.name: len(player.hidden()) for player in self.players},
            "open": {player.name: shown(player) for player in self.players},
            "colours": {player.name: tokens(player) for player in self.players},
            "over": over,
            "winners": self.winner() if over else None,
        }


# Random games.


def random_header(rng: random.Random, count: int, options: dict[str, bool]) -> Line:
    """A header that can start a game; hands in any order, the first player anywhere."""
    names = [f"p{number}" for number in range(1, count + 1)]
    rng.shuffle(names)
    cards, each = SIZES[count]
    deck = list(range(1, cards + 1 + 4 * options["mystery"]))
    rng.shuffle(deck)
    hands = {name: deck[at * each : (at + 1) * each] for at, name in enumerate(names)}
    return {
        "game": "kryptos",
        "players": names,
        "first": rng.choice(names),
        "options": options,
        "hands": hands,
        "aside": deck[each * count :],
    }


def random_options(rng: random.Random, count: int) -> dict[str, bool]:
    return {name: rng.random() < 0.5 and (name != "mystery" or count in (4, 5)) for name in OPTIONS}


def random_game(
    rng: random.Random, count: int, *, leaving: bool = True, limit: int = 600
) -> tuple[Line, list[Line], list[Line]]:
    """Header, further lines, and one output line for each of them (the header's first), until over."""
    oracle = Oracle(random_header(rng, count, random_options(rng, count)))
    luck = rng.choice([0.05, 0.4, 0.9])
    lines: list[Line] = []
    outputs = [oracle.opening]
    while not outputs[-1]["over"] and len(lines) < limit:
        lines.append(random_line(oracle.table, rng, luck, leaving=leaving))
        outputs.append(oracle.play(lines[-1]))
    for _ in range(3):  # and a few lines too many
        lines.append(random_line(oracle.table, rng, luck, leaving=leaving))
        outputs.append(oracle.play(lines[-1]))
    return oracle.header, lines, outputs


def random_line(table: Table, rng: random.Random, luck: float, *, leaving: bool) -> Line:
    """A legal line mostly; else one that a player might try."""
    dice = rng.random()
    names = [player.name for player in table.players]
    if leaving and dice < 0.02:
        return {"by": rng.choice(names), "do": "leave"}
    if leaving and dice < 0.04:
        new = rng.choice([f"s{rng.randint(1, 10**6)}", rng.choice(names), *sorted(table.leavers)])
        return {"do": "substitute", "seat": rng.choice(names), "player": new}
    if leaving and dice < 0.041:
        return {"do": "end"}
    if dice < 0.06:
        return {"do": "time"}
    if dice < 0.2 or table.mover is None:
        return odd_line(table, rng)
    return legal_line(table, table.mover, rng, luck)


def legal_line(table: Table, mover: Player, rng: random.Random, luck: float) -> Line:
    """What the mover is asked for, nearly always."""
    if table.phase == "reveal":
        cards = table.may_open(mover) if rng.random() < 0.8 else mover.hand  # now and then one that K6 forbids
        return {"by": mover.name, "do": "reveal", "place": 1 + mover.hand.index(rng.choice(cards))}
    if table.phase == "again" and rng.random() < 0.3:
        return {"by": mover.name, "do": "pass"}
    owner = rng.choice([player for player in table.players if player is not mover and player.hidden()])
    number = rng.choice(owner.hidden())
    place = owner.hand.index(number) + 1
    guess = number if rng.random() < luck else rng.randint(1, HIGHEST)
    return {"by": mover.name, "do": "guess", "player": owner.name, "place": place, "number": guess}


def odd_line(table: Table, rng: random.Random) -> Line:
    """A line that is seldom legal."""
    by = rng.choice([player.name for player in table.players] + ["stranger"])
    other = rng.choice([player.name for player in table.players] + ["stranger"])
    place, number = rng.randint(0, 11), rng.choice([-1, 0, 1, 20, 48, 49, 10**30])
    return rng.choice(
        [
            {"do": "dance"},
            {"by": by},
            {"by": by, "do": "guess", "player": other, "place": place},
            {"by": by, "do": "guess", "player": other, "place": True, "number": 3},
            {"do": "guess", "player": other, "place": place, "number": 3},
            {"by": by, "do": "reveal", "place": place},
            {"by": by, "do": "reveal", "place": "1"},
            {"by": by, "do": "guess", "player": other, "place": place, "number": number},
            {"by": by, "do": "guess", "player": other, "place": place, "number": rng.randint(1, HIGHEST)},
            {"by": by, "do": "pass"},
            {"by": by, "do": "call-end"},
            {"by": "stranger", "do": "leave"},
            {"do": "substitute", "seat": by, "player": other},
        ]
    )
