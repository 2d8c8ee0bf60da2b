"""After the game: the front page, its picture, past games, and the marks in the replay."""

import io
import re

import pytest
from PIL import Image
from playwright.sync_api import Page, expect

from echo.staging import BOTH, echo_about, played
from server.serving import Server
from tumbleweed.core.game import Game
from tumbleweed.echo.chronicle import read
from tumbleweed.echo.newsroom import no_scores
from web.conftest import NewPage
from web.looking import raw_keys, ready_to_look
from web.playing import MAKE
from web.scenes import Scene, person, sit

MASTHEAD = {"en": "The Darkrock Echo", "fr": "L’Écho de Darkrock", "pt": "O Eco de Darkrock"}
SIDEWAYS = """() => document.documentElement.scrollWidth - innerWidth
  + document.querySelector(".page").scrollWidth - document.querySelector(".page").clientWidth"""
SIZE = (1200, 1500)


def table(site: Server, page: Page, game: Game) -> str:
    assert game.record is not None
    counts = read(game.record, no_scores).counts[1:]
    return sit(site, Scene(game, 0, tuple(counts)), {0: person(page)}, waiting=True)


def read_paper(site: Server, page: Page, game: Game) -> str:
    found = table(site, page, game)
    page.evaluate("(id) => { location.hash = `echo=${id}`; }", found)
    expect(page.locator('[data-story="headline"] h1')).to_be_visible()
    return found


REPEATED = pytest.mark.soak("page")  # at the other size
GAMES = [("goat", "en"), ("goat", "fr"), ("goat", "pt"), ("legends", "fr"), ("both", "en")]


def game_of(name: str) -> Game:
    return played("legends", 2, 4, BOTH) if name == "both" else played(name, 1)


@pytest.mark.slow
@pytest.mark.parametrize(("name", "lang", "phone"), [
    *((*each, bool(at % 2)) for at, each in enumerate(GAMES)),
    *(pytest.param(*each, not at % 2, marks=REPEATED) for at, each in enumerate(GAMES)),
])  # fmt: skip
def test_the_front_page(site: Server, new_page: NewPage, name: str, lang: str, phone: bool) -> None:
    page = new_page(phone, locale=lang, kept=True)
    ready_to_look(page)
    read_paper(site, page, game_of(name))
    expect(page.locator(".masthead")).to_have_text(MASTHEAD[lang])
    expect(page.locator("html")).to_have_attribute("lang", lang)
    told = echo_about(game_of(name)).stories
    expect(page.locator("[data-story]")).to_have_count(len(told))
    for place in ("turning-point", "fight", "lie", "luck"):
        expect(page.locator(f'[data-story="{place}"] .title')).to_be_visible()
    expect(page.locator(".lead tbody tr")).to_have_count(4)
    assert page.evaluate(SIDEWAYS) == 0
    assert raw_keys(page) == []


@pytest.mark.extended
def test_each_story_leads_to_its_moment(site: Server, page: Page) -> None:
    game = game_of("legends")
    read_paper(site, page, game)
    fight = next(story for story in echo_about(game).stories if story.place == "fight")
    page.locator('[data-story="fight"] a').click()
    replay = page.locator('[data-screen="replay"]')
    expect(replay).to_have_attribute("data-at", str(fight.entry))


@pytest.mark.extended
def test_before_the_end_there_is_no_paper(new_page: NewPage) -> None:
    page = new_page(locale="fr")
    wanted = {"game": "goat", "seats": [{}, {"kind": "bot", "level": "random"}], "start": True}
    running = page.evaluate(MAKE, wanted)
    page.evaluate("(id) => { location.hash = `echo=${id}`; }", running)
    expect(page.get_by_role("alert")).to_have_text("L’Écho paraîtra une fois la partie terminée.")
    expect(page.locator("[data-story], [data-picture]")).to_have_count(0)


def test_the_end_of_a_game_leads_to_it(site: Server, page: Page) -> None:
    for name in ("goat", "legends"):
        found = table(site, page, game_of(name))
        page.evaluate("(id) => { location.hash = `table=${id}`; }", found)
        expect(page.locator(f'[data-screen="scoring"] a[href="#echo={found}"]')).to_be_visible()


# ---- the picture ----


def picture(page: Page) -> Image.Image:
    with page.expect_download() as download:
        page.locator("[data-picture]").click()
    assert re.fullmatch(r"darkrock-echo-[a-z0-9]+\.png", download.value.suggested_filename)
    return Image.open(io.BytesIO(download.value.path().read_bytes()))


