"""How far the spaces on offer are, as screens are told."""

from random import Random

import tumbleweed as tw
from tumbleweed.games.legends.compiler.content import legends_content


def steps(start: str, end: str, most: int = 12) -> int:
    """Along the board, without minding who stands where."""
    seen, edge = {start}, {start}
    for far in range(most):
        if end in edge:
            return far
        near = {other for space in edge for other in neighbours(space)}
        edge = near - seen
        seen |= edge
    raise AssertionError(f"no way from {start} to {end}")


def neighbours(space: str) -> list[str]:
    found: list[str] = legends_content().entry("space", space)["neighbours"]
    return found


def test_a_ride_tells_its_length() -> None:
    """Never shorter than the board allows, and single steps are one space long."""
    game, luck, rides = tw.new("legends", players=3, seed=4), Random(4), 0
    while rides < 400 and game.decision is not None:
        decision = game.decision
        keys = list(decision.keys)
        far = game.ruleset.distances(game.state, decision.seat, keys)
        here = game.view(decision.seat)["players"][decision.seat]["space"]
        for key, length in far.items():
            kind, space = key.split(":")
            assert key in keys
            if kind == "ride":
                assert length >= steps(here, space)
                assert (length == 1) == (space in neighbours(here)) or length == 0
                rides += 1
        assert {key for key in keys if key.startswith("ride:")} <= set(far)
        game.choose(luck.choice(decision.options))
    assert rides >= 400
