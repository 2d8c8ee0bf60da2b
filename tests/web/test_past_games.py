"""Past games and saved files on the page."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from echo.staging import played
from server.serving import Server
from server.test_saved_files import file_of
from tumbleweed.core.game import Game
from web.conftest import DESKTOP, NewPage
from web.looking import raw_keys, ready_to_look
from web.test_echo import SIDEWAYS, game_of, table

MINE = "async () => (await (await fetch('/api/tables/mine')).json()).length"


def give(page: Page, folder: Path, text: bytes | str) -> None:
    """Choose a file of that content."""
    path = folder / "saved.json"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    page.locator("[data-open-file]").set_input_files(path)


def ask(page: Page) -> None:
    page.locator("[data-open]").click()
    expect(page.locator("[data-open-file]")).to_be_visible()


@pytest.mark.extended
@pytest.mark.parametrize("phone", [False, True])
def test_a_saved_game_is_opened_from_the_landing_page(
    new_page: NewPage, tmp_path: Path, phone: bool
) -> None:
    page = new_page(phone)
    ask(page)
    give(page, tmp_path, json.dumps(file_of(game_of("goat"))))
    replay = page.locator('[data-screen="replay"]')
    expect(replay).to_have_attribute("data-at", "0")
    page.locator("[data-echo]").click()
    expect(page.locator('[data-story="headline"]')).to_be_visible()


@pytest.mark.extended
def test_what_the_terminal_saved_is_opened(page: Page, tmp_path: Path) -> None:
    ask(page)
    give(page, tmp_path, json.dumps(game_of("both").to_json()))
    expect(page.locator('[data-screen="replay"]')).to_have_attribute("data-at", "0")


@pytest.mark.extended
def test_what_the_page_saved_is_opened(site: Server, page: Page, tmp_path: Path) -> None:
    found = table(site, page, game_of("goat"))
    page.evaluate("(id) => { location.hash = `table=${id}`; }", found)
    with page.expect_download() as download:
        page.locator('[data-screen="scoring"] a[href$="/export"]').click()
    page.evaluate("() => { location.hash = 'past'; }")
    ask(page)
    give(page, tmp_path, download.value.path().read_bytes())
    expect(page.locator('[data-screen="replay"]')).to_have_attribute("data-at", "0")


# ---- files that are refused ----


@pytest.fixture
def careless(browser: Browser, site: Server) -> Iterator[Page]:
    """A French browser; a refusal is an error in its console, which other pages must not have."""
    context = browser.new_context(
        base_url=site.url, viewport=DESKTOP, locale="fr", service_workers="block"
    )
    page = context.new_page()
    page.goto("/")
    yield page
    context.close()


def changed(game: Game) -> str:
    data = file_of(game)
    data["table"]["names"] = data["table"]["names"][::-1]
    return json.dumps(data)


BROKEN: list[tuple[bytes | str, str]] = [
    ('{\n "format": oops }', r"ligne 2, colonne 12 illisible"),
    ('{"format": "echecs-7"}', r"autre chose \(echecs-7\)"),
    ('{"format": "tumbleweed-view-1"}', r"en cours de partie"),
    (changed(played("goat", 1)), r"modifié ou abîmé.*file"),
    (b"\x89PNG\r\n\x1a\n", r"n’est pas une partie enregistrée"),
    (b" " * (1024 * 1024 + 1), r"1\.0 Mo.*1 Mo au plus"),
]


@pytest.mark.extended
def test_a_file_that_is_no_game_is_refused_in_words(careless: Page, tmp_path: Path) -> None:
    ask(careless)
    for text, said in BROKEN:
        give(careless, tmp_path, text)
        expect(careless.locator("dialog [role=alert]")).to_have_text(re.compile(said))
        assert careless.evaluate(MINE) == 0, "nothing is made"
        assert "replay" not in careless.url
    give(careless, tmp_path, json.dumps(file_of(played("goat", 1))))  # and another can be tried
    expect(careless.locator('[data-screen="replay"]')).to_have_attribute("data-at", "0")


# ---- past games ----


@pytest.mark.extended
@pytest.mark.parametrize(("lang", "phone"), [("en", False), ("fr", True), ("pt", False)])
def test_past_games(site: Server, new_page: NewPage, lang: str, phone: bool) -> None:
    page = new_page(phone, locale=lang)
    ready_to_look(page)
    games = [game_of("goat"), game_of("both"), game_of("legends")]
    tables = [table(site, page, game) for game in games]
    page.evaluate("() => { location.hash = 'past'; }")
    expect(page.locator("[data-past]")).to_have_count(3)
    figures = page.locator('[data-figures="legends"] dd')
    scores = [game.result.scores[0] for game in games[1:] if game.result]
    expect(figures.first).to_have_text("2")
    expect(figures.last).to_have_text(str(max(scores)))
    rows = page.locator('[data-figures="legends"] tbody tr')
    expect(rows).to_have_count(2)
    expect(rows.filter(has_text="Blood Money")).to_have_count(1)
    assert page.evaluate(SIDEWAYS) == 0
    assert raw_keys(page) == []
    page.locator(f'[data-past="{tables[0]}"] a').first.click()
    expect(page.locator('[data-story="headline"]')).to_be_visible()


@pytest.mark.extended
def test_nothing_was_played_yet(page: Page) -> None:
    page.get_by_role("link", name="Past games").click()
    expect(page.locator('[data-screen="past"] main')).to_contain_text("No game you sat at is over")
