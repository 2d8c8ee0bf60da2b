"""Simulation: rows in a file, the same whoever plays, whole or not at all."""

import os
import resource
from collections import defaultdict
from pathlib import Path
from typing import Any

import pyarrow.csv  # type: ignore[import-untyped]
import pyarrow.parquet  # type: ignore[import-untyped]
import pytest

import tumbleweed as tw
from tumbleweed.bots import make
from tumbleweed.bots.random_bot import RandomBot
from tumbleweed.games.goat.content import goat_content
from tumbleweed.lab.play import GameFailed, play_fast, play_out, seat_rows
from tumbleweed.lab.pool import WorkerDied
from tumbleweed.lab.results_file import BATCH, TableFile, row_schema
from tumbleweed.lab.series import Series, derived_seed
from tumbleweed.lab.simulate import simulate
from tumbleweed.lab.unrecorded import Sitting, sit_down
from tumbleweed.lab.whole_file import BadOutput

MIXED = Series("goat", 60, (2, 3, 4, 5), ("random",), seed=4)


def rows_of(series: Series, folder: Path, jobs: int = 1) -> list[dict[str, Any]]:
    out = folder / "rows.parquet"
    simulate(series, jobs, out)
    rows: list[dict[str, Any]] = pyarrow.parquet.read_table(out).to_pylist()
    return rows


class Cheat:
    """Answers what was not asked."""

    def __init__(self, seed: int) -> None:
        pass

    def choose(self, seat: tw.Seat) -> str:
        return "win"


class Doomed:
    """Takes its whole process with it."""

    def __init__(self, seed: int) -> None:
        pass

    def choose(self, seat: tw.Seat) -> str:
        os._exit(9)


class Impatient:
    """Presses Ctrl-C."""

    def __init__(self, seed: int) -> None:
        pass

    def choose(self, seat: tw.Seat) -> str:
        raise KeyboardInterrupt


# ---- what is in a row ----


def test_a_row_for_every_game_and_seat(tmp_path: Path) -> None:
    rows = rows_of(MIXED, tmp_path)
    assert [(row["game"], row["seat"]) for row in rows] == [
        (game, seat) for game in range(60) for seat in range(2 + game % 4)
    ]


def test_win_shares_of_a_game_add_up_to_one_and_ranks_to_places(tmp_path: Path) -> None:
    games = defaultdict(list)
    for row in rows_of(MIXED, tmp_path):
        games[row["game"]].append(row)
    for seats in games.values():
        assert sum(row["won"] for row in seats) == pytest.approx(1)
        assert [row for row in seats if row["won"]] == [row for row in seats if row["rank"] == 1]
        for row in seats:
            ahead = [other for other in seats if other["rank"] < row["rank"]]
            assert row["rank"] == 1 + len(ahead)
            assert all(other["score"] >= row["score"] for other in ahead)


def test_a_shared_win_is_shared_out() -> None:
    game = tw.at_table("goat", players=3, at="end", round=3, coins=[5, 2, 5])
    rows = seat_rows(game, Series("goat", 1, (3,), ("random",)).pairing(0), 0)
    assert [row["won"] for row in rows] == [0.5, 0, 0.5]
    assert [row["rank"] for row in rows] == [1, 3, 1]


def test_the_goods_of_a_row_make_its_score(tmp_path: Path) -> None:
    for row in rows_of(MIXED, tmp_path):
        tokens = (("bottle", 2), ("supplies", 3), ("bill", 4), ("cattle", 5), ("gold", 5))
        assert row["score"] == row["coins"] + sum(row[name] * value for name, value in tokens)
        assert row["rounds"] == (4 if row["players"] == 2 else 3)


def test_a_row_tells_how_to_play_its_game_again(tmp_path: Path) -> None:
    series = Series("goat", 3, (3,), ("thrifty", "random", "random"), seed=6)
    rows = [row for row in rows_of(series, tmp_path) if row["game"] == 2]
    game = tw.new("goat", players=3, seed=rows[0]["seed"])
    assert game.view()["starter"] == rows[0]["starter"]
    bots = [make(row["bot"], derived_seed(row["seed"], row["seat"])) for row in rows]
    sitting = Sitting(game, None)
    play_out(sitting, bots, series.pairing(2))
    assert sitting.decisions == rows[0]["decisions"]
    assert game.result is not None
    assert game.result.scores == [row["score"] for row in rows]


@pytest.mark.parametrize("game", ["goat", "legends"])
def test_the_fast_path_plays_the_same_games(game: str) -> None:
    """In silence, overheard, and asked one by one: the same events, the same end."""
    for seed in range(3):
        series = Series(game, 1, (4,), ("random",))
        silent = sit_down(series.ruleset(4), seed, listening=False)
        overheard = sit_down(series.ruleset(4), seed, listening=True)
        asked = Sitting(tw.new(game, players=4, seed=seed), None)
        play_fast(silent, [RandomBot(seat) for seat in range(4)])
        play_fast(overheard, [RandomBot(seat) for seat in range(4)])
        play_out(asked, [RandomBot(seat) for seat in range(4)], series.pairing(0))
        assert silent.decisions == overheard.decisions == asked.decisions
        assert silent.game.fingerprint == overheard.game.fingerprint == asked.game.fingerprint
        assert overheard.log is not None
        kinds = frozenset(kind.key for kind in overheard.log.kinds)
        assert list(overheard.events(kinds)) == asked.game.events


