"""The choice of characters: every ability is read at once, on a laptop and on a phone."""

from collections.abc import Iterable
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize

from server.serving import Server
from tumbleweed.core.game import Game
from web.axe import found_by_axe
from web.conftest import NewPage
from web.playing import HEARS
from web.scenes import Kind, Wanted, at, keys, prompt
from web.test_deciding import REPEATED

pytestmark = pytest.mark.usefixtures("kept_pages")

MODULES = {"modules": ["ante-up", "blood-money"]}


def dealt(*pair: str) -> Wanted:
    def wanted(game: Game, seat: int) -> bool:
        return {key.partition(":")[2] for key in keys(game, seat)} == set(pair)

    return wanted


def picks(game: Game, seat: int) -> bool:
    return prompt(game, seat) == "ask-pick-character" and len(keys(game, seat)) == 4


# Those with the longest texts and the most to begin with, and the four of the first game.
CHOICES = {
    "base": Kind("legends", dealt("billy-the-kid", "kit-carson"), seed=11),
    "long": Kind("legends", dealt("elfego-baca", "texas-john-slaughter"), seed=3, options=MODULES),
    "goods": Kind("legends", dealt("al-swearengen", "soapy-smith"), seed=96, options=MODULES),
    "four": Kind("legends", picks, options={"variants": ["first-game"]}),
}
LAPTOP: ViewportSize = {"width": 1280, "height": 720}
LARGER: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
SHORT: ViewportSize = {"width": 390, "height": 664}
SCREENS = {"laptop": LAPTOP, "larger": LARGER, "phone": PHONE, "short": SHORT}

# The characters whose name, goods or ability has a line that is outside the window or covered.
UNREAD = """() => {
  const lines = (node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].filter((line) => line.width > 2);
  };
  const hit = (node, x, y) => node.closest("li").contains(document.elementFromPoint(x, y));
  const read = (node, { x, y, width, height }) =>
    [x + 1, x + width / 2, x + width - 1].every((at) => hit(node, at, y + height / 2));
  const choices = [...document.querySelectorAll('[data-option^="character:"]')];
  const whole = (choice) => ["name", "kit", "ability"].every((part) => {
    const node = choice.querySelector(`.${part}`);
    return node && lines(node).length && lines(node).every((line) => read(node, line));
  });
  const unread = choices.filter((each) => !whole(each));
  return { there: choices.length, unread: unread.map((each) => each.dataset.option) };
}"""


def visitor(new_page: NewPage, screen: str, lang: str) -> Page:
    touch: dict[str, Any] = {}
    if screen in ("phone", "short"):
        touch = {"has_touch": True, "is_mobile": True}
    return new_page(viewport=SCREENS[screen], locale=lang, **touch)


def choose(site: Server, page: Page, kind: Kind) -> None:
    at(site, page, kind)
    page.locator('[data-option^="character:"]').first.wait_for()


@pytest.mark.slow
@pytest.mark.parametrize(("lang", "screen", "names"), [
    ("fr", "laptop", CHOICES),  # in the longer texts
    ("fr", "larger", ["long"]),
    ("fr", "phone", ["goods"]),
    ("fr", "short", CHOICES),
    pytest.param("fr", "larger", CHOICES, marks=REPEATED, id="fr-larger-all"),
    pytest.param("fr", "phone", CHOICES, marks=REPEATED, id="fr-phone-all"),
    *(pytest.param("en", screen, CHOICES, marks=REPEATED) for screen in SCREENS),
])  # fmt: skip
def test_every_ability_is_read_without_scrolling(
    new_page: NewPage, site: Server, lang: str, screen: str, names: Iterable[str]
) -> None:
    page = visitor(new_page, screen, lang)
    for name in names:
        choose(site, page, CHOICES[name])
        page.evaluate("() => document.fonts.ready.then(() => {})")
        page.wait_for_function(HEARS)
        found = page.evaluate(UNREAD)
        assert found == {"there": 4 if name == "four" else 2, "unread": []}, name


@pytest.mark.extended
@pytest.mark.parametrize("screen", ["laptop", "phone"])
def test_axe_is_content(new_page: NewPage, site: Server, screen: str) -> None:
    page = visitor(new_page, screen, "fr")
    choose(site, page, CHOICES["four"])
    assert found_by_axe(page) == []
