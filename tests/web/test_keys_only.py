"""With the keyboard alone: from the landing page to the count, and over the map by arrows. In every
state on the way the page offers exactly what the engine does, in words, and counts as it does."""

import re
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from web.conftest import NewPage
from web.looking import raw_keys, ready_to_look
from web.playing import PATIENCE, moved, over, settle, table_of, the_same_options

pytestmark = pytest.mark.usefixtures("service_worker")

AT = "(selector) => document.activeElement?.closest(selector) !== null"
# What the focused space of the map offers, and where it and the wanted one lie.
ON_MAP = """(key) => {
  const keys = (each) => [each.dataset.option, ...(each.dataset.options ?? "").split(" ")];
  const spaces = [...document.querySelectorAll("[data-map] svg [data-space]")];
  const wanted = spaces.find((each) => keys(each).includes(key));
  const here = document.activeElement.closest("[data-map] svg [data-space]");
  if (!wanted || !here) return null;
  const middle = (each) => {
    const { x, y, width, height } = each.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const [[x, y], [left, top]] = [middle(wanted), middle(here)];
  return { there: wanted === here, dx: x - left, dy: y - top, menu: keys(wanted).length > 2 };
}"""
SPACES = (
    "ride", "step", "place", "sheriff", "sheriff-step", "bandit", "black", "put", "fetch",
    "lay-map", "hideout",
)  # fmt: skip


def press(page: Page, key: str) -> None:
    page.keyboard.press(key)


def tab_to(page: Page, selector: str, most: int = 150) -> None:
    for _ in range(most):
        if page.evaluate(AT, selector):
            return
        press(page, "Tab")
    raise AssertionError(f"{most} times Tab do not lead to {selector}")


def begin(page: Page, game: str) -> str:
    """Two choices, both by keys."""
    tab_to(page, "[data-pick]")
    for _ in range(2):
        if not page.evaluate(AT, f'[data-pick="{game}"]'):
            press(page, "ArrowRight")
    assert page.evaluate(AT, f'[data-pick="{game}"]')
    tab_to(page, "[data-play-now]")
    press(page, "Enter")
    return table_of(page)


def hint(page: Page, key: str) -> str:
    """The key that its sign says, if it has one."""
    signs = page.locator(f'[data-option="{key}"]:visible kbd').all_inner_texts()
    return next((sign.lower() for sign in signs if len(sign) == 1), "")


def take(page: Page, now: dict[str, Any], key: str) -> str:
    """By the key on its sign, which is returned; without one, by Tab and Enter."""
    there = page.locator(f'[data-option="{key}"]:visible').first
    there.wait_for(timeout=PATIENCE)
    sign = hint(page, key)
    if sign:
        press(page, sign)
    else:
        tab_to(page, f'[data-option="{key}"]')
        press(page, "Enter")
    moved(page, now["version"])
    return sign


def questions(page: Page) -> Iterator[dict[str, Any]]:
    """One after the other, until it is over; then the count is looked at."""
    answered, seen = "", set[str]()
    while not over(now := settle(page, answered)):
        the_same_options(page, now)
        kind = now["decision"]["prompt"]["message"]
        if kind not in seen:
            assert raw_keys(page) == []
        seen.add(kind)
        yield now
        answered = now["decision"]["id"]
    expect(page.locator('[data-screen="scoring"]')).to_be_visible()
    for seat, score in enumerate(now["result"]["scores"]):
        shown = re.compile(rf"(?<!\d){score}$")
        expect(page.locator(f'[data-score="{seat}"]').first).to_have_text(shown)


def test_a_whole_game_of_the_goat(new_page: NewPage) -> None:
    page = new_page(locale="pt")
    ready_to_look(page)
    begin(page, "goat")
    luck, signs = Random(5), set[str]()
    for now in questions(page):
        signs.add(take(page, now, luck.choice(now["decision"]["options"])))
    assert "1" in signs
    assert signs & {"a", "x"}


# ---- Western Legends ----


def ride(page: Page, now: dict[str, Any], key: str) -> bool:
    """M leads to the map, arrows from space to space, Enter chooses; another one if need be."""
    page.locator("[data-map] svg [data-space]").first.wait_for(state="attached")
    press(page, "m")
    tried: set[tuple[int, int, str]] = set()
    for _ in range(60):
        at = page.evaluate(ON_MAP, key)
        assert at, f"the keys have left the map on the way to {key}"
        if at["there"]:
            press(page, "Enter")
            if at["menu"]:
                item = f'[role="menu"] [data-option="{key}"]'
                expect(page.locator(item)).to_be_visible()
                for _ in range(4):
                    if not page.evaluate(AT, item):
                        press(page, "ArrowDown")
                press(page, "Enter")
            moved(page, now["version"])
            return True
        way = [("ArrowRight" if at["dx"] > 0 else "ArrowLeft", abs(at["dx"]))]
        way += [("ArrowDown" if at["dy"] > 0 else "ArrowUp", abs(at["dy"]))]
        way.sort(key=lambda each: -each[1])
        way += [(arrow, 0) for arrow in ("ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft")]
        place = round(at["dx"]), round(at["dy"])
        arrow = next((arrow for arrow, _ in way if (*place, arrow) not in tried), None)
        if arrow is None:
            return False
        tried.add((*place, arrow))
        press(page, arrow)
    return False


def play_by_keys(page: Page, most: int | None = None) -> set[tuple[int, str]]:
    """To the end, or for so many choices. In each round a ride, something else where there is
    something, and the end of the turn; which of these were done when is returned."""
    luck, done = Random(8), set[tuple[int, str]]()
    for now in islice(questions(page), most):
        options: list[str] = now["decision"]["options"]
        spaces = [key for key in options if key.split(":")[0] in SPACES]
        others = [key for key in options if key not in spaces and key != "end"]
        turn: int = now["view"]["round"]
        luck.shuffle(spaces)
        if (turn, "ride") not in done and any(ride(page, now, key) for key in spaces):
            done.add((turn, "ride"))
        elif others and ("end" not in options or (turn, "other") not in done):
            take(page, now, luck.choice(others))
            done.add((turn, "other"))
        elif "end" in options:
            press(page, "e")
            moved(page, now["version"])
            done.add((turn, "end"))
        else:
            assert any(ride(page, now, key) for key in spaces)
    return done


@pytest.mark.extended
@pytest.mark.parametrize("most", [
    pytest.param(24, id="two rounds"),  # test_blood_money_played has a last one, and the count
    pytest.param(None, id="whole", marks=pytest.mark.soak("page")),
])  # fmt: skip
def test_a_game_of_western_legends(new_page: NewPage, most: int | None) -> None:
    page = new_page(locale="fr")
    ready_to_look(page)
    begin(page, "legends")
    assert {(1, "ride"), (2, "ride"), (1, "end"), (2, "end")} <= play_by_keys(page, most)
