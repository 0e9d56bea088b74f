"""What robots learn from results: to play a little better or worse, until people win their share."""

from math import exp


def moved(strength: float, step: float, lowest: float, highest: float) -> float:
    """A strength after a result, by a step on a scale of proportions, and within its limits."""
    return round(min(max(strength * exp(step), lowest), highest), 3)
