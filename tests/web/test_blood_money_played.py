"""Games with Blood Money played through the page: by clicks, by keys, and by two browsers, neither
of which is told what nobody knows yet."""

import json
import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect

import tumbleweed as tw
from server.serving import Server
from tumbleweed.games.legends.compiler.content import LegendsContent
from web.blood_money_scenes import BLOOD_MONEY, BOTH, LAST_ROUND
from web.conftest import NewPage
from web.looking import raw_keys, ready_to_look
from web.playing import MAKE, payload, play_on, settle, take, the_same_options, up_to_date
from web.scenes import at, go, person, reached, sit
from web.test_keys_only import play_by_keys
from web.test_keys_only import take as by_keys
from web.test_two_browsers import asked

pytestmark = pytest.mark.usefixtures("kept_pages")

ANSWERS = 40  # of two people, until a story is over
ON_SHEETS = ("condition", "gang", "ruin", "trade", "several", "restore")


def begin(page: Page) -> None:
    """A table of both modules, one person and two bots."""
    seats = [{}, *[{"kind": "bot", "level": "random"}] * 2]
    wanted = {"game": "legends", "seats": seats, "options": {**BOTH, "length": 15}, "start": True}
    table = page.evaluate(MAKE, wanted)
    page.evaluate("(table) => { location.hash = `#table=${table}`; }", table)


def look(page: Page, now: dict[str, Any]) -> None:
    the_same_options(page, now)
    assert raw_keys(page) == []


# ---- by clicks, by keys ----


@pytest.mark.extended
def test_the_beginning_of_a_game_by_clicks(new_page: NewPage) -> None:
    page = new_page(locale="fr")
    ready_to_look(page)
    begin(page)
    play_on(page, Random(3), look, most=12)


@pytest.mark.extended
def test_the_beginning_of_a_game_by_keys(new_page: NewPage) -> None:
    page = new_page()
    ready_to_look(page)
    begin(page)
    assert (1, "end") in play_by_keys(page, most=20)


@pytest.mark.extended
@pytest.mark.parametrize("name", ON_SHEETS)
def test_a_question_is_answered_by_keys(site: Server, new_page: NewPage, name: str) -> None:
    page = new_page()
    ready_to_look(page)
    at(site, page, BLOOD_MONEY[f"legends-bm-{name}"])
    now = settle(page)
    look(page, now)
    by_keys(page, now, now["decision"]["options"][-1])


@pytest.mark.extended
def test_the_end_of_a_game_by_clicks(site: Server, new_page: NewPage) -> None:
    page = new_page(locale="fr")
    ready_to_look(page)
    at(site, page, LAST_ROUND)
    play_on(page, Random(3), look)
    expect(page.locator('[data-screen="scoring"]')).to_be_visible()


@pytest.mark.extended
def test_the_end_of_a_game_by_keys(site: Server, new_page: NewPage) -> None:
    """The last round, and the count."""
    page = new_page()
    ready_to_look(page)
    at(site, page, LAST_ROUND)
    assert (1, "end") in play_by_keys(page)


@pytest.mark.extended
@pytest.mark.soak("page")
def test_a_whole_game_by_clicks(new_page: NewPage) -> None:
    page = new_page(locale="fr")
    ready_to_look(page)
    begin(page)
    play_on(page, Random(3), look)
    expect(page.locator('[data-screen="scoring"]')).to_be_visible()


@pytest.mark.extended
@pytest.mark.soak("page")
def test_a_whole_game_by_keys(new_page: NewPage) -> None:
    page = new_page()
    ready_to_look(page)
    begin(page)
    assert {(1, "ride"), (1, "end"), (2, "ride"), (2, "end")} <= play_by_keys(page)


# ---- two browsers, and what nobody knows ----


class Heard:
    """Every message that a page gets over its line."""

    def __init__(self, page: Page) -> None:
        self.said: list[str] = []
        page.on("websocket", self._listen)

    def _listen(self, line: WebSocket) -> None:
        line.on("framereceived", lambda frame: self.said.append(str(frame)))

    def named(self, ids: set[str]) -> set[str]:
        return {each for each in ids if any(_says(text, each) for text in self.said)}


def _says(text: str, name: str) -> bool:
    return re.search(rf"(?<![\w-]){re.escape(name)}(?![\w-])", text) is not None


def content() -> LegendsContent:
    found = tw.new("legends", players=2, seed=0, **BOTH).ruleset.content
    assert isinstance(found, LegendsContent)
    return found


def known_outcomes(now: dict[str, Any]) -> set[str]:
    """Of stories that are over, and of the one that is being resolved."""
    blood = now["view"]["blood"]
    open_one = blood["tale"]["outcome"] if blood["tale"] else None
    return set(blood["told"]) | ({open_one} if open_one else set())


def known_cards(now: dict[str, Any]) -> set[str]:
    """Injuries, Legendary items and regions that lie open, or did, as the log tells."""
    told = json.dumps(now["events"]["list"])
    blood = now["view"]["blood"]
    trader = blood["property"]["trader"]
    lying = [*blood["injuries"], *blood["property"]["relic_shop"], trader["card"]]
    lying += [*trader["discard"], *(each for own in blood["property"]["relics"] for each in own)]
    return {each for each in lying if each} | set(re.findall(r":([a-z0-9-]+)\"", told))


def test_two_browsers_in_a_storys_resolution(site: Server, new_page: NewPage) -> None:
    """Both read the outcome once it is turned, then the next story; no message has the outcome of
    that one, or what lies in a deck."""
    scene = reached(BLOOD_MONEY["legends-bm-last-disc"])
    ann, ben = new_page(kept=False), new_page(kept=False)
    other = (scene.seat + 1) % scene.game.players
    heard = [Heard(ann), Heard(ben)]
    table = sit(site, scene, {scene.seat: person(ann), other: person(ben)})
    go(ann, table)
    go(ben, table)
    before = settle(ann)
    tale = before["view"]["blood"]["tale"]["tale"]
    outcomes = set(content().ids("outcome"))
    for page, messages in zip((ann, ben), heard, strict=True):
        assert messages.named(outcomes) <= known_outcomes(payload(page))
        expect(page.locator(f'[data-tale="{tale}"]')).to_be_visible()
    take(ann, "end")
    for _ in range(ANSWERS):
        now = payload(ben)
        if now["view"]["blood"]["tale"]["tale"] != tale and not known_up(now):
            break
        page = asked(ann, ben)
        take(page, payload(page)["decision"]["options"][0])
    assert any(each.startswith(tale) for each in payload(ben)["view"]["blood"]["told"])
    cards = {each for kind in ("injury", "relic", "trader") for each in content().ids(kind)}
    for page, messages in zip((ann, ben), heard, strict=True):
        now = up_to_date(page)
        new = now["view"]["blood"]["tale"]["tale"]
        expect(page.locator(f'[data-tale="{new}"]')).to_be_visible()
        assert messages.named(outcomes) <= known_outcomes(now)
        assert messages.named(cards) <= known_cards(now)
        assert messages.said


def known_up(now: dict[str, Any]) -> bool:
    """An outcome lies open."""
    return bool(now["view"]["blood"]["tale"]["outcome"])
