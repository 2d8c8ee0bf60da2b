"""Rated tables on the page: how one is made, the leaderboard, a person's profile."""

import time
from typing import Any

from playwright.sync_api import Page, expect
from sqlalchemy import Connection, insert

from server.serving import Server
from server.town import GOOD_PASSWORD
from tumbleweed.server.settings import Settings
from tumbleweed.server.store import schema
from tumbleweed.server.store.engine import Store
from tumbleweed.server.tables.ratings import SEASON, season_at
from web.conftest import NewPage
from web.playing import PATIENCE, payload
from web.test_others import send, shot


def account(page: Page, login: str) -> str:
    assert send(page, "POST", "/api/me/account", {"login": login, "password": GOOD_PASSWORD}) == 201
    return str(page.evaluate("async () => (await (await fetch('/api/me')).json()).id"))


def rated(site: Server, person: str, table: str) -> None:
    """As after a game that was won."""
    values: dict[str, Any] = {"person_id": person, "game": "goat", "players": 3, "games": 1}
    values |= {"season": season_at(time.time(), SEASON), "mu": 27.0, "sigma": 8.0, "low": 953}
    seat = {"table_id": table, "seat": 0, "person_id": person, "place": 1, "change": 80}

    def add(connection: Connection) -> None:
        connection.execute(insert(schema.ratings).values(values))
        connection.execute(insert(schema.rated_seats).values(**seat, rated_at=time.time()))

    store = Store(Settings(data=site.data).database)
    store.now_in(add)
    store.close()


def test_a_rated_table_is_made_and_counts_on_the_board(site: Server, new_page: NewPage) -> None:
    page = new_page()
    person = account(page, f"annie-{time.time_ns()}")
    page.reload()
    page.locator('[data-pick="goat"]').click()
    page.get_by_role("button", name="Invite friends").click()
    switch = page.get_by_role("switch", name="Rated")
    expect(page.get_by_role("switch", name="Slow talk")).to_be_visible(timeout=PATIENCE)
    expect(switch).to_have_count(0)
    page.get_by_role("switch", name="List the table").check()
    switch.check()
    page.get_by_role("button", name="Create the table").click()
    expect(page.get_by_text("Rated", exact=True)).to_be_visible(timeout=PATIENCE)
    settings = payload(page)["table"]["settings"]
    assert (settings["rated"], settings["listed"], settings["slow"]) == (True, True, 5)

    rated(site, person, payload(page)["table"]["id"])
    page.goto("/#leaders=goat.3")
    line = page.locator(f'[data-leader="{person}"]')
    expect(line).to_contain_text("1580 ± 627")
    expect(page.get_by_text("The season ends on")).to_be_visible()
    shot(page, "leaders")
    line.locator("a").click()
    expect(page.locator("[data-ratings] tbody tr")).to_contain_text(["1580 ± 627"])
    expect(page.locator("[data-games] tbody tr")).to_contain_text(["+80"])
    shot(page, "person")


def test_a_board_on_which_nobody_is(new_page: NewPage) -> None:
    page = new_page()
    page.get_by_role("link", name="Leaderboard").click()
    expect(page.get_by_text("Nobody has played a rated game")).to_be_visible()
    page.locator("label", has_text="2").first.click()
    page.wait_for_function("() => location.hash.endsWith('.2')", timeout=PATIENCE)
