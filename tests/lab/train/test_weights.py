"""Weights in files: what is stored comes back, and what cannot be used says why."""

from pathlib import Path

import numpy as np
import pytest

import tumbleweed as tw
from lab.train.nets import net_file, random_weights
from tumbleweed.bots import make
from tumbleweed.bots.net.weights import LAYERS, BadWeights, Names, Weights, fitted, load, save


def test_what_is_stored_exactly_comes_back(tmp_path: Path) -> None:
    weights = random_weights("goat", about={"iteration": 7})
    save(tmp_path / "net.npz", weights, exactly=True)
    again = load(tmp_path / "net.npz")
    assert again.names == weights.names
    assert again.about == {"iteration": 7}
    for name in LAYERS:
        np.testing.assert_array_equal(getattr(again, name), getattr(weights, name))


def test_for_keeps_they_are_stored_in_half_precision(tmp_path: Path) -> None:
    weights = random_weights("goat")
    save(tmp_path / "exact.npz", weights, exactly=True)
    save(tmp_path / "net.npz", weights)
    again = load(tmp_path / "net.npz")
    np.testing.assert_allclose(again.first, weights.first, rtol=1e-3, atol=1e-7)
    sizes = [(tmp_path / name).stat().st_size for name in ("net.npz", "exact.npz")]
    assert sizes[0] < 0.6 * sizes[1]


def test_a_file_that_was_cut_off_is_refused_by_name(tmp_path: Path) -> None:
    path = net_file("goat", tmp_path)
    path.write_bytes(path.read_bytes()[:-5000])
    with pytest.raises(BadWeights, match=r"net\.npz' cannot be read"):
        load(path)


def test_a_file_that_is_not_there_is_named() -> None:
    with pytest.raises(BadWeights, match=r"no weights at 'nowhere\.npz'"):
        load(Path("nowhere.npz"))


def test_layers_of_other_sizes_are_refused(tmp_path: Path) -> None:
    weights = random_weights("goat")
    layers = {name: getattr(weights, name) for name in LAYERS}
    odd = Weights(weights.names, **{**layers, "second": layers["second"][:-1]})
    save(tmp_path / "odd.npz", odd)
    with pytest.raises(BadWeights, match="second is"):
        load(tmp_path / "odd.npz")


def test_weights_of_another_game_are_refused(tmp_path: Path) -> None:
    path = net_file("goat", tmp_path)
    seat = tw.new("legends", players=3, seed=1).seat(0)
    bot = make(str(path), 0)
    with pytest.raises(BadWeights, match="for goat, not for legends"):
        bot.choose(seat)


def test_weights_outlive_a_changed_layout_and_catalogue() -> None:
    weights = random_weights("goat")
    names = weights.names
    now = Names("goat", ("new", *names.features[3:]), (*names.options[:-1], "new"))
    moved = fitted(weights, now)
    np.testing.assert_array_equal(moved.first[1:], weights.first[3:])
    np.testing.assert_array_equal(moved.policy[:-1], weights.policy[:-1])
    assert not moved.first[0].any()
    assert not moved.policy[-1].any()
    assert moved.policy_bias[-1] == 0


def test_a_net_plays_a_whole_game_and_the_same_one_again(tmp_path: Path) -> None:
    path = net_file("goat", tmp_path)

    def played() -> list[str]:
        game = tw.new("goat", players=3, seed=5)
        bots = [make(str(path), seat) for seat in range(3)]
        keys = []
        while game.asked:
            seat = game.asked[0]
            keys.append(bots[seat].choose(game.seat(seat)))
            game.choose(keys[-1], seat)
        return keys

    assert played() == played()
