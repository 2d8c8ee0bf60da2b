"""Options by key: the rows of learned weights, told from the asker.

The number of an option depends on content and modules, its key does not. Whoever stores weights
stores the keys of their rows with them; weights then serve every catalogue that has these keys.
"""

from __future__ import annotations

from tumbleweed.core.decision import Catalogue
from tumbleweed.core.errors import UnknownName
from tumbleweed.core.state import NONE


class OptionKeys:
    """A list of option keys, one for each row of weights.

    In a key that names a seat the number is a place: 0 is the asker, then in the order of play.
    """

    def __init__(self, keys: tuple[str, ...]) -> None:
        self.keys = keys
        self.row_of = {key: row for row, key in enumerate(keys)}
        if len(self.row_of) < len(keys):
            twice = next(key for row, key in enumerate(keys) if self.row_of[key] != row)
            raise UnknownName(f"option keys: {twice!r} is listed twice")

    def __len__(self) -> int:
        return len(self.keys)

    def rows(self, catalogue: Catalogue, players: int, seat: int) -> list[int]:
        """Per option of the catalogue, asked of that seat: its row, or -1 if it has none."""
        options = catalogue.options
        told = catalogue.told_from(players, seat)
        return [self.row_of.get(options[index].key, NONE) for index in told]

    def sources(self, stored: OptionKeys) -> list[int]:
        """Per key: its row in a stored list, or -1 where it is new. Keys that are no longer in use
        are not among them."""
        return [stored.row_of.get(key, NONE) for key in self.keys]


def all_keys(catalogues: list[Catalogue]) -> OptionKeys:
    """The keys of all of them, each once, in the order of first appearance."""
    found: dict[str, None] = {}
    for catalogue in catalogues:
        found.update(dict.fromkeys(catalogue.keys))
    return OptionKeys(tuple(found))
