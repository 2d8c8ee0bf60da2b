"""What others did, as panels, in games without a map: the Goat and those with generic screens."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from server.serving import Server
from web.conftest import NewPage
from web.paced import sit_down
from web.playing import PATIENCE, chooses, take, up_to_date
from web.scenes import GOAT, at
from web.test_pace import panels, reader

pytestmark = pytest.mark.extended

HIGH = {"width": 1440, "height": 900}  # with room for the panels beside a question
BOT = {"kind": "bot", "level": "thrifty"}
TABLE: dict[str, Any] = {"game": "goat", "seats": [{}, BOT, BOT, BOT], "start": True, "pause": 1.2}
WORTH = {"offered", "accepted", "refused", "discarded", "took-tokens", "took-coins", "swindled"}
TOLD = """() => [...document.querySelectorAll(".strip [data-deed]")]
  .map((each) => [Number(each.dataset.deed), each.textContent])"""


def answer(page: Page) -> None:
    """The reader's next question is answered."""
    key = up_to_date(page, chooses)["decision"]["default"]
    page.locator(f'[data-option="{key}"]').first.wait_for(timeout=PATIENCE)  # after an animation
    take(page, key)


def by_another(event: dict[str, Any]) -> bool:
    return bool(event["args"].get("seat") != "seat:0")


def test_each_offer_and_its_answer_has_a_panel(new_page: NewPage) -> None:
    page = reader(new_page, 0.1, viewport=HIGH)
    sit_down(page, TABLE)
    lines: list[int] = []
    while not lines:  # others have played since the reader's last answer
        before = len(up_to_date(page, chooses)["events"]["list"])
        answer(page)
        events = up_to_date(page, chooses)["events"]["list"]
        others = [at for at in range(before, len(events)) if by_another(events[at])]
        lines = [at for at in others if events[at]["key"] in WORTH]
    panels(page).last.wait_for(timeout=PATIENCE)
    told = dict(page.evaluate(TOLD))
    assert set(lines) <= set(told)
    offers = [at for at in lines if events[at]["key"] == "offered"]
    assert not any("It is the" in told[at] for at in offers)  # the card is face down


def test_a_question_on_a_phone_keeps_its_room(site: Server, new_page: NewPage) -> None:
    """The strip is there while others play, and goes when the reader is asked."""
    page = new_page(phone=True, kept=True)
    at(site, page, GOAT["answer"], waiting=True)
    expect(page.locator(".strip")).to_have_count(0)
    take(page, "refuse")
    up_to_date(page, lambda now: now["decision"] is None)
    expect(page.locator(".strip")).to_be_visible(timeout=PATIENCE)
    expect(panels(page).last).to_be_visible()


def test_a_panel_plays_the_reveal_again(new_page: NewPage) -> None:
    page = reader(new_page, 0.1, viewport=HIGH)
    sit_down(page, TABLE)
    revealed = panels(page).filter(has_text=re.compile("accepts|refuses"))
    up_to_date(page, chooses)
    while not revealed.count():
        answer(page)
        up_to_date(page, chooses)
    skip = page.get_by_role("button", name="Skip")
    expect(skip).to_have_count(0, timeout=PATIENCE)
    revealed.first.click()
    expect(skip).to_be_visible(timeout=PATIENCE)
    page.keyboard.press("Escape")
    expect(skip).to_have_count(0)
