"""Who may do what, and when: every role, action, phase and line-up, as the rules say or refused with its message."""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache

import pytest

from tests.unit.tgbot.builders.tables import answered, full_lobby, guessing, over, turn, written_in_private
from tests.unit.tgbot.builders.teams import PEOPLE, in_half, revealed, team_lobby, tied, written
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
    SetDigit,
    SetMode,
    ShowClue,
    ShowExample,
    SplitClue,
    Stand,
    TakeOver,
    UseWords,
    Withdraw,
    WordsIn,
)
from tgbot.games.codes.model import OWN
from tgbot.games.codes.teams import signed
from tgbot.i18n.texts import Say
from tgbot.tables import lobby, play, taps
from tgbot.tables.buttons import (
    AddRobot,
    Balance,
    CancelTable,
    CloseLobby,
    ConfirmLeave,
    DeclineRematch,
    DropRobot,
    EndGameNow,
    Join,
    KeepPlaying,
    KickPlayer,
    LeaveTable,
    OpenSetting,
    PlayNext,
    Rematch,
    RobotForSeat,
    SetLanguage,
    SetPace,
    ShowMore,
    ShowSettings,
    ShowWords,
    Shuffle,
    StartGame,
    StayInGame,
    StopNotify,
    SwitchGame,
    TakeSeat,
    TakeSide,
    WaitFor,
)
from tgbot.tables.context import page_nonce, seat_nonce
from tgbot.tables.model import Page, Stage, Table
from tgbot.tables.session import session
from tgbot.telegram.buttons import Press, Tapped
from tgbot.telegram.updates import Sender

OUTSIDER = Sender(99, "Zoe", "en")
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
    """A phase and a person who does something in it."""

    phase: Phase
    person: Sender
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
    def circle(self) -> list[Sender]:
        """Who shares the answer: those of the same side who answer too."""
        cells = [Cell(self.phase, person, side_of(self.phase, person)) for person in PEOPLE]
        return [cell.person for cell in cells if cell.side == self.side and cell.answers] if self.answers else []

    @property
    def takes_notes(self) -> bool:
        """D12: about the other side; not as an encoder with a secret code, nor while the own one is guessed."""
        if self.side in {None, "pair", self.phase.half} or self.names_keywords:
            return False
        return not self.encodes or self.phase.half == "black"  # before, an encoder's code is secret

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


def side_of(phase: Phase, person: Sender) -> str | None:
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


def of_the_host(done: str, refused: str) -> Expected:
    return lambda cell: done if cell.person.name == "Ana" else refused


def if_seated(done: str) -> Expected:
    return lambda cell: done if cell.seated else "toast-not-seated"


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


def writes_again(cell: Cell) -> str:
    return "toast-write-clue" if cell.writes else "toast-write-word" if cell.names_keywords else "toast-old-button"


def objects(cell: Cell) -> str:
    if cell.phase.half is None:
        return "refusal-wrong-phase"
    return "toast-only-others-object" if cell.side == cell.phase.half else "toast-objected"  # C13


def asks_to_object(cell: Cell) -> str:
    return "toast-objection-asked" if objects(cell) == "toast-objected" else objects(cell)


def answers_objection(cell: Cell) -> str:
    if cell.phase.half is None:
        return "refusal-wrong-phase"
    return "refusal-no-objection" if cell.encodes and cell.side == cell.phase.half else "refusal-not-the-encoder"


def takes_seat(cell: Cell) -> str:
    if cell.phase.name in {"lobby", "over"}:
        return "toast-old-button"
    return "toast-already-seated" if cell.seated else "refusal-seat-not-free"


def lets_robot_play(cell: Cell) -> str:
    """Of a game that runs, by its players; here nobody has left."""
    if cell.phase.name in {"lobby", "over"} or cell.seated:
        return "toast-old-button"
    return "alert-spectator"


def shuffles(cell: Cell) -> str:
    if not cell.seated:
        return "toast-not-seated"
    return "toast-shuffled" if cell.phase.name == "lobby" else "toast-old-button"


def balances(cell: Cell) -> str:
    if not cell.seated:
        return "toast-not-seated"
    return "toast-balanced" if cell.phase.name == "lobby" else "toast-old-button"


def plays_again(cell: Cell) -> str:
    if cell.phase.name != "over":
        return "toast-old-button"
    return "toast-rematch-waits" if cell.seated else "toast-not-in-last-game"


