"""Secrecy as an equality: two tables that differ only in what a chat may not know look the same there."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

import pytest

from engine.codes.actions import DraftClues, GiveClues, LockGuess, LockInterception
from engine.codes.lineups import INTERCEPTOR
from engine.codes.setup import Deck, Setup
from engine.core import Seat
from engine.registry import GAMES
from tgbot.games.codes.model import CodesCard
from tgbot.tables.model import Card, Person, Player, Stage, Table
from tgbot.telegram.messages import Chat, Links, Message
from tgbot.ui.screen import screen

GROUP, ANA, BO, CY = -100, 1, 2, 3
CODES = GAMES["codes"]
FIRST_CLUES, CLUES = ("hint aa", "hint bb", "hint cc"), ("hint dd", "hint ee", "hint ff")


@dataclass(frozen=True)
class Secrets:
    """What a table keeps from some of its chats; round 2 is played, and Bo is its encoder."""

    keywords: tuple[str, ...] = ("apple", "river", "castle", "piano")
    code: str = "421"
    draft: tuple[str | None, ...] = ("hint dd", None, None)
    guess: str = "421"
    interception: str = "123"
    guess_so_far: str = "42_"
    interception_so_far: str = "1__"


PHASES = ("clues", "guess", "guess locked", "interception locked")


def table_in(phase: str, secrets: Secrets) -> Table:
    """Return a table in a phase of its second round."""
    setup = Setup(
        lineup=INTERCEPTOR,
        players={"pair": (Seat(str(ANA)), Seat(str(BO))), "interceptor": (Seat(str(CY)),)},
        keywords={"pair": secrets.keywords},
        decks={"pair": Deck(listed=("123", secrets.code))},
    )
    actions: list[tuple[int, Any]] = [(ANA, GiveClues(FIRST_CLUES)), (BO, LockGuess("123"))]
    if phase == "clues":
        actions.append((BO, DraftClues(secrets.draft)))
    else:
        actions.append((BO, GiveClues(CLUES)))
    if phase == "guess locked":
        actions.append((ANA, LockGuess(secrets.guess)))
    if phase == "interception locked":
        actions.append((CY, LockInterception(secrets.interception)))
    state = CODES.start(setup).state
    for user, action in actions:
        state = CODES.apply(state, Seat(str(user)), action).state
    sides = {ANA: "pair", BO: "pair", CY: "interceptor"}
    names = {ANA: "Ana", BO: "Bo", CY: "Cy"}
    players = tuple(
        Player(occupant=Person(user=user), name=names[user], language="en", side=sides[user], ready=True)
        for user in names
    )
    drafts = {ANA: secrets.guess_so_far, BO: "___", CY: secrets.interception_so_far}
    return Table(
        chat=GROUP,
        title="The club",
        stage=Stage.GAME,
        serial=1,
        nonce="nonce",
        host=ANA,
        players=players,
        state=CODES.freeze(state),
        cards={user: Card(number=2, own=CodesCard(draft=draft)) for user, draft in drafts.items()},
    )


def shown(table: Table, chat: int) -> list[Message]:
    return screen(table, Links("crosswire_bot"))[Chat(chat)]


OTHER_WORDS = Secrets(keywords=("tiger", "bridge", "garden", "violin"))

# What each chat may not know, and so cannot tell apart.
HIDDEN: Mapping[int, Secrets] = {
    GROUP: Secrets(
        keywords=OTHER_WORDS.keywords,
        code="314",
        draft=(None, "hint xx", None),
        guess="314",
        interception="243",
        guess_so_far="31_",
        interception_so_far="4_2",
    ),
    ANA: Secrets(code="314", draft=(None, "hint xx", None), interception="243", interception_so_far="4_2"),
    BO: Secrets(guess="314", interception="243", guess_so_far="31_", interception_so_far="4_2"),
    CY: Secrets(
        keywords=OTHER_WORDS.keywords,
        code="314",
        draft=(None, "hint xx", None),
        guess="314",
        guess_so_far="31_",
    ),
}


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("chat", HIDDEN)
def test_a_chat_cannot_tell_apart_what_it_may_not_know(chat: int, phase: str) -> None:
    one, other = table_in(phase, Secrets()), table_in(phase, HIDDEN[chat])
    assert shown(one, chat) == shown(other, chat)


@pytest.mark.parametrize(
    ("chat", "phase", "known"),
    [
        (ANA, "clues", replace(Secrets(), keywords=OTHER_WORDS.keywords)),
        (BO, "clues", replace(Secrets(), code="314")),
        (BO, "clues", replace(Secrets(), draft=(None, "hint xx", None))),
        (ANA, "guess", replace(Secrets(), guess_so_far="31_")),
        (ANA, "guess locked", replace(Secrets(), guess="314")),
        (CY, "guess", replace(Secrets(), interception_so_far="4_2")),
        (CY, "interception locked", replace(Secrets(), interception="243")),
    ],
)
def test_a_chat_sees_what_it_may_know(chat: int, phase: str, known: Secrets) -> None:
    """The equality above would also hold for screens that show nothing."""
    assert shown(table_in(phase, Secrets()), chat) != shown(table_in(phase, known), chat)


@pytest.mark.parametrize("phase", PHASES)
def test_cards_with_secrets_cannot_be_forwarded(phase: str) -> None:
    for user in (ANA, BO, CY):
        assert all(message.secret for message in shown(table_in(phase, Secrets()), user))
