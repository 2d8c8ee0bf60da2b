"""Rolling the risk die (BM-RISK): the face first, then the bonus chosen before the roll."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.chance import draw as roll_die
from tumbleweed.core.events import emit
from tumbleweed.core.frames import Do, Verdict, done
from tumbleweed.games.legends.procedures.announce import announce
from tumbleweed.games.legends.procedures.effects import run
from tumbleweed.games.legends.state.blood_money_model import RISK_STREAM
from tumbleweed.games.legends.state.frames import RISK
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.triggers.queue import note
from tumbleweed.games.legends.vocabulary.blood_money import harm as on
from tumbleweed.games.legends.vocabulary.blood_money.events import RISKED


def roll(s: LegendsState) -> Verdict:
    tables = s.compiled.blood
    face = tables.risk_die[roll_die(s, RISK_STREAM, len(tables.risk_die))]
    RISK.set_face(s, face)
    emit(s, RISKED, RISK.seat(s), RISK.bonus(s), face)
    return run(s, tables.risk_face[face], tables.risk_face_end[face], RISK.seat(s))


def gain_bonus(s: LegendsState) -> Verdict:
    """Whatever the result (BM-RISK-05)."""
    tables, bonus = s.compiled.blood, RISK.bonus(s)
    return run(s, tables.risk_bonus[bonus], tables.risk_bonus_end[bonus], RISK.seat(s))


def rolled(s: LegendsState) -> Verdict:
    note(s, on.ROLL_RISK, RISK.seat(s))
    return announce(s)


RISK_PROCEDURE: Final = RISK.procedure(
    (
        Do("roll", roll),
        Do("gain_bonus", gain_bonus),
        Do("rolled", rolled),
        Do("over", done),
    )
)
