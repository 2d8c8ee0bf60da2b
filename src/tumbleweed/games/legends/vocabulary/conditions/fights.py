"""Conditions on the fight in progress; without one, none of them holds."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.state import NONE
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.state.model import FOES_OF, HERO_SIDE, RIVAL_SIDE
from tumbleweed.games.legends.state.queries import defends
from tumbleweed.games.legends.vocabulary import terms, weights
from tumbleweed.games.legends.vocabulary.condition import Condition
from tumbleweed.games.legends.vocabulary.kinds import Choice, Foes
from tumbleweed.games.legends.vocabulary.record import Told, told_by
from tumbleweed.games.legends.vocabulary.teller import Teller


def role_of(s: LegendsState, seat: int) -> int:
    return terms.DEFENDER if defends(s, seat) else terms.ATTACKER


class Against(Condition):
    def holds(self, s: LegendsState, at: int, seat: int, me: int) -> bool:
        kind = s.fight.type
        return kind != NONE and bool(AGAINST.of(s.compiled.tests, at) & FOES_OF[kind])


class Role(Condition):
    def holds(self, s: LegendsState, at: int, seat: int, me: int) -> bool:
        return s.fight.type != NONE and ROLE.of(s.compiled.tests, at) == role_of(s, seat)


def _role_told(teller: Teller, word: Condition, code: list[int], at: int) -> str:
    return teller.say("is-fight-role", {"role": ROLE.name(code, at)})


class Won(Condition):
    def holds(self, s: LegendsState, at: int, seat: int, me: int) -> bool:
        if s.fight.type == NONE:
            return False
        side = HERO_SIDE if s.fight.hero == seat else RIVAL_SIDE
        return s.fight.winner == side and seat in (s.fight.hero, s.fight.rival)


AGAINST: Final = Foes("against")
ROLE: Final = Choice("role", terms.ROLES)

FIGHT_AGAINST: Final = Against(
    "fight_against",
    "a list of `player`, `bandit`, `guard`, `sheriff`",
    (AGAINST,),
    told=told_by("is-fight-against"),
    about=weights.UNKNOWN,
)
FIGHT_ROLE: Final = Role(
    "fight_role",
    "`attacker` or `defender`",
    (ROLE,),
    told=Told(("is-fight-role",), _role_told),
    about=weights.UNKNOWN,
)
FIGHT_WON: Final = Won(
    "fight_won",
    "by `self`",
    (),
    told=told_by("is-fight-won"),
    about=weights.UNKNOWN,
)
