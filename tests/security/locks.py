"""What a lock file pins."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
LOCKS = sorted(ROOT.glob("requirements*.lock"))
_PINNED = re.compile(r"([a-z0-9][a-z0-9._-]*)(\[[a-z,-]+\])?==([0-9][0-9a-z.+!]*)( ; [^\\]+)?( \\)?")
_HASH = re.compile(r"    --hash=sha256:[0-9a-f]{64}( \\)?")


def pinned(lock: Path) -> dict[str, str]:
    """The packages of a lock and their versions; every other line is a hash of one of them."""
    found: dict[str, str] = {}
    hashes = 1
    for line in lock.read_text().splitlines():
        package = _PINNED.fullmatch(line)
        if package is None:
            assert _HASH.fullmatch(line), f"{lock.name}: neither a pin nor a hash: {line}"
            hashes += 1
            continue
        assert hashes, f"{lock.name}: a package without a hash stands before {line}"
        found[package[1].replace("_", "-")] = package[3]
        hashes = 0
    assert hashes
    return found
