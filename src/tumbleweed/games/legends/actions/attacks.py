"""Fights with another player: duel, robbery, arrest (WL-FIGHT-01 to 04)."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.frames import Verdict
from tumbleweed.core.rules import Reason
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.actions.record import FIGHT, Action
from tumbleweed.games.legends.procedures.attacking import attack, attacks
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.state.model import FOUGHT
from tumbleweed.games.legends.vocabulary import options as opt

ARREST: Final = opt.ARREST.verb


class Attack(Action):
    """One record for all three: they are offered player by player."""

    def offer(self, s: LegendsState, seat: int, found: list[int]) -> None:
        found += attacks(s, seat)

    def why_not(self, s: LegendsState, seat: int, verb: str, thing: str) -> list[Reason]:
        found = self.own_reasons(s, seat, verb)
        if not thing:
            return found or [Reason("WL-FIGHT-62", "why-nobody-to-fight")]
        target = int(thing)
        if target >= s.compiled.figures:
            return [Reason("WL-SETUP-01", "why-no-such-player", {"seat": f"seat:{target}"})]
        if target == seat:
            return [Reason("WL-FIGHT-62", "why-not-yourself")]
        return found + self.target_reasons(s, seat, verb, target)

    def own_reasons(self, s: LegendsState, seat: int, verb: str) -> list[Reason]:
        found = []
        if not s.hands[seat]:
            found.append(Reason("WL-FIGHT-49", "why-no-card"))
        if verb == ARREST and not s.marshal[seat]:
            found.append(Reason("WL-FIGHT-04", "why-not-marshal"))
        return found

    def target_reasons(self, s: LegendsState, seat: int, verb: str, target: int) -> list[Reason]:
        found = []
        args: dict[str, str | int] = {"seat": f"seat:{target}"}
        if s.space[target] != s.space[seat]:
            found.append(Reason("WL-FIGHT-62", "why-not-in-space", args))
        if s.turn[FOUGHT] >> target & 1:
            found.append(Reason("WL-FIGHT-44", "why-fought", args))
        if verb == ARREST and target == s.compiled.black:
            found.append(Reason("WL-MIB-30", "why-black-never-arrested", args))
        elif verb == ARREST and not s.wanted[target]:
            found.append(Reason("WL-FIGHT-04", "why-not-wanted", args))
        return found

    def start(self, s: LegendsState, seat: int, option: int) -> Verdict:
        return attack(s, seat, option)


ATTACK: Final[Action] = Attack(
    {"arrest": "badge", "duel": "gun", "rob": "poster"},
    heading=FIGHT,
    rank=20,
    spends=True,
    site=NONE,
    explains=(),
    rows=tuple(
        f"{row}-{verb}" for verb in ("fight", "duel", "rob", "arrest") for row in ("verb", "gain")
    ),
)
