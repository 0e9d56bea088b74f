"""The interface of a picture."""

from typing import Protocol


class Picture(Protocol):
    """Anything that can be drawn as a PNG file.

    A picture is a frozen dataclass of texts and numbers, so its `repr` names all that is drawn, without drawing it:
    by that a changed picture is told from the one that a chat shows. It has no sets, whose order differs by process.
    """

    def draw(self) -> bytes:
        """The PNG file."""
