"""Strangers at the table: reporting one to the host, blocking one, and taking a block back."""

import os
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from sqlalchemy import select

from server.serving import Server
from tumbleweed.server.settings import Settings
from tumbleweed.server.store import schema
from tumbleweed.server.store.engine import Store
from web.conftest import NewPage
from web.playing import HEARS, MAKE, PATIENCE, settle, up_to_date

pytestmark = pytest.mark.extended

SEND = """async ([method, path, body]) => (await fetch(path, {
  method, headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) })).status"""


def send(page: Page, method: str, path: str, body: object) -> int:
    return int(page.evaluate(SEND, [method, path, body]))


def two_in_play(ann: Page, bob: Page) -> str:
    """Bob has been rude."""
    assert send(bob, "PATCH", "/api/me", {"name": "Rude Bob"}) == 200
    bot = {"kind": "bot", "level": "random"}
    table = str(
        ann.evaluate(MAKE, {"game": "goat", "seats": [{}, {}, bot], "listed": True, "slow": 0})
    )
    assert send(bob, "PUT", f"/api/tables/{table}/seats/1", {}) == 200
    assert send(ann, "POST", f"/api/tables/{table}/start", {}) == 200
    assert send(bob, "POST", f"/api/tables/{table}/say", {"words": "you varmint"}) == 200
    ann.goto(f"/#table={table}")
    up_to_date(ann)
    return table


def others(page: Page) -> None:
    page.locator("header.bar [popovertarget]").last.click()
    page.get_by_role("button", name="Report or block a player").click()
    expect(page.locator("[data-others]")).to_contain_text("Rude Bob")
    page.wait_for_function(HEARS, timeout=PATIENCE)


def shot(page: Page, name: str) -> None:
    """For eyes, where somebody wants to look: TUMBLEWEED_SHOTS names a folder."""
    if folder := os.environ.get("TUMBLEWEED_SHOTS"):
        page.screenshot(path=Path(folder) / f"{name}.png")


def test_a_player_is_reported_then_blocked_and_unblocked(site: Server, new_page: NewPage) -> None:
    ann, bob = new_page(), new_page()
    table = two_in_play(ann, bob)
    others(ann)
    ann.locator("[data-reason]").select_option("insult")
    ann.locator("[data-others] textarea").fill("He called me a varmint.")
    shot(ann, "others")
    ann.locator("[data-report]").click()
    expect(ann.get_by_text("has been sent to the host")).to_be_visible()
    store = Store(Settings(data=site.data).database)
    query = select(schema.reports).where(schema.reports.c.table_id == table)
    [told] = store.read_now(lambda connection: connection.execute(query).all())
    store.close()
    assert (told.reason, told.words) == ("insult", "He called me a varmint.")

    ann.keyboard.press("t")
    talk = ann.locator("section.talk [role=log]").first
    expect(talk).to_contain_text("you varmint")
    others(ann)
    ann.locator("[data-block]").click()
    expect(ann.get_by_text("Rude Bob is blocked.")).to_be_visible()
    expect(talk).not_to_contain_text("you varmint")

    ann.goto("/#settings")
    ann.get_by_role("dialog").locator("nav button").last.click()
    blocked = ann.locator("[data-blocked]")
    expect(blocked.locator("li")).to_have_text(["Rude BobUnblock"])
    shot(ann, "blocked")
    blocked.get_by_role("button").click()
    expect(blocked).to_contain_text("You have blocked nobody.")
    assert send(bob, "POST", f"/api/tables/{table}/say", {"words": "sorry"}) == 200
    lines = f"async () => (await fetch('/api/tables/{table}/chat')).json()"
    assert [line["words"] for line in ann.evaluate(lines)] == ["you varmint", "sorry"]


def test_nobody_is_reported_among_bots(new_page: NewPage) -> None:
    page = new_page()
    page.locator('[data-pick="goat"]').click()
    page.locator("[data-play-now]").click()
    settle(page)
    page.locator("header.bar [popovertarget]").last.click()
    expect(page.get_by_role("button", name="Settings")).to_be_visible()
    expect(page.get_by_role("button", name="Report or block a player")).to_have_count(0)
