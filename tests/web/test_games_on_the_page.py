"""Whole games played through the page, and that it offers what the engine offers, no more."""

import json
import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from web.conftest import NewPage
from web.looking import raw_keys, ready_to_look
from web.playing import Look, on_offer, play_on, settle, table_of
from web.test_deciding import MORE_SIZES, SIZES, Size, resize, still_wrong_at, wrong_at


def start(page: Page, game: str) -> str:
    """Two clicks from a fresh start: pick the game, play now."""
    page.locator(f'[data-pick="{game}"]').click()
    page.locator("[data-play-now]").click()
    return table_of(page)


def the_same_options(page: Page, now: dict[str, Any]) -> None:
    engine = sorted(now["decision"]["options"])
    for _ in range(100):  # the screen may still be drawing
        shown = on_offer(page)
        if shown == engine:
            return
        page.wait_for_timeout(20)
    late = "" if settle(page)["version"] == now["version"] else ", which has moved on"
    raise AssertionError(
        f"{now['decision']['prompt']}{late}: {set(shown) - set(engine)} too much,"
        f" {set(engine) - set(shown)} missing"
    )


def fits(sizes: list[Size], wrong: dict[str, Any], every: bool = False) -> Look:
    """Whoever is asked reads words and can decide at all of these sizes; at the first question of
    each kind, or at `every` one. The last size stays."""
    seen: set[str] = set()

    def look(page: Page, now: dict[str, Any]) -> None:
        kind = now["decision"]["prompt"]["message"]
        if kind in seen and not every:
            return
        seen.add(kind)
        assert raw_keys(page) == []
        for size in sizes:
            resize(page, size)
            found = still_wrong_at(page, now["table"]["settings"]["game"], wrong_at)
            if found:
                wrong.setdefault(f"{kind} at {size[0]}x{size[1]}", found)

    return look


@pytest.mark.parametrize(("game", "lang"), [("goat", "pt"), ("legends", "fr")])
def test_a_whole_game(new_page: NewPage, game: str, lang: str) -> None:
    """In every state the page offers exactly what the engine does, and every kind of question fits
    a laptop and a phone held either way; at the end its numbers."""
    page = new_page(locale=lang)
    start(page, game)
    ready_to_look(page)
    wrong: dict[str, Any] = {}
    fit = fits([*SIZES[1:], SIZES[0]], wrong)

    def look(page: Page, now: dict[str, Any]) -> None:
        the_same_options(page, now)
        fit(page, now)

    over = play_on(page, Random(game), look)
    assert wrong == {}, json.dumps(wrong, ensure_ascii=False, indent=1)
    expect(page.locator('[data-screen="scoring"]')).to_be_visible()
    for seat, score in enumerate(over["result"]["scores"]):
        shown = re.compile(rf"(?<!\d){score}$")
        expect(page.locator(f'[data-score="{seat}"]').first).to_have_text(shown)


@pytest.mark.parametrize("game", ["goat", "legends"])
def test_two_clicks(page: Page, game: str) -> None:
    start(page, game)
    now = settle(page)
    assert now["table"]["status"] == "playing"
    the_same_options(page, now)


@pytest.mark.soak("page")
@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", ["goat", "legends"])
def test_every_state_of_a_whole_game_fits(new_page: NewPage, game: str, lang: str) -> None:
    page = new_page(locale=lang)
    start(page, game)
    ready_to_look(page)
    wrong: dict[str, Any] = {}
    play_on(page, Random(f"{game} {lang}"), fits([*SIZES, *MORE_SIZES], wrong, every=True))
    assert wrong == {}, json.dumps(wrong, ensure_ascii=False, indent=1)
