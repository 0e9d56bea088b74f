"""Faults and rate limits over HTTP, for tests in another process."""

from __future__ import annotations

from typing import Any

from starlette.routing import Route

from tgbot.playground.asks import Ask, route
from tgbot.playground.errors import Impossible
from tgbot.playground.faults import Faults
from tgbot.playground.limits import GROUP, OVERALL, PRIVATE, Limits, Rate
from tgbot.playground.local import LocalTelegram
from tgbot.playground.model import Json


def control_routes(local: LocalTelegram) -> list[Route]:
    """The routes that add faults and switch the limits."""
    faults, limits = local.faults, local.limits
    return [
        route("GET", "/faults", lambda _: faults.about()),
        route("POST", "/faults", lambda ask: _add(faults, ask)),
        route("DELETE", "/faults", lambda _: faults.clear()),
        route("GET", "/limits", lambda _: _limits(limits)),
        route("PUT", "/limits", lambda ask: _switch(limits, ask)),
    ]


def _add(faults: Faults, ask: Ask) -> list[Json]:
    times = ask.optional("times", int)
    where: dict[str, Any] = {"chat": ask.optional("chat", int), "times": 1 if times is None else times}
    kind = ask.optional("update", str)
    match ask.field("do", str):
        case "fail":
            status = ask.optional("status", int) or 502
            faults.fail(ask.field("method", str), status, after=bool(ask.optional("after", bool)), **where)
        case "cut":
            faults.cut(ask.field("method", str), after=bool(ask.optional("after", bool)), **where)
        case "flood":
            faults.flood(ask.field("method", str), ask.field("retry_after", int), **where)
        case "forbid":
            why = {"why": ask.field("why", str)} if "why" in ask.body else {}
            faults.forbid(ask.field("method", str), **why, **where)
        case "slow":
            faults.slow(ask.field("method", str), ask.field("seconds", int, float), **where)
        case "drop":
            faults.drop(kind, **where)
        case "delay":
            faults.delay(ask.field("seconds", int, float), kind, **where)
        case "twice":
            faults.twice(kind, **where)
        case "overtaken":
            faults.overtaken(kind, **where)
        case unknown:
            raise Impossible(400, f"There is no fault {unknown}.")
    return faults.about()


def _switch(limits: Limits, ask: Ask) -> Json:
    limits.on = ask.field("on", bool)
    return _limits(limits)


def _limits(limits: Limits) -> Json:
    return {"on": limits.on, "private": _rate(PRIVATE), "group": _rate(GROUP), "overall": _rate(OVERALL)}


def _rate(rate: Rate) -> Json:
    return {"burst": rate.burst, "per_second": rate.per_second}
