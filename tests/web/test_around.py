"""What lies around a game on the page: the curtain, talk, the log, rules, undo, looking back."""

import json
import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from server.serving import Server
from server.tables_at_hand import copy_of_another_time
from tumbleweed.server.settings import Settings
from tumbleweed.server.store.engine import Store
from web.conftest import NewPage
from web.playing import CHOOSE, MAKE, play_on, settle, take, version
from web.scenes import GOAT, at

KEPT = pytest.mark.usefixtures("kept_pages")
CALL = """async ([method, path, body]) => {
  const headers = { "Content-Type": "application/json" };
  return (await fetch(path, { method, headers, body })).status;
}"""
LOOK = "async (path) => (await fetch(path)).json()"
LONG_AGO = """() => {
  const seen = JSON.parse(localStorage.getItem("tumbleweed-seen"));
  for (const each of Object.values(seen)) each.at -= 3600;
  localStorage.setItem("tumbleweed-seen", JSON.stringify(seen));
}"""
TAP = """(button) => {
  for (const name of ["pointerdown", "pointerup"])
    button.dispatchEvent(new PointerEvent(name, { bubbles: true, button: 0 }));
  button.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
}"""
BOT = {"kind": "bot", "level": "random"}


def sit(page: Page, game: str, seats: list[dict[str, Any]], **more: Any) -> str:
    table = str(page.evaluate(MAKE, {"game": game, "seats": seats, "start": True, **more}))
    page.goto(f"/#table={table}")
    return table


@KEPT
def test_the_curtain_stands_between_players_at_one_device(page: Page) -> None:
    names = ["Annie", "Bass"]
    seats = [{"kind": "host", "name": name} for name in names]
    table = sit(page, "goat", seats, sit=False)
    curtain = page.locator("[data-screen=curtain]")
    looked = set()
    for _ in range(6):
        expect(curtain).to_be_visible()
        expect(page.locator("[data-option]")).to_have_count(0)  # nothing of anybody's shows
        name = curtain.get_by_role("heading").inner_text()
        looked.add(name)
        curtain.get_by_role("button").evaluate(TAP)  # a tap is not enough
        expect(curtain).to_be_visible()
        page.keyboard.press("Enter")
        expect(curtain).to_have_count(0)
        expect(page.locator("header.bar")).to_be_visible()
        answer_all(page, f"/api/tables/{table}?as={names.index(name)}")
    assert looked == set(names)


def answer_all(page: Page, look: str) -> None:
    """As long as this seat is asked: the first option, by the page."""
    answered = ""
    for _ in range(400):
        now = page.evaluate(LOOK, look)
        question = now["decision"]
        if question is None:
            return
        up_to_date = now["version"] == version(page) and question["id"] != answered
        if up_to_date and page.evaluate(CHOOSE, question["options"][0]):
            answered = question["id"]
        page.wait_for_timeout(25)
    raise AssertionError(f"the page stands still at {version(page)!r}")


@pytest.mark.extended
def test_talk_is_read_in_everybodys_own_language(new_page: NewPage) -> None:
    host, guest = new_page(), new_page(locale="fr")
    table = host.evaluate(MAKE, {"game": "goat", "seats": [{}, {}]})
    assert guest.evaluate(CALL, ["PUT", f"/api/tables/{table}/seats/1", None]) == 200
    assert host.evaluate(CALL, ["POST", f"/api/tables/{table}/start", "{}"]) == 200
    for each in (host, guest):
        each.goto(f"/#table={table}")
        expect(each.locator("header.bar")).to_be_visible()
    expect(guest.locator("[data-say]")).to_be_visible()
    if guest.locator(".talk form .choose").is_visible():  # where there is little room
        guest.locator(".talk form .choose").click()
    guest.locator(".phrases button").first.click()
    guest.keyboard.press("t")
    guest.keyboard.type("Bonjour <b>toi</b>")
    guest.keyboard.press("Enter")
    heard = host.locator(".talk [role=log]")
    expect(heard).to_contain_text("Howdy!")
    expect(heard).to_contain_text("Bonjour <b>toi</b>")


