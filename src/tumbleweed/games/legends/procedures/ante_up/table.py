"""The procedures of a game with Ante Up: replacements for the game's tables, and its own."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.frames import Procedure
from tumbleweed.games.legends.procedures.ante_up.encounter import ENCOUNTER_PROCEDURE
from tumbleweed.games.legends.procedures.ante_up.event import RESOLVE_EVENT_PROCEDURE
from tumbleweed.games.legends.procedures.ante_up.faro import FARO_PROCEDURE
from tumbleweed.games.legends.procedures.ante_up.fight import FIGHT_WITH_REWARDS
from tumbleweed.games.legends.procedures.ante_up.fight_now import FIGHT_NOW_PROCEDURE
from tumbleweed.games.legends.procedures.ante_up.frontier import FRONTIER_PROCEDURE
from tumbleweed.games.legends.procedures.ante_up.high_stakes import HIGH_STAKES_PROCEDURE
from tumbleweed.games.legends.procedures.ante_up.longhorn import LONGHORN_PROCEDURE
from tumbleweed.games.legends.procedures.ante_up.look import LOOK_AT_DECK_PROCEDURE
from tumbleweed.games.legends.procedures.ante_up.poker import POKER_PROCEDURE
from tumbleweed.games.legends.procedures.ante_up.prepare import PREPARE_WITH_EVENTS
from tumbleweed.games.legends.procedures.ante_up.put_tokens import PUT_TOKENS_PROCEDURE
from tumbleweed.games.legends.procedures.ante_up.ride import MOVE_WITH_RAIL, RIDE_WITH_RAIL
from tumbleweed.games.legends.procedures.ante_up.sheriff import SHERIFF_RIDE_OR_PUT
from tumbleweed.games.legends.procedures.ante_up.shop import SHOP_WITH_STANDS
from tumbleweed.games.legends.procedures.ante_up.turn import TURN_WITH_EVENTS
from tumbleweed.games.legends.procedures.prospect import PROSPECT_PROCEDURE
from tumbleweed.games.legends.state.frames import (
    FIGHT,
    MOVE_ACTION,
    POKER,
    PREPARE,
    PROSPECT,
    RIDE,
    SHERIFF_RIDE,
    SHOP,
    TURN,
)

# By the number of the procedure it replaces.
SECOND: Final[dict[int, Procedure]] = {
    # land, train, frontier
    MOVE_ACTION.number: MOVE_WITH_RAIL,
    RIDE.number: RIDE_WITH_RAIL,
    FIGHT.number: FIGHT_WITH_REWARDS,
    SHOP.number: SHOP_WITH_STANDS,
    # events, set-up, the turn
    PREPARE.number: PREPARE_WITH_EVENTS,
    TURN.number: TURN_WITH_EVENTS,
    SHERIFF_RIDE.number: SHERIFF_RIDE_OR_PUT,
    # gambling
    POKER.number: POKER_PROCEDURE,
    PROSPECT.number: PROSPECT_PROCEDURE,  # the same steps, with the locals of the module
}
# Locals that only games with the module have. Those without it do not save them.
OWN_LOCALS: Final[dict[int, tuple[str, ...]]] = {
    SHERIFF_RIDE.number: ("placed", "on_arrest", "on_arrest_end"),
    POKER.number: ("anywhere", "challenge"),
    PROSPECT.number: ("gravel", "gravel_end"),
}
# In the order of frames.toml.
FURTHER: Final[list[Procedure]] = [
    ENCOUNTER_PROCEDURE,
    FRONTIER_PROCEDURE,
    FARO_PROCEDURE,
    HIGH_STAKES_PROCEDURE,
    RESOLVE_EVENT_PROCEDURE,
    LOOK_AT_DECK_PROCEDURE,
    FIGHT_NOW_PROCEDURE,
    # event tokens
    LONGHORN_PROCEDURE,
    PUT_TOKENS_PROCEDURE,
]


def added_to(own: list[Procedure]) -> list[Procedure]:
    """The procedures of a game with the module."""
    return [*(SECOND.get(number, each) for number, each in enumerate(own)), *FURTHER]


def without(own: list[Procedure]) -> list[Procedure]:
    """The procedures of a game without it: its saves do not name the module's locals."""
    return [_with_own_locals(number, each) for number, each in enumerate(own)]


def _with_own_locals(number: int, procedure: Procedure) -> Procedure:
    added = OWN_LOCALS.get(number, ())
    if not added:
        return procedure
    names = [name for name in procedure.local_names if name not in added]
    return Procedure(procedure.name, procedure.steps, *names)
