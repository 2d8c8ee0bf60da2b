"""Poker, High Stakes Poker and Faro with Blood Money: the Story track waits for their end."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.frames import Do, Verdict
from tumbleweed.games.legends.procedures.ante_up import faro, high_stakes, poker
from tumbleweed.games.legends.procedures.blood_money.waiting import read_on
from tumbleweed.games.legends.state.frames import FARO, HIGH_STAKES, POKER
from tumbleweed.games.legends.state.legends_state import LegendsState


def clear_table(s: LegendsState) -> Verdict:
    poker.take_cards(s)
    return read_on(s)


def clear_high_stakes(s: LegendsState) -> Verdict:
    high_stakes.take_cards(s)
    return read_on(s)


def close_game(s: LegendsState) -> Verdict:
    faro.stand_up(s)
    return read_on(s)


POKER_THEN_TRACK: Final = POKER.procedure(
    (*poker.POKER_PROCEDURE.steps[:-1], Do("clear_table", clear_table))
)
HIGH_STAKES_THEN_TRACK: Final = HIGH_STAKES.procedure(
    (*high_stakes.HIGH_STAKES_PROCEDURE.steps[:-1], Do("clear_table", clear_high_stakes))
)
FARO_THEN_TRACK: Final = FARO.procedure(
    (*faro.FARO_PROCEDURE.steps[:-1], Do("close_game", close_game))
)
