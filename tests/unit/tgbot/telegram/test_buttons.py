"""Buttons: what fits into Telegram's 64 bytes, and what is read back from whatever a client sends."""

from dataclasses import fields

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tgbot.games.codes.buttons import Lock, SetDigit
from tgbot.tables.buttons import SetLanguage, TakeSide
from tgbot.telegram.buttons import MAX_BYTES, PRESSES, Press, Tapped, pack, unpack

LONGEST_PLACE = "t-1009999999999:999999999"
NONCE = "abcdefgh"


def examples() -> list[Press]:
    """Return a press of every kind."""
    made: list[Press] = []
    for kind in PRESSES.values():
        values = [3 if field.type is int else "interceptor" for field in fields(kind)]
        made.append(kind(*values))
    return made


@pytest.mark.parametrize("press", examples(), ids=lambda press: type(press).__name__)
def test_every_press_comes_back_as_it_was(press: Press) -> None:
    tapped = Tapped(LONGEST_PLACE, NONCE, press)
    assert unpack(pack(tapped)) == tapped
    assert len(pack(tapped).encode()) <= MAX_BYTES


def test_every_press_has_a_code_of_its_own() -> None:
    assert {kind.__name__ for kind in PRESSES.values()} == {kind.__name__ for kind in Press.__subclasses__()}


def test_data_over_64_bytes_is_refused() -> None:
    with pytest.raises(ValueError, match="64 bytes"):
        pack(Tapped("t-100", NONCE, TakeSide("x" * 60)))


@pytest.mark.parametrize(
    "data",
    [
        "",
        "t-100",
        "t-100|abcdefgh",
        "t-100|abcdefgh|zz",
        "t-100|abcdefgh|lo|1",
        "t-100|abcdefgh|di|1",
        "t-100|abcdefgh|di|1|2|3",
        "t-100|abcdefgh|di|x|2",
        "t-100|abcdefgh|di|-1|2",
        "t-100|abcdefgh|di|1|²",
        "t-100|abcdefgh|di|1|٣",
        "t-100|abcdefgh|di|1|100",
        "t-100|abcdefgh|lo" + "x" * 60,
        "t-100|abcdefgh|la|" + "é" * 30,
    ],
)
def test_what_no_button_of_ours_has_means_nothing(data: str) -> None:
    assert unpack(data) is None


@given(st.text(max_size=80))
def test_anything_can_be_read(data: str) -> None:
    tapped = unpack(data)
    assert tapped is None or pack(tapped).encode()[:2] == data.encode()[:2]


@given(st.builds(SetDigit, st.integers(0, 99), st.integers(0, 99)) | st.just(Lock()) | st.just(SetLanguage("bg")))
def test_presses_come_back_with_any_number(press: Press) -> None:
    assert unpack(pack(Tapped("u7", NONCE, press))) == Tapped("u7", NONCE, press)
