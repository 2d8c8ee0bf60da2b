"""Checks a whole file of games; the old engine is used to show what differs, value by value."""

import json
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

from .commits import run_with, source_of
from .compare import REFUSED, RESULT, Difference, first_difference, lines
from .names import Names
from .play import seen_after
from .store import StoredGame, read_games

EXPLAINED = 5  # games; further ones mostly differ for the same reason
CHUNK = 8
Checked = tuple[Difference | None, set[tuple[str, str]]]


def check(file: Path, names: Names, jobs: int) -> bool:
    """Whether all games are the same; prints how they differ."""
    games = list(read_games(file))
    with ProcessPoolExecutor(jobs) as pool:
        checked = list(pool.map(partial(_check, names), games, chunksize=CHUNK))
    names.met.update(*(met for _, met in checked))
    found = [(at, different) for at, (different, _) in enumerate(checked) if different]
    for shown, (at, difference) in enumerate(found):
        last = ["", *games[at].choices][difference.choices]
        print(f"game {at} ({games[at]}) {difference}", f"  last choice: {last}", sep="\n")
        if shown < EXPLAINED:
            print(*explain(file, at, games[at], difference, names), sep="\n")
    print(f"{len(games) - len(found)} of {len(games)} games are the same.")
    for entry in names.never_met():
        print(f"never met: {entry}")
    return bool(games) and not found


def _check(names: Names, stored: StoredGame) -> Checked:
    return first_difference(stored, names), names.met


def explain(
    file: Path, at: int, stored: StoredGame, difference: Difference, names: Names
) -> list[str]:
    """Every value that differs, according to the old engine."""
    if difference.parts == (RESULT,):
        return []
    parts = ("question",) if difference.parts == (REFUSED,) else difference.parts
    try:
        source = source_of(names.since)
        shown = run_with(source, "show", str(file.resolve()), str(at), str(difference.choices))
        now = seen_after(stored, difference.choices, names)
    # a new engine may raise anything; the difference has been reported already
    except Exception as fault:
        return [f"  (no values: {fault})"]
    old = json.loads(shown)
    new = json.loads(json.dumps(now))
    told = [f"  {each}" for part in parts for each in lines({part: old[part]}, {part: new[part]})]
    return told or [f"  (no values: commit {names.since} shows the same, {file} is another's)"]
