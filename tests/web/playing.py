"""Playing through the page: what is on offer there, and taking it."""

import json
from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any

from playwright.sync_api import Page, Request, TimeoutError

ON_OFFER = """() => {
  const keys = new Set();
  for (const each of document.querySelectorAll("[data-option], [data-options]")) {
    const off = each.disabled || each.getAttribute("aria-disabled") === "true";
    if (off || each.closest("[inert]")) continue;
    if (each.dataset.option) keys.add(each.dataset.option);
    for (const key of (each.dataset.options ?? "").split(" ")) if (key) keys.add(key);
  }
  return [...keys].sort();
}"""
CHOOSE = """(key) => {
  const escaped = CSS.escape(key);
  const named = [...document.querySelectorAll(`[data-option="${escaped}"]`)];
  const all = named.filter((each) => !each.disabled && !each.closest("[inert]"));
  const seen = all.find((each) => each.checkVisibility?.() ?? true) ?? all[0];
  if (!seen) return false;
  seen.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  return true;
}"""
MAKE = """async (table) => {
  const headers = { "Content-Type": "application/json" };
  const body = JSON.stringify(table);
  const answer = await fetch("/api/tables", { method: "POST", headers, body });
  return (await answer.json()).table.id;
}"""
FACE = """async (table) => (await fetch(`/api/tables/${table}`)).json()"""
# What the page shows, and what the server has. As text: a browser hands over values one by one.
BOTH = """async () => {
  const shown = document.body.dataset.version ?? "";
  const table = new URLSearchParams(location.hash.slice(1)).get("table");
  return [shown, await (await fetch(`/api/tables/${table}`)).text()];
}"""
NEWS = "(before) => (document.body.dataset.version ?? '') !== before"
# Pointers are heard again after a change of the screen: see ui/guard.ts.
HEARS = "() => !document.documentElement.hasAttribute('data-shut')"
PATIENCE = 20_000
AT_LENGTH = 60_000  # what takes the server seconds while the page waits: a review of a game
MOMENT = 100  # between two looks at the server


def table_of(page: Page) -> str:
    page.wait_for_function("() => location.hash.startsWith('#table=')", timeout=PATIENCE)
    return str(page.evaluate("() => new URLSearchParams(location.hash.slice(1)).get('table')"))


def payload(page: Page) -> dict[str, Any]:
    table_of(page)
    return _both(page)[1]


def _both(page: Page) -> tuple[str, dict[str, Any]]:
    shown, told = page.evaluate(BOTH)
    return shown, json.loads(told)


def version(page: Page) -> str:
    return str(page.evaluate("() => document.body.dataset.version ?? ''"))


def on_offer(page: Page) -> list[str]:
    found: list[str] = page.evaluate(ON_OFFER)
    return found


Wanted = Callable[[dict[str, Any]], bool]


def up_to_date(page: Page, wanted: Wanted = lambda now: True) -> dict[str, Any]:
    """Until the page shows what the server has, and that is what is wanted."""
    table_of(page)
    for _ in range(400):
        shown, now = _both(page)
        if now["version"] == shown and wanted(now):
            return now
        await_news(page, shown)
    raise AssertionError(f"the page stands still at {version(page)!r}: {payload(page)}")


def await_news(page: Page, shown: str) -> None:
    """The page shows something else, or a moment has passed: not all that changes is seen."""
    with suppress(TimeoutError):
        page.wait_for_function(NEWS, arg=shown, timeout=MOMENT)


def settle(page: Page, answered: str = "") -> dict[str, Any]:
    """Until bots have moved, nothing is under way, and there is something to choose other than
    what was `answered`; or until it is over."""
    return up_to_date(page, lambda now: over(now) or chooses(now, answered))


def chooses(now: dict[str, Any], answered: str = "") -> bool:
    """Whether there is a choice to be made. An only answer is given by the table itself."""
    question = now.get("decision")
    if not question:
        return False
    return question["id"] != answered and len(question["options"]) > 1


def over(now: dict[str, Any]) -> bool:
    return bool(now["table"]["status"] in ("over", "ended"))


def take(page: Page, key: str) -> None:
    before = version(page)
    assert page.evaluate(CHOOSE, key), f"{key} cannot be chosen on the page"
    moved(page, before)


def moved(page: Page, before: str) -> None:
    """There is news: of the choice, or somebody has come or gone meanwhile."""
    page.wait_for_function(NEWS, arg=before, timeout=PATIENCE)


def the_same_options(page: Page, now: dict[str, Any]) -> None:
    """The page offers what the engine offers, no more."""
    engine = sorted(now["decision"]["options"])
    for _ in range(100):  # the screen may still be drawing
        shown = on_offer(page)
        if shown == engine:
            return
        page.wait_for_timeout(20)
    late = "" if settle(page)["version"] == now["version"] else ", which has moved on"
    raise AssertionError(
        f"{now['decision']['prompt']}{late}: {set(shown) - set(engine)} too much,"
        f" {set(engine) - set(shown)} missing"
    )


class Traffic:
    """What a page waits for from the server. The browser's own word for idle holds for whole
    documents only, not for the parts that a screen fetches."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._under_way: set[Request] = set()
        page.on("request", self._begin)
        page.on("requestfinished", self._end)
        page.on("requestfailed", self._end)

    def _begin(self, request: Request) -> None:
        self._under_way.add(request)

    def _end(self, request: Request) -> None:
        self._under_way.discard(request)

    def over(self) -> None:
        """Nothing has been under way for a while."""
        still = 0
        for _ in range(PATIENCE // MOMENT):
            self._page.wait_for_timeout(MOMENT)
            still = 0 if self._under_way else still + 1
            if still == 4:
                return
        raise AssertionError([each.url for each in self._under_way])


Look = Callable[[Page, dict[str, Any]], None]


def play_on(page: Page, luck: Random, look: Look | None = None, most: int = 5000) -> dict[str, Any]:
    """To the end, or for so many choices: random ones, each made on the page."""
    answered = ""
    for _ in range(most):
        now = settle(page, answered)
        if over(now):
            return now
        if look is not None:
            look(page, now)
        take(page, luck.choice(now["decision"]["options"]))
        answered = now["decision"]["id"]
    return settle(page, answered)
