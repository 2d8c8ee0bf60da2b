"""A folder of shards: the same whoever plays, resumed where it was ended, never mixed up."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pyarrow.parquet  # type: ignore[import-untyped]
import pytest

import tumbleweed as tw
from tumbleweed.core.errors import TumbleweedError
from tumbleweed.lab import play
from tumbleweed.lab.arena import arena_series
from tumbleweed.lab.arena.competition import play_arena
from tumbleweed.lab.arena.data import as_data
from tumbleweed.lab.report.results import BadResults, Results, Source
from tumbleweed.lab.series import Pairing, Series
from tumbleweed.lab.shards import RUN, differences
from tumbleweed.lab.simulate import simulate

SERIES = Series("goat", 43, (2, 3), ("random",), seed=4)
SHARDS = [f"shard-{number:04}.parquet" for number in range(5)]


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def rows(path: Path) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = pyarrow.parquet.read_table(path).to_pylist()
    return found


@pytest.fixture
def whole(tmp_path: Path) -> Path:
    simulate(SERIES, out=tmp_path / "whole", shards=5)
    return tmp_path / "whole"


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The numbers of the games that are played."""
    numbers: list[int] = []
    real = play.play_pairing

    def noted(series: Series, pairing: Pairing, noting: bool) -> list[play.Row]:
        numbers.append(pairing.number)
        return real(series, pairing, noting)

    monkeypatch.setattr(play, "play_pairing", noted)
    return numbers


def test_the_shards_together_are_the_file(whole: Path, tmp_path: Path) -> None:
    simulate(SERIES, out=tmp_path / "rows.parquet")
    assert sorted(contents(whole)) == [RUN, *SHARDS]
    assert [row for name in SHARDS for row in rows(whole / name)] == rows(tmp_path / "rows.parquet")
    assert pyarrow.parquet.read_table(whole).num_rows == len(rows(tmp_path / "rows.parquet"))


def test_two_processes_write_the_same_bytes(whole: Path, tmp_path: Path) -> None:
    simulate(SERIES, 2, tmp_path / "two", shards=5)
    assert contents(tmp_path / "two") == contents(whole)


def test_only_missing_shards_are_played(whole: Path, played: list[int]) -> None:
    before = contents(whole)
    (whole / SHARDS[1]).unlink()
    (whole / SHARDS[4]).unlink()
    (whole / f".{SHARDS[4]}.123.part").write_bytes(b"half")
    advanced: list[int] = []
    summary = simulate(SERIES, out=whole, shards=5, progress=advanced.append)
    assert played == [*range(8, 17), *range(34, 43)]
    assert advanced == [8, 9, 8, 9, 9]
    assert contents(whole) == before
    assert summary.games == 43
    assert sum(figures.count for figures in summary.seconds.values()) == 18


def test_the_summary_is_that_of_all_games(whole: Path, played: list[int]) -> None:
    resumed, plain = simulate(SERIES, out=whole, shards=5), simulate(SERIES)
    assert len(played) == 43
    for players in (2, 3):
        assert resumed.decisions[players].mean == plain.decisions[players].mean
        assert resumed.scores[players, "random"].mean == plain.scores[players, "random"].mean
        for seat in range(players):
            assert resumed.seat_share(players, seat) == plain.seat_share(players, seat)


def test_an_arena_in_shards_comes_to_the_same(tmp_path: Path) -> None:
    series = arena_series("goat", ("thrifty", "random", "random"), 20, players=2)
    plain = as_data(play_arena(series))
    assert as_data(play_arena(series, 2, tmp_path / "a", shards=7)) == plain
    (tmp_path / "a" / SHARDS[2]).unlink()
    assert as_data(play_arena(series, out=tmp_path / "a", shards=7)) == plain


def test_a_report_reads_all_shards_as_one(whole: Path, tmp_path: Path) -> None:
    simulate(SERIES, out=tmp_path / "rows.parquet")
    shards, file = Results(Source(whole)), Results(Source(tmp_path / "rows.parquet"))
    assert shards.games == file.games == 43
    assert shards.source.notes == file.source.notes
    for name in ("seed", "score", "won", "coins"):
        assert (shards.number(name) == file.number(name)).all()
    (whole / SHARDS[0]).unlink()
    with pytest.raises(BadResults, match="1 of its 5 shards have not been played yet"):
        Source(whole)


# ---- what is refused ----


