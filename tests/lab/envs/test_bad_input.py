"""Whatever an environment does not know is refused, and named."""

import subprocess
import sys
from typing import Any

import numpy as np
import pytest

from tumbleweed.core.errors import BadBuffer, BadPosition, IllegalChoice, UnknownName
from tumbleweed.lab.envs import aec
from tumbleweed.lab.envs.aec import AecEnv
from tumbleweed.lab.envs.vector import VectorEnv

WRONG = [
    ({"game": "poker"}, "no game is called 'poker'"),
    ({"game": None}, "no game is called None"),
    ({"mix": "ante-down"}, "legends has no mix 'ante-down'; it has: base, three-four"),
    ({"mix": ["ante-up"]}, "legends has no mix ['ante-up']"),
    ({"mix": "first-game"}, "mix 'first-game': not for 3 players, but for 4"),
    ({"players": 7}, "not for 7 players"),
    ({"players": "3"}, "not for '3' players"),
    ({"players": 3.0}, "not played by 3.0 players"),
    ({"edition": "second"}, "no edition 'second'"),
    ({"variants": "goals"}, "variants: 'goals' is not a list"),
    ({"variants": ["aims"]}, "no variant 'aims'"),
    ({"lenght": 15}, "no table option 'lenght'"),
    ({"modules": ["ante-down"]}, "ante-down"),
    ({"max_cycles": 0}, "max_cycles: a whole number from 1 on is expected, not 0"),
    ({"max_cycles": 2.5}, "max_cycles"),
]


@pytest.mark.parametrize(("settings", "named"), WRONG, ids=[str(each) for each, _ in WRONG])
@pytest.mark.parametrize("make", [AecEnv, VectorEnv])
def test_wrong_settings_are_named(make: Any, settings: dict[str, Any], named: str) -> None:
    with pytest.raises(UnknownName) as caught:
        make(**{"game": "legends", "players": 3, **settings})
    assert named in str(caught.value)


def test_more_wrong_settings_are_named() -> None:
    with pytest.raises(UnknownName, match="render_mode: 'rgb_array' is not known"):
        AecEnv("goat", 3, render_mode="rgb_array")
    with pytest.raises(UnknownName, match="games: a whole number from 1 on is expected, not 0"):
        VectorEnv("goat", 3, games=0)
    with pytest.raises(UnknownName, match="jobs: a whole number from 1 on is expected, not '2'"):
        VectorEnv("goat", 3, jobs="2")  # type: ignore[arg-type]
    env = AecEnv("goat", 3)
    for seed in (-1, "7", 1.5):
        with pytest.raises(BadPosition, match="seed:"):
            env.reset(seed=seed)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("action", "named"),
    [
        (58, "there is no action 58 for seat 2; there are 0 to 57"),
        (-1, "there is no action -1"),
        (None, "action None is not a whole number"),
        (5.0, "action 5.0 is not a whole number"),
        ("5", "action '5' is not a whole number"),
        (np.array([5, 6]), "is not a whole number"),
    ],
    ids=str,
)
def test_an_action_that_there_is_not_is_named(action: Any, named: str) -> None:
    env = AecEnv("goat", players=3)
    env.reset(seed=1)
    before = env.game.fingerprint
    with pytest.raises(IllegalChoice) as caught:
        env.step(action)
    assert named in str(caught.value)
    assert env.game.fingerprint == before
    assert env.decisions == 0


def test_an_action_that_is_not_on_offer_is_named_by_its_key() -> None:
    env = AecEnv("goat", players=3)
    env.reset(seed=1)
    (action,) = [number for number, key in enumerate(env.table.keys.keys) if key == "offer:widow"]
    with pytest.raises(IllegalChoice, match=f"action {action} .'offer:widow'. is not on offer"):
        env.step(action)


@pytest.mark.parametrize("buffer", [bytearray(430), bytes(431), np.zeros(431, np.int16), [0] * 431])
def test_a_buffer_that_does_not_fit_is_refused(buffer: Any) -> None:
    env = AecEnv("goat", players=3)
    env.reset(seed=1)
    with pytest.raises(BadBuffer, match="features:"):
        env.game.features(0, buffer)


def test_before_the_first_game_it_says_so() -> None:
    with pytest.raises(AttributeError, match="before reset"):
        _ = aec.env("goat", 3).agent_selection
    env = AecEnv("goat", 3)
    env.reset(seed=1)
    with pytest.raises(UnknownName, match="render_mode: none was given"):
        env.render()


WITHOUT = """
import sys
sys.modules["gymnasium"] = sys.modules["pettingzoo"] = None
from tumbleweed.lab.envs.vector import VectorEnv
print(VectorEnv("goat", players=3).reset(seed=1).seats[0])
for module in ("aec", "single"):
    try:
        __import__(f"tumbleweed.lab.envs.{module}")
    except ImportError as fault:
        print(fault)
"""


def test_without_the_extra_it_is_named_and_all_else_works() -> None:
    command = [sys.executable, "-c", WITHOUT]
    told = subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()
    assert len(told) == 3
    for line in told[1:]:
        assert line.startswith("this environment needs PettingZoo and Gymnasium")
        assert line.endswith("pip install 'tumbleweed[envs]'")
