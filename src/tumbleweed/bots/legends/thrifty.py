"""Thrifty at Western Legends: estimates the value of actions, in whichever style pays best now."""

from __future__ import annotations

from typing import cast

from tumbleweed.bots.chance import chance
from tumbleweed.bots.legends.answers import ANSWERS
from tumbleweed.bots.legends.ante_up.part import ANTE_UP
from tumbleweed.bots.legends.blood_money.part import BLOOD_MONEY, MODULES
from tumbleweed.bots.legends.question import Part, Question
from tumbleweed.bots.legends.styles import STYLES
from tumbleweed.bots.legends.table_view import Table
from tumbleweed.bots.legends.worth import Worth
from tumbleweed.core.game import Seat
from tumbleweed.games.legends.compiler.content import LegendsContent
from tumbleweed.games.legends.knowledge.view import View

TEMPER = 0.25  # how much a bot's taste may favour or disfavour a style


def weighed(seat: Seat) -> Worth:
    return Worth(Table(cast("View", seat.view), seat.seat, seat.content))


PARTS: dict[tuple[str, ...], Part] = {
    (): Part(weighed, ANSWERS),
    ("ante-up",): ANTE_UP,
    MODULES: BLOOD_MONEY,
}


class ThriftyLegends:
    """Every answer depends on seed, seat and question alone; no state is kept between them."""

    def __init__(self, seed: int) -> None:
        mood = chance(seed)
        self._mood = {style: mood.uniform(1.0 - TEMPER, 1.0 + TEMPER) for style in STYLES}

    def choose(self, seat: Seat) -> str:
        decision = seat.decision
        assert decision is not None, "nobody asked this seat"
        assert isinstance(seat.content, LegendsContent)
        part, keys = PARTS[seat.content.modules], list(decision.keys)
        answer = part.answers.get(decision.prompt.key)
        if answer is None or len(keys) == 1:  # a question of an unknown variant
            return keys[0]
        return answer(Question(part.worth(seat), self._mood, seat, decision, keys))


Thrifty = ThriftyLegends  # looked up by bots/thrifty.py