@pytest.mark.extended
@KEPT
def test_a_question_leads_to_its_rule(page: Page) -> None:
    sit(page, "legends", [{}, BOT, BOT])
    rule = settle(page)["decision"]["prompt"]["rule"]
    page.locator("header.bar .rule").click()
    expect(page.locator(f"dialog article.marked[data-rule={rule}]")).to_be_in_viewport()
    expect(page.locator(f"dialog [data-chapter={rule.rpartition('-')[0]}]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)


@pytest.mark.extended
@KEPT
def test_a_search_shows_how_it_is_played_first(page: Page) -> None:
    """ "poker" tells how poker is played, then what the books say of it, of this printing only."""
    sit(page, "legends", [{}, BOT, BOT], edition="french")
    settle(page)
    page.keyboard.press("r")
    page.locator("dialog input[type=search]").fill("poker")
    told = page.locator("dialog [data-chapter]")
    expect(told).to_have_attribute("data-chapter", "WL-POKER")
    expect(told.locator("h3")).to_be_in_viewport()
    expect(page.locator("dialog [role=status]")).to_contain_text("rules")
    first = page.locator("dialog .statements article").first
    expect(first).to_have_attribute("data-rule", "WL-POKER-01")
    printed = page.locator("dialog article[data-rule=WL-POKER-42]")  # Cheat, as revised
    expect(printed).to_have_count(0)
    page.locator("dialog input[type=checkbox]").check()
    expect(printed).to_have_count(1)


@pytest.mark.extended
@KEPT
def test_a_page_leads_to_its_statements_and_the_next_chapter(page: Page) -> None:
    sit(page, "goat", [{}, BOT, BOT])
    settle(page)
    page.keyboard.press("r")
    page.get_by_role("button", name="Contents").click()
    contents = page.locator("dialog .contents button")
    expect(contents).to_have_count(10)
    contents.filter(has_text="The Saloon").click()
    told = page.locator("dialog [data-chapter=GB-SALOON]")
    told.locator("button.cite[title=GB-SALOON-05]").click()
    expect(page.locator("dialog article.marked[data-rule=GB-SALOON-05]")).to_be_in_viewport()
    told.locator("button.cite[title=GB-EX-04]").click()
    expect(page.locator("dialog [data-chapter=GB-EX]")).to_be_visible()
    expect(page.locator("dialog article.marked[data-rule=GB-EX-04]")).to_be_in_viewport()


@KEPT
def test_undo_and_why_not(page: Page) -> None:
    sit(page, "legends", [{}, BOT, BOT])
    undo = page.locator("header.bar").get_by_role("button", name="Undo")
    settle(page)
    expect(undo).to_have_attribute("aria-disabled", "true")
    expect(undo).to_have_attribute("title", re.compile("nothing to undo"))
    luck = Random(1)
    for _ in range(60):
        now = settle(page)
        if now["undo"]["reason"] == "":
            break
        take(page, luck.choice(now["decision"]["options"]))
    expect(undo).to_have_attribute("aria-disabled", "false")
    before = settle(page)
    page.keyboard.press("z")
    page.wait_for_function("(old) => document.body.dataset.version !== old", arg=before["version"])
    assert settle(page)["decision"]["id"] != before["decision"]["id"]


@pytest.mark.extended
@KEPT
def test_looking_back_and_playing_on(site: Server, page: Page) -> None:
    table = at(site, page, GOAT["over"])
    page.goto(f"/#replay={table}&at=5")
    shown = page.locator("[data-screen=replay]")
    expect(shown).to_have_attribute("data-at", "5")
    through = page.locator("header.bar input[type=range]")
    expect(through).to_be_visible()  # the keys are the bar's
    page.keyboard.press("ArrowRight")
    expect(shown).to_have_attribute("data-at", "6")
    assert page.url.endswith(f"#replay={table}&at=6")
    expect(page.locator("[data-option]")).to_have_count(0)
    page.keyboard.press("End")
    expect(page.locator("[data-screen=scoring]")).to_be_visible()
    through.fill("4")
    expect(shown).to_have_attribute("data-at", "4")
    page.get_by_role("button", name="Play on from here").click()
    page.locator("dialog li button").nth(1).click()
    page.wait_for_function("(old) => !location.hash.includes(old)", arg=table)
    assert settle(page)["you"] == 1


@pytest.mark.extended
def test_another_language_in_the_middle_of_a_game(page: Page) -> None:
    sit(page, "legends", [{}, BOT, BOT])
    settle(page)
    page.locator("header.bar button[popovertarget]").click()
    page.get_by_role("button", name="Settings").click()
    page.locator("dialog label", has_text="Français").click()
    expect(page.locator("dialog h2")).to_have_text("Réglages")
    page.keyboard.press("Escape")
    expect(page.locator("header.bar").get_by_role("button", name="Annuler")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "fr")


@pytest.mark.extended
def test_what_happened_while_one_was_away(page: Page) -> None:
    table = sit(page, "legends", [{}, BOT, BOT])
    luck = Random(3)
    left = play_on(page, luck, most=6)["revision"]
    page.goto("/")
    for _ in range(400):
        now = page.evaluate(LOOK, f"/api/tables/{table}")
        if now["revision"] >= left + 20 and now.get("decision"):
            break
        if now.get("decision"):
            key = luck.choice(now["decision"]["options"])
            answer = json.dumps({"decision": now["decision"]["id"], "key": key})
            page.evaluate(CALL, ["POST", f"/api/tables/{table}/choose", answer])
        page.wait_for_timeout(25)
    else:
        raise AssertionError(f"nobody plays on: {now}")
    page.evaluate(LONG_AGO)
    page.goto(f"/#table={table}")
    expect(page.locator("dialog h2")).to_have_text("While you were away")
    page.get_by_role("button", name="Continue").click()
    expect(page.locator("dialog")).to_have_count(0)
    page.reload()
    settle(page)
    expect(page.locator("dialog")).to_have_count(0)  # it is told once


@pytest.mark.extended
@KEPT
def test_a_game_of_another_time_can_still_be_read(page: Page, site: Server) -> None:
    table = sit(page, "legends", [{}, BOT], fill="random")
    settle(page)
    store = Store(Settings(data=site.data).database)
    old = store.now_in(copy_of_another_time, table)
    store.close()
    page.goto(f"/#table={old}")
    frozen = page.locator("[data-screen=frozen]")
    expect(frozen.get_by_role("status").last).to_be_visible()
    lines = frozen.locator("[data-telegraph] [data-line]")
    expect(lines.first).to_be_visible()
    assert lines.count() >= 3
    expect(page.locator("[data-option]")).to_have_count(0)


def at_the_end_of_a_turn(page: Page) -> str:
    """A turn that can be ended; the question's id is returned."""
    answered = ""
    while "end" not in (now := settle(page, answered))["decision"]["options"]:
        take(page, now["decision"]["options"][0])
        answered = now["decision"]["id"]
    return str(now["decision"]["id"])


@pytest.mark.extended
def test_on_a_phone_the_end_of_a_turn_is_asked_for_twice(new_page: NewPage) -> None:
    page = new_page(phone=True)
    table = sit(page, "legends", [{}, BOT], fill="random")
    question = at_the_end_of_a_turn(page)
    end = page.locator('[data-option="end"]:visible').first
    end.tap()
    page.get_by_role("button", name="Not yet").first.tap()
    expect(page.get_by_role("button", name="Not yet")).to_have_count(0)
    end.tap()
    expect(page.get_by_role("button", name="Not yet").first).to_be_visible()
    assert page.evaluate(LOOK, f"/api/tables/{table}")["decision"]["id"] == question
    end.tap()
    assert settle(page, question)["decision"]["id"] != question


@pytest.mark.extended
def test_or_it_comes_by_itself_after_a_moment(page: Page) -> None:
    page.evaluate("() => localStorage.setItem('tumbleweed-prefs', '{\"confirm\": \"auto\"}')")
    page.reload()
    sit(page, "legends", [{}, BOT], fill="random")
    question = at_the_end_of_a_turn(page)
    page.locator('[data-option="end"]:visible').first.click()
    counting = page.get_by_role("button", name=re.compile(r"\(\d\)"))
    expect(counting.first).to_be_visible()
    assert settle(page, question)["decision"]["id"] != question
