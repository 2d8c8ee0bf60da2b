"""Playing a fight out in a world dealt anew: from here on everybody leaves what can be left."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.errors import RunawayGame
from tumbleweed.core.frames import Ask, Gather, Procedure, answer, current
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.state.model import HERO_SIDE, RIVAL_SIDE
from tumbleweed.games.legends.vocabulary.events import LOST_FIGHT, RESTARTED, WON_FIGHT
from tumbleweed.games.legends.vocabulary.options import NO, PASS

MOST: Final = 200  # questions: far beyond any fight
LEAVING: Final = (PASS, NO)  # answers that do nothing, where something could be done
ARGS: Final = 2  # where the arguments of a raw event begin


class Outcome:
    """The winning side and both values, the hero's first; or the fight starts over."""

    def __init__(self, winner: int, values: list[int | None], again: bool) -> None:
        self.winner = winner
        self.values = values
        self.again = again
        self.asked: list[int] = []  # the seats that may still do something


def played_out(procedures: list[Procedure], world: LegendsState) -> Outcome:
    return _to_the_end(procedures, _branch(world), world.fight.hero)


def played_out_after(
    procedures: list[Procedure], world: LegendsState, seat: int, option: int
) -> Outcome:
    """The seat, which is asked, takes that option first."""
    s = _branch(world)
    answer(procedures, s, seat, option)
    return _to_the_end(procedures, s, world.fight.hero)


def _branch(world: LegendsState) -> LegendsState:
    s = world.clone()
    s.pending_events = []
    return s


def _to_the_end(procedures: list[Procedure], s: LegendsState, hero: int) -> Outcome:
    asked: list[int] = []
    for _ in range(MOST):
        found = _told(s, hero)
        if found is not None:
            found.asked = asked
            return found
        seat, offer = _question(procedures, s)
        left = [option for option in LEAVING if option in offer]
        if left and seat not in asked:
            asked.append(seat)
        answer(procedures, s, seat, (left or offer)[0])
    raise RunawayGame("forecast: the fight does not end")


def _question(procedures: list[Procedure], s: LegendsState) -> tuple[int, list[int]]:
    step = current(procedures, s)
    if isinstance(step, Ask):
        return step.seat(s), step.offer(s)
    assert isinstance(step, Gather)
    seat = step.open_seats(s)[0]
    return seat, step.offer(s, seat)


def _told(s: LegendsState, hero: int) -> Outcome | None:
    """What the events since the branch say about the end of the fight."""
    assert s.pending_events is not None
    for raw in s.pending_events:
        kind, args = raw[0], raw[ARGS:]
        if kind == RESTARTED.code:
            return Outcome(NONE, [None, None], True)
        if kind == WON_FIGHT.code:
            return _won(hero, args[0], args[3], args[4])
        if kind == LOST_FIGHT.code:
            return Outcome(RIVAL_SIDE, [args[2], args[3]], False)
    return None


def _won(hero: int, winner: int, value: int, other: int) -> Outcome:
    if winner == hero:
        return Outcome(HERO_SIDE, [value, other], False)
    return Outcome(RIVAL_SIDE, [other, value], False)
