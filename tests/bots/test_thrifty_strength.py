"""Thrifty against players without a plan, seats rotated: it must win far more than its share."""

import pytest

from tumbleweed.lab.arena import arena


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_thrifty_beats_random_in_a_hundred_games(players: int) -> None:
    summary = arena("goat", ("thrifty", *["random"] * (players - 1)), games=100, seed=8)
    low, _ = summary.bot_share(players, "thrifty").interval
    assert low > 1 / players


@pytest.mark.soak
@pytest.mark.parametrize(("players", "least"), [(2, 0.65), (3, 0.5), (4, 0.47), (5, 0.4)])
def test_thrifty_beats_random_in_a_thousand_games(players: int, least: float) -> None:
    summary = arena("goat", ("thrifty", *["random"] * (players - 1)), games=1000, seed=1, jobs=2)
    share = summary.bot_share(players, "thrifty")
    low, high = share.interval
    mine, theirs = (summary.scores[players, bot].mean for bot in ("thrifty", "random"))
    print(
        f"\n{players} players: thrifty wins {share.value:.1%} ({low:.1%} to {high:.1%}) of "
        f"{share.games} games, scores {mine:.1f} against {theirs:.1f}"
    )
    assert low > least
