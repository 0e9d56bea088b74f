"""What a table refuses, and what it cannot decide yet."""

from collections.abc import Callable


class TableRefusal(Exception):
    """The table says no; `text` is the id of the reason to show."""

    def __init__(self, text: str, **facts: str | int) -> None:
        """`facts` are what the text mentions."""
        super().__init__(text)
        self.text = text
        self.facts = facts


class NotAtHand(Exception):
    """A decision needs a value that takes long to make: it is run again once `make` has returned, off the loop."""

    def __init__(self, make: Callable[[], object]) -> None:
        """`make` is safe to call twice at a time, and again when it is done."""
        super().__init__("a value is not made yet")
        self.make = make
