"""Who said what of which card, who was caught, and what each lie was worth.

A lie's worth is the liar's points at the end of the round after the answer it got, less those after
the truth: both on average over games that the net plays on from the position as it truly was.
"""

from __future__ import annotations

from statistics import fmean
from typing import Final, cast

from tumbleweed.bots.net.thinker import horizon
from tumbleweed.core.game import Game
from tumbleweed.core.text import Message
from tumbleweed.echo.chronicle import Happening
from tumbleweed.games.goat.model import CHARACTERS, GoatState
from tumbleweed.games.goat.options import NAME
from tumbleweed.games.goat.scoring import score
from tumbleweed.review.data import Claim
from tumbleweed.review.judge import Judge, Trial
from tumbleweed.review.past import Past

ANSWERS: Final = ("accepted", "refused", "discarded")
GAMES: Final = 32  # played on after the lie, and as many after the truth


def claims(past: Past, judge: Judge | None) -> list[Claim]:
    told = list(past.chronicle.told(*ANSWERS))
    lies = [each for each in told if _lie(each)]
    worth = [None] * len(lies) if judge is None else _worths(past, judge, lies)
    worth_of = {each.place: value for each, value in zip(lies, worth, strict=True)}
    return [_claim(each, worth_of.get(each.place)) for each in told]


def _lie(answer: Happening) -> bool:
    return answer.word("claim") != answer.word("character")


def _claim(answer: Happening, worth: float | None) -> Claim:
    event = answer.event
    return Claim(
        answer.entry,
        answer.seat("dealer"),
        _lie(answer),
        event.key == "accepted",
        Message(f"event-{event.key}", dict(event.args)),
        worth,
    )


def _worths(past: Past, judge: Judge, lies: list[Happening]) -> list[float | None]:
    """All lies side by side."""
    trials: list[Trial] = []
    for each in lies:
        trials += [_after(past.games[each.entry], each) for _ in range(GAMES)]
        trials += [_after(_truth(past, each), each) for _ in range(GAMES)]
    points = _points(judge, trials)
    found: list[float | None] = []
    for at in range(0, len(points), 2 * GAMES):
        lied, honest = points[at : at + GAMES], points[at + GAMES : at + 2 * GAMES]
        found.append(fmean(lied) - fmean(honest))
    return found


def _truth(past: Past, lie: Happening) -> Game:
    """The same card to the same player under its own name."""
    named = max(each.entry for each in past.asked if _names(past, each.entry, lie))
    game = past.games[named].clone()
    catalogue = game.ruleset.catalogue
    card = CHARACTERS.index(lie.word("character"))
    game.choose(catalogue.options[NAME + card].key, lie.seat("dealer"))
    return game


def _names(past: Past, entry: int, lie: Happening) -> bool:
    """Whether the Dealer's choice after so many was the name, before that answer."""
    if entry >= lie.entry:
        return False
    made = past.games[-1].record
    assert made is not None
    return made.entries[entry].key.startswith("name:")


def _after(game: Game, lie: Happening) -> Trial:
    return Trial(game.clone(), lie.seat("dealer"), horizon(game))


def _points(judge: Judge, trials: list[Trial]) -> list[float]:
    """Of each trial's seat as the round ends."""
    judge.play_on(trials, _round_over)
    return [float(score(cast("GoatState", each.game.state), each.seat).total) for each in trials]


def _round_over(trial: Trial) -> bool:
    return bool(horizon(trial.game) != trial.begun)
