"""The page tells the rules as they are: the steps of a fight, leaving the store, why not."""

import pytest
from playwright.sync_api import Page, expect

from server.serving import Server
from web.playing import settle
from web.scenes import LEGENDS, Kind, at

pytestmark = [pytest.mark.extended, pytest.mark.usefixtures("kept_pages")]

EFFECTS_FIRST = "effects, then a card each, face down"
CARDS_FIRST = "a card each, face down, then effects"


@pytest.mark.parametrize(("edition", "order"), [
    ("revised", EFFECTS_FIRST), ("french", CARDS_FIRST),
])  # fmt: skip
def test_the_steps_of_a_fight_are_those_of_the_printing(
    site: Server, page: Page, edition: str, order: str
) -> None:
    lay = LEGENDS["lay"]
    at(site, page, Kind("legends", lay.wanted, lay.likes, options={"edition": edition}), True)
    steps = page.locator("[data-screen=fight] .steps li")
    expect(steps.nth(0)).to_contain_text(order)
    expect(steps.nth(3)).to_contain_text("attacker wins")


def test_the_store_is_left_without_buying(site: Server, page: Page) -> None:
    at(site, page, LEGENDS["shop"], True)
    shop = page.locator("section.shop")
    asked = page.locator("header.bar [role=status]")
    expect(asked).to_contain_text("Leaving now costs no action.")
    before = settle(page)["view"]["actions"]
    shop.locator("[data-option=leave]").click()
    expect(shop).to_have_count(0)
    now = settle(page)
    assert now["decision"]["prompt"]["message"] == "ask-act"
    assert now["view"]["actions"] == before + 1
