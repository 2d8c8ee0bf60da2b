"""All actions of Blood Money, in the order in which they are offered."""

from __future__ import annotations

from typing import Final

from tumbleweed.games.legends.actions.blood_money import deeds, harm
from tumbleweed.games.legends.actions.blood_money.abilities import USE_FREE_ABILITY
from tumbleweed.games.legends.actions.blood_money.offers import TAKE_OFFER
from tumbleweed.games.legends.actions.blood_money.trader import TRADE_WITH_HIM
from tumbleweed.games.legends.actions.record import Action

ALL: Final[tuple[Action, ...]] = (
    # legendary stories
    TAKE_OFFER,
    # injuries, the risk die, ruins
    harm.RISK,
    harm.REPAIR,
    # deeds, the Trader
    deeds.CLAIM,
    deeds.USE,
    TRADE_WITH_HIM,
    USE_FREE_ABILITY,
)
