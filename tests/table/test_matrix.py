"""Who may do what, and when: every role, action, phase and line-up, as the rules say or refused with its message."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache

import pytest

from tests.table.tables import answered, full_lobby, guessing, over, turn
from tests.table.teams import PEOPLE, in_half, revealed, team_lobby, tied, written
from tgbot import group, play, taps
from tgbot.answers import seat_nonce
from tgbot.buttons import Tapped
from tgbot.codes_presses import (
    ChangeClue,
    HearTalk,
    Lock,
    NewCode,
    Object,
    ReadTalk,
    RerollWords,
    SendClues,
    SetDigit,
    ShowClue,
    Stand,
    TakeOver,
    Withdraw,
)
from tgbot.decode import Person
from tgbot.documents import Stage, Table
from tgbot.drafting import Sent
from tgbot.locale import Say
from tgbot.presses import (
    Balance,
    CancelTable,
    Join,
    LeaveTable,
    Press,
    Rematch,
    ShowWords,
    Shuffle,
    StartGame,
    TakeSeat,
    TakeSide,
)
from tgbot.sitting import sitting

OUTSIDER = Person(99, "Zoe", "en")
SAY = Say("en")
Expected = Callable[["Cell"], str]


@dataclass(frozen=True)
class Phase:
    """A moment of a game: what lies on the table, and who encodes in this round, by side."""

    name: str
    build: Callable[[], Table]
    encoders: frozenset[str] = frozenset()
    half: str | None = None  # whose code is guessed
    intercepting: bool = True
    done: frozenset[str] = frozenset()  # sides whose clues are in

    @property
    def table(self) -> Table:
        """Return the table, built once: it is frozen."""
        return built(self)


@cache
def built(phase: Phase) -> Table:
    return phase.build()


@dataclass(frozen=True)
class Cell:
    """A phase and somebody who does something in it."""

    phase: Phase
    person: Person
    side: str | None

    @property
    def seated(self) -> bool:
        return self.side is not None

    @property
    def encodes(self) -> bool:
        return self.person.name in self.phase.encoders

    @property
    def writes(self) -> bool:
        """D8: an encoder whose clues are not in."""
        return self.phase.name == "clues" and self.encodes and self.side not in self.phase.done

    @property
    def answers(self) -> bool:
        """D11, D14: the own team without its encoder, and from round 2 on the other side with everybody."""
        if self.phase.half is None or not self.seated:
            return False
        return not self.encodes if self.side == self.phase.half else self.phase.intercepting

    @property
    def circle(self) -> list[Person]:
        """Who shares the answer: those of the same side who answer too."""
        cells = [Cell(self.phase, person, side_of(self.phase, person)) for person in PEOPLE]
        return [cell.person for cell in cells if cell.side == self.side and cell.answers] if self.answers else []

    @property
    def names_keywords(self) -> bool:
        return self.phase.name == "keywords" and self.seated


def team_clues(count: int) -> Table:
    return revealed(in_half(1, "black", count))


def written_by_white(count: int) -> Table:
    return written(team_clues(count), "white")


def trio_phases() -> Iterator[Phase]:
    yield Phase("lobby", full_lobby)
    yield Phase("clues", lambda: answered(guessing(1)), frozenset({"Bo"}))
    yield Phase("guess", lambda: guessing(1), frozenset({"Ana"}), half="pair", intercepting=False)
    yield Phase("guess", lambda: guessing(2), frozenset({"Bo"}), half="pair")
    yield Phase("over", over)


def team_phases(count: int, encoders: str, first: str) -> Iterator[Phase]:
    second = frozenset(encoders.split())
    yield Phase("lobby", lambda: team_lobby(count))
    yield Phase("clues", lambda: team_clues(count), second)
    yield Phase("clues", lambda: written_by_white(count), second, done=frozenset({"white"}))
    yield Phase("guess", lambda: in_half(1, "white", count), frozenset(first.split()), "white", intercepting=False)
    yield Phase("guess", lambda: in_half(2, "white", count), second, "white")
    yield Phase("guess", lambda: in_half(2, "black", count), second, "black")
    yield Phase("keywords", lambda: tied(count))
    yield Phase("over", lambda: play.call_off(team_clues(count), turn(PEOPLE[0]).moment))


LINE_UPS = {
    "three": tuple(trio_phases()),
    "four": tuple(team_phases(4, "Bo Di", "Ana Cy")),
    "six": tuple(team_phases(6, "Bo Eve", "Ana Di")),
}


def side_of(phase: Phase, person: Person) -> str | None:
    player = phase.table.player(person.id)
    return player.side if player else None


def cells() -> Iterator[tuple[str, Cell]]:
    for lineup, phases in LINE_UPS.items():
        for number, phase in enumerate(phases):
            seated = [person for person in PEOPLE if side_of(phase, person)]
            for person in (*seated, OUTSIDER):
                yield f"{lineup}-{number}-{phase.name}-{person.name}", Cell(phase, person, side_of(phase, person))


CELLS = dict(cells())


# ── what the rules say ──────────────────────────────────────────────────────────────────────────────────────────


def in_lobby(then: Expected) -> Expected:
    return lambda cell: then(cell) if cell.phase.name == "lobby" else "toast-old-button"


def in_game(then: Expected) -> Expected:
    """A button of the game: nothing before the game, nor for who does not play."""

    def expected(cell: Cell) -> str:
        if cell.phase.name == "lobby":
            return "toast-old-button"
        return then(cell) if cell.seated else "alert-spectator"

    return expected


def of_the_host(cell: Cell) -> str:
    return "toast-done" if cell.person.name == "Ana" else "toast-host-only"


def if_seated(cell: Cell) -> str:
    return "toast-done" if cell.seated else "toast-not-seated"


def sends(cell: Cell) -> str:
    if cell.phase.name != "clues":
        return "refusal-wrong-phase"
    if not cell.encodes:
        return "refusal-not-the-encoder"
    return "refusal-clue-empty" if cell.writes else "refusal-clues-already-given"  # C8; the draft is empty


def locks(cell: Cell) -> str:
    if cell.names_keywords:
        return "toast-agreed"  # D24: with its mates
    return "toast-set-all" if cell.answers else "toast-old-button"


def takes_over(cell: Cell) -> str:
    shares = cell.names_keywords or len(cell.circle) > 1
    return "toast-taken-over" if shares else "toast-old-button"


def writes_anew(cell: Cell) -> str:
    return "toast-write-clue" if cell.writes else "toast-write-word" if cell.names_keywords else "toast-old-button"


def objects(cell: Cell) -> str:
    if cell.phase.half is None:
        return "refusal-wrong-phase"
    return "refusal-not-your-turn" if cell.side == cell.phase.half else "toast-objected"  # C13


def answers_objection(cell: Cell) -> str:
    if cell.phase.half is None:
        return "refusal-wrong-phase"
    return "refusal-no-objection" if cell.encodes and cell.side == cell.phase.half else "refusal-not-the-encoder"


def takes_seat(cell: Cell) -> str:
    if cell.phase.name in {"lobby", "over"}:
        return "toast-old-button"
    return "toast-already-seated" if cell.seated else "refusal-seat-not-free"


def shuffles(cell: Cell) -> str:
    if not cell.seated:
        return "toast-not-seated"
    return "toast-shuffled" if cell.phase.name == "lobby" else "toast-old-button"


def balances(cell: Cell) -> str:
    if not cell.seated:
        return "toast-not-seated"
    return "toast-done" if cell.phase.name == "lobby" else "toast-old-button"


def plays_again(cell: Cell) -> str:
    return if_seated(cell) if cell.phase.name == "over" else "toast-old-button"


def mate_of(cell: Cell) -> str:
    """Return somebody whose draft could be taken over: one who shares the answer, else anybody of the own side."""
    mates = [person for person in cell.circle if person != cell.person]
    own = [person for person in PEOPLE if person != cell.person and side_of(cell.phase, person) == cell.side]
    return str(next(iter([*mates, *own]), OUTSIDER).id)


EXPECTED: dict[str, tuple[Callable[[Cell], Press], Expected]] = {
    "join": (lambda _: Join(), in_lobby(lambda cell: "toast-already-seated" if cell.seated else "toast-joined")),
    "take side": (
        lambda cell: TakeSide(cell.side or ""),
        in_lobby(lambda cell: "toast-done" if cell.seated else "toast-joined"),
    ),
    "shuffle": (lambda _: Shuffle(), shuffles),
    "balance": (lambda _: Balance(), balances),
    "start": (lambda _: StartGame(), in_lobby(of_the_host)),
    "cancel": (lambda _: CancelTable(), in_lobby(of_the_host)),
    "leave": (lambda _: LeaveTable(), in_lobby(lambda cell: "toast-left" if cell.seated else "toast-not-seated")),
    "send clues": (lambda _: SendClues(), in_game(sends)),
    "set digit": (
        lambda _: SetDigit(1, 1),
        in_game(lambda cell: "toast-draft" if cell.answers else "toast-old-button"),
    ),
    "lock": (lambda _: Lock(), in_game(locks)),
    "take over": (lambda cell: TakeOver(mate_of(cell)), in_game(takes_over)),
    "mute": (
        lambda _: HearTalk(0),
        in_game(lambda cell: "toast-done" if len(cell.circle) > 1 else "toast-old-button"),  # D12
    ),
    "read talk": (lambda _: ReadTalk("1/white"), in_game(lambda _: "toast-old-button")),
    "change": (lambda _: ChangeClue(1), in_game(writes_anew)),
    "object": (lambda _: Object(1), in_game(objects)),
    "withdraw": (lambda _: Withdraw(1), in_game(answers_objection)),
    "stand by": (lambda _: Stand(1), in_game(answers_objection)),
    "new code": (lambda _: NewCode(), in_game(lambda _: "toast-old-button")),
    "other words": (lambda _: RerollWords(), in_game(lambda _: "toast-old-button")),
    "take seat": (lambda _: TakeSeat("1"), takes_seat),
    "rematch": (lambda _: Rematch("same"), plays_again),
    "show clue": (lambda _: ShowClue(1), in_game(lambda cell: "a clue" if cell.phase.half else "toast-old-button")),
}
CHANGES_NOTHING = ("refusal-", "alert-", "a clue", "toast-old-button", "toast-not-", "toast-host-", "toast-set-all")


def tapped(cell: Cell, press: Press) -> tuple[Table, Table, str]:
    """Return the table before and after a tap, and the answer to it."""
    table = cell.phase.table
    nonce = seat_nonce(table, cell.person.id if cell.seated else 0)
    taken = taps.tap_table(table, turn(cell.person), Tapped("t-100", nonce, press))
    assert taken.answer is not None
    return table, taken.document, taken.answer.text or ""


FACTS: dict[str, dict[str, str | int]] = {
    "toast-draft": {"draft": "1 · _ · _"},
    "toast-write-clue": {"number": 1},
    "toast-write-word": {"number": 1},
    "refusal-clue-empty": {"clue_number": 1},
}


@pytest.mark.parametrize("action", EXPECTED)
@pytest.mark.parametrize("cell", CELLS.values(), ids=CELLS.keys())
def test_every_tap_is_accepted_or_refused_as_the_rules_say(cell: Cell, action: str) -> None:
    press, expected = EXPECTED[action]
    text = expected(cell)
    before, after, answer = tapped(cell, press(cell))
    if text == "a clue":
        assert answer.startswith("1. ")
    else:
        assert answer == SAY.plain(text, **FACTS.get(text, {}))
    if text.startswith(CHANGES_NOTHING):
        assert after == before


@pytest.mark.parametrize("cell", CELLS.values(), ids=CELLS.keys())
def test_own_words_are_shown_to_those_who_have_some(cell: Cell) -> None:
    """D2, I1."""
    _, _, answer = tapped(cell, ShowWords())
    if cell.phase.name == "lobby" or not cell.seated:
        assert answer == SAY.plain("alert-spectator")
    elif cell.side == "interceptor":
        assert answer == SAY.plain("alert-no-words")
    else:
        assert all(word in answer for word in sitting(cell.phase.table).seat(cell.person.id).keywords)


@pytest.mark.parametrize(
    "cell", [cell for cell in CELLS.values() if cell.phase.table.stage is Stage.GAME and cell.seated]
)
def test_a_private_text_is_a_clue_or_talk_or_a_keyword_or_answered(cell: Cell) -> None:
    """D8, D12, D24."""
    before = cell.phase.table
    after = group.send_in_private(before, turn(cell.person), Sent(7, ("umbrella stand",))).document
    card = after.card(cell.person.id)
    drafted = "umbrella stand" in sitting(after).seat(cell.person.id).draft
    heard = [remark.to for remark in after.talk]
    assert drafted == cell.writes
    assert card.words == (("umbrella stand", None, None, None) if cell.names_keywords else ())
    others = tuple(person.id for person in cell.circle if person != cell.person)
    assert heard == ([others] if others else [])
    if not (drafted or heard or card.words):
        assert card.notice is not None
        assert card.notice.text == ("notice-guess-by-button" if cell.answers else "notice-not-your-turn")
