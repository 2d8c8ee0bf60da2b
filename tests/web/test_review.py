"""After the game: chances, turning points that lead to their moment, luck, and who lied."""

from functools import cache

import pytest
from playwright.sync_api import Page, expect

from echo.staging import played
from server.serving import Server
from tumbleweed.core.game import Game
from tumbleweed.review.data import Review
from tumbleweed.review.making import review_of
from web.axe import found_by_axe
from web.conftest import NewPage
from web.looking import raw_keys, ready_to_look
from web.playing import AT_LENGTH, MAKE
from web.test_echo import SIDEWAYS, table

TITLES = {"en": "After the game", "fr": "Après la partie", "pt": "Depois da partida"}


@cache
def reviewed(name: str) -> tuple[Game, Review]:
    game = played(name, 1)
    assert game.record is not None
    made = review_of(game.record)
    assert made is not None
    return game, made


def look_back(site: Server, page: Page, game: Game) -> str:
    found = table(site, page, game)
    page.evaluate("(id) => { location.hash = `review=${id}`; }", found)
    expect(page.locator('[data-screen="review"] h1')).to_be_visible(timeout=AT_LENGTH)
    return found


@pytest.mark.extended
@pytest.mark.parametrize(("name", "lang", "phone"), [
    ("goat", "pt", False), ("goat", "fr", True), ("legends", "en", True), ("legends", "fr", False),
])  # fmt: skip
def test_the_review(site: Server, new_page: NewPage, name: str, lang: str, phone: bool) -> None:
    page = new_page(phone, locale=lang, kept=True)
    ready_to_look(page)
    game, told = reviewed(name)
    look_back(site, page, game)
    expect(page.locator("h1")).to_have_text(TITLES[lang])
    expect(page.locator("[data-curve] .line")).to_have_count(game.players)
    expect(page.locator("[data-turning]")).to_have_count(len(told.turning))
    expect(page.locator("[data-luck]")).to_have_count(len({each.key for each in told.luck}))
    expect(page.locator("[data-lie]")).to_have_count(sum(each.lie for each in told.claims))
    assert page.evaluate(SIDEWAYS) == 0
    assert raw_keys(page) == []
    assert found_by_axe(page) == []


@pytest.mark.extended
def test_a_turning_point_leads_to_its_question(site: Server, page: Page) -> None:
    game, told = reviewed("legends")
    look_back(site, page, game)
    first = told.turning[0]
    page.locator(f'[data-turning="{first.entry}"] a').click()
    replay = page.locator('[data-screen="replay"]')
    expect(replay).to_have_attribute("data-at", str(first.entry))


@pytest.mark.extended
def test_a_lie_leads_to_its_answer(site: Server, page: Page) -> None:
    game, told = reviewed("goat")
    look_back(site, page, game)
    lie = next(each for each in told.claims if each.lie)
    page.locator(f'[data-lie="{lie.entry}"] a').click()
    replay = page.locator('[data-screen="replay"]')
    expect(replay).to_have_attribute("data-at", str(lie.entry))


@pytest.mark.extended
def test_before_the_end_there_is_no_review(new_page: NewPage) -> None:
    page = new_page(locale="fr")
    wanted = {"game": "goat", "seats": [{}, {"kind": "bot", "level": "random"}], "start": True}
    running = page.evaluate(MAKE, wanted)
    page.evaluate("(id) => { location.hash = `review=${id}`; }", running)
    expect(page.get_by_role("alert")).to_have_text("Une partie s’analyse une fois terminée.")
    expect(page.locator("[data-curve]")).to_have_count(0)


@pytest.mark.extended
def test_the_end_of_a_game_leads_to_it(site: Server, page: Page) -> None:
    for name in ("goat", "legends"):
        found = table(site, page, reviewed(name)[0])
        page.evaluate("(id) => { location.hash = `table=${id}`; }", found)
        expect(page.locator(f'[data-screen="scoring"] a[href="#review={found}"]')).to_be_visible()
