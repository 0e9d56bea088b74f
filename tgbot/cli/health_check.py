"""Exit code for a container health check without curl: `python -m tgbot.cli.health_check`."""

import os
import sys
import urllib.request

TIMEOUT_S = 3


def main() -> int:
    """Request /healthz; a polling worker has no pages and always counts as healthy."""
    if not os.environ.get("WEBHOOK_URL"):
        return 0
    page = f"http://127.0.0.1:{os.environ.get('PORT', '8080')}/healthz"
    try:
        with urllib.request.urlopen(page, timeout=TIMEOUT_S):
            return 0
    except OSError:
        return 1


if __name__ == "__main__":
    sys.exit(main())
