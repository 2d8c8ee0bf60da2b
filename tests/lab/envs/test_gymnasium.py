"""One seat against bots: Gymnasium's own checker, and what the seat is told."""

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from lab.envs.tables import every_table
from tumbleweed.core.errors import IllegalChoice, UnknownName
from tumbleweed.lab.envs.single import SeatEnv

GOAT, LEGENDS = "tumbleweed/goat-v0", "tumbleweed/legends-v0"


def game_of(env: SeatEnv, seed: int | None) -> list[bytes]:
    """Every observation of a game at random, and the reward."""
    chance = np.random.default_rng(0)
    observation, _ = env.reset(seed=seed)
    seen, ended, reward = [], False, 0.0
    while not ended:
        assert env.game.asked_seat == env.seat
        assert np.array_equal(observation["action_mask"], env.action_masks())
        seen.append(observation["observation"].tobytes())
        action = chance.choice(np.flatnonzero(observation["action_mask"]))
        observation, reward, terminated, truncated, _ = env.step(action)
        ended = terminated or truncated
    return [*seen, np.float64(reward).tobytes()]


@pytest.mark.parametrize("name", [GOAT, LEGENDS])
def test_gymnasiums_checker(name: str) -> None:
    """It takes any action, on offer or not, so it needs a lenient environment."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(gymnasium.make(name, lenient=True).unwrapped)


@every_table
def test_gymnasiums_checker_in_every_mix(table: dict[str, Any]) -> None:
    check_env(SeatEnv(lenient=True, **table), skip_render_check=True)


def test_a_seed_repeats_the_game_and_the_luck_of_bots() -> None:
    one, two = SeatEnv("goat", 3, bots="thrifty"), SeatEnv("goat", 3, bots="thrifty")
    assert game_of(one, 5) == game_of(two, 5)
    assert game_of(one, None) == game_of(two, None)
    assert game_of(one, 5) != game_of(one, 6)


@pytest.mark.parametrize("seat", [0, 2])
def test_the_agent_sits_where_it_is_told(seat: int) -> None:
    env = SeatEnv("goat", 3, bots=["random", "thrifty"], seat=seat)
    game_of(env, 1)
    others = ["random", "thrifty"]
    assert env.bots == [*others[:seat], None, *others[seat:]]
    result = env.game.result
    assert result is not None


def test_the_reward_is_that_of_the_agents_seat() -> None:
    env = SeatEnv("goat", 3, seat=1)
    for seed in range(6):
        reward = np.frombuffer(game_of(env, seed)[-1], np.float64)[0]
        result = env.game.result
        assert result is not None
        share = 1 / len(result.winners) if 1 in result.winners else 0
        assert reward == pytest.approx(share - 1 / 3)


def test_a_game_can_be_cut_off() -> None:
    env = SeatEnv("goat", 3, max_cycles=4)
    assert len(game_of(env, 1)) == 4 + 1
    assert not env.game.over


def test_the_table_is_drawn_as_the_agent_sees_it() -> None:
    env = SeatEnv("goat", 3, bots=["thrifty", "random"], render_mode="ansi")
    env.reset(seed=2)
    text = env.render()
    assert "agent_0 is asked:" in text
    assert "thrifty_1:" in text
    game_of(env, 2)
    assert "The game is over: agent_0" in env.render()


def test_what_is_not_on_offer_is_refused_unless_lenient() -> None:
    strict, lenient = SeatEnv("goat", 3), SeatEnv("goat", 3, lenient=True)
    observation, _ = strict.reset(seed=1)
    lenient.reset(seed=1)
    wrong = int(np.flatnonzero(observation["action_mask"] == 0)[0])
    with pytest.raises(IllegalChoice, match=f"action {wrong} .* is not on offer to seat 0"):
        strict.step(wrong)
    default = strict.game.legal[0]
    strict.step(strict.table.action(0, default))
    lenient.step(wrong)
    assert strict.game.fingerprint == lenient.game.fingerprint


def test_a_game_that_is_over_takes_no_answer() -> None:
    env = SeatEnv("goat", 2)
    game_of(env, 1)
    with pytest.raises(IllegalChoice, match="the game is over"):
        env.step(0)


@pytest.mark.parametrize(
    ("settings", "named"),
    [
        ({"bots": "nobody"}, "no bot is called 'nobody'"),
        ({"bots": ["random"]}, "1 do not fill 2 seats"),
        ({"bots": [3, "random"]}, "is neither a name nor a list of names"),
        ({"bots": None}, "bots: None is neither"),
        ({"seat": 3}, "seat: 3 is not one of 0 to 2"),
        ({"seat": "0"}, "seat: '0'"),
    ],
)
def test_wrong_settings_are_named(settings: dict[str, Any], named: str) -> None:
    with pytest.raises(UnknownName) as caught:
        SeatEnv("goat", 3, **settings)
    assert named in str(caught.value)
