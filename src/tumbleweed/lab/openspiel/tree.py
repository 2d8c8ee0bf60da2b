"""What OpenSpiel wants to know of a game's tree beforehand.

A game declares it as `TREE` in `lab/<game>/tree.py`, or in the package of an external game.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from tumbleweed.core.packages import optional_module


@dataclass(frozen=True)
class Tree:
    most_answers: int  # in one game, of all seats together
    most_outcomes: int  # of one draw: values are below it
    names: dict[int, tuple[str, ...]] = field(default_factory=dict)  # of values, by stream


def tree_of(game: str) -> Tree | None:
    """None: the game is not made for OpenSpiel."""
    found = optional_module(game, "tumbleweed.lab", "tree")
    if found is None:
        return None
    tree = found.TREE
    assert isinstance(tree, Tree)
    return tree
