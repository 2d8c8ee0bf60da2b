"""Every screen by name: how a page gets there."""

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from server.serving import Server
from web.ante_up_scenes import ANTE_UP
from web.blood_money_scenes import BLOOD_MONEY
from web.playing import AT_LENGTH, MAKE, PATIENCE
from web.scenes import SCENES, at, person, reached, sit

Way = Callable[[Server, Page], None]
MOMENTS = SCENES | ANTE_UP | BLOOD_MONEY
MOST_DIALOGS = 5  # one over the other


def show(site: Server, page: Page, name: str) -> None:
    """Go there, and wait until everything is drawn."""
    for _ in range(MOST_DIALOGS):
        if page.locator("dialog[open]").count():
            page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    if name in MOMENTS:
        at(site, page, MOMENTS[name], waiting=True)
    else:
        OTHERS[name](site, page)
    page.wait_for_function(DRAWN, timeout=PATIENCE, polling=50)


# Fonts, drawings and the map are there; something is on the page, and pointers are heard again.
DRAWN = """() => {
  const map = [...document.querySelectorAll("[data-map]")].find((each) => each.checkVisibility());
  const drawn = !map || map.querySelector("svg path");
  const words = document.body.innerText.length > 40;
  const opening = document.querySelector(".opening");
  const deaf = document.documentElement.hasAttribute("data-shut"); // see ui/guard.ts
  return drawn && words && document.fonts.status === "loaded" && !opening && !deaf;
}"""


def _go(page: Page, address: str) -> None:
    page.evaluate("(address) => { location.hash = address; }", address)


def _home(site: Server, page: Page) -> None:
    _go(page, "home")
    expect(page.locator("[data-play-now]")).to_be_visible(timeout=PATIENCE)


def _options(game: str) -> Way:
    def way(site: Server, page: Page) -> None:
        _home(site, page)
        page.locator(f'[data-pick="{game}"]').click()
        page.locator(".tune").click()
        expect(page.get_by_role("dialog").locator("select").first).to_be_visible(timeout=PATIENCE)

    return way


def _ante_up(site: Server, page: Page) -> None:
    """The settings with the expansion on, and all that it lets one choose."""
    _options("legends")(site, page)
    page.get_by_role("switch", name=re.compile(r"^E\w+\s*: Ante Up")).check()
    page.locator("[data-module] summary").click()


def _blood_money(site: Server, page: Page) -> None:
    """Both expansions, scenarios and the alternate cards of each."""
    _options("legends")(site, page)
    page.get_by_role("switch", name=re.compile("^E.*Blood Money")).check()
    for each in page.locator("[data-module] summary").all():
        each.click()
    page.locator("[data-modes] input:enabled").last.check()


def _waiting(**options: Any) -> Way:
    def way(site: Server, page: Page) -> None:
        table = page.evaluate(MAKE, {"game": "legends", "seats": [{}] * 4, "options": options})
        _go(page, f"table={table}")
        expect(page.locator('[data-screen="waiting"]')).to_be_visible(timeout=PATIENCE)
        expect(page.locator('[data-screen="waiting"] select').first).to_be_attached()

    return way


def _settings(site: Server, page: Page) -> None:
    _go(page, "settings")
    expect(page.get_by_role("dialog")).to_be_visible(timeout=PATIENCE)


def _over_a_scene(scene: str, key: str) -> Way:
    def way(site: Server, page: Page) -> None:
        at(site, page, MOMENTS[scene], waiting=True)
        expect(page.locator("header.bar")).to_be_visible(timeout=PATIENCE)
        page.keyboard.press(key)
        expect(page.get_by_role("dialog")).to_be_visible(timeout=PATIENCE)
        page.wait_for_function("() => document.querySelector('dialog').innerText.length > 60")

    return way


