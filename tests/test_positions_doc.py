"""docs/positions.md lists every word, every point and every stream of both games, and no other."""

import re
from pathlib import Path
from typing import Any

import pytest

import tumbleweed as tw
from tumbleweed.games.goat import model as goat_model
from tumbleweed.games.goat import position as goat
from tumbleweed.games.legends.positions import position as legends
from tumbleweed.games.legends.positions.ante_up import place as ante_up
from tumbleweed.games.legends.positions.blood_money import place as blood_money
from tumbleweed.games.legends.state import ante_up_model, blood_money_model
from tumbleweed.games.legends.state import model as legends_model

PAGE = (Path(__file__).parents[1] / "docs" / "positions.md").read_text("utf-8")
SECTIONS = {
    "legends": PAGE.partition("## Western Legends")[2].partition("## The Good")[0],
    "goat": PAGE.partition("## The Good")[2],
}


def listed(section: str, head: str) -> list[str]:
    """The words in the first column of the table with that head."""
    table = section.partition(f"\n| {head} | ")[2].partition("\n\n")[0]
    rows = [row.split("|")[1] for row in table.splitlines()[2:]]
    return [word for row in rows for word in re.findall(r"`([a-z_-]+)`", row)]


@pytest.mark.parametrize(
    ("game", "head", "words"),
    [
        ("legends", "word", legends.FACTS),
        ("legends", "of a seat", legends.SEAT_FACTS),
        ("legends", "where", legends.POINTS),
        ("legends", "stream", legends_model.STREAMS),
        ("legends", "word with Ante Up", ante_up.FACTS),
        ("legends", "of a seat with Ante Up", ante_up.SEAT_FACTS),
        ("legends", "stream of Ante Up", ante_up_model.ANTE_UP_STREAMS),
        ("legends", "word with Blood Money", blood_money.FACTS),
        ("legends", "of a seat with Blood Money", blood_money.SEAT_FACTS),
        ("legends", "stream of Blood Money", blood_money_model.BLOOD_MONEY_STREAMS),
        ("goat", "word", goat.FACTS),
        ("goat", "where", goat.POINTS),
        ("goat", "stream", goat_model.STREAMS),
    ],
)
def test_the_page_lists_them_all(game: str, head: str, words: Any) -> None:
    assert sorted(listed(SECTIONS[game], head)) == sorted(words)


@pytest.mark.parametrize("game", ["legends", "goat"])
def test_the_page_lists_the_options(game: str) -> None:
    said = re.search(r"^Options: (.+)\.$", SECTIONS[game], re.MULTILINE)
    assert said is not None
    assert re.findall(r"`([a-z_]+)`", said[1]) == tw.games()[game]["options"]


def test_its_example_is_played() -> None:
    code = PAGE.partition("```python\n")[2].partition("```")[0]
    told: dict[str, Any] = {}
    exec(code, told)  # our own page
    assert told["game"].asked == [0]