# ---- the file ----


@pytest.mark.extended
@pytest.mark.parametrize(
    ("series", "name"),
    [(MIXED, "rows.csv"), (Series("goat", 30, (3,), ("thrifty",), seed=1), "rows.parquet")],
)
def test_the_file_is_the_same_however_many_processes(
    tmp_path: Path, series: Series, name: str
) -> None:
    files = []
    for jobs in (1, 2):
        simulate(series, jobs, tmp_path / name)
        files.append((tmp_path / name).read_bytes())
    assert files[0] == files[1]


def test_csv_and_parquet_hold_the_same(tmp_path: Path) -> None:
    simulate(MIXED, out=tmp_path / "a.csv")
    simulate(MIXED, out=tmp_path / "a.parquet")
    parquet = pyarrow.parquet.read_table(tmp_path / "a.parquet")
    csv = pyarrow.csv.read_csv(tmp_path / "a.csv").cast(parquet.schema)
    assert csv.equals(parquet)


def test_another_seed_makes_other_rows(tmp_path: Path) -> None:
    other = Series("goat", 60, (2, 3, 4, 5), ("random",), seed=5)
    assert rows_of(MIXED, tmp_path) != rows_of(other, tmp_path)


def test_many_rows_are_written_in_batches(tmp_path: Path) -> None:
    """Memory stays flat: rows leave as soon as a batch is full, whatever portions they came in."""
    row = rows_of(Series("goat", 1, (2,), ("random",)), tmp_path)[0]
    schema = row_schema(goat_content())
    for portion in (BATCH + 7, 1000):
        out = tmp_path / f"{portion}.parquet"
        with TableFile(out, schema) as file:
            for start in range(0, BATCH + 7, portion):
                file.add([row] * min(portion, BATCH + 7 - start))
        written = pyarrow.parquet.ParquetFile(out)
        groups = [written.metadata.row_group(i).num_rows for i in range(written.num_row_groups)]
        assert groups == [BATCH, 7]
    assert (tmp_path / f"{BATCH + 7}.parquet").read_bytes() == out.read_bytes()


# ---- when it goes wrong ----


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("rows.xlsx", r"must end in \.parquet or \.csv"),
        ("rows", r"must end in \.parquet or \.csv"),
        ("missing/rows.csv", "cannot be written: No such file or directory"),
        ("folder.csv", "is a folder"),
    ],
)
def test_a_file_that_cannot_be_written_is_refused_first(
    tmp_path: Path, name: str, complaint: str
) -> None:
    (tmp_path / "folder.csv").mkdir()
    started: list[int] = []
    with pytest.raises(BadOutput, match=complaint):
        simulate(MIXED, 1, tmp_path / name, started.append)
    assert not started
    assert sorted(path.name for path in tmp_path.iterdir()) == ["folder.csv"]


@pytest.mark.parametrize("name", ["rows.csv", "rows.parquet"])
@pytest.mark.parametrize("count", [2000, BATCH * 2])
def test_a_disk_that_fills_up_leaves_nothing(tmp_path: Path, name: str, count: int) -> None:
    """A limit on the size of files stands for the disk; it strikes midway or at the end."""
    row = rows_of(Series("goat", 1, (2,), ("random",)), tmp_path)[0]
    rows = [row | {"seed": 7919 * number} for number in range(count)]
    (tmp_path / "rows.parquet").unlink()
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (5000, hard))
    try:
        with (
            pytest.raises(BadOutput, match="cannot be written: File too large"),
            TableFile(tmp_path / name, row_schema(goat_content())) as file,
        ):
            file.add(rows)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("bot", "jobs", "fault"),
    [("Cheat", 1, GameFailed), ("Cheat", 2, GameFailed), ("Doomed", 2, WorkerDied),
     ("Impatient", 1, KeyboardInterrupt)],
)  # fmt: skip
def test_a_failure_leaves_the_old_file_and_nothing_else(
    tmp_path: Path, bot: str, jobs: int, fault: type[BaseException]
) -> None:
    out = tmp_path / "rows.csv"
    out.write_text("of yesterday")
    with pytest.raises(fault):
        simulate(Series("goat", 60, (2,), (f"{__name__}:{bot}",)), jobs, out)
    assert out.read_text() == "of yesterday"
    assert list(tmp_path.iterdir()) == [out]


def test_a_failure_names_the_game_and_the_bot() -> None:
    series = Series("goat", 2, (2,), (f"{__name__}:Cheat",), seed=3)
    seed = series.pairing(0).seed
    with pytest.raises(GameFailed, match=rf"game 0 \(seed {seed}, 2 players\), bot .*:Cheat at"):
        simulate(series)


def test_no_process_is_too_few() -> None:
    with pytest.raises(tw.UnknownName, match="at least one process is needed, not 0"):
        simulate(MIXED, 0)
