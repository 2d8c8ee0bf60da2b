"""One engine's side of a comparison: does a batch of work on request.

    python -m benchmarks.turns record FILE          plays random games, writes them down by keys
    python -m benchmarks.turns serve FILE RENAMED   "legends clone" in, seconds of a unit out

The games are played by keys, so that both engines do the same work though one may list its options
in another order. Time is that of the process: what others do on the machine is not counted.
"""

from __future__ import annotations

import gc
import json
import random
import sys
import time
from collections.abc import Callable
from pathlib import Path

import orjson

import tumbleweed as tw
from benchmarks.clock import repeat
from benchmarks.plan import COUNTS, PLAN
from tools.same_games.names import Names, read_names
from tumbleweed._build import build_kind

Script = tuple[int, int, list[str]]  # players, seed, keys
Work = dict[str, Callable[[], int]]


def record(name: str) -> list[Script]:
    games, players, _ = PLAN[name]
    return [_random_game(name, players + seed % COUNTS, seed) for seed in range(games)]


def _random_game(name: str, players: int, seed: int) -> Script:
    game = tw.new(name, players=players, seed=seed, record=False)
    roll = random.Random(seed).random
    keys = []
    while legal := game.legal:
        index = legal[int(roll() * len(legal))]
        keys.append(game.ruleset.catalogue.options[index].key)
        game.play(index)
    return players, seed, keys


def work(name: str, scripts: list[Script]) -> Work:
    """Batches of each figure; all games are played once before anything is timed."""
    indexed = [_indexed(name, script) for script in scripts]
    longest = PLAN[name][1] + COUNTS - 1  # players
    middle = _middle(name, next(each for each in indexed if each[0] == longest))
    return {
        "fast path": lambda: sum(_fast(name, *each) for each in indexed),
        "contract": lambda: sum(_contract(name, *each) for each in scripts),
        "clone": repeat(middle.clone, 4000),
        "redeal": repeat(lambda: middle.redeal(0, 7), 500),
        "view": repeat(lambda: orjson.dumps(middle.view(0)), 1000),
    }


def _indexed(name: str, script: Script) -> tuple[int, int, list[int]]:
    players, seed, keys = script
    game = tw.new(name, players=players, seed=seed)
    for key in keys:
        game.choose(key)
    if not game.over:
        raise tw.IllegalChoice("the game goes on")
    return players, seed, [game.ruleset.catalogue.index[key] for key in keys]


def _fast(name: str, players: int, seed: int, indexes: list[int]) -> int:
    game = tw.new(name, players=players, seed=seed, record=False)
    for index in indexes:
        if game.legal:
            game.play(index)
    return len(indexes)


def _contract(name: str, players: int, seed: int, keys: list[str]) -> int:
    game = tw.new(name, players=players, seed=seed)
    for key in keys:
        if game.decision is not None:
            game.choose(key)
    return len(keys)


def _middle(name: str, game: tuple[int, int, list[int]]) -> tw.Game:
    players, seed, indexes = game
    middle = tw.new(name, players=players, seed=seed, record=False)
    for index in indexes[: min(PLAN[name][2], len(indexes) - 1)]:
        middle.play(index)
    return middle


def serve(file: Path, names: Names) -> None:
    scripts = json.loads(file.read_text())
    try:
        figures = {name: work(name, _renamed(scripts[name], names)) for name in PLAN}
    except tw.TumbleweedError as fault:
        print(json.dumps({"build": build_kind(), "fault": str(fault)}), flush=True)
        return
    print(json.dumps({"build": build_kind(), "fault": ""}), flush=True)
    gc.freeze()
    for line in sys.stdin:
        game, _, what = line.strip().partition(" ")
        gc.collect()
        start = time.process_time()
        units = figures[game][what]()
        print((time.process_time() - start) / units, flush=True)


def _renamed(scripts: list[Script], names: Names) -> list[Script]:
    return [(players, seed, [names.new_option(k) for k in keys]) for players, seed, keys in scripts]


if __name__ == "__main__":
    if sys.argv[1] == "record":
        Path(sys.argv[2]).write_text(json.dumps({name: record(name) for name in PLAN}))
    else:
        serve(Path(sys.argv[2]), read_names(Path(sys.argv[3])) if sys.argv[3:] else Names({}))
