"""Western Legends on a phone: the map and one sheet. A question opens the stop that it needs, a
hand or keys move the sheet, and at every stop the page offers what the engine offers."""

import re
from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import Browser, BrowserType, Page, expect

from server.serving import Server
from web.axe import found_by_axe
from web.conftest import CHROMIUM, NO_NEWCOMER, NewPage
from web.looking import look, ready_to_look
from web.playing import PATIENCE, play_on, settle, the_same_options, up_to_date
from web.scenes import LEGENDS, go, person, reached, sit
from web.screens import show
from web.sheet import STOPS, handle, lift, open_tab, stands
from web.test_deciding import REPEATED, Size, Stops, resize

pytestmark = pytest.mark.usefixtures("kept_pages")

UPRIGHT: list[Size] = [(390, 844), (390, 664), (360, 740)]
BESIDE: list[Size] = [(844, 390), (820, 1180)]
ALWAYS = ["[data-totals]", "[data-totals] .pips", "header.bar [role=status]"]
# Counted, since on a busy machine a slide is over before anybody looks.
COUNT_SLIDES = """() => {
  const { animate } = Element.prototype;
  window.slides = 0;
  Element.prototype.animate = function (...how) {
    if (this.matches("[data-stop]")) window.slides++;
    return animate.apply(this, how);
  };
}"""
SLIDES = """() => new Promise((then) => requestAnimationFrame(() => then(window.slides)))"""
MEETS = """() => {
  const at = (selector) => document.querySelector(selector).getBoundingClientRect();
  return Math.abs(at(".map").bottom - at("[data-stop]").top) <= 14;
}"""
TALL = """() => document.querySelector("[data-stop]").getBoundingClientRect().height"""


# ---- what a question opens ----


@pytest.mark.extended
@pytest.mark.parametrize(("scene", "stop"), [
    ("act", "half"),
    ("ride", "half"),
    ("lay", "half"),
    ("npc", "full"),
    ("shop", "full"),
    ("poker", "full"),
    ("character", "full"),
])  # fmt: skip
def test_a_question_opens_the_stop_that_it_needs(
    site: Server, new_page: NewPage, scene: str, stop: str
) -> None:
    page = new_page(phone=True)
    show(site, page, f"legends-{scene}")
    stands(page, stop)


@pytest.mark.extended
def test_the_next_question_opens_a_sheet_that_was_put_down(site: Server, new_page: NewPage) -> None:
    page = new_page(phone=True)
    show(site, page, "legends-shop")
    lift(page, "peek")
    page.keyboard.press("p")  # leaves the store: what now?
    up_to_date(page, lambda now: now["decision"]["prompt"]["message"] == "ask-act")
    stands(page, "half")


def waits(site: Server, page: Page, scene: str) -> int:
    """At a table where somebody else is asked; who that is."""
    stage = reached(LEGENDS[scene])
    me = (stage.seat + 1) % stage.game.players
    go(page, sit(site, stage, {me: person(page)}, waiting=True))
    return stage.seat


@pytest.mark.extended
def test_while_others_decide_it_shows_the_last_line_and_the_seats(
    site: Server, new_page: NewPage
) -> None:
    page = new_page(phone=True)
    other = waits(site, page, "act")
    stands(page, "peek")
    expect(page.locator("[data-lately]")).to_be_visible()
    seats = page.locator("[data-stop] [data-seat]")
    expect(seats).to_have_count(4)
    expect(seats.nth(other)).to_contain_text("to choose")
    expect(seats.nth(other).locator("[data-state]")).to_be_attached()  # nobody sits there
    last = page.locator("[data-lately]").inner_text()
    name = seats.nth(other).locator("b").inner_text()
    seats.nth(other).click()
    expect(page.locator(f'section.mat[aria-label*="{name}"]')).to_be_visible()
    open_tab(page, 3)
    log = page.locator("[data-telegraph] [data-line]").last.inner_text()
    assert " ".join(last.split())[:20] in " ".join(log.split())


# ---- moving the sheet ----


@pytest.mark.extended
def test_a_tap_on_the_handle_goes_round(site: Server, new_page: NewPage) -> None:
    page = new_page(phone=True)
    show(site, page, "legends-act")
    for stop in ("full", "peek", "half"):
        handle(page).tap()
        stands(page, stop)


@pytest.mark.extended
def test_keys_on_the_handle(site: Server, new_page: NewPage) -> None:
    page = new_page(phone=True)
    show(site, page, "legends-act")
    handle(page).focus()
    for key, stop in (
        ("End", "full"),
        ("ArrowDown", "half"),
        ("Home", "peek"),
        ("ArrowUp", "half"),
    ):
        page.keyboard.press(key)
        stands(page, stop)


