"""Turning points: the choices that cost their seats most.

Most choices are not worth a second look. Those the net would hardly have made are tried against its
favourite in a few worlds dealt anew for the seat; the worst of them against several options in more
worlds. Each option is tried in the same worlds and nobody knows more there than at the table.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np

from tumbleweed.bots.net.thinker import horizon
from tumbleweed.review.curve import Stand
from tumbleweed.review.data import TurningPoint
from tumbleweed.review.judge import Judge, Opinion, Trial
from tumbleweed.review.past import Asked

MOST: Final = 5
DOUBTFUL: Final = 0.5  # of the favourite's chance: what is likelier is not questioned
FIRST: Final = 32  # choices looked at, each in FEW worlds
FEW: Final = 3
SECOND: Final = 10  # of which looked at again, with WIDE options in MANY worlds
MANY: Final = 12
WIDE: Final = 3
WORTH_TELLING: Final = 0.03  # of the chance to win
SURE: Final = 2.0  # standard errors by which the better option must be ahead
SOME: Final = 0.05  # how much a choice counts whose seat did not feel it


@dataclass(frozen=True)
class Choice:
    """A choice with what the net thought of the question."""

    asked: Asked
    opinion: Opinion
    stand: Stand
    fall: float  # of the seat's value until its next question

    @property
    def favourites(self) -> list[int]:
        """The other options, the likeliest first."""
        chances = self.opinion.chances
        order = sorted(range(len(chances)), key=lambda at: -chances[at])
        return [at for at in order if at != self.asked.taken]

    @property
    def doubt(self) -> float:
        """How much less likely it was than the favourite; 0 if it was the favourite."""
        chances = self.opinion.chances
        return 1 - chances[self.asked.taken] / max(chances)


def turning_points(
    judge: Judge, asked: list[Asked], opinions: list[Opinion], stood: list[Stand]
) -> list[TurningPoint]:
    doubtful = [each for each in _choices(asked, opinions, stood) if each.doubt > DOUBTFUL]
    doubtful.sort(key=lambda each: -each.doubt * (SOME + max(0.0, each.fall)))
    first = _tried(judge, doubtful[:FIRST], 1, FEW)
    order = sorted(range(len(first)), key=lambda at: -_lost(first[at])[1])
    again = [doubtful[at] for at in order[:SECOND]]
    found = [
        _told(choice, values)
        for choice, values in zip(again, _tried(judge, again, WIDE, MANY), strict=True)
    ]
    told = sorted((each for each in found if each is not None), key=lambda each: -each.fell)
    return sorted(told[:MOST], key=lambda each: each.entry)


def _choices(asked: list[Asked], opinions: list[Opinion], stood: list[Stand]) -> list[Choice]:
    coming: dict[int, float] = {}  # by seat: the value of its next question
    found = []
    for each, opinion, stand in reversed(list(zip(asked, opinions, stood, strict=True))):
        fall = opinion.value - coming.get(each.seat, opinion.value)
        found.append(Choice(each, opinion, stand, fall))
        coming[each.seat] = opinion.value
    return found[::-1]


Values = dict[int, list[float]]  # by option, world by world


def _tried(judge: Judge, choices: list[Choice], wide: int, worlds: int) -> list[Values]:
    """What was taken and the likeliest others, all of them side by side."""
    trials: list[Trial] = []
    labels: list[tuple[int, int]] = []
    for at, choice in enumerate(choices):
        options = [choice.asked.taken, *choice.favourites[:wide]]
        made = _trials(choice.asked, options, worlds)
        trials += [trial for _, trial in made]
        labels += [(at, option) for option, _ in made]
    found: list[Values] = [{} for _ in choices]
    for (at, option), value in zip(labels, judge.values(trials), strict=True):
        found[at].setdefault(option, []).append(value)
    return found


def _trials(asked: Asked, options: list[int], worlds: int) -> list[tuple[int, Trial]]:
    seat = asked.game.seat(asked.seat)
    made = []
    for seed in range(worlds):
        world = seat.redeal(seed)
        for option in options:
            game = world.clone()
            game.choose(asked.decision.options[option].key, asked.seat)
            made.append((option, Trial(game, asked.seat, horizon(asked.game))))
    return made


def _lost(values: Values) -> tuple[int, float, float]:
    """The best other option, by how much it is ahead of what was taken, and its standard error."""
    taken, *others = values
    best = max(others, key=lambda option: float(np.mean(values[option])))
    ahead = np.array(values[best]) - np.array(values[taken])
    spread = float(ahead.std(ddof=1)) / len(ahead) ** 0.5 if len(ahead) > 1 else 0.0
    return best, float(ahead.mean()), spread


def _told(choice: Choice, values: Values) -> TurningPoint | None:
    asked, stand = choice.asked, choice.stand
    best, ahead, spread = _lost(values)
    could = stand.share(asked.seat, float(np.mean(values[best])))
    did = stand.share(asked.seat, float(np.mean(values[asked.taken])))
    if could - did < WORTH_TELLING or ahead < SURE * spread:
        return None
    options = asked.decision.options
    return TurningPoint(
        asked.entry,
        asked.seat,
        asked.decision.prompt,
        options[asked.taken].message,
        options[best].message,
        could - did,
        could,
    )
