"""Playing with strangers: two fresh browsers ask for the same and sit at one table."""

import re

import pytest
from playwright.sync_api import Page, expect

from web.axe import found_by_axe
from web.conftest import NewPage
from web.playing import MAKE, PATIENCE, payload
from web.test_friends import waits


def asks(page: Page, name: str, players: int) -> None:
    page.goto("/")
    page.locator('[data-pick="goat"]').click()
    page.locator("[data-strangers]").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("radio", name=str(players), exact=True).check()
    dialog.locator("[data-name]").fill(name)
    dialog.locator("[data-find]").click()


@pytest.mark.usefixtures("service_worker")
def test_two_who_ask_for_the_same_play_together(new_page: NewPage) -> None:
    ann, ben = new_page(), new_page()
    asks(ann, "Ann", 2)
    waits(ann)
    expect(ann.get_by_text("Begins when all seats are taken")).to_be_visible()
    asks(ben, "Ben", 2)
    for page, seat in ((ann, 0), (ben, 1)):
        expect(page.locator("body")).to_have_attribute("data-you", str(seat), timeout=PATIENCE)
        expect(page.locator('[data-screen="waiting"]')).to_have_count(0, timeout=PATIENCE)
        table = payload(page)["table"]
        assert table["status"] == "playing"
        assert [each["name"] for each in table["seats"]] == ["Ann", "Ben"]


@pytest.mark.extended
def test_public_tables_are_looked_through(new_page: NewPage) -> None:
    page = new_page()
    host = new_page()
    for game, seats in (("goat", 5), ("legends", 6)):
        host.evaluate(MAKE, {"game": game, "seats": [{}] * seats, "listed": True})
    page.goto("/")
    lines = page.get_by_role("list", name="Public tables").locator("li")
    page.locator("[data-seek-players]").select_option("6")
    expect(lines.filter(has_text="Goat")).to_have_count(0, timeout=PATIENCE)
    expect(lines.filter(has_text=re.compile("5 seats free")).first).to_be_visible()
    page.locator("[data-seek-game]").select_option("goat")
    page.locator("[data-seek-players]").select_option("5")
    expect(lines.filter(has_text=re.compile("Western Legends"))).to_have_count(0, timeout=PATIENCE)
    expect(lines.filter(has_text=re.compile("4 seats free")).first).to_be_visible()


@pytest.mark.extended
def test_the_dialog_fits_and_axe_is_content(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/")
    page.locator("[data-strangers]").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert found_by_axe(page) == []
