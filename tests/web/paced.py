"""Rounds against bots, at a server whose bots take their time, and how long they take."""

from typing import Any

from playwright.sync_api import Page

import tumbleweed as tw
from tumbleweed.core.log_grammar import FLEETING, MINOR
from web.playing import FACE, MAKE

MODULES = ["ante-up", "blood-money"]
WEIGHTS = {
    key: kind.telling.weight
    for key, kind in tw.new("legends", 4, seed=0, modules=MODULES).ruleset.kinds.items()
}
BOT = {"kind": "bot", "level": "thrifty"}
FOUR: dict[str, Any] = {"game": "legends", "seats": [{}, BOT, BOT, BOT], "start": True}
FOUR["pause"] = 1.2  # as at a server that says nothing else
BOTH: dict[str, Any] = {**FOUR, "options": {"modules": MODULES}}
# Answers every question of the reader at once; the milliseconds from the end of their turn to the
# next, for so many rounds in which they were asked nothing in between. In the page itself, which
# asks the server when it shows something to choose: what measures must not be part of the measure.
ROUNDS = """async ([table, rounds, most, anyhow]) => {
  const headers = { "Content-Type": "application/json" };
  const until = performance.now() + most;
  const times = [];
  let answered = "", since = 0, round = 0, between = false, seen = "", asking = 0;
  while (times.length < rounds && performance.now() < until) {
    const { version } = document.body.dataset; // undefined: the page is elsewhere
    const choice = document.querySelector("[data-option]");
    const idle = version !== undefined && (version === seen || !choice);
    if (version === undefined || idle) await new Promise((then) => setTimeout(then, 20));
    if (idle && performance.now() < asking + 3000) continue; // then it looks all the same
    [seen, asking] = [version, performance.now()];
    const now = await (await fetch(`/api/tables/${table}`)).json();
    if (now.table.status !== "playing") break;
    const asked = now.decision;
    if (!asked || asked.id === answered || asked.options.length < 2) {
      continue;
    }
    const mine = now.view.active === now.you && now.view.round > 0;
    const whole = mine && now.view.round !== round && since && (anyhow || !between);
    if (whole) times.push(performance.now() - since);
    if (times.length === rounds) break;
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


# Until the turn of somebody else has begun; what comes before the first turn is skipped.
TO_THE_OTHERS = """async (table) => {
  const headers = { "Content-Type": "application/json" };
  for (;;) {
    const now = await (await fetch(`/api/tables/${table}`)).json();
    const asked = now.decision;
    if (!asked && now.view.round > 0 && now.view.active !== now.you) return;
    if (!asked) {
      if (!now.view.round) dispatchEvent(new KeyboardEvent("keydown", { key: "n" }));
      await new Promise((then) => setTimeout(then, 40));
      continue;
    }
    const key = asked.options.includes("end") ? "end" : asked.default;
    const body = JSON.stringify({ decision: asked.id, key });
    await fetch(`/api/tables/${table}/choose`, { method: "POST", headers, body });
  }
}"""


ANSWER = """async (table) => {
  const headers = { "Content-Type": "application/json" };
  const { decision } = await (await fetch(`/api/tables/${table}`)).json();
  const body = JSON.stringify({ decision: decision.id, key: decision.default });
  await fetch(`/api/tables/${table}/choose`, { method: "POST", headers, body });
}"""


def sit_down(page: Page, table: dict[str, Any]) -> str:
    made = str(page.evaluate(MAKE, table))
    page.evaluate("(table) => { location.hash = `table=${table}`; }", made)
    page.wait_for_function("() => document.body.dataset.version", timeout=30_000)
    return made


def rounds(page: Page, table: str, count: int, anyhow: bool = False) -> list[float]:
    """Seconds of each: those in which the reader had nothing to do between two turns, or any. Then
    the reader's next turn has begun."""
    found = some_rounds(page, table, count, anyhow)
    assert len(found) == count, found
    return found


def some_rounds(page: Page, table: str, count: int, anyhow: bool = False) -> list[float]:
    """The same; fewer if the game ends before, or it takes too long."""
    found: list[float] = page.evaluate(ROUNDS, [table, count, 240_000, anyhow])
    return [each / 1000 for each in found]


def quiet_rounds(page: Page, table: dict[str, Any], count: int) -> list[float]:
    """Those in which the reader had nothing to do, from as many games as it takes: with both
    expansions there are few."""
    found: list[float] = []
    for _ in range(5):
        found += some_rounds(page, sit_down(page, table), count - len(found))
        if len(found) == count:
            return found
    raise AssertionError(found)


def unseen_rounds(page: Page, table: dict[str, Any], count: int) -> list[float]:
    """Any, at a table without a pause at which nobody looks: what server and bots need."""
    made = str(page.evaluate(MAKE, {**table, "pause": 0}))
    return rounds(page, made, count, anyhow=True)


def to_the_others(page: Page, table: str) -> None:
    """The reader's questions are answered until it is the others' turn."""
    page.evaluate(TO_THE_OTHERS, table)


def answer(page: Page, table: str) -> None:
    """The open question of the reader, by its default; the page has heard of it."""
    version = page.evaluate("() => document.body.dataset.version")
    page.evaluate(ANSWER, table)
    page.wait_for_function("(old) => document.body.dataset.version !== old", arg=version)


def round_told(page: Page, table: str) -> list[int]:
    """The others have played, and the reader's turn has begun: the numbers of the events that
    begin a line worth telling since the end of the reader's last turn.
    """
    rounds(page, table, 1, anyhow=True)
    now: dict[str, Any] = page.evaluate(FACE, table)
    events: list[dict[str, Any]] = now["events"]["list"]
    turns = [at for at, event in enumerate(events) if event.get("join") == "turn"]
    mine = [at for at in turns if events[at]["args"]["seat"] == f"seat:{now['you']}"]
    since = next(at for at in turns if at > mine[-2])
    lines = [at for at in range(since, mine[-1]) if "join" not in events[at]]
    return [at for at in lines if WEIGHTS[events[at]["key"]] not in (MINOR, FLEETING)]
