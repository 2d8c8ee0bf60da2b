"""What is kept for a content and a set-up is not handed out for another one."""

import importlib
from typing import Any

import pytest

from tumbleweed.games.legends.content import load_content
from tumbleweed.games.legends.wording import legends_wording

FIRST_GAME = ("first-game",)
VIEW: dict[str, Any] = {"edition": "revised", "players": [{}] * 3, "length": 15, "variants": []}


def test_words_know_the_variants() -> None:
    content = load_content()
    plain, first = (content.box("revised", 3, 15, each) for each in ((), FIRST_GAME))
    assert legends_wording(content, plain) is legends_wording(content, plain)
    assert legends_wording(content, first).box.cast == first.cast
    assert legends_wording(content, plain).box.cast == []


@pytest.mark.parametrize(
    ("module", "ask"),
    [
        ("bots.legends.country", lambda m: m.country("revised", 3, ()).box),
        ("cli.terminal.legends.things", lambda m: m.box_of(VIEW)),
    ],
)
def test_a_box_is_of_its_content_and_variants(
    module: str, ask: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = importlib.import_module(f"tumbleweed.{module}")
    shipped = ask(place)
    assert ask(place) is shipped
    monkeypatch.setattr(place, "legends_content", lambda: other)
    other = load_content()
    assert ask(place) is not shipped


def test_bots_and_terminal_know_the_first_game() -> None:
    country = importlib.import_module("tumbleweed.bots.legends.country").country
    box_of = importlib.import_module("tumbleweed.cli.terminal.legends.things").box_of
    assert (
        country("revised", 3, FIRST_GAME).box.cast == box_of({**VIEW, "variants": FIRST_GAME}).cast
    )
    assert country("revised", 3, FIRST_GAME).box.cast != country("revised", 3, ()).box.cast


def test_the_map_is_drawn_from_the_content_at_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    place = importlib.import_module("tumbleweed.server.drawing.territory")
    shipped = place.territory()
    assert place.territory() is shipped
    other = load_content()
    monkeypatch.setattr(place, "legends_content", lambda: other)
    assert place.territory() is not shipped
    assert place.territory() == shipped  # drawn anew, and the same
