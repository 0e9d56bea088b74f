"""A game to draw, and sheets with whatever texts a test wants."""

from collections.abc import Sequence

from engine.codes.clues import Clue, Draft, Media
from engine.codes.scoring import Outcome, Reason, SideKey, Tally, Token
from engine.codes.setup import SLOTS
from engine.codes.terms import Mark, Phase
from engine.codes.views import Sheet, SheetRound, SideView, TableView
from engine.core import Seat
from tgbot.games.codes.model import CodesTally
from tgbot.games.codes.pictures.sheet import AnswerText, ClueText, Look, RoundText, SheetPicture, SideText, SlotText
from tgbot.games.codes.pictures.sheet_texts import sheet_texts
from tgbot.games.kryptos.model import KryptosTally
from tgbot.i18n.texts import Say
from tgbot.pictures.stats import StatsPicture
from tgbot.tables.model import GameTally
from tgbot.ui.stats import stats_picture

CODES = ("421", "342", "123", "234", "341")
WORDS = ("lantern", "harbour", "ladder", "pepper")
CLUES: tuple[Draft, ...] = (
    ("sneeze", "boats", "night walk"),
    ("climb a roof", "hot", Media("voice", "file-1")),
    ("firefly", "anchor", None),
    ("storm shelter", "to heaven", "grinder"),
    ("steps", "red or black", "camping"),
)
GUESSES = ("421", "342", "123", "243", "341")
INTERCEPTIONS = (None, "324", "213", "234", None)
PLAIN = (Mark.PLAIN, Mark.PLAIN, Mark.PLAIN)


def trio(*, over: bool = True) -> TableView:
    """Return a game in which the pair misread one code and the interceptor read it."""
    pair = _side("pair", "ana bo", encodes=True, over=over)
    interceptor = _side("interceptor", "cy", tally=Tally(intercepts=2), tokens=(Token.INTERCEPTION,))
    return TableView(
        lineup="interceptor",
        phase=Phase.OVER if over else Phase.CLUES,
        round=5,
        rounds=5,
        intercepting=True,
        sides=(pair, interceptor),
        half=None,
        awaited=(),
        outcome=Outcome(("interceptor",), Reason.INTERCEPTOR_TOKENS) if over else None,
    )


def name(seat: Seat) -> str:
    """Return the name of a player."""
    return str(seat).capitalize()


CODES_PLAYED = CodesTally(pair_wins=9, interceptor_wins=3, intercepted=11, interceptions=31, decoded=38, guesses=45)
CARDS_PLAYED = KryptosTally(card_wins=2, cards_found=14, card_guesses=40)


def numbers(language: str = "en", games: int = 24, **tallies: GameTally) -> StatsPicture:
    """Return the picture of Ana's numbers, by game; of code games where no other is named."""
    return stats_picture(games, tallies or {"codes": CODES_PLAYED}, Say(language), title="Ana")


def drawn_trio(language: str = "en") -> SheetPicture:
    """Return the texts of the game of three."""
    return sheet_texts(trio(), name, Say(language), title="Friday board games")


def sheet_of(texts: Sequence[str], sides: int = 1, rounds: int = 5) -> SheetPicture:
    """Return a sheet in which every text of people is one of these, in turn."""
    at = iter(range(10**6))

    def some() -> str:
        return texts[next(at) % len(texts)]

    def side(encodes: bool) -> SideText:
        slots = [SlotText(slot, some(), (some(), some(), some(), some())) for slot in (1, 2, 3, 4)]
        played = [
            RoundText(
                title=f"Round {number} · {some()}",
                code=CODES[number % 5],
                clues=(ClueText(some()), ClueText(some(), Look.LABEL), ClueText(some(), Look.STRUCK)),
                answers=(AnswerText("Guess", "3·2·4", False, "●"), AnswerText("Intercept", "", True, "●")),
            )
            for number in range(1, rounds + 1)
        ]
        if not encodes:
            return SideText(some(), (some(),), "●○", True, (), ())
        return SideText(some(), (some(), some()), "", False, tuple(slots), tuple(played))

    shown = tuple(side(encodes) for encodes in ((True, True) if sides == 2 else (True, False)))
    return SheetPicture(some(), some(), some(), some(), shown)


def _side(
    key: SideKey,
    seats: str,
    *,
    encodes: bool = False,
    tally: Tally | None = None,
    tokens: tuple[Token, ...] = (),
    over: bool = True,
) -> SideView:
    return SideView(
        key=key,
        seats=tuple(map(Seat, seats.split())),
        vacant=(),
        encodes=encodes,
        encoder=None,
        tally=tally or Tally(),
        tokens=tokens,
        sheet=_sheet(tuple(map(Seat, seats.split()))) if encodes else Sheet(),
        keywords=WORDS if encodes and over else (),
    )


def _sheet(seats: tuple[Seat, ...]) -> Sheet:
    slots: list[list[Clue]] = [[] for _ in range(SLOTS)]
    rounds = []
    for index, code in enumerate(CODES):
        interception = INTERCEPTIONS[index]
        rounds.append(
            SheetRound(
                round=index + 1,
                encoder=seats[index % 2],
                clues=CLUES[index],
                marks=(Mark.WITHDRAWN, Mark.PLAIN, Mark.PLAIN) if index == 4 else PLAIN,
                interception=interception,
                guess=GUESSES[index],
                code=code,
                intercepted=interception == code,
                decoded=GUESSES[index] == code,
                awards=(),
            )
        )
        for digit, clue in zip(code, CLUES[index], strict=True):
            if clue is not None:
                slots[int(digit) - 1].append(clue)
    return Sheet(tuple(rounds), tuple(map(tuple, slots)))
