"""State of the code game besides its rules: on the table, on a player's card, and in a player's tally."""

from engine.codes.scripts import Script
from tgbot.tables.model import Frozen, GameCard, GameTable, GameTally, Notice, Own

KEY = "codes"
BLANK = "_"
NO_DRAFT = BLANK * 3


class Remark(Frozen):
    """A message to the team; its recipients are fixed when it is sent."""

    number: int
    by: int
    half: str  # the code it is about, as `2/white`
    side: str  # of the player who said it
    to: tuple[int, ...]
    text: str = ""
    media: tuple[str, str] | None = None  # the kind and id of a file
    message: int = 0  # the message it came in, which can be edited
    at: float = 0.0


class Note(Frozen):
    """A note of a side about the other's keywords: by the number of one, or 0 for a general one."""

    side: str
    slot: int
    text: str
    by: int
    message: int = 0  # the message it came in, which can be edited


class WordDeck(Frozen):
    """A chat's position in its word order, which is shuffled by the seed; `met` is the last word used."""

    seed: str
    met: str = ""


class Redraw(Frozen):
    """A code that was redrawn after a leak (D3)."""

    side: str
    round: int
    by: int


class Objection(Frozen):
    """A player's objection to a clue of a code (C13)."""

    half: str  # the code, as `2/white`
    clue: int
    by: int


class Solo(Frozen):
    """A game that one person plays alone."""

    kind: str
    step: int = 0  # of the lesson, from 1
    date: str = ""  # of a daily puzzle, as 2026-11-18
    language: str = ""  # of its words, where that is not the player's own
    puzzle: str = ""  # the id of a puzzle that people have made of their game
    original: str = ""  # what came of that game: for each guess a 1 if it was right
    others: tuple[int, ...] = ()  # once it is solved: how many have tried, then for each guess how many were right


class Offer(Frozen):
    """The wish of a pair to let others play their game: who of them has it, and the puzzle once both do."""

    yes: tuple[int, ...] = ()
    puzzle: str = ""  # its id


class Diary(Frozen):
    """A person's daily puzzles: the last one that is finished, and how many in a row."""

    date: str = ""
    marks: str = ""  # of that one: for each guess a 1 if it was right
    streak: int = 0
    reminds: bool = False
    unanswered: int = 0  # reminders since the last puzzle


class CodesTable(GameTable):
    """Settings of the code game, and its state beside the rules."""

    mode: str = "auto"  # the line-up: by the number of players, or a fixed one
    agreement: str = "all"  # who of a team locks an answer: "all" of them agree, or "any" one does
    talk_on: bool = True
    rerolls: int = 1  # how often the keywords of a game may be redrawn, before its first clue
    words_in: str = ""  # the language to draw keywords in; empty for the group's own
    words_from: str = "ours"  # "ours", "theirs" or "both"
    words: WordDeck | None = None
    word_language: str = "en"  # of the current game's keywords
    team_names: dict[str, str] = {}  # D4: by side, if a team has chosen one
    talk: tuple[Remark, ...] = ()  # the newest of the current game
    notes: tuple[Note, ...] = ()  # of the current game, secret until its end
    muted: tuple[int, ...] = ()  # players who have turned the team's talk off
    rerolled: int = 0
    redrawn: tuple[Redraw, ...] = ()  # D3: the leaked codes of this game, at most one per side and round
    objections: tuple[Objection, ...] = ()  # C13: of this game
    sand: int | None = None  # D9: the seconds left on the sandglass at `due`; None while it does not run
    finished: int = 0  # games that ended with a winner
    trust: float = 0.35  # how far robots trust their best guess here, while their level is left to the results
    robot_wins: int = 0
    suspected: tuple[str, ...] = ()  # what the robot took the keywords of the game for that is over
    repeated: dict[str, int] = {}  # how often shared answers are counted in the tallies beyond the first
    # Of a person's own table:
    solo: Solo | None = None  # what is played there
    script: Script | None = None  # what its robots do
    freedom: float = 20.0  # how openly robots give clues in practice, by the person's results
    diary: Diary = Diary()
    # Of a group:
    followers: tuple[int, ...] = ()  # who plays the daily puzzle by its link, and is listed
    offer: Offer | None = None  # to make a puzzle of the game that is over


class CodesCard(GameCard):
    """A player's card in the code game."""

    exposed: bool = False  # the encoder has leaked something in the group, and may draw another code
    changing: int | None = None  # the clue that the next text replaces
    typed: dict[int, tuple[int, ...]] = {}  # the clues of the draft by message, so that it can be edited
    refused: dict[int, Notice] = {}  # why the last clue for a place of the draft was refused, until it has another
    redrawing: bool = False  # the encoder was asked whether to draw another code
    draft: str = NO_DRAFT  # the digits of the guess so far
    asked: int | None = None  # the clue that the pad asks for, 0 for which one; None for the first blank
    words: tuple[str | None, ...] = ()  # the guessed keywords of the other team so far (D24)
    agreed: bool = False  # to the answer on this card
    objecting: bool = False  # chooses the clue to object to (C13)
    reading: str = ""  # the half whose talk the encoder reads, after its reveal (D12)


class CodesTally(GameTally):
    """A player's totals in code games."""

    pair_wins: int = 0
    interceptor_wins: int = 0
    team_wins: int = 0
    intercepted: int = 0
    interceptions: int = 0
    decoded: int = 0
    guesses: int = 0

    @property
    def wins(self) -> int:
        """Games won, in any role."""
        return self.pair_wins + self.interceptor_wins + self.team_wins


OWN = Own(KEY, CodesTable, CodesCard)
