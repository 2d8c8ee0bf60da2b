"""The balance of a game: shares of points, wins of groups, and what is ours to change."""

import json
from collections import defaultdict
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq  # type: ignore[import-untyped]  # pyarrow comes without types
import pytest

from tumbleweed.core.errors import UnknownName
from tumbleweed.core.ruleset import game_info
from tumbleweed.lab.balance import folder
from tumbleweed.lab.balance.data import BadBalance, read_balance
from tumbleweed.lab.balance.declared import balance_of
from tumbleweed.lab.balance.measure import RARE, source_shares
from tumbleweed.lab.report.results import Results, Source
from tumbleweed.lab.series import Series
from tumbleweed.lab.simulate import simulate
from tumbleweed.lab.whole_file import BadOutput

Row = dict[str, Any]


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The balance of 24 random games at three and four."""
    out = tmp_path_factory.mktemp("balance")
    series = Series("legends", 24, (3, 4), ("random",), 5)
    folder.check("legends", out, None)
    simulate(series, out=out / folder.GAMES)
    folder.write(out, series, None)
    return out


def rows(out: Path) -> list[Row]:
    found: list[Row] = pq.read_table(out / folder.GAMES).to_pylist()
    return found


def told(out: Path) -> dict[str, Any]:
    data: dict[str, Any] = json.loads((out / "balance.json").read_text())
    return data


@pytest.mark.extended
def test_shares_are_of_all_points_that_were_gained(played: Path) -> None:
    gained: dict[str, int] = defaultdict(int)
    for row in rows(played):
        for name, points in row.items():
            if name.startswith(("lp_", "end_")):
                gained[name] += max(0, points)
    expected = {name: points / sum(gained.values()) for name, points in gained.items() if points}
    shares = {each["source"]: each["share"] for each in told(played)["sources"]}
    assert shares == pytest.approx(expected)
    assert list(shares.values()) == sorted(shares.values(), reverse=True)


def test_an_interval_tells_how_games_differ(played: Path) -> None:
    results = Results(Source(played / folder.GAMES))
    columns = balance_of("legends").sources(results)
    all_games = {each.source: each for each in source_shares(results, columns)}
    fewer = {each.source: each for each in source_shares(results.at(3), columns)}
    first = next(iter(all_games))
    assert all(each.interval[0] <= each.value <= each.interval[1] for each in all_games.values())
    assert width(all_games[first].interval) < width(fewer[first].interval)


def width(interval: tuple[float, float]) -> float:
    return interval[1] - interval[0]


def test_wins_are_held_against_a_fair_share(played: Path) -> None:
    seats: dict[str, list[Row]] = defaultdict(list)
    for row in rows(played):
        seats[row["character"]].append(row)
    listed = [each for each in told(played)["winners"] if each["kind"] == "character"]
    assert {each["name"] for each in listed} == set(seats)
    for each in listed:
        own = seats[each["name"]]
        assert each["seats"] == len(own)
        assert each["wins"] == pytest.approx(sum(row["won"] for row in own))
        assert each["fair"] == pytest.approx(sum(1 / row["players"] for row in own) / len(own))


def test_what_hardly_anybody_used_is_left_out(played: Path) -> None:
    used = {name: sum(row[name] > 0 for row in rows(played)) for name in rows(played)[0]
            if name.startswith("card_")}  # fmt: skip
    listed = {each["name"]: each for each in told(played)["winners"] if each["kind"] == "card"}
    assert set(listed) == {name for name, seats in used.items() if seats >= RARE}
    assert listed


def test_it_is_told_what_is_ours() -> None:
    content, ours = game_info("legends").own_content(), balance_of("legends").ours
    assert ours(content, "story", "story_the_pinkertons")
    assert ours(content, "card", "card_payday")
    assert not ours(content, "story", "story_blood_money")
    assert not ours(content, "item", "item_boomstick")


@pytest.mark.extended
def test_an_earlier_balance_stands_beside_it(played: Path, tmp_path: Path) -> None:
    series = Series("legends", 8, (3,), ("random",), 9)
    earlier = folder.check("legends", tmp_path, played)
    simulate(series, out=tmp_path / folder.GAMES)
    tables = folder.write(tmp_path, series, earlier)
    assert {table.headings[-1] for table in tables} == {"before"}
    first = told(tmp_path)["sources"][0]["source"]
    was = next(each["share"] for each in told(played)["sources"] if each["source"] == first)
    assert tables[0].rows[0][-1] == f"{100 * was:.1f}%"
    text = (tmp_path / folder.TABLES).read_text()
    assert "### Points by source, 8 games" in text
    assert f"| {tables[0].rows[0][0]} |" in text


# ---- what is refused ----


def test_a_game_that_declares_none_is_refused(tmp_path: Path) -> None:
    with pytest.raises(UnknownName, match=r"no balance is declared for 'goat', but for: legends"):
        folder.check("goat", tmp_path, None)


def test_a_folder_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(BadOutput, match="file cannot be made"):
        folder.check("legends", tmp_path / "file", None)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (None, "balance.json cannot be read: No such file"),
        ("{", "balance.json holds no balance"),
        ('{"games": 3}', "balance.json holds no balance"),
        ('{"series": {"game": "goat"}, "games": 1, "sources": [], "winners": []}', "of goat, not"),
    ],
)
def test_a_bad_earlier_balance_is_refused(tmp_path: Path, text: str | None, said: str) -> None:
    if text is not None:
        (tmp_path / "balance.json").write_text(text)
    with pytest.raises(BadBalance, match=said):
        read_balance(tmp_path, "legends")
