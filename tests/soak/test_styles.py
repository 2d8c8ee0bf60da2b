"""A bot with a style is recognised by the counts of its deeds, and wins all the same."""

from __future__ import annotations

import csv
from typing import NamedTuple

import numpy as np
import pytest
from numpy.typing import NDArray

from tumbleweed.bots.legends.levels import STYLED
from tumbleweed.games.legends.vocabulary.terms import TRACKS
from tumbleweed.lab.arena import arena_series
from tumbleweed.lab.bulk import play_all
from tumbleweed.lab.legends.columns import DEEDS, OWN_FIGHTS, STEPS, column

pytestmark = pytest.mark.soak("styles")

Rows = NDArray[np.float64]

STYLES = tuple(STYLED)
GAMES = 400  # of each, against three of `thrifty`
REQUIRED = 0.8  # of all
EVEN = 1 / 4  # share of the wins
COUNTED = (
    *DEEDS,
    *(column("tried", fight) for fight in OWN_FIGHTS),
    *(column(step, track) for step in STEPS for track in TRACKS),
)
RIDGE = 1e-3


class Discriminant:
    """Linear discriminant analysis: one covariance for all styles, all styles equally likely."""

    def __init__(self, rows: Rows, styles: NDArray[np.int64]) -> None:
        self.scale = rows.std(axis=0) + RIDGE
        scaled = rows / self.scale
        self.means = np.stack([scaled[styles == each].mean(axis=0) for each in range(len(STYLES))])
        spread = scaled - self.means[styles]
        covariance = spread.T @ spread / len(rows) + RIDGE * np.eye(rows.shape[1])
        self.weights = np.linalg.solve(covariance, self.means.T)

    def named(self, rows: Rows) -> NDArray[np.int64]:
        bias = (self.means * self.weights.T).sum(axis=1) / 2
        found: NDArray[np.int64] = (rows / self.scale @ self.weights - bias).argmax(axis=1)
        return found


class Played(NamedTuple):
    """A row for each game."""

    counts: Rows
    styles: NDArray[np.int64]
    deals: NDArray[np.int64]
    won: Rows


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Played:
    folder = tmp_path_factory.mktemp("styles")
    counts, styles, deals, won = [], [], [], []
    for number, style in enumerate(STYLES):
        file = folder / f"{style}.csv"
        table = (style, "thrifty", "thrifty", "thrifty")
        play_all(arena_series("legends", table, GAMES, seed=5), lambda _: None, out=file)
        with file.open(newline="") as lines:
            for seat in csv.DictReader(lines):
                if seat["bot"] == style:
                    counts.append([float(seat[name]) for name in COUNTED])
                    styles.append(number)
                    deals.append(int(seat["game"]) // 4)
                    won.append(float(seat["won"]))
    return Played(*map(np.array, (counts, styles, deals, won)))


def test_the_log_names_the_style(played: Played) -> None:
    """Learnt from every second deal, told of the others."""
    counts, learnt = played.counts, played.deals % 2 == 0
    named = Discriminant(counts[learnt], played.styles[learnt]).named(counts[~learnt])
    truth = played.styles[~learnt]
    for number, style in enumerate(STYLES):
        taken_for = np.bincount(named[truth == number], minlength=len(STYLES))
        print(f"{style:10}", *(f"{each:4}" for each in taken_for))
    right = float((named == truth).mean())
    print(f"named rightly: {right:.1%} of {len(truth)} games")
    assert right >= REQUIRED


def test_every_style_wins_more_than_an_even_share(played: Played) -> None:
    for number, style in enumerate(STYLES):
        share = float(played.won[played.styles == number].mean())
        print(f"{style:10} {share / EVEN:.2f} x an even share")
        assert share > EVEN, style


def test_chance_names_one_in_eight() -> None:
    """The measure itself: styles that do the same cannot be told apart."""
    luck = np.random.default_rng(5)
    rows, styles = luck.normal(size=(1600, 9)), luck.integers(len(STYLES), size=1600)
    named = Discriminant(rows[:800], styles[:800]).named(rows[800:])
    assert (named == styles[800:]).mean() < 0.25
