"""Bots one can follow: what they do is told at the reader's pace, and the table waits for it."""

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from server.patience import in_three_tries
from web.conftest import NewPage
from web.paced import (
    BOTH,
    FOUR,
    answer,
    quiet_rounds,
    round_told,
    sit_down,
    to_the_others,
    unseen_rounds,
)
from web.playing import PATIENCE, payload

NORMAL, FAST = 12.0, 2.0  # seconds for what three bots do
TOLD = 10.0  # of it for deeds
SEEN = 3.0  # times as long as where nobody looks: on a quiet machine less than the bounds above
PREFER = "(pace) => { localStorage['tumbleweed-prefs'] = JSON.stringify({ pace }); }"
EXPANSIONS = pytest.mark.parametrize("table", [
    pytest.param(FOUR, id="alone"),
    pytest.param(BOTH, id="with expansions", marks=pytest.mark.soak("page")),
])  # fmt: skip
SHOWN = """() => [...document.querySelectorAll(".strip [data-deed]")]
  .map((each) => Number(each.dataset.deed))"""


def reader(new_page: NewPage, pace: float | None = None, **options: Any) -> Page:
    """With motion, and a pace of their own."""
    page = new_page(waits=True, **{"reduced_motion": "no-preference", **options})
    if pace is not None:
        page.evaluate(PREFER, pace)
        page.reload()
    return page


def panels(page: Page) -> Locator:
    return page.locator(".strip [data-deed]")


def to_my_decision(page: Page, table: str) -> None:
    """By the key, until a question leaves room for the strip: a fight needs all of it."""
    for _ in range(20):
        page.keyboard.press("n")
        page.wait_for_function("() => document.querySelector('[data-option]')", timeout=PATIENCE)
        if page.locator(".strip").count():
            return
        answer(page, table)
    raise AssertionError("only fights")


# ---- how long it takes ----


@pytest.mark.extended
@EXPANSIONS
def test_a_round_of_three_bots_at_normal_pace(new_page: NewPage, table: dict[str, Any]) -> None:
    """On a busy machine the time that deeds are given, and what the page needs besides."""

    def measured() -> None:
        busy = unseen_rounds(reader(new_page), table, 2)
        taken = quiet_rounds(reader(new_page), table, 2)
        assert max(taken) <= max(NORMAL, TOLD + SEEN * max(busy)), (taken, busy)
        assert max(taken) > FAST, "nobody could follow that"

    in_three_tries(measured)


@pytest.mark.extended
@EXPANSIONS
def test_a_round_of_three_bots_at_once(new_page: NewPage, table: dict[str, Any]) -> None:
    """On a busy machine as fast as the same table without anybody who looks allows."""

    def measured() -> None:
        busy = unseen_rounds(reader(new_page), table, 2)
        taken = quiet_rounds(reader(new_page, 0), table, 2)
        assert max(taken) <= max(FAST, SEEN * max(busy)), (taken, busy)

    in_three_tries(measured)


@pytest.mark.extended
@pytest.mark.soak("page")
@EXPANSIONS
def test_rounds_in_time(new_page: NewPage, table: dict[str, Any]) -> None:
    """The bounds as they are, for a machine that has little else to do."""

    def measured() -> None:
        assert max(quiet_rounds(reader(new_page), table, 3)) <= NORMAL
        assert max(quiet_rounds(reader(new_page, 0), table, 3)) <= FAST

    in_three_tries(measured)


# ---- what is shown ----


@pytest.mark.extended
@pytest.mark.parametrize("table", [FOUR, BOTH], ids=["alone", "with expansions"])
def test_every_deed_has_its_panel(new_page: NewPage, table: dict[str, Any]) -> None:
    page = reader(new_page, 0.1)
    made = sit_down(page, table)
    deeds = round_told(page, made)
    assert len(deeds) > 3
    page.wait_for_function(
        f"(deeds) => ({SHOWN})().filter((at) => at >= deeds[0] && at <= deeds.at(-1)).join()"
        " === deeds.join()",
        arg=deeds,
    )


