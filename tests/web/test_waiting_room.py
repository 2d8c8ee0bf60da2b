"""While a table waits: the host may start, with a tumbleweed to play with and lessons."""

from typing import Any

import pytest
from playwright.sync_api import Page, Response, Route, expect

from web.conftest import NewPage
from web.playing import MAKE, PATIENCE, Traffic

MOST = 5_000  # bytes of script that the toy may add, minified
PIXELS = """(canvas) => canvas.toDataURL()"""
MOVES = """(before) => document.querySelector("[data-toy] canvas").toDataURL() !== before"""
SEEN: dict[str, Any] = {"reduced_motion": "no-preference"}


def wait_at(page: Page, **table: Any) -> None:
    made = page.evaluate(MAKE, {"game": "goat", "seats": [{}, {}], **table})
    page.evaluate("(table) => { location.hash = `#table=${table}`; }", made)
    expect(page.locator('[data-screen="waiting"]')).to_be_visible(timeout=PATIENCE)


def drawn(page: Page) -> str:
    return str(page.locator("[data-toy] canvas").evaluate(PIXELS))


def test_the_tumbleweed_comes_when_asked_and_is_small(new_page: NewPage) -> None:
    page = new_page(**SEEN)
    traffic = Traffic(page)
    wait_at(page)
    expect(page.locator("[data-roll]")).to_be_visible()
    traffic.over()
    scripts: list[Response] = []
    page.on("response", lambda got: scripts.append(got) if ".js" in got.url else None)
    page.locator("[data-roll]").click()
    expect(page.locator('[data-toy="rolls"]')).to_be_visible()
    assert 0 < sum(len(got.body()) for got in scripts) <= MOST


@pytest.mark.extended
def test_a_bot_is_chosen_by_its_level_or_by_its_style(new_page: NewPage) -> None:
    page = new_page()
    wait_at(page, game="legends", seats=[{}, {}, {}])
    free = page.locator("select").first
    expect(free.locator("optgroup option")).to_have_count(8)
    levels = free.locator("> option:not([disabled])")
    expect(levels).to_have_text(["easy", "normal", "hard", "master"])
    free.select_option("miner")
    expect(page.get_by_text("Digs, and rides to the Bank with full pockets.")).to_be_visible()


@pytest.mark.extended
def test_it_rolls_jumps_rests_and_is_caught(new_page: NewPage) -> None:
    page = new_page(**SEEN)
    wait_at(page)
    page.locator("[data-roll]").click()
    toy = page.locator("[data-toy]")
    expect(toy).to_have_attribute("data-toy", "rolls")
    page.wait_for_function(MOVES, arg=drawn(page), timeout=PATIENCE)
    page.get_by_role("button", name="Pause").click()
    expect(toy).to_have_attribute("data-toy", "paused")
    before = drawn(page)
    page.wait_for_timeout(200)
    assert drawn(page) == before
    page.get_by_role("button", name="Jump").focus()
    page.keyboard.press("Space")
    expect(toy).to_have_attribute("data-toy", "rolls")
    expect(toy).to_have_attribute("data-toy", "over")  # nobody jumps
    expect(toy.get_by_role("status")).to_contain_text("Best so far: 0")
    page.get_by_role("button", name="Jump").click()
    expect(toy).to_have_attribute("data-toy", "rolls")
    page.get_by_role("button", name="Enough").click()
    expect(toy).to_have_count(0)
    expect(page.locator("[data-roll]")).to_be_visible()


@pytest.mark.extended
def test_keys_elsewhere_are_not_its_own(new_page: NewPage) -> None:
    """A space bar on another button presses that button."""
    page = new_page(**SEEN)
    wait_at(page)
    page.locator("[data-roll]").click()
    expect(page.locator('[data-toy="rolls"]')).to_be_visible()
    page.get_by_role("button", name="Enough").focus()
    page.keyboard.press("Space")
    expect(page.locator("[data-toy]")).to_have_count(0)


@pytest.mark.extended
def test_it_ends_when_the_game_starts(new_page: NewPage) -> None:
    page = new_page(**SEEN)
    wait_at(page)
    page.locator("[data-roll]").click()
    expect(page.locator('[data-toy="rolls"]')).to_be_visible()
    page.locator(".start").click()
    expect(page.locator("header.bar")).to_be_visible(timeout=PATIENCE)
    expect(page.locator("[data-toy]")).to_have_count(0)


@pytest.mark.extended
def test_where_nothing_moves_it_stands_still(new_page: NewPage) -> None:
    page = new_page(locale="fr")
    wait_at(page)
    page.locator("[data-roll]").click()
    toy = page.locator('[data-toy="still"]')
    expect(toy).to_contain_text("Le vent est tombé")
    before = drawn(page)
    page.wait_for_timeout(200)
    assert drawn(page) == before


@pytest.mark.extended
@pytest.mark.parametrize(
    ("modules", "lessons"), [([], 0), (["ante-up"], 1), (["ante-up", "blood-money"], 2)]
)
def test_lessons_about_the_expansions_at_the_table(
    page: Page, modules: list[str], lessons: int
) -> None:
    traffic = Traffic(page)
    wait_at(page, game="legends", seats=[{}] * 3, options={"modules": modules})
    expect(page.locator("[data-roll]")).to_be_visible()
    traffic.over()
    expect(page.locator("[data-learn]")).to_have_count(lessons)
    if lessons:
        page.locator("[data-learn]").last.click()
        expect(page.locator("[data-lesson]")).to_be_visible(timeout=PATIENCE)


@pytest.mark.extended
def test_the_host_can_start_before_the_server_says_who_they_are(new_page: NewPage) -> None:
    page = new_page()
    wait_at(page)
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/api/me", hold)
    page.reload()
    start = page.locator(".start")
    expect(start).to_be_visible(timeout=PATIENCE)
    assert held  # asked, and not yet answered
    start.click()
    expect(page.locator("header.bar")).to_be_visible(timeout=PATIENCE)
