"""Options that spend no action: ending the turn, a late story disc, a goal."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.frames import NEXT, Verdict, goto
from tumbleweed.core.rules import Reason
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.actions.reasons.goals import claim_reasons
from tumbleweed.games.legends.actions.reasons.minor import contribute_reasons
from tumbleweed.games.legends.actions.record import GOALS, STORIES, TURN, Action
from tumbleweed.games.legends.components.player.tokens import complete_goal
from tumbleweed.games.legends.procedures.announce import place_disc
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.state.model import ACTIONS, STORY_MET
from tumbleweed.games.legends.triggers.goals import claims
from tumbleweed.games.legends.triggers.queue import places_to
from tumbleweed.games.legends.vocabulary import options as opt
from tumbleweed.games.legends.vocabulary.step_labels import ACT, ACTIONS_SPENT


class EndTurn(Action):
    """It comes first (WL-TURN-15)."""

    def offer(self, s: LegendsState, seat: int, found: list[int]) -> None:
        found.append(opt.END)

    def why_not(self, s: LegendsState, seat: int, verb: str, thing: str) -> list[Reason]:
        raise AssertionError("the turn can always be ended between actions")

    def start(self, s: LegendsState, seat: int, option: int) -> Verdict:
        s.turn[ACTIONS] = 0
        return goto(ACTIONS_SPENT)


class Contribute(Action):
    """For triggers met earlier in the turn (WL-STORY-12)."""

    def offer(self, s: LegendsState, seat: int, found: list[int]) -> None:
        for side in places_to(s, seat, s.turn[STORY_MET]):
            found.append(opt.CONTRIBUTE.of(s, side))

    def why_not(self, s: LegendsState, seat: int, verb: str, thing: str) -> list[Reason]:
        return contribute_reasons(s, seat, thing)

    def start(self, s: LegendsState, seat: int, option: int) -> Verdict:
        place_disc(s, seat, opt.CONTRIBUTE.member(s, option))
        return NEXT


class Claim(Action):
    """A goal that is met (WL-GOAL-07)."""

    def offer(self, s: LegendsState, seat: int, found: list[int]) -> None:
        if s.goals:
            found += [opt.CLAIM.of(s, goal) for goal in claims(s, seat)]

    def why_not(self, s: LegendsState, seat: int, verb: str, thing: str) -> list[Reason]:
        return claim_reasons(s, seat, thing)

    def start(self, s: LegendsState, seat: int, option: int) -> Verdict:
        complete_goal(s, seat, opt.CLAIM.member(s, option))
        return goto(ACT)


END_TURN: Final[Action] = EndTurn(
    {"end": ""}, heading=TURN, rank=90, spends=False, site=NONE, explains=(), rows=()
)
CONTRIBUTE: Final[Action] = Contribute(
    {"contribute": "l-scroll"},
    heading=STORIES,
    rank=50,
    spends=False,
    site=NONE,
    explains=(),
    rows=(),
)
CLAIM: Final[Action] = Claim(
    {"claim": "l-target"}, heading=GOALS, rank=0, spends=False, site=NONE, explains=(), rows=()
)
