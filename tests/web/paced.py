"""Rounds against bots, at a server whose bots take their time, and how long they take."""

from typing import Any

from playwright.sync_api import Page

from web.playing import MAKE

BOT = {"kind": "bot", "level": "thrifty"}
FOUR: dict[str, Any] = {"game": "legends", "seats": [{}, BOT, BOT, BOT], "start": True}
FOUR["pause"] = 1.2  # as at a server that says nothing else
BOTH: dict[str, Any] = {**FOUR, "options": {"modules": ["ante-up", "blood-money"]}}
# Answers every question of the reader at once; the milliseconds from the end of their turn to the
# next, for so many rounds in which they were asked nothing in between. In the page itself: a test
# that asks from outside would be part of what it measures.
ROUNDS = """async ([table, rounds, most]) => {
  const headers = { "Content-Type": "application/json" };
  const until = performance.now() + most;
  const times = [];
  let answered = "", since = 0, round = 0, between = false;
  while (times.length < rounds && performance.now() < until) {
    const now = await (await fetch(`/api/tables/${table}`)).json();
    if (now.table.status !== "playing") break;
    const asked = now.decision;
    if (!asked || asked.id === answered || asked.options.length < 2) {
      await new Promise((then) => setTimeout(then, 60));
      continue;
    }
    const mine = now.view.active === now.you && now.view.round > 0;
    const whole = mine && now.view.round !== round && since && !between;
    if (whole) times.push(performance.now() - since);
    between = !mine;
    round = mine ? now.view.round : round;
    answered = asked.id;
    const key = asked.options.includes("end") ? "end" : asked.default;
    const body = JSON.stringify({ decision: asked.id, key });
    await fetch(`/api/tables/${table}/choose`, { method: "POST", headers, body });
    if (mine) since = performance.now();
  }
  return times;
}"""


def sit_down(page: Page, table: dict[str, Any]) -> str:
    made = str(page.evaluate(MAKE, table))
    page.evaluate("(table) => { location.hash = `table=${table}`; }", made)
    page.wait_for_function("() => document.body.dataset.version", timeout=30_000)
    return made


def rounds(page: Page, table: str, count: int) -> list[float]:
    """Seconds of each: those in which the reader had nothing to do between two turns."""
    found: list[float] = page.evaluate(ROUNDS, [table, count, 240_000])
    assert len(found) == count, found
    return [each / 1000 for each in found]
