"""Metrics for Prometheus: counts and times only; no label ever names a chat, a person or a word."""

from collections.abc import Callable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

SECONDS = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10)


class Metrics:
    """What one worker counts."""

    def __init__(self) -> None:
        """Begin at nothing, in a registry of its own."""
        self._registry = CollectorRegistry()
        self._updates = Counter(
            "crosswire_updates", "Updates by kind and outcome", ["kind", "outcome"], registry=self._registry
        )
        self._taking = Histogram(
            "crosswire_update_seconds", "From receipt to commit", buckets=SECONDS, registry=self._registry
        )
        self._calls = Counter(
            "crosswire_calls", "Calls to Telegram by method and outcome", ["method", "outcome"], registry=self._registry
        )
        self._buried = Counter("crosswire_dead_letters", "Updates that were given up", registry=self._registry)
        self._showing = Gauge("crosswire_places_showing", "Tables and pages being shown now", registry=self._registry)

    def took(self, kind: str, outcome: str, seconds: float) -> None:
        """Count an update."""
        self._updates.labels(kind, outcome).inc()
        self._taking.observe(seconds)

    def called(self, method: str, outcome: str) -> None:
        """Count a call to Telegram."""
        self._calls.labels(method, outcome).inc()

    def buried(self) -> None:
        """Count an update that was given up."""
        self._buried.inc()

    def watch_showing(self, count: Callable[[], int]) -> None:
        """Ask for the number of places that are being shown whenever metrics are read."""
        self._showing.set_function(count)

    def page(self) -> bytes:
        """Return all metrics in Prometheus' text format."""
        return generate_latest(self._registry)
