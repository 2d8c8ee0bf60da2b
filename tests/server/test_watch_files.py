"""Dashboard, alerts and the page about them: they name what there is, and PromQL that parses."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from tumbleweed.server.watch.catalogue import CATALOGUE, UPDATED, Histogram

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "hosting.md").read_text()
DASHBOARD = json.loads((ROOT / "deploy" / "grafana" / "tumbleweed.json").read_text())
ALERTS = yaml.safe_load((ROOT / "deploy" / "prometheus" / "alerts.yml").read_text())
RULES: list[dict[str, Any]] = [rule for group in ALERTS["groups"] for rule in group["rules"]]
PANELS = [panel for panel in DASHBOARD["panels"] if panel["type"] != "row"]


def names_of(metric: Any) -> set[str]:
    """As Prometheus stores it."""
    if isinstance(metric, Histogram):
        return {f"{metric.name}_{end}" for end in ("bucket", "count", "sum")}
    return {metric.name}


KNOWN = {name for metric in CATALOGUE for name in names_of(metric)}


def expressions() -> Iterator[tuple[str, str]]:
    for rule in RULES:
        yield rule["alert"], rule["expr"]
    for panel in PANELS:
        for target in panel["targets"]:
            yield panel["title"], target["expr"].replace("$__rate_interval", "1m")


def named_in(expression: str) -> set[str]:
    return set(re.findall(r"\btumbleweed_\w+", expression))


@pytest.mark.parametrize(("where", "expression"), list(expressions()))
def test_every_expression_is_about_figures_that_there_are(where: str, expression: str) -> None:
    assert named_in(expression) <= KNOWN
    assert named_in(expression) or expression.startswith("up{")
    for opening, closing in ("()", "[]", "{}"):
        assert expression.count(opening) == expression.count(closing)
    for labels in re.findall(r"\b(tumbleweed_\w+)\{([^}]*)\}", expression):
        metric = next(each for each in CATALOGUE if labels[0] in names_of(each))
        assert set(re.findall(r"(\w+)\s*=", labels[1])) <= set(metric.labels)


@pytest.mark.parametrize(("where", "expression"), list(expressions()))
def test_every_expression_is_promql(where: str, expression: str) -> None:
    promql = pytest.importorskip("promql_parser", reason="promql-parser is not installed")
    promql.parse(expression)
    with pytest.raises(ValueError, match=r"."):
        promql.parse(f"{expression})")


def test_every_figure_is_on_the_dashboard() -> None:
    shown: set[str] = set()
    for panel in PANELS:
        shown.update(*(named_in(target["expr"]) for target in panel["targets"]))
    assert [each.name for each in CATALOGUE if not names_of(each) & shown] == []


def test_the_dashboard_can_be_imported() -> None:
    ids = [panel["id"] for panel in DASHBOARD["panels"]]
    assert len(ids) == len(set(ids))
    assert DASHBOARD["uid"] == "tumbleweed"
    assert DASHBOARD["templating"]["list"][0]["type"] == "datasource"
    cells = [_cells(panel["gridPos"]) for panel in DASHBOARD["panels"]]
    assert sum(len(each) for each in cells) == len(set().union(*cells))  # none over another
    assert all(panel["gridPos"]["x"] + panel["gridPos"]["w"] <= 24 for panel in PANELS)


def _cells(place: dict[str, int]) -> set[tuple[int, int]]:
    columns = range(place["x"], place["x"] + place["w"])
    return {(x, y) for x in columns for y in range(place["y"], place["y"] + place["h"])}


def headings() -> dict[str, str]:
    """The text under each heading, by its anchor."""
    parts = re.split(r"^#+ (.+)$", PAGE, flags=re.MULTILINE)[1:]
    anchors = [re.sub(r"[^\w -]", "", title).lower().replace(" ", "-") for title in parts[::2]]
    return dict(zip(anchors, parts[1::2], strict=True))


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: str(rule["alert"]))
def test_every_alert_has_a_runbook(rule: dict[str, Any]) -> None:
    file, _, anchor = rule["annotations"]["runbook"].partition("#")
    assert file == "docs/hosting.md"
    assert anchor == rule["alert"].lower()
    assert len(headings()[anchor].split()) > 20
    assert rule["labels"]["severity"] in ("page", "ticket")
    assert rule["annotations"]["summary"]


def test_every_runbook_is_for_an_alert() -> None:
    runbooks = set(re.findall(r"^#### (\w+)$", PAGE, re.MULTILINE))
    assert runbooks == {rule["alert"] for rule in RULES}


def test_the_table_of_figures_is_the_code_s() -> None:
    rows = re.findall(r"^\| `(tumbleweed_\w+)` \| (.*?) ?\| (.+) \|$", PAGE, re.MULTILINE)
    wanted = [
        (each.name, ", ".join(f"`{label}`" for label in each.labels), each.about)
        for each in CATALOGUE
    ]
    assert [row for row in rows if row[0] in {each.name for each in CATALOGUE}] == wanted


def test_the_objectives_of_the_page_are_those_of_the_alerts() -> None:
    limit = 0.25
    assert limit in UPDATED.buckets  # or the quantile would be a guess there
    slow = next(rule for rule in RULES if rule["alert"] == "TumbleweedChoicesSlow")
    assert f"> {limit}" in slow["expr"]
    assert f"at most {round(limit * 1000)} ms" in PAGE
    failing = next(rule for rule in RULES if rule["alert"] == "TumbleweedErrors")
    assert failing["expr"].count("> 0.001") == 2
    assert "at most 0.1 %" in PAGE