def _talk(site: Server, page: Page) -> None:
    """In its drawer: where the talk is on the screen, the key leads there."""
    at(site, page, MOMENTS["legends-act"], waiting=True)
    page.locator(".tool[popovertarget]").click()
    page.locator(".menu:popover-open li:nth-child(2) button").click()
    expect(page.get_by_role("dialog")).to_be_visible(timeout=PATIENCE)


def _replay(game: str) -> Way:
    def way(site: Server, page: Page) -> None:
        scene = reached(SCENES[f"{game}-over"])
        table = sit(site, scene, {scene.seat: person(page)}, waiting=True)
        _go(page, f"replay={table}&at={len(scene.counts) // 2}")
        expect(page.locator('[data-screen="replay"] header.bar')).to_be_visible(timeout=PATIENCE)

    return way


def _echo(game: str) -> Way:
    def way(site: Server, page: Page) -> None:
        scene = reached(SCENES[f"{game}-over"])
        table = sit(site, scene, {scene.seat: person(page)}, waiting=True)
        _go(page, f"echo={table}")
        expect(page.locator('[data-story="headline"]')).to_be_visible(timeout=PATIENCE)

    return way


def _review(game: str) -> Way:
    def way(site: Server, page: Page) -> None:
        scene = reached(SCENES[f"{game}-over"])
        table = sit(site, scene, {scene.seat: person(page)}, waiting=True)
        _go(page, f"review={table}")
        expect(page.locator("[data-curve]")).to_be_visible(timeout=AT_LENGTH)

    return way


def _past(site: Server, page: Page) -> None:
    for game in ("goat", "legends"):
        scene = reached(SCENES[f"{game}-over"])
        sit(site, scene, {scene.seat: person(page)}, waiting=True)
    _go(page, "past")
    expect(page.locator("[data-past]").first).to_be_visible(timeout=PATIENCE)


def _saved(site: Server, page: Page) -> None:
    """The dialog in which a file is opened."""
    _home(site, page)
    page.locator("[data-open]").click()
    expect(page.locator("[data-open-file]")).to_be_visible(timeout=PATIENCE)


def _lesson(game: str) -> Way:
    def way(site: Server, page: Page) -> None:
        _home(site, page)
        page.locator(f'[data-pick="{game}"]').click()
        page.locator(f'[data-learn="{game}"]').click()
        expect(page.locator("[data-lesson]")).to_be_visible(timeout=PATIENCE)

    return way


def _curtain(site: Server, page: Page) -> None:
    seats = [{"kind": "host", "name": name} for name in ("Annie", "Ben", "Cora")]
    table = page.evaluate(MAKE, {"game": "goat", "seats": seats, "sit": False, "start": True})
    _go(page, f"table={table}")
    expect(page.locator('[data-screen="curtain"]')).to_be_visible(timeout=PATIENCE)


OTHERS: dict[str, Way] = {
    "home": _home,
    "options-goat": _options("goat"),
    "options-legends": _options("legends"),
    "options-ante-up": _ante_up,
    "options-blood-money": _blood_money,
    "waiting": _waiting(),
    "waiting-ante-up": _waiting(modules=["ante-up"]),
    "waiting-blood-money": _waiting(modules=["ante-up", "blood-money"], mode="law-and-disorder"),
    "settings": _settings,
    "rules-legends": _over_a_scene("legends-act", "r"),
    "rules-ante-up": _over_a_scene("legends-up-explore", "r"),
    "rules-blood-money": _over_a_scene("legends-bm-claim", "r"),
    "rules-goat": _over_a_scene("goat-offer", "r"),
    "keys": _over_a_scene("goat-offer", "?"),
    "talk": _talk,
    "replay-legends": _replay("legends"),
    "replay-goat": _replay("goat"),
    "echo-legends": _echo("legends"),
    "echo-goat": _echo("goat"),
    "review-legends": _review("legends"),
    "review-goat": _review("goat"),
    "past": _past,
    "saved": _saved,
    "curtain": _curtain,
    "lesson-goat": _lesson("goat"),
    "lesson-legends": _lesson("legends"),
}
