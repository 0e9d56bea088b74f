"""The result of a check."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Finding:
    """A problem, and how to fix it; one that is not grave is only advice."""

    what: str
    fix: str
    grave: bool = True
