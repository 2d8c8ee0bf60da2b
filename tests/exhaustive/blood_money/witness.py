"""The witness at tables with Blood Money.

offer … taken           the step that pays for it
map token … turned      tales.turn_map_token
… at the end, scored    score, in the final scoring
trader … traded with    trade.move_on
switch …                where a scenario parts from the game
all else                the events of the game (told.py)
"""

from __future__ import annotations

from typing import Any

from exhaustive.wrapping import Witness, Wrapping, after, before
from tumbleweed.core.frames import Ask, Do
from tumbleweed.core.state import NONE
from tumbleweed.core.visibility import cards_in
from tumbleweed.games.legends.actions.blood_money.deeds import ClaimDeed
from tumbleweed.games.legends.components.blood_money import deeds, relics, scoring, tales
from tumbleweed.games.legends.procedures import game as whole_game
from tumbleweed.games.legends.procedures.blood_money import arrest, prepare, trade
from tumbleweed.games.legends.procedures.blood_money.tale import OFFER_PROCEDURE
from tumbleweed.games.legends.procedures.scoring import score
from tumbleweed.games.legends.state.blood_money_model import MAP_TOKENS
from tumbleweed.games.legends.state.blood_money_queries import ruined, tale
from tumbleweed.games.legends.state.blood_money_state import blood_money_fields
from tumbleweed.games.legends.state.frames import OFFER
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.triggers.blood_money.conditions import condition_number
from tumbleweed.games.legends.vocabulary.options import YES

USUAL = 60  # dollars for 1 LP at the end (BM-END-04)


def picture(s: LegendsState) -> tuple[Any, ...]:
    """What a word may change of the module's part of the state."""
    parts = (getattr(s.blood, field.name) for field in blood_money_fields(s.compiled))
    return tuple(tuple(part) if type(part) is list else part for part in parts)


def watch_blood_money(w: Witness, wrapping: Wrapping) -> None:
    watch_tales(w, wrapping)
    watch_end(w, wrapping)
    watch_trade(w, wrapping)
    watch_set_up(w, wrapping)
    watch_arrests(w, wrapping)


def watch_tales(w: Witness, wrapping: Wrapping) -> None:
    (step,) = (each for each in OFFER_PROCEDURE.steps if each.name == "paid")
    assert isinstance(step, Do)

    def paid(s: LegendsState) -> None:
        condition = condition_number(s, OFFER.place(s))
        w.seen.add(f"offer {s.compiled.blood.conditions[condition]} taken")

    def turned(s: LegendsState, seat: int, token: int) -> None:
        name = s.compiled.blood.tales[tale(s)]
        w.seen.add(f"map token {MAP_TOKENS[token]} turned in {name}")

    wrapping.set(step, "run", before(step.run, paid))
    wrapping.replace(tales.turn_map_token, before(tales.turn_map_token, turned))


# ---- the end of the game ----


def watch_end(w: Witness, wrapping: Wrapping) -> None:
    """In the final scoring alone: others may ask for a score at any time."""

    def scored(s: LegendsState, seat: int) -> None:
        if not s.compiled.blood_money:
            return
        blood, tables = s.blood, s.compiled.blood
        for deed, owner in enumerate(blood.deed_of):
            how = "in ruins at the end" if ruined(s, deed) else "scored"
            if owner == seat and bool(scoring.worth_of(s, deed)) != ruined(s, deed):
                w.seen.add(f"deed {tables.deeds[deed]} {how}")
        for relic in cards_in(blood.relics[seat]):
            w.seen.add(f"relic {tables.relics[relic]} scored")
        if blood.injury[seat] != NONE and scoring.injuries_lp(s, seat):
            w.seen.add(f"injury {tables.injuries[blood.injury[seat]]} cost LP")
        if tables.richest_lp and scoring.richest_lp(s, seat):
            w.seen.add("switch the richest scored")
        if s.money[seat] // tables.money_per_lp != s.money[seat] // USUAL:
            w.seen.add(f"switch $ {tables.money_per_lp} are 1 LP")

    wrapping.set(whole_game, "score", after(score, scored))


# ---- the Trader, and what scenarios do not sell ----


def watch_trade(w: Witness, wrapping: Wrapping) -> None:
    (step,) = (each for each in trade.TRADE_PROCEDURE.steps if each.name == "move_on")
    assert isinstance(step, Do)
    for_sale = relics.relics_for_sale

    def traded(s: LegendsState) -> None:
        w.seen.add(f"trader {s.compiled.blood.trader_cards[s.blood.trader]} traded with")

    def see_relics(s: LegendsState, seat: int, discount: int = 0) -> tuple[int, ...]:
        can_pay = s.money[seat] >= relics.relic_price(s, seat, discount)
        if not s.compiled.blood.sells_relics and s.blood.relic_shop and can_pay:
            w.seen.add("switch no Legendary item for sale")
        return for_sale(s, seat, discount)

    def claimable(action: ClaimDeed, s: LegendsState, seat: int, found: list[int]) -> None:
        for deed in s.compiled.blood.deeds_at[s.space[seat]]:
            can_pay = s.money[seat] >= deeds.deed_price(s, seat, deed)
            if not s.compiled.blood.with_deeds and can_pay and deeds.for_sale(s, deed):
                w.seen.add("switch no deed for sale")

    wrapping.set(step, "run", before(step.run, traded))
    wrapping.replace(for_sale, see_relics)
    wrapping.set(ClaimDeed, "offer", before(ClaimDeed.offer, claimable))


# ---- scenarios: what is dealt, how one is arrested ----


def watch_set_up(w: Witness, wrapping: Wrapping) -> None:
    steps = {each.name: each for each in prepare.PREPARE_WITH_TRADER.steps}
    laid_out, dealt = steps["lay_out"], steps["deal_characters"]
    assert isinstance(laid_out, Do)
    assert isinstance(dealt, Do)

    def see_stands(s: LegendsState) -> None:
        blood = s.compiled.blood
        for stand, items in enumerate(blood.stocked):
            kept = [s.compiled.items[item] for item in items if s.up.stand[item] == stand]
            w.seen.update(f"switch {item} in its store" for item in kept)
        left_out = set(range(len(blood.relics))) - {*s.blood.relic_deck, *s.blood.relic_shop}
        w.seen.update(f"switch {blood.relics[relic]} stays out" for relic in left_out)

    def see_cast(s: LegendsState) -> None:
        out = [each for each in s.compiled.blood.characters_out if each not in s.dealt]
        w.seen.update(f"switch {s.compiled.characters[each]} stays out" for each in out)

    def see_cards(s: LegendsState, seat: int) -> None:
        if s.compiled.blood.further_cards:
            own = s.compiled.start_cards[s.character[seat]]
            if len(s.hands[seat]) == own + s.compiled.blood.further_cards:
                w.seen.add("switch further cards at the start")

    wrapping.set(laid_out, "run", after(laid_out.run, see_stands))
    wrapping.set(dealt, "run", after(dealt.run, see_cast))
    wrapping.replace(prepare.give_further, after(prepare.give_further, see_cards))


def watch_arrests(w: Witness, wrapping: Wrapping) -> None:
    (step,) = (each for each in arrest.ARREST_STEPS if each.name == "give_up_hand")

    def answered(s: LegendsState, option: int) -> None:
        w.seen.add(f"switch the hand {'given up' if option == YES else 'kept'} in an arrest")

    assert isinstance(step, Ask)
    wrapping.set(step, "take", before(step.take, answered))
