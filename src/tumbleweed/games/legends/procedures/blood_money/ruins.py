"""Repairing a location, and the choices of words that ruin or restore some (BM-REPAIR)."""

from __future__ import annotations

from typing import Any, Final

from tumbleweed.core.frames import NEXT, Ask, Do, Question, Verdict, done, goto, label
from tumbleweed.games.legends.components.blood_money.ruins import is_ruin, rebuild, ruin, ruins
from tumbleweed.games.legends.components.blood_money.story_track import gain_sp
from tumbleweed.games.legends.effects.blood_money.harm import PLACES
from tumbleweed.games.legends.procedures.announce import announce
from tumbleweed.games.legends.state import frames
from tumbleweed.games.legends.state.blood_money_model import RUIN_TOKENS
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.triggers.queue import note
from tumbleweed.games.legends.vocabulary.blood_money import harm as on
from tumbleweed.games.legends.vocabulary.blood_money.options import REPAIR, RUIN

NEXT_RUIN: Final = label("next_ruin")
NEXT_REPAIR: Final = label("next_repair")
REPAIR_SP: Final = 2  # BM-REPAIR-08

# ---- the Repair action ----


def pay(s: LegendsState) -> Verdict:
    """BM-REPAIR-06."""
    return frames.DISCARD.call(s, seat=frames.REPAIR.seat(s), count=1)


def mend(s: LegendsState) -> Verdict:
    seat = frames.REPAIR.seat(s)
    rebuild(s, seat, frames.REPAIR.place(s), by_action=True)
    gain_sp(s, seat, REPAIR_SP)
    note(s, on.REPAIR, seat)
    return announce(s)


REPAIR_PROCEDURE: Final = frames.REPAIR.procedure(
    (Do("pay", pay), Do("mend", mend), Do("repaired", done))
)

# ---- `ruin` with `pick` ----


def standing(s: LegendsState) -> list[int]:
    """The places of the word that are not in ruins; none if no token is left."""
    if s.blood.ruins.bit_count() >= RUIN_TOKENS:
        return []
    return [place for place in PLACES.listed(s, frames.RUIN.at(s)) if not is_ruin(s, place)]


def next_ruin(s: LegendsState) -> Verdict:
    places, left = standing(s), frames.RUIN.left(s)
    if len(places) > left > 0:
        return NEXT
    for place in places[:left]:
        ruin(s, place)
    return done(s)


def ruin_options(s: LegendsState) -> list[int]:
    return [RUIN.of(s, place) for place in standing(s)]


def choose_ruin(s: LegendsState, option: int) -> Verdict:
    ruin(s, RUIN.member(s, option))
    frames.RUIN.set_left(s, frames.RUIN.left(s) - 1)
    return goto(NEXT_RUIN)


def ruin_facts(s: LegendsState, seat: int) -> dict[str, Any]:
    return {"count": frames.RUIN.left(s)}


RUIN_PROCEDURE: Final = frames.RUIN.procedure(
    (
        Do("next_ruin", next_ruin),
        Ask(
            "choose_ruin",
            Question("ruin", "BM-REPAIR-01", ruin_facts),
            frames.RUIN.chooser,
            ruin_options,
            choose_ruin,
        ),
    )
)

# ---- `repair` ----


def next_repair(s: LegendsState) -> Verdict:
    places, left, seat = ruins(s), frames.RESTORE.left(s), frames.RESTORE.chooser(s)
    if len(places) > left > 0:
        return NEXT
    for place in places[:left]:
        rebuild(s, seat, place, by_action=False)
    return done(s)


def repair_options(s: LegendsState) -> list[int]:
    return [REPAIR.of(s, place) for place in ruins(s)]


def choose_repair(s: LegendsState, option: int) -> Verdict:
    rebuild(s, frames.RESTORE.chooser(s), REPAIR.member(s, option), by_action=False)
    frames.RESTORE.set_left(s, frames.RESTORE.left(s) - 1)
    return goto(NEXT_REPAIR)


def repair_facts(s: LegendsState, seat: int) -> dict[str, Any]:
    return {"count": frames.RESTORE.left(s)}


RESTORE_PROCEDURE: Final = frames.RESTORE.procedure(
    (
        Do("next_repair", next_repair),
        Ask(
            "choose_repair",
            Question("restore", "BM-REPAIR-11", repair_facts),
            frames.RESTORE.chooser,
            repair_options,
            choose_repair,
        ),
    )
)
