"""The map of a table with Ante Up: two boards on one sheet, one of them seen at a time."""

import re

from playwright.sync_api import Page, Request, expect

from server.serving import Server
from tumbleweed.core.game import Game
from web.conftest import NewPage
from web.playing import PATIENCE, settle
from web.scenes import LEGENDS, Kind, at, keys

MODULES = {"modules": ["ante-up"]}
SEEN = """() => document.querySelector(".map .stage svg[viewBox]").getAttribute("viewBox")"""
FRAMES = """() => Object.fromEntries([...document.querySelectorAll("[data-frame]")].map(
  (each) => [each.dataset.frame, each.getAttribute("viewBox")]))"""
TOLD = "(all) => all.map((each) => Number(each.dataset.frontier))"
LAID = """() => document.querySelectorAll(".map .stage [data-board] [data-space]").length > 100"""


def _board(space: str) -> str:
    return "gulch" if space.startswith(("frontier-", "buzzard-")) else "territory"


def _at_a_pass(game: Game, seat: int) -> bool:
    """In the west, on a head: what can be chosen lies on both boards."""
    space = game.view(seat)["players"][seat]["space"]
    return any(k.startswith("trail:") for k in keys(game, seat)) and _board(space) == "territory"


AT_A_PASS = Kind("legends", _at_a_pass, likes=("ride", "trail"), after=12, options=MODULES)
IN_THE_GULCH = Kind(
    "legends",
    lambda g, s: _board(g.view(s)["players"][s]["space"] or "") == "gulch" and "end" in keys(g, s),
    likes=("ride", "trail"),
    after=12,
    options=MODULES,
)


def laid(page: Page) -> Page:
    page.wait_for_function(LAID, timeout=PATIENCE)
    return page


def seen(page: Page) -> list[float]:
    return [float(part) for part in page.evaluate(SEEN).split()]


def frame(page: Page, name: str) -> list[float]:
    return [float(part) for part in page.evaluate(FRAMES)[name].split()]


def shows(page: Page, name: str) -> bool:
    """All of the frame, and little besides."""
    (x, y, w, h), (fx, fy, fw, fh) = seen(page), frame(page, name)
    whole = x <= fx + 1 and y <= fy + 1 and x + w >= fx + fw - 1 and y + h >= fy + fh - 1
    return whole and (w <= fw + 2 or h <= fh + 2)


def test_it_opens_where_one_is_and_a_switch_shows_the_other(
    site: Server, new_page: NewPage
) -> None:
    page = new_page()
    at(site, page, IN_THE_GULCH, waiting=True)
    laid(page)
    assert shows(page, "gulch")
    for name in ("territory", "both", "gulch"):
        page.locator(f'.switch [data-frame-to="{name}"]').click()
        expect(page.locator(f'.switch [data-frame-to="{name}"]')).to_have_attribute(
            "aria-pressed", "true"
        )
        assert shows(page, name)


def test_brackets_go_round_the_frames(site: Server, new_page: NewPage) -> None:
    page = new_page()
    at(site, page, IN_THE_GULCH, waiting=True)
    laid(page)
    for key, name in (("]", "both"), ("]", "territory"), ("]", "gulch"), ("[", "territory")):
        page.keyboard.press(key)
        assert shows(page, name), name


def test_what_can_be_chosen_on_the_other_board_shows_at_the_edge(
    site: Server, new_page: NewPage
) -> None:
    page = new_page()
    at(site, page, AT_A_PASS, waiting=True)
    laid(page)
    settle(page)
    assert shows(page, "territory")
    there = page.locator('[data-board="gulch"] .legal').count()
    assert there > 0
    edge = page.locator(".beyond.right")
    expect(edge).to_contain_text(f"{there} in Buzzard Gulch")
    edge.click()
    expect(edge).to_have_count(0)
    assert shows(page, "gulch")
    expect(page.locator(".beyond.left")).to_contain_text(re.compile(r"\d+ in Territory"))


def test_a_phone_shows_one_board_and_names_the_other(site: Server, new_page: NewPage) -> None:
    page = new_page(phone=True)
    at(site, page, AT_A_PASS, waiting=True)
    laid(page)
    expect(page.locator(".switch")).to_have_count(0)
    chip = page.locator(".other")
    expect(chip).to_contain_text("Buzzard Gulch")
    expect(chip).to_have_attribute("aria-label", re.compile(r"^Buzzard Gulch: [1-9]\d* to choose"))
    chip.tap()
    expect(chip).to_contain_text("Territory")
    left, _, width, _ = frame(page, "gulch")
    x, _, w, _ = seen(page)
    assert left - 200 < x
    assert x + w <= left + width + 1


def test_train_and_frontier_tokens_lie_where_the_table_has_them(
    site: Server, new_page: NewPage
) -> None:
    page = new_page()
    at(site, page, IN_THE_GULCH, waiting=True)
    laid(page)
    up = settle(page)["view"]["up"]
    expect(page.locator("[data-train]")).to_have_attribute("data-train", up["train"])
    numbers = [each["number"] for each in up["frontier"] if each["number"] is not None]
    shown = page.locator("[data-frontier]")
    expect(shown).to_have_count(len(numbers))
    assert sorted(shown.evaluate_all(TOLD)) == sorted(numbers)


def test_a_table_without_the_module_loads_nothing_of_it(site: Server, new_page: NewPage) -> None:
    page = new_page()
    asked: list[str] = []

    def note(request: Request) -> None:
        asked.append(request.url)

    page.on("request", note)
    at(site, page, LEGENDS["act"], waiting=True)
    settle(page)
    expect(page.locator(".map .stage [data-space]").first).to_be_attached()
    assert any(url.endswith("/map.svg") for url in asked)
    assert not [url for url in asked if "ante-up" in url]
    expect(page.locator(".switch")).to_have_count(0)