@pytest.mark.extended
@pytest.mark.parametrize(("name", "lang", "phone"), [
    ("goat", "pt", False), ("both", "fr", False), ("legends", "en", True),
])  # fmt: skip
def test_the_picture(site: Server, new_page: NewPage, name: str, lang: str, phone: bool) -> None:
    """A page full of ink, in which every quarter has something and portraits have colours."""
    page = new_page(phone, locale=lang, kept=True)
    read_paper(site, page, game_of(name))
    printed = picture(page)
    assert (printed.format, printed.size) == ("PNG", SIZE)
    grey = printed.convert("L")
    for top in range(0, SIZE[1], SIZE[1] // 4):
        band = grey.crop((40, top + 40, SIZE[0] - 40, top + SIZE[1] // 4 - 40))
        dark = sum(band.histogram()[:100]) / (band.width * band.height)
        assert 0.01 < dark < 0.5, (top, dark)
    lead = printed.convert("RGB").crop((64, 280, 300, 560))
    colours = lead.getcolors(1 << 24)
    assert colours is not None
    assert len([count for count, _ in colours if count > 300]) >= 5, "a portrait"


# ---- the replay ----


def open_replay(site: Server, page: Page, game: Game, at: int = 0) -> None:
    found = table(site, page, game)
    page.evaluate("([id, at]) => { location.hash = `replay=${id}&at=${at}`; }", [found, at])
    expect(page.locator("[data-round]").first).to_be_attached()


@pytest.mark.extended
def test_the_bar_has_rounds_and_moments(site: Server, page: Page) -> None:
    game = game_of("legends")
    echo = echo_about(game)
    open_replay(site, page, game)
    expect(page.locator("[data-round]")).to_have_count(len(echo.rounds))
    marks = page.locator("[data-moment]")
    expect(marks).to_have_count(len(echo.stories))
    entries = [int(mark.get_attribute("data-moment") or -1) for mark in marks.all()]
    assert entries == sorted(story.entry for story in echo.stories)
    replay = page.locator('[data-screen="replay"]')
    marks.first.click()
    expect(replay).to_have_attribute("data-at", str(entries[0]))
    expect(marks.first).to_have_attribute("aria-current", "step")
    marks.nth(1).focus()
    page.keyboard.press("Enter")
    expect(replay).to_have_attribute("data-at", str(entries[1]))
    assert re.search(rf"\(choice {entries[1]}\)$", marks.nth(1).get_attribute("aria-label") or "")


@pytest.mark.extended
def test_marks_stand_where_the_slider_is_at_that_moment(site: Server, page: Page) -> None:
    game = game_of("legends")
    open_replay(site, page, game)
    slider, marks = page.locator(".replaybar input[type=range]"), page.locator("[data-moment]")
    expect(marks.first).to_be_visible()
    box = slider.bounding_box()
    last = len(game.record.entries) if game.record else 0
    assert box
    for mark in marks.all():
        place = mark.bounding_box()
        assert place
        along = (place["x"] + place["width"] / 2 - box["x"] - 8) / (box["width"] - 16)
        assert abs(along - int(mark.get_attribute("data-moment") or 0) / last) < 0.01


@pytest.mark.extended
def test_fingers_get_a_list_of_the_moments(site: Server, new_page: NewPage) -> None:
    page = new_page(phone=True)
    game = game_of("goat")
    open_replay(site, page, game)
    moments = page.locator("[data-moments]")
    expect(moments).to_be_visible()
    expect(page.locator("[data-moment]")).to_have_count(0)
    lie = next(story for story in echo_about(game).stories if story.place == "lie")
    moments.select_option(str(lie.entry))
    expect(page.locator('[data-screen="replay"]')).to_have_attribute("data-at", str(lie.entry))
    slider = page.locator(".replaybar input[type=range]").bounding_box()
    assert slider
    assert slider["width"] > 300


@pytest.mark.extended
def test_a_running_game_has_rounds_and_no_moments(page: Page) -> None:
    wanted = {"game": "legends", "seats": [{}, {"kind": "bot", "level": "random"}], "start": True}
    running = page.evaluate(MAKE, wanted)
    page.evaluate("(id) => { location.hash = `replay=${id}`; }", running)
    expect(page.locator(".replaybar")).to_be_visible()
    expect(page.locator("[data-moment], [data-echo]")).to_have_count(0)
