"""Thrifty against players of all sorts, seats rotated: it must win far more than its share."""

import pytest

import tumbleweed as tw
from tumbleweed.bots.random_bot import RandomBot
from tumbleweed.lab.arena import arena
from tumbleweed.lab.statistics import DealShare


class Accepting(RandomBot):
    """Takes whatever it is offered, and is otherwise without a plan."""

    def choose(self, seat: tw.Seat) -> str:
        assert seat.decision is not None
        return self.answer(seat) if "refuse" in seat.decision.keys else super().choose(seat)

    def answer(self, seat: tw.Seat) -> str:
        return "accept"


class Refusing(Accepting):
    def answer(self, seat: tw.Seat) -> str:
        return "refuse"


class Believing(Accepting):
    """Takes good names and refuses the poor ones."""

    def answer(self, seat: tw.Seat) -> str:
        poor = {"goat", "dancer", "kid", "widow", "cowboy", "prospector"}
        return "refuse" if seat.view["offer"]["claim"] in poor else "accept"


class Contrary(Believing):
    def answer(self, seat: tw.Seat) -> str:
        return "refuse" if super().answer(seat) == "accept" else "accept"


def thrifty_among(other: str, players: int, games: int, seed: int, jobs: int = 1) -> DealShare:
    """Thrifty's share of the wins at a table of others, with the figures printed."""
    bots = ("thrifty", *[other] * (players - 1))
    standings = arena("goat", bots, games, seed, jobs)
    share = standings.share("thrifty")
    low, high = share.interval
    mine, theirs = (standings.scores[bot].mean for bot in ("thrifty", other))
    print(
        f"\n{players} players: thrifty among {other} wins {share.value:.1%} ({low:.1%} to "
        f"{high:.1%}) of {standings.games} games, scores {mine:.1f} against {theirs:.1f}"
    )
    return share


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_thrifty_beats_random_in_a_hundred_games(players: int) -> None:
    assert thrifty_among("random", players, games=100, seed=8).interval[0] > 1 / players


@pytest.mark.soak
@pytest.mark.parametrize(("players", "least"), [(2, 0.7), (3, 0.55), (4, 0.5), (5, 0.45)])
def test_thrifty_beats_random_in_a_thousand_games(players: int, least: float) -> None:
    assert thrifty_among("random", players, games=1000, seed=1, jobs=2).interval[0] > least


@pytest.mark.soak
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("style", ["Accepting", "Refusing", "Believing", "Contrary"])
def test_thrifty_learns_the_habits_of_others(players: int, style: str) -> None:
    share = thrifty_among(f"{__name__}:{style}", players, games=400, seed=1, jobs=2)
    assert share.interval[0] > 1 / players
