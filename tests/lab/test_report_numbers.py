"""Reports: every number in the page, worked out again from the rows of the file."""

import statistics
from collections.abc import Callable
from functools import partial
from typing import Any

import pyarrow.parquet  # type: ignore[import-untyped]
import pytest

import tumbleweed as tw
from lab.report_pages import Page
from tumbleweed.games.legends.compiler.content import legends_content
from tumbleweed.games.legends.state.poker_hands import CATEGORIES
from tumbleweed.lab.legends.columns import OWN_FIGHTS, column, fired_ids, point_columns
from tumbleweed.lab.legends.styles import STYLES
from tumbleweed.lab.report.page import report
from tumbleweed.lab.series import Series
from tumbleweed.lab.simulate import simulate
from tumbleweed.lab.statistics import Share

Row = dict[str, Any]
Choice = Callable[[Row], bool]
SERIES = Series(
    "legends", 24, (2, 3, 4), ("random",), seed=8, variants=("goals",), options={"length": 15}
)


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> tuple[Page, list[Row]]:
    folder = tmp_path_factory.mktemp("report")
    simulate(SERIES, 1, folder / "rows.parquet")
    written = report(folder / "rows.parquet", folder / "out")
    rows: list[Row] = pyarrow.parquet.read_table(folder / "rows.parquet").to_pylist()
    return Page(written.read_text(encoding="utf-8")), rows


@pytest.fixture(scope="module")
def page(made: tuple[Page, list[Row]]) -> Page:
    return made[0]


@pytest.fixture(scope="module")
def rows(made: tuple[Page, list[Row]]) -> list[Row]:
    return made[1]


def number(value: float, digits: int = 0) -> str:
    return f"{value:,.{digits}f}".replace("-", "−")


def percent(share: float) -> str:
    return f"{100 * share:.1f}%"


def win_cells(rows: list[Row], chosen: Choice) -> list[str]:
    """Seats, wins, share and interval, as a table of wins has them."""
    own = [row for row in rows if chosen(row)]
    share = Share(sum(row["won"] for row in own), len(own))
    low, high = share.interval
    spread = f"{percent(low)}\u202f–\u202f{percent(high)}"
    return [number(len(own)), number(share.wins, 1), percent(share.value), spread]


# ---- the head ----


@pytest.mark.extended
def test_the_head_says_what_was_simulated(page: Page) -> None:
    game = SERIES.ruleset(3)
    assert page.facts == {
        "File": "rows.parquet", "Games": "24", "Players": "2, 3, 4", "Bots": "random",
        "Edition": legends_content().name("edition", game.setup.edition, "en"),
        "Variants": "goals", "Options": "length = 15", "Seed": "8",
        "Engine": f"Tumbleweed {tw.__version__}",
        "Content hash": game.content.hash[:16],
    }  # fmt: skip


# ---- winning ----


def having(column: str, value: Any) -> Callable[[Row], bool]:
    return lambda row: bool(row[column] == value)


def sits(place: int, players: int, row: Row) -> bool:
    """So many places after the one who starts."""
    return bool((row["starter"] + place) % players == row["seat"])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_wins_by_seat_and_by_turn_order(page: Page, rows: list[Row], players: int) -> None:
    own = [row for row in rows if row["players"] == players]
    for seat in range(players):
        expected = win_cells(own, having("seat", seat))
        assert page.table(f"seats-{players}")[f"Seat {seat}"] == expected
    turns = list(page.table(f"turns-{players}").values())
    for place, cells in enumerate(turns):
        assert cells == win_cells(
            own,
            partial(sits, place, players),
        )
    assert len(turns) == players


@pytest.mark.parametrize("players", [2, 3, 4])
def test_wins_by_character(page: Page, rows: list[Row], players: int) -> None:
    own = [row for row in rows if row["players"] == players]
    table = page.table(f"characters-{players}")
    names = {row["character"] for row in own}
    for name in names:
        shown = legends_content().name("character", name, "en")
        assert table[shown] == win_cells(own, having("character", name))
    assert len(table) == len(names)


def test_wins_and_points_by_style(page: Page, rows: list[Row]) -> None:
    wins, points = page.table("styles"), page.table("style-points")
    for style in {row["style"] for row in rows}:
        own = [row["score"] for row in rows if row["style"] == style]
        expected = win_cells(rows, having("style", style))
        assert wins[style.capitalize()] == expected
        spread = statistics.stdev(own) if len(own) > 1 else 0
        assert points[style.capitalize()] == [
            number(len(own)), percent(len(own) / len(rows)), number(statistics.mean(own), 2),
            number(spread, 2), number(min(own)), number(max(own)),
        ]  # fmt: skip
    assert set(page.table("style-table")) == {style.capitalize() for style in STYLES}


