"""A tournament on the page: made by one browser, entered by another, played until one has won."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from web.axe import found_by_axe
from web.conftest import NewPage
from web.playing import PATIENCE, payload
from web.test_others import shot

SIZES = ((1440, 900), (390, 664), (844, 390), (320, 568))


def makes(page: Page, name: str, kind: str, players: int) -> str:
    page.goto("/")
    page.get_by_role("link", name="Tournaments").click()
    page.locator("[data-new-tournament]").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("textbox", name="Name").fill(name)
    dialog.get_by_role("radio", name="Goat").check()
    dialog.get_by_role("radio", name=str(players), exact=True).first.check()
    dialog.get_by_role("radio", name=kind).check()
    dialog.get_by_role("button", name="Open for entries").click()
    expect(page.locator('[data-screen="tournament"]')).to_be_visible(timeout=PATIENCE)
    return page.url.partition("#")[2]


def adds_bots(page: Page, count: int) -> None:
    page.get_by_label("Number of bots").fill(str(count))
    page.get_by_role("button", name="Add bots").click()


@pytest.mark.extended
@pytest.mark.usefixtures("service_worker")
def test_two_browsers_and_two_bots_sit_down(new_page: NewPage) -> None:
    ann, ben = new_page(), new_page()
    address = makes(ann, "Sunday cup", "Knock-out", 2)
    ann.get_by_role("button", name="Take part").click()
    ben.goto(f"/#{address}")
    ben.locator("[data-name]").fill("Ben")
    ben.get_by_role("button", name="Take part").click()
    expect(ben.locator("tr.you")).to_contain_text("Ben", timeout=PATIENCE)
    expect(ben.get_by_role("button", name="Start")).to_have_count(0)
    adds_bots(ann, 2)
    expect(ann.locator("[data-entrant]")).to_have_count(4, timeout=PATIENCE)
    shot(ann, "tournament-open")
    ann.get_by_role("button", name="Start").click()
    for page in (ann, ben):
        page.locator("[data-my-table]").click(timeout=PATIENCE)
        expect(page.locator("body")).to_have_attribute(
            "data-you", re.compile("[01]"), timeout=PATIENCE
        )
        table = payload(page)["table"]
        assert (table["status"], table["host"], len(table["seats"])) == ("playing", None, 2)
    ann.goto(f"/#{address}")
    expect(ann.get_by_role("heading", name="Round 1")).to_be_visible(timeout=PATIENCE)
    shot(ann, "tournament-running")
    ann.get_by_role("button", name="End the tournament").click()
    ann.get_by_role("button", name="End it for good").click()
    expect(ann.locator('[data-status="ended"]')).to_be_visible(timeout=PATIENCE)


@pytest.mark.extended
def test_bots_play_it_to_its_end_while_one_looks(new_page: NewPage) -> None:
    page = new_page()
    address = makes(page, "Bots of the West", "Knock-out", 2)
    adds_bots(page, 3)
    page.get_by_role("button", name="Start").click()
    expect(page.get_by_text("sits out")).to_be_visible(timeout=PATIENCE)
    expect(page.get_by_text("wins the tournament")).to_be_visible(timeout=4 * PATIENCE)
    expect(page.get_by_text("knocked out")).to_have_count(2)
    shot(page, "tournament-over")
    assert found_by_axe(page) == []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        wider = "document.documentElement.scrollWidth > innerWidth"
        assert not page.evaluate(wider), (width, height)
        shot(page, f"tournament-{width}")
    page.get_by_role("link", name="View").first.click()
    page.get_by_role("button", name="Tournament").click(timeout=PATIENCE)
    expect(page.locator('[data-screen="tournament"]')).to_be_visible(timeout=PATIENCE)
    page.get_by_role("link", name="Tournaments").click()
    line = page.locator(f'[data-tournament="{address.partition("=")[2]}"]')
    expect(line).to_contain_text("3 entrants")
    shot(page, "tournaments")
    assert found_by_axe(page) == []
