"""Signals in a game without screens of its own, the example: where the asked player's pointer
rests, a knock, a reaction."""

import pytest
from playwright.sync_api import Page, expect

from web.conftest import NewPage
from web.playing import PATIENCE, up_to_date
from web.test_friends import sits
from web.test_liars_dice_page import asked, open_table, site
from web.test_signals import CENTRE, near, shown

pytestmark = pytest.mark.extended

__all__ = ["site"]  # a server that has the game


def begun(new_page: NewPage) -> tuple[Page, Page]:
    """Two at a table: who is asked, and the other."""
    ann, ben = new_page(), new_page()
    table = open_table(ann, seats=[{}, {}], options={"dice": 5})
    ben.evaluate("(table) => (location.hash = `#table=${table}`)", table)
    sits(ben, "Ben")
    ann.get_by_role("button", name="Start the game").click()
    for page in (ann, ben):
        up_to_date(page, lambda now: now["table"]["status"] == "playing")
        expect(page.locator("[data-signals]")).to_be_attached(timeout=PATIENCE)
    turn = asked([ann, ben])
    return turn, ben if turn is ann else ann


def test_the_asked_player_points_at_a_plate(new_page: NewPage) -> None:
    turn, other = begun(new_page)
    plate = '[data-mark="seat:0"]'
    turn.locator(plate).hover()
    ring = shown(other, "point")
    expect(ring).to_have_count(1, timeout=PATIENCE)
    expect(ring).to_have_attribute("data-at", "seat:0")
    expect(shown(turn, "point")).to_have_count(0)

    turn.mouse.move(640, 4)  # the header
    expect(ring).to_have_count(0, timeout=PATIENCE)


def test_a_knock_and_a_reaction(new_page: NewPage) -> None:
    turn, other = begun(new_page)
    other.locator('[data-mark="seat:1"]').dblclick()
    knock = shown(turn, "knock")
    expect(knock).to_have_count(1, timeout=PATIENCE)
    expect(knock).to_have_attribute("data-at", "seat:1")

    other.keyboard.press("q")
    other.get_by_role("button", name="Hats off!").click()
    bubble = shown(turn, "react")
    expect(bubble).to_contain_text("Hats off!", timeout=PATIENCE)
    seat = other.locator("body").get_attribute("data-you")
    plate = turn.locator(f'[data-mark="seat:{seat}"]')
    _, y = plate.evaluate(CENTRE)
    right = plate.evaluate("(each) => each.getBoundingClientRect().right")
    assert near(turn, bubble, right, y)
