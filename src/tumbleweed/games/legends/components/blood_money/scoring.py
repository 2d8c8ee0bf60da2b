"""What counts at the end of a game with Blood Money (BM-END)."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.state import NONE
from tumbleweed.core.visibility import cards_in
from tumbleweed.games.legends.state.blood_money_model import FIXED, PER_DEED, PER_KIND, PER_MONEY
from tumbleweed.games.legends.state.blood_money_queries import deeds_of, ruined
from tumbleweed.games.legends.state.legends_state import LegendsState


def blood_money_sources(s: LegendsState, seat: int) -> dict[str, int]:
    """Besides those of the game and of Ante Up."""
    found = {
        # injuries
        "injuries": injuries_lp(s, seat),
        # deeds, Legendary items
        "relics": relics_lp(s, seat),
        "deeds": deeds_lp(s, seat),
    }
    if s.compiled.blood.richest_lp:
        found["richest"] = richest_lp(s, seat)
    return found


# The order of the book (BM-END-02 to -13); a scenario's own source comes last.
ORDER: Final = (
    "track", "upgrades", "relics", "money", "wounds", "injuries", "wanted", "marshal", "gambler",
    "tokens", "deeds", "richest",
)  # fmt: skip


def in_order(sources: dict[str, int]) -> dict[str, int]:
    return {source: sources[source] for source in ORDER if source in sources}


def relics_lp(s: LegendsState, seat: int) -> int:
    """BM-END-03."""
    lp = s.compiled.blood.relic_lp
    return sum(lp[relic] for relic in cards_in(s.blood.relics[seat]))


# ---- deeds (BM-CLAIM-11 to -17) ----


def deeds_lp(s: LegendsState, seat: int) -> int:
    """Those in ruins score nothing and count for nothing."""
    own = [deed for deed in deeds_of(s, seat) if not ruined(s, deed)]
    return sum(deed_lp(s, seat, deed, own) for deed in own)


def worth_of(s: LegendsState, deed: int) -> int:
    """Of a deed to its owner, as things are; 0: nobody's, or in ruins."""
    owner = s.blood.deed_of[deed]
    if owner == NONE or ruined(s, deed):
        return 0
    own = [each for each in deeds_of(s, owner) if not ruined(s, each)]
    return deed_lp(s, owner, deed, own)


def deed_lp(s: LegendsState, seat: int, deed: int, own: list[int]) -> int:
    """`own` are all the deeds that count."""
    blood = s.compiled.blood
    score, lp = blood.deed_scoring[deed], blood.deed_lp[deed]
    if score == PER_KIND:
        return sum(1 for other in own if blood.deed_kind[other] == blood.deed_kind[deed])
    if score == PER_DEED:
        return lp * len(own)
    if score == FIXED:
        return lp
    assert score == PER_MONEY
    return min(blood.deed_most[deed], s.money[seat] // lp)


# ---- scenarios ----


def richest_lp(s: LegendsState, seat: int) -> int:
    """For each of the richest."""
    wealth = [wealth_of(s, each) for each in range(s.compiled.players)]
    return s.compiled.blood.richest_lp if wealth[seat] == max(wealth) else 0


def wealth_of(s: LegendsState, seat: int) -> int:
    """Money, and what items, deeds and Legendary items cost; upgrades do not count."""
    items = sum(s.compiled.cost[item] for item in cards_in(s.owned[seat]))
    deeds = sum(s.compiled.blood.deed_cost[deed] for deed in deeds_of(s, seat))
    relics = s.compiled.blood.relic_price * s.blood.relics[seat].bit_count()
    return s.money[seat] + items + deeds + relics


def injuries_lp(s: LegendsState, seat: int) -> int:
    """What the injury still held costs (BM-END-06, BM-INJURY-13)."""
    card = s.blood.injury[seat]
    return 0 if card == NONE else s.compiled.blood.injury_lp[card]
