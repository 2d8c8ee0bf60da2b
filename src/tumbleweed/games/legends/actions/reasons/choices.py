"""Why an option of a card's choice is not available: its first impossible effect."""

from __future__ import annotations

from tumbleweed.core.rules import Reason
from tumbleweed.games.legends.effects.choices import why_closed
from tumbleweed.games.legends.procedures.choice import bearer, node_of
from tumbleweed.games.legends.state.frames import CHOICE
from tumbleweed.games.legends.state.legends_state import LegendsState


def choice_reasons(s: LegendsState, thing: str, rule: str) -> list[Reason]:
    """At the question of a card: another card's option, or an unavailable one."""
    node = node_of(s)
    name, _, number = thing.rpartition(".")
    if name != s.compiled.nodes[node]:
        return [other_choice(thing, rule)]
    start, end = s.compiled.node_options[node][int(number) - 1]
    return [why_closed(s, start, end, bearer(s), CHOICE.chooser(s))]


def other_choice(thing: str, rule: str) -> Reason:
    return Reason(rule, "why-other-choice", {"source": f"node:{thing.rpartition('.')[0]}"})
