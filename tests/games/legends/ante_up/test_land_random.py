"""Random play on the joined boards: nothing is lost, and redealt worlds can stand."""

from random import Random

import pytest

from support.legends.land import joined
from support.reading import now, rules_of, state_of
from tumbleweed.games.legends.components.ante_up.frontier import lay_frontier
from tumbleweed.games.legends.components.ante_up.stands import deal_stands
from tumbleweed.games.legends.components.ante_up.train import move_train, shuffle_encounters

LINKS = ("trail", "rail", "heist-train", "frontier", "discard", "enough", "store", "buy")


@pytest.mark.rule("AU-SETUP-16", "AU-FRONT-09")
@pytest.mark.parametrize("seed", range(3))
def test_every_question_of_a_random_game_is_sound(seed: int) -> None:
    luck = Random(seed)
    spaces = ["frontier-pass-a", "frontier-space-6-northwest", "frontier-rail-station"]
    seats = {seat: {"space": space, "money": 60} for seat, space in enumerate(spaces)}
    game = joined(seats, at="turn")
    state, rules = state_of(game), rules_of(game)
    for prepare in (deal_stands, lay_frontier, shuffle_encounters):
        prepare(state)
    used = set()
    for _ in range(250):
        decision = now(game)
        liked = [key for key in decision.keys if key.startswith(LINKS)]
        key = luck.choice(liked if liked and luck.random() < 0.5 else decision.keys)
        used.add(key.partition(":")[0])
        game.choose(key, decision.seat)
        if game.over:
            break
        if key == "end":
            move_train(state_of(game), 1)
        assert rules.faults(state_of(game)) == []
        world = state_of(game).clone()
        rules.redeal(world, decision.seat)
        assert rules.faults(world) == []
    assert used & {"trail", "rail"}
    assert {"frontier", "enough", "store"} & used
