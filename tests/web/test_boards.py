"""The map of a table with Ante Up: two boards on one sheet, one of them seen at a time."""

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, Request, expect

from server.serving import Server
from server.test_joined_drawing import compiled
from tumbleweed.core.game import Game
from tumbleweed.core.state import NONE
from web.conftest import NewPage
from web.framing import alone, laid, shows
from web.playing import CHOOSE, payload, play_on, settle, up_to_date
from web.scenes import LEGENDS, Kind, at, keys

pytestmark = pytest.mark.usefixtures("kept_pages")

MODULES = {"modules": ["ante-up"]}
TOLD = "(all) => all.map((each) => Number(each.dataset.frontier))"


def _board(place: str) -> str:
    """Of a space, or of a stop of the train."""
    eastern = place.startswith(("frontier-", "buzzard-")) or place.endswith("-tunnel")
    return "gulch" if eastern else "territory"


def _at_a_pass(game: Game, seat: int) -> bool:
    """In the west, on a head: what can be chosen lies on both boards."""
    space = game.view(seat)["players"][seat]["space"]
    return any(k.startswith("trail:") for k in keys(game, seat)) and _board(space) == "territory"


AT_A_PASS = Kind("legends", _at_a_pass, likes=("ride", "trail"), after=12, options=MODULES)
IN_THE_GULCH = Kind(
    "legends",
    lambda g, s: _board(g.view(s)["players"][s]["space"] or "") == "gulch" and "end" in keys(g, s),
    likes=("ride", "trail"),
    after=12,
    options=MODULES,
)
OVER = Kind("legends", lambda g, s: g.over, options={**MODULES, "length": 15})


def _foe_ahead(game: Game, seat: int) -> bool:
    lie = game.view(seat)["up"]["tokens"]["lie"]
    foes = {f"ride:{each['at']}" for each in lie if each["kind"] in ("outlaw", "claim_jumper")}
    return bool(foes & set(keys(game, seat)))


FOE_AHEAD = Kind("legends", _foe_ahead, likes=("ride",), after=12, options=MODULES)
LEADS = Kind(
    "legends",
    lambda g, s: any(g.view(s)["up"]["tokens"]["longhorns"]) and "end" in keys(g, s),
    likes=("ride", "take"),
    after=12,
    options=MODULES,
)


@pytest.mark.extended
def test_it_opens_where_one_is_and_a_switch_shows_the_other(
    site: Server, new_page: NewPage
) -> None:
    page = new_page()
    at(site, page, IN_THE_GULCH, waiting=True)
    laid(page)
    assert shows(page, "gulch")
    for name in ("territory", "both", "gulch"):
        page.locator(f'.switch [data-frame-to="{name}"]').click()
        expect(page.locator(f'.switch [data-frame-to="{name}"]')).to_have_attribute(
            "aria-pressed", "true"
        )
        assert shows(page, name)


@pytest.mark.extended
def test_brackets_go_round_the_frames(site: Server, new_page: NewPage) -> None:
    page = new_page()
    at(site, page, IN_THE_GULCH, waiting=True)
    laid(page)
    for key, name in (("]", "both"), ("]", "territory"), ("]", "gulch"), ("[", "territory")):
        page.keyboard.press(key)
        assert shows(page, name), name


@pytest.mark.extended
def test_what_can_be_chosen_on_the_other_board_shows_at_the_edge(
    site: Server, new_page: NewPage
) -> None:
    page = new_page()
    at(site, page, AT_A_PASS, waiting=True)
    laid(page)
    settle(page)
    assert shows(page, "territory")
    there = page.locator('[data-board="gulch"] .legal').count()
    assert there > 0
    edge = page.locator(".beyond.right")
    expect(edge).to_have_text(re.compile(rf"^\s*{there} choices? in Buzzard Gulch\s+→\s*$"))
    edge.click()
    expect(edge).to_have_count(0)
    assert shows(page, "gulch")
    back = page.locator(".beyond.left")
    expect(back).to_have_text(re.compile(r"^\s*←\s+\d+ choices in the Territory\s*$"))


