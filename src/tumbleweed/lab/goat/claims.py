"""What bots claim in the Goat: `python -m tumbleweed.lab.goat.claims --bots hard --players 4`.

Bots play each other, and their claims are counted by truth, by moment (the rounds, and the last
hat of the one who is offered the card) and by gain: what a lie was worth in points at the end of
the round, against the truth about the same card (`review/goat/claims.py`). The column
`by chance` is how often somebody lies who names any card of the hand.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import fmean, stdev
from typing import Final, cast

import typer

import tumbleweed as tw
from tumbleweed.bots import Bot, make, seat_for
from tumbleweed.core.game import Game
from tumbleweed.games.goat.view import GoatView
from tumbleweed.review.data import Claim
from tumbleweed.review.goat.claims import claims
from tumbleweed.review.judge import judge_of
from tumbleweed.review.past import Asked, read_past

SURE: Final = 1.96  # standard errors on each side, 95 %


@dataclass(frozen=True)
class Told:
    """A claim that was answered."""

    round: int
    last_hat: bool  # of whom the card was offered to
    names: int  # that could have been said
    lie: bool
    believed: bool
    worth: float | None  # of a lie


@dataclass(frozen=True)
class Line:
    moment: str
    told: list[Told]

    @property
    def lies(self) -> list[Told]:
        return [each for each in self.told if each.lie]

    @property
    def by_chance(self) -> float:
        """The share of lies of who names any card of the hand."""
        return fmean(1 - 1 / each.names for each in self.told)

    def believed(self, lie: bool) -> float:
        found = [each.believed for each in self.told if each.lie == lie]
        return fmean(found) if found else float("nan")

    @property
    def worth(self) -> tuple[float, float]:
        """The mean of the lies, and half the width of its interval."""
        worths = [each.worth for each in self.lies if each.worth is not None]
        if len(worths) < 2:
            return float("nan"), float("nan")
        return fmean(worths), SURE * stdev(worths) / len(worths) ** 0.5


def played(name: str, players: int, seed: int) -> Game:
    bots: list[Bot] = [make(name, seed * 10 + seat) for seat in range(players)]
    game = tw.new("goat", players, seed)
    while not game.over:
        seat = game.asked[0]
        game.choose(bots[seat].choose(seat_for(bots[seat], game, seat)), seat)
    return game


def told_in(game: Game, judged: bool = True) -> list[Told]:
    """`judged`: with what lies were worth, which takes a second for each game."""
    assert game.record is not None
    past = read_past(game.record)
    judge = judge_of(game.ruleset.setup) if judged else None
    named = [each for each in past.asked if each.decision.keys[0].startswith("name:")]
    told, before = [], 0
    for claim in claims(past, judge):
        of_it = [each for each in named if before <= each.entry < claim.entry]
        if of_it:  # else only one card was left to be named
            told.append(_told(claim, of_it[-1]))
        before = claim.entry
    return told


def _told(claim: Claim, asked: Asked) -> Told:
    view = cast("GoatView", asked.game.view())
    to = int(str(claim.told.args["seat"]).removeprefix("seat:"))
    return Told(
        view["round"],
        view["players"][to]["hats"] == 1,
        len(asked.decision.keys),
        claim.lie,
        claim.believed,
        claim.worth,
    )


def lines(told: Sequence[Told]) -> list[Line]:
    rounds = sorted({each.round for each in told})
    found = [Line(f"round {number}", _in(told, number)) for number in rounds]
    found.append(Line("the last hat", [each for each in told if each.last_hat]))
    found.append(Line("all", list(told)))
    return [line for line in found if line.told]


def _in(told: Iterable[Told], number: int) -> list[Told]:
    return [each for each in told if each.round == number]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bots", default="hard", help="a level, or weights of a run")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seed", type=int, default=7)
    asked = parser.parse_args()
    seeds = range(asked.seed, asked.seed + asked.games)
    told = [each for seed in seeds for each in told_in(played(asked.bots, asked.players, seed))]
    typer.echo("| moment | claims | lies | by chance | truth believed | lie believed | worth |")
    typer.echo("|---|---|---|---|---|---|---|")
    for line in lines(told):
        worth, half = line.worth
        lies = len(line.lies) / len(line.told)
        typer.echo(
            f"| {line.moment} | {len(line.told):,} | {lies:.0%} | {line.by_chance:.0%}"
            f" | {line.believed(False):.0%} | {line.believed(True):.0%}"
            f" | {worth:+.2f} ± {half:.2f} |"
        )


if __name__ == "__main__":
    main()
