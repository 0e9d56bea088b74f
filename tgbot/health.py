"""Tell by the exit code whether this container's worker lives: `python -m tgbot.health`, where there is no curl."""

import os
import sys
import urllib.request

PATIENCE_S = 3


def main() -> int:
    """Ask the worker's own page; one that polls has none, and lives as long as its container."""
    if not os.environ.get("WEBHOOK_URL"):
        return 0
    page = f"http://127.0.0.1:{os.environ.get('PORT', '8080')}/healthz"
    try:
        with urllib.request.urlopen(page, timeout=PATIENCE_S):
            return 0
    except OSError:
        return 1


if __name__ == "__main__":
    sys.exit(main())