@pytest.mark.parametrize(
    ("other", "shards", "named"),
    [
        (replace(SERIES, seed=5), 5, "seed 4, not 5"),
        (replace(SERIES, games=44), 5, "games 43, not 44"),
        (replace(SERIES, bots=("thrifty",)), 5, r'bots \["random"\], not \["thrifty"\]'),
        (replace(SERIES, players=(2,), seed=1), 5, r"players \[2, 3\], not \[2\]; seed 4, not 1"),
        (SERIES, 6, "shards 5, not 6"),
    ],
)
def test_other_settings_are_refused_and_named(
    whole: Path, other: Series, shards: int, named: str, played: list[int]
) -> None:
    before = contents(whole)
    with pytest.raises(TumbleweedError, match=f"was begun with other settings: {named}$"):
        simulate(other, out=whole, shards=shards)
    assert contents(whole) == before
    assert not played


def test_another_engine_is_another_setting() -> None:
    assert differences({"engine": "1", "seed": 2}, {"engine": "2", "seed": 2, "pack": "x"}) == [
        'engine "1", not "2"',
        'pack null, not "x"',
    ]


def cut(folder: Path) -> None:
    path = folder / SHARDS[3]
    path.write_bytes(path.read_bytes()[:-20])


def mix_up(folder: Path) -> None:
    simulate(replace(SERIES, seed=9), out=folder.parent / "nine", shards=5)
    os.replace(folder.parent / "nine" / SHARDS[3], folder / SHARDS[3])


def lose_settings(folder: Path) -> None:
    (folder / RUN).unlink()


def break_settings(folder: Path) -> None:
    (folder / RUN).write_text("[1")


@pytest.mark.parametrize(
    ("damage", "complaint"),
    [
        (cut, "shard-0003.parquet cannot be read: .*Without it, it is played again"),
        (mix_up, "shard-0003.parquet is of another run"),
        (lose_settings, "no folder of shards: it has no readable _run.json"),
        (break_settings, "no folder of shards: it has no readable _run.json"),
    ],
)
def test_what_was_damaged_is_named_and_nothing_is_lost(
    damage: Callable[[Path], None], complaint: str, whole: Path
) -> None:
    damage(whole)
    before = contents(whole)
    with pytest.raises(TumbleweedError, match=complaint):
        simulate(SERIES, out=whole, shards=5)
    assert contents(whole) == before


@pytest.mark.parametrize(
    ("out", "shards", "complaint"),
    [
        ("rows.parquet", 5, "this is the name of a file"),
        ("no/folder", 5, "cannot be written: No such file"),
        ("file", 5, "cannot be written: File exists"),
        ("new", 0, "shards: 43 games make 1 to 43, not 0"),
        ("new", 44, "shards: 43 games make 1 to 43, not 44"),
    ],
)
def test_what_is_no_folder_is_refused(
    out: str, shards: int, complaint: str, tmp_path: Path, played: list[int]
) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(TumbleweedError, match=complaint):
        simulate(SERIES, out=tmp_path / out, shards=shards)
    assert [path.name for path in tmp_path.iterdir()] == ["file"]
    assert not played


def test_shards_need_a_folder() -> None:
    with pytest.raises(tw.UnknownName, match="they need a folder"):
        simulate(SERIES, shards=2)


# ---- kills ----


@pytest.mark.extended
def test_a_killed_run_goes_on(tmp_path: Path) -> None:
    """kill -9 in the middle of it: what is there is whole, and stays as it is."""
    command = [sys.executable, "-m", "tumbleweed", "simulate", "goat", "--games", "120"]
    command += ["--players", "3", "--bots", "thrifty", "--out", "run", "--shards", "30"]
    process = subprocess.Popen(command, cwd=tmp_path, stdout=subprocess.DEVNULL)
    run, end = tmp_path / "run", time.monotonic() + 60
    while not (run / SHARDS[2]).exists():
        assert time.monotonic() < end, "no shard was written"
        time.sleep(0.01)
    os.kill(process.pid, signal.SIGKILL)
    process.wait(10)
    before = {name: data for name, data in contents(run).items() if not name.startswith(".")}
    assert 4 <= len(before) < 31
    assert json.loads(before[RUN])["shards"] == 30
    resumed = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True)
    assert "120 games in" in resumed.stdout
    after = contents(run)
    assert len(after) == 31
    assert {name: after[name] for name in before} == before
    games = {row["game"] for name in after if name != RUN for row in rows(run / name)}
    assert games == {*range(120)}
