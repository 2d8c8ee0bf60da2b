"""Gambling at a Saloon: Faro, High Stakes Poker, the Challenge of a high roller (AU-GAMB-10)."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.frames import Verdict
from tumbleweed.games.legends.actions import needs
from tumbleweed.games.legends.actions.places import LocationAction
from tumbleweed.games.legends.actions.record import Action, Requirement
from tumbleweed.games.legends.components.ante_up.rollers import roller_here
from tumbleweed.games.legends.state import compiled, frames
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.vocabulary.ante_up import options as opt
from tumbleweed.games.legends.vocabulary.prices import ANTE


class Roller(Requirement):
    def met(self, s: LegendsState, seat: int, times: int) -> bool:
        return roller_here(s, seat)


class FaroLeft(Requirement):
    """AU-FARO-06; 0 in the content means no limit."""

    def met(self, s: LegendsState, seat: int, times: int) -> bool:
        most = s.compiled.up.faros_a_turn
        return not most or s.up.faros < most


class HighStakesPlayed(Requirement):
    def met(self, s: LegendsState, seat: int, times: int) -> bool:
        return s.compiled.high_stakes


class HighStakesMoney(Requirement):
    def met(self, s: LegendsState, seat: int, times: int) -> bool:
        return s.money[seat] >= s.compiled.up.high_needs


def _challenge(s: LegendsState, seat: int, times: int) -> Verdict:
    return frames.POKER.call(s, challenge=1)


def _faro(s: LegendsState, seat: int, times: int) -> Verdict:
    s.up.faros += 1
    return frames.FARO.call(s)


def _high_stakes(s: LegendsState, seat: int, times: int) -> Verdict:
    return frames.HIGH_STAKES.call(s)


CHALLENGE: Final[Action] = LocationAction(
    "challenge",
    opt.CHALLENGE,
    needs.At(compiled.SALOON, "AU-TOKEN-18"),
    (
        Roller("AU-TOKEN-18", "why-no-high-roller"),
        needs.Money(ANTE, "AU-TOKEN-19"),
    ),
    start=_challenge,
    sign="card",
    rank=6,
)
FARO: Final[Action] = LocationAction(
    "faro",
    opt.FARO,
    needs.At(compiled.SALOON, "AU-FARO-07"),
    (FaroLeft("AU-FARO-06", "why-one-faro"),),
    start=_faro,
    sign="card",
    rank=6,
)
HIGH_STAKES: Final[Action] = LocationAction(
    "high-stakes",
    opt.HIGH_STAKES,
    needs.At(compiled.SALOON, "AU-HIGH-04"),
    (
        HighStakesPlayed("AU-HIGH-01", "why-no-high-stakes"),
        HighStakesMoney("AU-HIGH-05", "why-stakes-too-high"),
        needs.Card("AU-HIGH-05", "why-no-card"),
    ),
    start=_high_stakes,
    sign="card",
    rank=6,
    exists=HighStakesPlayed("AU-HIGH-01", "why-no-high-stakes"),
)
