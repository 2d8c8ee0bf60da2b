"""The Good, the Bad and the Goat as a tree."""

from __future__ import annotations

from typing import Final

from tumbleweed.games.goat.model import CHARACTERS, DECK, LUCK, TOKENS
from tumbleweed.lab.openspiel.tree import Tree

# In each of four rounds fifteen cards at most are offered, each once: three answers and a refusal.
# Another ten for what a Character asks of its owner leave room.
MOST_ANSWERS: Final = 4 * len(CHARACTERS) * (4 + 10)

TREE: Final = Tree(MOST_ANSWERS, len(CHARACTERS), {DECK: CHARACTERS, LUCK: TOKENS})
