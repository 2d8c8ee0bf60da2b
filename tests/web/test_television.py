"""A table on a television, and the phones of those who play: joined by a short code, nothing
private on the screen that everybody sees, and large enough to be read from the sofa."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from server.serving import Server
from web.conftest import NewPage
from web.looking import look, ready_to_look
from web.playing import PATIENCE, payload
from web.scenes import reached, sit
from web.screens import MOMENTS, show
from web.test_friends import by_code, hosts, is_shown_as, menu, sits, starts, waits

LEAST = 0.022  # of the height: readable at three metres
SETS = ((1920, 1080), (3840, 2160))
SCENES = (
    "legends-act", "legends-reactions", "legends-poker", "legends-over", "legends-up-act",
    "legends-bm-claim", "goat-answer", "goat-over",
)  # fmt: skip
# What is written too small; hidden text and drawings that are only referred to do not count.
SMALL = """(least) => {
  const found = {};
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const parent = texts.currentNode.parentElement;
    const text = texts.currentNode.textContent.trim().slice(0, 40);
    if (!text || parent.closest(".unseen, title, symbol, defs")) continue;
    if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    const { width, height } = range.getBoundingClientRect();
    if (width < 2 || height < 2) continue;
    const scale = parent.ownerSVGElement ? parent.getScreenCTM().d : parent.currentCSSZoom;
    const size = parseFloat(getComputedStyle(parent).fontSize) * scale;
    if (size < innerHeight * least - 0.5) found[text] = Math.round(size);
  }
  return found;
}"""
CUT = """() => [document.documentElement, document.querySelector("[data-screen=tv]")]
  .filter((each) => each.scrollHeight > innerHeight + 1 || each.scrollWidth > innerWidth + 1)
  .length"""


def turn_on(site: Server, page: Page, name: str) -> None:
    """Before this scene, at which nobody here sits."""
    tune_in(page, sit(site, reached(MOMENTS[name]), {}, waiting=True))


def tune_in(page: Page, table: str) -> None:
    page.goto("about:blank")
    page.goto(f"/#tv={table}")
    expect(page.locator("footer .deed")).not_to_be_empty(timeout=PATIENCE)


@pytest.mark.extended
@pytest.mark.parametrize("lang", [
    "fr",  # the longer words
    pytest.param("en", marks=pytest.mark.soak("page")),
])  # fmt: skip
def test_it_can_be_read_from_the_sofa(site: Server, new_page: NewPage, lang: str) -> None:
    """Every scene at one size of screen or the other."""
    wrong = {}
    televisions = [new_page(locale=lang, viewport={"width": w, "height": h}) for w, h in SETS]
    for at, name in enumerate(SCENES):
        television = televisions[at % 2]
        turn_on(site, television, name)
        expect(television.locator(".board")).not_to_be_empty()
        television.wait_for_function("() => document.fonts.status === 'loaded'")
        small = television.evaluate(SMALL, LEAST)
        if small:
            wrong[name] = small
        assert television.evaluate(CUT) == 0, name
    assert wrong == {}, json.dumps(wrong, ensure_ascii=False)


@pytest.mark.parametrize("new_page", [("404",)], indirect=True)  # the code after the start
def test_a_code_brings_everybody_together(new_page: NewPage) -> None:
    """The host's laptop is the television: what it shows is a spectator's."""
    host, friend, late = new_page(), new_page(phone=True), new_page()
    table = hosts(host, "legends")
    code = host.locator(".code b").inner_text()
    television = host.context.new_page()
    sent: list[Any] = []
    television.on(
        "websocket",
        lambda line: line.on("framereceived", lambda frame: sent.append(json.loads(frame))),
    )
    television.goto(f"/#tv={code.lower()}")
    expect(television.locator("[data-code]")).to_have_text(code)
    expect(television.locator("main img")).to_be_visible()
    by_code(friend, code.lower())
    waits(friend)
    sits(friend, "Ben")
    expect(television.locator("b", has_text="Ben")).to_be_visible()
    starts(host)
    expect(television.locator("footer .deed")).not_to_be_empty()
    assert television.evaluate("() => location.hash") == f"#tv={table}"
    television.reload()
    expect(television.locator("footer .deed")).not_to_be_empty()
    is_shown_as(host, 0)
    assert {each["you"] for each in sent if each["is"] == "table"} == {None}
    assert television.locator("[data-option]").count() == 0
    late.goto(f"/#tv={code}")
    expect(late.get_by_role("status")).to_contain_text(code)  # the game has begun


@pytest.mark.extended
@pytest.mark.parametrize("new_page", [("404",)], indirect=True)
def test_a_wrong_code_says_so(new_page: NewPage) -> None:
    page = new_page(locale="fr")
    page.get_by_label("Code ou lien de la table").fill("bbbbb")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("BBBBB")


# ---- phones as hands ----


@pytest.mark.extended
def test_a_phone_does_without_the_map_that_a_television_shows(
    site: Server, new_page: NewPage
) -> None:
    """Question, hand, actions and rides: every answer is there, also after a reload."""
    page = new_page(phone=True)
    ready_to_look(page)
    show(site, page, "legends-act")
    offered = len(payload(page)["decision"]["options"])
    for _ in range(2):
        menu(page, "Without the map (a television shows it)")
        expect(page.locator("[data-map]")).to_have_count(0)
        assert look(page, "answers") == []
        assert page.locator("[data-option]").count() >= offered
        page.reload()
        expect(page.locator("[data-map]")).to_have_count(0)
        menu(page, "With the map")
        expect(page.locator("[data-map]")).to_have_count(1)
