"""Claiming deeds and using their actions (BM-CLAIM), and why they or answers are not offered."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.frames import NEXT, Verdict
from tumbleweed.core.rules import Reason
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.actions.record import CARDS, HERE, Action
from tumbleweed.games.legends.components.blood_money.deeds import claim_deed, deed_price, for_sale
from tumbleweed.games.legends.effects.blood_money.usable_deeds import usable_deeds
from tumbleweed.games.legends.state import compiled
from tumbleweed.games.legends.state.blood_money_queries import ruined
from tumbleweed.games.legends.state.frames import USE_DEED
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.vocabulary.blood_money.options import CLAIM_DEED, DEED


class ClaimDeed(Action):
    """At the location of the deed (BM-CLAIM-01, -02)."""

    def offer(self, s: LegendsState, seat: int, found: list[int]) -> None:
        if not s.compiled.blood.with_deeds:
            return
        for deed in s.compiled.blood.deeds_at[s.space[seat]]:
            if for_sale(s, deed) and s.money[seat] >= deed_price(s, seat, deed):
                found.append(CLAIM_DEED.of(s, deed))

    def why_not(self, s: LegendsState, seat: int, verb: str, thing: str) -> list[Reason]:
        if not s.compiled.blood.with_deeds:
            return [Reason("BM-COMP-28", "why-no-deeds-in-game")]
        if thing:
            return claim_reasons(s, seat, s.compiled.blood.deeds.index(thing))
        here = s.compiled.blood.deeds_at[s.space[seat]]
        return claim_reasons(s, seat, here[0]) if here else [NO_DEED_HERE]

    def start(self, s: LegendsState, seat: int, option: int) -> Verdict:
        claim_deed(s, seat, CLAIM_DEED.member(s, option))
        return NEXT


class UseDeed(Action):
    """From anywhere, once per game (BM-CLAIM-06, -07)."""

    def offer(self, s: LegendsState, seat: int, found: list[int]) -> None:
        for deed in usable_deeds(s, seat):
            found.append(DEED.of(s, deed))

    def why_not(self, s: LegendsState, seat: int, verb: str, thing: str) -> list[Reason]:
        return use_reasons(s, seat, thing)

    def start(self, s: LegendsState, seat: int, option: int) -> Verdict:
        return USE_DEED.call(s, seat=seat, deed=DEED.member(s, option))


CLAIM: Final[Action] = ClaimDeed(
    {"claim-deed": "l-note"},
    heading=HERE,
    rank=13,
    spends=True,
    site=compiled.LOCATION,
    explains=(),
    rows=("verb-claim-deed", "gain-claim-deed"),
)
USE: Final[Action] = UseDeed(
    {"deed": "l-note"}, heading=CARDS, rank=33, spends=True, site=NONE, explains=(), rows=()
)

# ---- why not ----

NO_DEED_HERE: Final = Reason("BM-CLAIM-01", "why-no-deed-here")


def deed_args(s: LegendsState, deed: int) -> dict[str, str | int]:
    return {"deed": f"deed:{s.compiled.blood.deeds[deed]}"}


def claim_reasons(s: LegendsState, seat: int, deed: int) -> list[Reason]:
    args, owner = deed_args(s, deed), s.blood.deed_of[deed]
    if owner == seat:
        return [Reason("BM-CLAIM-03", "why-own-deed", args)]
    if owner != NONE:
        return [Reason("BM-CLAIM-03", "why-deed-taken", {**args, "seat": f"seat:{owner}"})]
    found: list[Reason] = []
    place = s.compiled.blood.deed_place[deed]
    if not s.compiled.board.at(s.space[seat], place):
        name = s.compiled.board.places[place]
        found.append(Reason("BM-CLAIM-01", "why-not-here", {"place": f"place:{name}"}))
    if ruined(s, deed):
        found.append(ruin_reason(s, deed, "BM-REPAIR-03"))
    price = deed_price(s, seat, deed)
    if s.money[seat] < price:
        found.append(Reason("BM-CLAIM-19", "why-no-money", {"money": price}))
    return found


def ruin_reason(s: LegendsState, deed: int, rule: str) -> Reason:
    return Reason(rule, "why-ruined", {"place": f"place:{s.compiled.blood.deed_places[deed]}"})


def use_reasons(s: LegendsState, seat: int, thing: str) -> list[Reason]:
    if not thing:
        return [Reason("BM-CLAIM-06", "why-no-deed-to-use")]
    deed = s.compiled.blood.deeds.index(thing)
    args = deed_args(s, deed)
    if s.blood.deed_of[deed] != seat:
        return [Reason("BM-CLAIM-06", "why-not-your-deed", args)]
    if s.blood.deeds_used >> deed & 1:
        return [Reason("BM-CLAIM-09", "why-deed-used", args)]
    if ruined(s, deed):
        return [ruin_reason(s, deed, "BM-CLAIM-10")]
    return [Reason("WL-CARD-07", "why-deed-no-effect", args)]


def deed_answer(s: LegendsState, seat: int, verb: str, thing: str, rule: str) -> list[Reason]:
    return use_reasons(s, seat, thing)


def start_answer(s: LegendsState, seat: int, verb: str, thing: str, rule: str) -> list[Reason]:
    """A deed to start with: of the right kind, and nobody's."""
    deed, blood = s.compiled.blood.deeds.index(thing), s.compiled.blood
    args, owner = deed_args(s, deed), s.blood.deed_of[deed]
    if blood.deed_kind[deed] != blood.start_deed[s.character[seat]]:
        return [Reason(rule, "why-not-your-start-deed", args)]
    return [Reason("BM-CLAIM-03", "why-deed-taken", {**args, "seat": f"seat:{owner}"})]
