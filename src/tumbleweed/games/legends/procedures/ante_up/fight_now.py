"""A fight that a card gives, with a player in the same space, without an action (Vendetta)."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.frames import Ask, Do, Question, Verdict, done, goto, label
from tumbleweed.games.legends.procedures.attacking import attack, attacks
from tumbleweed.games.legends.state.frames import FIGHT_NOW
from tumbleweed.games.legends.state.legends_state import LegendsState

CHOOSE: Final = label("choose_fight")


def anybody(s: LegendsState) -> Verdict:
    return goto(CHOOSE) if attacks(s, FIGHT_NOW.fighter(s)) else done(s)


def fights(s: LegendsState) -> list[int]:
    return attacks(s, FIGHT_NOW.fighter(s))


def take_fight(s: LegendsState, option: int) -> Verdict:
    return attack(s, FIGHT_NOW.fighter(s), option)


FIGHT_NOW_PROCEDURE: Final = FIGHT_NOW.procedure(
    (
        Do("anybody_here", anybody),
        Ask(
            "choose_fight",
            Question("fight-now", "WL-FIGHT-62"),
            FIGHT_NOW.fighter,
            fights,
            take_fight,
        ),
    )
)
