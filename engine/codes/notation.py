"""The code game in its record: headers, actions and snapshots as plain values.

`ValueError` from `read_header` says why a header starts no game; `Unreadable` says that a line is no action.
"""

from collections.abc import Callable, Mapping
from typing import Any

from engine.codes import actions
from engine.codes.clues import CLUES_IN_A_SET
from engine.codes.freezing import freeze_clue, thaw_clue
from engine.codes.lineups import LINEUPS
from engine.codes.scoring import SideKey, Tally, Token
from engine.codes.setup import CODES_OF_A_DECK, SLOTS, Deck, Setup
from engine.codes.state import Side, State
from engine.codes.terms import Phase
from engine.codes.views import awaited
from engine.core import Notation, Seat, Unreadable


def read_header(header: Mapping[str, Any]) -> Setup:
    """Return the set-up that a header describes."""
    lineup = LINEUPS.get(_text(header.get("mode"), "mode"))
    if lineup is None:
        raise ValueError(f"mode: not one of {', '.join(LINEUPS)}")
    encoding = [rule.key for rule in lineup.sides if rule.encodes]
    codes = {key: _texts(_part(header, "codes", key), f"codes of {key}") for key in encoding}
    for key, listed in codes.items():
        if any(code not in CODES_OF_A_DECK for code in listed):
            raise ValueError(f"codes of {key}: a code is three different digits of 1-4")
    translations = header.get("translations") or {}
    if not isinstance(translations, Mapping):
        raise ValueError("translations: not a mapping of keywords to other forms")
    return Setup(
        lineup=lineup,
        players={rule.key: _seats(_part(header, "players", rule.key), rule.key) for rule in lineup.sides},
        keywords={key: _texts(_part(header, "keywords", key), f"keywords of {key}") for key in encoding},
        decks={key: Deck(listed=listed) for key, listed in codes.items()},
        translations={word: _texts(forms, f"translations of {word}") for word, forms in translations.items()},
    )


def write_header(state: State) -> dict[str, Any]:
    """Return the header of a finished game; before its end it would tell every secret."""
    if state.phase is not Phase.OVER:
        raise ValueError("a record is written only when the game is over")
    sat: dict[SideKey, list[Seat]] = {}
    for side, rule in zip(state.sides, state.lineup.sides, strict=True):
        # Substitutes sit further down in the log: those who began come first in `sat`.
        sat[rule.key] = [seat for seat, key in state.sat if key == side.key][: len(side.places)]
    encoding = list(state.encoding)
    drawn = {side.key: [side.deck.draw(side.key, count) for count in range(_draws(state, side))] for side in encoding}
    return {
        "game": "codes",
        "mode": state.lineup.key,
        "players": sat,
        "keywords": {side.key: list(side.keywords) for side in encoding},
        "codes": {key: [code for code in codes if code is not None] for key, codes in drawn.items()},
        "translations": {
            word: list(forms)
            for side in encoding
            for word, forms in zip(side.keywords, side.translations, strict=True)
            if forms
        },
    }


def read_action(line: Mapping[str, Any]) -> tuple[Seat | None, actions.Action]:
    """Return who does what in a line of a record."""
    verb = line.get("do")
    read = _READ.get(verb) if isinstance(verb, str) else None
    if read is None:
        raise Unreadable("no such action")
    needs_player, build = read
    try:
        action = build(line)
    except (KeyError, TypeError) as error:
        raise Unreadable("the action lacks what it needs") from error
    by = line.get("by") if needs_player else None
    if needs_player and not isinstance(by, str):
        raise Unreadable("nobody does it")
    return None if by is None else Seat(by), action


def write_action(by: Seat | None, action: actions.Action) -> dict[str, Any]:
    """Return an action as a line of a record."""
    verb, values = _WRITE[type(action)](action)
    return ({} if by is None else {"by": by}) | {"do": verb} | values


def snapshot(state: State) -> dict[str, Any]:
    """Return what a replay prints after each line."""
    half = state.half
    return {
        "round": state.round,
        "half": None if half is None else half.side,
        "phase": state.phase.value,
        "awaiting": sorted({seat for entry in awaited(state) for seat in entry.seats}),
        "tokens": {
            side.key: {_TOKEN_NAMES[token]: _count(side.tally, token) for token in rule.tokens}
            for side, rule in zip(state.sides, state.lineup.sides, strict=True)
            if rule.tokens
        },
        "clues": None if half is None else [freeze_clue(clue) for clue in half.clues],
        "over": state.phase is Phase.OVER,
        "winners": _winners(state),
    }


NOTATION = Notation(read_header, write_header, read_action, write_action, snapshot)

_TOKEN_NAMES = {Token.INTERCEPTION: "intercepts", Token.MISCOMMUNICATION: "miscommunications"}


