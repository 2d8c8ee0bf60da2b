"""Small things that were in the way: tips, long names, narrow bets, an end told too early."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from server.serving import Server
from web.ante_up_scenes import ANTE_UP
from web.conftest import NewPage
from web.playing import CHOOSE, PATIENCE, payload
from web.scenes import GOAT, LEGENDS, at

pytestmark = pytest.mark.extended

LAND = {"legends": "[data-map]", "goat": ".at-town"}
ASKS = {"legends": "header.bar", "goat": ".at-stage"}
MOMENTS = {"legends": LEGENDS["act"], "goat": GOAT["offer"]}
# Whether the end of a lesson is told while something is still being shown.
WATCH = """() => {
  window.early = window.moved = false;
  const look = () => {
    const shows = document.querySelector(".moment") !== null;
    window.moved ||= shows;
    window.early ||= shows && document.querySelector("[data-step=end]") !== null;
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true,
    attributes: true });
}"""
LINES = """(name) => {
  const range = document.createRange();
  range.selectNodeContents(name);
  return range.getClientRects().length;
}"""


def box(page: Page, what: str) -> Any:
    return page.locator(what).first.bounding_box()


@pytest.mark.parametrize("game", ["legends", "goat"])
def test_a_tip_moves_neither_the_land_nor_the_question(
    site: Server, new_page: NewPage, game: str
) -> None:
    page = new_page(newcomer=True)
    at(site, page, MOMENTS[game], waiting=True)
    page.get_by_role("button", name="Let’s play").click()
    tip = page.locator("[data-tip]")
    expect(tip).to_be_in_viewport(ratio=1, timeout=PATIENCE)
    with_tip = [box(page, LAND[game]), box(page, ASKS[game])]
    for each in with_tip:
        told = box(page, "[data-tip]")
        assert told["x"] > each["x"] + each["width"] or told["y"] > each["y"] + each["height"]
    page.get_by_role("button", name="Got it").click()
    expect(tip).to_have_count(0)
    assert [box(page, LAND[game]), box(page, ASKS[game])] == with_tip


def learn_the_goat(page: Page) -> None:
    page.locator('[data-pick="goat"]').click()
    page.locator('[data-learn="goat"]').click()
    page.locator("[data-lesson]").wait_for(timeout=PATIENCE)


def obey(page: Page) -> None:
    """Do what the lesson asks for."""
    at_step = page.locator("[data-lesson]").get_attribute("data-step")
    expected = payload(page)["lesson"]["expects"][0]
    page.locator(f'[data-option="{expected}"]').wait_for(timeout=PATIENCE)
    page.wait_for_function("() => !document.documentElement.dataset.shut", timeout=PATIENCE)
    assert page.evaluate(CHOOSE, expected)
    lifted = page.locator(f'[data-option="{expected}"] .go')
    if lifted.count():
        assert page.evaluate(CHOOSE, expected)
    expect(page.locator("[data-lesson]")).not_to_have_attribute("data-step", at_step or "")


def test_the_end_of_a_lesson_waits_for_its_last_deed(new_page: NewPage) -> None:
    page = new_page(reduced_motion="no-preference")
    learn_the_goat(page)
    page.evaluate(WATCH)
    for _ in range(3):
        obey(page)
    expect(page.locator("[data-step=end]")).to_be_visible(timeout=PATIENCE)
    assert page.evaluate("() => window.moved"), "something was shown"
    assert not page.evaluate("() => window.early")


def test_a_long_name_is_not_broken(new_page: NewPage) -> None:
    page = new_page(phone=True)
    learn_the_goat(page)
    obey(page)
    name = page.locator(".people b", has_text="Clementine")
    expect(name).to_be_visible()
    assert name.evaluate(LINES) == 1


def test_the_goats_cards_are_whole_on_a_phone_on_its_side(site: Server, new_page: NewPage) -> None:
    """Three of them beside each other, and nothing of them below the edge."""
    page = new_page(phone=True, viewport={"width": 844, "height": 390}, kept=True)
    at(site, page, GOAT["offer"], waiting=True)
    cards = page.locator('[data-option^="offer:"]')
    for number in range(3):
        expect(cards.nth(number)).to_be_in_viewport(ratio=1)
    assert page.locator(".asks").evaluate("(asks) => asks.scrollHeight - asks.clientHeight") <= 1


def test_bets_are_as_wide_as_a_finger_on_a_phone_on_its_side(
    site: Server, new_page: NewPage
) -> None:
    page = new_page(phone=True, viewport={"width": 844, "height": 390}, kept=True)
    at(site, page, ANTE_UP["legends-up-faro"], waiting=True)
    bets = page.locator('[data-option^="bet:"]')
    expect(bets.first).to_be_visible(timeout=PATIENCE)
    sizes = [each.bounding_box() for each in bets.all()]
    assert min(min(size["width"], size["height"]) for size in sizes if size) >= 44
    expect(page.locator("[data-map] .tools")).not_to_be_visible()
