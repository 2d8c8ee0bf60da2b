"""Bots have faces, and speak: beside their seat for a moment, quietly in the telegraph, and not at
all where the reader does not want it."""

import json
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from web.axe import found_by_axe
from web.conftest import NewPage
from web.playing import MAKE, PATIENCE, payload, settle, take

pytestmark = pytest.mark.extended

BOT = {"kind": "bot", "level": "thrifty"}
SILENT = """localStorage["tumbleweed-prefs"] = '{"pace": 0, "botsTalk": false}'"""
# Whether the first is before something that must be seen: an answer, or the question.
COVERS = """(bubble) => {
  const one = bubble.getBoundingClientRect();
  const shown = (each) => each.checkVisibility();
  return [...document.querySelectorAll("[data-option], [data-asks], header.bar")].filter(shown)
    .map((each) => each.getBoundingClientRect())
    .filter((box) => one.left < box.right && one.right > box.left
      && one.top < box.bottom && one.bottom > box.top).length;
}"""
# Whether a bot has spoken since, and whether at a place on the screen.
LISTEN = """() => {
  window.spoken = window.placed = false;
  new MutationObserver(() => {
    window.spoken ||= document.querySelector(".bubble") !== null;
    window.placed ||= document.querySelector("[data-bubble]") !== null;
  }).observe(document, { subtree: true, childList: true, attributes: true });
}"""
LOOKS = """(face) => { const box = face.querySelector("svg").getBoundingClientRect();
  const drawn = document.querySelector(face.querySelector("use").getAttribute("href"));
  return [Math.round(box.width), drawn.querySelectorAll("path").length]; }"""


def table_with_bots(page: Page, game: str, **options: Any) -> str:
    seats = [{}, BOT, BOT, BOT]
    return str(page.evaluate(MAKE, {"game": game, "seats": seats, "start": True, **options}))


def go(page: Page, table: str) -> None:
    page.evaluate("(table) => { location.hash = `#table=${table}`; }", table)


def bubble(page: Page) -> Locator:
    return page.locator("[data-bubble]")


def greeting(page: Page) -> tuple[int, str]:
    """Who speaks first, and the line's key."""
    events = payload(page)["events"]["list"]
    said = next(event["said"] for event in events if "said" in event)
    return said["seat"], said["line"]


def greeted(page: Page, game: str) -> None:
    """At a new table. In Western Legends a bot speaks after its choice of a character."""
    go(page, table_with_bots(page, game))
    if game == "legends":
        now = settle(page)
        expect(page.locator("[data-map]")).to_be_visible(timeout=PATIENCE)  # now all is there
        take(page, now["decision"]["options"][0])


@pytest.mark.parametrize(("game", "size", "lang", "theme"), [
    ("goat", (1280, 720), "en", "light"),
    ("legends", (1280, 720), "en", "dark"),
    ("goat", (390, 844), "fr", "dark"),
])  # fmt: skip
def test_a_bot_says_hello_and_is_silent_again(
    new_page: NewPage, game: str, size: tuple[int, int], lang: str, theme: str
) -> None:
    """Before no answer and no question, and at its own seat."""
    width, height = size
    page = new_page(
        phone=width < 700,
        waits=True,
        locale=lang,
        color_scheme=theme,
        viewport={"width": width, "height": height},
    )
    greeted(page, game)
    expect(bubble(page)).to_be_visible(timeout=PATIENCE)
    assert bubble(page).evaluate(COVERS) == 0
    box = bubble(page).bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= width
    assert bubble(page).get_attribute("aria-hidden") == "true"
    found = found_by_axe(page)
    assert found == [], json.dumps(found)
    expect(bubble(page)).to_have_count(0, timeout=PATIENCE)


