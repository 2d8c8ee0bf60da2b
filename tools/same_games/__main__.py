"""Compare the current engine with the games of an earlier one.

    python -m tools.same_games write FILE                plays 2,000 random games, and the recorded
    python -m tools.same_games write FILE --commit C     the same with the engine of a commit
    python -m tools.same_games write FILE --small        the few that every run of the tests replays
    python -m tools.same_games check FILE                replays them by keys; 1 if anything differs
    python -m tools.same_games show FILE GAME CHOICES    what a game shows after so many choices

docs/testing.md says more.
"""

import argparse
import json
import os
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

import tumbleweed as tw

from .checking import check
from .commits import ROOT, CommitError, expect, run_with, source_of
from .names import DEFAULT_NAMES, NamesError, read_names
from .play import play, play_again, seen_after
from .store import StoredGame, read_games, write_games
from .tables import SMALL_CHOICES, random_games, small_games

ENGINE = Path(str(tw.__file__)).parent
GAMES = 2_000
MOST_CHOICES = 100_000
CHUNK = 8


def main() -> int:
    asked = arguments()
    try:
        expect(ENGINE)
        return int(asked.action(asked))
    except (CommitError, NamesError) as fault:
        print(fault, file=sys.stderr)
        return 2


def write(asked: argparse.Namespace) -> int:
    if asked.commit:
        source = source_of(asked.commit)
        rest = ["--small"] if asked.small else ["--games", str(asked.games)]
        options = [*rest, "--jobs", str(asked.jobs), "--recorded", str(source)]
        print(run_with(source, "write", str(asked.file.resolve()), *options), end="")
        return 0
    with ProcessPoolExecutor(asked.jobs) as pool:
        count = write_games(asked.file, pool.map(_make, jobs(asked), chunksize=CHUNK))
    print(f"{count} games, played with {ENGINE}, are in {asked.file}")
    return 0


def jobs(asked: argparse.Namespace) -> Iterator[Callable[[], StoredGame]]:
    if asked.small:
        yield from (partial(play, *table, SMALL_CHOICES) for table in small_games())
        return
    yield from (partial(play, *table, MOST_CHOICES) for table in random_games(asked.games))
    yield from (partial(play_again, path) for path in recorded_games(asked.recorded))


def _make(job: Callable[[], StoredGame]) -> StoredGame:
    return job()


def recorded_games(source: Path) -> list[Path]:
    return sorted(source.glob("tests/games/**/recorded/*.json"))


def run_check(asked: argparse.Namespace) -> int:
    return 0 if check(asked.file, read_names(asked.renamed), asked.jobs) else 1


def show(asked: argparse.Namespace) -> int:
    stored = list(read_games(asked.file))[asked.game]
    seen = seen_after(stored, asked.choices)
    print(json.dumps(seen))
    return 0


def arguments() -> argparse.Namespace:
    described = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser("tools.same_games", None, __doc__, formatter_class=described)
    commands = parser.add_subparsers(required=True)
    cores = os.cpu_count() or 1

    def command(name: str, action: Callable[[argparse.Namespace], int]) -> argparse.ArgumentParser:
        made = commands.add_parser(name)
        made.add_argument("file", type=Path)
        made.set_defaults(action=action)
        return made

    writing = command("write", write)
    writing.add_argument("--games", type=int, default=GAMES, help="how many at random")
    writing.add_argument("--small", action="store_true", help="the games of the quick test instead")
    writing.add_argument("--commit", help="play with the engine of this commit")
    writing.add_argument("--recorded", type=Path, default=ROOT, help="the checkout they are in")
    writing.add_argument("--jobs", type=int, default=cores)
    checking = command("check", run_check)
    checking.add_argument("--renamed", type=Path, default=DEFAULT_NAMES, help="renamed keys")
    checking.add_argument("--jobs", type=int, default=cores)
    showing = command("show", show)
    showing.add_argument("game", type=int)
    showing.add_argument("choices", type=int)
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
