"""The net: chances within each offer, and what is drawn by them."""

import numpy as np

from lab.train.nets import random_weights
from tumbleweed.bots.net.net import Net, Offers


def offers() -> Offers:
    return Offers([np.array([3, 5]), np.array([1, 2, 4])])


def test_chances_add_up_within_each_offer() -> None:
    logits = np.array([0.0, np.log(3), 1.0, 1.0, 1.0], np.float32)
    chances = offers().chances(logits)
    np.testing.assert_allclose(chances, [0.25, 0.75, 1 / 3, 1 / 3, 1 / 3], rtol=1e-6)


def test_options_are_drawn_by_their_chances() -> None:
    chances = np.array([0.25, 0.75, 0.0, 1.0, 0.0], np.float32)
    places = [offers().drawn(chances, np.array([draw, draw])) for draw in (0.0, 0.24, 0.26, 0.99)]
    assert [place.tolist() for place in places] == [[0, 1], [0, 1], [1, 1], [1, 1]]


def test_a_row_is_seen_alike_alone_and_among_others() -> None:
    weights = random_weights("goat")
    chance = np.random.default_rng(1)
    rows = chance.integers(0, 256, (20, len(weights.names.features)), np.uint8)
    rows[chance.random(rows.shape) < 0.9] = 0
    net = Net(weights)
    hidden, values = net.look(rows)
    for at, row in enumerate(rows):
        alone, value = net.look(row[None])
        np.testing.assert_allclose(alone[0], hidden[at], rtol=1e-4, atol=1e-5)
        np.testing.assert_allclose(value[0], values[at], rtol=1e-4, atol=1e-5)


def test_it_is_what_the_layers_say() -> None:
    w = random_weights("goat")
    row = np.zeros((1, len(w.names.features)), np.uint8)
    row[0, [2, 7]] = 255, 51
    one = np.maximum(w.first[2] + 0.2 * w.first[7] + w.first_bias, 0)
    two = np.maximum(one @ w.second + w.second_bias, 0)
    hidden, value = Net(w).look(row)
    np.testing.assert_allclose(hidden[0], two, rtol=1e-4, atol=1e-5)
    np.testing.assert_allclose(value[0], two @ w.value + w.value_bias[0], rtol=1e-4, atol=1e-5)
    logits = Net(w).logits(hidden, np.array([0, 0]), np.array([4, -1]))
    np.testing.assert_allclose(logits, [two @ w.policy[4] + w.policy_bias[4], 0], rtol=1e-4)
