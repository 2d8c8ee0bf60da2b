"""From opening a table's link until something can be chosen, on a slow machine.

Beside it, in turns, the peer: what a page of the same framework, fonts and style takes for a single
button.
"""

from __future__ import annotations

from pathlib import Path
from statistics import median
from typing import NamedTuple

from playwright.sync_api import Browser, Page, StorageState, ViewportSize, sync_playwright

from benchmarks.page.browsing import CHROMIUM, LAPTOP, PATIENCE, PHONE, begin, entered
from benchmarks.page.serving import serving, serving_the_peer

THROTTLED = 4  # slowdown of the CPU
VISITS = 9
MOST = 1.5  # times the peer
DEVICES = {"laptop": LAPTOP, "phone": PHONE}
GAMES = ("goat", "legends")
# Once something that can be chosen has been painted: milliseconds since the page was opened.
NOTE_CHOICE = """() => {
  const free = (each) => !each.closest("[inert]") && each.checkVisibility();
  const look = () => {
    if (![...document.querySelectorAll("[data-option]:not(:disabled)")].some(free)) return;
    watch.disconnect();
    requestAnimationFrame(() => setTimeout(() => (window.choice = performance.now())));
  };
  const watch = new MutationObserver(look);
  watch.observe(document, { attributes: true, childList: true, subtree: true });
}"""


class Opened(NamedTuple):
    """Medians, in seconds."""

    what: str
    ours: float
    peer: float

    @property
    def ratio(self) -> float:
        return self.ours / self.peer


def measure(source: Path | None = None) -> list[Opened]:
    with serving(source) as ours, serving_the_peer(source) as peer, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM)
        found = [
            compared(browser, (ours, peer), game, device) for game in GAMES for device in DEVICES
        ]
        browser.close()
    return found


def compared(browser: Browser, sites: tuple[str, str], game: str, device: str) -> Opened:
    size = DEVICES[device]
    with entered(browser, sites[0], size) as page:
        begin(page, game)
        link, storage = page.url, page.context.storage_state()
    ours, peer = [], []
    for _ in range(VISITS):
        ours.append(first_choice(browser, link, size, storage))
        peer.append(first_choice(browser, sites[1], size, None))
    return Opened(f"{game}, {device}", median(ours), median(peer))


def first_choice(
    browser: Browser, link: str, size: ViewportSize, storage: StorageState | None
) -> float:
    with entered(browser, link, size, storage) as page:
        slow_down(page)
        page.add_init_script(f"({NOTE_CHOICE})()")
        page.goto(link, wait_until="commit")
        page.wait_for_function("() => window.choice", timeout=PATIENCE)
        return float(page.evaluate("() => window.choice")) / 1000


def slow_down(page: Page) -> None:
    devtools = page.context.new_cdp_session(page)
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": THROTTLED})


def report(source: Path | None = None) -> list[str]:
    """Prints a table; returns what is over the budget."""
    found = measure(source)
    print(f"First choice at 1/{THROTTLED} of the CPU, medians of {VISITS} visits.\n")
    print(f"| | page (s) | one button (s) | ratio (at most {MOST}) |\n" + "|---" * 4 + "|")
    for each in found:
        print(f"| {each.what} | {each.ours:.2f} | {each.peer:.2f} | {each.ratio:.2f} |")
    return [
        f"{each.what}: first choice {each.ratio:.2f} × a page with one button (at most {MOST})"
        for each in found
        if each.ratio > MOST
    ]
