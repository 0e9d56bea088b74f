"""What a table refuses."""


class TableRefusal(Exception):
    """The table says no; `text` is the id of the reason to show."""

    def __init__(self, text: str, **facts: str | int) -> None:
        """`facts` are what the text mentions."""
        super().__init__(text)
        self.text = text
        self.facts = facts
