"""A fight with a player in the space that a card gives, without an action (Vendetta)."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.frames import Ask, Do, Procedure, Question, Verdict, done, goto, label, local
from tumbleweed.games.legends.procedures.attacking import attack, attacks
from tumbleweed.games.legends.state.legends_state import LegendsState

FIGHTER: Final = 0
CHOOSE: Final = label("choose_fight")


def anybody(s: LegendsState) -> Verdict:
    return goto(CHOOSE) if attacks(s, local(s, FIGHTER)) else done(s)


def fighter(s: LegendsState) -> int:
    return local(s, FIGHTER)


def fights(s: LegendsState) -> list[int]:
    return attacks(s, local(s, FIGHTER))


def take_fight(s: LegendsState, option: int) -> Verdict:
    return attack(s, local(s, FIGHTER), option)


CHOOSE_FIGHT_PROCEDURE: Final = Procedure(
    "fight_now",
    (
        Do("anybody_here", anybody),
        Ask("choose_fight", Question("fight-now", "WL-FIGHT-62"), fighter, fights, take_fight),
    ),
    "fighter",
)