@pytest.mark.extended
def test_a_phone_shows_one_board_and_names_the_other(site: Server, new_page: NewPage) -> None:
    page = new_page(phone=True)
    at(site, page, AT_A_PASS, waiting=True)
    laid(page)
    expect(page.locator(".switch")).to_have_count(0)
    chip = page.locator(".other")
    expect(chip).to_contain_text("Buzzard Gulch")
    players = settle(page)["view"]["players"]
    riders = sum(_board(each["space"]) == "gulch" for each in players)
    there = page.locator('[data-board="gulch"] .legal').count()
    said = rf"^Buzzard Gulch: {there} to choose, {riders} riders? there$"
    expect(chip).to_have_accessible_name(re.compile(said))
    assert there
    assert alone(page, "territory")
    chip.tap()
    expect(chip).to_contain_text("Territory")
    assert alone(page, "gulch")


@pytest.mark.extended
def test_train_and_frontier_tokens_lie_where_the_table_has_them(
    site: Server, new_page: NewPage
) -> None:
    page = new_page()
    at(site, page, IN_THE_GULCH, waiting=True)
    laid(page)
    up = settle(page)["view"]["up"]
    expect(page.locator("[data-train]")).to_have_attribute("data-train", up["train"])
    numbers = [each["number"] for each in up["frontier"] if each["number"] is not None]
    shown = page.locator("[data-frontier]")
    expect(shown).to_have_count(len(numbers))
    assert sorted(shown.evaluate_all(TOLD)) == sorted(numbers)


@pytest.mark.extended
def test_what_lies_on_the_boards_is_shown_and_told(site: Server, new_page: NewPage) -> None:
    page = new_page()
    at(site, page, FOE_AHEAD, waiting=True)
    laid(page)
    tokens = settle(page)["view"]["up"]["tokens"]
    lie = [each["kind"].replace("_", "-") for each in tokens["lie"]]
    shown = page.locator("[data-token]").evaluate_all("(all) => all.map((e) => e.dataset.token)")
    assert sorted(shown) == sorted(lie + ["nugget"] * len(tokens["gold"]))
    foes = [each["at"] for each in tokens["lie"] if each["kind"] in ("outlaw", "claim_jumper")]
    ahead = page.locator(", ".join(f'.legal[data-space="{space}"]' for space in foes)).first
    expect(ahead).to_have_attribute(
        "aria-label", re.compile(r"An? (outlaw|claim jumper) stops you there.*Lying here: ")
    )
    station = page.locator('[data-space="frontier-rail-station"]')
    expect(station).to_have_attribute("aria-label", re.compile("By rail to Rail Station"))
    post = page.locator('[data-space="buzzard-gulch-trading-post-east"]')
    expect(post).to_have_attribute("aria-label", re.compile("Sold here: "))


@pytest.mark.extended
def test_longhorns_go_with_who_leads_them(site: Server, new_page: NewPage) -> None:
    page = new_page()
    at(site, page, LEADS, waiting=True)
    laid(page)
    led = settle(page)["view"]["up"]["tokens"]["longhorns"]
    for seat, count in enumerate(led):
        herd = page.locator(f'[data-figure="seat-{seat}"] [data-longhorns]')
        expect(herd).to_have_count(1 if count else 0)
        if count:
            expect(herd).to_have_attribute("data-longhorns", str(count))


