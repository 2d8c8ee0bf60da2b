"""Is a click slower than at a commit? Both pages are played in turns, in one browser.

Both servers run from source, so that only the two trees differ.
"""

from __future__ import annotations

import random
from typing import NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from benchmarks.page.browsing import CHROMIUM, NO_WAITING, begin, entered
from benchmarks.page.measuring import CLICK, asked
from benchmarks.page.serving import serving, tree_of
from benchmarks.server.report import share_below
from benchmarks.server.servers import ROOT
from tools.same_games.commits import CommitError

BEFORE = "8bbd5940"  # the last commit before phones had one sheet and bots a pace
MOST = 1.1  # times the commit's
AIM = 50  # ms
GAMES = 3  # at each side
CHOICES = 80  # at most, in each
SHARE = 0.95


class Clicked(NamedTuple):
    """Milliseconds from each click until the page has changed."""

    before: list[float]
    here: list[float]

    @property
    def ratio(self) -> float:
        return share_below(self.here, SHARE) / share_below(self.before, SHARE)


def measure(commit: str) -> Clicked:
    with (
        serving(tree_of(commit)) as before,
        serving(ROOT) as here,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM)
        found = Clicked([], [])
        for game in range(GAMES):
            for side, more in enumerate(played(browser, (before, here), game)):
                found[side].extend(more)
        browser.close()
    return found


def played(browser: Browser, sites: tuple[str, str], game: int) -> tuple[list[float], list[float]]:
    """A game on both pages, click by click in turns."""
    found: tuple[list[float], list[float]] = ([], [])
    with entered(browser, sites[0]) as one, entered(browser, sites[1]) as other:
        pages = (one, other)
        for page in pages:
            page.add_init_script(NO_WAITING)
            begin(page, "legends")
        lucks = (random.Random(game), random.Random(game))
        for turn in range(CHOICES):
            for side in (0, 1) if turn % 2 else (1, 0):
                pages[side].bring_to_front()
                found[side].extend(clicked(pages[side], lucks[side]))
    return found


def clicked(page: Page, luck: random.Random) -> list[float]:
    """The time of a random choice; none if the game is over."""
    payload = asked(page)
    if payload is None:
        return []
    options = payload["decision"]["options"]
    key = luck.choice([each for each in options if each != "end"] or options)
    return [float(page.evaluate(CLICK, f'[data-option="{key}"]')[0])]


def report(commit: str) -> list[str]:
    """Prints a table; returns what is over the budget."""
    try:
        found = measure(commit)
    except CommitError as fault:
        return [f"clicks are not compared: {fault}"]
    print(f"Click → page changed in Western Legends, in turns with {commit} (ms).\n")
    print("| | clicks | median | 95 of 100 |\n" + "|---" * 4 + "|")
    for name, times in (("before", found.before), ("here", found.here)):
        middle, slow = share_below(times, 0.5), share_below(times, SHARE)
        print(f"| {name} | {len(times)} | {middle:.1f} | {slow:.1f} |")
    print(f"\nRatio {found.ratio:.2f} (at most {MOST}); the aim is {AIM} ms.")
    over = f"click → page changed: {found.ratio:.2f} × that of {commit} (at most {MOST})"
    return [over] if found.ratio > MOST else []
