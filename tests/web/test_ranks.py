"""Rated tables on the page: how one is made, who watches it, the leaderboard, a profile."""

import time
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from sqlalchemy import Connection, insert

from server.serving import Server
from server.town import GOOD_PASSWORD
from tumbleweed.server.settings import Settings
from tumbleweed.server.store import schema
from tumbleweed.server.store.engine import Store
from tumbleweed.server.tables.ratings import SEASON, season_at
from web.conftest import NewPage
from web.playing import FACE, MAKE, PATIENCE, payload
from web.test_others import send, shot

pytestmark = pytest.mark.extended


def account(page: Page, login: str) -> str:
    assert send(page, "POST", "/api/me/account", {"login": login, "password": GOOD_PASSWORD}) == 201
    return str(page.evaluate("async () => (await (await fetch('/api/me')).json()).id"))


def rated(site: Server, person: str, table: str) -> None:
    """As after a game that was won, and a season with another one."""
    present = season_at(time.time(), SEASON)
    values: dict[str, Any] = {"person_id": person, "game": "goat", "players": 3, "games": 1}
    values |= {"season": present, "mu": 27.0, "sigma": 8.0, "low": 953}
    before = {**values, "season": present - 1, "mu": 20.0}
    seat = {"table_id": table, "seat": 0, "person_id": person, "place": 1, "change": 80}

    def add(connection: Connection) -> None:
        connection.execute(insert(schema.ratings).values(values))
        connection.execute(insert(schema.season_standings).values(before))
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
    page.get_by_label("Season").select_option(index=1)
    expect(line).to_contain_text("1300 ± 627")
    expect(page.get_by_text("The season ends on")).to_have_count(0)
    shot(page, "leaders-of-the-past")
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


def test_who_watches_a_rated_game_of_bluff_is_told_how_late_it_is(new_page: NewPage) -> None:
    ann, bob, watching, television = new_page(), new_page(), new_page(), new_page()
    for page in (ann, bob):
        account(page, f"bluffer-{time.time_ns()}")
    game = {"game": "goat", "seats": [{}, {}], "listed": True, "rated": True}
    table = str(ann.evaluate(MAKE, game))
    assert send(bob, "PUT", f"/api/tables/{table}/seats/1", {}) == 200
    assert send(ann, "POST", f"/api/tables/{table}/start", {}) == 200
    for page in (ann, bob) * 2:
        if asked := page.evaluate(FACE, table)["decision"]:
            answer = {"decision": asked["id"], "key": asked["default"]}
            assert send(page, "POST", f"/api/tables/{table}/choose", answer) == 200
    for page, place in ((watching, "table"), (television, "tv"), (ann, "table")):
        page.goto(f"/#{place}={table}")
    for page, name in ((watching, "watching-late"), (television, "television-late")):
        expect(page.get_by_text("You see this 60 s later.")).to_be_visible(timeout=PATIENCE)
        shot(page, name)
    assert payload(watching)["revision"] == 0 < payload(ann)["revision"]
    expect(ann.get_by_role("status").first).to_be_visible()
    expect(ann.locator("[data-late]")).to_have_count(0)
