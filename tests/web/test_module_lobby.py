"""A table with an expansion, before it begins: the switch, what it excludes, who is told."""

import re

import pytest
from playwright.sync_api import Browser, Locator, Page, Route, expect

from server.serving import Server
from web.conftest import NewPage
from web.playing import MAKE, PATIENCE, payload, settle, take, up_to_date
from web.test_friends import by_link, is_shown_as, sits, starts, waits

ANTE_UP = {"modules": ["ante-up"]}


def options(page: Page) -> Locator:
    page.locator('[data-pick="legends"]').click()
    page.locator(".tune").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.locator("select").first).to_be_visible()
    return dialog


def switch(dialog: Locator, name: str) -> Locator:
    return dialog.get_by_role("switch", name=re.compile(f"^{name}"))


def test_the_switch_by_keys_and_what_it_lets_one_choose(new_page: NewPage) -> None:
    page = new_page()
    dialog = options(page)
    assert dialog.locator("[data-module]").count() == 0
    switch(dialog, "Expansion: Ante Up").press("Space")
    switch(dialog, "High Stakes Poker").press("Space")
    dialog.locator("summary").press("Enter")
    switch(dialog, "Scout").press("Space")
    expect(dialog.locator("summary")).to_contain_text("4 of 5")
    page.get_by_role("button", name="Start the game").press("Enter")
    settle(page)
    agreed = payload(page)["table"]["settings"]["options"]
    assert agreed["modules"] == ["ante-up"]
    assert agreed["high_stakes"] is True
    assert agreed["poker_faces"] == ["vendetta", "rumors", "jackpot", "outfit"]


@pytest.mark.extended
def test_it_bars_what_it_does_not_go_with_and_is_barred_by_it(new_page: NewPage) -> None:
    page = new_page()
    dialog = options(page)
    module, first = switch(dialog, "Expansion: Ante Up"), switch(dialog, "First game")
    module.check()
    for edition in ("First", "French"):
        expect(dialog.get_by_role("radio", name=edition, exact=True)).to_be_disabled()
    expect(dialog).to_contain_text("Ante Up builds on the revised rules")
    expect(first).to_be_disabled()
    expect(dialog).to_contain_text("Not with Ante Up: a first game leaves components in the box.")
    module.uncheck()
    first.check()
    expect(module).to_be_disabled()
    expect(dialog).to_contain_text("Not in a first game, which leaves components in the box.")
    first.uncheck()
    dialog.get_by_role("radio", name="French", exact=True).check()
    expect(module).to_be_disabled()
    expect(dialog).to_contain_text("Needs the edition “Revised”")


@pytest.mark.extended
def test_in_french_on_a_phone(new_page: NewPage) -> None:
    page = new_page(phone=True, locale="fr")
    dialog = options(page)
    module = switch(dialog, r"Extension\s*: Ante Up")
    module.tap()
    expect(dialog.locator('[data-module="ante-up"]')).to_contain_text("Poker à grosses mises")
    expect(dialog).to_contain_text("le faro et ses flambeurs")
    expect(switch(dialog, "Première partie")).to_be_disabled()
    expect(dialog).to_contain_text(re.compile(r"Pas avec Ante Up\s: une première partie laisse"))
    expect(dialog.get_by_role("radio", name="Française", exact=True)).to_be_disabled()
    expect(dialog).to_contain_text("Ante Up s’appuie sur les règles révisées")
    box = module.bounding_box()
    assert box is not None
    assert box["height"] >= 44
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.extended
def test_a_refusal_is_shown_in_the_games_own_words(browser: Browser, site: Server) -> None:
    """A page that is older than its server, say. The browser's console has the refusal, too."""
    page = browser.new_page(base_url=site.url, locale="en")
    page.goto("/")
    dialog = options(page)

    def spoiled(route: Route) -> None:
        asked = dict(route.request.post_data_json or {})
        route.continue_(post_data={**asked, "edition": "first", "options": ANTE_UP})

    page.route("**/api/tables", spoiled)
    with page.expect_response("**/api/tables") as answer:
        page.get_by_role("button", name="Start the game").click()
    assert answer.value.status == 422
    said = "Modules: the expansions are played by the revised rules (AU-COMP-09)"
    expect(dialog.get_by_role("alert")).to_have_text(said)
    page.close()


@pytest.mark.extended
def test_who_comes_by_the_link_is_told_and_plays_and_a_rematch_has_it_again(
    new_page: NewPage,
) -> None:
    ann, ben = new_page(), new_page()
    bots = [{"kind": "bot", "level": "random"}]
    agreed = {**ANTE_UP, "length": 15}
    table = str(
        ann.evaluate(
            MAKE, {"game": "legends", "seats": [{}, {}, *bots], "options": agreed, "listed": True}
        )
    )
    listed = ben.locator("li", has=ben.locator(f'a[href="#table={table}"]'))
    ben.reload()
    expect(listed).to_contain_text("Legends + Ante Up")
    by_link(ann, table)
    waits(ann)
    by_link(ben, table)
    waits(ben)
    expect(ben.locator("header")).to_contain_text("Western Legends + Ante Up")
    expect(ben.locator(".facts")).to_contain_text("Expansion: Ante Up")
    sits(ben, "Ben")
    is_shown_as(ben, 1)
    starts(ann)
    for page in (ann, ben):
        up_to_date(page, lambda now: now["table"]["status"] == "playing")
    now = settle(ben) if payload(ben)["decision"] else settle(ann)
    mover = (ann, ben)[now["you"]]
    take(mover, now["decision"]["options"][0])
    assert payload(ben)["view"]["modules"] == ["ante-up"]
    ann.evaluate(END, table)
    again = ann.evaluate(REMATCH, table)
    by_link(ann, again)
    waits(ann)
    expect(ann.locator("header")).to_contain_text("Western Legends + Ante Up")


POST = """async (path) => (await fetch(path, { method: "POST", body: "{}",
  headers: { "Content-Type": "application/json" } })).json()"""
END = f"(table) => ({POST})(`/api/tables/${{table}}/end`)"
REMATCH = f"async (table) => (await ({POST})(`/api/tables/${{table}}/rematch`)).table"


@pytest.mark.extended
def test_a_table_without_it_says_nothing_of_it(new_page: NewPage) -> None:
    page = new_page()
    table = page.evaluate(MAKE, {"game": "legends", "seats": [{}, {}]})
    by_link(page, table)
    waits(page)
    expect(page.locator(".facts li").first).to_be_visible(timeout=PATIENCE)
    assert "Ante Up" not in page.locator("body").inner_text()


@pytest.mark.extended
def test_no_raw_id_while_the_names_of_expansions_load(new_page: NewPage) -> None:
    page = new_page()
    seats: list[dict[str, str]] = [{}, {}]
    made = page.evaluate(MAKE, {"game": "legends", "seats": seats, "options": ANTE_UP})
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/api/games", hold)
    page.goto("about:blank")
    with page.expect_request("**/api/games"):
        page.goto(f"/#table={made}")
    waiting = page.locator('[data-screen="waiting"]')
    expect(waiting).to_be_visible(timeout=PATIENCE)
    expect(waiting).not_to_contain_text("ante-up")
    for route in held:
        route.continue_()
    expect(waiting).to_contain_text("Ante Up", timeout=PATIENCE)
