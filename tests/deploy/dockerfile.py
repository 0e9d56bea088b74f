"""The Dockerfile, read: what each stage does, in order."""

import json
import re
import shlex
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]


@dataclass(frozen=True, slots=True)
class Step:
    """One instruction."""

    name: str
    text: str

    @property
    def words(self) -> list[str]:
        """The instruction's words, without its flags; of the JSON form, its parts."""
        plain = re.sub(r"^(--\S+\s+)+", "", self.text)
        command = plain.removeprefix("CMD ") if self.name == "HEALTHCHECK" else plain
        return list(json.loads(command)) if command.startswith("[") else shlex.split(command)


def stages(path: Path = ROOT / "Dockerfile") -> list[list[Step]]:
    """Return the steps of each stage."""
    lines = [line for line in path.read_text().splitlines() if not line.startswith("#")]
    joined = re.sub(r"\\\n\s*", "", "\n".join(lines))
    steps = [Step(*line.split(None, 1)) for line in joined.splitlines() if line.strip()]
    found: list[list[Step]] = []
    for step in steps:
        if step.name == "FROM":
            found.append([])
        found[-1].append(step)
    return found


def only(steps: list[Step], name: str) -> Step:
    """Return the one step of this name."""
    (step,) = [step for step in steps if step.name == name]
    return step


def environment(steps: list[Step]) -> dict[str, str]:
    """Return what ENV sets."""
    return dict(word.split("=", 1) for step in steps if step.name == "ENV" for word in step.words)
