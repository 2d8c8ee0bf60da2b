"""Forecasts on the page: in words at the stage, as labels on answers, in both languages; switched
off, and at tables that allow none."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from server.serving import Server
from web import forecast_scenes as scenes
from web.conftest import NewPage
from web.playing import PATIENCE
from web.scenes import Scene, go, person, sit

pytestmark = pytest.mark.usefixtures("kept_pages")

Words = dict[str, tuple[Callable[[], Scene], list[str], dict[str, str]]]
N = "\u202f"
EN: Words = {
    "duel": (
        scenes.duel,
        ["As it stands, you lose", "Ties are yours: you attack", "Ben may still react"],
        {"react:poker-6-hearts": "13 → 11: a tie, you win"},
    ),
    "heist": (
        scenes.robbery,
        ["As it stands, you lose", "Ties go to the bank guard"],
        {"react:poker-6-hearts": "13 → 11: a tie, you lose"},
    ),
    "arrest": (
        scenes.arrest,
        ["Ties are yours: you attack"],
        {"lay:poker-j-hearts": "Beats Q or lower", "lay:poker-6-hearts": "Beats 7 or lower"},
    ),
    "bandit": (
        scenes.bandit,
        ["Ties go to the bandit"],
        {"lay:poker-q-hearts": "Beats J or lower", "lay:poker-2-hearts": "Beats no card"},
    ),
    "the bandit's cards": (
        scenes.for_the_bandit,
        ["Ties go to the bandit"],
        {"npc:fight-j": "Beats J or lower", "npc:fight-3": "Beats 3 or lower"},
    ),
    "poker": (
        scenes.poker,
        ["Beaten by higher cards, three of a kind", "Ties go to Annie"],
        {"play:poker-k-spades": "Two pair", "play:poker-5-diamonds": "A pair"},
    ),
}
FR: Words = {
    "duel": (
        scenes.duel,
        ["En l’état, vous perdez", "vous gagnez", f"Une réaction reste possible{N}: Ben"],
        {"react:poker-6-hearts": f"13 → 11{N}: égalité, vous gagnez"},
    ),
    "heist": (
        scenes.robbery,
        ["En l’état, vous perdez", "En cas d’égalité, le garde"],
        {"react:poker-6-hearts": f"13 → 11{N}: égalité, vous perdez"},
    ),
    "arrest": (
        scenes.arrest,
        [f"En cas d’égalité, vous gagnez{N}: vous attaquez"],
        {"lay:poker-j-hearts": "Bat Q ou moins"},
    ),
    "bandit": (
        scenes.bandit,
        ["En cas d’égalité, le bandit gagne"],
        {"lay:poker-2-hearts": "Ne bat aucune carte"},
    ),
    "poker": (
        scenes.poker,
        ["Battue par des cartes plus hautes", "Annie gagne"],
        {"play:poker-5-diamonds": "Paire"},
    ),
}


@pytest.mark.slow
@pytest.mark.parametrize(("lang", "words"), [("en", EN), ("fr", FR)])
def test_words_at_the_stage_and_on_the_answers(
    site: Server, new_page: NewPage, lang: str, words: Words
) -> None:
    page = new_page(locale=lang)
    me = person(page)
    for made, stage, answers in words.values():
        scene = made()
        go(page, sit(site, scene, {scene.seat: me}, waiting=True))
        bar = page.locator("[data-forecast]")
        for each in stage:
            expect(bar).to_contain_text(each, timeout=PATIENCE)
        for key, label in answers.items():
            found = page.locator(f'[data-option="{key}"] .foretold').first
            expect(found).to_have_text(label, timeout=PATIENCE)


@pytest.mark.extended
def test_it_can_be_switched_off_and_on(site: Server, page: Page) -> None:
    """Then nothing of it is sent."""
    sent: list[dict[str, Any]] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda f: sent.append(read(f))))
    scene = scenes.duel()
    go(page, sit(site, scene, {scene.seat: person(page)}, waiting=True))
    label = page.locator('[data-option="react:poker-6-hearts"] .foretold')
    switch = page.locator("[data-forecast] button")
    label.first.wait_for(timeout=PATIENCE)
    assert any("forecast" in each for each in sent if each["is"] == "table")
    sent.clear()
    switch.click()
    expect(label).to_have_count(0, timeout=PATIENCE)
    assert not any("forecast" in json.dumps(each.get("patch", each)) for each in payloads(sent))
    switch.click()
    label.first.wait_for(timeout=PATIENCE)


@pytest.mark.extended
def test_nothing_of_the_stage_is_scrolled_away_by_it(site: Server, page: Page) -> None:
    """At 1280×720, with a Reaction to choose."""
    scene = scenes.robbery()
    go(page, sit(site, scene, {scene.seat: person(page)}, waiting=True))
    page.locator("[data-forecast] b").wait_for(timeout=PATIENCE)
    stage = page.locator("[data-screen=fight]")
    assert stage.evaluate("node => node.scrollHeight - node.clientHeight") <= 1


@pytest.mark.extended
def test_a_table_without_them_has_no_bar(site: Server, page: Page) -> None:
    scene = scenes.duel()
    go(page, sit(site, scene, {scene.seat: person(page)}, waiting=True, forecast=False))
    page.locator("[data-screen=fight]").wait_for(timeout=PATIENCE)
    expect(page.locator("[data-forecast]")).to_have_count(0)
    expect(page.locator(".foretold")).to_have_count(0)


def read(frame: str | bytes) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(frame)
    return found


def payloads(messages: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Without the settings of the table, which say whether forecasts are allowed."""
    found = [each for each in messages if each["is"] in ("table", "update")]
    return [{key: value for key, value in each.items() if key != "table"} for each in found]
