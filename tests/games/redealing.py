"""Random games held wherever a world may be dealt anew: at every kind of question, in every window.

A window is open with and without answers sealed, and each of its questions counts; of what is asked
all the time only some are held. Tables: every printing, variant and number of players.
"""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import tumbleweed as tw
from core import laws
from tumbleweed.core.frames import Ask, Gather

LEGENDS = [
    {"players": players, "edition": edition, "variants": variants, "house_chooses": house}
    for players in (2, 3, 4, 5, 6)
    for edition in ("revised", "first", "french")
    for variants in ([], ["goals"])
    for house in (False, True)
] + [{"players": players, "variants": ["first-game"]} for players in (2, 3, 4)]
GOAT = [{"players": players} for players in (2, 3, 4, 5)]

IDLE = ("end", "stop", "leave", "decline", "sit-out")


def start(game: str, seed: int, setting: dict[str, Any]) -> tw.Game:
    length = {"length": 15} if game == "legends" else {}
    return tw.new(game, seed=seed, record=False, **length, **setting)


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
        choose(game, luck)


def choose(game: tw.Game, luck: Random) -> None:
    """One answer of one of the seats asked: first what to do, then how; seldom nothing."""
    decision = luck.choice(game.decisions)
    kinds: dict[str, list[str]] = {}
    for key in decision.keys:
        kinds.setdefault(key.partition(":")[0], []).append(key)
    if luck.random() < 0.7:
        kinds = {verb: kinds[verb] for verb in kinds if verb not in IDLE} or kinds
    game.choose(luck.choice(luck.choice(list(kinds.values()))), seat=decision.seat)


def redeal_everywhere(
    game: str, setting: dict[str, Any], seed: int, met: Counter[tuple[str, ...]]
) -> int:
    """Law (f) for every seat wherever a game is held; how many worlds were dealt."""
    worlds = 0
    for table in held(start(game, seed, setting), Random(seed), met):
        for seat in range(table.players):
            laws.plays_on(table, seat, 1_000 * seed + worlds)
            worlds += 1
    return worlds
