"""Why an answer is not offered: the failing requirements, each with its rule.

Actions are named by the key of their option, or by the verb alone ("duel", "revel", "buy").
"""

from __future__ import annotations

from tumbleweed.core.errors import UnknownName
from tumbleweed.core.rules import Reason
from tumbleweed.games.legends.actions.ante_up.answers import ante_up_reasons
from tumbleweed.games.legends.actions.reasons.answers import answer_reasons
from tumbleweed.games.legends.actions.reasons.cards import reaction_reasons
from tumbleweed.games.legends.actions.reasons.choices import other_choice
from tumbleweed.games.legends.actions.reasons.goals import claim_reasons
from tumbleweed.games.legends.actions.reasons.minor import contribute_reasons, deliver_reasons
from tumbleweed.games.legends.actions.reasons.player import (
    ability_time_reasons,
    item_time_reasons,
    ready_reasons,
)
from tumbleweed.games.legends.actions.reasons.times import SETTING_UP, another_time, too_early
from tumbleweed.games.legends.actions.register import BY_VERB, EXPLAINED
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.state.model import ACTIONS

ACT = "act"  # the question of the Action Phase


def why_not(
    s: LegendsState,
    seat: int,
    action: str,
    question: str,
    rule: str,
    offered: list[str],
    known: set[str],
) -> list[Reason]:
    """`question` is asked now and follows from `rule`; `offered` are the keys on offer, `known`
    all keys and, with a colon, the verbs that go with a thing."""
    verb, _, thing = action.partition(":")
    a_verb = not thing and f"{verb}:" in known
    if action not in known and not a_verb:
        raise UnknownName(f"legends has no action {action!r}")
    if a_verb and any(key.startswith(f"{verb}:") for key in offered):
        return []
    if question == ACT and verb != "end" and is_act(verb):
        if not s.turn[ACTIONS]:  # only what takes none is on offer
            return [Reason("WL-TURN-11", "why-no-actions-left")]
        return (BY_VERB.get(verb) or EXPLAINED[verb]).why_not(s, seat, verb, thing)
    found = ante_up_reasons(s, seat, verb, thing, question, rule)
    found = found or answer_reasons(s, seat, verb, thing, question, rule)
    return found or time_reasons(s, seat, verb, thing, question, rule)


def is_act(verb: str) -> bool:
    """It spends an action, or ends them."""
    taken = BY_VERB.get(verb) or EXPLAINED.get(verb)
    return verb == "end" or (taken is not None and taken.spends)


def time_reasons(
    s: LegendsState, seat: int, verb: str, thing: str, question: str, rule: str
) -> list[Reason]:
    """The question asks for something else."""
    if verb == "item":
        return item_time_reasons(s, seat, thing, question, rule)
    if verb == "ability":
        return ability_time_reasons(s, seat, thing, question, rule)
    if is_act(verb) or (question in SETTING_UP and verb == "contribute"):
        return too_early(s, seat, verb, question, rule)
    if verb == "react":
        return reaction_reasons(s, seat, thing, question)
    if verb == "ready":
        return ready_reasons(s, seat, thing, question)
    if verb == "deliver":
        return deliver_reasons(s, seat)
    if verb == "contribute":
        return contribute_reasons(s, seat, thing)
    if verb == "claim":
        return claim_reasons(s, seat, thing)
    if verb == "choose" and thing:
        return [other_choice(thing, rule)]
    return another_time(s, verb, question, rule)
