"""Whoever is asked can decide, on every size of screen: the question, what it depends on and every
answer are visible, or one roll away in a list that shows that it goes on; nothing is cut off or
lies under something else. Larger text and very large screens included."""

import json
from collections.abc import Callable, Iterator
from operator import itemgetter
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserType, Page, ViewportSize

from server.serving import Server
from web.conftest import CHROMIUM, NO_NEWCOMER, NewPage
from web.looking import faults, look, ready_to_look
from web.scenes import SCENES, at
from web.screens import show

pytestmark = pytest.mark.usefixtures("kept_pages")

Size = tuple[int, int]
Sizes = tuple[Size, ...]
SIZES: Sizes = ((1280, 720), (390, 664), (844, 390))
LOOKED_OVER = {(1280, 720): False, (390, 664): True}  # as a desktop, as a phone
MORE_SIZES: Sizes = ((1440, 900), (390, 844), (360, 740), (820, 1180), (640, 360))
FACTS = {  # what one decides by
    "legends": ["header.bar [role=status]", ".duel .card", ".duel .back", ".score", ".pot"],
    "goat": ["header.bar [role=status]", ".bubble strong", ".choices h2"],
}
# What is asked and answered is not shortened; the Goat's cards are read whole by pointing at them.
ASKED = ["header.bar [role=status]", "[data-option]:not([data-map] *)", ".sheet", ".shop"]
ASKED += ["[data-screen=fight]", "[data-screen=poker]"]
# Every kind of question: in the turn, in a fight, in the store, at poker, of the Goat.
PLAYED = ["legends-act", "legends-reactions", "legends-shop", "legends-poker", "goat-answer"]
FRAMES = "() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(() => go())))"


def wrong_at(page: Page, name: str) -> dict[str, list[str]]:
    """What keeps from deciding."""
    found = {
        "answers": look(page, "answers"),
        "facts": look(page, "facts", FACTS[name.split("-", maxsplit=1)[0]]),
        "covered": look(page, "covered"),
        "overwritten": look(page, "overwritten"),
        "spilt": look(page, "spilt"),
        "shortened": [each for each in look(page, "shortened", ASKED) if "words" not in each],
        "overflow": look(page, "hiddenOverflow"),
        "scrolls": look(page, "scrolls"),
    }
    return {kind: each for kind, each in found.items() if each}


Question = Callable[[Page, str], dict[str, list[str]]]


def everything_wrong_at(page: Page, name: str) -> dict[str, list[str]]:
    """That, and what is wrong with the words and the places of things, where that is declared."""
    assert page.viewport_size is not None
    phone = LOOKED_OVER.get((page.viewport_size["width"], page.viewport_size["height"]))
    return wrong_at(page, name) | ({} if phone is None else faults(page, name, phone))


def still_wrong_at(page: Page, name: str, question: Question) -> dict[str, list[str]]:
    """A short message or a movement may hide something for a moment."""
    for _ in range(10):
        found = question(page, name)
        if not found:
            break
        page.wait_for_timeout(500)
    return found


def in_words(size: Size) -> ViewportSize:
    return {"width": size[0], "height": size[1]}


def resize(page: Page, size: Size) -> None:
    """And until the layout for it is loaded."""
    page.set_viewport_size(in_words(size))
    page.evaluate(FRAMES)
    page.wait_for_function("() => !document.querySelector('[aria-busy=true]')")


def from_here(page: Page, sizes: Sizes) -> Sizes:
    """Beginning with the one that it has: another layout costs as much as another screen."""
    return sizes[::-1] if page.viewport_size == in_words(sizes[-1]) else sizes


REPEATED = pytest.mark.soak("page")  # the same at another size or in another language
Stops = dict[str, Sizes]  # scenes, each with the sizes at which it is looked at


def decide(site: Server, page: Page, stops: Stops, question: Question = wrong_at) -> None:
    ready_to_look(page)
    wrong = {}
    for name, sizes in sorted(stops.items(), key=itemgetter(1)):
        in_order = from_here(page, sizes)
        resize(page, in_order[0])
        show(site, page, name)
        for size in in_order:
            resize(page, size)
            found = still_wrong_at(page, name, question)
            if found:
                wrong[f"{name} at {size[0]}x{size[1]}"] = found
    assert wrong == {}, json.dumps(wrong, ensure_ascii=False, indent=1)


def states(game: str) -> list[str]:
    return [name for name in SCENES if name.startswith(game) and not name.endswith("over")]


def in_turn(game: str) -> Stops:
    """Every state at one size or another, and at each of them one of every kind."""
    taken = {name: (SIZES[at % len(SIZES)],) for at, name in enumerate(states(game))}
    return taken | {name: SIZES for name in taken if name in PLAYED}


def at_every_size(game: str) -> Stops:
    return dict.fromkeys(states(game), SIZES)


@pytest.mark.slow
@pytest.mark.parametrize("game", ["legends", "goat"])
@pytest.mark.parametrize("stops", [
    pytest.param(in_turn, id="in turn"),
    pytest.param(at_every_size, id="at every size", marks=REPEATED),
])  # fmt: skip
def test_in_every_state(
    site: Server, new_page: NewPage, game: str, stops: Callable[[str], Stops]
) -> None:
    """One walk through the scenes, at which everything is asked."""
    decide(site, new_page(phone=True, locale="fr"), stops(game), everything_wrong_at)


