"""Random games held wherever a world may be redealt: at every kind of question, in every window.

A window is open with and without answers sealed, and each of its questions counts; of what is asked
all the time only some are held.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import chain
from random import Random

import tumbleweed as tw
from core import laws
from support.random_play import step
from tumbleweed.core.frames import Ask, Gather

MOST_SEATS = 6


def question(game: tw.Game) -> tuple[str, ...]:
    """What is asked, and with how many answers sealed."""
    sealed = sum(len(answers) for answers in game.state.sealed)
    return (game.decisions[0].prompt.key, str(min(sealed, 3)))


def asked_for(game: tw.Game) -> set[str]:
    """The keys of all questions its rules can ask."""
    steps = [step for procedure in game.ruleset.procedures for step in procedure.steps]
    questions = [step.question for step in steps if isinstance(step, Ask)]
    questions += [q for step in steps if isinstance(step, Gather) for q in step.questions]
    return {f"ask-{question.key}" for question in questions}


def held(game: tw.Game, luck: Random, met: Counter[tuple[str, ...]]) -> Iterator[tw.Game]:
    """The game, wherever a question has not been met often, and now and then elsewhere."""
    while game.legal:
        here = question(game)
        met[here] += 1
        if luck.random() < 4 / met[here]:
            yield game
        step(game, luck)


def redeal_everywhere(game: tw.Game, seed: int, met: Counter[tuple[str, ...]]) -> int:
    """Law (f) for every seat wherever the game is held; how many worlds were dealt."""
    worlds = 0
    for table in held(game, Random(seed), met):
        for seat in range(table.players):
            laws.plays_on(table, seat, 1_000 * seed + worlds)
            worlds += 1
    return worlds


def same_features_everywhere(
    game: tw.Game, seed: int, met: Counter[tuple[str, ...]], seats: int = MOST_SEATS
) -> int:
    """Law (g) wherever the game is held, and at its end, for so many seats, the asked one first;
    how many worlds were dealt."""
    worlds = 0
    for table in chain(held(game, Random(seed), met), [game]):
        for place in range(min(seats, table.players)):
            seat = (max(0, table.asked_seat) + place) % table.players
            worlds += laws.same_features(table, seat, [1_000 * seed + worlds])
    return worlds
