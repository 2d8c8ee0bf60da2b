"""A thousand games of thrifty among random players, and two hundred among its like.

The figures are printed (pytest -s shows them).
"""

from collections import Counter
from statistics import median

import pytest

from tumbleweed.lab.arena import arena
from tumbleweed.lab.play import Row, play_chunk
from tumbleweed.lab.pool import in_order
from tumbleweed.lab.series import Series

AMONG_THEMSELVES = Series("legends", 200, (4,), ("thrifty",), options={"length": 15})
STYLES = ("miner", "outlaw", "marshal", "rancher", "gambler", "duelist")


@pytest.fixture(scope="module")
def rows() -> list[Row]:
    """One for each seat of each game, with its style as reports know it."""
    chunks = AMONG_THEMSELVES.chunks(10, noting=True)
    return [row for played in in_order(play_chunk, chunks, jobs=2) for row in played.rows]


@pytest.mark.soak
@pytest.mark.parametrize("players", [3, 4])
def test_thrifty_wins_nearly_always_among_random_players(players: int) -> None:
    standings = arena("legends", ("thrifty", *["random"] * (players - 1)), 1000, seed=1, jobs=2)
    share = standings.share("thrifty")
    mine, theirs = (standings.scores[bot].mean for bot in ("thrifty", "random"))
    print(
        f"\n{players} players: thrifty wins {share.value:.1%} of {standings.games} games, "
        f"scores {mine:.1f} against {theirs:.1f}"
    )
    assert share.value > 0.95


@pytest.mark.soak
def test_a_short_game_among_thrifty_players_takes_a_sensible_time(rows: list[Row]) -> None:
    rounds = [row["rounds"] for row in rows if row["seat"] == 0]
    print(f"\nrounds: median {median(rounds)}, {min(rounds)} to {max(rounds)}")
    assert len(rounds) == AMONG_THEMSELVES.games
    assert 6 <= median(rounds) <= 14


@pytest.mark.soak
def test_every_style_is_played_and_none_wins_most_games(rows: list[Row]) -> None:
    played = Counter(row["style"] for row in rows)
    won: Counter[str] = Counter()
    for row in rows:
        won[row["style"]] += row["won"]
    print(f"\nplayed {played}, won {won}")
    assert set(STYLES) <= set(played)
    assert max(won.values()) <= 0.6 * AMONG_THEMSELVES.games
