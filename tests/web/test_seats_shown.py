"""Who really plays a seat is seen wherever seats are shown: at the table, on a phone, in the
waiting room and in the lists of tables. What is to be decided about it has its own room."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from server.serving import Server
from tumbleweed.server.settings import Settings
from tumbleweed.server.store.engine import Store
from tumbleweed.server.store.tables import change_seat
from web.conftest import DESKTOP, PHONE, NewPage
from web.looking import ready_to_look
from web.playing import MAKE, PATIENCE
from web.scenes import SCENES, go, person, reached, sit
from web.screens import DRAWN
from web.sheet import open_tab
from web.test_deciding import OVERLAPS, Size, resize, still_wrong_at, wrong_at

POST = """([path, body]) => fetch(path, { method: "POST",
  headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) })"""
LINES = {"legends": "section.players li", "goat": ".player"}
ON_PHONES = {"legends": "section.players li", "goat": "main.phone [aria-label=Players] li"}
BOTH: list[Size] = [(390, 664), (1280, 720)]


def sign(page: Page, places: str, seat: int) -> Locator:
    return page.locator(places).nth(seat).locator("[data-state]")


def says(page: Page, places: str, seat: int, state: str) -> None:
    """This sign, or none of who is here."""
    shown = sign(page, places, seat)
    if state:
        expect(shown).to_have_attribute("data-state", state, timeout=PATIENCE)
        expect(shown).to_be_visible()
    else:
        expect(page.locator(places).nth(seat)).to_be_visible(timeout=PATIENCE)
        expect(shown).to_have_count(0, timeout=PATIENCE)


def on_a_phone(page: Page, game: str) -> None:
    page.set_viewport_size(PHONE)
    if game == "legends":
        open_tab(page, 1)


def in_lists(page: Page, table: str, seats: list[str]) -> None:
    """On the landing page: the table to ride on at, and the list of one's own."""
    page.goto("/#home")
    page.locator("[data-play-now]").wait_for(timeout=PATIENCE)
    page.get_by_role("button", name="My tables").click()
    line = page.locator("section li", has=page.locator(f'a[href="#table={table}"]'))
    shown = [state for state in seats if state]
    for place in (line, page.locator("section[aria-label='Ride on']")):
        expect(place.locator("[data-state]")).to_have_count(len(shown), timeout=PATIENCE)
        signs = place.locator("[data-state]").all()
        assert [each.get_attribute("data-state") for each in signs] == shown


@pytest.mark.extended
@pytest.mark.parametrize(("game", "scene"), [
    ("legends", "act"),
    pytest.param("goat", "answer", marks=pytest.mark.soak("page")),
])  # fmt: skip
def test_away_played_for_and_here_again(
    site: Server, new_page: NewPage, game: str, scene: str
) -> None:
    ann, ben = new_page(), new_page()
    stands = reached(SCENES[f"{game}-{scene}"])
    other = (stands.seat + 1) % stands.game.players
    table = sit(site, stands, {stands.seat: person(ann), other: person(ben)})
    path = f"/api/tables/{table}/stand-in"
    acts: dict[str, Callable[[], object]] = {
        "away": lambda: None,  # they have not come yet
        "": lambda: go(ben, table),
        "stand-in": lambda: ben.evaluate(POST, [path, {"level": "thrifty"}]),
        "back": lambda: ben.evaluate(POST, [path, {"level": None}]),
    }
    go(ann, table)
    for name, act in acts.items():
        act()
        says(ann, LINES[game], other, "" if name == "back" else name)
    ben.evaluate(POST, [path, {"level": "thrifty"}])
    on_a_phone(ann, game)
    says(ann, ON_PHONES[game], other, "stand-in")
    says(ann, ON_PHONES[game], stands.seat, "")
    seats = ["bot"] * stands.game.players
    seats[stands.seat], seats[other] = "", "stand-in"
    in_lists(ann, table, seats)


@pytest.mark.extended
def test_in_the_waiting_room_and_the_lobby(new_page: NewPage) -> None:
    ann, ben = new_page(), new_page()
    bot = {"kind": "bot", "level": "thrifty"}
    table = ann.evaluate(MAKE, {"game": "goat", "seats": [{}, {}, bot], "listed": True})
    ben.evaluate("(path) => fetch(path, { method: 'PUT' })", f"/api/tables/{table}/seats/1")
    ann.goto(f"/#table={table}")
    rows = ann.locator("[data-screen=waiting] .seats li")
    expect(rows.nth(1)).to_contain_text("away", timeout=PATIENCE)
    in_lists(ben, table, ["", "", "bot"])  # of the two, Ann looks on
    ben.goto(f"/#table={table}")
    expect(rows.nth(1)).to_contain_text("here", timeout=PATIENCE)


# ---- banners ----


def of_an_absent_player(site: Server, page: Page, game: str) -> str:
    """Whose clock has run out, so that the others vote."""
    stands = reached(SCENES[game])
    other = (stands.seat + 1) % stands.game.players
    clock = {"seconds": 86_400, "at_zero": ["vote"]}
    table = sit(site, stands, {stands.seat: person(page)}, waiting=True, clock=clock)
    store = Store(Settings(data=site.data).database)
    store.now_in(lambda connection: change_seat(connection, table, other, missed=1))
    store.close()
    return table


@pytest.mark.extended
@pytest.mark.parametrize("game", ["legends-act", "goat-answer"])
def test_a_vote_covers_nothing(site: Server, new_page: NewPage, game: str) -> None:
    page = new_page(phone=True, viewport=DESKTOP, kept=True)
    ready_to_look(page)
    go(page, of_an_absent_player(site, page, game))
    banner = page.locator(".banner", has=page.get_by_role("button", name="A bot plays"))
    expect(banner).to_be_visible(timeout=PATIENCE)
    page.wait_for_function(DRAWN, timeout=PATIENCE)
    for size in BOTH:
        resize(page, size)
        assert page.evaluate(OVERLAPS, [".banner", ".screen"]) == [], size
        assert still_wrong_at(page, game, wrong_at) == {}, size
    banner.get_by_role("button", name="Wait").click()
    expect(banner).to_have_count(0, timeout=PATIENCE)  # nobody else votes
