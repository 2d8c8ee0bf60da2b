"""Games by keys: played at random to be stored, and replayed from the file."""

import json
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import tumbleweed as tw

from .names import Names
from .observe import MARK_LENGTH, Observation, Observer, mark_of
from .store import StoredGame

IDLE = ("end", "stop", "leave", "decline", "sit-out")  # rarely chosen, or nothing would happen
SAME_NAMES = Names({})


def start(setup: dict[str, Any], seed: int) -> tw.Game:
    return tw.new(
        setup["game"],
        setup["players"],
        seed,
        setup["edition"],
        setup["variants"],
        **setup["options"],
    )


def random_choice(game: tw.Game, luck: Random) -> str:
    """As "seat key", of any seat that is asked: first the action, then its target."""
    decision = luck.choice(game.decisions)
    verbs: dict[str, list[str]] = {}
    for key in sorted(decision.keys):
        verbs.setdefault(key.partition(":")[0], []).append(key)
    if luck.random() < 0.7:
        verbs = {verb: verbs[verb] for verb in verbs if verb not in IDLE} or verbs
    return f"{decision.seat} {luck.choice(luck.choice(list(verbs.values())))}"


def random_choices(game: tw.Game, seed: int, limit: int) -> Iterator[str]:
    luck = Random(seed)  # noqa: S311 - nothing to guard
    for _ in range(limit):
        if game.over:
            return
        yield random_choice(game, luck)


def choose(game: tw.Game, choice: str, names: Names = SAME_NAMES) -> None:
    seat, _, key = choice.partition(" ")
    game.choose(names.new_option(key), seat=int(seat))


def play(setup: dict[str, Any], seed: int, limit: int) -> StoredGame:
    """A random game, of at most so many choices."""
    game = start(setup, seed)
    return _stored(game, setup, seed, random_choices(game, seed, limit))


def play_again(recorded: Path) -> StoredGame:
    """A recorded game of the tests: its answers are known."""
    data = json.loads(recorded.read_text(encoding="utf-8"))
    seed = int(data["seed"], 16)
    game = start(data["setup"], seed)
    return _stored(game, data["setup"], seed, iter(data["answers"]))


def _stored(game: tw.Game, setup: dict[str, Any], seed: int, choices: Iterator[str]) -> StoredGame:
    observer = Observer(game, SAME_NAMES)
    made, marks = [], [mark_of(observer.look())]
    for choice in choices:
        choose(game, choice)
        made.append(choice)
        marks.append(mark_of(observer.look()))
    result = game.result
    told = None if result is None else result.to_json()
    return StoredGame(setup, hex(seed), made, "".join(marks), told)


def replay(stored: StoredGame, names: Names) -> Iterator[tuple[tw.Game, Observation]]:
    """The game and its observations: before the first choice, and after each."""
    game = start(names.setup(stored.setup), int(stored.seed, 16))
    observer = Observer(game, names)
    yield game, observer.look()
    for choice in stored.choices:
        choose(game, choice, names)
        yield game, observer.look()


def seen_after(stored: StoredGame, choices: int, names: Names = SAME_NAMES) -> Observation:
    _, seen = next(islice(replay(stored, names), choices, None))
    return seen


def marks_of(stored: StoredGame) -> list[str]:
    marks = stored.marks
    return [marks[at : at + MARK_LENGTH] for at in range(0, len(marks), MARK_LENGTH)]
