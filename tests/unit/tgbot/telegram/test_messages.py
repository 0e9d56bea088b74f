"""Messages: what tells a changed one from the one that a chat shows, and how it is edited."""

import os
import subprocess
import sys
from dataclasses import dataclass, replace

import pytest

from tgbot.i18n.texts import Html
from tgbot.telegram.messages import FILE, MAX_CAPTION_LEN, Button, Clip, Edit, File, Photo, Text, edit_of


@dataclass(frozen=True)
class Drawing:
    """A picture that nobody draws."""

    words: tuple[str, ...]

    def draw(self) -> bytes:
        raise AssertionError("a picture is drawn only to be sent")


PHOTO = Photo("end", Html("one"), picture=Drawing(("a",)))
ROWS = ((Button("go", url="https://t.me"),),)


def how(shown: str, message: Photo | Text, *, doubted: bool = False) -> Edit:
    return edit_of(shown, message, doubted=doubted)


def test_what_is_folded_below_a_picture_lies_open_where_there_is_none() -> None:
    folded = replace(PHOTO, text=Html("one\n<blockquote expandable>more</blockquote>"))
    assert folded.as_text.text == "one\n<blockquote>more</blockquote>"
    assert folded.is_shown_by(folded.as_text.digest)
    assert not folded.is_shown_by(replace(folded.as_text, text=folded.text).digest)  # as an older version sent it


def test_the_words_of_a_photo_are_told_apart_from_its_picture() -> None:
    other_words, other_keys = replace(PHOTO, text=Html("two")), replace(PHOTO, keyboard=ROWS)
    other_picture = replace(PHOTO, picture=Drawing(("b",)))
    assert how(PHOTO.digest, other_words) is Edit.CAPTION
    assert how(PHOTO.digest, other_keys) is Edit.CAPTION
    assert how(PHOTO.digest, other_picture) is Edit.PICTURE
    assert not any(PHOTO.digest in (each.digest, each.words) for each in (other_words, other_keys, other_picture))
    assert PHOTO.digest == replace(PHOTO, picture=Drawing(("a",))).digest


def test_a_picture_that_stays_as_it_was_sent_is_not_sent_again() -> None:
    still = replace(PHOTO, still=True)
    assert still.digest == replace(still, picture=Drawing(("b",))).digest
    assert how(still.digest, replace(still, text=Html("two")), doubted=True) is Edit.CAPTION
    assert how(PHOTO.digest, still) is Edit.CAPTION  # a picture that changed until now


def test_in_doubt_the_picture_may_be_another_one_too() -> None:
    assert how(PHOTO.digest, PHOTO, doubted=True) is Edit.PICTURE


def test_what_an_older_version_recorded_is_not_uploaded_again() -> None:
    assert how(FILE, PHOTO) is Edit.CAPTION
    assert how(FILE, PHOTO, doubted=True) is Edit.CAPTION


def test_a_text_that_stands_for_the_picture_is_edited_as_a_text() -> None:
    assert PHOTO.as_text.digest == PHOTO.words
    assert how(PHOTO.as_text.digest, replace(PHOTO, text=Html("two"))) is Edit.TEXT


@pytest.mark.parametrize("letter", ["x", "&lt;", "<b>x</b>"])
def test_a_text_that_is_too_long_for_a_caption_goes_without_the_picture(letter: str) -> None:
    fits, long = (replace(PHOTO, text=Html(letter * count)) for count in (MAX_CAPTION_LEN, MAX_CAPTION_LEN + 1))
    assert (fits.has_caption, long.has_caption) == (True, False)
    assert long.digest == long.as_text.digest
    assert how(PHOTO.digest, long) is Edit.REPLACE
    assert how(long.digest, fits) is Edit.TEXT


def test_astral_characters_count_twice_in_a_caption() -> None:
    assert not replace(PHOTO, text=Html("🎯" * (MAX_CAPTION_LEN // 2 + 1))).has_caption


def test_what_cannot_become_another_kind_is_replaced() -> None:
    text = Text("end", Html("one"))
    assert how(PHOTO.digest, text) is Edit.REPLACE
    assert how(FILE, text) is Edit.REPLACE
    assert how(text.digest, File("end", Html("one"), name="a", body="b")) is Edit.REPLACE
    assert how(text.digest, Clip("end", Html("one"), kind="voice", file="b")) is Edit.REPLACE


def test_pictures_have_the_same_digests_in_every_process() -> None:
    script = """
from tests.unit.engine.kryptos.tables import trio
from tests.unit.tgbot.pictures.samples import drawn_trio, numbers
from tests.unit.tgbot.pictures.track_samples import drawn
from tgbot.telegram.messages import Photo

print([Photo("key", "", picture=picture).digest for picture in (drawn_trio(), numbers(), drawn(trio()))])
"""
    digests = set()
    for seed in ("1", "2"):
        environment = {**os.environ, "PYTHONHASHSEED": seed}
        digests.add(subprocess.check_output([sys.executable, "-c", script], env=environment, text=True))
    assert len(digests) == 1
