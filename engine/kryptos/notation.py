"""The card game in its record: headers, actions and snapshots as plain values."""

from engine.codec import Json, header_part, header_text, header_texts, string, whole_number
from engine.core import Notation, Seat
from engine.kryptos import actions
from engine.kryptos.cards import tokens
from engine.kryptos.freezing import freeze_options
from engine.kryptos.setup import Options, Setup
from engine.kryptos.state import Hand, State
from engine.kryptos.terms import Phase
from engine.notation import AT_EVERY_TABLE, Verbs, plain, verb


def read_header(header: Json) -> Setup:
    """The set-up that a header describes; `ValueError` says why it starts no game."""
    return Setup(
        players=tuple(Seat(name) for name in header_texts(header.get("players"), "players")),
        first=Seat(header_text(header.get("first"), "first")),
        hands={Seat(name): _numbers(hand, f"hand of {name}") for name, hand in header_part(header, "hands").items()},
        aside=_numbers(header.get("aside", []), "aside"),
        options=_options(header_part(header, "options") if "options" in header else {}),
    )


def write_header(state: State) -> Json:
    """The header of a finished game; `ValueError` before its end, since it holds every secret."""
    if state.phase is not Phase.OVER:
        raise ValueError("a record is written only when the game is over")
    # Substitutes sit further down in the log: those who began come first in `sat`.
    players = [seat for seat, _ in state.sat][: len(state.hands)]
    return {
        "game": "kryptos",
        "players": players,
        "first": players[0],
        "options": freeze_options(state.options),
        "hands": {seat: list(hand.cards) for seat, hand in zip(players, state.hands, strict=True)},
        "aside": list(state.aside),
    }


def snapshot(state: State) -> Json:
    """What a replay prints after each line."""
    over = state.phase is Phase.OVER
    winner = state.outcome.winner if state.outcome else None
    return {
        "phase": state.phase.value,
        "turn": None if over else state.mover.seat,
        "points": {hand.seat: hand.points for hand in state.hands},
        "hidden": {hand.seat: len(hand.hidden) for hand in state.hands},
        "open": {hand.seat: _open_cards(hand) for hand in state.hands},
        "colours": {hand.seat: _colours(hand) for hand in state.hands},
        "over": over,
        "winners": None if winner is None else [winner],
    }


def _open_cards(hand: Hand) -> dict[str, int]:
    return {str(hand.place(number)): number for number in sorted(hand.shown)}


def _colours(hand: Hand) -> dict[str, int]:
    return {colour.value: count for colour, count in tokens(hand.hidden).items()}


def _options(values: Json) -> Options:
    known = {name: values.get(name, default) for name, default in freeze_options(Options()).items()}
    for name, value in known.items():
        if not isinstance(value, bool):
            raise ValueError(f"option {name}: neither true nor false")
    return Options(**known)


def _numbers(value: object, name: str) -> tuple[int, ...]:
    if not isinstance(value, list) or any(type(number) is not int for number in value):  # a bool is not a number
        raise ValueError(f"{name}: not a list of numbers")
    return tuple(value)


def _read_guess(line: Json) -> actions.GuessCard:
    return actions.GuessCard(Seat(string(line, "player")), whole_number(line, "place"), whole_number(line, "number"))


_VERBS = Verbs(
    (
        *AT_EVERY_TABLE,
        verb(
            "reveal",
            actions.RevealCard,
            lambda line: actions.RevealCard(whole_number(line, "place")),
            lambda done: {"place": done.place},
        ),
        verb(
            "guess",
            actions.GuessCard,
            _read_guess,
            lambda done: {"player": done.owner, "place": done.place, "number": done.number},
        ),
        plain("pass", actions.PassTurn),
        plain("call-end", actions.CallEnd),
    )
)

NOTATION = Notation(read_header, write_header, _VERBS.read, _VERBS.write, snapshot)
