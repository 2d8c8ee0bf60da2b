"""The scenario in which an arrested player may give up the hand to stay Wanted."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.frames import NEXT, Ask, Do, Question, Step, Verdict, goto, label
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.components.player.discarding import discard
from tumbleweed.games.legends.procedures.announce import announce
from tumbleweed.games.legends.procedures.blood_money.fight import FIGHT_WITH_INJURIES
from tumbleweed.games.legends.state.frames import FIGHT
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.state.model import ARREST, HERO_SIDE, SHERIFF
from tumbleweed.games.legends.vocabulary.options import NO, YES

REWARD: Final = label("reward")


def arrested(s: LegendsState) -> int:
    """Who is about to be arrested, by a player or by the Sheriff, or NONE."""
    won = s.fight.winner == HERO_SIDE
    if s.fight.type == ARREST and won:
        return s.fight.rival
    return s.fight.hero if s.fight.type == SHERIFF and not won else NONE


def before_arrest(s: LegendsState) -> Verdict:
    """Asked of players with a card in hand; the one drawn for losing counts."""
    s.blood.stays_wanted = 0
    seat = arrested(s)
    if not s.compiled.blood.arrest_for_hand or seat in (NONE, s.compiled.black):
        return goto(REWARD)
    return NEXT if s.hands[seat] else goto(REWARD)


def give_up_or_not(s: LegendsState) -> list[int]:
    return [NO, YES]


def give_up_hand(s: LegendsState, option: int) -> Verdict:
    if option == YES:
        seat = arrested(s)
        s.blood.stays_wanted = 1
        discard(s, seat, s.hands[seat][:])
    return announce(s)


ARREST_STEPS: Final[tuple[Step, ...]] = (
    Do("before_arrest", before_arrest),
    Ask(
        "give_up_hand",
        Question("give-up-hand", "BM-COMP-28"),
        arrested,
        give_up_or_not,
        give_up_hand,
    ),
)
_STEPS: Final = FIGHT_WITH_INJURIES.steps
_REWARD: Final = [step.name for step in _STEPS].index("reward")
FIGHT_WITH_ARRESTS: Final = FIGHT.procedure((*_STEPS[:_REWARD], *ARREST_STEPS, *_STEPS[_REWARD:]))
