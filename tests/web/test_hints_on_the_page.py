"""A hint on the page: by button or key, with reasons, taken by a click; and all see it."""

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from web.axe import found_by_axe
from web.conftest import NewPage
from web.playing import MAKE, PATIENCE, payload, settle

pytestmark = pytest.mark.usefixtures("kept_pages")

BOT = {"kind": "bot", "level": "random"}
SMALL = {"width": 390, "height": 664}
HINTS = {"en": ("legends", "Hint"), "fr": ("legends", "Conseil"), "pt": ("goat", "Dica")}


def seated(page: Page, game: str, **agreed: Any) -> None:
    table = {"game": game, "seats": [{}, BOT, BOT], "start": True, "pause": 0, **agreed}
    page.evaluate("(id) => { location.hash = `#table=${id}`; }", page.evaluate(MAKE, table))
    settle(page)


def hinted(page: Page) -> Locator:
    found = page.locator("[data-hinted]")
    found.first.wait_for(timeout=PATIENCE)
    return found


@pytest.mark.slow
@pytest.mark.parametrize("game", ["legends", "goat"])
def test_two_answers_with_reasons_are_a_click_away(new_page: NewPage, game: str) -> None:
    page, sent = new_page(), list[str]()
    page.on("websocket", lambda line: line.on("framesent", lambda text: sent.append(str(text))))
    seated(page, game)
    asked = payload(page)["decision"]["id"]
    page.locator("[data-hint]").click()
    found = hinted(page)
    assert found.count() == 2
    for option in found.all():
        assert option.get_attribute("data-hinted") in payload(page)["decision"]["options"]
        assert option.locator("span").count() >= 1
        assert "hint-" not in option.inner_text()
    assert payload(page)["table"]["seats"][0]["hints"] == 1
    assert found_by_axe(page) == []
    best = found.first.get_attribute("data-hinted")
    found.first.click()
    settle(page, asked)
    assert [each for each in sent if f'"{best}"' in each]
    expect(page.locator("[data-hinted]")).to_have_count(0)


@pytest.mark.extended
def test_by_keys_alone(new_page: NewPage) -> None:
    page = new_page()
    seated(page, "legends")
    asked = payload(page)["decision"]["id"]
    page.keyboard.press("h")
    expect(hinted(page).first).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("[data-hinted]")).to_have_count(0)
    page.keyboard.press("h")
    hinted(page)
    page.keyboard.press("Enter")
    settle(page, asked)


@pytest.mark.extended
@pytest.mark.parametrize("lang", HINTS)
def test_on_a_small_phone_in_the_readers_language(new_page: NewPage, lang: str) -> None:
    game, title = HINTS[lang]
    page = new_page(phone=True, locale=lang, viewport=SMALL)
    seated(page, game)
    page.locator("[data-hint]").click()
    for option in hinted(page).all():
        box = option.bounding_box()
        assert box is not None
        assert box["height"] >= 44
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= SMALL["width"]
    expect(page.locator("dialog h2")).to_have_text(title)
    assert found_by_axe(page) == []


@pytest.mark.extended
def test_others_see_that_a_hint_was_taken(new_page: NewPage) -> None:
    page, other = new_page(), new_page()
    seated(page, "legends")
    page.locator("[data-hint]").click()
    hinted(page)
    other.goto(page.url)
    expect(other.locator("[data-hints]").first).to_have_attribute("data-hints", "1")


@pytest.mark.extended
def test_a_table_without_hints_has_no_button(new_page: NewPage) -> None:
    page = new_page()
    seated(page, "goat", hints=False)
    expect(page.locator("[data-hint]")).to_have_count(0)
    page.keyboard.press("h")
    expect(page.locator("[data-hinted]")).to_have_count(0)
