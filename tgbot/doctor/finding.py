"""What a check has found."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Finding:
    """Something that is wrong, and how to mend it; what is not grave works, but could be better."""

    what: str
    fix: str
    grave: bool = True
