"""Styles: a net is told whom to play, is paid for that one's deeds, and can be asked for it."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import tumbleweed as tw
from lab.train.nets import net_file, random_weights
from tumbleweed.bots import make, seat_for
from tumbleweed.bots.legends.deeds import DEEDS
from tumbleweed.bots.net.net import Net
from tumbleweed.bots.net.styles import NO_STYLE, ON, are_deeds, learned, with_styles
from tumbleweed.bots.net.weights import BadWeights, Weights, fitted, save
from tumbleweed.core.ruleset import game_info
from tumbleweed.lab.train import selfplay
from tumbleweed.lab.train.selfplay import Task, play
from tumbleweed.lab.train.settings import BadRun, Settings
from tumbleweed.lab.train.tables import tables_of

SETTINGS = Settings("legends", mixes=("three-four",), games=2, chunk=2, styled=1.0, deed=0.25)
STYLES = list(DEEDS)


@pytest.fixture(scope="module")
def net(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return net_file("legends", tmp_path_factory.mktemp("styled"), styled=True)


def test_every_style_has_deeds_of_its_own() -> None:
    """Each named deed is an option, and no option is a deed of two styles."""
    keys = game_info("legends").option_keys().keys
    found = are_deeds(DEEDS, keys)
    assert found.any(axis=1).all()
    assert found.sum(axis=0).max() == 1
    known = {*keys, *(key.partition(":")[0] for key in keys)}
    assert {deed for deeds in DEEDS.values() for deed in deeds} <= known


def test_a_row_says_in_which_style_to_play() -> None:
    rows = np.full((3, 2), 7, np.uint8)
    told = with_styles(rows, [1, NO_STYLE, 0], 2)
    assert told.tolist() == [[7, 7, 0, ON], [7, 7, 0, 0], [7, 7, ON, 0]]


def test_deeds_of_ones_style_are_paid(net: Path) -> None:
    """What is learned from differs from the same games unpaid by the deeds, and by nothing else."""
    paid = play(Task(SETTINGS, 0, 0, 2, str(net))).decisions
    unpaid = play(Task(replace(SETTINGS, deed=0.0), 0, 0, 2, str(net))).decisions
    np.testing.assert_array_equal(paid.taken, unpaid.taken)
    rows = np.arange(len(paid))
    tables = tables_of("legends", SETTINGS.mixes, True)
    first = len(tables.names.features) - tables.styles
    places = paid.places.astype(np.int64) - first
    shown = np.where((places >= 0) & (paid.values == ON), places, NO_STYLE)
    styles = shown.max(axis=1)
    assert set(styles) <= set(range(len(STYLES)))  # everybody has one
    deeds = tables.are_deeds[styles, paid.options[rows, paid.taken]]
    assert deeds.any()
    more = paid.gain - unpaid.gain
    assert (more[deeds] > 0).any()
    assert (more >= -1e-5).all()
    last = np.flatnonzero(deeds)[-1]
    assert not np.allclose(more[: last + 1], 0)


def test_a_deed_pays_a_limited_number_of_times(monkeypatch: pytest.MonkeyPatch, net: Path) -> None:
    monkeypatch.setattr(selfplay, "DEEDS", 0)
    paid = play(Task(SETTINGS, 0, 0, 2, str(net))).decisions
    unpaid = play(Task(replace(SETTINGS, deed=0.0), 0, 0, 2, str(net))).decisions
    np.testing.assert_array_equal(paid.gain, unpaid.gain)


def test_without_styles_a_net_has_no_such_inputs() -> None:
    assert learned(random_weights("legends")) == []
    assert learned(random_weights("legends", styled=True)) == STYLES


def test_a_game_without_styles_cannot_be_trained_in_them() -> None:
    with pytest.raises(BadRun, match="goat has no styles"):
        tables_of("goat", ("base",), True)


def mad_about(style: str, folder: Path) -> Path:
    """A net that looks at nothing but its style, and takes that one's deeds above all."""
    weights = random_weights("legends", styled=True)
    layers = {
        name: np.zeros_like(getattr(weights, name))
        for name in ("first", "first_bias", "second", "second_bias", "policy", "policy_bias")
    }
    at = list(weights.names.features).index(f"style:{style}")
    layers["first"][at, 0] = layers["second"][0, 0] = 1.0
    layers["policy"][are_deeds(DEEDS, weights.names.options)[STYLES.index(style)], 0] = 50.0
    path = folder / "mad.npz"
    save(path, replace(weights, **layers))
    return path


def offered(deed: str) -> tw.Game:
    """A game in which somebody may do that, among other things."""
    game, bot = tw.new("legends", players=3, seed=4), make("random", 1)
    while deed not in game.decisions[0].keys:
        game.choose(bot.choose(seat_for(bot, game, game.asked[0])), game.asked[0])
    return game


def test_a_bot_plays_in_the_style_it_is_asked_for(tmp_path: Path) -> None:
    path, game = mad_about("gambler", tmp_path), offered("poker")

    def taken(name: str) -> set[str]:
        bots = [make(name, seed) for seed in range(12)]
        return {bot.choose(seat_for(bot, game, game.asked[0])) for bot in bots}

    assert taken(f"{path}:gambler") == {"poker"}
    assert len(taken(str(path))) > 1
    assert len(taken(f"{path}:miner")) > 1


def test_an_unknown_style_is_refused_with_those_there_are(net: Path, tmp_path: Path) -> None:
    with pytest.raises(BadWeights, match="no style 'pirate'; it has: miner, rancher"):
        make(f"{net}:pirate", 1)
    plain = net_file("legends", tmp_path)
    with pytest.raises(BadWeights, match="no style 'miner'; it has none"):
        make(f"{plain}:miner", 1)


def test_a_net_without_styles_learns_them_later(tmp_path: Path) -> None:
    """Its rows for them begin at zero: at first it plays every style as it did."""
    plain = random_weights("legends")
    styled: Weights = fitted(plain, tables_of("legends", ("base",), True).names)
    row = np.zeros((1, len(plain.names.features)), np.uint8)
    row[0, 5] = 200
    one, _ = Net(plain).look(row)
    two, _ = Net(styled).look(with_styles(row, [3], len(STYLES)))
    np.testing.assert_allclose(one, two, rtol=1e-6)
