"""Metrics for Prometheus: counts and times only; no label ever names a chat, a person or a word."""

from collections.abc import Callable, Iterable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, Info, generate_latest

from tgbot import __version__

SECONDS = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10)


class Metrics:
    """The metrics of one worker."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        Info("crosswire_build", "The bot's version", registry=self._registry).info({"version": __version__})
        self._updates = Counter(
            "crosswire_updates", "Updates by kind and outcome", ["kind", "outcome"], registry=self._registry
        )
        self._taking = Histogram(
            "crosswire_update_seconds", "From receipt to commit", buckets=SECONDS, registry=self._registry
        )
        self._calls = Counter(
            "crosswire_calls", "Calls to Telegram by method and outcome", ["method", "outcome"], registry=self._registry
        )
        self._given_up = Counter("crosswire_dead_letters", "Updates that were given up", registry=self._registry)
        self._events = Counter(
            "crosswire_game_events",
            "What happened in games, by game and kind",
            ["game", "event"],
            registry=self._registry,
        )
        self._showing = Gauge("crosswire_places_showing", "Tables and pages being shown now", registry=self._registry)

    def took(self, kind: str, outcome: str, seconds: float) -> None:
        """Count an update."""
        self._updates.labels(kind, outcome).inc()
        self._taking.observe(seconds)

    def called(self, method: str, outcome: str) -> None:
        """Count a call to Telegram."""
        self._calls.labels(method, outcome).inc()

    def happened(self, game: str, events: Iterable[str]) -> None:
        """Count game events."""
        for event in events:
            self._events.labels(game, event).inc()

    def gave_up(self) -> None:
        """Count an update that was given up."""
        self._given_up.inc()

    def watch_showing(self, count: Callable[[], int]) -> None:
        """Set the callback for the gauge of places that are being shown."""
        self._showing.set_function(count)

    def page(self) -> bytes:
        """All metrics in Prometheus' text format."""
        return generate_latest(self._registry)
