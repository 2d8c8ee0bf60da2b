"""The report of what bots claim in the Goat."""

from __future__ import annotations

from statistics import fmean

import pytest

import tumbleweed as tw
from tumbleweed.core.game import Game
from tumbleweed.lab.goat import claims

ANSWERS = ("accepted", "refused", "discarded")


def all_claims(honest: bool, players: int = 3) -> Game:
    """Everybody names the card itself, or always another one where there is one."""
    game = tw.new("goat", players=players, seed=2)
    while game.decision is not None:
        keys = game.decision.keys
        [offered] = [
            key for key in game.sealed_of(game.decision.seat) if key.startswith("offer:")
        ] or [""]
        truth = f"name:{offered.partition(':')[2]}"
        named = [key for key in keys if (key == truth) == honest]
        game.choose(named[0] if truth in keys and named else keys[-1])
    return game


@pytest.mark.parametrize("honest", [True, False])
@pytest.mark.parametrize("players", [2, 3, 5])
def test_claims_are_those_of_the_events(honest: bool, players: int) -> None:
    game = all_claims(honest, players)
    told = claims.told_in(game, judged=False)
    answered = sum(event.key in ANSWERS for event in game.events)
    assert 0 < len(told) <= answered
    assert {each.lie for each in told} == {not honest}
    assert {each.round for each in told} == set(range(1, 1 + max(each.round for each in told)))
    assert all(each.names > 1 for each in told)


def test_a_line_counts_its_moment() -> None:
    told = claims.told_in(all_claims(honest=False), judged=False)
    lines = {line.moment: line for line in claims.lines(told)}
    assert sum(len(line.told) for name, line in lines.items() if name.startswith("round")) == len(
        told
    )
    assert lines["all"].told == told
    assert all(each.last_hat for each in lines["the last hat"].told)
    assert lines["all"].by_chance == pytest.approx(fmean(1 - 1 / each.names for each in told))
    assert lines["all"].believed(lie=True) == pytest.approx(fmean(each.believed for each in told))


def test_only_lies_have_a_worth() -> None:
    told = claims.told_in(claims.played("normal", 2, 3))
    assert {each.worth is None for each in told if each.lie} <= {False}
    assert {each.worth is None for each in told if not each.lie} <= {True}
    [everything] = [line for line in claims.lines(told) if line.moment == "all"]
    mean, half = everything.worth
    assert mean == pytest.approx(
        fmean(each.worth for each in everything.lies if each.worth is not None)
    )
    assert half > 0
