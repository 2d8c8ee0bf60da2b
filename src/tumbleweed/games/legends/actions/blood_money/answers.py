"""Why an answer to a question of Blood Money is not offered."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.rules import Reason
from tumbleweed.games.legends.actions.blood_money import abilities, deeds, harm, trader
from tumbleweed.games.legends.actions.blood_money import tale_reasons as tales
from tumbleweed.games.legends.actions.blood_money.fetching import fetch_answer
from tumbleweed.games.legends.actions.blood_money.offers import offer_reasons
from tumbleweed.games.legends.actions.reasons.answers import Answer
from tumbleweed.games.legends.state.legends_state import LegendsState

# Each question: the verbs of its answers, and why one of them is missing.
ANSWERS: Final[dict[str, tuple[tuple[str, ...], Answer]]] = {
    # legendary stories
    "condition": (("condition",), tales.condition_answer),
    "lay-map": (("lay-map",), tales.lay_answer),
    "gang": (("gang",), tales.gang_answer),
    "hideout": (("hideout",), tales.gang_answer),
    # injuries, the risk die, ruins
    "ruin": (("ruin",), harm.ruin_answer),
    "restore": (("repair",), harm.restore_answer),
    # deeds, the Trader
    "start-deed": (("deed",), deeds.start_answer),
    "fetch": (("fetch",), fetch_answer),
    "deed": (("deed",), deeds.deed_answer),
    "trade": (("relic", "buy", "upgrade"), trader.trade_answer),
    "stand": (("relic",), trader.sale_answer),
    "answer": (("use-relic",), abilities.relic_answer),
}


def blood_money_reasons(
    s: LegendsState, seat: int, verb: str, thing: str, question: str, rule: str
) -> list[Reason]:
    """Empty if the question has no such verb."""
    if verb == "offer":
        return offer_reasons(s, seat, thing, question)
    if verb == "map":
        return tales.map_reasons(s, seat)
    if verb == "risk":  # a free step, whatever is asked
        return harm.risk_reasons(s, seat)
    if verb == "free-ability":
        return abilities.free_reasons(s, seat, thing)
    if question not in ANSWERS or verb not in ANSWERS[question][0]:
        return []
    return ANSWERS[question][1](s, seat, verb, thing, rule)
