"""Games with Ante Up played through the page: by clicks, and with the keyboard alone."""

from itertools import count
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from server.serving import Server
from web.ante_up_scenes import ANTE_UP, MODULES
from web.conftest import NewPage
from web.framing import laid
from web.looking import raw_keys, ready_to_look
from web.playing import MAKE, play_on, settle, the_same_options
from web.scenes import at
from web.test_boards import AT_A_PASS
from web.test_keys_only import play_by_keys, ride, take

pytestmark = pytest.mark.usefixtures("kept_pages")

MOST = 12  # questions of a game of Faro


def begin(page: Page) -> None:
    """A table of the module, one person and two bots."""
    seats = [{}, *[{"kind": "bot", "level": "thrifty"}] * 2]
    options = {**MODULES, "length": 15, "high_stakes": True}
    table = page.evaluate(
        MAKE, {"game": "legends", "seats": seats, "options": options, "start": True}
    )
    page.evaluate("(table) => { location.hash = `#table=${table}`; }", table)


def look(page: Page, now: dict[str, Any]) -> None:
    the_same_options(page, now)
    assert raw_keys(page) == []


# ---- by clicks ----


@pytest.mark.extended
def test_the_beginning_of_a_game_by_clicks(new_page: NewPage) -> None:
    page = new_page(locale="fr")
    ready_to_look(page)
    begin(page)
    play_on(page, Random(3), look, most=12)


@pytest.mark.extended
@pytest.mark.soak("page")
def test_a_whole_game_by_clicks(new_page: NewPage) -> None:
    page = new_page(locale="fr")
    ready_to_look(page)
    begin(page)
    play_on(page, Random(3), look)
    expect(page.locator('[data-screen="scoring"]')).to_be_visible()


# ---- by keys ----


@pytest.mark.extended
def test_over_a_pass_and_on_by_keys(site: Server, new_page: NewPage) -> None:
    page = new_page()
    ready_to_look(page)
    at(site, page, AT_A_PASS)
    laid(page)
    now = settle(page)
    me = now["you"]
    (trail,) = [key for key in now["decision"]["options"] if key.startswith("trail:")]
    assert ride(page, now, trail)
    now = settle(page, now["decision"]["id"])
    assert now["view"]["players"][me]["space"] == trail.partition(":")[2]
    assert play_by_keys(page, most=4)


@pytest.mark.extended
def test_a_game_of_faro_by_keys(site: Server, new_page: NewPage) -> None:
    """To join is the first of the answers, so the luck is in the bets."""
    page = new_page()
    ready_to_look(page)
    at(site, page, ANTE_UP["legends-up-faro-join"])
    luck, asked = Random(2), set[str]()
    now = settle(page)
    for answers in count():
        look(page, now)
        asked.add(now["decision"]["prompt"]["message"])
        options: list[str] = now["decision"]["options"]
        bold = [key for key in options if key.split(":")[0] in ("join", "bet", "leave-in")]
        take(page, now, luck.choice(bold or options))
        now = settle(page, now["decision"]["id"])
        if now["view"]["up"]["faro"] is None:
            break
        assert answers < MOST, asked
    assert {"ask-join-faro", "ask-bet"} <= asked


@pytest.mark.extended
@pytest.mark.soak("page")
def test_a_whole_game_by_keys(new_page: NewPage) -> None:
    page = new_page()
    ready_to_look(page)
    begin(page)
    assert {(1, "ride"), (1, "end"), (2, "ride"), (2, "end")} <= play_by_keys(page)