def drag(page: Page, to: float) -> None:
    """The handle, with the mouse, to that share of the window's height."""
    box = handle(page).bounding_box()
    assert box is not None
    assert page.viewport_size is not None
    x, y = box["x"] + 20, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y + 10)
    page.mouse.move(x, page.viewport_size["height"] * to, steps=4)
    page.mouse.up()


@pytest.mark.extended
def test_it_is_dragged_from_stop_to_stop(site: Server, new_page: NewPage) -> None:
    page = new_page(phone=True)
    show(site, page, "legends-act")
    for to, stop in ((0.1, "full"), (0.5, "half"), (0.95, "peek"), (0.08, "full")):
        drag(page, to)
        stands(page, stop)


@pytest.mark.extended
def test_a_short_drag_moves_it_by_one_stop(site: Server, new_page: NewPage) -> None:
    page = new_page(phone=True)
    show(site, page, "legends-act")
    box = handle(page).bounding_box()
    assert box is not None
    drag(page, (box["y"] + box["height"] / 2 - 40) / 844)
    stands(page, "full")


@pytest.mark.extended
def test_it_slides_unless_motion_is_reduced(site: Server, new_page: NewPage) -> None:
    for motion, moves in (("reduce", False), ("no-preference", True)):
        page = new_page(phone=True, reduced_motion=motion, kept=False)
        show(site, page, "legends-act")
        page.evaluate(COUNT_SLIDES)
        handle(page).focus()
        page.keyboard.press("End")
        stands(page, "full")
        assert bool(page.evaluate(SLIDES)) == moves, motion


@pytest.mark.extended
def test_the_sheet_grows_and_the_map_stays_above_it(site: Server, new_page: NewPage) -> None:
    page = new_page(phone=True)
    show(site, page, "legends-act")
    heights = []
    for stop in STOPS:
        lift(page, stop)
        heights.append(page.evaluate(TALL))
    assert heights == sorted(set(heights))
    lift(page, "half")
    page.wait_for_function(MEETS, timeout=PATIENCE)


# ---- what is on offer ----


@pytest.mark.slow
@pytest.mark.parametrize("scene", ["crowded", "reactions", "npc", "poker", "shop", "start"])
def test_every_stop_offers_what_the_engine_offers(
    site: Server, new_page: NewPage, scene: str
) -> None:
    page = new_page(phone=True)
    show(site, page, f"legends-{scene}")
    now = settle(page)
    for stop in STOPS:
        lift(page, stop)
        the_same_options(page, now)


@pytest.mark.extended
@pytest.mark.parametrize("size", [*UPRIGHT[:1], *BESIDE[:1]], ids=str)
def test_so_it_does_in_a_stretch_of_a_game(site: Server, new_page: NewPage, size: Size) -> None:
    page = new_page(phone=True, viewport={"width": size[0], "height": size[1]}, kept=False)
    page.evaluate("() => localStorage.setItem('tumbleweed-prefs', '{\"confirm\": \"off\"}')")
    page.reload()
    scene = reached(LEGENDS["act"])
    go(page, sit(site, scene, {scene.seat: person(page)}, pause=0))
    play_on(page, Random(7), the_same_options, most=15)


@pytest.mark.extended
def test_rides_are_grouped_by_steps_and_filtered(site: Server, new_page: NewPage) -> None:
    page = new_page(phone=True)
    show(site, page, "legends-act")
    now = settle(page)
    rides = page.locator(".rides")
    far = {n for key, n in now["decision"]["far"].items() if key.startswith("ride:") and n}
    expect(rides.locator("h3")).to_have_count(len(far))
    before = rides.locator("[data-option]").count()
    rides.get_by_role("button", name="Locations").tap()
    assert 0 < rides.locator("[data-option]").count() < before
    the_same_options(page, now)  # the map has the others


@pytest.mark.extended
def test_a_spine_is_lifted_before_it_is_played(site: Server, new_page: NewPage) -> None:
    page = new_page(phone=True)
    show(site, page, "legends-discard")
    lift(page, "peek")
    now = settle(page)
    page.locator(".spines [data-option]").first.tap()
    play = page.locator("[data-play]")
    expect(play).to_be_visible()
    assert settle(page)["version"] == now["version"]
    play.tap()
    up_to_date(page, lambda new: bool(new["version"] != now["version"]))


# ---- a fight in one row ----