def plays_next(cell: Cell) -> str:
    if cell.phase.name == "lobby":
        return "toast-old-button"
    if cell.seated:
        return "toast-play-again" if cell.phase.name == "over" else "toast-playing-already"
    return "toast-on-the-list"


def waits_for_who_is_not_away(cell: Cell) -> str:
    runs = cell.phase.name not in {"lobby", "over"}
    return "alert-spectator" if runs and not cell.seated else "toast-old-button"


def mate_of(cell: Cell) -> str:
    """A player whose draft could be taken over: one who shares the answer, else any other of the own side."""
    mates = [person for person in cell.circle if person != cell.person]
    own = [person for person in PEOPLE if person != cell.person and side_of(cell.phase, person) == cell.side]
    return str(next(iter([*mates, *own]), OUTSIDER).id)


EXPECTED: dict[str, tuple[Callable[[Cell], Press], Expected]] = {
    "join": (lambda _: Join(), in_lobby(lambda cell: "toast-already-seated" if cell.seated else "toast-joined")),
    "take side": (
        lambda cell: TakeSide(cell.side or ""),
        in_lobby(lambda cell: "toast-side-kept" if cell.seated else "toast-joined"),
    ),
    "shuffle": (lambda _: Shuffle(), shuffles),
    "balance": (lambda _: Balance(), balances),
    "add robot": (lambda _: AddRobot(), in_lobby(if_seated("toast-no-robot"))),  # three or more play without one
    "drop robot": (lambda _: DropRobot(), in_lobby(if_seated("toast-old-button"))),
    "robot for a seat": (lambda _: RobotForSeat("1"), lets_robot_play),
    "start": (lambda _: StartGame(), in_lobby(of_the_host("toast-started", "toast-host-starts"))),
    "cancel": (lambda _: CancelTable(), in_lobby(of_the_host("toast-close-asked", "toast-host-closes"))),
    "close": (lambda _: CloseLobby(), lambda _: "toast-old-button"),  # only after it was asked
    "leave": (lambda _: LeaveTable(), in_lobby(if_seated("toast-left"))),
    "more": (lambda _: ShowMore(1), in_lobby(lambda _: "")),
    "settings": (lambda _: ShowSettings(), in_lobby(lambda _: "")),
    "switch game": (lambda _: SwitchGame("codes"), in_lobby(if_seated("toast-game-switched"))),
    "send clues": (lambda _: SendClues(), in_game(sends)),
    "set digit": (
        lambda _: SetDigit(1, 1),
        in_game(lambda cell: "toast-draft" if cell.answers else "toast-old-button"),
    ),
    "ask clue": (
        lambda _: AskClue(2),
        in_game(lambda cell: "toast-asked" if cell.answers else "toast-old-button"),
    ),
    "lock": (lambda _: Lock(), in_game(locks)),
    "take over": (lambda cell: TakeOver(mate_of(cell)), in_game(takes_over)),
    "mute": (
        lambda _: HearTalk(0),
        in_game(lambda cell: "toast-talk-muted" if len(cell.circle) > 1 else "toast-old-button"),  # D12
    ),
    "read talk": (lambda _: ReadTalk("1/white"), in_game(lambda _: "toast-old-button")),
    "change": (lambda _: ChangeClue(1), in_game(writes_again)),
    "ask to object": (lambda _: AskObjection(1), in_game(asks_to_object)),
    "not object": (lambda _: AskObjection(0), in_game(lambda _: "toast-objection-dropped")),
    "object": (lambda _: Object(1), in_game(objects)),
    "withdraw": (lambda _: Withdraw(1), in_game(answers_objection)),
    "stand by": (lambda _: Stand(1), in_game(answers_objection)),
    "new code": (lambda _: NewCode(), in_game(lambda _: "toast-old-button")),
    "new code, sure": (lambda _: ConfirmNewCode(1), in_game(lambda _: "toast-old-button")),
    "the code stays": (lambda _: ConfirmNewCode(0), in_game(lambda _: "toast-old-button")),
    "example": (lambda _: ShowExample(), in_game(lambda _: "alert-example")),
    "split": (lambda _: SplitClue(), in_game(lambda _: "toast-old-button")),
    "other words": (lambda _: RerollWords(), in_game(lambda _: "toast-old-button")),
    "take seat": (lambda _: TakeSeat("1"), takes_seat),
    "rematch": (lambda _: Rematch("same"), plays_again),
    "not again": (lambda _: DeclineRematch(), lambda _: "toast-old-button"),  # nobody has asked for a rematch
    "play next": (lambda _: PlayNext(), plays_next),
    "wait for": (lambda _: WaitFor("1"), waits_for_who_is_not_away),
    "leave the game": (lambda _: ConfirmLeave(), lambda _: "toast-old-button"),  # nobody was asked
    "stay": (lambda _: StayInGame(), lambda _: "toast-old-button"),
    "stop telling": (lambda _: StopNotify(), lambda _: "toast-old-button"),  # nobody has asked to be told
    "show clue": (lambda _: ShowClue(1), in_game(lambda cell: "a clue" if cell.phase.half else "toast-old-button")),
}
CHANGES_NOTHING = (
    *("refusal-", "alert-", "a clue"),
    *("toast-old-button", "toast-not-", "toast-host-", "toast-set-all", "toast-playing-already", "toast-players-"),
)


