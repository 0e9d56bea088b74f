"""Twins: two runs that differ only in one secret, and so look alike to everybody who may not know it, byte for byte."""

from dataclasses import replace
from unittest.mock import patch

from engine.codes.setup import Deck
from tests.simulation.run import Report, simulate, words_of
from tgbot.documents import Table
from tgbot.lexicon import Word

FIRST_SIDES = ("pair", "white")


def other_keywords(seed: int) -> str | None:
    """D2: give the first side other keywords; return what somebody else is told differently before the end."""
    one = simulate(seed)
    dealt = {word for side in _state(one)["sides"] if side["key"] in FIRST_SIDES for word in side["keywords"]}
    other = simulate(seed, words=tuple(_renamed(word, dealt) for word in words_of(seed)))
    table = one.table
    assert table is not None
    knowing = {player.user for player in table.players if player.side in FIRST_SIDES}
    return _difference(one, other, knowing, "over")


def another_code(seed: int) -> str | None:
    """D7: give the first encoder another code; return what anybody else is told differently before the reveal."""
    one = simulate(seed, blind=True)
    with patch.object(Deck, "draw", _draw_another):
        other = simulate(seed, blind=True)
    first = one.moments.get("reveal", 0)
    encoder = next((int(half["encoder"]) for half in _state(one)["played"] if half["side"] in FIRST_SIDES), 0)
    return _difference(one, other, {encoder}, "reveal") if first else None


_draw = Deck.draw


def _draw_another(deck: Deck, side: str, count: int) -> str | None:
    code = _draw(deck, side, count)  # type: ignore[arg-type]
    return code[1:] + code[0] if code and side in FIRST_SIDES and count == 0 else code


def _renamed(word: Word, dealt: set[str]) -> Word:
    """Return a word that is called otherwise, and no longer or shorter."""
    if dealt.isdisjoint(word.forms.values()):
        return word
    return replace(word, forms={language: form[::-1] for language, form in word.forms.items()})


def _difference(one: Report, other: Report, knowing: set[int], until: str) -> str | None:
    for broken in (one.broken, other.broken):
        if broken is not None:
            return broken
    told = [
        [(to, text) for to, text in report.told[: report.moments[until]] if to not in knowing]
        for report in (one, other)
    ]
    if not told[0]:
        return "nothing was told"
    if len(told[0]) != len(told[1]):
        return f"{len(told[0])} and {len(told[1])} messages"
    return next((f"{ours} but {theirs}" for ours, theirs in zip(*told, strict=True) if ours != theirs), None)


def _state(report: Report) -> dict[str, list[dict[str, str]]]:
    table: Table | None = report.table
    assert table is not None
    assert table.state is not None
    return table.state
