"""The score of mutation testing: `python -m tests.mutants` after `mutmut run`; fails when too many mutants live."""

import json
import subprocess
import sys
from pathlib import Path

LEAST_KILLED = 0.9
STATS = Path("mutants/mutmut-cicd-stats.json")


def main() -> int:
    """Print the survivors and the score; return 1 when it is too low."""
    stats = json.loads(STATS.read_text("utf-8"))
    killed = stats["killed"] + stats["timeout"]
    mutmut = Path(sys.executable).parent / "mutmut"
    print(subprocess.run([mutmut, "results"], capture_output=True, text=True, check=True).stdout, end="")
    print(f"{killed} of {stats['total']} mutants killed: {killed / stats['total']:.1%} (at least {LEAST_KILLED:.0%})")
    return int(killed < LEAST_KILLED * stats["total"])


if __name__ == "__main__":
    sys.exit(main())
