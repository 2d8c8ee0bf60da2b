"""Bandits come to gangs or hideouts of a player's choice (BM-STORY-40)."""

from __future__ import annotations

from typing import Any, Final

from tumbleweed.core.frames import Ask, Do, Question, Verdict, done, goto, label
from tumbleweed.games.legends.components.board.bandits import bandit_comes, bandits_come, is_free
from tumbleweed.games.legends.state.frames import SPAWN
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.vocabulary.blood_money.options import GANG, GANG_NAMES, HIDEOUT

NEXT_CHOICE: Final = label("next_choice")
WHICH_GANG: Final = label("which_gang")
WHICH_HIDEOUT: Final = label("which_hideout")


def next_choice(s: LegendsState) -> Verdict:
    if not SPAWN.left(s) or not any_free(s):
        return done(s)
    return goto(WHICH_HIDEOUT if SPAWN.hideouts(s) else WHICH_GANG)


def any_free(s: LegendsState) -> bool:
    return any(is_free(s, hideout) for hideout in range(len(s.compiled.board.hideouts)))


def gangs(s: LegendsState) -> list[int]:
    """Any of them; its hideouts need not be free."""
    return [GANG.of(s, gang) for gang in range(len(GANG_NAMES)) if not SPAWN.chosen(s) >> gang & 1]


def choose_gang(s: LegendsState, option: int) -> Verdict:
    gang = GANG.member(s, option)
    chosen(s, gang)
    bandits_come(s, 1 << gang)
    return goto(NEXT_CHOICE)


def hideouts(s: LegendsState) -> list[int]:
    count = len(s.compiled.board.hideouts)
    return [HIDEOUT.of(s, each) for each in range(count) if not SPAWN.chosen(s) >> each & 1]


def choose_hideout(s: LegendsState, option: int) -> Verdict:
    hideout = HIDEOUT.member(s, option)
    chosen(s, hideout)
    bandit_comes(s, hideout)
    return goto(NEXT_CHOICE)


def chosen(s: LegendsState, member: int) -> None:
    SPAWN.set_chosen(s, SPAWN.chosen(s) | 1 << member)
    SPAWN.set_left(s, SPAWN.left(s) - 1)


def count_facts(s: LegendsState, seat: int) -> dict[str, Any]:
    return {"count": SPAWN.left(s)}


SPAWN_PROCEDURE: Final = SPAWN.procedure(
    (
        Do("next_choice", next_choice),
        Ask(
            "which_gang",
            Question("gang", "BM-STORY-40", count_facts),
            SPAWN.chooser,
            gangs,
            choose_gang,
        ),
        Ask(
            "which_hideout",
            Question("hideout", "BM-STORY-37", count_facts),
            SPAWN.chooser,
            hideouts,
            choose_hideout,
        ),
    )
)
