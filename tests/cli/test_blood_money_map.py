"""Blood Money on the map of the terminal: ruins, deeds, map tokens, the cart."""

from typing import Any

import pytest

import tumbleweed as tw
from cli.ante_up_tables import words_of
from cli.blood_money_tables import BANK, CONTENT, MODULES, crowded
from tumbleweed.cli.terminal.legends.chart import Chart
from tumbleweed.cli.terminal.legends.frames import GULCH, TERRITORY, Frame
from tumbleweed.cli.terminal.legends.land import Size, by_name, deed_places, on_board
from tumbleweed.cli.terminal.legends.legend import legend
from tumbleweed.games.legends.compiler.content import legends_content

LAND = by_name(CONTENT)
SIGNS = ("✗", "⚐", "?", "⊙")


def chart(game: tw.Game) -> Chart:
    view: Any = game.view(0)
    return Chart(view, words_of(game), {})


def label(game: tw.Game, space: str) -> str:
    return chart(game).label(LAND[space]).plain


def test_pieces_lie_where_they_are() -> None:
    game = crowded()
    assert label(game, BANK) == "$⚐A★A"
    assert label(game, "red-falls-cabaret") == "♪✗‖B"
    assert label(game, "red-falls-doctor") == "+⚐B"
    assert label(game, "sunny-hills-mine") == "◇?◆C"
    assert label(game, "cliff-junction-mine") == "◇?"
    cart = game.view(0)["blood"]["property"]["trader"]["cart"]
    assert LAND[cart].region == "sunny-hills"
    assert label(game, cart).endswith("⊙")


def test_a_building_is_marked_at_all_its_sides() -> None:
    game = crowded()
    sides = [name for name in LAND if "red-falls-saloon" in name]
    assert [label(game, side) for side in sides] == ["♠✗⚐B"] * 3
    assert {label(game, name) for name in LAND if "gulch-saloon" in name} == {"♠"}


def test_every_deed_has_its_spaces() -> None:
    places = {place for found in deed_places(CONTENT).values() for place in found}
    assert places == {CONTENT.entry("deed", deed)["place"] for deed in CONTENT.ids("deed")}
    assert set(deed_places(legends_content()).values()) == {frozenset()}


@pytest.mark.parametrize(("frame", "columns"), [(TERRITORY, 68), (GULCH, 46)])
def test_every_space_is_drawn_once_and_whole(frame: Frame, columns: int) -> None:
    size, map_ = Size(columns, 26, frame), chart(crowded())
    places, drawn = map_.places(size), map_.draw(size).plain.split("\n")
    assert places.keys() == {space.name for space in on_board(CONTENT, frame)}
    for name, (column, row) in places.items():
        text = map_.label(LAND[name]).plain
        assert drawn[row][column : column + len(text)] == text, name


def test_the_legend_names_the_new_signs_only_with_the_module() -> None:
    words = words_of(crowded())
    told = [item.plain for item in legend(words, tuple(MODULES)).items]
    assert all(sum(text.startswith(f"{sign} ") for text in told) == 1 for sign in SIGNS), told
    without = [item.plain for item in legend(words, ("ante-up",)).items]
    assert not any(text.startswith(f"{sign} ") for text in without for sign in SIGNS)
