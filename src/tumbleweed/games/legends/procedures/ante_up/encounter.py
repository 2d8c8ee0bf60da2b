"""The train heist (AU-TRAIN-08 to -14): an encounter turned up, its guard fought, the card away."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.frames import Do, Procedure, Verdict, call, done, local
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.components.ante_up.train import discard_encounter, turn_up_encounter
from tumbleweed.games.legends.components.fight import begin_fight
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.state.model import TRAIN
from tumbleweed.games.legends.state.procedure_ids import FIGHT

SEAT: Final = 0


def turn_up(s: LegendsState) -> Verdict:
    seat = local(s, SEAT)
    turn_up_encounter(s, seat)
    begin_fight(s, TRAIN, seat, NONE)
    return call(s, FIGHT)


def put_away(s: LegendsState) -> Verdict:
    discard_encounter(s)
    return done(s)


ENCOUNTER_PROCEDURE: Final = Procedure(
    "encounter", (Do("turn_up", turn_up), Do("put_away", put_away)), "seat"
)
