"""Talk at the table: beside the log on a laptop, in a tab on a phone; what is unread is counted."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from server.serving import Server
from web.conftest import DESKTOP, PHONE, NewPage
from web.looking import LINES, look, ready_to_look
from web.playing import PATIENCE, settle, table_of
from web.scenes import GOAT, LEGENDS, at, person
from web.sheet import lift

pytestmark = pytest.mark.extended

SAY = """async ([table, words]) => (await fetch(`/api/tables/${table}/say`, {
  method: "POST", headers: { "Content-Type": "application/json" },
  body: JSON.stringify({ words }) })).ok"""
LOOK_AWAY = """(away) => {
  Object.defineProperty(document, "hidden", { configurable: true, get: () => away });
  document.dispatchEvent(new Event("visibilitychange"));
}"""
LAND = {"legends": "[data-map]", "goat": ".at-town"}
MOMENTS = {"legends": LEGENDS["act"], "goat": GOAT["offer"]}
REPEATED = pytest.mark.soak("page")  # what another game or size shows once more


@pytest.fixture
def other(new_page: NewPage) -> Page:
    """Somebody who watches, and has a name to speak under."""
    page = new_page(kept=True)
    person(page)
    return page


def say(other: Page, page: Page, words: str) -> None:
    assert other.evaluate(SAY, [table_of(page), words])


def turn_to(page: Page, tab: str) -> None:
    """On a phone. The Goat has no sheet: its tabs are always there."""
    if page.locator("[data-handle]").count():
        lift(page, "full")
    page.locator("nav.tabs button", has_text=tab).click()


def box(page: Page, what: str) -> Any:
    return page.locator(what).first.bounding_box()


# ---- where somebody reads it ----


@pytest.mark.parametrize(("game", "size"), [
    pytest.param("legends", DESKTOP, id="legends-laptop"),
    pytest.param("goat", PHONE, id="goat-phone"),
    pytest.param("legends", PHONE, id="legends-phone", marks=REPEATED),
    pytest.param("goat", DESKTOP, id="goat-laptop", marks=REPEATED),
])  # fmt: skip
def test_nobody_talks_to_bots_alone(
    new_page: NewPage, other: Page, game: str, size: ViewportSize
) -> None:
    """In practice there is no talk until somebody who watches speaks."""
    page = new_page(viewport=size)
    page.locator(f'[data-pick="{game}"]').click()
    page.locator("[data-play-now]").click()
    settle(page)
    talks = page.locator("nav.tabs, .choose, .menu").get_by_text(re.compile("^Talk"))
    expect(page.locator("nav.tabs, .choose").get_by_text("Telegraph").first).to_be_attached()
    expect(talks).to_have_count(0)
    page.keyboard.press("t")
    expect(page.locator("[data-say]")).to_have_count(0)
    say(other, page, "Howdy from the porch")
    expect(talks.first).to_be_attached(timeout=PATIENCE)


# ---- beside the log ----


@pytest.mark.parametrize("game", ["legends", "goat"])
def test_log_and_talk_are_seen_together(
    site: Server, new_page: NewPage, other: Page, game: str
) -> None:
    """Without a cost: the land is as large as before, the log still has its lines."""
    page = new_page(viewport={"width": 1440, "height": 900})
    ready_to_look(page)
    at(site, page, MOMENTS[game], waiting=True)
    expect(page.locator("[data-say]")).to_be_visible()
    assert look(page, "lastLines", LINES) == []
    both = box(page, LAND[game])
    for number in range(6):
        say(other, page, f"Number {number}")
    heard = page.locator(".talk [role=log]")
    expect(heard).to_contain_text("Number 5")
    expect(heard.locator("li").last).to_be_in_viewport(ratio=0.9)
    assert look(page, "lastLines", 3) == []
    page.get_by_role("button", name="Telegraph", exact=True).click()
    expect(page.locator("[data-say]")).to_have_count(0)
    assert box(page, LAND[game]) == both


def test_where_room_is_scarce_the_log_comes_first(site: Server, page: Page) -> None:
    """At 1280×720 both leave the log a few lines: that is for the reader to choose."""
    ready_to_look(page)
    at(site, page, LEGENDS["act"], waiting=True)
    expect(page.locator("[data-telegraph]")).to_be_visible()
    expect(page.locator("[data-say]")).to_have_count(0)
    land = box(page, LAND["legends"])
    page.locator("[data-both]").click()
    expect(page.locator("[data-say]")).to_be_visible()
    assert look(page, "lastLines", 3) == []
    assert box(page, LAND["legends"]) == land


def test_the_choice_of_both_is_kept(site: Server, page: Page) -> None:
    at(site, page, LEGENDS["act"], waiting=True)
    page.get_by_role("button", name="Telegraph", exact=True).click()
    expect(page.locator("[data-say]")).to_have_count(0)
    page.reload()
    expect(page.locator("[data-telegraph]")).to_be_visible()
    expect(page.locator("[data-say]")).to_have_count(0)
    page.locator("[data-both]").click()
    page.reload()
    expect(page.locator("[data-say]")).to_be_visible()
    expect(page.locator("[data-telegraph]")).to_be_visible()


def test_what_is_being_written_outlives_the_layout(site: Server, page: Page) -> None:
    """A narrower window has no room for both; a key leads to the field."""
    at(site, page, LEGENDS["act"], waiting=True)
    page.locator("[data-both]").click()
    expect(page.locator("[data-say]")).to_be_visible()
    page.keyboard.press("t")
    expect(page.locator("[data-say]")).to_be_focused()
    page.keyboard.type("not sent yet")
    page.set_viewport_size({"width": 1180, "height": 720})
    expect(page.locator("[data-say]")).to_have_count(0)
    expect(page.locator("[data-both]")).to_have_count(0)
    page.get_by_role("button", name="Talk", exact=True).click()
    expect(page.locator("[data-say]")).to_have_value("not sent yet")


def test_the_last_word_is_seen_beside_the_log_alone(
    site: Server, new_page: NewPage, other: Page
) -> None:
    page = new_page(viewport={"width": 1180, "height": 720})
    at(site, page, LEGENDS["act"], waiting=True)
    say(other, page, "Anybody there?")
    said = page.locator("[data-said]")
    expect(said).to_contain_text("Anybody there?", timeout=PATIENCE)
    said.click()
    expect(page.locator("section.talk")).to_contain_text("Anybody there?")
    expect(said).to_have_count(0)


def test_the_space_bar_does_not_say_a_phrase_again(site: Server, page: Page) -> None:
    at(site, page, LEGENDS["act"], waiting=True)
    page.locator("[data-both]").click()
    page.get_by_role("button", name="Quick phrases").click()
    page.get_by_role("button", name="Howdy!").click()
    lines = page.locator("section.talk .list li.own")
    expect(lines).to_have_count(1, timeout=PATIENCE)
    page.keyboard.press("Space")
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Quick phrases").click()
    page.get_by_role("button", name="Much obliged.").click()
    expect(lines).to_have_count(2, timeout=PATIENCE)


def test_the_talk_fits_on_a_phone(site: Server, new_page: NewPage) -> None:
    page = new_page(phone=True)
    at(site, page, LEGENDS["act"], waiting=True)
    turn_to(page, "Talk")
    talk = box(page, "section.talk")
    assert talk["x"] + talk["width"] <= 390
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


# ---- unread ----


def test_what_is_said_while_one_looks_away_is_counted(
    site: Server, new_page: NewPage, other: Page
) -> None:
    """In the title; own words and those that are seen at once do not count."""
    page = new_page()
    at(site, page, LEGENDS["act"], waiting=True)
    page.locator("[data-both]").click()
    expect(page.locator("[data-say]")).to_be_visible()
    page.keyboard.press("t")
    expect(page.locator("[data-say]")).to_be_focused()
    page.keyboard.type("my own")
    page.keyboard.press("Enter")
    say(other, page, "seen at once")
    expect(page.locator(".talk")).to_contain_text("seen at once")
    expect(page.locator("[data-fresh]")).to_have_count(0)
    assert not page.title().startswith("(")
    page.evaluate(LOOK_AWAY, True)
    say(other, page, "one")
    say(other, page, "two")
    page.wait_for_function("() => document.title.startsWith('(2) ')", timeout=PATIENCE)
    page.evaluate(LOOK_AWAY, False)
    page.wait_for_function("() => !document.title.startsWith('(')", timeout=PATIENCE)
    expect(page.locator("[data-fresh] + li")).to_contain_text("one")
    page.keyboard.type("answered")
    page.keyboard.press("Enter")
    expect(page.locator("[data-fresh]")).to_have_count(0)


@pytest.mark.parametrize("game", ["legends", pytest.param("goat", marks=REPEATED)])
def test_the_count_on_a_phone_outlives_a_reload(
    site: Server, new_page: NewPage, other: Page, game: str
) -> None:
    page = new_page(phone=True)
    at(site, page, MOMENTS[game], waiting=True)
    say(other, page, "one")
    say(other, page, "two")
    menu = page.get_by_role("button", name="Menu, 2 new messages")
    expect(menu).to_be_in_viewport(ratio=1)
    expect(menu.locator("b")).to_be_in_viewport(ratio=1)
    page.reload()
    expect(menu).to_be_visible(timeout=PATIENCE)
    turn_to(page, "Talk")
    expect(page.locator("[data-fresh] + li")).to_contain_text("one")
    expect(page.get_by_role("button", name="Menu", exact=True)).to_be_attached()
    page.reload()
    expect(page.get_by_role("button", name="Menu", exact=True)).to_be_visible(timeout=PATIENCE)
    say(other, page, "three")
    expect(page.get_by_role("button", name="Menu, 1 new message")).to_be_visible()


def test_a_tab_says_how_much_is_new(site: Server, new_page: NewPage, other: Page) -> None:
    page = new_page(phone=True)
    at(site, page, GOAT["offer"], waiting=True)
    say(other, page, "hello")
    expect(page.get_by_role("button", name="Talk 1 new")).to_be_visible()


def test_muted_people_do_not_count(site: Server, new_page: NewPage, other: Page) -> None:
    page = new_page(phone=True)
    at(site, page, GOAT["offer"], waiting=True)
    say(other, page, "noise")
    turn_to(page, "Talk")
    page.locator(".talk .mute").tap()
    expect(page.locator(".talk .hear")).to_be_visible()
    turn_to(page, "Table")
    say(other, page, "more noise")
    page.reload()
    expect(page.locator("header.bar")).to_be_visible(timeout=PATIENCE)
    lines = f"async () => (await fetch('/api/tables/{table_of(page)}/chat')).json()"
    assert len(other.evaluate(lines)) == 2
    expect(page.get_by_role("button", name="Menu", exact=True)).to_be_visible()
    assert not page.title().startswith("(")
