"""Signals between players in browsers of their own: where the asked player's pointer rests, a
knock on a space, a reaction; and nothing of it where it is off."""

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from server.serving import Server
from web.axe import found_by_axe
from web.conftest import NewPage
from web.playing import PATIENCE, take
from web.scenes import GOAT, LEGENDS, NAMES, Kind, go, person, reached, sit

pytestmark = pytest.mark.usefixtures("kept_pages")

MIDDLE = """(space) => {
  const path = document.querySelector(`.map [data-space="${space}"]`);
  const at = new DOMPoint(Number(path.dataset.x), Number(path.dataset.y));
  const { x, y } = at.matrixTransform(path.getScreenCTM());
  return [x, y];
}"""
CENTRE = """(each) => {
  const { left, top, width, height } = each.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}"""
# A space under no other thing, that cannot be chosen (or can).
FREE = """(legal) => [...document.querySelectorAll(".map [data-space]")].find((path) => {
  const at = new DOMPoint(Number(path.dataset.x), Number(path.dataset.y));
  const { x, y } = at.matrixTransform(path.getScreenCTM());
  const chosen = path.classList.contains("legal") === legal && !path.matches(".m-mesa");
  return chosen && document.elementFromPoint(x, y) === path;
}).dataset.space"""

# Every place that the page says a pointer rests on.
OVERHEAR = """() => {
  window.sent = [];
  const { send } = WebSocket.prototype;
  WebSocket.prototype.send = function (text) {
    const { do: act, at } = JSON.parse(text);
    if (act === "point" && at) window.sent.push(at);
    send.call(this, text);
  };
}"""


class Two:
    """Two players, and a scene at which one of them is asked."""

    def __init__(
        self,
        site: Server,
        asked: Page,
        other: Page,
        kind: Kind = LEGENDS["ride"],
        **agreed: Any,
    ) -> None:
        scene = reached(kind)
        self.asked, self.other = asked, other
        self.seat, self.second = scene.seat, (scene.seat + 1) % scene.game.players
        people = {self.seat: person(asked), self.second: person(other)}
        self.table = sit(site, scene, people, waiting=True, **agreed)
        for page in (asked, other):
            go(page, self.table)

    def ready(self, *pages: Page) -> "Two":
        for page in pages or (self.asked, self.other):
            expect(page.locator("[data-signals]")).to_be_attached(timeout=PATIENCE)
            if page.locator("[data-map]").count():
                expect(page.locator(".map [data-space]").first).to_be_attached(timeout=PATIENCE)
        return self


@pytest.fixture
def two(site: Server, new_page: NewPage) -> Two:
    return Two(site, new_page(), new_page()).ready()


def shown(page: Page, kind: str) -> Locator:
    return page.locator(f'[data-signal="{kind}"]')


def free(page: Page, legal: bool = False) -> str:
    return str(page.evaluate(FREE, legal))


def rest(page: Page, space: str) -> None:
    x, y = page.evaluate(MIDDLE, space)
    page.mouse.move(x + 1, y)
    page.mouse.move(x, y)


def near(page: Page, signal: Locator, x: float, y: float) -> bool:
    at = signal.evaluate("(each) => [parseFloat(each.style.left), parseFloat(each.style.top)]")
    return bool(abs(at[0] - x) < 3 and abs(at[1] - y) < 3)


# ---- where the asked player points ----


def test_a_ring_with_the_name_is_where_the_asked_players_pointer_rests(two: Two) -> None:
    space = free(two.asked)
    rest(two.asked, space)
    ring = shown(two.other, "point")
    expect(ring).to_have_count(1, timeout=PATIENCE)
    expect(ring).to_have_attribute("data-at", f"space:{space}")
    expect(ring).to_contain_text(NAMES[two.seat])
    assert near(two.other, ring, *two.other.evaluate(MIDDLE, space))
    expect(shown(two.asked, "point")).to_have_count(0)

    two.asked.mouse.move(640, 4)  # the header
    expect(ring).to_have_count(0, timeout=PATIENCE)


