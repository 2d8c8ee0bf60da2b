"""The search: options tried in redealt worlds, judged by the net where the seat is asked again."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import tumbleweed as tw
from lab.train.nets import net_file, random_weights
from tumbleweed.bots import make, seat_for
from tumbleweed.bots.net import thinker
from tumbleweed.bots.net.thinker import Found, Thinker, Trial
from tumbleweed.bots.net.weights import BadWeights, Weights, save
from tumbleweed.core.game import Game

FAR_OFF = "spikes-view-9"
BANK = "darkrock-bank"


def blank(game: str, **layers: Any) -> Weights:
    """A net that likes every option as much as any other."""
    weights = random_weights(game)
    shapes = {name: np.zeros_like(each) for name, each in vars(weights).items() if name in LAYERS}
    return replace(weights, **{**shapes, **layers})


LAYERS = ("first", "first_bias", "second", "second_bias", "policy", "policy_bias", "value")


def greedy(folder: Path) -> Path:
    """It knows nothing but its own Legendary Points, and the more the better."""
    weights = random_weights("legends")
    first = np.zeros_like(weights.first)
    first[weights.names.features.index("goods.0.1"), 0] = 1.0  # one's own LP, as an amount
    second, value = np.zeros_like(weights.second), np.zeros_like(weights.value)
    second[0, 0] = value[0] = 1.0
    path = folder / "greedy.npz"
    save(path, blank("legends", first=first, second=second, value=value))
    return path


def at_the_bank(**more: Any) -> Game:
    seats = {
        0: {"space": BANK, "nuggets": 3, **more},
        1: {"space": FAR_OFF},
        2: {"space": FAR_OFF},
    }
    return tw.at_table("legends", players=3, options={"length": 20}, seats=seats)


def chosen(name: str, game: Game, seed: int = 1) -> str:
    bot = make(name, seed)
    return bot.choose(seat_for(bot, game, game.asked[0]))


def test_it_takes_what_its_net_values_at_the_end_of_the_turn(tmp_path: Path) -> None:
    """Every option is as likely as the others: only the search sees what gold is worth."""
    game = at_the_bank()
    assert "deposit" in game.decisions[0].keys
    path = greedy(tmp_path)
    assert {chosen(f"{path}+6x60", game, seed) for seed in range(3)} == {"deposit"}
    assert len({chosen(str(path), game, seed) for seed in range(12)}) > 1


def test_the_same_seed_thinks_the_same(tmp_path: Path) -> None:
    game, path = at_the_bank(), net_file("legends", tmp_path)
    assert chosen(f"{path}+3x3", game) == chosen(f"{path}+3x3", game)


def test_what_is_nearly_certain_is_not_thought_about(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    weights = random_weights("legends")
    bias = np.zeros_like(weights.policy_bias)
    bias[list(weights.names.options).index("deposit")] = 60.0
    path = tmp_path / "sure.npz"
    save(path, blank("legends", policy_bias=bias))
    monkeypatch.setattr(thinker.Thinker, "searched", lambda *_: pytest.fail("it thought"))
    assert chosen(f"{path}+4x4", at_the_bank()) == "deposit"


def test_half_of_the_options_go_on_to_more_worlds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried: list[tuple[int, int]] = []

    def noted(_: Thinker, seat: Any, left: list[Found], worlds: int) -> None:
        tried.append((len(left), worlds))
        for found in left:
            found.trials.append(Trial(found.option, game, float(found.option)))

    monkeypatch.setattr(thinker.Thinker, "_try", noted)
    game, path = at_the_bank(), greedy(tmp_path)
    keys = game.decisions[0].keys
    assert chosen(f"{path}+8x4", game) == keys[3]  # the best by these values
    assert tried == [(4, 4), (2, 8)]  # 8 worlds for each of 4, in two stages


def test_everybody_plays_from_what_they_see(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In every trial the net reads the row of the seat that is asked, and of no other."""
    read: list[tuple[int, int]] = []
    real = Game.feature_row

    def noted(game: Game, features: Any, seat: int) -> bytearray:
        read.append((seat, game.asked_seat))
        return real(game, features, seat)

    monkeypatch.setattr(Game, "feature_row", noted)
    game = tw.new("goat", players=4, seed=3)
    chosen(f"{net_file('goat', tmp_path)}+2x4", game)
    assert len({asked for _, asked in read}) > 1
    assert all(seat == asked for seat, asked in read)


def test_a_whole_game_of_thinkers_ends(tmp_path: Path) -> None:
    path = net_file("goat", tmp_path)
    game = tw.new("goat", players=3, seed=6)
    bots = [make(f"{path}+1x2", seat) for seat in range(3)]
    while not game.over:
        seat = game.asked[0]
        game.choose(bots[seat].choose(seat_for(bots[seat], game, seat)), seat)
    assert game.result is not None


@pytest.mark.parametrize("size", ["0x4", "3x1"])
def test_a_search_of_nothing_is_refused(tmp_path: Path, size: str) -> None:
    with pytest.raises(BadWeights, match="a search needs a world and two options"):
        make(f"{net_file('goat', tmp_path)}+{size}", 1)
