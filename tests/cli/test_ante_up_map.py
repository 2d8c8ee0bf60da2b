"""The joined boards as text: every space once, what lies on them, one board or both."""

import re
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

import tumbleweed as tw
from cli.ante_up_tables import CAMP, CONTENT, EAST, MODULES, NORTHWEST, OFFICE, crowded, words_of
from support.legends.land import joined
from tumbleweed.cli.terminal.ink import THEME
from tumbleweed.cli.terminal.legends.chart import Chart
from tumbleweed.cli.terminal.legends.frames import GULCH, TERRITORY, Frame
from tumbleweed.cli.terminal.legends.land import Size, borders, by_name, inside, on_board
from tumbleweed.cli.terminal.legends.legend import legend
from tumbleweed.cli.terminal.legends.maps import BETWEEN, Maps
from tumbleweed.cli.terminal.legends.question import numbers_on_the_map

SIZES = [(46, 30), (58, 13), (80, 8), (118, 40)]
BOARDS = [(TERRITORY, 65), (GULCH, 47)]
LAND = by_name(CONTENT)


def chart(game: tw.Game, numbers: dict[str, int] | None = None, lang: str = "en") -> Chart:
    decision = game.decision
    assert decision is not None
    view: Any = game.view(decision.seat)
    chosen = numbers_on_the_map(decision) if numbers is None else numbers
    return Chart(view, words_of(game, lang), chosen)


def maps(game: tw.Game, other: bool = False, seat: int = 0) -> Maps:
    decision = game.decision
    assert decision is not None
    view: Any = game.view(seat)
    return Maps(view, words_of(game), numbers_on_the_map(decision), other)


def label(game: tw.Game, space: str) -> str:
    return chart(game, {}).label(LAND[space]).plain


# ---- spaces ----


@pytest.mark.parametrize(("columns", "rows"), SIZES)
@pytest.mark.parametrize(("frame", "count"), BOARDS, ids=["territory", "gulch"])
def test_every_space_of_a_board_is_drawn_once_and_whole(
    frame: Frame, count: int, columns: int, rows: int
) -> None:
    size, map_ = Size(columns, rows, frame), chart(crowded())
    places, drawn = map_.places(size), map_.draw(size).plain.split("\n")
    assert places.keys() == {space.name for space in on_board(CONTENT, frame)}
    assert len(places) == count
    assert {cell_len(row) for row in drawn} == {columns}
    taken: set[tuple[int, int]] = set()
    for name, (column, row) in places.items():
        text = map_.label(LAND[name]).plain
        assert drawn[row][column : column + len(text)] == text
        cells = {(at, row) for at in range(column, column + len(text))}
        assert not cells & taken, name
        taken |= cells


def test_a_space_of_the_gulch_stands_near_its_centre() -> None:
    size = Size(46, 30, GULCH)
    for name, (column, row) in chart(crowded()).places(size).items():
        home = size.cell(LAND[name].centre)
        assert abs(home[1] - row) <= 1, name
        assert abs(home[0] - column) <= 5, name
        assert inside(LAND[name].centre, LAND[name].outline)


def test_the_marks_of_buzzard_gulch() -> None:
    marks = [space.mark for space in on_board(CONTENT, GULCH)]
    counts = {"M": 1, "T": 3, "♠": 3, "#": 1, "∩": 1, "%": 1, "^A": 1, "^C": 1}
    counts |= {"6": 4, "7": 4, "8": 1}
    assert {mark: marks.count(mark) for mark in counts} == counts
    assert marks.count("·") == 47 - sum(counts.values())


def test_the_town_has_a_double_border_and_the_boards_names() -> None:
    signs = set(borders(CONTENT, Size(60, 30, GULCH)).values())
    assert signs <= set("║═╚╔╝╗╠╣╦╩╬")
    assert {"║", "═"} <= signs
    drawn = chart(joined({}), {}).draw(Size(60, 30, GULCH)).plain
    assert drawn.count("BUZZARD GULCH") == 1
    assert drawn.count("Buzzard Gulch Frontier") == 1


# ---- what lies there ----