def others_of(cell: Cell) -> str:
    """The players besides this person."""
    return ", ".join(player.name for player in cell.phase.table.players if player.user != cell.person.id)


def tapped(cell: Cell, press: Press) -> tuple[Table, Table, str]:
    """Return the table before and after a tap, and the answer to it."""
    table = cell.phase.table
    nonce = seat_nonce(table, cell.person.id if cell.seated else 0)
    taken = taps.tap_table(table, turn(cell.person), Tapped("t-100", nonce, press))
    assert taken.answer is not None
    return table, taken.document, taken.answer.text or ""


FACTS: dict[str, dict[str, str | int]] = {
    "toast-draft": {"draft": "1 · _ · _"},
    "toast-write-word": {"number": 1},
    "refusal-clue-empty": {"clue_number": 1},
    "toast-host-starts": {"name": "Ana"},
    "toast-host-closes": {"name": "Ana"},
    "toast-game-switched": {"game": "Secret codes"},
}


def facts(text: str, cell: Cell) -> dict[str, str | int]:
    side = {"side": signed(cell.phase.table, cell.side, SAY)} if cell.side else {}
    keyword = keyword_of(cell) if text == "toast-write-clue" else {}
    return FACTS.get(text, {}) | side | keyword | {"names": others_of(cell)}


def keyword_of(cell: Cell) -> dict[str, str | int]:
    """The keyword of an encoder's first clue, as 2 ghost."""
    view = session(cell.phase.table).seat(cell.person.id)
    return {"keyword": f"{view.code[0]} {view.keywords[int(view.code[0]) - 1]}"}


@pytest.mark.parametrize("action", EXPECTED)
@pytest.mark.parametrize("cell", CELLS.values(), ids=CELLS.keys())
def test_every_tap_is_accepted_or_refused_as_the_rules_say(cell: Cell, action: str) -> None:
    press, expected = EXPECTED[action]
    text = expected(cell)
    before, after, answer = tapped(cell, press(cell))
    if text == "a clue":
        half = session(before).view().half
        assert answer.startswith(half.clues[0])
    else:
        known = facts(text, cell)
        if text == "toast-taken-over":
            known = {"name": before.name(mate_of(cell))}
        if text == "toast-objected":
            known = {"name": before.names()[session(before).view().half.encoder]}
        if text == "toast-asked":
            known = {"number": 2, "clue": "#"}
            answer = re.sub("“.*”", "“#”", answer)
        assert answer == (SAY.plain(text, **known) if text else "")
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
        assert all(word in answer for word in session(cell.phase.table).seat(cell.person.id).keywords)


@pytest.mark.parametrize(
    "cell", [cell for cell in CELLS.values() if cell.phase.table.stage is Stage.GAME and cell.seated]
)
def test_a_private_text_is_a_clue_or_talk_or_a_keyword_or_a_note_or_answered(cell: Cell) -> None:
    """D8, D12, D24."""
    before = cell.phase.table
    after = written_in_private(before, cell.person, "umbrella stand")
    card, words = after.card(cell.person.id), OWN.card(after, cell.person.id).words
    drafted = "umbrella stand" in session(after).seat(cell.person.id).draft
    heard = [remark.to for remark in OWN.of(after).talk]
    assert drafted == cell.writes
    assert words == (("umbrella stand", None, None, None) if cell.names_keywords else ())
    others = tuple(person.id for person in cell.circle if person != cell.person)
    assert heard == ([others] if others else [])
    assert OWN.of(after).notes == ()
    notes = cell.takes_notes and not others
    if not (drafted or heard or words):
        assert card.notice is not None
        if cell.answers:
            assert card.notice.text == ("notice-guess-or-note" if notes else "notice-guess-by-button")
        else:
            assert card.notice.text == ("notice-note-number" if notes else "notice-not-your-turn")
    noted = [note.text for note in OWN.of(written_in_private(before, cell.person, "2 stand")).notes]
    assert noted == (["stand"] if notes else [])


