"""The procedures of a game with Ante Up: second tables in the book's order, and its own."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.frames import Procedure
from tumbleweed.games.legends.procedures.ante_up.encounter import ENCOUNTER_PROCEDURE
from tumbleweed.games.legends.procedures.ante_up.event import RESOLVE_EVENT_PROCEDURE
from tumbleweed.games.legends.procedures.ante_up.faro import FARO_PROCEDURE
from tumbleweed.games.legends.procedures.ante_up.fight import FIGHT_WITH_REWARDS
from tumbleweed.games.legends.procedures.ante_up.fight_now import CHOOSE_FIGHT_PROCEDURE
from tumbleweed.games.legends.procedures.ante_up.frontier import FRONTIER_PROCEDURE
from tumbleweed.games.legends.procedures.ante_up.high_stakes import HIGH_STAKES_PROCEDURE
from tumbleweed.games.legends.procedures.ante_up.look import LOOK_AT_DECK_PROCEDURE
from tumbleweed.games.legends.procedures.ante_up.poker import POKER_PROCEDURE
from tumbleweed.games.legends.procedures.ante_up.prepare import PREPARE_WITH_EVENTS
from tumbleweed.games.legends.procedures.ante_up.ride import MOVE_WITH_RAIL, RIDE_WITH_RAIL
from tumbleweed.games.legends.procedures.ante_up.sheriff import SHERIFF_RIDE_OR_PUT
from tumbleweed.games.legends.procedures.ante_up.shop import SHOP_WITH_STANDS
from tumbleweed.games.legends.procedures.ante_up.turn import TURN_WITH_EVENTS
from tumbleweed.games.legends.procedures.prospect import PROSPECT_PROCEDURE
from tumbleweed.games.legends.state import procedure_ids as ids

# By the number of the game's procedure it stands for.
SECOND: Final[dict[int, Procedure]] = {
    # land, train, frontier
    ids.MOVE_ACTION: MOVE_WITH_RAIL,
    ids.RIDE: RIDE_WITH_RAIL,
    ids.FIGHT: FIGHT_WITH_REWARDS,
    ids.SHOP: SHOP_WITH_STANDS,
    # events, set-up, the turn
    ids.PREPARE: PREPARE_WITH_EVENTS,
    ids.TURN: TURN_WITH_EVENTS,
    ids.SHERIFF_RIDE: SHERIFF_RIDE_OR_PUT,
    # gambling
    ids.POKER: POKER_PROCEDURE,
    ids.PROSPECT: Procedure(  # the same steps; a card may say what gravel brings
        "prospect",
        PROSPECT_PROCEDURE.steps,
        *PROSPECT_PROCEDURE.local_names,
        "gravel",
        "gravel_end",
    ),
}
# In the order of procedure_ids.py.
FURTHER: Final[list[Procedure]] = [
    ENCOUNTER_PROCEDURE,
    FRONTIER_PROCEDURE,
    FARO_PROCEDURE,
    HIGH_STAKES_PROCEDURE,
    RESOLVE_EVENT_PROCEDURE,
    LOOK_AT_DECK_PROCEDURE,
    CHOOSE_FIGHT_PROCEDURE,
]
