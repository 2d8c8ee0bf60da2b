"""Why an answer to a question of Ante Up is not offered."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.rules import Reason
from tumbleweed.games.legends.actions.ante_up.journeys import rail_reasons
from tumbleweed.games.legends.actions.attacks import ATTACK
from tumbleweed.games.legends.actions.blood_money.answers import blood_money_reasons
from tumbleweed.games.legends.actions.reasons.answers import Answer, sold
from tumbleweed.games.legends.actions.reasons.cards import hand_reasons
from tumbleweed.games.legends.actions.reasons.minor import longhorn_reasons
from tumbleweed.games.legends.actions.reasons.places import space_args
from tumbleweed.games.legends.components.ante_up.frontier import price_of, worth
from tumbleweed.games.legends.components.ante_up.tokens import lies_at
from tumbleweed.games.legends.procedures.ante_up import frontier, put_tokens
from tumbleweed.games.legends.state.ante_up_model import NUGGET
from tumbleweed.games.legends.state.frames import FRONTIER, RIDE
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.state.queries import spaces_at
from tumbleweed.games.legends.vocabulary.modifiers import nugget_limit

# ---- land, train, frontier ----


def journey(s: LegendsState, seat: int, verb: str, thing: str, rule: str) -> list[Reason]:
    """During a ride."""
    if verb == "trail" or RIDE.mesa(s):
        return [Reason("AU-MOVE-06", "why-whole-move-action")]
    if not s.up.rail:
        return [Reason("AU-MOVE-08", "why-rail-once")]
    return rail_reasons(s, seat, thing)


def exploring(s: LegendsState, seat: int, verb: str, thing: str, rule: str) -> list[Reason]:
    if verb == "discard":
        return hand_reasons(s, seat, verb, thing, "frontier")
    short = price_of(s, FRONTIER.place(s)) - worth(s, frontier.laid_out(s, seat))
    return [Reason(rule, "why-not-enough-yet", {"count": short})]


# ---- event tokens ----


def lying(s: LegendsState, seat: int, verb: str, thing: str, rule: str) -> list[Reason]:
    if thing == "longhorn":
        return [Reason("AU-TOKEN-10", "why-no-longhorn-here")]
    if not lies_at(s, NUGGET, s.space[seat]):
        return [Reason("AU-TOKEN-24", "why-no-gold-here")]
    return [Reason("AU-TOKEN-24", "why-too-much-gold", {"count": nugget_limit(s, seat)})]


def facing(s: LegendsState, seat: int, verb: str, thing: str, rule: str) -> list[Reason]:
    return [Reason(rule, "why-no-such-foe", {"fight": f"fight:{thing}"})]


def putting(s: LegendsState, seat: int, verb: str, thing: str, rule: str) -> list[Reason]:
    """Not in the place or region, or not empty."""
    space = s.compiled.board.spaces.index(thing)
    if space not in spaces_at(s, put_tokens.spot(s)):
        return [Reason(rule, "why-not-meant-there", space_args(s, space))]
    return [Reason("AU-EVENT-07", "why-not-empty", space_args(s, space))]


# ---- cards ----


def fighting_now(s: LegendsState, seat: int, verb: str, thing: str, rule: str) -> list[Reason]:
    return ATTACK.why_not(s, seat, verb, thing)


def putting_sheriff(s: LegendsState, seat: int, verb: str, thing: str, rule: str) -> list[Reason]:
    space = s.compiled.board.spaces.index(thing)
    return [Reason(rule, "why-not-adjacent", space_args(s, space))]


# Each question: the verbs of its answers, and why one of them is missing.
ANSWERS: Final[dict[str, tuple[tuple[str, ...], Answer]]] = {
    "ride": (("rail", "trail"), journey),
    "stand": (("leave", "buy", "upgrade"), sold),
    "frontier": (("discard", "enough"), exploring),
    "pick-up": (("take",), lying),
    "face-first": (("face",), facing),
    "put-token": (("put",), putting),
    "fight-now": (("duel", "rob", "arrest"), fighting_now),
    "put-sheriff": (("sheriff",), putting_sheriff),
}


def ante_up_reasons(
    s: LegendsState, seat: int, verb: str, thing: str, question: str, rule: str
) -> list[Reason]:
    """Those of Blood Money, too; empty if the question has no such verb."""
    if verb == "deliver-longhorn":
        return longhorn_reasons(s, seat)
    if question not in ANSWERS or verb not in ANSWERS[question][0]:
        return blood_money_reasons(s, seat, verb, thing, question, rule)
    return ANSWERS[question][1](s, seat, verb, thing, rule)
