"""The procedures of a game with Blood Money: replacements for those of Ante Up, and its own."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.frames import Procedure
from tumbleweed.games.legends.procedures.blood_money.announce import ANNOUNCE_WITH_TALES
from tumbleweed.games.legends.procedures.blood_money.arrest import FIGHT_WITH_ARRESTS
from tumbleweed.games.legends.procedures.blood_money.choice import CHOICE_IN_TEXTS
from tumbleweed.games.legends.procedures.blood_money.choose_several import CHOOSE_SEVERAL_PROCEDURE
from tumbleweed.games.legends.procedures.blood_money.deeds import USE_DEED_PROCEDURE
from tumbleweed.games.legends.procedures.blood_money.fetch import FETCH_PROCEDURE
from tumbleweed.games.legends.procedures.blood_money.gambling import (
    FARO_THEN_TRACK,
    HIGH_STAKES_THEN_TRACK,
    POKER_THEN_TRACK,
)
from tumbleweed.games.legends.procedures.blood_money.hand_in import HAND_IN_PROCEDURE
from tumbleweed.games.legends.procedures.blood_money.prepare import PREPARE_WITH_TRADER
from tumbleweed.games.legends.procedures.blood_money.risk import RISK_PROCEDURE
from tumbleweed.games.legends.procedures.blood_money.ruins import (
    REPAIR_PROCEDURE,
    RESTORE_PROCEDURE,
    RUIN_PROCEDURE,
)
from tumbleweed.games.legends.procedures.blood_money.shop import SHOP_WITH_TRADER
from tumbleweed.games.legends.procedures.blood_money.spawn import SPAWN_PROCEDURE
from tumbleweed.games.legends.procedures.blood_money.tale import (
    OFFER_PROCEDURE,
    OPEN_TALE_PROCEDURE,
    TALE_PROCEDURE,
)
from tumbleweed.games.legends.procedures.blood_money.trade import TRADE_PROCEDURE
from tumbleweed.games.legends.procedures.blood_money.turn import TURN_WITH_TALES
from tumbleweed.games.legends.state.frames import (
    ANNOUNCE,
    CHOICE,
    FARO,
    FIGHT,
    HIGH_STAKES,
    POKER,
    PREPARE,
    SHOP,
    TURN,
)

# By the number of the procedure it replaces.
SECOND: Final[dict[int, Procedure]] = {
    # the turn, legendary stories
    TURN.number: TURN_WITH_TALES,
    ANNOUNCE.number: ANNOUNCE_WITH_TALES,
    CHOICE.number: CHOICE_IN_TEXTS,
    # fights, injuries
    FIGHT.number: FIGHT_WITH_ARRESTS,
    # gambling
    POKER.number: POKER_THEN_TRACK,
    HIGH_STAKES.number: HIGH_STAKES_THEN_TRACK,
    FARO.number: FARO_THEN_TRACK,
    # set-up, shops
    PREPARE.number: PREPARE_WITH_TRADER,
    SHOP.number: SHOP_WITH_TRADER,
}
# In the order of frames.toml.
FURTHER: Final[list[Procedure]] = [
    # legendary stories
    SPAWN_PROCEDURE,
    OPEN_TALE_PROCEDURE,
    OFFER_PROCEDURE,
    TALE_PROCEDURE,
    # injuries, the risk die, ruins
    RISK_PROCEDURE,
    REPAIR_PROCEDURE,
    RUIN_PROCEDURE,
    RESTORE_PROCEDURE,
    # deeds, the Trader
    USE_DEED_PROCEDURE,
    TRADE_PROCEDURE,
    HAND_IN_PROCEDURE,
    CHOOSE_SEVERAL_PROCEDURE,
    FETCH_PROCEDURE,
]


def added_to(own: list[Procedure]) -> list[Procedure]:
    """The procedures of a game with the module; `own` are those with Ante Up."""
    return [*(SECOND.get(number, each) for number, each in enumerate(own)), *FURTHER]