@pytest.mark.extended
def test_it_stays_while_the_pointer_rests_and_goes_with_the_question(two: Two) -> None:
    space = free(two.asked)
    rest(two.asked, space)
    ring = shown(two.other, "point")
    expect(ring).to_have_count(1, timeout=PATIENCE)
    two.other.wait_for_timeout(3000)
    expect(ring).to_have_count(1)
    way = two.asked.locator(".map .legal[data-option]").first.get_attribute("data-option")
    assert way is not None
    take(two.asked, way)
    expect(ring).to_have_count(0, timeout=PATIENCE)


@pytest.mark.extended
def test_who_is_not_asked_points_at_nothing(two: Two) -> None:
    rest(two.other, free(two.other))
    two.other.wait_for_timeout(600)
    expect(shown(two.asked, "point")).to_have_count(0)


@pytest.mark.extended
def test_keys_point_too(two: Two) -> None:
    two.asked.keyboard.press("m")
    expect(shown(two.other, "point")).to_have_count(1, timeout=PATIENCE)


# ---- a knock ----


@pytest.mark.extended
def test_a_knock_by_two_clicks_by_holding_and_by_a_key(two: Two) -> None:
    space = free(two.other)
    two.other.mouse.dblclick(*two.other.evaluate(MIDDLE, space))
    knock = shown(two.asked, "knock")
    expect(knock).to_have_count(1, timeout=PATIENCE)
    expect(knock).to_have_attribute("data-at", f"space:{space}")
    expect(knock).to_contain_text(NAMES[two.second])
    expect(shown(two.other, "knock")).to_have_count(1)
    said = two.asked.locator("[data-signals-said]")
    expect(said).to_contain_text(NAMES[two.second])
    expect(knock).to_have_count(0, timeout=PATIENCE)

    rest(two.other, space)
    two.other.keyboard.press("g")
    expect(knock).to_have_count(1, timeout=PATIENCE)
    expect(knock).to_have_count(0, timeout=PATIENCE)

    way = free(two.asked, legal=True)
    rest(two.asked, way)
    two.asked.mouse.down()
    expect(shown(two.other, "knock")).to_have_count(1, timeout=PATIENCE)
    two.asked.mouse.up()
    two.asked.wait_for_timeout(300)
    expect(two.asked.locator(".map .legal").first).to_be_attached()  # nothing was chosen


@pytest.mark.extended
def test_what_lies_beyond_the_edge_of_the_map_is_pointed_to_from_there(
    site: Server, new_page: NewPage
) -> None:
    two = Two(site, new_page(), new_page(kept=False)).ready()
    space = free(two.asked)
    for _ in range(6):
        two.other.locator(".map").hover()
        two.other.mouse.wheel(0, -900)
    x, y = two.other.evaluate(MIDDLE, space)
    box = two.other.locator(".map").bounding_box()
    assert box is not None
    rest(two.asked, space)
    ring = shown(two.other, "point")
    expect(ring).to_have_count(1, timeout=PATIENCE)
    inside = box["x"] < x < box["x"] + box["width"] and box["y"] < y < box["y"] + box["height"]
    assert inside != bool(ring.locator(".arrow").count())
    at = ring.evaluate("(each) => [parseFloat(each.style.left), parseFloat(each.style.top)]")
    assert box["x"] <= at[0] <= box["x"] + box["width"]


# ---- reactions ----


@pytest.mark.extended
def test_a_reaction_is_seen_at_the_players_plate_and_read_out(two: Two) -> None:
    two.other.get_by_role("button", name="React", exact=True).click()
    two.other.get_by_role("button", name="Hats off!").click()
    for page in (two.asked, two.other):
        bubble = shown(page, "react")
        expect(bubble).to_have_count(1, timeout=PATIENCE)
        expect(bubble).to_contain_text("Hats off!")
        expect(bubble.locator("[data-sign]")).to_have_attribute("data-sign", "hats-off")
    plate = two.asked.locator(f'[data-mark="seat:{two.second}"]')
    _, y = plate.evaluate(CENTRE)
    left = plate.evaluate("(each) => each.getBoundingClientRect().left")
    assert near(two.asked, shown(two.asked, "react"), left, y)
    expect(two.asked.locator("[data-signals-said]")).to_have_text(f"{NAMES[two.second]}: Hats off!")
    expect(shown(two.asked, "react")).to_have_count(0, timeout=PATIENCE)


