"""The decisions of the Man in Black (WL-MIB-17 to -20): targets, goals, who settles ties."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.state import NONE
from tumbleweed.games.legends.components.board.nearest import distances
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.state.queries import bandit_at, clockwise_from, discs, story_top
from tumbleweed.games.legends.vocabulary import terms

NUGGET_WORTH: int = 20
NAMED_TARGETS: Final = (
    terms.TO_LEADER, terms.TO_TRAILER, terms.TO_RICHEST, terms.TO_MOST_WANTED,
)  # fmt: skip


def decider(s: LegendsState) -> int:
    """The player with fewer LP, at equal LP the first player (WL-MIB-19, -35)."""
    first, second = clockwise_from(s, s.first)
    return second if s.lp[second] < s.lp[first] else first


# ---- targets: a card names them when it is drawn (WL-MIB-17) ----


def targets_named(s: LegendsState) -> int:
    """One bit for each of leader, trailer, richest and most Wanted: the seat."""
    lp = s.lp[: s.compiled.players]
    behind = [-points for points in lp]
    worth = [s.money[seat] + NUGGET_WORTH * s.nuggets[seat] for seat in range(s.compiled.players)]
    wanted = s.wanted[: s.compiled.players]
    named = 0
    for target, marks in enumerate((lp, behind, worth, wanted if any(wanted) else lp)):
        named |= foremost(s, marks) << target
    return named


def foremost(s: LegendsState, marks: list[int]) -> int:
    """The seat with the highest value; ties: the nearer to him, then the first player."""
    far = distances(s.compiled.board, [s.space[s.compiled.black]])
    first, second = clockwise_from(s, s.first)
    if marks[first] != marks[second]:
        return first if marks[first] > marks[second] else second
    return second if far[s.space[second]] < far[s.space[first]] else first


def goals(s: LegendsState, named: int, target: int, place: int) -> list[int]:
    """The spaces a step of his leads to."""
    if target in NAMED_TARGETS:
        return [s.space[named >> target & 1]]
    if target == terms.TO_NEAREST:
        return s.space[: s.compiled.players]
    if target == terms.TO_PLACE:
        return s.compiled.spaces_of[place]
    assert target == terms.TO_BANDIT
    hideouts = s.compiled.board.hideouts
    return [space for space in hideouts if bandit_at(s, space)] or hideouts  # WL-MIB-20


def victim(s: LegendsState, named: int, preferred: int) -> int:
    """Whom he fights (WL-MIB-21), or NONE if nobody is there."""
    here = [
        seat for seat in range(s.compiled.players) if s.space[seat] == s.space[s.compiled.black]
    ]
    wanted = named >> preferred & 1
    if not here:
        return NONE
    return wanted if wanted in here else here[0]


# ---- tests ----


def holds_for_man_in_black(s: LegendsState, test: int, place: int) -> bool:
    his, players = s.lp[s.compiled.black], s.lp[: s.compiled.players]
    here = s.space[s.compiled.black]
    if test == terms.AT_PLACE:
        return s.compiled.board.at(here, place)
    if test == terms.PLAYER_HERE:
        return here in s.space[: s.compiled.players]
    if test == terms.BEHIND:
        return his < max(players)
    assert test == terms.AHEAD
    return his > max(players)


# ---- stories (WL-MIB-34) ----


def free_disc(s: LegendsState) -> bool:
    out = s.discs_left.count(s.compiled.black) + s.discs_right.count(s.compiled.black)
    return out < s.compiled.man_in_black_discs


def his_story(s: LegendsState) -> int:
    """The deck whose available card has more discs and room for one; NONE if there is none."""
    best = NONE
    for side in range(2):
        here = len(discs(s, side))
        room = story_top(s, side) != NONE and here < s.compiled.discs_needed
        if room and (best == NONE or here > len(discs(s, best))):
            best = side
    return best