@pytest.mark.extended
def test_keys_go_to_the_map_and_over_the_pass(site: Server, new_page: NewPage) -> None:
    page = new_page()
    at(site, page, AT_A_PASS, waiting=True)
    laid(page)
    me = settle(page)["you"]
    page.keyboard.press("m")
    first = page.locator(":focus")
    expect(first).to_have_class(re.compile("legal"))
    assert first.evaluate("(e) => e.parentElement.dataset.board") == "territory"
    space = payload(page)["view"]["players"][me]["space"]
    page.evaluate("(id) => document.querySelector(`[data-space='${id}']`).focus()", space)
    page.keyboard.press("ArrowRight")
    beyond = page.locator(":focus")
    expect(beyond).to_have_attribute("data-space", re.compile("^frontier-pass-"))
    assert shows(page, "gulch")
    key = beyond.get_attribute("data-option") or ""
    assert key.startswith("trail:")
    page.keyboard.press("Enter")
    up_to_date(page, lambda now: now["view"]["players"][me]["space"] == key.partition(":")[2])


@pytest.mark.extended
def test_arrows_lead_to_neighbours_and_reach_every_space(site: Server, new_page: NewPage) -> None:
    page = new_page()
    at(site, page, IN_THE_GULCH, waiting=True)
    laid(page)
    board = compiled().board
    joined = [*enumerate(compiled().up.pass_from), *board_neighbours()]
    near = {frozenset((board.spaces[a], board.spaces[b])) for a, b in joined if b != NONE}
    steps = [(step["from"], step["to"]) for step in page.evaluate(ARROWS, board.spaces)]
    assert [step for step in steps if frozenset(step) not in near] == []
    reached, fresh = set[str](), {board.spaces[0]}
    while fresh:
        reached |= fresh
        fresh = {to for start, to in steps if start in reached} - reached
    assert reached == set(board.spaces)


def board_neighbours() -> list[tuple[int, int]]:
    board = compiled().board
    spaces = range(len(board.spaces))
    return [(one, other) for one in spaces for other in board.neighbours[one] if other in spaces]


# Where each arrow leads from each of the spaces.
ARROWS = """(spaces) => spaces.flatMap((from) =>
  ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"].flatMap((key) => {
    const path = document.querySelector(`.map [data-space="${from}"]`);
    path.focus();
    path.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    const to = document.activeElement.dataset.space;
    return to === from ? [] : [{ from, to }];
  }))"""


@pytest.mark.extended
def test_no_control_hides_the_train_or_what_can_be_chosen(site: Server, new_page: NewPage) -> None:
    page = new_page()
    at(site, page, AT_A_PASS, waiting=True)
    laid(page)
    settle(page)
    for name in ("territory", "gulch", "both"):
        page.locator(f'.switch [data-frame-to="{name}"]').click()
        assert shows(page, name)
        covered = page.evaluate(COVERED)
        assert [each for each in covered if name in ("both", _board(each))] == [], name


# Stops of the train and spaces on offer that lie under a control.
COVERED = """() => {
  const controls = [...document.querySelectorAll(".map button, [data-ledger]")]
    .filter((each) => each.checkVisibility()).map((each) => each.getBoundingClientRect());
  const svg = document.querySelector(".map .stage svg[viewBox]");
  return [...svg.querySelectorAll("[data-stop], .legal[data-space]")].filter(({ dataset }) => {
    const { x, y } = new DOMPoint(dataset.x, dataset.y).matrixTransform(svg.getScreenCTM());
    return controls.some((c) => x > c.left && x < c.right && y > c.top && y < c.bottom);
  }).map(({ dataset }) => dataset.stop ?? dataset.space);
}"""


@pytest.mark.extended
def test_who_crosses_is_seen_on_the_trail(site: Server, new_page: NewPage) -> None:
    page = new_page(reduced_motion="no-preference", kept=False)
    page.clock.install()
    at(site, page, AT_A_PASS, waiting=True)
    laid(page)
    now = settle(page)
    (key,) = [key for key in now["decision"]["options"] if key.startswith("trail:")]
    page.clock.pause_at(page.evaluate("() => Date.now() + 1000"))
    assert page.evaluate(CHOOSE, key)
    up_to_date(page, lambda new: bool(new["version"] != now["version"]))
    rider = page.locator(f'[data-figure="seat-{now["you"]}"]').first
    west, east = (float(spot(page, end)) for end in (_space_of(now), key.partition(":")[2]))
    xs = [west]
    for _ in range(60):
        page.clock.run_for(50)
        xs.append(float((rider.get_attribute("transform") or "").split("(")[1].split()[0]))
        if xs[-1] > east - 40:
            break
    assert len([x for x in xs if west + 40 < x < east - 40]) >= 3, xs
    assert xs[-1] > east - 40, xs  # perhaps beside somebody
    assert shows(page, "gulch")  # the map has gone along


