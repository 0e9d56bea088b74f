"""The code game in its record: headers, actions and snapshots as plain values."""

from typing import TypeVar

from engine.codec import Json, header_part, header_text, header_texts, string, whole_number
from engine.codes import actions
from engine.codes.clues import CLUES_IN_A_SET, Clue
from engine.codes.freezing import freeze_clue, freeze_slot_names, thaw_clue
from engine.codes.lineups import LINEUPS
from engine.codes.scoring import SideKey, Tally, Token
from engine.codes.setup import CODES_OF_A_DECK, SLOTS, Deck, Setup, SlotNames
from engine.codes.state import Side, State
from engine.codes.terms import Phase
from engine.codes.views import awaited
from engine.core import Notation, Seat
from engine.notation import AT_EVERY_TABLE, Verb, Verbs, verb


def read_header(header: Json) -> Setup:
    """The set-up that a header describes; `ValueError` says why it starts no game."""
    lineup = LINEUPS.get(header_text(header.get("mode"), "mode"))
    if lineup is None:
        raise ValueError(f"mode: not one of {', '.join(LINEUPS)}")
    encoding = [rule.key for rule in lineup.sides if rule.encodes]
    codes = {key: header_texts(header_part(header, "codes").get(key), f"codes of {key}") for key in encoding}
    for key, listed in codes.items():
        if any(code not in CODES_OF_A_DECK for code in listed):
            raise ValueError(f"codes of {key}: a code is three different digits of 1-4")
    translations = header.get("translations") or {}
    if not isinstance(translations, dict):
        raise ValueError("translations: not a mapping of keywords to other forms")
    return Setup(
        lineup=lineup,
        players={rule.key: _seats(header_part(header, "players").get(rule.key), rule.key) for rule in lineup.sides},
        keywords={
            key: header_texts(header_part(header, "keywords").get(key), f"keywords of {key}") for key in encoding
        },
        decks={key: Deck(listed=listed) for key, listed in codes.items()},
        translations={word: header_texts(forms, f"translations of {word}") for word, forms in translations.items()},
        number_words=header_texts(header.get("number_words") or [], "number_words"),
        slot_names=_read_slot_names(header.get("slot_names") or {}),
    )


def _read_slot_names(named: object) -> SlotNames:
    """C4: what the slots are called in a game."""
    if not isinstance(named, dict):
        raise ValueError("slot_names: not a mapping")
    numbers, ordinals = (header_texts(named.get(key) or [], f"{key} of slot_names") for key in ("numbers", "ordinals"))
    words = named.get("words", "")
    if not isinstance(words, str):
        raise ValueError("words of slot_names: not a text")
    return SlotNames(numbers, ordinals, words)


def write_header(state: State) -> Json:
    """The header of a finished game; `ValueError` before its end, since it holds every secret."""
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
        **({"number_words": list(state.number_words)} if state.number_words else {}),
        **freeze_slot_names(state.slot_names),
    }


def snapshot(state: State) -> Json:
    """What a replay prints after each line."""
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


_TOKEN_NAMES = {Token.INTERCEPTION: "intercepts", Token.MISCOMMUNICATION: "miscommunications"}


def _draws(state: State, side: Side) -> int:
    """How many codes a replay needs: those drawn, and one more where a game broke off before the next draw (L3)."""
    told = any(half.round == state.round and half.side == side.key for half in state.played)
    return side.drawn + (side.code is None and not told)


def _winners(state: State) -> list[SideKey] | None:
    if state.outcome is None or state.outcome.winners is None:
        return None
    return sorted(state.outcome.winners)


def _count(tally: Tally, token: Token) -> int:
    return tally.intercepts if token is Token.INTERCEPTION else tally.miscommunications


def _read_clues(line: Json) -> tuple[Clue | None, ...]:
    return tuple(thaw_clue(clue) for clue in _list(line["clues"], CLUES_IN_A_SET))


def _write_clues(action: actions.GiveClues | actions.DraftClues) -> Json:
    return {"clues": [freeze_clue(clue) for clue in action.clues]}


def _read_words(line: Json) -> tuple[str | None, ...]:
    return tuple(_word(value) for value in _list(line["words"], SLOTS))


def _word(value: object) -> str | None:
    if value is not None and not isinstance(value, str):
        raise TypeError
    return value


def _list(value: object, length: int) -> list[object]:
    if not isinstance(value, list) or len(value) != length:
        raise TypeError
    return value


def _read_side(line: Json) -> SideKey:
    side = string(line, "side")
    known: dict[str, SideKey] = {rule.key: rule.key for lineup in LINEUPS.values() for rule in lineup.sides}
    return known[side]


def _seats(value: object, side: str) -> tuple[Seat, ...]:
    return tuple(Seat(name) for name in header_texts(value, f"players of {side}"))


AboutACode = TypeVar("AboutACode", actions.LockGuess, actions.LockInterception)
AboutAClue = TypeVar("AboutAClue", actions.ObjectToClue, actions.WithdrawClue, actions.StandByClue)


def _about_a_code(name: str, action: type[AboutACode]) -> Verb:
    return verb(name, action, lambda line: action(string(line, "code")), lambda done: {"code": done.code})


def _about_a_clue(name: str, action: type[AboutAClue]) -> Verb:
    return verb(name, action, lambda line: action(whole_number(line, "clue")), lambda done: {"clue": done.clue})


_VERBS = Verbs(
    (
        *AT_EVERY_TABLE,
        verb("clues", actions.GiveClues, lambda line: actions.GiveClues(_read_clues(line)), _write_clues),
        verb("draft", actions.DraftClues, lambda line: actions.DraftClues(_read_clues(line)), _write_clues),
        verb(
            "keywords",
            actions.GuessKeywords,
            lambda line: actions.GuessKeywords(_read_words(line)),
            lambda done: {"words": list(done.words)},
        ),
        verb(
            "redraw",
            actions.RedrawCode,
            lambda line: actions.RedrawCode(_read_side(line)),
            lambda done: {"side": done.side},
            by_player=False,
        ),
        _about_a_code("guess", actions.LockGuess),
        _about_a_code("intercept", actions.LockInterception),
        _about_a_clue("object", actions.ObjectToClue),
        _about_a_clue("withdraw", actions.WithdrawClue),
        _about_a_clue("stand", actions.StandByClue),
    )
)

NOTATION = Notation(read_header, write_header, _VERBS.read, _VERBS.write, snapshot)
