"""What an agent perceives and may answer, as Gymnasium's spaces."""

from __future__ import annotations

from typing import Any

import numpy as np

from tumbleweed.core.game import Game
from tumbleweed.lab.envs.farama import spaces
from tumbleweed.lab.envs.table import Table

Observation = dict[str, Any]  # `observation` and `action_mask`: arrays


def observations(table: Table) -> spaces.Space[Observation]:
    """What a seat may know (docs/learning.md has every byte), and what it may answer."""
    return spaces.Dict(
        {
            "observation": spaces.Box(0, 255, (table.features.size,), np.uint8),
            "action_mask": spaces.Box(0, 1, (len(table.keys),), np.int8),
        }
    )


def actions(table: Table) -> spaces.Space[Any]:
    return spaces.Discrete(len(table.keys))


def observed(table: Table, game: Game, seat: int) -> Observation:
    return {"observation": table.row(game, seat), "action_mask": table.mask(game, seat)}
