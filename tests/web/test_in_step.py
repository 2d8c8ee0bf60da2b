"""The page keeps step with its reader: the last action waits, nothing gets lost."""

import pytest
from playwright.sync_api import expect

from server.serving import Server
from tumbleweed.core.game import Game
from web.conftest import NewPage
from web.playing import CHOOSE, MAKE, PATIENCE, payload, settle, up_to_date
from web.scenes import GOAT, LEGENDS, Kind, at, keys, prompt
from web.sheet import lift, open_tab

BOT = {"kind": "bot", "level": "random"}
TALK = 4  # of the tabs
WIDTH_SEEN = """document.querySelector(".map svg[viewBox]").viewBox.baseVal.width"""


def _last_action(game: Game, seat: int) -> bool:
    return prompt(game, seat) == "ask-act" and game.view(seat)["actions"] == 1


@pytest.mark.extended
def test_the_last_action_waits_for_another_word(site: Server, new_page: NewPage) -> None:
    page = new_page(phone=True, kept=True)
    at(site, page, Kind("legends", _last_action, after=20), waiting=True)
    now = settle(page)
    ride = next(key for key in now["decision"]["options"] if key.startswith("ride:"))
    assert page.evaluate(CHOOSE, ride)
    once_more = page.locator(f'.ending [data-option="{ride}"]')
    expect(once_more).to_contain_text("Last action")
    page.get_by_role("button", name="Not yet").first.tap()
    expect(once_more).to_have_count(0)
    assert payload(page)["decision"]["id"] == now["decision"]["id"]
    assert page.evaluate(CHOOSE, ride)
    once_more.tap()
    up_to_date(page, lambda new: (new["decision"] or {}).get("id") != now["decision"]["id"])


@pytest.mark.extended
def test_other_actions_do_not_wait(site: Server, new_page: NewPage) -> None:
    page = new_page(phone=True, kept=True)
    more = Kind("legends", lambda g, s: prompt(g, s) == "ask-act" and g.view(s)["actions"] == 3)
    at(site, page, more, waiting=True)
    now = settle(page)
    assert page.evaluate(
        CHOOSE, next(key for key in now["decision"]["options"] if key.startswith("ride:"))
    )
    up_to_date(page, lambda new: bool(new["version"] != now["version"]))


@pytest.mark.extended
def test_the_map_is_found_as_it_was_left(site: Server, new_page: NewPage) -> None:
    page = new_page(phone=True)
    at(site, page, LEGENDS["act"], waiting=True)
    shown = page.locator(".map svg[viewBox]").first
    shown.wait_for(timeout=PATIENCE)
    whole = shown.get_attribute("viewBox") or ""
    page.locator(".tools button").first.tap()
    expect(shown).not_to_have_attribute("viewBox", whole)
    before = shown.get_attribute("viewBox")
    open_tab(page, TALK)
    lift(page, "half")
    page.wait_for_timeout(300)
    assert shown.get_attribute("viewBox") == before


@pytest.mark.extended
def test_a_map_that_has_grown_shows_the_whole_land_again(site: Server, new_page: NewPage) -> None:
    """A phone is turned, a window is widened: what a narrow map brought near is let go."""
    page = new_page(phone=True, kept=True)
    at(site, page, LEGENDS["act"], waiting=True)
    shown = page.locator(".map svg[viewBox]").first
    shown.wait_for(timeout=PATIENCE)
    page.wait_for_function(f"() => {WIDTH_SEEN} < 1500", timeout=PATIENCE)
    page.set_viewport_size({"width": 1280, "height": 720})
    page.wait_for_function(f"() => {WIDTH_SEEN} > 1500", timeout=PATIENCE)


TICK, TICKS = 50, 60  # ms


def test_a_popup_lies_over_a_question_for_a_beat_at_most(site: Server, new_page: NewPage) -> None:
    """The end of a turn's dice, say, and the next question: shown together, the popup goes."""
    page = new_page(reduced_motion="no-preference")
    page.clock.install()
    prospects = Kind("legends", lambda g, s: "prospect" in keys(g, s) and g.view(s)["actions"] > 1)
    at(site, page, prospects, waiting=True)
    now = settle(page)
    page.clock.pause_at(page.evaluate("() => Date.now() + 100"))  # or it might go unseen
    assert page.evaluate(CHOOSE, "prospect")
    up_to_date(page, lambda new: bool(new["version"] != now["version"]))
    popup = page.locator(".moment")
    for _ in range(TICKS):
        page.clock.run_for(TICK)
        if popup.count():
            break
    expect(popup).to_have_count(1)
    assert payload(page)["decision"] is not None
    page.clock.run_for(1000)
    expect(popup).to_have_count(0)  # the dice alone would take 1.7 s


@pytest.mark.extended
def test_in_the_goat_too(site: Server, new_page: NewPage) -> None:
    """A reveal of one's own stands for 5 s; bots play on, and one is asked again."""
    page = new_page(reduced_motion="no-preference")
    page.clock.install()
    at(site, page, GOAT["answer"], pause=0)
    now = settle(page)
    assert page.evaluate(CHOOSE, "accept")
    reveal = page.locator(".reveal")
    reveal.wait_for(timeout=PATIENCE)
    page.clock.pause_at(page.evaluate("() => Date.now()"))
    settle(page, now["decision"]["id"])
    page.clock.run_for(950)
    expect(reveal).to_have_count(0, timeout=PATIENCE)


@pytest.mark.extended
def test_a_table_of_one_among_bots_says_practice(new_page: NewPage) -> None:
    page = new_page()
    table = page.evaluate(MAKE, {"game": "goat", "seats": [{}, BOT, BOT], "start": True})
    page.goto(f"/#table={table}")
    settle(page)
    expect(page.locator(".practice")).to_be_visible()
