"""Wounds and injuries: the Doctor, and what heals elsewhere (BM-INJURY)."""

from __future__ import annotations

from tumbleweed.bots.legends.blood_money.worth import told
from tumbleweed.bots.legends.plan import Planner
from tumbleweed.games.legends.vocabulary.blood_money.property import HEAL_PRICE

FEE = 10  # WL-DOCTOR-01
POUCH = "medicine-pouch"
POUCH_HEALS, CURED_LP = 2, 1.0  # an LP if an injury goes with the wounds


def heal(p: Planner) -> None:
    """The Doctor removes all wounds, and the injury with them; a story may raise the fee."""
    worth, table = told(p)
    fee = table.price(HEAL_PRICE, FEE)
    if p.me.wounds and p.me.money >= fee:
        gain = worth.healed(float(p.me.wounds)) + p.me.wounds * worth.card - fee * worth.dollar
        for space in p.land.doctors:
            p.add("errand", gain, space, "heal")


def open_pouch(p: Planner) -> None:
    worth, table = told(p)
    if POUCH in p.me.items and p.me.wounds:
        cured = p.me.wounds <= POUCH_HEALS and table.injury >= 0
        gain = worth.healed(float(POUCH_HEALS)) + (CURED_LP if cured else 0.0)
        p.add("errand", gain, p.trip.start, f"item:{POUCH}")
