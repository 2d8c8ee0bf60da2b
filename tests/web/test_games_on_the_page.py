"""Whole games played through the page, and that it offers what the engine offers, no more."""

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from web.playing import on_offer, play_on, settle, table_of


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


@pytest.mark.parametrize("game", ["goat", "legends"])
def test_a_whole_game(page: Page, game: str) -> None:
    """In every state the page offers exactly what the engine does; at the end its numbers."""
    start(page, game)
    over = play_on(page, Random(game), the_same_options)
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