def test_a_question_on_a_phone_is_covered_by_nobody(new_page: NewPage) -> None:
    """In Western Legends it leaves no room for the seats: who speaks is in the telegraph alone."""
    page = new_page(phone=True)
    page.evaluate(LISTEN)
    greeted(page, "legends")
    settle(page)
    page.wait_for_function("() => window.spoken", timeout=PATIENCE)
    expect(page.locator(".bubble")).to_be_hidden()
    assert not page.evaluate("() => window.placed")


def test_the_telegraph_has_the_same_words_in_the_readers_language(new_page: NewPage) -> None:
    ann, bea = new_page(kept=True), new_page(locale="fr", kept=True)
    table = table_with_bots(ann, "goat")
    said = []
    for page in (ann, bea):
        go(page, table)
        remark = page.locator("[data-remark]").first
        expect(remark).to_be_visible(timeout=PATIENCE)
        seat, _ = greeting(page)
        assert remark.get_attribute("data-remark") == str(seat)
        assert payload(page)["table"]["seats"][seat]["name"] in remark.inner_text()
        said.append(remark.inner_text())
    assert said[0] != said[1]
    assert "«" in said[1]


def test_one_switch_silences_them_everywhere(new_page: NewPage) -> None:
    """Also on a television, and nothing of it is fetched; the portraits stay."""
    page = new_page()
    page.add_init_script(SILENT)
    page.reload()
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url))
    table = table_with_bots(page, "goat")
    for place in ("table", "tv"):
        page.goto(f"/#{place}={table}")
        page.reload()
        face = page.locator("[data-persona]").first
        expect(face).to_be_visible(timeout=PATIENCE)
        page.wait_for_load_state("networkidle")
        assert page.locator("[data-bubble], [data-remark]").count() == 0
    assert not any("/voices" in url for url in fetched)


def test_the_switch_is_remembered(new_page: NewPage) -> None:
    page = new_page()
    go(page, table_with_bots(page, "goat"))
    remark = page.locator("[data-remark]").first
    expect(remark).to_be_visible(timeout=PATIENCE)
    for talks in (False, True):
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name="Settings").click()
        page.get_by_role("button", name="Play", exact=True).click()
        page.get_by_text("Bots talk").click()
        page.keyboard.press("Escape")
        expect(remark).to_have_count(int(talks))
        page.reload()
        expect(page.locator("[data-persona]").first).to_be_visible(timeout=PATIENCE)
        expect(remark).to_have_count(int(talks), timeout=PATIENCE)


@pytest.mark.parametrize(("game", "phone"), [
    ("legends", False),
    ("goat", True),
    pytest.param("legends", True, marks=pytest.mark.soak("page")),
    pytest.param("goat", False, marks=pytest.mark.soak("page")),
])  # fmt: skip
def test_each_bot_has_a_face_of_its_own(new_page: NewPage, game: str, phone: bool) -> None:
    """In the waiting room and at the table; drawn, and large enough to be told apart."""
    page = new_page(phone=phone, kept=True)
    table = page.evaluate(MAKE, {"game": game, "seats": [{}, BOT, BOT, BOT]})
    go(page, table)
    faces = page.locator("[data-persona]")
    expect(faces).to_have_count(3, timeout=PATIENCE)
    waiting = [each.get_attribute("data-persona") for each in faces.all()]
    assert len(set(waiting)) == 3
    page.wait_for_function("() => document.querySelector('symbol[id^=persona-]')")
    for each in faces.all():
        width, paths = each.evaluate(LOOKS)
        assert width >= 56
        assert paths > 8
    expect(page.locator(".seats li").nth(1)).to_contain_text("thrifty")
    page.get_by_role("button", name="Start the game").click()
    settle(page)
    if game == "legends" and phone:
        return  # seats are in a tab, or shown while others decide
    expect(faces).to_have_count(3, timeout=PATIENCE)
    assert [each.get_attribute("data-persona") for each in faces.all()] == waiting
    assert min(each.evaluate(LOOKS)[0] for each in faces.all()) >= 26