@pytest.mark.extended
def test_a_reaction_by_keys_alone(two: Two) -> None:
    two.other.keyboard.press("q")
    first = two.other.get_by_role("button", name="Hats off!")
    expect(first).to_be_focused()
    two.other.keyboard.press("ArrowRight")
    two.other.keyboard.press("Enter")
    expect(first).to_be_hidden()
    expect(shown(two.asked, "react")).to_contain_text("Ha ha!", timeout=PATIENCE)


# ---- where it is off ----


@pytest.mark.extended
@pytest.mark.parametrize("agreed", [{"signals": False}, {"listed": True}])
def test_where_the_table_has_none_there_is_nothing(
    site: Server, new_page: NewPage, agreed: dict[str, Any]
) -> None:
    two = Two(site, new_page(), new_page(), **agreed)
    expect(two.asked.locator(".map .legal").first).to_be_attached(timeout=PATIENCE)
    rest(two.asked, free(two.asked))
    two.other.mouse.dblclick(*two.other.evaluate(MIDDLE, free(two.other)))
    two.other.keyboard.press("q")
    two.other.wait_for_timeout(500)
    for page in (two.asked, two.other):
        expect(page.locator("[data-signals], [data-signal]")).to_have_count(0)
        expect(page.get_by_role("button", name="React", exact=True)).to_have_count(0)


@pytest.mark.extended
def test_who_does_not_want_them_sees_none_and_sends_none(site: Server, new_page: NewPage) -> None:
    two = Two(site, new_page(), new_page(kept=False)).ready()
    two.other.get_by_role("button", name="Menu").click()
    two.other.get_by_role("button", name="Settings").click()
    two.other.get_by_role("button", name="Play", exact=True).click()
    two.other.get_by_role("switch", name="Signals of others").click()
    two.other.keyboard.press("Escape")
    expect(two.other.locator("[data-signals]")).to_have_count(0)
    rest(two.asked, free(two.asked))
    two.other.wait_for_timeout(700)
    expect(two.other.locator("[data-signal]")).to_have_count(0)
    two.other.reload()
    expect(two.other.locator(".map [data-space]").first).to_be_attached(timeout=PATIENCE)
    two.other.mouse.dblclick(*two.other.evaluate(MIDDLE, free(two.other)))
    two.other.wait_for_timeout(500)
    expect(shown(two.asked, "knock")).to_have_count(0)
    expect(two.other.locator("[data-signals]")).to_have_count(0)


@pytest.mark.extended
def test_among_bots_there_is_nobody_to_signal_to(site: Server, page: Page) -> None:
    scene = reached(LEGENDS["ride"])
    go(page, sit(site, scene, {scene.seat: person(page)}))
    expect(page.locator(".map .legal").first).to_be_attached(timeout=PATIENCE)
    expect(page.get_by_role("button", name="React", exact=True)).to_have_count(0)


@pytest.mark.extended
def test_a_table_for_all_is_made_without_unless_its_host_wants_them(new_page: NewPage) -> None:
    page = new_page(kept=False)
    page.locator('[data-pick="goat"]').click()
    page.get_by_role("button", name="Invite friends").click()
    signals = page.get_by_role("switch", name="Signals")
    expect(signals).to_be_checked(timeout=PATIENCE)
    listed = page.get_by_role("switch", name="List the table publicly")
    listed.click()
    expect(signals).not_to_be_checked()
    page.get_by_role("button", name="Create the table").click()
    waiting = page.locator('[data-screen="waiting"]')
    expect(waiting).to_contain_text("No signals between players", timeout=PATIENCE)


# ---- how it looks ----


