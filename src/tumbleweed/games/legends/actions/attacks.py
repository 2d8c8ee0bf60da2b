"""Fights with another player: duel, robbery, arrest (WL-FIGHT-01 to 04)."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.frames import Verdict
from tumbleweed.core.rules import Reason
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.actions.record import FIGHT, Action
from tumbleweed.games.legends.components.fight import begin_fight
from tumbleweed.games.legends.state import frames, model
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.state.model import FOUGHT
from tumbleweed.games.legends.state.queries import others_at
from tumbleweed.games.legends.vocabulary import options as opt

GROUPS: Final = {model.DUEL: opt.DUEL, model.ROB: opt.ROB, model.ARREST: opt.ARREST}
ARREST: Final = opt.ARREST.verb


class Attack(Action):
    """One record for all three: they are offered player by player."""

    def offer(self, s: LegendsState, seat: int, found: list[int]) -> None:
        """Against a player in the space not fought this turn (WL-FIGHT-44, -62)."""
        if not s.hands[seat]:
            return
        for other in others_at(s, seat):
            if s.turn[FOUGHT] >> other & 1:
                continue
            found += [opt.DUEL.of(s, other), opt.ROB.of(s, other)]
            if s.marshal[seat] and s.wanted[other]:
                found.append(opt.ARREST.of(s, other))

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
        for kind, group in GROUPS.items():
            if group.has(s, option):
                other = group.member(s, option)
                s.turn[FOUGHT] |= 1 << other  # WL-FIGHT-44
                begin_fight(s, kind, seat, other)
                return frames.FIGHT.call(s)
        raise AssertionError("no such fight")


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