@pytest.mark.extended
@REPEATED
@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", ["legends", "goat"])
def test_in_every_state_at_every_size(
    site: Server, new_page: NewPage, game: str, lang: str
) -> None:
    stops = dict.fromkeys(states(game), SIZES + MORE_SIZES)
    decide(site, new_page(phone=True, locale=lang), stops)


# ---- larger text, very small and very large screens ----


@pytest.fixture
def twice(chromium: BrowserType) -> Iterator[Browser]:
    """Whose browser writes twice as large."""
    doubled = ["--blink-settings=defaultFontSize=32"]
    launched = chromium.launch(executable_path=CHROMIUM, args=doubled)
    yield launched
    launched.close()


@pytest.mark.extended
@pytest.mark.parametrize("size", [
    pytest.param((1280, 720), id="desktop", marks=REPEATED),
    pytest.param((390, 844), id="phone"),
    pytest.param((820, 1180), id="tablet", marks=REPEATED),
])  # fmt: skip
def test_twice_as_large_a_text(site: Server, twice: Browser, size: Size) -> None:
    view: dict[str, Any] = {"viewport": {"width": size[0], "height": size[1]}}
    if size[0] < 500:
        view |= {"is_mobile": True, "has_touch": True}
    context = twice.new_context(base_url=site.url, reduced_motion="reduce", **view)
    context.add_init_script(NO_NEWCOMER)
    page = context.new_page()
    page.goto("/")
    ready_to_look(page)
    assert (
        page.evaluate("() => parseFloat(getComputedStyle(document.documentElement).fontSize)") == 32
    )
    decide(site, page, dict.fromkeys(PLAYED, (size,)))


@pytest.mark.extended
def test_a_very_small_window_has_the_hand(site: Server, new_page: NewPage) -> None:
    page = new_page(viewport={"width": 640, "height": 360})
    decide(site, page, dict.fromkeys(["legends-act", "goat-answer"], ((640, 360),)))
    show(site, page, "legends-act")
    assert look(page, "notWhole", ["section.hand li:first-child button"]) == []


@pytest.mark.extended
def test_a_very_large_screen_writes_larger(site: Server, new_page: NewPage) -> None:
    size = (2560, 1440)
    page = new_page(viewport={"width": size[0], "height": size[1]})
    decide(site, page, dict.fromkeys(["legends-reactions", "goat-answer"], (size,)))
    written = "() => parseFloat(getComputedStyle(document.querySelector('[role=status]')).fontSize)"
    assert page.evaluate(written) >= 19


# ---- what lies over what ----

OVERLAPS = """([top, kept]) => {
  const over = document.querySelector(top).getBoundingClientRect();
  return [...document.querySelectorAll(kept)].filter((each) => {
    const box = each.getBoundingClientRect();
    const across = Math.min(over.right, box.right) - Math.max(over.left, box.left);
    return across > 1 && Math.min(over.bottom, box.bottom) - Math.max(over.top, box.top) > 1;
  }).map((each) => each.textContent.trim().slice(0, 40));
}"""


@pytest.mark.extended
@pytest.mark.parametrize("scene", ["legends-reactions", "legends-poker"])
def test_what_is_read_hides_nothing_one_decides_by(site: Server, page: Page, scene: str) -> None:
    show(site, page, scene)
    page.locator("section.hand li button").nth(2).hover()
    page.get_by_role("tooltip").wait_for()
    page.evaluate(FRAMES)
    assert page.evaluate(OVERLAPS, ["[role=tooltip]", "[data-clear]"]) == []


@pytest.mark.extended
def test_hats_stay_in_the_panel_of_who_has_many_tokens(site: Server, page: Page) -> None:
    at(site, page, SCENES["goat-wealth"], waiting=True)
    page.locator(".player .hats").first.wait_for()
    out = """() => [...document.querySelectorAll(".player")].filter((player) =>
      [...player.querySelectorAll("svg")].some((each) =>
        each.getBoundingClientRect().right > player.getBoundingClientRect().right)).length"""
    assert page.evaluate(out) == 0


@pytest.mark.extended
def test_the_own_cube_stands_in_front_on_the_rail(site: Server, page: Page) -> None:
    show(site, page, "legends-act")
    front = page.locator(".rail .cube").last
    assert "own" in str(front.get_attribute("class"))


@pytest.mark.extended
def test_everybody_on_the_covers_is_seen_whole(site: Server, page: Page) -> None:
    show(site, page, "home")
    cropped = """() => [...document.querySelectorAll("[data-pick] .art use")].filter((each) => {
      const [box, art] = [each, each.closest(".art")].map((one) => one.getBoundingClientRect());
      return box.left < art.left - 1 || box.right > art.right + 1 || box.top < art.top - 1;
    }).map((each) => each.getAttribute("href"))"""
    for size in ((1280, 720), (1440, 900), (2560, 1440)):
        resize(page, size)
        assert page.evaluate(cropped) == [], size