@pytest.mark.extended
def test_without_motion_it_stands_still_and_with_it_it_moves(
    site: Server, new_page: NewPage
) -> None:
    moved = "(ring) => getComputedStyle(ring).animationName !== 'none'"
    for motion in ("reduce", "no-preference"):
        two = Two(site, new_page(), new_page(reduced_motion=motion)).ready()
        two.asked.mouse.dblclick(*two.asked.evaluate(MIDDLE, free(two.asked)))
        wave = shown(two.other, "knock").locator(".wave")
        expect(wave).to_be_visible(timeout=PATIENCE)
        assert wave.evaluate(moved) == (motion == "no-preference")


@pytest.mark.extended
@pytest.mark.parametrize("scheme", ["dark", pytest.param("light", marks=pytest.mark.soak("page"))])
def test_axe_finds_nothing(site: Server, new_page: NewPage, scheme: str) -> None:
    two = Two(site, new_page(), new_page(color_scheme=scheme)).ready()
    two.asked.mouse.dblclick(*two.asked.evaluate(MIDDLE, free(two.asked)))
    two.other.keyboard.press("q")
    expect(two.other.get_by_role("button", name="Hats off!")).to_be_focused()
    expect(shown(two.other, "knock")).to_have_count(1, timeout=PATIENCE)
    assert found_by_axe(two.other) == []


# ---- elsewhere ----


@pytest.mark.extended
def test_on_a_phone_by_touch(site: Server, new_page: NewPage) -> None:
    two = Two(site, new_page(phone=True), new_page(phone=True)).ready()
    space = free(two.asked)
    x, y = two.asked.evaluate(MIDDLE, space)
    two.asked.touchscreen.tap(x, y)
    expect(shown(two.other, "point")).to_have_count(1, timeout=PATIENCE)
    expect(shown(two.other, "point")).to_have_count(0, timeout=PATIENCE)

    finger = two.other.context.new_cdp_session(two.other)
    x, y = two.other.evaluate(MIDDLE, free(two.other))
    finger.send(
        "Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]}
    )
    expect(shown(two.asked, "knock")).to_have_count(1, timeout=PATIENCE)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    react = two.other.get_by_role("button", name="React", exact=True)
    box = react.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 44
    react.tap()
    sign = two.other.get_by_role("button", name="Whoa!")
    box = sign.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 44
    sign.tap()
    expect(shown(two.asked, "react")).to_contain_text("Whoa!", timeout=PATIENCE)


@pytest.mark.extended
def test_a_television_shows_what_players_signal(two: Two, new_page: NewPage) -> None:
    television = new_page(viewport={"width": 1920, "height": 1080})
    television.goto(f"/#tv={two.table}")
    television.reload()
    two.ready(television)
    space = free(two.other)
    two.other.mouse.dblclick(*two.other.evaluate(MIDDLE, space))
    expect(shown(television, "knock")).to_have_attribute("data-at", f"space:{space}")
    two.other.keyboard.press("q")
    two.other.keyboard.press("Enter")
    expect(shown(television, "react")).to_contain_text("Hats off!", timeout=PATIENCE)
    rest(two.asked, space)
    expect(shown(television, "point")).to_have_count(1, timeout=PATIENCE)


@pytest.mark.extended
def test_in_the_goat_seats_and_houses_and_never_a_card(site: Server, new_page: NewPage) -> None:
    two = Two(site, new_page(kept=False), new_page(), GOAT["offer"]).ready()
    two.asked.evaluate(OVERHEAR)
    for card in two.asked.locator("[data-option]").all()[:4]:
        card.hover()
        two.asked.wait_for_timeout(300)
    character = two.asked.locator("[data-knock]").first
    character.hover()
    two.asked.wait_for_timeout(300)
    assert two.asked.evaluate("() => window.sent") == []

    house = two.asked.locator('[data-mark^="location:"]').first
    house.hover()
    expect(shown(two.other, "point")).to_have_count(1, timeout=PATIENCE)
    two.other.locator("[data-knock]").first.dblclick()
    expect(shown(two.asked, "knock")).to_have_count(1, timeout=PATIENCE)
