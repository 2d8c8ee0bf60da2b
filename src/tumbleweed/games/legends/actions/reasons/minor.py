"""Deliveries, story discs and rewards: why not now."""

from __future__ import annotations

from tumbleweed.core.rules import Reason
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.actions.reasons.times import another_turn
from tumbleweed.games.legends.components.board.delivery import can_deliver, takes_longhorns
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.state.model import (
    ACTIONS,
    BANDIT,
    CLAIM_JUMPER,
    CLOSING,
    CONTRIBUTED,
    HEIST,
    OUTLAW,
    SHERIFF,
    STORIES,
    STORY_DUE,
    STORY_MET,
    TRAIN,
)
from tumbleweed.games.legends.state.queries import discs, fighting, longhorns_of, story_top
from tumbleweed.games.legends.triggers.queue import disc_to_place


def deliver_reasons(s: LegendsState, seat: int) -> list[Reason]:
    if s.cattle[seat] == NONE:
        return [Reason("WL-CATTLE-07", "why-no-cattle")]
    if not can_deliver(s, seat):
        return [Reason("WL-CATTLE-07", "why-no-delivery-here")]
    return [Reason("WL-CATTLE-09", "why-after-a-move")]


def longhorn_reasons(s: LegendsState, seat: int) -> list[Reason]:
    if not longhorns_of(s, seat):
        return [Reason("AU-TOKEN-13", "why-no-longhorn")]
    if not takes_longhorns(s, seat):
        return [Reason("AU-TOKEN-13", "why-no-longhorns-here")]
    return [Reason("AU-TOKEN-13", "why-after-a-move")]


def contribute_reasons(s: LegendsState, seat: int, side: str) -> list[Reason]:
    if s.active != seat:
        return [another_turn(s, "WL-STORY-09")]
    if s.turn[CLOSING]:
        return [Reason("WL-STORY-26", "why-no-disc-at-the-end")]
    if s.turn[CONTRIBUTED]:
        return [Reason("WL-STORY-07", "why-one-disc")]
    met = [at for at in range(2) if s.turn[STORY_MET] >> at & 1]
    if side or met:
        at = STORIES.index(side) if side else max(met, key=lambda at: disc_to_place(s, at, seat))
        if story_top(s, at) == NONE:
            return [Reason("WL-STORY-24", "why-no-story-there")]
        if len(discs(s, at)) >= s.compiled.discs_needed:
            return [Reason("WL-STORY-14", "why-story-full")]
        if not disc_to_place(s, at, seat):
            return [Reason("WL-STORY-11", "why-discs-there")]
        if at in met:
            passed = not s.turn[ACTIONS] and not s.turn[STORY_DUE] >> at & 1
            key = "why-disc-passed" if passed else "why-disc-between-actions"
            return [Reason("WL-STORY-12", key)]
    return [Reason("WL-STORY-12", "why-trigger-not-met")]


# ---- fights ----


def decline_reason(s: LegendsState) -> Reason:
    """Who lays a card first has attacked, or has no choice."""
    kind = s.fight.type
    if kind == SHERIFF:
        return Reason("WL-SHERIFF-08", "why-must-face-sheriff")
    if kind == BANDIT:
        return Reason("WL-BANDIT-04", "why-must-face-bandit")
    if kind == HEIST:
        return Reason("WL-HEIST-01", "why-heist-begun")
    if kind == TRAIN:
        return Reason("AU-TRAIN-08", "why-heist-begun")
    if kind in (OUTLAW, CLAIM_JUMPER):
        return Reason("AU-TOKEN-01", "why-must-face-token")
    assert not s.fight.attacked
    return Reason("WL-FIGHT-11", "why-must-fight")


def marshal_reward(s: LegendsState) -> Reason:
    """WL-BANDIT-11, or the fight card that forbids it."""
    if fighting(s) and s.fight.no_marshal and not s.wanted[s.fight.hero]:
        return Reason("WL-CLAR-07", "why-card-forbids")
    return Reason("WL-BANDIT-11", "why-wanted-no-marshal")


def loot_reason(s: LegendsState, thing: str) -> Reason:
    """First half the money or half the gold, then the cattle (WL-FIGHT-37 to 40)."""
    victim: dict[str, str | int] = {"seat": f"seat:{s.fight.rival}"}
    if thing == "money":
        return Reason("WL-FIGHT-37", "why-has-no-money", victim)
    if thing == "nuggets":
        return Reason("WL-FIGHT-37", "why-has-no-gold", victim)
    if thing == "longhorn":
        if not longhorns_of(s, s.fight.rival):
            return Reason("AU-TOKEN-16", "why-has-no-longhorn", victim)
        return Reason("AU-TOKEN-16", "why-longhorn-afterwards")
    if s.cattle[s.fight.rival] == NONE:
        return Reason("WL-FIGHT-39", "why-has-no-cattle", victim)
    if s.cattle[s.fight.hero] != NONE:
        return Reason("WL-FIGHT-40", "why-carrying")
    return Reason("WL-FIGHT-39", "why-cattle-afterwards")
