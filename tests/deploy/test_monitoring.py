"""The alert rules and the dashboard name metrics, labels and outcomes that a worker has, in expressions that parse."""

import itertools
import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
import yaml
from prometheus_client.parser import text_string_to_metric_families

from engine.codes.events import GameEnded
from tests.deploy.dockerfile import ROOT
from tgbot.observability.metrics import Metrics
from tgbot.telegram import errors

promql = pytest.importorskip("promql_parser", reason="promql-parser is not installed: make test installs it")

RULES: list[dict[str, Any]] = [
    rule for group in yaml.safe_load((ROOT / "deploy/alerts.yaml").read_text())["groups"] for rule in group["rules"]
]
DASHBOARD: dict[str, Any] = json.loads((ROOT / "deploy/dashboard.json").read_text())
TARGETS = [
    pytest.param(target["expr"], target["legendFormat"], id=f"{panel['title']}-{target['refId']}")
    for panel in DASHBOARD["panels"]
    for target in panel["targets"]
]
ALERTS = [pytest.param(rule["expr"], id=rule["alert"]) for rule in RULES]
BY_PROMETHEUS = {"job", "instance"}
OUTCOMES = {
    "crosswire_updates_total": {"taken", "postponed", "failed"},
    "crosswire_calls_total": {"ok"}
    | {
        name.lower() for name, value in vars(errors).items() if isinstance(value, type) and issubclass(value, Exception)
    },
}


def samples() -> dict[str, set[str]]:
    """Return every series of a worker that has counted one of each, with its labels."""
    metrics = Metrics()
    metrics.took("tap", "taken", 0.1)
    metrics.called("send", "ok")
    metrics.happened("codes", [GameEnded.kind()])
    metrics.gave_up()
    metrics.watch_showing(lambda: 1)
    families = text_string_to_metric_families(metrics.page().decode())
    found = {"up": set(BY_PROMETHEUS)}
    for sample in itertools.chain.from_iterable(family.samples for family in families):
        found.setdefault(sample.name, set(BY_PROMETHEUS)).update(sample.labels)
    return found


SAMPLES = samples()


def family(series: str) -> str:
    """Return the metric that a series belongs to."""
    return re.sub(r"_(total|bucket|count|sum|created)$", "", series)


def parsed(expression: str) -> Any:
    """Return the tree of an expression, in which Grafana's own interval is a usual one."""
    return promql.parse(expression.replace("$__rate_interval", "5m"))


def nodes(expression: str) -> list[Any]:
    found: list[Any] = []
    promql.walk(parsed(expression), found.append)
    return found


def selectors(expression: str) -> Iterator[Any]:
    return (node for node in nodes(expression) if isinstance(node, promql.VectorSelector))


def wrong(expression: str) -> list[str]:
    """Say what an expression names that no worker has."""
    found, labels = [], set[str]()
    for selector in selectors(expression):
        if selector.name not in SAMPLES:
            found.append(f"no metric {selector.name}")
            continue
        labels |= SAMPLES[selector.name]
        for matcher in selector.matchers.matchers:
            if matcher.name not in SAMPLES[selector.name]:
                found.append(f"{selector.name} has no label {matcher.name}")
            elif matcher.name == "outcome":
                unknown = set(matcher.value.split("|")) - OUTCOMES[selector.name]
                found += [f"{selector.name} has no outcome {value}" for value in sorted(unknown)]
            elif matcher.name == "event" and matcher.value != GameEnded.kind():
                found.append(f"no event {matcher.value}")
    for node in nodes(expression):
        if isinstance(node, promql.AggregateExpr) and node.modifier is not None:
            found += [f"grouped by {label}, which nothing has" for label in node.modifier.labels if label not in labels]
    return found


@pytest.mark.parametrize("expression", ALERTS)
def test_an_alert_asks_for_what_a_worker_has(expression: str) -> None:
    assert wrong(expression) == []
    assert list(selectors(expression)) != []


@pytest.mark.parametrize(("expression", "legend"), TARGETS)
def test_a_panel_asks_for_what_a_worker_has_and_its_legend_for_what_is_left_of_it(expression: str, legend: str) -> None:
    assert wrong(expression) == []
    tree = parsed(expression)
    while isinstance(tree, promql.BinaryExpr):
        tree = tree.lhs
    kept = set(tree.modifier.labels) if isinstance(tree, promql.AggregateExpr) and tree.modifier else set()
    if isinstance(tree, promql.VectorSelector):
        kept = SAMPLES[tree.name]
    assert set(re.findall(r"\{\{(\w+)\}\}", legend)) <= kept


@pytest.mark.parametrize(
    ("expression", "said"),
    [
        ("rate(crosswire_update_total[5m])", "no metric crosswire_update_total"),
        ('crosswire_updates_total{chat="1"}', "crosswire_updates_total has no label chat"),
        ('crosswire_calls_total{outcome=~"ok|lost"}', "crosswire_calls_total has no outcome lost"),
        ('crosswire_game_events_total{event="over"}', "no event over"),
        ("sum by (worker) (crosswire_places_showing)", "grouped by worker, which nothing has"),
    ],
)
def test_a_mistake_in_an_expression_is_seen(expression: str, said: str) -> None:
    assert wrong(expression) == [said]


def test_a_mistake_in_the_grammar_is_seen() -> None:
    with pytest.raises(ValueError, match="unclosed left parenthesis"):
        parsed("sum(rate(crosswire_updates_total[5m])")


def test_every_metric_of_a_worker_is_on_the_dashboard_and_those_of_trouble_have_an_alert() -> None:
    families = {family(name) for name in SAMPLES}
    shown = {family(each.name) for panel in TARGETS for each in selectors(str(panel.values[0]))}
    alerted = {family(each.name) for rule in RULES for each in selectors(rule["expr"])}
    assert families - shown == set()
    assert families - alerted == {"crosswire_game_events"}


def test_every_alert_says_what_is_wrong_and_what_to_do() -> None:
    names = [rule["alert"] for rule in RULES]
    assert len(set(names)) == len(names)
    for rule in RULES:
        assert rule.keys() - {"for"} == {"alert", "expr", "labels", "annotations"}
        assert rule["labels"]["severity"] in {"critical", "warning"}
        assert rule["annotations"].keys() == {"summary", "fix"}
        assert promql.parse_duration(rule.get("for", "1m"))


def test_no_two_panels_share_an_id_or_a_place() -> None:
    panels = DASHBOARD["panels"]
    assert len({panel["id"] for panel in panels}) == len(panels)
    taken = [
        (place["x"] + right, place["y"] + down)
        for place in (panel["gridPos"] for panel in panels)
        for right in range(place["w"])
        for down in range(place["h"])
    ]
    assert len(set(taken)) == len(taken)
    assert max(column for column, _ in taken) < 24
    sources = {panel["datasource"]["uid"] for panel in panels} | {
        target["datasource"]["uid"] for panel in panels for target in panel["targets"]
    }
    assert sources == {f"${{{variable['name']}}}" for variable in DASHBOARD["templating"]["list"]}
