"""The procedures of a game with Ante Up: second tables in the book's order, and its own."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.frames import Procedure
from tumbleweed.games.legends.procedures.ante_up.event import RESOLVE_EVENT_PROCEDURE
from tumbleweed.games.legends.procedures.ante_up.fight_now import CHOOSE_FIGHT_PROCEDURE
from tumbleweed.games.legends.procedures.ante_up.look import LOOK_AT_DECK_PROCEDURE
from tumbleweed.games.legends.procedures.ante_up.prepare import PREPARE_WITH_EVENTS
from tumbleweed.games.legends.procedures.ante_up.sheriff import SHERIFF_RIDE_OR_PUT
from tumbleweed.games.legends.procedures.ante_up.turn import TURN_WITH_EVENTS
from tumbleweed.games.legends.state.procedure_ids import PREPARE, SHERIFF_RIDE, TURN

SECOND: Final[dict[int, Procedure]] = {  # by the number of the game's procedure it stands for
    PREPARE: PREPARE_WITH_EVENTS,
    TURN: TURN_WITH_EVENTS,
    SHERIFF_RIDE: SHERIFF_RIDE_OR_PUT,
}
FURTHER: Final[list[Procedure]] = [  # in the order of procedure_ids.py
    RESOLVE_EVENT_PROCEDURE,
    LOOK_AT_DECK_PROCEDURE,
    CHOOSE_FIGHT_PROCEDURE,
]
