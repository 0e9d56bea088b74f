"""Why the embedded store could not write: with `appendfsync always`, it ends at the first write that fails."""

import os
import re
import shutil
import time
from contextlib import suppress
from errno import ENOSPC
from pathlib import Path

LOG = "valkey.log"
MIN_FREE = 1 << 20  # bytes; with less, the next write or the one after it fails
RECENT_S = 60.0
_TAIL = 1 << 14
_START = b"just started"  # in the first line that each run logs
_FAILED = re.compile(
    rb"(?:Error writing to|Short write while writing to|Can't persist) (?:the )?AOF[^\n]*?: (?:([A-Z][^\n.]*)|\()"
)


def write_failure(folder: Path) -> str | None:
    """Why the run that has just ended could not write; None if it ended for another reason."""
    return _full(folder) or _logged(folder, runs=1)


def recent_write_failure(folder: Path) -> str | None:
    """Why a server could not write within the last minute, even if it was started again since then."""
    with suppress(OSError):
        if time.time() - (folder / LOG).stat().st_mtime < RECENT_S:
            return _full(folder) or _logged(folder, runs=2)
    return _full(folder)


def _full(folder: Path) -> str | None:
    """Asked first: on a full disk, the server's log has no room for its last words either."""
    with suppress(OSError):
        if shutil.disk_usage(folder).free < MIN_FREE:
            return os.strerror(ENOSPC)
    return None


def _logged(folder: Path, runs: int) -> str | None:
    """What the last runs of the server have logged about a failed write."""
    with suppress(OSError), (folder / LOG).open("rb") as log:
        log.seek(max(0, log.seek(0, os.SEEK_END) - _TAIL))
        found = _FAILED.findall(b"".join(log.read().split(_START)[-runs:]))
        if found:
            return found[-1].decode(errors="replace").strip() or os.strerror(ENOSPC)  # a short write has no reason
    return None