@pytest.mark.extended
def test_a_caption_where_it_happens_and_again_at_a_click(new_page: NewPage) -> None:
    page = reader(new_page, 3)
    made = sit_down(page, FOUR)
    to_the_others(page, made)
    caption = page.locator("[data-map] .caption")
    expect(caption).to_be_visible(timeout=PATIENCE)
    expect(panels(page).last).to_be_visible(timeout=PATIENCE)
    to_my_decision(page, made)
    expect(caption).to_have_count(0)
    first = panels(page).first
    deed = first.get_attribute("data-deed") or ""
    first.click()
    expect(caption).to_be_visible()
    expect(page.locator(".strip .now")).to_have_attribute("data-deed", deed)
    expect(caption).to_have_count(0, timeout=PATIENCE)


@pytest.mark.extended
def test_a_panel_plays_its_popup_again(new_page: NewPage) -> None:
    """What there was no time for is not lost."""
    page = reader(new_page, 0.1)
    made = sit_down(page, BOTH)
    for _ in range(3):  # rounds; in most there is a fight, a story or a token
        round_told(page, made)
        for panel in panels(page).all():
            panel.click()
            if page.locator(".moment").count():
                page.keyboard.press("Escape")
                return
    raise AssertionError("no panel has a popup")


@pytest.mark.extended
def test_all_of_it_again(new_page: NewPage) -> None:
    page = reader(new_page, 0.1)
    round_told(page, sit_down(page, FOUR))
    page.evaluate(
        """() => {
          window.seen = new Set();
          const now = () => document.querySelector(".panel.now")?.dataset.deed;
          setInterval(() => now() && window.seen.add(now()), 20);
        }"""
    )
    count = panels(page).count()
    page.get_by_role("button", name="Show it all again").click()
    page.wait_for_function("(count) => window.seen.size === count", arg=count, timeout=90_000)


# ---- what the reader does ----


def test_n_leads_to_the_next_decision(new_page: NewPage) -> None:
    """At the slowest pace, in less time than one deed would take for each."""
    page = reader(new_page, 3)
    made = sit_down(page, FOUR)
    to_the_others(page, made)
    expect(panels(page).first).to_be_visible(timeout=PATIENCE)
    before = panels(page).count()
    to_my_decision(page, made)
    assert panels(page).count() >= before


@pytest.mark.extended
def test_the_table_waits_for_the_slowest_pace_and_goes_on_at_a_click(new_page: NewPage) -> None:
    page = reader(new_page, 3)
    to_the_others(page, sit_down(page, FOUR))

    def stands() -> None:
        """During a deed; a busy page may see its caption when it is nearly over."""
        expect(page.locator("[data-map] .caption")).to_be_visible(timeout=PATIENCE)
        revision = payload(page)["revision"]
        page.wait_for_timeout(700)
        assert payload(page)["revision"] == revision

    in_three_tries(stands)
    revision = payload(page)["revision"]
    page.get_by_role("button", name="Next deed").click()
    page.wait_for_function(
        "async ([table, revision]) => (await (await fetch(`/api/tables/${table}`)).json()).revision"
        " > revision",
        arg=[payload(page)["table"]["id"], revision],
        timeout=2500,
    )


@pytest.mark.extended
def test_the_pace_is_kept(new_page: NewPage) -> None:
    page = reader(new_page)
    sit_down(page, FOUR)
    slider = page.get_by_role("slider", name="Time for each deed")
    expect(slider).to_have_value("0.7")
    slider.focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".strip output")).to_have_text("0.8 s")
    page.reload()
    expect(slider).to_have_value("0.8", timeout=PATIENCE)


@pytest.mark.extended
def test_without_motion_there_are_captions_and_no_popups(new_page: NewPage) -> None:
    page = reader(new_page, 1, reduced_motion="reduce")
    to_the_others(page, sit_down(page, FOUR))
    expect(page.locator("[data-map] .caption")).to_be_visible(timeout=PATIENCE)
    expect(page.locator(".moment")).to_have_count(0)


@pytest.mark.extended
def test_in_french(new_page: NewPage) -> None:
    page = reader(new_page, 3, locale="fr")
    to_the_others(page, sit_down(page, FOUR))
    expect(page.get_by_role("region", name="Ce qu’ont fait les autres")).to_be_visible()
    expect(page.locator(".strip output")).to_have_text("3,0 s")
    expect(page.get_by_role("button", name="Aller à ma prochaine décision")).to_be_visible()