# ── pages of the group ──────────────────────────────────────────────────────────────────────────────────────────


ADMIN = Sender(98, "Max", "en")

# What those who may choose hear: a line that says what holds now.
CHOICES: dict[str, tuple[str, Press, str]] = {
    "pace": ("settings", SetPace("slow"), SAY.plain("setting-pace", value="slow")),
    "line-up": ("settings", SetMode("auto"), SAY.plain("setting-mode", value=SAY.plain("mode-auto"))),
    "language": ("lang-group", SetLanguage("en"), SAY.plain("toast-language", language="English")),
    "language of the words": (
        "words",
        WordsIn("da"),
        SAY.plain("toast-words-chosen", source=SAY.plain("words-ours"), language="Dansk"),
    ),
    "words": (
        "words",
        UseWords("ours"),
        SAY.plain("toast-words-chosen", source=SAY.plain("words-ours"), language="English"),
    ),
}


def on_page(table: Table, person: Sender, kind: str, press: Press, *, admin: bool = False) -> tuple[Table, Table, str]:
    """The table before and after a tap on a page of the group, and the answer to it."""
    page = Page(kind=kind, serial=1)
    table = table.replace(page=page)
    taken = taps.tap_table(table, turn(person, admin=admin), Tapped("t-100", page_nonce(page), press))
    assert taken.answer is not None
    return table, taken.document, taken.answer.text or ""


@pytest.mark.parametrize("choice", CHOICES)
@pytest.mark.parametrize("cell", CELLS.values(), ids=CELLS.keys())
def test_those_who_play_choose_how_and_between_games_anybody(cell: Cell, choice: str) -> None:
    kind, press, done = CHOICES[choice]
    before, after, answer = on_page(cell.phase.table, cell.person, kind, press)
    if cell.seated or cell.phase.name == "over":
        assert answer == done
    else:
        assert (after, answer) == (before, SAY.plain("toast-players-choose", name="Ana"))
    assert on_page(cell.phase.table, ADMIN, kind, press, admin=True)[2] == done


@pytest.mark.parametrize("cell", CELLS.values(), ids=CELLS.keys())
def test_anybody_looks_at_the_settings(cell: Cell) -> None:
    _, after, answer = on_page(cell.phase.table, cell.person, "settings", OpenSetting("pace"))
    assert (after.page and after.page.facts, answer) == ({"open": "pace"}, "")
    assert on_page(cell.phase.table, cell.person, "settings", OpenSetting("chess"))[2] == SAY.plain(
        "toast-unknown-button"
    )


@pytest.mark.parametrize(
    ("kind", "press", "done", "refused"),
    [
        ("end-game", EndGameNow(), "toast-ended", "toast-host-ends"),
        ("end-game", KeepPlaying(), "toast-goes-on", "toast-host-ends"),
        ("kick", KickPlayer("2"), "toast-kicked", "toast-host-kicks"),
    ],
)
@pytest.mark.parametrize("cell", CELLS.values(), ids=CELLS.keys())
def test_the_host_or_an_admin_ends_the_game_and_kicks(
    cell: Cell, kind: str, press: Press, done: str, refused: str
) -> None:
    table = cell.phase.table
    before, after, answer = on_page(table, cell.person, kind, press)
    if table.stage is not Stage.GAME:
        assert after == before
        assert answer in {SAY.plain("toast-old-button"), SAY.plain(refused, name="Ana")}
    elif cell.person.id == table.host:
        assert answer == SAY.plain(done, name="Bo")
    else:
        assert (after, answer) == (before, SAY.plain(refused, name="Ana"))
        assert on_page(table, ADMIN, kind, press, admin=True)[2] == SAY.plain(done, name="Bo")


@pytest.mark.parametrize("person", [*PEOPLE[:3], OUTSIDER], ids=lambda person: person.name)
def test_a_lobby_is_closed_by_its_host_at_the_second_tap(person: Sender) -> None:
    table = lobby.unfold(full_lobby(), lobby.CLOSING)
    taken = taps.tap_table(table, turn(person), Tapped("t-100", seat_nonce(table, 0), CloseLobby()))
    if person.id == table.host:
        assert taken.document.stage is Stage.IDLE
    else:
        assert taken.document == table