def _draws(state: State, side: Side) -> int:
    """Count the codes that a replay needs: those drawn, and the next where a game broke off before its draw (L3)."""
    told = any(half.round == state.round and half.side == side.key for half in state.played)
    return side.drawn + (side.code is None and not told)


def _winners(state: State) -> list[SideKey] | None:
    if state.outcome is None or state.outcome.winners is None:
        return None
    return sorted(state.outcome.winners)


def _count(tally: Tally, token: Token) -> int:
    return tally.intercepts if token is Token.INTERCEPTION else tally.miscommunications


def _clue_values(line: Mapping[str, Any]) -> tuple[Any, ...]:
    return tuple(thaw_clue(clue) for clue in _list(line["clues"], CLUES_IN_A_SET))


def _words(line: Mapping[str, Any]) -> tuple[str | None, ...]:
    values = _list(line["words"], SLOTS)
    if any(value is not None and not isinstance(value, str) for value in values):
        raise TypeError
    return tuple(values)


def _clue_number(line: Mapping[str, Any]) -> int:
    number = line["clue"]
    if type(number) is not int:  # a bool is no number of a clue
        raise TypeError
    return number


def _string(line: Mapping[str, Any], key: str) -> str:
    value = line[key]
    if not isinstance(value, str):
        raise TypeError
    return value


def _list(value: Any, length: int) -> list[Any]:
    if not isinstance(value, list) or len(value) != length:
        raise TypeError
    return value


def _part(header: Mapping[str, Any], key: str, side: str) -> Any:
    part = header.get(key)
    if not isinstance(part, Mapping):
        raise ValueError(f"{key}: missing")
    return part.get(side)


def _text(value: Any, name: str) -> str:
    if not isinstance(value, str) or not value:
        raise ValueError(f"{name}: not a text")
    return value


def _texts(value: Any, name: str) -> tuple[str, ...]:
    if not isinstance(value, list):
        raise ValueError(f"{name}: not a list")
    return tuple(_text(item, name) for item in value)


def _seats(value: Any, side: str) -> tuple[Seat, ...]:
    return tuple(Seat(name) for name in _texts(value, f"players of {side}"))


def _read_side(line: Mapping[str, Any]) -> SideKey:
    side = _string(line, "side")
    known: dict[str, SideKey] = {rule.key: rule.key for lineup in LINEUPS.values() for rule in lineup.sides}
    return known[side]


_READ: dict[str, tuple[bool, Callable[[Mapping[str, Any]], actions.Action]]] = {
    "clues": (True, lambda line: actions.GiveClues(_clue_values(line))),
    "draft": (True, lambda line: actions.DraftClues(_clue_values(line))),
    "guess": (True, lambda line: actions.LockGuess(_string(line, "code"))),
    "intercept": (True, lambda line: actions.LockInterception(_string(line, "code"))),
    "keywords": (True, lambda line: actions.GuessKeywords(_words(line))),
    "object": (True, lambda line: actions.ObjectToClue(_clue_number(line))),
    "withdraw": (True, lambda line: actions.WithdrawClue(_clue_number(line))),
    "stand": (True, lambda line: actions.StandByClue(_clue_number(line))),
    "leave": (True, lambda _: actions.Leave()),
    "time": (False, lambda _: actions.TimeUp()),
    "substitute": (
        False,
        lambda line: actions.Substitute(Seat(_string(line, "seat")), Seat(_string(line, "player"))),
    ),
    "redraw": (False, lambda line: actions.RedrawCode(_read_side(line))),
    "end": (False, lambda _: actions.EndGame()),
}
_WRITE: dict[type, Callable[[Any], tuple[str, dict[str, Any]]]] = {
    actions.GiveClues: lambda a: ("clues", {"clues": [freeze_clue(clue) for clue in a.clues]}),
    actions.DraftClues: lambda a: ("draft", {"clues": [freeze_clue(clue) for clue in a.clues]}),
    actions.LockGuess: lambda a: ("guess", {"code": a.code}),
    actions.LockInterception: lambda a: ("intercept", {"code": a.code}),
    actions.GuessKeywords: lambda a: ("keywords", {"words": list(a.words)}),
    actions.ObjectToClue: lambda a: ("object", {"clue": a.clue}),
    actions.WithdrawClue: lambda a: ("withdraw", {"clue": a.clue}),
    actions.StandByClue: lambda a: ("stand", {"clue": a.clue}),
    actions.Leave: lambda _: ("leave", {}),
    actions.TimeUp: lambda _: ("time", {}),
    actions.Substitute: lambda a: ("substitute", {"seat": a.seat, "player": a.player}),
    actions.RedrawCode: lambda a: ("redraw", {"side": a.side}),
    actions.EndGame: lambda _: ("end", {}),
}
