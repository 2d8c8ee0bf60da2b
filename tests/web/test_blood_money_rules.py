"""The rules drawer at a table with Blood Money: its chapters, its search, its cards."""

import re

import pytest
from playwright.sync_api import expect

from server.serving import Server
from tumbleweed.games.legends.compiler.content import legends_content
from web.blood_money_scenes import BOTH as MODULES
from web.conftest import NewPage
from web.playing import settle
from web.scenes import at
from web.test_blood_money_map import MAPS, OWNED
from web.test_module_rules import contents, drawer

pytestmark = [pytest.mark.extended, pytest.mark.usefixtures("kept_pages")]

CHAPTERS = 11
THINGS = """(lang) => fetch(`/api/tables/${location.hash.slice(7)}/words?lang=${lang}`)
  .then((answer) => answer.json()).then((words) => words.things)"""


def test_its_chapters_stand_apart_and_are_searched(site: Server, new_page: NewPage) -> None:
    page = new_page()
    at(site, page, MAPS, waiting=True)
    settle(page)
    dialog = drawer(page)
    contents(dialog)
    expect(dialog.get_by_role("heading", name="Blood Money", exact=True)).to_be_visible()
    own = dialog.locator('[data-module="blood-money"] button')
    expect(own).to_have_count(CHAPTERS)
    own.filter(has_text="Trader").click()
    expect(dialog.locator('[data-chapter="BM-TRADER"]')).to_be_visible()
    expect(dialog.locator('[data-rule="BM-TRADER-10"]')).to_contain_text("Blood Money")
    dialog.get_by_role("searchbox").fill("ruin")
    expect(dialog.locator('[data-rule="BM-REPAIR-01"]')).to_be_visible()


def test_why_not_leads_to_its_statement(site: Server, new_page: NewPage) -> None:
    page = new_page()
    at(site, page, MAPS, waiting=True)
    settle(page)
    page.get_by_role("button", name="Trade with the Trader").hover()
    page.locator(".why .rule").first.click()
    marked = page.get_by_role("dialog").locator(".marked").first
    expect(marked).to_be_visible()
    assert (marked.get_attribute("data-rule") or "").startswith("BM-")


def test_its_cards_can_be_looked_up_in_both_languages(site: Server, new_page: NewPage) -> None:
    page = new_page()
    at(site, page, OWNED, waiting=True)
    settle(page)
    content = legends_content().with_modules(tuple(MODULES["modules"]))
    for lang, suffix in (("en", ""), ("fr", "_fr")):
        things = page.evaluate(THINGS, lang)
        for kind in ("injury", "deed", "relic", "trader"):
            printed = {
                card: content.entry(kind, card)[f"text{suffix}"] for card in content.ids(kind)
            }
            assert {card: thing["text"] for card, thing in things[kind].items()} == printed


def test_a_card_of_the_module_is_read_where_it_is_named(site: Server, new_page: NewPage) -> None:
    page = new_page()
    at(site, page, OWNED, waiting=True)
    settle(page)
    deeds = {each["name"]: each["text"] for each in page.evaluate(THINGS, "en")["deed"].values()}
    named = page.locator("[data-telegraph] .ref", has_text=re.compile("|".join(deeds))).last
    named.scroll_into_view_if_needed()
    named.hover()
    expect(page.locator("#peek")).to_contain_text(deeds[named.inner_text()])
