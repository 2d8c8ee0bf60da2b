"""Nets that have learned nothing, for tests."""

from pathlib import Path
from typing import Any

import numpy as np

from tumbleweed.bots.net.weights import Weights, save, shapes
from tumbleweed.lab.train.tables import tables_of

HIDDEN = 16


def random_weights(
    game: str, seed: int = 0, about: dict[str, Any] | None = None, styled: bool = False
) -> Weights:
    chance = np.random.default_rng(seed)
    names = tables_of(game, ("base",), styled).names
    layers = {
        name: (chance.standard_normal(shape) * 0.2).astype(np.float32)
        for name, shape in shapes(names, HIDDEN).items()
    }
    return Weights(names, **layers, about=about or {})


def net_file(
    game: str,
    folder: Path,
    seed: int = 0,
    about: dict[str, Any] | None = None,
    styled: bool = False,
) -> Path:
    path = folder / "net.npz"
    save(path, random_weights(game, seed, about, styled))
    return path
