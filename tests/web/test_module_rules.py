"""The rules drawer at a table with an expansion: its chapters, its search, what cites it."""

import pytest
from playwright.sync_api import Locator, Page, expect

from server.serving import Server
from web.conftest import NewPage
from web.framing import laid
from web.playing import settle
from web.scenes import LEGENDS, at, person, reached, sit
from web.test_boards import IN_THE_GULCH, OVER

pytestmark = pytest.mark.usefixtures("kept_pages")

MODULE_CHAPTERS = 11


def drawer(page: Page, key: str = "r") -> Locator:
    page.keyboard.press(key)
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    return dialog


def contents(dialog: Locator) -> None:
    dialog.get_by_role("button", name="Contents").click()
    expect(dialog.locator(".contents").first).to_be_visible()


@pytest.mark.extended
def test_its_chapters_stand_apart_and_are_searched(site: Server, new_page: NewPage) -> None:
    page = new_page()
    at(site, page, IN_THE_GULCH, waiting=True)
    settle(page)
    dialog = drawer(page)
    contents(dialog)
    expect(dialog.get_by_role("heading", name="Ante Up", exact=True)).to_be_visible()
    own = dialog.locator('[data-module="ante-up"] button')
    expect(own).to_have_count(MODULE_CHAPTERS)
    own.filter(has_text="Faro").click()
    expect(dialog.locator('[data-chapter="AU-FARO"]')).to_be_visible()
    expect(dialog.locator('[data-rule="AU-FARO-07"]')).to_contain_text("Ante Up")
    dialog.get_by_role("searchbox").fill("longhorn")
    expect(dialog.locator('[data-rule="AU-TOKEN-13"]')).to_be_visible()
    dialog.locator('[data-rule="AU-TOKEN-13"] button').click()
    expect(dialog.locator(".marked[data-rule='AU-TOKEN-13']").first).to_be_visible()


def test_why_not_leads_to_its_statement(site: Server, new_page: NewPage) -> None:
    page = new_page()
    at(site, page, IN_THE_GULCH, waiting=True)
    settle(page)
    page.get_by_role("button", name="High Stakes Poker").hover()
    reason = page.locator(".why .rule")
    reason.first.click()
    dialog = page.get_by_role("dialog")
    marked = dialog.locator(".marked").first
    expect(marked).to_be_visible()
    assert (marked.get_attribute("data-rule") or "").startswith("AU-HIGH-")


@pytest.mark.extended
def test_a_table_without_it_shows_none_of_its_text(site: Server, new_page: NewPage) -> None:
    page = new_page()
    at(site, page, LEGENDS["act"], waiting=True)
    settle(page)
    dialog = drawer(page)
    contents(dialog)
    expect(dialog.locator(".contents button").first).to_be_visible()
    assert "Ante Up" not in dialog.inner_text()
    dialog.get_by_role("searchbox").fill("longhorn")
    expect(dialog.get_by_role("status")).to_be_visible()
    expect(dialog.locator("[data-rule]")).to_have_count(0)


@pytest.mark.extended
@pytest.mark.parametrize("lang", ["fr"])
def test_a_replay_has_its_map_its_log_and_its_rules(
    site: Server, new_page: NewPage, lang: str
) -> None:
    """Through the eyes of somebody who only watches."""
    page = new_page(locale=lang)
    scene = reached(OVER)
    table = sit(site, scene, {scene.seat: person(new_page())}, waiting=True)
    page.goto(f"/#replay={table}&at={len(scene.counts) // 2}")
    laid(page)
    expect(page.locator("[data-train]")).to_be_attached()
    shown = page.locator("[data-telegraph]").inner_text()
    assert "event-" not in shown
    assert "train" in shown
    page.get_by_role("button", name="Règles").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.locator('[data-module="ante-up"] button')).to_have_count(MODULE_CHAPTERS)
