"""What axe finds on a page: nothing that is more than minor, it should be."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
# No rule of those that run reads the style sheets, which axe would fetch and parse each time.
# The text of what is pointed at stands beside it, outside of any landmark: rule `region` alone.
RUN = """async () => {
  const { violations } = await axe.run(document, { resultTypes: ["violations"], preload: false });
  const shown = (node) => document.querySelector(node.target.join(" "));
  return violations
    .filter((each) => each.impact !== "minor")
    .map(({ id, nodes }) => ({ id, nodes: nodes
      .filter((node) => id !== "region" || !shown(node)?.closest("[role=tooltip]"))
      .slice(0, 4).map((node) => ({
        what: node.html.slice(0, 160), why: node.failureSummary.split("\\n").slice(1).join(" "),
      })) }))
    .filter((each) => each.nodes.length);
}"""


def found_by_axe(page: Page) -> list[Any]:
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[Any] = page.evaluate(RUN)
    return found
