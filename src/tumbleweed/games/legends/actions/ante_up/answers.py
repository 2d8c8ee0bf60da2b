"""Why an answer to a question of Ante Up is not on offer."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.frames import local
from tumbleweed.core.rules import Reason
from tumbleweed.games.legends.actions.ante_up.journeys import rail_reasons
from tumbleweed.games.legends.actions.reasons.answers import Answer, sold
from tumbleweed.games.legends.actions.reasons.cards import hand_reasons
from tumbleweed.games.legends.components.ante_up.frontier import price_of, worth
from tumbleweed.games.legends.procedures import ride
from tumbleweed.games.legends.procedures.ante_up import frontier
from tumbleweed.games.legends.state.legends_state import LegendsState

# ---- land, train, frontier ----


def journey(s: LegendsState, seat: int, verb: str, thing: str, rule: str) -> list[Reason]:
    """On the way."""
    if verb == "trail" or local(s, ride.MESA):
        return [Reason("AU-MOVE-06", "why-whole-move-action")]
    if not s.up.rail:
        return [Reason("AU-MOVE-08", "why-rail-once")]
    return rail_reasons(s, seat, thing)


def exploring(s: LegendsState, seat: int, verb: str, thing: str, rule: str) -> list[Reason]:
    if verb == "discard":
        return hand_reasons(s, seat, verb, thing, "frontier")
    short = price_of(s, local(s, frontier.PLACE)) - worth(s, frontier.laid_out(s, seat))
    return [Reason(rule, "why-not-enough-yet", {"count": short})]


# Each question: the verbs of its answers, and why one of them is missing.
ANSWERS: Final[dict[str, tuple[tuple[str, ...], Answer]]] = {
    "ride": (("rail", "trail"), journey),
    "stand": (("leave", "buy", "upgrade"), sold),
    "frontier": (("discard", "enough"), exploring),
}


def ante_up_reasons(
    s: LegendsState, seat: int, verb: str, thing: str, question: str, rule: str
) -> list[Reason]:
    """Empty if the verb is none of the question's."""
    if question not in ANSWERS or verb not in ANSWERS[question][0]:
        return []
    return ANSWERS[question][1](s, seat, verb, thing, rule)
