"""Shopping with Ante Up: the question names the stand (AU-SETUP-02)."""

from __future__ import annotations

from typing import Any, Final

from tumbleweed.core.frames import Ask, Do, Question
from tumbleweed.games.legends.components.player.shopping import ANY_STAND
from tumbleweed.games.legends.procedures import shop
from tumbleweed.games.legends.state.frames import SHOP
from tumbleweed.games.legends.state.legends_state import LegendsState


def stand_facts(s: LegendsState, seat: int) -> dict[str, Any]:
    stand = shop.stand(s)
    return {
        **shop.shop_facts(s, seat),
        "stand": "any" if stand == ANY_STAND else s.compiled.up.stands[stand],
    }


SHOP_WITH_STANDS: Final = SHOP.procedure(
    (
        Do("browse", shop.browse),
        Ask(
            "buy",
            Question("stand", "AU-SETUP-02", stand_facts),
            SHOP.seat,
            shop.wares,
            shop.buy,
        ),
        *shop.SHOP_PROCEDURE.steps[2:],
    )
)
