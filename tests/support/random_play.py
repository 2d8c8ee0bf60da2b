"""Players who answer at random, for the tests of whole games."""

from collections.abc import Iterator
from random import Random

import tumbleweed as tw

IDLE = ("pass", "end", "stop", "leave", "decline", "sit-out")


def answer(keys: tuple[str, ...], luck: Random) -> str:
    """First what to do, then how; seldom nothing."""
    kinds: dict[str, list[str]] = {}
    for key in keys:
        kinds.setdefault(key.partition(":")[0], []).append(key)
    if luck.random() < 0.7:
        kinds = {verb: kinds[verb] for verb in kinds if verb not in IDLE} or kinds
    return luck.choice(luck.choice(list(kinds.values())))


def step(game: tw.Game, luck: Random) -> None:
    """One answer of one of the seats that are asked."""
    decision = luck.choice(game.decisions)
    game.choose(answer(decision.keys, luck), seat=decision.seat)


def wander(game: tw.Game, luck: Random, choices: int) -> tw.Game:
    """Play on, for so many choices or to the end."""
    for _ in range(choices):
        if game.over:
            break
        step(game, luck)
    return game


def finish(game: tw.Game, luck: Random) -> tw.Game:
    while not game.over:
        step(game, luck)
    return game


def finish_fast(game: tw.Game, luck: Random) -> tw.Game:
    """To the end without objects."""
    while legal := game.legal:
        game.play(luck.choice(legal))
    return game


def everywhere(game: tw.Game, luck: Random, every: int = 1) -> Iterator[tw.Game]:
    """The game, held at each question (or every third, fourth …), and at its end."""
    while not game.over:
        yield game
        wander(game, luck, every)
    yield game
