"""The page draws the same lines, and the same facts of the Goat, as the terminal."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from server.serving import Server
from tumbleweed.cli.terminal.goat import facts
from tumbleweed.core.events import ALL, Event
from tumbleweed.core.log import Kinds, lines
from tumbleweed.core.log_grammar import FLEETING, MINOR, TURN
from tumbleweed.games.goat.content import goat_content
from tumbleweed.games.goat.events import KINDS as GOAT_KINDS
from tumbleweed.games.legends.vocabulary.event_kinds import KINDS as LEGENDS_KINDS
from web.playing import settle
from web.scenes import GOAT, LEGENDS, Kind, at

pytestmark = [pytest.mark.extended, pytest.mark.usefixtures("kept_pages")]

# A heading, or a line: how many results stand behind it, and whether it is faint.
DRAWN = """() => {
  const results = (line) => line.querySelectorAll(".brief").length;
  const drawn = (line) => [results(line), line.classList.contains("minor")];
  const all = [...document.querySelectorAll("[data-telegraph] [data-line]")];
  return all.map((line) => (line.tagName === "H3" ? "turn" : drawn(line)));
}"""

WORD = """() => [...document.querySelectorAll(".word")].map((word) =>
  [...word.querySelectorAll("i")].map((mark) => mark.classList.contains("lie")))
  .filter((marks) => marks.length)"""


def events_of(now: dict[str, Any]) -> list[Event]:
    return [Event(event["key"], event["args"], ALL) for event in now["events"]["list"]]


def in_the_terminal(kinds: Kinds, events: list[Event]) -> list[Any]:
    told: list[Any] = []
    for line in lines(kinds, events):
        telling = kinds[line.event.key].telling
        minor = telling.weight in (MINOR, FLEETING)
        told.append("turn" if telling.place == TURN else [len(line.results), minor])
    return told if told[0] == "turn" else ["turn", *told]  # the page has a heading for the start


@pytest.mark.parametrize(
    ("kinds", "kind"), [(LEGENDS_KINDS, LEGENDS["act"]), (GOAT_KINDS, GOAT["answer"])]
)
def test_the_page_draws_the_same_lines(site: Server, page: Page, kinds: Kinds, kind: Kind) -> None:
    at(site, page, kind)
    expected = in_the_terminal(kinds, events_of(settle(page)))
    assert any(each != "turn" and each[0] for each in expected)
    earlier = page.locator("[data-telegraph] .earlier")
    while earlier.count():
        earlier.click()
    assert page.evaluate(DRAWN) == expected


def test_who_is_unseen_and_whose_word_was_kept(site: Server, page: Page) -> None:
    at(site, page, GOAT["answer"])
    now = settle(page)
    view, events = now["view"], events_of(now)

    def called(names: set[str]) -> set[str]:
        return {goat_content().name("character", name, "en") for name in names}

    hidden = page.locator(".suspects li:not(.gone)")
    expect(hidden).to_have_count(len(facts.unseen(goat_content(), view)))
    assert set(hidden.locator("em").all_inner_texts()) == called(
        set(facts.unseen(goat_content(), view))
    )
    said = hidden.filter(has=page.locator(".said")).locator("em").all_inner_texts()
    assert set(said) == called(facts.named(goat_content(), view, events))
    marks = [kept for kept in facts.words_kept(events, len(view["players"])) if kept]
    assert marks
    assert page.evaluate(WORD) == [[not truth for truth in kept] for kept in marks]
