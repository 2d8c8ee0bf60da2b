"""Is this engine slower than a commit's? Both are compiled, and run alternately.

    python -m benchmarks.compare COMMIT     (make bench COMMIT=…)

In each round two fresh processes do the same work in turns; the round's ratio of a figure is that
of their best turns. What counts is the median of all rounds' ratios. While 95 % confidence leaves
open on which side of the limit it lies, more rounds are played. Exits with 1 if a figure is worse
by more than 3 %.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import NamedTuple

from benchmarks.builds import ROOT, compiled
from tools.same_games.commits import CommitError, source_of
from tools.same_games.names import DEFAULT_NAMES

LIMIT = 1.03
KIND = "compiled"  # as tumbleweed._build names it
LEAST_ROUNDS, MOST_ROUNDS = 11, 41
TURNS = 7  # of each engine in a round
GAMES = ("goat", "legends")
FIGURES = ("fast path", "contract", "clone", "redeal", "view")
WHAT = [f"{game} {figure}" for game in GAMES for figure in FIGURES]
CONFIDENCE = 1.96  # standard deviations: 95 %

Round = dict[str, tuple[float, float]]  # seconds by figure: the commit's, ours


class Verdict(NamedTuple):
    """The ratio of a figure: below 1 is faster; the true median is between low and high."""

    ratio: float
    low: float
    high: float

    @property
    def open(self) -> bool:
        return self.low <= LIMIT < self.high

    @property
    def worse(self) -> bool:
        return self.ratio > LIMIT


def verdict(ratios: list[float]) -> Verdict:
    """From order statistics: no assumption about the noise."""
    ordered = sorted(ratios)
    rank = max(0, math.floor((len(ordered) - CONFIDENCE * math.sqrt(len(ordered))) / 2))
    return Verdict(median(ordered), ordered[rank], ordered[-1 - rank])


def verdicts(rounds: list[Round]) -> dict[str, Verdict]:
    return {what: verdict([each[what][1] / each[what][0] for each in rounds]) for what in WHAT}


class Side:
    """An engine in its own process, waiting for its turn."""

    def __init__(self, engine: Path, games: Path, renamed: bool) -> None:
        arguments = ["serve", str(games), *([str(DEFAULT_NAMES)] if renamed else [])]
        self.process = subprocess.Popen(
            command(*arguments),
            env=setting(engine),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def read(self) -> str:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            sys.exit("an engine has stopped; what it said stands above")
        return line

    def ready(self) -> str:
        """Why it cannot play these games; empty if it can."""
        said = json.loads(self.read())
        if said["build"] != KIND:
            sys.exit(f"expected the build {KIND!r}, found {said['build']!r}")
        return str(said["fault"])

    def turn(self, what: str) -> float:
        assert self.process.stdin is not None
        self.process.stdin.write(what + "\n")
        self.process.stdin.flush()
        return float(self.read())

    def close(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


def command(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "benchmarks.turns", *arguments]


def setting(engine: Path) -> dict[str, str]:
    path = os.pathsep.join([str(engine), str(ROOT)])
    return {**os.environ, "PYTHONPATH": path, "PYTHONSAFEPATH": "1", "PYTHONHASHSEED": "0"}


class Pair:
    """Both engines, and the games they play."""

    def __init__(self, old: Path, new: Path, folder: Path) -> None:
        self.engines = (old, new)
        self.games = [folder / "old.json", folder / "new.json"]
        self.renamed = True
        record(old, self.games[0])
        fault = self._fault()
        if fault:
            print(f"The games differ ({fault}): each engine plays its own, which is less exact.\n")
            record(new, self.games[1])
            self.renamed = False
        else:
            self.games[1] = self.games[0]

    def _fault(self) -> str:
        side = Side(self.engines[1], self.games[0], True)
        try:
            return side.ready()
        finally:
            side.close()

    @contextmanager
    def sides(self) -> Iterator[list[Side]]:
        old = Side(self.engines[0], self.games[0], False)
        new = Side(self.engines[1], self.games[1], self.renamed)
        try:
            for side in (old, new):
                fault = side.ready()
                if fault:
                    sys.exit(f"an engine cannot play its games: {fault}")
            yield [old, new]
        finally:
            old.close()
            new.close()

    def round(self) -> Round:
        with self.sides() as sides:
            return {what: best_of(sides, what) for what in WHAT}


def best_of(sides: list[Side], what: str) -> tuple[float, float]:
    """The engine that begins a turn alternates."""
    best = [math.inf, math.inf]
    for turn in range(TURNS):
        for at in (0, 1) if turn % 2 else (1, 0):
            best[at] = min(best[at], sides[at].turn(what))
    return best[0], best[1]


def record(engine: Path, file: Path) -> None:
    subprocess.run(command("record", str(file)), env=setting(engine), check=True)


def play(pair: Pair, least: int) -> list[Round]:
    rounds: list[Round] = []
    while len(rounds) < least or (
        len(rounds) < MOST_ROUNDS and any(each.open for each in verdicts(rounds).values())
    ):
        rounds.append(pair.round())
        print(f"\rround {len(rounds)}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return rounds


def table(rounds: list[Round], commit: str) -> list[str]:
    """In Markdown; microseconds are medians too."""
    out = [f"| µs, {len(rounds)} rounds | {commit} | here | ratio | 95 % | |", "|---" * 6 + "|"]
    for what, found in verdicts(rounds).items():
        old, new = (median(each[what][side] for each in rounds) * 1e6 for side in (0, 1))
        cells = [what, f"{old:.2f}", f"{new:.2f}", f"{found.ratio:.3f}"]
        cells += [f"{found.low:.3f} – {found.high:.3f}", "WORSE" if found.worse else ""]
        out.append("| " + " | ".join(cells) + " |")
    return out


def main() -> int:
    options = argparse.ArgumentParser(prog="python -m benchmarks.compare", description=__doc__)
    options.add_argument("commit")
    options.add_argument("--rounds", type=int, default=LEAST_ROUNDS, help="at least so many")
    asked = options.parse_args()
    try:
        old = compiled(source_of(asked.commit))
    except CommitError as fault:
        sys.exit(str(fault))
    new = compiled(ROOT)
    with tempfile.TemporaryDirectory() as folder:
        rounds = play(Pair(old, new, Path(folder)), asked.rounds)
    print(*table(rounds, asked.commit), sep="\n")
    worse = [what for what, found in verdicts(rounds).items() if found.worse]
    said = f"Worse by more than {LIMIT - 1:.0%}: {', '.join(worse)}" if worse else "None is worse"
    print(f"\n{said} (the limit is a ratio of {LIMIT}).")
    return 1 if worse else 0


if __name__ == "__main__":
    sys.exit(main())
