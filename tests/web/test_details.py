"""Small things that were wrong once: what stays behind, what follows, what is listed."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from server.serving import Server
from web.playing import PATIENCE
from web.screens import show

pytestmark = [pytest.mark.extended, pytest.mark.usefixtures("kept_pages")]

SOURCE = Path(__file__).parents[2] / "web/src"
# Whether it has the colour of what can be chosen.
LEGAL = """(node) => {
  const probe = document.body.appendChild(document.createElement("i"));
  probe.style.background = "var(--legal)";
  const same = getComputedStyle(node).backgroundColor === getComputedStyle(probe).backgroundColor;
  probe.remove();
  return same;
}"""
PNG = b"\x89PNG\r\n\x1a\n"


def test_nothing_stays_of_a_table_that_is_left_by_its_address(site: Server, page: Page) -> None:
    things = {
        "legends-act": "section.hand li button",
        "goat-answer": ".slot",
        "replay-goat": ".slot",
    }
    for scene, thing in things.items():
        show(site, page, scene)
        page.locator(thing).first.hover()
        expect(page.get_by_role("tooltip")).to_be_visible(timeout=PATIENCE)
        page.evaluate("() => { location.hash = 'home'; }")
        expect(page.locator("[data-play-now]")).to_be_visible(timeout=PATIENCE)
        expect(page.get_by_role("tooltip")).to_have_count(0)
        page.go_back()
        expect(page.locator(thing).first).to_be_visible(timeout=PATIENCE)
        expect(page.get_by_role("tooltip")).to_have_count(0)
        page.mouse.move(0, 0)


def test_in_ones_own_turn_one_sees_oneself_and_that_one_can_ride(site: Server, page: Page) -> None:
    show(site, page, "legends-act")
    actions = page.locator("section.actions")
    expect(actions.locator("header .bust")).to_be_visible()
    assert actions.locator(".ride").evaluate(LEGAL)


def test_the_log_of_a_replay_ends_where_one_has_clicked(site: Server, page: Page) -> None:
    show(site, page, "replay-legends")
    log = page.locator("[data-telegraph]")
    line = log.locator("li[data-line]").nth(3)
    line.locator(".jump").wait_for(state="attached", timeout=PATIENCE)
    told = line.inner_text()
    log.evaluate("(list) => { list.scrollTop = 0; }")
    at = page.locator("[data-screen=replay]").get_attribute("data-at")
    line.hover()
    line.locator(".jump").click()
    page.wait_for_function(
        "(at) => document.querySelector('[data-screen=replay]').dataset.at !== at", arg=at
    )
    expect(log.locator("[data-line]").last).to_be_in_viewport(timeout=PATIENCE)
    here = log.locator("li[data-line]").filter(has_text=told).last
    expect(here).to_be_in_viewport(timeout=PATIENCE)


def test_every_key_is_listed(site: Server, page: Page) -> None:
    show(site, page, "keys")
    listed = " ".join(page.locator("dialog kbd").all_inner_texts()).lower().split()
    acts = "".join(
        (SOURCE / where / "keys.ts").read_text()
        for where in ("shell", "games/goat", "games/legends")
    )
    meant = re.findall(r'key === "([a-z?])"|[{\s]"?([a-z?])"?: [("a-z]', acts)
    keys = {one or other for one, other in meant}
    assert {"a", "x", "e", "p", "m", "z", "?"} <= keys
    assert keys <= set(listed)


def test_a_phone_gets_an_icon_it_can_show(page: Page) -> None:
    link = page.locator("link[rel=apple-touch-icon]").get_attribute("href")
    manifest = page.request.get("/manifest.webmanifest").json()
    pictures = [each for each in manifest["icons"] if each["type"] == "image/png"]
    for address in {str(link), *(each["src"] for each in pictures)}:
        answer = page.request.get(address)
        assert answer.headers["content-type"] == "image/png"
        assert answer.body().startswith(PNG)
        assert int.from_bytes(answer.body()[16:20], "big") >= 180
    assert pictures