@pytest.mark.extended
def test_a_fight_is_pinned_above_the_answers(site: Server, new_page: NewPage) -> None:
    page = new_page(phone=True, locale="fr")
    ready_to_look(page)
    show(site, page, "legends-reactions")
    fight = settle(page)["view"]["fight"]
    row = page.locator("[data-fight]")
    hero, rival = fight["values"]
    expect(row.locator(".score")).to_contain_text(re.compile(rf"{hero}\s*:\s*{rival}"))
    box = row.bounding_box()
    answer = page.locator(".below [data-option]").first.bounding_box()
    assert box is not None
    assert answer is not None
    assert box["y"] + box["height"] <= answer["y"]
    assert look(page, "tooSmall") == []
    row.locator(".score").tap()
    stands(page, "full")
    expect(page.locator("[data-screen=fight]")).to_be_visible()


# ---- always in sight ----


def out_of_sight(page: Page) -> list[str]:
    found = look(page, "notWhole", ALWAYS) + look(page, "shortened", ["header.bar [role=status]"])
    return found if look(page, "inSight") else [*found, "no answer"]


ASKING = ("act", "lay", "reactions", "poker", "shop", "character")
IN_TURN: Stops = {
    scene: (UPRIGHT[at % len(UPRIGHT)], BESIDE[at % len(BESIDE)]) for at, scene in enumerate(ASKING)
}
AT_EVERY_SIZE: Stops = dict.fromkeys(ASKING, (*UPRIGHT, *BESIDE))


@pytest.mark.parametrize(("lang", "stops"), [
    pytest.param("fr", IN_TURN, id="fr in turn"),  # the longer words
    pytest.param("fr", AT_EVERY_SIZE, id="fr", marks=REPEATED),
    pytest.param("en", AT_EVERY_SIZE, id="en", marks=REPEATED),
])  # fmt: skip
def test_totals_question_and_an_answer_are_in_sight(
    site: Server, new_page: NewPage, lang: str, stops: Stops
) -> None:
    page = new_page(phone=True, locale=lang)
    ready_to_look(page)
    wrong = {}
    for scene, sizes in stops.items():
        show(site, page, f"legends-{scene}")
        for size in sizes:
            resize(page, size)
            page.wait_for_timeout(100)
            if found := out_of_sight(page):
                wrong[f"{scene} {size}"] = found
    assert wrong == {}


@pytest.fixture
def twice(chromium: BrowserType) -> Iterator[Browser]:
    """Whose browser writes twice as large."""
    launched = chromium.launch(
        executable_path=CHROMIUM, args=["--blink-settings=defaultFontSize=32"]
    )
    yield launched
    launched.close()


@pytest.mark.extended
def test_in_text_twice_as_large_too(site: Server, twice: Browser) -> None:
    context = twice.new_context(
        base_url=site.url, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True
    )
    context.add_init_script(NO_NEWCOMER)
    page = context.new_page()
    page.goto("/")
    ready_to_look(page)
    show(site, page, "legends-act")
    assert out_of_sight(page) == []
    assert look(page, "scrolls") == []


@pytest.mark.extended
@pytest.mark.parametrize("size", BESIDE, ids=str)
def test_on_its_side_the_sheet_is_a_column(site: Server, new_page: NewPage, size: Size) -> None:
    page = new_page(phone=True, viewport={"width": size[0], "height": size[1]})
    show(site, page, "legends-act")
    expect(handle(page)).to_have_count(0)
    land, column = (page.locator(each).bounding_box() for each in (".map", ".column"))
    assert land is not None
    assert column is not None
    assert land["x"] + land["width"] <= column["x"] + 1
    page.locator("nav.tabs button").nth(1).tap()
    expect(page.locator("section.players")).to_be_visible()


# ---- for ears ----


@pytest.mark.extended
@pytest.mark.slow
@pytest.mark.parametrize(("theme", "scene"), [
    ("light", "act"),
    ("dark", "reactions"),
    pytest.param("light", "reactions", marks=REPEATED),
    pytest.param("dark", "act", marks=REPEATED),
])  # fmt: skip
def test_axe_is_content_at_every_stop(
    site: Server, new_page: NewPage, theme: str, scene: str
) -> None:
    page = new_page(phone=True, color_scheme=theme)
    show(site, page, f"legends-{scene}")
    for stop in STOPS:
        lift(page, stop)
        assert found_by_axe(page) == [], stop
    expect(page.get_by_role("banner")).to_have_count(1)
    resize(page, BESIDE[0])
    assert found_by_axe(page) == []


@pytest.mark.extended
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_is_content_while_others_decide(site: Server, new_page: NewPage, theme: str) -> None:
    page = new_page(phone=True, color_scheme=theme)
    waits(site, page, "act")
    page.locator("[data-seat]").first.wait_for(timeout=PATIENCE)
    assert found_by_axe(page) == []
