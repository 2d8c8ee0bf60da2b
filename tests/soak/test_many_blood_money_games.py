"""Twelve thousand random games with Blood Money, audited at every question, on all cores.

Two thousand of each mix: plain, with goals, and every scenario, at all its numbers of players and
lengths. High Stakes Poker, alternate poker cards and who lays for the house take turns.
TUMBLEWEED_SOAK_BLOOD_MONEY changes the number; the figures are printed (pytest -s).
"""

import os
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from typing import NamedTuple

import pytest

from ante_up_audit import ALL_FACES as ANTE_UP_FACES
from blood_money_audit import play_blood_money
from blood_money_book import INJURIES, PRICES, TALES, BloodMoneyBook
from legends_audit import LENGTHS, Tally
from legends_book import Book

GAMES = int(os.environ.get("TUMBLEWEED_SOAK_BLOOD_MONEY", "12000"))
BATCH = 10
FIRST_SEED = 1_000_000  # none of those the quick tests play
MIX_APART = 100_000  # no two games have the same seed
FULL = 1_500  # games in which nearly everything must have happened
SELDOM = 6  # outcomes of stories that random players hardly ever resolve
ALL_FACES = (*ANTE_UP_FACES, "dead-or-alive-card", "ruthless", "stagecoach")

Batch = tuple[str, int, int]  # the mix, the number of players, the first seed


class Mix(NamedTuple):
    """What is played, and at which tables."""

    players: tuple[int, ...]
    lengths: tuple[int, ...]
    goals: bool = False
    deeds: bool = True


MIXES = {
    "plain": Mix((2, 3, 4, 5, 6), LENGTHS),
    "goals": Mix((2, 3, 4, 5, 6), LENGTHS, goals=True),
    "serenade-of-the-six-guns": Mix((3, 4, 5), (15, 20), deeds=False),
    "the-golden-rule": Mix((3, 4, 5, 6), (20,)),
    "law-and-disorder": Mix((3, 4, 5, 6), (20,)),
    "risky-business": Mix((3, 4, 5), (20, 25), goals=True, deeds=False),
}
BASIC = ("plain", "goals")  # the others are scenarios


class BloodMoneyTally(Tally):
    """What the module adds, counted over many games."""

    def __init__(self) -> None:
        super().__init__()
        self.rounds: Counter[int] = Counter()  # by the number of players, as the next
        self.tables: Counter[int] = Counter()
        self.outcomes: Counter[str] = Counter()
        self.deeds: Counter[str] = Counter()
        self.injuries: Counter[str] = Counter()

    def add(self, decisions: int, book: Book) -> None:
        super().add(decisions, book)
        assert isinstance(book, BloodMoneyBook)
        self.rounds[book.players] += len(book.turns) // book.players
        self.tables[book.players] += 1
        self.outcomes.update(book.told)
        self.deeds.update(book.deeds)
        self.injuries.update(book.injuries)

    def count(self, other: "BloodMoneyTally") -> None:
        self.join(other)
        self.rounds += other.rounds
        self.tables += other.tables
        self.outcomes += other.outcomes
        self.deeds += other.deeds
        self.injuries += other.injuries

    def figures(self) -> str:
        each = {n: round(self.rounds[n] / games, 1) for n, games in sorted(self.tables.items())}
        return (
            f"{self.games} games, {self.decisions} decisions, longest {self.longest}, "
            f"win shared {self.shared}, lost to the Man in Black {self.lost}\n"
            f"rounds: mean {self.rounds.total() / self.games:.1f}, by players {each}\n"
            f"LP a game: {_per_game(self.sources, self.games)}\n"
            f"goals completed: {self.claims}, {len(self.goals)} different ones\n"
            f"stories resolved: {self.outcomes.total()}, {dict(sorted(self.outcomes.items()))}\n"
            f"deeds claimed: {self.deeds.total()}, {dict(self.deeds.most_common())}\n"
            f"injuries: {self.injuries.total()}, {dict(self.injuries.most_common())}"
        )


def _per_game(counts: dict[str, int], games: int) -> dict[str, float]:
    largest = sorted(counts, key=lambda key: -counts[key])
    return {key: round(counts[key] / games, 2) for key in largest}


def batches(called: str) -> list[Batch]:
    """As many for each number of players."""
    players = MIXES[called].players
    each = -(-GAMES // (len(MIXES) * len(players) * BATCH))
    first = FIRST_SEED + MIX_APART * list(MIXES).index(called)
    return [(called, n, first + BATCH * i) for i, n in enumerate(players * each)]


def play_batch(batch: Batch) -> BloodMoneyTally:
    called, players, first = batch
    mix, tally = MIXES[called], BloodMoneyTally()
    for seed in range(first, first + BATCH):
        try:
            play_blood_money(
                (players, mix.lengths[seed % len(mix.lengths)], seed % 2 == 1),
                seed,
                tally,
                mode="" if called in BASIC else called,
                variants=["goals"] * mix.goals,
                high_stakes=seed // 2 % 2 == 1,
                poker_faces=list(ALL_FACES[: seed % (len(ALL_FACES) + 1)]),
            )
        except Exception as fault:
            fault.add_note(f"{called}, {players} players, seed {seed}")
            raise
    return tally


@pytest.mark.parametrize(
    "called",
    [
        pytest.param("plain", marks=pytest.mark.soak("blood-money-games")),
        pytest.param("goals", marks=pytest.mark.soak("blood-money-games")),
        pytest.param("serenade-of-the-six-guns", marks=pytest.mark.soak("blood-money-scenarios")),
        pytest.param("the-golden-rule", marks=pytest.mark.soak("blood-money-scenarios")),
        pytest.param("law-and-disorder", marks=pytest.mark.soak("blood-money-scenarios")),
        pytest.param("risky-business", marks=pytest.mark.soak("blood-money-scenarios")),
    ],
)
def test_many_blood_money_games(called: str) -> None:
    start, mix, tally = time.monotonic(), MIXES[called], BloodMoneyTally()
    with ProcessPoolExecutor() as pool:
        for part in pool.map(play_batch, batches(called)):
            tally.count(part)
    print(f"\n{called}: {tally.figures()}\n{time.monotonic() - start:.0f} s")
    assert tally.games >= GAMES // len(MIXES)
    assert (tally.claims > 0) == mix.goals
    assert bool(tally.deeds) == mix.deeds
    if tally.games >= FULL:
        assert len(tally.outcomes) >= 2 * TALES - SELDOM
        assert len(tally.injuries) == INJURIES
        assert not mix.deeds or tally.deeds.keys() == PRICES.keys()
