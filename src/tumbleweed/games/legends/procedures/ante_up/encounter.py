"""The train heist (AU-TRAIN-08 to -14): an encounter is revealed, fought and discarded."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.frames import Do, Verdict, done
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.components.ante_up.train import discard_encounter, turn_up_encounter
from tumbleweed.games.legends.components.fight import begin_fight
from tumbleweed.games.legends.state.frames import ENCOUNTER, FIGHT
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.state.model import TRAIN


def turn_up(s: LegendsState) -> Verdict:
    seat = ENCOUNTER.seat(s)
    turn_up_encounter(s, seat)
    begin_fight(s, TRAIN, seat, NONE)
    return FIGHT.call(s)


def put_away(s: LegendsState) -> Verdict:
    discard_encounter(s)
    return done(s)


ENCOUNTER_PROCEDURE: Final = ENCOUNTER.procedure((Do("turn_up", turn_up), Do("put_away", put_away)))