def test_what_two_players_do_not_win_the_man_in_black_does(page: Page, rows: list[Row]) -> None:
    duo = [row for row in rows if row["players"] == 2]
    games = len(duo) // 2
    won = sum(row["won"] for row in duo)
    assert page.tables["black"][1][1:3] == [number(games), number(games - won)]
    (_, *his), (_, *best) = page.tables["black-points"][1:]
    points = [row["man_in_black"] for row in duo if row["seat"] == 0]
    scores = [max(row["score"] for row in duo if row["game"] == game)
              for game in {row["game"] for row in duo}]  # fmt: skip
    assert his == [number(statistics.mean(points), 2), number(min(points)), number(max(points))]
    assert best == [number(statistics.mean(scores), 2), number(min(scores)), number(max(scores))]
    assert all(row["man_in_black"] == 0 for row in rows if row["players"] > 2)


# ---- points ----


def test_points_by_source_add_up_to_the_average_score(page: Page, rows: list[Row]) -> None:
    *sources, total = page.tables["sources"][1:]
    used = [name for name in point_columns() if any(row[name] for row in rows)]
    winners = [row for row in rows if row["won"]]
    assert [cells for _, *cells in sources] == [
        [number(statistics.mean(row[name] for row in group), 2) for group in (rows, winners)]
        for name in used
    ]
    assert total == [
        "Total",
        number(statistics.mean(row["score"] for row in rows), 2),
        number(statistics.mean(row["score"] for row in winners), 2),
    ]


@pytest.mark.parametrize("by", ["character", "style"])
def test_points_by_source_and_group(page: Page, rows: list[Row], by: str) -> None:
    used = [name for name in point_columns() if any(row[name] for row in rows)]
    words = {row[by] for row in rows}
    expected = []
    for word in words:
        own = [row for row in rows if row[by] == word]
        expected.append([number(statistics.mean(row[name] for row in own), 1) for name in used])
    shown = list(page.table(f"sources-{by}").values())
    assert sorted(shown) == sorted(
        [[cell.replace("−0.0", "0.0") for cell in row] for row in expected]
    )


# ---- length ----


@pytest.mark.parametrize("name", ["rounds", "decisions"])
def test_length(page: Page, rows: list[Row], name: str) -> None:
    for players in (2, 3, 4):
        own = [row[name] for row in rows if row["players"] == players and row["seat"] == 0]
        cells = page.table(f"length-{name}")[str(players)]
        assert cells[:2] == [number(len(own)), number(statistics.mean(own), 1)]
        assert cells[2] == number(statistics.median(own))
        assert cells[5:] == [number(min(own)), number(max(own))]


# ---- what happened ----


@pytest.mark.parametrize("kind", ["card", "item", "story", "goal", "fight"])
def test_how_often_each_card_fires(page: Page, rows: list[Row], kind: str) -> None:
    table = page.table(f"fired-{kind}")
    assert len(table) == len(fired_ids(legends_content())[kind])
    for name in fired_ids(legends_content())[kind]:
        times = sum(row[column(kind, name)] for row in rows)
        shown = legends_content().name("face" if kind == "card" else kind, name, "en")
        assert table[shown] == [number(times), number(times / SERIES.games, 3)]
    counts = [int(times.replace(",", "")) for times, _ in table.values()]
    assert counts == sorted(counts, reverse=True)
    assert counts[0] > 0


def test_how_often_abilities_are_used(page: Page, rows: list[Row]) -> None:
    for name in {row["character"] for row in rows}:
        times = sum(row["abilities"] for row in rows if row["character"] == name)
        shown = legends_content().name("character", name, "en")
        assert page.table("fired-ability")[shown][0] == number(times)


def test_fights_and_heists(page: Page, rows: list[Row]) -> None:
    for fight, (_, *cells) in zip(OWN_FIGHTS, page.tables["fights"][1:], strict=True):
        tried, won = (sum(row[f"{word}_{fight}"] for row in rows) for word in ("tried", "won"))
        assert cells[:3] == [number(tried), number(won), percent(won / tried) if tried else "–"]


def test_poker_hands(page: Page, rows: list[Row]) -> None:
    hands = [cells[1] for cells in page.tables["hands"][1:]]
    assert hands == [number(sum(row[column("hand", h)] for row in rows)) for h in CATEGORIES]
    best = [cells[1] for cells in page.tables["best-hands"][1:]]
    assert best == [
        number(sum(row["poker_best"] == rank for row in rows))
        for rank in range(1, len(CATEGORIES) + 1)
    ]
    played, won = (sum(row[name] for row in rows) for name in ("poker_played", "poker_won"))
    assert page.tables["pots"][1][1:4] == [number(played), number(won), percent(won / played)]


@pytest.mark.parametrize(
    ("shown", "name"),
    [("Prospected", "prospects"), ("Sold gold at the Bank", "deposits"),
     ("Delivered cattle", "deliveries"), ("Contributed to a story", "discs"),
     ("Completed a goal", "goals"), ("Worked", "works")],
)  # fmt: skip
def test_deeds(page: Page, rows: list[Row], shown: str, name: str) -> None:
    times = sum(row[name] for row in rows)
    assert page.table("deeds")[shown] == [number(times), number(times / SERIES.games, 3)]
