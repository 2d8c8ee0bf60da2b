"""Games of Western Legends played through the page by clicks, with animations off."""

from __future__ import annotations

import random
import time
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from playwright.sync_api import Page, Response, WebSocket, sync_playwright

from benchmarks.page.browsing import CHROMIUM, NO_WAITING, PATIENCE, begin, entered

GAMES = 4
CHOICES = 100  # maximum made in each
SEEKS = 20
# A click, until the page has changed, and until that is in a frame: milliseconds.
CLICK = """async (find) => {
  const all = [...document.querySelectorAll(find)];
  const there = all.filter((each) => !each.disabled && !each.closest("[inert]"));
  const target = there.find((each) => each.checkVisibility()) ?? there[0];
  const before = document.body.dataset.version;
  let changed = 0;
  const drawn = new Promise((done) => {
    const watch = new MutationObserver(() => {
      if (document.body.dataset.version === before) return;
      watch.disconnect();
      changed = performance.now();
      requestAnimationFrame(() => done(performance.now()));
    });
    watch.observe(document.body, { attributes: true });
  });
  const start = performance.now();
  target.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  const frame = await drawn;
  return [changed - start, frame - start];
}"""
SEEK = """async (share) => {
  const bar = document.querySelector("[data-screen=replay] input[type=range]");
  const to = Math.round(share * Number(bar.max));
  if (to === Number(bar.value)) return 0;
  const screen = document.querySelector("[data-screen=replay]");
  const shown = new Promise((done) => {
    const watch = new MutationObserver(() => {
      if (Number(screen.dataset.at) !== to) return;
      watch.disconnect();
      requestAnimationFrame(() => done(performance.now()));
    });
    watch.observe(screen, { attributes: true });
  });
  const start = performance.now();
  bar.value = to;
  bar.dispatchEvent(new Event("input", { bubbles: true }));
  return (await shown) - start;
}"""


@dataclass
class Measured:
    clicks: list[float] = field(default_factory=list)  # milliseconds until the page has changed
    frames: list[float] = field(default_factory=list)  # until it is in a frame
    undos: list[float] = field(default_factory=list)  # the same
    seeks: list[float] = field(default_factory=list)
    updates: list[int] = field(default_factory=list)  # bytes of a message
    received: int = 0  # bytes
    moves: int = 0  # by everybody
    fetched: dict[str, int] = field(default_factory=dict)  # bytes on the line, per file


def measure(url: str) -> Measured:
    found = Measured()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM)
        with entered(browser, url) as page:
            page.add_init_script(NO_WAITING)
            note = partial(_fetched, found)
            page.on("response", note)
            page.on("websocket", lambda socket: _listen(found, socket))
            for game in range(GAMES):
                begin(page, "legends")
                play(page, found, random.Random(game))
            page.remove_listener("response", note)  # a replay is measured separately
            seek(page, found)
        browser.close()
    return found


def play(page: Page, found: Measured, luck: random.Random) -> None:
    """Random choices, one in twenty taken back, until the game is over or there are enough."""
    for _ in range(CHOICES):
        payload = asked(page)
        if payload is None:
            break
        if payload["undo"]["reason"] == "" and luck.random() < 0.05:
            found.undos.append(page.evaluate(CLICK, "[data-undo]")[1])
            continue
        options = payload["decision"]["options"]
        key = luck.choice([each for each in options if each != "end"] or options)
        changed, frame = page.evaluate(CLICK, f'[data-option="{key}"]')
        found.clicks.append(changed)
        found.frames.append(frame)
    found.moves += _payload(page)["revision"]


def asked(page: Page) -> dict[str, Any] | None:
    """What the page shows once it asks; None when the game is over."""
    deadline = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < deadline:
        payload = _payload(page)
        if payload["table"]["status"] == "over":
            return None
        shown = page.evaluate("() => document.body.dataset.version")
        if payload["decision"] and payload["version"] == shown:
            return payload
        page.wait_for_timeout(10)
    raise SystemExit("the page stands still")


def _payload(page: Page) -> dict[str, Any]:
    table = "new URLSearchParams(location.hash.slice(1)).get('table')"
    payload: dict[str, Any] = page.evaluate(
        f"async () => (await fetch('/api/tables/' + {table})).json()"
    )
    return payload


def seek(page: Page, found: Measured) -> None:
    """Jump around in the replay of the game."""
    page.evaluate("() => (location.hash = location.hash.replace('table=', 'replay=') + '&at=0')")
    page.locator("[data-screen=replay] header.bar").wait_for(timeout=PATIENCE)
    luck = random.Random(2)
    found.seeks += [page.evaluate(SEEK, luck.random()) for _ in range(SEEKS)]


def _fetched(found: Measured, response: Response) -> None:
    name = response.url.rsplit("/", 1)[-1].split("?")[0]
    if name.endswith((".js", ".css")):
        found.fetched[name] = int(response.headers["content-length"])


def _listen(found: Measured, socket: WebSocket) -> None:
    def take(frame: str | bytes) -> None:
        size = len(frame.encode() if isinstance(frame, str) else frame)
        found.received += size
        if '"is":"update"' in str(frame)[:20]:
            found.updates.append(size)

    socket.on("framereceived", take)
