"""Thrifty with Ante Up: a thousand games among random players, and some hundreds among its like.

The figures are printed (pytest -s shows them).
"""

from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from statistics import median
from typing import Any, NamedTuple

import pytest

from tumbleweed.bots import make, seat_for
from tumbleweed.bots.legends import acting
from tumbleweed.bots.legends.ante_up.part import MAKERS
from tumbleweed.bots.legends.armed import fight_man_in_black
from tumbleweed.bots.legends.plan import Plan
from tumbleweed.bots.legends.worth import Worth
from tumbleweed.lab.arena import arena
from tumbleweed.lab.legends.rows import legends_facts
from tumbleweed.lab.series import Series
from tumbleweed.lab.unrecorded import sit_down

OPTIONS: dict[str, Any] = {"modules": ["ante-up"], "length": 20}
AMONG_THEMSELVES = 100
MANY = 500
MOST_DECISIONS = 12_000  # several times the longest game seen: one that takes more is stuck


class Game(NamedTuple):
    players: int
    rounds: int
    chosen: Counter[str]  # plans
    lp: float
    faro_lp: float


@contextmanager
def listening() -> Iterator[Counter[str]]:
    """Counts the plans that are begun or gone on with."""
    chosen: Counter[str] = Counter()
    real = acting.step

    def step(worth: Worth, plan: Plan, keys: list[str]) -> str | None:
        key = real(worth, plan, keys)
        if key is not None:
            chosen[plan.maker] += 1
        return key

    acting.step = step
    try:
        yield chosen
    finally:
        acting.step = real


def play(seed: int) -> Game:
    """Numbers of players, goals and high stakes take turns."""
    players, variants = 2 + seed % 5, ("goals",) * (seed // 5 % 2)
    options = {**OPTIONS, "high_stakes": seed // 10 % 2 == 1}
    series = Series("legends", 1, (players,), ("thrifty",), variants=variants, options=options)
    sitting = sit_down(series.ruleset(players), seed, listening=True)
    game, bots = sitting.game, [make("thrifty", 10 * seed + seat) for seat in range(players)]
    with listening() as chosen:
        while game.asked:
            seat = game.asked[0]
            game.choose(bots[seat].choose(seat_for(bots[seat], game, seat)), seat)
            sitting.decisions += 1
            assert sitting.decisions <= MOST_DECISIONS, f"game {seed} does not end"
    assert game.result is not None
    rows = legends_facts(sitting)
    faro = sum(_faro_lp(row) for row in rows)
    return Game(players, game.view()["round"], chosen, float(sum(game.result.scores)), faro)


def _faro_lp(row: dict[str, Any]) -> float:
    """The LP of the Gambler track and its tokens, as far as its points are of Faro."""
    if not row.get("points_gambler"):
        return 0.0
    lp = row.get("lp_gambler_track", 0) + row.get("end_tokens_gambler_track", 0)
    return float(lp * row.get("faro_gambler", 0) / row["points_gambler"])


@pytest.fixture(scope="module")
def games() -> list[Game]:
    with ProcessPoolExecutor(2) as pool:
        return list(pool.map(play, range(MANY), chunksize=10))


@pytest.mark.soak("ante-up")
@pytest.mark.parametrize("players", [3, 4])
def test_thrifty_wins_nearly_always_among_random_players(players: int) -> None:
    bots = ("thrifty", *["random"] * (players - 1))
    standings = arena("legends", bots, MANY, seed=1, jobs=2, options=OPTIONS)
    share = standings.share("thrifty")
    mine, theirs = (standings.scores[bot].mean for bot in ("thrifty", "random"))
    print(
        f"\n{players} players: thrifty wins {share.value:.1%} of {standings.games} games, "
        f"scores {mine:.1f} against {theirs:.1f}"
    )
    assert share.value > 0.95


@pytest.mark.soak("ante-up")
def test_no_game_gets_stuck(games: list[Game]) -> None:
    """`play` fails where one does."""
    assert Counter(game.players for game in games) == dict.fromkeys(range(2, 7), MANY // 5)


@pytest.mark.soak("ante-up")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_a_game_among_thrifty_players_takes_a_sensible_time(
    games: list[Game], players: int
) -> None:
    rounds = [game.rounds for game in games if game.players == players]
    print(f"\n{players} players: rounds: median {median(rounds)}, {min(rounds)} to {max(rounds)}")
    assert 7 <= median(rounds) <= 14


@pytest.mark.soak("ante-up")
def test_faro_is_not_all_there_is(games: list[Game]) -> None:
    share = sum(game.faro_lp for game in games) / sum(game.lp for game in games)
    print(f"\nLP by way of Faro: {share:.1%}")
    assert 0.0 < share <= 0.35


@pytest.mark.soak("ante-up")
def test_every_plan_is_chosen_within_a_hundred_games(games: list[Game]) -> None:
    """Of any number of players, but a hundred of two for the Man in Black, who rides only there."""
    of_two = [game for game in games if game.players == 2][:AMONG_THEMSELVES]
    chosen = plans_of(games[:AMONG_THEMSELVES])
    print(f"\n{chosen}")
    needed = {make.__name__ for make in MAKERS} - {fight_man_in_black.__name__}
    assert needed <= set(chosen)
    assert plans_of(of_two)[fight_man_in_black.__name__]


def plans_of(games: list[Game]) -> Counter[str]:
    chosen: Counter[str] = Counter()
    for game in games:
        chosen.update(game.chosen)
    return chosen
