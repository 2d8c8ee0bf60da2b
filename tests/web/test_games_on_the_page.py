"""Whole games played through the page by clicks; test_keys_only has shorter ones."""

import json
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page

from web.conftest import NewPage
from web.looking import raw_keys, ready_to_look
from web.playing import Look, play_on, settle, table_of, the_same_options
from web.test_deciding import MORE_SIZES, SIZES, Size, resize, still_wrong_at, wrong_at


def start(page: Page, game: str) -> str:
    """Two clicks from a fresh start: pick the game, play now."""
    page.locator(f'[data-pick="{game}"]').click()
    page.locator("[data-play-now]").click()
    return table_of(page)


def fits(sizes: list[Size], wrong: dict[str, Any]) -> Look:
    """Whoever is asked reads words and can decide at all of these sizes. The last size stays."""

    def look(page: Page, now: dict[str, Any]) -> None:
        kind = now["decision"]["prompt"]["message"]
        assert raw_keys(page) == []
        for size in sizes:
            resize(page, size)
            found = still_wrong_at(page, now["table"]["settings"]["game"], wrong_at)
            if found:
                wrong.setdefault(f"{kind} at {size[0]}x{size[1]}", found)

    return look


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
    fit = fits([*SIZES, *MORE_SIZES], wrong)

    def look(page: Page, now: dict[str, Any]) -> None:
        the_same_options(page, now)
        fit(page, now)

    play_on(page, Random(f"{game} {lang}"), look)
    assert wrong == {}, json.dumps(wrong, ensure_ascii=False, indent=1)
