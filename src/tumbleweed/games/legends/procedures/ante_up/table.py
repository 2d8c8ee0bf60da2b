"""The procedures of a game with Ante Up: second tables in the book's order, and its own."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.frames import Procedure
from tumbleweed.games.legends.procedures.ante_up.encounter import ENCOUNTER_PROCEDURE
from tumbleweed.games.legends.procedures.ante_up.fight import FIGHT_WITH_REWARDS
from tumbleweed.games.legends.procedures.ante_up.frontier import FRONTIER_PROCEDURE
from tumbleweed.games.legends.procedures.ante_up.ride import MOVE_WITH_RAIL, RIDE_WITH_RAIL
from tumbleweed.games.legends.procedures.ante_up.shop import SHOP_WITH_STANDS
from tumbleweed.games.legends.state import procedure_ids as ids

# By the number of the game's procedure it stands for.
SECOND: Final[dict[int, Procedure]] = {
    # land, train, frontier
    ids.MOVE_ACTION: MOVE_WITH_RAIL,
    ids.RIDE: RIDE_WITH_RAIL,
    ids.FIGHT: FIGHT_WITH_REWARDS,
    ids.SHOP: SHOP_WITH_STANDS,
}
# In the order of procedure_ids.py.
FURTHER: Final[list[Procedure]] = [
    # land, train, frontier
    ENCOUNTER_PROCEDURE,
    FRONTIER_PROCEDURE,
]
