"""The map as text: every space once, everybody where they stand, lines that meet."""

from typing import Any

import pytest
from rich.cells import cell_len

from cli.legends_tables import NAMES, at, at_the_bank
from tumbleweed.cli.terminal.legends.chart import Chart
from tumbleweed.cli.terminal.legends.land import (
    DOUBLE,
    MARKS,
    MESA,
    THIN,
    Size,
    borders,
    by_name,
    inside,
)
from tumbleweed.cli.terminal.legends.question import numbers_on_the_map
from tumbleweed.cli.terminal.words import Words
from tumbleweed.core.game import Game
from tumbleweed.games.legends.compiler.content import legends_content

LAND = by_name(legends_content())
SIZES = [Size(58, 13), Size(58, 10), Size(80, 8), Size(58, 23), Size(118, 40)]


def chart(game: Game, lang: str = "en", everywhere: bool = False) -> Chart:
    """As the seat asked sees it; or with a number on every space, the fullest a map can be."""
    decision = game.decision
    assert decision is not None
    numbers = numbers_on_the_map(decision)
    if everywhere:
        numbers = {space.name: number for number, space in enumerate(LAND.values(), 10)}
    view: Any = game.view(decision.seat)
    return Chart(view, Words(game.ruleset.wording, lang, NAMES), numbers)


def crowd() -> Game:
    """Six players in one space, the Sheriff too; bandits in all hideouts."""
    return at(
        players=6,
        seats={seat: {"space": "darkrock-sheriffs-office"} for seat in range(6)},
        bandits=[space.name for space in LAND.values() if space.kind.startswith("hideout")],
    )


def rows(map_: Chart, size: Size) -> list[str]:
    return map_.draw(size).plain.split("\n")


# ---- spaces ----


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("position", ["bank", "crowd"])
def test_every_space_is_drawn_once_and_whole(size: Size, position: str) -> None:
    game, everywhere = (at_the_bank(), False) if position == "bank" else (crowd(), True)
    map_ = chart(game, everywhere=everywhere and size.columns > 58)
    places, drawn = map_.places(size), rows(map_, size)
    assert places.keys() == {space.name for space in LAND.values()}
    assert len(drawn) == size.rows
    assert {cell_len(row) for row in drawn} == {size.columns}
    taken: set[tuple[int, int]] = set()
    for name, (column, row) in places.items():
        label = map_.label(LAND[name]).plain
        assert drawn[row][column : column + len(label)] == label
        cells = {(at, row) for at in range(column, column + len(label))}
        assert not cells & taken, name
        taken |= cells


@pytest.mark.parametrize("size", [Size(58, 13), Size(80, 20)], ids=str)
def test_a_space_stands_near_its_centre_on_the_board(size: Size) -> None:
    for name, (column, row) in chart(at_the_bank()).places(size).items():
        home = size.cell(LAND[name].centre)
        assert abs(home[1] - row) <= 1, name
        assert abs(home[0] - column) <= 7, name


def test_there_are_65_spaces_with_their_marks() -> None:
    marks = [space.mark for space in LAND.values()]
    assert len(marks) == 65
    once = {"★", "$", "+", "♪", "#"}
    assert {mark: marks.count(mark) for mark in once} == dict.fromkeys(once, 1)
    assert [marks.count(mark) for mark in ("⌂", "♠", "◇", "∩")] == [6, 6, 3, 2]
    assert [marks.count(mark) for mark in "ABC"] == [2, 2, 2]
    assert set(MARKS.values()) < set(marks)


def test_every_centre_lies_in_its_own_outline() -> None:
    for space in LAND.values():
        around = [other.name for other in LAND.values() if inside(space.centre, other.outline)]
        assert around == [space.name]


# ---- who stands where ----


def label(map_: Chart, space: str) -> str:
    return map_.label(LAND[space]).plain


def test_players_the_sheriff_and_bandits_stand_where_they_are() -> None:
    seats: dict[int, Any] = {
        0: {"space": "darkrock-bank"},
        1: {"space": "darkrock-bank"},
        2: {"space": "sunny-hills-3"},
    }
    game = at(seats=seats, sheriff="cliff-junction-4", bandits=["dixon-creek-hideout-b"], at="turn")
    map_ = chart(game)
    assert label(map_, "darkrock-bank") == "$★A‖B"
    assert label(map_, "sunny-hills-3") == "◆C"
    assert label(map_, "cliff-junction-4") == "☆S"
    assert label(map_, "dixon-creek-hideout-b") == "B!"
    assert label(map_, "sunny-hills-4") == "·"
    for sign in ("★A", "‖B", "◆C", "☆S", "B!"):
        assert map_.draw(Size(58, 13)).plain.count(sign) == 1


def test_a_crowd_of_seven_fits_into_one_space() -> None:
    map_ = chart(crowd())
    assert label(map_, "darkrock-sheriffs-office") == "★[2]☆S★A‖B◆C●D✚E○F"
    assert "★[2]☆S★A‖B◆C●D✚E○F" in map_.draw(Size(58, 13)).plain


def test_numbers_on_the_map_are_the_numbers_of_the_answers() -> None:
    game = at_the_bank()
    assert game.decision is not None
    keys, map_ = game.decision.keys, chart(game)
    reached = {key.removeprefix("ride:"): n for n, key in enumerate(keys, 1) if "ride:" in key}
    assert len(reached) > 10
    for space in LAND.values():
        number = f"[{reached[space.name]}]" if space.name in reached else ""
        assert ("[" in label(map_, space.name)) == bool(number)
        assert number in label(map_, space.name)
    drawn = map_.draw(Size(58, 13)).plain
    assert all(drawn.count(f"[{number}]") == 1 for number in reached.values())


# ---- the land ----


@pytest.mark.parametrize("size", SIZES[:4], ids=str)
def test_lines_meet_at_the_edges_of_cells(size: Size) -> None:
    """An arm that leaves a cell goes on in the next one, or ends at a mesa or the edge."""
    drawn = borders(legends_content(), size)
    for (column, row), sign in drawn.items():
        if sign == MESA:
            continue
        for side, (across, down) in enumerate(((0, -1), (1, 0), (0, 1), (-1, 0))):
            beyond = drawn.get((column + across, row + down), " ")
            if arms(sign) >> side & 1 and beyond not in (MESA, " "):
                assert arms(beyond) >> (side + 2) % 4 & 1, (column, row, sign, beyond)


def arms(sign: str) -> int:
    """Up 1, right 2, down 4, left 8; the double ends have no sign of their own."""
    if sign in THIN:
        return THIN.index(sign)
    return {"║": 5, "═": 10}.get(sign, DOUBLE.index(sign))


def test_regions_are_named_where_there_is_room() -> None:
    drawn = chart(at_the_bank(), everywhere=False).draw(Size(118, 40)).plain
    names = ["Mesito's Point", "Sunny Hills", "DARKROCK", "RED FALLS", "Dixon Creek"]
    for name in [*names, "Spike's View", "Cliff Junction"]:
        assert drawn.count(name) == 1, name
