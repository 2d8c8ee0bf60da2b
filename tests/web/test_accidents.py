"""No accident: a finger that lifts, taps twice or comes too late chooses nothing."""

from typing import Any

import pytest
from playwright.sync_api import CDPSession, Locator, Page, expect

from server.serving import Server
from web.conftest import NewPage
from web.playing import HEARS, PATIENCE, payload, settle, up_to_date
from web.scenes import GOAT, LEGENDS, at, person, reached, sit

SHUT = "() => document.documentElement.hasAttribute('data-shut')"


def middle(node: Locator) -> tuple[float, float]:
    box = node.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def touch(cdp: CDPSession, kind: str, *points: tuple[float, float]) -> None:
    """A finger as the browser's own driver has it: what follows from it is the browser's."""
    at = [{"x": x, "y": y} for x, y in points]
    cdp.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})


def tap(cdp: CDPSession, point: tuple[float, float]) -> None:
    touch(cdp, "touchStart", point)
    touch(cdp, "touchEnd")


def open_again(page: Page) -> None:
    """The moment after a change is over."""
    page.wait_for_function(HEARS)


@pytest.mark.extended
def test_the_finger_that_held_the_curtain_chooses_nothing(site: Server, new_page: NewPage) -> None:
    """Two at one device, and one of them is offered a card: "Accept" lies under the finger."""
    page = new_page(phone=True)
    scene, me = reached(GOAT["answer"]), person(page)
    table = sit(site, scene, {scene.seat: me, (scene.seat + 1) % scene.game.players: me})
    sent: list[str] = []
    page.on("websocket", lambda line: line.on("framesent", lambda text: sent.append(str(text))))
    page.goto(f"/#table={table}")
    hold, answer = (
        page.locator("[data-screen=curtain] button"),
        page.locator("[data-option=accept]"),
    )
    hold.wait_for(timeout=PATIENCE)
    page.keyboard.press("Enter")
    answer.wait_for(timeout=PATIENCE)
    answer.scroll_into_view_if_needed()
    point = middle(answer)
    page.reload()
    hold.wait_for(timeout=PATIENCE)
    hold.evaluate("(node) => Object.assign(node.style, { position: 'fixed', inset: 0 })")
    open_again(page)
    cdp = page.context.new_cdp_session(page)
    touch(cdp, "touchStart", point)
    answer.wait_for(timeout=PATIENCE)
    page.wait_for_timeout(500)  # longer than anything but the finger itself is ignored
    touch(cdp, "touchEnd")
    page.wait_for_timeout(500)  # whatever the finger's going has shut is open again
    open_again(page)
    assert middle(answer) == point  # it lay under the finger
    assert not any("choose" in each for each in sent)
    for _ in range(5):  # this one is meant; on a busy machine it may come as a long press
        tap(cdp, point)
        page.wait_for_timeout(1000)
        if not answer.count():
            break
    assert any("choose" in each for each in sent)


def lifts(page: Page, cdp: CDPSession, card: Locator, button: Locator) -> None:
    """The first tap lifts the card and sends nothing; its button plays it."""
    now = up_to_date(page)
    open_again(page)
    card.scroll_into_view_if_needed()
    point = middle(card)
    tap(cdp, point)
    expect(button).to_be_visible()
    tap(cdp, point)  # the second of a double tap
    open_again(page)
    assert payload(page)["version"] == now["version"]
    expect(button).to_be_visible()
    button.tap()
    up_to_date(page, lambda new: bool(new["version"] != now["version"]))


@pytest.mark.extended
def test_in_western_legends_a_tap_lifts_a_card_and_its_button_plays_it(
    site: Server, new_page: NewPage
) -> None:
    page = new_page(phone=True, kept=True)
    at(site, page, LEGENDS["discard"], waiting=True)
    cdp = page.context.new_cdp_session(page)
    card = page.locator(".hand [data-option]").first
    key = card.get_attribute("data-option")
    button = page.locator(f'[data-play="{key}"]')
    tap_beside_lays_back(page, cdp, card, button)
    lifts(page, cdp, card, button)


def tap_beside_lays_back(page: Page, cdp: CDPSession, card: Locator, button: Locator) -> None:
    open_again(page)
    tap(cdp, middle(card))
    expect(button).to_be_visible()
    open_again(page)
    tap(cdp, (10, 200))
    expect(button).to_have_count(0)


@pytest.mark.extended
@pytest.mark.parametrize("part", [pytest.param("offer", marks=pytest.mark.soak("page")), "name"])
def test_in_the_goat_too(site: Server, new_page: NewPage, part: str) -> None:
    page = new_page(phone=True, kept=True)
    at(site, page, GOAT[part], waiting=True)
    cdp = page.context.new_cdp_session(page)
    card = page.locator(f'[data-option^="{part}:"]').first
    lifts(page, cdp, card, card.locator(".go"))


@pytest.mark.extended
def test_a_mouse_plays_with_one_click(site: Server, new_page: NewPage) -> None:
    page = new_page(kept=True)
    at(site, page, LEGENDS["discard"], waiting=True)
    now = up_to_date(page)
    page.locator(".hand [data-option]").first.click()
    up_to_date(page, lambda new: bool(new["version"] != now["version"]))


def end_of_a_turn(page: Page) -> dict[str, Any]:
    return up_to_date(page, lambda now: "end" in (now["decision"] or {"options": []})["options"])


@pytest.mark.extended
def test_a_double_tap_on_the_end_of_the_turn_does_not_confirm_itself(
    site: Server, new_page: NewPage
) -> None:
    page = new_page(phone=True, kept=True)
    at(site, page, LEGENDS["act"], waiting=True)
    question = end_of_a_turn(page)["decision"]["id"]
    open_again(page)
    cdp = page.context.new_cdp_session(page)
    point = middle(page.locator('[data-option="end"]:visible').first)
    tap(cdp, point)
    tap(cdp, point)
    expect(page.get_by_role("button", name="Not yet").first).to_be_visible()
    open_again(page)
    assert payload(page)["decision"]["id"] == question


@pytest.mark.extended
def test_a_late_click_on_a_popup_that_has_gone_does_nothing(
    site: Server, new_page: NewPage
) -> None:
    """A popup vanishes by itself; the click that was meant for it comes a moment later."""
    page = new_page(reduced_motion="no-preference")
    at(site, page, LEGENDS["discard"], waiting=True)
    before = settle(page)
    card = page.locator(".hand [data-option]").first
    open_again(page)
    x, y = middle(card)
    page.keyboard.press("?")
    page.locator("dialog[open]").wait_for()
    page.evaluate("() => document.querySelector('dialog[open]').close()")
    page.wait_for_function(SHUT)
    page.mouse.click(x, y)
    open_again(page)
    assert payload(page)["version"] == before["version"]
    card.click()
    up_to_date(page, lambda new: bool(new["version"] != before["version"]))
