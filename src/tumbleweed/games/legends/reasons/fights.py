"""What a fight with another player needs (WL-FIGHT)."""

from __future__ import annotations

from tumbleweed.core.rules import Reason
from tumbleweed.games.legends.model import FOUGHT, LegendsState

FIGHT_VERBS = ("duel", "rob", "arrest")


def fight_reasons(s: LegendsState, seat: int, verb: str, other: str) -> list[Reason]:
    found = own_reasons(s, seat, verb)
    if not other:
        return found or [Reason("WL-FIGHT-62", "why-nobody-to-fight")]
    target = int(other)
    args: dict[str, str | int] = {"seat": f"seat:{target}"}
    if target >= s.box.figures:
        return [Reason("WL-SETUP-01", "why-no-such-player", args)]
    if target == seat:
        return [Reason("WL-FIGHT-62", "why-not-yourself")]
    return found + target_reasons(s, seat, verb, target)


def own_reasons(s: LegendsState, seat: int, verb: str) -> list[Reason]:
    found = []
    if not s.hands[seat]:
        found.append(Reason("WL-FIGHT-49", "why-no-card"))
    if verb == "arrest" and not s.marshal[seat]:
        found.append(Reason("WL-FIGHT-04", "why-not-marshal"))
    return found


def target_reasons(s: LegendsState, seat: int, verb: str, target: int) -> list[Reason]:
    found = []
    args: dict[str, str | int] = {"seat": f"seat:{target}"}
    if s.space[target] != s.space[seat]:
        found.append(Reason("WL-FIGHT-62", "why-not-in-space", args))
    if s.turn[FOUGHT] >> target & 1:
        found.append(Reason("WL-FIGHT-44", "why-fought", args))
    if verb == "arrest" and target == s.box.black:
        found.append(Reason("WL-MIB-30", "why-black-never-arrested", args))
    elif verb == "arrest" and not s.wanted[target]:
        found.append(Reason("WL-FIGHT-04", "why-not-wanted", args))
    return found
