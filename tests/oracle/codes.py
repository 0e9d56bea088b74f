"""The code game told as a story, from the rules alone (`docs/rules.md`).

The oracle keeps nothing but the header and the lines it accepted. For every new line it tells the whole game again
from the beginning: `Table.story` is a script that runs from round 1 to the end and stops wherever it waits for a line.
A line against the rules raises `Refused` in the middle of the story; that telling is thrown away, so nothing changed.
"""

from __future__ import annotations

import copy
import functools
import itertools
import random
import re
import unicodedata
from collections.abc import Generator
from typing import Any, NoReturn

Line = dict[str, Any]
Clue = str | dict[str, Any] | None

ALL_CODES = ["".join(digits) for digits in itertools.permutations("1234", 3)]  # D3
NAMED_REASONS = {
    "unreadable",
    "no-code",
    "not-your-turn",
    "wrong-phase",
    "clue-repeated",
    "clue-is-keyword",
    "bad-code",
}
NUMBER_WORDS = ["one", "two", "three", "four"]  # C10
SLOT_NAMES = {  # C4
    "numbers": ["1 one", "2 two", "3 three", "4 four"],
    "ordinals": ["first", "second", "third", "fourth"],
    "words": "slot number keyword",
}


class Refused(Exception):
    """The rules say no."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class Ended(Exception):
    """The line `end`: over without a winner (L2)."""


class Oracle:
    """One game: `opening` answers the header, `play` answers each further line."""

    def __init__(self, header: Line) -> None:
        check_header(header)
        self.header = copy.deepcopy(header)
        self.accepted: list[Line] = []
        self.opening = self.table().output(None)

    def table(self) -> Table:
        """The table after all accepted lines."""
        return self.retold()[0]

    def play(self, line: object) -> Line:
        if not is_readable(line):
            return self.table().output("unreadable")
        assert isinstance(line, dict)
        table, story = self.retold()
        try:
            story.send(copy.deepcopy(line))
        except Refused as refused:
            return self.table().output(refused.reason)
        self.accepted.append(copy.deepcopy(line))
        return table.output(None)

    def retold(self) -> tuple[Table, Generator[None, Line, NoReturn]]:
        table = Table(self.header)
        story = table.story()
        next(story)
        for line in self.accepted:
            story.send(line)
        return table, story


def is_readable(line: object) -> bool:
    """Whether the line has what its action needs; other keys are ignored."""
    match line:
        case {"do": "time" | "end"} | {"do": "leave", "by": str()}:
            return True
        case {"do": "clues" | "draft", "by": str(), "clues": [_, _, _] as clues}:
            return all(is_clue(clue) for clue in clues)
        case {"do": "guess" | "intercept", "by": str(), "code": str()}:
            return True
        case {"do": "keywords", "by": str(), "words": [_, _, _, _] as words}:
            return all(word is None or isinstance(word, str) for word in words)
        case {"do": "object" | "withdraw" | "stand", "by": str(), "clue": int(number)}:
            return not isinstance(number, bool)
        case {"do": "substitute", "seat": str(), "player": str()} | {"do": "redraw", "side": str()}:
            return True
    return False


def is_clue(clue: object) -> bool:
    match clue:
        case None | str() | {"media": str(), "id": str()}:
            return True
    return False


def check_header(header: Line) -> None:
    """Raises ValueError for a header that cannot start a game (D1, D2, D3, I1)."""

    def need(true: bool, what: str) -> None:
        if not true:
            raise ValueError(what)

    try:
        mode, players, keywords, codes = (header[key] for key in ("mode", "players", "keywords", "codes"))
        need(header["game"] == "codes" and mode in ("teams", "interceptor", "puzzle"), "not this game")
        sides = ("white", "black") if mode == "teams" else ("pair", "interceptor")
        coders = sides if mode == "teams" else ("pair",)
        sizes = [len(players[side]) for side in sides]
        names = [name for side in sides for name in players[side]]
        secrets = [word for side in coders for word in keywords[side]]
        if mode == "teams":
            need(all(2 <= size <= 4 for size in sizes) and abs(sizes[0] - sizes[1]) <= 1, "D1")
        else:
            need(sizes == [2, 1], "I1")
        need(all(isinstance(name, str) for name in names) and len(set(names)) == len(names), "a name twice")
        need(all(len(keywords[side]) == 4 for side in coders), "four keywords a side")
        need(all(isinstance(word, str) and fold(word) for word in secrets), "a keyword is a word")
        need(len({fold(word) for word in secrets}) == len(secrets), "D2")
        need(all(code in ALL_CODES for side in coders for code in codes[side]), "D3")
    except (KeyError, TypeError, AttributeError) as error:
        raise ValueError(f"unreadable header: {error!r}") from error


class Side:
    """White, Black, the pair or the interceptor: its seats, its secrets, its tokens, and its answer in this round."""

    def __init__(self, name: str, header: Line) -> None:
        self.name = name
        self.sitters: list[str] = list(header["players"][name])  # who sits, or sat last, in each seat
        self.vacant: set[int] = set()
        self.ever: set[str] = set(self.sitters)  # L1
        self.keywords: list[str] = list(header["keywords"].get(name, []))
        self.deck: list[str] = list(header["codes"].get(name, []))
        self.intercepts = 0
        self.miscommunications = 0
        self.used: set[str] = set()  # C9: every clue ever handed in

        self.role = -1  # the seat that encodes
        self.encoder: str | None = None  # the person who has seen the code of this round, present or not
        self.redraw_due = False  # L3
        self.code = ""
        self.draft: list[Clue] = [None, None, None]
        self.clues: list[Clue] | None = None  # None until they are handed in
        self.words: list[str | None] | None = None  # D24

    def present(self) -> list[str]:
        return [name for seat, name in enumerate(self.sitters) if seat not in self.vacant]

    def short(self) -> bool:
        """L2."""
        return len(self.present()) < (1 if self.name == "interceptor" else 2)

    def pass_the_role(self) -> None:
        """D6: the next taken seat; nobody encodes when all seats are vacant."""
        self.encoder = None
        for step in range(1, len(self.sitters) + 1):
            seat = (self.role + step) % len(self.sitters)
            if seat not in self.vacant:
                self.role, self.encoder = seat, self.sitters[seat]
                return

    def draw(self) -> None:
        self.code = self.deck.pop(0)
        self.draft, self.clues, self.redraw_due = [None, None, None], None, False

    def draw_if_due(self) -> None:
        """L3: the next encoder draws a new code."""
        if self.redraw_due:
            self.draw()

    def hand_in(self, clues: list[Clue]) -> None:
        self.clues = clues
        self.used |= {clue_key(clue) for clue in clues if clue is not None}


class Table:
    """All that is on and under the table; `story` is the game."""

    def __init__(self, header: Line) -> None:
        self.teams = header["mode"] == "teams"
        self.sides = [Side(name, header) for name in (("white", "black") if self.teams else ("pair", "interceptor"))]
        self.coders = self.sides if self.teams else self.sides[:1]  # I3
        self.translations: dict[str, list[str]] = header.get("translations") or {}
        self.number_words = {"1": "1", "2": "2", "3": "3", "4": "4"}
        for digit, names in enumerate(header.get("number_words") or [], start=1):
            self.number_words |= dict.fromkeys(names.split(), str(digit))
        self.slot_names: Line = header.get("slot_names") or {}
        self.last_round = 8 if self.teams else 5  # D22, I7
        self.puzzle = header["mode"] == "puzzle"  # not in the books: an interceptor's game that is not cut short
        if self.puzzle:
            self.last_round = min(self.last_round, len(header["codes"]["pair"]))
        self.round = 0
        self.phase = "clues"
        self.half: Side | None = None
        self.guess: str | None = None
        self.interception: str | None = None
        self.objections: dict[int, str] = {}  # clue number: "open" or "answered"
        self.winners: list[str] | None = None

    # The story

    def story(self) -> Generator[None, Line, NoReturn]:
        try:
            yield from self.rounds()
        except Ended:
            self.winners = None
        self.phase, self.half = "over", None
        while True:
            yield
            raise Refused("wrong-phase")

    def rounds(self) -> Generator[None, Line, None]:
        for number in range(1, self.last_round + 1):
            self.round = number
            yield from self.writing()
            for half in self.coders:  # D10 White first, D18 then Black
                yield from self.guessing(half)
            self.half = None
            yield from self.judging()
            if self.winners is not None:
                return

    def writing(self) -> Generator[None, Line, None]:
        self.phase = "clues"
        for side in self.coders:
            side.encoder, side.clues = None, None
        while any(not side.deck for side in self.coders):
            yield
            raise Refused("no-code")
        for side in self.coders:
            side.pass_the_role()
            side.draw()
        while any(side.clues is None for side in self.coders):
            line = yield from self.next_line()
            match line:
                case {"do": "time"}:  # D9
                    self.end_if_short()
                    for side in self.coders:
                        if side.clues is None:
                            side.draw_if_due()
                            side.hand_in(side.draft)
                case {"do": "clues", "by": by, "clues": clues}:
                    side = self.side_written_by(by)
                    side.draw_if_due()
                    if None in clues:
                        raise Refused("clue-empty")
                    self.check_clues(side, clues)
                    side.hand_in(clues)
                case {"do": "draft", "by": by, "clues": clues}:
                    side = self.side_written_by(by)
                    side.draw_if_due()
                    self.check_clues(side, clues)
                    side.draft = clues
                case {"do": "redraw", "side": name}:  # L3
                    self.side_to_redraw(name).draw()
                case _:
                    raise Refused("wrong-phase")

    def guessing(self, half: Side) -> Generator[None, Line, None]:
        self.phase, self.half = "guess", half
        self.guess = self.interception = None
        self.objections = {}
        while self.guess is None or (self.interception is None and self.round > 1):  # D14, I6
            line = yield from self.next_line()
            match line:
                case {"do": "time"}:  # D19
                    self.end_if_short()
                    break
                case {"do": "guess", "by": by, "code": code}:
                    if by not in self.may_guess():
                        raise Refused("not-your-turn")
                    self.guess = valid_code(code)
                case {"do": "intercept", "by": by, "code": code}:
                    if self.round == 1:
                        raise Refused("no-interception-in-round-1")
                    if by not in self.may_intercept():
                        raise Refused("not-your-turn")
                    self.interception = valid_code(code)
                case {"do": "object" | "withdraw" | "stand"}:
                    self.talk_about_a_clue(half, line)
                case _:
                    raise Refused("wrong-phase")
        if self.interception == half.code:  # D15, I4
            self.rival(half).intercepts += 1
        if self.guess != half.code:
            if self.teams:
                half.miscommunications += 1  # D16
            else:
                self.rival(half).intercepts += 1  # I5

    def judging(self) -> Generator[None, Line, None]:
        if self.puzzle and self.round < self.last_round:
            return
        if not self.teams:  # I7
            if self.sides[1].intercepts >= 2:
                self.winners = ["interceptor"]
            elif self.round == self.last_round:
                self.winners = ["pair"]
            return
        white, black = self.sides
        for_white = white.intercepts >= 2 or black.miscommunications >= 2  # D20, D21
        for_black = black.intercepts >= 2 or white.miscommunications >= 2
        if for_white and not for_black:
            self.winners = ["white"]
        elif for_black and not for_white:
            self.winners = ["black"]
        elif for_white or self.round == self.last_round:  # D22
            points = [side.intercepts - side.miscommunications for side in self.sides]  # D23
            if points[0] == points[1]:
                yield from self.naming_keywords()  # D24
                points = [right_words(white.words, black.keywords), right_words(black.words, white.keywords)]
            best = [side.name for side, count in zip(self.sides, points, strict=True) if count == max(points)]
            self.winners = sorted(best)  # D25: both when still equal

    def naming_keywords(self) -> Generator[None, Line, None]:
        self.phase = "keywords"
        while any(side.words is None for side in self.sides):
            line = yield from self.next_line()
            match line:
                case {"do": "time"}:
                    self.end_if_short()
                    return
                case {"do": "keywords", "by": by, "words": words}:
                    naming = [side for side in self.sides if by in self.may_name_keywords(side)]
                    if not naming:
                        raise Refused("not-your-turn")
                    naming[0].words = words
                case _:
                    raise Refused("wrong-phase")

    def next_line(self) -> Generator[None, Line, Line]:
        """Waits for a line of the game; people come and go meanwhile."""
        while True:
            line = yield
            if self.out_of_codes():
                raise Refused("no-code")
            match line:
                case {"do": "end"}:
                    raise Ended
                case {"do": "leave", "by": by}:
                    self.leave(by)
                case {"do": "substitute", "seat": seat, "player": player}:
                    self.substitute(seat, player)
                case _:
                    return line

    def end_if_short(self) -> None:
        """L2: the deadline is over, and nobody came."""
        if any(side.short() for side in self.sides):
            raise Ended

    def out_of_codes(self) -> bool:
        """A new code is due (L3), and the list has none."""
        return self.phase == "clues" and any(side.redraw_due and not side.deck for side in self.coders)

    # Who may answer

    def side_written_by(self, name: str) -> Side:
        for side in self.coders:
            if name in self.may_write(side):
                return side
        raise Refused("not-your-turn")

    def may_write(self, side: Side) -> list[str]:
        if side.clues is not None or side.short() or self.out_of_codes():
            return []
        return [name for name in side.present() if name == side.encoder]

    def may_guess(self) -> list[str]:
        """D11: the side without its encoder, until it has locked a guess."""
        assert self.half is not None
        if self.guess is not None or self.half.short():
            return []
        return [name for name in self.half.present() if name != self.half.encoder]

    def may_intercept(self) -> list[str]:
        """D11: all of the other side, its encoder too; nobody in round 1 (D14, I6)."""
        assert self.half is not None
        rival = self.rival(self.half)
        if self.interception is not None or self.round == 1 or rival.short():
            return []
        return rival.present()

    def may_name_keywords(self, side: Side) -> list[str]:
        return [] if side.words is not None or side.short() else side.present()

    def awaiting(self) -> list[str]:
        match self.phase:
            case "clues":
                return sorted(name for side in self.coders for name in self.may_write(side))
            case "guess":
                return sorted(self.may_guess() + self.may_intercept())
            case "keywords":
                return sorted(name for side in self.sides for name in self.may_name_keywords(side))
        return []

    def rival(self, side: Side) -> Side:
        return self.sides[1 - self.sides.index(side)]

    # Clues

    def check_clues(self, side: Side, clues: list[Clue]) -> None:
        given = [clue for clue in clues if clue is not None]
        texts = [clue for clue in given if isinstance(clue, str)]
        if any(not text.strip() for text in texts):
            raise Refused("clue-empty")
        keys = [clue_key(clue) for clue in given]
        if len(set(keys)) < len(keys) or side.used & set(keys):  # C9
            raise Refused("clue-repeated")
        digits = [self.number_words.get(fold(text), "?") for text in texts]
        if any(fold(text) == side.code for text in texts) or "".join(digits) == side.code:  # C10
            raise Refused("clue-is-code")
        if any(isinstance(clue, str) and self.names_slot(clue, side.code[at]) for at, clue in enumerate(clues)):  # C4
            raise Refused("clue-is-slot")
        forms = [form for word in side.keywords for form in [word, *self.translations.get(word, [])]]
        if any(names_keyword(text, form) for text in texts for form in forms):  # C11
            raise Refused("clue-is-keyword")

    def talk_about_a_clue(self, half: Side, line: Line) -> None:
        """C13. It changes nothing that the record shows, only what may be said next."""
        assert half.clues is not None
        number = line["clue"]
        if line["do"] == "object":
            if line["by"] not in self.rival(half).present():
                raise Refused("not-your-turn")
        elif line["by"] != half.encoder or line["by"] not in half.present():
            raise Refused("not-your-turn")
        if number not in (1, 2, 3) or half.clues[number - 1] is None:
            raise Refused("no-such-clue")
        if line["do"] == "object":
            if number in self.objections:
                raise Refused("already-objected")
            self.objections[number] = "open"
        else:
            if self.objections.get(number) != "open":
                raise Refused("no-objection")
            self.objections[number] = "answered"

    def names_slot(self, clue: str, digit: str) -> bool:
        """C4: the clue is the number of its own keyword, or its ordinal together with a word such as "keyword"."""
        if not self.slot_names:
            return False
        rest, accompanied = sorted_words(clue, self.slot_names["words"])
        numbers, ordinals = (self.slot_names[kind][int(digit) - 1].split() for kind in ("numbers", "ordinals"))
        return len(rest) == 1 and (rest[0] in numbers or (accompanied and rest[0] in ordinals))

    # Coming and going

    def leave(self, name: str) -> None:
        for side in self.sides:
            if name in side.present():
                seats = [seat for seat, sitter in enumerate(side.sitters) if sitter == name and seat not in side.vacant]
                side.vacant.add(seats[0])
                if self.phase == "clues" and side.clues is None and side.encoder == name:
                    side.redraw_due = True  # L3: the role goes on at once, the code is drawn by `redraw` or by writing
                    side.draft = [None, None, None]
                    side.pass_the_role()
                return
        raise Refused("not-a-player")

    def substitute(self, seat_of: str, player: str) -> None:
        for side in self.sides:
            seats = [seat for seat in sorted(side.vacant) if side.sitters[seat] == seat_of]
            if not seats:
                continue
            if any(player in other.present() for other in self.sides):
                raise Refused("already-seated")
            if player in self.rival(side).ever:  # L1
                raise Refused("sat-on-the-other-side")
            for own in side.vacant:
                if side.sitters[own] == player:  # A30: who comes back elsewhere swaps names with that seat
                    side.sitters[own] = seat_of
            side.sitters[seats[0]] = player
            side.vacant.discard(seats[0])
            side.ever.add(player)
            if self.phase == "clues" and side in self.coders and side.encoder is None:
                side.pass_the_role()
            return
        raise Refused("seat-not-free")

    def side_to_redraw(self, name: str) -> Side:
        for side in self.coders:
            if side.name == name:
                if side.clues is not None:
                    raise Refused("clues-are-in")
                if not side.deck:
                    raise Refused("no-code")
                return side
        raise Refused("no-such-side")

    # The line that is printed

    def output(self, refused: str | None) -> Line:
        if self.teams:
            tokens = {
                side.name: {"intercepts": side.intercepts, "miscommunications": side.miscommunications}
                for side in self.sides
            }
        else:
            tokens = {"interceptor": {"intercepts": self.sides[1].intercepts}}
        return {
            "ok": refused is None,
            "refused": refused,
            "round": self.round,
            "half": self.half.name if self.half else None,
            "phase": self.phase,
            "awaiting": self.awaiting(),
            "tokens": tokens,
            "clues": copy.deepcopy(self.half.clues) if self.half else None,
            "over": self.phase == "over",
            "winners": self.winners,
        }


# Words


def sorted_words(text: str, beside: str) -> tuple[list[str], bool]:
    """The words of a clue without those that may stand beside a number, and whether there was one of these."""
    said = [part for word in words_of(text) for part in re.findall(r"[0-9]+|[^0-9]+", word)]
    rest = [word for word in said if word not in beside.split()]
    return rest, len(rest) < len(said)


@functools.cache
def words_of(text: str) -> tuple[str, ...]:
    """The words without case, accents and punctuation."""
    plain = "".join(c for c in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(c))
    return tuple(re.findall(r"[^\W_]+", plain))


def fold(text: str) -> str:
    return "".join(words_of(text))


def clue_key(clue: Clue) -> str:
    """What makes two clues the same (C9)."""
    if isinstance(clue, str):
        return "text " + (fold(clue) or clue.strip())
    assert clue is not None
    return f"{clue['media']} {clue['id']}"


@functools.lru_cache(maxsize=10_000)  # a story that is told again has the same clues again
def names_keyword(clue: str, keyword: str) -> bool:
    """C11: the keyword itself, or the keyword as a word (or a run of words) of a longer clue."""
    said, secret = words_of(clue), words_of(keyword)
    runs = [said[start : start + len(secret)] for start in range(len(said) - len(secret) + 1)]
    return fold(clue) == fold(keyword) or secret in runs


def valid_code(code: str) -> str:
    if code not in ALL_CODES:  # D3
        raise Refused("bad-code")
    return code


def right_words(words: list[str | None] | None, keywords: list[str]) -> int:
    """D24, slot by slot; a blank is never right."""
    pairs = zip(words or [None] * 4, keywords, strict=True)
    return sum(word is not None and fold(word) == fold(keyword) for word, keyword in pairs)


# Random play

KEYWORDS = list(
    words_of("""lantern harbour ladder pepper engine orchard piano glove window castle dragon needle carpet
 bottle mirror saddle tunnel violin anchor basket""")
)
CLUE_WORDS = list(
    words_of("""salt boat rung night sneeze smoke fruit chord finger wool glass knight fire thread floor cork
 shine horse dark bow ship picnic storm sugar tower river chalk moon pocket garden whistle paper cheese north snow clock
 ribbon desert button copper thunder village pillow hammer spoon market island feather candle zebra""")
)

Temper = tuple[float, float]  # how often a side reads its own code right, and how often it reads the other's
EVEN: Temper = (0.85, 0.15)
TEMPERS: list[Temper] = [EVEN, (1.0, 0.0), (0.97, 0.03), (0.9, 0.8), (0.3, 0.1), (0.3, 0.9)]


def random_header(rng: random.Random, mode: str, rounds: int | None = None) -> Line:
    """A header that can start a game, with codes for `rounds` rounds (else for a whole game and some redraws)."""
    names = [f"p{number}" for number in range(1, 9)]
    rng.shuffle(names)
    if mode == "teams":
        white = rng.randint(2, 4)
        black = rng.choice([size for size in (2, 3, 4) if abs(size - white) <= 1])
        players = {"white": names[:white], "black": names[white : white + black]}
    else:
        players = {"pair": names[:2], "interceptor": names[2:3]}
    coders = ["white", "black"] if mode == "teams" else ["pair"]
    secrets = rng.sample(KEYWORDS, 4 * len(coders))
    count = rounds if rounds is not None else 14
    return {
        "game": "codes",
        "mode": mode,
        "players": players,
        "keywords": {side: secrets[4 * at : 4 * at + 4] for at, side in enumerate(coders)},
        "codes": {side: [rng.choice(ALL_CODES) for _ in range(count)] for side in coders},
        "translations": {word: [word + "ovo", "la " + word + "etta"] for word in secrets if rng.random() < 0.3},
        "number_words": NUMBER_WORDS,
        **({"slot_names": SLOT_NAMES} if rng.random() < 0.5 else {}),
    }


def random_game(
    rng: random.Random, mode: str, *, leaving: bool = True, rounds: int | None = None, limit: int = 1000
) -> tuple[Line, list[Line], list[Line]]:
    """Header, further lines, and one output line for each of them (the header's first), until over or out of codes."""
    oracle = Oracle(random_header(rng, mode, rounds))
    lines: list[Line] = []
    outputs = [oracle.opening]
    temper = rng.choice(TEMPERS)
    while not outputs[-1]["over"] and outputs[-1]["refused"] != "no-code" and len(lines) < limit:
        lines.append(random_line(oracle, rng, leaving=leaving, temper=temper))
        outputs.append(oracle.play(lines[-1]))
    for _ in range(3):  # and a few lines too many
        lines.append(rng.choice(illegal_lines(oracle, rng, leaving=leaving)))
        outputs.append(oracle.play(lines[-1]))
    return oracle.header, lines, outputs


def random_line(oracle: Oracle, rng: random.Random, *, leaving: bool = True, temper: Temper = EVEN) -> Line:
    """A legal line mostly; sometimes one that breaks exactly one rule."""
    dice = rng.random()
    table = oracle.table()
    if leaving:
        mending = mending_lines(table, rng)
        if dice < 0.03:
            leavers = table.awaiting() if rng.random() < 0.5 else sorted(everybody(table))
            return {"by": rng.choice(leavers or ["nobody"]), "do": "leave"}
        if dice < 0.032:
            return {"do": "end"}
        if mending and dice < 0.5:
            return rng.choice(mending)
    if dice < 0.56:
        return rng.choice(legal_lines(oracle, rng, temper) or [{"do": "time"}])
    if dice < 0.58:
        return {"do": "time"}
    if dice < 0.75:
        return rng.choice(illegal_lines(oracle, rng, leaving=leaving))
    answers = [
        line for line in legal_lines(oracle, rng, temper) if line["do"] in ("clues", "guess", "intercept", "keywords")
    ]
    return rng.choice(answers or [{"do": "time"}])


def legal_lines(oracle: Oracle, rng: random.Random, temper: Temper = EVEN) -> list[Line]:
    """Lines that play the game on, one of each kind for each player who may; `time` is legal too, but not here."""
    table = oracle.table()
    lines: list[Line] = []
    if table.phase == "clues":
        for side in table.coders:
            for by in table.may_write(side):
                lines.append({"by": by, "do": "clues", "clues": fresh_clues(side, rng)})
                draft = [clue if rng.random() < 0.6 else None for clue in fresh_clues(side, rng)]
                lines.append({"by": by, "do": "draft", "clues": draft})
    elif table.phase == "guess":
        half = table.half
        assert half is not None
        assert half.clues is not None
        answer = [half.code] if rng.random() < temper[0] else ALL_CODES
        lines += [{"by": by, "do": "guess", "code": rng.choice(answer)} for by in table.may_guess()]
        answer = [half.code] if rng.random() < temper[1] else ALL_CODES
        lines += [{"by": by, "do": "intercept", "code": rng.choice(answer)} for by in table.may_intercept()]
        for number, clue in enumerate(half.clues, start=1):
            critics = table.rival(half).present()
            if clue is not None and number not in table.objections and critics:
                lines.append({"by": rng.choice(critics), "do": "object", "clue": number})
            if table.objections.get(number) == "open" and half.encoder in half.present():
                lines.append({"by": half.encoder, "do": rng.choice(["withdraw", "stand"]), "clue": number})
    elif table.phase == "keywords":
        for side in table.sides:
            secrets = table.rival(side).keywords
            for by in table.may_name_keywords(side):
                words = [rng.choice([secret, secret.upper(), rng.choice(secrets), None]) for secret in secrets]
                lines.append({"by": by, "do": "keywords", "words": words})
    return lines


def mending_lines(table: Table, rng: random.Random) -> list[Line]:
    """The legal lines that follow on a leave: a substitute for each vacant seat, a redraw for each lost code."""
    if table.phase == "over":
        return []
    lines: list[Line] = []
    for side in table.sides:
        gone = sorted(side.ever - set(side.present()))
        for seat in sorted(side.vacant):
            new = f"s{rng.randint(1, 10**6)}"
            player = rng.choice(gone) if rng.random() < 0.1 else new
            lines.append({"do": "substitute", "seat": side.sitters[seat], "player": player})
        if table.phase == "clues" and side.redraw_due and side.clues is None and side.present() and side.deck:
            lines.append({"do": "redraw", "side": side.name})
    return lines


def illegal_lines(oracle: Oracle, rng: random.Random, *, leaving: bool = True) -> list[Line]:
    """Lines that must be refused, whatever the phase; each breaks one rule as far as that can be."""
    table = oracle.table()
    names = sorted(everybody(table)) or ["nobody"]
    code = rng.choice(ALL_CODES)
    lines: list[Line] = [
        {"do": "dance"},
        {"by": rng.choice(names)},
        {"by": rng.choice(names), "do": "guess"},
        {"by": rng.choice(names), "do": "clues", "clues": ["salt", "boat"]},
        {"by": rng.choice(names), "do": "keywords", "words": ["salt"]},
        {"do": "guess", "code": code},
    ]
    if leaving:
        lines.append({"by": "stranger", "do": "leave"})
        lines.append({"do": "substitute", "seat": "stranger", "player": "eve"})
        rivals = [(side, table.rival(side)) for side in table.sides]
        for side, rival in rivals:
            lines += [
                {"do": "substitute", "seat": side.sitters[seat], "player": rng.choice(sorted(rival.ever))}  # L1
                for seat in sorted(side.vacant)
            ]
    some_clues = rng.sample(CLUE_WORDS, 3)
    words = [None, "salt", None, "boat"]
    wrong_phase: dict[str, list[Line]] = {
        "clues": [{"do": do, "clues": some_clues} for do in ("clues", "draft")],
        "guess": [{"do": do, "code": code} for do in ("guess", "intercept")] + [{"do": "object", "clue": 1}],
        "keywords": [{"do": "keywords", "words": words}],
    }
    for phase, wrong in wrong_phase.items():
        if phase != table.phase:
            lines += [{"by": rng.choice(names), **line} for line in wrong]
    if table.phase == "over":
        lines += [{"do": "time"}, {"do": "end"}]
    elif table.phase == "clues":
        writers = table.awaiting()
        lines += [
            {"by": by, "do": rng.choice(["clues", "draft"]), "clues": some_clues}
            for by in [*names, "stranger"]
            if by not in writers
        ]
        for side in table.coders:
            for by in table.may_write(side):
                for clues in broken_clues(table, side, rng):
                    lines.append({"by": by, "do": rng.choice(["clues", "draft"]), "clues": clues})
                lines.append({"by": by, "do": "clues", "clues": [some_clues[0], None, some_clues[1]]})
    elif table.phase == "guess":
        half = table.half
        assert half is not None
        for do, allowed in (("guess", table.may_guess()), ("intercept", table.may_intercept())):
            lines += [{"by": by, "do": do, "code": code} for by in [*names, "stranger"] if by not in allowed]
            bad = rng.choice(["111", "125", "12", "", "1234", "abc", "012"])
            lines += [{"by": by, "do": do, "code": bad} for by in allowed]
        lines += [{"by": by, "do": "object", "clue": 1} for by in half.present()]
        lines += [{"by": by, "do": "object", "clue": rng.choice([0, 4])} for by in table.rival(half).present()]
        lines += [{"by": by, "do": "withdraw", "clue": 1} for by in names if by != half.encoder]
    elif table.phase == "keywords":
        allowed = table.awaiting()
        lines += [{"by": by, "do": "keywords", "words": words} for by in [*names, "stranger"] if by not in allowed]
    return lines


def odd_lines(oracle: Oracle, rng: random.Random) -> list[Line]:
    """Lines on which the rules are silent (see README): a difference here is a question, not yet a fault."""
    table = oracle.table()
    names = sorted(everybody(table)) or ["nobody"]
    lines: list[Line] = [{"do": "redraw", "side": side.name} for side in table.coders if not side.redraw_due]
    lines.append({"do": "substitute", "seat": rng.choice(names), "player": "eve"})
    if table.half is not None:
        half, critic = table.half, rng.choice(table.rival(table.half).present() or ["nobody"])
        lines += [{"by": critic, "do": "object", "clue": number} for number in table.objections]
        lines += [
            {"by": half.encoder, "do": rng.choice(["withdraw", "stand"]), "clue": number}
            for number in (1, 2, 3)
            if half.encoder in half.present() and table.objections.get(number) != "open"
        ]
    return lines


def fresh_clues(side: Side, rng: random.Random) -> list[Clue]:
    """Three clues that C9, C10 and C11 allow."""
    free = [word for word in CLUE_WORDS if clue_key(word) not in side.used]
    one, two, three, four, five = rng.sample(free, 5)
    clues: list[Clue] = [one, two, three]
    at = rng.randrange(3)
    dice = rng.random()
    if dice < 0.15:
        clues[at] = f"{four} {five} {rng.randint(1, 10**6)}"
    elif dice < 0.25:
        clues[at] = {"media": rng.choice(["voice", "photo", "sticker"]), "id": f"m{rng.randint(1, 10**6)}"}
    elif dice < 0.3:
        clues[at] = str(rng.randint(1000, 10**6))  # C3
    elif dice < 0.35:
        clues[at] = four.title() + "!"
    return clues


def broken_clues(table: Table, side: Side, rng: random.Random) -> list[list[Clue]]:
    """Triples of clues that break one rule each."""
    free = [word for word in CLUE_WORDS if clue_key(word) not in side.used]
    one, two, three = rng.sample(free, 3)
    keyword = rng.choice(side.keywords)
    code = side.deck[0] if side.redraw_due else side.code  # L3: writing draws it
    names = {"1": "one", "2": "two", "3": "three", "4": "four"}
    broken: list[list[Clue]] = [
        [one, one.upper(), two],  # C9
        [one, two, ""],
        [one, "  ", two],
        [code, one, two],  # C10
        [one, "-".join(code), two],
        list(code),
        [rng.choice([digit, names[digit], names[digit].upper()]) for digit in code],
        [one, keyword, two],  # C11
        [one, keyword.upper() + "!", two],
        [one, two, f"{three} {keyword}"],
    ]
    broken += [[one, form, two] for form in table.translations.get(keyword, [])]
    if table.slot_names:
        broken += [[one, two, form] for form in slot_forms(code[2])]  # C4
    said = sorted(word for word in CLUE_WORDS if clue_key(word) in side.used)
    if said:
        broken.append([one, two, rng.choice(said)])  # C9
        broken.append([one, two, rng.choice(said).upper()])
    return broken


def slot_forms(digit: str) -> list[str]:
    """Ways to say the number of a slot."""
    number, ordinal = NUMBER_WORDS[int(digit) - 1], SLOT_NAMES["ordinals"][int(digit) - 1]
    return [digit, number.upper(), f"slot {digit}", f"number{digit}", f"keyword: {number}", f"{ordinal} keyword"]


def everybody(table: Table) -> set[str]:
    return {name for side in table.sides for name in side.present()}
