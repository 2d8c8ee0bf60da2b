"""Delivering cattle by a card, wherever one is: as at a Rail Station or a Ranch."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.frames import Do, Verdict
from tumbleweed.games.legends.components.decks.cattle import deliver
from tumbleweed.games.legends.components.player.tracks import gain_points
from tumbleweed.games.legends.procedures.announce import announce
from tumbleweed.games.legends.procedures.effects import run
from tumbleweed.games.legends.state.frames import HAND_IN
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.triggers.queue import note
from tumbleweed.games.legends.vocabulary import triggers as on
from tumbleweed.games.legends.vocabulary.terms import MARSHAL, WANTED, WRANGLE


def hand_over(s: LegendsState) -> Verdict:
    """The token goes back to its own Ranch (WL-CATTLE-10)."""
    seat, how = HAND_IN.seat(s), HAND_IN.how(s)
    HAND_IN.set_token(s, deliver(s, seat, how))
    gain_points(s, seat, MARSHAL if how == WRANGLE else WANTED, 1)
    return announce(s)


def reward(s: LegendsState) -> Verdict:
    token = HAND_IN.token(s)
    at, end = s.compiled.cattle_effect[token], s.compiled.cattle_effect_end[token]
    return run(s, at, end, HAND_IN.seat(s))


def delivered(s: LegendsState) -> Verdict:
    note(s, on.DELIVER_CATTLE, HAND_IN.seat(s), detail=HAND_IN.how(s))
    return announce(s)


HAND_IN_PROCEDURE: Final = HAND_IN.procedure(
    (Do("hand_over", hand_over), Do("reward", reward), Do("delivered", delivered))
)
