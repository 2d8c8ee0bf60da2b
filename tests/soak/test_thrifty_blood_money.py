"""Thrifty with Blood Money: hundreds of games among random players, and among its like.

The figures are printed (pytest -s shows them).
"""

from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from statistics import mean, median
from typing import Any, NamedTuple

import pytest

from soak.test_thrifty_ante_up import MOST_DECISIONS, listening
from tumbleweed.bots import make, seat_for
from tumbleweed.bots.legends.armed import fight_man_in_black
from tumbleweed.bots.legends.blood_money.part import MAKERS
from tumbleweed.lab.arena import arena
from tumbleweed.lab.legends.columns import point_columns
from tumbleweed.lab.legends.rows import legends_facts
from tumbleweed.lab.series import Series
from tumbleweed.lab.unrecorded import sit_down

MODULES = ("ante-up", "blood-money")
OPTIONS: dict[str, Any] = {"modules": list(MODULES), "length": 20}
MANY = 500
NOTED = ("tales", "claims", "injured", "risks", "offers", "repairs", "relics_bought")


class Game(NamedTuple):
    players: int
    rounds: int
    chosen: Counter[str]  # plans
    counts: Counter[str]  # of all seats: NOTED
    points: Counter[str]  # LP by source


def play(seed: int) -> Game:
    """Numbers of players and goals take turns."""
    players, variants = 2 + seed % 5, ("goals",) * (seed // 5 % 2)
    series = Series("legends", 1, (players,), ("thrifty",), variants=variants, options=OPTIONS)
    sitting = sit_down(series.ruleset(players), seed, listening=True)
    game, bots = sitting.game, [make("thrifty", 10 * seed + seat) for seat in range(players)]
    with listening() as chosen:
        while game.asked:
            seat = game.asked[0]
            game.choose(bots[seat].choose(seat_for(bots[seat], game, seat)), seat)
            sitting.decisions += 1
            assert sitting.decisions <= MOST_DECISIONS, f"game {seed} does not end"
    assert game.result is not None
    counts: Counter[str] = Counter()
    points: Counter[str] = Counter()
    for row in legends_facts(sitting):
        counts.update({name: row.get(name, 0) for name in NOTED})
        points.update({name: row.get(name, 0) for name in point_columns(MODULES)})
    assert sum(points.values()) == sum(game.result.scores)
    return Game(players, game.view()["round"], chosen, counts, points)


@pytest.fixture(scope="module")
def games() -> list[Game]:
    with ProcessPoolExecutor(2) as pool:
        return list(pool.map(play, range(MANY), chunksize=10))


@pytest.mark.soak("blood-money")
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


@pytest.mark.soak("blood-money")
def test_no_game_gets_stuck(games: list[Game]) -> None:
    """`play` fails where one does."""
    assert Counter(game.players for game in games) == dict.fromkeys(range(2, 7), MANY // 5)
    points: Counter[str] = Counter()
    for game in games:
        points.update(game.points)
    seats = sum(game.players for game in games)
    print(
        "\nLP by source:", {name: round(lp / seats, 2) for name, lp in points.most_common() if lp}
    )


@pytest.mark.soak("blood-money")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_a_game_among_thrifty_players_takes_a_sensible_time(
    games: list[Game], players: int
) -> None:
    rounds = [game.rounds for game in games if game.players == players]
    print(f"\n{players} players: rounds: median {median(rounds)}, {min(rounds)} to {max(rounds)}")
    assert 6 <= median(rounds) <= 13


@pytest.mark.soak("blood-money")
def test_four_thrifty_players_tell_stories_and_claim_deeds(games: list[Game]) -> None:
    of_four = [game.counts for game in games if game.players == 4]
    print("\na game of four:", {name: round(mean(c[name] for c in of_four), 1) for name in NOTED})
    assert median(counts["tales"] for counts in of_four) >= 3
    assert median(counts["claims"] for counts in of_four) >= 2


@pytest.mark.soak("blood-money")
def test_every_plan_is_chosen(games: list[Game]) -> None:
    """High Stakes are not played here, and the Man in Black rides with two players alone."""
    chosen: Counter[str] = Counter()
    for game in games:
        chosen.update(game.chosen)
    print(f"\n{chosen}")
    assert {make.__name__ for make in MAKERS} - {"high_stakes"} <= set(chosen)
    assert fight_man_in_black.__name__ in chosen