@pytest.mark.rule("AU-SETUP-12", "AU-TRAIN-05", "AU-SETUP-17")
def test_pieces_lie_where_they_are() -> None:
    game = crowded()
    assert label(game, CAMP) == "%★A"
    assert label(game, OFFICE) == "M‖B"
    assert label(game, NORTHWEST) == "6+1"
    assert label(game, EAST) == "8+5"
    assert label(game, "frontier-space-7-northeast") == "7"  # no token there
    assert label(game, "frontier-plain-8") == "!"
    assert label(game, "sunny-hills-mine") == "◇!"
    assert label(game, "frontier-plain-1") == "~"
    assert label(game, "frontier-plain-2") == "°"
    assert label(game, "frontier-rail-station") == "#≡"
    assert label(game, "sunny-hills-hideout-a") == "^A"
    assert label(game, "cliff-junction-hideout-c") == "^C"
    assert label(game, "mesitos-point-hideout-a") == "A"  # from there no pass leads


@pytest.mark.rule("AU-TOKEN-18")
def test_a_high_roller_sits_at_all_three_sides_of_the_saloon() -> None:
    sides = [s.name for s in LAND.values() if "saloon" in s.name]
    assert [label(crowded(), side) for side in sides if "gulch" in side] == ["♠♛"] * 3
    assert {label(crowded(), side) for side in sides if "gulch" not in side} == {"♠"}


def test_the_legend_names_every_new_sign_and_the_base_game_none_of_them() -> None:
    words = words_of(crowded())
    new = {"M", "T", "%", "^", "6 7 8", "+3", "~", "°", "♛", "≡"}
    told = [item.plain for item in legend(words, MODULES).items]
    assert all(sum(text.startswith(f"{sign} ") for text in told) == 1 for sign in new), told
    base = [item.plain for item in legend(words_of(tw.new("legends", 3, 1)), ()).items]
    assert not any(text.startswith(f"{sign} ") for text in base for sign in new)


# ---- one board, or both ----


@pytest.mark.parametrize(
    ("columns", "rows", "frames"),
    [
        (76, 17, (TERRITORY, GULCH)),
        (118, 26, (TERRITORY, GULCH)),
        (80, 14, (GULCH,)),
        (58, 23, (GULCH,)),
    ],
)
def test_both_boards_are_shown_where_there_is_room(
    columns: int, rows: int, frames: tuple[Frame, ...]
) -> None:
    """Else the reader's: Ana is at the Outlaw Camp."""
    assert maps(crowded()).frames(columns, rows) == frames


def test_side_by_side_all_112_spaces_and_a_ridge_between() -> None:
    console = Console(width=118, height=40, theme=THEME)
    drawn = console.render_lines(maps(crowded()).draw(118, 26), pad=False)
    lines = ["".join(segment.text for segment in line) for line in drawn]
    assert len(lines) == 26
    west = round((118 - BETWEEN) * TERRITORY.share) + 1
    assert {line[west] for line in lines} == {"│"}
    assert max(map(cell_len, lines)) <= 118
    assert any(re.search(r"%\[\d+\]★A", line[west:]) for line in lines)
    assert any("$◆C" in line[:west] for line in lines)


def test_the_other_board_can_be_shown() -> None:
    assert maps(crowded()).frames(58, 13) == (GULCH,)
    assert maps(crowded(), other=True).frames(58, 13) == (TERRITORY,)


@pytest.mark.rule("AU-MOVE-08", "AU-MOVE-06")
def test_choices_on_the_other_board_are_counted_in_the_title() -> None:
    """From a Rail Station one may go by rail; the number is on the map of the other board."""
    game = joined({"space": "spikes-view-rail-station", "money": 30})
    found = maps(game)
    assert found.frames(58, 13) == (TERRITORY,)
    assert found.title(58, 13) == "The Old West · 1 choice: Buzzard Gulch (m)"
    assert found.title(118, 30) == "The Old West · Buzzard Gulch"
    number = found.numbers["frontier-rail-station"]
    assert f"#[{number}]" in chart(game).draw(Size(58, 20, GULCH)).plain


def test_a_question_about_the_other_board_alone_shows_that_one() -> None:
    """A token is put on the frontier by somebody who is at the Bank."""
    view: Any = joined({"space": "darkrock-bank"}).view(0)
    numbers = {NORTHWEST: 1, EAST: 2}
    assert Maps(view, words_of(joined({})), numbers).frames(58, 13) == (GULCH,)


def test_without_the_module_there_is_one_board() -> None:
    game = tw.new("legends", 3, 1)
    view: Any = game.view(0)
    one = Maps(view, words_of(game), {}, other=True)
    assert one.frames(118, 40) == (TERRITORY,)
    assert one.title(118, 40) == "The Old West"
    assert isinstance(one.draw(118, 40), Text)