def _space_of(now: dict[str, Any]) -> str:
    return str(now["view"]["players"][now["you"]]["space"])


def spot(page: Page, space: str) -> str:
    return page.locator(f'[data-space="{space}"]').get_attribute("data-x") or ""


def test_the_spaces_marked_are_those_on_offer_on_both_boards(
    site: Server, new_page: NewPage
) -> None:
    """In every state of a stretch of a game played by chance."""
    page = new_page()
    at(site, page, AT_A_PASS, waiting=False)
    laid(page)
    boards: set[str] = set()

    def the_same_spaces(page: Page, now: dict[str, Any]) -> None:
        known = set(page.evaluate(SPACES))
        offered = {k for k in now["decision"]["options"] if k.partition(":")[2] in known}
        for _ in range(100):
            marked = set(page.evaluate(MARKED))
            if marked == offered:
                break
            page.wait_for_timeout(20)
        assert marked == offered, now["decision"]["prompt"]
        boards.update(_board(key.partition(":")[2]) for key in offered)

    luck = Random(5)
    play_on(page, luck, the_same_spaces, most=20)
    assert boards == {"gulch", "territory"}


SPACES = "() => [...document.querySelectorAll('[data-space]')].map((e) => e.dataset.space)"
MARKED = """() => [...document.querySelectorAll(".map .legal[data-space]")].flatMap(
  ({ dataset }) => dataset.option ? [dataset.option] : dataset.options.split(" "))"""


@pytest.mark.parametrize("kind", [AT_A_PASS, IN_THE_GULCH], ids=["pass", "gulch"])
def test_nothing_scrolls_on_a_laptop(site: Server, new_page: NewPage, kind: Kind) -> None:
    page = new_page()
    at(site, page, kind, waiting=True)
    laid(page)
    assert page.evaluate(
        "() => document.documentElement.scrollHeight <= innerHeight"
        " && document.documentElement.scrollWidth <= innerWidth"
    )
    box = page.locator(".map").bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= 720


def test_one_board_fills_the_width_of_a_phone(site: Server, new_page: NewPage) -> None:
    page = new_page(phone=True)
    at(site, page, IN_THE_GULCH, waiting=True)
    laid(page)
    box = page.locator(".map").bounding_box()
    assert box is not None
    assert (box["x"], box["width"]) == (0, 390)
    fit = page.locator(".tools button").nth(2)
    if fit.is_visible():  # it is where something else has been brought nearer
        fit.tap()
    assert alone(page, "gulch")


@pytest.mark.extended
def test_a_table_with_the_module_fetches_no_other_map(site: Server, new_page: NewPage) -> None:
    page = new_page(kept=False)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    at(site, page, IN_THE_GULCH, waiting=True)
    laid(page)
    maps = [url.partition("/api/")[2] for url in asked if "map.svg" in url]
    assert maps == ["games/legends/map.svg?modules=ante-up"]


@pytest.mark.extended
def test_a_table_without_the_module_loads_nothing_of_it(site: Server, new_page: NewPage) -> None:
    page = new_page(kept=False)
    asked: list[str] = []

    def note(request: Request) -> None:
        asked.append(request.url)

    page.on("request", note)
    at(site, page, LEGENDS["act"], waiting=True)
    settle(page)
    expect(page.locator(".map .stage [data-space]").first).to_be_attached()
    assert any(url.endswith("/map.svg") for url in asked)
    assert not [url for url in asked if "ante-up" in url]
    expect(page.locator(".switch")).to_have_count(0)
