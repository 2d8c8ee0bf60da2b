"""An environment adds nothing to the game and hides nothing: the same bytes, options and games."""

from typing import Any

import numpy as np
import pytest

import tumbleweed as tw
from lab.envs.tables import every_table, played
from tumbleweed.bots.net.outcome import outcome
from tumbleweed.core.new_game import agreed_ruleset
from tumbleweed.lab.envs.aec import AecEnv
from tumbleweed.lab.envs.table import Table, keys_of
from tumbleweed.lab.unrecorded import sit_down

DECISIONS = 60
SOMETIMES = 7  # a world is dealt anew for a seat: that takes a while


def told_from(game: tw.Game, seat: int) -> set[str]:
    """The keys of what is on offer, with seats as places: written once more, from the options."""
    catalogue = game.ruleset.catalogue
    told = catalogue.told_from(game.players, seat)
    return {catalogue.options[told[option]].key for option in game.legal}


@every_table
def test_an_observation_is_what_the_seat_may_know(table: dict[str, Any]) -> None:
    env = AecEnv(**table)
    for number, (agent, observation, _) in enumerate(played(env, 5, DECISIONS)):
        if number % SOMETIMES:
            continue
        seat = env.possible_agents.index(agent)
        row = bytearray(env.table.features.size)
        env.game.seat(seat).features(row)
        assert observation["observation"].tobytes() == row


@every_table
def test_the_mask_is_what_the_engine_offers(table: dict[str, Any]) -> None:
    env = AecEnv(**table)
    keys = env.table.keys.keys
    for agent, observation, _ in played(env, 6, DECISIONS):
        seat = env.possible_agents.index(agent)
        assert seat == env.game.asked_seat
        on_offer = {keys[action] for action in np.flatnonzero(observation["action_mask"])}
        assert on_offer == told_from(env.game, seat)
        assert len(on_offer) == len(env.game.legal)
        for other in env.possible_agents:
            assert other == agent or not env.observe(other)["action_mask"].any()


@every_table
def test_answers_by_number_play_the_game_that_keys_play(table: dict[str, Any]) -> None:
    env = AecEnv(**table)
    setup = env.table.ruleset.setup
    ruleset = agreed_ruleset(
        setup.game, setup.players, setup.edition, setup.variants, setup.options
    )
    game = sit_down(ruleset, 7, listening=False, recorded=True).game
    seats = range(game.players)
    rows = [env.table.keys.rows(ruleset.catalogue, len(seats), seat) for seat in seats]
    for agent, _, action in played(env, 7, DECISIONS):
        seat = env.possible_agents.index(agent)
        assert game.decision is not None
        (key,) = [each.key for each in game.decision.options if rows[seat][each.index] == action]
        game.choose(key, seat)
    assert game.record is not None
    assert len(game.record.entries) == DECISIONS
    assert game.fingerprint == env.game.fingerprint


def test_a_seed_deals_the_game_that_new_deals() -> None:
    env = AecEnv("goat", players=3)
    env.reset(seed=11)
    assert env.game.fingerprint == tw.new("goat", players=3, seed=11).fingerprint


def test_games_after_the_first_follow_from_its_seed() -> None:
    env, again = AecEnv("goat", players=3), AecEnv("goat", players=3)
    dealt: list[list[str]] = [[], []]
    for each, found in ((env, dealt[0]), (again, dealt[1])):
        for seed in (4, None, None):
            each.reset(seed=seed)
            found.append(each.game.fingerprint)
    assert dealt[0] == dealt[1]
    assert len(set(dealt[0])) == 3


def test_without_a_seed_games_differ() -> None:
    found = set()
    for _ in range(3):
        env = AecEnv("goat", players=3)
        env.reset()
        found.add(env.game.fingerprint)
    assert len(found) == 3


@pytest.mark.parametrize("margin", [0.0, 0.3])
def test_only_the_end_pays_and_as_training_does(margin: float) -> None:
    env = AecEnv("goat", players=4, margin=margin)
    for _ in played(env, 2, 10_000):
        assert set(env.rewards.values()) == {0.0}
    assert env.game.over
    assert list(env.rewards.values()) == outcome(env.game, margin)
    winners = [env.possible_agents[seat] for seat in tw_result(env.game).winners]
    assert max(env.rewards, key=lambda agent: env.rewards[agent]) in winners
    if not margin:
        assert sum(env.rewards.values()) == pytest.approx(0)
    assert [env.last()[1] for _ in [env.agent_selection]] == [env.rewards[env.agent_selection]]


def tw_result(game: tw.Game) -> tw.Result:
    assert game.result is not None
    return game.result


def test_questions_with_one_answer_can_be_left_out() -> None:
    asked = [obs["action_mask"].sum() for _, obs, _ in played(AecEnv("goat", 3), 8, 10_000)]
    worth = [
        obs["action_mask"].sum() for _, obs, _ in played(AecEnv("goat", 3, skip=True), 8, 10_000)
    ]
    assert min(asked) == 1
    assert min(worth) > 1


@pytest.mark.parametrize("mix", ["base", "french", "the-golden-rule"])
def test_all_mixes_have_the_same_actions_and_bytes(mix: str) -> None:
    table = Table("legends", players=3, mix=mix)
    assert table.keys is keys_of("legends")
    assert table.features.size == Table("legends", players=6).features.size
