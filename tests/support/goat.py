"""What the bots of the Goat see, at a table of a test."""

from typing import Any

import tumbleweed as tw
from tumbleweed.bots.goat.table_view import Table


def table_of(game: tw.Game, seat: int) -> Table:
    """As that seat sees it."""
    view: Any = game.seat(seat).view
    return Table(view, game.ruleset.content)
